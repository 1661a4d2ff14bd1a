//! The card slots of a player with their modules.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use revive::content::{CardId, Half, SLOTS};
use revive::{Action, Task, half_of, module_spaces, names};

use super::boards::{Boards, Part};
use super::face::{self, Pack, Shown};
use super::{hand, icon, play};
use crate::words::Key;

pub(super) fn slots(boards: Boards<'_>) -> Markup {
    html! {
        div.slots role="group" aria-label=(boards.scene.say(say!(ReviveSlots))) {
            @for slot in 0..SLOTS { (slot_with_modules(slot, boards)) }
        }
    }
}

/// Checks whether the slots show an action.
pub(super) fn draws(boards: Boards<'_>, action: &Action) -> bool {
    match action {
        Action::Card(card) => boards.player.board.played().contains(card.id()),
        Action::ModuleSpace(_) => true,
        _ => false,
    }
}

/// A slot: the halves of the cards in it, a place for the next one, and its modules next to them.
fn slot_with_modules(slot: usize, boards: Boards<'_>) -> Markup {
    let half = half_of(slot);
    let side = match half {
        Some(Half::Top) => "top",
        Some(Half::Bottom) => "bottom",
        None => "both",
    };
    let is_open = boards.player.open[slot];
    let several = if boards.player.board.slots[slot].len() > 1 { " several" } else { "" };
    let modules = modules(slot, boards);
    let place = boards.place(format!("slot-{}", slot + 1));
    let cards = html! {
        span.cardsin data-place=[place] {
            @for card in hand::cards(&boards.player.board.slots[slot]) { (played(card, slot, boards)) }
            @if is_open || boards.player.board.slots[slot].is_empty() { (vacant(slot, boards)) }
        }
    };
    html! {
        div class={ "slot s" (slot + 1) " " (side) (several) } {
            span.sn aria-hidden="true" { (slot + 1) }
            @if half == Some(Half::Bottom) { (modules) (cards) } @else { (cards) (modules) }
        }
    }
}

/// A card in a slot: the half that shows.
fn played(card: CardId, slot: usize, boards: Boards<'_>) -> Markup {
    let pack = Pack::of(boards.scene);
    let shown = Shown::Only(boards.player.board.shown(card));
    let place = format!("slot-{}", slot + 1);
    boards.draw(Part {
        at: format!("card-{card}"),
        class: "cardb look",
        title: names::card_title(boards.content(), card),
        label: names::card(boards.content(), card),
        offers: boards.offers(|action| *action == Action::Card(card)),
        wanted: is_about_cards(boards).then_some(Action::Card(card)),
        about: Some(face::about_halves(pack, card)),
        choices: None,
        inner: boards.standing(boards.piece(&format!("card-{card}"), place), &face::card(pack, card, shown)),
    })
}

/// Whether the question is about cards in slots.
fn is_about_cards(boards: Boards<'_>) -> bool {
    matches!(boards.scene.asked(), Some(Task::Rest { .. } | Task::Triggers { .. }))
}

/// The place for a card in a slot that has room, or that is locked.
fn vacant(slot: usize, boards: Boards<'_>) -> Markup {
    let number = slot as u8;
    let half = half_of(slot);
    let offers = boards.offers(|action| matches!(action, Action::Play { slot: of, .. } if *of == number));
    let is_open = boards.player.open[slot];
    // Any card serves to ask why none can be played here.
    let wanted = hand::cards(&boards.player.board.active).next();
    let wanted = wanted.map(|card| Action::Play { card, slot: number, half: half.unwrap_or(Half::Top) });
    let choices = (offers.len() > 1).then(|| play::which(number, boards));
    let arrows = match half {
        Some(Half::Top) => "▲",
        Some(Half::Bottom) => "▼",
        None => "▲▼",
    };
    let inner = html! {
        @if is_open {
            span.arrows { (arrows) }
            @if boards.is_live { span { (boards.scene.say(say!(RevivePlay))) } }
        }
        @else { (icon::icon("rv-lock")) }
    };
    boards.draw(Part {
        at: format!("slot-{}", number + 1),
        class: if is_open { "play" } else { "play locked" },
        title: if choices.is_some() { say!(ReviveWhichCard, slot = names::slot(number)) } else { names::slot(number) },
        label: label(number, is_open),
        offers,
        wanted,
        about: None,
        choices,
        inner,
    })
}

fn label(slot: u8, is_open: bool) -> Phrase {
    let slot = names::slot(slot);
    if is_open { say!(ReviveSlotOpen, slot = slot) } else { say!(ReviveSlotLocked, slot = slot) }
}

/// The module spaces of a slot.
fn modules(slot: usize, boards: Boards<'_>) -> Markup {
    html! {
        span.mods { @for space in module_spaces(boards.content(), slot) { (module_space(space, boards)) } }
    }
}

/// A module space. An activation symbol matters only while it is vacant.
fn module_space(space: u8, boards: Boards<'_>) -> Markup {
    let pack = Pack::of(boards.scene);
    let content = boards.content();
    let module = boards.player.board.modules.get(usize::from(space)).copied().flatten();
    let is_active = content.player_board().activation.contains(space);
    let name = if is_active {
        say!(ReviveModuleSpaceActive, number = space + 1)
    } else {
        say!(ReviveModuleSpace, number = space + 1)
    };
    let what = module.map_or_else(|| say!(ReviveEmpty), |module| names::full_module(content, module));
    let place = format!("module-space-{}", space + 1);
    let inner = html! {
        span.holder data-place=[boards.place(&place)] {
            @if let Some(module) = module {
                (boards.standing(boards.piece(&format!("module-{module}"), &place), &face::module(pack, module)))
            } @else if is_active {
                span.spark { (icon::icon("rv-activate")) }
            }
        }
    };
    let places = matches!(boards.scene.asked(), Some(Task::PlaceModule(_)));
    boards.draw(Part {
        at: place,
        class: match (module.is_some(), places) {
            (true, true) => "msp full over look",
            (true, false) => "msp full look",
            (false, _) => "msp",
        },
        title: name.clone(),
        label: say!(DrawnValue, label = name, value = what),
        offers: boards.offers(|action| *action == Action::ModuleSpace(space)),
        wanted: None,
        about: module.map(|module| face::about_module(pack, module)),
        choices: None,
        inner,
    })
}
