use crate::words::seat_name;
use engine::chance::Seed;
use engine::words::{Phrase, Speaker};
use engine::{Entry, Record, Seat, SetupError, Viewer};

use crate::dyn_game::DynGame;
use crate::dyn_play::{ActError, DynPlay};
use crate::history::{History, UndoError};
use crate::load::LoadError;
use crate::occupant::Occupant;
use crate::review::Reviewer;
use crate::seated_bot::{LastBot, Means};

/// A table at which a game is played: the game, who sits where, and everything that was done.
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
    /// Too many or too few are there to play.
    #[error("{found} seats are taken, but the setup says `players={expected}`: expected one occupant a seat")]
    Seats {
        /// How many play.
        expected: usize,
        /// How many seats are taken.
        found: usize,
    },
}

/// Why a bot did not move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// It has no legal action.
    #[error("{bot} ({seat}) owes a decision and finds no legal action")]
    NoAction {
        /// The bot.
        bot: &'static str,
        /// Its seat.
        seat: Seat,
    },
    /// It chose something illegal.
    #[error("{bot} ({seat}) chose `{action}`, which is refused: {error}")]
    Refused {
        /// The bot.
        bot: &'static str,
        /// Its seat.
        seat: Seat,
        /// What it chose.
        action: String,
        /// Why it is refused.
        error: ActError,
    },
}

impl Table {
    /// Sets up a new game.
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

    /// The game that is played.
    #[must_use]
    pub fn kind(&self) -> &'static dyn DynGame {
        self.kind
    }

    /// The game as it stands.
    #[must_use]
    pub fn playing(&self) -> &dyn DynPlay {
        &*self.playing
    }

    /// The game as it is recorded.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The version of the rules that the game was recorded by, if it was loaded: older than those of today where it may
    /// have come out differently.
    #[must_use]
    pub const fn recorded_by(&self) -> u32 {
        self.recorded_by
    }

    /// Who sits where, clockwise.
    #[must_use]
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// What the seats are called, clockwise.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What a seat is called.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        self.playing.speaker(language, &self.names)
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// How many actions have been taken.
    #[must_use]
    pub fn len(&self) -> usize {
        self.playing.position() as usize
    }

    /// Whether nothing has been done yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.playing.to_act().is_empty()
    }

    /// The first human who owes a decision.
    #[must_use]
    pub fn human_to_act(&self) -> Option<Seat> {
        self.playing.to_act().iter().find(|seat| self.occupants.get(seat.index()) == Some(&Occupant::Human))
    }

    /// The first bot that owes a decision, with its name.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, &'static str)> {
        self.playing.to_act().iter().find_map(|seat| match self.occupants.get(seat.index()) {
            Some(&Occupant::Bot(bot)) => Some((seat, bot)),
            Some(Occupant::Human) | None => None,
        })
    }

    /// Takes an action, or refuses it and changes nothing.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<(), ActError> {
        let before = self.playing.clone();
        let done = self.playing.act(seat, notation)?;
        self.record.push(seat, done.notation.clone());
        self.history.push(seat, done, before);
        Ok(())
    }

    /// From here on draws everything random anew.
    pub(crate) fn redraw(&mut self, salt: u64) {
        self.playing.redraw(salt);
        self.record.push_redraw(salt);
        self.history.push_redraw(self.playing.round());
    }

    /// Makes the game a chapter of the campaign of this name.
    pub fn set_campaign(&mut self, name: &crate::hall::Name) {
        self.record.campaign = Some(name.to_string());
    }

    /// Records what another record of the same game says beside what was done.
    pub(crate) fn inherit(&mut self, record: &Record) {
        self.record.fair_dice.clone_from(&record.fair_dice);
        self.record.campaign.clone_from(&record.campaign);
    }

    /// Lets a bot that owes a decision act. Says which seat has acted; nothing if no bot is asked.
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

    /// Whether a seat can take back what it did last, and why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.history.can_undo(seat)
    }

    /// Takes back what a seat did last, and says what that was. The game and its randomness are what they were before.
    pub fn undo(&mut self, seat: Seat) -> Result<String, UndoError> {
        self.playing = self.history.undo(seat)?;
        self.seated_bot.forget();
        let last = self.record.entries.pop();
        Ok(last.as_ref().and_then(Entry::action).map(|taken_back| taken_back.action.clone()).unwrap_or_default())
    }

    /// What a viewer may know of everything that happened, as sentences.
    #[must_use]
    pub fn log(&self, viewer: Viewer) -> Vec<Phrase> {
        self.log_since(viewer, 0)
    }

    /// What a viewer may know of what happened after so many actions, as sentences.
    #[must_use]
    pub fn log_since(&self, viewer: Viewer, actions: usize) -> Vec<Phrase> {
        let before = self.record.entries_until(actions).len();
        self.history.tell(viewer, before).into_iter().map(|told| told.sentence).collect()
    }

    /// The record as text, which [`load`](Self::load) reads.
    #[must_use]
    pub fn save(&self) -> String {
        self.record.to_string()
    }

    /// A review of what a seat did so far.
    pub fn review(&self, seat: Seat) -> Result<Reviewer, SetupError> {
        let beginning = self.kind.start(&self.record.setup, self.record.seed)?;
        Ok(Reviewer::new(beginning, self.record.entries.clone(), seat, Means::alone().allowance))
    }

    /// The table as it was after so many actions.
    pub fn at(&self, actions: usize) -> Result<Self, LoadError> {
        if actions > self.len() {
            return Err(LoadError::NoSuchPosition { asked: actions, actions: self.len() });
        }
        let mut record = self.record.clone();
        record.entries.truncate(self.record.entries_until(actions).len());
        Self::replay(self.kind, &record, self.occupants.clone())
    }
}
