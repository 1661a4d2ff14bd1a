//! A game in progress, behind an interface that all games share. It speaks notation, sentences and serialized views.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bots::{Allowance, Effort};
use engine::chance::Seed;
use engine::say;
use engine::words::{Phrase, Speaker};
use engine::{Goal, Narrate, Offer, Roll, Seat, SeatSet, Spot, Standings, Viewer};
use serde::Serialize;

use crate::hint::Hint;
use crate::misread::Misread;
use crate::seated_bot::{Means, SeatedBot};
use crate::seen::DynSeen;
use crate::words::{Key, Tell, english};

/// A game in progress. It describes itself in phrases, which its [speaker](Self::speaker) turns into sentences.
pub trait DynPlay: Send + Sync {
    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Returns the number of actions taken.
    fn position(&self) -> u64;

    /// Returns how far the game has come, in the game's own unit, counted from 1.
    fn round(&self) -> u32;

    /// Returns the seats that owe a decision. Empty once the game is over.
    fn to_act(&self) -> SeatSet;

    /// Returns the game as a viewer sees it.
    fn seen(&self, viewer: Viewer) -> Box<dyn DynSeen>;

    /// Returns the legal actions of a seat.
    fn offers(&self, seat: Seat) -> Vec<LegalAction> {
        self.seen(Viewer::Seat(seat)).offers()
    }

    /// Takes an action. If it is refused, nothing changes.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, ActError>;

    /// Returns what a legal action would do, or why the action is refused.
    fn why(&self, seat: Seat, notation: &str) -> Result<LegalAction, ActError>;

    /// Returns the game itself, for bots that know its type.
    fn as_any(&self) -> &dyn Any;

    /// Returns a speaker for this game in a language, with the names of the seats.
    fn speaker<'a>(&self, language: &str, names: &'a [String]) -> Speaker<'a>;

    /// Returns the goal of the chapter being played, or `None` outside of a campaign.
    fn goal(&self) -> Option<Goal>;

    /// Returns the result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Creates the bot of this name for a seat. Returns `None` if there is no such bot.
    fn seated_bot(&self, seat: Seat, bot: &str, means: &Means) -> Option<Box<dyn SeatedBot>>;

    /// Returns what a bot with this effort considers the seat's best action, or `None` if the seat has nothing to do. A
    /// hint reveals nothing that the seat cannot know. If the effort is a number of iterations, the same position
    /// always gives the same hint.
    fn hint(&self, seat: Seat, effort: Effort, means: &Means) -> Option<Hint>;

    /// Returns what a bot that searches this many iterations thinks of a seat's legal action, or `None` if there was no
    /// choice. The answer depends only on what the seat knows and is always the same for the same position.
    fn examine(&self, seat: Seat, notation: &str, iterations: u32, allowance: &Allowance) -> Option<Examined>;

    /// Redraws all randomness from here on; the position stays as it is. A salt that was already used in this game may
    /// repeat earlier draws. Count salts up instead of choosing them: choosing the salt means choosing the dice.
    fn redraw(&mut self, salt: u64);

    /// Returns a game that is possible as far as this seat knows. Everything the seat cannot know is drawn from this
    /// seed, and so is the future.
    fn imagined(&self, seat: Seat, seed: Seed) -> Box<dyn DynPlay>;

    /// Returns the whole game and the state of its randomness, for [`DynGame::restore`](crate::DynGame::restore).
    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError>;

    /// Clones the game, with the same future.
    fn boxed_clone(&self) -> Box<dyn DynPlay>;
}

impl Clone for Box<dyn DynPlay> {
    fn clone(&self) -> Self {
        // Without the dereference, this would call itself: a box of a game is `Clone` too.
        (**self).boxed_clone()
    }
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAction<T = Phrase> {
    /// The action in notation.
    pub notation: String,
    /// What the action does.
    pub label: T,
    /// The part of the board that the action belongs to.
    pub spot: Spot,
    /// The number that sets the action apart from others on the same spot, if that is the only difference.
    #[serde(skip)]
    pub amount: Option<u8>,
    /// Whether the action does nothing but end the turn.
    #[serde(skip)]
    pub ends_turn: bool,
}

impl LegalAction {
    /// Describes a game's action for a viewer with this view.
    pub(crate) fn of<G: Narrate>(offer: &Offer<G::Action>, view: &G::View) -> Self {
        let Offer { action, spot, amount } = offer;
        Self {
            notation: action.to_string(),
            label: G::tell_action(action, view),
            spot: *spot,
            amount: *amount,
            ends_turn: G::ends_turn(action),
        }
    }

    /// Returns the same action with its text in the speaker's language.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> LegalAction<String> {
        let Self { spot, amount, ends_turn, .. } = *self;
        LegalAction { notation: self.notation.clone(), label: speaker.say(&self.label), spot, amount, ends_turn }
    }
}

/// A bot's opinion of an action that was taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Examined<T = Phrase> {
    /// The action that was taken.
    pub done: Named<T>,
    /// The action the bot would have taken.
    pub better: Named<T>,
    /// How many points the better action would have gained. 0 if the bot agrees with the action.
    pub cost: f32,
    /// The standard error of `cost`.
    pub doubt: f32,
}

impl Examined {
    /// Returns true if the action cost at least this many points, and more than chance explains.
    #[must_use]
    pub fn has_cost(&self, least: f32) -> bool {
        const SURE: f32 = 2.0;
        self.cost >= least.max(SURE * self.doubt)
    }
}

/// An action with its notation and its description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named<T = Phrase> {
    /// The action in notation.
    pub notation: String,
    /// What the action does.
    pub label: T,
}

impl Examined {
    /// Returns the same opinion with its texts in the speaker's language.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> Examined<String> {
        let named = |named: &Named| Named { notation: named.notation.clone(), label: speaker.say(&named.label) };
        Examined { done: named(&self.done), better: named(&self.better), cost: self.cost, doubt: self.doubt }
    }
}

/// The outcome of an action that was taken.
#[derive(Clone, Debug)]
pub struct Done {
    /// The action in its canonical form.
    pub notation: String,
    /// What happened, in order.
    pub events: Vec<Arc<dyn DynEvent>>,
    /// Whether the action gave new information to a player: something was drawn or revealed, or the game is over and
    /// all secrets are shown.
    pub told_something: bool,
}

/// Something that happened in a game.
pub trait DynEvent: fmt::Debug + Send + Sync {
    /// Returns what a viewer may know of the event, as the game's own type, for pages that know the game.
    fn seen(&self, viewer: Viewer) -> Option<Box<dyn Any + Send + Sync>>;

    /// Returns the seat that the event is about. `None` if it is about the whole table.
    fn about(&self) -> Option<Seat>;

    /// Returns what a viewer may know of the event, as a sentence. `None` if the viewer may not even know that it
    /// happened.
    fn tell(&self, viewer: Viewer) -> Option<Phrase>;

    /// Returns the dice that were rolled in the event, if there were any. Everyone has seen them.
    fn rolled(&self) -> Option<Roll>;

    /// Returns what a viewer may know of the event, as JSON. `None` if the viewer may not even know that it happened.
    fn json(&self, viewer: Viewer) -> Option<serde_json::Value>;
}

/// Why an action was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum ActError {
    /// The text is not valid notation of this game.
    Notation(Box<Misread>),
    /// The rules do not allow it.
    Refused(Box<Reason>),
    /// The action leads to more pending steps than this program's rules have room for.
    Broken,
}

impl Tell for ActError {
    fn tell(&self) -> Phrase {
        match self {
            Self::Notation(misread) => misread.tell(),
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
    /// The section of the rulebook.
    pub section: Phrase,
}

impl Reason {
    /// Describes a game's refusal.
    pub(crate) fn of<G: Narrate>(refusal: &G::Refusal, content: G::Content) -> Self {
        Self { sentence: G::tell_refusal(refusal, content), section: G::tell_section(refusal) }
    }
}

impl Tell for Reason {
    fn tell(&self) -> Phrase {
        say!(ActRefused, sentence = self.sentence.clone(), section = self.section.clone())
    }
}

/// A snapshot that cannot be made or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the snapshot is broken, or of another game or version: {0}")]
pub struct SnapshotError(#[from] postcard::Error);
