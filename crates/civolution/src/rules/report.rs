//! The pieces a player has had, for reports on the balance of a pack.

use engine::{Piece, Seat};

use crate::content::{CardId, Deck, EventId, GoalId, IncomeId};
use crate::state::Civolution;

// The keys of the words for the pieces that are counted.
const DECKS: [&str; Deck::COUNT] =
    ["group-inventions", "group-mutations", "group-insights", "group-buildings", "group-achievements"];
const INCOME_CHIPS: &str = "group-income-chips";
const ATTRIBUTE_CHIPS: &str = "group-attribute-chips";
const GOAL_CHIPS: &str = "group-goal-chips";
const MARKER_CARDS: &str = "group-marker-cards";
const EVENTS: &str = "group-events";

/// All keys of this module.
#[cfg(test)]
pub(crate) fn groups() -> impl Iterator<Item = &'static str> {
    DECKS.into_iter().chain([INCOME_CHIPS, ATTRIBUTE_CHIPS, GOAL_CHIPS, MARKER_CARDS, EVENTS])
}

impl Civolution {
    /// Returns the cards, chips and events a civilization has had. Hand cards leave a hand only when they are
    /// installed, so these are all the cards it ever held.
    pub(crate) fn had_by(&self, seat: Seat) -> Vec<Piece> {
        let civ = self.civ(seat);
        let worth = |stage: u8| i32::from(civ.stage_worth(stage));
        let mut had = Vec::new();
        for card in civ.installed.union(&self.hands[seat]).iter().filter_map(CardId::new) {
            let used = civ.installed.contains(card.id());
            let stage = self.card_stage[card.index()];
            let points = if used { worth(stage) } else { 0 };
            had.push(Piece { name: card.to_string(), group: DECKS[card.deck().index()], used, points });
        }
        for chip in civ.incomes.iter().filter_map(IncomeId::new) {
            let points = worth(self.income_slot[chip.index()].1);
            had.push(Piece { name: chip.to_string(), group: INCOME_CHIPS, used: true, points });
        }
        for chip in civ.attributes.iter() {
            let points = worth(self.attribute_stage[chip.index()]);
            had.push(Piece { name: chip.to_string(), group: ATTRIBUTE_CHIPS, used: true, points });
        }
        let mut goal = |goal: GoalId, used| {
            had.push(Piece { name: goal.to_string(), group: GOAL_CHIPS, used, points: 0 });
        };
        self.goals_done[seat].iter().filter_map(GoalId::new).for_each(|done| goal(done, true));
        for top in civ.goals {
            std::iter::successors(top, |goal| self.goal_under[goal.index()]).for_each(|open| goal(open, false));
        }
        if let Some(card) = self.choosing[seat].marker_card {
            had.push(Piece { name: card.to_string(), group: MARKER_CARDS, used: true, points: 0 });
        }
        for event in EventId::all().filter(|event| !self.events.contains(event.id())) {
            let used = self.events_won[seat].contains(event);
            had.push(Piece { name: event.to_string(), group: EVENTS, used, points: 0 });
        }
        had
    }
}
