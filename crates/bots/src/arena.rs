//! Matches between bots. To be fair, every deal is played in every seating with the same seed.

mod contents;
mod elo;
mod error;
mod game;
mod player;
mod progress;
mod report;
mod results;
mod round_robin;
mod schedule;
mod seating;
mod spread;
mod stop;

use std::path::PathBuf;
use std::time::Duration;

use engine::chance::Seed;
use engine::{Evaluate, Setup};

pub use contents::{ContentsReport, GroupReport, PieceReport, SourceReport};
pub use error::ArenaError;
pub use progress::Progress;
pub use report::{ArenaReport, BotReport, ForfeitReport, Share};
pub use results::{ResultsError, seed_in};
pub use round_robin::{MeetingReport, RatedBot, RoundRobinReport};
pub use spread::{Mean, Spread};
pub use stop::{Side, Stop, Verdict};

use player::check_name;
use results::{Match, Results};
use schedule::Schedule;
use seating::LineUp;

/// How long a program may take for a decision by default.
pub const USUAL_PATIENCE: Duration = Duration::from_secs(10);

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Arena<S> {
    /// The setup of every game. The number of players is that of the bots.
    pub setup: S,
    /// The names of the bots: those [`by_name`](crate::by_name) accepts, or [programs](crate::external).
    pub bots: Vec<String>,
    /// The minimum number of games. It is rounded up until every deal is complete.
    pub games: u64,
    /// The seed that all deals are derived from.
    pub seed: Seed,
    /// The number of threads that play at the same time.
    pub threads: usize,
    /// The condition for stopping before all games are played.
    pub stop: Option<Stop>,
    /// The file to which every finished game is written, one JSON object per line. Games that are already there are not
    /// played again.
    pub results: Option<PathBuf>,
    /// The maximum time a program may take for a decision.
    pub patience: Duration,
}

impl<S> Arena<S> {
    /// Creates an arena for this many games of these bots, on one thread, without early stopping or a file of results.
    #[must_use]
    pub const fn new(setup: S, bots: Vec<String>, games: u64, seed: Seed) -> Self {
        Self { setup, bots, games, seed, threads: 1, stop: None, results: None, patience: USUAL_PATIENCE }
    }

    /// Returns the same arena with another setup.
    #[must_use]
    pub fn with_setup<T>(&self, setup: T) -> Arena<T> {
        let Self { bots, games, seed, threads, stop, results, patience, .. } = self;
        Arena {
            setup,
            bots: bots.clone(),
            games: *games,
            seed: *seed,
            threads: *threads,
            stop: *stop,
            results: results.clone(),
            patience: *patience,
        }
    }
}

impl<S: Setup> Arena<S> {
    /// Plays all games and reports on them.
    pub fn run<G>(&self, progress: &dyn Progress) -> Result<ArenaReport, ArenaError>
    where
        G: Evaluate<Setup = S>,
    {
        let line_up = LineUp::new(self.bots.clone());
        let setup = self.checked_setup::<G>(line_up.bots.len())?;
        let results = self.open_results::<G>(&setup, std::slice::from_ref(&line_up))?;
        let schedule = Schedule::new(self, &setup, &line_up, results.as_ref());
        progress.begin(schedule.games(), schedule.known());
        let (played, verdict) = schedule.play::<G>(progress)?;
        Ok(ArenaReport::new(&line_up, &played, self.seed, verdict, results.is_none()))
    }

    /// Returns the setup for this number of players after checking it and the names of the bots.
    fn checked_setup<G: Evaluate>(&self, players: usize) -> Result<S, ArenaError> {
        for name in &self.bots {
            check_name::<G>(name)?;
        }
        let mut setup = self.setup.clone();
        setup.set("players", &players.to_string()).map_err(ArenaError::Setup)?;
        Ok(setup)
    }

    fn open_results<G>(&self, setup: &S, line_ups: &[LineUp]) -> Result<Option<Results>, ArenaError>
    where
        G: Evaluate<Setup = S>,
    {
        let Some(path) = &self.results else { return Ok(None) };
        Ok(Some(Results::open(path, Match::of::<G>(setup, self.seed), line_ups)?))
    }
}
