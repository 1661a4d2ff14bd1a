//! The goal area and the hand.

use engine::page::Page;
use engine::say;

use crate::content::{CardId, Top};
use crate::view::{CivilizationView, View};
use crate::words::{Key, bonus_of, phrase, piece};

/// Writes the goal area.
pub(super) fn goals(own: &CivilizationView, view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartGoals, count = own.goals_done.len())));
    for (stack, number) in own.goals.iter().zip(1u8..) {
        let Some((top, below)) = stack.split_first() else {
            page.item(&page.say(say!(PlainNumbered, number = number, text = say!(PlainEmpty))));
            continue;
        };
        page.item(&page.say(say!(PlainNumbered, number = number, text = piece::goal_full(&view.pack, *top))));
        if !below.is_empty() {
            let covered = phrase::semicolons(below.iter().map(|goal| piece::goal_full(&view.pack, *goal)));
            page.item(&page.say(say!(PlainCovered, goals = covered)));
        }
    }
}

/// Writes the hand with the full texts of the cards.
pub(super) fn cards(own: &CivilizationView, view: &View, page: &mut Page<'_>) {
    let all: u8 = own.hand.iter().sum();
    page.part(&page.say(say!(PlainPartHand, count = all)));
    for id in &own.known_hand {
        card(*id, view, page);
    }
    let unknown = usize::from(all).saturating_sub(own.known_hand.len());
    if unknown > 0 {
        page.item(&page.say(say!(PlainUnseen, count = unknown)));
    }
}

/// Writes a card with its cost, its instant bonus and its top third.
pub(super) fn card(id: CardId, view: &View, page: &mut Page<'_>) {
    let content = &view.pack;
    let printed = content.card(id);
    page.item(&page.say(say!(PlainCard, card = piece::card_title(id), cost = piece::cost(printed))));
    if let Some(bonus) = printed.bonus {
        page.item(&page.say(say!(PlainCardInstant, text = phrase::sentence(bonus_of(content, bonus)))));
    }
    if printed.top != Top::Nothing {
        page.item(&page.say(say!(PlainCardTop, text = phrase::sentence(piece::top(content, &printed.top)))));
    }
}
