//! The whole log of a game.

use engine::words::Speaker;
use maud::{Markup, html};
use table::Told;
use table::hall::Look;
use table::store::Status;

use super::site::site;

/// Everything that happened, line by line, round by round.
#[must_use]
pub fn log(me: Option<&str>, look: &Look, told: &[Told]) -> Markup {
    let address = format!("/tables/{}", look.id);
    let known = look.standstill.as_ref().map_or(look.position, |standstill| standstill.plays_to) as usize;
    site(
        me,
        &html! {
            main.page.log-page {
                h1 { (crate::words::title(look.kind)) ": what happened" }
                nav.page-links aria-label="This game" {
                    a.button href=(address) { "Back to the table" }
                    @if look.status == Status::Over && known > 0 { a.button href={ (address) "/result" } { "Result" } }
                    a.button href={ (address) "/export" } { "Export" }
                }
                @if known > 0 { p.fine { "Every line leads to the table as it stood then." } }
                @if told.is_empty() { p.none { "Nothing has happened yet." } }
                @for round in told.chunk_by(|one, next| one.round == next.round) {
                    section.log-round {
                        h2 { (crate::words::round_name(look.kind)) " " (round[0].round) }
                        ol.log-lines { (lines(look, &address, round, known)) }
                    }
                }
            }
        },
    )
}

/// Lines lead to positions as far as these are known.
fn lines(look: &Look, address: &str, told: &[Told], known: usize) -> Markup {
    let speaker = look.speaker(engine::words::ENGLISH);
    let is_new_turn = |i: usize| i == 0 || told[i].seat != told[i - 1].seat;
    let is_new_move = |i: usize| i == 0 || told[i].position != told[i - 1].position;
    html! {
        @for (i, line) in told.iter().enumerate() {
            @let seat = line.seat.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
            li class={ (seat) @if is_new_turn(i) { " new-turn" } } {
                @if line.position <= known {
                    a href={ (address) "/history/" (line.position) } { (text(&speaker, line, is_new_move(i))) }
                } @else {
                    (text(&speaker, line, is_new_move(i)))
                }
            }
        }
    }
}

fn text(speaker: &Speaker<'_>, line: &Told, is_new_move: bool) -> Markup {
    html! {
        span.log-position aria-hidden="true" { @if is_new_move { (line.position) } }
        span { (speaker.say(&line.sentence)) }
    }
}
