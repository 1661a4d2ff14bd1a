use engine::{Seat, SetupError};

use super::loading::LoadProblem;
use super::name::BadName;
use crate::history::UndoError;
use crate::load::LoadError;
use crate::occupant::UnknownOccupant;
use crate::playing::ActError;
use crate::store::StoreError;

/// Why something was not done, as a person meets it.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// There is no such table.
    #[error("there is no table of this name here: check the link, or look for the table on the first page")]
    NoSuchTable,
    /// The table is there, but cannot be played.
    #[error("this table cannot be opened: {0}")]
    Broken(#[from] LoadProblem),
    /// The game is there, but its moves cannot be replayed to where it was left.
    #[error(
        "this game stands still, because it cannot be replayed to where it was left: its page says why, and the host \
         can let it go on from an earlier position"
    )]
    StandsStill,
    /// There is nothing that the host could let go on.
    #[error("this game does not stand still: there is nothing to go on from")]
    NothingStandsStill,
    /// Not even the beginning of the game can be laid out.
    #[error(
        "this game cannot go on, as the position that it began with cannot be laid out again: its page says why, its \
         moves can be read, and the host can end it"
    )]
    NoBeginning,
    /// The game was played by older rules to its end.
    #[error(
        "this game was played by older rules, by which this program cannot show its positions: read its log or export it"
    )]
    KeptAsText,
    /// There is no such game.
    #[error("there is no game `{found}` here: expected one of {known}")]
    NoSuchGame {
        /// What was asked for.
        found: String,
        /// The games there are.
        known: String,
    },
    /// There is no such seat at this table.
    #[error("there is no seat {seat} at this table: expected P1 to P{players}")]
    NoSuchSeat {
        /// What was asked for.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// The seat belongs to somebody else.
    #[error("{name} is not your seat: you can only move for the seat you sit in")]
    NotYourSeat {
        /// What the seat is called.
        name: String,
    },
    /// Only people who sit at the table can do that.
    #[error("only people who sit at this table can do that: you are watching")]
    NotSeated,
    /// Only the host can do that.
    #[error("only the host, who opened this table, can do that")]
    NotHost,
    /// The seat is taken.
    #[error("{name} has this seat already: ask for the link of another one, or stay and watch")]
    SeatTaken {
        /// Who has it.
        name: String,
    },
    /// The seat is only for somebody who has its link.
    #[error("this seat is kept for somebody who has its link: ask the host for it")]
    NotInvited,
    /// Only those who play may speak.
    #[error("only those who sit at this table can say something: its host can let those who watch speak")]
    OnlyWatching,
    /// The host has removed the person.
    #[error("the host has sent you away from this table: you can neither look at it nor speak there")]
    Removed,
    /// The host has removed somebody.
    #[error(
        "this table is closed to new watchers, as its host has sent somebody away: come back by the link by which you \
         were known before, or ask the host"
    )]
    ClosedToNew,
    /// The name could be taken for that of a player.
    #[error("your name could be taken for that of {name}, who sits here: choose another one")]
    NameTaken {
        /// Whose.
        name: String,
    },
    /// Nobody here has that name.
    #[error("nobody of whom that can be said here is called {name}: expected a name as the table shows it")]
    NobodyCalled {
        /// What was asked for.
        name: String,
    },
    /// The person has said too much.
    #[error("you have said {most} things within a minute: wait a little before you say more")]
    TooMuchSaid {
        /// How much may be said in a minute.
        most: usize,
    },
    /// The game has not begun.
    #[error("the game has not begun: there are open seats")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun already")]
    Begun,
    /// The game is over.
    #[error("the game is over: nothing can be done any more")]
    Over,
    /// The game is not over.
    #[error("the game is not over yet: wait for its end, or ask the host to abort it")]
    NotOver,
    /// The game has moved on since the person looked.
    #[error("the table has moved on since you looked at it: nothing was done; look again and decide anew")]
    Stale,
    /// Somebody has to hand on the turn first.
    #[error("{name} has not handed on the turn yet and may still take something back: wait a moment")]
    NotHandedOn {
        /// Who.
        name: String,
    },
    /// There is nothing to hand on.
    #[error("there is nothing to hand on: {name} has no finished turn")]
    NothingToHandOn {
        /// Who.
        name: String,
    },
    /// A bot plays for this seat.
    #[error("a bot plays for {name} at the moment: take the seat back first")]
    BotPlays {
        /// For whom.
        name: String,
    },
    /// No bot plays for this seat.
    #[error("no bot plays for {name}")]
    NoBotPlays {
        /// For whom.
        name: String,
    },
    /// The person is there.
    #[error("{name} is here: a bot can only take over from somebody who is away")]
    IsHere {
        /// Who.
        name: String,
    },
    /// The game does not wait for the person.
    #[error("{name} need not do anything now: a bot can only take over from somebody the game waits for")]
    NotToAct {
        /// Who.
        name: String,
    },
    /// The person was there a moment ago.
    #[error(
        "{name} has been here lately: a bot can take over once they have given no sign for {grace}; try again in {left}"
    )]
    NotAwayLong {
        /// Who.
        name: String,
        /// How long they may be away.
        grace: String,
        /// How much of it is left.
        left: String,
    },
    /// Only the host can abort the game.
    #[error(
        "only the host, who opened this table, can abort the game; when they have given no sign for {gone}, all others \
         can do so together"
    )]
    OnlyHostAborts {
        /// How long the host may be away.
        gone: String,
    },
    /// Who has resigned stays so.
    #[error("{name} has resigned: the bot plays on to the end")]
    Resigned {
        /// Who.
        name: String,
    },
    /// Nobody has asked anything.
    #[error("nobody has asked you anything, or the question is no longer open")]
    NothingAsked,
    /// The position does not exist.
    #[error("there is no position {asked}: this game has {length}")]
    NoSuchPosition {
        /// What was asked for.
        asked: u64,
        /// How many there are.
        length: u64,
    },
    /// One cannot play on from here.
    #[error("other people are playing this game: one can play on from here when it is over")]
    OthersPlay,
    /// The record of this table does not begin with a game's beginning.
    #[error(
        "this table went on from the middle of a running game, so that its record cannot be replayed from the beginning"
    )]
    NoRecord,
    /// The imported game is not over.
    #[error("this game is not over: only finished games can be imported")]
    ImportNotOver,
    /// The game has no campaign.
    #[error("{game} has no campaign: its games stand for themselves")]
    NoCampaign {
        /// The game.
        game: String,
    },
    /// There is no such campaign.
    #[error(
        "there is no campaign of this name in the address: check the link, or look for the campaign on your first page"
    )]
    NoSuchCampaign,
    /// Nobody said which chapter.
    #[error("a game of a campaign is one of its chapters: choose which one")]
    NoChapter,
    /// The chapter before it has not been played.
    #[error("chapter {chapter} of this campaign is not open yet: play chapter {next} to its end first")]
    ChapterClosed {
        /// Which.
        chapter: String,
        /// The one to be played first.
        next: &'static str,
    },
    /// The dice of this form have been used.
    #[error("this form has been used already: open the first page again for a new table")]
    FormUsed,
    /// Too many tables or seats.
    #[error("too many at once: {what}; finish or abort some first")]
    TooMany {
        /// Of what.
        what: String,
    },
    /// Too many chapters of campaigns were brought in.
    #[error("you have brought in {most} chapters of campaigns, all of which are kept: no more games can be brought in")]
    TooManyChapters {
        /// How many can be.
        most: u32,
    },
    /// Too much is asked for in a short time.
    #[error("that was too much at once: {what}; wait a few seconds and try again")]
    TooFast {
        /// Of what.
        what: String,
    },
    /// The seats do not fit the game.
    #[error("{found} seats were chosen, but {expected} play: expected one occupant a seat")]
    Seats {
        /// How many play.
        expected: usize,
        /// How many seats were chosen.
        found: usize,
    },
    /// The rules say no, or the notation.
    #[error(transparent)]
    Act(#[from] ActError),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The turn was handed on.
    #[error("that can no longer be taken back: the turn was handed on")]
    HandedOn,
    /// That is no setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// That is no name.
    #[error(transparent)]
    Name(#[from] BadName),
    /// Nobody like that can sit down.
    #[error(transparent)]
    Occupant(#[from] UnknownOccupant),
    /// The imported file is not sound.
    #[error(transparent)]
    Import(#[from] LoadError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system gave no random numbers, or a task was lost.
    #[error("the server could not do it: {0}; nothing was changed, try again")]
    Internal(String),
}
