//! Limits on how much of the machine bots may use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Machine time that is shared by all bots that think at the same time: the more there are, the shorter each of them
/// thinks. Clones share the same allowance.
#[derive(Clone, Debug)]
pub struct Allowance(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    /// The number of bots that can think at the same time without waiting for each other.
    at_once: usize,
    thinking: AtomicUsize,
    cancelled: AtomicBool,
}

/// A bot that is thinking or waiting to think.
#[derive(Debug)]
pub struct Thinking(Arc<Shared>);

impl Allowance {
    /// Creates an allowance for a machine on which `at_once` bots can think at the same time.
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self(Arc::new(Shared {
            at_once: at_once.max(1),
            thinking: AtomicUsize::new(0),
            cancelled: AtomicBool::new(false),
        }))
    }

    /// Creates an allowance for a bot that has the machine to itself.
    #[must_use]
    pub fn unlimited() -> Self {
        Self::new(usize::MAX)
    }

    /// Registers a bot that thinks until the returned value is dropped.
    #[must_use]
    pub fn think(&self) -> Thinking {
        self.0.thinking.fetch_add(1, Ordering::Relaxed);
        Thinking(self.0.clone())
    }

    /// Tells all bots to stop thinking as soon as they can.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    /// Returns true if all bots should stop thinking.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// Returns the number of bots that are thinking or waiting to think.
    #[must_use]
    pub fn thinking(&self) -> usize {
        self.0.thinking.load(Ordering::Relaxed)
    }

    /// Returns the part of its time that each bot can use, from 0 to 1.
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
