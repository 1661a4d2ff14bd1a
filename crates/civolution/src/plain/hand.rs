//! The goal area and the hand.

use engine::page::Page;

use crate::content::{CardId, Top};
use crate::view::{CivilizationView, View};
use crate::words::{bonus_of, phrase, piece, say};

/// The goal area.
pub(super) fn goals(own: &CivilizationView, view: &View, page: &mut Page) {
    page.part(&say!(PlainPartGoals, count = own.goals_done.len()));
    for (stack, number) in own.goals.iter().zip(1u8..) {
        let Some((top, below)) = stack.split_first() else {
            page.item(&say!(PlainNumbered, number = number, text = say!(PlainEmpty)));
            continue;
        };
        page.item(&say!(PlainNumbered, number = number, text = piece::goal_full(&view.pack, *top)));
        if !below.is_empty() {
            let covered = phrase::semicolons(below.iter().map(|goal| piece::goal_full(&view.pack, *goal)));
            page.item(&say!(PlainCovered, goals = covered));
        }
    }
}

/// The hand with all that is printed on the cards.
pub(super) fn cards(own: &CivilizationView, view: &View, page: &mut Page) {
    let all: u8 = own.hand.iter().sum();
    page.part(&say!(PlainPartHand, count = all));
    for id in &own.known_hand {
        card(*id, view, page);
    }
    let unknown = usize::from(all).saturating_sub(own.known_hand.len());
    if unknown > 0 {
        page.item(&say!(PlainUnseen, count = unknown));
    }
}

/// A card with its cost, its instant bonus and its top third.
pub(super) fn card(id: CardId, view: &View, page: &mut Page) {
    let content = &view.pack;
    let printed = content.card(id);
    page.item(&say!(PlainCard, card = piece::card_title(content, id), cost = piece::cost(printed)));
    if let Some(bonus) = printed.bonus {
        page.item(&say!(PlainCardInstant, text = phrase::sentence(&bonus_of(content, bonus))));
    }
    if printed.top != Top::Nothing {
        page.item(&say!(PlainCardTop, text = phrase::sentence(&piece::top(content, &printed.top))));
    }
}
