use engine::{Chance, Seat};

use super::StoneAge;
use crate::content::{BuildingId, CardId};
use crate::flow::Outside;
use crate::place::{Place, Slot};
use crate::player::Player;
use crate::task::Phase;

/// A position laid out by hand, as in a rulebook's example. All changes are checked by [`build`](Self::build): only a
/// position that could occur in a game becomes one.
#[derive(Clone, Debug)]
pub struct Scene {
    game: StoneAge,
}

impl Scene {
    /// Creates a scene from this position.
    #[must_use]
    pub const fn of(game: StoneAge) -> Self {
        Self { game }
    }

    /// Changes a player's possessions. People are added to those at home, or taken from them.
    #[must_use]
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.game.players[seat]);
        self.with_people_at_home()
    }

    /// Gives a card to a player, from wherever it was.
    #[must_use]
    pub fn give_card(mut self, seat: Seat, card: CardId) -> Self {
        self.lift_card(card);
        self.game.players[seat].cards.insert(card.id());
        self
    }

    /// Gives a building to a player, as if it had come from the highest stack.
    #[must_use]
    pub fn give_building(mut self, seat: Seat, building: BuildingId) -> Self {
        self.lift_building(building);
        self.game.players[seat].buildings.insert(building.id());
        if let Some(tallest) = self.game.stacks.iter_mut().max_by_key(|stack| stack.below) {
            tallest.below = tallest.below.saturating_sub(1);
        }
        self
    }

    /// Lays a card on a space. The card that lay there goes back to the deck.
    #[must_use]
    pub fn card(mut self, slot: Slot, card: CardId) -> Self {
        self.lift_card(card);
        if let Some(old) = self.game.cards[slot.index()].replace(card) {
            self.game.deck.insert(old.id());
        }
        self
    }

    /// Lays a building on top of a stack. The building that lay there goes back among the unseen ones.
    #[must_use]
    pub fn building(mut self, slot: Slot, building: BuildingId) -> Self {
        self.lift_building(building);
        if let Some(old) = self.game.stacks[slot.index()].top.replace(building) {
            self.game.unseen_buildings.insert(old.id());
        }
        self
    }

    /// Leaves at most `below` buildings under the top of a stack. The others go to a player.
    #[must_use]
    pub fn stack_height(mut self, slot: Slot, below: u8, owner: Seat) -> Self {
        while self.game.stacks[slot.index()].below > below {
            self.game.stacks[slot.index()].below -= 1;
            if let Some(building) = self.game.unseen_buildings.nth(0) {
                self.game.unseen_buildings.remove(building);
                self.game.players[owner].buildings.insert(building);
            }
        }
        self
    }

    /// Leaves at most `cards` cards in the deck. The others go to a player.
    #[must_use]
    pub fn deck_size(mut self, cards: u32, owner: Seat) -> Self {
        while self.game.deck.len() > cards {
            let Some(card) = self.game.deck.nth(0) else { break };
            self.game.deck.remove(card);
            self.game.players[owner].cards.insert(card);
        }
        self
    }

    /// Sets the number of the round, counted from 1.
    #[must_use]
    pub const fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    /// Sets the number of a seat's people on a place.
    #[must_use]
    pub fn people(mut self, seat: Seat, place: Place, people: u8) -> Self {
        *self.game.board.people_mut(place, seat) = people;
        self.with_people_at_home()
    }

    /// Sets the phase, in which the start player comes first.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Self {
        self.game.phase = phase;
        self.game.turn = self.game.start;
        self
    }

    /// Returns the position as a game that waits for its next decision. The error says what is wrong with the position.
    pub fn build(mut self, chance: &mut impl Chance) -> Result<StoneAge, String> {
        self.game.pending = None;
        self.game.cashing = false;
        self.game.proceed(&mut Outside { chance, journal: &mut () });
        self.game.check_invariants()?;
        Ok(self.game)
    }

    fn with_people_at_home(mut self) -> Self {
        for seat in self.game.seats() {
            let placed = self.game.board.people_of(seat);
            let player = &mut self.game.players[seat];
            player.at_home = player.people.saturating_sub(placed);
        }
        self
    }

    fn lift_card(&mut self, card: CardId) {
        self.game.deck.remove(card.id());
        for seat in Seat::ALL {
            self.game.players[seat].cards.remove(card.id());
        }
        for space in &mut self.game.cards {
            if *space == Some(card) {
                *space = self.game.deck.nth(0).and_then(CardId::new);
                space.iter().for_each(|fresh| {
                    self.game.deck.remove(fresh.id());
                });
            }
        }
    }

    fn lift_building(&mut self, building: BuildingId) {
        self.game.unseen_buildings.remove(building.id());
        for seat in Seat::ALL {
            self.game.players[seat].buildings.remove(building.id());
        }
        for stack in &mut self.game.stacks {
            if stack.top == Some(building) {
                stack.top = self.game.unseen_buildings.nth(0).and_then(BuildingId::new);
                stack.top.iter().for_each(|fresh| {
                    self.game.unseen_buildings.remove(fresh.id());
                });
            }
        }
    }
}
