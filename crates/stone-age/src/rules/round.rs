//! The end of a round, the next one, and the end of the game.

use crate::event::Event;
use crate::flow::Flow;
use crate::place::Slot;
use crate::state::StoneAge;
use crate::task::{EndReason, Phase};

impl StoneAge {
    /// Ends the game or begins the next round, once all players have fed their people.
    pub(super) fn end_round(&mut self, flow: &mut impl Flow) {
        let reason = if self.a_stack_is_empty() {
            Some(EndReason::Buildings)
        } else if !self.cards_fill_the_spaces() {
            Some(EndReason::Cards)
        } else if self.round >= self.round_limit {
            Some(EndReason::RoundLimit)
        } else {
            None
        };
        if let Some(reason) = reason {
            self.phase = Phase::Over(reason);
            flow.record(Event::GameEnded { reason });
            return;
        }
        self.start = self.next_seat(self.start);
        self.turn = self.start;
        self.round += 1;
        self.phase = Phase::Placing;
        flow.record(Event::RoundBegan { round: self.round, start: self.start });
        self.refill_cards(flow);
        for seat in self.seats() {
            self.players[seat].tools.refresh();
        }
    }

    fn a_stack_is_empty(&self) -> bool {
        self.stacks.iter().take(usize::from(self.player_count)).any(|stack| stack.top.is_none())
    }

    fn cards_fill_the_spaces(&self) -> bool {
        self.cards.iter().flatten().count() + self.deck.len() as usize >= Slot::COUNT
    }

    /// Moves the remaining cards to the cheaper spaces and fills the others from the deck.
    fn refill_cards(&mut self, flow: &mut impl Flow) {
        let mut left = self.cards.into_iter().flatten();
        self.cards = std::array::from_fn(|_| left.next());
        for slot in Slot::ALL {
            if self.cards[slot.index()].is_some() {
                continue;
            }
            let Some(id) = self.draw_card(flow) else { continue };
            self.cards[slot.index()] = Some(id);
            flow.record(Event::CardRevealed { slot, card: *self.content.card(id) });
        }
    }
}
