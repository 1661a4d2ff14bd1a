//! Single effects.

use std::fmt;

use engine::notation::{ANY, Any, Tokens, words};

use super::list::PAY;
use super::{Read, Spelled, amount, color};
use crate::effect::{BoardAction, Coin, Effect, Lasting, Piece};
use crate::resource::{Color, Resource};

engine::vocabulary! {
    /// The words with which an effect begins, besides those of resources, actions and pieces, and `pay`.
    pub(super) enum EffectWord {
        Basic = "basic",
        Points = "points",
        Step = "step",
        Module = "module",
        Tribe = "tribe",
        Energy = "energy",
        Recharge = "recharge",
        Crate = "crate",
        Artifact = "artifact",
        Rest = "rest",
        Wake = "wake",
        Range = "range",
        Play = "play",
        Card = "card",
        PerFigure = "per-figure",
        PerWater = "per-water",
        PerCard = "per-card",
        PerFlask = "per-flask",
        Lasting = "lasting",
        Leave = "leave",
        Retire = "retire",
        Rotate = "rotate",
        ExploreAny = "explore-any",
        AllColors = "all-colors",
        Reopen = "reopen",
        Discount = "discount",
        FreeAction = "free-action",
    }
}

/// What an effect begins with.
enum First {
    Resource(Resource),
    Action(BoardAction),
    Piece(Piece),
    Word(EffectWord),
}

impl First {
    fn named(word: &str) -> Option<Self> {
        let resource = Resource::named(word).map(Self::Resource);
        let action = || BoardAction::named(word).map(Self::Action);
        let piece = || Piece::named(word).map(Self::Piece);
        resource.or_else(action).or_else(piece).or_else(|| EffectWord::named(word).map(Self::Word))
    }
}

const COUNT: usize = Resource::COUNT + EffectWord::COUNT + BoardAction::COUNT + Piece::COUNT;
/// What an effect can begin with.
pub(super) const EFFECT: [&str; COUNT] =
    words(&[&Resource::NAMES, &EffectWord::NAMES, &BoardAction::NAMES, &Piece::NAMES]);
/// What a step can begin with.
pub(super) const STEP: [&str; 1 + COUNT] = words(&[&[PAY], &EFFECT]);
const COLORS: [&str; 1 + Color::COUNT] = words(&[ANY, &Color::NAMES]);
const MOST_POINTS: u8 = 20;

/// Reads an effect, which can begin with one of these words.
pub(super) fn read_effect(tokens: &mut Tokens<'_>, first: &'static [&'static str]) -> Read<Effect> {
    use EffectWord as Word;
    let word = match tokens.take(first, First::named)? {
        First::Resource(resource) => return Ok(Effect::Gain(resource, amount(tokens)?)),
        First::Action(action) => return Ok(Effect::Act(action)),
        First::Piece(piece) => return Ok(Effect::Piece(piece)),
        First::Word(word) => word,
    };
    Ok(match word {
        Word::Basic => Effect::Basic(amount(tokens)?),
        Word::Points => Effect::Points(tokens.up_to(MOST_POINTS)?),
        Word::Step => match tokens.any_or(&COLORS, Color::named)? {
            Some(color) => Effect::Step(color, amount(tokens)?),
            None => Effect::StepAny(amount(tokens)?),
        },
        Word::Module => Effect::Module,
        Word::Tribe => Effect::Tribe,
        Word::Energy => Effect::Energy,
        Word::Recharge => Effect::Recharge,
        Word::Crate => Effect::Crate,
        Word::Artifact => Effect::Artifact,
        Word::Rest => Effect::Rest,
        Word::Wake => Effect::Wake,
        Word::Range => Effect::Range(amount(tokens)?),
        Word::Play => Effect::Play(tokens.any_or(&COLORS, Color::named)?),
        Word::Card => Effect::Card(tokens.any_or(&COLORS, Color::named)?),
        Word::PerFigure => Effect::PerFigure,
        Word::PerWater => Effect::PerWater,
        Word::PerCard => Effect::PerCard(color(tokens)?),
        Word::PerFlask => Effect::PerFlask,
        Word::Lasting => Effect::Lasting(read_lasting(tokens)?),
        Word::Leave => Effect::Leave,
        Word::Retire => Effect::Retire,
        Word::Rotate => Effect::Rotate,
        Word::ExploreAny => Effect::ExploreAny,
        Word::AllColors => Effect::AllColors,
        Word::Reopen => Effect::Reopen,
        Word::Discount => Effect::Discount(action(tokens)?, amount(tokens)?),
        Word::FreeAction => Effect::FreeAction(amount(tokens)?),
    })
}

fn action(tokens: &mut Tokens<'_>) -> Read<BoardAction> {
    tokens.take(&BoardAction::NAMES, BoardAction::named)
}

impl fmt::Display for Spelled<'_, Effect> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use EffectWord as Word;
        let Self(effect, tables) = *self;
        match effect {
            Effect::Gain(resource, n) => write!(f, "{resource} {n}"),
            Effect::Basic(n) => write!(f, "{} {n}", Word::Basic),
            Effect::Points(n) => write!(f, "{} {n}", Word::Points),
            Effect::Step(color, n) => write!(f, "{} {color} {n}", Word::Step),
            Effect::StepAny(n) => write!(f, "{} {} {n}", Word::Step, ANY[0]),
            Effect::Module => Word::Module.fmt(f),
            Effect::Tribe => Word::Tribe.fmt(f),
            Effect::Energy => Word::Energy.fmt(f),
            Effect::Recharge => Word::Recharge.fmt(f),
            Effect::Crate => Word::Crate.fmt(f),
            Effect::Artifact => Word::Artifact.fmt(f),
            Effect::Rest => Word::Rest.fmt(f),
            Effect::Wake => Word::Wake.fmt(f),
            Effect::Range(n) => write!(f, "{} {n}", Word::Range),
            Effect::Play(color) => write!(f, "{} {}", Word::Play, Any(color)),
            Effect::Card(color) => write!(f, "{} {}", Word::Card, Any(color)),
            Effect::Act(action) => action.fmt(f),
            Effect::PerFigure => Word::PerFigure.fmt(f),
            Effect::PerWater => Word::PerWater.fmt(f),
            Effect::Pay(pay) => Spelled(*tables.pay(pay), tables).fmt(f),
            Effect::PerCard(color) => write!(f, "{} {color}", Word::PerCard),
            Effect::PerFlask => Word::PerFlask.fmt(f),
            Effect::Lasting(lasting) => lasting.fmt(f),
            Effect::Leave => Word::Leave.fmt(f),
            Effect::Retire => Word::Retire.fmt(f),
            Effect::Rotate => Word::Rotate.fmt(f),
            Effect::ExploreAny => Word::ExploreAny.fmt(f),
            Effect::AllColors => Word::AllColors.fmt(f),
            Effect::Reopen => Word::Reopen.fmt(f),
            Effect::Discount(action, n) => write!(f, "{} {action} {n}", Word::Discount),
            Effect::FreeAction(n) => write!(f, "{} {n}", Word::FreeAction),
            Effect::Piece(piece) => piece.fmt(f),
        }
    }
}

const LASTING: [&str; 2] = [EffectWord::Range.name(), EffectWord::Discount.name()];

/// Reads what stands after the word `lasting`.
pub(super) fn read_lasting(tokens: &mut Tokens<'_>) -> Read<Lasting> {
    Ok(match tokens.one_of(&LASTING)? {
        0 => Lasting::Range(amount(tokens)?),
        _ => Lasting::Discount(action(tokens)?, amount(tokens)?),
    })
}

impl fmt::Display for Lasting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", EffectWord::Lasting)?;
        match self {
            Self::Range(n) => write!(f, "{} {n}", LASTING[0]),
            Self::Discount(action, n) => write!(f, "{} {action} {n}", LASTING[1]),
        }
    }
}

const COINS: [&str; Resource::COUNT + 1] = words(&[&Resource::NAMES, &[EffectWord::Basic.name()]]);

pub(super) fn read_coin(tokens: &mut Tokens<'_>) -> Read<Coin> {
    // The last one is no resource.
    tokens.one_of(&COINS).map(|index| Resource::ALL.get(index).map_or(Coin::Basic, |resource| Coin::Only(*resource)))
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Only(resource) => resource.fmt(f),
            Self::Basic => EffectWord::Basic.fmt(f),
        }
    }
}
