//! Resources, machines, modules, cards, and the tribe.

use engine::{Features, Seat};

use crate::action::MachineSpot;
use crate::content::{CardId, Content, SLOTS};
use crate::effect::{Clause, Effect, EffectsId};
use crate::resource::{Color, Resource};
use crate::state::Revive;
use crate::tribe::{Gives, Side, TECHNOLOGIES, Tribe};

/// The assumed yield of an effect that depends on what the player has.
const SOME: f32 = 2.0;

/// The yield of effects each time they happen.
#[derive(Clone, Copy, Default)]
struct Yield {
    resources: f32,
    points: f32,
    steps: f32,
    others: f32,
}

impl Yield {
    fn add(&mut self, content: &Content, list: EffectsId, share: f32) {
        for clause in content.effects(list) {
            match *clause {
                Clause::One(effect) => self.add_effect(effect, share),
                Clause::Either(first, second) => {
                    self.add_effect(first, share * 0.5);
                    self.add_effect(second, share * 0.5);
                }
            }
        }
    }

    fn add_effect(&mut self, effect: Effect, share: f32) {
        match effect {
            Effect::Gain(_, count) | Effect::Basic(count) => self.resources += f32::from(count) * share,
            Effect::PerFigure | Effect::PerWater | Effect::PerFlask | Effect::PerCard(_) => {
                self.resources += SOME * share;
            }
            Effect::Points(points) => self.points += f32::from(points) * share,
            Effect::Step(_, count) => self.steps += f32::from(count) * share,
            _ => self.others += share,
        }
    }

    fn write(self, much: f32, to: &mut Features) {
        // Points and steps are less common.
        for sum in [self.resources, 4.0 * self.points, 2.0 * self.steps, self.others] {
            to.push(sum / much);
        }
    }
}

impl Revive {
    pub(super) fn describe_resources(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        // A small building costs 3 gears and a large one 5. Exploring and populating usually cost 2 to 4.
        for (basic, enough) in [(Resource::Gear, [3, 5]), (Resource::Book, [2, 4]), (Resource::Food, [2, 4])] {
            to.part(player.purse[basic], 6.0);
            to.at_least(player.purse[basic], enough);
        }
        to.part(player.purse[Resource::Crystal], 3.0);
        to.at_least(player.purse[Resource::Crystal], [1]);
        to.part(player.closed.len(), 4.0);
        to.flag(!player.closed.is_empty());
        to.flag(player.switched);
    }

    pub(super) fn describe_machines(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        let mut brings = Yield::default();
        let mut machines = 0_u8;
        for spot in self.machines_of(seat) {
            machines += 1;
            match spot {
                MachineSpot::Reward(number) => {
                    if let Some(machine) = player.machines[usize::from(number)] {
                        brings.add(&self.content, self.content.machine(machine).effect, 1.0);
                    }
                }
                MachineSpot::Technology(number) => {
                    let technology = player.board(&self.content).technologies[usize::from(number)];
                    if let Gives::Machine(list) = technology.gives {
                        brings.add(&self.content, list, 1.0);
                    }
                }
            }
        }
        let powered = player.powered.len() as u8;
        to.part(player.energy, 4.0);
        to.at_least(player.energy, [1]);
        to.part(machines, 8.0);
        to.part(player.energy.min(machines.saturating_sub(powered)), 4.0);
        // No printed machine gives points.
        for sum in [brings.resources, brings.steps, brings.others] {
            to.push(sum / 8.0);
        }
    }

    /// Describes the open slots and the modules of all slots.
    pub(super) fn describe_slots(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        let mut open = [false; SLOTS];
        let mut brings = Yield::default();
        let mut colors = [0_u8; Color::COUNT];
        let (mut worth, mut ready) = (0.0, 0.0);
        for (slot, open) in open.iter_mut().enumerate() {
            *open = self.is_open(seat, slot);
            for space in self.module_spaces(slot) {
                let Some(module) = player.modules.get(usize::from(space)).copied().flatten() else { continue };
                let module = self.content.module(module);
                let each = self.list_worth(seat, module.effect, 0, 1.0) * module.colors.len() as f32;
                worth += each;
                ready += if *open { each } else { 0.0 };
                module.colors.iter().for_each(|color| colors[color.index()] += 1);
                brings.add(&self.content, module.effect, 1.0);
            }
        }
        let count = open.iter().filter(|open| **open).count() as u32;
        // Two slots show the top half of a card and two the bottom half; the fifth takes either.
        to.part(u8::from(open[0]) + u8::from(open[1]), 2.0);
        to.part(u8::from(open[2]) + u8::from(open[3]), 2.0);
        to.flag(open[4]);
        to.part(player.active.len().min(count), 5.0);
        to.push(worth / 10.0);
        to.push(ready / 6.0);
        for count in colors {
            to.part(count, 4.0);
        }
        brings.write(6.0, to);
    }

    pub(super) fn describe_cards(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        let (mut active, mut others) = (Yield::default(), Yield::default());
        let (mut to_play, mut recruited) = ([0_u8; Color::COUNT], [0_u8; Color::COUNT]);
        for card in player.cards().iter().filter_map(CardId::new) {
            let printed = self.content.card(card);
            let is_active = player.active.contains(card.id());
            let brings = if is_active { &mut active } else { &mut others };
            for list in printed.effects {
                brings.add(&self.content, list, 0.5);
            }
            to_play[printed.color.index()] += u8::from(is_active);
            if card.set().is_none() {
                recruited[printed.color.index()] += 1;
            }
        }
        to.part(player.active.len(), 6.0);
        to.at_least(player.active.len(), [1, 3]);
        to.part(player.resting.len(), 5.0);
        to.part(player.played().len(), 5.0);
        for count in to_play {
            to.part(count, 3.0);
        }
        for count in recruited {
            to.part(count, 4.0);
        }
        active.write(12.0, to);
        others.write(16.0, to);
    }

    pub(super) fn describe_tribe(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        to.one_of(Some(player.tribe.index()), Tribe::COUNT);
        to.flag(player.side == Side::Moon);
        // The technologies for the fifth slot and artifacts are the same on every board. The tribe determines the
        // others.
        for number in 0..TECHNOLOGIES as u8 {
            to.flag(player.technologies.contains(number));
        }
        to.part(player.tribe_markers, 5.0);
        to.part(player.tribe_tiles, 5.0);
    }
}
