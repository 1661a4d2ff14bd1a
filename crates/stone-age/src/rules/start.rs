//! Setting up a game.

use engine::{BySeat, Seat};

use crate::content::{BUILDINGS, BuildingSet, CARDS, CardSet, ContentRef};
use crate::flow::Flow;
use crate::place::{Board, Slot};
use crate::player::Player;
use crate::setup::Setup;
use crate::state::{STACK_HEIGHT, Stack, StoneAge, stream};
use crate::task::Phase;

impl StoneAge {
    /// Creates a new game, up to its first decision.
    pub(crate) fn set_up(setup: &Setup, content: ContentRef, flow: &mut impl Flow) -> Self {
        let drawn = |flow: &mut _| engine::Chance::below(flow, stream::START, u32::from(setup.players)) as usize;
        let start = setup.start.or_else(|| Seat::new(drawn(flow))).unwrap_or_default();
        let mut game = Self {
            content,
            player_count: setup.players,
            open_cards: setup.open_cards,
            round_limit: setup.round_limit,
            round: 1,
            start,
            phase: Phase::Placing,
            turn: start,
            board: Board::default(),
            players: BySeat::default(),
            cards: [None; Slot::COUNT],
            deck: CardSet::first(CARDS as u16),
            stacks: [Stack::default(); Slot::COUNT],
            unseen_buildings: BuildingSet::first(BUILDINGS as u16),
            pending: None,
            cashing: false,
        };
        for seat in game.seats() {
            game.players[seat] = Player::new();
        }
        for slot in Slot::ALL {
            game.cards[slot.index()] = game.draw_card(flow);
        }
        for slot in Slot::ALL.into_iter().take(usize::from(setup.players)) {
            game.stacks[slot.index()].below = STACK_HEIGHT;
            game.reveal_building(slot, flow);
        }
        game.proceed(flow);
        game
    }
}
