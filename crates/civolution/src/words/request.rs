//! What the game waits for, or how it ended.

use engine::{Seat, Standings};

use super::asked::asks;
use super::{phrase, say};
use crate::content::Deck;
use crate::view::View;

pub(super) fn tell(view: &View, names: &[String]) -> String {
    if let Some(step) = view.asked {
        let player = phrase::player_in(view, step.seat, names);
        return say!(Request, player = player, asked = asks(step.task, step.seat, &view.pack, Some(view), names));
    }
    if !view.to_act.is_empty() {
        return choosing(view, names);
    }
    match view.standings.as_ref().and_then(|standings| result(view, standings, names)) {
        Some(result) => phrase::sentences([say!(EventGameOver), result]),
        // Never waits: the game settles by itself until somebody is asked.
        None => String::new(),
    }
}

/// Starting cards are chosen in secret, by all at once.
fn choosing(view: &View, names: &[String]) -> String {
    let own = view.viewer.filter(|seat| view.to_act.contains(*seat)).and_then(|seat| view.civilization(seat));
    let Some(own) = own else {
        let players = view.to_act.iter().map(|seat| phrase::player_in(view, seat, names));
        return say!(RequestChoosingOthers, players = phrase::list(players), count = view.to_act.len());
    };
    let marker_card = (!own.offered_markers.is_empty()).then(|| say!(ChooseMarkerCard));
    let decks = Deck::ALL.into_iter().filter(|deck| own.offered.iter().any(|card| card.deck() == *deck));
    let cards = decks.map(|deck| say!(ChooseCardOf, deck = phrase::deck(deck)));
    let asked = say!(AskedStart, what = phrase::list(marker_card.into_iter().chain(cards)));
    say!(Request, player = phrase::player_in(view, own.seat, names), asked = asked)
}

/// Who has won, and how.
fn result(view: &View, standings: &Standings, names: &[String]) -> Option<String> {
    let best = standings.iter().next()?;
    let points = say!(ResultPoints, count = best.score);
    let player = phrase::player_in(view, best.seat, names);
    if let Some(vici) = view.civilizations.iter().find(|civ| phrase::is_vici(view, civ.seat)) {
        let theirs = vici.final_points;
        let won = i64::from(best.score) > i64::from(theirs);
        return Some(if won {
            say!(WonAlone, player = player, points = points, theirs = theirs)
        } else {
            say!(LostAlone, player = player, points = points, theirs = theirs)
        });
    }
    let equals = standings.iter().filter(|standing| standing.score == best.score).count();
    Some(if equals > 1 {
        say!(WonByTieBreak, player = player, points = points)
    } else {
        say!(Won, player = player, points = points)
    })
}

/// Somebody's name where only the seat is at hand.
pub(super) fn other(view: Option<&View>, seat: Seat, names: &[String]) -> String {
    view.map_or_else(|| phrase::player(seat, names), |view| phrase::player_in(view, seat, names))
}
