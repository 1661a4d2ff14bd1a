//! The files of a content pack, and their rows as they are written.

use std::borrow::Cow;

use engine::PackHash;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::Deck;
use super::error::PackError;
use crate::continent::Tiles;
use crate::material::Material;
use crate::module::{Feature, Module};

engine::vocabulary! {
    /// A file of a content pack.
    pub enum PackFile {
        /// Its name.
        Pack = "pack.toml",
        /// The boards.
        Board = "board.toml",
        /// Cards A1 to A32.
        Inventions = "inventions.toml",
        /// Cards B1 to B32.
        Mutations = "mutations.toml",
        /// Cards C1 to C32.
        Insights = "insights.toml",
        /// Cards D1 to D32.
        Buildings = "buildings.toml",
        /// Cards E1 to E32.
        Achievements = "achievements.toml",
        /// Events F1 to F20.
        Events = "events.toml",
        /// Goal chips G1 to G65.
        Goals = "goals.toml",
        /// Income chips I1 to I25.
        Income = "income.toml",
        /// Attribute chips T1 to T12.
        Attributes = "attributes.toml",
        /// Starting marker cards M1 to M12 and starting chip cards S1 to S10.
        Starts = "starts.toml",
        /// The names of all of them.
        Names = "names.ftl",
    }
}

impl PackFile {
    /// The file with the cards of a deck.
    #[must_use]
    pub const fn of(deck: Deck) -> Self {
        match deck {
            Deck::Invention => Self::Inventions,
            Deck::Mutation => Self::Mutations,
            Deck::Insight => Self::Insights,
            Deck::Building => Self::Buildings,
            Deck::Achievement => Self::Achievements,
        }
    }

    /// A mistake in it that is not in one row.
    pub(super) fn wrong(self, problem: impl Into<String>) -> PackError {
        PackError { file: self, row: None, field: None, problem: problem.into() }
    }
}

/// The texts of all files of a content pack.
#[derive(Clone, Debug)]
pub struct PackFiles([Cow<'static, str>; PackFile::COUNT]);

impl PackFiles {
    /// Collects the texts of all files. Rules do no I/O: somebody else says what stands in each.
    pub fn collect<E>(text: impl FnMut(PackFile) -> Result<String, E>) -> Result<Self, E> {
        let texts: Result<Vec<String>, E> = PackFile::ALL.into_iter().map(text).collect();
        let mut texts = texts?.into_iter();
        Ok(Self::all(|_| Cow::Owned(texts.next().unwrap_or_default())))
    }

    pub(super) fn all(text: impl FnMut(PackFile) -> Cow<'static, str>) -> Self {
        Self(PackFile::ALL.map(text))
    }

    /// The text of one file.
    #[must_use]
    pub fn text(&self, file: PackFile) -> &str {
        &self.0[file.index()]
    }

    /// The hash of the files, and of the continent that all packs share.
    #[must_use]
    pub fn hash(&self) -> PackHash {
        let mut files: Vec<(&str, &str)> = PackFile::ALL.map(|file| (file.name(), self.text(file))).to_vec();
        files.push(("continent.toml", Tiles::TEXT));
        PackHash::of(&files)
    }

    /// Reads a file as a whole.
    pub(super) fn whole<T: DeserializeOwned>(&self, file: PackFile) -> Result<T, PackError> {
        let text = self.text(file);
        toml::from_str(text).map_err(|error| {
            let newline = |byte: &u8| *byte == b'\n';
            let line = error.span().map(|span| text.bytes().take(span.start).filter(newline).count() + 1);
            let place = line.map_or_else(String::new, |line| format!("line {line}: "));
            file.wrong(format!("{place}{}", error.message()))
        })
    }

    /// The lists of rows of a file, of which it must have all these and nothing else. Each row is read for itself, so
    /// that a wrong one does not hide the mistakes of the others.
    pub(super) fn lists<const N: usize>(
        &self,
        file: PackFile,
        names: [&'static str; N],
    ) -> Result<[Vec<toml::Table>; N], PackError> {
        let mut table: toml::Table = self.whole(file)?;
        let lists = names.map(|name| table.remove(name));
        if let Some(unknown) = table.keys().next() {
            let names = names.map(|name| format!("[[{name}]]"));
            return Err(file.wrong(format!("expected only {}, found `{unknown}`", names.join(" and "))));
        }
        let mut rows = [const { Vec::new() }; N];
        for ((list, name), rows) in lists.into_iter().zip(names).zip(&mut rows) {
            let missing = || file.wrong(format!("expected rows that begin with [[{name}]]"));
            *rows = list.ok_or_else(missing)?.try_into().map_err(|_| missing())?;
        }
        Ok(rows)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct PackRow {
    pub(super) game: String,
    pub(super) name: String,
    pub(super) about: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct BoardRow {
    pub(super) statue_points: Vec<u8>,
    pub(super) food_diamonds: u8,
    pub(super) money_diamonds: u8,
    pub(super) pale: Vec<u8>,
    pub(super) hunting: HuntingRow,
    pub(super) settlement: Vec<SettlementRow>,
    pub(super) ground: Vec<GroundRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HuntingRow {
    pub(super) forest: Vec<u8>,
    pub(super) grassland: Vec<u8>,
    pub(super) hills: Vec<u8>,
    pub(super) swamp: Vec<u8>,
    pub(super) mountains: Vec<u8>,
    pub(super) desert: Vec<u8>,
    pub(super) water: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SettlementRow {
    pub(super) cost: Vec<Material>,
    pub(super) diamonds: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroundRow {
    pub(super) materials: Vec<Material>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct CardRow {
    pub(super) number: Option<u8>,
    pub(super) cost: Vec<String>,
    pub(super) points: Vec<u8>,
    pub(super) activity: Option<String>,
    pub(super) ability: Option<String>,
    pub(super) point_bonus: Option<u8>,
    pub(super) bonus: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventRow {
    pub(super) weather: i8,
    pub(super) most: Option<String>,
    pub(super) need: Option<String>,
    pub(super) shared: Option<bool>,
    pub(super) toll: Option<String>,
    pub(super) proxy: Option<Vec<u8>>,
    pub(super) bonus: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalRow {
    pub(super) need: Option<String>,
    pub(super) pay: Option<Material>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncomeRow {
    pub(super) bonus: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttributeRow {
    pub(super) feature: Feature,
    pub(super) need: u8,
    pub(super) ability: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarkerCardRow {
    pub(super) number: Option<u8>,
    pub(super) markers: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChipCardRow {
    pub(super) number: Option<u8>,
    pub(super) module: Module,
    pub(super) bonus: String,
}
