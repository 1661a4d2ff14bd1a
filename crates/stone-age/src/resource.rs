use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

engine::vocabulary! {
    /// The four resources, from the cheapest to the dearest.
    pub enum Resource {
        /// From the forest.
        Wood = "wood",
        /// From the clay pit.
        Brick = "brick",
        /// From the quarry.
        Stone = "stone",
        /// From the river.
        Gold = "gold",
    }
}

impl Resource {
    /// How many pips bring one piece, which is also what a piece is worth in a building.
    #[must_use]
    pub const fn value(self) -> u16 {
        match self {
            Self::Wood => 3,
            Self::Brick => 4,
            Self::Stone => 5,
            Self::Gold => 6,
        }
    }
}

/// A number of pieces of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resources([u16; Resource::COUNT]);

impl Resources {
    /// Nothing.
    pub const NONE: Self = Self([0; Resource::COUNT]);

    /// So many pieces of one resource.
    #[must_use]
    pub fn of(resource: Resource, count: u16) -> Self {
        let mut resources = Self::NONE;
        resources[resource] = count;
        resources
    }

    /// How many pieces in all.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// What the pieces are worth in a building.
    #[must_use]
    pub fn value(&self) -> u16 {
        Resource::ALL.into_iter().map(|resource| resource.value() * self[resource]).sum()
    }

    /// Whether these pieces include those.
    #[must_use]
    pub fn cover(&self, cost: &Self) -> bool {
        Resource::ALL.into_iter().all(|resource| self[resource] >= cost[resource])
    }

    /// Puts more pieces to these. The supply is unlimited; what no counter could hold is lost.
    pub fn add(&mut self, more: &Self) {
        for resource in Resource::ALL {
            self[resource] = self[resource].saturating_add(more[resource]);
        }
    }

    /// Takes pieces away, as far as there are any.
    pub fn remove(&mut self, cost: &Self) {
        for resource in Resource::ALL {
            self[resource] = self[resource].saturating_sub(cost[resource]);
        }
    }

    /// Each resource with its number of pieces, those without any left out.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u16)> {
        Resource::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }
}

impl Index<Resource> for Resources {
    type Output = u16;

    fn index(&self, resource: Resource) -> &u16 {
        &self.0[resource.index()]
    }
}

impl IndexMut<Resource> for Resources {
    fn index_mut(&mut self, resource: Resource) -> &mut u16 {
        &mut self.0[resource.index()]
    }
}
