use std::time::Duration;

use engine::words::Phrase;
use engine::{Seat, SetupError, say};

use super::grace::lasting;
use super::loading::LoadProblem;
use super::name::BadName;
use crate::dyn_play::ActError;
use crate::history::UndoError;
use crate::load::LoadError;
use crate::occupant::UnknownOccupant;
use crate::plan::PlanError;
use crate::store::StoreError;
use crate::words::{Key, Tell, english};

/// Why a request was refused, as told to a person.
#[derive(Debug, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum HallError {
    /// There is no such table.
    NoSuchTable,
    /// The table exists, but its game cannot be loaded.
    Broken(#[from] LoadProblem),
    /// The moves of the game cannot all be replayed, so it is at a standstill.
    StandsStill,
    /// The game is not at a standstill, so the host need not let it go on.
    NothingStandsStill,
    /// Not even the starting position of the game can be reconstructed.
    NoBeginning,
    /// The game is over and was played by older rules, so only its log is left.
    KeptAsText,
    /// There is no such game.
    NoSuchGame {
        /// The game that was asked for.
        found: String,
        /// The known games, separated by commas.
        known: String,
    },
    /// There is no such seat at this table.
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
    /// The seat belongs to another player.
    NotYourSeat {
        /// The name of the seat.
        name: String,
    },
    /// Only players at the table can do that.
    NotSeated,
    /// Only the host can do that.
    NotHost,
    /// The seat is taken already.
    SeatTaken {
        /// The player who has it.
        name: String,
    },
    /// The seat is kept for the person who has its link.
    NotInvited,
    /// Only players may speak at this table.
    OnlyWatching,
    /// The host has sent the person away.
    Removed,
    /// The host has sent a person away, so the table is closed to new spectators.
    ClosedToNew,
    /// The name could be mistaken for another player's.
    NameTaken {
        /// The other player's name.
        name: String,
    },
    /// No one here that this applies to has that name.
    NobodyCalled {
        /// The name that was given.
        name: String,
    },
    /// The person has sent too many messages.
    TooMuchSaid {
        /// The maximum number of messages in a minute.
        most: usize,
    },
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The game has moved on since the person last looked.
    Stale,
    /// A player must confirm their turn first.
    NotConfirmed {
        /// The player's name.
        name: String,
    },
    /// The player has no finished turn to confirm.
    NothingToConfirm {
        /// The player's name.
        name: String,
    },
    /// A bot plays for this seat.
    BotPlays {
        /// The player's name.
        name: String,
    },
    /// No bot plays for this seat.
    NoBotPlays {
        /// The player's name.
        name: String,
    },
    /// The player is at the table, so no bot can replace them.
    IsHere {
        /// The player's name.
        name: String,
    },
    /// The game is not waiting for this player.
    NotToAct {
        /// The player's name.
        name: String,
    },
    /// The player was at the table recently.
    NotAwayLong {
        /// The player's name.
        name: String,
        /// How long they may be away.
        grace: Duration,
        /// How much of that time is left.
        left: Duration,
    },
    /// Only the host can abort the game.
    OnlyHostAborts {
        /// How long the host must be away before the others can.
        gone: Duration,
    },
    /// A player who has resigned cannot come back.
    Resigned {
        /// The player's name.
        name: String,
    },
    /// There is no open question for this person.
    NothingAsked,
    /// The position does not exist.
    NoSuchPosition {
        /// The position that was asked for.
        asked: u64,
        /// The number of entries in the game.
        length: u64,
    },
    /// Other people are playing, so the game cannot be branched off yet.
    OthersPlay,
    /// The record of this table does not start at the beginning of a game.
    NoRecord,
    /// The imported game is not over.
    ImportNotOver,
    /// The game has no campaign.
    NoCampaign {
        /// The title of the game.
        game: String,
    },
    /// There is no such campaign.
    NoSuchCampaign,
    /// No chapter was chosen.
    NoChapter,
    /// An earlier chapter must be played first.
    ChapterClosed {
        /// The chapter that was chosen.
        chapter: String,
        /// The chapter to play first.
        next: &'static str,
    },
    /// The form has been used already.
    FormUsed,
    /// The person has too many unfinished tables.
    TooManyTables {
        /// The maximum number of such tables.
        most: u32,
    },
    /// The person has imported too many chapters of campaigns.
    TooManyChapters {
        /// The maximum number of such imports.
        most: u32,
    },
    /// The person is asking for too much in a short time.
    TooFast(TooFast),
    /// The number of occupants does not match the number of players.
    Seats {
        /// The number of players.
        expected: usize,
        /// The number of occupants chosen.
        found: usize,
    },
    /// The action is invalid or against the rules.
    Act(#[from] ActError),
    /// A plan was refused.
    Plan(PlanError),
    /// The action cannot be undone.
    Undo(#[from] UndoError),
    /// The action cannot be undone because the turn was confirmed.
    TurnConfirmed,
    /// The setup is invalid.
    Setup(#[from] SetupError),
    /// The name is invalid.
    Name(#[from] BadName),
    /// There is no such bot.
    Occupant(#[from] UnknownOccupant),
    /// The imported file is invalid.
    Import(#[from] LoadError),
    /// The store failed.
    Store(#[from] StoreError),
    /// The operating system returned no random numbers, or a task failed.
    Internal(String),
}

/// A request that a person makes too often, or twice at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooFast {
    /// Asking for hints.
    Hints,
    /// Asking for reviews.
    Reviews,
    /// Looking at earlier positions.
    Past,
    /// Exporting games.
    Exports,
    /// Importing games.
    Imports,
    /// Asking for a hint while another is being computed.
    AnotherHint,
    /// Asking for a review while another is being made.
    AnotherReview,
}

impl From<PlanError> for HallError {
    fn from(error: PlanError) -> Self {
        match error {
            PlanError::First(error) => Self::Act(error),
            error @ (PlanError::Empty | PlanError::TooLong { .. } | PlanError::Unfit(_) | PlanError::Answer { .. }) => {
                Self::Plan(error)
            }
        }
    }
}

impl Tell for HallError {
    fn tell(&self) -> Phrase {
        match self {
            Self::NoSuchTable => say!(HallNoSuchTable),
            Self::Broken(problem) => say!(HallBroken, problem = problem.tell()),
            Self::StandsStill => say!(HallStandsStill),
            Self::NothingStandsStill => say!(HallNothingStandsStill),
            Self::NoBeginning => say!(HallNoBeginning),
            Self::KeptAsText => say!(HallKeptAsText),
            Self::NoSuchGame { found, known } => say!(HallNoSuchGame, found = found, known = known),
            Self::NoSuchSeat { seat, players } => say!(HallNoSuchSeat, seat = seat.to_string(), players = *players),
            Self::NotYourSeat { name } => say!(HallNotYourSeat, name = name),
            Self::NotSeated => say!(HallNotSeated),
            Self::NotHost => say!(HallNotHost),
            Self::SeatTaken { name } => say!(HallSeatTaken, name = name),
            Self::NotInvited => say!(HallNotInvited),
            Self::OnlyWatching => say!(HallOnlyWatching),
            Self::Removed => say!(HallRemoved),
            Self::ClosedToNew => say!(HallClosedToNew),
            Self::NameTaken { name } => say!(HallNameTaken, name = name),
            Self::NobodyCalled { name } => say!(HallNobodyCalled, name = name),
            Self::TooMuchSaid { most } => say!(HallTooMuchSaid, most = *most),
            Self::NotBegun => say!(HallNotBegun),
            Self::Begun => say!(HallBegun),
            Self::Over => say!(HallOver),
            Self::NotOver => say!(HallNotOver),
            Self::Stale => say!(HallStale),
            Self::NotConfirmed { name } => say!(HallNotConfirmed, name = name),
            Self::NothingToConfirm { name } => say!(HallNothingToConfirm, name = name),
            Self::BotPlays { name } => say!(HallBotPlays, name = name),
            Self::NoBotPlays { name } => say!(HallNoBotPlays, name = name),
            Self::IsHere { name } => say!(HallIsHere, name = name),
            Self::NotToAct { name } => say!(HallNotToAct, name = name),
            Self::NotAwayLong { name, grace, left } => {
                say!(HallNotAwayLong, name = name, grace = lasting(*grace), left = lasting(*left))
            }
            Self::OnlyHostAborts { gone } => say!(HallOnlyHostAborts, gone = lasting(*gone)),
            Self::Resigned { name } => say!(HallResigned, name = name),
            Self::NothingAsked => say!(HallNothingAsked),
            Self::NoSuchPosition { asked, length } => {
                say!(HallNoSuchPosition, asked = asked.to_string(), length = length.to_string())
            }
            Self::OthersPlay => say!(HallOthersPlay),
            Self::NoRecord => say!(HallNoRecord),
            Self::ImportNotOver => say!(HallImportNotOver),
            Self::NoCampaign { game } => say!(HallNoCampaign, game = game),
            Self::NoSuchCampaign => say!(HallNoSuchCampaign),
            Self::NoChapter => say!(HallNoChapter),
            Self::ChapterClosed { chapter, next } => say!(HallChapterClosed, chapter = chapter, next = *next),
            Self::FormUsed => say!(HallFormUsed),
            Self::TooManyTables { most } => say!(HallTooManyTables, most = *most),
            Self::TooManyChapters { most } => say!(HallTooManyChapters, most = *most),
            Self::TooFast(what) => what.tell(),
            Self::Seats { expected, found } => say!(HallSeats, expected = *expected, found = *found),
            Self::Act(error) => error.tell(),
            Self::Plan(error) => error.tell(),
            Self::Undo(error) => error.tell(),
            Self::TurnConfirmed => say!(HallTurnConfirmed),
            // Setups and records are written by programs. Errors about them are in English everywhere.
            Self::Setup(error) => Phrase::verbatim(error.to_string()),
            Self::Import(error) => Phrase::verbatim(error.to_string()),
            Self::Name(error) => error.tell(),
            Self::Occupant(error) => error.tell(),
            Self::Store(error) => error.tell(),
            Self::Internal(problem) => say!(HallInternal, problem = problem),
        }
    }
}

impl Tell for TooFast {
    fn tell(&self) -> Phrase {
        match self {
            Self::Hints => say!(HallTooFastHints),
            Self::Reviews => say!(HallTooFastReviews),
            Self::Past => say!(HallTooFastPast),
            Self::Exports => say!(HallTooFastExports),
            Self::Imports => say!(HallTooFastImports),
            Self::AnotherHint => say!(HallOneHint),
            Self::AnotherReview => say!(HallOneReview),
        }
    }
}
