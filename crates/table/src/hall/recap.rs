//! Looking back on a game: the points by round and source, how the dice fell, and how long the players took.

use std::sync::Arc;
use std::time::Duration;

use engine::{ScoreSheet, Seat, Viewer};
use serde::Serialize;

use super::error::HallError;
use super::limits::{Asker, Errand};
use super::live::LiveTable;
use super::loading::{Loader, play};
use super::past::Vantage;
use super::source::Source;
use super::state::Running;
use crate::store::PersonId;
use crate::store::{MoveRow, Status};

/// The points of all seats at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundScore {
    /// The round.
    pub round: u32,
    /// The position at the end of the round.
    pub position: u64,
    /// The points of each seat if the game had ended there, and then the rival's.
    pub totals: Vec<i32>,
    /// The same by source.
    pub sheet: ScoreSheet,
}

/// What can be told of a finished game at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recap {
    /// The points at the end of each round.
    pub rounds: Vec<RoundScore>,
    /// For each seat, how often it rolled each face. Dice that were taken back do not count.
    pub dice: Vec<[u32; 6]>,
    /// For each seat, how long its turns took.
    pub times: Vec<SeatTime>,
}

/// How long the turns of a seat took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTime {
    /// The number of turns whose time is known.
    pub turns: u32,
    /// The time of all of them.
    pub total: Duration,
    /// The longest of them.
    pub longest: Duration,
}

impl SeatTime {
    /// Returns the mean time of a turn; zero if there was none.
    #[must_use]
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.turns).unwrap_or_default()
    }

    fn add(&mut self, turn: Duration) {
        self.turns += 1;
        self.total += turn;
        self.longest = self.longest.max(turn);
    }
}

impl LiveTable {
    /// Returns what can be told of a game at a glance, once it is over. It is found out once and shared.
    pub async fn recap(&self) -> Result<Arc<Recap>, HallError> {
        let state = self.lock().await?;
        if state.row.head.status != Status::Over {
            return Err(HallError::NotOver);
        }
        if state.standstill.is_some() {
            return Err(HallError::KeptAsText);
        }
        let source = Source::of(&state).ok_or(HallError::NotBegun)?;
        drop(state);
        self.recap.get_or_try_init(|| self.find_recap(source)).await.cloned()
    }

    async fn find_recap(&self, source: Source) -> Result<Arc<Recap>, HallError> {
        let _turn = self.shared.counter.look_back(Asker::Watchers(self.id.clone())).await;
        let mut dice = vec![[0; 6]; source.names.len()];
        let rounds = self.shared.loader.rounds(&source, Viewer::Everything, |game| {
            for roll in game.history.rolls_of_last() {
                let Some(faces) = dice.get_mut(roll.seat.index()) else { continue };
                for (sum, count) in faces.iter_mut().zip(roll.faces) {
                    *sum += u32::from(count);
                }
            }
        });
        let rounds = rounds.await?;
        let moves = self.shared.loader.store.moves(&self.id, i64::MAX).await?;
        let times = times(&moves, source.names.len());
        Ok(Arc::new(Recap { rounds, dice, times }))
    }

    /// Returns the points at the end of each round so far, and now, as far as a person may know them.
    pub async fn rounds_so_far(self: &Arc<Self>, person: Option<PersonId>) -> Result<Vec<RoundScore>, HallError> {
        let Vantage { source, viewer, standstill, asker, .. } = self.vantage(person).await?;
        if standstill.is_some() {
            return Err(HallError::KeptAsText);
        }
        self.count(Errand::Past, person).await?;
        let _turn = self.shared.counter.look_back(asker).await;
        self.shared.loader.rounds(&source, viewer, |_| {}).await
    }
}

impl Loader {
    /// Replays a game and returns the points at the end of each round, as a viewer may know them. `look` sees the game
    /// after each entry.
    async fn rounds(
        &self,
        source: &Source,
        viewer: Viewer,
        mut look: impl FnMut(&Running) + Send,
    ) -> Result<Vec<RoundScore>, HallError> {
        let mut game = self.replay(source, 0, 0).await?;
        let score = |game: &Running, round, position| {
            let sheet = game.playing.seen(viewer).score_sheet();
            let seats = Seat::first(game.playing.players()).map(|seat| sheet.total(seat));
            let totals = seats.chain(sheet.rival_points().map(|(_, total)| total)).collect();
            RoundScore { round, position, totals, sheet }
        };
        let mut rounds = Vec::new();
        for entry in self.store.entries(&source.id, 0..source.length).await? {
            let round = game.playing.round();
            let before = score(&game, round, entry.position);
            play(&mut game, &entry)?;
            look(&game);
            if game.playing.round() != round {
                rounds.push(before);
            }
        }
        rounds.push(score(&game, game.playing.round(), source.length));
        Ok(rounds)
    }
}

/// Returns how long the turns took: a turn is all that a seat did in a row, from the end of the turn before. What was done
/// at the very first moment has no time before it; in a game from elsewhere that is all that was done there.
fn times(moves: &[MoveRow], players: usize) -> Vec<SeatTime> {
    let mut times = vec![SeatTime::default(); players];
    let Some(first) = moves.first() else { return times };
    let mut turn_began = first.at;
    let timed: Vec<(Seat, i64)> =
        moves.iter().filter(|row| row.at > first.at).filter_map(|row| Some((row.seat?, row.at))).collect();
    for turn in timed.chunk_by(|(one, _), (other, _)| one == other) {
        let Some((seat, ended)) = turn.last() else { continue };
        if let Some(time) = times.get_mut(seat.index()) {
            time.add(Duration::from_millis((ended - turn_began).max(0).cast_unsigned()));
        }
        turn_began = *ended;
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Move;

    #[test]
    fn a_turn_is_all_that_a_seat_does_in_a_row() {
        let [ada, ben, ..] = Seat::ALL;
        let row = |(at, seat)| MoveRow { number: 0, at, seat, what: Move::Confirm, plan: None };
        let moves = |list: &[(i64, Option<Seat>)]| list.iter().copied().map(row).collect::<Vec<_>>();
        // An inherited beginning, then Ben for 2 s, Ada for 4 s in two steps, a redraw, and Ben for 10 s.
        let list = [
            (1000, Some(ada)),
            (1000, Some(ben)),
            (3000, Some(ben)),
            (4000, Some(ada)),
            (7000, Some(ada)),
            (7500, None),
            (17_000, Some(ben)),
        ];
        let [adas, bens] = times(&moves(&list), 2).try_into().unwrap();
        let seconds = Duration::from_secs;
        assert_eq!(adas, SeatTime { turns: 1, total: seconds(4), longest: seconds(4) });
        assert_eq!(bens, SeatTime { turns: 2, total: seconds(12), longest: seconds(10) });
        assert_eq!((bens.mean(), SeatTime::default().mean()), (seconds(6), Duration::ZERO));
        assert_eq!(times(&[], 2), [SeatTime::default(); 2]);
        assert_eq!(times(&moves(&list[..2]), 2), [SeatTime::default(); 2], "an imported game has no times");
    }
}
