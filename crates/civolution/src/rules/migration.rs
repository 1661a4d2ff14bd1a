//! Migration, and taking tribes aboard a new boat (p. 14 to 16, 21, 38).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::continent::Territory;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::{Berth, Tribe, Who};
use crate::state::{Civolution, Moved};
use crate::task::{Chore, Journey, Step, Task};

impl Civolution {
    /// Migrations that a bonus grants. Outside of an activation, and of other migrations, they are a new beginning:
    /// what has migrated earlier can be chosen again.
    pub(super) fn start_migrations(&mut self, seat: Seat, count: u8) {
        let amid = |step: &Step| matches!(step.task, Task::Migrate(_) | Task::Chore(Chore::Activated(_)));
        if !self.agenda.iter().any(amid) {
            self.moved.clear();
        }
        self.push(seat, Task::Migrate(count));
    }

    /// How many tribes of a group have migrated already in this activation.
    fn moved_from(&self, who: Who, seat: Seat) -> u8 {
        let wanted = Tribe { seat, strong: who.strong };
        let here = |moved: &&Moved| match **moved {
            Moved::Camp(camp) => {
                camp.territory() == who.territory
                    && camp.is_fire() == (who.berth == Berth::Fire)
                    && who.berth != Berth::Wild
                    && self.land.camp(camp) == Some(wanted)
            }
            Moved::Wild(territory, tribe) => who.berth == Berth::Wild && territory == who.territory && tribe == wanted,
            Moved::Boat(territory, tribe) => who.berth == Berth::Boat && territory == who.territory && tribe == wanted,
        };
        self.moved.iter().filter(here).count() as u8
    }

    /// Whether somebody can go from a territory to another with one migration, to settle or (with more left) to cross.
    fn can_enter(&self, seat: Seat, territory: Territory, left: u8) -> bool {
        if !territory.is_water() {
            return true;
        }
        // A swimmer needs a shore within reach.
        let swims = left > 1 && self.civ(seat).traits.has(Trait::Swimmers);
        self.land.boat(territory, seat).has_room() || (swims && self.can_leave(seat, territory, left - 1))
    }

    pub(super) fn can_leave(&self, seat: Seat, territory: Territory, left: u8) -> bool {
        self.land.reachable(territory).iter().any(|to| self.can_enter(seat, to, left))
    }

    fn each_migrant(&self, seat: Seat, mut visit: impl FnMut(Who) -> Enough) -> Enough {
        let weak = self.civ(seat).traits.has(Trait::Wanderers);
        let from = if weak { self.land.territories(seat) } else { self.land.strongholds(seat) };
        for territory in from.iter() {
            let berths: &[Berth] =
                if territory.is_water() { &[Berth::Boat] } else { &[Berth::Fire, Berth::Camp, Berth::Wild] };
            for &berth in berths {
                let group = self.land.group(territory, berth, seat);
                for strong in [true, false] {
                    let who = Who { territory, berth, strong };
                    if (strong || weak) && group.of(strong) > 0 && group.of(strong) > self.moved_from(who, seat) {
                        visit(who)?;
                    }
                }
            }
        }
        MORE
    }

    /// Whether somebody has a tribe that can migrate, whatever has migrated in an earlier activation.
    pub(super) fn can_migrate(&self, seat: Seat) -> bool {
        let weak = self.civ(seat).traits.has(Trait::Wanderers);
        let from = if weak { self.land.territories(seat) } else { self.land.strongholds(seat) };
        from.iter().any(|territory| self.can_leave(seat, territory, 1))
    }

    pub(super) fn list_migrants(&self, seat: Seat, left: u8, out: &mut impl Answers) -> Enough {
        self.each_migrant(seat, |who| {
            if self.can_leave(seat, who.territory, left) { out(Action::Tribe(who)) } else { MORE }
        })?;
        out(Action::Pass)
    }

    /// A tribe sets out.
    pub(super) fn set_out(&mut self, seat: Seat, who: Who, left: u8, flow: &mut impl Flow) {
        // Of several tribes on encampments that look alike one is taken that has not migrated yet.
        let unmoved = self
            .land
            .open_camps(who.territory)
            .filter(|camp| camp.is_fire() == (who.berth == Berth::Fire))
            .filter(|camp| self.land.camp(*camp) == Some(Tribe { seat, strong: who.strong }))
            .find(|camp| !self.moved.contains(&Moved::Camp(*camp)));
        match (who.berth, unmoved) {
            (Berth::Fire | Berth::Camp, Some(camp)) => {
                self.land.vacate(camp);
            }
            (Berth::Fire | Berth::Camp, None) => return,
            (Berth::Wild | Berth::Boat, _) => {
                if !self.land.take(who, seat) {
                    return;
                }
            }
        }
        flow.record(Event::SetOut { seat, from: who.territory });
        self.push(seat, Task::Travel(Journey { at: who.territory, strong: who.strong, left }));
    }

    pub(super) fn list_travel(&self, seat: Seat, journey: Journey, out: &mut impl Answers) -> Enough {
        let there = self.land.reachable(journey.at);
        there.iter().filter(|to| self.can_enter(seat, *to, journey.left)).try_for_each(|to| out(Action::At(to)))
    }

    pub(super) fn travel(&mut self, seat: Seat, journey: Journey, to: Territory) {
        self.push(seat, Task::Arrive(Journey { at: to, left: journey.left.saturating_sub(1), ..journey }));
    }

    pub(super) fn list_arrive(&self, seat: Seat, journey: Journey, out: &mut impl Answers) -> Enough {
        let Journey { at, left, .. } = journey;
        if !at.is_water() {
            self.list_camps(seat, at, out)?;
        } else if self.land.boat(at, seat).has_room() {
            out(Action::At(at))?;
        }
        if left > 0 && self.can_leave(seat, at, left) { out(Action::Cross) } else { MORE }
    }

    pub(super) fn arrive(&mut self, seat: Seat, journey: Journey, action: Action, flow: &mut impl Flow) {
        let Journey { at, strong, left } = journey;
        if action == Action::Cross {
            flow.record(Event::Crossed { seat, territory: at });
            self.push(seat, Task::Travel(journey));
            return;
        }
        if left > 0 {
            self.push(seat, Task::Migrate(left));
        }
        if at.is_water() {
            self.board(seat, at, strong, flow);
            let _ = self.moved.try_push(Moved::Boat(at, Tribe { seat, strong }));
        } else if let Some(camp) = self.camp_for(at, action) {
            self.settle_on(seat, camp, strong, flow);
            let _ = self.moved.try_push(Moved::Camp(camp));
        }
    }

    pub(super) fn board(&mut self, seat: Seat, water: Territory, strong: bool, flow: &mut impl Flow) {
        let anew = !self.land.territories(seat).contains(water);
        self.land.board(water, Tribe { seat, strong });
        flow.record(Event::Boarded { seat, water });
        if anew {
            self.trigger(seat, Trigger::SettledAnew);
        }
    }

    // Taking a tribe aboard a new boat (p. 21). Caves are no help here.

    pub(super) fn list_boarding(&self, seat: Seat, water: Territory, out: &mut impl Answers) -> Enough {
        if self.land.boat(water, seat).has_room() {
            for territory in self.land.layout.neighbours(water).intersection(self.land.strongholds(seat)).iter() {
                for berth in Berth::ALL {
                    if self.land.group(territory, berth, seat).strong > 0 {
                        out(Action::Tribe(Who { territory, berth, strong: true }))?;
                    }
                }
            }
        }
        out(Action::Pass)
    }

    pub(super) fn take_aboard(&mut self, seat: Seat, water: Territory, who: Who, left: u8, flow: &mut impl Flow) {
        if self.land.take(who, seat) {
            flow.record(Event::SetOut { seat, from: who.territory });
            if left > 0 {
                self.push(seat, Task::Board { water, left: left - 1 });
            }
            self.board(seat, water, who.strong, flow);
        }
    }
}
