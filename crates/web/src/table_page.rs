//! The data behind a table's page for one viewer. Pages are made from this and nothing else.

use std::any::Any;
use std::borrow::Borrow;
use std::time::Duration;

use engine::words::{Phrase, Speaker};
use engine::{ScoreSheet, Seat, Standings};
use serde::{Deserialize, Serialize};
use table::hall::TalkView;
use table::{Hint, LegalAction};

/// The number of actions that a hint shows.
pub(crate) const NAMED: usize = 3;

/// A table as one viewer sees it.
pub struct TablePage<'a> {
    /// The table's address: `/tables/k3v9…`. All of its forms post below it.
    pub address: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// Address and name of the campaign that the game is a chapter of.
    pub campaign: Option<(String, &'a str)>,
    /// The position that is shown.
    pub moment: Moment,
    /// The seats with their players, clockwise.
    pub seats: Vec<SeatLine>,
    /// The players' names in sentences, clockwise.
    pub names: &'a [String],
    /// The seat of the viewer; `None` for spectators.
    pub me: Option<Seat>,
    /// What the game waits for, as a sentence.
    pub request: String,
    /// What the viewer has to do now.
    pub turn_state: TurnState,
    /// The viewer's legal actions on the board.
    pub moves: Moves<'a>,
    /// The latest lines of the log, oldest first.
    pub events: Vec<EventLine>,
    /// The game's own events of the last action, for its board.
    pub latest: &'a [Box<dyn Any + Send + Sync>],
    /// All players' points by source, as far as the viewer may know them.
    pub score: ScoreSheet,
    /// Labels of the score sheet's rows, one per source.
    pub sources: Vec<String>,
    /// The game's word for a round.
    pub round_name: String,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
    /// The name of an opponent without a seat, if there is one.
    pub rival: Option<String>,
    /// Whether the viewer's last action can be undone, and if not, why.
    pub undo: Undo,
    /// A player's question to the others, if one is open.
    pub asked: Option<ConsentAsked>,
    /// A hint, if the viewer asked for one.
    pub hint: Option<Hint>,
    /// Why the viewer's last request was refused, as a sentence.
    pub refused: Option<String>,
    /// The chat messages, oldest first.
    pub chat: Vec<ChatLine>,
    /// Who may chat, and who is muted.
    pub talk: TalkView,
    /// The viewer's preferences.
    pub preferences: Preferences,
    /// Whether the viewer may abort the game.
    pub may_abort: bool,
    /// How long the player to act may give no sign before a bot can play for them.
    pub grace: Duration,
    /// The commitment to the server's secret, published before the dice were known.
    pub commitment: &'a str,
}

impl TablePage<'_> {
    /// Returns the text of a phrase for the viewer.
    pub(crate) fn say(&self, phrase: impl Borrow<Phrase>) -> String {
        self.moves.speaker.say(phrase)
    }

    /// Returns the text of a phrase as a title.
    pub(crate) fn title(&self, phrase: impl Borrow<Phrase>) -> String {
        self.moves.speaker.say_capitalized(phrase)
    }
}

/// The position of a game that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Number of actions taken before this position.
    pub position: usize,
    /// Number of actions taken in the whole game.
    pub length: usize,
    /// Whether this is the current position and not an earlier one.
    pub is_now: bool,
    /// Number of the round.
    pub round: u32,
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// The name of the person or bot.
    pub name: String,
    /// The level of the bot that plays, if one does.
    pub bot: Option<String>,
    /// Whether a bot plays for a person who is away or has resigned.
    pub stands_in: bool,
    /// Whether the viewer sits here.
    pub is_mine: bool,
    /// Whether the person has the page open now.
    pub is_here: bool,
    /// Whether this seat has to decide now.
    pub is_to_act: bool,
    /// Whether the player is asked for consent.
    pub has_say: bool,
    /// Whether a bot can play for the player, who has given no sign for long enough.
    pub can_be_replaced: bool,
}

/// What the viewer has to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnState {
    /// Choose an action.
    Decide,
    /// Confirm the turn, or undo.
    Confirm,
    /// Wait for others.
    Wait,
    /// Only watch, as a spectator or in an earlier position.
    Watch,
    /// Nothing: the game is over.
    Over,
}

/// The viewer's legal actions, and where to post them.
pub struct Moves<'a> {
    /// The address that takes moves.
    pub post_to: &'a str,
    /// Number of the last move, which an action answers.
    pub answers: u64,
    /// The seat that would act.
    pub seat: Option<Seat>,
    /// The legal actions; empty if the seat has nothing to decide.
    pub offers: &'a [LegalAction],
    /// The notation of the actions that a hint recommends, the best first.
    pub hints: &'a [&'a str],
    /// The speaker for everything that the page shows.
    pub speaker: &'a Speaker<'a>,
}

/// An event in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventLine {
    /// Number of actions taken after the event.
    pub position: usize,
    /// The seat that acted.
    pub seat: Option<Seat>,
    /// What happened, as a sentence.
    pub sentence: String,
}

/// Whether the last action can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Immediately.
    Now,
    /// If the others agree. Random events are then drawn again. The sentence says why consent is needed.
    WithConsent(String),
    /// Not at all; the sentence says why.
    No(String),
}

/// A player asks to undo something that the others have seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsentAsked {
    /// The question, as a sentence.
    pub sentence: String,
    /// Whether the viewer has to answer.
    pub is_mine_to_answer: bool,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The name of the author; empty if the table itself wrote it.
    pub name: String,
    /// The seat of the author.
    pub seat: Option<Seat>,
    /// The message.
    pub text: String,
}

/// A person's preferences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Whether turns are confirmed automatically.
    pub confirms_by_itself: bool,
    /// Whether animations are off.
    pub still: bool,
    /// Whether the table is shown as text, without the board.
    pub plain: bool,
    /// The color theme.
    pub theme: Theme,
}

/// The color theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The theme of the device.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}
