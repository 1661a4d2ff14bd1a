//! `tessera load`: many tables of bots, and one player who should not notice them.

mod client;

use std::io::Write;
use std::num::NonZero;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::hall::HallConfig;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use web::{App, WebConfig};

use super::{Outcome, serve, write_json};
use crate::failure::Failure;
use client::{Client, Table};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    #[arg(default_value = "stone-age")]
    game: String,
    /// Number of tables of bots; a finished table is replaced by a new one
    #[arg(long, default_value = "500")]
    tables: NonZero<u16>,
    /// How long to measure, in seconds
    #[arg(long, default_value = "60")]
    seconds: NonZero<u16>,
    /// The bot that plays; `tessera games` lists them
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

const HELP: &str = "\
Examples:
  tessera load
  tessera load --tables 100 --seconds 20 --json

Starts a separate server on a free port, with a temporary data directory. Bots play
at many tables. At one more table the command itself plays against three bots, over
HTTP, as a player's browser would.

JSON fields:
  tables, seconds          as requested
  moves                    number of moves at the tables of bots, each of them durable
  moves_per_second
  finished                 number of their games that were finished
  human_moves              number of moves the player made
  p50, p95, p99, worst     time in milliseconds until a move of the player was durable
                           and the new state of the table had arrived
  memory                   resident memory in bytes: at the start, after one and two thirds
                           of the time, and at the end";

/// The measurements.
#[derive(Serialize)]
struct Report {
    tables: u16,
    seconds: u16,
    moves: u64,
    moves_per_second: f64,
    finished: usize,
    human_moves: usize,
    p50: f64,
    p95: f64,
    p99: f64,
    worst: f64,
    memory: Vec<u64>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let folder = std::env::temp_dir().join(format!("tessera-load-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let most_tables = u32::from(args.tables.get()) + 2;
    let hall = HallConfig { most_tables, idle_after: Duration::from_secs(5), ..HallConfig::default() };
    let (stop, stopped) = oneshot::channel::<()>();
    let (address, server) = runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        // All requests come from one address, which the usual rate limit would take for an attack.
        let config = WebConfig { rate: 1_000_000, ..WebConfig::default() };
        let app = App::new(serve::open_hall(&folder, hall).await?, config)?;
        // The sender is dropped if the measurement fails, which stops the server too.
        let signal = async { drop(stopped.await) };
        Ok::<_, Failure>((address, tokio::spawn(web::run(listener, app, signal))))
    })?;
    let measured = measure(args, &Client::new(address));
    drop(stop);
    let served = runtime.block_on(server);
    // If this fails, the rest stays in the system's temporary folder.
    let _ = std::fs::remove_dir_all(&folder);
    served.map_err(std::io::Error::other)??;
    let report = measured?;
    if args.json {
        write_json(out, &report)?;
    } else {
        write_report(out, &report)?;
    }
    Ok(Outcome::Done)
}

fn measure(args: &Args, client: &Client) -> Result<Report, Failure> {
    let (host, person) = (client.person("Load")?, client.person("Human")?);
    let bots = vec![args.bot.as_str(); 4];
    let mut memory = vec![resident_memory()];
    let mut tables: Vec<Table> = Vec::new();
    for _ in 0..args.tables.get() {
        tables.push(client.table(&host, &args.game, &bots)?);
    }
    let duration = Duration::from_secs(u64::from(args.seconds.get()));
    let (start, mut took) = (Instant::now(), Vec::new());
    let (mut finished, mut moves_of_finished) = (0, 0);
    let mut looked_at = 0;
    let seats = ["me", &args.bot, &args.bot, &args.bot];
    let mut human = client.table(&person, &args.game, &seats)?;
    while start.elapsed() < duration {
        if human.is_over {
            human = client.table(&person, &args.game, &seats)?;
        }
        match human.action.take() {
            Some(action) => {
                let sent = Instant::now();
                client.act(&person, &mut human, &action)?;
                took.push(sent.elapsed());
            }
            None => {
                // While the bots think, check on the other tables, one at a time.
                looked_at = (looked_at + 1) % tables.len();
                let table = &mut tables[looked_at];
                client.look(&host, table)?;
                if table.is_over {
                    finished += 1;
                    moves_of_finished += table.number;
                    *table = client.table(&host, &args.game, &bots)?;
                }
                client.look(&person, &mut human)?;
            }
        }
        if start.elapsed() >= duration * memory.len() as u32 / 3 {
            memory.push(resident_memory());
        }
    }
    let elapsed = start.elapsed().as_secs_f64();
    for table in &mut tables {
        client.look(&host, table)?;
    }
    memory.push(resident_memory());
    let moves = moves_of_finished + tables.iter().map(|table| table.number).sum::<u64>();
    took.sort_unstable();
    let at = |share: f64| {
        let index = (took.len().saturating_sub(1) as f64 * share).round() as usize;
        took.get(index).map_or(0.0, |took| took.as_secs_f64() * 1000.0)
    };
    Ok(Report {
        tables: args.tables.get(),
        seconds: args.seconds.get(),
        moves,
        moves_per_second: moves as f64 / elapsed,
        finished,
        human_moves: took.len(),
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        worst: at(1.0),
        memory,
    })
}

/// Resident memory of this process in bytes, or 0 if the system does not report it.
fn resident_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.map_or(0, |kilobytes| kilobytes * 1024)
}

fn write_report(out: &mut dyn Write, report: &Report) -> Result<(), Failure> {
    let Report { tables, seconds, moves, moves_per_second, finished, human_moves, .. } = report;
    writeln!(
        out,
        "{tables} tables of bots for {seconds} s: {moves} moves, {moves_per_second:.0} a second, {finished} games finished"
    )?;
    let Report { p50, p95, p99, worst, .. } = report;
    writeln!(
        out,
        "the player's {human_moves} moves: p50 {p50:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, worst {worst:.1} ms"
    )?;
    let memory: Vec<String> = report.memory.iter().map(|bytes| format!("{} MB", bytes >> 20)).collect();
    writeln!(out, "resident memory: {}", memory.join(", "))?;
    Ok(())
}
