//! Reviews of a player's decisions after the game.

use std::sync::{Arc, MutexGuard, PoisonError};

use engine::{BySeat, Entry, RecordedAction, Seat};

use super::error::HallError;
use super::limits::Errand;
use super::live::LiveTable;
use super::source::Source;
use crate::review::{Review, Reviewed, Reviewer};
use crate::store::{EntryKind, EntryRow, PersonId, Status};

/// Maximum number of simultaneous reviews. Others wait, because each keeps a game in memory.
pub(super) const REVIEWS_AT_ONCE: usize = 4;

/// The reviews of a table, one for each seat. They are kept as long as the table is in memory.
pub(super) type Reviews = BySeat<ReviewView>;

/// The state of a review.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ReviewView {
    /// No one has asked for it.
    #[default]
    NotAsked,
    /// It is in progress.
    Begun(Reviewed),
    /// It is finished.
    Done(Arc<Review>),
}

impl LiveTable {
    fn reviews(&self) -> MutexGuard<'_, Reviews> {
        // Reviews are consistent between any two statements.
        self.reviews.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the state of the review of a person's seat.
    pub async fn review(&self, person: PersonId, seat: Seat) -> Result<ReviewView, HallError> {
        self.must_be_reviewable(person, seat).await?;
        Ok(self.reviews()[seat].clone())
    }

    /// Starts a review of a person's decisions in one of their seats, unless there is one already.
    pub async fn begin_review(self: &Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HallError> {
        self.must_be_reviewable(person, seat).await?;
        let mut reviews = self.reviews();
        if reviews[seat] == ReviewView::NotAsked {
            self.shared.counter.count(Errand::Review, Some(person), None)?;
            let reviewing = self.shared.counter.review(person)?;
            reviews[seat] = ReviewView::Begun(Reviewed { done: 0, all: 1 });
            drop(reviews);
            let table = self.clone();
            tokio::spawn(async move {
                let made = table.make_review(seat).await;
                if let Err(error) = &made {
                    tracing::error!(table = %table.id, %error, "a review failed");
                }
                drop(reviewing);
                // The person can ask again.
                table.reviews()[seat] = made.map_or(ReviewView::NotAsked, |review| ReviewView::Done(Arc::new(review)));
            });
        }
        Ok(())
    }

    async fn must_be_reviewable(&self, person: PersonId, seat: Seat) -> Result<(), HallError> {
        let state = self.lock().await?;
        state.must_hold(person, seat)?;
        match state.row.head.status {
            Status::Over if state.standstill.is_some() => Err(HallError::KeptAsText),
            Status::Over => Ok(()),
            Status::Gathering | Status::Playing | Status::Aborted => Err(HallError::NotOver),
        }
    }

    /// Examines one decision after the other. Bots can think in between.
    async fn make_review(&self, seat: Seat) -> Result<Review, HallError> {
        let lost = || HallError::Internal("the server is closing".to_owned());
        let _permit = self.shared.reviews.acquire().await.map_err(|_| lost())?;
        let state = self.lock().await?;
        let source = Source::of(&state).ok_or(HallError::NotBegun)?;
        drop(state);
        let beginning = self.shared.loader.replay(&source, 0, 0).await?;
        let entries = self.shared.loader.store.entries(&self.id, 0..source.length).await?;
        let entries = entries.into_iter().filter_map(recorded).collect();
        let allowance = self.shared.thinkers.allowance().clone();
        let mut reviewer = Reviewer::new(beginning.playing, entries, seat, allowance);
        loop {
            let (back, step) = self.shared.thinkers.look_back(reviewer).await.ok_or_else(lost)?;
            if let Some(review) = step.map_err(HallError::Act)? {
                return Ok(review);
            }
            self.reviews()[seat] = ReviewView::Begun(back.progress());
            reviewer = back;
        }
    }
}

/// Converts an entry to that of a record.
fn recorded(entry: EntryRow) -> Option<Entry> {
    Some(match entry.what {
        EntryKind::Act(action) => Entry::Action(RecordedAction { seat: entry.seat?, action, line: 0 }),
        EntryKind::Redraw(salt) => Entry::Redraw { salt },
    })
}
