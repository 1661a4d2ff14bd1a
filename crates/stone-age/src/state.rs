//! A game in progress.

mod audit;
mod scene;

use engine::{BySeat, Chance, Seat};
use serde::{Deserialize, Serialize};

pub use scene::Scene;

use crate::content::{BuildingId, BuildingSet, CardId, CardSet, ContentRef};
use crate::place::{Board, Slot};
use crate::player::Player;
use crate::task::{Phase, Step, Task};

/// The streams of chance, one for each kind of draw.
pub(crate) mod stream {
    use engine::Stream;

    pub(crate) const CARDS: Stream = Stream::named("cards");
    pub(crate) const BUILDINGS: Stream = Stream::named("buildings");
    pub(crate) const START: Stream = Stream::named("start player");
}

/// Number of tiles in a full stack of buildings.
pub(crate) const STACK_HEIGHT: u8 = 7;

/// A game of Stone Age in progress. It is a flat value: copying it copies the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct StoneAge {
    pub(crate) content: ContentRef,
    pub(crate) player_count: u8,
    pub(crate) open_cards: bool,
    pub(crate) round_limit: u8,
    pub(crate) round: u8,
    pub(crate) start: Seat,
    pub(crate) phase: Phase,
    /// The player who places, uses or feeds people. The pending decision may be another player's.
    pub(crate) turn: Seat,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    /// The cards on the spaces, the cheapest first.
    pub(crate) cards: [Option<CardId>; Slot::COUNT],
    /// The cards in the deck. They have no order: each draw picks one at random.
    pub(crate) deck: CardSet,
    pub(crate) stacks: [Stack; Slot::COUNT],
    /// The buildings no player has seen: those face down in the stacks and those left in the box.
    pub(crate) unseen_buildings: BuildingSet,
    /// The decision the game waits for; `None` once it is over.
    pub(crate) pending: Option<Step>,
    /// Whether the player who owes that decision is choosing the two resources of a cashed card first.
    pub(crate) cashing: bool,
}

/// A stack of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The building on top, face up; `None` if the stack is empty.
    pub top: Option<BuildingId>,
    /// Number of buildings face down under it.
    pub below: u8,
}

impl StoneAge {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(usize::from(self.player_count))
    }

    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        seat.next(usize::from(self.player_count))
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Returns the player who must decide, and the decision.
    pub(crate) fn asked(&self) -> Option<(Seat, &Task)> {
        let step = self.pending.as_ref()?;
        Some((step.seat, if self.cashing { &Task::Gain } else { &step.task }))
    }

    /// Draws a card from the deck, if there is one.
    pub(crate) fn draw_card(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        self.deck.take(stream::CARDS, chance).and_then(CardId::new)
    }

    /// Removes the top building of a stack and turns up the next one, if there is one.
    pub(crate) fn reveal_building(&mut self, slot: Slot, chance: &mut impl Chance) -> Option<BuildingId> {
        let stack = &mut self.stacks[slot.index()];
        stack.top = match stack.below.checked_sub(1) {
            Some(below) => {
                stack.below = below;
                self.unseen_buildings.take(stream::BUILDINGS, chance).and_then(BuildingId::new)
            }
            None => None,
        };
        stack.top
    }
}
