//! Opponents for people.

use std::time::Duration;

use engine::Evaluate;

use crate::search::{Effort, Search, Settings};
use crate::{Allowance, Bot, Care, Distracted, Greedy, Judge};

engine::vocabulary! {
    /// How well a bot plays.
    pub enum Level {
        /// Knows what is good, but often takes something else.
        Easy = "easy",
        /// Takes the action that is best for it immediately.
        Medium = "medium",
        /// Plays on in its mind for a little, and values positions by the rules of thumb.
        Hard = "hard",
        /// Thinks long, takes the replies of others into account, and has learned the value of positions from many
        /// games.
        Expert = "expert",
    }
}

/// About how many points worse than the best an easy bot's action may be.
const LATITUDE: f32 = 3.0;

impl Level {
    /// The number of worlds per turn where time does not count.
    const fn iterations(self) -> u32 {
        match self {
            Self::Easy | Self::Medium => 0,
            Self::Hard => 60,
            Self::Expert => 1000,
        }
    }

    /// The maximum time for a turn at a table.
    const fn time(self) -> Effort {
        match self {
            Self::Easy | Self::Medium | Self::Hard => Effort::Time { most: Duration::from_secs(2), iterations: 200 },
            Self::Expert => Effort::Time { most: Duration::from_secs(5), iterations: u32::MAX },
        }
    }

    /// Creates a bot of this level for games among bots. Its choices follow from the seed. It looks at this many worlds
    /// per turn, or at the usual number for its level.
    #[must_use]
    pub fn counted<G: Evaluate>(self, iterations: Option<u32>, seed: u64) -> Box<dyn Bot<G>> {
        let effort = Effort::Iterations(iterations.unwrap_or(self.iterations()));
        self.bot(Settings::new::<G>(effort), Allowance::unlimited(), seed)
    }

    /// Creates a bot of this level for people. It thinks on this many threads for as long as they will wait, and less
    /// if others are thinking too.
    #[must_use]
    pub fn at_table<G: Evaluate>(self, allowance: Allowance, threads: u32, seed: u64) -> Box<dyn Bot<G>> {
        self.bot(Settings { trees: threads, ..Settings::new::<G>(self.time()) }, allowance, seed)
    }

    fn bot<G: Evaluate>(self, settings: Settings, allowance: Allowance, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Easy => Box::new(Distracted::new(LATITUDE, seed)),
            Self::Medium => Box::new(Greedy::new(Care::REFERENCE, seed).sensible()),
            Self::Hard => {
                let settings = Settings { patience: u32::MAX, ..settings };
                Box::new(Search::new(Judge::by_rule(), settings, seed).within(allowance))
            }
            Self::Expert => Box::new(Search::new(Judge::learned(), settings, seed).within(allowance)),
        }
    }
}
