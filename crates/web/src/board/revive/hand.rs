//! A player's cards that are in no slot, and their crates.

use engine::say;
use maud::{Markup, html};
use revive::content::{CardId, CrateId, Half, SLOTS};
use revive::{Action, Task, half_of, names};

use super::boards::{Boards, Part};
use super::face::{self, Pack, Shown};
use super::{icon, play};
use crate::shortcut::Shortcut;
use crate::words::Key;

/// Below this number of active cards, they are larger.
const FEW: usize = 5;
/// From this number of active cards on, they are smaller. From one more on, they stand in rows.
const MANY: usize = 6;

pub(super) fn hand(boards: Boards<'_>) -> Markup {
    let scene = boards.scene;
    let active: Vec<CardId> = cards(&boards.player.board.active).collect();
    let key = boards.is_live.then_some(Shortcut::Cards);
    let many = match active.len() {
        0..FEW => "few",
        FEW..MANY => "",
        MANY => "many",
        _ => "many crowd",
    };
    html! {
        div.handrow.(many) id=[boards.is_live.then_some("cards")] data-key=[key] tabindex=[key.map(|_| "-1")] {
            div.hand role="group" aria-label=(scene.say(say!(ReviveActive, count = active.len()))) data-place=[boards.place("hand")] {
                @for card in &active { (active_card(*card, boards)) }
                @if active.is_empty() { p.none { (scene.say(say!(ReviveNoActive))) } }
            }
            div.aside { (resting(boards)) (crates(boards)) }
        }
    }
}

/// Lists the cards of a set.
pub(super) fn cards(set: &revive::content::CardSet) -> impl Iterator<Item = CardId> {
    set.iter().filter_map(CardId::new)
}

/// Checks whether the cards here, or the crates, show an action.
pub(super) fn draws(boards: Boards<'_>, action: &Action) -> bool {
    let board = &boards.player.board;
    match action {
        Action::Play { card, .. } => board.active.contains(card.id()),
        Action::Card(card) => board.active.contains(card.id()) || board.resting.contains(card.id()),
        Action::Open(found) => boards.player.known_crates.contains(found) || board.opened.contains(*found),
        _ => false,
    }
}

/// A card that can be played.
fn active_card(card: CardId, boards: Boards<'_>) -> Markup {
    let pack = Pack::of(boards.scene);
    let plays = boards.offers(|action| matches!(action, Action::Play { card: of, .. } if *of == card));
    let takes = boards.offers(|action| *action == Action::Card(card));
    let is_playable = !plays.is_empty();
    let choices = (plays.len() > 1).then(|| play::where_to(card, boards));
    boards.draw(Part {
        at: format!("card-{card}"),
        class: "cardb look",
        title: if is_playable {
            say!(RevivePlayCard, card = names::name(card))
        } else {
            names::card_title(boards.content(), card)
        },
        label: names::card(boards.content(), card),
        offers: plays.into_iter().chain(takes).collect(),
        wanted: Some(wanted(card, boards)),
        about: Some(face::about_halves(pack, card)).filter(|_| choices.is_none()),
        choices,
        inner: boards.standing(boards.piece(&format!("card-{card}"), "hand"), &face::card(pack, card, Shown::Whole)),
    })
}

/// Returns the way to play a card that is nearest to being possible.
fn wanted(card: CardId, boards: Boards<'_>) -> Action {
    let slot = (0..SLOTS).find(|slot| boards.player.open[*slot]).unwrap_or(0);
    Action::Play { card, slot: slot as u8, half: half_of(slot).unwrap_or(Half::Top) }
}

/// The cards that rest.
fn resting(boards: Boards<'_>) -> Markup {
    let scene = boards.scene;
    let set = &boards.player.board.resting;
    html! {
        div.rest role="group" aria-label=(scene.say(say!(ReviveRestingCount, count = set.len()))) {
            h3.cap data-meter=[boards.is_live.then_some("resting")] { (icon::icon("rv-hibernate")) span.words { (scene.say(say!(ReviveResting))) } " " b { (set.len()) } }
            div.pills data-place=[boards.place("resting")] {
                @for card in cards(set) { (pill(card, boards)) }
            }
        }
    }
}

/// A card that rests: its sign and its name.
fn pill(card: CardId, boards: Boards<'_>) -> Markup {
    let color = boards.content().card(card).color;
    let inner = html! {
        span class={ "rp-sign " (icon::color_class(Some(color))) } { (icon::sign(color)) }
        span.rp-name { (boards.scene.say(names::name(card))) }
    };
    boards.draw(Part {
        at: format!("card-{card}"),
        class: "rp look",
        title: names::card_title(boards.content(), card),
        label: names::card(boards.content(), card),
        offers: boards.offers(|action| *action == Action::Card(card)),
        wanted: None,
        about: Some(face::about_halves(Pack::of(boards.scene), card)),
        choices: None,
        inner: boards.standing(boards.piece(&format!("card-{card}"), "resting"), &inner),
    })
}

/// The crates: closed ones with what only their owner knows, then opened ones.
fn crates(boards: Boards<'_>) -> Markup {
    let scene = boards.scene;
    let (player, board) = (boards.player, &boards.player.board);
    let unknown = usize::from(player.closed_crates).saturating_sub(player.known_crates.len());
    html! {
        div.crates role="group" aria-label=(scene.say(say!(ReviveCrates))) {
            @if player.closed_crates > 0 || !board.opened.is_empty() {
                h3.cap data-meter=[boards.is_live.then_some("crates")] { (icon::icon("rv-crate")) span.words { (scene.say(say!(ReviveCrates))) } }
            }
            div.boxes data-place=[boards.place("crates")] {
                @for found in &player.known_crates { (owned_crate(*found, boards)) }
                @for _ in 0..unknown { (face::closed_crate()) }
                @for found in board.opened.iter() { (owned_crate(found, boards)) }
            }
        }
    }
}

/// A crate whose contents are known.
fn owned_crate(found: CrateId, boards: Boards<'_>) -> Markup {
    let board = &boards.player.board;
    let (is_opened, is_empty) = (board.opened.contains(found), board.reopened.contains(found));
    let reopens = boards.scene.asked() == Some(Task::Reopen);
    let what = say!(DrawnValue, label = names::full_name(found), value = names::crate_text(boards.content(), found));
    let label = match (is_opened, is_empty) {
        (_, true) => say!(ReviveCrateReopened, what = what),
        (true, false) => say!(ReviveCrateOpened, what = what),
        (false, false) => what,
    };
    let pack = Pack::of(boards.scene);
    boards.draw(Part {
        at: format!("crate-{found}"),
        class: match (is_opened, is_empty, reopens) {
            (_, true, _) => "box look opened reopened",
            (true, false, _) => "box look opened",
            (false, false, true) => "box look",
            (false, false, false) => "box look free",
        },
        title: names::full_name(found),
        label,
        offers: boards.offers(|action| *action == Action::Open(found)),
        wanted: (!is_opened).then_some(Action::Open(found)),
        about: Some(html! { p { (boards.scene.title(names::crate_text(boards.content(), found))) } }),
        choices: None,
        inner: face::crate_(pack, found),
    })
}
