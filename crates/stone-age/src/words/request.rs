//! Sentences for what the game waits for, and how it ended.

use engine::words::Phrase;
use engine::{Standings, say};

use super::{Key, phrase, task};
use crate::task::Phase;
use crate::view::View;

pub(super) fn tell(view: &View) -> Phrase {
    match (view.asked, view.phase) {
        (Some(step), _) => task::request(&step, view),
        (None, Phase::Over(reason)) => {
            let reason = phrase::end(reason);
            match view.standings.as_ref().and_then(result) {
                Some(result) => say!(JoinSentences, first = reason, second = result),
                None => reason,
            }
        }
        // Never waits: the game goes on by itself until somebody is asked.
        (None, Phase::Placing | Phase::Using | Phase::Feeding { .. }) => phrase::nothing(),
    }
}

/// Says who has won, and how.
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
