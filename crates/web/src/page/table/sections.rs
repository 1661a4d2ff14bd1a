//! The bar at the bottom of narrow windows: links to the sections of the table.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use super::icon;
use crate::table_page::TablePage;
use crate::words::Key;

/// A part of the table that people go to.
pub struct Section {
    /// The id of its element.
    pub anchor: String,
    /// Its short name.
    pub label: Phrase,
    /// Its picture in the frame's sprite.
    pub picture: &'static str,
    /// Whether something there answers the question.
    pub asks: bool,
}

/// The sections of the plain view.
fn plain(page: &TablePage<'_>) -> Vec<Section> {
    let section = |anchor: &str, label, picture, asks| Section { anchor: anchor.to_owned(), label, picture, asks };
    vec![
        section("moves", say!(TableMoves), "check", !page.moves.offers.is_empty()),
        section("plain", say!(TablePlain), "plain", false),
    ]
}

pub(super) fn bar(page: &TablePage<'_>, of_board: Option<Vec<Section>>) -> Markup {
    let feed = Section { anchor: "events".to_owned(), label: say!(SiteLog), picture: "log", asks: false };
    let sections = of_board.unwrap_or_else(|| plain(page)).into_iter().chain([feed]);
    html! {
        nav.sections id="sections" data-region="sections" aria-label=(page.say(say!(TableSections))) {
            @for Section { anchor, label, picture, asks } in sections {
                a.section.asks[asks] href={ "#" (anchor) } {
                    (icon(picture)) span { (page.title(label)) }
                    @if asks { span.visually-hidden { (page.say(say!(TableAsksHere))) } }
                }
            }
        }
    }
}
