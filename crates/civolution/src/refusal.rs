//! Why an action is not allowed.

use engine::Seat;

use crate::action::{Deed, Payment};
use crate::content::{CardId, Deck, GoalId, IncomeId};
use crate::continent::{Terrain, Territory};
use crate::effect::Project;
use crate::land::Who;
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::site::Ground;
use crate::stages::Column;
use crate::task::Task;

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player decides now.
    NotYourTurn {
        /// The player whose turn it is.
        turn: Seat,
    },
    /// Starting cards are being chosen, and this one is not offered to the player.
    NotOffered,
    /// The player is asked for something else.
    NotAsked {
        /// What the player is asked.
        asked: Task,
    },
    /// Something must be chosen here.
    CannotPass {
        /// What the player is asked.
        asked: Task,
    },
    /// The player's dice, planning markers, focus markers and ideas cannot pay for the two values of a module.
    CannotActivate {
        /// The module.
        panel: Panel,
    },
    /// Activating the module would do nothing.
    NothingToDo {
        /// The module.
        panel: Panel,
    },
    /// There are too many dice on the dice spaces for a reset.
    TooManyDice {
        /// Number of dice there are.
        dice: u8,
        /// Maximum number of dice for a reset.
        most: u8,
    },
    /// The player has no such die or marker.
    NothingToPayWith {
        /// What the player wanted to pay with.
        payment: Payment,
    },
    /// The player has too few ideas to change the value.
    NotEnoughIdeas {
        /// Number of ideas needed.
        need: u8,
        /// Number of ideas the player has.
        have: u8,
    },
    /// The player could not pay for the second value afterwards.
    OtherValueUnmet {
        /// The module.
        panel: Panel,
    },
    /// There are fewer dice of this value.
    NotSoManyDice {
        /// The value.
        value: u8,
        /// Number of dice of the value.
        have: u8,
    },
    /// This side of the module would do nothing now.
    NoSide {
        /// The module.
        module: Module,
        /// The side.
        deed: Deed,
    },
    /// The player has no tribe in the territory.
    NoTribeThere {
        /// The territory.
        territory: Territory,
        /// What the player is asked.
        asked: Task,
    },
    /// A hunting token lies in the territory.
    AlreadyHunted {
        /// The territory.
        territory: Territory,
    },
    /// No hunting token is left.
    NoHuntingToken,
    /// The territory is not adjacent.
    NotAdjacent {
        /// The territory where the player is.
        from: Territory,
        /// The territory that is not adjacent to it.
        to: Territory,
    },
    /// The player has no boat with a free seat there.
    NoBoat {
        /// The territory.
        water: Territory,
        /// What the player is asked.
        asked: Task,
    },
    /// A raw material already lies on the boat.
    BoatLoaded {
        /// The territory.
        water: Territory,
    },
    /// The player has no raw material there.
    NoRawMaterial {
        /// The territory.
        territory: Territory,
    },
    /// No developed territory lies next to the boat.
    NoShore {
        /// The territory of the boat.
        water: Territory,
    },
    /// No face-down site lies there.
    NothingHidden,
    /// The player has no tribe in a territory of this type.
    NoSuchTerrain {
        /// The type of territory.
        terrain: Terrain,
        /// What the player is asked.
        asked: Task,
    },
    /// All tribes of the player are on the continent.
    NoTribesLeft,
    /// This territory cannot be chosen here.
    NotHere {
        /// The territory.
        territory: Territory,
        /// What the player is asked.
        asked: Task,
    },
    /// The player has no such tribe.
    NoSuchTribe {
        /// The tribe.
        who: Who,
        /// What the player is asked.
        asked: Task,
    },
    /// A weak tribe cannot do this.
    WeakTribe {
        /// The tribe.
        who: Who,
        /// What the player is asked.
        asked: Task,
    },
    /// A strong tribe cannot be chosen here.
    StrongTribe {
        /// The tribe.
        who: Who,
    },
    /// The tribe has already migrated in this activation.
    HasMigrated {
        /// The tribe.
        who: Who,
    },
    /// The tribe has nowhere to go.
    NowhereToGo {
        /// The tribe.
        who: Who,
    },
    /// No encampment is free.
    NoFreeCamp {
        /// The territory.
        territory: Territory,
    },
    /// There is no such tribe to displace.
    NobodyToDisplace {
        /// The owner of the tribe.
        seat: Seat,
        /// Whether the tribe is strong.
        strong: bool,
    },
    /// The tribe on the fire encampment cannot be displaced.
    CannotDisplace {
        /// The owner of the tribe.
        seat: Seat,
    },
    /// The tribe cannot go on from here.
    NoCrossing {
        /// The territory.
        territory: Territory,
    },
    /// Nothing of this kind is left on the console.
    NothingLeft {
        /// The building project.
        project: Project,
    },
    /// A farm stands in the territory.
    FarmThere {
        /// The territory.
        territory: Territory,
        /// The owner of the farm.
        seat: Seat,
    },
    /// The territory is next to a volcano.
    VolcanoNear {
        /// The territory.
        territory: Territory,
    },
    /// V.I.C.I's provisions block the building space.
    ProvisionsThere {
        /// The territory.
        territory: Territory,
    },
    /// The player has a boat in the territory.
    BoatThere {
        /// The territory.
        water: Territory,
    },
    /// The player has no tribe next to the place.
    NoTribeNear,
    /// No building ground lies there face up.
    NoBuildingGround,
    /// The player cannot build more on this building ground.
    GroundFull {
        /// The building ground.
        ground: Ground,
    },
    /// The player has no stored material that can become a statue here.
    NoStatueMaterial {
        /// The building ground.
        ground: Ground,
    },
    /// This settlement has been built.
    SettlementBuilt {
        /// The settlement, counted from 1.
        settlement: u8,
    },
    /// The player does not have the materials for this settlement.
    SettlementTooDear {
        /// The settlement, counted from 1.
        settlement: u8,
    },
    /// This cannot be built anywhere now.
    CannotBuild {
        /// The building project.
        project: Project,
    },
    /// The player has none of this material in storage.
    NotStored {
        /// The material.
        material: Material,
    },
    /// This material is not allowed here.
    OtherMaterial {
        /// The material.
        material: Material,
    },
    /// The player does not have enough money.
    TooDear {
        /// The price.
        price: u8,
        /// The player's money.
        have: u8,
    },
    /// The player has no marker of this feature.
    NoFeature {
        /// The feature.
        feature: Feature,
    },
    /// The marker is already on this feature.
    SameFeature {
        /// The feature.
        feature: Feature,
    },
    /// There is no marker to return.
    NothingToReturn,
    /// The player does not have enough food.
    NotThisFood {
        /// The player's food.
        have: u8,
        /// The food needed.
        need: u16,
    },
    /// The card is not in the player's hand.
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// A card of another type is installed here.
    OtherDeck {
        /// The type that can be installed.
        deck: Deck,
    },
    /// The cost of the card cannot be fulfilled, not even in its lowest stage.
    CostUnmet {
        /// The card.
        card: CardId,
    },
    /// The cost spaces of this stage cannot be fulfilled.
    LevelUnmet {
        /// The card.
        card: CardId,
        /// The stage.
        level: u8,
    },
    /// The card is installed in a higher stage, and the cost of that stage must be fulfilled.
    LevelTooLow {
        /// The stage of the card.
        stage: u8,
    },
    /// The cost space is not active, or it is the only active one.
    NotActive {
        /// The cost space, counted from 1.
        space: u8,
    },
    /// The column is bound to another type, or this type is bound to another column.
    ColumnTaken {
        /// The column.
        column: Column,
    },
    /// A single goal chip cannot support the card or chip.
    Unsupported {
        /// The column.
        column: Column,
    },
    /// No chip lies there.
    NoChipThere,
    /// The requirement of the goal chip is not met.
    GoalUnmet {
        /// The goal chip.
        goal: GoalId,
    },
    /// The player has not installed this income chip, or has used it already.
    NotYourChip {
        /// The income chip.
        chip: IncomeId,
    },
    /// The player has too few markers of the feature for the attribute chip.
    TooFewFeatures {
        /// The feature.
        feature: Feature,
        /// Number of markers needed.
        need: u8,
        /// Number of markers the player has.
        have: u8,
    },
    /// Attribute chips cannot be taken between a choice and its payment.
    NotNow,
    /// The module has its highest level.
    TopLevel {
        /// The module.
        module: Module,
    },
    /// This bonus upgrades other modules.
    OtherModule {
        /// The module.
        module: Module,
    },
    /// The stage tile is already active.
    TileActive {
        /// The stage of the tile.
        stage: u8,
    },
    /// The player has no such activity.
    NoActivity,
    /// The same activity cannot be performed twice.
    SameActivity,
    /// The price of the activity cannot be paid.
    ActivityTooDear,
    /// The stack is empty.
    StackEmpty {
        /// The type of the stack.
        deck: Deck,
    },
    /// The player is not looking at this card.
    NotDrawn {
        /// The card.
        card: CardId,
    },
    /// A die can be taken only from a civilization with the most dice.
    NotMostDice {
        /// The civilization that does not have the most.
        seat: Seat,
    },
    /// There is no die of this value.
    NoSuchDie {
        /// The value.
        value: u8,
    },
    /// Another track is further behind.
    NotLowestTrack {
        /// The track.
        track: Track,
    },
    /// This starting chip card is not on display.
    ChipCardGone,
}

impl engine::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Self::NotOffered | Self::ChipCardGone => "page-10",
            // The section that explains the question applies here.
            Self::NotAsked { asked }
            | Self::CannotPass { asked }
            | Self::NoTribeThere { asked, .. }
            | Self::NoBoat { asked, .. }
            | Self::NoSuchTerrain { asked, .. }
            | Self::NotHere { asked, .. }
            | Self::NoSuchTribe { asked, .. }
            | Self::WeakTribe { asked, .. } => asked.page(),
            Self::NotYourTurn { .. }
            | Self::CannotActivate { .. }
            | Self::NothingToPayWith { .. }
            | Self::NotEnoughIdeas { .. }
            | Self::OtherValueUnmet { .. } => "page-13",
            Self::NothingToDo { .. } | Self::NoSide { .. } | Self::NoFreeCamp { .. } => "page-14",
            Self::NotAdjacent { .. }
            | Self::NowhereToGo { .. }
            | Self::NobodyToDisplace { .. }
            | Self::CannotDisplace { .. } => "page-15",
            Self::NoTribesLeft | Self::HasMigrated { .. } | Self::NoCrossing { .. } => "page-16",
            Self::BoatLoaded { .. } | Self::NoRawMaterial { .. } | Self::NoShore { .. } => "page-18",
            Self::AlreadyHunted { .. } | Self::NoHuntingToken | Self::StrongTribe { .. } => "page-19",
            Self::NothingHidden | Self::OtherMaterial { .. } => "page-20",
            Self::NothingLeft { .. }
            | Self::FarmThere { .. }
            | Self::VolcanoNear { .. }
            | Self::BoatThere { .. }
            | Self::NoTribeNear
            | Self::CannotBuild { .. } => "page-21",
            Self::NoBuildingGround
            | Self::GroundFull { .. }
            | Self::NoStatueMaterial { .. }
            | Self::SettlementBuilt { .. }
            | Self::SettlementTooDear { .. } => "page-22",
            Self::Unsupported { .. } | Self::NotYourChip { .. } | Self::TileActive { .. } => "page-23",
            Self::NotInHand { .. } | Self::OtherDeck { .. } | Self::CostUnmet { .. } | Self::ColumnTaken { .. } => {
                "page-24"
            }
            Self::LevelUnmet { .. } | Self::LevelTooLow { .. } | Self::NotActive { .. } => "page-25",
            Self::NoChipThere | Self::GoalUnmet { .. } => "page-26",
            Self::TooFewFeatures { .. } | Self::NotNow | Self::TopLevel { .. } => "page-27",
            Self::StackEmpty { .. } | Self::NotDrawn { .. } | Self::NotMostDice { .. } | Self::NoSuchDie { .. } => {
                "page-28"
            }
            Self::NoFeature { .. } | Self::SameFeature { .. } => "page-29",
            Self::NotStored { .. } | Self::TooDear { .. } => "page-30",
            Self::OtherModule { .. }
            | Self::NoActivity
            | Self::SameActivity
            | Self::ActivityTooDear
            | Self::NotLowestTrack { .. } => "page-31",
            Self::TooManyDice { .. } | Self::NotSoManyDice { .. } => "page-32",
            Self::NotThisFood { .. } => "page-33",
            Self::GameOver => "page-36",
            Self::NothingToReturn => "page-37",
            Self::ProvisionsThere { .. } => "page-42",
        }
    }
}
