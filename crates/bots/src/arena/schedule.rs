//! Schedules the games of an arena on several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use engine::{Evaluate, Setup};

use super::Arena;
use super::error::ArenaError;
use super::game::{Contents, Played, play};
use super::player::Table;
use super::progress::Progress;
use super::results::Results;
use super::seating::LineUp;
use super::stop::{ERROR, SequentialTest, Stop, Verdict};

/// The games of one line-up: deal after deal, each in every seating.
pub(super) struct Schedule<'a, S> {
    arena: &'a Arena<S>,
    setup: &'a S,
    line_up: &'a LineUp,
    results: Option<&'a Results>,
    /// The games that were played before, by their number.
    known: BTreeMap<u64, Played>,
}

impl<'a, S: Setup> Schedule<'a, S> {
    pub(super) fn new(arena: &'a Arena<S>, setup: &'a S, line_up: &'a LineUp, results: Option<&'a Results>) -> Self {
        let known = results.map(|results| results.known(line_up)).unwrap_or_default();
        Self { arena, setup, line_up, results, known }
    }

    /// Returns the number of games if nothing stops them: all that are requested and all that are known, rounded up to
    /// whole deals.
    pub(super) fn games(&self) -> u64 {
        let known = self.known.last_key_value().map_or(0, |(number, _)| number + 1);
        self.line_up.deals_for(self.arena.games.max(known)) * self.line_up.seatings.len() as u64
    }

    /// Returns the number of games that have been played before.
    pub(super) fn known(&self) -> u64 {
        self.known.len() as u64
    }

    /// Plays the games that are not known and returns all games in the order of their numbers.
    pub(super) fn play<G>(mut self, progress: &dyn Progress) -> Result<(Vec<Played>, Option<Verdict>), ArenaError>
    where
        G: Evaluate<Setup = S>,
    {
        let games = self.games();
        let known = std::mem::take(&mut self.known);
        let hall = Hall {
            table: Table::new(&self.line_up.bots, self.arena.patience),
            next: AtomicU64::new(0),
            found: Mutex::new(Found::new(self.line_up, self.arena.stop, games, known)),
        };
        let work = || self.work::<G>(&hall, progress);
        thread::scope(|scope| {
            // This thread is the last worker.
            for _ in 1..self.arena.threads.max(1) {
                if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                    hall.found().fail(games, ArenaError::Threads(error.to_string()));
                }
            }
            work();
        });
        hall.found.into_inner().unwrap_or_else(PoisonError::into_inner).outcome()
    }

    /// Plays one game after another until none is left.
    fn work<G>(&self, hall: &Hall<'_>, progress: &dyn Progress)
    where
        G: Evaluate<Setup = S>,
    {
        loop {
            // Games start in the order of their numbers, on any thread.
            let number = hall.next.fetch_add(1, Ordering::Relaxed);
            {
                let found = hall.found();
                if number >= found.end {
                    return;
                }
                if found.games.contains_key(&number) {
                    continue;
                }
            }
            match self.play_one::<G>(&hall.table, number) {
                Ok(played) => {
                    let mut found = hall.found();
                    found.add(number, played);
                    progress.share(&self.line_up.bots[0], found.share());
                }
                Err(error) => hall.found().fail(number, error),
            }
            progress.game_over();
        }
    }

    fn play_one<G>(&self, table: &Table<'_>, number: u64) -> Result<Played, ArenaError>
    where
        G: Evaluate<Setup = S>,
    {
        let seatings = self.line_up.seatings.len() as u64;
        let (deal, seating) = (number / seatings, &self.line_up.seatings[(number % seatings) as usize]);
        let mut played = play::<G>(table, self.setup, self.arena.seed.derive(deal), seating)?;
        if let Some(results) = self.results {
            results.append(self.line_up, deal, &played.result)?;
            played.contents = Contents::EMPTY;
        }
        Ok(played)
    }
}

/// The state that the threads share.
struct Hall<'a> {
    table: Table<'a>,
    /// The number of the next game.
    next: AtomicU64,
    found: Mutex<Found<'a>>,
}

impl<'a> Hall<'a> {
    fn found(&self) -> MutexGuard<'_, Found<'a>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The results so far.
struct Found<'a> {
    line_up: &'a LineUp,
    games: BTreeMap<u64, Played>,
    /// The sum of the first bot's shares in all games.
    sum: f64,
    /// The games from this number on are not played.
    end: u64,
    judge: Option<Judge>,
    error: Option<(u64, ArenaError)>,
}

/// Decides when to stop.
struct Judge {
    stop: Stop,
    test: SequentialTest,
    /// The number of deals it has seen.
    deals: u64,
    verdict: Verdict,
}

impl<'a> Found<'a> {
    fn new(line_up: &'a LineUp, stop: Option<Stop>, end: u64, known: BTreeMap<u64, Played>) -> Self {
        let judge = stop.map(|stop| Judge {
            stop,
            test: SequentialTest::new(stop.share),
            deals: 0,
            verdict: Verdict { share: stop.share, error: ERROR, games: 0, proven: None },
        });
        let mut found = Self { line_up, games: known, sum: 0.0, end, judge, error: None };
        found.sum = found.games.values().map(|played| first_share(line_up, played)).sum();
        found.judge_deals();
        found
    }

    fn add(&mut self, number: u64, played: Played) {
        self.sum += first_share(self.line_up, &played);
        self.games.insert(number, played);
        self.judge_deals();
    }

    /// Shows the judge all complete deals, in the order of their numbers and not in the order in which they were
    /// finished. The verdict therefore does not depend on the number of threads.
    fn judge_deals(&mut self) {
        let seatings = self.line_up.seatings.len() as u64;
        let Some(judge) = &mut self.judge else { return };
        while judge.verdict.proven.is_none() && (judge.deals + 1) * seatings <= self.end {
            let numbers = judge.deals * seatings..(judge.deals + 1) * seatings;
            let deal: Vec<f64> =
                self.games.range(numbers).map(|(_, played)| first_share(self.line_up, played)).collect();
            if (deal.len() as u64) < seatings {
                return;
            }
            judge.test.add(deal.iter().sum::<f64>() / seatings as f64);
            judge.deals += 1;
            judge.verdict.games = judge.deals * seatings;
            if judge.verdict.games >= judge.stop.at_least {
                judge.verdict.proven = judge.test.proven();
            }
        }
        if judge.verdict.proven.is_some() {
            self.end = self.end.min(judge.verdict.games);
        }
    }

    /// Returns the first bot's share of all games so far.
    fn share(&self) -> f64 {
        self.sum / f64::max(self.games.len() as f64, 1.0)
    }

    /// Notes that a game could not be played, and ends the arena.
    fn fail(&mut self, number: u64, error: ArenaError) {
        self.end = 0;
        if self.error.as_ref().is_none_or(|(first, _)| number < *first) {
            self.error = Some((number, error));
        }
    }

    fn outcome(self) -> Result<(Vec<Played>, Option<Verdict>), ArenaError> {
        if let Some((_, error)) = self.error {
            return Err(error);
        }
        // Games that started before the verdict and ended after it do not count: their number depends on the threads.
        let games = self.games.into_iter().filter(|(number, _)| *number < self.end);
        Ok((games.map(|(_, played)| played).collect(), self.judge.map(|judge| judge.verdict)))
    }
}

/// Returns the first bot's share of the victory, per seat.
fn first_share(line_up: &LineUp, played: &Played) -> f64 {
    let Some(first) = line_up.bots.first() else { return 0.0 };
    let result = &played.result;
    let own = result.seating.iter().zip(&result.wins).filter(|(bot, _)| line_up.bots.get(**bot) == Some(first));
    own.map(|(_, won)| won).sum::<f64>() / line_up.seats_of(first).max(1) as f64
}
