//! The real binary, run as a person would run it: every command, its JSON, and everything one can do wrong.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

/// The arena beyond its first report: results, stopping early, round robins, programs that play.
mod arena;
/// The commands that need no saved game: games, arena, bench, soak.
mod commands;
/// A game in the terminal: playing, undo, hints, hot-seat, saving and going on.
mod play;
/// Looking at a saved game, and verifying it.
mod replay;
/// Which decisions have cost most.
mod review;
/// Wrong names, numbers, files and lines: a clear message, the right exit code, and no file changed.
mod wrong;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

const MESSAGES: &str = include_str!("../../text/en.ftl");

/// A folder of its own in which the binary runs.
struct Folder(TempDir);

/// What a run left behind.
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

    /// Runs a command line with these lines typed in.
    fn type_in(&self, args: &str, lines: impl AsRef<[u8]>) -> Run {
        // A file instead of a pipe: nobody has to write while the other one reads.
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

    /// The names of all files, also of hidden ones.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Run {
    /// The output of a run that went well, in which every message has its words.
    #[track_caller]
    fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        let keys = MESSAGES.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let unsaid: Vec<&str> = keys.filter(|key| key.contains('-') && self.out.contains(key)).collect();
        assert!(unsaid.is_empty(), "{unsaid:?} in:\n{}", self.out);
        self.out
    }

    /// The message of a run that failed with this exit code.
    #[track_caller]
    fn failed(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }

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

/// How many actions a saved game has.
fn actions_in(path: &Path) -> usize {
    let saved = fs::read_to_string(path).unwrap_or_default();
    saved.lines().last().and_then(|line| line.strip_prefix("end ")).and_then(|count| count.parse().ok()).unwrap_or(0)
}
