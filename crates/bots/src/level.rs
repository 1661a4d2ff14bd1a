//! Opponents for people.

use std::time::Duration;

use engine::Evaluate;

use crate::search::{Effort, Plan, Search};
use crate::{Allowance, Bot, Care, Distracted, Greedy, Judge};

engine::vocabulary! {
    /// How well a bot plays.
    pub enum Level {
        /// Knows what is good and often takes something else.
        Easy = "easy",
        /// Takes what is best for itself at once.
        Medium = "medium",
        /// Plays on in mind for a little, and takes positions to be worth what the rules of thumb say.
        Hard = "hard",
        /// Thinks long, also about the answers of others, and knows from many games what positions are worth.
        Expert = "expert",
    }
}

/// How much worse than the best, in points, may be what an easy bot takes, about.
const LATITUDE: f32 = 3.0;

impl Level {
    /// Worlds that are looked at for a turn where time does not count.
    const fn iterations(self) -> u32 {
        match self {
            Self::Easy | Self::Medium => 0,
            Self::Hard => 60,
            Self::Expert => 1000,
        }
    }

    /// How long a turn may take at a table.
    const fn time(self) -> Effort {
        match self {
            Self::Easy | Self::Medium | Self::Hard => Effort::Time { most: Duration::from_secs(2), iterations: 200 },
            Self::Expert => Effort::Time { most: Duration::from_secs(5), iterations: u32::MAX },
        }
    }

    /// A bot of this level whose choices follow from the seed, for games among bots: it looks at so many worlds a turn,
    /// or at as many as suit its level.
    #[must_use]
    pub fn counted<G: Evaluate>(self, iterations: Option<u32>, seed: u64) -> Box<dyn Bot<G>> {
        let effort = Effort::Iterations(iterations.unwrap_or(self.iterations()));
        self.bot(Plan::new::<G>(effort), Allowance::unlimited(), seed)
    }

    /// A bot of this level for people: it thinks on so many threads for as long as they will wait, or shorter if others
    /// think, too.
    #[must_use]
    pub fn at_table<G: Evaluate>(self, allowance: Allowance, threads: u32, seed: u64) -> Box<dyn Bot<G>> {
        self.bot(Plan { trees: threads, ..Plan::new::<G>(self.time()) }, allowance, seed)
    }

    fn bot<G: Evaluate>(self, plan: Plan, allowance: Allowance, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Easy => Box::new(Distracted::new(LATITUDE, seed)),
            Self::Medium => Box::new(Greedy::new(Care::REFERENCE, seed).sensible()),
            Self::Hard => {
                let plan = Plan { patience: u32::MAX, ..plan };
                Box::new(Search::new(Judge::by_rule(), plan, seed).within(allowance))
            }
            Self::Expert => Box::new(Search::new(Judge::learned(), plan, seed).within(allowance)),
        }
    }
}
