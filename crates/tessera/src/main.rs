//! The `tessera` command: serves the table in the browser, plays in the terminal, and runs the tools for bot authors.
//!
//! The binary only parses arguments, calls the library crates and prints the result. Rules are in the crates of the
//! games, tables and storage in `table`, the server in `web`, bots and measurements in `bots`.
//!
//! | module | contents |
//! | --- | --- |
//! | [`commands`] | the command line, with one module per command |
//! | [`registry`] | the list of games: a new game is one more entry |
//! | [`failure`] | every reason a command can fail, with its message and exit code |
//! | [`files`] | reading and atomically writing saved games |
//! | [`words`] | the messages in `text/en.ftl`, reached by typed keys |
//! | [`text`] | layout for a terminal: wrapping, columns, score sheets, standings |
//! | [`progress`] | progress bars on stderr |
//! | [`seeds`] | seeds, named on the command line or drawn from the system |
//!
//! Reports go to stdout, errors and progress to stderr. The exit code is 0 on success, 1 if a check failed or something
//! broke on the way, and 2 if the request cannot be carried out. `CONTRIBUTING.md` says how to add a game or a bot.

mod commands;
mod failure;
mod files;
mod progress;
mod registry;
mod seeds;
mod text;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::commands::{Cli, Outcome};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::stdout().lock();
    let result = commands::run(cli, &mut out).and_then(|outcome| {
        out.flush()?;
        Ok(outcome)
    });
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::CheckFailed) => ExitCode::from(1),
        // The reader closed the pipe, as `head` does: that is not an error.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // If stderr is closed too, the exit code still reports the failure.
            let _ = writeln!(io::stderr(), "error: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
