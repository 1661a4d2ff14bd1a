//! A whole game as a text file: a header, then one action a line.
//!
//! ```text
//! tessera 1
//! game stone-age
//! rules 1
//! pack printed 0f3a7c1122334455
//! setup players=2 open-cards=off start=random round-limit=60
//! seed 5f0c…
//! seed-hash 91d2…
//! seats human greedy
//! actions
//! P1 place forest 3
//! P2 place hunt 5
//! end 2
//! ```
//!
//! Blank lines and lines that begin with `#` mean nothing. The last line counts the actions, so that a file which
//! was cut off is noticed.

use std::fmt;

use crate::chance::Seed;
use crate::game::Game;
use crate::notation::{Expected, NotationError, Tokens};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// The version of the file format.
const FORMAT: u32 = 1;
/// No line that we write is nearly as long.
const LONGEST_LINE: usize = 1000;

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's [`ID`](Game::ID).
    pub game: String,
    /// The rules it was played by.
    pub rules_version: u32,
    /// The name of its content pack.
    pub pack_name: String,
    /// The hash of its content pack.
    pub pack_hash: String,
    /// Its setup, as one line.
    pub setup: String,
    /// What its randomness grew from.
    pub seed: Seed,
    /// The hash of the seed as it stands in the file. A table publishes it before the game.
    pub seed_hash: String,
    /// Who sat where: `human`, or the name of a bot. Empty if the file does not say.
    pub seats: Vec<String>,
    /// What was done.
    pub entries: Vec<Entry>,
}

/// One recorded action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who acted.
    pub seat: Seat,
    /// What he did, in the notation of the game.
    pub action: String,
    /// The line of the file, counted from 1; 0 for an entry that was not read from a file.
    pub line: usize,
}

/// A file that cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

/// What can be wrong with a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// The file is not text.
    #[error("this is not text: expected UTF-8")]
    NotText,
    /// The line is absurdly long.
    #[error("the line has {length} characters: expected at most {LONGEST_LINE}")]
    LineTooLong {
        /// How long it is.
        length: usize,
    },
    /// Something else was expected.
    #[error("expected {expected}, found `{found}`")]
    Unexpected {
        /// What was expected.
        expected: String,
        /// What stands there, cut to a readable length.
        found: String,
    },
    /// The file ends before its last line.
    #[error(
        "the file ends here, after {actions} actions, without its last line: it was cut off; expected `end {actions}`"
    )]
    CutOff {
        /// How many actions there are.
        actions: usize,
    },
    /// The last line does not fit.
    #[error("the file has {actions} actions, but its last line says {said}: lines are missing or were added")]
    WrongCount {
        /// How many actions there are.
        actions: usize,
        /// How many the last line says there are.
        said: usize,
    },
    /// A line is not in the notation.
    #[error("expected {}, found `{}`", .0.expected, cut(&.0.found))]
    Notation(NotationError),
    /// The setup does not exist.
    #[error("{0}")]
    Setup(SetupError),
}

fn cut(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

impl Record {
    /// The record of a game that has just been set up.
    #[must_use]
    pub fn new<G: Game>(setup: &G::Setup, seed: Seed) -> Self {
        let pack = G::pack(setup);
        Self {
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            pack_name: pack.name.to_owned(),
            pack_hash: pack.hash,
            setup: setup.to_line(),
            seed,
            seed_hash: seed.commitment(),
            seats: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// Adds an action.
    pub fn push(&mut self, seat: Seat, action: String) {
        self.entries.push(Entry { seat, action, line: 0 });
    }

    /// Reads a file's bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(error) => {
                let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                let last_line = before.rsplit('\n').next().unwrap_or("");
                Err(RecordError {
                    line: before.matches('\n').count() + 1,
                    column: last_line.chars().count() + 1,
                    problem: RecordProblem::NotText,
                })
            }
        }
    }

    /// Reads a file's text.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines::new(text)?;
        let format = lines.field("tessera")?;
        if format.value != FORMAT.to_string() {
            return Err(format.unexpected(&format!("format {FORMAT}, which this version reads")));
        }
        let game = lines.field("game")?.value.to_owned();
        let rules = lines.field("rules")?;
        let rules_version = rules.value.parse().map_err(|_| rules.unexpected("the number of the rules version"))?;
        let pack = lines.field("pack")?;
        let (pack_name, pack_hash) =
            pack.value.split_once(' ').ok_or_else(|| pack.unexpected("the name and the hash of a content pack"))?;
        let setup = lines.field("setup")?.value.to_owned();
        let seed_field = lines.field("seed")?;
        let seed = seed_field.value.parse().map_err(|_| seed_field.unexpected("a seed of 64 hexadecimal digits"))?;
        let seed_hash = lines.field("seed-hash")?.value.to_owned();
        let seats = lines.field("seats")?.value.split_whitespace().map(str::to_owned).collect();
        lines.field("actions")?;

        let mut entries = Vec::new();
        loop {
            let Some(line) = lines.next() else {
                let problem = RecordProblem::CutOff { actions: entries.len() };
                return Err(RecordError { line: lines.last_number, column: 1, problem });
            };
            if let Some(said) = line.text.strip_prefix("end ") {
                let said: usize = said.trim().parse().map_err(|_| line.unexpected("the number of actions"))?;
                if said != entries.len() {
                    let problem = RecordProblem::WrongCount { actions: entries.len(), said };
                    return Err(RecordError { line: line.number, column: 1, problem });
                }
                break;
            }
            entries.push(line.entry()?);
        }
        if let Some(line) = lines.next() {
            return Err(line.unexpected("the end of the file"));
        }
        Ok(Self {
            game,
            rules_version,
            pack_name: pack_name.to_owned(),
            pack_hash: pack_hash.to_owned(),
            setup,
            seed,
            seed_hash,
            seats,
            entries,
        })
    }
}

impl Entry {
    /// Reads the action. Errors point into the file.
    pub fn parse<G: Game>(&self) -> Result<G::Action, RecordError> {
        self.action.parse().map_err(|error: NotationError| RecordError {
            line: self.line,
            column: error.column + self.seat.to_string().len() + 1,
            problem: RecordProblem::Notation(error),
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tessera {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules_version)?;
        writeln!(f, "pack {} {}", self.pack_name, self.pack_hash)?;
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "seed-hash {}", self.seed_hash)?;
        writeln!(f, "seats {}", self.seats.join(" "))?;
        writeln!(f, "actions")?;
        for entry in &self.entries {
            writeln!(f, "{} {}", entry.seat, entry.action)?;
        }
        writeln!(f, "end {}", self.entries.len())
    }
}

/// The lines of a file that mean something.
struct Lines<'a> {
    lines: Vec<Line<'a>>,
    at: usize,
    last_number: usize,
}

#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

/// A line of the header: the value of its keyword, and where it stands.
struct Field<'a> {
    value: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Result<Self, RecordError> {
        let numbered =
            || text.lines().enumerate().map(|(index, text)| Line { number: index + 1, text: text.trim_end() });
        if let Some(line) = numbered().find(|line| line.text.len() > LONGEST_LINE) {
            let problem = RecordProblem::LineTooLong { length: line.text.chars().count() };
            return Err(RecordError { line: line.number, column: LONGEST_LINE + 1, problem });
        }
        let meaningful = numbered().filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));
        Ok(Self { lines: meaningful.collect(), at: 0, last_number: text.lines().count().max(1) })
    }

    fn next(&mut self) -> Option<Line<'a>> {
        let line = self.lines.get(self.at).copied();
        self.at += 1;
        line
    }

    fn field(&mut self, keyword: &str) -> Result<Field<'a>, RecordError> {
        let expected = format!("`{keyword}`");
        let nothing = Line { number: self.last_number, text: "" };
        let line = self.next().ok_or_else(|| nothing.unexpected(&expected))?;
        let (word, value) = line.text.split_once(' ').unwrap_or((line.text, ""));
        if word != keyword {
            return Err(line.unexpected(&expected));
        }
        Ok(Field { value: value.trim(), line: line.number, column: keyword.len() + 2 })
    }
}

impl Line<'_> {
    fn unexpected(&self, expected: &str) -> RecordError {
        unexpected(self.number, 1, self.text, expected)
    }

    fn entry(&self) -> Result<Entry, RecordError> {
        let notation = |error: NotationError| RecordError {
            line: self.number,
            column: error.column,
            problem: RecordProblem::Notation(error),
        };
        let (seat, action) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let seat: Seat = seat.parse().map_err(notation)?;
        if action.trim().is_empty() {
            return Err(notation(Tokens::new(self.text).unexpected(Expected::OneOf(&["an action after the seat"]))));
        }
        Ok(Entry { seat, action: action.to_owned(), line: self.number })
    }
}

impl Field<'_> {
    fn unexpected(&self, expected: &str) -> RecordError {
        unexpected(self.line, self.column, self.value, expected)
    }
}

fn unexpected(line: usize, column: usize, found: &str, expected: &str) -> RecordError {
    let problem = RecordProblem::Unexpected { expected: expected.to_owned(), found: cut(found) };
    RecordError { line, column, problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        let seed = Seed::from_text("sample");
        Record {
            game: "toy".to_owned(),
            rules_version: 3,
            pack_name: "printed".to_owned(),
            pack_hash: "00ff".to_owned(),
            setup: "players=2".to_owned(),
            seed,
            seed_hash: seed.commitment(),
            seats: vec!["human".to_owned(), "greedy".to_owned()],
            entries: vec![
                Entry { seat: Seat::ALL[0], action: "place forest 3".to_owned(), line: 10 },
                Entry { seat: Seat::ALL[1], action: "tools 1 2".to_owned(), line: 11 },
            ],
        }
    }

    fn problem_of(text: &str) -> String {
        Record::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn a_record_prints_and_parses() {
        let record = sample();
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }

    #[test]
    fn comments_and_blank_lines_mean_nothing() {
        let text = sample().to_string().replace("actions\n", "actions\n\n# round 1\n");
        assert_eq!(Record::parse(&text).unwrap().entries.len(), 2);
    }

    #[test]
    fn errors_say_where_and_what() {
        let text = sample().to_string();
        assert_eq!(problem_of(""), "line 1, column 1: expected `tessera`, found ``");
        assert_eq!(
            problem_of(&text.replace("tessera 1", "tessera 9")),
            "line 1, column 9: expected format 1, which this version reads, found `9`"
        );
        assert_eq!(
            problem_of(&text.replace("P2 ", "P7 ")),
            "line 11, column 1: expected one of P1, P2, P3, P4, found `P7`"
        );
        assert_eq!(
            problem_of(&text.replace("end 2\n", "")),
            "line 11, column 1: the file ends here, after 2 actions, without its last line: it was cut off; expected `end 2`"
        );
        assert!(
            problem_of(&text.replace("P1 place forest 3\n", "")).contains("has 1 actions, but its last line says 2")
        );
        assert!(
            problem_of(&text.replace("P1 place", &"x".repeat(2000))).contains("line 10, column 1001: the line has")
        );
        assert!(problem_of(&text.replace("seed ", "sead ")).contains("expected `seed`"));
        assert!(problem_of(&format!("{text}P1 more")).contains("expected the end of the file"));
    }

    #[test]
    fn bytes_that_are_no_text_are_found() {
        let mut bytes = sample().to_string().into_bytes();
        bytes[12] = 0xff;
        let error = Record::from_bytes(&bytes).unwrap_err();
        assert_eq!((error.line, error.column, error.problem), (2, 3, RecordProblem::NotText));
    }
}
