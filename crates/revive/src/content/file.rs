//! The files of a content pack and the rows they contain.

use engine::pack;
use serde::Deserialize;

use super::{Half, TrackBonus};
use crate::board::Hex;
use crate::resource::Color;
use crate::tribe::{Side, Tribe};

engine::pack_files! {
    /// A file of a content pack.
    pub enum PackFile {
        /// The header of the pack.
        Pack = "pack.toml",
        /// The game board.
        Board = "board.toml",
        /// Area tiles T1 to T30 with their backs, and large locations N1 to N8.
        Tiles = "tiles.toml",
        /// The player board.
        Player = "player.toml",
        /// The six tribes.
        Tribes = "tribes.toml",
        /// Cards C1 to C39.
        Citizens = "citizens.toml",
        /// Cards SA1 to SD6.
        Starts = "starts.toml",
        /// Machines M1 to M30.
        Machines = "machines.toml",
        /// Slot modules L1 to L48.
        Modules = "modules.toml",
        /// Crates K1 to K28.
        Crates = "crates.toml",
        /// Artifact cards R1 to R10.
        Artifacts = "artifacts.toml",
        /// The names of the pieces that have one.
        Names = "names.ftl",
    }
    game "revive", original "data/tessera-original", shared &[]
}

/// The texts of all files of a content pack.
pub type PackFiles = pack::PackFiles<PackFile>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct BoardRow {
    pub(super) points_track: u8,
    pub(super) point_bonus: Vec<BonusRow>,
    pub(super) hibernation: HibernationRow,
    pub(super) place: Vec<PlaceRow>,
    pub(super) crystal: Vec<CrystalRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusRow {
    pub(super) at: u8,
    pub(super) gain: TrackBonus,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HibernationRow {
    pub(super) rewards: Vec<String>,
    pub(super) removes: u8,
}

engine::vocabulary! {
    /// What lies on four hexes of the board.
    pub(super) enum PlaceKind {
        Start = "start",
        Tile = "tile",
        Large = "large",
        Chasm = "chasm",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaceRow {
    pub(super) kind: PlaceKind,
    pub(super) hexes: Vec<Hex>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CrystalRow {
    pub(super) at: Hex,
    #[serde(default)]
    pub(super) vast: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BackRow {
    pub(super) cost: CostRow,
    pub(super) points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub(super) struct CostRow {
    pub(super) gear: u8,
    pub(super) book: u8,
    pub(super) food: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    pub(super) back: Option<u8>,
    pub(super) hexes: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LargeRow {
    pub(super) sides: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct PlayerRow {
    pub(super) limits: LimitsRow,
    pub(super) track_length: u8,
    pub(super) modules: Vec<u8>,
    pub(super) activation: Vec<u8>,
    pub(super) reward: Vec<RewardRow>,
    pub(super) progress: ProgressRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitsRow {
    pub(super) crystal: u8,
    pub(super) gear: u8,
    pub(super) book: u8,
    pub(super) food: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RewardRow {
    pub(super) gain: String,
    #[serde(default)]
    pub(super) yellow: u8,
    #[serde(default)]
    pub(super) green: u8,
    #[serde(default)]
    pub(super) gray: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProgressRow {
    pub(super) points: Vec<u8>,
    pub(super) bonus: Vec<BonusRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TribesRow {
    pub(super) links: Vec<Vec<u8>>,
    /// Each row is read separately: a mistake in one does not hide those in others.
    pub(super) tribe: Vec<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TribeRow {
    pub(super) name: Tribe,
    pub(super) side: Side,
    pub(super) ability: String,
    pub(super) technology: Vec<TechnologyRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TechnologyRow {
    pub(super) cost: u8,
    pub(super) points: u8,
    pub(super) gives: String,
}

engine::vocabulary! {
    /// The edges of a card with a slot symbol.
    pub(super) enum Edges {
        Top = "top",
        Bottom = "bottom",
        Both = "both",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) color: Color,
    pub(super) top: String,
    pub(super) bottom: String,
    pub(super) slot: Option<Edges>,
    pub(super) flask: Option<Half>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MachineRow {
    pub(super) color: Color,
    pub(super) effect: String,
    #[serde(default)]
    pub(super) flask: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModuleRow {
    pub(super) colors: Vec<Color>,
    pub(super) effect: String,
    #[serde(default)]
    pub(super) flask: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CrateRow {
    pub(super) effect: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArtifactCardRow {
    pub(super) purple: String,
    pub(super) orange: String,
    pub(super) white: String,
}
