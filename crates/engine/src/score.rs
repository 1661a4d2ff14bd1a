//! Points by source, and the final result.

use serde::{Serialize, Serializer};

use crate::seat::Seat;

/// Every player's points by source, as far as the viewer can know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreSheet {
    /// One row per source, in the order in which the rulebook counts them.
    pub rows: Vec<ScoreRow>,
    /// The name of the [`Rival`] whose points come after those of the seats, if there is one.
    pub rival: Option<&'static str>,
}

/// The points that every player has from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreRow {
    /// The name of the source, a key of the game's words.
    pub source: &'static str,
    /// Whether these points count already. If not, they are what the source would bring if the game ended now.
    pub counted: bool,
    /// The points of each seat, then those of the rival. `None` where the viewer cannot know them.
    pub points: Vec<Option<i32>>,
}

impl ScoreSheet {
    /// Returns the points a seat has now, from sources that count already.
    #[must_use]
    pub fn now(&self, seat: Seat) -> i32 {
        self.sum(seat.index(), |row| row.counted)
    }

    /// Returns the points a seat would have if the game ended now, as far as the viewer knows.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.sum(seat.index(), |_| true)
    }

    /// Returns the points of the rival now and if the game ended now, if there is a rival.
    #[must_use]
    pub fn rival_points(&self) -> Option<(i32, i32)> {
        self.rival?;
        let last = self.rows.first()?.points.len().checked_sub(1)?;
        Some((self.sum(last, |row| row.counted), self.sum(last, |_| true)))
    }

    /// Returns true if the viewer knows all of a seat's points.
    #[must_use]
    pub fn is_complete(&self, seat: Seat) -> bool {
        self.rows.iter().all(|row| row.points.get(seat.index()).copied().flatten().is_some())
    }

    fn sum(&self, column: usize, wanted: impl Fn(&ScoreRow) -> bool) -> i32 {
        let rows = self.rows.iter().filter(|row| wanted(row));
        rows.filter_map(|row| row.points.get(column).copied().flatten()).sum()
    }
}

/// The final result: every player's place, best first. Serializes as the list of places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    places: Vec<Standing>,
    rival: Option<Rival>,
}

impl Serialize for Standings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.places.serialize(serializer)
    }
}

/// An opponent without a seat: a game's automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rival {
    /// Its name, a key of the game's words.
    pub name: &'static str,
    /// Its final points.
    pub score: i32,
}

/// One player's result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The player's seat.
    pub seat: Seat,
    /// The place, where 1 is best. Players who are still tied after all tie-breaks share it.
    pub place: usize,
    /// The final points.
    pub score: i32,
    /// What decides between equal points, most important first. More is better.
    pub tie_break: Vec<i32>,
}

impl Standings {
    /// Ranks players by points, then by their tie-breaks.
    #[must_use]
    pub fn by_score(results: impl IntoIterator<Item = (Seat, i32, Vec<i32>)>) -> Self {
        let mut standings: Vec<Standing> =
            results.into_iter().map(|(seat, score, tie_break)| Standing { seat, place: 0, score, tie_break }).collect();
        let strength = |standing: &Standing| (standing.score, standing.tie_break.clone());
        standings.sort_by(|a, b| strength(b).cmp(&strength(a)).then(a.seat.cmp(&b.seat)));
        for i in 0..standings.len() {
            let tied_with_previous = i > 0 && strength(&standings[i - 1]) == strength(&standings[i]);
            standings[i].place = if tied_with_previous { standings[i - 1].place } else { i + 1 };
        }
        Self { places: standings, rival: None }
    }

    /// Adds a rival to the result. A player who does not have more points than the rival is placed after it and has not
    /// won.
    #[must_use]
    pub fn against(mut self, rival: Rival) -> Self {
        for standing in self.places.iter_mut().filter(|standing| standing.score <= rival.score) {
            standing.place += 1;
        }
        self.rival = Some(rival);
        self
    }

    /// Returns the opponent without a seat, if there was one.
    #[must_use]
    pub const fn rival(&self) -> Option<Rival> {
        self.rival
    }

    /// Lists all players, best first.
    pub fn iter(&self) -> impl Iterator<Item = &Standing> {
        self.places.iter()
    }

    /// Returns the result of one seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.places.iter().find(|standing| standing.seat == seat)
    }

    /// Lists the winners: several if they are tied, none if the rival has won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_and_shared() {
        let [a, b, c, d] = Seat::ALL;
        let standings = Standings::by_score([(a, 50, vec![9]), (b, 70, vec![3]), (c, 50, vec![11]), (d, 70, vec![3])]);
        let places: Vec<(Seat, usize)> = standings.iter().map(|s| (s.seat, s.place)).collect();
        assert_eq!(places, [(b, 1), (d, 1), (c, 3), (a, 4)]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [b, d]);
    }

    #[test]
    fn a_rival_is_beaten_only_with_more_points() {
        let [me, ..] = Seat::ALL;
        let result = |score| Standings::by_score([(me, score, vec![])]).against(Rival { name: "rival", score: 90 });
        assert_eq!(result(91).winners().collect::<Vec<_>>(), [me]);
        assert_eq!(result(90).winners().count(), 0, "a tie is not a victory");
        assert_eq!(result(90).of(me).map(|standing| standing.place), Some(2));
        assert_eq!(result(90).rival().map(|rival| rival.score), Some(90));
    }

    #[test]
    fn unknown_points_are_left_out_and_marked() {
        let sheet = ScoreSheet {
            rows: vec![
                ScoreRow { source: "track", counted: true, points: vec![Some(10), Some(20)] },
                ScoreRow { source: "cards", counted: false, points: vec![Some(5), None] },
            ],
            rival: None,
        };
        let [me, you, ..] = Seat::ALL;
        assert_eq!((sheet.now(me), sheet.total(me), sheet.is_complete(me)), (10, 15, true));
        assert_eq!((sheet.now(you), sheet.total(you), sheet.is_complete(you)), (20, 20, false));
    }

    #[test]
    fn a_rival_has_the_last_column() {
        let row = |counted, points: [i32; 2]| ScoreRow { source: "track", counted, points: points.map(Some).to_vec() };
        let rows = vec![row(true, [10, 20]), row(false, [5, 7])];
        let sheet = ScoreSheet { rows, rival: Some("automaton") };
        assert_eq!((sheet.total(Seat::ALL[0]), sheet.rival_points()), (15, Some((20, 27))));
        assert_eq!(ScoreSheet { rival: None, ..sheet }.rival_points(), None);
    }
}
