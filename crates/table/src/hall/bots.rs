//! Bots think on threads of their own: few of them, so that they never slow the server down.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use engine::Seat;
use tokio::sync::oneshot;

use crate::playing::{Hint, Playing};

/// Threads on which bots think.
#[derive(Clone)]
pub(super) struct Thinkers(Arc<Queue>);

/// How soon a thought is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// A person plays or watches.
    Awaited,
    /// Bots are among themselves.
    Alone,
}

struct Queue {
    waiting: Mutex<Waiting>,
    something_to_do: Condvar,
}

#[derive(Default)]
struct Waiting {
    awaited: VecDeque<Job>,
    alone: VecDeque<Job>,
    closed: bool,
}

type Job = Box<dyn FnOnce() + Send>;

impl Thinkers {
    /// So many threads. They end when the last handle is dropped or [`close`](Self::close)d.
    pub(super) fn new(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue { waiting: Mutex::default(), something_to_do: Condvar::new() });
        for number in 1..=threads.max(1) {
            let queue = queue.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || queue.work())?;
        }
        Ok(Self(queue))
    }

    /// What the bot of this name does in this seat; nothing if it cannot move.
    pub(super) async fn choose(
        &self,
        playing: Box<dyn Playing>,
        seat: Seat,
        bot: String,
        urgency: Urgency,
    ) -> Option<String> {
        self.think(urgency, move || playing.choose(seat, &bot)).await.flatten()
    }

    /// What a bot would advise this seat.
    pub(super) async fn advise(&self, playing: Box<dyn Playing>, seat: Seat) -> Option<Hint> {
        self.think(Urgency::Awaited, move || playing.hint(seat)).await.flatten()
    }

    async fn think<T: Send + 'static>(
        &self,
        urgency: Urgency,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, asked) = oneshot::channel();
        let job: Job = Box::new(move || {
            if answer.is_closed() {
                return;
            }
            // Rules do not panic. Should one do so anyway, the thread goes on and the table says that the bot cannot.
            match catch_unwind(AssertUnwindSafe(thought)) {
                Ok(thought) => drop(answer.send(thought)),
                Err(_) => tracing::error!("a bot panicked"),
            }
        });
        self.0.push(job, urgency);
        asked.await.ok()
    }

    /// Drops everything that waits, and lets the threads end.
    pub(super) fn close(&self) {
        let mut waiting = self.0.lock();
        waiting.closed = true;
        waiting.awaited.clear();
        waiting.alone.clear();
        self.0.something_to_do.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // The queue is whole between any two statements.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: Job, urgency: Urgency) {
        let mut waiting = self.lock();
        if waiting.closed {
            return;
        }
        match urgency {
            Urgency::Awaited => waiting.awaited.push_back(job),
            Urgency::Alone => waiting.alone.push_back(job),
        }
        drop(waiting);
        self.something_to_do.notify_one();
    }

    fn work(&self) {
        let mut waiting = self.lock();
        while !waiting.closed {
            let next = waiting.awaited.pop_front();
            let Some(job) = next.or_else(|| waiting.alone.pop_front()) else {
                waiting = self.something_to_do.wait(waiting).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(waiting);
            job();
            waiting = self.lock();
        }
    }
}
