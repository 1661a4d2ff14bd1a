//! The panels in which cards are played: for a card the slots in small, for a slot the cards.

use maud::{Markup, html};
use revive::content::{CardId, Half, SLOTS};
use revive::{Action, half_of};

use super::boards::Boards;
use super::face::{self, Pack, Shown};
use super::icon;
use crate::spot::{button, form, slug};

/// The arrow that says which half is played.
const fn arrow(half: Half) -> &'static str {
    match half {
        Half::Top => "▲",
        Half::Bottom => "▼",
    }
}

/// The slots in small: in each what the card brings there, or why it cannot be played there.
pub(super) fn where_to(card: CardId, boards: Boards<'_>) -> Markup {
    let moves = &boards.scene.page.moves;
    let slots = html! {
        @for slot in 0..SLOTS {
            div.ps.(format!("p{}", slot + 1)) {
                @for half in Half::ALL.into_iter().filter(|half| is_shown(card, slot, *half, boards)) {
                    (slot_in_small(card, slot as u8, half, boards))
                }
            }
        }
    };
    html! {
        (form(moves, "plan", &slots))
        div.fine { (face::about_halves(Pack::of(boards.scene), card)) }
    }
}

/// Whether a half has its place in a slot: where it can be played now, and where cards usually show it.
fn is_shown(card: CardId, slot: usize, half: Half, boards: Boards<'_>) -> bool {
    let action = Action::Play { card, slot: slot as u8, half };
    half_of(slot).is_none_or(|usual| usual == half) || boards.scene.offers().any(|(offered, _)| *offered == action)
}

fn slot_in_small(card: CardId, slot: u8, half: Half, boards: Boards<'_>) -> Markup {
    let scene = boards.scene;
    let action = Action::Play { card, slot, half };
    let number = html! { span.sn { (slot + 1) " " (arrow(half)) } };
    match scene.offers().find(|(offered, _)| **offered == action) {
        Some((_, offered)) => {
            let id = slug("do", &offered.notation);
            button(
                &scene.page.moves,
                offered,
                "button pslot",
                &id,
                None,
                &html! { (number) (brings(card, slot, half, boards)) },
            )
        }
        None => html! {
            div.pslot.no {
                (number)
                @if let Some(reason) = scene.why_not(&action) { span.why { (scene.say(reason.sentence)) } }
            }
        },
    }
}

/// What a half brings in a slot: its effects, and the cards and modules that it also activates there.
fn brings(card: CardId, slot: u8, half: Half, boards: Boards<'_>) -> Markup {
    let (pack, content, board) = (Pack::of(boards.scene), boards.content(), &boards.player.board);
    let also = boards.scene.view.triggers.iter().find(|found| found.card == card && found.slot == slot);
    html! {
        (icon::effects(content, content.card(card).effects[half.index()]))
        @if let Some(also) = also {
            @for other in &also.cards {
                b.plus { "+" }
                span class={ "also " (icon::color_class(Some(content.card(*other).color))) } {
                    (icon::sign(content.card(*other).color))
                    (icon::small_effects(content, content.card(*other).effects[board.shown(*other).index()]))
                }
            }
            @for module in &also.modules { b.plus { "+" } (face::module(pack, *module)) }
        }
    }
}

/// The cards that can be played in a slot, each with what it brings there.
pub(super) fn which(number: u8, boards: Boards<'_>) -> Markup {
    let moves = &boards.scene.page.moves;
    let pack = Pack::of(boards.scene);
    let buttons = html! {
        @for (action, offered) in boards.scene.offers() {
            @if let Action::Play { card, slot, half } = *action {
                @if slot == number {
                    (button(moves, offered, "button pcard", &slug("here", &offered.notation), None, &html! {
                        (face::card(pack, card, Shown::Only(half)))
                        @if boards.scene.view.triggers.iter().any(|found| found.card == card && found.slot == slot) {
                            span.pbrings { (brings(card, slot, half, boards)) }
                        }
                    }))
                }
            }
        }
    };
    form(moves, "pcards", &buttons)
}
