//! The files of a content pack and the structure of their rows.

use engine::{Game, pack};
use serde::Deserialize;

use super::Deck;
use crate::continent::Tiles;
use crate::material::Material;
use crate::module::{Feature, Module};
use crate::state::Civolution;

engine::pack_files! {
    /// A file of a content pack.
    pub enum PackFile {
        /// The name and description of the pack.
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
        /// The names of all pieces.
        Names = "names.ftl",
    }
    game <Civolution as Game>::ID, original "data/tessera-original", shared &[("continent.toml", Tiles::TEXT)]
}

/// The contents of all files of a content pack.
pub type PackFiles = pack::PackFiles<PackFile>;

impl PackFile {
    /// Returns the file with the cards of a deck.
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
