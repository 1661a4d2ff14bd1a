//! The board of Stone Age: the valley with its places, the tray, the market and the players' mats.

mod card;
mod glides;
mod icon;
mod market;
mod mats;
mod signs;
#[cfg(test)]
mod tests;
mod tray;
mod valley;

use engine::Spot;
use engine::words::Speaker;
use maud::{Markup, PreEscaped, html};
use stone_age::{Event, StoneAge};

use super::{Board, Glide};

/// The shared drawings, once per page.
const SPRITE: &str = include_str!("../../assets/stone-age.svg");

/// The board of Stone Age.
pub struct StoneAgeBoard;

type Scene<'a> = super::Scene<'a, StoneAgeBoard>;

impl Board for StoneAgeBoard {
    type Game = StoneAge;

    fn draw(scene: Scene<'_>) -> Markup {
        html! {
            div.board.stone-age {
                (PreEscaped(SPRITE))
                (valley::valley(scene))
                (tray::tray(scene))
                (market::market(scene))
                (mats::mats(scene))
            }
        }
    }

    fn spots(scene: Scene<'_>) -> Vec<Spot> {
        valley::spots(scene).chain(market::spots(scene)).chain(tray::spots(scene)).collect()
    }

    fn describe(event: &Event) -> Option<Markup> {
        tray::roll(event)
    }

    fn signs(event: &Event) -> Option<Markup> {
        Some(signs::signs(event))
    }

    fn glides(event: &Event, before: Option<&Event>, speaker: &Speaker<'_>) -> Vec<Glide> {
        glides::glides(event, before, speaker)
    }
}
