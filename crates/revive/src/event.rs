//! What happened in a game, with the parts that only some viewers may know.

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::{Action, MachineSpot};
use crate::chapter::Chapter;
use crate::content::{ArtifactCardId, ArtifactColor, CardId, CrateId, Half, MachineId, ModuleId, TileId, TrackBonus};
use crate::effect::Piece;
use crate::player::Source;
use crate::resource::{Color, Purse, Resource};
use crate::space::{Space, TilePlace};
use crate::tribe::{Side, Tribe};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// A player received a tribe.
    TribeChosen {
        /// The tribe's player.
        seat: Seat,
        /// The tribe.
        tribe: Tribe,
        /// The side of its board.
        side: Side,
    },
    /// A player kept an artifact card.
    KeptArtifactCard {
        /// The card's owner.
        seat: Seat,
        /// The card, or `None` if the viewer may not know it.
        card: Option<ArtifactCardId>,
    },
    /// A turn begins.
    TurnBegan {
        /// The player whose turn begins.
        seat: Seat,
    },
    /// A card is played.
    Played {
        /// The player who played it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The slot, counted from 0.
        slot: u8,
        /// The half that it shows in the slot.
        half: Half,
    },
    /// A card in a slot is activated.
    Activated {
        /// The card's owner.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A module is activated.
    ActivatedModule {
        /// The module's owner.
        seat: Seat,
        /// The module.
        module: ModuleId,
    },
    /// A card counts as having all colors.
    AllColors {
        /// The card's owner.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The bottom effect of another player's card is copied.
    Copied {
        /// The player who copied it.
        seat: Seat,
        /// The card, which stays with its owner.
        card: CardId,
    },
    /// The switch token is used.
    Switched {
        /// The token's owner.
        seat: Seat,
    },
    /// An area tile is explored.
    Explored {
        /// The player who explores.
        seat: Seat,
        /// The place of the tile.
        place: TilePlace,
    },
    /// An area tile is turned face up.
    TurnedUp {
        /// The player who explored it.
        seat: Seat,
        /// The place of the tile.
        place: TilePlace,
        /// The tile, drawn now.
        tile: TileId,
    },
    /// An area tile is laid in its final orientation.
    Laid {
        /// The player who laid it.
        seat: Seat,
        /// The place of the tile.
        place: TilePlace,
        /// The tile.
        tile: TileId,
        /// Whether it lies after a half turn.
        turned: bool,
    },
    /// A building is placed.
    Built {
        /// The building's owner.
        seat: Seat,
        /// The space it stands on.
        space: Space,
        /// Whether it is a large building.
        large: bool,
    },
    /// A population figure is placed, and its technology unlocked.
    Populated {
        /// The figure's owner.
        seat: Seat,
        /// The location.
        space: Space,
        /// The technology, counted from 0.
        technology: u8,
    },
    /// A population figure moves.
    MovedFigure {
        /// The figure's owner.
        seat: Seat,
        /// The location that it leaves.
        from: Space,
        /// The location that it moves to.
        to: Space,
    },
    /// A player acted on the space of a target. The target returns to its owner.
    TargetHit {
        /// The player who acted.
        seat: Seat,
        /// The target's owner.
        owner: Seat,
        /// The space of the target.
        space: Space,
    },
    /// The reward of a water space is taken.
    Watered {
        /// The player who takes it.
        seat: Seat,
        /// The water space.
        space: Space,
    },
    /// A tribe ability is activated.
    UsedAbility {
        /// The tribe's player.
        seat: Seat,
    },
    /// A piece of a tribe is placed, or its falcon moves.
    PlacedPiece {
        /// The tribe's player.
        seat: Seat,
        /// The kind of piece.
        piece: Piece,
        /// The space that it is on now.
        space: Space,
    },
    /// Resources are paid.
    Paid {
        /// The player who pays.
        seat: Seat,
        /// The whole cost.
        cost: Purse,
        /// The part of the cost that crystals replaced, one crystal for each resource.
        instead: Purse,
    },
    /// A resource is gained.
    Gained {
        /// The player who gains it.
        seat: Seat,
        /// The resource.
        resource: Resource,
        /// Number gained, without what did not fit.
        count: u8,
    },
    /// A crystal is traded for a basic resource. If that does not fit, it is lost.
    Traded {
        /// The player who trades.
        seat: Seat,
        /// The basic resource that the crystal is traded for.
        resource: Resource,
    },
    /// Resources that do not fit are lost.
    Overflowed {
        /// The player who loses them.
        seat: Seat,
        /// The resource.
        resource: Resource,
        /// Number lost.
        count: u8,
    },
    /// Blue points are scored.
    Scored {
        /// The player who scores.
        seat: Seat,
        /// The source of the points.
        source: Source,
        /// Number of points.
        points: u8,
    },
    /// A bonus of the point track is reached. Its gains follow as events of their own.
    PointBonus {
        /// The player who reached it.
        seat: Seat,
        /// The number of points at which it lies.
        at: u8,
        /// The kind of bonus.
        bonus: TrackBonus,
    },
    /// A marker goes to the progress track. The gains of its space follow as events of their own.
    Progressed {
        /// The marker's owner.
        seat: Seat,
        /// The space, counted from 1.
        space: u8,
        /// The bonus of the space, if it has one.
        bonus: Option<TrackBonus>,
    },
    /// A player gains an energy from the supply.
    GainedEnergy {
        /// The player who gains it.
        seat: Seat,
    },
    /// A player takes an energy back from a machine.
    Recharged {
        /// The machine's owner.
        seat: Seat,
        /// The location of the machine.
        spot: MachineSpot,
        /// The special machine there, or `None` for a printed one.
        machine: Option<MachineId>,
    },
    /// A machine is used.
    UsedMachine {
        /// The machine's owner.
        seat: Seat,
        /// The location of the machine.
        spot: MachineSpot,
        /// The special machine there, or `None` for a printed one.
        machine: Option<MachineId>,
    },
    /// A crate is taken.
    GainedCrate {
        /// The player who takes it.
        seat: Seat,
        /// The crate, or `None` if the viewer may not know it.
        found: Option<CrateId>,
    },
    /// A crate is opened.
    OpenedCrate {
        /// The crate's owner.
        seat: Seat,
        /// The crate.
        found: CrateId,
    },
    /// A marker advances on a machine track.
    Advanced {
        /// The marker's owner.
        seat: Seat,
        /// The color of the track.
        color: Color,
        /// The space that it reaches, counted from 1.
        at: u8,
    },
    /// A reward space is unlocked.
    Unlocked {
        /// The reward space's owner.
        seat: Seat,
        /// The reward space, counted from 0.
        reward: u8,
    },
    /// A special machine is taken.
    TookMachine {
        /// The player who takes it.
        seat: Seat,
        /// The machine.
        machine: MachineId,
    },
    /// A module is taken.
    TookModule {
        /// The player who takes it.
        seat: Seat,
        /// The module.
        module: ModuleId,
    },
    /// A module is placed.
    PlacedModule {
        /// The module's owner.
        seat: Seat,
        /// The module.
        module: ModuleId,
        /// The module space, counted from 0.
        space: u8,
        /// The module that it replaces, which leaves the game.
        replaced: Option<ModuleId>,
    },
    /// A card is taken.
    Recruited {
        /// The player who takes it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Whether it was the top card of the deck.
        blind: bool,
    },
    /// A card goes from its slot to the resting area.
    Rested {
        /// The card's owner.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card comes from the resting area to the active area.
    Woken {
        /// The card's owner.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// An unplayed card goes to the resting area for its top effect.
    Retired {
        /// The card's owner.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card leaves the game.
    LeftGame {
        /// The player who had it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// An artifact is taken.
    TookArtifact {
        /// The player who takes it.
        seat: Seat,
        /// The color, or `None` for a minor artifact.
        color: Option<ArtifactColor>,
    },
    /// An artifact is removed from the game.
    RemovedArtifact {
        /// The player who removes it.
        seat: Seat,
        /// The color.
        color: ArtifactColor,
    },
    /// The last artifact is gone, which triggers the end of the game.
    EndTriggered {
        /// The player who gets the end game tile.
        seat: Seat,
    },
    /// A player hibernates.
    Hibernated {
        /// The player who hibernates.
        seat: Seat,
    },
    /// A card, module or machine is discarded from the displays.
    Discarded {
        /// The player who discards it.
        seat: Seat,
        /// The choice that discarded it.
        action: Action,
    },
    /// A citizen card is turned up on the display.
    CardShown {
        /// The card.
        card: CardId,
    },
    /// A module is turned up on the display.
    ModuleShown {
        /// The module.
        module: ModuleId,
    },
    /// A machine is turned up on the display.
    MachineShown {
        /// The machine.
        machine: MachineId,
    },
    /// A player reaches the goal of the chapter.
    GoalReached {
        /// The player who reaches it.
        seat: Seat,
        /// The chapter.
        chapter: Chapter,
    },
    /// A chapter of the campaign ended.
    ChapterEnded {
        /// The chapter.
        chapter: Chapter,
        /// The players who reached its goal.
        reached: SeatSet,
    },
    /// The game is over.
    GameOver {
        /// Whether the game was stopped at the turn limit because no player had ended it.
        stopped: bool,
    },
}

impl Event {
    /// Returns the seat that the event is about, or `None` if it is about the whole table.
    pub(crate) const fn about(&self) -> Option<Seat> {
        match *self {
            Self::TribeChosen { seat, .. }
            | Self::KeptArtifactCard { seat, .. }
            | Self::TurnBegan { seat }
            | Self::Played { seat, .. }
            | Self::Activated { seat, .. }
            | Self::ActivatedModule { seat, .. }
            | Self::AllColors { seat, .. }
            | Self::Copied { seat, .. }
            | Self::Switched { seat }
            | Self::Explored { seat, .. }
            | Self::TurnedUp { seat, .. }
            | Self::Laid { seat, .. }
            | Self::Built { seat, .. }
            | Self::Populated { seat, .. }
            | Self::MovedFigure { seat, .. }
            | Self::TargetHit { seat, .. }
            | Self::Watered { seat, .. }
            | Self::UsedAbility { seat }
            | Self::PlacedPiece { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Traded { seat, .. }
            | Self::Overflowed { seat, .. }
            | Self::Scored { seat, .. }
            | Self::PointBonus { seat, .. }
            | Self::Progressed { seat, .. }
            | Self::GainedEnergy { seat }
            | Self::Recharged { seat, .. }
            | Self::UsedMachine { seat, .. }
            | Self::GainedCrate { seat, .. }
            | Self::OpenedCrate { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::Unlocked { seat, .. }
            | Self::TookMachine { seat, .. }
            | Self::TookModule { seat, .. }
            | Self::PlacedModule { seat, .. }
            | Self::Recruited { seat, .. }
            | Self::Rested { seat, .. }
            | Self::Woken { seat, .. }
            | Self::Retired { seat, .. }
            | Self::LeftGame { seat, .. }
            | Self::TookArtifact { seat, .. }
            | Self::RemovedArtifact { seat, .. }
            | Self::EndTriggered { seat }
            | Self::Hibernated { seat }
            | Self::Discarded { seat, .. }
            | Self::GoalReached { seat, .. } => Some(seat),
            Self::CardShown { .. }
            | Self::ModuleShown { .. }
            | Self::MachineShown { .. }
            | Self::ChapterEnded { .. }
            | Self::GameOver { .. } => None,
        }
    }

    /// Returns the event as a viewer may know it. Only their owner may know a closed crate or an artifact card.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Self::GainedCrate { seat, .. } if !viewer.sees(seat) => Self::GainedCrate { seat, found: None },
            Self::KeptArtifactCard { seat, .. } if !viewer.sees(seat) => Self::KeptArtifactCard { seat, card: None },
            event => event,
        }
    }
}
