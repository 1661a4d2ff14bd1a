//! `tessera review`: the most costly decisions of a player in a saved game.

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::words::{ENGLISH, Phrase, Speaker};
use engine::{Seat, say};
use serde::Serialize;
use table::{Costly, NOISE, Occupant, Review, Table};

use super::{Outcome, write_json};
use crate::failure::Failure;
use crate::progress::Steps;
use crate::words::{self, Key};
use crate::{files, registry, text};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The saved game
    file: PathBuf,
    /// The seat to review [default: that of the first human]
    #[arg(long, value_name = "P1", value_parser = seat)]
    seat: Option<Seat>,
    /// Print the review as JSON
    #[arg(long)]
    json: bool,
}

const HELP: &str = "\
A bot looks at every decision of the seat, with what the player knew at the time,
and compares the action taken with its own choice. Its judgement is an estimate:
differences below 1.5 points, or small enough to be chance, are not listed. The
same game always gets the same review.

Examples:
  tessera review game.tessera
  tessera review game.tessera --seat P2 --json

JSON fields:
  game        the game
  seat        the reviewed seat
  decisions   number of decisions with a choice
  agreed      number of decisions in which the bot agrees
  costly      at most eight decisions, the worst first: round, actions (number of
              actions before it, for `tessera replay --at`), position (the
              same, counting redraws), done and better (notation and label),
              cost (the expected points it gave away), and doubt (the
              standard error of the cost)";

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
    let players = table.playing().players();
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

/// Reviews all decisions of a seat, with a progress bar.
pub(super) fn make(table: &Table, seat: Seat) -> Result<Review, Failure> {
    let mut reviewer = table.review(seat)?;
    let steps = Steps::new();
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

/// Formats a review as lines of text.
pub(super) fn lines(table: &Table, review: &Review, file: &Path) -> Vec<String> {
    let speaker = words::at_table(table);
    let Review { seat, decisions, agreed, costly } = review;
    let noise = format!("{NOISE:.1}");
    let wrapped = |phrase: Phrase| text::wrap(text::WIDTH, "", " ", &speaker.say(phrase));
    let (code, choices, agreed) = (seat.to_string(), *decisions, *agreed);
    let mut lines = wrapped(say!(ReviewChoices, player = *seat, seat = code, choices = choices, agreed = agreed));
    if costly.is_empty() {
        lines.extend(wrapped(say!(ReviewNothing, noise = noise)));
        return lines;
    }
    lines.extend(wrapped(say!(ReviewCostly)));
    for costly in costly {
        lines.push(String::new());
        lines.extend(choice(&speaker, table.kind().round_name(), costly));
    }
    lines.push(String::new());
    lines.extend(wrapped(say!(ReviewNote, player = *seat, noise = noise)));
    lines.extend(wrapped(say!(ReviewView, file = files::name(file), seat = seat.to_string())));
    lines
}

/// Formats a costly choice, with the better one below it.
fn choice(speaker: &Speaker<'_>, round_name: Phrase, costly: &Costly) -> Vec<String> {
    const INDENT: usize = 8;
    let Costly { round, actions, examined, .. } = costly;
    let choice = say!(ReviewChoice, round = round_name, number = *round, actions = *actions as usize);
    let cost = text::cost(speaker, -examined.cost);
    let mut lines = vec![format!("{cost:>6}  {}", speaker.say(choice))];
    let labels = [say!(ReviewDone), say!(ReviewBetter)].map(|label| speaker.say(label));
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or_default();
    for (label, action) in labels.iter().zip([&examined.done, &examined.better]) {
        let begin = format!("{:INDENT$}{label:width$}", "");
        lines.extend(text::wrap(text::WIDTH, &begin, &" ".repeat(INDENT + width), &speaker.say(&action.label)));
    }
    lines
}
