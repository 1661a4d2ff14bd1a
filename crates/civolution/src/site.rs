//! The sites that lie face down in the recesses of the continent.

use crate::continent::numbered;

engine::vocabulary! {
    /// A type of site.
    pub enum SiteKind {
        /// A place for statues and settlements.
        BuildingGround = "building-ground",
        /// Gives points for the territories around it.
        MysticOak = "mystic-oak",
        /// Connects the territories around it with those around all other caves.
        Cave = "cave",
        /// Its grimwolves demand food.
        Gorge = "gorge",
        /// Weakens a strong tribe.
        Glacier = "glacier",
        /// Forbids farms around it.
        Volcano = "volcano",
        /// Gives a chance to gain a tribe.
        HolyRock = "holy-rock",
        /// Produces a raw material and transports it immediately.
        HiddenGrotto = "hidden-grotto",
        /// Gives more food when hunting.
        MushroomValley = "mushroom-valley",
    }
}

impl SiteKind {
    /// Returns how many of the 24 sites are of this kind.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::BuildingGround => 6,
            Self::MysticOak | Self::Cave => 3,
            Self::Gorge
            | Self::Glacier
            | Self::Volcano
            | Self::HolyRock
            | Self::HiddenGrotto
            | Self::MushroomValley => 2,
        }
    }

    /// Returns the points for the civilization that reveals it.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::BuildingGround | Self::MysticOak => 1,
            Self::HolyRock | Self::HiddenGrotto | Self::MushroomValley => 2,
            Self::Cave => 3,
            Self::Glacier | Self::Volcano => 4,
            Self::Gorge => 5,
        }
    }
}

numbered! {
    /// One of the site pieces. The building grounds come first, so a ground has the same number as its piece.
    Site, 24
}

impl Site {
    /// Returns the kind of site.
    #[must_use]
    pub const fn kind(self) -> SiteKind {
        KINDS[self.0 as usize]
    }

    /// Returns the building ground, if the site is one.
    #[must_use]
    pub const fn ground(self) -> Option<Ground> {
        match self.kind() {
            SiteKind::BuildingGround => Some(Ground(self.0)),
            _ => None,
        }
    }
}

static KINDS: [SiteKind; Site::COUNT] = {
    let mut kinds = [SiteKind::BuildingGround; Site::COUNT];
    let mut at = 0;
    let mut kind = 0;
    while kind < SiteKind::COUNT {
        let mut copy = 0;
        while copy < SiteKind::ALL[kind].copies() {
            kinds[at] = SiteKind::ALL[kind];
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    kinds
};

numbered! {
    /// A building ground: one of the six sites, or the island in the large Water territory.
    Ground, 7
}

impl Ground {
    /// The building ground in the large Water territory. It is available from the start.
    pub const ISLAND: Self = Self(6);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_sites_as_recesses() {
        assert_eq!(SiteKind::ALL.into_iter().map(|kind| usize::from(kind.copies())).sum::<usize>(), Site::COUNT);
        for kind in SiteKind::ALL {
            let pieces = Site::ALL.into_iter().filter(|site| site.kind() == kind).count();
            assert_eq!(pieces, usize::from(kind.copies()));
        }
        assert_eq!(Site::ALL.into_iter().filter_map(Site::ground).count(), Ground::COUNT - 1);
    }
}
