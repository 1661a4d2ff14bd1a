//! Lets the bots of a table act.
//!
//! No single failure stops them. Failed commits are retried until they succeed. A bot that panics is replaced by a
//! simpler one for that decision. Tables that wait for a bot but have no driver are found by a periodic sweep.
//!
//! If several nodes share a store, the node with the lease of a table drives it. The others leave it alone until their
//! next sweep.

mod lease;
mod sweep;
#[cfg(test)]
mod tests;

use crate::words::Key;
use engine::say;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use engine::Seat;
use tokio::time::sleep;

use super::backoff::Backoff;
use super::error::HallError;
use super::live::LiveTable;
use super::thinkers::{NoThought, Urgency};
use super::waiting::Cause;
use crate::dyn_play::DynPlay;
use crate::seated_bot::{LastBot, SeatedBot};
use lease::Lease;
pub(super) use sweep::{Hopeless, is_hopeless};

/// Maximum wait after an error that is not the store's. Such errors are unlikely to go away soon.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Who decides when a bot cannot: first a new instance of the same bot, then simpler ones.
const HELPERS: [Option<&str>; 4] = [None, None, Some("greedy"), Some("random")];

/// A table that a task is driving. If the task panics, another one can take over.
struct Driven(Arc<LiveTable>);

impl Drop for Driven {
    fn drop(&mut self) {
        // Without a panic, the task has already reset this, and another one may be driving the table.
        if std::thread::panicking() {
            self.0.is_driven.store(false, Ordering::Release);
        }
    }
}

/// State that is kept between decisions.
#[derive(Default)]
struct Driver {
    seated_bot: LastBot,
    backoff: Backoff,
    stumbles: Stumbles,
}

/// The outcome of letting a bot act.
enum DriveResult {
    /// The bot acted, or the table changed while it was thinking.
    Taken,
    /// No bot has to act.
    Idle,
    /// Another node drives this table.
    Elsewhere,
}

/// The number of failed decisions in a row, all at the same move number.
#[derive(Default)]
struct Stumbles {
    number: u64,
    times: usize,
}

impl Stumbles {
    /// Returns the count at this move number.
    fn at(&mut self, number: u64) -> usize {
        if self.number != number {
            *self = Self { number, times: 0 };
        }
        self.times
    }
}

impl LiveTable {
    /// Starts a task that lets bots act until a person has to, unless one is running already.
    pub(super) fn let_bots_act(self: &Arc<Self>) {
        if !self.is_driven.swap(true, Ordering::AcqRel) {
            let driven = Driven(self.clone());
            tokio::spawn(async move { driven.0.drive().await });
        }
    }

    async fn drive(self: &Arc<Self>) {
        let (mut driver, mut lease) = (Driver::default(), Lease::default());
        loop {
            match self.let_bot_act(&mut driver, &mut lease).await {
                Ok(DriveResult::Taken) => driver.backoff.over(),
                Ok(DriveResult::Elsewhere) => {
                    self.is_driven.store(false, Ordering::Release);
                    return;
                }
                Ok(DriveResult::Idle) => {
                    // Must happen before another task of this node can take the lease.
                    lease.give_back(self).await;
                    self.is_driven.store(false, Ordering::Release);
                    // Someone may have moved between the last check and the line above.
                    let is_bots_turn = matches!(self.lock().await, Ok(state) if state.bot_to_act().is_some());
                    if !is_bots_turn || self.is_stopped() || self.is_driven.swap(true, Ordering::AcqRel) {
                        return;
                    }
                }
                Err(_) if self.is_stopped() => return,
                Err(error) => {
                    if let Some(cause) = Cause::of(&error) {
                        self.note_trouble(Some(cause));
                    }
                    let is_store = matches!(error, HallError::Store(_) | HallError::Stale);
                    let longest = if is_store { self.shared.retry_after } else { LONGEST_WAIT };
                    let wait = driver.backoff.after_failure(longest);
                    tracing::error!(table = %self.id, %error, ?wait, "a bot could not act and will try again");
                    sleep(wait).await;
                }
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.shared.is_closing.load(Ordering::Acquire)
    }

    /// Lets one bot take one action.
    async fn let_bot_act(self: &Arc<Self>, driver: &mut Driver, lease: &mut Lease) -> Result<DriveResult, HallError> {
        if self.is_stopped() {
            return Ok(DriveResult::Idle);
        }
        let state = self.lock().await?;
        let Some((seat, bot)) = state.bot_to_act() else { return Ok(DriveResult::Idle) };
        let Some(playing) = state.game.as_ref().map(|game| game.playing.clone()) else { return Ok(DriveResult::Idle) };
        let number = state.row.head.number;
        let pace = Duration::from_millis(u64::from(state.options.pace));
        let is_watched = self.is_watched();
        let is_awaited = is_watched || !state.active_people().is_empty();
        drop(state);
        if !lease.hold(self).await? {
            return Ok(DriveResult::Elsewhere);
        }
        let urgency = if is_awaited { Urgency::Awaited } else { Urgency::Alone };
        let thought = self.think(driver, playing, (seat, &bot), number, urgency);
        let pause = async {
            if is_watched {
                sleep(pace).await;
            }
        };
        let (chosen, ()) = lease.hold_during(self, async { tokio::join!(thought, pause) }).await;
        // The semaphore is never closed, so a permit always comes.
        let _permit = if is_awaited { None } else { self.shared.alone.acquire().await.ok() };
        if self.is_stopped() {
            return Ok(DriveResult::Idle);
        }
        let state = self.lock().await?;
        if state.row.head.number != number || state.bot_to_act().as_ref() != Some(&(seat, bot.clone())) {
            // Someone has undone a move or taken their seat back.
            return Ok(DriveResult::Taken);
        }
        let Some((action, seated_bot)) = chosen else {
            drop(state);
            return self.has_stumbled(driver, seat, &bot).await;
        };
        let act = self.commit_locked(state, |draft| {
            draft.act(seat, &action, true)?;
            // Actions of bots cannot be undone.
            let head = draft.head();
            head.confirmed = head.position;
            Ok(head.number)
        });
        let acted = act.await;
        if acted.is_ok() {
            self.note_trouble(None);
        }
        match (acted, seated_bot) {
            (Ok(number), Some(seated_bot)) => driver.seated_bot.keep(seat, &bot, number, seated_bot),
            (Ok(_), None) => {}
            (Err(HallError::Act(error)), _) => {
                tracing::error!(table = %self.id, %seat, bot, action, %error, "a bot chose an illegal action");
                return self.has_stumbled(driver, seat, &bot).await;
            }
            (Err(error), _) => return Err(error),
        }
        Ok(DriveResult::Taken)
    }

    /// Returns the decision of the bot in a seat or of its helper. Also returns the bot if it decided itself.
    async fn think(
        &self,
        driver: &mut Driver,
        playing: Box<dyn DynPlay>,
        (seat, bot): (Seat, &str),
        number: u64,
        urgency: Urgency,
    ) -> Option<(String, Option<Box<dyn SeatedBot>>)> {
        let helper = HELPERS.get(driver.stumbles.at(number)).copied().unwrap_or_else(|| HELPERS[HELPERS.len() - 1]);
        let seated_bot = driver.seated_bot.take(seat, bot, number);
        let thinks = helper.unwrap_or(bot).to_owned();
        match self.shared.thinkers.choose(playing, seat, thinks, seated_bot, urgency).await {
            Ok(Some((action, seated_bot))) => Some((action, helper.is_none().then_some(seated_bot))),
            Ok(None) | Err(NoThought::Panicked | NoThought::Closed) => None,
        }
    }

    /// Announces at the table that a bot could not decide, and who decides next.
    async fn has_stumbled(
        self: &Arc<Self>,
        driver: &mut Driver,
        seat: Seat,
        bot: &str,
    ) -> Result<DriveResult, HallError> {
        driver.stumbles.times += 1;
        self.note_trouble(Some(Cause::Bot));
        let times = driver.stumbles.times;
        tracing::error!(table = %self.id, %seat, bot, times, "a bot could not decide");
        let name = self.lock().await?.name(seat).to_owned();
        let told = match HELPERS.get(times) {
            Some(None) => say!(NoteStumbled, name = name),
            Some(Some(helper)) => say!(NoteHelped, name = name, helper = *helper),
            // This was announced already and has not changed.
            None if times > HELPERS.len() => return Err(self.no_bot_decides(seat)),
            None => say!(NoteNoBotDecides, name = name),
        };
        self.commit(|draft| {
            draft.note(told);
            Ok(())
        })
        .await?;
        if times < HELPERS.len() { Ok(DriveResult::Taken) } else { Err(self.no_bot_decides(seat)) }
    }

    fn no_bot_decides(&self, seat: Seat) -> HallError {
        HallError::Internal(format!("no bot can decide for {seat} of table {}", self.id))
    }
}
