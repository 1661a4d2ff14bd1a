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
    /// The sun and moon sides of the first tribe, then those of the second, and so on.
    pub(super) tribes: Box<[TribeBoard; Tribe::COUNT * Side::COUNT]>,
    pub(super) links: [TechnologySet; TECHNOLOGIES],
    pub(super) tables: Tables,
    pub(super) names: Words,
}

impl Content {
    /// Returns the game board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the tracks of the game board.
    #[must_use]
    pub const fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// Returns the player board.
    #[must_use]
    pub const fn player_board(&self) -> &PlayerBoard {
        &self.player_board
    }

    /// Returns what is printed on a card.
    #[must_use]
    pub const fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Returns what is printed on a machine token.
    #[must_use]
    pub const fn machine(&self, id: MachineId) -> &Machine {
        &self.machines[id.index()]
    }

    /// Returns what is printed on a slot module.
    #[must_use]
    pub const fn module(&self, id: ModuleId) -> &Module {
        &self.modules[id.index()]
    }

    /// Returns the effects of opening a crate.
    #[must_use]
    pub const fn crate_effects(&self, id: CrateId) -> EffectsId {
        self.crates[id.index()]
    }

    /// Returns what is printed on an area tile.
    #[must_use]
    pub const fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// Returns a back of area tiles, counted from 0. A number that is too high gives the last back.
    #[must_use]
    pub fn back(&self, back: u8) -> Back {
        self.backs[usize::from(back).min(BACKS - 1)]
    }

    /// Returns how a side of a large location tile scores. Sides are counted from 0; a number that is too high gives
    /// the last side.
    #[must_use]
    pub fn large(&self, id: LargeId, side: usize) -> LargeScore {
        self.large[id.index()][side.min(SIDES - 1)]
    }

    /// Returns what is printed on an artifact card.
    #[must_use]
    pub const fn artifact_card(&self, id: ArtifactCardId) -> &ArtifactCard {
        &self.artifact_cards[id.index()]
    }

    /// Returns what is printed on a side of a tribe board.
    #[must_use]
    pub const fn tribe(&self, tribe: Tribe, side: Side) -> &TribeBoard {
        &self.tribes[tribe.index() * Side::COUNT + side.index()]
    }

    /// Returns, for each technology, those of which one must be unlocked first. The set of the root is empty.
    #[must_use]
    pub const fn links(&self) -> [TechnologySet; TECHNOLOGIES] {
        self.links
    }

    /// Returns the steps of an effect list. The list is empty if this pack has no list with this number.
    #[must_use]
    pub fn effects(&self, id: EffectsId) -> &[Clause] {
        self.tables.effects(id)
    }

    /// Returns a payment. It gives nothing if this pack has no payment with this number.
    #[must_use]
    pub fn pay(&self, id: PayId) -> &Pay {
        self.tables.pay(id)
    }

    /// Lists the effects that last for as long as their card is in a slot.
    pub fn lasting(&self, id: EffectsId) -> impl Iterator<Item = Lasting> {
        self.effects(id).iter().filter_map(|clause| match *clause {
            Clause::One(Effect::Lasting(lasting)) => Some(lasting),
            Clause::One(_) | Clause::Either(..) => None,
        })
    }

    /// Returns the names of the pieces, as messages whose keys are the ids.
    #[must_use]
    pub const fn names(&self) -> &Words {
        &self.names
    }

    /// Writes an effect list in the language of packs.
    #[must_use]
    pub fn effects_text(&self, id: EffectsId) -> String {
        Spelled(id, &self.tables).to_string()
    }

    /// Writes what a technology gives in the language of packs.
    #[must_use]
    pub fn technology_text(&self, gives: Gives) -> String {
        Spelled(gives, &self.tables).to_string()
    }
}
