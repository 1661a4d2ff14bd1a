//! What a player has: the player board, the tribe board and the pieces around them.

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

/// Number of small buildings of each player.
pub const SMALL_BUILDINGS: u32 = 5;
/// Number of large buildings of each player.
pub const LARGE_BUILDINGS: u32 = 3;
/// Number of progress markers on a tribe board at the start.
pub const TRIBE_MARKERS: u8 = 5;
/// Number of tiles that belong to the moon side of a tribe.
pub(crate) const TRIBE_TILES: u8 = 5;

engine::vocabulary! {
    /// A source of blue points.
    pub enum Source {
        /// The backs of area tiles.
        Exploring = "exploring",
        /// Effects of cards, modules, machines, crates and other pieces.
        Effects = "effects",
        /// Buildings on sand tiles.
        SandTiles = "sand-tiles",
    }
}

/// Rewards of the game board that wait until their owner chooses their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rewards {
    /// Number of steps on each machine track.
    pub steps: [u8; Color::COUNT],
    /// Number of crystals.
    pub crystals: u8,
    /// Water spaces with a reward to collect.
    pub waters: SpaceSet,
}

impl Rewards {
    /// Returns true if no reward waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps == [0; Color::COUNT] && self.crystals == 0 && self.waters.is_empty()
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The tribe.
    pub tribe: Tribe,
    /// The side of the tribe board.
    pub side: Side,
    /// The resources.
    pub purse: Purse,
    /// Cards in the active area, which can be played.
    pub active: CardSet,
    /// Cards in the resting area, which come back with a hibernation.
    pub resting: CardSet,
    /// Cards in the slots: two top slots, two bottom slots, then the one on the right.
    pub slots: [CardSet; SLOTS],
    /// The cards in the slots that show their bottom half.
    pub bottoms: CardSet,
    /// The modules on the module spaces, numbered through all slots.
    pub modules: [Option<ModuleId>; MOST_MODULES],
    /// The special machine on each reward space.
    pub machines: [Option<MachineId>; REWARDS],
    /// The machines that hold an energy.
    pub powered: MachineSpots,
    /// Number of energy tokens in the storage. Those on machines are in `powered`.
    pub energy: u8,
    /// The space of the marker on each machine track, counted from 1.
    pub tracks: [u8; Color::COUNT],
    /// The reward spaces that are unlocked.
    pub unlocked: RewardSpaces,
    /// Number of markers on the progress track.
    pub progress: u8,
    /// Number of markers on the tribe board.
    pub tribe_markers: u8,
    /// The technologies that are unlocked.
    pub technologies: TechnologySet,
    /// Small buildings on the board.
    pub small: SpaceSet,
    /// Large buildings on the board.
    pub large: SpaceSet,
    /// Population figures on the board.
    pub figures: SpaceSet,
    /// Water spaces that already gave their reward to a building.
    pub waters: SpaceSet,
    /// Vast crystals that already gave their crystals.
    pub vast: CrystalSet,
    /// Number of tribe tiles that are not on the game board.
    pub tribe_tiles: u8,
    /// Closed crates, which only their owner knows.
    pub closed: CrateSet,
    /// Opened crates.
    pub opened: CrateSet,
    /// The opened crates that were reopened. No crate is reopened twice.
    pub reopened: CrateSet,
    /// The space of the hibernation marker, counted from 0.
    pub hibernation: u8,
    /// Whether the switch token is used.
    pub switched: bool,
    /// Number of blue points from each source.
    pub points: [u16; Source::COUNT],
    /// Number of major artifacts of each color.
    pub artifacts: [u8; ArtifactColor::COUNT],
    /// Number of minor artifacts.
    pub minor_artifacts: u8,
    /// Whether the player has the end game tile.
    pub end_tile: bool,
    /// The artifact card, or `None` until one is kept.
    pub artifact_card: Option<ArtifactCardId>,
    /// Artifact cards to choose from during setup.
    pub offered: ArtifactCardSet,
    /// Rewards of the game board that are not collected yet.
    pub rewards: Rewards,
}

impl Player {
    /// Returns the blue points from all sources.
    #[must_use]
    pub fn blue_points(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Returns the spaces of all buildings on the board.
    #[must_use]
    pub fn buildings(&self) -> SpaceSet {
        self.small | self.large
    }

    /// Returns the spaces of all buildings and figures on the board. Range is counted from them.
    #[must_use]
    pub fn pieces(&self) -> SpaceSet {
        self.buildings() | self.figures
    }

    /// Returns all cards in the slots.
    #[must_use]
    pub fn played(&self) -> CardSet {
        self.slots.iter().fold(CardSet::EMPTY, |all, slot| all.union(slot))
    }

    /// Returns all cards: active, resting and played.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.active.union(&self.resting).union(&self.played())
    }

    /// Returns the number of recruited cards, only those of a color if one is given. Starting cards do not count.
    #[must_use]
    pub fn recruited(&self, content: &Content, color: Option<Color>) -> u8 {
        let cards = self.cards();
        let cards = cards.iter().filter_map(CardId::new).filter(|card| card.set().is_none());
        cards.filter(|card| color.is_none_or(|color| content.card(*card).color == color)).count() as u8
    }

    /// Returns the half that a card in a slot shows.
    #[must_use]
    pub fn shown(&self, card: CardId) -> Half {
        if self.bottoms.contains(card.id()) { Half::Bottom } else { Half::Top }
    }

    /// Returns the side of the tribe board that the player uses.
    #[must_use]
    pub fn board<'a>(&self, content: &'a Content) -> &'a TribeBoard {
        content.tribe(self.tribe, self.side)
    }

    /// Lists what the unlocked technologies give.
    pub fn gives<'a>(&self, content: &'a Content) -> impl Iterator<Item = Gives> + use<'a> {
        let board = self.board(content);
        self.technologies.iter().map(|number| board.technologies[usize::from(number)].gives)
    }

    /// Returns the sum of `of` over all unlocked technologies.
    #[must_use]
    pub fn sum_of(&self, content: &Content, of: impl Fn(Gives) -> u8) -> u8 {
        self.gives(content).map(of).sum()
    }

    /// Returns true if an unlocked technology gives exactly this.
    #[must_use]
    pub fn has(&self, content: &Content, wanted: Gives) -> bool {
        self.gives(content).any(|gives| gives == wanted)
    }

    /// Returns the number of energy tokens, in the storage and on machines.
    #[must_use]
    pub const fn all_energy(&self) -> u8 {
        self.energy + self.powered.len() as u8
    }

    /// Returns the number of modules on the player board.
    #[must_use]
    pub fn module_count(&self) -> u8 {
        self.modules.iter().flatten().count() as u8
    }

    /// Returns how much more of a resource fits on the player board.
    #[must_use]
    pub fn room(&self, content: &Content, resource: Resource) -> u8 {
        content.player_board().limits[resource].saturating_sub(self.purse[resource])
    }

    /// Returns the number of markers that were removed from the tribe board.
    #[must_use]
    pub const fn abilities_used(&self) -> u8 {
        TRIBE_MARKERS - self.tribe_markers
    }
}
