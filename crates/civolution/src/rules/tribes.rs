//! Procreation, strength and loss of tribes (p. 16, 17, 19, 33).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::continent::{Territory, TerritorySet};
use crate::effect::Marker;
use crate::event::{Event, Weakness};
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::{Berth, Tribe, Who};
use crate::state::Civolution;
use crate::task::{Chore, Task};

impl Civolution {
    // Procreation.

    /// Returns where the player can gain a tribe: in their territories or, if they have none, anywhere on land and on
    /// their empty boats.
    pub(super) fn nurseries(&self, seat: Seat) -> TerritorySet {
        if self.civ(seat).tribes == 0 {
            return TerritorySet::EMPTY;
        }
        let own = self.land.territories(seat);
        let home = if own.is_empty() { TerritorySet::ALL } else { own };
        home.iter().filter(|at| !at.is_water() || self.land.boat(*at, seat).has_room()).collect()
    }

    pub(super) fn list_procreate(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        self.nurseries(seat).iter().try_for_each(|territory| out(Action::At(territory)))?;
        out(Action::Pass)
    }

    pub(super) fn procreate(&mut self, seat: Seat, territory: Territory, left: u8, flow: &mut impl Flow) {
        if left > 1 {
            self.push(seat, Task::Procreate(left - 1));
        }
        self.procreate_in(seat, territory, flow);
    }

    pub(super) fn procreate_in(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        if !self.nurseries(seat).contains(territory) {
            return;
        }
        self.civ_mut(seat).tribes -= 1;
        flow.record(Event::Born { seat, territory, strong: true });
        self.trigger(seat, Trigger::Procreated);
        if territory.is_water() {
            self.board(seat, territory, true, flow);
        } else {
            // Until it settles, it is beside the encampments there.
            self.land.put_wild(territory, Tribe { seat, strong: true });
            self.push(seat, Task::Settle { territory, strong: true });
        }
    }

    // Weak tribes on vacant encampments.

    fn has_vacancy(&self, territory: Territory) -> bool {
        self.land.open_camps(territory).any(|camp| self.land.camp(camp).is_none())
    }

    pub(super) fn list_weak_tribes(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        if self.civ(seat).tribes > 0 {
            for territory in self.land.territories(seat).iter().filter(|territory| self.has_vacancy(*territory)) {
                out(Action::At(territory))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn list_vacancies(&self, seat: Seat, territory: Territory, out: &mut impl Answers) -> Enough {
        if self.civ(seat).tribes > 0 {
            self.list_free_camps(territory, out)?;
        }
        out(Action::Pass)
    }

    pub(super) fn weak_tribe(
        &mut self,
        seat: Seat,
        territory: Territory,
        left: u8,
        action: Action,
        flow: &mut impl Flow,
    ) {
        let Some(camp) = self.camp_for(territory, action) else { return };
        if left > 1 {
            self.push(seat, Task::WeakCamp { territory, left: left - 1 });
        }
        self.civ_mut(seat).tribes -= 1;
        flow.record(Event::Born { seat, territory, strong: false });
        self.trigger(seat, Trigger::Procreated);
        self.settle_on(seat, camp, false, flow);
    }

    // Strength.

    pub(super) fn list_tribes(
        &self,
        seat: Seat,
        strong: Option<bool>,
        within: TerritorySet,
        out: &mut impl Answers,
    ) -> Enough {
        let mut flow = MORE;
        self.land.each_group(seat, |who, _| {
            if flow.is_continue() && strong.is_none_or(|strong| who.strong == strong) && within.contains(who.territory)
            {
                flow = out(Action::Tribe(who));
            }
        });
        flow
    }

    pub(super) fn strengthen(&mut self, seat: Seat, who: Who, left: u8, flow: &mut impl Flow) {
        if left > 1 {
            self.push(seat, Task::Strengthen(left - 1));
        }
        if self.turn_tribe(seat, who) {
            flow.record(Event::Strengthened { seat, territory: who.territory });
        }
    }

    pub(super) fn weaken(&mut self, seat: Seat, who: Who, cause: Weakness, flow: &mut impl Flow) {
        if self.turn_tribe(seat, who) {
            flow.record(Event::Weakened { seat, territory: who.territory, cause });
        }
    }

    /// Lists tribes in the wilderness whose territory has a free encampment.
    pub(super) fn list_wild(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for territory in self.land.territories(seat).iter().filter(|territory| self.has_vacancy(*territory)) {
            let group = self.land.wild(territory, seat);
            for strong in [true, false] {
                if group.of(strong) > 0 {
                    out(Action::Tribe(Who { territory, berth: Berth::Wild, strong }))?;
                }
            }
        }
        out(Action::Pass)
    }

    pub(super) fn encamp(&mut self, seat: Seat, who: Who, left: u8) {
        if left > 1 {
            self.push(seat, Task::Encamp(left - 1));
        }
        self.push(seat, Task::EncampAt { territory: who.territory, strong: who.strong });
    }

    pub(super) fn list_free_camps(&self, territory: Territory, out: &mut impl Answers) -> Enough {
        for action in [Action::SettleFire, Action::SettleCamp] {
            if self.camp_for(territory, action).is_some_and(|camp| self.land.camp(camp).is_none()) {
                out(action)?;
            }
        }
        MORE
    }

    // Losing tribes.

    /// Checks whether Deus ex machina can save a tribe (p. 33).
    pub(super) fn can_save(&self, seat: Seat) -> bool {
        let civ = self.civ(seat);
        civ.favor > 1 || (civ.traits.has(Trait::Mercy) && civ.marker(Marker::Idea) > 0)
    }

    pub(super) fn save(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        flow.record(Event::Saved { seat, territory });
        let civ = self.civ(seat);
        if civ.traits.has(Trait::Mercy) && civ.marker(Marker::Idea) > 0 {
            self.spend_ideas(seat, 1, flow);
        } else {
            self.lose_favor(seat, 1, flow);
        }
    }

    /// Returns a tribe to the supply.
    pub(super) fn remove_tribe(&mut self, seat: Seat, who: Who, flow: &mut impl Flow) {
        if self.take_tribe(seat, who).is_some() {
            self.civ_mut(seat).tribes += 1;
            flow.record(Event::TribeLost { seat, territory: who.territory });
            self.trigger(seat, Trigger::TribeLost);
        }
    }

    /// Triggers what waits for lost tribes, once for each of them.
    pub(super) fn tribes_lost(&mut self, seat: Seat, left: u8) {
        let Some(left) = left.checked_sub(1) else { return };
        if left > 0 {
            self.push(seat, Task::Chore(Chore::TribesLost(left)));
        }
        self.trigger(seat, Trigger::TribeLost);
    }

    /// Marks a tribe for removal. Its owner may save it.
    pub(super) fn doom(&mut self, seat: Seat, who: Who, flow: &mut impl Flow) {
        if self.can_save(seat) {
            self.push(seat, Task::Doom(who));
        } else {
            self.remove_tribe(seat, who, flow);
        }
    }
}
