//! Statistics of the contents of a pack: what players had, used and won with.

use std::collections::BTreeMap;

use engine::Piece;
use serde::Serialize;

use super::game::Played;
use super::report::Share;
use super::spread::Mean;

/// How the contents of the game did in an arena.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ContentsReport {
    /// Every piece that a player had or could have had, sorted by group and name.
    pub pieces: Vec<PieceReport>,
    /// The groups of pieces.
    pub groups: Vec<GroupReport>,
    /// The sources of the score sheet.
    pub sources: Vec<SourceReport>,
}

/// How one piece did.
#[derive(Clone, Debug, Serialize)]
pub struct PieceReport {
    /// The group it belongs to.
    pub group: &'static str,
    /// The name of the piece.
    pub name: String,
    /// Number of games in which it was on a display; 0 if the game does not report this.
    pub offered: u64,
    /// Share of these games in which a player took it.
    pub taken: Share,
    /// Number of times a player had it.
    pub had: u64,
    /// Share of its owners who used it.
    pub used: Share,
    /// Share of its owners who won.
    pub won: Share,
    /// How often its owners won, relative to their share of the seats: 1 is fair.
    pub won_of_share: Share,
}

/// How a group of pieces did.
#[derive(Clone, Debug, Serialize)]
pub struct GroupReport {
    /// The name of the group.
    pub group: &'static str,
    /// Number of different pieces of the group that players had.
    pub pieces: usize,
    /// Whether every player has exactly one of them in every game.
    pub one_each: bool,
    /// Average number of them that a winner used.
    pub used_by_winners: f64,
    /// Average number of points they brought a winner in the final scoring.
    pub points_of_winners: f64,
    /// Their part of a winner's points.
    pub part_of_winners: Mean,
}

/// What a source of the score sheet brought.
#[derive(Clone, Debug, Serialize)]
pub struct SourceReport {
    /// The name of the source.
    pub source: &'static str,
    /// Average number of points it brought a winner.
    pub points_of_winners: f64,
    /// Average number of points it brought any player.
    pub points_of_all: f64,
    /// Its part of a winner's points.
    pub part_of_winners: Mean,
}

#[derive(Default)]
struct Tally {
    offered: u64,
    taken: u64,
    had: u64,
    used: u64,
    won: f64,
    /// The number of victories that its owners could expect.
    expected: f64,
}

impl Tally {
    fn report(&self, group: &'static str, name: &str) -> PieceReport {
        let won = Share::of(self.won, self.had);
        // The share of victories that each owner could expect on average.
        let fair = self.expected / f64::max(self.had as f64, 1.0);
        let of_share = |share: f64| if fair > 0.0 { share / fair } else { 0.0 };
        PieceReport {
            group,
            name: name.to_owned(),
            offered: self.offered,
            taken: Share::of(self.taken as f64, self.offered),
            had: self.had,
            used: Share::of(self.used as f64, self.had),
            won,
            won_of_share: Share { value: of_share(won.value), low: of_share(won.low), high: of_share(won.high) },
        }
    }
}

#[derive(Default)]
struct GroupTally {
    used: f64,
    points: f64,
    /// Its part of the points of each winner.
    parts: Vec<f64>,
}

impl ContentsReport {
    pub(super) fn new(played: &[Played]) -> Self {
        let mut pieces: BTreeMap<(&'static str, &str), Tally> = BTreeMap::new();
        let mut groups: BTreeMap<&'static str, GroupTally> = BTreeMap::new();
        for game in played {
            for offered in &game.contents.offered {
                let tally = pieces.entry((offered.group, &offered.name)).or_default();
                tally.offered += 1;
                tally.taken += u64::from(offered.taken);
            }
            for piece in game.contents.pieces.iter().flatten() {
                groups.entry(piece.group).or_default();
            }
        }
        let mut victories = 0.0;
        for game in played {
            for ((had, won), score) in game.contents.pieces.iter().zip(&game.result.wins).zip(&game.result.scores) {
                victories += won;
                for piece in had {
                    let tally = pieces.entry((piece.group, &piece.name)).or_default();
                    tally.had += 1;
                    tally.used += u64::from(piece.used);
                    tally.won += won;
                    tally.expected += 1.0 / game.result.wins.len() as f64;
                }
                if *won == 0.0 {
                    continue;
                }
                for (group, tally) in &mut groups {
                    let own = had.iter().filter(|piece| piece.group == *group);
                    let points = f64::from(own.clone().map(|piece| piece.points).sum::<i32>());
                    tally.used += own.filter(|piece| piece.used).count() as f64 * won;
                    tally.points += points * won;
                    tally.parts.push(part(points, *score));
                }
            }
        }
        let victories = f64::max(victories, 1.0);
        let kinds = |group: &str| pieces.iter().filter(|((of, _), tally)| *of == group && tally.had > 0).count();
        let groups = groups.iter().map(|(&group, tally)| GroupReport {
            group,
            pieces: kinds(group),
            one_each: has_one_each(played, group),
            used_by_winners: tally.used / victories,
            points_of_winners: tally.points / victories,
            part_of_winners: Mean::of(&tally.parts),
        });
        let groups = groups.collect();
        let pieces = pieces.into_iter().map(|((group, name), tally)| tally.report(group, name));
        Self { pieces: pieces.collect(), groups, sources: sources(played, victories) }
    }
}

/// Returns the part of a score that some points are.
fn part(points: f64, score: i32) -> f64 {
    points / f64::from(score.max(1))
}

/// Checks whether every player has exactly one piece of a group in every game.
fn has_one_each(played: &[Played], group: &str) -> bool {
    let of_group = |had: &Vec<Piece>| had.iter().filter(|piece| piece.group == group).count();
    played.iter().flat_map(|game| &game.contents.pieces).all(|had| of_group(had) == 1)
}

fn sources(played: &[Played], victories: f64) -> Vec<SourceReport> {
    let names = played.first().map(|game| game.contents.sheet.rows.iter().map(|row| row.source)).into_iter().flatten();
    let report = |(index, source): (usize, &'static str)| {
        let (mut winners, mut all, mut seats) = (0.0, 0.0, 0.0);
        let mut parts = Vec::new();
        for game in played {
            let points = game.contents.sheet.rows.get(index).into_iter().flat_map(|row| &row.points);
            for ((points, won), score) in points.zip(&game.result.wins).zip(&game.result.scores) {
                let points = f64::from(points.unwrap_or(0));
                winners += points * won;
                all += points;
                seats += 1.0;
                if *won > 0.0 {
                    parts.push(part(points, *score));
                }
            }
        }
        SourceReport {
            source,
            points_of_winners: winners / victories,
            points_of_all: all / f64::max(seats, 1.0),
            part_of_winners: Mean::of(&parts),
        }
    };
    names.enumerate().map(report).collect()
}

#[cfg(test)]
mod tests {
    use engine::{DisplayedPiece, ScoreRow, ScoreSheet};

    use super::super::game::{Contents, GameResult};
    use super::*;

    fn piece(name: &str, used: bool, points: i32) -> Piece {
        Piece { name: name.to_owned(), group: "cards", used, points }
    }

    fn offered((name, taken): (&str, bool)) -> DisplayedPiece {
        DisplayedPiece { name: name.to_owned(), group: "cards", taken }
    }

    fn game(first_wins: bool) -> Played {
        let wins = if first_wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        let contents = Contents {
            pieces: vec![vec![piece("A1", true, 6), piece("A2", false, 0)], vec![piece("A2", true, 4)]],
            offered: [("A1", first_wins), ("A3", false)].map(offered).to_vec(),
            sheet: ScoreSheet {
                rival: None,
                rows: vec![ScoreRow { source: "track", counted: true, points: vec![Some(10), Some(20)] }],
            },
        };
        Played { result: GameResult { scores: vec![10, 20], ..GameResult::of_two(wins) }, contents }
    }

    #[test]
    fn pieces_are_counted_by_owners_users_and_winners() {
        let report = ContentsReport::new(&[game(true), game(false)]);
        let [first, second, third] = &report.pieces[..] else { panic!("{report:?}") };
        assert_eq!((third.name.as_str(), third.had, third.offered, third.taken.value), ("A3", 0, 2, 0.0));
        assert_eq!((first.offered, first.taken.value, second.offered), (2, 0.5, 0));
        // Two seats: each can expect half of the victories, and gets them.
        assert_eq!((first.won_of_share.value, second.won_of_share.value), (1.0, 1.0));
        assert_eq!((first.name.as_str(), first.had, first.used.value, first.won.value), ("A1", 2, 1.0, 0.5));
        assert_eq!((second.name.as_str(), second.had, second.used.value, second.won.value), ("A2", 4, 0.5, 0.5));
        let [group] = &report.groups[..] else { panic!("{report:?}") };
        assert_eq!((group.pieces, group.used_by_winners, group.points_of_winners), (2, 1.0, 5.0));
        // 6 of 10 points and 4 of 20.
        assert!((group.part_of_winners.value - 0.4).abs() < 1e-9 && !group.one_each);
        let [source] = &report.sources[..] else { panic!("{report:?}") };
        assert_eq!((source.points_of_winners, source.points_of_all), (15.0, 15.0));
        assert_eq!(source.part_of_winners, Mean { value: 1.0, low: 1.0, high: 1.0 });
    }

    #[test]
    fn a_group_with_one_piece_per_player_is_recognized() {
        let mut game = game(true);
        game.contents.pieces[0].pop();
        let report = ContentsReport::new(&[game]);
        assert!(report.groups[0].one_each);
        // Players who won with it had twice their share.
        assert_eq!((report.pieces[0].won_of_share.value, report.pieces[1].won_of_share.value), (2.0, 0.0));
    }
}
