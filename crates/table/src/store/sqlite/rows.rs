//! From rows to values. Everything is checked: the file may have been edited or damaged.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use engine::words::{Phrase, StoredPhrase};
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Row, Sqlite, Type};

use crate::plan::PlanDigest;
use crate::store::{
    Awaits, EntryKind, EntryRow, Head, Holder, Move, MoveRow, NoteRow, PersonId, PersonRow, PlanMark, SeatRow,
    SessionRow, SnapshotRow, Status, StoreError, TableId, TableRow,
};

engine::vocabulary! {
    /// The kinds of move, as stored.
    pub(super) enum MoveKind {
        /// See [`Move::Act`].
        Act = "act",
        /// See [`Move::Redraw`].
        Redraw = "redraw",
        /// See [`Move::Undo`].
        Undo = "undo",
        /// See [`Move::Confirm`].
        Confirm = "confirm",
    }
}

impl MoveKind {
    pub(super) const fn of(what: &Move) -> Self {
        match what {
            Move::Act { .. } => Self::Act,
            Move::Redraw { .. } => Self::Redraw,
            Move::Undo { .. } => Self::Undo,
            Move::Confirm => Self::Confirm,
        }
    }
}

engine::vocabulary! {
    /// The kinds of holder, as stored.
    pub(super) enum HolderKind {
        /// See [`Holder::Open`].
        Open = "open",
        /// See [`Holder::Kept`].
        Kept = "kept",
        /// See [`Holder::Person`].
        Person = "person",
        /// See [`Holder::Bot`].
        Bot = "bot",
    }
}

impl HolderKind {
    pub(super) const fn of(holder: &Holder) -> Self {
        match holder {
            Holder::Open => Self::Open,
            Holder::Kept(_) => Self::Kept,
            Holder::Person(_) => Self::Person,
            Holder::Bot(_) => Self::Bot,
        }
    }
}

/// Returns the number of a seat, as stored.
pub(super) const fn seat_number(seat: Seat) -> i64 {
    seat.index() as i64
}

/// Describes a row for error messages.
#[derive(Clone, Copy)]
pub(super) enum What<'a> {
    /// A person.
    Person,
    /// A campaign.
    Campaign,
    /// A table, if its id is known.
    Table(&'a str),
    /// A row of a table, with the column that identifies it.
    At(&'a str, &'static str, &'static str),
}

/// A row whose values are checked as they are read.
pub(super) struct Fields<'a> {
    row: &'a SqliteRow,
    what: What<'a>,
}

impl<'a> Fields<'a> {
    pub(super) const fn new(row: &'a SqliteRow, what: What<'a>) -> Self {
        Self { row, what }
    }

    pub(super) fn person(&self) -> Result<PersonRow, StoreError> {
        Ok(PersonRow {
            id: PersonId(self.read("id")?),
            name: self.read("name")?,
            preferences: self.read("preferences")?,
        })
    }

    pub(super) fn session(&self) -> Result<SessionRow, StoreError> {
        Ok(SessionRow { device: self.read("device")?, used_on: self.read("used_on")? })
    }

    pub(super) fn table(&self) -> Result<TableRow, StoreError> {
        let parent = match (self.optional_parsed("parent")?, self.optional_count("parent_at")?) {
            (Some(id), Some(position)) => Some((id, position)),
            (None, None) => None,
            (Some(_), None) | (None, Some(_)) => {
                return Err(self.corrupt("`parent` and `parent_at` belong together, but one is missing"));
            }
        };
        Ok(TableRow {
            id: self.parsed("id")?,
            game: self.read("game")?,
            rules_version: self.number("rules_version")?,
            pack_name: self.read("pack_name")?,
            pack_hash: self.read("pack_hash")?,
            setup: self.read("setup")?,
            host: PersonId(self.read("host")?),
            secret: self.parsed("secret")?,
            commitment: self.read("commitment")?,
            is_listed: self.flag("is_listed")?,
            options: self.read("options")?,
            parent,
            campaign: self.optional("campaign")?,
            campaign_id: self.optional_parsed("campaign_id")?,
            created_at: self.read("created_at")?,
            version: self.count("version")?,
            head: Head {
                status: self.status()?,
                awaits: self.named("awaits", Awaits::named, &Awaits::NAMES)?,
                seed: self.optional_parsed("seed")?,
                number: self.count("number")?,
                position: self.count("position")?,
                confirmed: self.count("handed_on")?,
                changed_at: self.read("changed_at")?,
                summary: self.read("summary")?,
                rematch: self.optional_parsed("rematch")?,
                asked: self.optional("asked")?,
            },
        })
    }

    pub(super) fn status(&self) -> Result<Status, StoreError> {
        self.named("status", Status::named, &Status::NAMES)
    }

    pub(super) fn seat(&self) -> Result<SeatRow, StoreError> {
        Ok(SeatRow {
            seat: self.required(self.optional_seat("seat")?, "seat")?,
            holder: self.holder()?,
            stand_in: self.optional("stand_in")?,
            resigned: self.flag("resigned")?,
            name: self.read("name")?,
            code: self.read("code")?,
            nonce: self.optional_parsed("nonce")?,
        })
    }

    pub(super) fn holder(&self) -> Result<Holder, StoreError> {
        Ok(match self.named("holder", HolderKind::named, &HolderKind::NAMES)? {
            HolderKind::Open => Holder::Open,
            HolderKind::Kept => Holder::Kept(PersonId(self.read("person")?)),
            HolderKind::Person => Holder::Person(PersonId(self.read("person")?)),
            HolderKind::Bot => Holder::Bot(self.read("bot")?),
        })
    }

    pub(super) fn made(&self) -> Result<MoveRow, StoreError> {
        let what = match self.move_kind()? {
            MoveKind::Act => Move::Act { position: self.count("position")?, notation: self.read("notation")? },
            MoveKind::Redraw => Move::Redraw { position: self.count("position")?, salt: self.salt()? },
            MoveKind::Undo => Move::Undo { to: self.count("undo_to")? },
            MoveKind::Confirm => Move::Confirm,
        };
        let (number, at, seat) = (self.count("number")?, self.read("at")?, self.optional_seat("seat")?);
        Ok(MoveRow { number, at, seat, what, plan: self.plan_mark()? })
    }

    pub(super) fn entry(&self) -> Result<EntryRow, StoreError> {
        let what = match self.move_kind()? {
            MoveKind::Act => EntryKind::Act(self.read("notation")?),
            MoveKind::Redraw => EntryKind::Redraw(self.salt()?),
            kind @ (MoveKind::Undo | MoveKind::Confirm) => {
                return Err(self.bad("kind", kind, "an entry has another kind"));
            }
        };
        let (position, seat) = (self.count("position")?, self.optional_seat("seat")?);
        Ok(EntryRow { position, seat, what, plan: self.plan_from(position)? })
    }

    fn plan_mark(&self) -> Result<Option<PlanMark>, StoreError> {
        let digest = self.optional::<String>("plan_digest")?.map(PlanDigest::stored);
        match (self.optional_count("plan_from")?, digest) {
            (Some(from), Some(digest)) => Ok(Some(PlanMark { from, digest })),
            (None, None) => Ok(None),
            (Some(_), None) | (None, Some(_)) => {
                Err(self.corrupt("`plan_from` and `plan_digest` belong together, but one is missing"))
            }
        }
    }

    /// Reads where the plan of an entry began.
    fn plan_from(&self, position: u64) -> Result<Option<u64>, StoreError> {
        match self.optional_count("plan_from")? {
            Some(from) if from > position => Err(self.bad("plan_from", from, "the entry lies before its plan")),
            from => Ok(from),
        }
    }

    pub(super) fn snapshot(&self) -> Result<SnapshotRow, StoreError> {
        Ok(SnapshotRow {
            position: self.count("position")?,
            layout: self.number("layout")?,
            state: self.read("state")?,
        })
    }

    pub(super) fn note(&self) -> Result<NoteRow, StoreError> {
        Ok(NoteRow {
            at: self.read("at")?,
            name: self.read("name")?,
            seat: self.optional_seat("seat")?,
            person: self.optional("person")?.map(PersonId),
            said: self.phrase()?,
        })
    }

    /// Reads what a note says: a phrase, or plain text.
    fn phrase(&self) -> Result<Phrase, StoreError> {
        match self.optional::<String>("phrase")? {
            Some(phrase) => match serde_json::from_str::<StoredPhrase>(&phrase) {
                Ok(stored) => Ok(stored.into()),
                Err(error) => Err(self.bad("phrase", phrase, error.to_string())),
            },
            None => Ok(Phrase::verbatim(self.read::<String>("text")?)),
        }
    }

    /// Reads a column that must have a value.
    pub(super) fn read<T: Decode<'a, Sqlite> + Type<Sqlite>>(&self, column: &str) -> Result<T, StoreError> {
        // Decoding as a plain number would turn NULL into 0.
        self.required(self.optional(column)?, column)
    }

    /// Reads a column that may be empty.
    pub(super) fn optional<T: Decode<'a, Sqlite> + Type<Sqlite>>(&self, column: &str) -> Result<Option<T>, StoreError> {
        self.row.try_get(column).map_err(|error| self.corrupt(&format!("`{column}` cannot be read ({error})")))
    }

    fn move_kind(&self) -> Result<MoveKind, StoreError> {
        self.named("kind", MoveKind::named, &MoveKind::NAMES)
    }

    fn salt(&self) -> Result<u64, StoreError> {
        Ok(self.read::<i64>("salt")?.cast_unsigned())
    }

    pub(super) fn count(&self, column: &str) -> Result<u64, StoreError> {
        self.required(self.optional_count(column)?, column)
    }

    fn number(&self, column: &str) -> Result<u32, StoreError> {
        let value: i64 = self.read(column)?;
        u32::try_from(value).map_err(|error| self.bad(column, value, error))
    }

    fn optional_count(&self, column: &str) -> Result<Option<u64>, StoreError> {
        let value: Option<i64> = self.optional(column)?;
        value.map(|value| u64::try_from(value).map_err(|error| self.bad(column, value, error))).transpose()
    }

    fn flag(&self, column: &str) -> Result<bool, StoreError> {
        match self.read(column)? {
            0 => Ok(false),
            1 => Ok(true),
            value => Err(self.bad::<i64>(column, value, "expected 0 or 1")),
        }
    }

    fn optional_seat(&self, column: &str) -> Result<Option<Seat>, StoreError> {
        let value: Option<i64> = self.optional(column)?;
        let seat = |value| usize::try_from(value).ok().and_then(Seat::new);
        value.map(|value| seat(value).ok_or_else(|| self.bad(column, value, "expected 0 to 3"))).transpose()
    }

    pub(super) fn parsed<T: FromStr<Err: fmt::Display>>(&self, column: &str) -> Result<T, StoreError> {
        self.required(self.optional_parsed(column)?, column)
    }

    fn optional_parsed<T: FromStr<Err: fmt::Display>>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let text: Option<String> = self.optional(column)?;
        text.map(|text| text.parse().map_err(|error| self.bad(column, &text, error))).transpose()
    }

    fn named<T>(&self, column: &str, named: fn(&str) -> Option<T>, names: &[&str]) -> Result<T, StoreError> {
        let name: String = self.read(column)?;
        named(&name).ok_or_else(|| self.bad(column, &name, format!("expected one of {}", names.join(", "))))
    }

    fn required<T>(&self, value: Option<T>, column: &str) -> Result<T, StoreError> {
        value.ok_or_else(|| self.corrupt(&format!("`{column}` is missing")))
    }

    fn bad<T: fmt::Display>(&self, column: &str, value: T, problem: impl fmt::Display) -> StoreError {
        self.corrupt(&format!("`{column}` is `{value}`: {problem}"))
    }

    pub(super) fn corrupt(&self, problem: &str) -> StoreError {
        let key = |column: &str| self.row.try_get(column).map_or_else(|_| "?".to_owned(), |key: i64| key.to_string());
        let what = match self.what {
            What::Person => format!("person {}", key("id")),
            What::Campaign => "campaign".to_owned(),
            What::Table(id) => format!("table {id}"),
            What::At(id, what, column) => format!("{what} {} of table {id}", key(column)),
        };
        StoreError::Corrupt { what, problem: problem.to_owned() }
    }
}

/// Reads the name of the table in this row.
pub(super) fn table_id(row: &SqliteRow) -> Result<TableId, StoreError> {
    Fields::new(row, What::Table("without a name")).parsed("id")
}

/// Serializes a phrase for storage.
pub(super) fn phrase(phrase: &Phrase) -> Result<String, StoreError> {
    let corrupt =
        |error: serde_json::Error| StoreError::Corrupt { what: "note".to_owned(), problem: error.to_string() };
    serde_json::to_string(&StoredPhrase::from(phrase)).map_err(corrupt)
}
