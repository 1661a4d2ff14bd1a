//! The tables of a content pack.

use engine::pack::PackHeader;
use engine::words::Words;

use super::bonuses::Bonuses;
use super::grammar::Spelled;
use super::{
    ActivityId, AttributeChip, AttributeId, Board, Card, CardId, CardSet, ChipCard, ChipCardId, EventCard, EventId,
    Goal, GoalId, IncomeId, MarkerCard, MarkerCardId,
};
use crate::ability::Ability;
use crate::continent::Tiles;
use crate::effect::{Activity, Bonus, BonusId};

/// A content pack.
#[derive(Debug)]
pub struct Content {
    pub(crate) header: PackHeader,
    pub(crate) tiles: &'static Tiles,
    pub(crate) board: Board,
    pub(crate) cards: Box<[Card; CardId::COUNT]>,
    pub(crate) events: Box<[EventCard; EventId::COUNT]>,
    pub(crate) goals: Box<[Goal; GoalId::COUNT]>,
    /// The bonuses of the income chips, then those of the starting chip cards.
    pub(crate) incomes: Box<[BonusId; IncomeId::COUNT]>,
    pub(crate) attributes: Box<[AttributeChip; AttributeId::COUNT]>,
    pub(crate) marker_cards: Box<[MarkerCard; MarkerCardId::COUNT]>,
    pub(crate) chip_cards: Box<[ChipCard; ChipCardId::COUNT]>,
    pub(crate) bonuses: Bonuses,
    /// The activity of the console first, then those of cards.
    pub(crate) activities: Vec<Activity>,
    /// The cards with a trigger.
    pub(crate) waiting_cards: CardSet,
    pub(crate) names: Words,
}

impl Content {
    /// Returns what is printed on the tiles of the continent.
    #[must_use]
    pub const fn tiles(&self) -> &'static Tiles {
        self.tiles
    }

    /// Returns what is printed on the boards.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns what is printed on a research card.
    #[must_use]
    pub const fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The cards with a trigger.
    #[must_use]
    pub const fn waiting_cards(&self) -> CardSet {
        self.waiting_cards
    }

    /// Returns what is printed on an event card.
    #[must_use]
    pub const fn event(&self, id: EventId) -> &EventCard {
        &self.events[id.index()]
    }

    /// Returns what is printed on a goal chip.
    #[must_use]
    pub const fn goal(&self, id: GoalId) -> &Goal {
        &self.goals[id.index()]
    }

    /// Returns the action of an income chip or starting chip card.
    #[must_use]
    pub const fn income(&self, id: IncomeId) -> BonusId {
        self.incomes[id.index()]
    }

    /// Returns what is printed on an attribute chip.
    #[must_use]
    pub const fn attribute(&self, id: AttributeId) -> &AttributeChip {
        &self.attributes[id.index()]
    }

    /// Returns what is printed on a starting marker card.
    #[must_use]
    pub const fn marker_card(&self, id: MarkerCardId) -> &MarkerCard {
        &self.marker_cards[id.index()]
    }

    /// Returns what is printed on a starting chip card.
    #[must_use]
    pub const fn chip_card(&self, id: ChipCardId) -> &ChipCard {
        &self.chip_cards[id.index()]
    }

    /// Returns a bonus. A number that this pack does not have gives an empty one.
    #[must_use]
    pub fn bonus(&self, id: BonusId) -> &Bonus {
        self.bonuses.get(id)
    }

    /// Returns an activity. A number that this pack does not have gives an empty one.
    #[must_use]
    pub fn activity(&self, id: ActivityId) -> &Activity {
        static NOTHING: Activity = Activity { price: Vec::new(), bonus: BonusId(u16::MAX) };
        self.activities.get(id.index()).unwrap_or(&NOTHING)
    }

    /// Returns an ability in the notation of packs.
    #[must_use]
    pub fn ability_text(&self, ability: &Ability) -> String {
        Spelled(ability, &self.bonuses).to_string()
    }

    /// Returns an activity in the notation of packs.
    #[must_use]
    pub fn activity_text(&self, id: ActivityId) -> String {
        Spelled(self.activity(id), &self.bonuses).to_string()
    }
}
