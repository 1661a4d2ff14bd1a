//! Plans with the types of their game.

use std::marker::PhantomData;

use engine::words::Phrase;
use engine::{Game, Narrate, Seat};
use table::{DynSeen, Plan, Seen};

use crate::picks::Picks;

/// The answers that a panel gives to the questions of its game.
pub(super) trait Answers<G: Game>: Send + Sync + 'static {
    /// Returns the next answer of this seat, after a number of answers. `None` if there is no answer to this question.
    fn next(&self, given: usize, seat: Seat, view: &G::View) -> Option<G::Action>;

    /// Returns why the answers as a whole do not fit the question, as a clause.
    fn fault(&self, seat: Seat, view: &G::View) -> Option<Phrase>;
}

/// Answers as a plan.
struct Typed<G, A> {
    answers: A,
    /// What identifies the plan.
    text: String,
    game: PhantomData<fn() -> G>,
}

/// Makes a plan from answers that were read from these picks.
pub(super) fn typed<G: Narrate>(answers: impl Answers<G>, picks: &Picks) -> Box<dyn Plan> {
    Box::new(Typed { answers, text: picks.text(), game: PhantomData::<fn() -> G> })
}

impl<G: Narrate, A: Answers<G>> Plan for Typed<G, A> {
    fn answer(&self, given: usize, seen: &dyn DynSeen) -> Option<String> {
        let seen = seen.as_any().downcast_ref::<Seen<G>>()?;
        Some(self.answers.next(given, seen.seat()?, seen.view())?.to_string())
    }

    fn fault(&self, seen: &dyn DynSeen) -> Option<Phrase> {
        let seen = seen.as_any().downcast_ref::<Seen<G>>()?;
        self.answers.fault(seen.seat()?, seen.view())
    }

    fn text(&self) -> String {
        self.text.clone()
    }
}
