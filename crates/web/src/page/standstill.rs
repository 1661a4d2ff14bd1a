//! The page of a game that cannot be replayed to where it was left: all that is known of it, and what can be done.

use engine::Seat;
use maud::{Markup, html};
use table::hall::{Look, StandstillLook};
use table::store::Status;

use super::site::{emblem, site};

/// The page of a game that stands still.
#[must_use]
pub fn standstill(me: Option<&str>, look: &Look, standstill: &StandstillLook, refused: Option<&str>) -> Markup {
    let address = format!("/tables/{}", look.id);
    let is_over = look.status == Status::Over;
    site(
        me,
        &html! {
            main.page.result-page id="table" {
                p.eyebrow { (crate::words::title(look.kind)) }
                h1 {
                    @match look.status {
                        Status::Over => "A game by older rules",
                        Status::Aborted => "This game was aborted",
                        Status::Gathering | Status::Playing => "This game stands still",
                    }
                }
                @if let Some(refused) = refused { p.problem role="alert" { (refused) } }
                @if is_over { (result(look)) }
                p.lead { (look.speaker(engine::words::ENGLISH).say_capitalized(&standstill.why)) "." }
                @if look.status == Status::Playing { (choice(look, standstill, &address)) }
                @else { p { "Its result and its moves are kept as they were." } }
                div.page-links {
                    @if is_over {
                        form method="post" action={ (address) "/rematch" } { button.button.primary id="rematch" { "Rematch" } }
                    }
                    @if look.status == Status::Playing && standstill.plays_to > 0 {
                        a.button id="go-history" href={ (address) "/history/" (standstill.plays_to) } {
                            "Look at the position after move " (standstill.plays_to)
                        }
                    }
                    a.button id="go-log" href={ (address) "/log" } { "Log" }
                    a.button id="go-export" href={ (address) "/export" } { "Export" }
                }
                (notes(look))
            }
        },
    )
}

/// What the host can do, or who the host is.
fn choice(look: &Look, standstill: &StandstillLook, address: &str) -> Markup {
    html! {
        p {
            "Nothing is lost: the first " (standstill.plays_to) " of " (look.position) " moves can be replayed, and all \
             of them can be read and exported."
        }
        @if !standstill.has_beginning {
            @if look.is_host {
                p { "There is no position from which it could go on. As its host you can end it without a result." }
                div.page-links { (end(address)) }
            } @else {
                p { "There is no position from which it could go on. Its host can end it." }
            }
        } @else if standstill.can_go_on {
            p {
                "As the host you can let the game go on after move " (standstill.plays_to) ". Later moves no longer \
                 count then, and everything from there on is drawn anew. Or you can end it without a result."
            }
            div.page-links {
                form method="post" action={ (address) "/go-on" } {
                    button.button.primary id="go-on" { "Go on after move " (standstill.plays_to) }
                }
                (end(address))
            }
        } @else {
            p { "Its host can let it go on from there, or end it." }
        }
    }
}

fn end(address: &str) -> Markup {
    html! { a.button id="abort" href={ (address) "/abort" } { "End the game" } }
}

/// The points that were kept.
fn result(look: &Look) -> Markup {
    let is_winner = |seat: Seat| look.summary.winners.contains(&(seat.index() as u8));
    let mut lines: Vec<_> = look.seats.iter().zip(&look.summary.scores).collect();
    lines.sort_by_key(|(line, score)| (!is_winner(line.seat), -**score));
    html! {
        ol.standings.big-standings {
            @for (line, score) in lines {
                li.winner[is_winner(line.seat)] { (emblem(line.seat)) span.name { (line.name) } b { (score) } }
            }
        }
    }
}

/// What was said, by people and by the table.
fn notes(look: &Look) -> Markup {
    html! {
        @if !look.notes.is_empty() {
            section.card-panel {
                h2 { "What was said" }
                @for note in &look.notes {
                    p { @if !note.name.is_empty() { b { (note.name) ": " } } (crate::words::told_note(note)) }
                }
            }
        }
    }
}
