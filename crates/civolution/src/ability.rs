//! The lasting abilities of installed cards and attribute chips: traits that change a rule, and bonuses that follow
//! whenever something happens.

use engine::notation::{Name, NameOrAny};
use serde::{Deserialize, Serialize};

use crate::content::Deck;
use crate::continent::Terrain;
use crate::effect::{BonusId, Project};
use crate::module::{Module, Track};

/// A lasting ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// A rule is different for its owner. Numbers of several such abilities add up.
    Trait(Trait, u8),
    /// A bonus whenever something happens. It comes when that is over with all that belongs to it, and before anything
    /// else; of several at once the owner has no choice of order.
    When(Trigger, BonusId),
}

engine::vocabulary! {
    /// A rule that is different for a civilization. What its number means stands with each; those about types of
    /// territory or card hold a set of them, see [`Trait::number`].
    ///
    /// V.I.C.I never has one. Where others are spoken of it counts as another civilization like any, and as it decides
    /// nothing, what it cannot do is skipped in its priorities.
    pub enum Trait {
        // Feeding (p. 33).
        /// Its tribes on encampments in territories of these types need no food.
        FedIn = "fed-in",
        /// Its tribes on boats need no food.
        FedAfloat = "fed-afloat",
        /// Its tribes in the wilderness need 1 food less, besides what a farm saves them.
        WildRations = "wild-rations",
        /// Its farms feed its tribes in the wilderness of their territories too.
        OpenFarms = "open-farms",
        /// So many strong tribes that are not fed stay strong, in every feeding phase. It chooses which.
        Hardy = "hardy",
        /// So many points if all of its tribes were fed or needed nothing, and it has any.
        WellFed = "well-fed",
        /// Saving a tribe by Deus ex machina costs 1 idea instead of a step of favor, if it has one.
        Mercy = "mercy",

        // Encampments (p. 14, 15).
        /// Its tribes are not weakened by displacing others: its own, V.I.C.I's or anybody's.
        Conqueror = "conqueror",
        /// So many more points for settling on a fire encampment.
        FirePoints = "fire-points",
        /// Nobody else can displace its tribes from fire encampments, V.I.C.I neither: it takes the next encampment of
        /// its priorities.
        Rooted = "rooted",
        /// So many points for displacing a tribe of another civilization, V.I.C.I's too.
        DisplacePoints = "displace-points",

        // Moving and growing (p. 14 to 17).
        /// So many more migrations when it activates Migration.
        LongMarch = "long-march",
        /// Its weak tribes can migrate too, and stay weak.
        Wanderers = "wanderers",
        /// It crosses Water without a boat, but needs one to stay there.
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
        /// So much more food for every hunt, whatever the die.
        HuntFood = "hunt-food",
        /// 2 more food for hunting in territories of these types.
        HuntersIn = "hunters-in",
        /// It can hunt where a hunting token lies, V.I.C.I's too, and then places none; so also when none is left.
        Poacher = "poacher",
        /// A lucky find is any material of the announced type, without a roll.
        Prospector = "prospector",
        /// So many more points for every site it reveals.
        Surveyor = "surveyor",

        // Favor tests, ideas, planning (p. 13, 14, 17).
        /// A 6 passes its favor tests.
        LuckySix = "lucky-six",
        /// It rolls so many more dice in favor tests, but not for hunts and finds.
        Blessed = "blessed",
        /// An idea changes a die or planning marker by up to 2, in activations, tests, hunts and finds.
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
        /// It purchases for so much less money, but at least for 1.
        Haggler = "haggler",
        /// It purchases every material as if its tile lay face up.
        KnownWorld = "known-world",

        // Buildings (p. 21, 22, 36).
        /// Its settlements cost one material less, of its choice.
        CheapSettlements = "cheap-settlements",
        /// Its statues can be of any stored material.
        Sculptor = "sculptor",
        /// So many more points for every statue in the income phase.
        Monumental = "monumental",
        /// It may have one more building on every building ground, but no second settlement.
        Crowded = "crowded",
        /// A tribe one territory further away is enough to build on a building ground, the island too.
        FarBuilders = "far-builders",

        // Cards, goals and chips (p. 24 to 27).
        /// Stored materials of the same land type, if it is one of these, can be paid for one another: for cards,
        /// goals, settlements, statues and activities. It chooses which.
        Crafty = "crafty",
        /// It needs one feature marker fewer of each type that cards of these decks ask it to have.
        Learned = "learned",
        /// It counts so many more settlements for the cost of cards, and for nothing else.
        Settled = "settled",
        /// Goals ask it for one less of what they count, but at least for one. Those that are paid cost the same.
        Ambitious = "ambitious",
        /// An income chip used for points gives so many more.
        IncomePoints = "income-points",
        /// It passes the favor tests of its income chips without rolling, and only those.
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
        /// It can have farms next to volcanoes, whoever reveals them and when.
        AshFarmers = "ash-farmers",
        /// So many more points for every mystic oak next to one of its territories.
        OakPoints = "oak-points",
        /// Bad weather does not touch it, not even beyond the end of the gauge.
        Sheltered = "sheltered",
        /// It leads where it is tied for the lead in an event, also with V.I.C.I.
        Figurehead = "figurehead",
        /// So many more units count in the scoring of every era, and for the lead in it, but not in the final one.
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

engine::effect_table! {
    /// Something that happens to a civilization or that it does. Nothing of this happens to V.I.C.I, as it has no card that
    /// could wait for it; where others are spoken of it counts as another civilization.
    #[derive(Serialize, Deserialize)]
    pub enum Trigger {
        /// It has activated this module and done what it wanted with it.
        Activated(module: Module) = ("activated", Name), "when-activated";
        /// It has activated Sleep.
        Slept = ("slept"), "when-slept";
        /// It has activated a feature module.
        FeatureGained = ("feature-gained"), "when-feature-gained";
        /// It has done a reset.
        Reset = ("reset"), "when-reset";
        /// One of its tribes has settled in a territory, or boarded a boat in one, where it had none at that time.
        SettledAnew = ("settled-anew"), "when-settled-anew";
        /// One of its tribes has displaced one of another civilization, V.I.C.I's too.
        Displaced = ("displaced"), "when-displaced";
        /// One of its tribes was displaced by another civilization. Its bonus comes at once, in the other's turn; by V.I.C.I,
        /// when V.I.C.I has done all its card says.
        WasDisplaced = ("was-displaced"), "when-was-displaced";
        /// It has developed a territory.
        Developed = ("developed"), "when-developed";
        /// It has gained a tribe on the continent.
        Procreated = ("procreated"), "when-procreated";
        /// One of its tribes went back to its supply, lost or paid.
        TribeLost = ("tribe-lost"), "when-tribe-lost";
        /// It has hunted.
        Hunted = ("hunted"), "when-hunted";
        /// It has made a lucky find.
        LuckyFind = ("lucky-find"), "when-lucky-find";
        /// It has revealed a site.
        SiteRevealed = ("site-revealed"), "when-site-revealed";
        /// It has completed a building project of this type.
        Built(project: Project) = ("built", Name), "when-built";
        /// It has passed a favor test and done what followed, be it without rolling or by ideas.
        FavorPassed = ("favor-passed"), "when-favor-passed";
        /// It has failed a favor test and not turned it by ideas.
        FavorFailed = ("favor-failed"), "when-favor-failed";
        /// It has sold a material, for money or for points.
        Sold = ("sold"), "when-sold";
        /// It has purchased a material.
        Purchased = ("purchased"), "when-purchased";
        /// It has installed a research card, of this type or any; the one that says so, too.
        CardInstalled(deck: Option<Deck>) = ("installed", NameOrAny), "when-card-installed";
        /// It has gained a research card.
        CardGained = ("card-gained"), "when-card-gained";
        /// It has installed a goal chip.
        GoalInstalled = ("goal-installed"), "when-goal-installed";
        /// It has gained an income chip, installed and used it.
        IncomeChipGained = ("income-chip-gained"), "when-income-chip-gained";
        /// It has taken an attribute chip; the one that says so, too.
        AttributeTaken = ("attribute-taken"), "when-attribute-taken";
        /// It has upgraded a module.
        Upgraded = ("upgraded"), "when-upgraded";
        /// It has flipped a stage tile.
        StageFlipped = ("stage-flipped"), "when-stage-flipped";
        /// It has crossed a line of this track, or of any.
        LineCrossed(track: Option<Track>) = ("line-crossed", NameOrAny), "when-line-crossed";
        /// It has made its extra find.
        ExtraFind = ("extra-find"), "when-extra-find";
        /// The site phase, if it has a territory of this type when the oaks have given their points.
        SitePhase(terrain: Terrain) = ("site-phase", Name), "when-site-phase";
        /// It has finished feeding its tribes, whether all were fed or not.
        Fed = ("fed"), "when-fed";
        /// It has received the bonus of an event. V.I.C.I counts for majorities but receives none.
        EventWon = ("event-won"), "when-event-won";
        /// It has scored more points for the category of an era than any other civilization, V.I.C.I too.
        EraLed = ("era-led"), "when-era-led";
        /// The income phase begins for it.
        IncomePhase = ("income-phase"), "when-income-phase";
    }
}
