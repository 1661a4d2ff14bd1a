//! The whole log of a game.

use engine::say;
use engine::words::Speaker;
use maud::{Markup, html};
use table::LogLine;
use table::hall::TableView;
use table::store::Status;

use super::site::{round, site};
use crate::words::Key;

/// Renders everything that happened, grouped by round.
#[must_use]
pub fn log(speaker: &Speaker<'_>, me: Option<&str>, title: &str, table_view: &TableView, told: &[LogLine]) -> Markup {
    let address = format!("/tables/{}", table_view.id);
    let known = table_view.standstill.as_ref().map_or(table_view.position, |standstill| standstill.plays_to) as usize;
    site(
        speaker,
        me,
        &html! {
            main.page.log-page id="content" tabindex="-1" {
                h1 { (title) }
                nav.page-links aria-label=(speaker.say(say!(SiteThisGame))) {
                    a.button href=(address) { (speaker.say(say!(SiteBackToTable))) }
                    @if table_view.status == Status::Over && known > 0 {
                        a.button href={ (address) "/result" } { (speaker.say(say!(SiteResult))) }
                    }
                    a.button href={ (address) "/export" } { (speaker.say(say!(SiteExport))) }
                }
                @if known > 0 { p.fine { (speaker.say(say!(LogAbout))) } }
                @if told.is_empty() { p.none { (speaker.say(say!(SiteNothingYet))) } }
                @for lines_of_round in told.chunk_by(|one, next| one.round == next.round) {
                    section.log-round {
                        h2 { (speaker.say(round(&speaker.say(table_view.kind.round_name()), lines_of_round[0].round))) }
                        ol.log-lines { (lines(speaker, &address, lines_of_round, known)) }
                    }
                }
            }
        },
    )
}

/// Lines link to their positions, as far as these can be shown.
fn lines(speaker: &Speaker<'_>, address: &str, told: &[LogLine], known: usize) -> Markup {
    let is_new_turn = |i: usize| i == 0 || told[i].about != told[i - 1].about;
    let is_new_move = |i: usize| i == 0 || told[i].position != told[i - 1].position;
    html! {
        @for (i, line) in told.iter().enumerate() {
            @let seat = line.about.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
            li class={ (seat) @if is_new_turn(i) { " new-turn" } } {
                @if line.position <= known {
                    a href={ (address) "/history/" (line.position) } { (text(speaker, line, is_new_move(i))) }
                } @else {
                    (text(speaker, line, is_new_move(i)))
                }
            }
        }
    }
}

fn text(speaker: &Speaker<'_>, line: &LogLine, is_new_move: bool) -> Markup {
    html! {
        span.log-position aria-hidden="true" { @if is_new_move { (line.position) } }
        span { (speaker.say(&line.sentence)) }
    }
}
