//! How the contents of a pack did: what was had, used and won with.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Played;
use super::report::Share;

/// How the contents did in an arena.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ContentsReport {
    /// Every piece that somebody had, by group and name.
    pub pieces: Vec<PieceReport>,
    /// The groups.
    pub groups: Vec<GroupReport>,
    /// The sources of the score sheet.
    pub sources: Vec<SourceReport>,
}

/// How one piece did.
#[derive(Clone, Debug, Serialize)]
pub struct PieceReport {
    /// Its group.
    pub group: &'static str,
    /// Its name.
    pub name: String,
    /// How often somebody had it.
    pub had: u64,
    /// The share of those who used it.
    pub used: Share,
    /// The share of those who had it and won.
    pub won: Share,
}

/// How a group of pieces did.
#[derive(Clone, Debug, Serialize)]
pub struct GroupReport {
    /// Its name.
    pub group: &'static str,
    /// How many different pieces of it somebody had.
    pub pieces: usize,
    /// How many of them a winner had used, on average.
    pub used_by_winners: f64,
    /// The points they brought a winner in the final scoring, on average.
    pub points_of_winners: f64,
}

/// What a source of the score sheet brought.
#[derive(Clone, Debug, Serialize)]
pub struct SourceReport {
    /// The source.
    pub source: &'static str,
    /// The points it brought a winner, on average.
    pub points_of_winners: f64,
    /// The points it brought anybody, on average.
    pub points_of_all: f64,
}

#[derive(Default)]
struct Tally {
    had: u64,
    used: u64,
    won: f64,
}

impl ContentsReport {
    pub(super) fn new(played: &[Played]) -> Self {
        let mut pieces: BTreeMap<(&'static str, &str), Tally> = BTreeMap::new();
        let mut groups: BTreeMap<&'static str, (f64, f64)> = BTreeMap::new();
        let mut victories = 0.0;
        for game in played {
            for (had, won) in game.pieces.iter().zip(&game.wins) {
                victories += won;
                for piece in had {
                    let tally = pieces.entry((piece.group, &piece.name)).or_default();
                    tally.had += 1;
                    tally.used += u64::from(piece.used);
                    tally.won += won;
                    let (used, points) = groups.entry(piece.group).or_default();
                    *used += if piece.used { *won } else { 0.0 };
                    *points += f64::from(piece.points) * won;
                }
            }
        }
        let victories = f64::max(victories, 1.0);
        let kinds = |group: &str| pieces.keys().filter(|(of, _)| *of == group).count();
        let groups = groups.iter().map(|(&group, (used, points))| GroupReport {
            group,
            pieces: kinds(group),
            used_by_winners: used / victories,
            points_of_winners: points / victories,
        });
        let groups = groups.collect();
        let pieces = pieces.into_iter().map(|((group, name), tally)| PieceReport {
            group,
            name: name.to_owned(),
            had: tally.had,
            used: Share::of(tally.used as f64, tally.had),
            won: Share::of(tally.won, tally.had),
        });
        Self { pieces: pieces.collect(), groups, sources: sources(played, victories) }
    }
}

fn sources(played: &[Played], victories: f64) -> Vec<SourceReport> {
    let names = played.first().map(|game| game.sheet.rows.iter().map(|row| row.source)).into_iter().flatten();
    let report = |(index, source): (usize, &'static str)| {
        let (mut winners, mut all, mut seats) = (0.0, 0.0, 0.0);
        for game in played {
            let points = game.sheet.rows.get(index).into_iter().flat_map(|row| &row.points);
            for (points, won) in points.zip(&game.wins) {
                let points = f64::from(points.unwrap_or(0));
                winners += points * won;
                all += points;
                seats += 1.0;
            }
        }
        SourceReport { source, points_of_winners: winners / victories, points_of_all: all / f64::max(seats, 1.0) }
    };
    names.enumerate().map(report).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use engine::{Piece, ScoreRow, ScoreSheet};

    use super::*;

    fn piece(name: &str, used: bool, points: i32) -> Piece {
        Piece { name: name.to_owned(), group: "cards", used, points }
    }

    fn game(first_wins: bool) -> Played {
        let wins = if first_wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        Played {
            seating: vec![0, 1],
            scores: vec![10, 20],
            wins,
            decisions: vec![1, 1],
            thought: vec![Duration::ZERO; 2],
            rounds: 1,
            pieces: vec![vec![piece("A1", true, 6), piece("A2", false, 0)], vec![piece("A2", true, 4)]],
            sheet: ScoreSheet {
                rival: None,
                rows: vec![ScoreRow { source: "track", counted: true, points: vec![Some(10), Some(20)] }],
            },
        }
    }

    #[test]
    fn pieces_are_counted_by_who_had_used_and_won() {
        let report = ContentsReport::new(&[game(true), game(false)]);
        let [first, second] = &report.pieces[..] else { panic!("{report:?}") };
        assert_eq!((first.name.as_str(), first.had, first.used.value, first.won.value), ("A1", 2, 1.0, 0.5));
        assert_eq!((second.name.as_str(), second.had, second.used.value, second.won.value), ("A2", 4, 0.5, 0.5));
        let [group] = &report.groups[..] else { panic!("{report:?}") };
        assert_eq!((group.pieces, group.used_by_winners, group.points_of_winners), (2, 1.0, 5.0));
        let [source] = &report.sources[..] else { panic!("{report:?}") };
        assert_eq!((source.points_of_winners, source.points_of_all), (15.0, 15.0));
    }
}
