//! V.I.C.I's procreation and migration (p. 41, 42).

use crate::ability::Trait;
use crate::continent::{Camp, Territory, TerritorySet};
use crate::event::Event;
use crate::flow::Flow;
use crate::land::{Berth, Tribe, Who};
use crate::state::Civolution;
use crate::vici::{Act, Skip};

impl Civolution {
    pub(super) fn vici_procreation(&mut self, flow: &mut impl Flow) {
        let own = self.own_land();
        let roomy: TerritorySet = own.iter().filter(|territory| self.has_free_camp(*territory)).collect();
        self.vici_born(Act::Procreation, roomy, own, flow);
    }

    /// Ensures that V.I.C.I is never without a tribe: one is born where the player is (p. 44).
    pub(super) fn vici_comeback(&mut self, flow: &mut impl Flow) {
        let there = self.land.territories(Self::human()).intersection(TerritorySet::LAND);
        self.vici_born(Act::Comeback, there, TerritorySet::EMPTY, flow);
    }

    fn vici_born(&mut self, act: Act, priority: TerritorySet, minimum: TerritorySet, flow: &mut impl Flow) {
        let me = self.me();
        let Some(left) = self.civ(me).tribes.checked_sub(1) else {
            return Self::skip(act, Skip::NoTribe, flow);
        };
        let Some(territory) = self.determine(act, priority, minimum, flow) else { return };
        self.civ_mut(me).tribes = left;
        self.vici_settle(None, territory, flow);
        if self.vici_is_boxed_in() {
            flow.record(Event::ViciBoxedIn);
            self.vici_migration(flow);
        }
    }

    fn has_free_camp(&self, territory: Territory) -> bool {
        self.land.open_camps(territory).any(|camp| self.land.camp(camp).is_none())
    }

    /// Checks whether all encampments in all of V.I.C.I's territories are its own.
    fn vici_is_boxed_in(&self) -> bool {
        let me = self.me();
        let mut camps = self.own_land().iter().flat_map(|territory| self.land.open_camps(territory));
        camps.all(|camp| self.land.camp(camp).is_some_and(|tribe| tribe.seat == me))
    }

    /// Returns the encampment its tribe settles on, and the line of the priority table that decides it.
    fn vici_camp(&self, territory: Territory) -> Option<(u8, Camp)> {
        let me = self.me();
        let human = Self::human();
        let rooted = self.civ(human).traits.has(Trait::Rooted);
        let rank = |camp: Camp| match (self.land.camp(camp), camp.is_fire()) {
            (None, true) => Some(1),
            (None, false) => Some(2),
            (Some(tribe), true) if tribe.seat == human => (!rooted).then_some(3),
            (Some(tribe), false) if tribe.seat == human => Some(if tribe.strong { 5 } else { 4 }),
            (Some(tribe), fire) if tribe.seat == me => Some(match (tribe.strong, fire) {
                (true, true) => 6,
                (true, false) => 7,
                (false, true) => 8,
                (false, false) => 9,
            }),
            (Some(_), _) => None,
        };
        self.land.open_camps(territory).filter_map(|camp| Some((rank(camp)?, camp))).min_by_key(|(rank, _)| *rank)
    }

    /// Settles V.I.C.I's tribe, which is not weakened by displacing another.
    fn vici_settle(&mut self, from: Option<Who>, territory: Territory, flow: &mut impl Flow) {
        let me = self.me();
        let Some((priority, camp)) = self.vici_camp(territory) else { return };
        let displaced = self.land.occupy(camp, Tribe { seat: me, strong: true });
        let fire = camp.is_fire();
        let points = if fire { self.vici_fire(territory) } else { 0 };
        let other = displaced.map(|tribe| tribe.seat);
        flow.record(Event::ViciSettled { from, territory, priority, fire, displaced: other, points });
        if let Some(tribe) = displaced {
            self.displace(me, camp, tribe, flow);
        }
        self.turn_up(me, territory, flow);
    }

    fn departures(&self) -> TerritorySet {
        let me = self.me();
        self.own_land()
            .iter()
            .filter(|territory| {
                let tribes = self.land.tribes_in(*territory, me);
                tribes.all() > 1 && tribes.strong > 0
            })
            .collect()
    }

    pub(super) fn vici_migration(&mut self, flow: &mut impl Flow) {
        if self.departures().is_empty() {
            flow.record(Event::ViciStays);
            self.vici_procreation(flow);
        }
        let me = self.me();
        let Some(from) = self.determine(Act::Migration, self.departures(), TerritorySet::EMPTY, flow) else { return };
        // Caves lead V.I.C.I nowhere, because no site affects it.
        let around = self.land.layout.neighbours(from).intersection(TerritorySet::LAND);
        let fewest = Self::with_most(around, |to| 255 - u32::from(self.land.tribes_in(to, me).all()));
        let Some(to) = self.determine(Act::Arrival, fewest, TerritorySet::EMPTY, flow) else { return };
        let berths = [Berth::Wild, Berth::Fire, Berth::Camp];
        let migrant = berths
            .into_iter()
            .map(|berth| Who { territory: from, berth, strong: true })
            .find(|who| self.land.group(from, who.berth, me).strong > 0);
        if let Some(who) = migrant
            && self.land.take(who, me)
        {
            self.vici_settle(Some(who), to, flow);
        }
    }
}
