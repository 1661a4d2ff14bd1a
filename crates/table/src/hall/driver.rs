//! Lets the bots of a table act.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::bots::Urgency;
use super::error::HallError;
use super::live::LiveTable;
use crate::mind::LastMind;

impl LiveTable {
    /// Lets bots act until a person has to, unless that goes on already.
    pub(super) fn let_bots_act(self: &Arc<Self>) {
        if !self.is_driven.swap(true, Ordering::AcqRel) {
            let table = self.clone();
            tokio::spawn(async move { table.drive().await });
        }
    }

    async fn drive(self: &Arc<Self>) {
        let mut mind = LastMind::default();
        loop {
            match self.let_bot_act(&mut mind).await {
                Ok(true) => {}
                Ok(false) => {
                    self.is_driven.store(false, Ordering::Release);
                    // Somebody may have moved between the last look and the line above.
                    let is_bots_turn = matches!(self.lock().await, Ok(state) if state.bot_to_act().is_some());
                    if !is_bots_turn || self.is_stopped() || self.is_driven.swap(true, Ordering::AcqRel) {
                        return;
                    }
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a bot could not act");
                    self.is_driven.store(false, Ordering::Release);
                    return;
                }
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.shared.is_closing.load(Ordering::Acquire)
    }

    /// Lets one bot take one action. Says whether to go on.
    async fn let_bot_act(self: &Arc<Self>, last: &mut LastMind) -> Result<bool, HallError> {
        if self.is_stopped() {
            return Ok(false);
        }
        let state = self.lock().await?;
        let Some((seat, bot)) = state.bot_to_act() else { return Ok(false) };
        let Some(playing) = state.game.as_ref().map(|game| game.playing.clone()) else { return Ok(false) };
        let number = state.row.head.number;
        let pace = Duration::from_millis(u64::from(state.options.pace));
        let is_watched = self.is_watched();
        let is_awaited = is_watched || !state.active_people().is_empty();
        drop(state);
        let urgency = if is_awaited { Urgency::Awaited } else { Urgency::Alone };
        let mind = last.take(seat, &bot, number);
        let thought = self.shared.thinkers.choose(playing, seat, bot.clone(), mind, urgency);
        let pause = async {
            if is_watched {
                tokio::time::sleep(pace).await;
            }
        };
        let (chosen, ()) = tokio::join!(thought, pause);
        // Closing the hall does not close the semaphore: a permit always comes.
        let _permit = if is_awaited { None } else { self.shared.alone.acquire().await.ok() };
        if self.is_stopped() {
            return Ok(false);
        }
        let state = self.lock().await?;
        if state.row.head.number != number || state.bot_to_act().as_ref() != Some(&(seat, bot.clone())) {
            // Somebody has taken something back, or his seat.
            return Ok(true);
        }
        let nothing = || HallError::Internal(format!("{bot} ({seat}) finds no action"));
        let (action, mind) = chosen.ok_or_else(nothing)?;
        let act = self.commit_locked(state, |draft| {
            draft.act(seat, &action, true)?;
            // Nobody takes back what a bot did.
            let head = draft.head();
            head.handed_on = head.position;
            Ok(head.number)
        });
        let number = act.await?;
        last.keep(seat, &bot, number, mind);
        Ok(true)
    }
}
