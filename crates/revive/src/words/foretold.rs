//! What an action costs and brings, before it is taken.

use engine::say;
use engine::words::Phrase;

use super::{Key, phrase, piece, worth};
use crate::content::{CardId, CardSet};
use crate::foretell::{Change, Foretold, Hibernation};
use crate::resource::Purse;
use crate::view::View;

/// `gears 5 → 2, yellow track 3 → 5; unlocks a yellow machine`. `None` if nothing is known to change.
pub(crate) fn foretold(view: &View, told: &Foretold) -> Option<Phrase> {
    let changes: Vec<Phrase> = told.changes.iter().map(change).collect();
    let changes = (!changes.is_empty()).then(|| phrase::commas(changes));
    let unlocks = told.unlocks.iter().filter_map(|number| {
        let space = view.pack.player_board().rewards.get(usize::from(number))?;
        Some(worth::reward(view, space.reward))
    });
    let unlocks: Vec<Phrase> = unlocks.collect();
    let unlocks = (!unlocks.is_empty()).then(|| say!(ForetoldUnlocks, rewards = phrase::list(unlocks)));
    let bonuses: Vec<Phrase> = told.bonuses.iter().map(|bonus| worth::track_bonus(view, *bonus)).collect();
    let bonuses = (!bonuses.is_empty()).then(|| say!(ForetoldBonuses, bonuses = phrase::list(bonuses)));
    let lost = (told.lost != Purse::NOTHING).then(|| say!(ForetoldLost, what = phrase::purse(told.lost)));
    let given =
        told.given.iter().map(|(player, what)| say!(ForetoldGiven, player = *player, what = phrase::purse(*what)));
    let back = told.hibernation.iter().flat_map(hibernation);
    let parts = changes.into_iter().chain(unlocks).chain(bonuses).chain(lost).chain(given).chain(back);
    parts.reduce(|first, second| say!(JoinSemicolon, first = first, second = second))
}

fn change(change: &Change) -> Phrase {
    say!(ForetoldChange, meter = change.meter, before = change.before, after = change.after)
}

/// Lists what a hibernation returns and takes, apart from numbers on the player's boards.
fn hibernation(back: &Hibernation) -> Vec<Phrase> {
    let cards = |cards: CardSet| {
        let names: Vec<Phrase> = cards.iter().filter_map(CardId::new).map(piece::name).collect();
        (!names.is_empty()).then(|| phrase::list(names))
    };
    let wakes = cards(back.wakes).map(|cards| say!(ForetoldWakes, cards = cards));
    let rests = cards(back.rests).map(|cards| say!(ForetoldRests, cards = cards));
    let leaves = cards(back.leaves).map(|cards| say!(ForetoldLeaves, cards = cards));
    let switch = back.switch.then(|| say!(ForetoldSwitch));
    let removes = back.removes.then(|| say!(ForetoldRemoves));
    [wakes, rests, leaves, switch, removes].into_iter().flatten().collect()
}
