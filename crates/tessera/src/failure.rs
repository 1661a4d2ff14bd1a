//! Why a command failed, and the exit code that follows.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use bots::arena::ArenaError;
use bots::learn::LessonError;
use engine::{PackProblems, Seat, SetupError};
use table::hall::HallError;
use table::{ActError, BotError, DynGame, LoadError, SoakError, Table, TableError, Tell};

use crate::files::FileError;
use crate::words;

/// The reason a command failed. Its message says what happened and what to do.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is no game `{found}`: expected one of {known}")]
    UnknownGame { found: String, known: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Soak(#[from] SoakError),
    #[error(transparent)]
    Lesson(#[from] LessonError),
    #[error("{}, {error}", path.display())]
    Load { path: PathBuf, error: Box<LoadError> },
    #[error("{} is a game of {found}, not of {asked}: leave out the name of the game", path.display())]
    OtherGame { path: PathBuf, found: String, asked: String },
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: {problem}", path.display())]
    NoPack { path: PathBuf, problem: String },
    #[error("{}: {problems}", path.display())]
    Pack { path: PathBuf, problems: PackProblems },
    #[error("there is no {seat} in this game: expected a seat from P1 to P{players}, spectator or all")]
    NoSuchSeat { seat: Seat, players: usize },
    #[error("there is no {seat} in this game: expected a seat from P1 to P{players}")]
    NotASeat { seat: Seat, players: usize },
    #[error("replaying the game gives a different result, which is a bug in this program: {0}")]
    Act(String),
    #[error("a bot got stuck, which is a bug in this program: {0}")]
    Bot(String),
    #[error("the result cannot be written as JSON, which is a bug in this program: {0}")]
    Json(#[from] serde_json::Error),
    #[error("the system provides no random numbers: {0}; choose a seed with `--seed`")]
    NoRandomness(#[from] getrandom::Error),
    #[error("cannot listen on {address}: {}", listen_problem(address, error))]
    Listen { address: SocketAddr, error: io::Error },
    /// Arguments that cannot be combined.
    #[error("{0}")]
    Together(&'static str),
    /// A campaign that cannot be continued.
    #[error("{0}")]
    Campaign(String),
    /// A request that the hall refused.
    #[error("{0}")]
    Hall(String),
    #[error("the server gave an unexpected answer: {0}")]
    Http(#[from] ureq::Error),
    #[error("input or output failed: {0}")]
    Io(#[from] io::Error),
}

impl From<HallError> for Failure {
    fn from(error: HallError) -> Self {
        Self::Hall(words::in_general().say(error.tell()))
    }
}

impl Failure {
    /// A request about a game that the hall refused.
    pub(crate) fn hall(kind: &dyn DynGame, error: &HallError) -> Self {
        Self::Hall(words::about(kind).say(error.tell()))
    }

    /// A recorded action that is refused when replayed.
    pub(crate) fn act(table: &Table, error: &ActError) -> Self {
        Self::Act(words::at_table(table).say(error.tell()))
    }

    /// A bot that cannot move.
    pub(crate) fn bot(table: &Table, error: &BotError) -> Self {
        Self::Bot(match error {
            BotError::Refused { bot, seat, action, error } => {
                let why = words::at_table(table).say(error.tell());
                format!("{bot} ({seat}) chose `{action}`, which is refused: {why}")
            }
            BotError::NoAction { .. } => error.to_string(),
        })
    }

    /// A file that cannot be loaded.
    pub(crate) fn load(path: &Path, error: LoadError) -> Self {
        Self::Load { path: path.to_owned(), error: Box::new(error) }
    }

    /// Returns 2 if the request cannot be carried out, and 1 if it could but something went wrong.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Bot(_) | Self::Act(_) | Self::Json(_) | Self::Arena(ArenaError::Stuck { .. }) => 1,
            Self::UnknownGame { .. }
            | Self::Setup(_)
            | Self::Table(_)
            | Self::Arena(_)
            | Self::Together(_)
            | Self::Soak(_)
            | Self::Lesson(_)
            | Self::Load { .. }
            | Self::OtherGame { .. }
            | Self::File(_)
            | Self::NoPack { .. }
            | Self::Pack { .. }
            | Self::NoSuchSeat { .. }
            | Self::NotASeat { .. }
            | Self::Listen { .. }
            | Self::Campaign(_)
            | Self::Hall(_)
            | Self::Http(_)
            | Self::NoRandomness(_)
            | Self::Io(_) => 2,
        }
    }

    /// Checks whether the reader of our output closed the pipe.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        let kind = if let Self::Io(error) = self {
            Some(error.kind())
        } else if let Self::Json(error) = self {
            error.io_error_kind()
        } else {
            None
        };
        kind == Some(io::ErrorKind::BrokenPipe)
    }
}

/// Explains why the server cannot listen on an address, and what to do about it.
fn listen_problem(address: &SocketAddr, error: &io::Error) -> String {
    let port = address.port();
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            let next = SocketAddr::new(address.ip(), port.saturating_add(1));
            format!(
                "port {port} is in use, perhaps by another Tessera: open http://{address}, stop that \
                 program, or choose another port with `--listen {next}`"
            )
        }
        io::ErrorKind::PermissionDenied => {
            format!("this needs more privileges: choose a port above 1023 with `--listen {}:8420`", address.ip())
        }
        io::ErrorKind::AddrNotAvailable => {
            format!(
                "this machine does not have that address: to listen on all of its addresses, try `--listen \
                 0.0.0.0:{port}`"
            )
        }
        _ => error.to_string(),
    }
}
