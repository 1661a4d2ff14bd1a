//! Determining a territory (p. 41), and everything V.I.C.I does there except with its tribes: hunting tokens, sites,
//! provisions.

use crate::civilization::Source;
use crate::continent::{Terrain, Territory, TerritorySet};
use crate::event::Event;
use crate::flow::Flow;
use crate::state::Civolution;
use crate::vici::{Act, BeaconRoll, Skip, TerritoryRoll};

/// The territory wheel, starting with a roll of 1.
const WHEEL: [Terrain; 6] =
    [Terrain::Forest, Terrain::Swamp, Terrain::Mountains, Terrain::Grassland, Terrain::Hills, Terrain::Desert];

impl Civolution {
    /// Determines a territory that fits the priority requirement, or if there is none, one that meets the minimum
    /// requirement. A territory roll decides between several. Without any, the action is forfeited.
    pub(super) fn determine(
        &mut self,
        act: Act,
        priority: TerritorySet,
        minimum: TerritorySet,
        flow: &mut impl Flow,
    ) -> Option<Territory> {
        let fits = !priority.is_empty();
        let territories = if fits { priority } else { minimum };
        if territories.is_empty() {
            Self::skip(act, Skip::NoTerritory, flow);
            return None;
        }
        let (territory, roll) = if territories.len() == 1 {
            (territories.iter().next()?, None)
        } else {
            let (territory, roll) = self.territory_roll(territories, flow)?;
            (territory, Some(roll))
        };
        flow.record(Event::ViciDetermined { act, priority: fits, territories, roll, territory });
        Some(territory)
    }

    fn territory_roll(&self, eligible: TerritorySet, flow: &mut impl Flow) -> Option<(Territory, TerritoryRoll)> {
        let value = flow.die();
        let first = usize::from(value - 1);
        let wheel = (0..WHEEL.len()).map(|step| WHEEL[(first + step) % WHEEL.len()]);
        let (taken, of_type) = wheel
            .map(|terrain| (terrain, eligible.intersection(TerritorySet::of(terrain))))
            .find(|(_, territories)| !territories.is_empty())?;
        let roll = TerritoryRoll { value, shown: WHEEL[first], taken, beacons: None };
        if of_type.len() == 1 {
            return Some((of_type.iter().next()?, roll));
        }
        let value = flow.die();
        let shown = (value - 1) / 2 + 1;
        let (taken, territory) = (0..3).find_map(|step| {
            let beacons = (shown - 1 + step) % 3 + 1;
            let there = of_type.iter().find(|territory| self.content.tiles().beacons(*territory) == beacons)?;
            Some((beacons, there))
        })?;
        Some((territory, TerritoryRoll { beacons: Some(BeaconRoll { value, shown, taken }), ..roll }))
    }

    pub(super) fn own_land(&self) -> TerritorySet {
        self.land.territories(self.me())
    }

    /// Returns the territories for which a value is highest.
    pub(super) fn with_most(among: TerritorySet, value: impl Fn(Territory) -> u32) -> TerritorySet {
        let most = among.iter().map(&value).max().unwrap_or(0);
        among.iter().filter(|territory| value(*territory) == most).collect()
    }

    pub(super) fn vici_hunting_token(&mut self, flow: &mut impl Flow) {
        if self.display.hunting_tokens == 0 {
            return Self::skip(Act::HuntingToken, Skip::NoToken, flow);
        }
        let own = self.own_land().minus(self.land.hunted);
        let shared = own.intersection(self.land.territories(Self::human()));
        // The best hunting ground is the first in the table.
        let best = |among: TerritorySet| {
            let types = Terrain::ALL.into_iter().map(|terrain| among.intersection(TerritorySet::of(terrain)));
            types.into_iter().find(|territories| !territories.is_empty()).unwrap_or(TerritorySet::EMPTY)
        };
        if let Some(territory) = self.determine(Act::HuntingToken, best(shared), best(own), flow) {
            self.land.hunted.insert(territory);
            self.display.hunting_tokens -= 1;
            flow.record(Event::ViciToken { territory });
        }
    }

    pub(super) fn vici_reveal(&mut self, flow: &mut impl Flow) {
        let hidden = self.land.hidden_spots();
        let unseen = |territory: Territory| self.land.layout.sites(territory).intersection(hidden).len();
        let candidates: TerritorySet = self.own_land().iter().filter(|territory| unseen(*territory) > 0).collect();
        let eligible = Self::with_most(candidates, unseen);
        if let Some(territory) = self.determine(Act::Sites, eligible, TerritorySet::EMPTY, flow) {
            self.explore(self.me(), territory, flow);
        }
    }

    pub(super) fn vici_provision(&mut self, flow: &mut impl Flow) {
        let me = self.me();
        if self.civ(me).supply == 0 {
            return Self::skip(Act::Provision, Skip::NoMarker, flow);
        }
        let provisions = self.land.provisions;
        let fewest = Self::with_most(self.own_land(), |territory| 255 - u32::from(provisions[territory.index()]));
        let eligible = Self::with_most(fewest, |territory| u32::from(self.land.tribes_in(territory, me).all()));
        if let Some(territory) = self.determine(Act::Provision, eligible, TerritorySet::EMPTY, flow) {
            self.civ_mut(me).supply -= 1;
            self.land.provide(territory);
            let provisions = self.land.provisions[territory.index()];
            let blocked = self.land.is_blocked(territory);
            flow.record(Event::ViciProvision { territory, provisions, blocked });
        }
    }

    /// Gives V.I.C.I the points of a fire encampment. They are reported with the settling.
    pub(super) fn vici_fire(&mut self, territory: Territory) -> u8 {
        let points = self.content.tiles().fire_points(territory);
        let me = self.me();
        let total = &mut self.civ_mut(me).points[Source::Fires.index()];
        *total = total.saturating_add(u16::from(points));
        points
    }
}
