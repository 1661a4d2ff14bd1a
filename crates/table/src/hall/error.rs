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
use crate::store::StoreError;
use crate::words::{Key, Tell, english};

/// Why something was not done, as a person meets it.
#[derive(Debug, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum HallError {
    /// There is no such table.
    NoSuchTable,
    /// The table is there, but cannot be played.
    Broken(#[from] LoadProblem),
    /// The game is there, but its moves cannot be replayed to where it was left.
    StandsStill,
    /// There is nothing that the host could let go on.
    NothingStandsStill,
    /// Not even the beginning of the game can be laid out.
    NoBeginning,
    /// The game was played by older rules to its end.
    KeptAsText,
    /// There is no such game.
    NoSuchGame {
        /// What was asked for.
        found: String,
        /// The games there are.
        known: String,
    },
    /// There is no such seat at this table.
    NoSuchSeat {
        /// What was asked for.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// The seat belongs to somebody else.
    NotYourSeat {
        /// What the seat is called.
        name: String,
    },
    /// Only people who sit at the table can do that.
    NotSeated,
    /// Only the host can do that.
    NotHost,
    /// The seat is taken.
    SeatTaken {
        /// Who has it.
        name: String,
    },
    /// The seat is only for somebody who has its link.
    NotInvited,
    /// Only those who play may speak.
    OnlyWatching,
    /// The host has removed the person.
    Removed,
    /// The host has removed somebody.
    ClosedToNew,
    /// The name could be taken for that of a player.
    NameTaken {
        /// Whose.
        name: String,
    },
    /// Nobody here has that name.
    NobodyCalled {
        /// What was asked for.
        name: String,
    },
    /// The person has said too much.
    TooMuchSaid {
        /// How much may be said in a minute.
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
    /// The game has moved on since the person looked.
    Stale,
    /// Somebody has to confirm the turn first.
    NotConfirmed {
        /// Who.
        name: String,
    },
    /// There is nothing to confirm.
    NothingToConfirm {
        /// Who.
        name: String,
    },
    /// A bot plays for this seat.
    BotPlays {
        /// For whom.
        name: String,
    },
    /// No bot plays for this seat.
    NoBotPlays {
        /// For whom.
        name: String,
    },
    /// The person is there.
    IsHere {
        /// Who.
        name: String,
    },
    /// The game does not wait for the person.
    NotToAct {
        /// Who.
        name: String,
    },
    /// The person was there a moment ago.
    NotAwayLong {
        /// Who.
        name: String,
        /// How long they may be away.
        grace: Duration,
        /// How much of it is left.
        left: Duration,
    },
    /// Only the host can abort the game.
    OnlyHostAborts {
        /// How long the host may be away.
        gone: Duration,
    },
    /// Who has resigned stays so.
    Resigned {
        /// Who.
        name: String,
    },
    /// Nobody has asked anything.
    NothingAsked,
    /// The position does not exist.
    NoSuchPosition {
        /// What was asked for.
        asked: u64,
        /// How many there are.
        length: u64,
    },
    /// One cannot play on from here.
    OthersPlay,
    /// The record of this table does not begin with a game's beginning.
    NoRecord,
    /// The imported game is not over.
    ImportNotOver,
    /// The game has no campaign.
    NoCampaign {
        /// The name of the game.
        game: String,
    },
    /// There is no such campaign.
    NoSuchCampaign,
    /// Nobody said which chapter.
    NoChapter,
    /// The chapter before it has not been played.
    ChapterClosed {
        /// Which.
        chapter: String,
        /// The one to be played first.
        next: &'static str,
    },
    /// The dice of this form have been used.
    FormUsed,
    /// The person has too many tables that are not over.
    TooManyTables {
        /// How many they can have.
        most: u32,
    },
    /// Too many chapters of campaigns were brought in.
    TooManyChapters {
        /// How many can be.
        most: u32,
    },
    /// Too much is asked for in a short time.
    TooFast(TooFast),
    /// The seats do not fit the game.
    Seats {
        /// How many play.
        expected: usize,
        /// How many seats were chosen.
        found: usize,
    },
    /// The rules say no, or the notation.
    Act(#[from] ActError),
    /// It cannot be taken back.
    Undo(#[from] UndoError),
    /// The turn was confirmed.
    TurnConfirmed,
    /// That is no setup.
    Setup(#[from] SetupError),
    /// That is no name.
    Name(#[from] BadName),
    /// Nobody like that can sit down.
    Occupant(#[from] UnknownOccupant),
    /// The imported file is not sound.
    Import(#[from] LoadError),
    /// The store failed.
    Store(#[from] StoreError),
    /// The operating system gave no random numbers, or a task was lost.
    Internal(String),
}

/// What somebody does too often, or twice at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooFast {
    /// They ask for hints.
    Hints,
    /// They ask for reviews.
    Reviews,
    /// They look at positions of the past.
    Past,
    /// They ask for games as files.
    Exports,
    /// They bring in games.
    Imports,
    /// They ask for a hint while another one is thought about.
    AnotherHint,
    /// They ask for a review while another one is made.
    AnotherReview,
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
            Self::Undo(error) => error.tell(),
            Self::TurnConfirmed => say!(HallTurnConfirmed),
            // What is wrong with something that programs write is said in English everywhere.
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
