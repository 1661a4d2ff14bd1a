//! Tests of the real binary: every command, its JSON output, and every kind of wrong input.
#![expect(clippy::unwrap_used, reason = "test helpers may panic")]

/// Several answers in one line, and words as people type them.
mod answers;
/// The arena: results files, early stopping, round robins, programs that play.
mod arena;
/// The commands that need no saved game: games, arena, bench, soak.
mod commands;
/// The status, the parts of the table, and the lists of actions.
mod parts;
/// A game in the terminal: playing, undo, hints, hot seat, saving and continuing.
mod play;
/// Showing and verifying a saved game.
mod replay;
/// The review of costly decisions.
mod review;
/// Wrong names, numbers, files and lines give a clear message and the right exit code, and change no file.
mod wrong;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

const MESSAGES: &str = include_str!("../../text/en.ftl");

/// A temporary folder in which the binary runs.
struct Folder(TempDir);

/// The outcome of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, args: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
        command.args(args.split_whitespace()).current_dir(self.0.path());
        command
    }

    /// Runs a command line without input.
    fn run(&self, args: &str) -> Run {
        self.type_in(args, "")
    }

    /// Runs a command line with these lines on its standard input.
    fn type_in(&self, args: &str, lines: impl AsRef<[u8]>) -> Run {
        // A file instead of a pipe, so nothing has to be written while the binary reads.
        let typed = tempfile::NamedTempFile::new().unwrap();
        fs::write(typed.path(), lines).unwrap();
        let output = self.command(args).stdin(Stdio::from(File::open(typed.path()).unwrap())).output().unwrap();
        Run {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    /// The names of all files, hidden ones included.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Run {
    /// Returns the output of a successful run. It must contain no key of a message instead of its text.
    #[track_caller]
    fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        let keys = MESSAGES.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let unsaid: Vec<&str> = keys.filter(|key| key.contains('-') && self.out.contains(key)).collect();
        assert!(unsaid.is_empty(), "{unsaid:?} in:\n{}", self.out);
        self.out
    }

    /// Returns the message of a run that failed with this exit code.
    #[track_caller]
    fn failed(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }

    /// Returns the output of a successful run as JSON.
    #[track_caller]
    fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.done()).unwrap()
    }
}

#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
}

/// Number of actions in a saved game; 0 if there is none yet.
fn actions_in(path: &Path) -> usize {
    let saved = fs::read_to_string(path).unwrap_or_default();
    saved.lines().last().and_then(|line| line.strip_prefix("end ")).and_then(|count| count.parse().ok()).unwrap_or(0)
}
