//! The contract.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

use crate::chance::Chance;
use crate::features::Features;
use crate::journal::Journal;
use crate::notation::NotationError;
use crate::pack::{PackInfo, PackProblems};
use crate::score::{ScoreSheet, Standings};
use crate::seat::{Seat, SeatSet};
use crate::setup::{Setup, SetupError};
use crate::words::{Library, Phrase, Speaker, Words};

/// A game: the state of one game being played, and its rules.
///
/// The state is one flat value without heap or interior mutability, so that copying it is a memcpy. Rules do no I/O,
/// read no clock, hold no sentence and never panic, whatever they are given.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is chosen before the game.
    type Setup: Setup;
    /// One small decision. Prints as a short line in one canonical form, and parses back.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Why an action is not allowed.
    type Refusal: Refusal;
    /// What happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know. It has no field in which somebody else's secret could sit.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// The game's name in commands, files and addresses.
    const ID: &'static str;
    /// Grows whenever a recorded game might replay differently.
    const RULES_VERSION: u32;
    /// Grows, up to 999, whenever the serialized state is laid out differently, whether or not the rules have changed.
    /// Stored states of another layout are made anew from what was done.
    const LAYOUT: u32 = 0;

    /// Sets up a new game.
    fn new(setup: &Self::Setup, chance: &mut impl Chance) -> Result<Self, SetupError>;

    /// The content pack that this setup plays with.
    fn pack(setup: &Self::Setup) -> PackInfo;

    /// Reads another content pack, which setups can name from then on. Rules do no I/O: `text` gives the text of each
    /// file the pack has to have. A game with printed content only has no other packs.
    fn read_pack(text: &mut dyn FnMut(&'static str) -> Result<String, String>) -> Result<PackInfo, PackProblems> {
        let _ = text;
        Err(PackProblems(vec![format!("{} is played with its printed content only", Self::ID)]))
    }

    /// How many play.
    fn players(&self) -> usize;

    /// Who owes a decision. Nobody does when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Puts every legal action of a seat into the list, each once. What was in the list is dropped.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether a seat may take this action now, and why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does what an action says. The caller took it from [`actions`](Self::actions) of this very state, or has
    /// [checked](Self::check) it; otherwise the state may end up as no game ever would, and tests may panic where they check
    /// arithmetic.
    fn perform(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        journal: &mut impl Journal<Self::Event>,
    );

    /// Takes an action, or refuses it and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        journal: &mut impl Journal<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action, chance, journal);
        Ok(())
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer may know of an event; nothing if not even that it happened.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The thing on the board that an action belongs to.
    fn spot(&self, action: &Self::Action) -> Spot;

    /// The number of pieces an action is about, where nothing else tells it from the others at its spot. Pages show such
    /// actions as a row of numbers.
    fn amount(action: &Self::Action) -> Option<u8> {
        let _ = action;
        None
    }

    /// An action with the thing on the board it belongs to.
    fn offer(&self, action: Self::Action) -> Offer<Self::Action> {
        Offer { action, spot: self.spot(&action), amount: Self::amount(&action) }
    }

    /// Every legal action with the thing on the board it belongs to, for pages.
    fn offers(&self, seat: Seat) -> Vec<Offer<Self::Action>> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.into_iter().map(|action| self.offer(action)).collect()
    }

    /// Draws anew what this seat cannot know. The seat sees no difference.
    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance);

    /// Everybody's points by source, as far as the viewer can know them.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// The cards, chips and other contents that a seat has had, for reports on how balanced a content pack is. A game
    /// whose contents are printed needs none.
    fn pieces(&self, seat: Seat) -> Vec<Piece> {
        let _ = seat;
        Vec::new()
    }

    /// The goal of the campaign's chapter that is played; nothing where no chapter is.
    fn goal(&self) -> Option<Goal> {
        None
    }

    /// What everybody could have had, because it lay on a display, and whether somebody took it, for the same reports. A
    /// game without displays needs none.
    fn displayed(&self) -> Vec<DisplayedPiece> {
        Vec::new()
    }

    /// How far the game has come, in the game's own unit, from 1: rounds, eras, turns.
    fn round(&self) -> u32;

    /// Whether the rules have met something that cannot be: a bounded list that had no room left. Nothing after that can
    /// be trusted, so the table refuses the action and stops instead of going on with a task that was dropped.
    fn is_broken(&self) -> bool {
        false
    }

    /// Whether this is a state of the game at all: every piece in exactly one place, every count in its range.
    /// Otherwise what is wrong.
    fn audit(&self) -> Result<(), String>;
}

/// Why an action is not allowed: a reason of the game's own, and the place in the rulebook that says so.
pub trait Refusal: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The section of the rulebook, a key of the game's words.
    fn section(&self) -> &'static str;
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Somebody who may know everything, as all may once the game is over.
    Everything,
}

impl Viewer {
    /// Whether the viewer may see what is for this seat alone.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Everything => true,
        }
    }
}

/// A piece of content that somebody has had in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its name, as in the data files.
    pub name: String,
    /// What it is counted with, a key of the game's words: its deck, its kind.
    pub group: &'static str,
    /// Whether he made use of it: installed, fulfilled, won.
    pub used: bool,
    /// The points it has brought him in the final scoring.
    pub points: i32,
}

/// The goal of a chapter of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Goal {
    /// The chapter, as the setup option [`chapter`](Chapter::OPTION) names it.
    pub chapter: &'static str,
    /// Who has reached its goal, as things stand.
    pub reached: SeatSet,
}

/// A chapter of a campaign, as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in the setup.
    pub id: &'static str,
    /// Its title.
    pub title: Phrase,
    /// What has happened so far.
    pub story: Phrase,
    /// What is new in the game.
    pub news: Phrase,
    /// What one should reach.
    pub goal: Phrase,
}

impl Chapter {
    /// The setup option that names the chapter of a game.
    pub const OPTION: &'static str = "chapter";
}

/// A piece of content that everybody could have had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayedPiece {
    /// Its name, as in the data files.
    pub name: String,
    /// What it is counted with, a key of the game's words.
    pub group: &'static str,
    /// Whether somebody took it.
    pub taken: bool,
}

/// A thing on the board. Prints as `forest`, or `card-2` where there are several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// What kind of thing.
    pub name: &'static str,
    /// Which of them, counted from 1; 0 where there is only one.
    pub number: u8,
}

impl Spot {
    /// The only thing of its kind.
    #[must_use]
    pub const fn only(name: &'static str) -> Self {
        Self { name, number: 0 }
    }
}

impl Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.number {
            0 => f.write_str(self.name),
            number => write!(f, "{}-{number}", self.name),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A legal action with the thing on the board it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer<A> {
    /// The action.
    pub action: A,
    /// Where it lies.
    pub spot: Spot,
    /// The number that tells it from the others there, if that is the only difference.
    pub amount: Option<u8>,
}

/// A game that can say what a position is worth.
pub trait Evaluate: Game {
    /// How many numbers [`features`](Self::features) adds; at most [`Features::MOST`].
    const FEATURES: usize = 0;

    /// After how many turns of everybody [`evaluate`](Self::evaluate) says best who is ahead: long enough that what was
    /// begun is done.
    const HORIZON: u32 = 2;

    /// Whether those who think ahead find all their ideas and play on by what was [learned](Self::learned). Otherwise
    /// they find half of their ideas and play on by their [instinct](Self::instinct), and judge by it where they come to:
    /// whoever takes what a network rates best finds its errors, as long as there are many.
    const PLAYS_AS_LEARNED: bool = false;

    /// The points a seat can expect to have in the end, by rules of thumb. Cheap: bots call it for every position they
    /// look at. The greedy player, whom others are measured against, plays by it: it stays as it is.
    fn evaluate(&self, seat: Seat) -> f32;

    /// The same as those see it who think ahead: by it they find ideas and play on in mind. It may know better than
    /// [`evaluate`](Self::evaluate), because nobody is measured against it.
    fn instinct(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// Whether nobody would take this legal action now: it brings nothing, or something else is possible first and this
    /// can still be done after it. Bots leave such actions alone, as long as there are others, and there always are. Must
    /// not depend on what the seat cannot know.
    fn is_pointless(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Describes the position from a seat's point of view: what a network reads that learns from games how far
    /// [`evaluate`](Self::evaluate) errs. The first number is how far the game has come, from 0 to 1.
    fn features(&self, seat: Seat, out: &mut Features) {
        let _ = (seat, out);
    }

    /// What the network has learned, as `tessera learn` wrote it; nothing where none has.
    fn learned() -> &'static str {
        ""
    }
}

/// A game that can tell what is going on. Nothing of it is text yet: what reaches a reader is said by a
/// [speaker](Self::speaker) in their language.
pub trait Narrate: Game {
    /// What names and texts of pieces come from: the content of the game that is played, never that of another one.
    type Content: Copy + Debug + Send + Sync + 'static;

    /// The content that this game is played with.
    fn content(&self) -> Self::Content;

    /// The messages of this game in all languages it speaks.
    fn library() -> &'static Library;

    /// What the pieces of a content are called: messages with their ids as keys. A game with printed content only names
    /// them in its library.
    fn names(content: Self::Content) -> Option<&'static Words> {
        let _ = content;
        None
    }

    /// Who says what this game tells, in a language, with the names of those who sit in the seats.
    fn speaker<'a>(content: Self::Content, language: &str, seats: &'a [String]) -> Speaker<'a> {
        Speaker::new(Self::names(content).into_iter().chain(Self::library().for_reader(language)), seats)
    }

    /// The name of the game.
    fn title() -> Phrase;

    /// What happened, as a sentence.
    fn tell_event(event: &Self::Event, content: Self::Content) -> Phrase;

    /// Why an action is refused, as a sentence, without the place in the rulebook.
    fn tell_refusal(refusal: &Self::Refusal, content: Self::Content) -> Phrase;

    /// What an action does, shortly; the view tells which card or tile it is about.
    fn tell_action(action: &Self::Action, view: &Self::View) -> Phrase;

    /// What the game waits for, as a sentence.
    fn tell_request(view: &Self::View) -> Phrase;

    /// The whole table as text of at most 80 columns, good enough to play from.
    fn plain(view: &Self::View, speaker: &Speaker<'_>) -> String;

    /// What [`Game::round`] counts, as a title: rounds, or what this game has instead.
    fn round_name() -> Phrase;

    /// The chapters of the game's campaign, in order. A game without a campaign has none.
    fn chapters() -> Vec<Chapter> {
        Vec::new()
    }

    /// The name of a score sheet's source.
    fn tell_source(source: &'static str) -> Phrase {
        Phrase::new(source)
    }

    /// The place in the rulebook that a refusal names.
    fn tell_section(refusal: &Self::Refusal) -> Phrase {
        Phrase::new(refusal.section())
    }
}
