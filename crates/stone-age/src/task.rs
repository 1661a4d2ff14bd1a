//! The decisions that the game waits for.

use engine::Seat;
use engine::answers::{Enough, MORE};
use serde::{Deserialize, Serialize};

use crate::content::Cost;
use crate::dice::Dice;
use crate::place::Acquisition;
use crate::resource::{Resource, Resources};

engine::vocabulary! {
    /// Why a game ended.
    pub enum EndReason {
        /// A stack of buildings is empty.
        Buildings = "buildings",
        /// There are not enough cards to fill the spaces for a new round.
        Cards = "cards",
        /// The round limit of the setup has been reached.
        RoundLimit = "round-limit",
    }
}

/// The phase of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People are placed.
    Placing,
    /// People are used.
    Using,
    /// People are fed, one player after another.
    Feeding {
        /// Number of players who have fed their people.
        fed: u8,
    },
    /// The game is over.
    Over(EndReason),
}

/// The purpose of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gathering {
    /// Food, one for every two pips.
    Food,
    /// A resource, one piece for every [`Resource::value`] pips.
    Resource(Resource),
}

impl Gathering {
    /// Returns the number of pips that bring one piece.
    #[must_use]
    pub const fn pips_per_piece(self) -> u8 {
        match self {
            Self::Food => 2,
            Self::Resource(resource) => resource.value() as u8,
        }
    }
}

/// A pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The seat of the player who decides.
    pub seat: Seat,
    /// What the player is asked.
    #[serde(rename = "question")]
    pub task: Task,
}

impl Default for Step {
    fn default() -> Self {
        Self { seat: Seat::ALL[0], task: Task::Place }
    }
}

/// The question that a decision answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Where to place people.
    Place,
    /// Which people to use next.
    Use,
    /// Which tools to add to a roll.
    Tools {
        /// What the roll is for.
        gathering: Gathering,
        /// The sum of the dice, without tools.
        pips: u8,
    },
    /// How much of a resource to pay.
    Pay {
        /// What the payment is for.
        purpose: Purpose,
        /// The price.
        bill: Bill,
        /// The resources paid so far.
        paid: Resources,
        /// The resource to pay now. Cheaper ones are settled.
        next: Resource,
    },
    /// Which of the dice rolled for all to take.
    Pick {
        /// The dice that are left.
        dice: Dice,
    },
    /// Which two resources to take for a cashed card.
    Gain,
    /// Whether to feed people with resources.
    Feed {
        /// Amount of food that is missing.
        missing: u8,
    },
}

impl Task {
    /// Returns true if the player may cash a card for any two resources first.
    pub(crate) const fn allows_cashing(&self) -> bool {
        match self {
            Self::Place | Self::Gain => false,
            Self::Use | Self::Tools { .. } | Self::Pay { .. } | Self::Pick { .. } | Self::Feed { .. } => true,
        }
    }
}

/// The purpose of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A card or building.
    Acquire(Acquisition),
    /// Food that is missing.
    Food,
}

/// A price that leaves a choice of resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bill {
    /// Minimum number of pieces.
    pub least: u8,
    /// Maximum number of pieces.
    pub most: u8,
    /// Exact number of different kinds; `None` allows any.
    pub kinds: Option<u8>,
}

impl Bill {
    /// Creates a bill for exactly this number of pieces, of any kinds.
    #[must_use]
    pub const fn exactly(pieces: u8) -> Self {
        Self { least: pieces, most: pieces, kinds: None }
    }

    /// Returns the bill for a building, or `None` if its cost leaves no choice.
    #[must_use]
    pub const fn for_building(cost: &Cost) -> Option<Self> {
        match *cost {
            Cost::Fixed(_) => None,
            Cost::Counted { pieces, kinds } => Some(Self { least: pieces, most: pieces, kinds: Some(kinds) }),
            Cost::UpTo(most) => Some(Self { least: 1, most, kinds: None }),
        }
    }

    /// Returns true if a player with these resources can pay it.
    #[must_use]
    pub fn can_be_paid_from(&self, have: &Resources) -> bool {
        match self.kinds {
            None => have.total() >= u16::from(self.least),
            Some(_) => self.can_be_met(&Resources::NONE, have, 0),
        }
    }

    /// Returns true if this payment is the whole price.
    #[must_use]
    pub fn is_met_by(&self, payment: &Resources) -> bool {
        (u16::from(self.least)..=u16::from(self.most)).contains(&payment.total())
            && self.kinds.is_none_or(|kinds| payment.iter().count() == usize::from(kinds))
    }

    /// Returns true if a player with these resources can pay in several ways.
    #[must_use]
    pub fn leaves_choice(&self, have: &Resources) -> bool {
        let mut ways = 0;
        let _ = self.each_way(have, Resources::NONE, 0, &mut || {
            ways += 1;
            if ways > 1 { Enough::Break(()) } else { MORE }
        });
        ways > 1
    }

    /// Calls `visit` for each way to complete a payment with the resources from index `from` on, until it breaks.
    fn each_way(&self, have: &Resources, paid: Resources, from: usize, visit: &mut impl FnMut() -> Enough) -> Enough {
        let Some(&next) = Resource::ALL.get(from) else {
            return if self.is_met_by(&paid) { visit() } else { MORE };
        };
        let room = u16::from(self.most).saturating_sub(paid.total());
        for count in 0..=have[next].min(room) {
            let mut paid = paid;
            paid[next] += count;
            self.each_way(have, paid, from + 1, visit)?;
        }
        MORE
    }

    /// Returns the minimum and maximum of `next` that can be paid, ignoring the number of kinds.
    pub(crate) fn range(&self, paid: &Resources, have: &Resources, next: Resource) -> (u8, u8) {
        let dearer: u16 = Resource::ALL.into_iter().filter(|&dearer| dearer > next).map(|dearer| have[dearer]).sum();
        let missing = u16::from(self.least).saturating_sub(paid.total());
        let room = u16::from(self.most).saturating_sub(paid.total());
        (missing.saturating_sub(dearer) as u8, have[next].min(room) as u8)
    }

    /// Returns true if, after paying `count` of `next`, the rest can be paid with the dearer resources.
    #[must_use]
    pub fn allows(&self, paid: &Resources, have: &Resources, next: Resource, count: u8) -> bool {
        let mut paid = *paid;
        paid[next] += u16::from(count);
        u16::from(count) <= have[next] && self.can_be_met(&paid, have, next.index() + 1)
    }

    /// Returns true if the resources from index `from` on can complete the payment.
    fn can_be_met(&self, paid: &Resources, have: &Resources, from: usize) -> bool {
        let paid_pieces = paid.total();
        let (least, most) = (u16::from(self.least), u16::from(self.most));
        let Some(room) = most.checked_sub(paid_pieces) else { return false };
        let missing = least.saturating_sub(paid_pieces);
        let mut left = [0; Resource::COUNT];
        for resource in Resource::ALL {
            left[resource.index()] = if resource.index() < from { 0 } else { have[resource] };
        }
        let Some(kinds) = self.kinds else {
            return total(&left) >= u32::from(missing);
        };
        let Some(kinds_missing) = usize::from(kinds).checked_sub(paid.iter().count()) else { return false };
        // Each missing kind takes at least one piece. The most plentiful kinds bring the most pieces.
        left.sort_unstable_by(|a, b| b.cmp(a));
        let best = &left[..kinds_missing.min(Resource::COUNT)];
        best.iter().all(|&count| count > 0) && kinds_missing as u16 <= room && total(best) >= u32::from(missing)
    }
}

fn total(counts: &[u16]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(counts: [u16; Resource::COUNT]) -> Resources {
        let mut resources = Resources::NONE;
        for (resource, count) in Resource::ALL.into_iter().zip(counts) {
            resources[resource] = count;
        }
        resources
    }

    #[test]
    fn a_bill_is_met_by_the_right_number_of_the_right_number_of_kinds() {
        let bill = Bill { least: 4, most: 4, kinds: Some(2) };
        assert!(bill.is_met_by(&some([3, 0, 1, 0])) && !bill.is_met_by(&some([4, 0, 0, 0])));
        assert!(!bill.is_met_by(&some([2, 1, 1, 0])) && !bill.is_met_by(&some([2, 1, 0, 0])));
        let any = Bill { least: 1, most: 7, kinds: None };
        assert!(any.is_met_by(&some([0, 0, 0, 1])) && any.is_met_by(&some([7, 0, 0, 0])));
        assert!(!any.is_met_by(&Resources::NONE) && !any.is_met_by(&some([7, 0, 0, 1])));
    }

    #[test]
    fn a_bill_leaves_a_choice_if_it_can_be_paid_in_several_ways() {
        let card = Bill::exactly(2);
        assert!(!card.leaves_choice(&some([2, 0, 0, 0])) && !card.leaves_choice(&some([1, 1, 0, 0])));
        assert!(!card.leaves_choice(&some([1, 0, 0, 0])) && card.leaves_choice(&some([2, 1, 0, 0])));
        assert!(Bill { least: 1, most: 7, kinds: None }.leaves_choice(&some([2, 0, 0, 0])));
        assert!(!Bill { least: 4, most: 4, kinds: Some(2) }.leaves_choice(&some([3, 1, 0, 0])));
    }
}
