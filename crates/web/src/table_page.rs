//! The data behind a table's page for one viewer. Pages are made from this and nothing else.

use std::borrow::Borrow;

use engine::words::{Phrase, Speaker};
use engine::{ScoreSheet, Seat, Standings};
use maud::Markup;
use serde::{Deserialize, Serialize};
use table::hall::TalkView;
use table::{Hint, LegalAction, Told};

use crate::picks::Picks;

use crate::page::waiting::Waits;

/// The number of actions that a hint shows.
pub(crate) const NAMED: usize = 3;

/// A table as one viewer sees it.
pub struct TablePage<'a> {
    /// The id of the game.
    pub game: &'static str,
    /// Whether this is a whole page, and not an update of one.
    pub is_whole: bool,
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
    /// The other player whose boards the viewer has opened.
    pub look: Option<Seat>,
    /// What the game waits for, as a sentence.
    pub request: String,
    /// What the viewer has to do now.
    pub turn_state: TurnState,
    /// The viewer's legal actions on the board.
    pub moves: Moves<'a>,
    /// The latest lines of the log, oldest first.
    pub events: Vec<EventLine>,
    /// The same with the game's own events, for its board.
    pub recent: &'a [Told],
    /// What others have done since the viewer's last action. In an earlier position, it is shown again from there.
    pub since: Option<SinceLines<'a>>,
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
    /// Who is awaited, and what keeps the bots from acting.
    pub waits: Waits<'a>,
    /// The commitment to the server's secret, published before the dice were known.
    pub commitment: &'a str,
}

impl TablePage<'_> {
    /// Returns the text of a phrase for the viewer.
    pub(crate) fn say(&self, phrase: impl Borrow<Phrase>) -> String {
        self.moves.speaker.say(phrase)
    }

    /// Whether the viewer sits in this seat.
    pub(crate) fn is_mine(&self, seat: Seat) -> bool {
        self.seats.iter().any(|line| line.seat == seat && line.is_mine)
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
    /// What each of these actions costs and brings, as far as it is known; empty where nothing shows it.
    pub previews: &'a [Option<Preview>],
    /// What the viewer picked on a panel that was not sent off: it was refused, or only added up.
    pub picks: Option<&'a Picks>,
    /// The speaker for everything that the page shows.
    pub speaker: &'a Speaker<'a>,
}

/// What an action costs and brings, as far as its player can know before taking it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// For the script: `wood:5:3` changes the number that is marked so, `@forest:2` places two people.
    pub marks: String,
    /// In a few signs, for small buttons.
    pub short: Option<String>,
    /// In words.
    pub said: Phrase,
}

impl<'a> Moves<'a> {
    /// Returns what an action costs and brings, if that is known.
    #[must_use]
    pub fn preview(&self, offered: &LegalAction) -> Option<&'a Preview> {
        let index = self.offers.iter().position(|other| other.notation == offered.notation)?;
        self.previews.get(index)?.as_ref()
    }

    /// Returns the action that ends the turn, if it is possible now. The prompt shows it.
    #[must_use]
    pub fn ending(&self) -> Option<&'a LegalAction> {
        self.offers.iter().find(|offered| offered.ends_turn)
    }
}

/// An event in the log.
#[derive(Clone, Debug)]
pub struct EventLine {
    /// Number of actions taken after the event.
    pub position: usize,
    /// The seat that the event is about; `None` if it is about the whole table.
    pub about: Option<Seat>,
    /// What happened, as a sentence.
    pub sentence: String,
    /// The same in small symbols, where the game has a board.
    pub signs: Option<Markup>,
}

/// What others have done since the viewer's last action.
pub struct SinceLines<'a> {
    /// Whether more happened before that.
    pub is_cut: bool,
    /// The events, oldest first.
    pub lines: Vec<EventLine>,
    /// The same as the game's own events, for its board.
    pub told: &'a [Told],
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
    /// Whether single keys do nothing at tables.
    pub keys_off: bool,
    /// The color theme.
    pub theme: Theme,
    /// What the person wants to be told, and how.
    pub notices: Notices,
}

/// What a person wants to be told while a page is open, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Notices {
    /// A sound when it is their turn.
    pub turn: bool,
    /// A sound when others have moved.
    pub moves: bool,
    /// A sound when others have written something.
    pub chat: bool,
    /// A notification when it is their turn and they look elsewhere.
    pub notify: bool,
    /// A mark on the tab, and on the icon of an installed page, while it is their turn.
    pub mark: bool,
}

impl Default for Notices {
    fn default() -> Self {
        Self { turn: true, moves: false, chat: false, notify: false, mark: true }
    }
}

impl Notices {
    /// Returns each kind of notice with its name in forms and in the script, and whether it is wanted.
    pub(crate) const fn each(&mut self) -> [(&'static str, &mut bool); 5] {
        let Self { turn, moves, chat, notify, mark } = self;
        [("turn", turn), ("moves", moves), ("chat", chat), ("notify", notify), ("mark", mark)]
    }

    /// Returns the names of those that are wanted.
    pub(crate) fn wanted(mut self) -> String {
        let wanted = self.each().into_iter().filter(|(_, is_on)| **is_on).map(|(name, _)| name);
        wanted.collect::<Vec<_>>().join(" ")
    }
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
