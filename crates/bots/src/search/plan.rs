use std::time::Duration;

use engine::Evaluate;

/// How a search works.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How much it thinks about the decisions of a turn, all together.
    pub effort: Effort,
    /// How many trees grow at the same time.
    pub trees: u32,
    /// How curious it is: how much what was seldom tried is preferred.
    pub curiosity: f32,
    /// How many points an action must look better than another to be tried e times as often at first.
    pub temperature: f32,
    /// How many points of lead make victory quite likely.
    pub scale: f32,
    /// As how many tries the first sight of a line counts.
    pub trust: f32,
    /// How many lines are looked at in the root.
    pub lines: usize,
    /// How many lines are looked at in a node.
    pub width: usize,
    /// How often a line is tried before the answers to it are looked at one by one.
    pub patience: u32,
    /// How it plays on from a new node.
    pub playouts: Playouts,
    /// The most nodes of a tree.
    pub most_nodes: usize,
}

/// How much is thought about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// So many worlds are looked at. The same seed makes the same choice.
    Iterations(u32),
    /// For at most so long, if nobody else needs the machine, and at most so many worlds.
    Time {
        /// How long.
        most: Duration,
        /// How many worlds.
        iterations: u32,
    },
}

/// How a search plays on from a new node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// Everybody takes what looks best at once; when all have had so many turns, the judge has the word.
    Informed {
        /// How many turns each.
        rounds: u32,
    },
    /// Everybody takes anything, until the game is over.
    Uniform,
}

impl Plan {
    /// What has proven best for a game, with one tree.
    #[must_use]
    pub const fn new<G: Evaluate>(effort: Effort) -> Self {
        Self {
            effort,
            trees: 1,
            curiosity: 0.1,
            temperature: 3.0,
            scale: 20.0,
            trust: 10.0,
            lines: 24,
            width: 8,
            patience: 4,
            playouts: Playouts::Informed { rounds: G::HORIZON },
            most_nodes: 50_000,
        }
    }

    /// What so many points of lead add to the hope for victory while the game is even: there the curve has a slope of a
    /// quarter of the scale's part.
    pub(super) fn hope_for(&self, points: f32) -> f32 {
        points / (4.0 * self.scale)
    }
}
