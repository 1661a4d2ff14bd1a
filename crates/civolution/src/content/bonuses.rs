//! The table of all bonuses of a pack, so that a state can name one by its number.

use crate::effect::{Bonus, BonusId};

static NOTHING: Bonus = Bonus { favor_test: false, either: Vec::new() };

/// All different bonuses of a pack.
#[derive(Debug, Default)]
pub(crate) struct Bonuses(Vec<Bonus>);

impl Bonuses {
    /// The number of a bonus, which is the same for equal ones.
    pub(crate) fn number(&mut self, bonus: Bonus) -> BonusId {
        let known = self.0.iter().position(|other| *other == bonus);
        let index = known.unwrap_or_else(|| {
            self.0.push(bonus);
            self.0.len() - 1
        });
        BonusId(index as u16)
    }

    /// The bonus with this number; one from another pack may be empty.
    pub(crate) fn get(&self, id: BonusId) -> &Bonus {
        self.0.get(usize::from(id.0)).unwrap_or(&NOTHING)
    }
}
