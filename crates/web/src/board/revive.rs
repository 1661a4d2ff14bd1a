//! The board of Revive: the world under the ice, what the viewer has, the displays, and the other players.

mod alone;
mod bill;
mod boards;
mod face;
mod gallery;
mod glides;
mod hand;
mod head;
mod icon;
mod legend;
mod machines;
mod map;
mod market;
mod mine;
mod others;
mod plans;
mod play;
mod preview;
mod signs;
mod slots;
#[cfg(test)]
mod tests;
mod tracks;
mod tray;
mod tribe;
mod turn;
mod wallet;
mod world;

use ::revive::{Action, Event, PlayerView, Revive, Task, View};
use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};
use table::Plan;

use super::{Board, Glide, picture};
use crate::page::style::Sample;
use crate::page::table::Section;
use crate::picks::Picks;
use crate::shortcut::Shortcut;
use crate::table_page::Preview;
use crate::words::Key;

/// The board of Revive.
pub struct ReviveBoard;

type Scene<'a> = super::Scene<'a, ReviveBoard>;

impl Board for ReviveBoard {
    type Game = Revive;
    const STYLE: &str = "revive.css";
    const SPRITE: &str = include_str!("../../assets/revive.svg");

    const HAS_BASE: bool = true;

    const KEYS: &'static [Shortcut] =
        &[Shortcut::Map, Shortcut::Cards, Shortcut::Displays, Shortcut::Mine, Shortcut::Tracks, Shortcut::Others];

    fn draw(scene: Scene<'_>) -> Markup {
        // In reading order. The grid places each part.
        html! {
            div.board.revive.(picture::seat_class(shown(scene))) {
                (tray::tray(scene))
                (wallet::wallet(scene))
                (world::world(scene))
                (mine::mine(scene))
                (market::market(scene))
                (others::others(scene))
            }
        }
    }

    fn strip(scene: Scene<'_>) -> Option<Markup> {
        wallet::strip(scene)
    }

    fn base(scene: Scene<'_>) -> Option<Markup> {
        Some(html! { (map::base(scene)) (legend::panel(scene)) })
    }

    fn prompt(scene: Scene<'_>) -> Option<Markup> {
        Some(turn::prompt(scene))
    }

    fn sections(scene: Scene<'_>) -> Vec<Section> {
        let section = |anchor: &str, label, picture, asks| Section { anchor: anchor.to_owned(), label, picture, asks };
        vec![
            section("world", say!(ReviveMap), "board", world::asks(scene)),
            section("cards", say!(ReviveCards), "cards", mine::asks_cards(scene)),
            section("tribe", say!(ReviveTribe), "person", mine::asks_tribe(scene)),
            section("market", say!(ReviveDisplays), "cards", market::asks(scene)),
            section("others", say!(TableSectionOthers), "people", others::asks(scene)),
        ]
    }

    fn draws(scene: Scene<'_>, action: &Action) -> bool {
        turn::draws(action)
            || wallet::draws(scene, action)
            || world::draws(scene, action)
            || mine::draws(scene, action)
            || market::draws(scene, action)
            || others::draws(scene, action)
            || tray::draws(scene, action)
    }

    fn gallery(speaker: &Speaker<'_>) -> Vec<Sample> {
        gallery::gallery(speaker)
    }

    fn preview(view: &View, action: &Action) -> Option<Preview> {
        preview::preview(view, action)
    }

    fn plan(picks: &Picks) -> Option<Box<dyn Plan>> {
        plans::plan(picks)
    }

    fn describe(_: &Event) -> Option<Markup> {
        None
    }

    fn signs(event: &Event) -> Option<Markup> {
        signs::signs(event)
    }

    fn glides(event: &Event, before: Option<&Event>, _: &Speaker<'_>) -> Vec<Glide> {
        glides::glides(event, before)
    }
}

/// Returns the seat whose boards are shown as the viewer's own: theirs or, for those who only watch, the one to act.
fn shown(scene: Scene<'_>) -> Seat {
    let mine = || scene.page.seats.iter().find(|line| line.is_mine).map(|line| line.seat);
    scene.page.me.or_else(mine).or_else(|| scene.view.to_act.iter().next()).unwrap_or(scene.view.turn)
}

/// Returns the player whose boards are shown as the viewer's own.
fn player(scene: Scene<'_>) -> Option<&PlayerView> {
    scene.view.player(shown(scene))
}

/// Checks whether an action does not answer the question, but can be taken before it.
fn is_free(scene: Scene<'_>, action: &Action) -> bool {
    match action {
        Action::Trade(_) | Action::Technology(_) => true,
        Action::Machine(_) => scene.asked() != Some(Task::Recharge),
        Action::Open(_) => scene.asked() != Some(Task::Reopen),
        _ => false,
    }
}
