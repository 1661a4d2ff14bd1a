//! Bots against bots, fairly: every deal is played from every seating with the same seed.

mod contents;
mod report;
mod seating;
mod spread;

use std::time::{Duration, Instant};

use engine::chance::{Seed, SeededChance};
use engine::{Evaluate, Game, Offered, Piece, ScoreSheet, Seat, Setup, SetupError, Viewer};
use rayon::prelude::*;

pub use contents::{ContentsReport, GroupReport, PieceReport, SourceReport};
pub use report::{ArenaReport, BotReport, Share};
use seating::seatings;
pub use spread::{Mean, Spread};

use crate::{Bot, NAMES, Perspective, by_name};

/// What to play.
#[derive(Clone, Debug)]
pub struct Arena<S> {
    /// The setup of every game. The number of players is that of the bots.
    pub setup: S,
    /// The names of the bots.
    pub bots: Vec<String>,
    /// At least so many games are played: as many as make every deal complete.
    pub games: u64,
    /// What all deals grow from.
    pub seed: Seed,
    /// How many threads play at the same time.
    pub threads: usize,
}

/// Why an arena cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// There is no such bot.
    UnknownBot(String),
    /// The game cannot be set up for so many.
    Setup(SetupError),
    /// The threads could not be started.
    Threads(String),
    /// A bot had no move to make, or made one that the rules refuse.
    Stuck {
        /// The name of the bot.
        bot: String,
        /// The game in which it happened.
        seed: Seed,
    },
}

impl std::fmt::Display for ArenaError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownBot(name) => write!(f, "there is no bot `{name}`: expected one of {}", NAMES.join(", ")),
            Self::Setup(error) => error.fmt(f),
            Self::Threads(problem) => write!(f, "the threads could not be started: {problem}"),
            Self::Stuck { bot, seed } => write!(f, "{bot} made no legal move in the game with seed {seed}"),
        }
    }
}

impl std::error::Error for ArenaError {}

/// What came out of one game.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// For every seat the index of its bot.
    pub(crate) seating: Vec<usize>,
    /// For every seat its points.
    pub(crate) scores: Vec<i32>,
    /// For every seat its share of the victory.
    pub(crate) wins: Vec<f64>,
    /// For every seat how often it decided.
    pub(crate) decisions: Vec<u64>,
    /// For every seat how long it thought.
    pub(crate) thought: Vec<Duration>,
    pub(crate) rounds: u32,
    /// For every seat the pieces it has had.
    pub(crate) pieces: Vec<Vec<Piece>>,
    /// What lay on displays.
    pub(crate) offered: Vec<Offered>,
    /// The final score by source.
    pub(crate) sheet: ScoreSheet,
}

impl<S: Setup> Arena<S> {
    /// How many games will be played.
    #[must_use]
    pub fn total_games(&self) -> u64 {
        let seatings = seatings(&self.bots).len().max(1) as u64;
        self.games.div_ceil(seatings) * seatings
    }

    /// Plays all games. `progress` is told of every game that is over.
    pub fn run<G>(&self, progress: &(dyn Fn() + Sync)) -> Result<ArenaReport, ArenaError>
    where
        G: Evaluate<Setup = S>,
    {
        for name in &self.bots {
            if !NAMES.contains(&name.as_str()) {
                return Err(ArenaError::UnknownBot(name.clone()));
            }
        }
        let mut setup = self.setup.clone();
        setup.set("players", &self.bots.len().to_string()).map_err(ArenaError::Setup)?;
        let seatings = seatings(&self.bots);
        let deals = self.total_games() / seatings.len() as u64;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|error| ArenaError::Threads(error.to_string()))?;
        let played: Result<Vec<Vec<Played>>, ArenaError> = pool.install(|| {
            let deal = |deal| {
                let one = |seating: &Vec<usize>| {
                    let played = self.play::<G>(&setup, self.seed.derive(deal), seating);
                    progress();
                    played
                };
                seatings.iter().map(one).collect()
            };
            (0..deals).into_par_iter().map(deal).collect()
        });
        let played: Vec<Played> = played?.into_iter().flatten().collect();
        Ok(ArenaReport::new(&self.bots, &played))
    }

    fn play<G: Evaluate<Setup = S>>(&self, setup: &S, seed: Seed, seating: &[usize]) -> Result<Played, ArenaError> {
        let mut chance = SeededChance::new(seed);
        let mut game = G::new(setup, &mut chance).map_err(ArenaError::Setup)?;
        let bot = |(seat, &bot): (usize, &usize)| {
            let name = &self.bots[bot];
            by_name::<G>(name, seed.derive(seat as u64).short()).ok_or_else(|| ArenaError::UnknownBot(name.clone()))
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = seating.iter().enumerate().map(bot).collect::<Result<_, _>>()?;
        let mut decisions = vec![0; seating.len()];
        let mut thought = vec![Duration::ZERO; seating.len()];
        while let Some(seat) = game.to_act().iter().next() {
            let stuck = || ArenaError::Stuck { bot: self.bots[seating[seat.index()]].clone(), seed };
            let begin = Instant::now();
            let action = bots[seat.index()].choose(&Perspective::new(&game, seat)).ok_or_else(stuck)?;
            thought[seat.index()] += begin.elapsed();
            decisions[seat.index()] += 1;
            game.apply(seat, &action, &mut chance, &mut ()).map_err(|_| stuck())?;
        }
        let (mut scores, mut wins) = (vec![0; seating.len()], vec![0.0; seating.len()]);
        if let Some(standings) = game.standings() {
            let winners: Vec<Seat> = standings.winners().collect();
            for standing in standings.iter() {
                scores[standing.seat.index()] = standing.score;
            }
            for winner in &winners {
                wins[winner.index()] = 1.0 / winners.len() as f64;
            }
        }
        Ok(Played {
            seating: seating.to_vec(),
            scores,
            wins,
            decisions,
            thought,
            rounds: Game::round(&game),
            pieces: Seat::first(seating.len()).map(|seat| game.pieces(seat)).collect(),
            offered: game.offered(),
            sheet: game.score_sheet(Viewer::Everything),
        })
    }
}
