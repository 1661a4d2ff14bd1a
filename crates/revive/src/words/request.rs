//! What the game waits for, or how it ended.

use engine::Standings;

use super::asked::asks;
use super::{phrase, say};
use crate::view::View;

/// What the points of a solo game are worth, from the best to the least.
const LADDER: [(i32, &str); 7] = [
    (180, "utopia"),
    (160, "superior"),
    (130, "major"),
    (100, "regular"),
    (75, "minor"),
    (50, "survivor"),
    (i32::MIN, "lost"),
];

/// The names of the ranks of a solo game.
#[cfg(test)]
pub(super) fn ranks() -> impl Iterator<Item = &'static str> {
    LADDER.into_iter().map(|(_, name)| name)
}

pub(super) fn tell(view: &View, names: &[String]) -> String {
    if let Some(result) = view.standings.as_ref().and_then(|standings| result(view, standings, names)) {
        return phrase::sentences([say!(EventGameOver), result]);
    }
    match view.asked {
        Some(step) => {
            let player = phrase::player(step.seat, names);
            say!(Request, player = player, asked = asks(step.task, step.seat, &view.pack, Some(view)))
        }
        // Never waits: the game settles by itself until somebody is asked.
        None => String::new(),
    }
}

/// Who has won, and how.
fn result(view: &View, standings: &Standings, names: &[String]) -> Option<String> {
    let best = standings.iter().next()?;
    let points = say!(ResultPoints, count = best.score);
    let player = phrase::player(best.seat, names);
    if view.players == 1 {
        let rank = LADDER.iter().find(|(least, _)| best.score >= *least).map_or("lost", |(_, name)| *name);
        return Some(say!(ResultAlone, player = player, points = points, rank = super::word("rank", rank, &[])));
    }
    let winners: Vec<String> = standings
        .iter()
        .filter(|standing| standing.place == best.place)
        .map(|standing| phrase::player(standing.seat, names))
        .collect();
    if winners.len() > 1 {
        return Some(say!(WonTogether, players = phrase::list(winners), points = points));
    }
    // Ties are broken by the resources that are left, then by the machine tracks.
    let second = standings.iter().nth(1).filter(|second| second.score == best.score);
    Some(match second {
        Some(second) if second.tie_break.first() == best.tie_break.first() => {
            say!(WonByTracks, player = player, points = points)
        }
        Some(_) => say!(WonByResources, player = player, points = points),
        None => say!(Won, player = player, points = points),
    })
}
