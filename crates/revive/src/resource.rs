//! Resources, and the three colors of cards, machine tracks and terrain.

engine::vocabulary! {
    /// What one pays with, in the order of the player board.
    pub enum Resource {
        /// Stands in for any other.
        Crystal = "crystal",
        /// Builds.
        Gear = "gear",
        /// Populates.
        Book = "book",
        /// Explores, and carries one over a distance.
        Food = "food",
    }
}

impl Resource {
    /// The basic resources: all but the crystal.
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
    /// The basic resource that goes with it.
    #[must_use]
    pub const fn resource(self) -> Resource {
        match self {
            Self::Yellow => Resource::Food,
            Self::Green => Resource::Book,
            Self::Gray => Resource::Gear,
        }
    }
}

/// A set of colors, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colors(u8);

impl Colors {
    /// All three.
    pub const ALL: Self = Self(0b111);

    /// One color alone.
    #[must_use]
    pub const fn only(color: Color) -> Self {
        Self(1 << color.index())
    }

    /// Whether it has this color.
    #[must_use]
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color.index() & 1 == 1
    }

    /// Whether they have a color in common.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those there are.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |color| self.contains(*color))
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        Self(colors.into_iter().fold(0, |set, color| set | Self::only(color).0))
    }
}

/// An amount of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Purse([u8; Resource::COUNT]);

impl Purse {
    /// Nothing.
    pub const NOTHING: Self = Self([0; Resource::COUNT]);

    /// So much of one resource.
    #[must_use]
    pub const fn of(resource: Resource, count: u8) -> Self {
        let mut purse = Self::NOTHING;
        purse.0[resource.index()] = count;
        purse
    }

    /// All resources together.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// This much and that much.
    #[must_use]
    pub fn plus(mut self, resource: Resource, count: u8) -> Self {
        let amount = &mut self.0[resource.index()];
        *amount = amount.saturating_add(count);
        self
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
