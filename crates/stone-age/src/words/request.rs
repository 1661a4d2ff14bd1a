//! What the game waits for, or how it ended.

use engine::Standings;

use engine::say;
use engine::words::Phrase;

use super::{Key, phrase};
use crate::player::HUNGER_PENALTY;
use crate::step::{Phase, Question, Step};
use crate::view::View;

pub(super) fn tell(view: &View) -> Phrase {
    match (view.step, view.phase) {
        (Some(step), _) => question(&step, view),
        (None, Phase::Over(reason)) => {
            let reason = phrase::end(reason);
            match view.standings.as_ref().and_then(|standings| result(standings)) {
                Some(result) => say!(JoinSentences, first = reason, second = result),
                None => reason,
            }
        }
        // Never waits: the game settles by itself until somebody is asked.
        (None, Phase::Placing | Phase::Using | Phase::Feeding { .. }) => phrase::nothing(),
    }
}

fn question(step: &Step, view: &View) -> Phrase {
    let player = step.seat;
    match step.question {
        Question::Place => {
            let left = view.player(step.seat).map_or(0, |player| player.at_home);
            say!(RequestPlace, player = player, count = left)
        }
        Question::Use => {
            let out = view.player(step.seat).map_or(0, |player| player.people.saturating_sub(player.at_home));
            say!(RequestUse, player = player, count = out)
        }
        Question::Tools { gathering, pips } => say!(
            RequestTools,
            player = player,
            pips = phrase::pips(pips),
            what = phrase::gathering(gathering),
            amount = phrase::gain(gathering, pips),
        ),
        Question::Pay { purpose, bill, paid, next } => say!(
            RequestPay,
            player = player,
            bill = phrase::bill(&bill),
            purpose = phrase::purpose(purpose),
            resource = phrase::resource(next),
            have = view.player(step.seat).map_or(0, |player| player.resources[next]),
            count = paid.total(),
            paid = phrase::amounts(&paid),
        ),
        Question::Pick { dice } => say!(RequestPick, player = player, dice = phrase::items(&dice)),
        Question::Gain => say!(RequestGain, player = player),
        Question::Feed { missing } => say!(
            RequestFeed,
            player = player,
            missing = phrase::food(u16::from(missing)),
            points = phrase::points(HUNGER_PENALTY),
        ),
    }
}

/// Who has won, and how.
fn result(standings: &Standings) -> Option<Phrase> {
    let best = standings.iter().next()?;
    let points = say!(Points, count = best.score);
    let winners: Vec<Phrase> = standings.winners().map(Phrase::player).collect();
    let equals = standings.iter().filter(|standing| standing.score == best.score).count();
    Some(match winners.len() {
        0 | 1 if equals > 1 => say!(WonByTieBreak, player = phrase::list(winners), points = points),
        0 | 1 => say!(Won, player = phrase::list(winners), points = points),
        _ => say!(WonTogether, players = phrase::list(winners), points = points),
    })
}
