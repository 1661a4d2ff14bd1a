//! What the game still has to do: a stack of small tasks, each with the seat that owes it. The topmost is next. Chores
//! perform themselves, and the others wait for a decision.

mod page;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::ability::Trigger;
use crate::content::{ActivityId, AttributeId, CardId, CostSpaces, Deck, EventId, GoalId, IncomeId, Slot};
use crate::continent::{SiteSpot, Terrain, Territory};
use crate::effect::{BonusId, Effect, MaterialChoice, Project, UpgradeChoice};
use crate::land::Who;
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::site::{Ground, SiteKind};
use crate::stages::{Column, Half};

engine::vocabulary! {
    /// The phases of an era.
    pub enum Phase {
        /// An event and research cards are revealed.
        NewCards = "new-cards",
        /// Each player may take a goal chip.
        NewGoals = "new-goals",
        /// Each player makes an extra find.
        ExtraFind = "extra-find",
        /// Modules are activated.
        Action = "action",
        /// Gorges, glaciers and oaks.
        Sites = "sites",
        /// Tribes are fed.
        Feeding = "feeding",
        /// Weather, event, scoring of the era, starting monolith.
        Event = "event",
        /// Income chips and statues.
        Income = "income",
    }
}

engine::small_set! {
    /// Values of dice.
    pub struct Faces(u8) of numbers from 1 to 6
}

/// A task with the seat that owes it.
pub type Step = engine::agenda::Step<Task>;

impl Default for Task {
    fn default() -> Self {
        Self::Chore(Chore::NextTurn)
    }
}

/// Where a gained marker goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// A space of the console.
    Slot(Slot),
    /// A raw material in a territory or on a boat.
    Raw(Territory),
    /// A reset column.
    ResetColumn,
    /// The notch of a boat that was lost.
    Notch,
}

/// The piece that a bonus is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// A research card.
    Card(CardId),
    /// An attribute chip.
    Attribute(AttributeId),
    /// An income chip.
    Income(IncomeId),
    /// An event.
    Event(EventId),
    /// The console.
    Console,
}

/// What follows a favor test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Follow {
    /// Nothing.
    Nothing,
    /// Up to this many migrations.
    Migrations(u8),
    /// Up to this many procreations.
    Procreations(u8),
    /// A procreation in this territory.
    ProcreateIn(Territory),
    /// Strengthening up to this many tribes.
    Strengthen(u8),
    /// Transporting up to this many raw materials.
    Transport(u8),
    /// The alternatives of a bonus.
    Bonus(BonusId, Origin),
}

/// The special bonus for installing a card with a module of level III (p. 25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Special {
    /// No special bonus.
    No,
    /// Ignore a cost space, or install another card afterwards.
    Offered,
    /// No cost space was ignored, so another card may follow.
    Another,
}

/// A tribe on a journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journey {
    /// The territory the tribe has come to, or starts from.
    pub at: Territory,
    /// Whether the tribe is strong.
    pub strong: bool,
    /// Number of migrations left.
    pub left: u8,
}

/// A card with the decisions made so far about its installation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Installation {
    /// The card.
    pub card: CardId,
    /// The column for the card.
    pub column: Column,
    /// The cost spaces that must be fulfilled.
    pub active: CostSpaces,
    /// The special bonus of the module.
    pub special: Special,
}

/// Something that needs no decision. It performs itself when it reaches the top of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chore {
    /// A phase begins.
    Begin(Phase),
    /// All players have finished their part of a phase.
    End(Phase),
    /// The next turn of the action phase begins.
    NextTurn,
    /// A turn, reset or part of a phase is over. Completion bonuses come next, and a last chance for attribute chips.
    EndPart,
    /// An automatic step of a phase is next. It gives a chance for attribute chips first.
    Chance,
    /// The steps for one type of site begin.
    Sites(SiteKind),
    /// A module has been used.
    Activated(Panel),
    /// An effect.
    Effect(Effect),
    /// An effect of a bonus.
    Give(Effect, Origin),
    /// The bonuses that wait for a trigger are given, one after the other.
    Happened {
        /// The trigger that has occurred.
        trigger: Trigger,
        /// The number of pieces installed when it occurred. Only these can give bonuses.
        installed: u8,
        /// The number of the piece that came last. Pieces with higher numbers have had their turn.
        before: u8,
    },
    /// This many tribes were lost together.
    TribesLost(u8),
    /// Tribes of a group die of hunger.
    Starve {
        /// The group.
        who: Who,
        /// Number of tribes left to die.
        left: u8,
    },
    /// A bonus: its favor test and its alternatives.
    Bonus(BonusId, Origin),
    /// Take a favor test.
    Favor {
        /// What follows if the test is passed.
        pass: Follow,
        /// What follows if the test is failed.
        fail: Follow,
    },
    /// Build a settlement whose cost has been paid.
    BuildSettlement {
        /// The index of the settlement, from 0.
        settlement: u8,
        /// The building ground.
        ground: Ground,
    },
    /// Install a goal chip whose requirement has been fulfilled.
    InstallGoal {
        /// The space of the goal area where the chip lies.
        space: u8,
        /// The column for the chip.
        column: Column,
        /// The half of the column.
        half: Half,
    },
    /// Install a card whose cost has been paid.
    InstallCard(Installation),
    /// Insert a card whose instant bonus has been gained.
    Insert {
        /// The card.
        card: CardId,
        /// The special bonus of the module.
        special: Special,
    },
    /// Advance on a track.
    Advance {
        /// The track.
        track: Track,
        /// Number of steps.
        steps: u8,
    },
    /// Gain the points for exploring with an upgraded module.
    ExplorationPoints(u8),
    /// The migrations of a bonus that interrupted others are over.
    MigrationsOver,
    /// Gain a die.
    GainDie {
        /// True for a fate die, false for an activation die.
        fate: bool,
    },
    /// Gorges demand food.
    Gorges,
    /// Glaciers weaken tribes.
    Glaciers,
    /// Oaks give points.
    Oaks,
    /// The income phase begins for a player.
    StartIncome,
    /// The event gives its bonus.
    Event,
    /// V.I.C.I removes a goal chip.
    ViciGoal,
    /// V.I.C.I feeds its tribes.
    ViciFeed,
}

/// A task: a chore or a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Something that needs no decision.
    Chore(Chore),

    // The course of the game.
    /// Only decide whether to take an attribute chip.
    Pause,
    /// Choose a starting chip card.
    ChooseChipCard,

    // The turn (p. 13, 32).
    /// Activate a module or do a reset.
    Turn,
    /// Pay for the first value of a module.
    PayFirst(Panel),
    /// Pay for the second value of a module.
    PaySecond(Panel),
    /// Decide how many dice of a value to take up. The higher values follow.
    Reroll {
        /// The value of the dice.
        value: u8,
        /// Number of dice already in the hand.
        taken: u8,
    },
    /// Place the reset marker on the idea or the food space.
    ResetMarker,

    // Modules.
    /// Choose between the two sides of a module.
    Side {
        /// The module.
        module: Module,
        /// The level at which it was activated.
        level: u8,
    },
    /// Choose which of the two sides comes first.
    Order {
        /// The module.
        module: Module,
        /// The level at which it was activated.
        level: u8,
    },
    /// Gain a focus marker or ideas.
    Sleep,
    /// Gain and install a goal chip, in any order.
    GainAndInstall {
        /// Whether a goal chip may still be gained.
        gain: bool,
        /// Whether a goal chip may still be installed.
        install: bool,
    },

    // Effects.
    /// Choose one of the alternatives of a bonus.
    Alternative(BonusId, Origin),

    // Markers.
    /// Return markers, because the supply is too small for a gain.
    Short {
        /// Where the gained markers go.
        target: Target,
        /// Number of markers that could not be gained.
        left: u8,
    },
    /// Choose a dice space for planning markers.
    PlanningSpace(u8),
    /// Choose features to gain markers of.
    GainFeatures(u8),
    /// Choose a material to gain.
    GainMaterial {
        /// The materials allowed.
        choice: MaterialChoice,
        /// Number of materials left to gain.
        left: u8,
    },
    /// Choose a feature marker to move.
    Mutate(u8),
    /// Choose the new space of a feature marker.
    MutateTo {
        /// The space it comes from.
        from: Feature,
        /// Number of moves left after this one.
        left: u8,
    },
    /// Make the extra find of phase 3.
    ExtraFind,

    // Dice.
    /// Choose where to take a die from: another civilization or the display.
    TakeDie {
        /// True for a fate die, false for an activation die.
        fate: bool,
    },
    /// Choose which activation die to give away.
    GiveDie {
        /// The civilization that receives the die.
        to: Seat,
    },
    /// Choose how many used dice to roll, up to this many.
    Recover(u8),
    /// Choose a die to turn to another value.
    TurnDice(u8),
    /// Choose the new value of a die.
    TurnTo {
        /// The value it has now.
        from: u8,
        /// Number of dice left to turn after this one.
        left: u8,
    },
    /// Decide whether to pass a failed favor test by spending ideas.
    Failed {
        /// What follows if the test is passed.
        pass: Follow,
        /// What follows if the test is failed.
        fail: Follow,
        /// Number of ideas needed to pass it.
        ideas: u8,
    },

    // Tribes.
    /// Choose a tribe to migrate.
    Migrate(u8),
    /// Choose the next territory of a tribe on a journey.
    Travel(Journey),
    /// Settle in a territory, or cross it.
    Arrive(Journey),
    /// Choose where to procreate.
    Procreate(u8),
    /// Choose an encampment.
    Settle {
        /// The territory where the tribe settles.
        territory: Territory,
        /// Whether the tribe is strong.
        strong: bool,
    },
    /// Choose a territory for weak tribes from the supply.
    WeakTribes(u8),
    /// Choose a vacant encampment for a weak tribe.
    WeakCamp {
        /// The territory.
        territory: Territory,
        /// Number of tribes left to place.
        left: u8,
    },
    /// Choose a tribe to strengthen.
    Strengthen(u8),
    /// Choose a tribe to bring in from the wilderness.
    Encamp(u8),
    /// Choose a free encampment for a tribe from the wilderness.
    EncampAt {
        /// The territory of the tribe.
        territory: Territory,
        /// Whether the tribe is strong.
        strong: bool,
    },
    /// Choose a strong tribe to take aboard a new boat.
    Board {
        /// The territory of the boat.
        water: Territory,
        /// Number of tribes that may still board.
        left: u8,
    },
    /// Choose a strong tribe next to a glacier to weaken.
    Glacier(SiteSpot),
    /// Choose a territory next to a holy rock.
    HolyRock(SiteSpot),
    /// Choose a tribe to lose.
    LoseTribe,
    /// Save a tribe by Deus ex machina, or lose it.
    Doom(Who),

    // Hunting, finding, exploring.
    /// Choose where to hunt.
    Hunt {
        /// Number of hunts left.
        left: u8,
        /// The territory that cannot be chosen again.
        except: Option<Territory>,
    },
    /// Choose a value for a hunt.
    HuntValue {
        /// The territory of the hunt.
        territory: Territory,
        /// The values that were rolled.
        faces: Faces,
    },
    /// Choose the type of territory for a lucky find.
    LuckyFind(u8),
    /// Choose what was found.
    LuckyValue {
        /// The type of territory.
        terrain: Terrain,
        /// The values that were rolled.
        faces: Faces,
    },
    /// Choose a territory to explore.
    Explore,
    /// Choose a site to reveal.
    RevealSite,

    // Raw materials.
    /// Choose where to produce.
    Produce(u8),
    /// Choose what to transport.
    Transport {
        /// Number of transports left.
        left: u8,
        /// Whether raw materials from boats count as any material.
        any: bool,
    },
    /// Choose the material as which to store a raw material from a boat.
    Unload {
        /// The territory of the boat.
        water: Territory,
        /// Whether any material is allowed.
        any: bool,
    },
    /// Choose a territory next to a hidden grotto.
    Grotto(SiteSpot),
    /// Produce at a hidden grotto, and transport.
    GrottoWork {
        /// The territory next to the grotto.
        territory: Territory,
        /// Whether producing is still possible.
        produce: bool,
        /// Whether transporting is still possible.
        transport: bool,
    },
    /// Choose which of two sites of a kind comes first.
    SiteOrder {
        /// Holy rocks or hidden grottoes.
        kind: SiteKind,
        /// The two spots of the sites.
        spots: [SiteSpot; 2],
    },

    // Building.
    /// Choose a building project.
    Build {
        /// Number of projects left.
        left: u8,
        /// The only type allowed, or any if `None`.
        only: Option<Project>,
        /// Whether the type of the first project binds the others.
        same: bool,
    },
    /// Choose where to build a farm or boat, or the ground for a statue.
    BuildAt(Project),
    /// Choose the material of a statue.
    StatueOf(Ground),
    /// Choose a settlement.
    ChooseSettlement,
    /// Choose the building ground of a settlement.
    SettleGround(u8),
    /// Choose a material to leave out of a settlement's cost.
    LeaveOut {
        /// The index of the settlement, from 0.
        settlement: u8,
        /// The building ground.
        ground: Ground,
    },

    // Cards and chips.
    /// Choose a stored material to return in place of the one a cost asks for.
    PayMaterial(Material),
    /// Choose a card to install.
    Install {
        /// The type of the card.
        deck: Deck,
        /// The special bonus of the module.
        special: Special,
    },
    /// Choose the column for a card.
    CardColumn {
        /// The card.
        card: CardId,
        /// The special bonus of the module.
        special: Special,
    },
    /// Choose the stage whose cost to fulfil.
    CardLevel {
        /// The card.
        card: CardId,
        /// The column for the card.
        column: Column,
        /// The special bonus of the module.
        special: Special,
    },
    /// Choose a cost space to ignore, or none.
    CardIgnore(Installation),
    /// Choose the spaces that settlements fulfil.
    CardSettlements(Installation),
    /// Choose a goal chip from the display.
    TakeGoal {
        /// Whether the display is refilled immediately.
        refill: bool,
    },
    /// Choose a goal chip to cover with a new one.
    Cover(GoalId),
    /// Choose a goal chip to install.
    InstallGoal,
    /// Choose the column for the goal chip on a space of the goal area.
    GoalColumn(u8),
    /// Choose half a column.
    GoalHalf {
        /// The space of the goal area.
        space: u8,
        /// The column for the chip.
        column: Column,
    },
    /// Choose an income chip from the display.
    GainIncome,
    /// Choose the column for an income chip.
    IncomeColumn(IncomeId),
    /// Use a new income chip.
    UseIncome(IncomeId),
    /// Choose income chips to use.
    IncomeActions(u8),
    /// Use each income chip once.
    IncomePhase,
    /// Choose the column for an attribute chip.
    AttributeColumn(AttributeId),
    /// Choose an activity.
    Activity {
        /// Number of activities left.
        left: u8,
        /// Whether the same activity may be performed twice.
        again: bool,
        /// The activity that cannot be chosen again.
        except: Option<ActivityId>,
    },
    /// Choose what to pay for an activity.
    Price {
        /// The activity.
        activity: ActivityId,
        /// The index of this part of the price.
        number: u8,
        /// Number of pieces left to pay.
        left: u8,
    },
    /// Choose a research stack to take the top card of.
    TakeCard {
        /// The only type allowed, or any if `None`.
        deck: Option<Deck>,
        /// Number of cards left to take.
        left: u8,
    },
    /// Choose a face-down stack to draw from.
    DrawCards {
        /// Number of cards left to draw.
        left: u8,
        /// Number of drawn cards to keep.
        keep: u8,
    },
    /// Choose a card to keep.
    KeepCard(u8),

    // Tracks.
    /// Choose a track.
    ChooseTrack {
        /// Number of steps.
        steps: u8,
        /// Whether only a track on which the player is furthest behind is allowed.
        lowest: bool,
    },
    /// Choose between favor and an income action.
    FavorOrIncome,
    /// Choose between a stage tile and points.
    TileOrPoints,
    /// Choose a module to upgrade.
    Upgrade(UpgradeChoice),
    /// Choose a stage tile to flip.
    StageTile,

    // Trade.
    /// Choose between sale and purchase.
    Trade {
        /// Number of sales left.
        sales: u8,
        /// Number of purchases left.
        purchases: u8,
    },
    /// Choose what to sell for money.
    SellForMoney,
    /// Choose what to sell for points.
    SellForPoints,
    /// Choose what to purchase.
    Purchase,

    // Sites, feeding, weather, events, income.
    /// Decide whether to feed all tribes.
    Feed,
    /// Decide how many tribes of a group to feed. The next groups follow.
    FeedGroup {
        /// The index of the group.
        group: u8,
        /// Number of strong tribes that may stay strong without food.
        hardy: u8,
        /// Whether a tribe was not fed.
        hungry: bool,
    },
    /// Decide how many strong tribes of a group stay strong without food.
    Spare {
        /// The index of the group.
        group: u8,
        /// Number of tribes of the group that are not fed.
        unfed: u8,
        /// Maximum number of tribes that may stay strong.
        hardy: u8,
    },
    /// Resolve the weather.
    Weather,
    /// Return a farm or boat as the toll of an event.
    Toll,
}
