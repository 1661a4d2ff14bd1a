//! Resources, and the three colors of cards, machine tracks and terrain.

engine::vocabulary! {
    /// A resource, in the order of the player board.
    pub enum Resource {
        /// Replaces any other resource in a cost.
        Crystal = "crystal",
        /// Pays for buildings.
        Gear = "gear",
        /// Pays for population figures.
        Book = "book",
        /// Pays for exploring and for range.
        Food = "food",
    }
}

impl Resource {
    /// The basic resources: all except the crystal.
    pub const BASIC: [Self; 3] = [Self::Gear, Self::Book, Self::Food];
}

engine::vocabulary! {
    /// The color of a card, a machine track, a machine or a module.
    pub enum Color {
        /// Fields and food.
        Yellow = "yellow",
        /// Forests and books.
        Green = "green",
        /// Mountains and gears.
        Gray = "gray",
    }
}

impl Color {
    /// Returns the basic resource of this color.
    #[must_use]
    pub const fn resource(self) -> Resource {
        match self {
            Self::Yellow => Resource::Food,
            Self::Green => Resource::Book,
            Self::Gray => Resource::Gear,
        }
    }
}

engine::small_set! {
    /// A set of colors.
    pub struct Colors(u8) of Color
}

/// An amount of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Purse([u8; Resource::COUNT]);

impl Purse {
    /// No resources.
    pub const NOTHING: Self = Self([0; Resource::COUNT]);

    /// Returns `count` of one resource.
    #[must_use]
    pub const fn of(resource: Resource, count: u8) -> Self {
        let mut purse = Self::NOTHING;
        purse.0[resource.index()] = count;
        purse
    }

    /// Returns the number of all resources together.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns this amount with `count` more of a resource.
    #[must_use]
    pub fn plus(mut self, resource: Resource, count: u8) -> Self {
        let amount = &mut self.0[resource.index()];
        *amount = amount.saturating_add(count);
        self
    }

    /// Returns this amount and another together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Resource::ALL.into_iter().fold(self, |sum, resource| sum.plus(resource, other[resource]))
    }
}

impl std::ops::Index<Resource> for Purse {
    type Output = u8;

    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource.index()]
    }
}

impl std::ops::IndexMut<Resource> for Purse {
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource.index()]
    }
}
