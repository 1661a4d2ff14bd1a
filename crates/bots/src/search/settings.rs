use std::time::Duration;

use engine::Evaluate;

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The effort for the decisions of a turn, all together.
    pub effort: Effort,
    /// The number of trees that grow at the same time.
    pub trees: u32,
    /// The weight of exploration: how much rarely tried lines are preferred.
    pub curiosity: f32,
    /// The difference in points that makes an action e times as likely to be tried at first.
    pub temperature: f32,
    /// The number of points of lead that make victory quite likely.
    pub scale: f32,
    /// The number of tries that the first rating of a line counts as.
    pub trust: f32,
    /// The number of lines that are looked at in the root.
    pub lines: usize,
    /// The number of lines that are looked at in a node.
    pub width: usize,
    /// The number of times a line is tried before the replies to it are looked at one by one.
    pub patience: u32,
    /// How the search plays on from a new node.
    pub playouts: Playouts,
    /// The maximum number of nodes in a tree.
    pub most_nodes: usize,
}

/// How much to think about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A fixed number of worlds. The same seed makes the same choice.
    Iterations(u32),
    /// A limited time, less if others need the machine, and a limited number of worlds.
    Time {
        /// The maximum time.
        most: Duration,
        /// The maximum number of worlds.
        iterations: u32,
    },
}

/// How a search plays on from a new node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// Every seat takes what looks best immediately. When all have had this many turns, the judge values the position.
    Informed {
        /// The number of turns of each seat.
        rounds: u32,
    },
    /// Every seat takes random actions until the game is over.
    Uniform,
}

impl Settings {
    /// Returns the settings that work best for a game, with one tree.
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

    /// Returns how much this many points of lead add to the hope for victory while the game is even. The slope of the
    /// curve there is a quarter divided by the scale.
    pub(super) fn hope_for(&self, points: f32) -> f32 {
        points / (4.0 * self.scale)
    }
}
