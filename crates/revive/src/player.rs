//! What a player has: player board, tribe board and what lies around them.

use serde::{Deserialize, Serialize};

use crate::action::MachineSpots;
use crate::board::CrystalSet;
use crate::content::{
    ArtifactCardId, ArtifactCardSet, ArtifactColor, CardId, CardSet, Content, CrateSet, Half, MOST_MODULES, MachineId,
    ModuleId, REWARDS, RewardSpaces, SLOTS,
};
use crate::resource::{Color, Purse, Resource};
use crate::space::SpaceSet;
use crate::tribe::{Gives, Side, TechnologySet, Tribe, TribeBoard};

/// How many small buildings there are.
pub(crate) const SMALL_BUILDINGS: u32 = 5;
/// How many large buildings there are.
pub(crate) const LARGE_BUILDINGS: u32 = 3;
/// How many progress markers lie on a tribe board at first.
pub(crate) const TRIBE_MARKERS: u8 = 5;
/// How many tiles the moon side of a tribe has.
pub(crate) const TRIBE_TILES: u8 = 5;

engine::vocabulary! {
    /// Where blue points come from.
    pub enum Source {
        /// The backs of area tiles.
        Exploring = "exploring",
        /// Cards, modules, machines, crates and everything else with effects.
        Effects = "effects",
        /// Buildings on sand tiles.
        SandTiles = "sand-tiles",
    }
}

/// Rewards of the board that wait for their owner to order them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rewards {
    /// Steps on the machine tracks.
    pub steps: [u8; Color::COUNT],
    /// Crystals.
    pub crystals: u8,
    /// Water spaces.
    pub waters: SpaceSet,
}

impl Rewards {
    /// Whether none waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps == [0; Color::COUNT] && self.crystals == 0 && self.waters.is_empty()
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The tribe and the side of its board.
    pub tribe: Tribe,
    /// The side.
    pub side: Side,
    /// The resources.
    pub purse: Purse,
    /// Cards to play.
    pub active: CardSet,
    /// Cards that come back with a hibernation.
    pub resting: CardSet,
    /// Cards in the slots: two top, two bottom, the right one.
    pub slots: [CardSet; SLOTS],
    /// Of these, the cards that show their bottom half.
    pub bottoms: CardSet,
    /// The modules on the module spaces, over all slots.
    pub modules: [Option<ModuleId>; MOST_MODULES],
    /// The special machines on the reward spaces.
    pub machines: [Option<MachineId>; REWARDS],
    /// The machines that hold an energy.
    pub powered: MachineSpots,
    /// Energy in the storage.
    pub energy: u8,
    /// The markers on the machine tracks.
    pub tracks: [u8; Color::COUNT],
    /// The reward spaces that are unlocked.
    pub unlocked: RewardSpaces,
    /// How many markers lie on the progress track.
    pub progress: u8,
    /// How many markers lie on the tribe board.
    pub tribe_markers: u8,
    /// The technologies that are unlocked.
    pub technologies: TechnologySet,
    /// Small buildings on the board.
    pub small: SpaceSet,
    /// Large buildings on the board.
    pub large: SpaceSet,
    /// Population figures on the board.
    pub figures: SpaceSet,
    /// Water spaces that gave their reward to a building.
    pub waters: SpaceSet,
    /// Vast crystals that gave their crystals.
    pub vast: CrystalSet,
    /// Tiles of the tribe that are not on the board.
    pub tribe_tiles: u8,
    /// Closed crates.
    pub closed: CrateSet,
    /// Opened crates.
    pub opened: CrateSet,
    /// Of these, the ones that were opened twice.
    pub reopened: CrateSet,
    /// The space of the hibernation marker, counted from 0.
    pub hibernation: u8,
    /// Whether the switch token is used.
    pub switched: bool,
    /// Blue points by source.
    pub points: [u16; Source::COUNT],
    /// Major artifacts.
    pub artifacts: [u8; ArtifactColor::COUNT],
    /// Minor artifacts.
    pub minor_artifacts: u8,
    /// Whether he has the end game tile.
    pub end_tile: bool,
    /// The artifact card.
    pub artifact_card: Option<ArtifactCardId>,
    /// Artifact cards to choose from.
    pub offered: ArtifactCardSet,
    /// Rewards of the board that are to come.
    pub rewards: Rewards,
}

impl Player {
    /// Blue points.
    #[must_use]
    pub fn blue_points(&self) -> u16 {
        self.points.iter().sum()
    }

    /// All buildings on the board.
    #[must_use]
    pub fn buildings(&self) -> SpaceSet {
        self.small | self.large
    }

    /// All pieces on the board from which range is counted.
    #[must_use]
    pub fn pieces(&self) -> SpaceSet {
        self.buildings() | self.figures
    }

    /// All cards in the slots.
    #[must_use]
    pub fn played(&self) -> CardSet {
        self.slots.iter().fold(CardSet::EMPTY, |all, slot| all.union(slot))
    }

    /// All cards.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.active.union(&self.resting).union(&self.played())
    }

    /// How many cards were recruited, of a color if one is given.
    #[must_use]
    pub fn recruited(&self, content: &Content, color: Option<Color>) -> u8 {
        let cards = self.cards();
        let cards = cards.iter().filter_map(CardId::new).filter(|card| card.set().is_none());
        cards.filter(|card| color.is_none_or(|color| content.card(*card).color == color)).count() as u8
    }

    /// The half that a card in a slot shows.
    #[must_use]
    pub fn shown(&self, card: CardId) -> Half {
        if self.bottoms.contains(card.id()) { Half::Bottom } else { Half::Top }
    }

    /// The printed side of the tribe board.
    #[must_use]
    pub fn board<'a>(&self, content: &'a Content) -> &'a TribeBoard {
        content.tribe(self.tribe, self.side)
    }

    /// What the unlocked technologies are.
    pub fn gives<'a>(&self, content: &'a Content) -> impl Iterator<Item = Gives> + use<'a> {
        let board = self.board(content);
        self.technologies.iter().map(|number| board.technologies[usize::from(number)].gives)
    }

    /// What the unlocked technologies bring together, each as much as `of` says.
    #[must_use]
    pub fn sum_of(&self, content: &Content, of: impl Fn(Gives) -> u8) -> u8 {
        self.gives(content).map(of).sum()
    }

    /// Whether a technology is unlocked that is this.
    #[must_use]
    pub fn has(&self, content: &Content, wanted: Gives) -> bool {
        self.gives(content).any(|gives| gives == wanted)
    }

    /// All energy, in the storage and on machines.
    #[must_use]
    pub const fn all_energy(&self) -> u8 {
        self.energy + self.powered.len() as u8
    }

    /// How many modules lie on the player board.
    #[must_use]
    pub fn module_count(&self) -> u8 {
        self.modules.iter().flatten().count() as u8
    }

    /// How much of a resource still fits.
    #[must_use]
    pub fn room(&self, content: &Content, resource: Resource) -> u8 {
        content.player_board().limits[resource].saturating_sub(self.purse[resource])
    }

    /// Markers that were removed from the tribe board.
    #[must_use]
    pub const fn abilities_used(&self) -> u8 {
        TRIBE_MARKERS - self.tribe_markers
    }
}
