//! The board of Stone Age: the valley with its places, the tray, the market and the players' mats.

mod card;
mod icon;
mod market;
mod mats;
#[cfg(test)]
mod tests;
mod tray;
mod valley;

use engine::Spot;
use maud::{Markup, html};
use stone_age::{Event, StoneAge};

use super::Board;

/// The board of Stone Age.
pub struct StoneAgeBoard;

type Scene<'a> = super::Scene<'a, StoneAgeBoard>;

impl Board for StoneAgeBoard {
    type Game = StoneAge;
    const SPRITE: &str = include_str!("../../assets/stone-age.svg");

    fn draw(scene: Scene<'_>) -> Markup {
        html! {
            div.board.stone-age {
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
}
