//! A game in progress, behind a face that all games share: it speaks notation, sentences and serialized views.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bots::{Allowance, Effort};
use engine::chance::Seed;
use engine::notation::NotationError;
use engine::say;
use engine::words::{Phrase, Speaker};
use engine::{Goal, Narrate, Offer, Seat, SeatSet, Spot, Standings, Viewer};
use serde::Serialize;

use crate::seated_bot::{Means, SeatedBot};
use crate::seen::DynSeen;
use crate::words::{Key, Tell, english};

/// A game in progress. What it tells are phrases, which its [speaker](Self::speaker) says to a reader.
pub trait DynPlay: Send + Sync {
    /// How many play.
    fn players(&self) -> usize;

    /// How many actions have been taken.
    fn position(&self) -> u64;

    /// How far the game has come, in the game's own unit, from 1.
    fn round(&self) -> u32;

    /// Who owes a decision. Nobody does when the game is over.
    fn to_act(&self) -> SeatSet;

    /// The game in the eyes of a viewer.
    fn seen(&self, viewer: Viewer) -> Box<dyn DynSeen>;

    /// The legal actions of a seat.
    fn offers(&self, seat: Seat) -> Vec<LegalAction> {
        self.seen(Viewer::Seat(seat)).offers()
    }

    /// Takes an action, or refuses it and changes nothing.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, ActError>;

    /// What a legal action would do, or why another one is refused.
    fn why(&self, seat: Seat, notation: &str) -> Result<LegalAction, ActError>;

    /// The game itself, for bots that know its type.
    fn as_any(&self) -> &dyn Any;

    /// Who says what this game tells, in a language, with the names of those who sit in the seats.
    fn speaker<'a>(&self, language: &str, names: &'a [String]) -> Speaker<'a>;

    /// The goal of the campaign's chapter that is played; nothing where no chapter is.
    fn goal(&self) -> Option<Goal>;

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// The bot of this name, for this seat; nothing if there is no such bot.
    fn seated_bot(&self, seat: Seat, bot: &str, means: &Means) -> Option<Box<dyn SeatedBot>>;

    /// What a seat could do best in the eyes of a bot that thinks so much; nothing if it has nothing to do. It tells
    /// nothing that the seat cannot know. If the effort is counted, the same position always gives the same answer.
    fn hint(&self, seat: Seat, effort: Effort, means: &Means) -> Option<Hint>;

    /// What a bot that looks at so many worlds thinks of a legal action of a seat; nothing if there was no choice. It
    /// follows from what the seat knows, and is the same whenever it is asked for.
    fn examine(&self, seat: Seat, notation: &str, iterations: u32, allowance: &Allowance) -> Option<Examined>;

    /// From here on draws everything random anew; the game stays as it stands. A salt that was used before in the same
    /// game may bring back what was drawn then. It should be counted and not chosen: whoever chooses it, chooses dice.
    fn redraw(&mut self, salt: u64);

    /// The game as it may be, as far as this seat knows: what it cannot know is drawn anew, and the future grows from
    /// this seed.
    fn imagined(&self, seat: Seat, seed: Seed) -> Box<dyn DynPlay>;

    /// The whole game and how far its randomness has been read, for [`DynGame::restore`](crate::GameKind::restore).
    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError>;

    /// Another game in the same position, with the same future.
    fn boxed_clone(&self) -> Box<dyn DynPlay>;
}

impl Clone for Box<dyn DynPlay> {
    fn clone(&self) -> Self {
        // Without the star, this would be the clone of the box again.
        (**self).boxed_clone()
    }
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAction<T = Phrase> {
    /// How it is written.
    pub notation: String,
    /// What it does.
    pub label: T,
    /// The thing on the board that it belongs to.
    pub spot: Spot,
    /// The number that tells it from the others there, if that is the only difference.
    #[serde(skip)]
    pub amount: Option<u8>,
}

/// What a bot thinks of the actions of a seat.
///
/// Its values are points, but by its own measure: one can be compared with another. Early in a game all of them can be
/// far from what the seat will have in the end. The bot wants to win and not to have many points: what is best need not
/// bring most.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint<T = Phrase> {
    /// How the best action is written.
    pub notation: String,
    /// What it does.
    pub label: T,
    /// What the bot expects of the seat after this action.
    pub expected: Expected,
    /// The next best actions, the best first, as far as they are worth a thought.
    pub alternatives: Vec<Alternative<T>>,
}

impl LegalAction {
    /// This action of a game, as a viewer with this view reads it.
    pub(crate) fn of<G: Narrate>(offer: &Offer<G::Action>, view: &G::View) -> Self {
        let Offer { action, spot, amount } = offer;
        Self { notation: action.to_string(), label: G::tell_action(action, view), spot: *spot, amount: *amount }
    }

    /// The same as somebody reads it.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> LegalAction<String> {
        let Self { spot, amount, .. } = *self;
        LegalAction { notation: self.notation.clone(), label: speaker.say(&self.label), spot, amount }
    }
}

impl Hint {
    /// The same as somebody reads it.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> Hint<String> {
        Hint {
            notation: self.notation.clone(),
            label: speaker.say(&self.label),
            expected: self.expected,
            alternatives: self.alternatives.iter().map(|alternative| alternative.said(speaker)).collect(),
        }
    }
}

impl Alternative {
    fn said(&self, speaker: &Speaker<'_>) -> Alternative<String> {
        let Self { expected, difference, .. } = *self;
        Alternative { notation: self.notation.clone(), label: speaker.say(&self.label), expected, difference }
    }
}

/// What a bot expects of a seat in the end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expected {
    /// To have so many points more than the best of the others; fewer where that is negative.
    Lead(f32),
    /// To have so many points, alone.
    Points(f32),
}

impl Tell for Expected {
    fn tell(&self) -> Phrase {
        match *self {
            Self::Points(number) => say!(ExpectedPoints, points = number.round() as i32),
            Self::Lead(lead) => match lead.round() as i32 {
                0 => say!(ExpectedLevel),
                lead @ 1.. => say!(ExpectedAhead, points = lead),
                lead => say!(ExpectedBehind, points = -lead),
            },
        }
    }
}

/// Another action that a bot has thought of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative<T = Phrase> {
    /// How it is written.
    pub notation: String,
    /// What it does.
    pub label: T,
    /// What the bot expects of the seat after this action.
    pub expected: Expected,
    /// By how many points more the seat would be ahead of the others than after the best action; mostly by fewer.
    pub difference: f32,
}

/// What a bot thinks of an action that was taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Examined<T = Phrase> {
    /// The action.
    pub done: Named<T>,
    /// What the bot would have done.
    pub better: Named<T>,
    /// How many points the seat could have expected to have more; 0 if the bot would not rather have done something else.
    pub cost: f32,
    /// How far that may be chance: its standard error.
    pub doubt: f32,
}

impl Examined {
    /// Whether it has cost so many points at least, and more than chance explains.
    #[must_use]
    pub fn has_cost(&self, least: f32) -> bool {
        const SURE: f32 = 2.0;
        self.cost >= least.max(SURE * self.doubt)
    }
}

/// An action, in both ways of naming it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named<T = Phrase> {
    /// How it is written.
    pub notation: String,
    /// What it does.
    pub label: T,
}

impl Examined {
    /// The same as somebody reads it.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> Examined<String> {
        let named = |named: &Named| Named { notation: named.notation.clone(), label: speaker.say(&named.label) };
        Examined { done: named(&self.done), better: named(&self.better), cost: self.cost, doubt: self.doubt }
    }
}

/// An action that has been taken.
#[derive(Clone, Debug)]
pub struct Done {
    /// The action in its canonical form.
    pub notation: String,
    /// What happened.
    pub events: Vec<Arc<dyn DynEvent>>,
    /// Whether somebody learnt something by it that he did not know before: something was drawn or revealed, or the
    /// game is over and all secrets are shown.
    pub told_something: bool,
}

/// Something that happened in a game.
pub trait DynEvent: fmt::Debug + Send + Sync {
    /// As much of it as a viewer may know, as the game's own event, for a page that knows the game.
    fn seen(&self, viewer: Viewer) -> Option<Box<dyn Any + Send + Sync>>;

    /// As much of it as a viewer may know, as a sentence; nothing if he may not even know that it happened.
    fn tell(&self, viewer: Viewer) -> Option<Phrase>;

    /// As much of it as a viewer may know, for programs; nothing if he may not even know that it happened.
    fn json(&self, viewer: Viewer) -> Option<serde_json::Value>;
}

/// Why an action was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum ActError {
    /// It is not in the notation of the game.
    Notation(#[from] NotationError),
    /// The rules do not allow it.
    Refused(Box<Reason>),
    /// The rules of this program are at an end with it: more waits to be done than they have room for.
    Broken,
}

impl Tell for ActError {
    fn tell(&self) -> Phrase {
        match self {
            // What is wrong with notation is said in English everywhere, as the notation is.
            Self::Notation(error) => Phrase::verbatim(error.to_string()),
            Self::Refused(reason) => reason.tell(),
            Self::Broken => say!(ActBroken),
        }
    }
}

/// Why the rules do not allow an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason, as a sentence.
    pub sentence: Phrase,
    /// The place in the rulebook.
    pub section: Phrase,
}

impl Reason {
    /// This refusal of a game.
    pub(crate) fn of<G: Narrate>(refusal: &G::Refusal, content: G::Content) -> Self {
        Self { sentence: G::tell_refusal(refusal, content), section: G::tell_section(refusal) }
    }
}

impl Tell for Reason {
    fn tell(&self) -> Phrase {
        say!(ActRefused, sentence = self.sentence.clone(), section = self.section.clone())
    }
}

/// A snapshot cannot be made or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the snapshot is broken, or of another game or version: {0}")]
pub struct SnapshotError(#[from] postcard::Error);
