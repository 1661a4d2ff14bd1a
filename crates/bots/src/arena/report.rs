use serde::Serialize;

use super::Played;
use super::contents::ContentsReport;
use super::spread::{Spread, Z};

/// What came out of an arena.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// How many games were played.
    pub games: u64,
    /// The rounds of a game, on average.
    pub mean_rounds: f64,
    /// The decisions of a game, on average.
    pub mean_decisions: f64,
    /// The winner's points, on average.
    pub mean_winning_score: f64,
    /// How the rounds of a game are spread.
    pub rounds: Spread,
    /// How the winners' points are spread.
    pub winning_scores: Spread,
    /// How everybody's points are spread.
    pub scores: Spread,
    /// The share of the victories of each seat, whoever sat there.
    pub seats: Vec<Share>,
    /// How the contents did.
    pub contents: ContentsReport,
    /// Each bot, in the order in which they were named, those of the same name together.
    pub bots: Vec<BotReport>,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// How many seats it had in each game.
    pub seats: usize,
    /// Its share of the victories, for each of its seats. A shared victory is shared.
    pub win_share: Share,
    /// Its points, on average.
    pub mean_score: f64,
    /// The standard deviation of its points.
    pub score_deviation: f64,
    /// How long it took for a decision, on average.
    pub microseconds_per_decision: f64,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of `wins` among `games`, with Wilson's interval.
    #[must_use]
    pub fn of(wins: f64, games: u64) -> Self {
        let n = games.max(1) as f64;
        let value = wins / n;
        let centre = (value + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt();
        // The interval holds the share; rounding must not push it out.
        Self { value, low: (centre - half).max(0.0).min(value), high: (centre + half).min(1.0).max(value) }
    }
}

impl ArenaReport {
    pub(super) fn new(bots: &[String], played: &[Played]) -> Self {
        let games = played.len().max(1) as f64;
        let mut names: Vec<&String> = Vec::new();
        for name in bots {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let rounds = Spread::of(played.iter().map(|game| f64::from(game.rounds)).collect());
        let winning = played.iter().filter_map(|game| game.scores.iter().max()).map(|&score| f64::from(score));
        let winning_scores = Spread::of(winning.collect());
        let scores = played.iter().flat_map(|game| &game.scores).map(|&score| f64::from(score));
        Self {
            games: played.len() as u64,
            mean_rounds: rounds.mean.value,
            mean_decisions: played.iter().flat_map(|game| &game.decisions).sum::<u64>() as f64 / games,
            mean_winning_score: winning_scores.mean.value,
            rounds,
            winning_scores,
            scores: Spread::of(scores.collect()),
            seats: seat_shares(played),
            contents: ContentsReport::new(played),
            bots: names.into_iter().map(|name| BotReport::new(name, bots, played)).collect(),
        }
    }
}

fn seat_shares(played: &[Played]) -> Vec<Share> {
    let seats = played.first().map_or(0, |game| game.wins.len());
    (0..seats).map(|seat| Share::of(played.iter().map(|game| game.wins[seat]).sum(), played.len() as u64)).collect()
}

impl BotReport {
    fn new(name: &str, bots: &[String], played: &[Played]) -> Self {
        let seats_of = |game: &'_ Played| -> Vec<usize> {
            let seats = game.seating.iter().enumerate();
            seats.filter(|(_, bot)| bots.get(**bot).is_some_and(|bot| bot == name)).map(|(seat, _)| seat).collect()
        };
        let (mut wins, mut decisions, mut seconds) = (0.0, 0, 0.0);
        let mut scores = Vec::new();
        for game in played {
            for seat in seats_of(game) {
                wins += game.wins[seat];
                decisions += game.decisions[seat];
                seconds += game.thought[seat].as_secs_f64();
                scores.push(f64::from(game.scores[seat]));
            }
        }
        let count = scores.len().max(1) as f64;
        let mean_score = scores.iter().sum::<f64>() / count;
        let variance = scores.iter().map(|score| (score - mean_score).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Self {
            bot: name.to_owned(),
            seats: bots.iter().filter(|bot| *bot == name).count(),
            win_share: Share::of(wins, scores.len() as u64),
            mean_score,
            score_deviation: variance.sqrt(),
            microseconds_per_decision: seconds * 1e6 / f64::max(decisions as f64, 1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        let share = Share::of(8.0, 10);
        assert!((share.value - 0.8).abs() < 1e-9);
        assert!((share.low - 0.4902).abs() < 1e-3 && (share.high - 0.9433).abs() < 1e-3, "{share:?}");
        let none = Share::of(0.0, 100);
        assert!(none.low.abs() < 1e-9 && none.high < 0.04);
    }
}
