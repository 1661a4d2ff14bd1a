//! What the rules need from outside while they run, for the events and actions of this game.

pub(crate) use engine::flow::{Enough, MORE, Outside};
use engine::{Chance, Journal};

use crate::action::Action;
use crate::event::Event;

/// Chance and journal in one.
pub(crate) trait Flow: Chance + Journal<Event> {}

impl<T: Chance + Journal<Event>> Flow for T {}

/// Takes the answers to a question one by one, until it has enough.
pub(crate) trait Answers: FnMut(Action) -> Enough {}

impl<F: FnMut(Action) -> Enough> Answers for F {}
