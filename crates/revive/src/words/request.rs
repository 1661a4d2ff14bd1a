//! The current question, or the result of the game.

use engine::words::Phrase;
use engine::{Seat, Standings, say};

use super::task::asks;
use super::{Key, phrase};
use crate::task::Task;
use crate::view::View;

engine::vocabulary! {
    /// The result of a solo game.
    pub(crate) enum Rank {
        Utopia = "utopia",
        Superior = "superior",
        Major = "major",
        Regular = "regular",
        Minor = "minor",
        Survivor = "survivor",
        Lost = "lost",
    }
}

/// The points required for each rank except the lowest, starting with the best.
const LADDER: [(i32, Rank); Rank::COUNT - 1] = [
    (180, Rank::Utopia),
    (160, Rank::Superior),
    (130, Rank::Major),
    (100, Rank::Regular),
    (75, Rank::Minor),
    (50, Rank::Survivor),
];

/// The ranks of a solo game, the best first, each with the points that it takes.
pub(crate) fn ladder() -> impl Iterator<Item = (i32, Phrase)> {
    LADDER.into_iter().chain([(0, Rank::Lost)]).map(|(least, rank)| (least, Phrase::from(rank)))
}

pub(super) fn tell(view: &View) -> Phrase {
    if let Some(result) = view.standings.as_ref().and_then(|standings| result(view, standings)) {
        return phrase::sentences([say!(EventGameOver), result]);
    }
    match view.asked {
        Some(step) => {
            say!(Request, player = step.seat, asked = asks(step.task, step.seat, Some(view)))
        }
        // This never waits: the game continues by itself until a player is asked.
        None => phrase::nothing(),
    }
}

/// The same without the name of the player and without what the boards show.
pub(super) fn question(view: &View) -> Option<Phrase> {
    let step = view.asked.filter(|_| view.standings.is_none())?;
    let view = match step.task {
        Task::Turn { .. } if !view.ends_with_turn() && !view.must_hibernate => None,
        _ => Some(view),
    };
    Some(say!(Question, asked = asks(step.task, step.seat, view)))
}

/// The winners and what decided the game.
fn result(view: &View, standings: &Standings) -> Option<Phrase> {
    let best = standings.iter().next()?;
    let points = say!(ResultPoints, count = best.score);
    let player = best.seat;
    if view.players == 1 {
        let rank = LADDER.iter().find(|(least, _)| best.score >= *least).map_or(Rank::Lost, |(_, rank)| *rank);
        return Some(say!(ResultAlone, player = player, points = points, rank = rank));
    }
    let winners: Vec<Seat> = standings.winners().collect();
    if winners.len() > 1 {
        let winners = phrase::list(winners.into_iter().map(Phrase::player));
        return Some(say!(WonTogether, players = winners, points = points));
    }
    // Ties are broken by remaining resources, then by the machine tracks.
    let second = standings.iter().nth(1).filter(|second| second.score == best.score);
    Some(match second {
        Some(second) if second.tie_break.first() == best.tie_break.first() => {
            say!(WonByTracks, player = player, points = points)
        }
        Some(_) => say!(WonByResources, player = player, points = points),
        None => say!(Won, player = player, points = points),
    })
}
