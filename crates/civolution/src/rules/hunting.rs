//! Hunting, lucky finds and exploration (p. 19, 20).

use engine::Seat;
use engine::bag::IdSet;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::civilization::Source;
use crate::content::Slot;
use crate::continent::{SiteSpot, Terrain, Territory, TerritorySet};
use crate::effect::Marker;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::material::{Material, Row};
use crate::site::{Site, SiteKind};
use crate::state::{Civolution, stream};
use crate::task::{Faces, Task};

/// The food a hunter gains in a type of territory they know well.
const HUNTERS_FOOD: u8 = 2;

impl Civolution {
    // Hunting.

    /// Returns where the player can hunt: in their territories without a hunting token, while the display has any.
    pub(crate) fn hunting_grounds(&self, seat: Seat) -> TerritorySet {
        let own = self.land.territories(seat);
        if self.civ(seat).traits.has(Trait::Poacher) {
            let untouched = if self.display.hunting_tokens > 0 { own } else { TerritorySet::EMPTY };
            return untouched.union(own.intersection(self.land.hunted));
        }
        if self.display.hunting_tokens == 0 { TerritorySet::EMPTY } else { own.minus(self.land.hunted) }
    }

    pub(super) fn list_hunt(&self, seat: Seat, except: Option<Territory>, out: &mut impl Answers) -> Enough {
        for territory in self.hunting_grounds(seat).iter().filter(|territory| Some(*territory) != except) {
            out(Action::At(territory))?;
        }
        out(Action::Pass)
    }

    pub(super) fn hunt_at(&mut self, seat: Seat, territory: Territory, left: u8, flow: &mut impl Flow) {
        flow.record(Event::Hunts { seat, territory });
        // The token is taken when the hunt is announced, although the rules take it at the end (p. 19). A second hunt,
        // brought by an attribute chip before the die is chosen, then takes neither this token nor this territory.
        if self.land.hunted.insert(territory) {
            self.display.hunting_tokens -= 1;
        }
        if left > 1 {
            self.push(seat, Task::Hunt { left: left - 1, except: Some(territory) });
        }
        let faces = self.roll_fate(seat, 0, flow);
        self.push(seat, Task::HuntValue { territory, faces });
    }

    /// Lists the values to which the rolled dice can be turned, free ones first.
    pub(super) fn list_fate_values(&self, seat: Seat, faces: Faces, out: &mut impl Answers) -> Enough {
        for ideas in 0..=3 {
            for value in 1..=6 {
                if self.ideas_to_turn(seat, faces, value) == Some(ideas) {
                    out(Action::Value(value))?;
                }
            }
        }
        MORE
    }

    /// Returns the food of a hunt.
    pub(crate) fn hunt_food(&self, seat: Seat, territory: Territory, value: u8) -> u8 {
        let terrain = territory.terrain();
        let traits = &self.civ(seat).traits;
        let mut food = self.content.board().hunting[usize::from(value - 1)][terrain.index()];
        let valleys = self.land.spots(SiteKind::MushroomValley).intersection(self.land.layout.sites(territory));
        food += valleys.len() as u8 + traits[Trait::HuntFood];
        if traits.terrains(Trait::HuntersIn).contains(terrain) {
            food += HUNTERS_FOOD;
        }
        food
    }

    pub(super) fn bring_home(
        &mut self,
        seat: Seat,
        territory: Territory,
        faces: Faces,
        value: u8,
        flow: &mut impl Flow,
    ) {
        if let Some(ideas) = self.ideas_to_turn(seat, faces, value) {
            self.spend_ideas(seat, ideas, flow);
        }
        let food = self.hunt_food(seat, territory, value);
        self.trigger(seat, Trigger::Hunted);
        self.gain_markers(seat, Marker::Food, food, flow);
    }

    // Lucky finds.

    fn own_terrains(&self, seat: Seat) -> impl Iterator<Item = Terrain> {
        let own = self.land.territories(seat);
        Terrain::LAND.into_iter().filter(move |terrain| !own.intersection(TerritorySet::of(*terrain)).is_empty())
    }

    pub(super) fn list_lucky_find(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        self.own_terrains(seat).try_for_each(|terrain| out(Action::Terrain(terrain)))?;
        out(Action::Pass)
    }

    pub(super) fn lucky_find(&mut self, seat: Seat, terrain: Terrain, left: u8, flow: &mut impl Flow) {
        flow.record(Event::LooksFor { seat, terrain });
        if left > 1 {
            self.push(seat, Task::LuckyFind(left - 1));
        }
        let faces =
            if self.civ(seat).traits.has(Trait::Prospector) { Faces::ALL } else { self.roll_fate(seat, 0, flow) };
        self.push(seat, Task::LuckyValue { terrain, faces });
    }

    /// Returns the fewest ideas needed to find a material of this row.
    pub(super) fn ideas_to_find(&self, seat: Seat, faces: Faces, row: Row) -> Option<u8> {
        let dice = (1..=6).filter(|value| Row::found_with(*value) == row);
        dice.filter_map(|value| self.ideas_to_turn(seat, faces, value)).min()
    }

    pub(super) fn list_lucky_values(
        &self,
        seat: Seat,
        terrain: Terrain,
        faces: Faces,
        out: &mut impl Answers,
    ) -> Enough {
        for ideas in 0..=3 {
            for material in Material::of(terrain) {
                if self.ideas_to_find(seat, faces, material.row()) == Some(ideas) {
                    out(Action::Material(material))?;
                }
            }
        }
        MORE
    }

    pub(super) fn found(&mut self, seat: Seat, faces: Faces, material: Material, flow: &mut impl Flow) {
        if let Some(ideas) = self.ideas_to_find(seat, faces, material.row()) {
            self.spend_ideas(seat, ideas, flow);
        }
        self.trigger(seat, Trigger::LuckyFind);
        self.gain(seat, Slot::Storage(material), 1, flow);
    }

    // Exploration.

    pub(super) fn list_explore(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let hidden = self.land.hidden_spots();
        for territory in self.land.territories(seat).iter() {
            if !self.land.layout.sites(territory).intersection(hidden).is_empty() {
                out(Action::At(territory))?;
            }
        }
        out(Action::Pass)
    }

    /// Reveals all face-down sites next to a territory.
    pub(super) fn explore(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        let spots = self.land.layout.sites(territory).intersection(self.land.hidden_spots());
        spots.iter().for_each(|spot| self.reveal_site(seat, spot, flow));
    }

    pub(super) fn list_hidden_sites(&self, out: &mut impl Answers) -> Enough {
        self.land.hidden_spots().iter().try_for_each(|spot| out(Action::Site(spot)))?;
        out(Action::Pass)
    }

    /// Reveals a site and gives its points. A volcano drives farms away immediately.
    pub(super) fn reveal_site(&mut self, seat: Seat, spot: SiteSpot, flow: &mut impl Flow) {
        let revealed: IdSet<1> =
            SiteSpot::ALL.into_iter().filter_map(|spot| self.land.site(spot)).map(|site| site.index() as u16).collect();
        let hidden = IdSet::<1>::first(Site::COUNT as u16).minus(&revealed);
        let drawn = flow.draw(stream::SITES, &hidden);
        let Some(site) = drawn.and_then(|index| Site::nth(usize::from(index))) else { return };
        self.land.reveal(spot, site);
        flow.record(Event::Revealed { seat, spot, kind: site.kind() });
        let points = site.kind().points() + self.civ(seat).traits[Trait::Surveyor];
        self.score(seat, Source::Sites, u16::from(points), flow);
        self.trigger(seat, Trigger::SiteRevealed);
        if site.kind() == SiteKind::Volcano {
            for territory in self.land.layout.around(spot).iter() {
                if let Some(owner) = self.land.farm(territory)
                    && !self.civ(owner).traits.has(Trait::AshFarmers)
                {
                    self.return_farm(owner, territory, flow);
                }
            }
        }
    }
}
