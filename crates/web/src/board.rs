//! The boards of the games: each draws what a viewer may know, as HTML over our own landscape.
//!
//! A board is a few sections with a `data-region`, which the script swaps one by one. A piece that can move carries
//! `data-piece` (what it is) and `data-at` (where it is): the script pairs the old and the new page by them.

mod card;
mod icon;
mod market;
mod mats;
#[cfg(test)]
mod tests;
mod tray;
mod valley;

use std::borrow::Borrow;

use engine::words::{Phrase, Speaker};
use maud::{Markup, PreEscaped, html};
use stone_age::View;

use crate::table_page::TablePage;

/// The drawings that the whole page uses, once.
const SPRITE: &str = include_str!("../assets/stone-age.svg");

/// The whole play area of Stone Age for one viewer: valley, tray, market and mats, in the order of reading. The speaker
/// of what is shown knows the messages of the game.
#[must_use]
pub fn stone_age(view: &View, page: &TablePage<'_>) -> Markup {
    let draw = Draw { view, page };
    html! {
        div.board.stone-age {
            (PreEscaped(SPRITE))
            (valley::valley(draw))
            (tray::tray(draw))
            (market::market(draw))
            (mats::mats(draw))
        }
    }
}

/// What the parts of a board are drawn from.
#[derive(Clone, Copy)]
struct Draw<'a> {
    view: &'a View,
    page: &'a TablePage<'a>,
}

impl<'a> Draw<'a> {
    fn speaker(self) -> &'a Speaker<'a> {
        self.page.moves.speaker
    }

    /// The text of a phrase.
    fn say(self, phrase: impl Borrow<Phrase>) -> String {
        self.speaker().say(phrase)
    }

    /// The text of a phrase as a title.
    fn title(self, phrase: impl Borrow<Phrase>) -> String {
        self.speaker().say_capitalized(phrase)
    }
}
