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

/// Says what a task asks of its owner, and who that is.
pub(super) fn request(step: &Step, view: &View) -> Phrase {
    say!(Request, player = step.seat, question = question(step, view))
}

/// Says what a task asks of its owner, with all the numbers that matter.
pub(super) fn question(step: &Step, view: &View) -> Phrase {
    match step.task {
        Task::Place => {
            let left = view.player(step.seat).map_or(0, |player| player.at_home);
            say!(QuestionPlace, count = left)
        }
        Task::Use => {
            let out = view.player(step.seat).map_or(0, |player| player.people.saturating_sub(player.at_home));
            say!(QuestionUse, count = out)
        }
        Task::Tools { gathering, pips } => say!(
            QuestionTools,
            pips = phrase::pips(pips),
            what = phrase::gathering(gathering),
            amount = phrase::gain(gathering, pips),
        ),
        Task::Pay { purpose, bill, paid, next } => say!(
            QuestionPay,
            bill = phrase::bill(&bill),
            purpose = phrase::purpose(purpose),
            resource = next,
            have = view.player(step.seat).map_or(0, |player| player.resources[next]),
            count = paid.total(),
            paid = phrase::amounts(&paid),
        ),
        Task::Pick { dice } => say!(QuestionPick, dice = phrase::items(&dice)),
        Task::Gain => Key::QuestionGain.into(),
        Task::Feed { missing } => {
            say!(QuestionFeed, missing = phrase::food(u16::from(missing)), points = phrase::points(HUNGER_PENALTY),)
        }
    }
}
