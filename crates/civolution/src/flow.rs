//! What the rules need from outside while they run: chance and a journal.

use engine::bag::IdSet;
use engine::{Chance, Journal, Stream};

use crate::action::Action;
use crate::event::Event;

engine::flow_of!(Event, Action);

/// Passes everything on, and remembers whether an event has changed the game.
pub(crate) struct Heard<'a, F> {
    flow: &'a mut F,
    happened: bool,
}

impl<'a, F> Heard<'a, F> {
    pub(crate) const fn new(flow: &'a mut F) -> Self {
        Self { flow, happened: false }
    }

    /// Returns true if the game has changed since the last call.
    pub(crate) const fn take(&mut self) -> bool {
        std::mem::replace(&mut self.happened, false)
    }
}

impl<F: Flow> Journal<Event> for Heard<'_, F> {
    fn record(&mut self, event: Event) {
        self.happened |= !event.is_only_told();
        self.flow.record(event);
    }
}

impl<F: Flow> Chance for Heard<'_, F> {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.flow.below(stream, bound)
    }

    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        self.flow.draw(stream, from)
    }

    fn die(&mut self) -> u8 {
        self.flow.die()
    }

    fn reveal(&mut self) {
        self.flow.reveal();
    }
}
