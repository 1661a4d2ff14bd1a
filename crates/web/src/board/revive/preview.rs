//! What a choice costs and brings, as marks on the board and in words.

use ::revive::{Action, Change, Foretold, Placed, View, foretell, names};

use super::map;
use crate::table_page::Preview;

/// Says what an action costs and brings. Returns `None` if nothing is known to change.
pub(super) fn preview(view: &View, action: &Action) -> Option<Preview> {
    let told = foretell(view, action)?;
    let slot = match action {
        Action::Play { slot, .. } => Some(format!("slot-{}-{}", slot + 1, told.seat)),
        _ => None,
    };
    Some(Preview { marks: marks(&told, slot), short: None, said: names::foretold(view, &told)? })
}

/// Returns the numbers that change, as `crystal:1:0`, and the places where something is put, as `@space-14b:1`.
pub(super) fn marks(told: &Foretold, slot: Option<String>) -> String {
    let changes = told.changes.iter().map(|Change { meter, before, after }| format!("{meter}:{before}:{after}"));
    let placed = told.placed.map(|placed| match placed {
        Placed::Tile(place) => format!("place-{place}"),
        Placed::Building { space, .. }
        | Placed::Figure { space, .. }
        | Placed::Moved { to: space, .. }
        | Placed::Piece { space, .. } => map::name(space),
    });
    let technology = match told.placed {
        Some(Placed::Figure { technology, .. }) => Some(format!("technology-{}-{}", technology + 1, told.seat)),
        _ => None,
    };
    let unlocks = told.unlocks.iter().map(|number| format!("reward-{}-{}", number + 1, told.seat));
    let places = placed.into_iter().chain(technology).chain(slot).chain(unlocks).map(|place| format!("@{place}:1"));
    changes.chain(places).collect::<Vec<_>>().join(" ")
}
