//! Progress bars on stderr.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::arena::Progress;
use engine::say;
use indicatif::{ProgressBar, ProgressStyle};

use crate::words::{self, Key};

/// A progress bar that counts finished games. It stays hidden if stderr is not a terminal.
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

    /// Number of games played in this run, without those read from a results file.
    pub(crate) fn played(&self) -> u64 {
        self.played.load(Ordering::Relaxed)
    }
}

impl Progress for Bar {
    fn begin(&self, games: u64, known: u64) {
        self.bar.set_length(games);
        self.bar.set_position(known);
        // Games read from a file took no time, and must not distort the estimate.
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

/// A progress bar for the steps of a review. It stays hidden if stderr is not a terminal.
pub(crate) struct Steps(ProgressBar);

impl Steps {
    /// Creates a bar at zero.
    pub(crate) fn new() -> Self {
        let bar = ProgressBar::new(0);
        let progress = say!(ReviewProgress, done = "{pos}", all = "{len}", left = "{eta}");
        let progress = words::in_general().say(progress);
        if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:30}} {progress}")) {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// Shows that `done` of `all` steps are done.
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
