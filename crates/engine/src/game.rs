//! The traits that a game implements.

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

/// A game: the state of one game in progress, and its rules.
///
/// The state is one flat value without heap allocations or interior mutability, so that copying it is a `memcpy`. Rules
/// do no I/O, read no clock, hold no text for players, and never panic, for any input.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The choices made before the game.
    type Setup: Setup;
    /// One small decision. Prints as a short line in one canonical form, and parses back.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Why an action is not allowed.
    type Refusal: Refusal;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know. It has no field that could hold another player's secret.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// The game's name in commands, files and addresses.
    const ID: &'static str;
    /// The version of the rules. Raised whenever a recorded game might replay differently.
    const RULES_VERSION: u32;
    /// The version of the serialized state, at most 999. Raised whenever its layout changes, whether or not the rules
    /// have changed. Stored states with another layout are rebuilt by replaying the recorded actions.
    const LAYOUT: u32 = 0;

    /// Sets up a new game.
    fn new(setup: &Self::Setup, chance: &mut impl Chance) -> Result<Self, SetupError>;

    /// Returns the content pack that this setup plays with.
    fn pack(setup: &Self::Setup) -> PackInfo;

    /// Reads another content pack, which setups can name from then on. Rules do no I/O: `text` returns the text of each
    /// file that the pack must have. A game with printed content only has no other packs.
    fn read_pack(text: &mut dyn FnMut(&'static str) -> Result<String, String>) -> Result<PackInfo, PackProblems> {
        let _ = text;
        Err(PackProblems(vec![format!("{} is played with its printed content only", Self::ID)]))
    }

    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Returns the seats that owe a decision. Empty when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Replaces the contents of `out` with every legal action of a seat, each once.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Checks whether a seat may take this action now. The error says why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does what an action says. The caller must have taken it from [`actions`](Self::actions) of this very state, or
    /// have [checked](Self::check) it. Otherwise the state may become one that no game can reach, and builds with
    /// overflow checks may panic.
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

    /// Returns what this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Returns what this viewer may know of an event, or `None` if they may not even know that it happened.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Returns the seat that an event is about, whoever caused it. `None` if it is about the whole table.
    fn about(event: &Self::Event) -> Option<Seat>;

    /// Returns the thing on the board that an action belongs to.
    fn spot(&self, action: &Self::Action) -> Spot;

    /// Returns the number of pieces an action is about, where only this number distinguishes it from the others at its
    /// spot. Pages show such actions as a row of numbers.
    fn amount(action: &Self::Action) -> Option<u8> {
        let _ = action;
        None
    }

    /// Returns an action with the thing on the board it belongs to.
    fn offer(&self, action: Self::Action) -> Offer<Self::Action> {
        Offer { action, spot: self.spot(&action), amount: Self::amount(&action) }
    }

    /// Returns every legal action with the thing on the board it belongs to, for pages.
    fn offers(&self, seat: Seat) -> Vec<Offer<Self::Action>> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.into_iter().map(|action| self.offer(action)).collect()
    }

    /// Redraws everything this seat cannot know. The seat sees no difference.
    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance);

    /// Returns every player's points by source, as far as the viewer can know them.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;

    /// Returns the result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Returns the cards, chips and other content that a seat has had, for reports on how balanced a content pack is. A
    /// game with printed content only need not list any.
    fn pieces(&self, seat: Seat) -> Vec<Piece> {
        let _ = seat;
        Vec::new()
    }

    /// Returns the goal of the campaign chapter that is being played, or `None` outside a campaign.
    fn goal(&self) -> Option<Goal> {
        None
    }

    /// Returns the content that every player could have taken from a display, and whether a player took it, for the
    /// same reports. A game without displays need not list any.
    fn displayed(&self) -> Vec<DisplayedPiece> {
        Vec::new()
    }

    /// Returns how far the game has come, in its own unit, counted from 1: rounds, eras, turns.
    fn round(&self) -> u32;

    /// Returns true if the rules have met an impossible situation, such as a bounded list without room. Nothing after
    /// that can be trusted, so the table refuses the action and stops, rather than go on without a task that was
    /// dropped.
    fn is_broken(&self) -> bool {
        false
    }

    /// Checks whether this is a possible state of the game: every piece in exactly one place, every count in its range.
    /// The error says what is wrong.
    fn audit(&self) -> Result<(), String>;
}

/// Why an action is not allowed: a reason specific to the game, and the place in the rulebook that says so.
pub trait Refusal: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Returns the section of the rulebook, as a key of the game's words.
    fn section(&self) -> &'static str;
}

/// A viewer of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who sees only what all players see.
    Spectator,
    /// A viewer who may know everything, as everyone may once the game is over.
    Everything,
}

impl Viewer {
    /// Returns true if the viewer may see what only this seat may see.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Everything => true,
        }
    }
}

/// A piece of content that a player has had during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its name, as in the data files.
    pub name: String,
    /// The group it is counted with, such as its deck or kind; a key of the game's words.
    pub group: &'static str,
    /// Whether the player made use of it: installed, fulfilled or won it.
    pub used: bool,
    /// The points it brought the player in the final scoring.
    pub points: i32,
}

/// Six-sided dice that a player rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The player's seat.
    pub seat: Seat,
    /// The number of dice that show each face, from 1 to 6.
    pub faces: [u8; 6],
}

/// The goal of a campaign chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Goal {
    /// The chapter, as the setup option [`chapter`](Chapter::OPTION) names it.
    pub chapter: &'static str,
    /// The seats that have reached the goal, as things stand.
    pub reached: SeatSet,
}

/// A campaign chapter, as it is told to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in the setup.
    pub id: &'static str,
    /// Its title.
    pub title: Phrase,
    /// What has happened in the campaign so far.
    pub story: Phrase,
    /// What this chapter adds to the game.
    pub news: Phrase,
    /// What players should achieve.
    pub goal: Phrase,
}

impl Chapter {
    /// The setup option that names the chapter of a game.
    pub const OPTION: &'static str = "chapter";
}

/// A piece of content that every player could have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayedPiece {
    /// Its name, as in the data files.
    pub name: String,
    /// The group it is counted with, a key of the game's words.
    pub group: &'static str,
    /// Whether a player took it.
    pub taken: bool,
}

/// A thing on the board. Prints as `forest`, or as `card-2` where there are several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The kind of thing.
    pub name: &'static str,
    /// Its number among things of its kind, counted from 1; 0 where there is only one.
    pub number: u8,
}

impl Spot {
    /// Returns the spot of the only thing of its kind.
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
    /// The thing on the board it belongs to.
    pub spot: Spot,
    /// The number that distinguishes it from the others there, if that is the only difference.
    pub amount: Option<u8>,
}

/// A game that can estimate what a position is worth.
pub trait Evaluate: Game {
    /// Number of features that [`features`](Self::features) adds; at most [`Features::MOST`].
    const FEATURES: usize = 0;

    /// Number of turns of every player after which [`evaluate`](Self::evaluate) best says who is ahead: long enough for
    /// plans to be completed.
    const HORIZON: u32 = 2;

    /// Whether players that think ahead use what was [learned](Self::learned) to find all their ideas and to play on in
    /// their mind. Otherwise they find half of their ideas and play on by [instinct](Self::instinct), and use it to
    /// judge the positions they reach: a search that always follows the best rating of a network finds the network's
    /// errors, as long as there are many.
    const PLAYS_AS_LEARNED: bool = false;

    /// Estimates the points a seat can expect to have at the end, by rules of thumb. Must be cheap: bots call it for
    /// every position they look at. It must not change either, because the greedy player, which other players are
    /// measured against, uses it.
    fn evaluate(&self, seat: Seat) -> f32;

    /// The same estimate for players that think ahead, who use it to find ideas and to play on in their mind. It may be
    /// better than [`evaluate`](Self::evaluate), because no player is measured against it.
    fn instinct(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// Returns true if no one would take this legal action now: it gains nothing, or something else is possible first
    /// and this can still be done afterwards. Bots skip such actions while there are others, and there always are. Must
    /// not depend on anything the seat cannot know.
    fn is_pointless(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Describes the position from a seat's point of view, as the input of a network that learns from games how far
    /// [`evaluate`](Self::evaluate) is off. The first number is how far the game has come, from 0 to 1.
    fn features(&self, seat: Seat, out: &mut Features) {
        let _ = (seat, out);
    }

    /// Returns what the network has learned, as `tessera learn` wrote it; empty if it has learned nothing.
    fn learned() -> &'static str {
        ""
    }
}

/// A game that can describe what is going on. It returns phrases, not text: a [speaker](Self::speaker) says them in the
/// reader's language.
pub trait Narrate: Game {
    /// Where the names and texts of pieces come from: the content of the game that is played, never that of another
    /// one.
    type Content: Copy + Debug + Send + Sync + 'static;

    /// Returns the content that this game is played with.
    fn content(&self) -> Self::Content;

    /// Returns the messages of this game in all languages it supports.
    fn library() -> &'static Library;

    /// Returns the names of the pieces of this content: messages with the ids of the pieces as keys. A game with
    /// printed content only names them in its library.
    fn names(content: Self::Content) -> Option<&'static Words> {
        let _ = content;
        None
    }

    /// Returns a speaker that says what this game tells in a language, with the names of the players in the seats.
    fn speaker<'a>(content: Self::Content, language: &str, seats: &'a [String]) -> Speaker<'a> {
        Speaker::new(Self::names(content).into_iter().chain(Self::library().for_reader(language)), seats)
    }

    /// Returns the name of the game.
    fn title() -> Phrase;

    /// Describes an event, as a sentence.
    fn tell_event(event: &Self::Event, content: Self::Content) -> Phrase;

    /// Returns the six-sided dice that a player rolled in an event, if there were any. A game without dice has none.
    fn rolled(event: &Self::Event) -> Option<Roll> {
        let _ = event;
        None
    }

    /// Describes why an action is refused, as a sentence, without the place in the rulebook.
    fn tell_refusal(refusal: &Self::Refusal, content: Self::Content) -> Phrase;

    /// Describes an action briefly. The view tells which card or tile it is about.
    fn tell_action(action: &Self::Action, view: &Self::View) -> Phrase;

    /// Describes what the game waits for, as a sentence.
    fn tell_request(view: &Self::View) -> Phrase;

    /// Describes the same without naming the player who is asked, for pages that name them anyway. `None` if several are
    /// asked, or if the game has no such sentence.
    fn tell_question(view: &Self::View) -> Option<Phrase> {
        let _ = view;
        None
    }

    /// Whether this action does nothing but end the player's turn. Pages show it next to the question, and it needs no
    /// confirmation.
    fn ends_turn(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Writes the whole table as text of at most 80 columns, complete enough to play from.
    fn plain(view: &Self::View, speaker: &Speaker<'_>) -> String;

    /// Returns what [`Game::round`] counts, as a title: rounds, or the unit of this game.
    fn round_name() -> Phrase;

    /// Returns the chapters of the game's campaign, in order. A game without a campaign has none.
    fn chapters() -> Vec<Chapter> {
        Vec::new()
    }

    /// Returns the name of a score sheet's source.
    fn tell_source(source: &'static str) -> Phrase {
        Phrase::new(source)
    }

    /// Returns the place in the rulebook that a refusal names.
    fn tell_section(refusal: &Self::Refusal) -> Phrase {
        Phrase::new(refusal.section())
    }
}
