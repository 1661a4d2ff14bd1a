//! Producing and transporting raw materials, and hidden grottoes (p. 18, 38).

use engine::Seat;

use crate::ability::Trait;
use crate::action::{Action, Deed};
use crate::content::Slot;
use crate::continent::{SiteSpot, Territory, TerritorySet};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::material::Material;
use crate::state::Civolution;
use crate::task::Task;

impl Civolution {
    // Producing.

    /// Returns where the player can produce: in their territories. On Water the notch of their boat must be free.
    fn fields(&self, seat: Seat) -> TerritorySet {
        let own = self.land.territories(seat);
        let farmed =
            if self.civ(seat).traits.has(Trait::FarmProduce) { self.land.farms_of(seat) } else { TerritorySet::EMPTY };
        own.union(farmed).iter().filter(|at| self.can_produce_in(seat, *at)).collect()
    }

    fn can_produce_in(&self, seat: Seat, territory: Territory) -> bool {
        !territory.is_water() || !self.land.boat(territory, seat).loaded
    }

    pub(super) fn list_produce(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        self.fields(seat).iter().try_for_each(|territory| out(Action::At(territory)))?;
        out(Action::Pass)
    }

    pub(super) fn produce(&mut self, seat: Seat, territory: Territory, left: u8, flow: &mut impl Flow) {
        if left > 1 {
            self.push(seat, Task::Produce(left - 1));
        }
        self.produce_in(seat, territory, flow);
    }

    fn produce_in(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        let rich = self.civ(seat).traits.terrains(Trait::RichIn).contains(territory.terrain());
        self.gain_raw(seat, territory, flow);
        if rich && !territory.is_water() {
            self.gain_raw(seat, territory, flow);
        }
    }

    // Transporting.

    /// Lists what a raw material on a boat can become: the face-up materials of the territories next to it.
    pub(super) fn boat_materials(&self, water: Territory, any: bool) -> impl Iterator<Item = Material> {
        let around = self.land.layout.neighbours(water);
        Material::ALL.into_iter().filter(move |material| {
            any || around.iter().any(|territory| self.land.material(territory) == Some(*material))
        })
    }

    fn can_transport_from(&self, seat: Seat, territory: Territory, any: bool) -> bool {
        self.land.raw(territory, seat) > 0
            && (!territory.is_water() || self.boat_materials(territory, any).next().is_some())
    }

    pub(super) fn list_transport(&self, seat: Seat, any: bool, out: &mut impl Answers) -> Enough {
        for territory in Territory::ALL {
            if self.can_transport_from(seat, territory, any) {
                out(Action::At(territory))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn transport(&mut self, seat: Seat, territory: Territory, left: u8, any: bool, flow: &mut impl Flow) {
        if left > 1 {
            self.push(seat, Task::Transport { left: left - 1, any });
        }
        self.transport_from(seat, territory, any, flow);
    }

    fn transport_from(&mut self, seat: Seat, territory: Territory, any: bool, flow: &mut impl Flow) {
        match self.land.material(territory) {
            Some(material) => self.store(seat, territory, material, flow),
            None if territory.is_water() => self.push(seat, Task::Unload { water: territory, any }),
            None => {}
        }
    }

    pub(super) fn list_unload(&self, water: Territory, any: bool, out: &mut impl Answers) -> Enough {
        self.boat_materials(water, any).try_for_each(|material| out(Action::Material(material)))
    }

    /// Turns a raw material into a stored one.
    pub(super) fn store(&mut self, seat: Seat, territory: Territory, material: Material, flow: &mut impl Flow) {
        if self.land.raw(territory, seat) == 0 {
            return;
        }
        self.land.take_raw(territory, seat);
        let civ = self.civ_mut(seat);
        civ.supply += 1;
        civ.place(Slot::Storage(material), 1);
        flow.record(Event::Transported { seat, territory, material });
    }

    // Hidden grottoes.

    /// Lists the territories next to a holy rock.
    pub(super) fn list_next_to(&self, seat: Seat, spot: SiteSpot, out: &mut impl Answers) -> Enough {
        let own = self.land.layout.around(spot).intersection(self.land.territories(seat));
        own.iter().try_for_each(|territory| out(Action::At(territory)))?;
        if own.is_empty() { MORE } else { out(Action::Pass) }
    }

    /// Lists the territories next to a hidden grotto where something can be done.
    pub(super) fn list_grotto(&self, seat: Seat, spot: SiteSpot, out: &mut impl Answers) -> Enough {
        let own = self.land.layout.around(spot).intersection(self.land.territories(seat));
        if own.is_empty() {
            return MORE;
        }
        let any = self.sells_anything(seat);
        let works = |at: &Territory| self.can_produce_in(seat, *at) || self.can_transport_from(seat, *at, any);
        own.iter().filter(works).try_for_each(|territory| out(Action::At(territory)))?;
        out(Action::Pass)
    }

    /// Lists producing and transporting by a grotto. Each may be forgone, and a raw material on a boat may be
    /// transported first.
    pub(super) fn list_grotto_work(
        &self,
        seat: Seat,
        territory: Territory,
        produce: bool,
        transport: bool,
        out: &mut impl Answers,
    ) -> Enough {
        if produce && self.can_produce_in(seat, territory) {
            out(Action::Do(Deed::Produce))?;
        }
        let in_turn = territory.is_water() || !produce;
        if transport && in_turn && self.can_transport_from(seat, territory, self.sells_anything(seat)) {
            out(Action::Do(Deed::Transport))?;
        }
        out(Action::Pass)
    }

    pub(super) fn work_by_grotto(
        &mut self,
        seat: Seat,
        territory: Territory,
        (produce, transport): (bool, bool),
        deed: Deed,
        flow: &mut impl Flow,
    ) {
        let produces = deed == Deed::Produce;
        let (produce, transport) = (produce && !produces, transport && produces);
        self.push(seat, Task::GrottoWork { territory, produce, transport });
        if produces {
            self.produce_in(seat, territory, flow);
        } else {
            self.transport_from(seat, territory, self.sells_anything(seat), flow);
        }
    }

    fn sells_anything(&self, seat: Seat) -> bool {
        self.civ(seat).traits.has(Trait::OpenTrade)
    }

    /// Checks whether a site is next to one of the player's territories.
    pub(super) fn is_next_to(&self, seat: Seat, spot: SiteSpot) -> bool {
        !self.land.layout.around(spot).intersection(self.land.territories(seat)).is_empty()
    }
}
