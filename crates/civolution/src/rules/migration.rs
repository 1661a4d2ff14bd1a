//! Migration, and taking tribes aboard a new boat (p. 14 to 16, 21, 38).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::continent::{Camp, Territory};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::{Berth, Tribe, Who};
use crate::state::{Civolution, MigrationSets, Moved, Stand, append};
use crate::task::{Chore, Journey, Step, Task};

impl Civolution {
    /// Starts a set of migrations: those of the module, or those granted by a bonus. Tribes that migrated in an earlier
    /// set can be chosen again. Tribes that migrate now can be chosen later by the set that was interrupted.
    pub(super) fn start_migrations(&mut self, seat: Seat, count: u8) {
        let under_way = |step: &Step| matches!(step.task, Task::Migrate(_) | Task::Travel(_) | Task::Arrive(_));
        if self.agenda.iter().any(under_way) {
            self.push(seat, Task::Chore(Chore::MigrationsOver));
        } else {
            self.moved.clear();
        }
        self.push(seat, Task::Migrate(count));
    }

    /// Ends a set of migrations that interrupted another.
    pub(super) fn end_migrations(&mut self) {
        let open: MigrationSets = (0..=self.migration_set()).collect();
        self.moved.iter_mut().for_each(|moved| moved.sets = moved.sets.intersection(open));
        self.moved.retain(|moved| !moved.sets.is_empty() || moved.afoot);
    }

    /// Returns the number of the innermost set of migrations. There are never more sets than attribute chips that can
    /// interrupt one another.
    fn migration_set(&self) -> u8 {
        let open = self.agenda.iter().filter(|step| step.task == Task::Chore(Chore::MigrationsOver)).count();
        open.min(14) as u8
    }

    /// Checks whether the tribe at this stand belongs to this group.
    fn is_of(&self, stand: Stand, who: Who, seat: Seat) -> bool {
        let wanted = Tribe { seat, strong: who.strong };
        match stand {
            Stand::Camp(camp) => {
                camp.territory() == who.territory
                    && camp.is_fire() == (who.berth == Berth::Fire)
                    && matches!(who.berth, Berth::Fire | Berth::Camp)
                    && self.land.camp(camp) == Some(wanted)
            }
            Stand::Wild(territory, tribe) => who.berth == Berth::Wild && territory == who.territory && tribe == wanted,
            Stand::Boat(territory, tribe) => who.berth == Berth::Boat && territory == who.territory && tribe == wanted,
        }
    }

    /// Counts the tribes of a group that cannot be chosen, because they have migrated in this set or are on their way.
    fn moved_from(&self, who: Who, seat: Seat) -> u8 {
        let waiting = if who.berth == Berth::Wild { self.about_to_settle(who, seat) } else { 0 };
        if self.moved.is_empty() {
            return waiting;
        }
        let set = self.migration_set();
        let moved = self.moved.iter().filter(|moved| moved.afoot || moved.sets.contains(set));
        waiting + moved.filter(|moved| self.is_of(moved.stand, who, seat)).count() as u8
    }

    /// Counts the tribes of a group that wait beside the encampments to settle.
    fn about_to_settle(&self, who: Who, seat: Seat) -> u8 {
        let waits = |step: &&Step| match step.task {
            Task::Settle { territory, strong } | Task::EncampAt { territory, strong } => {
                step.seat == seat && territory == who.territory && strong == who.strong
            }
            _ => false,
        };
        self.agenda.iter().filter(waits).count() as u8
    }

    /// Finds a tribe of a group that has settled during a set of migrations that is still open.
    fn settled_of(&self, who: Who, seat: Seat) -> Option<usize> {
        self.moved.iter().position(|moved| !moved.afoot && self.is_of(moved.stand, who, seat))
    }

    /// Checks whether a group has a tribe that has not migrated.
    fn has_unmoved(&self, who: Who, seat: Seat) -> bool {
        let moved = self.moved.iter().filter(|moved| self.is_of(moved.stand, who, seat)).count();
        usize::from(self.land.group(who.territory, who.berth, seat).of(who.strong)) > moved
    }

    /// Strengthens a weak tribe or weakens a strong one. Among tribes that look alike, one that can still migrate is
    /// strengthened, and one that cannot is weakened: no player would choose differently. Returns whether there was
    /// such a tribe.
    pub(super) fn turn_tribe(&mut self, seat: Seat, who: Who) -> bool {
        let settled = self.settled_of(who, seat).filter(|_| who.strong || !self.has_unmoved(who, seat));
        let stand = match settled {
            Some(index) => Some(self.moved[index].stand),
            None => self.stand_of(who, seat),
        };
        let turned = Tribe { seat, strong: !who.strong };
        if let Some(Stand::Camp(camp)) = stand {
            self.land.vacate(camp);
            self.land.occupy(camp, turned);
            return true;
        }
        if let Some(Stand::Wild(_, tribe) | Stand::Boat(_, tribe)) =
            settled.and_then(|index| self.moved.get_mut(index)).map(|moved| &mut moved.stand)
        {
            *tribe = turned;
        }
        self.land.turn(who, seat)
    }

    /// Removes a tribe, preferring among those that look alike one that can no longer migrate. Returns what was known
    /// about its migrations, or `None` if there was no such tribe.
    pub(super) fn take_tribe(&mut self, seat: Seat, who: Who) -> Option<Moved> {
        if let Some(index) = self.settled_of(who, seat) {
            let moved = self.moved.remove(index);
            return self.lift(moved.stand).map(|_| moved);
        }
        let taken = match self.stand_of(who, seat) {
            Some(Stand::Camp(camp)) => self.land.vacate(camp).is_some(),
            _ => self.land.take(who, seat),
        };
        taken.then(Moved::default)
    }

    /// Records that a removed tribe is somewhere else now, without another migration.
    pub(super) fn keep_moved(&mut self, moved: Moved, stand: Stand) {
        if !moved.sets.is_empty() {
            append(&mut self.moved, Moved { stand, ..moved }, &mut self.broken);
        }
    }

    /// Checks whether the player can move a tribe into a territory with one migration, to settle or (with more left) to
    /// cross it.
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

    pub(super) fn list_migrants(&self, seat: Seat, left: u8, out: &mut impl Answers) -> Enough {
        self.each_migrant(seat, |who| {
            if self.can_leave(seat, who.territory, left) { out(Action::Tribe(who)) } else { MORE }
        })?;
        out(Action::Pass)
    }

    /// Sends a tribe out. Until it enters another territory, it stays where it was.
    pub(super) fn set_out(&mut self, seat: Seat, who: Who, left: u8, flow: &mut impl Flow) {
        // Among tribes that look alike, choose one that the outer sets have already moved, so they keep the others.
        let set = self.migration_set();
        let fits = |moved: &Moved| !moved.afoot && !moved.sets.contains(set) && self.is_of(moved.stand, who, seat);
        let known = self.moved.iter().position(fits);
        let moved = match known {
            Some(index) => self.moved.remove(index),
            None => match self.stand_of(who, seat) {
                Some(stand) => Moved { stand, ..Moved::default() },
                None => return,
            },
        };
        append(&mut self.moved, Moved { afoot: true, ..moved }, &mut self.broken);
        flow.record(Event::SetOut { seat, from: who.territory });
        self.push(seat, Task::Travel(Journey { at: who.territory, strong: who.strong, left }));
    }

    /// Returns where a tribe of a group stands that has not migrated.
    fn stand_of(&self, who: Who, seat: Seat) -> Option<Stand> {
        let tribe = Tribe { seat, strong: who.strong };
        match who.berth {
            Berth::Wild => Some(Stand::Wild(who.territory, tribe)),
            Berth::Boat => Some(Stand::Boat(who.territory, tribe)),
            Berth::Fire | Berth::Camp => {
                let mut camps = self.land.open_camps(who.territory).filter(|camp| !self.has_moved_to(*camp));
                camps.find(|camp| self.is_of(Stand::Camp(*camp), who, seat)).map(Stand::Camp)
            }
        }
    }

    /// Checks whether the tribe on an encampment has migrated or is on its way.
    pub(super) fn has_moved_to(&self, camp: Camp) -> bool {
        self.moved.iter().any(|moved| moved.stand == Stand::Camp(camp))
    }

    /// Lifts the tribe that is on its way. Returns `None` if something has happened to it in the meantime.
    fn lift(&mut self, stand: Stand) -> Option<Tribe> {
        let (territory, berth, tribe) = match stand {
            Stand::Camp(camp) => return self.land.vacate(camp),
            Stand::Wild(territory, tribe) => (territory, Berth::Wild, tribe),
            Stand::Boat(territory, tribe) => (territory, Berth::Boat, tribe),
        };
        // It may have become strong or weak.
        let mut either = [tribe.strong, !tribe.strong].into_iter();
        let strong = either.find(|&strong| self.land.take(Who { territory, berth, strong }, tribe.seat))?;
        Some(Tribe { strong, ..tribe })
    }

    /// Returns the index of the tribe whose journey goes on.
    fn traveller(&self) -> Option<usize> {
        self.moved.iter().rposition(|moved| moved.afoot)
    }

    pub(super) fn list_travel(&self, seat: Seat, journey: Journey, out: &mut impl Answers) -> Enough {
        let there = self.land.reachable(journey.at);
        there.iter().filter(|to| self.can_enter(seat, *to, journey.left)).try_for_each(|to| out(Action::At(to)))
    }

    /// Moves a tribe into a territory. On land it is beside the encampments until it settles or goes on. On Water it
    /// only goes aboard if it stays; while it crosses, it counts where it was before.
    pub(super) fn travel(&mut self, seat: Seat, journey: Journey, to: Territory) {
        let left = journey.left.saturating_sub(1);
        let Some(index) = self.traveller() else { return };
        let mut strong = journey.strong;
        if !to.is_water() {
            let Some(tribe) = self.lift(self.moved[index].stand) else { return self.end_journey(seat, index, left) };
            self.land.put_wild(to, tribe);
            self.moved[index].stand = Stand::Wild(to, tribe);
            strong = tribe.strong;
        }
        self.push(seat, Task::Arrive(Journey { at: to, strong, left }));
    }

    /// Ends the journey of a tribe that no longer exists. Other tribes may still migrate.
    fn end_journey(&mut self, seat: Seat, index: usize, left: u8) {
        self.moved.remove(index);
        if left > 0 {
            self.push(seat, Task::Migrate(left));
        }
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
        let Journey { at, left, .. } = journey;
        if action == Action::Cross {
            flow.record(Event::Crossed { seat, territory: at });
            self.push(seat, Task::Travel(journey));
            return;
        }
        let Some(index) = self.traveller() else { return };
        let Moved { stand, sets, .. } = self.moved[index];
        let Some(tribe) = self.lift(stand) else { return self.end_journey(seat, index, left) };
        self.moved.remove(index);
        if left > 0 {
            self.push(seat, Task::Migrate(left));
        }
        let sets = sets.with(self.migration_set());
        let stand = if at.is_water() {
            self.board(seat, at, tribe.strong, flow);
            Stand::Boat(at, tribe)
        } else if let Some(camp) = self.camp_for(at, action) {
            self.settle_on(seat, camp, tribe.strong, flow);
            Stand::Camp(camp)
        } else {
            self.land.put_wild(at, tribe);
            Stand::Wild(at, tribe)
        };
        append(&mut self.moved, Moved { stand, sets, afoot: false }, &mut self.broken);
    }

    pub(super) fn board(&mut self, seat: Seat, water: Territory, strong: bool, flow: &mut impl Flow) {
        let is_new = !self.land.territories(seat).contains(water);
        self.land.board(water, Tribe { seat, strong });
        flow.record(Event::Boarded { seat, water });
        if is_new {
            self.trigger(seat, Trigger::SettledAnew);
        }
    }

    // Taking a tribe aboard a new boat (p. 21). Caves do not help here.

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
        if let Some(moved) = self.take_tribe(seat, who) {
            flow.record(Event::SetOut { seat, from: who.territory });
            if left > 0 {
                self.push(seat, Task::Board { water, left: left - 1 });
            }
            self.board(seat, water, who.strong, flow);
            self.keep_moved(moved, Stand::Boat(water, Tribe { seat, strong: who.strong }));
        }
    }
}
