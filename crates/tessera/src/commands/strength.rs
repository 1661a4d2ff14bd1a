//! `tessera strength`: measures the levels of all bots and writes the page `docs/strength.md`.

mod page;
mod trials;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use bots::arena::{ArenaReport, RoundRobinReport, Stop};
use bots::bench::BenchReport;
use clap::value_parser;
use engine::chance::Seed;
use table::ArenaJob;

use super::{Outcome, threads};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::{files, registry};
use trials::{Claim, Ladder, Trial, ladders, trials};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// Folder that keeps every game; games already in it are not played again
    #[arg(long, value_name = "FOLDER")]
    results: PathBuf,
    /// Where to write the page [default: the terminal]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Measure only this game; can be repeated; `tessera games` lists them
    #[arg(long = "game", value_name = "GAME")]
    games_asked_for: Vec<String>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Number of games per trial, for a quick check that everything works
    #[arg(long, value_name = "GAMES", value_parser = value_parser!(u64).range(1..=100_000_000))]
    games: Option<u64>,
}

const HELP: &str = "\
Plays all games behind the page on the strength of bots, and writes the page. This
takes hours. If interrupted, it continues where it stopped.

Examples:
  tessera strength --results docs/strength --out docs/strength.md
  tessera strength --results glimpse --games 4 --game stone-age";

/// The seed of all deals.
const SEED: &str = "strength";

/// Maximum number of games of an undecided trial, as a multiple of its planned games.
const PATIENCE: u64 = 4;

/// Duration of each part of the speed measurement.
const SPEED: Duration = Duration::from_secs(5);
/// The same for a quick check with `--games`.
const GLIMPSE: Duration = Duration::from_millis(50);

/// A finished trial.
struct Measured {
    trial: Trial,
    command: String,
    report: ArenaReport,
}

/// A finished round robin of the levels of a game.
struct Rated {
    ladder: Ladder,
    command: String,
    report: RoundRobinReport,
}

/// The measured speed of a game.
struct Timed {
    game: &'static str,
    command: String,
    report: BenchReport,
}

/// All measurements.
#[derive(Default)]
struct Findings {
    measured: Vec<Measured>,
    rated: Vec<Rated>,
    timed: Vec<Timed>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let asked_for = &args.games_asked_for;
    for game in asked_for {
        registry::find(game)?;
    }
    let is_asked_for = |game: &str| asked_for.is_empty() || asked_for.iter().any(|only| only == game);
    let trials = trials().into_iter().filter(|trial| is_asked_for(trial.game));
    let ladders = ladders().into_iter().filter(|ladder| is_asked_for(ladder.game));
    let page = measure(trials, ladders, args, out)?;
    match &args.out {
        Some(path) => files::write(path, &page)?,
        None => write!(out, "{page}")?,
    }
    Ok(Outcome::Done)
}

/// Plays the games of all trials and ladders, and writes the page about them.
fn measure(
    trials: impl Iterator<Item = Trial>,
    ladders: impl Iterator<Item = Ladder>,
    args: &Args,
    out: &mut dyn Write,
) -> Result<String, Failure> {
    fs::create_dir_all(&args.results)?;
    let mut findings = Findings::default();
    for trial in trials {
        let job = job(&trial, args)?;
        let bar = Bar::new();
        let report = registry::find(trial.game)?.arena(&job, &bar)?;
        drop(bar);
        let done = Measured { command: command(&trial, &job), trial, report };
        if args.out.is_some() {
            writeln!(out, "{}", page::summary(&done))?;
            out.flush()?;
        }
        findings.measured.push(done);
    }
    for ladder in ladders {
        let job = ladder_job(&ladder, args)?;
        let bar = Bar::new();
        let report = registry::find(ladder.game)?.round_robin(&job, 2, &bar)?;
        drop(bar);
        let command = format!("{} --round-robin", arena_command(ladder.game, &job));
        findings.timed.push(time(ladder.game, args)?);
        findings.rated.push(Rated { ladder, command, report });
    }
    Ok(page::page(&findings))
}

impl Findings {
    /// Seconds that bots thought in all games, including those of earlier runs.
    fn thinking_seconds(&self) -> f64 {
        let trials = self.measured.iter().map(|done| done.report.thinking_seconds);
        trials.chain(self.rated.iter().map(|rated| rated.report.thinking_seconds)).sum()
    }
}

/// Measures the speed of a game with the maximum number of players.
fn time(game: &'static str, args: &Args) -> Result<Timed, Failure> {
    let kind = registry::find(game)?;
    let players = kind.players().end().to_string();
    let setup = kind.setup_line(&[("players", &players)])?;
    let duration = if args.games.is_some() { GLIMPSE } else { SPEED };
    let command = format!("tessera bench {game} --players {players} --seconds {}", duration.as_secs_f64());
    Ok(Timed { game, command, report: kind.bench(&setup, duration)? })
}

fn ladder_job(ladder: &Ladder, args: &Args) -> Result<ArenaJob, Failure> {
    let setup = registry::find(ladder.game)?.setup_line(&[("players", "2")])?;
    let games = args.games.unwrap_or(ladder.games);
    Ok(ArenaJob {
        threads: threads(args.threads),
        results: Some(args.results.join(format!("{}-levels.jsonl", ladder.game))),
        ..ArenaJob::new(setup, ladder.bots.clone(), games, Seed::from_text(SEED))
    })
}

fn job(trial: &Trial, args: &Args) -> Result<ArenaJob, Failure> {
    let kind = registry::find(trial.game)?;
    let players = trial.bots.len().to_string();
    let options = trial.options.iter().copied().chain([("players", players.as_str())]);
    let setup = kind.setup_line(&options.collect::<Vec<_>>())?;
    let stop = trial.bar().map(|share| Stop { share, at_least: trial.games });
    let most = if stop.is_some() { PATIENCE * trial.games } else { trial.games };
    Ok(ArenaJob {
        threads: threads(args.threads),
        stop,
        results: Some(args.results.join(format!("{}.jsonl", trial.name()))),
        ..ArenaJob::new(setup, trial.bots.clone(), args.games.unwrap_or(most), Seed::from_text(SEED))
    })
}

/// Returns the command that plays games of these bots.
fn arena_command(game: &str, job: &ArenaJob) -> String {
    format!("tessera arena {game} --bots {} --games {} --seed {SEED}", job.bots.join(","), job.games)
}

/// Returns the command that plays the same games as a trial.
fn command(trial: &Trial, job: &ArenaJob) -> String {
    let mut command = arena_command(trial.game, job);
    if let Some(Stop { share, at_least }) = job.stop {
        command += &format!(" --stop-at {share} --at-least {at_least}");
    }
    for (key, value) in trial.options {
        command += &format!(" --option {key}={value}");
    }
    command
}

impl Trial {
    /// Returns the name of the results file, without its extension.
    fn name(&self) -> String {
        let mut name = format!("{}-{}", self.game, self.bots.join("-"));
        for (key, value) in self.options {
            name += &format!("-{key}-{value}");
        }
        name
    }

    /// Returns the share of victories to prove, if the trial claims one.
    fn bar(&self) -> Option<f64> {
        self.claims.iter().find_map(|claim| match claim {
            Claim::Wins(bar) => *bar,
            Claim::Rounds(..) | Claim::WinningScore(..) | Claim::Median(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(results: PathBuf, games: Option<u64>) -> Args {
        Args { results, out: None, games_asked_for: Vec::new(), threads: Some(2), games }
    }

    #[test]
    fn every_trial_is_playable_and_has_its_own_file() {
        let folder = tempfile::tempdir().unwrap();
        let args = args(folder.path().to_owned(), None);
        let mut files = Vec::new();
        for trial in trials() {
            let job = job(&trial, &args).unwrap();
            assert!(job.games >= 100 && !trial.claims.is_empty(), "{}", trial.name());
            assert!(!files.contains(&job.results), "{}", trial.name());
            files.push(job.results);
            for bot in &trial.bots {
                assert!(bots::by_name::<stone_age::StoneAge>(bot, 1).is_some(), "{bot}");
            }
        }
    }

    #[test]
    fn page_shows_measurements_and_whether_claims_hold() {
        let folder = tempfile::tempdir().unwrap();
        let args = args(folder.path().join("games"), Some(8));
        let trial = |bots: [&str; 2], claims: &[Claim]| Trial {
            game: "stone-age",
            options: &[],
            bots: bots.map(str::to_owned).to_vec(),
            games: 8,
            claims: claims.to_vec(),
        };
        let trials = || {
            let wins = trial(["greedy", "random"], &[Claim::Wins(Some(0.5)), Claim::Median(1000.0)]);
            [wins, trial(["random", "random"], &[Claim::Wins(None), Claim::Rounds(1.0, 1000.0)])].into_iter()
        };
        let bots = ["random", "greedy"].map(str::to_owned).to_vec();
        let ladders = || [Ladder { game: "stone-age", bots: bots.clone(), games: 8 }].into_iter();
        let page = measure(trials(), ladders(), &args, &mut Vec::new()).unwrap();
        let wins = "| greedy against random | 8 | wins 100.0 % | 67.6 % to 100.0 % | at least 50 % | yes |";
        assert!(page.contains(wins), "{page}");
        let median = page.lines().find(|line| line.contains("median of points")).unwrap();
        assert!(median.contains("| at least 1000 | no |"), "{median}");
        assert!(page.contains("| two random | 8 | wins 50.0 % |") && page.contains("| 1 to 1000 | yes |"), "{page}");
        let command =
            "tessera arena stone-age --bots greedy,random --games 8 --seed strength --stop-at 0.5 --at-least 8";
        assert!(page.contains(command) && page.contains("Bots thought for "), "{page}");
        assert!(
            page.contains("random games a second") && page.contains("tessera bench stone-age --players 4"),
            "{page}"
        );
        let rated: Vec<&str> = page.lines().filter(|line| line.contains(" | 100.0 % | - |")).collect();
        assert!(rated.len() == 1 && rated[0].starts_with("| greedy | "), "{page}");
        assert!(page.contains("tessera arena stone-age --bots random,greedy --games 8 --seed strength --round-robin"));
        // The games are kept: nothing is played again, and the page is the same except for the measured speed.
        let again = measure(trials(), ladders(), &args, &mut Vec::new()).unwrap();
        assert_eq!(again.lines().filter(|line| line.starts_with('|')).count(), 10);
        assert!(
            page.lines().filter(|line| line.starts_with('|')).eq(again.lines().filter(|line| line.starts_with('|')))
        );
        let thinking = |page: &str| page.lines().find(|line| line.starts_with("Bots thought for ")).map(str::to_owned);
        assert_eq!(thinking(&page), thinking(&again));
    }
}
