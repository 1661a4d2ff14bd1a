//! V.I.C.I's action cards and moves.

use engine::say;
use engine::words::Phrase;

use super::{Key, effect, phrase};
use crate::category::ERAS;
use crate::effect::{Effect, TrackChoice};
use crate::vici::{CARDS, Half, Move, TerritoryRoll, Which, line_of};
use crate::view::View;

/// Describes one action of V.I.C.I. With a view, the categories are named.
fn action(step: Move, view: Option<&View>) -> Phrase {
    match step {
        Move::Advance(track, steps) => effect(Effect::Advance(TrackChoice::Only(track), steps)),
        Move::RemoveCard(deck) => say!(ViciRemoveCard, deck = deck),
        Move::Points(count) => effect(Effect::Points(count)),
        Move::FateDie => effect(Effect::FateDie),
        Move::ActivationDie => say!(ViciActivationDie),
        Move::Favor => effect(Effect::Favor(1)),
        Move::Statue => say!(ViciStatue),
        Move::Reveal => say!(ViciReveal),
        Move::HuntingToken => say!(ViciToken),
        Move::Prosperity(count) => say!(ViciProsperity, count = count),
        Move::Evolution(count) => say!(ViciEvolution, count = count),
        Move::Migration => say!(ViciMigration),
        Move::Procreation => say!(ViciProcreation),
        Move::Provision => say!(ViciProvision),
        Move::Category(which, times) => category(which, times, view),
    }
}

/// Describes which category V.I.C.I serves, and how often.
fn category(which: Which, times: u8, view: Option<&View>) -> Phrase {
    let last = ERAS as u8;
    let named = |view: &View, era: u8| {
        let category = view.era_categories.get(usize::from(era).wrapping_sub(1)).copied();
        category.map(|category| say!(ViciCategoryOfEra, category = category, era = era))
    };
    let meant = match (which, view) {
        (Which::This, Some(view)) => named(view, view.era),
        (Which::Next, Some(view)) if view.era < last => named(view, view.era + 1),
        (Which::Next, Some(_)) => return say!(ViciNoNextEra),
        (Which::Last, Some(view)) => named(view, last),
        (Which::Final, Some(view)) => {
            let tiles = phrase::list(view.final_tiles.iter().map(|category| Phrase::from(*category)));
            Some(say!(ViciCategoriesOfTiles, categories = tiles))
        }
        (Which::Next, None) => return say!(ViciServesNext, count = times),
        (_, None) => None,
    };
    let meant = meant.unwrap_or_else(|| match which {
        Which::This | Which::Next => say!(ViciCategoryThis),
        Which::Last => say!(ViciCategoryLast, era = last),
        Which::Final => say!(ViciCategoryFinal),
    });
    say!(ViciServes, category = meant, count = times)
}

fn actions(moves: &[Move], view: Option<&View>) -> Phrase {
    let parts = moves.iter().map(|step| action(*step, view));
    parts.reduce(|first, second| say!(JoinThen, first = first, second = second)).unwrap_or_else(phrase::nothing)
}

fn half(half: Half, view: Option<&View>) -> Phrase {
    let mut from = 1;
    let lines = half.iter().map(|(up_to, moves)| {
        let (first, text) = (std::mem::replace(&mut from, up_to + 1), actions(moves, view));
        match (first, *up_to) {
            (1, 6) => text,
            (first, last) if first == last => say!(ViciRoll, value = first, text = text),
            (first, last) if first + 1 == last => say!(ViciRollPair, first = first, last = last, text = text),
            (first, last) => say!(ViciRolls, first = first, last = last, text = text),
        }
    });
    phrase::semicolons(lines)
}

/// Describes a territory roll: `4 (Grassland, on to Hills) and 5 (3 beacons)`.
pub(crate) fn territory_roll(roll: TerritoryRoll) -> Phrase {
    let wheel = if roll.shown == roll.taken {
        say!(ViciWheel, value = roll.value, shown = roll.shown)
    } else {
        say!(ViciWheelOn, value = roll.value, shown = roll.shown, taken = roll.taken)
    };
    let beacons = roll.beacons.map(|beacons| {
        if beacons.shown == beacons.taken {
            say!(ViciBeacons, value = beacons.value, count = beacons.shown)
        } else {
            say!(ViciBeaconsOn, value = beacons.value, count = beacons.shown, taken = beacons.taken)
        }
    });
    phrase::list([wheel].into_iter().chain(beacons))
}

fn printed(number: u8, red: bool) -> Half {
    let card = usize::from(number).checked_sub(1).and_then(|index| CARDS.get(index));
    card.map_or(&[], |card| if red { card.red } else { card.blue })
}

/// Describes one half of an action card, with a phrase for every roll. Cards are counted from 1. With a view, the
/// categories are named.
pub(crate) fn action_card(number: u8, red: bool, view: Option<&View>) -> Phrase {
    half(printed(number, red), view)
}

/// Describes what one half of an action card does for a roll.
pub(crate) fn action_line(number: u8, red: bool, roll: Option<u8>) -> Phrase {
    actions(line_of(printed(number, red), roll), None)
}
