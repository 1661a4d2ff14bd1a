//! The effects of cards, modules, machines, crates, water spaces and tracks, as phrases in the imperative.

use engine::say;
use engine::words::{Arg, Phrase};

use super::{Key, phrase, piece};
use crate::content::{CardId, Content};
use crate::effect::{Clause, Effect, EffectsId, Lasting, PayId, Piece};
use crate::player::Player;
use crate::resource::Resource;
use crate::rules::{FLIGHT, SAND_TILE, TARGET_DISCOUNT, WORKSHOP_DISCOUNT};

/// The source of an effect. A card refers to itself as “this card”; effects copied from a card have no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Of {
    Card,
    Other,
    /// Any source except a card, once no major artifact is left.
    Late,
}

impl Of {
    /// Returns the source for an effect on this card, as read by this player.
    pub(crate) fn said_by(card: Option<CardId>, player: Option<&Player>) -> Self {
        let is_own = |card: CardId| player.is_none_or(|player| player.cards().contains(card.id()));
        if card.is_some_and(is_own) { Self::Card } else { Self::Other }
    }
}

/// An effect list: `gain 2 food, then take a slot module from the display`.
pub(crate) fn effects(content: &Content, list: EffectsId, of: Of) -> Phrase {
    // Lasting effects need a card in a slot.
    let happens = |clause: &Clause| of == Of::Card || !matches!(clause, Clause::One(Effect::Lasting(_)));
    let clauses: Vec<Clause> = content.effects(list).iter().copied().filter(happens).collect();
    let runs = clauses.chunk_by(|first, second| gained(*first).is_some() && gained(*second).is_some());
    let parts = runs.map(|run| {
        let gains: Vec<Phrase> = run.iter().copied().filter_map(gained).collect();
        match run {
            _ if gains.len() > 1 => say!(EffectGain, what = phrase::list(gains)),
            [one, ..] => clause(content, *one, of),
            [] => say!(EffectNothing),
        }
    });
    parts.reduce(|first, second| say!(JoinThen, first = first, second = second)).unwrap_or_else(|| say!(EffectNothing))
}

/// The gain of a step that does nothing else. Consecutive gains are worded as one.
fn gained(clause: Clause) -> Option<Phrase> {
    match clause {
        Clause::One(effect) if effect.facts().is_gain => effect.phrase(),
        Clause::One(_) | Clause::Either(..) => None,
    }
}

/// One step of a list.
pub(crate) fn clause(content: &Content, clause: Clause, of: Of) -> Phrase {
    match clause {
        Clause::One(one) => effect(content, one, of),
        Clause::Either(first, second) => {
            say!(JoinOr, first = effect(content, first, of), second = effect(content, second, of))
        }
    }
}

/// `gain 2 food`.
pub(crate) fn effect(content: &Content, effect: Effect, of: Of) -> Phrase {
    match (effect, of) {
        (Effect::Artifact, Of::Late) => say!(EffectMinorArtifact, artifact = piece::minor_artifact()),
        (Effect::Rest, Of::Card) => say!(EffectRestOther),
        (Effect::Leave, Of::Card) => say!(EffectLeave),
        (Effect::PerCard(color), _) => {
            say!(EffectPerCard, what = phrase::resources(color.resource(), 1), color = color)
        }
        (Effect::Pay(id), _) => pay(content, id, of),
        (Effect::Piece(piece), _) => place_piece(piece),
        (one, _) => match gained(Clause::One(one)) {
            Some(gained) => say!(EffectGain, what = gained),
            None => one.phrase().unwrap_or_else(|| say!(EffectNothing)),
        },
    }
}

/// `pay 1 gear to gain 2 food or gain 2 books, up to 3 times`.
fn pay(content: &Content, id: PayId, of: Of) -> Phrase {
    let pay = content.pay(id);
    let (price, gain) = (phrase::coins(pay.coin, pay.count), clause(content, pay.gain, of));
    if pay.times > 1 {
        say!(EffectPayTimes, price = price, gain = gain, times = pay.times)
    } else {
        say!(EffectPay, price = price, gain = gain)
    }
}

impl From<Lasting> for Arg {
    fn from(lasting: Lasting) -> Self {
        lasting.phrase().into()
    }
}

/// How to place the piece of a tribe's moon side, and what it does.
fn place_piece(piece: Piece) -> Phrase {
    let crystals = phrase::resources(Resource::Crystal, piece.crystals());
    match piece {
        Piece::Forest => say!(PlaceForest, crystals = crystals),
        Piece::Temple => say!(PlaceTemple, crystals = crystals),
        Piece::Target => say!(PlaceTarget, discount = TARGET_DISCOUNT),
        Piece::Sand => say!(PlaceSand, points = phrase::points(u16::from(SAND_TILE))),
        Piece::Workshop => say!(PlaceWorkshop, crystals = crystals, discount = WORKSHOP_DISCOUNT),
        Piece::Falcon => say!(PlaceFalcon, spaces = FLIGHT),
    }
}
