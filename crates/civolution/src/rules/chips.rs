//! Goal, income and attribute chips (p. 23, 26, 27).

use engine::{BySeat, Seat};

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::civilization::Source;
use crate::content::{AttributeId, GoalId, IncomeId, Requirement, Slot};
use crate::effect::UpgradeChoice;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::stages::{Column, Half, Holding};
use crate::state::{Civolution, stream};
use crate::task::{Chore, Follow, Origin, Task};

use super::building::take_material;

impl Civolution {
    // Gaining goal chips.

    pub(super) fn list_goals(&self, out: &mut impl Answers) -> Enough {
        for (goal, number) in self.display.goals.iter().zip(1..) {
            if goal.is_some() {
                out(Action::Goal(number))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn take_goal(&mut self, seat: Seat, number: u8, refill: bool, flow: &mut impl Flow) {
        let index = usize::from(number - 1);
        let taken = self.display.goals.get_mut(index).and_then(Option::take);
        let Some(goal) = taken else { return };
        flow.record(Event::TookGoal { seat, goal });
        if refill {
            self.refill_goal(index, flow);
        }
        self.receive_goal(seat, goal);
    }

    /// Puts a goal chip on a free space of the goal area. If there is none, the owner chooses which chip to cover.
    pub(super) fn receive_goal(&mut self, seat: Seat, goal: GoalId) {
        match self.civ_mut(seat).goals.iter_mut().find(|space| space.is_none()) {
            Some(space) => *space = Some(goal),
            None => self.push(seat, Task::Cover(goal)),
        }
    }

    pub(super) fn list_spaces(&self, out: &mut impl Answers) -> Enough {
        (1..=3).try_for_each(|space| out(Action::Space(space)))
    }

    pub(super) fn cover(&mut self, seat: Seat, goal: GoalId, space: u8, flow: &mut impl Flow) {
        let Some(top) = self.civilizations[seat].goals.get_mut(usize::from(space - 1)) else { return };
        self.goal_under[goal.index()] = top.replace(goal);
        flow.record(Event::CoveredGoal { seat, goal, space });
    }

    /// Refills the goal chip display.
    pub(super) fn refill_goals(&mut self, flow: &mut impl Flow) {
        for index in 0..self.goal_spaces() {
            if self.display.goals[index].is_none() {
                self.refill_goal(index, flow);
            }
        }
    }

    fn refill_goal(&mut self, index: usize, flow: &mut impl Flow) {
        self.display.goals[index] = self.goal_bag.take(stream::GOALS, flow).and_then(GoalId::new);
    }

    /// Returns the number of uncovered spaces in the goal chip display.
    pub(crate) fn goal_spaces(&self) -> usize {
        usize::from(self.land.civilizations) + 2
    }

    // Installing goal chips.

    pub(crate) fn is_met(&self, seat: Seat, goal: GoalId) -> bool {
        match self.content.goal(goal).requirement {
            Requirement::Have(count, need) => {
                let less = u8::from(self.civ(seat).traits.has(Trait::Ambitious));
                self.count(seat, count) >= u16::from(need.saturating_sub(less).max(1))
            }
            Requirement::Pay(material) => {
                let mut civ = *self.civ(seat);
                take_material(&mut civ, material)
            }
        }
    }

    fn installable_goals(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let goals = self.civ(seat).goals;
        (1..=3).filter(move |space| goals[usize::from(space - 1)].is_some_and(|goal| self.is_met(seat, goal)))
    }

    pub(super) fn can_install_goal(&self, seat: Seat) -> bool {
        self.installable_goals(seat).next().is_some()
    }

    pub(super) fn list_installable_goals(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        self.installable_goals(seat).try_for_each(|space| out(Action::Space(space)))?;
        out(Action::Pass)
    }

    pub(super) fn list_columns_for(&self, seat: Seat, holding: Holding, out: &mut impl Answers) -> Enough {
        let stages = &self.civ(seat).stages;
        Column::all().filter(|column| stages.takes(*column, holding)).try_for_each(|column| out(Action::Column(column)))
    }

    /// Lists both halves. If they are equally high the choice makes no difference, so only one is listed.
    pub(super) fn list_halves(&self, seat: Seat, column: Column, out: &mut impl Answers) -> Enough {
        let [left, right] = self.civ(seat).stages.pile(column).filled;
        out(Action::Half(Half::Left))?;
        if left == right { MORE } else { out(Action::Half(Half::Right)) }
    }

    /// Fulfils the requirement of a goal chip and installs it.
    pub(super) fn pay_goal(&mut self, seat: Seat, space: u8, column: Column, half: Half, flow: &mut impl Flow) {
        let Some(goal) = self.civ(seat).goals.get(usize::from(space - 1)).copied().flatten() else { return };
        self.push(seat, Task::Chore(Chore::InstallGoal { space, column, half }));
        if let Requirement::Pay(material) = self.content.goal(goal).requirement {
            self.pay_material(seat, material, flow);
        }
    }

    pub(super) fn install_goal(&mut self, seat: Seat, space: u8, column: Column, half: Half, flow: &mut impl Flow) {
        let index = usize::from(space - 1);
        let Some(goal) = self.civ(seat).goals.get(index).copied().flatten() else { return };
        let under = self.goal_under[goal.index()].take();
        let civ = self.civ_mut(seat);
        civ.goals[index] = under;
        civ.stages.install_goal(column, half);
        self.goals_done[seat].insert(goal.id());
        flow.record(Event::InstalledGoal { seat, goal, column });
        self.trigger(seat, Trigger::GoalInstalled);
        if under.is_none() {
            self.push(seat, Task::Upgrade(UpgradeChoice::Any));
        }
    }

    // Income chips.

    pub(super) fn list_income_chips(&self, out: &mut impl Answers) -> Enough {
        for (chip, number) in self.display.incomes.iter().zip(1..) {
            if chip.is_some() {
                out(Action::Income(number))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn take_income(&mut self, seat: Seat, number: u8, flow: &mut impl Flow) {
        let index = usize::from(number - 1);
        let Some(chip) = self.display.incomes.get(index).copied().flatten() else { return };
        flow.record(Event::TookIncome { seat, chip });
        self.refill_income(index, flow);
        self.trigger(seat, Trigger::IncomeChipGained);
        self.push(seat, Task::UseIncome(chip));
        self.push(seat, Task::IncomeColumn(chip));
    }

    pub(super) fn refill_income(&mut self, index: usize, flow: &mut impl Flow) {
        self.display.incomes[index] = self.income_bag.take(stream::INCOMES, flow).and_then(IncomeId::new);
    }

    pub(super) fn list_income_columns(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let stages = &self.civ(seat).stages;
        let free = Column::all().filter(|column| stages.free_stage(*column).is_some());
        free.into_iter().try_for_each(|column| out(Action::Column(column)))
    }

    pub(super) fn install_income(&mut self, seat: Seat, chip: IncomeId, column: Column, flow: &mut impl Flow) {
        let civ = self.civ_mut(seat);
        let Some(stage) = civ.stages.free_stage(column) else { return };
        civ.stages.install(column, None);
        civ.incomes.insert(chip.id());
        self.income_slot[chip.index()] = (column.number(), stage);
        flow.record(Event::InstalledIncome { seat, chip, column, stage });
    }

    pub(super) fn list_use_income(&self, chip: IncomeId, out: &mut impl Answers) -> Enough {
        out(Action::Chip(chip))?;
        out(Action::Point(chip))?;
        out(Action::Pass)
    }

    /// Lists the chips. For points, all chips are equally good.
    pub(super) fn list_income_actions(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let chips = self.civ(seat).incomes;
        chips.iter().filter_map(IncomeId::new).try_for_each(|chip| out(Action::Chip(chip)))?;
        if let Some(chip) = chips.nth(0).and_then(IncomeId::new) {
            out(Action::Point(chip))?;
        }
        out(Action::Pass)
    }

    pub(super) fn list_income_phase(&self, out: &mut impl Answers) -> Enough {
        for chip in self.income_left.iter().filter_map(IncomeId::new) {
            out(Action::Chip(chip))?;
            out(Action::Point(chip))?;
        }
        if self.income_left.is_empty() { MORE } else { out(Action::Pass) }
    }

    pub(super) fn use_income(&mut self, seat: Seat, chip: IncomeId, flow: &mut impl Flow) {
        flow.record(Event::UsedIncome { seat, chip });
        let bonus = self.content.income(chip);
        if self.content.bonus(bonus).favor_test && self.civ(seat).traits.has(Trait::Trusted) {
            self.favor_tested(seat, true, Follow::Bonus(bonus, Origin::Income(chip)), flow);
        } else {
            self.give_bonus(seat, bonus, Origin::Income(chip));
        }
    }

    /// Uses an income chip, for its action or for points.
    pub(super) fn income_action(&mut self, seat: Seat, action: Action, chip: IncomeId, flow: &mut impl Flow) {
        match action {
            Action::Chip(_) => self.use_income(seat, chip, flow),
            _ => self.income_point(seat, chip, flow),
        }
    }

    pub(super) fn income_point(&mut self, seat: Seat, chip: IncomeId, flow: &mut impl Flow) {
        let points = 1 + u16::from(self.civ(seat).traits[Trait::IncomePoints]);
        self.score_by(seat, Source::Income, points, Some(Origin::Income(chip)), flow);
    }

    // Attribute chips.

    /// Returns the number of feature markers the player must have for an attribute chip.
    pub(super) fn attribute_need(&self, seat: Seat, chip: AttributeId) -> u8 {
        let less = u8::from(self.civ(seat).traits.has(Trait::Gifted));
        self.content.attribute(chip).need.saturating_sub(less).max(1)
    }

    fn pays_attribute(&self, seat: Seat, chip: AttributeId) -> bool {
        self.civ(seat).feature(self.content.attribute(chip).feature) >= self.attribute_need(seat, chip)
    }

    /// Checks whether the player could take an attribute chip from the display.
    pub(crate) fn may_take_attribute(&self, seat: Seat) -> bool {
        // Most of the time a quick look at the console is enough: no chip is within reach.
        self.civ(seat).features.iter().any(|count| *count > 1)
            && self.display.attributes.iter().flatten().any(|chip| self.pays_attribute(seat, *chip))
    }

    pub(super) fn list_attributes(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for (chip, number) in self.display.attributes.iter().zip(1..) {
            if chip.is_some_and(|chip| self.pays_attribute(seat, chip)) {
                out(Action::Attribute(number))?;
            }
        }
        MORE
    }

    pub(super) fn take_attribute(&mut self, seat: Seat, number: u8, flow: &mut impl Flow) {
        let index = usize::from(number - 1);
        let Some(chip) = self.display.attributes.get(index).copied().flatten() else { return };
        self.lose(seat, Slot::Feature(self.content.attribute(chip).feature), 1, flow);
        flow.record(Event::TookAttribute { seat, chip });
        self.refill_attribute(index, flow);
        self.push(seat, Task::AttributeColumn(chip));
    }

    pub(super) fn refill_attribute(&mut self, index: usize, flow: &mut impl Flow) {
        self.let_lie = BySeat::default();
        self.display.attributes[index] = self.attribute_bag.take(stream::ATTRIBUTES, flow).and_then(AttributeId::new);
    }

    pub(super) fn install_attribute(&mut self, seat: Seat, chip: AttributeId, column: Column, flow: &mut impl Flow) {
        let ability = self.content.attribute(chip).ability;
        // A stage may be full now, so stages are checked again before the part ends.
        if let Some(step) = self.agenda.last_mut()
            && step.task == Task::Pause
        {
            step.task = Task::Chore(Chore::EndPart);
        }
        let civ = self.civ_mut(seat);
        let Some(stage) = civ.stages.free_stage(column) else { return };
        civ.stages.install(column, Some(Holding::Attributes));
        civ.attributes.insert(chip);
        civ.traits.add(ability);
        self.attribute_stage[chip.index()] = stage;
        self.pieces_installed += 1;
        self.attribute_order[chip.index()] = self.pieces_installed;
        flow.record(Event::InstalledAttribute { seat, chip, column, stage });
        self.trigger(seat, Trigger::AttributeTaken);
    }
}
