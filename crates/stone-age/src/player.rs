use serde::{Deserialize, Serialize};

use crate::content::{BuildingSet, CardSet, Content, Effect};
use crate::resource::Resources;
use crate::tools::{ByValue, HIGHEST_TOOL, ToolChoice, Tools};

/// Maximum number of people a player can have.
pub const MOST_PEOPLE: u8 = 10;
/// The last space of the food track.
pub const END_OF_FOOD_TRACK: u8 = 10;
/// Points lost each time a player's people go hungry.
pub const HUNGER_PENALTY: u16 = 10;

/// Everything that belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Number of people, on the board and at home.
    pub people: u8,
    /// Number of people on the player board.
    pub at_home: u8,
    /// Position on the food track, from 0 to [`END_OF_FOOD_TRACK`].
    pub food_track: u8,
    /// Number of times the people went hungry.
    pub hungry: u8,
    /// Amount of food.
    pub food: u16,
    /// Wood, brick, stone and gold.
    pub resources: Resources,
    /// Tool tiles, used and unused.
    pub tools: Tools,
    /// Points from buildings.
    pub building_points: u16,
    /// Points from the upper halves of cards.
    pub card_points: u16,
    /// The buildings acquired.
    pub buildings: BuildingSet,
    /// All cards acquired.
    pub cards: CardSet,
    /// Those of `cards` that no other player has seen: cards drawn for the final scoring.
    pub unseen_cards: CardSet,
    /// Those of `cards` that lie face up because they can still be used once.
    pub face_up: CardSet,
}

impl Player {
    /// Creates a player as the game begins: five people and twelve food.
    #[must_use]
    pub fn new() -> Self {
        Self { people: 5, at_home: 5, food: 12, ..Self::default() }
    }

    /// Returns the number of people on the board.
    #[must_use]
    pub const fn placed(&self) -> u8 {
        self.people.saturating_sub(self.at_home)
    }

    /// Returns the position on the scoring track, which may be below 0.
    #[must_use]
    pub fn points(&self) -> i32 {
        i32::from(self.building_points) + i32::from(self.card_points) - i32::from(self.hunger_points())
    }

    /// Returns the number of points lost to hunger.
    #[must_use]
    pub fn hunger_points(&self) -> u16 {
        u16::from(self.hungry) * HUNGER_PENALTY
    }

    /// Returns the number of buildings.
    #[must_use]
    pub fn building_count(&self) -> u8 {
        self.buildings.len() as u8
    }

    /// Returns the number that breaks a tie: the sum of food track, tools and people.
    #[must_use]
    pub fn tie_break(&self) -> i32 {
        i32::from(self.food_track) + i32::from(self.tools.value()) + i32::from(self.people)
    }

    /// Returns the tools the player could add to a roll now.
    #[must_use]
    pub fn usable_tools(&self, content: &Content) -> ToolChoice {
        let mut one_use: ByValue = [0; HIGHEST_TOOL];
        // This is called after every roll, and most players keep no card.
        if !self.face_up.is_empty() {
            for card in content.cards_in(self.face_up) {
                if let Effect::OneUseTool(value) = card.top {
                    one_use[usize::from(value - 1) % HIGHEST_TOOL] += 1;
                }
            }
        }
        ToolChoice { tiles: self.tools.ready, one_use }
    }

    /// Returns the number of cards that can still be cashed for any two resources.
    #[must_use]
    pub fn any_two_cards(&self, content: &Content) -> u8 {
        if self.face_up.is_empty() {
            return 0;
        }
        content.cards_in(self.face_up).filter(|card| card.top == Effect::AnyTwo).count() as u8
    }

    /// Turns over a face-up card with this effect, which has been used.
    pub(crate) fn turn_over(&mut self, content: &Content, effect: Effect) {
        let used = content.cards_in(self.face_up).find(|card| card.top == effect).map(|card| card.id);
        if let Some(card) = used {
            self.face_up.remove(card.id());
        }
    }
}
