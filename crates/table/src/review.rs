//! Reviewing a finished game: which decisions of a seat cost it the most.

use engine::words::{Phrase, Speaker};
use std::vec::IntoIter;

use bots::Allowance;
use engine::{Entry, Seat};
use serde::Serialize;

use crate::dyn_play::{ActError, DynPlay, Examined};

/// Maximum number of decisions that a review names.
const MOST_NAMED: usize = 8;
/// Costs below this many points are probably noise.
pub const NOISE: f32 = 1.5;
/// Maximum number of decisions that are examined a second time.
const LOOKED_AT_TWICE: usize = 16;
/// Number of worlds searched for a decision: the first time, and again where it seems to have cost something. Only the
/// second search decides. A decision that looks worst among hundreds may just have been unlucky in the first one.
const ITERATIONS: (u32, u32) = (150, 1200);

/// The decisions that cost a seat the most. Everything is judged by what the seat knew at the time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review<T = Phrase> {
    /// The seat whose decisions are reviewed.
    pub seat: Seat,
    /// The number of its decisions that had an alternative.
    pub decisions: usize,
    /// The number of decisions in which the bot would have done the same.
    pub agreed: usize,
    /// The most costly decisions, worst first.
    pub costly: Vec<Costly<T>>,
}

/// A decision that cost points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Costly<T = Phrase> {
    /// The number of entries in the game before it.
    pub position: u64,
    /// The number of actions taken before it.
    pub actions: u64,
    /// The round it was made in.
    pub round: u32,
    /// What was done, and what would have been better.
    #[serde(flatten)]
    pub examined: Examined<T>,
}

impl Review {
    /// Returns the same review with its texts in the speaker's language.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> Review<String> {
        let costly = |costly: &Costly| Costly {
            position: costly.position,
            actions: costly.actions,
            round: costly.round,
            examined: costly.examined.said(speaker),
        };
        let Self { seat, decisions, agreed, .. } = *self;
        Review { seat, decisions, agreed, costly: self.costly.iter().map(costly).collect() }
    }
}

/// A review in progress. It works step by step, so other bots can think in between.
pub struct Reviewer {
    seat: Seat,
    allowance: Allowance,
    playing: Box<dyn DynPlay>,
    position: u64,
    entries: IntoIter<Entry>,
    /// Decisions that seem to have cost something, each with the game as it was.
    suspected: Vec<(Costly, Box<dyn DynPlay>)>,
    review: Review,
    done: usize,
    all: usize,
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The number of steps done.
    pub done: usize,
    /// The expected total number of steps.
    pub all: usize,
}

impl Reviewer {
    /// Starts a review of what a seat did in a game with this starting position.
    #[must_use]
    pub fn new(beginning: Box<dyn DynPlay>, entries: Vec<Entry>, seat: Seat, allowance: Allowance) -> Self {
        let own = entries.iter().filter_map(Entry::action).filter(|action| action.seat == seat).count();
        Self {
            seat,
            allowance,
            playing: beginning,
            position: 0,
            entries: entries.into_iter(),
            suspected: Vec::new(),
            review: Review { seat, decisions: 0, agreed: 0, costly: Vec::new() },
            done: 0,
            all: own + LOOKED_AT_TWICE,
        }
    }

    /// Returns the progress so far.
    #[must_use]
    pub const fn progress(&self) -> Reviewed {
        Reviewed { done: self.done, all: self.all }
    }

    /// Examines one more decision. Returns the review once there are none left.
    pub fn step(&mut self) -> Result<Option<Review>, ActError> {
        while let Some(entry) = self.entries.next() {
            let is_own = matches!(&entry, Entry::Action(action) if action.seat == self.seat);
            if let Entry::Action(action) = &entry
                && is_own
            {
                self.suspect(&action.action);
                self.done += 1;
            }
            match &entry {
                Entry::Action(action) => drop(self.playing.act(action.seat, &action.action)?),
                Entry::Redraw { salt } => self.playing.redraw(*salt),
            }
            self.position += 1;
            if self.entries.len() == 0 {
                self.all = self.done + self.suspected.len();
            }
            if is_own {
                return Ok(None);
            }
        }
        if let Some((costly, playing)) = self.suspected.pop() {
            self.done += 1;
            self.convict(&costly, &*playing);
            return Ok(None);
        }
        let mut review = self.review.clone();
        review.costly.sort_by(|a, b| b.examined.cost.total_cmp(&a.examined.cost));
        review.costly.truncate(MOST_NAMED);
        Ok(Some(review))
    }

    fn suspect(&mut self, action: &str) {
        let Some(examined) = self.playing.examine(self.seat, action, ITERATIONS.0, &self.allowance) else { return };
        self.review.decisions += 1;
        if examined.done == examined.better {
            self.review.agreed += 1;
        }
        if examined.cost < NOISE {
            return;
        }
        let (actions, round) = (self.playing.position(), self.playing.round());
        let costly = Costly { position: self.position, actions, round, examined };
        self.suspected.push((costly, self.playing.clone()));
        if self.suspected.len() > LOOKED_AT_TWICE {
            self.suspected.sort_by(|(a, _), (b, _)| b.examined.cost.total_cmp(&a.examined.cost));
            self.suspected.truncate(LOOKED_AT_TWICE);
        }
    }

    fn convict(&mut self, costly: &Costly, playing: &dyn DynPlay) {
        let again = playing.examine(self.seat, &costly.examined.done.notation, ITERATIONS.1, &self.allowance);
        if let Some(examined) = again.filter(|examined| examined.has_cost(NOISE)) {
            let Costly { position, actions, round, .. } = *costly;
            self.review.costly.push(Costly { position, actions, round, examined });
        }
    }
}
