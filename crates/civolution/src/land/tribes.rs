//! The tribes on the continent.

use engine::Seat;

use crate::continent::{Camp, Territory, TerritorySet};

use super::{Berth, Boat, Land, Tribe, Tribes, Who};

impl Land {
    /// Returns the territories of a civilization, where it has at least one tribe.
    #[must_use]
    pub fn territories(&self, seat: Seat) -> TerritorySet {
        self.present[seat]
    }

    /// Returns the territories where a civilization has at least one strong tribe.
    #[must_use]
    pub fn strongholds(&self, seat: Seat) -> TerritorySet {
        self.strong[seat]
    }

    /// Returns the tribe on an encampment.
    #[must_use]
    pub fn camp(&self, camp: Camp) -> Option<Tribe> {
        self.camps[camp.index()]
    }

    /// Returns the tribes of a civilization in the wilderness of a territory.
    #[must_use]
    pub fn wild(&self, territory: Territory, seat: Seat) -> Tribes {
        self.wild[territory.index()][seat]
    }

    /// Returns the boat of a civilization in a territory. On land, it is never built.
    #[must_use]
    pub fn boat(&self, territory: Territory, seat: Seat) -> Boat {
        territory.water_index().map_or(Boat::default(), |water| self.boats[water][seat])
    }

    pub(super) fn boat_mut(&mut self, territory: Territory, seat: Seat) -> Option<&mut Boat> {
        Some(&mut self.boats[territory.water_index()?][seat])
    }

    /// Lists the encampments of a territory that are in play.
    pub fn open_camps(&self, territory: Territory) -> impl ExactSizeIterator<Item = Camp> + use<> {
        territory.open_camps(self.civilizations)
    }

    /// Returns the tribes of a civilization in one kind of place within a territory.
    #[must_use]
    pub fn group(&self, territory: Territory, berth: Berth, seat: Seat) -> Tribes {
        match berth {
            Berth::Wild => self.wild(territory, seat),
            Berth::Boat => self.boat(territory, seat).tribes,
            Berth::Fire | Berth::Camp => {
                let mut tribes = Tribes::default();
                for camp in self.open_camps(territory).filter(|camp| camp.is_fire() == (berth == Berth::Fire)) {
                    if let Some(tribe) = self.camp(camp).filter(|tribe| tribe.seat == seat) {
                        *tribes.count(tribe.strong) += 1;
                    }
                }
                tribes
            }
        }
    }

    /// Returns all tribes of a civilization in a territory.
    #[must_use]
    pub fn tribes_in(&self, territory: Territory, seat: Seat) -> Tribes {
        if territory.is_water() {
            return self.boat(territory, seat).tribes;
        }
        let mut tribes = self.wild(territory, seat);
        for camp in self.open_camps(territory) {
            if let Some(tribe) = self.camp(camp).filter(|tribe| tribe.seat == seat) {
                *tribes.count(tribe.strong) += 1;
            }
        }
        tribes
    }

    /// Returns all tribes of a civilization on the continent.
    #[must_use]
    pub fn tribes(&self, seat: Seat) -> Tribes {
        let mut tribes = Tribes::default();
        for territory in self.territories(seat).iter() {
            let here = self.tribes_in(territory, seat);
            tribes.strong += here.strong;
            tribes.weak += here.weak;
        }
        tribes
    }

    /// Calls `visit` with each group of a civilization's tribes and the size of the group.
    pub fn each_group(&self, seat: Seat, mut visit: impl FnMut(Who, u8)) {
        for territory in self.territories(seat).iter() {
            let berths: &[Berth] =
                if territory.is_water() { &[Berth::Boat] } else { &[Berth::Fire, Berth::Camp, Berth::Wild] };
            for &berth in berths {
                let group = self.group(territory, berth, seat);
                for strong in [true, false] {
                    if group.of(strong) > 0 {
                        visit(Who { territory, berth, strong }, group.of(strong));
                    }
                }
            }
        }
    }

    pub(super) fn update_presence(&mut self, territory: Territory, seat: Seat) {
        let here = self.tribes_in(territory, seat);
        set(&mut self.present[seat], territory, here.all() > 0);
        set(&mut self.strong[seat], territory, here.strong > 0);
    }

    /// Puts a tribe on an encampment, and returns the tribe that was there before.
    pub fn occupy(&mut self, camp: Camp, tribe: Tribe) -> Option<Tribe> {
        let old = self.camps[camp.index()].replace(tribe);
        self.update_presence(camp.territory(), tribe.seat);
        if let Some(old) = old {
            self.update_presence(camp.territory(), old.seat);
        }
        old
    }

    /// Puts a tribe into the wilderness.
    pub fn put_wild(&mut self, territory: Territory, tribe: Tribe) {
        *self.wild[territory.index()][tribe.seat].count(tribe.strong) += 1;
        self.update_presence(territory, tribe.seat);
    }

    /// Puts a tribe aboard a boat.
    pub fn board(&mut self, territory: Territory, tribe: Tribe) {
        if let Some(boat) = self.boat_mut(territory, tribe.seat) {
            *boat.tribes.count(tribe.strong) += 1;
        }
        self.update_presence(territory, tribe.seat);
    }

    /// Returns the encampment of a tribe. If several tribes are alike, returns one of their encampments.
    #[must_use]
    pub fn camp_of(&self, who: Who, seat: Seat) -> Option<Camp> {
        self.open_camps(who.territory)
            .filter(|camp| camp.is_fire() == (who.berth == Berth::Fire))
            .find(|&camp| self.camp(camp) == Some(Tribe { seat, strong: who.strong }))
    }

    /// Takes the tribe off an encampment, and returns it.
    pub fn vacate(&mut self, camp: Camp) -> Option<Tribe> {
        let tribe = self.camps[camp.index()].take();
        if let Some(tribe) = tribe {
            self.update_presence(camp.territory(), tribe.seat);
        }
        tribe
    }

    /// Removes a tribe. Returns false if there is no such tribe.
    pub fn take(&mut self, who: Who, seat: Seat) -> bool {
        let taken = match who.berth {
            Berth::Fire | Berth::Camp => match self.camp_of(who, seat) {
                Some(camp) => self.vacate(camp).is_some(),
                None => false,
            },
            Berth::Wild => take_one(self.wild[who.territory.index()][seat].count(who.strong)),
            Berth::Boat => {
                self.boat_mut(who.territory, seat).is_some_and(|boat| take_one(boat.tribes.count(who.strong)))
            }
        };
        self.update_presence(who.territory, seat);
        taken
    }

    /// Strengthens a weak tribe, or weakens a strong one. Returns false if there is no such tribe.
    pub fn turn(&mut self, who: Who, seat: Seat) -> bool {
        let turned = match who.berth {
            Berth::Fire | Berth::Camp => match self.camp_of(who, seat) {
                Some(camp) => {
                    self.camps[camp.index()] = Some(Tribe { seat, strong: !who.strong });
                    true
                }
                None => false,
            },
            Berth::Wild => turn_one(&mut self.wild[who.territory.index()][seat], who.strong),
            Berth::Boat => {
                self.boat_mut(who.territory, seat).is_some_and(|boat| turn_one(&mut boat.tribes, who.strong))
            }
        };
        self.update_presence(who.territory, seat);
        turned
    }
}

fn set(territories: &mut TerritorySet, territory: Territory, there: bool) {
    if there {
        territories.insert(territory);
    } else {
        territories.remove(territory);
    }
}

pub(super) fn take_one(count: &mut u8) -> bool {
    match count.checked_sub(1) {
        Some(left) => {
            *count = left;
            true
        }
        None => false,
    }
}

fn turn_one(tribes: &mut Tribes, strong: bool) -> bool {
    let there = take_one(tribes.count(strong));
    if there {
        *tribes.count(!strong) += 1;
    }
    there
}
