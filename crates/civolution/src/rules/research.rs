//! Research cards: taking, drawing and keeping them (p. 28).

use engine::{Seat, SeatSet};

use crate::ability::Trigger;
use crate::action::Action;
use crate::content::{CardId, Deck};
use crate::effect::Effect;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::state::{Civolution, append, stream};
use crate::task::{Chore, Step, Task};

impl Civolution {
    fn draw_card(&mut self, seat: Seat, deck: Deck, flow: &mut impl Flow) -> Option<CardId> {
        self.face_down[deck.index()].draw(seat, stream::CARDS[deck.index()], flow).and_then(CardId::new)
    }

    /// Puts a card under its face-down stack. The player who does it knows where it is.
    pub(super) fn put_under(&mut self, card: u16, deck: Deck, seat: Seat) {
        self.broken |= self.face_down[deck.index()].put_under(card, SeatSet::only(seat)).is_err();
    }

    /// Turns the top card of a face-down stack onto its face-up stack.
    pub(super) fn reveal_card(&mut self, deck: Deck, flow: &mut impl Flow) {
        // The player who put the card under the stack learns where it has gone.
        if let Some(card) = self.draw_card(self.start, deck, flow) {
            flow.reveal();
            append(&mut self.face_up[deck.index()], card, &mut self.broken);
            flow.record(Event::RevealedCard { card });
        }
    }

    /// Refills an empty face-up stack immediately.
    pub(super) fn refill_face_up(&mut self, deck: Deck, flow: &mut impl Flow) {
        if self.face_up[deck.index()].is_empty() {
            self.reveal_card(deck, flow);
        }
    }

    pub(super) fn list_take_card(&self, only: Option<Deck>, out: &mut impl Answers) -> Enough {
        for deck in Deck::ALL.into_iter().filter(|deck| only.is_none_or(|only| only == *deck)) {
            if !self.face_up[deck.index()].is_empty() {
                out(Action::TakeOpen(deck))?;
            }
            if !self.face_down[deck.index()].is_empty() {
                out(Action::Draw(deck))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn take_open_card(&mut self, seat: Seat, deck: Deck, flow: &mut impl Flow) {
        let Some(card) = self.face_up[deck.index()].pop() else { return };
        self.hands[seat].insert(card.id());
        self.open_hands.insert(card.id());
        flow.record(Event::TookCard { seat, card });
        self.refill_face_up(deck, flow);
        self.trigger(seat, Trigger::CardGained);
    }

    pub(super) fn take_hidden_card(&mut self, seat: Seat, deck: Deck, flow: &mut impl Flow) {
        let Some(card) = self.draw_card(seat, deck, flow) else { return };
        self.hands[seat].insert(card.id());
        flow.record(Event::DrewCard { seat, deck, card: Some(card) });
        self.trigger(seat, Trigger::CardGained);
    }

    // Drawing several and keeping some.

    /// Starts drawing cards. A drawing in progress is finished first: an attribute chip taken in the meantime may allow
    /// another.
    pub(super) fn start_drawing(&mut self, seat: Seat, draw: u8, keep: u8) {
        let draws = |step: &Step| matches!(step.task, Task::DrawCards { .. } | Task::KeepCard(_));
        if let Some(at) = self.agenda.iter().position(draws) {
            self.push(seat, Task::Chore(Chore::Effect(Effect::Draw { draw, keep })));
            self.agenda[at..].rotate_right(1);
            return;
        }
        self.draw_decks.clear();
        self.push(seat, Task::DrawCards { left: draw, keep });
    }

    /// Checks whether a stack has a card in addition to those that will be drawn from it.
    fn can_draw(&self, deck: Deck) -> bool {
        let chosen = self.draw_decks.iter().filter(|chosen| usize::from(**chosen) == deck.index()).count();
        self.face_down[deck.index()].len() > chosen
    }

    /// Lists the stacks to draw from. All are chosen before any card is seen.
    pub(super) fn list_draws(&self, out: &mut impl Answers) -> Enough {
        for deck in Deck::ALL {
            if self.can_draw(deck) {
                out(Action::Draw(deck))?;
            }
        }
        if self.draw_decks.is_empty() { out(Action::Pass) } else { MORE }
    }

    pub(super) fn choose_draw(&mut self, seat: Seat, deck: Deck, left: u8, keep: u8, flow: &mut impl Flow) {
        append(&mut self.draw_decks, deck.index() as u8, &mut self.broken);
        let more = Deck::ALL.into_iter().any(|deck| self.can_draw(deck));
        if left > 1 && more {
            self.push(seat, Task::DrawCards { left: left - 1, keep });
            return;
        }
        let decks = std::mem::take(&mut self.draw_decks);
        for deck in decks.into_iter().filter_map(|deck| Deck::ALL.get(usize::from(deck)).copied()) {
            if let Some(card) = self.draw_card(seat, deck, flow) {
                append(&mut self.looking, card, &mut self.broken);
                flow.record(Event::LooksAt { seat, deck, card: Some(card) });
            }
        }
        self.push(seat, Task::KeepCard(keep));
    }

    pub(super) fn list_keep(&self, out: &mut impl Answers) -> Enough {
        self.looking.iter().try_for_each(|card| out(Action::Keep(*card)))
    }

    /// Keeps a card. After the last one, the others go under their stacks in the order in which they were drawn.
    pub(super) fn keep(&mut self, seat: Seat, card: CardId, left: u8, flow: &mut impl Flow) {
        let Some(index) = self.looking.iter().position(|seen| *seen == card) else { return };
        self.looking.remove(index);
        self.hands[seat].insert(card.id());
        flow.record(Event::KeptCard { seat, deck: card.deck(), card: Some(card) });
        // Its bonus waits until all cards are kept, because the bonus might draw cards too.
        self.trigger(seat, Trigger::CardGained);
        if left > 1 && !self.looking.is_empty() {
            self.push(seat, Task::KeepCard(left - 1));
        } else {
            // Type by type: the order in which they were drawn would reveal which of two cards of a type was kept.
            let mut others = std::mem::take(&mut self.looking);
            others.sort_by_key(|card| card.deck());
            for other in others {
                self.put_under(other.id(), other.deck(), seat);
                flow.record(Event::PutUnder { seat, deck: other.deck(), card: Some(other) });
            }
        }
    }
}
