use serde::{Deserialize, Serialize};

use crate::content::{BuildingSet, CardSet, Content, Effect};
use crate::resource::Resources;
use crate::tools::{ByValue, HIGHEST_TOOL, ToolChoice, Tools};

/// The most people a player can have.
pub const MOST_PEOPLE: u8 = 10;
/// The last space of the food track.
pub const END_OF_FOOD_TRACK: u8 = 10;
/// What a hungry people costs.
pub const HUNGER_PENALTY: u16 = 10;

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// All people, wherever they are.
    pub people: u8,
    /// People on the player board.
    pub at_home: u8,
    /// Position on the food track.
    pub food_track: u8,
    /// How often the people went hungry.
    pub hungry: u8,
    /// Food.
    pub food: u16,
    /// Resources.
    pub resources: Resources,
    /// Tool tiles.
    pub tools: Tools,
    /// Points from buildings.
    pub building_points: u16,
    /// Points from the upper halves of cards.
    pub card_points: u16,
    /// Buildings.
    pub buildings: BuildingSet,
    /// All cards.
    pub cards: CardSet,
    /// Those among them that nobody else has seen.
    pub unseen_cards: CardSet,
    /// Those among them that lie face up because they can still be used once.
    pub face_up: CardSet,
}

impl Player {
    /// A player at the beginning of the game.
    #[must_use]
    pub fn new() -> Self {
        Self { people: 5, at_home: 5, food: 12, ..Self::default() }
    }

    /// How many people stand on the board.
    #[must_use]
    pub const fn placed(&self) -> u8 {
        self.people.saturating_sub(self.at_home)
    }

    /// The position of the marker on the scoring track, which may be below 0.
    #[must_use]
    pub fn points(&self) -> i32 {
        i32::from(self.building_points) + i32::from(self.card_points) - i32::from(self.hunger_points())
    }

    /// The points lost to hunger.
    #[must_use]
    pub fn hunger_points(&self) -> u16 {
        u16::from(self.hungry) * HUNGER_PENALTY
    }

    /// How many buildings the player has.
    #[must_use]
    pub fn building_count(&self) -> u8 {
        self.buildings.len() as u8
    }

    /// What decides a tie: food production, tools and people together.
    #[must_use]
    pub fn tie_break(&self) -> i32 {
        i32::from(self.food_track) + i32::from(self.tools.value()) + i32::from(self.people)
    }

    /// The tools the player could add to a roll now.
    #[must_use]
    pub fn usable_tools(&self, content: &Content) -> ToolChoice {
        let mut one_use: ByValue = [0; HIGHEST_TOOL];
        // Mostly there is none, and this is asked after every roll.
        if !self.face_up.is_empty() {
            for card in content.cards_in(self.face_up) {
                if let Effect::OneUseTool(value) = card.top {
                    one_use[usize::from(value - 1) % HIGHEST_TOOL] += 1;
                }
            }
        }
        ToolChoice { tiles: self.tools.ready, one_use }
    }

    /// How many cards wait to be cashed for any two resources.
    #[must_use]
    pub fn any_two_cards(&self, content: &Content) -> u8 {
        if self.face_up.is_empty() {
            return 0;
        }
        content.cards_in(self.face_up).filter(|card| card.top == Effect::AnyTwo).count() as u8
    }

    /// Turns a face-up card with this effect over, because it has been used.
    pub(crate) fn turn_over(&mut self, content: &Content, effect: Effect) {
        let used = content.cards_in(self.face_up).find(|card| card.top == effect).map(|card| card.id);
        if let Some(card) = used {
            self.face_up.remove(card.id());
        }
    }
}
