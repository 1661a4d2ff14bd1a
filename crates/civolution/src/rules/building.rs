//! Farms, boats, statues and settlements (p. 21, 22).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::civilization::{Civilization, SETTLEMENTS};
use crate::content::Slot;
use crate::continent::{Territory, TerritorySet};
use crate::effect::{Effect, Marker, Project, TrackChoice};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::Boat;
use crate::material::{Material, Materials};
use crate::site::{Ground, SiteKind};
use crate::state::Civolution;
use crate::task::{Chore, Target, Task};

/// The maximum number of buildings a civilization may have on a building ground. One of them is a settlement.
const MOST_BUILDINGS: u8 = 2;

impl Civolution {
    pub(super) fn list_projects(&self, seat: Seat, only: Option<Project>, out: &mut impl Answers) -> Enough {
        for project in Project::ALL {
            if only.is_none_or(|only| only == project) && self.can_build(seat, project) {
                out(Action::Build(project))?;
            }
        }
        out(Action::Pass)
    }

    pub(crate) fn can_build(&self, seat: Seat, project: Project) -> bool {
        match project {
            Project::Farm => !self.farmland(seat).is_empty(),
            Project::Boat => !self.boat_waters(seat).is_empty(),
            Project::Statue => Ground::ALL.into_iter().any(|ground| self.can_build_statue(seat, ground)),
            Project::Settlement => {
                (0..SETTLEMENTS as u8).any(|settlement| self.can_pay_settlement(seat, settlement))
                    && Ground::ALL.into_iter().any(|ground| self.has_settlement_room(seat, ground))
            }
        }
    }

    pub(super) fn start_project(&mut self, seat: Seat, project: Project, left: u8, only: Option<Project>, same: bool) {
        if left > 1 {
            let only = if same { Some(project) } else { only };
            self.push(seat, Task::Build { left: left - 1, only, same });
        }
        self.push(
            seat,
            match project {
                Project::Farm | Project::Boat | Project::Statue => Task::BuildAt(project),
                Project::Settlement => Task::ChooseSettlement,
            },
        );
    }

    pub(super) fn list_building_places(&self, seat: Seat, project: Project, out: &mut impl Answers) -> Enough {
        match project {
            Project::Farm => self.farmland(seat).iter().try_for_each(|territory| out(Action::At(territory))),
            Project::Boat => self.boat_waters(seat).iter().try_for_each(|territory| out(Action::At(territory))),
            Project::Statue => self.list_grounds(|ground| self.can_build_statue(seat, ground), out),
            Project::Settlement => self.list_grounds(|ground| self.has_settlement_room(seat, ground), out),
        }
    }

    fn list_grounds(&self, fits: impl Fn(Ground) -> bool, out: &mut impl Answers) -> Enough {
        for ground in Ground::ALL {
            if fits(ground) {
                match self.land.spot_of(ground) {
                    Some(spot) => out(Action::Site(spot))?,
                    None if ground == Ground::ISLAND => out(Action::Island)?,
                    None => {}
                }
            }
        }
        MORE
    }

    /// Returns the building ground that an action refers to.
    pub(super) fn ground_for(&self, action: Action) -> Option<Ground> {
        match action {
            Action::Island => Some(Ground::ISLAND),
            Action::Site(spot) => self.land.site(spot)?.ground(),
            _ => None,
        }
    }

    // Farms.

    /// Returns the territories where the player can build a farm.
    pub(crate) fn farmland(&self, seat: Seat) -> TerritorySet {
        if self.civ(seat).farms == 0 {
            return TerritorySet::EMPTY;
        }
        let own = self.land.territories(seat).intersection(TerritorySet::LAND);
        let ashes = if self.civ(seat).traits.has(Trait::AshFarmers) {
            TerritorySet::EMPTY
        } else {
            self.land.around(SiteKind::Volcano)
        };
        own.minus(ashes)
            .iter()
            .filter(|territory| self.land.farm(*territory).is_none() && !self.land.is_blocked(*territory))
            .collect()
    }

    pub(super) fn build_farm(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        self.civ_mut(seat).farms -= 1;
        self.land.set_farm(territory, Some(seat));
        flow.record(Event::BuiltFarm { seat, territory });
        self.trigger(seat, Trigger::Built(Project::Farm));
        self.gain_markers(seat, Marker::Idea, 1, flow);
    }

    pub(super) fn return_farm(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        self.land.set_farm(territory, None);
        self.civ_mut(seat).farms += 1;
        flow.record(Event::FarmReturned { seat, territory });
    }

    // Boats.

    /// Returns the waters where the player can build a boat.
    pub(crate) fn boat_waters(&self, seat: Seat) -> TerritorySet {
        if self.civ(seat).boats == 0 {
            return TerritorySet::EMPTY;
        }
        let own = self.land.territories(seat);
        TerritorySet::WATER
            .minus(self.land.boats_of(seat))
            .iter()
            .filter(|water| !self.land.layout.neighbours(*water).intersection(own).is_empty())
            .collect()
    }

    pub(super) fn build_boat(&mut self, seat: Seat, water: Territory, flow: &mut impl Flow) {
        let civ = self.civ_mut(seat);
        civ.boats -= 1;
        // The marker in the notch comes along. A lost boat has none if its owner declined to refill it.
        let loaded = civ.boat_markers > 0;
        civ.boat_markers -= u8::from(loaded);
        let more = u8::from(civ.traits.has(Trait::Shipwrights));
        self.land.set_boat(water, seat, Boat { built: true, loaded, ..Boat::default() });
        flow.record(Event::BuiltBoat { seat, water });
        self.trigger(seat, Trigger::Built(Project::Boat));
        self.push(seat, Task::Board { water, left: more });
    }

    /// Returns a boat to the console. Its tribes and markers go to the supply.
    pub(super) fn return_boat(&mut self, seat: Seat, water: Territory, flow: &mut impl Flow) {
        let boat = self.land.boat(water, seat);
        self.land.set_boat(water, seat, Boat::default());
        let civ = self.civ_mut(seat);
        civ.boats += 1;
        civ.tribes += boat.tribes.all();
        civ.supply += u8::from(boat.loaded);
        flow.record(Event::BoatReturned { seat, water, tribes: boat.tribes.all() });
        self.tribes_lost(seat, boat.tribes.all());
        self.refill_notch(seat);
    }

    /// Puts a marker into the notch of a lost boat. If the supply is empty, the owner returns a marker for it (p. 37).
    pub(super) fn refill_notch(&mut self, seat: Seat) {
        let civ = self.civ_mut(seat);
        match civ.supply.checked_sub(1) {
            Some(left) => {
                civ.supply = left;
                civ.boat_markers += 1;
            }
            None => self.push(seat, Task::Short { target: Target::Notch, left: 1 }),
        }
    }

    // Building grounds.

    /// Checks whether a building ground lies next to one of the player's territories (p. 22).
    pub(super) fn reaches(&self, seat: Seat, ground: Ground) -> bool {
        let around = self.land.around_ground(ground);
        let own = self.land.territories(seat);
        if !around.intersection(own).is_empty() {
            return true;
        }
        self.civ(seat).traits.has(Trait::FarBuilders)
            && around.iter().any(|territory| !self.land.layout.neighbours(territory).intersection(own).is_empty())
    }

    pub(super) fn has_room(&self, seat: Seat, ground: Ground) -> bool {
        let most = MOST_BUILDINGS + u8::from(self.civ(seat).traits.has(Trait::Crowded));
        self.land.built(ground, seat).all() < most && self.reaches(seat, ground)
    }

    pub(super) fn has_settlement_room(&self, seat: Seat, ground: Ground) -> bool {
        !self.land.built(ground, seat).settlement && self.has_room(seat, ground)
    }

    // Statues.

    /// Lists the stored materials that the player can make into a statue on a ground.
    fn statue_materials(&self, seat: Seat, ground: Ground) -> impl Iterator<Item = Material> {
        statue_materials(self.civ(seat), self.content.board().grounds[ground.index()])
    }

    pub(crate) fn can_build_statue(&self, seat: Seat, ground: Ground) -> bool {
        self.has_room(seat, ground) && self.statue_materials(seat, ground).next().is_some()
    }

    pub(super) fn list_statue_materials(&self, seat: Seat, ground: Ground, out: &mut impl Answers) -> Enough {
        self.statue_materials(seat, ground).try_for_each(|material| out(Action::Material(material)))
    }

    pub(super) fn build_statue(&mut self, seat: Seat, ground: Ground, material: Material, flow: &mut impl Flow) {
        // The marker itself becomes the statue.
        let stored = &mut self.civ_mut(seat).storage[material.index()];
        *stored = stored.saturating_sub(1);
        self.land.built_mut(ground, seat).statues += 1;
        flow.record(Event::BuiltStatue { seat, ground, material: Some(material) });
        self.trigger(seat, Trigger::Built(Project::Statue));
        self.push(seat, Task::Chore(Chore::Effect(Effect::Advance(TrackChoice::Any, 1))));
    }

    // Settlements.

    /// Returns the materials a settlement costs.
    fn settlement_cost(&self, settlement: u8) -> Materials {
        let plan = self.content.board().settlements.get(usize::from(settlement));
        plan.map_or(Materials::EMPTY, |plan| plan.cost)
    }

    /// Checks whether the player has the materials for a settlement, except the one that is left out.
    fn has_materials(&self, seat: Seat, settlement: u8, left_out: Option<Material>) -> bool {
        let mut civ = *self.civ(seat);
        let cost = self.settlement_cost(settlement);
        left_out.map_or(cost, |left| cost.without(left)).iter().all(|material| take_material(&mut civ, material))
    }

    pub(crate) fn can_pay_settlement(&self, seat: Seat, settlement: u8) -> bool {
        let civ = self.civ(seat);
        !civ.settlements.contains(settlement)
            && (self.has_materials(seat, settlement, None)
                || (civ.traits.has(Trait::CheapSettlements)
                    && self
                        .settlement_cost(settlement)
                        .iter()
                        .any(|left| self.has_materials(seat, settlement, Some(left)))))
    }

    pub(super) fn list_settlements(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for settlement in 0..SETTLEMENTS as u8 {
            if self.can_pay_settlement(seat, settlement) {
                out(Action::Settlement(settlement + 1))?;
            }
        }
        MORE
    }

    pub(super) fn list_left_out(&self, seat: Seat, settlement: u8, out: &mut impl Answers) -> Enough {
        for material in self.settlement_cost(settlement).iter() {
            if self.has_materials(seat, settlement, Some(material)) {
                out(Action::Material(material))?;
            }
        }
        MORE
    }

    pub(super) fn choose_ground(&mut self, seat: Seat, settlement: u8, ground: Ground, flow: &mut impl Flow) {
        if self.civ(seat).traits.has(Trait::CheapSettlements) {
            self.push(seat, Task::LeaveOut { settlement, ground });
        } else {
            self.pay_settlement(seat, settlement, ground, None, flow);
        }
    }

    pub(super) fn pay_settlement(
        &mut self,
        seat: Seat,
        settlement: u8,
        ground: Ground,
        left_out: Option<Material>,
        flow: &mut impl Flow,
    ) {
        self.push(seat, Task::Chore(Chore::BuildSettlement { settlement, ground }));
        let cost = self.settlement_cost(settlement);
        for material in left_out.map_or(cost, |left| cost.without(left)).iter() {
            self.pay_material(seat, material, flow);
        }
    }

    pub(super) fn build_settlement(&mut self, seat: Seat, settlement: u8, ground: Ground, flow: &mut impl Flow) {
        let civ = self.civ_mut(seat);
        civ.settlements.insert(settlement);
        let all = usize::from(civ.settlements_built()) == SETTLEMENTS;
        self.land.built_mut(ground, seat).settlement = true;
        flow.record(Event::BuiltSettlement { seat, ground, settlement: settlement + 1 });
        self.trigger(seat, Trigger::Built(Project::Settlement));
        if all {
            self.push(seat, Task::StageTile);
        }
        self.push(seat, Task::GainIncome);
    }

    // Paying with materials.

    /// Returns a stored material to pay a cost. If others can be paid for it, the player is asked which, before
    /// anything that waits.
    pub(super) fn pay_material(&mut self, seat: Seat, material: Material, flow: &mut impl Flow) {
        if self.civ(seat).traits.terrains(Trait::Crafty).contains(material.terrain()) {
            self.push(seat, Task::PayMaterial(material));
        } else {
            self.lose(seat, Slot::Storage(material), 1, flow);
        }
    }

    pub(super) fn list_paid(&self, seat: Seat, wanted: Material, out: &mut impl Answers) -> Enough {
        payable(self.civ(seat), wanted).try_for_each(|material| out(Action::Material(material)))
    }
}

/// Lists the stored materials from which a statue can be made where these are accepted.
pub(crate) fn statue_materials(civ: &Civilization, accepted: Materials) -> impl Iterator<Item = Material> {
    let any = civ.traits.has(Trait::Sculptor);
    Material::ALL.into_iter().filter(move |material| {
        civ.stored(*material) > 0
            && (any || accepted.contains(*material) || accepted.iter().any(|wanted| stands_for(civ, *material, wanted)))
    })
}

/// Checks whether a stored material can be paid for another.
pub(super) fn stands_for(civ: &Civilization, material: Material, wanted: Material) -> bool {
    material == wanted
        || (material.terrain() == wanted.terrain() && civ.traits.terrains(Trait::Crafty).contains(wanted.terrain()))
}

/// Lists the stored materials that can be paid for one, beginning with itself.
fn payable(civ: &Civilization, wanted: Material) -> impl Iterator<Item = Material> {
    let others = Material::of(wanted.terrain()).filter(move |other| *other != wanted);
    [wanted]
        .into_iter()
        .chain(others)
        .filter(move |material| civ.stored(*material) > 0 && stands_for(civ, *material, wanted))
}

/// Removes a stored material, or any that can be paid for it. Materials that can be paid for each other are equally
/// good, so the choice does not affect what else can be paid. Returns whether there was one.
pub(super) fn take_material(civ: &mut Civilization, wanted: Material) -> bool {
    let paid = payable(civ, wanted).next();
    paid.is_some_and(|material| civ.give_back(Slot::Storage(material), 1) > 0)
}
