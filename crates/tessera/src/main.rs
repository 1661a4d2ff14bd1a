//! The `tessera` command.

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
        // Whoever read our output has seen enough.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // If nobody listens on stderr either, the exit code still says it.
            let _ = writeln!(io::stderr(), "error: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
