//! The closed vocabulary of what cards, chips and events give. Its words are also how a content pack is written.

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
    /// A marker on a space of the console that has only one kind of it.
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
    /// What can be built on the continent.
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

/// Which material one gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MaterialChoice {
    /// Any of the 18.
    Any,
    /// This one.
    Only(Material),
    /// Any of this land type.
    Of(Terrain),
    /// Any of this row.
    In(Row),
}

impl MaterialChoice {
    /// Whether it can be this material.
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

/// On which track one advances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TrackChoice {
    /// Any.
    Any,
    /// This one.
    Only(Track),
    /// One on which no own track is further behind.
    Lowest,
}

/// Which module one upgrades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UpgradeChoice {
    /// Any main module.
    Any,
    /// This one.
    Only(Module),
    /// One with the colour of this track.
    Colour(Track),
}

/// What is counted out per unit of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// Success points.
    Points,
    /// Markers.
    Markers(Marker),
}

engine::effect_table! {
    /// One thing that a card, chip or event lets its owner do or gain. He may forgo it.
    #[derive(Serialize, Deserialize)]
    pub enum Effect: Facts {
        /// Gain success points.
        Points(count: u8) = ("points", UpTo(MOST_POINTS)), "effect-points", PLAIN;
        /// Gain markers.
        Markers(marker: Marker, count: u8) = (_, Name, AMOUNT), "effect-markers", PLAIN;
        /// Gain so many for each unit of something, of at most so many units.
        Per {
            /// What.
            gain: Gain,
            /// How many per unit.
            each: u8,
            /// What is counted.
            count: Count,
            /// At most so many units.
            most: u8,
        } = [write_per], _, PLAIN;
        /// Place so many planning markers on one dice space.
        Planning(count: u8) = ("planning", AMOUNT), "effect-planning", PLAIN;
        /// Gain so many feature markers, of this type or each of any type.
        Features(feature: Option<Feature>, count: u8) = ("feature", NameOrAny, AMOUNT), "effect-features", PLAIN;
        /// Move up to so many feature markers to other feature spaces.
        Mutate(count: u8) = ("mutate", AMOUNT), "effect-mutate", PLAIN;
        /// Gain so many stored materials.
        Materials(material: MaterialChoice, count: u8) = ("material", OfMaterials, AMOUNT), "effect-materials", PLAIN;
        /// Advance so many steps on a track.
        Advance(track: TrackChoice, count: u8) = (_, OnTrack, AMOUNT), "effect-advance",
            Facts { below: again(count), ..sets_off(SetsOff::Lines(track)) };
        /// Advance on the Favor of Agera track.
        Favor(count: u8) = ("favor", AMOUNT), "effect-favor", PLAIN;
        /// Gain an activation die and roll it. With none on display it is taken from whoever else has the most, also from
        /// V.I.C.I, which does not choose.
        ActivationDie = ("activation-die"), "effect-activation-die", PLAIN;
        /// Gain a fate die, in the same way.
        FateDie = ("fate-die"), "effect-fate-die", PLAIN;
        /// Take up to so many used dice, roll them and place them on their dice spaces.
        Recover(count: u8) = ("recover", AMOUNT), "effect-recover", PLAIN;
        /// Move up to so many dice to other dice spaces.
        TurnDice(count: u8) = ("turn-dice", AMOUNT), "effect-turn-dice", PLAIN;
        /// Gain the top card of a research stack, so many times.
        Cards(deck: Option<Deck>, count: u8) = ("card", NameOrAny, AMOUNT), "effect-cards",
            Facts { below: again(count), ..triggers(&[Trigger::CardGained]) };
        /// Draw so many cards from face-down stacks, keep so many of them; nothing is drawn, or all.
        Draw {
            /// How many one looks at.
            draw: u8,
            /// How many one keeps.
            keep: u8,
        } = ("draw", AMOUNT, After(&["keep"], UpTo(draw))), "effect-draw",
            Facts { times: keep, below: 1, ..triggers(&[Trigger::CardGained]) };
        /// Gain a goal chip.
        GoalChip = ("goal-chip"), "effect-goal-chip", PLAIN;
        /// Install a goal chip.
        InstallGoal = ("install-goal"), "effect-install-goal",
            // A free goal space brings an upgrade (p. 26).
            Facts { pays: true, ..triggers(&[Trigger::GoalInstalled, Trigger::Upgraded]) };
        /// Gain an income chip.
        IncomeChip = ("income-chip"), "effect-income-chip",
            // A new income chip is used at once (p. 23).
            sets_off(SetsOff::These(&[Cause::Trigger(Trigger::IncomeChipGained), Cause::IncomeAction]));
        /// Perform up to so many actions of income chips.
        IncomeActions(count: u8) = ("income-action", AMOUNT), "effect-income-actions",
            Facts { below: again(count), ..sets_off(SetsOff::These(&[Cause::IncomeAction])) };
        /// Perform an activity.
        Activity = ("activity"), "effect-activity", sets_off(SetsOff::These(&[Cause::Activity]));
        /// Flip a stage tile to active.
        StageTile = ("stage-tile"), "effect-stage-tile", triggers(&[Trigger::StageFlipped]);
        /// Upgrade a module.
        Upgrade(module: UpgradeChoice) = (_, Upgrades), "effect-upgrade", triggers(&[Trigger::Upgraded]);
        /// Perform up to so many migrations.
        Migrations(count: u8) = ("migration", AMOUNT), "effect-migrations", Facts { below: 2, ..triggers(SETTLING) };
        /// Perform up to so many procreations.
        Procreations(count: u8) = ("procreation", AMOUNT), "effect-procreations",
            Facts { below: again(count), ..triggers(PROCREATING) };
        /// Put a weak tribe on each of up to so many vacant encampments of one own territory.
        WeakTribes(count: u8) = ("weak-tribes", AMOUNT), "effect-weak-tribes",
            // To free encampments of an own territory: nobody is displaced, and the territory is not new.
            Facts { below: 1, ..triggers(&[Trigger::Procreated, Trigger::Developed]) };
        /// Strengthen up to so many tribes.
        Strengthen(count: u8) = ("strengthen", AMOUNT), "effect-strengthen", PLAIN;
        /// Move up to so many tribes from the wilderness to free encampments of their territories.
        Encamp(count: u8) = ("encamp", AMOUNT), "effect-encamp",
            Facts { below: 1, ..triggers(&[Trigger::Developed]) };
        /// Perform up to so many hunts.
        Hunts(count: u8) = ("hunt", AMOUNT), "effect-hunts",
            Facts { below: again(count), ..triggers(&[Trigger::Hunted]) };
        /// Make up to so many lucky finds.
        LuckyFinds(count: u8) = ("lucky-find", AMOUNT), "effect-lucky-finds",
            Facts { below: again(count), ..triggers(&[Trigger::LuckyFind]) };
        /// Reveal the sites next to an own territory.
        Explore = ("explore"), "effect-explore",
            Facts { times: MOST_SITES, ..triggers(&[Trigger::SiteRevealed]) };
        /// Reveal one site anywhere.
        RevealSite = ("reveal-site"), "effect-reveal-site", triggers(&[Trigger::SiteRevealed]);
        /// Produce so many raw materials.
        Produce(count: u8) = ("produce", AMOUNT), "effect-produce", PLAIN;
        /// Transport up to so many raw materials.
        Transport(count: u8) = ("transport", AMOUNT), "effect-transport", PLAIN;
        /// Complete a building project, of this type or any.
        Build(project: Option<Project>) = ("build", NameOrAny), "effect-build",
            Facts {
                below: u8::from(matches!(project, Some(Project::Settlement) | None)),
                pays: true,
                ..sets_off(SetsOff::Building(project))
            };
        /// Install a card of this type from the hand.
        Install(deck: Deck) = ("install", Name), "effect-install",
            Facts { below: 1, pays: true, ..sets_off(SetsOff::Installing(deck)) };
        /// Perform the Sale action up to so many times.
        Sales(count: u8) = ("sale", AMOUNT), "effect-sales",
            Facts { below: 2, ..triggers(&[Trigger::Sold]) };
        /// Perform the Purchase action up to so many times.
        Purchases(count: u8) = ("purchase", AMOUNT), "effect-purchases",
            Facts { below: again(count), ..triggers(&[Trigger::Purchased]) };
    }
}

/// What the checks of a pack have to know about an effect.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// What it sets off, with everything that may come with it by the rules.
    pub sets_off: SetsOff,
    /// How often one thing happens before the first of its bonuses comes.
    pub times: u8,
    /// How many tasks of its own wait below what it sets off, at most.
    pub below: u8,
    /// Whether stored materials may be paid within it, one after the other.
    pub pays: bool,
}

/// Something that can set off a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// This has happened.
    Trigger(Trigger),
    /// An activity is performed.
    Activity,
    /// The action of an income chip is performed.
    IncomeAction,
}

/// What an effect sets off.
#[derive(Clone, Copy, Debug)]
pub enum SetsOff {
    /// Whatever has one of these causes.
    These(&'static [Cause]),
    /// Whatever waits for one of these.
    Triggers(&'static [Trigger]),
    /// Lines that are crossed, and what is printed behind them.
    Lines(TrackChoice),
    /// A building project, of this type or any, and its reward.
    Building(Option<Project>),
    /// A card of this type is installed.
    Installing(Deck),
}

/// The most sites that lie next to one territory.
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

/// Whether something is done once more.
const fn again(count: u8) -> u8 {
    (count > 1) as u8
}

engine::effect_table! {
    /// What is paid for an activity. The fact is what paying it sets off.
    #[derive(Serialize, Deserialize)]
    pub enum Price: Option<Trigger> {
        /// Return markers.
        Markers(marker: Marker, count: u8) = (_, Name, AMOUNT), "price-markers", None;
        /// Return so many stored materials.
        Materials(material: MaterialChoice, count: u8) = ("material", OfMaterials, AMOUNT), "price-materials", None;
        /// Return so many feature markers.
        Features(feature: Option<Feature>, count: u8) = ("feature", NameOrAny, AMOUNT), "price-features", None;
        /// Return so many planning markers.
        Planning(count: u8) = ("planning", AMOUNT), "price-planning", None;
        /// Put so many dice from the dice spaces to the used ones.
        Dice(count: u8) = ("die", AMOUNT), "price-dice", None;
        /// Weaken so many strong tribes.
        Weaken(count: u8) = ("weaken", AMOUNT), "price-weaken", None;
        /// Return so many tribes from the continent.
        Tribes(count: u8) = ("tribe", AMOUNT), "price-tribes", Some(Trigger::TribeLost);
        /// Move back so many steps on the Favor of Agera track.
        Favor(count: u8) = ("favor", AMOUNT), "price-favor", None;
    }
}

/// What a card, chip or event gives: perhaps after a favor test, one of its alternatives, each a list of effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Whether a favor test comes first.
    pub favor_test: bool,
    /// The alternatives; mostly one.
    pub either: Vec<Vec<Effect>>,
}

/// An activity: a price and what one gets for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activity {
    /// What is paid first, all of it.
    pub price: Vec<Price>,
    /// What one gets.
    pub bonus: BonusId,
}

/// The number of a bonus in its pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BonusId(pub(crate) u16);
