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
    /// Returns the number of pips that bring one piece. A piece scores the same number of points in a building.
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
    /// No pieces.
    pub const NONE: Self = Self([0; Resource::COUNT]);

    /// Creates `count` pieces of one resource.
    #[must_use]
    pub fn of(resource: Resource, count: u16) -> Self {
        let mut resources = Self::NONE;
        resources[resource] = count;
        resources
    }

    /// Returns the number of pieces of all resources together.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Returns the points the pieces score in a building.
    #[must_use]
    pub fn value(&self) -> u16 {
        Resource::ALL.into_iter().map(|resource| resource.value() * self[resource]).sum()
    }

    /// Returns true if there are at least as many pieces of each resource as in `cost`.
    #[must_use]
    pub fn cover(&self, cost: &Self) -> bool {
        Resource::ALL.into_iter().all(|resource| self[resource] >= cost[resource])
    }

    /// Adds pieces. The supply is unlimited, and the sum saturates.
    pub fn add(&mut self, more: &Self) {
        for resource in Resource::ALL {
            self[resource] = self[resource].saturating_add(more[resource]);
        }
    }

    /// Removes pieces, stopping at 0 for each resource.
    pub fn remove(&mut self, cost: &Self) {
        for resource in Resource::ALL {
            self[resource] = self[resource].saturating_sub(cost[resource]);
        }
    }

    /// Returns each resource that has pieces, with their number.
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
