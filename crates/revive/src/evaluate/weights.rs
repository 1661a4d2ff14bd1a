//! Values of things in points, found by playing many games with random weights.

/// Values of things in points while much of the game is left.
pub(super) struct Weights {
    /// A basic resource, up to `plenty` of a kind.
    pub(super) basic: f32,
    /// The number of basic resources of a kind above which more are spent too late to count in full.
    pub(super) plenty: f32,
    /// The share of their value that resources above `plenty` keep.
    pub(super) beyond: f32,
    pub(super) crystal: f32,
    /// A machine with an energy for it.
    pub(super) pair: f32,
    /// An energy for which there is no machine.
    pub(super) energy: f32,
    /// A machine for which there is no energy.
    pub(super) machine: f32,
    /// A machine that can be used before the next hibernation.
    pub(super) ready: f32,
    /// A module, relative to the value of activating it.
    pub(super) module: f32,
    /// A recruited card in any area.
    pub(super) card: f32,
    /// A card that can be played before the next hibernation.
    pub(super) playable: f32,
    /// An active card for which no slot is open.
    pub(super) waiting: f32,
    /// A resting card.
    pub(super) resting: f32,
    /// A closed crate.
    pub(super) closed: f32,
    /// A marker on the progress track, in addition to its points.
    pub(super) marker: f32,
    /// A step on a machine track, in addition to getting closer to rewards.
    pub(super) step: f32,
    /// The number of steps ahead that rewards of the machine tracks count at the beginning of the game.
    pub(super) track_reach: f32,
    /// The share of such a reward that the steps towards it are worth.
    pub(super) track_share: f32,
    /// The share of the next bonus of the point track that the points towards it are worth.
    pub(super) point_share: f32,
    /// An artifact that can still be taken, relative to the points it would give.
    pub(super) artifact: f32,
    /// The tribe ability.
    pub(super) tribe: f32,
    /// A technology that lasts.
    pub(super) technology: f32,
    /// The fifth slot.
    pub(super) slot: f32,
    /// The share of a technology's value that being able to unlock it is worth.
    pub(super) frontier: f32,
    /// A small building on the board; a large one counts twice.
    pub(super) building: f32,
    /// A face-down space next to a small building; next to a large one it counts twice.
    pub(super) unknown: f32,
    /// A vacant sand space next to the player's pieces.
    pub(super) sand: f32,
    /// A location to populate next to the player's pieces.
    pub(super) location: f32,
    /// The distance in spaces up to which a large location counts.
    pub(super) large_reach: f32,
    /// The share of its points that being near it is worth.
    pub(super) large_share: f32,
    /// An action that is left in this turn.
    pub(super) action: f32,
    /// Items still to be collected for artifact cards and large locations, relative to the expected number.
    pub(super) hope: f32,
    /// Resources begin to lose their value when one divided by this is the share of the game that is left.
    pub(super) soon: f32,
    /// The same for things that take longer to use.
    pub(super) later: f32,
}

/// The weights for solo games, whose length is measured in card actions.
pub(super) const ALONE: Weights = Weights {
    basic: 0.75,
    plenty: 4.0,
    beyond: 0.35,
    crystal: 1.0,
    soon: 4.0,
    later: 3.2,
    energy: 1.15,
    machine: 1.3,
    pair: 2.0,
    ready: 0.8,
    module: 1.7,
    card: 1.3,
    playable: 0.75,
    waiting: 0.2,
    resting: 0.3,
    closed: 1.4,
    marker: 0.22,
    step: 0.15,
    track_reach: 12.0,
    track_share: 0.95,
    artifact: 0.75,
    tribe: 1.8,
    technology: 1.8,
    slot: 2.2,
    frontier: 0.12,
    building: 0.6,
    unknown: 0.15,
    sand: 0.22,
    location: 0.4,
    large_share: 0.48,
    large_reach: 8.0,
    action: 1.5,
    hope: 1.15,
    point_share: 0.5,
};

/// The weights for games of two or more players.
pub(super) const TOGETHER: Weights = Weights {
    basic: 0.6,
    plenty: 5.0,
    beyond: 0.26,
    crystal: 0.78,
    soon: 6.3,
    later: 3.4,
    energy: 0.8,
    machine: 1.0,
    pair: 1.25,
    ready: 0.6,
    module: 2.2,
    card: 1.15,
    playable: 1.0,
    waiting: 0.22,
    resting: 0.3,
    closed: 1.25,
    marker: 0.3,
    step: 0.11,
    track_reach: 5.5,
    track_share: 0.36,
    artifact: 0.45,
    tribe: 2.9,
    technology: 1.8,
    slot: 3.5,
    frontier: 0.12,
    building: 0.6,
    unknown: 0.27,
    sand: 0.34,
    location: 0.5,
    large_share: 0.31,
    large_reach: 4.9,
    action: 1.8,
    hope: 0.88,
    point_share: 0.5,
};
