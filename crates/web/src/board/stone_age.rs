//! The board of Stone Age: the valley with its places, the tray, the market and the players' mats.

mod card;
mod icon;
mod market;
mod mats;
mod plans;
#[cfg(test)]
mod tests;
mod tray;
mod valley;

use engine::Spot;
use maud::{Markup, PreEscaped, html};
use stone_age::{Event, StoneAge};

use table::Plan;

use super::Board;
use crate::picks::Picks;

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

    fn plan(picks: &Picks) -> Option<Box<dyn Plan>> {
        plans::plan(picks)
    }

    fn describe(event: &Event) -> Option<Markup> {
        tray::roll(event)
    }
}
