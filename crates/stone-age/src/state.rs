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

/// Streams of chance, one for everything that is drawn.
pub(crate) mod stream {
    use engine::Stream;

    pub(crate) const CARDS: Stream = Stream::named("cards");
    pub(crate) const BUILDINGS: Stream = Stream::named("buildings");
    pub(crate) const START: Stream = Stream::named("start player");
}

/// How many tiles a stack of buildings has.
pub(crate) const STACK_HEIGHT: u8 = 7;

/// A game of Stone Age in progress.
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
    /// Who places, uses or feeds people; somebody else may owe a decision in between.
    pub(crate) turn: Seat,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    /// Cards on the spaces, the cheapest first.
    pub(crate) cards: [Option<CardId>; Slot::COUNT],
    /// Cards that are still in the deck, in no order.
    pub(crate) deck: CardSet,
    pub(crate) stacks: [Stack; Slot::COUNT],
    /// Buildings nobody has seen: in the stacks, under their top tiles, or in the box.
    pub(crate) unseen_buildings: BuildingSet,
    /// The decision the game waits for; nothing once it is over.
    pub(crate) pending: Option<Step>,
    /// Whether whoever owes that decision is first choosing the two resources of a card he has just cashed.
    pub(crate) cashing: bool,
}

/// A stack of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The building on top, face up.
    pub top: Option<BuildingId>,
    /// How many lie face down under it.
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

    /// Who is asked what now.
    pub(crate) fn asked(&self) -> Option<(Seat, &Task)> {
        let step = self.pending.as_ref()?;
        Some((step.seat, if self.cashing { &Task::Gain } else { &step.task }))
    }

    /// Draws the next card of the deck.
    pub(crate) fn draw_card(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        self.deck.take(stream::CARDS, chance).and_then(CardId::new)
    }

    /// Turns over the next building of a stack.
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
