//! V.I.C.I's action cards and moves.

use super::{phrase, say, word};
use crate::vici::{Act, CARDS, Half, Move, Roll, Skip, Which};

/// What one action of V.I.C.I does.
fn action(step: Move) -> String {
    match step {
        Move::Advance(track, steps) => {
            say!(EffectAdvance, steps = phrase::steps(steps), track = phrase::track(track))
        }
        Move::RemoveCard(deck) => say!(ViciRemoveCard, deck = phrase::deck(deck)),
        Move::Points(count) => say!(EffectGain, what = phrase::points(u16::from(count))),
        Move::FateDie => say!(EffectFateDie),
        Move::ActivationDie => say!(ViciActivationDie),
        Move::Favor => say!(EffectFavor, steps = phrase::steps(1)),
        Move::Statue => say!(ViciStatue),
        Move::Reveal => say!(ViciReveal),
        Move::HuntingToken => say!(ViciToken),
        Move::Prosperity(count) => say!(ViciProsperity, count = count),
        Move::Evolution(count) => say!(ViciEvolution, count = count),
        Move::Migration => say!(ViciMigration),
        Move::Procreation => say!(ViciProcreation),
        Move::Provision => say!(ViciProvision),
        Move::Category(Which::This, times) => say!(ViciCategoryThis, count = times),
        Move::Category(Which::Next, times) => say!(ViciCategoryNext, count = times),
        Move::Category(Which::Last, times) => say!(ViciCategoryLast, count = times),
        Move::Category(Which::Final, times) => say!(ViciCategoryFinal, count = times),
    }
}

fn actions(moves: &[Move]) -> String {
    let parts = moves.iter().copied().map(action);
    parts.reduce(|first, second| say!(JoinThen, first = first, second = second)).unwrap_or_default()
}

fn half(half: Half) -> String {
    let mut from = 1;
    let lines = half.iter().map(|(up_to, moves)| {
        let (first, text) = (std::mem::replace(&mut from, up_to + 1), actions(moves));
        match (first, *up_to) {
            (1, 6) => text,
            (first, last) if first == last => say!(ViciRoll, value = first, text = text),
            (first, last) if first + 1 == last => say!(ViciRollPair, first = first, last = last, text = text),
            (first, last) => say!(ViciRolls, first = first, last = last, text = text),
        }
    });
    phrase::semicolons(lines)
}

/// What V.I.C.I does, as in "V.I.C.I can …".
pub(crate) fn act(act: Act) -> String {
    word("vici-act", act.name(), &[])
}

/// Why it does not.
pub(crate) fn skip(reason: Skip) -> String {
    word("vici-skip", reason.name(), &[])
}

/// A roll, and what it decides.
pub(crate) fn roll(value: u8, roll: Roll) -> String {
    match roll {
        Roll::Line => say!(EventViciRolledLine, value = value),
        Roll::Chip(what) => say!(EventViciRolledChip, value = value, act = act(what)),
        Roll::Territory { shown, taken } if shown == taken => {
            say!(EventViciRolledTerrain, value = value, terrain = phrase::terrain(taken))
        }
        Roll::Territory { shown, taken } => {
            let (shown, taken) = (phrase::terrain(shown), phrase::terrain(taken));
            say!(EventViciRolledNextTerrain, value = value, shown = shown, taken = taken)
        }
        Roll::Beacons { shown, taken } if shown == taken => say!(EventViciRolledBeacons, value = value, count = taken),
        Roll::Beacons { shown, taken } => {
            say!(EventViciRolledNextBeacons, value = value, shown = shown, count = taken)
        }
    }
}

/// What one half of an action card says, counted from 1: a phrase for every roll.
pub(crate) fn action_card(number: u8, red: bool) -> String {
    let card = usize::from(number).checked_sub(1).and_then(|index| CARDS.get(index));
    card.map_or_else(String::new, |card| half(if red { card.red } else { card.blue }))
}
