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
    /// Somebody else decides now.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// Starting cards are chosen, and this is none of those one may choose.
    NotOffered,
    /// The player is asked for something else.
    NotAsked {
        /// What he is asked.
        asked: Task,
    },
    /// Something must be chosen here.
    CannotPass {
        /// What he is asked.
        asked: Task,
    },
    /// There are no dice, planning markers, focus markers and ideas for the two values of a module.
    CannotActivate {
        /// Which.
        panel: Panel,
    },
    /// Activating the module would do nothing.
    NothingToDo {
        /// Which.
        panel: Panel,
    },
    /// A reset takes fewer dice on the dice spaces.
    TooManyDice {
        /// How many there are.
        dice: u8,
        /// How many there may be.
        most: u8,
    },
    /// There is no such die or marker.
    NothingToPayWith {
        /// Which.
        payment: Payment,
    },
    /// It takes more ideas to change the value.
    NotEnoughIdeas {
        /// How many.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// Nothing would be left for the second value.
    OtherValueUnmet {
        /// Of which module.
        panel: Panel,
    },
    /// There are not so many dice of this value.
    NotSoManyDice {
        /// Which value.
        value: u8,
        /// How many there are.
        have: u8,
    },
    /// This side of the module would do nothing now.
    NoSide {
        /// Of which module.
        module: Module,
        /// Which side.
        deed: Deed,
    },
    /// The player has no tribe in the territory.
    NoTribeThere {
        /// Which.
        territory: Territory,
        /// What is asked.
        asked: Task,
    },
    /// A hunting token lies in the territory.
    AlreadyHunted {
        /// Which.
        territory: Territory,
    },
    /// No hunting token is left.
    NoHuntingToken,
    /// The territory is not adjacent.
    NotAdjacent {
        /// From which.
        from: Territory,
        /// Which.
        to: Territory,
    },
    /// The player has no boat there with a free seat.
    NoBoat {
        /// Where.
        water: Territory,
        /// What is asked.
        asked: Task,
    },
    /// A raw material lies on the boat already.
    BoatLoaded {
        /// Where.
        water: Territory,
    },
    /// The player has no raw material there.
    NoRawMaterial {
        /// Where.
        territory: Territory,
    },
    /// No developed territory lies next to the boat.
    NoShore {
        /// Where.
        water: Territory,
    },
    /// No face-down site lies there.
    NothingHidden,
    /// The player has no tribe in a territory of this type.
    NoSuchTerrain {
        /// Which.
        terrain: Terrain,
        /// What is asked.
        asked: Task,
    },
    /// All tribes are on the continent.
    NoTribesLeft,
    /// This territory cannot be chosen here.
    NotHere {
        /// Which.
        territory: Territory,
        /// What is asked.
        asked: Task,
    },
    /// The player has no such tribe.
    NoSuchTribe {
        /// Which.
        who: Who,
        /// What is asked.
        asked: Task,
    },
    /// A weak tribe cannot do this.
    WeakTribe {
        /// Which.
        who: Who,
        /// What is asked.
        asked: Task,
    },
    /// A strong tribe is no use here.
    StrongTribe {
        /// Which.
        who: Who,
    },
    /// The tribe has migrated in this activation.
    HasMigrated {
        /// Which.
        who: Who,
    },
    /// The tribe has nowhere to go.
    NowhereToGo {
        /// Which.
        who: Who,
    },
    /// No encampment is free.
    NoFreeCamp {
        /// Where.
        territory: Territory,
    },
    /// There is no such tribe to displace.
    NobodyToDisplace {
        /// Whose.
        seat: Seat,
        /// In which state.
        strong: bool,
    },
    /// The tribe on the fire encampment cannot be displaced.
    CannotDisplace {
        /// Whose.
        seat: Seat,
    },
    /// The tribe cannot go on from here.
    NoCrossing {
        /// Where.
        territory: Territory,
    },
    /// Nothing of this kind is left on the console.
    NothingLeft {
        /// What.
        project: Project,
    },
    /// A farm stands in the territory.
    FarmThere {
        /// Which.
        territory: Territory,
        /// Whose.
        seat: Seat,
    },
    /// The territory is next to a volcano.
    VolcanoNear {
        /// Which.
        territory: Territory,
    },
    /// V.I.C.I's provisions block the building space.
    ProvisionsThere {
        /// Which.
        territory: Territory,
    },
    /// The player has a boat in the territory.
    BoatThere {
        /// Which.
        water: Territory,
    },
    /// The player has no tribe next to it.
    NoTribeNear,
    /// No building ground lies there face up.
    NoBuildingGround,
    /// The player has built enough on this building ground.
    GroundFull {
        /// Which.
        ground: Ground,
    },
    /// The player has no stored material that a statue here can be made of.
    NoStatueMaterial {
        /// Which.
        ground: Ground,
    },
    /// This settlement has been built.
    SettlementBuilt {
        /// Which, counted from 1.
        settlement: u8,
    },
    /// The materials of this settlement are not there.
    SettlementTooDear {
        /// Which, counted from 1.
        settlement: u8,
    },
    /// This cannot be built anywhere now.
    CannotBuild {
        /// What.
        project: Project,
    },
    /// The player has none of this material in his storage.
    NotStored {
        /// Which.
        material: Material,
    },
    /// It cannot be this material.
    OtherMaterial {
        /// Which.
        material: Material,
    },
    /// The player has not so much money.
    TooDear {
        /// What it costs.
        price: u8,
        /// What he has.
        have: u8,
    },
    /// The player has no marker of this feature.
    NoFeature {
        /// Which.
        feature: Feature,
    },
    /// The marker lies there already.
    SameFeature {
        /// Which.
        feature: Feature,
    },
    /// There is no marker to return.
    NothingToReturn,
    /// There is not so much food.
    NotThisFood {
        /// How much there is.
        have: u8,
        /// How much is needed.
        need: u16,
    },
    /// The card is not in the player's hand.
    NotInHand {
        /// Which.
        card: CardId,
    },
    /// A card of another type is installed here.
    OtherDeck {
        /// Of which type.
        deck: Deck,
    },
    /// The cost of the card cannot be fulfilled, not even in its lowest stage.
    CostUnmet {
        /// Which.
        card: CardId,
    },
    /// The cost spaces of this stage cannot be fulfilled.
    LevelUnmet {
        /// Of which card.
        card: CardId,
        /// Of which stage.
        level: u8,
    },
    /// The card is installed in a higher stage, whose cost must be fulfilled.
    LevelTooLow {
        /// Which.
        stage: u8,
    },
    /// The cost space is not active, or the only one.
    NotActive {
        /// Which.
        space: u8,
    },
    /// Another type is bound to this column, or this type to another one.
    ColumnTaken {
        /// Which.
        column: Column,
    },
    /// A single goal chip does not carry it.
    Unsupported {
        /// In which column.
        column: Column,
    },
    /// No chip lies there.
    NoChipThere,
    /// The requirement of the goal chip is not met.
    GoalUnmet {
        /// Which.
        goal: GoalId,
    },
    /// The player has not installed this income chip, or has used it already.
    NotYourChip {
        /// Which.
        chip: IncomeId,
    },
    /// The attribute chip takes more markers of its feature.
    TooFewFeatures {
        /// Which.
        feature: Feature,
        /// How many.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// No attribute chip is taken between choosing something and paying for it.
    NotNow,
    /// The module is at its highest level.
    TopLevel {
        /// Which.
        module: Module,
    },
    /// This bonus upgrades other modules.
    OtherModule {
        /// Which.
        module: Module,
    },
    /// The stage tile is active already.
    TileActive {
        /// Of which stage.
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
        /// Which.
        deck: Deck,
    },
    /// The player does not look at this card.
    NotDrawn {
        /// Which.
        card: CardId,
    },
    /// A die is taken only from those who have the most.
    NotMostDice {
        /// From whom not.
        seat: Seat,
    },
    /// There is no die of this value.
    NoSuchDie {
        /// Which.
        value: u8,
    },
    /// Another track is further behind.
    NotLowestTrack {
        /// Which.
        track: Track,
    },
    /// This starting chip card is not on display.
    ChipCardGone,
}

impl engine::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Self::NotOffered | Self::ChipCardGone => "page-10",
            // The rule in the way is that of the question.
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
