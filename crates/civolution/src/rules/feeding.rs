//! Feeding tribes (p. 33).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::{Action, Deed};
use crate::content::Slot;
use crate::continent::Territory;
use crate::effect::Marker;
use crate::event::{Event, Weakness};
use crate::flow::{Answers, Enough, Flow};
use crate::land::{Berth, Who};
use crate::state::Civolution;
use crate::task::{Chore, Task};

/// The maximum number of groups of tribes a civilization can have. Weak groups come before strong ones, so tribes that
/// are weakened are not asked about again.
const GROUPS: u8 = (Territory::COUNT * Berth::COUNT * 2) as u8;

fn group(number: u8) -> Who {
    let number = usize::from(number);
    let territory = Territory::ALL[(number / 2 / Berth::COUNT).min(Territory::COUNT - 1)];
    Who { territory, berth: Berth::ALL[number / 2 % Berth::COUNT], strong: number % 2 == 1 }
}

impl Civolution {
    /// Returns the food a tribe needs.
    pub(crate) fn food_for(&self, seat: Seat, who: Who) -> u8 {
        let traits = &self.civ(seat).traits;
        let farm = self.land.farm(who.territory) == Some(seat);
        match who.berth {
            Berth::Fire | Berth::Camp => {
                u8::from(!farm && !traits.terrains(Trait::FedIn).contains(who.territory.terrain()))
            }
            Berth::Boat => u8::from(!traits.has(Trait::FedAfloat)),
            Berth::Wild if farm && traits.has(Trait::OpenFarms) => 0,
            Berth::Wild => 2 - u8::from(farm) - u8::from(traits.has(Trait::WildRations)),
        }
    }

    /// Returns the food all tribes need.
    pub(crate) fn food_for_all(&self, seat: Seat) -> u16 {
        let mut food = 0;
        self.land.each_group(seat, |who, count| food += u16::from(self.food_for(seat, who)) * u16::from(count));
        food
    }

    /// Returns a group of tribes, its size, and the food each of its tribes needs.
    pub(crate) fn feeding_group(&self, seat: Seat, number: u8) -> (Who, u8, u8) {
        let who = group(number);
        (who, self.land.group(who.territory, who.berth, seat).of(who.strong), self.food_for(seat, who))
    }

    pub(super) fn start_feeding(&mut self, seat: Seat, flow: &mut impl Flow) -> bool {
        let need = self.food_for_all(seat);
        let food = self.civ(seat).marker(Marker::Food);
        if need == 0 {
            self.finish_feeding(seat, false, flow);
            return true;
        }
        if food == 0 || u16::from(food) < need {
            self.feed_some(seat);
            return true;
        }
        false
    }

    pub(super) fn list_feed(&self, out: &mut impl Answers) -> Enough {
        out(Action::FeedAll)?;
        out(Action::Pass)
    }

    pub(super) fn feed_all(&mut self, seat: Seat, flow: &mut impl Flow) {
        let need = self.food_for_all(seat).min(255) as u8;
        self.lose(seat, Slot::Marker(Marker::Food), need, flow);
        self.finish_feeding(seat, false, flow);
    }

    pub(super) fn feed_some(&mut self, seat: Seat) {
        let hardy = self.civ(seat).traits[Trait::Hardy];
        self.push(seat, Task::FeedGroup { group: 0, hardy, hungry: false });
    }

    /// Goes on to the next group that needs food. Returns whether this group leaves nothing to decide.
    pub(super) fn skip_group(&mut self, seat: Seat, number: u8, hardy: u8, hungry: bool, flow: &mut impl Flow) -> bool {
        if number >= GROUPS {
            self.agenda.pop();
            self.finish_feeding(seat, hungry, flow);
            return true;
        }
        let who = group(number);
        let present = self.land.territories(seat).contains(who.territory)
            && self.land.group(who.territory, who.berth, seat).of(who.strong) > 0;
        if present && self.food_for(seat, who) > 0 {
            return false;
        }
        self.agenda.pop();
        self.push(seat, Task::FeedGroup { group: number + 1, hardy, hungry });
        true
    }

    /// Lists how many tribes of the group can be fed, most first.
    pub(super) fn list_group(&self, seat: Seat, number: u8, out: &mut impl Answers) -> Enough {
        let who = group(number);
        let count = self.land.group(who.territory, who.berth, seat).of(who.strong);
        let food = self.food_for(seat, who).max(1);
        let most = count.min(self.civ(seat).marker(Marker::Food) / food);
        (0..=most).rev().try_for_each(|fed| out(Action::Feed(fed)))
    }

    pub(super) fn feed_group(
        &mut self,
        seat: Seat,
        number: u8,
        hardy: u8,
        hungry: bool,
        fed: u8,
        flow: &mut impl Flow,
    ) {
        let who = group(number);
        let count = self.land.group(who.territory, who.berth, seat).of(who.strong);
        self.lose(seat, Slot::Marker(Marker::Food), fed.saturating_mul(self.food_for(seat, who)), flow);
        let unfed = count.saturating_sub(fed);
        if who.strong && unfed > 0 && hardy > 0 {
            self.push(seat, Task::Spare { group: number, unfed, hardy });
            return;
        }
        self.push(seat, Task::FeedGroup { group: number + 1, hardy, hungry: hungry || unfed > 0 });
        if who.strong {
            (0..unfed).for_each(|_| self.weaken(seat, who, Weakness::Hunger, flow));
        } else {
            self.starve(seat, who, unfed, flow);
        }
    }

    /// Removes the tribes that die of hunger, one after the other.
    pub(super) fn starve(&mut self, seat: Seat, who: Who, left: u8, flow: &mut impl Flow) {
        let Some(left) = left.checked_sub(1) else { return };
        if left > 0 {
            self.push(seat, Task::Chore(Chore::Starve { who, left }));
        }
        self.doom(seat, who, flow);
    }

    /// Lists how many of a group can stay strong without food: as many as allowed, or fewer to leave some for later
    /// groups.
    pub(super) fn list_spare(&self, seat: Seat, number: u8, unfed: u8, hardy: u8, out: &mut impl Answers) -> Enough {
        let later = (number + 1..GROUPS).map(|number| self.feeding_group(seat, number));
        let strong: u8 = later.filter(|(who, _, food)| who.strong && *food > 0).map(|(_, count, _)| count).sum();
        let most = unfed.min(hardy);
        (most.min(hardy.saturating_sub(strong))..=most).rev().try_for_each(|spared| out(Action::Spare(spared)))
    }

    /// Weakens the tribes that are not fed and do not stay strong.
    pub(super) fn spare(&mut self, seat: Seat, number: u8, unfed: u8, hardy: u8, spared: u8, flow: &mut impl Flow) {
        let task = Task::FeedGroup { group: number + 1, hardy: hardy.saturating_sub(spared), hungry: true };
        self.push(seat, task);
        (spared..unfed).for_each(|_| self.weaken(seat, group(number), Weakness::Hunger, flow));
    }

    fn finish_feeding(&mut self, seat: Seat, hungry: bool, flow: &mut impl Flow) {
        flow.record(Event::Fed { seat, hungry });
        if !hungry && !self.land.territories(seat).is_empty() {
            self.score_trait(seat, Trait::WellFed, flow);
        }
        self.trigger(seat, Trigger::Fed);
    }

    /// Lists the answers for a doomed tribe. An earlier tribe of the same group may have used the last step back.
    pub(super) fn list_doom(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        if self.can_save(seat) {
            out(Action::Do(Deed::Save))?;
        }
        out(Action::Pass)
    }
}
