//! What happens, as everybody may know it.

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
    /// Somebody has a tribe.
    TribeChosen {
        /// Who.
        seat: Seat,
        /// Which.
        tribe: Tribe,
        /// Which side of its board.
        side: Side,
    },
    /// Somebody keeps an artifact card.
    KeptArtifactCard {
        /// Who.
        seat: Seat,
        /// Which, for those who may know it.
        card: Option<ArtifactCardId>,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A card is played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// In which slot, counted from 0.
        slot: u8,
        /// For which half.
        half: Half,
    },
    /// A card in a slot is activated.
    Activated {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A module is activated.
    ActivatedModule {
        /// Whose.
        seat: Seat,
        /// Which.
        module: ModuleId,
    },
    /// A card counts as having all colors.
    AllColors {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The bottom effect of another player's card is copied.
    Copied {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The switch token is used.
    Switched {
        /// By whom.
        seat: Seat,
    },
    /// An area tile is explored.
    Explored {
        /// By whom.
        seat: Seat,
        /// Where.
        place: TilePlace,
    },
    /// An area tile is turned up.
    TurnedUp {
        /// By whom.
        seat: Seat,
        /// Where.
        place: TilePlace,
        /// Which.
        tile: TileId,
    },
    /// An area tile lies as it will stay.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Where.
        place: TilePlace,
        /// Which.
        tile: TileId,
        /// Whether it lies turned round.
        turned: bool,
    },
    /// A building is placed.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Whether it is a large one.
        large: bool,
    },
    /// A population figure is placed, and its technology unlocked.
    Populated {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Which technology, counted from 0.
        technology: u8,
    },
    /// A population figure moves.
    MovedFigure {
        /// Whose.
        seat: Seat,
        /// Whence.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// Somebody acted on the space of a target, which returns to its owner.
    TargetHit {
        /// Who acted.
        seat: Seat,
        /// Whose target it is.
        owner: Seat,
        /// Where.
        space: Space,
    },
    /// The reward of a water space is taken.
    Watered {
        /// By whom.
        seat: Seat,
        /// Which.
        space: Space,
    },
    /// A tribe ability is activated.
    UsedAbility {
        /// Whose.
        seat: Seat,
    },
    /// A piece of a tribe is placed, or its falcon moves.
    PlacedPiece {
        /// Whose.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Where.
        space: Space,
    },
    /// Resources are paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What it cost.
        cost: Purse,
        /// What crystals stood in for, one for each.
        instead: Purse,
    },
    /// A resource is gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How much.
        count: u8,
    },
    /// A crystal is traded. What does not fit is lost.
    Traded {
        /// By whom.
        seat: Seat,
        /// For which resource.
        resource: Resource,
    },
    /// Resources do not fit and are lost.
    Overflowed {
        /// Whose.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How much.
        count: u8,
    },
    /// Blue points are scored.
    Scored {
        /// By whom.
        seat: Seat,
        /// For what.
        source: Source,
        /// How many.
        points: u8,
    },
    /// A bonus of the point track is reached. What it gives follows.
    PointBonus {
        /// By whom.
        seat: Seat,
        /// At how many points.
        at: u8,
        /// Which.
        bonus: TrackBonus,
    },
    /// A marker goes to the progress track. What its space gives follows.
    Progressed {
        /// Whose.
        seat: Seat,
        /// The space, counted from 1.
        space: u8,
        /// What it gives.
        bonus: Option<TrackBonus>,
    },
    /// An energy is taken from the supply.
    GainedEnergy {
        /// By whom.
        seat: Seat,
    },
    /// An energy is taken back from a machine.
    Recharged {
        /// By whom.
        seat: Seat,
        /// From which.
        spot: MachineSpot,
        /// The special machine that lies there.
        machine: Option<MachineId>,
    },
    /// A machine is used.
    UsedMachine {
        /// By whom.
        seat: Seat,
        /// Which.
        spot: MachineSpot,
        /// The special machine that lies there.
        machine: Option<MachineId>,
    },
    /// A crate is taken.
    GainedCrate {
        /// By whom.
        seat: Seat,
        /// Which, for those who may know it.
        found: Option<CrateId>,
    },
    /// A crate is opened.
    OpenedCrate {
        /// By whom.
        seat: Seat,
        /// Which.
        found: CrateId,
    },
    /// A marker advances on a machine track.
    Advanced {
        /// Whose.
        seat: Seat,
        /// On which.
        color: Color,
        /// Where it stands now.
        at: u8,
    },
    /// A reward space is unlocked.
    Unlocked {
        /// By whom.
        seat: Seat,
        /// Which, counted from 0.
        reward: u8,
    },
    /// A special machine is taken.
    TookMachine {
        /// By whom.
        seat: Seat,
        /// Which.
        machine: MachineId,
    },
    /// A module is taken.
    TookModule {
        /// By whom.
        seat: Seat,
        /// Which.
        module: ModuleId,
    },
    /// A module is placed.
    PlacedModule {
        /// By whom.
        seat: Seat,
        /// Which.
        module: ModuleId,
        /// On which module space, counted from 0.
        space: u8,
        /// The one that leaves the game for it.
        replaced: Option<ModuleId>,
    },
    /// A card is taken.
    Recruited {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Whether it was the top card of the deck.
        blind: bool,
    },
    /// A card goes from its slot to the resting area.
    Rested {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card comes from the resting area to the active area.
    Woken {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// An unplayed card goes to the resting area for its top effect.
    Retired {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card leaves the game.
    LeftGame {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// An artifact is taken.
    TookArtifact {
        /// By whom.
        seat: Seat,
        /// Its color; nothing for a minor one.
        color: Option<ArtifactColor>,
    },
    /// An artifact is removed from the game.
    RemovedArtifact {
        /// By whom.
        seat: Seat,
        /// Its color.
        color: ArtifactColor,
    },
    /// The last artifact is gone: the end comes near.
    EndTriggered {
        /// Who has the end game tile.
        seat: Seat,
    },
    /// Somebody hibernates.
    Hibernated {
        /// Who.
        seat: Seat,
    },
    /// Something is discarded from the displays.
    Discarded {
        /// By whom.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// A citizen card is turned up on the display.
    CardShown {
        /// Which.
        card: CardId,
    },
    /// A module is turned up on the display.
    ModuleShown {
        /// Which.
        module: ModuleId,
    },
    /// A machine is turned up on the display.
    MachineShown {
        /// Which.
        machine: MachineId,
    },
    /// Somebody reaches the goal of the chapter.
    GoalReached {
        /// Who.
        seat: Seat,
        /// Which.
        chapter: Chapter,
    },
    /// A chapter of the campaign has come to its end.
    ChapterEnded {
        /// Which.
        chapter: Chapter,
        /// Who has reached its goal.
        reached: SeatSet,
    },
    /// The game is over.
    GameOver {
        /// Whether it was stopped because nobody ended it.
        stopped: bool,
    },
}

impl Event {
    /// The event as a viewer may know it: crates and artifact cards are their owner's secret.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Self::GainedCrate { seat, .. } if !viewer.sees(seat) => Self::GainedCrate { seat, found: None },
            Self::KeptArtifactCard { seat, .. } if !viewer.sees(seat) => Self::KeptArtifactCard { seat, card: None },
            event => event,
        }
    }
}
