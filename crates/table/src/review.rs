//! Looking at a finished game once more: which decisions of a seat have cost it most.

use engine::words::{Phrase, Speaker};
use std::vec::IntoIter;

use bots::Allowance;
use engine::{Entry, Seat};
use serde::Serialize;

use crate::dyn_play::{ActError, DynPlay, Examined};

/// How many decisions a review names at most.
const MOST_NAMED: usize = 8;
/// Differences below this are as likely noise as not.
pub const NOISE: f32 = 1.5;
/// How many decisions are looked at a second time.
const LOOKED_AT_TWICE: usize = 16;
/// Worlds that are looked at for a decision: at first, and where it seems to have cost something. The second number
/// decides what is said: what looked worst among hundreds looked so by bad luck as well, and only then one is sure enough.
const ITERATIONS: (u32, u32) = (150, 1200);

/// Which decisions of a seat have cost it most. Everything in it was judged from what the seat knew at the time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review<T = Phrase> {
    /// Whose decisions.
    pub seat: Seat,
    /// How many there were with a choice.
    pub decisions: usize,
    /// In how many of them the bot would have done the same.
    pub agreed: usize,
    /// Those that cost most, the worst first.
    pub costly: Vec<Costly<T>>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Costly<T = Phrase> {
    /// How many entries the game had before it.
    pub position: u64,
    /// How many actions had been taken before it.
    pub actions: u64,
    /// The round.
    pub round: u32,
    /// What was done, and what would have been better.
    #[serde(flatten)]
    pub examined: Examined<T>,
}

impl Review {
    /// The same as somebody reads it.
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

/// A review that is being made, step by step, so that others can think in between.
pub struct Reviewer {
    seat: Seat,
    allowance: Allowance,
    playing: Box<dyn DynPlay>,
    position: u64,
    entries: IntoIter<Entry>,
    /// What seems to have cost something, with the game as it stood.
    suspected: Vec<(Costly, Box<dyn DynPlay>)>,
    review: Review,
    done: usize,
    all: usize,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// How many steps were taken.
    pub done: usize,
    /// How many there are, as far as one can tell.
    pub all: usize,
}

impl Reviewer {
    /// A review of what a seat did in a game that began like this.
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

    /// How far it has come.
    #[must_use]
    pub const fn progress(&self) -> Reviewed {
        Reviewed { done: self.done, all: self.all }
    }

    /// Looks at one more decision. The review, once there is no other.
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
