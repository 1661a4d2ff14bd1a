//! The closed vocabulary of what cards, chips and events give. Content packs are written in the same words.

use engine::notation::{After, Name, NameOrAny, UpTo};
use serde::{Deserialize, Serialize};

use crate::ability::Trigger;
use crate::content::Deck;
use crate::content::grammar::{AMOUNT, MOST_POINTS, OfMaterials, OnTrack, Upgrades, write_per};
use crate::continent::Terrain;
use crate::count::Count;
use crate::material::{Material, Row};
use crate::module::{Feature, Module, Track};

engine::vocabulary! {
    /// A marker whose space on the console holds only one kind of marker.
    pub enum Marker {
        /// On the food space.
        Food = "food",
        /// On the money space.
        Money = "money",
        /// On the idea space.
        Idea = "idea",
        /// On the focus space.
        Focus = "focus",
    }
}

engine::vocabulary! {
    /// A project that can be built on the continent.
    pub enum Project {
        /// In a land territory.
        Farm = "farm",
        /// In a Water territory.
        Boat = "boat",
        /// On a building ground, of one stored material.
        Statue = "statue",
        /// On a building ground.
        Settlement = "settlement",
    }
}

/// Which material is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MaterialChoice {
    /// Any of the 18 materials.
    Any,
    /// This material.
    Only(Material),
    /// Any material of this land type.
    Of(Terrain),
    /// Any material of this row.
    In(Row),
}

impl MaterialChoice {
    /// Returns true if the choice allows this material.
    #[must_use]
    pub fn allows(self, material: Material) -> bool {
        match self {
            Self::Any => true,
            Self::Only(only) => only == material,
            Self::Of(terrain) => material.terrain() == terrain,
            Self::In(row) => material.row() == row,
        }
    }
}

/// On which track the disc advances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TrackChoice {
    /// Any track.
    Any,
    /// This track.
    Only(Track),
    /// The track on which the player is furthest behind. If several are tied, any of them.
    Lowest,
}

/// Which module is upgraded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UpgradeChoice {
    /// Any main module.
    Any,
    /// This module.
    Only(Module),
    /// A module with the colour of this track.
    Colour(Track),
}

/// What an effect gives per unit of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// Success points.
    Points,
    /// Markers of this kind.
    Markers(Marker),
}

engine::effect_table! {
    /// One thing that a card, chip or event lets its owner do or gain. The owner may forgo it.
    #[derive(Serialize, Deserialize)]
    pub enum Effect: Facts {
        /// Gain success points.
        Points(count: u8) = ("points", UpTo(MOST_POINTS)), "effect-points", PLAIN;
        /// Gain markers.
        Markers(marker: Marker, count: u8) = (_, Name, AMOUNT), "effect-markers", PLAIN;
        /// Gain points or markers for each unit of something.
        Per {
            /// What is gained.
            gain: Gain,
            /// The amount per unit.
            each: u8,
            /// What is counted.
            count: Count,
            /// The maximum number of units that count.
            most: u8,
        } = [write_per], _, PLAIN;
        /// Place `count` planning markers on one dice space.
        Planning(count: u8) = ("planning", AMOUNT), "effect-planning", PLAIN;
        /// Gain `count` feature markers of this type, or each of any type.
        Features(feature: Option<Feature>, count: u8) = ("feature", NameOrAny, AMOUNT), "effect-features", PLAIN;
        /// Move up to `count` feature markers to other feature spaces.
        Mutate(count: u8) = ("mutate", AMOUNT), "effect-mutate", PLAIN;
        /// Gain `count` stored materials.
        Materials(material: MaterialChoice, count: u8) = ("material", OfMaterials, AMOUNT), "effect-materials", PLAIN;
        /// Advance `count` steps on a track.
        Advance(track: TrackChoice, count: u8) = (_, OnTrack, AMOUNT), "effect-advance",
            Facts { below: again(count), ..sets_off(SetsOff::Lines(track)) };
        /// Advance on the Favor of Agera track.
        Favor(count: u8) = ("favor", AMOUNT), "effect-favor", PLAIN;
        /// Gain an activation die and roll it. If none is on display, take it from the other civilization with the
        /// most, which may be V.I.C.I. V.I.C.I does not choose.
        ActivationDie = ("activation-die"), "effect-activation-die", PLAIN;
        /// Gain a fate die in the same way as an activation die.
        FateDie = ("fate-die"), "effect-fate-die", PLAIN;
        /// Take up to `count` used dice, roll them and place them on their dice spaces.
        Recover(count: u8) = ("recover", AMOUNT), "effect-recover", PLAIN;
        /// Move up to `count` dice to other dice spaces.
        TurnDice(count: u8) = ("turn-dice", AMOUNT), "effect-turn-dice", PLAIN;
        /// Gain the top card of a research stack, `count` times.
        Cards(deck: Option<Deck>, count: u8) = ("card", NameOrAny, AMOUNT), "effect-cards",
            Facts { below: again(count), ..triggers(&[Trigger::CardGained]) };
        /// Draw cards from face-down stacks and keep some of them. Either all of them are drawn or none.
        Draw {
            /// Number of cards drawn.
            draw: u8,
            /// Number of cards kept.
            keep: u8,
        } = ("draw", AMOUNT, After(&["keep"], UpTo(draw))), "effect-draw",
            Facts { times: keep, below: 1, ..triggers(&[Trigger::CardGained]) };
        /// Gain a goal chip.
        GoalChip = ("goal-chip"), "effect-goal-chip", PLAIN;
        /// Install a goal chip.
        InstallGoal = ("install-goal"), "effect-install-goal",
            // Freeing a goal space gives an upgrade (p. 26).
            Facts { pays: true, ..triggers(&[Trigger::GoalInstalled, Trigger::Upgraded]) };
        /// Gain an income chip.
        IncomeChip = ("income-chip"), "effect-income-chip",
            // A new income chip is used immediately (p. 23).
            sets_off(SetsOff::These(&[Cause::Trigger(Trigger::IncomeChipGained), Cause::IncomeAction]));
        /// Perform up to `count` actions of income chips.
        IncomeActions(count: u8) = ("income-action", AMOUNT), "effect-income-actions",
            Facts { below: again(count), ..sets_off(SetsOff::These(&[Cause::IncomeAction])) };
        /// Perform an activity.
        Activity = ("activity"), "effect-activity", sets_off(SetsOff::These(&[Cause::Activity]));
        /// Flip a stage tile to active.
        StageTile = ("stage-tile"), "effect-stage-tile", triggers(&[Trigger::StageFlipped]);
        /// Upgrade a module.
        Upgrade(module: UpgradeChoice) = (_, Upgrades), "effect-upgrade", triggers(&[Trigger::Upgraded]);
        /// Perform up to `count` migrations.
        Migrations(count: u8) = ("migration", AMOUNT), "effect-migrations", Facts { below: 2, ..triggers(SETTLING) };
        /// Perform up to `count` procreations.
        Procreations(count: u8) = ("procreation", AMOUNT), "effect-procreations",
            Facts { below: again(count), ..triggers(PROCREATING) };
        /// Put a weak tribe on each of up to `count` vacant encampments of one of the owner's territories.
        WeakTribes(count: u8) = ("weak-tribes", AMOUNT), "effect-weak-tribes",
            // The tribes go to free encampments of the owner's territory: none is displaced, and the territory is not
            // new.
            Facts { below: 1, ..triggers(&[Trigger::Procreated, Trigger::Developed]) };
        /// Strengthen up to `count` tribes.
        Strengthen(count: u8) = ("strengthen", AMOUNT), "effect-strengthen", PLAIN;
        /// Move up to `count` tribes from the wilderness to free encampments of their territories.
        Encamp(count: u8) = ("encamp", AMOUNT), "effect-encamp",
            Facts { below: 1, ..triggers(&[Trigger::Developed]) };
        /// Perform up to `count` hunts.
        Hunts(count: u8) = ("hunt", AMOUNT), "effect-hunts",
            Facts { below: again(count), ..triggers(&[Trigger::Hunted]) };
        /// Make up to `count` lucky finds.
        LuckyFinds(count: u8) = ("lucky-find", AMOUNT), "effect-lucky-finds",
            Facts { below: again(count), ..triggers(&[Trigger::LuckyFind]) };
        /// Reveal the sites next to one of the owner's territories.
        Explore = ("explore"), "effect-explore",
            Facts { times: MOST_SITES, ..triggers(&[Trigger::SiteRevealed]) };
        /// Reveal one site anywhere.
        RevealSite = ("reveal-site"), "effect-reveal-site", triggers(&[Trigger::SiteRevealed]);
        /// Produce `count` raw materials.
        Produce(count: u8) = ("produce", AMOUNT), "effect-produce", PLAIN;
        /// Transport up to `count` raw materials.
        Transport(count: u8) = ("transport", AMOUNT), "effect-transport", PLAIN;
        /// Complete a building project, of this type or of any type.
        Build(project: Option<Project>) = ("build", NameOrAny), "effect-build",
            Facts {
                below: u8::from(matches!(project, Some(Project::Settlement) | None)),
                pays: true,
                ..sets_off(SetsOff::Building(project))
            };
        /// Install a card of this type from the hand.
        Install(deck: Deck) = ("install", Name), "effect-install",
            Facts { below: 1, pays: true, ..sets_off(SetsOff::Installing(deck)) };
        /// Perform the Sale action up to `count` times.
        Sales(count: u8) = ("sale", AMOUNT), "effect-sales",
            Facts { below: 2, ..triggers(&[Trigger::Sold]) };
        /// Perform the Purchase action up to `count` times.
        Purchases(count: u8) = ("purchase", AMOUNT), "effect-purchases",
            Facts { below: again(count), ..triggers(&[Trigger::Purchased]) };
    }
}

/// What the checks of a pack need to know about an effect.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// What the effect sets off, including everything the rules may add.
    pub sets_off: SetsOff,
    /// How often one thing happens before the first of its bonuses is given.
    pub times: u8,
    /// The maximum number of the effect's own tasks that wait below what it sets off.
    pub below: u8,
    /// Whether stored materials may be paid within the effect, one after the other.
    pub pays: bool,
}

/// Something that can set off a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// This trigger has occurred.
    Trigger(Trigger),
    /// An activity is being performed.
    Activity,
    /// The action of an income chip is being performed.
    IncomeAction,
}

/// What an effect sets off.
#[derive(Clone, Copy, Debug)]
pub enum SetsOff {
    /// Every bonus with one of these causes.
    These(&'static [Cause]),
    /// Every ability that waits for one of these triggers.
    Triggers(&'static [Trigger]),
    /// The lines that are crossed, and what is printed behind them.
    Lines(TrackChoice),
    /// A building project, of this type or of any type, and its reward.
    Building(Option<Project>),
    /// The installation of a card of this type.
    Installing(Deck),
}

/// The maximum number of sites next to one territory.
const MOST_SITES: u8 = 6;
const SETTLING: &[Trigger] = &[Trigger::SettledAnew, Trigger::Displaced, Trigger::WasDisplaced, Trigger::Developed];
const PROCREATING: &[Trigger] =
    &[Trigger::SettledAnew, Trigger::Displaced, Trigger::WasDisplaced, Trigger::Developed, Trigger::Procreated];

const PLAIN: Facts = triggers(&[]);

const fn sets_off(sets_off: SetsOff) -> Facts {
    Facts { sets_off, times: 1, below: 0, pays: false }
}

const fn triggers(triggers: &'static [Trigger]) -> Facts {
    sets_off(SetsOff::Triggers(triggers))
}

/// Returns 1 if something is done more than once, otherwise 0.
const fn again(count: u8) -> u8 {
    (count > 1) as u8
}

engine::effect_table! {
    /// Part of the price of an activity. The fact is the trigger that paying it sets off.
    #[derive(Serialize, Deserialize)]
    pub enum Price: Option<Trigger> {
        /// Return markers.
        Markers(marker: Marker, count: u8) = (_, Name, AMOUNT), "price-markers", None;
        /// Return `count` stored materials.
        Materials(material: MaterialChoice, count: u8) = ("material", OfMaterials, AMOUNT), "price-materials", None;
        /// Return `count` feature markers.
        Features(feature: Option<Feature>, count: u8) = ("feature", NameOrAny, AMOUNT), "price-features", None;
        /// Return `count` planning markers.
        Planning(count: u8) = ("planning", AMOUNT), "price-planning", None;
        /// Move `count` dice from the dice spaces to the used dice.
        Dice(count: u8) = ("die", AMOUNT), "price-dice", None;
        /// Weaken `count` strong tribes.
        Weaken(count: u8) = ("weaken", AMOUNT), "price-weaken", None;
        /// Return `count` tribes from the continent.
        Tribes(count: u8) = ("tribe", AMOUNT), "price-tribes", Some(Trigger::TribeLost);
        /// Move back `count` steps on the Favor of Agera track.
        Favor(count: u8) = ("favor", AMOUNT), "price-favor", None;
    }
}

/// What a card, chip or event gives: one of its alternatives, each a list of effects, possibly after a favor test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Whether a favor test comes first.
    pub favor_test: bool,
    /// The alternatives, usually only one.
    pub either: Vec<Vec<Effect>>,
}

/// An activity: a price and the bonus it buys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activity {
    /// The parts of the price. All of them are paid before the bonus is given.
    pub price: Vec<Price>,
    /// The bonus gained.
    pub bonus: BonusId,
}

/// The index of a bonus in its pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BonusId(pub(crate) u16);
