//! The worth of income chips and attribute chips.

use super::outlook::Outlook;
use crate::ability::Trait;
use crate::content::{AttributeId, IncomeId};
use crate::stages::Holding;

impl Outlook<'_> {
    // Income chips.

    /// Estimates one use of an income chip.
    pub(super) fn income_action(&self, chip: IncomeId) -> f32 {
        let point = 1.0 + f32::from(self.civ.traits[Trait::IncomePoints]);
        self.bonus(self.content.income(chip)).max(point)
    }

    pub(super) fn look_at_income(&mut self) {
        let (mut all, mut best) = (0.0, 0.0f32);
        for chip in self.civ.incomes.iter().filter_map(IncomeId::new) {
            let action = self.income_action(chip);
            all += action;
            best = best.max(action);
        }
        self.income = all;
        self.best_income = best;
    }

    /// Estimates what an income chip brings after it has been installed and used once.
    pub(super) fn income_to_come(&self, action: f32) -> f32 {
        action * (self.clock.incomes + self.weights.income_uses * self.clock.eras)
    }

    /// Estimates the best income chip on display.
    pub(super) fn price_of_income_chip(&self) -> f32 {
        let action = 1.9;
        self.income_slot + action + self.income_to_come(action)
    }

    /// Estimates the installed income chips, without their stages.
    pub(super) fn chips_worth(&self, later: &Self) -> f32 {
        later.income * self.clock.incomes + later.best_income * self.weights.income_uses * 2.0 * self.clock.eras
    }

    // Attribute chips.

    /// Estimates what an attribute chip brings.
    pub(super) fn attribute(&self, chip: AttributeId, later: &Self) -> f32 {
        self.slot(Holding::Attributes) + later.ability(self.content.attribute(chip).ability)
    }

    /// Estimates the installed attribute chips and those on display that are within reach.
    pub(super) fn attributes_worth(&self, later: &Self) -> f32 {
        let civ = self.civ;
        let mut worth = 0.0;
        for chip in civ.attributes.iter() {
            worth += later.ability(self.content.attribute(chip).ability);
        }
        let less = u8::from(civ.traits.has(Trait::Gifted));
        let mut best = 0.0f32;
        for chip in self.game.display.attributes.into_iter().flatten() {
            let printed = self.content.attribute(chip);
            let need = printed.need.saturating_sub(less).max(1);
            let missing = need.saturating_sub(civ.feature(printed.feature));
            let gain = self.attribute(chip, later) - self.feature * 0.8;
            // Taking an attribute chip costs no dice.
            let likely = if missing == 0 { 0.9 } else { 0.8 * self.falling(missing) * self.clock.usable };
            best = best.max(gain * likely);
        }
        worth + best
    }
}
