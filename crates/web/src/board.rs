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

use maud::{Markup, PreEscaped, html};
use stone_age::View;

use crate::show::Shown;

/// The drawings that the whole page uses, once.
const SPRITE: &str = include_str!("../assets/stone-age.svg");

/// The whole play area of Stone Age for one viewer: valley, tray, market and mats, in the order of reading.
#[must_use]
pub fn stone_age(view: &View, shown: &Shown<'_>) -> Markup {
    html! {
        div.board.stone-age {
            (PreEscaped(SPRITE))
            (valley::valley(view, shown))
            (tray::tray(view, shown))
            (market::market(view, shown))
            (mats::mats(view, shown))
        }
    }
}
