//! Everything that happens without a decision.

use engine::answers::{Asks, Choices};

use crate::action::Action;
use crate::flow::{Flow, Heard};
use crate::state::Civolution;
use crate::task::{Chore, Step, Task};

impl Civolution {
    /// Carries out everything that needs no decision, up to the next real one. A decision with only one possible answer
    /// is taken immediately, unless an attribute chip could be taken instead.
    pub(crate) fn proceed(&mut self, flow: &mut impl Flow) {
        let flow = &mut Heard::new(flow);
        while let Some(step) = self.top() {
            if self.go_on(step, flow) {
                self.let_lie[step.seat] &= !flow.take();
                continue;
            }
            if self.has_obvious_choice(step) {
                return;
            }
            match self.choices(step.seat, &step.task) {
                Choices::None => {
                    self.agenda.pop();
                }
                Choices::One(action) if !self.may_interrupt(step) => {
                    self.decide(step, action, flow);
                }
                Choices::One(_) | Choices::Many => return,
            }
        }
    }

    /// Carries out a task that needs no decision. Returns whether it was one.
    fn go_on(&mut self, step: Step, flow: &mut impl Flow) -> bool {
        let Step { seat, task } = step;
        // These tasks go on by themselves while there is nothing to decide.
        match task {
            Task::FeedGroup { group, hardy, hungry } => return self.skip_group(seat, group, hardy, hungry, flow),
            Task::Feed if self.wants_chips(seat) && self.food_for_all(seat) == 0 => {
                self.push(seat, Task::Pause);
                return true;
            }
            Task::Feed => {
                let at = self.agenda.len();
                if self.start_feeding(seat, flow) {
                    self.agenda.remove(at - 1);
                    return true;
                }
                return false;
            }
            // An attribute chip taken in the meantime has left a marker in the supply.
            Task::Short { target, left } if self.civ(seat).supply > 0 => {
                self.agenda.pop();
                self.gain_again(seat, target, left, flow);
                return true;
            }
            _ => {}
        }
        let Task::Chore(chore) = task else { return false };
        self.agenda.pop();
        match chore {
            Chore::Begin(phase) => self.begin(phase, flow),
            Chore::End(phase) => self.end(phase, flow),
            Chore::NextTurn => self.next_turn(flow),
            Chore::EndPart => self.end_part(seat, flow),
            Chore::Chance => self.offer_chips(seat),
            Chore::Sites(kind) => self.begin_sites(kind),
            Chore::Activated(panel) => self.activated(seat, panel),
            Chore::Effect(effect) => self.effect(seat, effect, None, flow),
            Chore::Give(effect, origin) => self.effect(seat, effect, Some(origin), flow),
            Chore::Happened { trigger, installed, before } => self.happened(seat, trigger, installed, before),
            Chore::TribesLost(left) => self.tribes_lost(seat, left),
            Chore::Starve { who, left } => self.starve(seat, who, left, flow),
            Chore::Bonus(bonus, origin) => self.give_bonus(seat, bonus, origin),
            Chore::Favor { pass, fail } => self.favor_test(seat, pass, fail, flow),
            Chore::BuildSettlement { settlement, ground } => self.build_settlement(seat, settlement, ground, flow),
            Chore::InstallGoal { space, column, half } => self.install_goal(seat, space, column, half, flow),
            Chore::InstallCard(installation) => self.install_card(seat, installation, flow),
            Chore::Insert { card, special } => self.insert_card(seat, card, special),
            Chore::Advance { track, steps } => self.advance(seat, track, steps, flow),
            Chore::ExplorationPoints(points) => self.exploration_points(seat, points, flow),
            Chore::MigrationsOver => self.end_migrations(),
            Chore::GainDie { fate } => self.gain_die(seat, fate, flow),
            Chore::Gorges => self.gorges(seat, flow),
            Chore::Glaciers => self.glaciers(seat),
            Chore::Oaks => self.oaks(seat, flow),
            Chore::StartIncome => self.start_income(seat),
            Chore::Event => self.resolve_event(flow),
            Chore::ViciGoal => self.vici_goal(flow),
            Chore::ViciFeed => self.vici_feed(flow),
        }
        true
    }

    /// Takes an answer. A player who forgoes something also declines the attribute chips they could have taken instead,
    /// until something happens.
    pub(super) fn decide(&mut self, step: Step, action: Action, flow: &mut Heard<'_, impl Flow>) {
        let Step { seat, task } = step;
        self.answer(step, action, flow);
        let declined = action == Action::Pass;
        let happened = flow.take();
        self.let_lie[seat] = !happened && (self.let_lie[seat] || (declined && task.allows_chips()));
    }
}
