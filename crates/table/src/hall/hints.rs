//! Hints: what a bot would advise a person. Each person can have one hint computed at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Seat;
use tokio::sync::watch;

use super::error::{HallError, TooFast};
use super::limits::Errand;
use super::live::{LiveTable, Shared};
use crate::hint::Hint;
use crate::store::{PersonId, TableId};

/// The hints that are being computed.
#[derive(Default)]
pub(super) struct Hints(Mutex<HashMap<PersonId, Thought>>);

/// A hint that is being computed.
struct Thought {
    about: Position,
    /// `None` until the search has finished.
    answer: Arc<watch::Sender<Option<Answer>>>,
}

/// A seat at a table, at a move number.
type Position = (TableId, u64, Seat);

/// The result, which may be no hint.
type Answer = Option<Hint>;

impl Hints {
    fn thoughts(&self) -> MutexGuard<'_, HashMap<PersonId, Thought>> {
        // The map is consistent between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Joins the person's running request for the same position, or registers a new one.
    fn ask(&self, person: PersonId, about: &Position) -> Result<HintRequest, HallError> {
        let mut thoughts = self.thoughts();
        match thoughts.get(&person) {
            Some(thought) if thought.about == *about => Ok(HintRequest::Again(thought.answer.subscribe())),
            Some(_) => Err(HallError::TooFast(TooFast::AnotherHint)),
            None => {
                let answer = Arc::new(watch::Sender::new(None));
                let waits = answer.subscribe();
                thoughts.insert(person, Thought { about: about.clone(), answer: answer.clone() });
                Ok(HintRequest::First(answer, waits))
            }
        }
    }
}

enum HintRequest {
    First(Arc<watch::Sender<Option<Answer>>>, watch::Receiver<Option<Answer>>),
    Again(watch::Receiver<Option<Answer>>),
}

/// A person's running hint, until this is dropped.
struct Thinks(Arc<Shared>, PersonId);

impl Drop for Thinks {
    fn drop(&mut self) {
        self.0.advised.thoughts().remove(&self.1);
    }
}

impl LiveTable {
    /// Returns what a bot would advise a person who has to decide. If the person asks again for the same position while
    /// the search is running, they get the same answer.
    pub async fn hint(self: &Arc<Self>, person: PersonId, seat: Seat) -> Result<Option<Hint>, HallError> {
        let state = self.welcome(person).await?;
        state.must_hold(person, seat)?;
        let Some(playing) = state.game.as_ref().map(|game| game.playing.clone()) else { return Ok(None) };
        let about = (self.id.clone(), state.row.head.number, seat);
        drop(state);
        if !playing.to_act().contains(seat) {
            return Ok(None);
        }
        self.shared.counter.count(Errand::Hint, Some(person), None)?;
        let mut waits = match self.shared.advised.ask(person, &about)? {
            HintRequest::Again(waits) => waits,
            HintRequest::First(answer, waits) => {
                let thinks = Thinks(self.shared.clone(), person);
                // Run in a separate task: the first caller may go away while others wait for the same answer.
                tokio::spawn(async move {
                    let (shared, wanted) = (thinks.0.clone(), answer.clone());
                    let is_wanted = move || wanted.receiver_count() > 0;
                    let hint = shared.thinkers.advise(playing, seat, shared.hints, is_wanted).await;
                    drop(thinks);
                    answer.send_replace(Some(hint));
                });
                waits
            }
        };
        // The sender is gone if the task panicked.
        let hint = waits.wait_for(Option::is_some).await.map(|hint| hint.clone());
        Ok(hint.ok().flatten().flatten())
    }
}
