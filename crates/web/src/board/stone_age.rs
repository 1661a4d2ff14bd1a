//! The board of Stone Age: the valley with its places, the tray, the market and the players' mats.

mod card;
mod gallery;
mod glides;
mod icon;
mod market;
mod mats;
mod plans;
mod signs;
#[cfg(test)]
mod tests;
mod tray;
mod valley;

use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};
use stone_age::{Acquisition, Action, Change, Event, Place, StoneAge, View, foretell, names};
use table::Plan;

use super::{Board, Glide};
use crate::page::style::Sample;
use crate::page::table::Section;
use crate::picks::Picks;
use crate::shortcut::Shortcut;
use crate::table_page::Preview;
use crate::words::Key;

/// The board of Stone Age.
pub struct StoneAgeBoard;

type Scene<'a> = super::Scene<'a, StoneAgeBoard>;

impl Board for StoneAgeBoard {
    type Game = StoneAge;
    const STYLE: &str = "stone-age.css";
    const SPRITE: &str = include_str!("../../assets/stone-age.svg");

    const KEYS: &'static [Shortcut] = &[Shortcut::Map, Shortcut::Displays, Shortcut::Mine, Shortcut::Others];

    fn draw(scene: Scene<'_>) -> Markup {
        let own = scene.page.me.map_or_else(String::new, icon::seat_class);
        html! {
            div.board.stone-age.(own) {
                (tray::tray(scene))
                (valley::valley(scene))
                (market::market(scene))
                (mats::mats(scene))
            }
        }
    }

    fn strip(scene: Scene<'_>) -> Option<Markup> {
        mats::strip(scene)
    }

    fn sections(scene: Scene<'_>) -> Vec<Section> {
        let section = |anchor: &str, label, picture, asks| Section { anchor: anchor.to_owned(), label, picture, asks };
        let me = scene.page.me;
        let seats = || me.unwrap_or(Seat::ALL[0]).clockwise(scene.view.players.len());
        let mat = |seat| format!("mat-{seat}");
        let own = me.map(|me| section(&mat(me), say!(TableSectionMe), "person", false));
        let other = seats().find(|&seat| me != Some(seat));
        let others = other.map(|other| section(&mat(other), say!(TableSectionOthers), "people", false));
        let valley = section("valley", say!(TableSectionBoard), "board", scene.asks(valley::spots(scene)));
        let market = section("market", say!(TableSectionCards), "cards", scene.asks(market::spots(scene)));
        [Some(valley), Some(market), own, others].into_iter().flatten().collect()
    }

    fn draws(scene: Scene<'_>, action: &Action) -> bool {
        let spot = scene.spot(action);
        valley::spots(scene).chain(market::spots(scene)).chain(tray::spots(scene)).any(|drawn| drawn == spot)
    }

    fn gallery(speaker: &Speaker<'_>) -> Vec<Sample> {
        gallery::gallery(speaker)
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

    fn signs(event: &Event) -> Option<Markup> {
        Some(signs::signs(event))
    }

    fn glides(event: &Event, before: Option<&Event>, speaker: &Speaker<'_>) -> Vec<Glide> {
        glides::glides(event, before, speaker)
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
