//! How much of the machine a bot may use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What everybody who thinks on a machine shares: the more there are, the shorter each of them thinks. Clones are the
/// same allowance.
#[derive(Clone, Debug)]
pub struct Allowance(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    /// How many can think at the same time without waiting for each other.
    at_once: usize,
    thinking: AtomicUsize,
    cancelled: AtomicBool,
}

/// Somebody who thinks, or waits to.
#[derive(Debug)]
pub struct Thinking(Arc<Shared>);

impl Allowance {
    /// An allowance for a machine on which so many can think at the same time.
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self(Arc::new(Shared {
            at_once: at_once.max(1),
            thinking: AtomicUsize::new(0),
            cancelled: AtomicBool::new(false),
        }))
    }

    /// For somebody who has the machine for himself.
    #[must_use]
    pub fn unlimited() -> Self {
        Self::new(usize::MAX)
    }

    /// Somebody thinks until what this returns is dropped.
    #[must_use]
    pub fn think(&self) -> Thinking {
        self.0.thinking.fetch_add(1, Ordering::Relaxed);
        Thinking(self.0.clone())
    }

    /// Lets everybody stop thinking as soon as he can.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether everybody should stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// How many think now, or wait to.
    #[must_use]
    pub fn thinking(&self) -> usize {
        self.0.thinking.load(Ordering::Relaxed)
    }

    /// The part of his time that everybody can use, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        let thinking = self.0.thinking.load(Ordering::Relaxed).max(1);
        (self.0.at_once as f32 / thinking as f32).min(1.0)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.thinking.fetch_sub(1, Ordering::Relaxed);
    }
}
