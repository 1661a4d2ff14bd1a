//! One game between bots.

use std::time::{Duration, Instant};

use engine::chance::{Seed, SeededChance};
use engine::{DisplayedPiece, Evaluate, Game, Piece, ScoreSheet, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::error::ArenaError;
use super::player::{Player, Table};
use crate::Perspective;
use crate::external::SeatResult;

/// The result of one game, as it is written to the file of results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct GameResult {
    /// The index of the bot in each seat.
    pub(super) seating: Vec<usize>,
    /// The points of each seat.
    pub(super) scores: Vec<i32>,
    /// Each seat's share of the victory.
    pub(super) wins: Vec<f64>,
    pub(super) rounds: u32,
    /// The number of decisions of each seat.
    pub(super) decisions: Vec<u64>,
    /// The thinking time of each seat.
    pub(super) microseconds: Vec<u64>,
    pub(super) forfeit: Option<Forfeit>,
}

impl GameResult {
    /// Returns the winner's points, or the best seat's points if a rival won.
    pub(super) fn winning_score(&self) -> Option<i32> {
        let winners = self.scores.iter().zip(&self.wins).filter(|(_, won)| **won > 0.0).map(|(score, _)| *score);
        winners.max().or_else(|| self.scores.iter().copied().max())
    }

    pub(super) fn is_forfeited_by(&self, seat: usize) -> bool {
        self.forfeit.as_ref().is_some_and(|forfeit| forfeit.seat == seat)
    }
}

/// Why a game ended early.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Forfeit {
    /// The number of the seat whose program stopped playing, counted from 0.
    pub(super) seat: usize,
    /// The number of the decision that it owed, counted from 1.
    pub(super) decision: u64,
    pub(super) reason: String,
}

/// A game with the details that only the report on the contents needs.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) result: GameResult,
    pub(super) contents: Contents,
}

/// The contents of a finished game. Empty if the game was read from a file.
#[derive(Clone, Debug)]
pub(super) struct Contents {
    /// The pieces that each seat has had.
    pub(super) pieces: Vec<Vec<Piece>>,
    /// The pieces that were on displays.
    pub(super) offered: Vec<DisplayedPiece>,
    /// The final score by source.
    pub(super) sheet: ScoreSheet,
}

impl Contents {
    pub(super) const EMPTY: Self =
        Self { pieces: Vec::new(), offered: Vec::new(), sheet: ScoreSheet { rows: Vec::new(), rival: None } };

    fn of<G: Game>(game: &G) -> Self {
        Self {
            pieces: Seat::first(game.players()).map(|seat| game.pieces(seat)).collect(),
            offered: game.displayed(),
            sheet: game.score_sheet(Viewer::Everything),
        }
    }
}

/// Plays one game to its end, or until a program stops playing.
pub(super) fn play<G: Evaluate>(
    table: &Table<'_>,
    setup: &G::Setup,
    seed: Seed,
    seating: &[usize],
) -> Result<Played, ArenaError> {
    let mut chance = SeededChance::new(seed);
    let mut game = G::new(setup, &mut chance).map_err(ArenaError::Setup)?;
    let mut players: Vec<Player<G>> = Vec::new();
    let mut forfeit = None;
    let mut decisions = vec![0; seating.len()];
    let mut thought = vec![Duration::ZERO; seating.len()];
    for seat in 0..seating.len() {
        match table.seat::<G>(setup, seed, seating, seat)? {
            Ok(player) => players.push(player),
            Err(reason) => {
                forfeit = Some(Forfeit { seat, decision: 1, reason });
                break;
            }
        }
    }
    while forfeit.is_none()
        && let Some(seat) = game.to_act().iter().next()
    {
        let index = seat.index();
        let begin = Instant::now();
        let chosen = players[index].choose(&Perspective::new(&game, seat));
        thought[index] += begin.elapsed();
        decisions[index] += 1;
        match chosen {
            Ok(action) => {
                let stuck = |_| table.stuck(seating[index], seed);
                game.apply(seat, &action, &mut chance, &mut ()).map_err(stuck)?;
                table.moved(seating[index]);
            }
            Err(fault) => {
                let reason = table.judge(seating[index], decisions[index], seed, fault)?;
                forfeit = Some(Forfeit { seat: index, decision: decisions[index], reason });
            }
        }
    }
    let places = places(&game, forfeit.as_ref().map(|forfeit| forfeit.seat));
    let result = GameResult {
        seating: seating.to_vec(),
        scores: places.iter().map(|place| place.score).collect(),
        wins: wins(&places),
        rounds: Game::round(&game),
        decisions,
        microseconds: thought.iter().map(|thought| ((thought.as_nanos() + 500) / 1000) as u64).collect(),
        forfeit,
    };
    let forfeiter = result.forfeit.as_ref().map(|forfeit| forfeit.seat);
    for (seat, player) in players.into_iter().enumerate() {
        // A program that forfeited is not asked any more.
        if forfeiter != Some(seat) {
            player.over(&places, forfeiter);
        }
    }
    Ok(Played { result, contents: Contents::of(&game) })
}

/// Returns the place and points of each seat, in the order of the seats. A program that forfeits is last. The others
/// are placed by the points they would have if the game ended now; seats with the same points share a place.
fn places<G: Game>(game: &G, forfeiter: Option<usize>) -> Vec<SeatResult> {
    let players = game.players();
    if let (None, Some(standings)) = (forfeiter, game.standings()) {
        let place = |seat: Seat| {
            let standing = standings.of(seat);
            let (place, score) = standing.map_or((players, 0), |standing| (standing.place, standing.score));
            SeatResult { seat: seat.index(), place, score }
        };
        return Seat::first(players).map(place).collect();
    }
    let sheet = game.score_sheet(Viewer::Everything);
    let scores: Vec<i32> = Seat::first(players).map(|seat| sheet.total(seat)).collect();
    placed_by_points(&scores, forfeiter)
}

fn placed_by_points(scores: &[i32], forfeiter: Option<usize>) -> Vec<SeatResult> {
    let better = |score: i32| {
        let others = scores.iter().enumerate().filter(|(seat, _)| Some(*seat) != forfeiter);
        others.filter(|(_, other)| **other > score).count()
    };
    let place = |(seat, &score): (usize, &i32)| {
        // A solo player who forfeits has not won.
        let place = if Some(seat) == forfeiter { scores.len().max(2) } else { better(score) + 1 };
        SeatResult { seat, place, score }
    };
    scores.iter().enumerate().map(place).collect()
}

/// Returns the share of the victory of each seat.
fn wins(places: &[SeatResult]) -> Vec<f64> {
    let winners = places.iter().filter(|place| place.place == 1).count();
    places.iter().map(|place| if place.place == 1 { 1.0 / winners as f64 } else { 0.0 }).collect()
}

#[cfg(test)]
impl GameResult {
    /// Creates a game of two with this result.
    pub(super) fn of_two(wins: Vec<f64>) -> Self {
        Self {
            seating: vec![0, 1],
            scores: vec![0, 0],
            wins,
            rounds: 1,
            decisions: vec![1, 1],
            microseconds: vec![0, 0],
            forfeit: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forfeiters_are_last_and_the_others_are_placed_by_points() {
        let places = placed_by_points(&[90, 40, 50, 50], Some(0));
        let of = |places: &[SeatResult]| places.iter().map(|place| place.place).collect::<Vec<_>>();
        assert_eq!(of(&places), [4, 3, 1, 1]);
        assert_eq!(wins(&places), [0.0, 0.0, 0.5, 0.5]);
        assert_eq!(wins(&placed_by_points(&[7, 99], Some(1))), [1.0, 0.0]);
        assert_eq!(wins(&placed_by_points(&[99], Some(0))), [0.0], "alone");
    }
}
