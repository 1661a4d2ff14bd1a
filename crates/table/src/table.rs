use crate::words::seat_name;
use engine::chance::Seed;
use engine::words::{Phrase, Speaker};
use engine::{Entry, Record, Seat, SetupError, Viewer};

use crate::dyn_game::DynGame;
use crate::dyn_play::{ActError, DynPlay};
use crate::history::{History, UndoError};
use crate::load::LoadError;
use crate::occupant::Occupant;
use crate::plan::{self, Plan, PlanError};
use crate::review::Reviewer;
use crate::seated_bot::{LastBot, Means};

/// A table: a game in progress, the occupants of its seats, and everything that was done.
#[derive(Clone)]
pub struct Table {
    kind: &'static dyn DynGame,
    record: Record,
    occupants: Vec<Occupant>,
    names: Vec<String>,
    playing: Box<dyn DynPlay>,
    history: History,
    seated_bot: LastBot,
    pub(crate) recorded_by: u32,
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The number of occupants does not match the number of players.
    #[error("{found} seats are taken, but the setup says `players={expected}`: expected one occupant a seat")]
    Seats {
        /// The number of players in the setup.
        expected: usize,
        /// The number of occupants given.
        found: usize,
    },
}

/// Why a bot failed to move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// The bot found no legal action.
    #[error("{bot} ({seat}) owes a decision and finds no legal action")]
    NoAction {
        /// The bot's name.
        bot: &'static str,
        /// The bot's seat.
        seat: Seat,
    },
    /// The bot chose an action that the rules refuse.
    #[error("{bot} ({seat}) chose `{action}`, which is refused: {error}")]
    Refused {
        /// The bot's name.
        bot: &'static str,
        /// The bot's seat.
        seat: Seat,
        /// The action it chose, in notation.
        action: String,
        /// Why the action is refused.
        error: ActError,
    },
}

impl Table {
    /// Sets up a new game. Fails unless there is exactly one occupant for each player.
    pub fn new(
        kind: &'static dyn DynGame,
        setup: &str,
        seed: Seed,
        occupants: Vec<Occupant>,
    ) -> Result<Self, TableError> {
        let playing = kind.start(setup, seed)?;
        let (expected, found) = (playing.players(), occupants.len());
        if expected != found {
            return Err(TableError::Seats { expected, found });
        }
        let mut record = kind.record(setup, seed)?;
        record.seats = occupants.iter().map(ToString::to_string).collect();
        let names = Seat::first(expected).map(|seat| seat_name(kind, seat)).collect();
        Ok(Self {
            kind,
            record,
            occupants,
            names,
            playing,
            history: History::default(),
            seated_bot: LastBot::default(),
            recorded_by: kind.rules_version(),
        })
    }

    /// Returns the game that is played here.
    #[must_use]
    pub fn kind(&self) -> &'static dyn DynGame {
        self.kind
    }

    /// Returns the game in its current position.
    #[must_use]
    pub fn playing(&self) -> &dyn DynPlay {
        &*self.playing
    }

    /// Returns the record: setup, seed and actions.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns the version of the rules that the game was recorded with. If a loaded game has an older version than the
    /// current one, it may have come out differently then.
    #[must_use]
    pub const fn recorded_by(&self) -> u32 {
        self.recorded_by
    }

    /// Returns the occupants of the seats, clockwise.
    #[must_use]
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Returns the names of the seats, clockwise.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns a speaker for this game that knows the names of the seats.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        self.playing.speaker(language, &self.names)
    }

    /// Returns the name of a seat, or an empty string if there is no such seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the number of actions taken.
    #[must_use]
    pub fn len(&self) -> usize {
        self.playing.position() as usize
    }

    /// Returns true if no action has been taken yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true if the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.playing.to_act().is_empty()
    }

    /// Returns the first human player who owes a decision.
    #[must_use]
    pub fn human_to_act(&self) -> Option<Seat> {
        self.playing.to_act().iter().find(|seat| self.occupants.get(seat.index()) == Some(&Occupant::Human))
    }

    /// Returns the first bot that owes a decision, with its name.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, &'static str)> {
        self.playing.to_act().iter().find_map(|seat| match self.occupants.get(seat.index()) {
            Some(&Occupant::Bot(bot)) => Some((seat, bot)),
            Some(Occupant::Human) | None => None,
        })
    }

    /// Takes an action. If it is refused, nothing changes.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<(), ActError> {
        self.act_in_plan(seat, notation, None).map(drop)
    }

    /// Takes the actions of a plan, and returns their number. If an action is refused before anything was drawn, nothing
    /// changes. After a draw, the plan stops at the first action that does not fit.
    pub fn act_by_plan(&mut self, seat: Seat, plan: &dyn Plan) -> Result<usize, PlanError> {
        let from = Some(self.history.len());
        plan::carry_out(
            self,
            seat,
            plan,
            |table| Some(&*table.playing),
            |table, answer| table.act_in_plan(seat, answer, from),
        )
    }

    /// Takes an action, and returns whether it drew or revealed something.
    fn act_in_plan(&mut self, seat: Seat, notation: &str, plan: Option<usize>) -> Result<bool, ActError> {
        let before = self.playing.clone();
        let done = self.playing.act(seat, notation)?;
        let told_something = done.told_something;
        self.record.push(seat, done.notation.clone());
        self.history.push(seat, done, before, plan);
        Ok(told_something)
    }

    /// Redraws all randomness from here on.
    pub(crate) fn redraw(&mut self, salt: u64) {
        self.playing.redraw(salt);
        self.record.push_redraw(salt);
        self.history.push_redraw(self.playing.round());
    }

    /// Marks the game as a chapter of the campaign of this name.
    pub fn set_campaign(&mut self, name: &crate::hall::Name) {
        self.record.campaign = Some(name.to_string());
    }

    /// Copies from another record of the same game what is not an action: its fair dice and its campaign.
    pub(crate) fn inherit(&mut self, record: &Record) {
        self.record.fair_dice.clone_from(&record.fair_dice);
        self.record.campaign.clone_from(&record.campaign);
    }

    /// Lets the first bot that owes a decision act, and returns its seat. Returns `None` if no bot has to act.
    pub fn let_bot_act(&mut self) -> Result<Option<Seat>, BotError> {
        let Some((seat, bot)) = self.bot_to_act() else { return Ok(None) };
        let seated_bot = self.seated_bot.take(seat, bot, self.playing.position());
        let seated_bot = seated_bot.or_else(|| self.playing.seated_bot(seat, bot, &Means::alone()));
        let mut seated_bot = seated_bot.ok_or(BotError::NoAction { bot, seat })?;
        let action = seated_bot.choose(&*self.playing).ok_or(BotError::NoAction { bot, seat })?;
        match self.act(seat, &action) {
            Ok(()) => {
                self.seated_bot.keep(seat, bot, self.playing.position(), seated_bot);
                Ok(Some(seat))
            }
            Err(error) => Err(BotError::Refused { bot, seat, action, error }),
        }
    }

    /// Checks whether a seat can undo its last action.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.history.can_undo(seat)
    }

    /// Undoes the last action of a seat, or its last plan, and returns the notation of the first undone action. The game
    /// and its randomness are exactly as they were before.
    pub fn undo(&mut self, seat: Seat) -> Result<String, UndoError> {
        let before = self.history.len();
        self.playing = self.history.undo(seat, 0)?;
        self.seated_bot.forget();
        let kept = self.record.entries.len().saturating_sub(before - self.history.len());
        let first = self.record.entries.get(kept).and_then(Entry::action).map(|undone| undone.action.clone());
        self.record.entries.truncate(kept);
        Ok(first.unwrap_or_default())
    }

    /// Returns the log of the whole game as far as this viewer may know it, sentence by sentence.
    #[must_use]
    pub fn log(&self, viewer: Viewer) -> Vec<Phrase> {
        self.log_since(viewer, 0)
    }

    /// Like [`log`](Self::log), but only what happened after the first `actions` actions.
    #[must_use]
    pub fn log_since(&self, viewer: Viewer, actions: usize) -> Vec<Phrase> {
        let before = self.record.entries_until(actions).len();
        self.history.tell(viewer, before).into_iter().map(|told| told.sentence).collect()
    }

    /// Returns the record as text, which [`load`](Self::load) reads.
    #[must_use]
    pub fn save(&self) -> String {
        self.record.to_string()
    }

    /// Starts a review of the seat's decisions so far.
    pub fn review(&self, seat: Seat) -> Result<Reviewer, SetupError> {
        let beginning = self.kind.start(&self.record.setup, self.record.seed)?;
        Ok(Reviewer::new(beginning, self.record.entries.clone(), seat, Means::alone().allowance))
    }

    /// Returns the table as it was after the first `actions` actions.
    pub fn at(&self, actions: usize) -> Result<Self, LoadError> {
        if actions > self.len() {
            return Err(LoadError::NoSuchPosition { asked: actions, actions: self.len() });
        }
        let mut record = self.record.clone();
        record.entries.truncate(self.record.entries_until(actions).len());
        Self::replay(self.kind, &record, self.occupants.clone())
    }
}
