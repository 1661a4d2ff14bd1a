//! The lasting abilities of installed cards and attribute chips: traits that change a rule, and bonuses triggered by
//! something that happens.

use engine::notation::{Name, NameOrAny};
use serde::{Deserialize, Serialize};

use crate::content::Deck;
use crate::continent::Terrain;
use crate::effect::{BonusId, Project};
use crate::module::{Module, Track};

/// A lasting ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Changes a rule for its owner. Amounts of the same trait add up, and sets are joined.
    Trait(Trait, u8),
    /// Gives a bonus each time the trigger occurs. The bonus comes after everything that belongs to the trigger and
    /// before anything else. If several bonuses are triggered together, their order is fixed.
    When(Trigger, BonusId),
}

engine::vocabulary! {
    /// A rule that is different for a civilization, called "it" below.
    ///
    /// The number that comes with a trait is called *n* below. For the traits that name types of territory or card, the
    /// number holds a set of those types. See [`Trait::number`].
    ///
    /// V.I.C.I never has a trait. Traits that concern other civilizations apply to V.I.C.I too. V.I.C.I makes no
    /// decisions, so when a trait forbids it an option, it skips that option in its priorities.
    pub enum Trait {
        // Feeding (p. 33).
        /// Its tribes on encampments in territories of these types need no food.
        FedIn = "fed-in",
        /// Its tribes on boats need no food.
        FedAfloat = "fed-afloat",
        /// Its tribes in the wilderness need 1 food less, in addition to what a farm saves them.
        WildRations = "wild-rations",
        /// Its farms also feed its tribes in the wilderness of their territories.
        OpenFarms = "open-farms",
        /// In every feeding phase, *n* of its strong tribes that are not fed stay strong. It chooses which.
        Hardy = "hardy",
        /// *n* points if it has at least one tribe and all of its tribes were fed or needed nothing.
        WellFed = "well-fed",
        /// Saving a tribe by Deus ex machina costs 1 idea instead of a step of favor, if it has an idea.
        Mercy = "mercy",

        // Encampments (p. 14, 15).
        /// Its tribes are not weakened by displacing another tribe: its own, V.I.C.I's or any other.
        Conqueror = "conqueror",
        /// *n* more points for settling on a fire encampment.
        FirePoints = "fire-points",
        /// No other civilization can displace its tribes from fire encampments. V.I.C.I takes the next encampment of
        /// its priorities instead.
        Rooted = "rooted",
        /// *n* points for displacing a tribe of another civilization, including V.I.C.I.
        DisplacePoints = "displace-points",

        // Moving and growing (p. 14 to 17).
        /// *n* more migrations when it activates Migration.
        LongMarch = "long-march",
        /// Its weak tribes can also migrate, and stay weak.
        Wanderers = "wanderers",
        /// It crosses Water without a boat, but needs a boat to stay there.
        Swimmers = "swimmers",
        /// *n* more procreations when it activates Procreation.
        Fertile = "fertile",

        // Boats and raw materials (p. 18, 21).
        /// What it transports from boats counts as any material.
        OpenTrade = "open-trade",
        /// A new boat may take a second strong tribe aboard.
        Shipwrights = "shipwrights",
        /// *n* more raw materials when it activates Production.
        Produce = "produce",
        /// It can produce in territories with its farm even without a tribe there.
        FarmProduce = "farm-produce",
        /// Producing in a territory of these types gives one more raw material.
        RichIn = "rich-in",
        /// It transports *n* more raw materials when it activates Production or Transport.
        Carriers = "carriers",

        // Hunting and finding (p. 19, 20).
        /// *n* more food for every hunt, for any value of the die.
        HuntFood = "hunt-food",
        /// 2 more food for hunting in territories of these types.
        HuntersIn = "hunters-in",
        /// It can hunt where a hunting token lies, including one placed by V.I.C.I, and then places none. It can
        /// therefore also hunt when no token is left.
        Poacher = "poacher",
        /// A lucky find is any material of the announced type, without a roll.
        Prospector = "prospector",
        /// *n* more points for every site it reveals.
        Surveyor = "surveyor",

        // Favor tests, ideas, planning (p. 13, 14, 17).
        /// A 6 passes its favor tests.
        LuckySix = "lucky-six",
        /// It rolls *n* more dice in favor tests, but not for hunts and finds.
        Blessed = "blessed",
        /// An idea changes a die or planning marker by up to 2, in activations, tests, hunts and finds.
        Bright = "bright",
        /// Planning markers also count as the values next to theirs.
        FlexiblePlans = "flexible-plans",
        /// *n* more planning markers each time it places any.
        Planner = "planner",
        /// Sleep gives both a focus marker and 2 ideas.
        Dreamer = "dreamer",

        // Reset (p. 32).
        /// It can do a reset with *n* more dice on its dice spaces.
        EarlyReset = "early-reset",

        // Trade (p. 30).
        /// *n* more money for a material sold for money.
        Merchant = "merchant",
        /// *n* more points for a material sold for points.
        Showman = "showman",
        /// It purchases for *n* less money, but pays at least 1.
        Haggler = "haggler",
        /// It purchases every material as if its tile lay face up.
        KnownWorld = "known-world",

        // Buildings (p. 21, 22, 36).
        /// Its settlements cost one material less. It chooses which.
        CheapSettlements = "cheap-settlements",
        /// Its statues can be of any stored material.
        Sculptor = "sculptor",
        /// *n* more points for every statue in the income phase.
        Monumental = "monumental",
        /// It may have one more building on every building ground, but no second settlement.
        Crowded = "crowded",
        /// A tribe one territory further away is enough to build on a building ground, including the island.
        FarBuilders = "far-builders",

        // Cards, goals and chips (p. 24 to 27).
        /// Stored materials of a land type in the set can be paid for one another: for cards, goals, settlements,
        /// statues and activities. It chooses which.
        Crafty = "crafty",
        /// It needs one feature marker fewer of each type that cards of these decks ask it to have.
        Learned = "learned",
        /// For the cost of cards, and for nothing else, it counts *n* more settlements.
        Settled = "settled",
        /// Goals require one less of what they count, but at least one. Goals that are paid for cost the same.
        Ambitious = "ambitious",
        /// An income chip used for points gives *n* more.
        IncomePoints = "income-points",
        /// It passes the favor tests of its income chips without rolling, but no other favor tests.
        Trusted = "trusted",
        /// Attribute chips require one feature marker fewer.
        Gifted = "gifted",

        // Tracks, sites, weather, events, eras (p. 31 to 35).
        /// *n* more points for every step beyond the end of a track.
        Summit = "summit",
        /// Gorges demand nothing of it.
        WolfTamers = "wolf-tamers",
        /// Glaciers do not weaken its tribes.
        IcePeople = "ice-people",
        /// It can have farms next to volcanoes, even if a volcano is revealed after the farm was built.
        AshFarmers = "ash-farmers",
        /// *n* more points for every mystic oak next to one of its territories.
        OakPoints = "oak-points",
        /// It is not affected by bad weather, not even beyond the end of the gauge.
        Sheltered = "sheltered",
        /// It leads an event in which it is tied for the lead, also with V.I.C.I.
        Figurehead = "figurehead",
        /// *n* more units in the scoring of every era and for the lead in it, but not in the final scoring.
        EraUnits = "era-units",
    }
}

/// What the number of a trait means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraitNumber {
    /// The trait has no number.
    None,
    /// An amount.
    Amount,
    /// A set of types of territory.
    Terrains,
    /// A set of research decks.
    Decks,
}

impl Trait {
    /// Returns what the number of the trait means.
    #[must_use]
    pub const fn number(self) -> TraitNumber {
        match self {
            Self::FedIn | Self::RichIn | Self::HuntersIn | Self::Crafty => TraitNumber::Terrains,
            Self::Learned => TraitNumber::Decks,
            Self::Hardy
            | Self::WellFed
            | Self::FirePoints
            | Self::DisplacePoints
            | Self::LongMarch
            | Self::Fertile
            | Self::Produce
            | Self::Carriers
            | Self::HuntFood
            | Self::Surveyor
            | Self::Blessed
            | Self::Planner
            | Self::EarlyReset
            | Self::Merchant
            | Self::Showman
            | Self::Haggler
            | Self::Monumental
            | Self::Settled
            | Self::IncomePoints
            | Self::Summit
            | Self::OakPoints
            | Self::EraUnits => TraitNumber::Amount,
            Self::FedAfloat
            | Self::WildRations
            | Self::OpenFarms
            | Self::Mercy
            | Self::Conqueror
            | Self::Rooted
            | Self::Wanderers
            | Self::Swimmers
            | Self::OpenTrade
            | Self::Shipwrights
            | Self::FarmProduce
            | Self::Poacher
            | Self::Prospector
            | Self::LuckySix
            | Self::Bright
            | Self::FlexiblePlans
            | Self::Dreamer
            | Self::KnownWorld
            | Self::CheapSettlements
            | Self::Sculptor
            | Self::Crowded
            | Self::FarBuilders
            | Self::Ambitious
            | Self::Trusted
            | Self::Gifted
            | Self::WolfTamers
            | Self::IcePeople
            | Self::AshFarmers
            | Self::Sheltered
            | Self::Figurehead => TraitNumber::None,
        }
    }
}

engine::effect_table! {
    /// Something that happens to a civilization, or that it does.
    ///
    /// V.I.C.I has no cards that could wait for a trigger, so its own actions trigger nothing for it. Where a trigger
    /// concerns other civilizations, V.I.C.I is one of them.
    #[derive(Serialize, Deserialize)]
    pub enum Trigger {
        /// It has activated this module and finished using it.
        Activated(module: Module) = ("activated", Name), "when-activated";
        /// It has activated Sleep.
        Slept = ("slept"), "when-slept";
        /// It has activated a feature module.
        FeatureGained = ("feature-gained"), "when-feature-gained";
        /// It has done a reset.
        Reset = ("reset"), "when-reset";
        /// One of its tribes has settled in a territory, or boarded a boat there, where it had no tribe at that time.
        SettledAnew = ("settled-anew"), "when-settled-anew";
        /// One of its tribes has displaced one of another civilization, including V.I.C.I.
        Displaced = ("displaced"), "when-displaced";
        /// One of its tribes was displaced by another civilization. Its bonus comes immediately, during the other
        /// player's turn. If V.I.C.I displaced it, the bonus comes after V.I.C.I has done everything on its card.
        WasDisplaced = ("was-displaced"), "when-was-displaced";
        /// It has developed a territory.
        Developed = ("developed"), "when-developed";
        /// It has gained a tribe on the continent.
        Procreated = ("procreated"), "when-procreated";
        /// One of its tribes was returned to its supply, lost or paid.
        TribeLost = ("tribe-lost"), "when-tribe-lost";
        /// It has hunted.
        Hunted = ("hunted"), "when-hunted";
        /// It has made a lucky find.
        LuckyFind = ("lucky-find"), "when-lucky-find";
        /// It has revealed a site.
        SiteRevealed = ("site-revealed"), "when-site-revealed";
        /// It has completed a building project of this type.
        Built(project: Project) = ("built", Name), "when-built";
        /// It has passed a favor test, possibly without rolling or by spending ideas, and done what followed.
        FavorPassed = ("favor-passed"), "when-favor-passed";
        /// It has failed a favor test and not spent ideas to pass it.
        FavorFailed = ("favor-failed"), "when-favor-failed";
        /// It has sold a material, for money or for points.
        Sold = ("sold"), "when-sold";
        /// It has purchased a material.
        Purchased = ("purchased"), "when-purchased";
        /// It has installed a research card, of this type or of any type. The card with this trigger counts too.
        CardInstalled(deck: Option<Deck>) = ("installed", NameOrAny), "when-card-installed";
        /// It has gained a research card.
        CardGained = ("card-gained"), "when-card-gained";
        /// It has installed a goal chip.
        GoalInstalled = ("goal-installed"), "when-goal-installed";
        /// It has gained an income chip, installed it and used it.
        IncomeChipGained = ("income-chip-gained"), "when-income-chip-gained";
        /// It has taken an attribute chip. The chip with this trigger counts too.
        AttributeTaken = ("attribute-taken"), "when-attribute-taken";
        /// It has upgraded a module.
        Upgraded = ("upgraded"), "when-upgraded";
        /// It has flipped a stage tile.
        StageFlipped = ("stage-flipped"), "when-stage-flipped";
        /// It has crossed a line of this track, or of any track.
        LineCrossed(track: Option<Track>) = ("line-crossed", NameOrAny), "when-line-crossed";
        /// It has made its extra find.
        ExtraFind = ("extra-find"), "when-extra-find";
        /// The site phase, if it has a territory of this type once the oaks have given their points.
        SitePhase(terrain: Terrain) = ("site-phase", Name), "when-site-phase";
        /// It has finished feeding its tribes, even if some were not fed.
        Fed = ("fed"), "when-fed";
        /// It has received the bonus of an event. V.I.C.I counts for majorities but receives none.
        EventWon = ("event-won"), "when-event-won";
        /// It has scored more points for the category of an era than any other civilization, including V.I.C.I.
        EraLed = ("era-led"), "when-era-led";
        /// The income phase begins for it.
        IncomePhase = ("income-phase"), "when-income-phase";
    }
}
