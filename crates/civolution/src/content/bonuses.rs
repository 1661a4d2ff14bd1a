//! The table of all bonuses of a pack. Game states refer to a bonus by its number in this table.

use crate::effect::{Bonus, BonusId};

static NOTHING: Bonus = Bonus { favor_test: false, either: Vec::new() };

/// The distinct bonuses of a pack.
#[derive(Debug, Default)]
pub(crate) struct Bonuses(Vec<Bonus>);

impl Bonuses {
    /// Returns the number of a bonus and adds the bonus if it is new. Equal bonuses share a number.
    pub(crate) fn number(&mut self, bonus: Bonus) -> BonusId {
        let known = self.0.iter().position(|other| *other == bonus);
        let index = known.unwrap_or_else(|| {
            self.0.push(bonus);
            self.0.len() - 1
        });
        BonusId(index as u16)
    }

    /// Returns the bonus with this number. A number that this pack does not have gives an empty bonus.
    pub(crate) fn get(&self, id: BonusId) -> &Bonus {
        self.0.get(usize::from(id.0)).unwrap_or(&NOTHING)
    }
}
