//! The board of Revive: the world under the ice, what the viewer has, the displays, and the other players.

mod alone;
mod boards;
mod face;
mod hand;
mod head;
mod icon;
mod machines;
mod market;
mod mine;
mod others;
mod play;
mod slots;
#[cfg(test)]
mod tests;
mod tracks;
mod tray;
mod tribe;
mod wallet;
mod world;

use ::revive::{Action, Event, PlayerView, Revive, Task};
use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};

use super::{Board, Glide, picture};
use crate::page::style::Sample;
use crate::page::table::Section;
use crate::shortcut::Shortcut;
use crate::words::Key;

/// The board of Revive.
pub struct ReviveBoard;

type Scene<'a> = super::Scene<'a, ReviveBoard>;

impl Board for ReviveBoard {
    type Game = Revive;
    const STYLE: &str = "revive.css";
    const SPRITE: &str = include_str!("../../assets/revive.svg");

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

    fn strip(_: Scene<'_>) -> Option<Markup> {
        // The wallet stays in sight itself.
        None
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
        wallet::draws(scene, action)
            || world::draws(scene, action)
            || mine::draws(scene, action)
            || market::draws(scene, action)
            || others::draws(scene, action)
            || tray::draws(scene, action)
    }

    fn gallery(_: &Speaker<'_>) -> Vec<Sample> {
        Vec::new()
    }

    fn describe(_: &Event) -> Option<Markup> {
        None
    }

    fn signs(_: &Event) -> Option<Markup> {
        None
    }

    fn glides(_: &Event, _: Option<&Event>, _: &Speaker<'_>) -> Vec<Glide> {
        Vec::new()
    }
}

/// Returns the seat whose boards are shown as the viewer's own: theirs or, for those who only watch, the one to act.
fn shown(scene: Scene<'_>) -> Seat {
    scene.page.me.or_else(|| scene.view.to_act.iter().next()).unwrap_or(scene.view.turn)
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
