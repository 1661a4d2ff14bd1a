//! The phases of an era, in order (p. 11, 12, 32 to 36).

use engine::{BySeat, Seat};

use crate::ability::{Trait, Trigger};
use crate::category::{Category, ERAS};
use crate::civilization::{RESET_COLUMNS, Source};
use crate::content::{Deck, EventId, Slot};
use crate::continent::{SiteSpot, Terrain, TerritorySet};
use crate::effect::Marker;
use crate::event::{Event, FinalPart};
use crate::flow::{Answers, Enough, Flow};
use crate::site::SiteKind;
use crate::state::{Civolution, Rounds, stream};
use crate::task::{Chore, Phase, Target, Task};

impl Civolution {
    /// Gives every person a task in seating order, each followed by a check for completion bonuses and attribute chips.
    fn push_for_each_person(&mut self, task: Task) {
        for seat in self.people().rev() {
            self.push(seat, Task::Chore(Chore::EndPart));
            self.push(seat, task);
        }
    }

    /// Adds a step of a phase that runs by itself. Before it, the player may take attribute chips.
    fn own_step(&mut self, seat: Seat, chore: Chore) {
        self.push(seat, Task::Chore(chore));
        self.push(seat, Task::Chore(Chore::Chance));
    }

    /// Ends a phase for all players together, without decisions. Before it, each player may take attribute chips once
    /// more, because one may have come to the display since their own part.
    fn end_together(&mut self, phase: Phase) {
        self.push(self.start, Task::Chore(Chore::End(phase)));
        for seat in self.people().rev() {
            self.push(seat, Task::Chore(Chore::Chance));
        }
    }

    pub(super) fn begin(&mut self, phase: Phase, flow: &mut impl Flow) {
        self.phase = Some(phase);
        self.let_lie = BySeat::default();
        flow.record(Event::PhaseBegan { era: self.era, phase });
        let start = self.start;
        match phase {
            Phase::NewCards => {
                self.event = self.events.take(stream::EVENTS, flow).and_then(EventId::new);
                if let Some(event) = self.event {
                    flow.record(Event::EventRevealed { event });
                }
                Deck::ALL.into_iter().for_each(|deck| self.reveal_card(deck, flow));
                self.push(start, Task::Chore(Chore::Begin(Phase::NewGoals)));
            }
            Phase::NewGoals => {
                self.push(start, Task::Chore(Chore::End(phase)));
                for seat in self.seating().rev() {
                    if Some(seat) == self.vici_seat() {
                        self.push(seat, Task::Chore(Chore::ViciGoal));
                    } else {
                        self.push(seat, Task::Chore(Chore::EndPart));
                        self.push(seat, Task::TakeGoal { refill: false });
                    }
                }
            }
            Phase::ExtraFind => {
                self.push(start, Task::Chore(Chore::Begin(Phase::Action)));
                self.push_for_each_person(Task::ExtraFind);
            }
            Phase::Action => {
                self.resets = 0;
                self.rounds = Rounds::Open;
                self.turn = start;
                self.begin_turn(flow);
            }
            Phase::Sites => {
                self.push(start, Task::Chore(Chore::Begin(Phase::Feeding)));
                self.begin_sites(SiteKind::Gorge);
            }
            Phase::Feeding => {
                self.end_together(phase);
                for seat in self.seating().rev() {
                    if Some(seat) == self.vici_seat() {
                        self.push(seat, Task::Chore(Chore::ViciFeed));
                    } else {
                        self.push(seat, Task::Chore(Chore::EndPart));
                        self.push(seat, Task::Feed);
                    }
                }
            }
            Phase::Event => {
                self.end_together(phase);
                self.push(start, Task::Chore(Chore::Event));
                self.move_weather(flow);
                self.push_for_each_person(Task::Weather);
            }
            Phase::Income => {
                self.end_together(phase);
                for seat in self.people().rev() {
                    self.push(seat, Task::Chore(Chore::EndPart));
                    self.own_step(seat, Chore::StartIncome);
                }
            }
        }
    }

    pub(super) fn end(&mut self, phase: Phase, flow: &mut impl Flow) {
        let start = self.start;
        match phase {
            Phase::NewGoals => {
                self.refill_goals(flow);
                self.push(start, Task::Chore(Chore::Begin(Phase::ExtraFind)));
            }
            Phase::Feeding => {
                self.push(start, Task::Chore(Chore::Begin(Phase::Event)));
                for seat in self.seating() {
                    let strong = self.land.tribes(seat).strong;
                    self.score(seat, Source::StrongTribes, u16::from(strong), flow);
                }
            }
            Phase::Event => {
                self.push(start, Task::Chore(Chore::Begin(Phase::Income)));
                self.score_era(flow);
            }
            Phase::Income => self.end_era(flow),
            Phase::NewCards | Phase::ExtraFind | Phase::Action | Phase::Sites => {}
        }
    }

    /// Ends a turn, reset or player's part of a phase: first completion bonuses until there are none, then attribute
    /// chips.
    pub(super) fn end_part(&mut self, seat: Seat, flow: &mut impl Flow) {
        self.moved.clear();
        if !self.complete_stages(seat, flow) {
            self.offer_chips(seat);
        }
    }

    /// Offers attribute chips. A player who has declined is asked again only after something has happened.
    pub(super) fn offer_chips(&mut self, seat: Seat) {
        if self.wants_chips(seat) {
            self.push(seat, Task::Pause);
        }
    }

    pub(super) fn wants_chips(&self, seat: Seat) -> bool {
        !self.let_lie[seat] && self.may_take_attribute(seat)
    }

    // Phase 5: sites.

    /// Begins each player's step for a type of site, in seating order. The next type follows (p. 32, 33).
    pub(super) fn begin_sites(&mut self, kind: SiteKind) {
        let (chore, next) = match kind {
            SiteKind::Gorge => (Chore::Gorges, Some(SiteKind::Glacier)),
            SiteKind::Glacier => (Chore::Glaciers, Some(SiteKind::MysticOak)),
            _ => (Chore::Oaks, None),
        };
        if let Some(next) = next {
            self.push(self.start, Task::Chore(Chore::Sites(next)));
        }
        for seat in self.people().rev() {
            if next.is_none() {
                self.push(seat, Task::Chore(Chore::EndPart));
            }
            self.own_step(seat, chore);
        }
    }

    pub(super) fn gorges(&mut self, seat: Seat, flow: &mut impl Flow) {
        if self.civ(seat).traits.has(Trait::WolfTamers) {
            return;
        }
        for spot in self.land.spots(SiteKind::Gorge).iter() {
            if self.is_next_to(seat, spot) {
                let fed = self.civ(seat).marker(Marker::Food) > 0;
                flow.record(Event::Wolves { seat, spot, fed });
                self.lose(seat, Slot::Marker(Marker::Food), 1, flow);
            }
        }
    }

    pub(super) fn glaciers(&mut self, seat: Seat) {
        if self.civ(seat).traits.has(Trait::IcePeople) {
            return;
        }
        for spot in self.land.spots(SiteKind::Glacier).iter() {
            self.push(seat, Task::Glacier(spot));
        }
    }

    /// Lists the strong tribes next to a glacier. If possible, one is left for the other glacier: a civilization next
    /// to both loses the strength of two tribes (p. 33), in whichever order the glaciers are handled.
    pub(super) fn list_glacier(&self, seat: Seat, spot: SiteSpot, out: &mut impl Answers) -> Enough {
        let around = self.land.layout.around(spot);
        let other = self.agenda.iter().find_map(|step| match step.task {
            Task::Glacier(other) if other != spot && step.seat == seat => Some(self.land.layout.around(other)),
            _ => None,
        });
        let strong = |within: TerritorySet| {
            let mut count = 0;
            self.land.each_group(seat, |who, size| {
                count += if who.strong && within.contains(who.territory) { size } else { 0 };
            });
            count
        };
        // If the other glacier has only one tribe, that tribe is spared unless there is no other.
        let spared = other.filter(|other| strong(*other) == 1 && strong(around.minus(*other)) > 0);
        self.list_tribes(seat, Some(true), spared.map_or(around, |other| around.minus(other)), out)
    }

    pub(super) fn oaks(&mut self, seat: Seat, flow: &mut impl Flow) {
        let own = self.land.territories(seat);
        let mut points = 0;
        for spot in self.land.spots(SiteKind::MysticOak).iter() {
            let around = self.land.layout.around(spot).intersection(own);
            points += around.iter().map(|territory| oak_points(territory.terrain())).sum::<u16>();
            if !around.is_empty() {
                points += u16::from(self.civ(seat).traits[Trait::OakPoints]);
            }
        }
        for terrain in Terrain::ALL {
            if !own.intersection(TerritorySet::of(terrain)).is_empty() {
                self.trigger(seat, Trigger::SitePhase(terrain));
            }
        }
        self.score(seat, Source::Oaks, points, flow);
    }

    // Phase 7: the category of the era, and the starting monolith.

    fn score_era(&mut self, flow: &mut impl Flow) {
        let Some(category) = self.era_categories.get(usize::from(self.era) - 1).copied() else { return };
        let mut scored = BySeat::<u16>::default();
        for seat in self.seating() {
            let units = self.units(seat, category) + u16::from(self.civ(seat).traits[Trait::EraUnits]);
            scored[seat] = units * self.era_points();
            flow.record(Event::EraScored { seat, category, units });
            self.score(seat, Source::Eras, scored[seat], flow);
        }
        let most = self.all().map(|seat| scored[seat]).max().unwrap_or(0);
        let tied = |seat: &Seat| scored[*seat] == most;
        if self.all().filter(tied).count() == 1 {
            if let Some(leader) = self.all().find(tied) {
                self.pass_monolith(leader, flow);
                if Some(leader) != self.vici_seat() && most > 0 {
                    self.push(leader, Task::Chore(Chore::EndPart));
                    self.trigger(leader, Trigger::EraLed);
                }
            }
        } else if let Some(next) = self.seating().skip(1).find(tied) {
            // On a tie the monolith leaves its owner, even if they are tied too (p. 35).
            self.pass_monolith(next, flow);
        }
    }

    fn pass_monolith(&mut self, seat: Seat, flow: &mut impl Flow) {
        if self.start != seat {
            self.start = seat;
            flow.record(Event::Monolith { seat });
        }
    }

    // Phase 8: income, statues, and the next era.

    pub(super) fn start_income(&mut self, seat: Seat) {
        self.income_left = self.civ(seat).incomes;
        self.push(seat, Task::IncomePhase);
        self.trigger(seat, Trigger::IncomePhase);
    }

    fn end_era(&mut self, flow: &mut impl Flow) {
        for seat in self.seating() {
            let civ = self.civ(seat);
            let each = self.content.board().statue_points[usize::from(civ.favor - 1)] + civ.traits[Trait::Monumental];
            let statues = u16::from(self.land.statues(seat));
            self.score(seat, Source::Statues, statues * u16::from(each), flow);
        }
        self.era += 1;
        if usize::from(self.era) > ERAS {
            self.phase = None;
            self.tell_final_scoring(flow);
            return;
        }
        self.display.hunting_tokens += self.land.hunted.len() as u8;
        self.land.hunted = TerritorySet::EMPTY;
        self.push(self.start, Task::Chore(Chore::Begin(Phase::NewCards)));
        for seat in self.people().rev() {
            self.refill_reset_columns(seat, RESET_COLUMNS);
        }
    }

    /// Reports the final scoring, part by part (p. 36, 37).
    fn tell_final_scoring(&self, flow: &mut impl Flow) {
        flow.record(Event::GameOver);
        let seats = self.all().collect();
        let each = |value: &dyn Fn(Seat) -> u16| {
            let mut values = BySeat::<u16>::default();
            self.all().for_each(|seat| values[seat] = value(seat));
            values
        };
        for category in Category::ALL {
            let points = each(&|seat| self.final_points(seat, category));
            let units = each(&|seat| self.units(seat, category));
            flow.record(Event::FinalScored { part: FinalPart::Category(category, units), points, seats });
        }
        let stages = each(&|seat| self.stage_points(seat));
        flow.record(Event::FinalScored { part: FinalPart::Stages, points: stages, seats });
        let bonuses = each(&|seat| self.point_bonuses(seat));
        flow.record(Event::FinalScored { part: FinalPart::PointBonuses, points: bonuses, seats });
        let total = each(&|seat| self.final_total(seat).min(u32::from(u16::MAX)) as u16);
        flow.record(Event::FinalScored { part: FinalPart::Total, points: total, seats });
    }

    /// Puts markers into empty reset columns, as far as the supply allows.
    pub(super) fn refill_reset_columns(&mut self, seat: Seat, up_to: u8) {
        let civ = self.civ_mut(seat);
        let empty = up_to.saturating_sub(civ.reset_markers);
        let placed = empty.min(civ.supply);
        civ.reset_markers += placed;
        civ.supply -= placed;
        if placed < empty {
            self.push(seat, Task::Short { target: Target::ResetColumn, left: empty - placed });
        }
    }
}

/// Returns the points an oak gives for a territory next to it (p. 33).
const fn oak_points(terrain: Terrain) -> u16 {
    match terrain {
        Terrain::Water | Terrain::Swamp | Terrain::Desert => 2,
        Terrain::Forest | Terrain::Grassland | Terrain::Hills | Terrain::Mountains => 1,
    }
}
