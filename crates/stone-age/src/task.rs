//! What the game waits for.

use engine::Seat;
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
        /// There are not enough cards to fill the spaces.
        Cards = "cards",
        /// The last round of a game that would not end has been played.
        RoundLimit = "round-limit",
    }
}

/// Where in the round the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People are placed.
    Placing,
    /// People are used.
    Using,
    /// People are fed, one player after the other.
    Feeding {
        /// How many players have fed their people.
        fed: u8,
    },
    /// The game is over.
    Over(EndReason),
}

/// What a roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gathering {
    /// Food, at one for every two pips.
    Food,
    /// A resource.
    Resource(Resource),
}

impl Gathering {
    /// How many pips bring one piece.
    #[must_use]
    pub const fn pips_per_piece(self) -> u8 {
        match self {
            Self::Food => 2,
            Self::Resource(resource) => resource.value() as u8,
        }
    }
}

/// A decision somebody owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Who.
    pub seat: Seat,
    /// What they are asked.
    #[serde(rename = "question")]
    pub task: Task,
}

impl Default for Step {
    fn default() -> Self {
        Self { seat: Seat::ALL[0], task: Task::Place }
    }
}

/// What a player is asked.
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
        /// What the dice show.
        pips: u8,
    },
    /// How many of a resource to pay.
    Pay {
        /// For what.
        purpose: Purpose,
        /// The price.
        bill: Bill,
        /// What has been paid so far.
        paid: Resources,
        /// The resource that is asked for now.
        next: Resource,
    },
    /// Which of the dice rolled for all to take.
    Pick {
        /// Those that are left.
        dice: Dice,
    },
    /// Which two resources to take.
    Gain,
    /// Whether to feed people with resources.
    Feed {
        /// How much food is missing.
        missing: u8,
    },
}

impl Task {
    /// Whether its owner may cash a card for any two resources first.
    pub(crate) const fn allows_cashing(&self) -> bool {
        match self {
            Self::Place | Self::Gain => false,
            Self::Use | Self::Tools { .. } | Self::Pay { .. } | Self::Pick { .. } | Self::Feed { .. } => true,
        }
    }
}

/// What is paid for.
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
    /// At least so many pieces.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// Of exactly so many kinds, if that matters.
    pub kinds: Option<u8>,
}

impl Bill {
    /// Exactly so many pieces of any kinds.
    #[must_use]
    pub const fn exactly(pieces: u8) -> Self {
        Self { least: pieces, most: pieces, kinds: None }
    }

    /// The bill for a building, unless its cost leaves no choice.
    #[must_use]
    pub const fn for_building(cost: &Cost) -> Option<Self> {
        match *cost {
            Cost::Fixed(_) => None,
            Cost::Counted { pieces, kinds } => Some(Self { least: pieces, most: pieces, kinds: Some(kinds) }),
            Cost::UpTo(most) => Some(Self { least: 1, most, kinds: None }),
        }
    }

    /// Whether somebody with these resources can pay it at all.
    #[must_use]
    pub fn can_be_paid_from(&self, have: &Resources) -> bool {
        match self.kinds {
            None => have.total() >= u16::from(self.least),
            Some(_) => self.can_be_met(&Resources::NONE, have, 0),
        }
    }

    /// The least and the most of `next` that can be paid, if the number of kinds does not matter.
    pub(crate) fn range(&self, paid: &Resources, have: &Resources, next: Resource) -> (u8, u8) {
        let dearer: u16 = Resource::ALL.into_iter().filter(|&dearer| dearer > next).map(|dearer| have[dearer]).sum();
        let missing = u16::from(self.least).saturating_sub(paid.total());
        let room = u16::from(self.most).saturating_sub(paid.total());
        (missing.saturating_sub(dearer) as u8, have[next].min(room) as u8)
    }

    /// Whether paying `count` of `next` leaves a way to pay the rest with the dearer resources.
    #[must_use]
    pub fn allows(&self, paid: &Resources, have: &Resources, next: Resource, count: u8) -> bool {
        let mut paid = *paid;
        paid[next] += u16::from(count);
        u16::from(count) <= have[next] && self.can_be_met(&paid, have, next.index() + 1)
    }

    /// Whether what is paid can be completed with the resources from index `from` on.
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
        // At least one piece of each missing kind, at most all pieces of the kinds one has most of.
        left.sort_unstable_by(|a, b| b.cmp(a));
        let best = &left[..kinds_missing.min(Resource::COUNT)];
        best.iter().all(|&count| count > 0) && kinds_missing as u16 <= room && total(best) >= u32::from(missing)
    }
}

fn total(counts: &[u16]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}
