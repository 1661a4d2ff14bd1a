//! The threads on which bots think. There are only a few, so that they never slow the server down. The more bots want
//! to think, the less time each gets.
//!
//! Hints have their own threads and allowance, so that bots never wait or think less because of a hint. Hints share
//! time in the same way: the more are wanted, the less time each gets.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use bots::{Allowance, Effort};
use engine::Seat;
use tokio::sync::oneshot;

use crate::dyn_play::{ActError, DynPlay};
use crate::hint::Hint;
use crate::review::{Review, Reviewer};
use crate::seated_bot::{Means, SeatedBot};

/// There is one thread for hints for every this many threads for bots.
const BOTS_PER_ADVISER: usize = 8;

/// A pool of threads on which bots think.
#[derive(Clone)]
pub(super) struct Thinkers {
    queue: Arc<Queue>,
    allowance: Allowance,
    /// The allowance shared by all hints.
    advice: Allowance,
    /// Maximum number of threads for one bot.
    threads: u32,
    /// The number of searches that will panic, for tests.
    #[cfg(test)]
    pub(super) stumbles: Arc<std::sync::atomic::AtomicU32>,
}

/// The priority of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// A person is playing or watching.
    Awaited,
    /// A person reviews a game, and knows that it takes a while.
    Patient,
    /// Only bots are at the table.
    Alone,
    /// A hint.
    Advice,
}

/// Why a search has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoThought {
    /// The search panicked because of a bug.
    Panicked,
    /// The pool is closed.
    Closed,
}

struct Queue {
    waiting: Mutex<Waiting>,
    something_to_do: Condvar,
}

#[derive(Default)]
struct Waiting {
    awaited: VecDeque<Job>,
    patient: VecDeque<Job>,
    alone: VecDeque<Job>,
    advice: VecDeque<Job>,
    closed: bool,
}

type Job = Box<dyn FnOnce() + Send>;

impl Thinkers {
    /// Starts this many threads. They end when the last handle is dropped or [`close`](Self::close)d.
    pub(super) fn new(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue { waiting: Mutex::default(), something_to_do: Condvar::new() });
        for number in 1..=threads.max(1) {
            let queue = queue.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || queue.work(Waiting::next_of_bots))?;
        }
        let advisers = threads.div_ceil(BOTS_PER_ADVISER).max(1);
        for number in 1..=advisers {
            let queue = queue.clone();
            thread::Builder::new().name(format!("hint-{number}")).spawn(move || queue.work(Waiting::next_of_advice))?;
        }
        let most = Means::MOST_THREADS.min(threads as u32).max(1);
        Ok(Self {
            queue,
            allowance: Allowance::new(threads),
            advice: Allowance::new(advisers),
            threads: most,
            #[cfg(test)]
            stumbles: Arc::default(),
        })
    }

    /// Panics if a test has asked for it.
    #[cfg(test)]
    fn stumble(&self) {
        use std::sync::atomic::Ordering;
        let one_less = |left: u32| left.checked_sub(1);
        let stumbles = self.stumbles.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less);
        assert!(stumbles.is_err(), "this panic was requested by a test");
    }

    /// Returns the action of a bot in a seat, with the bot and its memory. Uses the given bot if there is one, and
    /// otherwise creates it by name. The action is `None` if the bot cannot move.
    pub(super) async fn choose(
        &self,
        playing: Box<dyn DynPlay>,
        seat: Seat,
        bot: String,
        seated_bot: Option<Box<dyn SeatedBot>>,
        urgency: Urgency,
    ) -> Result<Option<(String, Box<dyn SeatedBot>)>, NoThought> {
        let thinkers = self.clone();
        let thought = move || {
            #[cfg(test)]
            thinkers.stumble();
            let mut seated_bot = seated_bot.or_else(|| playing.seated_bot(seat, &bot, &thinkers.means()))?;
            Some((seated_bot.choose(&*playing)?, seated_bot))
        };
        self.think(urgency, thought).await
    }

    /// Returns what a bot would advise this seat, if that is still wanted when its turn comes.
    pub(super) async fn advise(
        &self,
        playing: Box<dyn DynPlay>,
        seat: Seat,
        effort: Effort,
        is_wanted: impl Fn() -> bool + Send + 'static,
    ) -> Option<Hint> {
        let means = Means { allowance: self.advice.clone(), threads: 1 };
        let thought = move || if is_wanted() { playing.hint(seat, effort, &means) } else { None };
        self.think(Urgency::Advice, thought).await.ok().flatten()
    }

    /// Runs one more step of a review.
    pub(super) async fn look_back(
        &self,
        mut reviewer: Reviewer,
    ) -> Option<(Reviewer, Result<Option<Review>, ActError>)> {
        let step = move || {
            let review = reviewer.step();
            (reviewer, review)
        };
        self.think(Urgency::Patient, step).await.ok()
    }

    /// Returns the allowance shared by all bots.
    pub(super) const fn allowance(&self) -> &Allowance {
        &self.allowance
    }

    /// Returns the means of a bot that starts to think now.
    fn means(&self) -> Means {
        let threads = if self.allowance.thinking() > 1 { 1 } else { self.threads };
        Means { allowance: self.allowance.clone(), threads }
    }

    async fn think<T: Send + 'static>(
        &self,
        urgency: Urgency,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let (answer, asked) = oneshot::channel();
        // Waiting bots count too. Otherwise the first would take all the time and the last would have to wait for
        // everyone. The steps of a review are so short that no bot has to think less because of it.
        let thinking = match urgency {
            Urgency::Awaited | Urgency::Alone => Some(self.allowance.think()),
            Urgency::Advice => Some(self.advice.think()),
            Urgency::Patient => None,
        };
        let job: Job = Box::new(move || {
            if answer.is_closed() {
                return;
            }
            // Rules should not panic. If they do, the thread survives and the table announces that the bot cannot
            // decide.
            let thought = catch_unwind(AssertUnwindSafe(thought));
            drop(thinking);
            if thought.is_err() {
                tracing::error!("a bot panicked");
            }
            // This fails if the caller has gone away.
            let _ = answer.send(thought.map_err(|_| NoThought::Panicked));
        });
        self.queue.push(job, urgency);
        asked.await.unwrap_or(Err(NoThought::Closed))
    }

    /// Drops all waiting work, cancels running searches, and ends the threads.
    pub(super) fn close(&self) {
        self.allowance.cancel();
        self.advice.cancel();
        let mut waiting = self.queue.lock();
        waiting.closed = true;
        waiting.awaited.clear();
        waiting.patient.clear();
        waiting.alone.clear();
        waiting.advice.clear();
        self.queue.something_to_do.notify_all();
    }
}

impl Waiting {
    /// Returns the next job for a bot thread: work that people wait for comes first.
    fn next_of_bots(&mut self) -> Option<Job> {
        let next = self.awaited.pop_front().or_else(|| self.patient.pop_front());
        next.or_else(|| self.alone.pop_front())
    }

    fn next_of_advice(&mut self) -> Option<Job> {
        self.advice.pop_front()
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // The queue is consistent between any two statements.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: Job, urgency: Urgency) {
        let mut waiting = self.lock();
        if waiting.closed {
            return;
        }
        match urgency {
            Urgency::Awaited => waiting.awaited.push_back(job),
            Urgency::Patient => waiting.patient.push_back(job),
            Urgency::Alone => waiting.alone.push_back(job),
            Urgency::Advice => waiting.advice.push_back(job),
        }
        drop(waiting);
        // Wake all threads, since not every thread takes this kind of job.
        self.something_to_do.notify_all();
    }

    fn work(&self, next: fn(&mut Waiting) -> Option<Job>) {
        let mut waiting = self.lock();
        while !waiting.closed {
            let Some(job) = next(&mut waiting) else {
                waiting = self.something_to_do.wait(waiting).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(waiting);
            job();
            waiting = self.lock();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};

    use engine::chance::Seed;
    use stone_age::StoneAge;
    use tokio::sync::oneshot;
    use tokio::task::JoinSet;

    use super::*;
    use crate::{DynGame, Registered};

    static STONE_AGE: Registered<StoneAge> = Registered::new();

    fn playing() -> Box<dyn DynPlay> {
        STONE_AGE.start("players=2 start=P1", Seed::from_text("thinkers")).unwrap()
    }

    #[tokio::test]
    async fn time_is_shared_with_waiting_bots_too() {
        const TABLES: usize = 20;
        let thinkers = Thinkers::new(2).unwrap();
        let is_open = Arc::new(AtomicBool::new(false));
        let mut thoughts = JoinSet::new();
        for _ in 0..TABLES {
            let (asking, is_open) = (thinkers.clone(), is_open.clone());
            let thought = move || {
                while !is_open.load(Ordering::Relaxed) {
                    thread::yield_now();
                }
            };
            thoughts.spawn(async move { asking.think(Urgency::Alone, thought).await });
        }
        while thinkers.allowance.thinking() < TABLES {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.allowance.share(), 0.1);
        is_open.store(true, Ordering::Relaxed);
        assert_eq!(thoughts.join_all().await, vec![Ok(()); TABLES]);
        assert_eq!(thinkers.allowance.thinking(), 0, "all searches have ended");
    }

    #[tokio::test]
    async fn bots_use_one_thread_each_while_others_think() {
        let thinkers = Thinkers::new(4).unwrap();
        assert_eq!(thinkers.means().threads, Means::MOST_THREADS);
        let [_one, other] = [thinkers.allowance.think(), thinkers.allowance.think()];
        assert_eq!(thinkers.means().threads, 1);
        drop(other);
        assert_eq!(thinkers.means().threads, Means::MOST_THREADS);
        assert_eq!(Thinkers::new(1).unwrap().means().threads, 1, "the other core is for people");
    }

    /// Hints whose search never ends, and others waiting behind them.
    async fn with_hints(thinkers: &Thinkers, hints: usize) -> (Arc<AtomicBool>, JoinSet<()>) {
        let (is_open, mut waiting) = (Arc::new(AtomicBool::new(false)), JoinSet::new());
        for _ in 0..hints {
            let (asking, is_open) = (thinkers.clone(), is_open.clone());
            let thought = move || {
                while !is_open.load(Ordering::Relaxed) {
                    thread::yield_now();
                }
            };
            waiting.spawn(async move { asking.think(Urgency::Advice, thought).await.unwrap() });
        }
        while thinkers.advice.thinking() < hints {
            tokio::task::yield_now().await;
        }
        (is_open, waiting)
    }

    #[tokio::test]
    async fn hints_do_not_slow_bots_down() {
        let thinkers = Thinkers::new(1).unwrap();
        let (is_open, mut hints) = with_hints(&thinkers, 100).await;
        assert_eq!((thinkers.allowance.share(), thinkers.allowance.thinking()), (1.0, 0));
        assert_eq!(thinkers.advice.share(), 0.01, "hints share among themselves");
        let [me, ..] = Seat::ALL;
        // The hints do not finish, but the bots do.
        for bot in ["easy", "hard"] {
            let chosen = thinkers.choose(playing(), me, bot.to_owned(), None, Urgency::Awaited).await.unwrap();
            assert!(chosen.is_some(), "{bot}");
        }
        assert_eq!(thinkers.advice.thinking(), 100, "no hint was answered before");
        is_open.store(true, Ordering::Relaxed);
        while hints.join_next().await.is_some() {}
    }

    #[tokio::test]
    async fn searches_that_people_wait_for_come_first() {
        let thinkers = Thinkers::new(1).unwrap();
        let (begun, has_begun) = oneshot::channel();
        let (end, has_end) = oneshot::channel::<()>();
        let busy = thinkers.clone();
        let first = tokio::spawn(async move {
            let thought = move || {
                let _ = begun.send(());
                let _ = has_end.blocking_recv();
            };
            busy.think(Urgency::Alone, thought).await
        });
        has_begun.await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut all = JoinSet::new();
        for urgency in [Urgency::Alone, Urgency::Patient, Urgency::Awaited] {
            let (asking, order) = (thinkers.clone(), order.clone());
            all.spawn(async move { asking.think(urgency, move || order.lock().unwrap().push(urgency)).await });
            tokio::task::yield_now().await;
        }
        end.send(()).unwrap();
        first.await.unwrap().unwrap();
        all.join_all().await;
        assert_eq!(*order.lock().unwrap(), [Urgency::Awaited, Urgency::Patient, Urgency::Alone]);
    }

    #[tokio::test]
    async fn closing_ends_all_searches() {
        let thinkers = Thinkers::new(1).unwrap();
        let (begun, has_begun) = oneshot::channel();
        let (asking, waiting, allowance) = (thinkers.clone(), thinkers.clone(), thinkers.allowance.clone());
        let thinks = tokio::spawn(async move {
            let thought = move || {
                let _ = begun.send(());
                while !allowance.is_cancelled() {
                    thread::yield_now();
                }
            };
            asking.think(Urgency::Awaited, thought).await
        });
        has_begun.await.unwrap();
        let waits = tokio::spawn(async move { waiting.think(Urgency::Alone, || ()).await });
        while thinkers.allowance.thinking() < 2 {
            tokio::task::yield_now().await;
        }
        thinkers.close();
        assert_eq!((thinks.await.unwrap(), waits.await.unwrap()), (Ok(()), Err(NoThought::Closed)));
    }

    #[tokio::test]
    async fn an_expert_stops_thinking_when_the_hall_closes() {
        let thinkers = Thinkers::new(1).unwrap();
        let [me, ..] = Seat::ALL;
        let expert = |thinkers: Thinkers| async move {
            thinkers
                .choose(playing(), me, "expert".to_owned(), None, Urgency::Awaited)
                .await
                .unwrap()
                .map(|(action, _)| action)
        };
        let (asking, begin) = (thinkers.clone(), Instant::now());
        let thinks = tokio::spawn(expert(asking));
        tokio::time::sleep(Duration::from_millis(100)).await;
        thinkers.close();
        let chosen = thinks.await.unwrap();
        // Without the close, the search would take two seconds.
        assert!(begin.elapsed() < Duration::from_millis(1500), "{:?}", begin.elapsed());
        assert!(chosen.is_some());
    }
}
