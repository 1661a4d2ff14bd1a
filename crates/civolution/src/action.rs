//! The actions that answer the decisions of the game, and their notation.

mod notation;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{CardId, ChipCardId, CostSpaces, Deck, IncomeId, MarkerCardId, Slot};
use crate::continent::{SiteSpot, Terrain, Territory};
use crate::effect::Project;
use crate::land::Who;
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::stages::{Column, Half};

/// The answer to one decision. Prints as a short line in canonical form, and parses back.
///
/// ```
/// use civolution::{Action, Module, Panel};
/// let action: Action = "activate migration".parse()?;
/// assert_eq!(action, Action::Activate(Panel::Main(Module::Migration)));
/// assert_eq!(action.to_string(), "activate migration");
/// # Ok::<(), engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Keep a card that was drawn or is offered: `keep A7`.
    Keep(CardId),
    /// Choose a starting marker card: `marker-card M3`.
    MarkerCard(MarkerCardId),
    /// Choose a starting chip card: `chip-card S4`.
    ChipCard(ChipCardId),
    /// Activate a module: `activate research`, `activate calm`, `activate sleep`.
    Activate(Panel),
    /// Pay for one of the two values of a module: `pay die 3`, `pay planning 4`, `pay focus`.
    Pay(Payment),
    /// Do a reset: `reset`.
    Reset,
    /// Take up this many of the dice in question: `reroll 2`.
    Reroll(u8),
    /// Choose one of several named ways: `do hunt`.
    Do(Deed),
    /// Choose one of the alternatives of a bonus: `option 2`.
    Alternative(u8),
    /// Choose a territory: `at forest-b`.
    At(Territory),
    /// Choose one of the player's tribes: `tribe forest-b camp strong`.
    Tribe(Who),
    /// Settle on the fire encampment, occupied or free: `settle fire`.
    SettleFire,
    /// Settle on another free encampment: `settle camp`.
    SettleCamp,
    /// Displace a tribe from an encampment other than the fire encampment: `displace P2 weak`.
    Displace {
        /// The owner of the displaced tribe.
        seat: Seat,
        /// Whether the displaced tribe is strong.
        strong: bool,
    },
    /// Continue without settling: `cross`.
    Cross,
    /// Choose a type of territory: `terrain swamp`.
    Terrain(Terrain),
    /// Choose a material: `material oil`.
    Material(Material),
    /// Choose a feature: `feature calm`.
    Feature(Feature),
    /// Choose a track: `track culture`.
    Track(Track),
    /// Choose a value of a die: `value 3`.
    Value(u8),
    /// Take the top card of a face-up stack: `take insight`.
    TakeOpen(Deck),
    /// Draw from a face-down stack: `draw insight`.
    Draw(Deck),
    /// Take a goal chip from the display: `goal 3`.
    Goal(u8),
    /// Choose a space of the goal area: `space 2`.
    Space(u8),
    /// Take an income chip from the display: `income 1`.
    Income(u8),
    /// Take an attribute chip from the display: `attribute 1`.
    Attribute(u8),
    /// Perform the action of an income chip: `chip I7`.
    Chip(IncomeId),
    /// Use an income chip for points: `point I7`.
    Point(IncomeId),
    /// Install a card: `install A7`.
    Install(CardId),
    /// Choose a column: `column 3`.
    Column(Column),
    /// Choose half a column: `half left`.
    Half(Half),
    /// Fulfil the cost spaces of a stage: `level 4`.
    Level(u8),
    /// Ignore a cost space: `ignore 2`.
    Ignore(u8),
    /// Fulfil these cost spaces by settlements: `settlements 1 3`.
    Settlements(CostSpaces),
    /// Upgrade a module: `upgrade research`.
    Upgrade(Module),
    /// Flip a stage tile: `tile 4`.
    Tile(u8),
    /// Perform an activity: `activity console`, `activity C16`.
    Activity(Option<CardId>),
    /// Choose a building project: `build farm`.
    Build(Project),
    /// Choose a settlement of the console: `settlement 2`.
    Settlement(u8),
    /// Choose a site: `site 12`.
    Site(SiteSpot),
    /// Choose the building ground in the large Water territory: `island`.
    Island,
    /// Take a die from another civilization: `from P2`.
    From(Seat),
    /// Feed all tribes: `feed all`.
    FeedAll,
    /// Feed this many of the tribes in question: `feed 2`.
    Feed(u8),
    /// Let this many of the unfed tribes in question stay strong: `spare 1`.
    Spare(u8),
    /// Return a marker to the supply: `return food`, `return planning 3`, `return wood`, `return calm`.
    Return(Slot),
    /// Return a raw material to the supply: `return raw swamp-c`.
    ReturnRaw(Territory),
    /// Decline, finish or continue: `pass`.
    Pass,
}

/// What pays for one of the two values of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Payment {
    /// A die on the space of this value.
    Die(u8),
    /// A planning marker on the space of this value.
    Planning(u8),
    /// A focus marker.
    Focus,
}

engine::vocabulary! {
    /// A named option.
    pub enum Deed {
        /// Install a card or a goal chip.
        Install = "install",
        /// Reveal the sites next to a territory.
        Explore = "explore",
        /// Make a lucky find.
        LuckyFind = "lucky-find",
        /// Hunt.
        Hunt = "hunt",
        /// Strengthen tribes.
        Strengthen = "strengthen",
        /// Take visible cards, or the top card of a stack.
        Take = "take",
        /// Draw cards and choose among them.
        Draw = "draw",
        /// Perform actions of income chips.
        Income = "income",
        /// Perform an activity.
        Activity = "activity",
        /// Move feature markers.
        Mutate = "mutate",
        /// Place planning markers.
        Plan = "plan",
        /// Gain a goal chip.
        Goal = "goal",
        /// Build.
        Build = "build",
        /// Gain an activation die.
        ActivationDie = "activation-die",
        /// Gain a fate die.
        FateDie = "fate-die",
        /// Gain dice.
        Dice = "dice",
        /// Produce raw materials.
        Produce = "produce",
        /// Transport raw materials.
        Transport = "transport",
        /// Gain tribes.
        Procreate = "procreate",
        /// Sell.
        Sale = "sale",
        /// Purchase.
        Purchase = "purchase",
        /// Gain a focus marker.
        Focus = "focus",
        /// Gain ideas, or place the reset marker on the idea space.
        Ideas = "ideas",
        /// Place the reset marker on the food space, or lose food.
        Food = "food",
        /// Lose a tribe.
        Tribe = "tribe",
        /// Advance on the Favor of Agera track.
        Favor = "favor",
        /// Flip a stage tile.
        StageTile = "stage-tile",
        /// Take points.
        Points = "points",
        /// Spend ideas.
        Spend = "spend",
        /// Save a tribe by Deus ex machina.
        Save = "save",
        /// Give away a used die.
        Used = "used",
    }
}
