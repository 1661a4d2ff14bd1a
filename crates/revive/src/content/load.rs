//! Loads the files of a pack into tables. Collects all mistakes, so that an author sees them together.

mod board;
mod player;
mod rows;
mod tribes;

use engine::pack::{self, PackError, PackHeader, all};

use super::file::{
    ArtifactCardRow, BackRow, CardRow, CrateRow, LargeRow, MachineRow, ModuleRow, PackFile, PackFiles, TileRow,
};
use super::tables::Tables;
use super::validate;
use super::{
    ArtifactCard, ArtifactCardId, BACKS, Back, Card, CardId, Content, CrateId, LargeId, LargeScore, Machine, MachineId,
    Module, ModuleId, Named, SIDES, Tile, TileId, grammar,
};
use crate::effect::{Carrier, EffectsId};

pub(super) type Loading = pack::Loading<Tables>;
pub(super) type RowReader<'a> = pack::RowReader<'a, Tables>;

impl Content {
    /// Reads and checks the files of a pack. Reports as many mistakes as possible, not only the first.
    pub fn parse(files: &PackFiles) -> Result<Self, Vec<PackError>> {
        let mut loading = Loading::default();
        let pack = loading.pack(files);
        let board = board::read_board(&mut loading, files);
        let player_board = player::read_player_board(&mut loading, files);
        let tribes = tribes::read_tribes(&mut loading, files);
        let pieces = read_pieces(&mut loading, files);
        let names = loading.names(files, named_pieces());
        validate::check(&mut loading, &pieces);
        let Loading { errors, tables } = loading;
        let content = || {
            let (board, tracks) = board?;
            let (links, tribes) = tribes?;
            Some(Self {
                header: PackHeader::new(files, pack?),
                board,
                tracks,
                player_board: player_board?,
                cards: all(pieces.cards)?,
                machines: all(pieces.machines)?,
                modules: all(pieces.modules)?,
                crates: all(pieces.crates)?,
                tiles: all(pieces.tiles)?,
                backs: all(pieces.backs)?,
                large: all(pieces.large)?,
                artifact_cards: all(pieces.artifact_cards)?,
                tribes: all(tribes)?,
                links,
                tables,
                names,
            })
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let content = content().ok_or(errors)?;
        let endless = validate::prove(&content);
        if endless.is_empty() { Ok(content) } else { Err(endless) }
    }
}

/// The pieces that could be read.
#[derive(Default)]
pub(super) struct Pieces {
    pub(super) backs: Vec<Back>,
    pub(super) tiles: Vec<Tile>,
    pub(super) large: Vec<[LargeScore; SIDES]>,
    pub(super) cards: Vec<Card>,
    pub(super) machines: Vec<Machine>,
    pub(super) modules: Vec<Module>,
    pub(super) crates: Vec<EffectsId>,
    pub(super) artifact_cards: Vec<ArtifactCard>,
}

fn read_pieces(loading: &mut Loading, files: &PackFiles) -> Pieces {
    let mut pieces = Pieces::default();
    let [backs, tiles, large] = loading.lists(files, PackFile::Tiles, ["back", "tile", "large"]);
    if let Some(backs) = backs {
        pieces.backs = read_backs(loading, backs);
    }
    pieces.tiles = loading.rows::<TileRow>(PackFile::Tiles, tiles, TileId::all());
    pieces.large = loading.rows::<LargeRow>(PackFile::Tiles, large, LargeId::all());
    let [citizens] = loading.lists(files, PackFile::Citizens, ["card"]);
    pieces.cards = loading.rows::<CardRow>(PackFile::Citizens, citizens, CardId::citizens());
    let [starts] = loading.lists(files, PackFile::Starts, ["card"]);
    let starts = loading.rows::<CardRow>(PackFile::Starts, starts, CardId::all().skip(CardId::CITIZENS));
    pieces.cards.extend(starts);
    let [machines] = loading.lists(files, PackFile::Machines, ["machine"]);
    pieces.machines = loading.rows::<MachineRow>(PackFile::Machines, machines, MachineId::all());
    let [modules] = loading.lists(files, PackFile::Modules, ["module"]);
    pieces.modules = loading.rows::<ModuleRow>(PackFile::Modules, modules, ModuleId::all());
    let [crates] = loading.lists(files, PackFile::Crates, ["crate"]);
    pieces.crates = loading.rows::<CrateRow>(PackFile::Crates, crates, CrateId::all());
    let [cards] = loading.lists(files, PackFile::Artifacts, ["artifact-card"]);
    pieces.artifact_cards = loading.rows::<ArtifactCardRow>(PackFile::Artifacts, cards, ArtifactCardId::all());
    pieces
}

/// Reads the backs of tiles, which have no ids.
fn read_backs(loading: &mut Loading, rows: Vec<toml::Table>) -> Vec<Back> {
    let found = rows.len();
    loading.reader(PackFile::Tiles, None).must(found == BACKS, "back", || format!("expected {BACKS}, found {found}"));
    let read = |(index, table)| {
        loading.reader(PackFile::Tiles, Some(format!("back {}", index + 1))).piece::<BackRow>((), table)
    };
    rows.into_iter().enumerate().filter_map(read).collect()
}

/// Lists the ids of the pieces that have a name.
fn named_pieces() -> impl Iterator<Item = String> {
    fn print(id: impl Named) -> String {
        id.to_string()
    }
    let tokens = MachineId::all().map(print).chain(CrateId::all().map(print));
    let rest = LargeId::all().map(print).chain(ArtifactCardId::all().map(print));
    CardId::all().map(print).chain(tokens).chain(rest)
}

/// Reads an effect list and checks that its effects are allowed in this place.
fn effects(row: &mut RowReader<'_>, field: &'static str, place: Carrier, text: &str) -> Option<EffectsId> {
    let effects = grammar::effects(text, &mut row.loading.tables);
    let effects = row.read(field, effects)?;
    validate::check_effects(row, field, place, effects);
    Some(effects)
}

/// Reports a mistake unless `number` is from `least` to `most`.
fn within(row: &mut RowReader<'_>, field: &'static str, number: u8, least: u8, most: u8) {
    row.must((least..=most).contains(&number), field, || {
        format!("expected a number from {least} to {most}, found {number}")
    });
}
