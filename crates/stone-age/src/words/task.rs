//! Sentences for what a player is asked to do.

use engine::say;
use engine::words::Phrase;

use super::{Key, phrase};
use crate::player::HUNGER_PENALTY;
use crate::task::{Step, Task};
use crate::view::View;

/// Says what a task asks for, to follow "you are asked".
pub(super) fn asks(task: &Task) -> Phrase {
    match *task {
        Task::Place => say!(AskedPlace),
        Task::Use => say!(AskedUse),
        Task::Tools { gathering, pips } => {
            say!(AskedTools, pips = phrase::pips(pips), what = phrase::gathering(gathering))
        }
        Task::Pay { purpose, bill, paid: _, next } => {
            say!(AskedPay, bill = phrase::bill(&bill), purpose = phrase::purpose(purpose), resource = next,)
        }
        Task::Pick { dice } => say!(AskedPick, dice = phrase::items(&dice)),
        Task::Gain => say!(AskedGain),
        Task::Feed { missing } => say!(AskedFeed, missing = phrase::food(u16::from(missing))),
    }
}

/// Says what a task asks of its owner, with all the numbers that matter.
pub(super) fn request(step: &Step, view: &View) -> Phrase {
    let player = step.seat;
    match step.task {
        Task::Place => {
            let left = view.player(step.seat).map_or(0, |player| player.at_home);
            say!(RequestPlace, player = player, count = left)
        }
        Task::Use => {
            let out = view.player(step.seat).map_or(0, |player| player.people.saturating_sub(player.at_home));
            say!(RequestUse, player = player, count = out)
        }
        Task::Tools { gathering, pips } => say!(
            RequestTools,
            player = player,
            pips = phrase::pips(pips),
            what = phrase::gathering(gathering),
            amount = phrase::gain(gathering, pips),
        ),
        Task::Pay { purpose, bill, paid, next } => say!(
            RequestPay,
            player = player,
            bill = phrase::bill(&bill),
            purpose = phrase::purpose(purpose),
            resource = next,
            have = view.player(step.seat).map_or(0, |player| player.resources[next]),
            count = paid.total(),
            paid = phrase::amounts(&paid),
        ),
        Task::Pick { dice } => say!(RequestPick, player = player, dice = phrase::items(&dice)),
        Task::Gain => say!(RequestGain, player = player),
        Task::Feed { missing } => say!(
            RequestFeed,
            player = player,
            missing = phrase::food(u16::from(missing)),
            points = phrase::points(HUNGER_PENALTY),
        ),
    }
}
