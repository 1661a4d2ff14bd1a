//! The points of a running game over time, as far as the viewer knows them.

use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::{RoundScore, TableView};

use super::result::chart::chart;
use super::result::sources::Stacked;
use super::site::site;
use crate::words::Key;

/// Renders the page.
#[must_use]
pub fn score(
    speaker: &Speaker<'_>,
    me: Option<&str>,
    title: &str,
    table_view: &TableView,
    rounds: &[RoundScore],
) -> Markup {
    let kind = table_view.kind;
    let rival = rounds.last().and_then(|round| round.sheet.rival).map(|rival| speaker.say(kind.source_name(rival)));
    let names: Vec<&str> = table_view.seats.iter().map(|line| line.name.as_str()).chain(rival.as_deref()).collect();
    let round_name = speaker.say(kind.round_name());
    let stacked =
        Stacked::new(speaker, &names, &round_name, rounds, |id| speaker.say_capitalized(kind.source_name(id)));
    let is_complete = |seat: Seat| rounds.iter().all(|round| round.sheet.is_complete(seat));
    html! {
        (site(speaker, me, &html! {
            main.page.result-page id="content" tabindex="-1" {
                p.eyebrow { (speaker.say(kind.title())) }
                h1 { (title) }
                @if !table_view.seats.iter().all(|line| is_complete(line.seat)) {
                    p.lead { (speaker.say(say!(ResultUnknown))) }
                }
                div.page-links {
                    a.button.primary id="go-table" href={ "/tables/" (table_view.id) } { (speaker.say(say!(SiteBackToTable))) }
                }
                section.card-panel {
                    h2 { (speaker.say(say!(ResultOverTime))) }
                    p.fine { (speaker.say(say!(ResultOverTimeAbout))) }
                    (chart(speaker, &names, &round_name, rounds))
                }
                section.card-panel {
                    h2 { (speaker.say(say!(ResultSourcesOverTime))) }
                    (stacked.draw())
                }
            }
        }))
    }
}
