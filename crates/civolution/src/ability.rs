//! The lasting abilities of installed cards and attribute chips: traits that change a rule, and bonuses that follow
//! whenever something happens.

use crate::content::Deck;
use crate::continent::Terrain;
use crate::effect::{BonusId, Project};
use crate::module::{Module, Track};

/// A lasting ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// A rule is different for its owner. Numbers of several such abilities add up.
    Trait(Trait, u8),
    /// A bonus whenever something happens.
    When(Trigger, BonusId),
}

engine::vocabulary! {
    /// A rule that is different for a civilization. What its number means stands with each; those about types of
    /// territory or card hold a set of them, see [`Trait::number`].
    pub enum Trait {
        // Feeding (p. 33).
        /// Its tribes on encampments in territories of these types need no food.
        FedIn = "fed-in",
        /// Its tribes on boats need no food.
        FedAfloat = "fed-afloat",
        /// Its tribes in the wilderness need 1 food less.
        WildRations = "wild-rations",
        /// Its farms feed its tribes in the wilderness of their territories too.
        OpenFarms = "open-farms",
        /// So many strong tribes that are not fed stay strong, in every feeding phase.
        Hardy = "hardy",
        /// So many points if all of its tribes were fed, and it has any.
        WellFed = "well-fed",
        /// Saving a tribe by Deus ex machina costs 1 idea instead of a step of favor, if it has one.
        Mercy = "mercy",

        // Encampments (p. 14, 15).
        /// Its tribes are not weakened by displacing others.
        Conqueror = "conqueror",
        /// So many more points for settling on a fire encampment.
        FirePoints = "fire-points",
        /// Nobody else can displace its tribes from fire encampments.
        Rooted = "rooted",
        /// So many points for displacing a tribe of another civilization.
        DisplacePoints = "displace-points",

        // Moving and growing (p. 14 to 17).
        /// So many more migrations when it activates Migration.
        LongMarch = "long-march",
        /// Its weak tribes can migrate too, and stay weak.
        Wanderers = "wanderers",
        /// It crosses Water without a boat.
        Swimmers = "swimmers",
        /// So many more procreations when it activates Procreation.
        Fertile = "fertile",

        // Boats and raw materials (p. 18, 21).
        /// What it transports from boats can be any material.
        OpenTrade = "open-trade",
        /// A new boat may take up a second strong tribe.
        Shipwrights = "shipwrights",
        /// So many more raw materials when it activates Production.
        Produce = "produce",
        /// It can produce in territories with its farm, even without a tribe.
        FarmProduce = "farm-produce",
        /// Producing in a territory of these types gives one more raw material.
        RichIn = "rich-in",
        /// It transports so many more raw materials when it activates Production or Transport.
        Carriers = "carriers",

        // Hunting and finding (p. 19, 20).
        /// So much more food for every hunt.
        HuntFood = "hunt-food",
        /// 2 more food for hunting in territories of these types.
        HuntersIn = "hunters-in",
        /// It can hunt where a hunting token lies, and then places none.
        Poacher = "poacher",
        /// A lucky find is any material of the announced type, without a roll.
        Prospector = "prospector",
        /// So many more points for every site it reveals.
        Surveyor = "surveyor",

        // Favor tests, ideas, planning (p. 13, 14, 17).
        /// A 6 passes its favor tests.
        LuckySix = "lucky-six",
        /// It rolls so many more dice in favor tests.
        Blessed = "blessed",
        /// An idea changes a die by up to 2.
        Bright = "bright",
        /// Planning markers also count as the values next to theirs.
        FlexiblePlans = "flexible-plans",
        /// So many more planning markers when it places any.
        Planner = "planner",
        /// Sleep gives both a focus marker and 2 ideas.
        Dreamer = "dreamer",

        // Reset (p. 32).
        /// It can do a reset with so many more dice on its dice spaces.
        EarlyReset = "early-reset",

        // Trade (p. 30).
        /// So much more money for a material sold for money.
        Merchant = "merchant",
        /// So many more points for a material sold for points.
        Showman = "showman",
        /// It purchases for so much less money.
        Haggler = "haggler",
        /// It purchases every material as if its tile lay face up.
        KnownWorld = "known-world",

        // Buildings (p. 21, 22, 36).
        /// It may leave out one material of a settlement's cost.
        CheapSettlements = "cheap-settlements",
        /// Its statues can be of any stored material.
        Sculptor = "sculptor",
        /// So many more points for every statue in the income phase.
        Monumental = "monumental",
        /// It may have one more building on every building ground.
        Crowded = "crowded",
        /// A tribe one territory further away is enough to build on a building ground.
        FarBuilders = "far-builders",

        // Cards, goals and chips (p. 24 to 27).
        /// Stored materials of the same land type, if it is one of these, can be paid for one another.
        Crafty = "crafty",
        /// It needs one feature marker fewer of each type that cards of these decks ask it to have.
        Learned = "learned",
        /// It counts so many more settlements for the cost of cards.
        Settled = "settled",
        /// Goals ask it for one less of what they count, but at least for one.
        Ambitious = "ambitious",
        /// An income chip used for points gives so many more.
        IncomePoints = "income-points",
        /// It passes the favor tests of its income chips without rolling.
        Trusted = "trusted",
        /// Attribute chips ask it for one feature marker fewer.
        Gifted = "gifted",

        // Tracks, sites, weather, events, eras (p. 31 to 35).
        /// So many more points for every step beyond the end of a track.
        Summit = "summit",
        /// Gorges demand nothing of it.
        WolfTamers = "wolf-tamers",
        /// Glaciers do not weaken its tribes.
        IcePeople = "ice-people",
        /// Volcanoes do not touch its farms.
        AshFarmers = "ash-farmers",
        /// So many more points for every mystic oak next to one of its territories.
        OakPoints = "oak-points",
        /// Bad weather does not touch it.
        Sheltered = "sheltered",
        /// It leads where it is tied for the lead in an event.
        Figurehead = "figurehead",
        /// So many more units count in the scoring of every era.
        EraUnits = "era-units",
    }
}

/// What the number of a trait means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraitNumber {
    /// It has none.
    None,
    /// How many.
    Amount,
    /// A set of types of territory.
    Terrains,
    /// A set of research decks.
    Decks,
}

impl Trait {
    /// What its number means.
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

/// Something that happens to a civilization or that it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trigger {
    /// It has activated this module and done what it wanted with it.
    Activated(Module),
    /// It has activated Sleep.
    Slept,
    /// It has activated a feature module.
    FeatureGained,
    /// It has done a reset.
    Reset,
    /// One of its tribes has settled in a territory where it had none.
    SettledAnew,
    /// One of its tribes has displaced one of another civilization.
    Displaced,
    /// One of its tribes was displaced by another civilization.
    WasDisplaced,
    /// It has developed a territory.
    Developed,
    /// It has gained a tribe on the continent.
    Procreated,
    /// One of its tribes went back to its supply.
    TribeLost,
    /// It has hunted.
    Hunted,
    /// It has made a lucky find.
    LuckyFind,
    /// It has revealed a site.
    SiteRevealed,
    /// It has completed a building project of this type.
    Built(Project),
    /// It has passed a favor test.
    FavorPassed,
    /// It has failed a favor test.
    FavorFailed,
    /// It has sold a material.
    Sold,
    /// It has purchased a material.
    Purchased,
    /// It has installed a research card, of this type or any.
    CardInstalled(Option<Deck>),
    /// It has gained a research card.
    CardGained,
    /// It has installed a goal chip.
    GoalInstalled,
    /// It has gained an income chip.
    IncomeChipGained,
    /// It has taken an attribute chip.
    AttributeTaken,
    /// It has upgraded a module.
    Upgraded,
    /// It has flipped a stage tile.
    StageFlipped,
    /// It has crossed a line of this track, or of any.
    LineCrossed(Option<Track>),
    /// It has made its extra find.
    ExtraFind,
    /// The site phase, if it has a territory of this type.
    SitePhase(Terrain),
    /// It has finished feeding its tribes.
    Fed,
    /// It has received the bonus of an event.
    EventWon,
    /// It has scored the category of an era, and nobody more.
    EraLed,
    /// The income phase begins for it.
    IncomePhase,
}
