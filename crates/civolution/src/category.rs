//! The nine scoring categories (p. 35).

engine::vocabulary! {
    /// A scoring category.
    pub enum Category {
        /// Steps on the Technology track.
        Technology = "technology",
        /// Steps on the Prestige track.
        Prestige = "prestige",
        /// Steps on the Knowledge track.
        Knowledge = "knowledge",
        /// Steps on the Construction track.
        Construction = "construction",
        /// Steps on the Culture track.
        Culture = "culture",
        /// Feature markers.
        Evolution = "evolution",
        /// Active diamonds.
        Prosperity = "prosperity",
        /// Tribes on the continent.
        Population = "population",
        /// Territories with tribes.
        Expansion = "expansion",
    }
}

/// The points per unit in the scoring of each era.
pub const ERA_POINTS: [u8; ERAS] = [5, 4, 3, 2];
/// Number of eras in a game.
pub const ERAS: usize = 4;

impl Category {
    /// Returns the points per unit in the final scoring. A scoring tile on the category adds one.
    #[must_use]
    pub const fn final_points(self, tile: bool) -> u8 {
        let printed = match self {
            Self::Population | Self::Expansion => 2,
            Self::Technology
            | Self::Prestige
            | Self::Knowledge
            | Self::Construction
            | Self::Culture
            | Self::Evolution
            | Self::Prosperity => 1,
        };
        printed + tile as u8
    }
}
