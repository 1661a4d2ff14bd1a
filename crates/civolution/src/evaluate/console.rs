//! Income chips and attribute chips.

use super::outlook::Outlook;
use crate::ability::Trait;
use crate::content::{AttributeId, IncomeId};
use crate::stages::Holding;

impl Outlook<'_> {
    // Income chips.

    /// One use of an income chip.
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

    /// What an income chip brings after it has been installed and used once.
    pub(super) fn income_to_come(&self, action: f32) -> f32 {
        action * (self.clock.incomes + self.weights.income_uses * self.clock.eras)
    }

    /// A new income chip of those on display.
    pub(super) fn price_of_income_chip(&self) -> f32 {
        let action = 1.9;
        self.income_slot + action + self.income_to_come(action)
    }

    /// Income chips that are installed; their stages apart.
    pub(super) fn chips_worth(&self, later: &Self) -> f32 {
        later.income * self.clock.incomes + later.best_income * self.weights.income_uses * 2.0 * self.clock.eras
    }

    // Attribute chips.

    /// What an attribute chip brings.
    pub(super) fn attribute(&self, chip: AttributeId, later: &Self) -> f32 {
        self.slot(Holding::Attributes) + later.ability(self.content.attribute(chip).ability)
    }

    /// Attribute chips that are installed, and those on display that are within reach.
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
            // It takes no dice to take one.
            let likely = if missing == 0 { 0.9 } else { 0.8 * self.falling(missing) * self.clock.usable };
            best = best.max(gain * likely);
        }
        worth + best
    }
}
