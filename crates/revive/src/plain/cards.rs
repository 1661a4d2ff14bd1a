//! The viewer's cards, slots with modules, and machines.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::action::MachineSpot;
use crate::content::{CardId, CardSet, SLOTS};
use crate::rules::{half_of, module_spaces};
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase, piece};

/// Lists the cards of a set.
pub(super) fn each(cards: CardSet) -> Vec<CardId> {
    cards.iter().filter_map(CardId::new).collect()
}

/// Writes the active cards.
pub(super) fn active(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartActive, count = own.board.active.len())));
    for card in each(own.board.active) {
        page.item(&page.say(piece::card_full(&view.pack, card)));
    }
}

/// Writes the slots with cards and modules, then the resting cards.
pub(super) fn slots(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    let (board, content) = (&own.board, &view.pack);
    page.part(&page.say(say!(PlainPartSlots)));
    for slot in 0..SLOTS {
        let half = half_of(slot).map_or_else(|| say!(PlainEitherHalf), Phrase::from);
        let cards = each(board.slots[slot]);
        let state = if own.open[slot] {
            say!(PlainSlotOpen)
        } else if cards.is_empty() {
            say!(PlainSlotLocked)
        } else {
            say!(PlainSlotTaken)
        };
        page.paragraph(&page.say(say!(PlainSlot, slot = phrase::slot(slot as u8), half = half, state = state)));
        for card in cards {
            let shown = board.shown(card);
            page.item(&page.say(say!(
                PlainPlayed,
                card = piece::card_title(content, card),
                half = shown,
                does = piece::half(content, card, shown),
            )));
        }
        for space in module_spaces(content, slot) {
            let module = board.modules.get(usize::from(space)).copied().flatten();
            let text = module.map_or_else(|| say!(PlainEmpty), |module| piece::module_full(content, module));
            let activates = content.player_board().activation.contains(space);
            page.item(&page.say(if activates {
                say!(PlainModuleSpaceActive, number = space + 1, text = text)
            } else {
                say!(PlainModuleSpace, number = space + 1, text = text)
            }));
        }
    }
    page.part(&page.say(say!(PlainPartResting, count = board.resting.len())));
    for card in each(board.resting) {
        page.item(&page.say(piece::card_full(content, card)));
    }
}

/// Writes the machines and which of them hold an energy.
pub(super) fn machines(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    if own.machines.is_empty() {
        return;
    }
    page.part(&page.say(say!(PlainPartMachines)));
    for spot in &own.machines {
        let (name, does) = piece::spot(&view.pack, &own.board, *spot);
        let state = if own.board.powered.contains(*spot) { say!(PlainHasEnergy) } else { say!(PlainReady) };
        page.item(&page.say(match *spot {
            MachineSpot::Reward(number) => {
                say!(PlainMachine, number = number + 1, machine = name, state = state, does = does)
            }
            MachineSpot::Technology(number) => {
                say!(PlainMachineTechnology, number = number + 1, state = state, does = does)
            }
        }));
    }
}
