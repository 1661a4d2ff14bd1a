//! Limits on expensive requests, per person and for all watchers of a table.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::buckets::{Buckets, Rate};
use super::error::{HallError, TooFast};
use crate::store::{PersonId, TableId};

/// How often one person may make expensive requests. All watchers of a table together have four times as much. They do
/// not use up the limits of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests for hints.
    pub hints: Rate,
    /// Reviews of finished games.
    pub reviews: Rate,
    /// Earlier positions, complete logs, and games branched off from a position.
    pub past: Rate,
    /// Exports of games.
    pub exports: Rate,
    /// Imports of games.
    pub imports: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |at_once, a_minute| Rate { at_once, a_minute };
        Self {
            hints: rate(20, 30),
            reviews: rate(6, 6),
            // Dragging the slider through a game requests many positions.
            past: rate(300, 1200),
            exports: rate(20, 20),
            imports: rate(20, 20),
        }
    }
}

/// An expensive request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Errand {
    Hint,
    Review,
    Past,
    Export,
    Import,
}

/// The asker whose limit applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Asker {
    /// A person.
    Person(PersonId),
    /// All watchers of a table.
    Watchers(TableId),
}

/// Counts and limits expensive requests.
pub(super) struct Counter {
    limits: Limits,
    buckets: Mutex<Buckets<(Errand, Asker)>>,
    /// The queue of each asker who wants to look back.
    lanes: Mutex<HashMap<Asker, Weak<Semaphore>>>,
    /// Limits how many can look back at the same time, because this occupies the threads that answer requests.
    looking_back: Arc<Semaphore>,
    /// The people whose reviews are in progress.
    reviewing: Arc<Mutex<HashSet<PersonId>>>,
}

/// A review in progress, until this is dropped.
pub(super) struct Reviewing(Arc<Mutex<HashSet<PersonId>>>, PersonId);

/// Permission to look back, until this is dropped.
pub(super) struct LookingBack {
    _total: Option<OwnedSemaphorePermit>,
    _own: Option<OwnedSemaphorePermit>,
}

/// The limits of all watchers of a table, as a multiple of one person's.
const WATCHERS: u32 = 4;

/// Above this number, unused lanes are dropped.
const MANY: usize = 10_000;

impl Counter {
    pub(super) fn new(limits: Limits) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let looking_back = Arc::new(Semaphore::new((cores / 2).max(1)));
        let (buckets, lanes, reviewing) = (Mutex::default(), Mutex::default(), Arc::default());
        Self { limits, buckets, lanes, looking_back, reviewing }
    }

    /// Counts a request of a person. `watched` is the table if they only watch it.
    pub(super) fn count(
        &self,
        errand: Errand,
        person: Option<PersonId>,
        watched: Option<&TableId>,
    ) -> Result<(), HallError> {
        let person = person.map(Asker::Person);
        let watchers = watched.map(|table| Asker::Watchers(table.clone()));
        let mut buckets = lock(&self.buckets);
        let now = Instant::now();
        for (asker, times) in person.into_iter().map(|one| (one, 1)).chain(watchers.map(|all| (all, WATCHERS))) {
            let Rate { at_once, a_minute } = self.rate(errand);
            let rate = Rate { at_once: at_once * times, a_minute: a_minute * times };
            if !buckets.take((errand, asker), rate, now) {
                return Err(HallError::TooFast(errand.too_fast()));
            }
        }
        Ok(())
    }

    const fn rate(&self, errand: Errand) -> Rate {
        match errand {
            Errand::Hint => self.limits.hints,
            Errand::Review => self.limits.reviews,
            Errand::Past => self.limits.past,
            Errand::Export => self.limits.exports,
            Errand::Import => self.limits.imports,
        }
    }

    /// Waits for permission to look back. Each asker does one thing at a time, and the total is limited.
    pub(super) async fn look_back(&self, asker: Asker) -> LookingBack {
        let lane = lane(&mut lock(&self.lanes), asker);
        // The semaphores are never closed, so a permit always comes.
        let own = lane.acquire_owned().await.ok();
        LookingBack { _own: own, _total: self.looking_back.clone().acquire_owned().await.ok() }
    }

    /// Checks that a person has no other review in progress, and registers this one.
    pub(super) fn review(&self, person: PersonId) -> Result<Reviewing, HallError> {
        if !lock(&self.reviewing).insert(person) {
            return Err(HallError::TooFast(TooFast::AnotherReview));
        }
        Ok(Reviewing(self.reviewing.clone(), person))
    }
}

impl Errand {
    /// Returns the error for too many requests of this kind.
    const fn too_fast(self) -> TooFast {
        match self {
            Self::Hint => TooFast::Hints,
            Self::Review => TooFast::Reviews,
            Self::Past => TooFast::Past,
            Self::Export => TooFast::Exports,
            Self::Import => TooFast::Imports,
        }
    }
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        lock(&self.0).remove(&self.1);
    }
}

/// Returns an asker's lane, or creates it.
fn lane(lanes: &mut HashMap<Asker, Weak<Semaphore>>, asker: Asker) -> Arc<Semaphore> {
    if lanes.len() > MANY {
        lanes.retain(|_, lane| lane.strong_count() > 0);
    }
    if let Some(lane) = lanes.get(&asker).and_then(Weak::upgrade) {
        return lane;
    }
    let lane = Arc::new(Semaphore::new(1));
    lanes.insert(asker, Arc::downgrade(&lane));
    lane
}

/// The data behind these locks is consistent between any two statements.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const ADA: Option<PersonId> = Some(PersonId(1));
    const BOB: Option<PersonId> = Some(PersonId(2));

    fn counter() -> Counter {
        let hints = Rate { at_once: 2, a_minute: 60 };
        Counter::new(Limits { hints, ..Limits::default() })
    }

    #[test]
    fn each_person_has_a_share_of_their_own() {
        let counter = counter();
        for person in [ADA, BOB] {
            counter.count(Errand::Hint, person, None).unwrap();
            counter.count(Errand::Hint, person, None).unwrap();
            let refused = counter.count(Errand::Hint, person, None).unwrap_err();
            assert!(matches!(refused, HallError::TooFast(TooFast::Hints)), "{refused}");
            counter.count(Errand::Review, person, None).unwrap();
        }
    }

    #[test]
    fn watchers_of_a_table_share_their_limits_and_players_do_not() {
        let (counter, table) = (counter(), TableId::from_random([1; 12]));
        for _ in 0..2 * WATCHERS {
            counter.count(Errand::Hint, None, Some(&table)).unwrap();
        }
        assert!(counter.count(Errand::Hint, ADA, Some(&table)).is_err());
        counter.count(Errand::Hint, BOB, None).unwrap();
        counter.count(Errand::Hint, None, Some(&TableId::from_random([2; 12]))).unwrap();
    }

    #[tokio::test]
    async fn one_person_cannot_fill_the_queue_for_others() {
        let counter = Arc::new(counter());
        let begun = counter.look_back(Asker::Person(PersonId(1))).await;
        let again = {
            let counter = counter.clone();
            tokio::spawn(async move { drop(counter.look_back(Asker::Person(PersonId(1))).await) })
        };
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!again.is_finished());
        // The second request waits for the first, and for nothing that others need.
        assert_eq!(
            counter.looking_back.available_permits() + 1,
            Counter::new(Limits::default()).looking_back.available_permits()
        );
        drop(begun);
        again.await.unwrap();
    }

    #[test]
    fn each_person_has_one_review_at_a_time() {
        let counter = counter();
        let first = counter.review(PersonId(1)).unwrap();
        assert!(counter.review(PersonId(1)).is_err());
        let _other = counter.review(PersonId(2)).unwrap();
        drop(first);
        assert!(counter.review(PersonId(1)).is_ok());
    }
}
