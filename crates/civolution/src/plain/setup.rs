//! What can be chosen before the first era, and cards that somebody looks at.

use engine::page::Page;

use crate::view::View;
use crate::words::{piece, say};

/// The starting cards to choose from, and the cards one has drawn to keep some of them.
pub(super) fn choices(view: &View, page: &mut Page) {
    let content = &view.pack;
    let own = view.viewer.and_then(|seat| view.civilization(seat)).filter(|own| own.choosing);
    if let Some(own) = own {
        page.part(&say!(PlainPartChoices));
        for card in &own.offered_markers {
            let text = piece::marker_card(content, *card);
            page.item(&say!(PieceSays, piece = piece::name(content, *card), text = text));
        }
        for card in &own.offered {
            super::hand::card(*card, view, page);
        }
    }
    if !view.chip_cards.is_empty() {
        page.part(&say!(PlainPartChipCards));
        for (card, goal) in &view.chip_cards {
            let (name, text) = (piece::name(content, *card), piece::chip_card(content, *card));
            page.item(&say!(PlainChipCard, card = name, text = text, goal = piece::goal_full(content, *goal)));
        }
    }
    if !view.looking.is_empty() {
        page.part(&say!(PlainPartLooking));
        for card in &view.looking {
            super::hand::card(*card, view, page);
        }
    }
}
