//! The tables of a content pack.

use engine::pack::PackHeader;
use engine::words::Words;

use super::grammar::Spelled;
use super::tables::Tables;
use super::{
    ArtifactCard, ArtifactCardId, BACKS, Back, Card, CardId, CrateId, LargeId, LargeScore, Machine, MachineId, Module,
    ModuleId, PlayerBoard, SIDES, Tile, TileId, Tracks,
};
use crate::board::Board;
use crate::effect::{Clause, Effect, EffectsId, Lasting, Pay, PayId};
use crate::tribe::{Gives, Side, TECHNOLOGIES, TechnologySet, Tribe, TribeBoard};

/// A content pack.
#[derive(Debug)]
pub struct Content {
    pub(super) header: PackHeader,
    pub(super) board: Board,
    pub(super) tracks: Tracks,
    pub(super) player_board: PlayerBoard,
    pub(super) cards: Box<[Card; CardId::COUNT]>,
    pub(super) machines: Box<[Machine; MachineId::COUNT]>,
    pub(super) modules: Box<[Module; ModuleId::COUNT]>,
    pub(super) crates: Box<[EffectsId; CrateId::COUNT]>,
    pub(super) tiles: Box<[Tile; TileId::COUNT]>,
    pub(super) backs: Box<[Back; BACKS]>,
    pub(super) large: Box<[[LargeScore; SIDES]; LargeId::COUNT]>,
    pub(super) artifact_cards: Box<[ArtifactCard; ArtifactCardId::COUNT]>,
    /// Sun and moon of the first tribe, then of the second, and so on.
    pub(super) tribes: Box<[TribeBoard; Tribe::COUNT * Side::COUNT]>,
    pub(super) links: [TechnologySet; TECHNOLOGIES],
    pub(super) tables: Tables,
    pub(super) names: Words,
}

impl Content {
    /// The game board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The tracks of the game board.
    #[must_use]
    pub const fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// The player board.
    #[must_use]
    pub const fn player_board(&self) -> &PlayerBoard {
        &self.player_board
    }

    /// What is printed on a card.
    #[must_use]
    pub const fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// What is printed on a machine token.
    #[must_use]
    pub const fn machine(&self, id: MachineId) -> &Machine {
        &self.machines[id.index()]
    }

    /// What is printed on a slot module.
    #[must_use]
    pub const fn module(&self, id: ModuleId) -> &Module {
        &self.modules[id.index()]
    }

    /// What is in a crate.
    #[must_use]
    pub const fn crate_effects(&self, id: CrateId) -> EffectsId {
        self.crates[id.index()]
    }

    /// What is printed on an area tile.
    #[must_use]
    pub const fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// A back of area tiles, counted from 0. A number that does not exist is the last.
    #[must_use]
    pub fn back(&self, back: u8) -> Back {
        self.backs[usize::from(back).min(BACKS - 1)]
    }

    /// What a side of a large location tile is worth, counted from 0. A number that does not exist is the last.
    #[must_use]
    pub fn large(&self, id: LargeId, side: usize) -> LargeScore {
        self.large[id.index()][side.min(SIDES - 1)]
    }

    /// What is printed on an artifact card.
    #[must_use]
    pub const fn artifact_card(&self, id: ArtifactCardId) -> &ArtifactCard {
        &self.artifact_cards[id.index()]
    }

    /// What is printed on a side of a tribe board.
    #[must_use]
    pub const fn tribe(&self, tribe: Tribe, side: Side) -> &TribeBoard {
        &self.tribes[tribe.index() * Side::COUNT + side.index()]
    }

    /// For each technology those of which one must be unlocked first; none for the root.
    #[must_use]
    pub const fn links(&self) -> [TechnologySet; TECHNOLOGIES] {
        self.links
    }

    /// The steps of an effect list. A number that this pack does not have is an empty one.
    #[must_use]
    pub fn effects(&self, id: EffectsId) -> &[Clause] {
        self.tables.effects(id)
    }

    /// A payment. A number that this pack does not have is one that brings nothing.
    #[must_use]
    pub fn pay(&self, id: PayId) -> &Pay {
        self.tables.pay(id)
    }

    /// What of an effect list holds for as long as its card lies in a slot.
    pub fn lasting(&self, id: EffectsId) -> impl Iterator<Item = Lasting> {
        self.effects(id).iter().filter_map(|clause| match *clause {
            Clause::One(Effect::Lasting(lasting)) => Some(lasting),
            Clause::One(_) | Clause::Either(..) => None,
        })
    }

    /// The names of the pieces, as messages whose keys are their ids.
    #[must_use]
    pub const fn names(&self) -> &Words {
        &self.names
    }

    /// An effect list, in the words of a pack.
    #[must_use]
    pub fn effects_text(&self, id: EffectsId) -> String {
        Spelled(id, &self.tables).to_string()
    }

    /// What a technology is, in the words of a pack.
    #[must_use]
    pub fn technology_text(&self, gives: Gives) -> String {
        Spelled(gives, &self.tables).to_string()
    }
}
