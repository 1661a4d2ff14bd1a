//! What the game has still to do: a stack of small tasks, each of somebody. The topmost is next. Some do themselves,
//! the others wait for a decision.

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
        /// Everybody may take a goal chip.
        NewGoals = "new-goals",
        /// Everybody makes an extra find.
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

/// What a marker is gained as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// On a space of the console.
    Slot(Slot),
    /// As a raw material in a territory or on a boat.
    Raw(Territory),
    /// In a reset column.
    ResetColumn,
    /// In the notch of a boat that was lost.
    Notch,
}

/// What a bonus comes from: the piece it is printed on.
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
    /// Up to so many migrations.
    Migrations(u8),
    /// Up to so many procreations.
    Procreations(u8),
    /// A procreation in this territory.
    ProcreateIn(Territory),
    /// Strengthen up to so many tribes.
    Strengthen(u8),
    /// Transport up to so many raw materials.
    Transport(u8),
    /// The alternatives of a bonus.
    Bonus(BonusId, Origin),
}

/// What one may do when installing a card with a module of level III (p. 25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Special {
    /// Nothing special.
    No,
    /// Ignore a cost space, or install another card afterwards.
    Offered,
    /// Nothing ignored: another card may follow.
    Another,
}

/// A tribe on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journey {
    /// The territory it has come to, or starts from.
    pub at: Territory,
    /// Whether it is strong.
    pub strong: bool,
    /// How many migrations are left.
    pub left: u8,
}

/// A card that is about to be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Installation {
    /// Which.
    pub card: CardId,
    /// In which column.
    pub column: Column,
    /// The cost spaces that must be fulfilled.
    pub active: CostSpaces,
    /// With the special bonus.
    pub special: Special,
}

/// Something to do that nobody decides: it does itself when it comes to lie on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chore {
    /// A phase begins.
    Begin(Phase),
    /// All have done their part of a phase.
    End(Phase),
    /// The next turn of the action phase begins.
    NextTurn,
    /// A turn, reset, or own part of a phase is over: completion bonuses, and a last chance for attribute chips.
    EndPart,
    /// A step of a phase that runs by itself is next: a chance for attribute chips.
    Chance,
    /// The steps of a type of site begin.
    Sites(SiteKind),
    /// A module has been used.
    Activated(Panel),
    /// An effect.
    Effect(Effect),
    /// An effect of a bonus.
    Give(Effect, Origin),
    /// What waits for this to have happened gives its bonuses, one after the other.
    Happened {
        /// What has.
        trigger: Trigger,
        /// Only what was installed when it happened: so many pieces.
        installed: u8,
        /// The number of the one that came last; those with higher numbers had their turn.
        before: u8,
    },
    /// So many tribes were lost together.
    TribesLost(u8),
    /// So many weak tribes of a group die of hunger.
    Starve {
        /// Which.
        who: Who,
        /// How many.
        left: u8,
    },
    /// A bonus: its favor test and its alternatives.
    Bonus(BonusId, Origin),
    /// Take a favor test.
    Favor {
        /// What follows if it is passed.
        pass: Follow,
        /// What follows if not.
        fail: Follow,
    },
    /// Build a settlement whose cost has been paid.
    BuildSettlement {
        /// Which.
        settlement: u8,
        /// On which ground.
        ground: Ground,
    },
    /// Install a goal chip whose requirement has been fulfilled.
    InstallGoal {
        /// From which space of the goal area.
        space: u8,
        /// In which column.
        column: Column,
        /// In which half of it.
        half: Half,
    },
    /// Install a card whose cost has been paid.
    InstallCard(Installation),
    /// Insert a card whose bonus has been gained.
    Insert {
        /// Which card.
        card: CardId,
        /// With the special bonus.
        special: Special,
    },
    /// Advance on a track.
    Advance {
        /// Which.
        track: Track,
        /// How many steps.
        steps: u8,
    },
    /// The points for exploring with a better module.
    ExplorationPoints(u8),
    /// The migrations of a bonus that came amid others are over.
    MigrationsOver,
    /// Gain a die.
    GainDie {
        /// A fate die, or an activation die.
        fate: bool,
    },
    /// Gorges demand food.
    Gorges,
    /// Glaciers weaken tribes.
    Glaciers,
    /// Oaks give points.
    Oaks,
    /// The income phase begins for somebody.
    StartIncome,
    /// The event gives its bonus.
    Event,
    /// V.I.C.I removes a goal chip.
    ViciGoal,
    /// V.I.C.I feeds its tribes.
    ViciFeed,
}

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Something that nobody decides.
    Chore(Chore),

    // The course of the game.
    /// Nothing to decide but whether to take an attribute chip.
    Pause,
    /// Choose a starting chip card.
    ChooseChipCard,

    // The turn (p. 13, 32).
    /// Activate a module or do a reset.
    Turn,
    /// Meet the first value of a module.
    PayFirst(Panel),
    /// Meet the second.
    PaySecond(Panel),
    /// Decide how many dice of this value to take up, then of the higher ones.
    Reroll {
        /// The value.
        value: u8,
        /// How many dice are in the hand.
        taken: u8,
    },
    /// Place the reset marker on the idea or the food space.
    ResetMarker,

    // Modules.
    /// Choose between the two sides of a module.
    Side {
        /// Which module.
        module: Module,
        /// At which level it was activated.
        level: u8,
    },
    /// Choose which of the two sides comes first.
    Order {
        /// Which module.
        module: Module,
        /// At which level it was activated.
        level: u8,
    },
    /// Gain a focus marker or ideas.
    Sleep,
    /// Gain and install a goal chip, in any order.
    GainAndInstall {
        /// Whether one may still gain.
        gain: bool,
        /// Whether one may still install.
        install: bool,
    },

    // Effects.
    /// Choose one of the alternatives of a bonus.
    Alternative(BonusId, Origin),

    // Markers.
    /// So many markers could not be gained: the supply is empty.
    Short {
        /// As what.
        target: Target,
        /// How many.
        left: u8,
    },
    /// Choose a dice space for planning markers.
    PlanningSpace(u8),
    /// Choose features to gain.
    GainFeatures(u8),
    /// Choose a material to gain.
    GainMaterial {
        /// Among which.
        choice: MaterialChoice,
        /// How many.
        left: u8,
    },
    /// Choose a feature marker to move.
    Mutate(u8),
    /// Choose where it goes.
    MutateTo {
        /// From where.
        from: Feature,
        /// How many more.
        left: u8,
    },
    /// Make the extra find of phase 3.
    ExtraFind,

    // Dice.
    /// Choose whom to take a die from, or whether to take it from the display.
    TakeDie {
        /// A fate die, or an activation die.
        fate: bool,
    },
    /// Choose which activation die to give away.
    GiveDie {
        /// To whom.
        to: Seat,
    },
    /// Choose how many used dice to roll, so many at most.
    Recover(u8),
    /// Choose a die to turn.
    TurnDice(u8),
    /// Choose its new value.
    TurnTo {
        /// Its value now.
        from: u8,
        /// How many more.
        left: u8,
    },
    /// Decide whether to turn a failed favor test by ideas.
    Failed {
        /// What follows if it is passed.
        pass: Follow,
        /// What follows if not.
        fail: Follow,
        /// How many ideas it takes.
        ideas: u8,
    },

    // Tribes.
    /// Choose a tribe to migrate.
    Migrate(u8),
    /// Choose the next territory of a tribe on its way.
    Travel(Journey),
    /// Settle there, or cross it.
    Arrive(Journey),
    /// Choose where to procreate.
    Procreate(u8),
    /// Choose an encampment.
    Settle {
        /// In which territory.
        territory: Territory,
        /// Whether the tribe is strong.
        strong: bool,
    },
    /// Choose a territory for weak tribes.
    WeakTribes(u8),
    /// Choose a vacant encampment for a weak tribe.
    WeakCamp {
        /// In which territory.
        territory: Territory,
        /// How many more.
        left: u8,
    },
    /// Choose a tribe to strengthen.
    Strengthen(u8),
    /// Choose a tribe to bring in from the wilderness.
    Encamp(u8),
    /// Choose a free encampment for it.
    EncampAt {
        /// In which territory.
        territory: Territory,
        /// Whether the tribe is strong.
        strong: bool,
    },
    /// Choose a strong tribe to take aboard a new boat.
    Board {
        /// In which territory.
        water: Territory,
        /// How many more.
        left: u8,
    },
    /// Choose a strong tribe next to a glacier to weaken.
    Glacier(SiteSpot),
    /// Choose a territory next to a holy rock.
    HolyRock(SiteSpot),
    /// Choose a tribe to lose.
    LoseTribe,
    /// Save a tribe by Deus ex machina, or let it go.
    Doom(Who),

    // Hunting, finding, exploring.
    /// Choose where to hunt.
    Hunt {
        /// How many more hunts.
        left: u8,
        /// Not here again.
        except: Option<Territory>,
    },
    /// Choose a value for a hunt.
    HuntValue {
        /// Where.
        territory: Territory,
        /// The values rolled.
        faces: Faces,
    },
    /// Choose the type of a lucky find.
    LuckyFind(u8),
    /// Choose what was found.
    LuckyValue {
        /// In which type of territory.
        terrain: Terrain,
        /// The values rolled.
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
        /// How many more.
        left: u8,
        /// Whether what comes from boats can be any material.
        any: bool,
    },
    /// Choose as what to store what comes from a boat.
    Unload {
        /// From where.
        water: Territory,
        /// Whether it can be any material.
        any: bool,
    },
    /// Choose a territory next to a hidden grotto.
    Grotto(SiteSpot),
    /// Produce by a grotto, and transport.
    GrottoWork {
        /// Where.
        territory: Territory,
        /// Whether one may still produce.
        produce: bool,
        /// Whether one may still transport.
        transport: bool,
    },
    /// Choose which of two sites of a kind comes first.
    SiteOrder {
        /// Holy rocks or hidden grottoes.
        kind: SiteKind,
        /// Which.
        spots: [SiteSpot; 2],
    },

    // Building.
    /// Choose a project.
    Build {
        /// How many more.
        left: u8,
        /// Only of this type.
        only: Option<Project>,
        /// Whether the first one binds the others.
        same: bool,
    },
    /// Choose where to build a farm or boat, or the ground for a statue.
    BuildAt(Project),
    /// Choose the material of a statue.
    StatueOf(Ground),
    /// Choose a settlement.
    ChooseSettlement,
    /// Choose its ground.
    SettleGround(u8),
    /// Choose a material of its cost to leave out.
    LeaveOut {
        /// Which settlement.
        settlement: u8,
        /// On which ground.
        ground: Ground,
    },

    // Cards and chips.
    /// Choose a stored material to return for one that a cost asks for.
    PayMaterial(Material),
    /// Choose a card to install.
    Install {
        /// Of which type.
        deck: Deck,
        /// With the special bonus.
        special: Special,
    },
    /// Choose its column.
    CardColumn {
        /// Which card.
        card: CardId,
        /// With the special bonus.
        special: Special,
    },
    /// Choose the stage whose cost to fulfil.
    CardLevel {
        /// Which card.
        card: CardId,
        /// In which column.
        column: Column,
        /// With the special bonus.
        special: Special,
    },
    /// Choose a cost space to ignore, or none.
    CardIgnore(Installation),
    /// Choose the spaces that settlements fulfil.
    CardSettlements(Installation),
    /// Choose a goal chip from the display.
    TakeGoal {
        /// Whether the display is refilled at once.
        refill: bool,
    },
    /// Choose a goal chip to cover.
    Cover(GoalId),
    /// Choose a goal chip to install.
    InstallGoal,
    /// Choose its column.
    GoalColumn(u8),
    /// Choose half a column.
    GoalHalf {
        /// Which space of the goal area.
        space: u8,
        /// Which column.
        column: Column,
    },
    /// Choose an income chip from the display.
    GainIncome,
    /// Choose its column.
    IncomeColumn(IncomeId),
    /// Use a new income chip.
    UseIncome(IncomeId),
    /// Choose income chips to use.
    IncomeActions(u8),
    /// Use all income chips once.
    IncomePhase,
    /// Choose the column of an attribute chip.
    AttributeColumn(AttributeId),
    /// Choose an activity.
    Activity {
        /// How many more.
        left: u8,
        /// Whether the same may be performed twice.
        again: bool,
        /// Not this one again.
        except: Option<ActivityId>,
    },
    /// Choose what to pay for an activity.
    Price {
        /// Which activity.
        activity: ActivityId,
        /// The number of the price.
        number: u8,
        /// How many pieces of it are left.
        left: u8,
    },
    /// Choose a research stack to take the top card of.
    TakeCard {
        /// Only of this type.
        deck: Option<Deck>,
        /// How many more.
        left: u8,
    },
    /// Choose a face-down stack to draw from.
    DrawCards {
        /// How many more.
        left: u8,
        /// How many of them one keeps.
        keep: u8,
    },
    /// Choose a card to keep.
    KeepCard(u8),

    // Tracks.
    /// Choose a track.
    ChooseTrack {
        /// How many steps.
        steps: u8,
        /// Only one that is furthest behind.
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
        /// How many more sales.
        sales: u8,
        /// How many more purchases.
        purchases: u8,
    },
    /// Choose what to sell for money.
    SellForMoney,
    /// Choose what to sell for points.
    SellForPoints,
    /// Choose what to purchase.
    Purchase,

    // Sites, feeding, weather, events, income.
    /// Decide whether to feed all.
    Feed,
    /// Decide how many tribes of a group to feed, then of the next.
    FeedGroup {
        /// The number of the group.
        group: u8,
        /// How many strong ones stay strong without food.
        hardy: u8,
        /// Whether some tribe got none.
        hungry: bool,
    },
    /// Decide how many strong tribes of a group stay strong without food.
    Spare {
        /// The number of the group.
        group: u8,
        /// How many of it are not fed.
        unfed: u8,
        /// How many may stay strong.
        hardy: u8,
    },
    /// The weather touches a civilization.
    Weather,
    /// Return a farm or boat for an event.
    Toll,
}
