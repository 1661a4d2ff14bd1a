use engine::Seat;
use engine::chance::Seed;
use serde::Serialize;

use super::contents::ContentsReport;
use super::elo::{Meeting, ratings};
use super::game::{GameResult, Played};
use super::seating::LineUp;
use super::spread::{Mean, Spread, Z};
use super::stop::Verdict;

/// The results of an arena.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// Number of games that were played.
    pub games: u64,
    /// Total thinking time of all bots, in seconds.
    pub thinking_seconds: f64,
    /// Average number of rounds of a game.
    pub mean_rounds: f64,
    /// Average number of decisions of a game.
    pub mean_decisions: f64,
    /// Average number of points of the winner.
    pub mean_winning_score: f64,
    /// Distribution of the number of rounds of a game.
    pub rounds: Spread,
    /// Distribution of the winners' points.
    pub winning_scores: Spread,
    /// Distribution of the points of all players.
    pub scores: Spread,
    /// Each seat's share of the victories, regardless of which bot had the seat.
    pub seats: Vec<Share>,
    /// How the contents did. `None` if the games are kept in a file, which does not hold them.
    pub contents: Option<ContentsReport>,
    /// The verdict on the first bot's share, if one was asked for.
    pub verdict: Option<Verdict>,
    /// The first games that programs forfeited.
    pub forfeits: Vec<ForfeitReport>,
    /// The bots in the order in which they were named, with those of the same name combined.
    pub bots: Vec<BotReport>,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// The name of the bot.
    pub bot: String,
    /// Number of seats it had in each game.
    pub seats: usize,
    /// Its share of the victories, per seat. Shared victories count in part.
    pub win_share: Share,
    /// Its average number of points.
    pub mean_score: f64,
    /// The standard deviation of its points.
    pub score_deviation: f64,
    /// Its average time for a decision.
    pub microseconds_per_decision: f64,
    /// Its rating, relative to the first bot. `None` if all bots are the same.
    pub elo: Option<Mean>,
    /// Number of games it forfeited.
    pub forfeits: u64,
}

/// A game that a program forfeited.
#[derive(Clone, Debug, Serialize)]
pub struct ForfeitReport {
    /// The name of the bot.
    pub bot: String,
    /// The seed of the game.
    pub seed: String,
    /// The bots in all seats.
    pub seating: Vec<String>,
    /// The bot's seat, as in `P1`.
    pub seat: String,
    /// The number of the decision that it owed, counted from 1.
    pub decision: u64,
    /// What it did instead, and what was expected.
    pub reason: String,
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
    /// Returns the share of `wins` among `games`, with Wilson's interval.
    #[must_use]
    pub fn of(wins: f64, games: u64) -> Self {
        let n = games.max(1) as f64;
        let value = wins / n;
        let centre = (value + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt();
        // The interval contains the share; rounding must not push it out.
        Self { value, low: (centre - half).max(0.0).min(value), high: (centre + half).min(1.0).max(value) }
    }
}

impl ArenaReport {
    pub(super) fn new(
        line_up: &LineUp,
        played: &[Played],
        seed: Seed,
        verdict: Option<Verdict>,
        has_contents: bool,
    ) -> Self {
        let results = || played.iter().map(|game| &game.result);
        let games = played.len().max(1) as f64;
        let rounds = Spread::of(results().map(|game| f64::from(game.rounds)).collect());
        let winning = results().filter_map(GameResult::winning_score).map(f64::from);
        let winning_scores = Spread::of(winning.collect());
        let scores = results().flat_map(|game| &game.scores).map(|&score| f64::from(score));
        let names = line_up.names();
        let mut bots: Vec<BotReport> = names.iter().map(|name| BotReport::new(name, line_up, played)).collect();
        if bots.len() > 1 {
            let ratings = ratings(names.len(), &[Meeting::new(&names, line_up, played)]);
            bots.iter_mut().zip(ratings).for_each(|(bot, elo)| bot.elo = Some(elo));
        }
        Self {
            games: played.len() as u64,
            thinking_seconds: thinking_seconds(played),
            mean_rounds: rounds.mean.value,
            mean_decisions: results().flat_map(|game| &game.decisions).sum::<u64>() as f64 / games,
            mean_winning_score: winning_scores.mean.value,
            rounds,
            winning_scores,
            scores: Spread::of(scores.collect()),
            seats: seat_shares(played),
            contents: has_contents.then(|| ContentsReport::new(played)),
            verdict,
            forfeits: forfeits(line_up, played, seed),
            bots,
        }
    }
}

/// Returns the total thinking time of all bots in these games.
pub(super) fn thinking_seconds(played: &[Played]) -> f64 {
    played.iter().flat_map(|game| &game.result.microseconds).sum::<u64>() as f64 / 1e6
}

/// Returns the first games of a line-up that were forfeited.
pub(super) fn forfeits(line_up: &LineUp, played: &[Played], seed: Seed) -> Vec<ForfeitReport> {
    /// A program that does not work at all would fill the screen.
    const MOST: usize = 20;
    let name = |bot: usize| line_up.bots.get(bot).cloned().unwrap_or_default();
    let seatings = line_up.seatings.len().max(1);
    let forfeit = |(number, game): (usize, &Played)| {
        let forfeit = game.result.forfeit.as_ref()?;
        let seating = &game.result.seating;
        Some(ForfeitReport {
            bot: seating.get(forfeit.seat).map(|bot| name(*bot)).unwrap_or_default(),
            seed: seed.derive((number / seatings) as u64).to_string(),
            seating: seating.iter().map(|bot| name(*bot)).collect(),
            seat: Seat::new(forfeit.seat).map(|seat| seat.to_string()).unwrap_or_default(),
            decision: forfeit.decision,
            reason: forfeit.reason.clone(),
        })
    };
    played.iter().enumerate().filter_map(forfeit).take(MOST).collect()
}

fn seat_shares(played: &[Played]) -> Vec<Share> {
    let seats = played.first().map_or(0, |game| game.result.wins.len());
    let wins = |seat: usize| played.iter().map(|game| game.result.wins[seat]).sum();
    (0..seats).map(|seat| Share::of(wins(seat), played.len() as u64)).collect()
}

/// Lists every seat that a bot had, with its game.
pub(super) fn seats_of<'a>(
    name: &'a str,
    line_up: &'a LineUp,
    played: &'a [Played],
) -> impl Iterator<Item = (&'a GameResult, usize)> {
    let is_own = move |bot: usize| line_up.bots.get(bot).is_some_and(|bot| bot == name);
    played.iter().flat_map(move |game| {
        let seats = game.result.seating.iter().enumerate().filter(move |(_, bot)| is_own(**bot));
        seats.map(|(seat, _)| (&game.result, seat))
    })
}

impl BotReport {
    pub(super) fn new(name: &str, line_up: &LineUp, played: &[Played]) -> Self {
        let (mut wins, mut decisions, mut microseconds, mut forfeits) = (0.0, 0, 0, 0);
        let mut scores = Vec::new();
        for (game, seat) in seats_of(name, line_up, played) {
            wins += game.wins[seat];
            decisions += game.decisions[seat];
            microseconds += game.microseconds[seat];
            forfeits += u64::from(game.is_forfeited_by(seat));
            scores.push(f64::from(game.scores[seat]));
        }
        let count = scores.len().max(1) as f64;
        let mean_score = scores.iter().sum::<f64>() / count;
        let variance = scores.iter().map(|score| (score - mean_score).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Self {
            bot: name.to_owned(),
            seats: line_up.seats_of(name),
            win_share: Share::of(wins, scores.len() as u64),
            mean_score,
            score_deviation: variance.sqrt(),
            microseconds_per_decision: microseconds as f64 / f64::max(decisions as f64, 1.0),
            elo: None,
            forfeits,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::game::{Contents, Forfeit};
    use super::*;

    pub(in super::super) fn played(wins: Vec<f64>) -> Played {
        Played { result: GameResult::of_two(wins), contents: Contents::EMPTY }
    }

    #[test]
    fn forfeits_name_the_bot_the_game_and_the_decision() {
        let line_up = LineUp::new(vec!["cmd:a".to_owned(), "b".to_owned()]);
        let mut third = played(vec![1.0, 0.0]);
        third.result.seating = vec![1, 0];
        third.result.forfeit = Some(Forfeit { seat: 1, decision: 7, reason: "it sleeps".to_owned() });
        let played = [played(vec![1.0, 0.0]), played(vec![0.0, 1.0]), third];
        let seed = Seed::from_text("forfeits");
        let report = ArenaReport::new(&line_up, &played, seed, None, false);
        let [forfeit] = &report.forfeits[..] else { panic!("{report:?}") };
        assert_eq!((forfeit.bot.as_str(), forfeit.seat.as_str(), forfeit.decision), ("cmd:a", "P2", 7));
        assert_eq!((&forfeit.seed, forfeit.reason.as_str()), (&seed.derive(1).to_string(), "it sleeps"));
        assert_eq!(report.bots.iter().map(|bot| bot.forfeits).collect::<Vec<_>>(), [1, 0]);
    }

    #[test]
    fn shares_have_wilson_intervals() {
        let share = Share::of(8.0, 10);
        assert!((share.value - 0.8).abs() < 1e-9);
        assert!((share.low - 0.4902).abs() < 1e-3 && (share.high - 0.9433).abs() < 1e-3, "{share:?}");
        let none = Share::of(0.0, 100);
        assert!(none.low.abs() < 1e-9 && none.high < 0.04);
    }
}
