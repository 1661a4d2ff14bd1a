//! Gaining, moving and returning markers, and the limit of fifty (p. 37).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::content::Slot;
use crate::continent::{Territory, TerritorySet};
use crate::effect::{Marker, MaterialChoice};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow};
use crate::material::Material;
use crate::module::Feature;
use crate::state::Civolution;
use crate::task::{Origin, Target, Task};

impl Civolution {
    /// Gains markers on a space of the console, as far as the supply allows.
    pub(super) fn gain(&mut self, seat: Seat, slot: Slot, count: u8, flow: &mut impl Flow) {
        self.gain_by(seat, slot, count, None, flow);
    }

    /// Gains markers as the bonus of a card, chip or event.
    pub(super) fn gain_by(&mut self, seat: Seat, slot: Slot, count: u8, by: Option<Origin>, flow: &mut impl Flow) {
        let placed = self.civ_mut(seat).place(slot, count);
        if placed > 0 {
            flow.record(Event::Gained { seat, slot, count: placed, by });
        }
        if placed < count {
            self.push(seat, Task::Short { target: Target::Slot(slot), left: count - placed });
        }
    }

    pub(super) fn gain_markers(&mut self, seat: Seat, marker: Marker, count: u8, flow: &mut impl Flow) {
        self.gain(seat, Slot::Marker(marker), count, flow);
    }

    /// Places a raw material in a territory or on a boat there.
    pub(super) fn gain_raw(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        match self.civ(seat).supply.checked_sub(1) {
            Some(left) => {
                self.civ_mut(seat).supply = left;
                self.land.add_raw(territory, seat);
                flow.record(Event::Produced { seat, territory });
            }
            None => self.push(seat, Task::Short { target: Target::Raw(territory), left: 1 }),
        }
    }

    /// Returns markers from the console to pay a cost.
    pub(super) fn lose(&mut self, seat: Seat, slot: Slot, count: u8, flow: &mut impl Flow) {
        let lost = self.civ_mut(seat).give_back(slot, count);
        if lost > 0 {
            flow.record(Event::Lost { seat, slot, count: lost });
        }
    }

    // The supply is empty.

    pub(super) fn list_short(&self, seat: Seat, target: Target, out: &mut impl Answers) -> Enough {
        let civ = self.civ(seat);
        let markers = Marker::ALL.into_iter().map(Slot::Marker);
        let planning = (1..=6).map(Slot::Planning);
        let storage = Material::ALL.into_iter().map(Slot::Storage);
        let features = Feature::ALL.into_iter().map(Slot::Feature);
        for slot in markers.chain(planning).chain(storage).chain(features) {
            if civ.slot(slot) > 0 && target != Target::Slot(slot) {
                out(Action::Return(slot))?;
            }
        }
        // Markers on boats stay where they are.
        for territory in TerritorySet::LAND.iter() {
            if self.land.raw(territory, seat) > 0 && target != Target::Raw(territory) {
                out(Action::ReturnRaw(territory))?;
            }
        }
        out(Action::Pass)
    }

    /// Returns a marker so that another can be gained.
    pub(super) fn make_room(&mut self, seat: Seat, target: Target, left: u8, action: Action, flow: &mut impl Flow) {
        match action {
            Action::Return(slot) => self.lose(seat, slot, 1, flow),
            Action::ReturnRaw(territory) => {
                self.land.take_raw(territory, seat);
                self.civ_mut(seat).supply += 1;
                flow.record(Event::RawReturned { seat, territory });
            }
            _ => return,
        }
        self.gain_again(seat, target, left, flow);
    }

    /// Gains what could not be gained while the supply was empty.
    pub(super) fn gain_again(&mut self, seat: Seat, target: Target, left: u8, flow: &mut impl Flow) {
        match target {
            Target::Slot(slot) => self.gain(seat, slot, left, flow),
            Target::Raw(territory) => self.gain_raw(seat, territory, flow),
            Target::ResetColumn => self.refill_reset_columns(seat, self.civ(seat).reset_markers + left),
            Target::Notch => self.refill_notch(seat),
        }
    }

    // Markers of the player's choice.

    /// Gains planning markers, all on the same dice space.
    pub(super) fn gain_planning(&mut self, seat: Seat, count: u8) {
        let more = self.civ(seat).traits[Trait::Planner];
        self.push(seat, Task::PlanningSpace(count + more));
    }

    pub(super) fn list_values(&self, out: &mut impl Answers) -> Enough {
        (1..=6).try_for_each(|value| out(Action::Value(value)))?;
        out(Action::Pass)
    }

    pub(super) fn list_features(&self, out: &mut impl Answers) -> Enough {
        Feature::ALL.into_iter().try_for_each(|feature| out(Action::Feature(feature)))?;
        out(Action::Pass)
    }

    pub(super) fn gain_feature(&mut self, seat: Seat, feature: Feature, left: u8, flow: &mut impl Flow) {
        if left > 1 {
            self.push(seat, Task::GainFeatures(left - 1));
        }
        self.gain(seat, Slot::Feature(feature), 1, flow);
    }

    pub(super) fn list_materials(&self, choice: MaterialChoice, out: &mut impl Answers) -> Enough {
        for material in Material::ALL {
            if choice.allows(material) {
                out(Action::Material(material))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn gain_material(
        &mut self,
        seat: Seat,
        choice: MaterialChoice,
        left: u8,
        material: Material,
        flow: &mut impl Flow,
    ) {
        if left > 1 {
            self.push(seat, Task::GainMaterial { choice, left: left - 1 });
        }
        self.gain(seat, Slot::Storage(material), 1, flow);
    }

    /// Lists the extra find of phase 3: any material of a land type where the player has a tribe.
    pub(super) fn list_extra_find(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let territories = self.land.territories(seat);
        for material in Material::ALL {
            if !territories.intersection(TerritorySet::of(material.terrain())).is_empty() {
                out(Action::Material(material))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn extra_find(&mut self, seat: Seat, material: Material, flow: &mut impl Flow) {
        self.trigger(seat, Trigger::ExtraFind);
        self.gain(seat, Slot::Storage(material), 1, flow);
    }

    // Mutating.

    pub(super) fn list_mutate(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for feature in Feature::ALL {
            if self.civ(seat).feature(feature) > 0 {
                out(Action::Feature(feature))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn list_mutate_to(&self, from: Feature, out: &mut impl Answers) -> Enough {
        Feature::ALL.into_iter().filter(|to| *to != from).try_for_each(|to| out(Action::Feature(to)))
    }

    pub(super) fn mutate(&mut self, seat: Seat, from: Feature, to: Feature, left: u8, flow: &mut impl Flow) {
        let civ = self.civ_mut(seat);
        if civ.give_back(Slot::Feature(from), 1) > 0 {
            civ.place(Slot::Feature(to), 1);
            flow.record(Event::Mutated { seat, from, to });
        }
        if left > 0 {
            self.push(seat, Task::Mutate(left));
        }
    }

    /// Checks whether any marker could be gained: one from the supply, or one that can be returned for it.
    pub(super) fn can_gain_markers(&self, seat: Seat) -> bool {
        let civ = self.civ(seat);
        let fixed = u32::from(civ.reset_markers) + u32::from(civ.boat_markers);
        civ.supply > 0
            || civ.markers_on_console() > fixed
            || TerritorySet::LAND.iter().any(|territory| self.land.raw(territory, seat) > 0)
    }
}
