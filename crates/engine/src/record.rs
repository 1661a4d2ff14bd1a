//! A whole game as a text file: a header, then one action per line.
//!
//! ```text
//! tessera 1
//! game stone-age
//! rules 1
//! pack printed 0f3a7c1122334455
//! setup players=2 open-cards=off start=random round-limit=60
//! seed 5f0c…
//! seed-hash 91d2…
//! fair-dice 3b6e… c04f… 8d11… -
//! seats human greedy
//! actions
//! P1 place forest 3
//! redraw 1
//! P2 place hunt 5
//! end 3
//! ```
//!
//! Blank lines and lines that begin with `#` are ignored. The last line counts the lines between `actions` and itself,
//! so a truncated file is noticed.
//!
//! Three parts are optional:
//!
//! - `fair-dice` says what the seed was made of ([`FairDice`]): the commitment, the secret, and a nonce for
//!   each seat, or `-` where none was given.
//! - `campaign` names the campaign that the game is a chapter of.
//! - `redraw` says that from here on all random draws are different. A player took back an action after
//!   something had been drawn, with the consent of all players. What they saw then must not come again. The number
//!   distinguishes one redraw from another.

use std::fmt;

use crate::chance::Seed;
use crate::fair::FairDice;
use crate::game::Game;
use crate::notation::{Expected, NotationError, Tokens};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// The version of the file format.
const FORMAT: u32 = 1;
/// The maximum length of a line in bytes, far more than any written line has.
const LONGEST_LINE: usize = 1000;
/// The keyword of the line that says what the seed was made of.
const FAIR_DICE: &str = "fair-dice";
/// The keyword of the line that names a campaign.
const CAMPAIGN: &str = "campaign";
/// What stands for the nonce of a seat that gave none.
const NO_NONCE: &str = "-";
/// The keyword of a line from which on everything is redrawn.
const REDRAW: &str = "redraw";
/// The keyword of the last line.
const END: &str = "end";

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's [`ID`](Game::ID).
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u32,
    /// The name of its content pack.
    pub pack_name: String,
    /// The hash of its content pack.
    pub pack_hash: String,
    /// Its setup, as one line.
    pub setup: String,
    /// The seed of all its randomness.
    pub seed: Seed,
    /// The hash of the seed as it is in the file. A table publishes it before the game.
    pub seed_hash: String,
    /// What the seed was made of, if the file says so.
    pub fair_dice: Option<RecordedDice>,
    /// The campaign that the game is a chapter of.
    pub campaign: Option<String>,
    /// What sat in each seat: `human`, or the name of a bot. Empty if the file does not say.
    pub seats: Vec<String>,
    /// The actions and redraws, in order.
    pub entries: Vec<Entry>,
}

/// The shares that the seed of a recorded game was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedDice {
    /// The commitment to the secret as it is in the file. A table publishes it before it accepts a nonce.
    pub commitment: String,
    /// The secret and the nonces.
    pub dice: FairDice,
}

/// One line after `actions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A player acted.
    Action(RecordedAction),
    /// From here on everything random is redrawn.
    Redraw {
        /// A number that distinguishes this redraw from others.
        salt: u64,
    },
}

/// One recorded action. Prints as its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAction {
    /// The seat that acted.
    pub seat: Seat,
    /// The action, in the notation of the game.
    pub action: String,
    /// The line of the file, counted from 1; 0 for an action that was not read from a file.
    pub line: usize,
}

/// Why a file cannot be read, and where.
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
    /// The line is far too long.
    #[error("the line has {length} characters: expected at most {LONGEST_LINE}")]
    LineTooLong {
        /// Its length in characters.
        length: usize,
    },
    /// Something else was expected.
    #[error("expected {expected}, found `{found}`")]
    Unexpected {
        /// What was expected.
        expected: String,
        /// What was found, cut to a readable length.
        found: String,
    },
    /// The file ends before its last line.
    #[error(
        "the file ends here, {lines} lines after `actions`, without its last one: it was cut off; expected `end {lines}`"
    )]
    CutOff {
        /// The number of lines after `actions`.
        lines: usize,
    },
    /// The count in the last line is wrong.
    #[error(
        "the file has {lines} lines after `actions`, but its last line says {said}: lines are missing or were added"
    )]
    WrongCount {
        /// The number of lines between `actions` and the last line.
        lines: usize,
        /// The number that the last line gives.
        said: u64,
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
    /// Creates the record of a game that has just been set up.
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
            fair_dice: None,
            campaign: None,
            seats: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// Adds an action.
    pub fn push(&mut self, seat: Seat, action: String) {
        self.entries.push(Entry::Action(RecordedAction { seat, action, line: 0 }));
    }

    /// Adds a redraw: from here on everything random is different.
    pub fn push_redraw(&mut self, salt: u64) {
        self.entries.push(Entry::Redraw { salt });
    }

    /// Lists the actions without the redraws.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = &RecordedAction> {
        self.entries.iter().filter_map(Entry::action)
    }

    /// Returns the first `actions` actions, with the redraws before the next one.
    #[must_use]
    pub fn entries_until(&self, actions: usize) -> &[Entry] {
        let is_action = |(_, entry): &(usize, &Entry)| entry.action().is_some();
        let next = self.entries.iter().enumerate().filter(is_action).nth(actions);
        next.map_or(&*self.entries, |(index, _)| &self.entries[..index])
    }

    /// Reads a record from the bytes of a file.
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

    /// Reads a record from the text of a file.
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
        let fair_dice = lines.optional_field(FAIR_DICE).map(|field| RecordedDice::read(&field)).transpose()?;
        let campaign = lines.optional_field(CAMPAIGN).map(|field| field.value.to_owned());
        let seats = lines.field("seats")?.value.split_whitespace().map(str::to_owned).collect();
        lines.field("actions")?;

        let mut entries = Vec::new();
        loop {
            let Some(line) = lines.next() else {
                let problem = RecordProblem::CutOff { lines: entries.len() };
                return Err(RecordError { line: lines.last_number, column: 1, problem });
            };
            let field = line.field();
            match line.keyword() {
                END => {
                    let said = field.number("the number of lines after `actions`")?;
                    if said != entries.len() as u64 {
                        let problem = RecordProblem::WrongCount { lines: entries.len(), said };
                        return Err(RecordError { line: line.number, column: 1, problem });
                    }
                    break;
                }
                REDRAW => entries.push(Entry::Redraw { salt: field.number("the number of the redraw")? }),
                _ => entries.push(Entry::Action(line.action()?)),
            }
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
            fair_dice,
            campaign,
            seats,
            entries,
        })
    }
}

impl Entry {
    /// Returns the action, if it is one.
    #[must_use]
    pub const fn action(&self) -> Option<&RecordedAction> {
        match self {
            Self::Action(action) => Some(action),
            Self::Redraw { .. } => None,
        }
    }
}

impl RecordedAction {
    /// Parses the action. Errors point into the file.
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
        if let Some(fair_dice) = &self.fair_dice {
            writeln!(f, "{FAIR_DICE} {fair_dice}")?;
        }
        if let Some(campaign) = &self.campaign {
            writeln!(f, "{CAMPAIGN} {campaign}")?;
        }
        writeln!(f, "seats {}", self.seats.join(" "))?;
        writeln!(f, "actions")?;
        for entry in &self.entries {
            match entry {
                Entry::Action(action) => writeln!(f, "{action}")?,
                Entry::Redraw { salt } => writeln!(f, "{REDRAW} {salt}")?,
            }
        }
        writeln!(f, "{END} {}", self.entries.len())
    }
}

impl fmt::Display for RecordedAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.action)
    }
}

impl fmt::Display for RecordedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.commitment, self.dice.secret)?;
        self.dice.nonces.iter().try_for_each(|nonce| match nonce {
            Some(nonce) => write!(f, " {nonce}"),
            None => write!(f, " {NO_NONCE}"),
        })
    }
}

impl RecordedDice {
    fn read(field: &Field<'_>) -> Result<Self, RecordError> {
        let mut words = field.words();
        let mut next = |expected| words.next().ok_or_else(|| field.too_short(expected));
        let commitment = next("the hash of a secret")?.value.to_owned();
        let expected = "a secret of 64 hexadecimal digits";
        let secret = next(expected)?;
        let secret = secret.value.parse().map_err(|_| secret.unexpected(expected))?;
        let nonce = |word: Field<'_>| match word.value {
            NO_NONCE => Ok(None),
            digits => digits.parse().map(Some).map_err(|_| word.unexpected("a nonce of 32 hexadecimal digits, or -")),
        };
        Ok(Self { commitment, dice: FairDice { secret, nonces: words.map(nonce).collect::<Result<_, _>>()? } })
    }
}

/// The lines of a file that are not blank or comments.
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

/// The value of a header line after its keyword, and its place in the file.
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
        if line.keyword() != keyword {
            return Err(line.unexpected(&expected));
        }
        Ok(line.field())
    }

    /// Returns an optional field if it comes next.
    fn optional_field(&mut self, keyword: &str) -> Option<Field<'a>> {
        let line = self.lines.get(self.at).filter(|line| line.keyword() == keyword)?;
        self.at += 1;
        Some(line.field())
    }
}

impl<'a> Line<'a> {
    fn unexpected(&self, expected: &str) -> RecordError {
        unexpected(self.number, 1, self.text, expected)
    }

    fn keyword(&self) -> &'a str {
        self.text.split(' ').next().unwrap_or_default()
    }

    fn field(&self) -> Field<'a> {
        let (keyword, value) = self.text.split_once(' ').unwrap_or((self.text, ""));
        Field { value: value.trim(), line: self.number, column: keyword.chars().count() + 2 }
    }

    fn action(&self) -> Result<RecordedAction, RecordError> {
        const EXPECTED: &[&str] = &["P1", "P2", "P3", "P4", REDRAW, END];
        let notation = |error: NotationError| RecordError {
            line: self.number,
            column: error.column,
            problem: RecordProblem::Notation(error),
        };
        let (seat, action) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let no_seat = |_| notation(NotationError::new(1, seat, Expected::OneOf(EXPECTED)));
        let seat: Seat = seat.parse().map_err(no_seat)?;
        if action.trim().is_empty() {
            return Err(notation(Tokens::new(self.text).unexpected(Expected::OneOf(&["an action after the seat"]))));
        }
        Ok(RecordedAction { seat, action: action.to_owned(), line: self.number })
    }
}

impl<'a> Field<'a> {
    fn unexpected(&self, expected: &str) -> RecordError {
        unexpected(self.line, self.column, self.value, expected)
    }

    /// Returns the error that something is missing after the value.
    fn too_short(&self, expected: &str) -> RecordError {
        unexpected(self.line, self.column + self.value.chars().count(), "", expected)
    }

    /// Splits the value into words, each with its column.
    fn words(&self) -> impl Iterator<Item = Field<'a>> + use<'a> {
        let (line, mut next) = (self.line, self.column);
        let words = self.value.split(' ').map(move |value| {
            let column = next;
            next += value.chars().count() + 1;
            Field { value, line, column }
        });
        words.filter(|word| !word.value.is_empty())
    }

    /// Returns the value as a number, without leading zeros or signs.
    fn number(&self, expected: &str) -> Result<u64, RecordError> {
        let number = self.value.parse().ok().filter(|number: &u64| number.to_string() == self.value);
        number.ok_or_else(|| self.unexpected(expected))
    }
}

fn unexpected(line: usize, column: usize, found: &str, expected: &str) -> RecordError {
    let problem = RecordProblem::Unexpected { expected: expected.to_owned(), found: cut(found) };
    RecordError { line, column, problem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fair::{Nonce, Secret};

    fn action(seat: Seat, action: &str, line: usize) -> Entry {
        Entry::Action(RecordedAction { seat, action: action.to_owned(), line })
    }

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
            campaign: None,
            fair_dice: None,
            seats: vec!["human".to_owned(), "greedy".to_owned()],
            entries: vec![action(Seat::ALL[0], "place forest 3", 10), action(Seat::ALL[1], "tools 1 2", 11)],
        }
    }

    /// A record with all optional parts.
    fn full_sample() -> Record {
        let [me, you, ..] = Seat::ALL;
        let nonces = vec![Some(Nonce::from_bytes([0xab; 16])), None];
        let dice = FairDice { secret: Secret::from_bytes([0xcd; 32]), nonces };
        let entries = vec![
            Entry::Redraw { salt: 0 },
            action(me, "place forest 3", 13),
            Entry::Redraw { salt: 1 },
            Entry::Redraw { salt: u64::MAX },
            action(you, "tools 1 2", 16),
            Entry::Redraw { salt: 3 },
        ];
        let fair_dice = Some(RecordedDice { commitment: dice.secret.commitment(), dice });
        Record { fair_dice, campaign: Some("The long thaw".to_owned()), entries, ..sample() }
    }

    fn problem_of(text: &str) -> String {
        Record::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn a_record_prints_and_parses() {
        for record in [sample(), full_sample()] {
            assert_eq!(Record::parse(&record.to_string()), Ok(record));
        }
    }

    #[test]
    fn optional_parts_have_their_own_lines() {
        let text = full_sample().to_string();
        let (secret, nonce) = ("cd".repeat(32), "ab".repeat(16));
        let commitment = Secret::from_bytes([0xcd; 32]).commitment();
        let lines =
            format!("\nfair-dice {commitment} {secret} {nonce} -\ncampaign The long thaw\nseats human greedy\n");
        assert!(text.contains(&lines), "{text}");
        assert!(
            text.ends_with(
                "\nactions\nredraw 0\nP1 place forest 3\nredraw 1\nredraw 18446744073709551615\nP2 tools 1 2\nredraw 3\nend 6\n"
            ),
            "{text}"
        );
    }

    #[test]
    fn positions_count_actions_only() {
        let record = full_sample();
        assert_eq!(
            record.actions().map(ToString::to_string).collect::<Vec<_>>(),
            ["P1 place forest 3", "P2 tools 1 2"]
        );
        for (actions, lines) in [(0, 1), (1, 4), (2, 6), (3, 6)] {
            assert_eq!(record.entries_until(actions), &record.entries[..lines], "{actions}");
        }
    }

    #[test]
    fn comments_and_blank_lines_are_ignored() {
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
            "line 11, column 1: expected one of P1, P2, P3, P4, redraw, end, found `P7`"
        );
        assert_eq!(
            problem_of(&text.replace("end 2\n", "")),
            "line 11, column 1: the file ends here, 2 lines after `actions`, without its last one: it was cut off; \
             expected `end 2`"
        );
        assert_eq!(
            problem_of(&text.replace("P1 place forest 3\n", "")),
            "line 11, column 1: the file has 1 lines after `actions`, but its last line says 2: lines are missing or \
             were added"
        );
        for end in ["end", "end two", "end +2"] {
            let problem = problem_of(&text.replace("end 2", end));
            assert!(
                problem.starts_with("line 12, column 5: expected the number of lines after `actions`"),
                "{problem}"
            );
        }
        assert!(
            problem_of(&text.replace("P1 place", &"x".repeat(2000))).contains("line 10, column 1001: the line has")
        );
        assert!(problem_of(&text.replace("seed ", "sead ")).contains("expected `seed`"));
        assert!(problem_of(&format!("{text}P1 more")).contains("expected the end of the file"));
    }

    #[test]
    fn errors_in_optional_parts_say_where_and_what() {
        let text = full_sample().to_string();
        for number in ["redraw", "redraw -1", "redraw 01", "redraw 1 2", "redraw 18446744073709551616"] {
            let problem = problem_of(&text.replace("redraw 1\n", &format!("{number}\n")));
            assert!(problem.starts_with("line 14, column 8: expected the number of the redraw, found `"), "{problem}");
        }
        assert!(problem_of(&text.replace("redraw 3\n", "")).contains("says 6: lines are missing"));

        let commitment = Secret::from_bytes([0xcd; 32]).commitment();
        let fair = |value: &str| {
            let line = |line: &str| {
                if line.starts_with(FAIR_DICE) { format!("{FAIR_DICE}{value}\n") } else { format!("{line}\n") }
            };
            problem_of(&text.lines().map(line).collect::<String>())
        };
        assert_eq!(fair(""), "line 8, column 11: expected the hash of a secret, found ``");
        let secret = "cd".repeat(32);
        assert_eq!(
            fair(&format!(" {commitment}")),
            "line 8, column 75: expected a secret of 64 hexadecimal digits, found ``"
        );
        assert_eq!(
            fair(&format!(" {commitment} 1234 -")),
            "line 8, column 76: expected a secret of 64 hexadecimal digits, found `1234`"
        );
        assert_eq!(
            fair(&format!(" {commitment} {secret} - xyz")),
            "line 8, column 143: expected a nonce of 32 hexadecimal digits, or -, found `xyz`"
        );
        let moved =
            text.replace("seats human greedy\n", "").replace(FAIR_DICE, &format!("seats human greedy\n{FAIR_DICE}"));
        assert!(
            problem_of(&moved).starts_with("line 9, column 1: expected `actions`, found `fair-dice"),
            "{}",
            problem_of(&moved)
        );
    }

    #[test]
    fn bytes_that_are_not_text_are_found() {
        let mut bytes = sample().to_string().into_bytes();
        bytes[12] = 0xff;
        let error = Record::from_bytes(&bytes).unwrap_err();
        assert_eq!((error.line, error.column, error.problem), (2, 3, RecordProblem::NotText));
    }
}
