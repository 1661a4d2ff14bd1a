use std::sync::atomic::{AtomicU64, Ordering};

use bots::arena::Progress;
use engine::say;
use indicatif::{ProgressBar, ProgressStyle};

use crate::words::{self, Key};

/// A bar on stderr that shows how many games are over; nothing at all if stderr is not a terminal.
pub(crate) struct Bar {
    bar: ProgressBar,
    played: AtomicU64,
}

impl Bar {
    pub(crate) fn new() -> Self {
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} games{msg}, {per_sec}, {eta} left") {
            bar.set_style(style);
        }
        Self { bar, played: AtomicU64::new(0) }
    }

    /// How many games have been played, without those that were known before.
    pub(crate) fn played(&self) -> u64 {
        self.played.load(Ordering::Relaxed)
    }
}

impl Progress for Bar {
    fn begin(&self, games: u64, known: u64) {
        self.bar.set_length(games);
        self.bar.set_position(known);
        // What is known took no time: the time that is left follows from the others.
        self.bar.reset_eta();
    }

    fn game_over(&self) {
        self.played.fetch_add(1, Ordering::Relaxed);
        self.bar.inc(1);
    }

    fn share(&self, bot: &str, share: f64) {
        self.bar.set_message(format!(", {bot} wins {:.1} %", share * 100.0));
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A bar on stderr that shows how many steps of a review are done; nothing at all if stderr is not a terminal.
pub(crate) struct Steps(ProgressBar);

impl Steps {
    /// No step is done.
    pub(crate) fn new() -> Self {
        let bar = ProgressBar::new(0);
        let progress = say!(ReviewProgress, done = "{pos}", all = "{len}", left = "{eta}");
        let progress = words::in_general().say(progress);
        if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:30}} {progress}")) {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// So many of so many steps are done.
    pub(crate) fn show(&self, done: u64, all: u64) {
        self.0.set_length(all);
        self.0.set_position(done);
    }
}

impl Drop for Steps {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
