//! What the game waits for, or how it ended.

use engine::words::Phrase;
use engine::{Standings, say};

use super::task::asks;
use super::{Key, phrase};
use crate::content::Deck;
use crate::view::View;

pub(super) fn tell(view: &View) -> Phrase {
    if let Some(step) = view.asked {
        return say!(Request, player = step.seat, asked = asks(step.task, step.seat, Some(view)));
    }
    if !view.to_act.is_empty() {
        return choosing(view);
    }
    match view.standings.as_ref().and_then(|standings| result(view, standings)) {
        Some(result) => phrase::sentences([say!(EventGameOver), result]),
        // The game never waits here: it continues by itself until a player is asked.
        None => phrase::nothing(),
    }
}

/// Describes the choice of starting cards, which all players make simultaneously and in secret.
fn choosing(view: &View) -> Phrase {
    let own = view.viewer.filter(|seat| view.to_act.contains(*seat)).and_then(|seat| view.civilization(seat));
    let Some(own) = own else {
        let players = view.to_act.iter().map(Phrase::player);
        return say!(RequestChoosingOthers, players = phrase::list(players), count = view.to_act.len());
    };
    let marker_card = (!own.offered_markers.is_empty()).then(|| say!(ChooseMarkerCard));
    let decks = Deck::ALL.into_iter().filter(|deck| own.offered.iter().any(|card| card.deck() == *deck));
    let cards = decks.map(|deck| say!(ChooseCardOf, deck = deck));
    let asked = say!(AskedStart, what = phrase::list(marker_card.into_iter().chain(cards)));
    say!(Request, player = own.seat, asked = asked)
}

/// Describes who has won, and how.
fn result(view: &View, standings: &Standings) -> Option<Phrase> {
    let best = standings.iter().next()?;
    let points = say!(ResultPoints, count = best.score);
    if let Some(vici) = view.civilizations.iter().find(|civ| phrase::is_vici(view, civ.seat)) {
        let theirs = vici.final_points;
        let won = i64::from(best.score) > i64::from(theirs);
        return Some(if won {
            say!(WonAlone, player = best.seat, points = points, theirs = theirs)
        } else {
            say!(LostAlone, player = best.seat, points = points, theirs = theirs)
        });
    }
    let equals = standings.iter().filter(|standing| standing.score == best.score).count();
    Some(if equals > 1 {
        say!(WonByTieBreak, player = best.seat, points = points)
    } else {
        say!(Won, player = best.seat, points = points)
    })
}
