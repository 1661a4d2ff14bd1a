//! Settling, migration, procreation and strength of tribes (p. 14 to 17, 19).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::civilization::Source;
use crate::continent::{Camp, Territory, TerritorySet};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::{Berth, Tribe, Who};
use crate::state::{Civolution, Moved};
use crate::task::{Journey, Step, Task};

impl Civolution {
    // Settling.

    /// Whether somebody's tribe on an encampment can be displaced by another civilization.
    fn can_displace(&self, seat: Seat, camp: Camp, tribe: Tribe) -> bool {
        tribe.seat == seat || !(camp.is_fire() && self.civ(tribe.seat).traits.has(Trait::Rooted))
    }

    pub(super) fn list_camps(&self, seat: Seat, territory: Territory, out: &mut impl Answers) -> Enough {
        let mut free = false;
        let mut listed = [[false; 2]; 4];
        for camp in self.land.open_camps(territory) {
            match self.land.camp(camp) {
                None if camp.is_fire() => out(Action::SettleFire)?,
                None if !free => {
                    free = true;
                    out(Action::SettleCamp)?;
                }
                None => {}
                Some(tribe) if !self.can_displace(seat, camp, tribe) => {}
                Some(_) if camp.is_fire() => out(Action::SettleFire)?,
                Some(tribe) => {
                    let listed = &mut listed[tribe.seat.index()][usize::from(tribe.strong)];
                    if !std::mem::replace(listed, true) {
                        out(Action::Displace { seat: tribe.seat, strong: tribe.strong })?;
                    }
                }
            }
        }
        MORE
    }

    /// The encampment that an action means.
    pub(super) fn camp_for(&self, territory: Territory, action: Action) -> Option<Camp> {
        let mut camps = self.land.open_camps(territory);
        match action {
            Action::SettleFire => camps.find(|camp| camp.is_fire()),
            Action::SettleCamp => camps.find(|camp| !camp.is_fire() && self.land.camp(*camp).is_none()),
            Action::Displace { seat, strong } => {
                camps.find(|camp| !camp.is_fire() && self.land.camp(*camp) == Some(Tribe { seat, strong }))
            }
            _ => None,
        }
    }

    /// A tribe settles on an encampment: it displaces, scores a fire, develops (p. 14, 15).
    pub(super) fn settle_on(&mut self, seat: Seat, camp: Camp, strong: bool, flow: &mut impl Flow) {
        let anew = !self.land.territories(seat).contains(camp.territory());
        self.enter_camp(seat, camp, strong, anew, flow);
    }

    fn enter_camp(&mut self, seat: Seat, camp: Camp, strong: bool, anew: bool, flow: &mut impl Flow) {
        let territory = camp.territory();
        let displaced = self.land.vacate(camp);
        let weakened = displaced.is_some() && strong && !self.civ(seat).traits.has(Trait::Conqueror);
        self.land.occupy(camp, Tribe { seat, strong: strong && !weakened });
        flow.record(Event::Settled {
            seat,
            territory,
            fire: camp.is_fire(),
            displaced: displaced.map(|tribe| tribe.seat),
        });
        if let Some(tribe) = displaced {
            self.displace(seat, camp, tribe, flow);
        }
        if anew {
            self.trigger(seat, Trigger::SettledAnew);
        }
        if camp.is_fire() {
            let points = self.content.tiles().fire_points(territory) + self.civ(seat).traits[Trait::FirePoints];
            self.score(seat, Source::Fires, u16::from(points), flow);
        }
        self.develop(seat, territory, flow);
    }

    pub(super) fn displace(&mut self, seat: Seat, camp: Camp, tribe: Tribe, flow: &mut impl Flow) {
        let territory = camp.territory();
        self.land.put_wild(territory, tribe);
        if tribe.seat == seat {
            if let Some(moved) = self.moved.iter_mut().find(|moved| **moved == Moved::Camp(camp)) {
                *moved = Moved::Wild(territory, tribe);
            }
            return;
        }
        let points = self.civ(seat).traits[Trait::DisplacePoints];
        self.score(seat, Source::Bonuses, u16::from(points), flow);
        self.trigger(seat, Trigger::Displaced);
        self.trigger(tribe.seat, Trigger::WasDisplaced);
    }

    /// The first to settle in a territory turns its material tile up and gains a raw material (p. 15).
    fn develop(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        if self.turn_up(seat, territory, flow) {
            self.trigger(seat, Trigger::Developed);
            self.gain_raw(seat, territory, flow);
        }
    }

    /// Turns a material tile up. Says whether it lay face down.
    pub(super) fn turn_up(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) -> bool {
        if territory.is_water() || self.land.material(territory).is_some() {
            return false;
        }
        let hidden: engine::bag::IdSet<1> =
            self.land.hidden_materials(territory.terrain()).map(|material| material.index() as u16).collect();
        let drawn = flow.draw(crate::state::stream::MATERIALS, &hidden);
        let Some(material) = drawn.and_then(|index| crate::material::Material::ALL.get(usize::from(index)).copied())
        else {
            return false;
        };
        self.land.develop(territory, material);
        flow.record(Event::Developed { seat, territory, material });
        true
    }

    pub(super) fn settle(
        &mut self,
        seat: Seat,
        territory: Territory,
        strong: bool,
        action: Action,
        flow: &mut impl Flow,
    ) {
        if let Some(camp) = self.camp_for(territory, action) {
            self.settle_on(seat, camp, strong, flow);
        }
    }

    /// A tribe comes in from the wilderness: its territory is not new to it, even if nobody else was there.
    pub(super) fn encamp_at(
        &mut self,
        seat: Seat,
        territory: Territory,
        strong: bool,
        action: Action,
        flow: &mut impl Flow,
    ) {
        if let Some(camp) = self.camp_for(territory, action) {
            self.enter_camp(seat, camp, strong, false, flow);
        }
    }

    // Migration.

    /// Migrations that a bonus grants. Outside of an activation, and of other migrations, they are a new beginning:
    /// what has migrated earlier can be chosen again.
    pub(super) fn start_migrations(&mut self, seat: Seat, count: u8) {
        let amid = |step: &Step| matches!(step.task, Task::Migrate(_) | Task::Activated(_));
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

    fn board(&mut self, seat: Seat, water: Territory, strong: bool, flow: &mut impl Flow) {
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

    // Procreation.

    /// Where somebody can gain a tribe: in his territories; without any everywhere on land, and on his empty boats.
    fn nurseries(&self, seat: Seat) -> TerritorySet {
        if self.civ(seat).tribes == 0 {
            return TerritorySet::EMPTY;
        }
        let own = self.land.territories(seat);
        let home = if own.is_empty() { TerritorySet::ALL } else { own };
        home.iter().filter(|at| !at.is_water() || self.land.boat(*at, seat).has_room()).collect()
    }

    pub(super) fn can_procreate(&self, seat: Seat) -> bool {
        !self.nurseries(seat).is_empty()
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
            for action in [Action::SettleFire, Action::SettleCamp] {
                if self.camp_for(territory, action).is_some_and(|camp| self.land.camp(camp).is_none()) {
                    out(action)?;
                }
            }
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

    pub(super) fn has_weak(&self, seat: Seat) -> bool {
        self.land.tribes(seat).weak > 0
    }

    pub(super) fn strengthen(&mut self, seat: Seat, who: Who, left: u8, flow: &mut impl Flow) {
        if left > 1 {
            self.push(seat, Task::Strengthen(left - 1));
        }
        if self.land.turn(who, seat) {
            flow.record(Event::Strengthened { seat, territory: who.territory });
        }
    }

    pub(super) fn weaken(&mut self, seat: Seat, who: Who, flow: &mut impl Flow) {
        if self.land.turn(who, seat) {
            flow.record(Event::Weakened { seat, territory: who.territory });
        }
    }

    /// Tribes in the wilderness whose territory has a free encampment.
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
        if self.land.take(who, seat) {
            self.push(seat, Task::EncampAt { territory: who.territory, strong: who.strong });
        }
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

    /// Whether Deus ex machina can save a tribe (p. 33).
    pub(super) fn can_save(&self, seat: Seat) -> bool {
        let civ = self.civ(seat);
        civ.favor > 1 || (civ.traits.has(Trait::Mercy) && civ.marker(crate::effect::Marker::Idea) > 0)
    }

    pub(super) fn save(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        flow.record(Event::Saved { seat, territory });
        let civ = self.civ(seat);
        if civ.traits.has(Trait::Mercy) && civ.marker(crate::effect::Marker::Idea) > 0 {
            self.spend_ideas(seat, 1, flow);
        } else {
            self.lose_favor(seat, 1, flow);
        }
    }

    /// A tribe goes back to the supply.
    pub(super) fn remove_tribe(&mut self, seat: Seat, who: Who, flow: &mut impl Flow) {
        if self.land.take(who, seat) {
            self.civ_mut(seat).tribes += 1;
            flow.record(Event::TribeLost { seat, territory: who.territory });
            self.trigger(seat, Trigger::TribeLost);
        }
    }

    /// A tribe must be removed; its owner may save it.
    pub(super) fn doom(&mut self, seat: Seat, who: Who, flow: &mut impl Flow) {
        if self.can_save(seat) {
            self.push(seat, Task::Doom(who));
        } else {
            self.remove_tribe(seat, who, flow);
        }
    }
}
