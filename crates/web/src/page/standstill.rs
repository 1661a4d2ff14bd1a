//! The page of a game that can only be replayed in part: what is known of it, and what can be done.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::{StandstillView, TableView};
use table::store::Status;

use super::site::{emblem, site};
use crate::failure::clause;
use crate::words::Key;

/// Renders the page of a game at a standstill.
#[must_use]
pub fn standstill(
    speaker: &Speaker<'_>,
    me: Option<&str>,
    table_view: &TableView,
    standstill: &StandstillView,
    refused: Option<&Phrase>,
) -> Markup {
    let address = format!("/tables/{}", table_view.id);
    let is_over = table_view.status == Status::Over;
    let plays_to = standstill.plays_to as usize;
    site(
        speaker,
        me,
        &html! {
            div.page-table id="table" { main.page.result-page id="content" tabindex="-1" {
                p.eyebrow { (speaker.say(table_view.kind.title())) }
                h1 {
                    (speaker.say(match table_view.status {
                        Status::Over => say!(StandstillOlderRules),
                        Status::Aborted => say!(TableAborted),
                        Status::Gathering | Status::Playing => say!(StandstillTitle),
                    }))
                }
                @if let Some(refused) = refused { p.problem role="alert" { (speaker.say(refused)) } }
                @if is_over { (result(table_view)) }
                p.lead { (speaker.say(clause(standstill.why.clone()))) }
                @if table_view.status == Status::Playing { (choice(speaker, table_view, standstill, &address)) }
                @else { p { (speaker.say(say!(StandstillKept))) } }
                div.page-links {
                    @if is_over {
                        form method="post" action={ (address) "/rematch" } {
                            button.button.primary id="rematch" { (speaker.say(say!(SiteRematch))) }
                        }
                    }
                    @if table_view.status == Status::Playing && standstill.plays_to > 0 {
                        a.button id="go-history" href={ (address) "/history/" (standstill.plays_to) } {
                            (speaker.say(say!(StandstillPosition, moves = plays_to)))
                        }
                    }
                    a.button id="go-log" href={ (address) "/log" } { (speaker.say(say!(SiteLog))) }
                    a.button id="go-export" href={ (address) "/export" } { (speaker.say(say!(SiteExport))) }
                }
                (notes(speaker, table_view))
            } }
        },
    )
}

/// What the host can do; for others, whom to ask.
fn choice(speaker: &Speaker<'_>, table_view: &TableView, standstill: &StandstillView, address: &str) -> Markup {
    let plays_to = standstill.plays_to as usize;
    html! {
        p { (speaker.say(say!(StandstillNothingLost, moves = plays_to, all = table_view.position as usize))) }
        @if !standstill.has_beginning {
            @if table_view.is_host {
                p { (speaker.say(say!(StandstillNoBeginningHost))) }
                div.page-links { (end(speaker, address)) }
            } @else {
                p { (speaker.say(say!(StandstillNoBeginning))) }
            }
        } @else if standstill.can_go_on {
            p { (speaker.say(say!(StandstillHost, moves = plays_to))) }
            div.page-links {
                form method="post" action={ (address) "/go-on" } {
                    button.button.primary id="go-on" {
                        (speaker.say(say!(StandstillGoOn, moves = plays_to)))
                    }
                }
                (end(speaker, address))
            }
        } @else {
            p { (speaker.say(say!(StandstillAskHost))) }
        }
    }
}

fn end(speaker: &Speaker<'_>, address: &str) -> Markup {
    html! { a.button id="abort" href={ (address) "/abort" } { (speaker.say(say!(StandstillEnd))) } }
}

/// The stored points.
fn result(table_view: &TableView) -> Markup {
    let is_winner = |seat: Seat| table_view.summary.winners.contains(&(seat.index() as u8));
    let mut lines: Vec<_> = table_view.seats.iter().zip(&table_view.summary.scores).collect();
    lines.sort_by_key(|(line, score)| (!is_winner(line.seat), -**score));
    html! {
        ol.standings.big-standings {
            @for (line, score) in lines {
                li.winner[is_winner(line.seat)] { (emblem(line.seat)) span.name { (line.name) } b { (score) } }
            }
        }
    }
}

/// The chat.
fn notes(speaker: &Speaker<'_>, table_view: &TableView) -> Markup {
    html! {
        @if !table_view.notes.is_empty() {
            section.card-panel {
                h2 { (speaker.say(say!(TableChat))) }
                @for note in &table_view.notes {
                    p { @if !note.name.is_empty() { b { (note.name) ": " } } (speaker.say(&note.said)) }
                }
            }
        }
    }
}
