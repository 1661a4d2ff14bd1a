use bolero::{TypeGenerator, check};
use civolution::Civolution;
use engine::{Game, Record};
use revive::Revive;
use stone_age::StoneAge;
use table::{DynGame, Registered, Table};

use crate::edit::{Edit, edited};
use crate::games::golden;

static STONE_AGE: Registered<StoneAge> = Registered::new();
static REVIVE: Registered<Revive> = Registered::new();
static CIVOLUTION: Registered<Civolution> = Registered::new();
pub(crate) static KINDS: &[&dyn DynGame] = &[&STONE_AGE, &REVIVE, &CIVOLUTION];

/// The number of random inputs that `cargo test` tries.
const TEXTS: usize = 3_000;
const CHANGED: usize = 200;

#[test]
fn any_text() {
    check!().with_iterations(TEXTS).for_each(|bytes: &[u8]| {
        is_read(bytes);
        is_loaded(bytes);
    });
}

#[test]
fn a_changed_record() {
    let records = Records::new();
    check!().with_iterations(CHANGED).with_type().for_each(|changed: &Changed| {
        let bytes = records.changed(changed);
        is_read(&bytes);
        is_loaded(&bytes);
    });
}

/// A golden game with random changes.
#[derive(Clone, Debug, TypeGenerator)]
pub(crate) struct Changed {
    record: u8,
    edits: [Option<Edit>; 3],
}

/// The golden games of all games.
pub(crate) struct Records(Vec<String>);

impl Records {
    pub(crate) fn new() -> Self {
        Self([StoneAge::ID, Revive::ID, Civolution::ID].into_iter().flat_map(golden).collect())
    }

    pub(crate) fn changed(&self, changed: &Changed) -> Vec<u8> {
        let edits: Vec<Edit> = changed.edits.iter().flatten().copied().collect();
        edited(&self.0[usize::from(changed.record) % self.0.len()], &edits)
    }
}

/// A record prints and parses back. For other text, the error says where it is wrong.
fn is_read(bytes: &[u8]) {
    match Record::from_bytes(bytes) {
        Ok(record) => {
            let printed = record.to_string();
            assert_eq!(Record::parse(&printed).map(|again| again.to_string()), Ok(printed));
        }
        Err(error) => {
            let text = String::from_utf8_lossy(bytes);
            let lines: Vec<&str> = text.lines().collect();
            assert!((1..=lines.len().max(1)).contains(&error.line), "{error}: there are {} lines", lines.len());
            // Something missing may be expected after a space that is missing too.
            let length = lines.get(error.line - 1).map_or(0, |line| line.chars().count());
            assert!((1..=length + 2).contains(&error.column), "{error}: the line has {length} characters");
        }
    }
}

/// The game is replayed, or the error says where it cannot be.
fn is_loaded(bytes: &[u8]) {
    match Table::load(KINDS, bytes) {
        Ok(table) => {
            let saved = table.save();
            let again = Table::load(KINDS, saved.as_bytes()).map(|table| table.save());
            assert_eq!(again.map_err(|error| error.to_string()), Ok(saved));
        }
        Err(error) => assert!(error.to_string().starts_with("line "), "{error}"),
    }
}
