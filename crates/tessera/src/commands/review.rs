use std::io::Write;
use std::path::{Path, PathBuf};

use engine::Seat;
use engine::words::ENGLISH;
use serde::Serialize;
use table::{Costly, NOISE, Occupant, Review, Table};

use super::{Outcome, write_json};
use crate::failure::Failure;
use crate::progress::Steps;
use crate::{files, registry, text, words};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The saved game
    file: PathBuf,
    /// Whose decisions [default: those of the first human]
    #[arg(long, value_name = "P1", value_parser = seat)]
    seat: Option<Seat>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

const HELP: &str = "\
A bot looks at every decision that the seat had to make, as it knew the game
then, and compares what was done with what it would have done itself. What it
says is an estimate: differences below 1.5 points, or such as chance explains,
are not listed.
The same game gets the same review.

Examples:
  tessera review game.tessera
  tessera review game.tessera --seat P2 --json

JSON fields:
  game        what was played
  seat        whose decisions
  decisions   how many there were with a choice
  agreed      in how many of them the bot would have done the same
  costly      at most eight, the worst first: round, actions (how many had been
              taken before: `tessera replay --at`), position (the same with
              redraws counted), done and better (notation and label), cost, the
              points that the seat could have expected to have more, and doubt,
              the standard error of that";

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    seat: String,
    decisions: usize,
    agreed: usize,
    costly: &'a [Costly<String>],
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let table = Table::load(registry::games(), &files::read(&args.file)?);
    let table = table.map_err(|error| Failure::load(&args.file, error))?;
    let human = table.occupants().iter().position(|occupant| *occupant == Occupant::Human);
    let seat = args.seat.unwrap_or_else(|| Seat::ALL[human.unwrap_or_default()]);
    let players = table.names().len();
    if seat.index() >= players {
        return Err(Failure::NotASeat { seat, players });
    }
    let review = make(&table, seat)?;
    if args.json {
        let Review { decisions, agreed, costly, .. } = &review.said(&table.speaker(ENGLISH));
        let (game, seat) = (table.kind().id(), seat.to_string());
        write_json(out, &Report { game, seat, decisions: *decisions, agreed: *agreed, costly })?;
    } else {
        for line in lines(&table, &review, &args.file) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Outcome::Done)
}

/// Looks at all decisions of a seat, with a bar that shows how far it has come.
pub(super) fn make(table: &Table, seat: Seat) -> Result<Review, Failure> {
    let mut reviewer = table.review(seat)?;
    let steps = Steps::new("decisions");
    loop {
        if let Some(review) = reviewer.step().map_err(|error| Failure::act(table, &error))? {
            return Ok(review);
        }
        let progress = reviewer.progress();
        steps.show(progress.done as u64, progress.all as u64);
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|_| "expected P1, P2, P3 or P4".to_owned())
}

/// A review as text.
pub(super) fn lines(table: &Table, review: &Review, file: &Path) -> Vec<String> {
    let speaker = words::at_table(table);
    let Review { seat, decisions, agreed, costly } = review;
    let mut lines = text::wrap(
        "",
        " ",
        &format!(
            "{} ({seat}) had to choose {decisions} times. In {agreed} of these decisions the bot would have done the \
             same.",
            table.name(*seat)
        ),
    );
    if costly.is_empty() {
        lines.push(format!("None of the others has cost more than {NOISE:.1} points."));
        return lines;
    }
    lines.push("These have cost most, in points that could be expected:".to_owned());
    for Costly { actions, round, examined, .. } in costly {
        lines.push(String::new());
        let (round_name, cost) = (speaker.say(table.kind().round_name()), text::cost(-examined.cost));
        lines.push(format!("{cost:>6}  {round_name} {round}, after {actions} actions"));
        for (word, action) in [("done: ", &examined.done), ("better:", &examined.better)] {
            lines.extend(text::wrap(&format!("        {word}"), &" ".repeat(15), &speaker.say(&action.label)));
        }
    }
    lines.push(String::new());
    let note = format!(
        "A bot judged each position from what {} knew then. Differences below {NOISE:.1} points, or such as chance \
         explains, are not listed.",
        table.name(*seat)
    );
    lines.extend(text::wrap("", " ", &note));
    let look = format!("`tessera replay {} --at N --viewer {seat}` shows a position.", file.display());
    lines.extend(text::wrap("", " ", &look));
    lines
}
