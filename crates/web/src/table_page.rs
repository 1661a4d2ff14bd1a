//! What a table page shows to one viewer. Pages are made from this and nothing else.

use std::any::Any;
use std::borrow::Borrow;
use std::time::Duration;

use engine::words::{Phrase, Speaker};
use engine::{ScoreSheet, Seat, Standings};
use serde::{Deserialize, Serialize};
use table::hall::TalkView;
use table::{Hint, LegalAction};

/// A table, as one viewer sees it.
pub struct TablePage<'a> {
    /// Where the table lives: `/tables/k3v9…`. Everything that can be done is posted below it.
    pub address: &'a str,
    /// The name of the game for people.
    pub title: &'a str,
    /// The address and the name of the campaign that the game is a chapter of.
    pub campaign: Option<(String, &'a str)>,
    /// Which position this is, and whether it is the present.
    pub moment: Moment,
    /// Who sits where, clockwise.
    pub seats: Vec<SeatLine>,
    /// What the seats are called in sentences, clockwise.
    pub names: &'a [String],
    /// The seat that the viewer looks from; nothing for a spectator.
    pub me: Option<Seat>,
    /// What the game waits for, as a sentence.
    pub request: String,
    /// What the viewer is to do now.
    pub turn_state: TurnState,
    /// What the viewer can do on the board.
    pub moves: Moves<'a>,
    /// What happened last, in words, the oldest first, with the position after which it happened.
    pub events: Vec<EventLine>,
    /// What the last action brought about, as the game's own events, for its board.
    pub latest: &'a [Box<dyn Any + Send + Sync>],
    /// Everybody's points by source, as far as the viewer knows them.
    pub score: ScoreSheet,
    /// The names of the score sheet's sources, one a row.
    pub sources: Vec<String>,
    /// What rounds are called in this game.
    pub round_name: String,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
    /// The name of the opponent that no seat plays, if there is one.
    pub rival: Option<String>,
    /// Whether the viewer's last action can be taken back, and why not.
    pub undo: Undo,
    /// A question that somebody has asked the others.
    pub asked: Option<ConsentAsked>,
    /// A hint, if the viewer asked for one.
    pub hint: Option<Hint>,
    /// Why the last thing the viewer tried was not done, as a sentence.
    pub refused: Option<String>,
    /// What was said at the table, the oldest first.
    pub chat: Vec<ChatLine>,
    /// Who may speak, and who is listened to.
    pub talk: TalkView,
    /// The viewer's preferences.
    pub preferences: Preferences,
    /// Whether the viewer may abort the game.
    pub may_abort: bool,
    /// How long whoever is to act may give no sign before a bot can play for them.
    pub grace: Duration,
    /// The hash that the server published before it knew anything of the dice.
    pub commitment: &'a str,
}

impl TablePage<'_> {
    /// What is said to the viewer.
    pub(crate) fn say(&self, phrase: impl Borrow<Phrase>) -> String {
        self.moves.speaker.say(phrase)
    }

    /// The same as a title.
    pub(crate) fn title(&self, phrase: impl Borrow<Phrase>) -> String {
        self.moves.speaker.say_capitalized(phrase)
    }
}

/// Which position of a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many actions were taken before it.
    pub position: usize,
    /// How many actions have been taken in all.
    pub length: usize,
    /// Whether this is the present and not the past.
    pub is_now: bool,
    /// The round.
    pub round: u32,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// The name of the person or bot.
    pub name: String,
    /// The bot that plays, if one does.
    pub bot: Option<String>,
    /// Whether a bot plays for a person who is away or has resigned.
    pub stands_in: bool,
    /// Whether the viewer sits here.
    pub is_mine: bool,
    /// Whether the person has the page open now.
    pub is_here: bool,
    /// Whether this seat owes a decision now.
    pub is_to_act: bool,
    /// Whether its person is asked for consent.
    pub has_say: bool,
    /// Whether a bot can play for its person, once that one has given no sign for long enough.
    pub can_be_replaced: bool,
}

/// What the viewer is to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnState {
    /// Decide: the seat owes a decision.
    Decide,
    /// Confirm the turn, or take something back.
    Confirm,
    /// Wait for others.
    Wait,
    /// Only look: a spectator, or the past.
    Watch,
    /// The game is over.
    Over,
}

/// What the viewer can do on the board, and where it is posted.
pub struct Moves<'a> {
    /// The address that takes moves.
    pub post_to: &'a str,
    /// The number of the last move: what an action answers.
    pub answers: u64,
    /// Who would act.
    pub seat: Option<Seat>,
    /// The legal actions; none if the seat is not asked.
    pub offers: &'a [LegalAction],
    /// The action that a hint recommends.
    pub hint: Option<&'a str>,
    /// Who says everything that the page shows to the viewer.
    pub speaker: &'a Speaker<'a>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventLine {
    /// How many actions had been taken after it.
    pub position: usize,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What happened, as a sentence.
    pub sentence: String,
}

/// Whether something can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// At once.
    Now,
    /// If the others agree, and everything is drawn anew; the sentence says why.
    WithConsent(String),
    /// Not at all; the sentence says why.
    No(String),
}

/// Somebody wants to take something back that the others have seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsentAsked {
    /// What is asked, as a sentence.
    pub sentence: String,
    /// Whether the viewer is to answer.
    pub is_mine_to_answer: bool,
}

/// Something that was said at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Who said it; empty if the table itself did.
    pub name: String,
    /// The seat of who said it.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

/// How somebody likes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Turns are confirmed without confirming them.
    pub confirms_by_itself: bool,
    /// Nothing moves.
    pub still: bool,
    /// The plain view instead of the board.
    pub plain: bool,
    /// Light or dark.
    pub theme: Theme,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}
