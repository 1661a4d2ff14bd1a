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
use stone_age::{Acquisition, Action, Change, Event, Place, StoneAge, View, foretell, names};

use table::Plan;

use super::Board;
use crate::picks::Picks;
use crate::table_page::Preview;

/// The shared drawings, once per page.
const SPRITE: &str = include_str!("../../assets/stone-age.svg");

/// The board of Stone Age.
pub struct StoneAgeBoard;

type Scene<'a> = super::Scene<'a, StoneAgeBoard>;

impl Board for StoneAgeBoard {
    type Game = StoneAge;

    fn draw(scene: Scene<'_>) -> Markup {
        let own = scene.page.me.map_or_else(String::new, icon::seat_class);
        html! {
            div.board.stone-age.(own) {
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

    fn preview(view: &View, action: &Action) -> Option<Preview> {
        let told = foretell(view, action)?;
        let said = names::foretold(&told)?;
        let changes = told.changes.iter();
        let changes = changes.map(|Change { meter, before, after }| format!("{meter}:{before}:{after}"));
        let placed = told.placed.map(|(place, people)| format!("@{}:{people}", spot_name(place)));
        Some(Preview {
            marks: changes.chain(placed).collect::<Vec<_>>().join(" "),
            short: told.expected.map(|expected| format!("≈{}", names::tenths(expected))),
            said,
        })
    }

    fn plan(picks: &Picks) -> Option<Box<dyn Plan>> {
        plans::plan(picks)
    }

    fn describe(event: &Event) -> Option<Markup> {
        tray::roll(event)
    }
}

/// Returns what a place is called on the board: `forest`, `card-2`.
fn spot_name(place: Place) -> String {
    match place {
        Place::Site(site) => site.to_string(),
        Place::Acquisition(Acquisition::Card(slot)) => format!("card-{slot}"),
        Place::Acquisition(Acquisition::Building(slot)) => format!("building-{slot}"),
    }
}
