//! The choices before the first era, and the cards that the viewer is looking at.

use engine::page::Page;
use engine::say;

use crate::view::View;
use crate::words::{Key, piece};

/// Writes the starting cards to choose from, and the drawn cards of which the viewer keeps some.
pub(super) fn choices(view: &View, page: &mut Page<'_>) {
    let content = &view.pack;
    let own = view.viewer.and_then(|seat| view.civilization(seat)).filter(|own| own.choosing);
    if let Some(own) = own {
        page.part(&page.say(say!(PlainPartChoices)));
        for card in &own.offered_markers {
            let text = piece::marker_card(content, *card);
            page.item(&page.say(say!(PieceSays, piece = piece::name(*card), text = text)));
        }
        for card in &own.offered {
            super::hand::card(*card, view, page);
        }
    }
    if !view.chip_cards.is_empty() {
        page.part(&page.say(say!(PlainPartChipCards)));
        for (card, goal) in &view.chip_cards {
            let (name, text) = (piece::name(*card), piece::chip_card(content, *card));
            page.item(&page.say(say!(
                PlainChipCard,
                card = name,
                text = text,
                goal = piece::goal_full(content, *goal)
            )));
        }
    }
    if !view.looking.is_empty() {
        page.part(&page.say(say!(PlainPartLooking)));
        for card in &view.looking {
            super::hand::card(*card, view, page);
        }
    }
}
