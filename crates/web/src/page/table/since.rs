//! *Since your turn*: what others have done since the viewer's last action, and showing it again.

use engine::say;
use maud::{Markup, html};

use super::{icon, side};
use crate::board;
use crate::table_page::{EventLine, SinceLines, TablePage};
use crate::words::Key;

/// The strip: a line of small symbols, grouped by seat. Empty if nothing has happened. While it is shown again, the strip
/// says how far that has come.
pub(super) fn strip(page: &TablePage<'_>) -> Markup {
    let since = page.since.as_ref();
    let is_now = page.moment.is_now;
    html! {
        section.since id="since" data-region="since" aria-hidden=[(!is_now).then_some("true")]
            aria-label=[since.map(|_| page.say(say!(SinceTitle)))] {
            @if let Some(since) = since {
                @let line = html! {
                    (icon("replay"))
                    b.since-title { (page.say(say!(SinceTitle))) }
                    span.since-signs {
                        @for run in since.lines.chunk_by(|one, next| one.about == next.about) { (signs(run)) }
                    }
                };
                @if is_now { a.since-link id="since-link" href={ (page.address) "/since" } { (line) } }
                @else { div.since-link { (line) } }
                @if since.is_cut && is_now {
                    a.since-earlier href={ (page.address) "/log" } { (page.say(say!(SinceEarlier))) }
                }
            }
        }
    }
}

/// The symbols of consecutive events about the same seat, with its emblem. Without symbols, the sentences.
fn signs(run: &[EventLine]) -> Markup {
    let about = run.first().and_then(|line| line.about);
    html! {
        span.since-run.(run.first().map_or_else(String::new, side::seat_class)) {
            @if let Some(seat) = about {
                svg.emblem aria-hidden="true" { use href={ "#emblem-" (seat.index() + 1) } {} }
            }
            @for line in run {
                @if let Some(signs) = &line.signs {
                    span.signs role="img" aria-label=(line.sentence) title=(line.sentence) { (signs) }
                } @else {
                    span.said { (line.sentence) }
                }
                " "
            }
        }
    }
}

/// The prompt while the steps are shown again, from the position before them. Without the script, it is a list of them.
pub(super) fn replay(page: &TablePage<'_>, since: &SinceLines<'_>) -> Markup {
    let speaker = page.moves.speaker;
    html! {
        section.prompt.replay id="prompt" data-region="prompt" aria-labelledby="question" {
            div.prompt-inner {
                div.prompt-text {
                    h2.prompt-who id="question" tabindex="-1" { (page.say(say!(SinceTitle))) }
                    p.prompt-what id="replay-says" { (page.say(say!(SinceBefore))) }
                }
                div.prompt-actions {
                    button.button.quiet id="replay-pause" type="button" hidden data-pause=(page.say(say!(SincePause)))
                        data-go-on=(page.say(say!(SinceGoOn))) { (page.say(say!(SincePause))) }
                    button.button.quiet id="replay-fast" type="button" hidden aria-pressed="false"
                        aria-label=(page.say(say!(SinceFast))) { (page.say(say!(SinceTwice))) }
                    a.button id="back-to-table" href=(page.address) { (page.say(say!(SiteBackToTable))) }
                }
            }
            ol.event-list.replay-steps id="replay-steps" {
                @for (line, glides) in since.lines.iter().zip(board::glides(since.told, speaker)) {
                    li class=(side::seat_class(line)) {
                        (side::line(page, line))
                        template { @for glide in glides { (glide) } }
                    }
                }
            }
        }
    }
}
