use engine::{Evaluate, Setup};
use serde::Serialize;

use super::elo::{Meeting, ratings};
use super::error::ArenaError;
use super::game::Played;
use super::progress::Progress;
use super::report::{BotReport, ForfeitReport, Share, forfeits, seats_of, thinking_seconds};
use super::schedule::Schedule;
use super::seating::LineUp;
use super::spread::Mean;
use super::{Arena, Stop};

/// The results when every bot met every other one.
#[derive(Clone, Debug, Serialize)]
pub struct RoundRobinReport {
    /// Number of games that were played.
    pub games: u64,
    /// Total thinking time of all bots, in seconds.
    pub thinking_seconds: f64,
    /// Number of players in a game.
    pub players: usize,
    /// Every bot against every other one, in the order in which they were named.
    pub meetings: Vec<MeetingReport>,
    /// The bots, best first.
    pub bots: Vec<RatedBot>,
    /// The first games that programs forfeited.
    pub forfeits: Vec<ForfeitReport>,
}

/// How one bot did against another.
#[derive(Clone, Debug, Serialize)]
pub struct MeetingReport {
    /// The bot that had one seat.
    pub bot: String,
    /// The bot that had all other seats.
    pub against: String,
    /// Number of games they played.
    pub games: u64,
    /// The share of the victories of the bot with one seat.
    pub win_share: Share,
}

/// A bot and its rating.
#[derive(Clone, Debug, Serialize)]
pub struct RatedBot {
    /// The name of the bot.
    pub bot: String,
    /// Its rating, relative to the bot that was named first.
    pub elo: Mean,
    /// Number of games it took part in.
    pub games: u64,
    /// Its average time for a decision.
    pub microseconds_per_decision: f64,
    /// Number of games it forfeited.
    pub forfeits: u64,
}

impl RoundRobinReport {
    /// Returns a bot's share of the victories against another one, if they met.
    #[must_use]
    pub fn share(&self, bot: &str, against: &str) -> Option<Share> {
        let found = self.meetings.iter().find(|meeting| meeting.bot == bot && meeting.against == against);
        found.map(|meeting| meeting.win_share)
    }
}

/// A line-up with its games.
type Meet = (LineUp, Vec<Played>);

impl<S: Setup> Arena<S> {
    /// Plays every pair of the bots in games of this many players, with one bot in one seat and the other in all
    /// others, and then the other way around. Both ways play the same deals and at least the requested number of games.
    pub fn run_round_robin<G>(&self, players: usize, progress: &dyn Progress) -> Result<RoundRobinReport, ArenaError>
    where
        G: Evaluate<Setup = S>,
    {
        if let Some(twice) = (1..self.bots.len()).find(|at| self.bots[..*at].contains(&self.bots[*at])) {
            return Err(ArenaError::Twice(self.bots[twice].clone()));
        }
        if self.bots.len() < 2 {
            return Err(ArenaError::Alone(self.bots.join(", ")));
        }
        let setup = self.checked_setup::<G>(players)?;
        // Every pair is played to the end: ratings compare bots on the same deals.
        let arena = Self { stop: None::<Stop>, ..self.clone() };
        let line_ups = line_ups(&self.bots, players);
        let results = arena.open_results::<G>(&setup, &line_ups)?;
        let schedules: Vec<Schedule<'_, S>> =
            line_ups.iter().map(|line_up| Schedule::new(&arena, &setup, line_up, results.as_ref())).collect();
        progress.begin(schedules.iter().map(Schedule::games).sum(), schedules.iter().map(Schedule::known).sum());
        let mut meets: Vec<Meet> = Vec::new();
        for (line_up, schedule) in line_ups.iter().zip(schedules) {
            meets.push((line_up.clone(), schedule.play::<G>(progress)?.0));
        }
        Ok(arena.round_robin_report(players, &meets))
    }

    fn round_robin_report(&self, players: usize, meets: &[Meet]) -> RoundRobinReport {
        let names: Vec<&str> = self.bots.iter().map(String::as_str).collect();
        let meetings: Vec<Meeting> =
            meets.iter().map(|(line_up, played)| Meeting::new(&names, line_up, played)).collect();
        let ratings = ratings(names.len(), &meetings);
        let mut bots: Vec<RatedBot> =
            names.iter().zip(ratings).map(|(name, elo)| RatedBot::new(name, elo, meets)).collect();
        // Bots of equal worth stay in the order in which they were named.
        bots.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
        RoundRobinReport {
            games: meets.iter().map(|(_, played)| played.len() as u64).sum(),
            thinking_seconds: meets.iter().map(|(_, played)| thinking_seconds(played)).sum(),
            players,
            meetings: meets.iter().flat_map(|(line_up, played)| meetings_of(line_up, played)).collect(),
            bots,
            forfeits: meets.iter().flat_map(|(line_up, played)| forfeits(line_up, played, self.seed)).collect(),
        }
    }
}

/// Returns the line-ups of all meetings.
fn line_ups(bots: &[String], players: usize) -> Vec<LineUp> {
    let against = |one: &String, other: &String| {
        let others = std::iter::repeat_n(other.clone(), players.saturating_sub(1));
        LineUp::new(std::iter::once(one.clone()).chain(others).collect())
    };
    let mut line_ups = Vec::new();
    for (index, one) in bots.iter().enumerate() {
        for other in &bots[index + 1..] {
            line_ups.push(against(one, other));
            // With two players it would be the same line-up.
            if players != 2 {
                line_ups.push(against(other, one));
            }
        }
    }
    line_ups
}

fn meetings_of(line_up: &LineUp, played: &[Played]) -> Vec<MeetingReport> {
    let names = line_up.names();
    let meeting = |(bot, against): (&&str, &&str)| MeetingReport {
        bot: (*bot).to_owned(),
        against: (*against).to_owned(),
        games: played.len() as u64,
        win_share: BotReport::new(bot, line_up, played).win_share,
    };
    let alone = names.iter().zip(names.iter().skip(1).chain(names.first()));
    alone.filter(|(bot, _)| line_up.seats_of(bot) == 1).map(meeting).collect()
}

impl RatedBot {
    fn new(name: &str, elo: Mean, meets: &[Meet]) -> Self {
        let own = meets.iter().filter(|(line_up, _)| line_up.seats_of(name) > 0);
        let (mut games, mut decisions, mut microseconds, mut forfeits) = (0, 0, 0, 0);
        for (line_up, played) in own {
            games += played.len() as u64;
            for (game, seat) in seats_of(name, line_up, played) {
                decisions += game.decisions[seat];
                microseconds += game.microseconds[seat];
                forfeits += u64::from(game.is_forfeited_by(seat));
            }
        }
        let microseconds_per_decision = microseconds as f64 / f64::max(decisions as f64, 1.0);
        Self { bot: name.to_owned(), elo, games, microseconds_per_decision, forfeits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(of: &[LineUp]) -> Vec<String> {
        of.iter().map(|line_up| line_up.bots.join("")).collect()
    }

    #[test]
    fn every_pair_meets_once_or_both_ways_around() {
        let names = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(bots(&line_ups(&names, 2)), ["ab", "ac", "bc"]);
        assert_eq!(bots(&line_ups(&names, 3)), ["abb", "baa", "acc", "caa", "bcc", "cbb"]);
    }
}
