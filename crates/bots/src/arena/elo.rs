//! Ratings: how strong the bots are relative to each other, computed from all games together.
//!
//! The model is that of Bradley and Terry, for any number of seats. A bot has a strength γ, and each of its seats wins
//! with a probability of γ divided by the sum of the strengths in all seats. An Elo rating is 400·log₁₀ γ, so a bot
//! that wins 75 % of its games against another is rated 191 higher. The strengths are the maximum-likelihood estimate;
//! a shared victory counts for each winner in part.
//!
//! Every line-up counts one game more than was played, in which all seats share the victory. Without it, a bot that
//! never lost would be infinitely strong. Intervals come from the Fisher information and assume that games are
//! independent, as do those of the win shares.

use super::game::Played;
use super::seating::LineUp;
use super::spread::{Mean, Z};

/// The results of all games of a line-up: the seats and the victories of each bot of the rating.
pub(super) struct Meeting {
    seats: Vec<f64>,
    wins: Vec<f64>,
}

impl Meeting {
    /// Collects the results of a line-up for a rating of these bots.
    pub(super) fn new(names: &[&str], line_up: &LineUp, played: &[Played]) -> Self {
        let players = line_up.bots.len().max(1) as f64;
        let seats: Vec<f64> = names.iter().map(|name| line_up.seats_of(name) as f64).collect();
        let mut wins: Vec<f64> = seats.iter().map(|seats| seats / players).collect();
        for game in played {
            for (bot, won) in game.result.seating.iter().zip(&game.result.wins) {
                let name = line_up.bots.get(*bot).map(String::as_str);
                if let Some(index) = names.iter().position(|known| Some(*known) == name) {
                    wins[index] += won;
                }
            }
        }
        Self { seats, wins }
    }

    /// Returns the probability with which each bot wins a game, given its worth.
    fn chances(&self, worth: &[f64]) -> Vec<f64> {
        let strengths: Vec<f64> = self.seats.iter().zip(worth).map(|(seats, worth)| seats * worth.exp()).collect();
        let sum: f64 = strengths.iter().sum();
        strengths.iter().map(|strength| strength / sum).collect()
    }
}

/// Rates this number of bots, each with its 95 % interval. The first one has a rating of 0. The intervals are those of
/// the difference from it.
pub(super) fn ratings(bots: usize, meetings: &[Meeting]) -> Vec<Mean> {
    /// Newton's method needs a handful. The limit makes hopeless cases end too.
    const MOST_STEPS: usize = 200;
    let elo = 400.0 / std::f64::consts::LN_10;
    let mut worth = vec![0.0; bots];
    for _ in 0..MOST_STEPS {
        let (slope, information) = slope_and_information(&worth, meetings);
        let step = solved(&information, &slope);
        // Far from the maximum the step may overshoot.
        let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (worth, step) in worth.iter_mut().skip(1).zip(&step) {
            *worth += step * scale;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let (_, information) = slope_and_information(&worth, meetings);
    let rating = |(bot, worth): (usize, &f64)| {
        let variance = bot.checked_sub(1).map_or(0.0, |row| {
            let unit: Vec<f64> = (1..bots).map(|other| if other == bot { 1.0 } else { 0.0 }).collect();
            solved(&information, &unit)[row]
        });
        let half = Z * variance.max(0.0).sqrt();
        Mean { value: worth * elo, low: (worth - half) * elo, high: (worth + half) * elo }
    };
    worth.iter().enumerate().map(rating).collect()
}

/// Returns the gradient of the likelihood with respect to the worth of each bot but the first, and the information.
fn slope_and_information(worth: &[f64], meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let others = worth.len().saturating_sub(1);
    let (mut slope, mut information) = (vec![0.0; others], vec![vec![0.0; others]; others]);
    for meeting in meetings {
        let games: f64 = meeting.wins.iter().sum();
        let chances = meeting.chances(worth);
        for (row, chance) in chances.iter().enumerate().skip(1) {
            slope[row - 1] += meeting.wins[row] - games * chance;
            information[row - 1][row - 1] += games * chance;
            for (column, other) in chances.iter().enumerate().skip(1) {
                information[row - 1][column - 1] -= games * chance * other;
            }
        }
    }
    (slope, information)
}

/// Solves a system of linear equations with a positive definite matrix, by elimination.
fn solved(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().zip(right).map(|(row, right)| row.iter().copied().chain([*right]).collect()).collect();
    let size = rows.len();
    for pivot in 0..size {
        // Bots that never met cannot be compared.
        let divisor = rows[pivot][pivot].max(1e-12);
        let own: Vec<f64> = rows[pivot].iter().map(|number| number / divisor).collect();
        for (index, row) in rows.iter_mut().enumerate() {
            if index != pivot {
                let factor = row[pivot];
                for (number, own) in row.iter_mut().zip(&own) {
                    *number -= factor * own;
                }
            }
        }
        rows[pivot] = own;
    }
    rows.iter().map(|row| row[size]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting<const N: usize>(seats: [f64; N], wins: [f64; N]) -> Meeting {
        Meeting { seats: seats.to_vec(), wins: wins.to_vec() }
    }

    fn values(ratings: &[Mean]) -> Vec<f64> {
        ratings.iter().map(|rating| rating.value.round()).collect()
    }

    #[test]
    fn three_of_four_games_are_191_points() {
        let found = ratings(2, &[meeting([1.0, 1.0], [25.0, 75.0])]);
        assert!((found[1].value - 190.85).abs() < 0.01, "{found:?}");
        // The deviation of a share of 75 % in 100 games is 4.33 %, and a percent is 9.26 points there.
        assert!((found[1].high - found[1].value - 1.96 * 40.1).abs() < 1.0, "{found:?}");
        assert_eq!(found[0], Mean::default());
        assert_eq!(values(&ratings(2, &[meeting([1.0, 1.0], [50.0, 50.0])])), [0.0, 0.0]);
        // Ten to one is 400 points.
        assert_eq!(values(&ratings(2, &[meeting([1.0, 1.0], [10.0, 100.0])])), [0.0, 400.0]);
    }

    #[test]
    fn one_against_three_is_fair_at_a_quarter() {
        let found = ratings(2, &[meeting([1.0, 3.0], [25.0, 75.0])]);
        assert!(found[1].value.abs() < 1e-6, "{found:?}");
        // A bot that wins half of its games against three others is as strong as the three together.
        assert_eq!(values(&ratings(2, &[meeting([3.0, 1.0], [50.0, 50.0])])), [0.0, 191.0]);
    }

    #[test]
    fn ratings_add_up_along_a_chain() {
        let chain = [meeting([1.0, 1.0, 0.0], [25.0, 75.0, 0.0]), meeting([0.0, 1.0, 1.0], [0.0, 25.0, 75.0])];
        let found = ratings(3, &chain);
        assert_eq!(values(&found), [0.0, 191.0, 382.0]);
        let width = |rating: &Mean| rating.high - rating.low;
        assert!((width(&found[2]) - width(&found[1]) * 2.0_f64.sqrt()).abs() < 0.1, "{found:?}");
    }

    #[test]
    fn a_bot_that_never_lost_has_a_rating() {
        let line_up = LineUp::new(vec!["a".to_owned(), "b".to_owned()]);
        let played = vec![super::super::report::tests::played(vec![0.0, 1.0]); 100];
        let found = ratings(2, &[Meeting::new(&["a", "b"], &line_up, &played)]);
        // 100.5 to 0.5.
        assert!((found[1].value - 400.0 * 201.0_f64.log10()).abs() < 0.01, "{found:?}");
        assert!(found[1].high - found[1].low > 500.0, "{found:?}");
    }

    #[test]
    fn bots_that_never_met_do_no_harm() {
        let found = ratings(3, &[meeting([1.0, 1.0, 0.0], [50.0, 50.0, 0.0])]);
        assert!(found.iter().all(|rating| rating.value.is_finite() && rating.high.is_finite()), "{found:?}");
    }
}
