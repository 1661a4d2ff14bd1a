//! From the files of a pack to its tables. All mistakes are collected, so that an author sees them at once.

mod board;
mod rows;

use std::collections::BTreeMap;
use std::fmt;

use engine::notation::NotationError;
use engine::words::Words;
use serde::de::DeserializeOwned;

pub(super) use rows::COST;

use super::bonuses::Bonuses;
use super::error::PackError;
use super::file::{
    AttributeRow, CardRow, ChipCardRow, EventRow, GoalRow, IncomeRow, MarkerCardRow, PackFile, PackFiles, PackRow,
};
use super::validate::{self, Pieces};
use super::{
    ActivityId, AttributeId, CardId, CardSet, ChipCardId, Content, Deck, EventId, GoalId, IncomeId, MarkerCardId, Top,
    grammar,
};
use crate::ability::Ability;
use crate::continent::Tiles;
use crate::effect::{Activity, BonusId};
use crate::state::Civolution;

/// The activity printed on every console (p. 31).
const CONSOLE_ACTIVITY: &str = "pay money 1: track any 1";

impl Content {
    /// Reads the files of a pack and checks them. Finds all mistakes it can, not only the first.
    pub fn parse(files: &PackFiles) -> Result<Self, Vec<PackError>> {
        let mut loading = Loading::default();
        let pack = loading.pack(files);
        let board = loading.board(files);
        let pieces = loading.pieces(files);
        let names = loading.names(files.text(PackFile::Names));
        validate::check(&mut loading, &pieces);
        let tiles = Tiles::printed();
        if let Err(error) = &tiles {
            // The tiles are no part of a pack: this can only be a mistake of ours.
            loading.errors.push(PackFile::Board.wrong(error.to_string()));
        }
        let Loading { errors, bonuses, activities } = loading;
        let (Some(pack), Some(board), Ok(tiles), true) = (pack, board, tiles, errors.is_empty()) else {
            return Err(errors);
        };
        let waits = |top: &Top| matches!(top, Top::Ability(Ability::When(..)));
        let waiting_cards: CardSet =
            pieces.cards.iter().filter(|card| waits(&card.top)).map(|card| card.id.id()).collect();
        let content = || {
            Some(Self {
                // A pack is read once and then kept: a name that lives as long spares every list of packs a copy.
                name: pack.name.leak(),
                about: pack.about,
                hash: files.hash(),
                tiles,
                board,
                cards: all(pieces.cards)?,
                events: all(pieces.events)?,
                goals: all(pieces.goals)?,
                incomes: all(pieces.incomes.into_iter().map(|(_, bonus)| bonus).collect())?,
                attributes: all(pieces.attributes)?,
                marker_cards: all(pieces.marker_cards)?,
                chip_cards: all(pieces.chip_cards)?,
                bonuses,
                activities,
                waiting_cards,
                names,
            })
        };
        content().ok_or(errors)
    }
}

/// As many pieces as there are numbers for them.
fn all<T, const N: usize>(pieces: Vec<T>) -> Option<Box<[T; N]>> {
    pieces.into_boxed_slice().try_into().ok()
}

/// What was read so far, and what is wrong with it.
#[derive(Default)]
pub(super) struct Loading {
    pub(super) errors: Vec<PackError>,
    pub(super) bonuses: Bonuses,
    pub(super) activities: Vec<Activity>,
}

impl Loading {
    /// Keeps a mistake for the end.
    fn keep<T>(&mut self, result: Result<T, PackError>) -> Option<T> {
        result.map_err(|error| self.errors.push(error)).ok()
    }

    fn pack(&mut self, files: &PackFiles) -> Option<PackRow> {
        let pack: PackRow = self.keep(files.whole(PackFile::Pack))?;
        let mut row = RowReader { loading: self, file: PackFile::Pack, id: None };
        row.must(pack.game == <Civolution as engine::Game>::ID, "game", || {
            format!("expected `civolution`, found `{}`", pack.game)
        });
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        let named = pack.name.starts_with(|first: char| first.is_ascii_lowercase()) && pack.name.chars().all(plain);
        row.must(named, "name", || {
            format!("expected lower case letters, digits and dashes, the first one a letter, found `{}`", pack.name)
        });
        let about = !pack.about.trim().is_empty() && pack.about.lines().count() == 1;
        row.must(about, "about", || "expected one line that says what the pack is".to_owned());
        Some(pack)
    }

    fn pieces(&mut self, files: &PackFiles) -> Pieces {
        if let Ok(activity) = grammar::activity(CONSOLE_ACTIVITY, &mut self.bonuses) {
            self.activities.push(activity);
        }
        let mut pieces = Pieces::default();
        for deck in Deck::ALL {
            let file = PackFile::of(deck);
            let [cards] = self.lists(files, file, ["card"]);
            pieces.cards.extend(self.rows::<CardRow>(file, cards, CardId::of(deck)));
        }
        let [events] = self.lists(files, PackFile::Events, ["event"]);
        pieces.events = self.rows::<EventRow>(PackFile::Events, events, EventId::all());
        let [goals] = self.lists(files, PackFile::Goals, ["goal"]);
        pieces.goals = self.rows::<GoalRow>(PackFile::Goals, goals, GoalId::all());
        let [incomes] = self.lists(files, PackFile::Income, ["income"]);
        let in_bag = IncomeId::all().take(IncomeId::IN_BAG);
        pieces.incomes = self.rows::<IncomeRow>(PackFile::Income, incomes, in_bag);
        let [attributes] = self.lists(files, PackFile::Attributes, ["attribute"]);
        pieces.attributes = self.rows::<AttributeRow>(PackFile::Attributes, attributes, AttributeId::all());
        let [marker_cards, chip_cards] = self.lists(files, PackFile::Starts, ["marker-card", "chip-card"]);
        pieces.marker_cards = self.rows::<MarkerCardRow>(PackFile::Starts, marker_cards, MarkerCardId::all());
        let chip_cards = self.rows::<ChipCardRow>(PackFile::Starts, chip_cards, ChipCardId::all());
        for (card, bonus) in chip_cards {
            pieces.incomes.push((IncomeId::starting(card.id), bonus));
            pieces.chip_cards.push(card);
        }
        pieces
    }

    /// The lists of rows of a file; `None` for each if they cannot be found.
    fn lists<const N: usize>(
        &mut self,
        files: &PackFiles,
        file: PackFile,
        names: [&'static str; N],
    ) -> [Option<Vec<toml::Table>>; N] {
        match self.keep(files.lists(file, names)) {
            Some(lists) => lists.map(Some),
            None => [const { None }; N],
        }
    }

    /// Reads rows, which must stand in the order of their ids.
    fn rows<R: Written>(
        &mut self,
        file: PackFile,
        rows: Option<Vec<toml::Table>>,
        ids: impl Iterator<Item = R::Id>,
    ) -> Vec<R::Piece> {
        // That the file cannot be read was said already.
        let Some(rows) = rows else { return Vec::new() };
        let ids: Vec<R::Id> = ids.collect();
        if let [first, .., last] = ids.as_slice()
            && rows.len() != ids.len()
        {
            let problem = format!("expected {} rows from {first} to {last}, found {}", ids.len(), rows.len());
            self.errors.push(file.wrong(problem));
        }
        let mut in_order = true;
        let mut pieces = Vec::new();
        for (id, mut table) in ids.into_iter().zip(rows) {
            let found = table.remove("id").and_then(|found| found.as_str().map(str::to_owned));
            let mut row = RowReader { loading: self, file, id: Some(found.clone().unwrap_or_else(|| id.to_string())) };
            if in_order && found.as_ref() != Some(&id.to_string()) {
                in_order = false;
                let found = found.as_deref().map_or_else(|| "nothing".to_owned(), |found| format!("`{found}`"));
                let problem = format!("expected {id}, because rows stand in the order of their ids, found {found}");
                row.wrong::<()>(Some("id"), problem);
            }
            let piece = match toml::Value::Table(table).try_into::<R>() {
                Ok(written) => written.read(id, &mut row),
                Err(error) => row.wrong(None, error.to_string().trim().replace('\n', ", ")),
            };
            pieces.extend(piece);
        }
        pieces
    }

    /// The name of every piece.
    fn names(&mut self, text: &str) -> BTreeMap<String, String> {
        let words = match Words::parse(text) {
            Ok(words) => words,
            Err(problem) => {
                self.errors.push(PackFile::Names.wrong(problem));
                return BTreeMap::new();
            }
        };
        let ids: Vec<String> = validate::named_pieces().collect();
        for key in words.keys().filter(|key| !ids.iter().any(|id| id == key)) {
            self.errors.push(PackFile::Names.wrong(format!("expected the id of a piece, found `{key}`")));
        }
        let mut names = BTreeMap::new();
        for id in ids {
            match words.try_say(&id, &[]) {
                Ok(name) => drop(names.insert(id, name)),
                Err(problem) => self.errors.push(PackFile::Names.wrong(format!("expected a name for {id}: {problem}"))),
            }
        }
        names
    }
}

/// A row as it is written.
trait Written: DeserializeOwned {
    /// The id of its piece.
    type Id: Copy + fmt::Display;
    /// What it describes.
    type Piece;

    /// Reads it, unless there is a mistake in it.
    fn read(self, id: Self::Id, row: &mut RowReader<'_>) -> Option<Self::Piece>;
}

/// A row that is being read.
pub(super) struct RowReader<'a> {
    pub(super) loading: &'a mut Loading,
    file: PackFile,
    id: Option<String>,
}

impl RowReader<'_> {
    /// Something is wrong with it, so that there is nothing to be had.
    fn wrong<T>(&mut self, field: Option<&'static str>, problem: impl Into<String>) -> Option<T> {
        let problem = problem.into();
        self.loading.errors.push(PackError { file: self.file, row: self.id.clone(), field, problem });
        None
    }

    /// Something is wrong with it if this is not so.
    pub(super) fn must(&mut self, good: bool, field: &'static str, problem: impl FnOnce() -> String) {
        if !good {
            self.wrong::<()>(Some(field), problem());
        }
    }

    /// What was read in the words of the pack.
    fn read<T>(&mut self, field: &'static str, result: Result<T, NotationError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => self.wrong(Some(field), error.to_string()),
        }
    }

    fn bonus(&mut self, field: &'static str, text: &str) -> Option<BonusId> {
        let bonus = self.read(field, grammar::bonus(text))?;
        Some(self.loading.bonuses.number(bonus))
    }

    fn activity(&mut self, field: &'static str, text: &str) -> Option<ActivityId> {
        let activity = grammar::activity(text, &mut self.loading.bonuses);
        let activity = self.read(field, activity)?;
        self.check_activity(&activity);
        self.loading.activities.push(activity);
        // At most one for each of the 160 cards and the console's.
        Some(ActivityId((self.loading.activities.len() - 1) as u8))
    }

    fn ability(&mut self, field: &'static str, text: &str) -> Option<Ability> {
        let ability = grammar::ability(text, &mut self.loading.bonuses);
        self.read(field, ability)
    }

    /// Different numbers from 1 to this one, at least one of them, as the bit with that number each.
    fn bits(&mut self, field: &'static str, numbers: &[u8], most: u8) -> Option<u32> {
        let mut bits = 0u32;
        for number in numbers {
            if !(1..=most).contains(number) || bits >> number & 1 == 1 {
                let problem = format!("expected different numbers from 1 to {most}, found {number}");
                return self.wrong(Some(field), problem);
            }
            bits |= 1 << number;
        }
        self.must(bits != 0, field, || format!("expected numbers from 1 to {most}, found none"));
        Some(bits)
    }
}
