//! What can be counted for a civilization. Goals and events ask for these counts, and some bonuses depend on them.

use engine::notation::Name;
use serde::{Deserialize, Serialize};

use crate::civilization::{BOATS, FARMS, HIGHEST_FAVOR, SETTLEMENTS};
use crate::content::Deck;
use crate::content::grammar::Land;
use crate::continent::Terrain;
use crate::land::Boat;
use crate::module::{Feature, Track};
use crate::site::SiteKind;

/// The highest number a piece may ask for where nothing else limits it.
const MOST: u8 = 20;
/// Number of territories of each land type.
const LANDS: u8 = 3;

engine::effect_table! {
    /// Something a civilization has a number of. The fact is the highest number a piece may ask for, which keeps
    /// unreachable goals out of a pack.
    #[derive(Serialize, Deserialize)]
    pub enum Count: u8 {
        /// Tribes on the continent.
        Tribes = ("tribes"), "count-tribes", MOST;
        /// Strong tribes.
        StrongTribes = ("strong-tribes"), "count-strong-tribes", MOST;
        /// Tribes in the wilderness.
        WildTribes = ("wild-tribes"), "count-wild-tribes", MOST;
        /// Tribes on boats.
        TribesAfloat = ("tribes-afloat"), "count-tribes-afloat", BOATS * Boat::SEATS;
        /// Tribes in territories next to a face-up site of this type.
        TribesNextTo(site: SiteKind) = ("tribes-next-to", Name), "count-tribes-next-to", MOST;
        /// Territories with at least one tribe.
        Territories = ("territories"), "count-territories", MOST;
        /// Territories of this type with at least one tribe.
        TerritoriesOf(terrain: Terrain) = ("territories-of", Name), "count-territories-of", if terrain.is_land() { LANDS } else { BOATS };
        /// Tribes in the territory of this type where the civilization has the most.
        TribesInOne(terrain: Terrain) = ("tribes-in-one", Name), "count-tribes-in-one", if terrain.is_land() { MOST } else { Boat::SEATS };
        /// Territories of this type with one of its tribes and one of its farms.
        FarmedTerritories(terrain: Terrain) = ("farmed", Land), "count-farmed", LANDS;
        /// Farms on the continent.
        Farms = ("farms"), "count-farms", FARMS;
        /// Boats on the continent.
        Boats = ("boats"), "count-boats", BOATS;
        /// Statues.
        Statues = ("statues"), "count-statues", MOST;
        /// Settlements on the continent.
        Settlements = ("settlements"), "count-settlements", SETTLEMENTS as u8;
        /// Farms, boats, statues and settlements.
        Buildings = ("buildings"), "count-buildings", MOST;
        /// Raw materials on the continent.
        RawMaterials = ("raw-materials"), "count-raw-materials", MOST;
        /// Stored materials.
        Stored = ("stored"), "count-stored", MOST;
        /// Kinds of stored materials.
        StoredKinds = ("stored-kinds"), "count-stored-kinds", MOST;
        /// Stored materials of this land type.
        StoredOf(terrain: Terrain) = ("stored-of", Land), "count-stored-of", MOST;
        /// Food markers.
        Food = ("food"), "count-food", MOST;
        /// Money markers.
        Money = ("money"), "count-money", MOST;
        /// Idea markers.
        Ideas = ("ideas"), "count-ideas", MOST;
        /// Planning and focus markers.
        Plans = ("plans"), "count-plans", MOST;
        /// Feature markers.
        Features = ("features"), "count-features", MOST;
        /// Feature markers of this type.
        FeaturesOf(feature: Feature) = ("features-of", Name), "count-features-of", MOST;
        /// Types of feature with at least one marker.
        FeatureKinds = ("feature-kinds"), "count-feature-kinds", Feature::COUNT as u8;
        /// Activation dice, including used ones.
        ActivationDice = ("activation-dice"), "count-activation-dice", MOST;
        /// Fate dice.
        FateDice = ("fate-dice"), "count-fate-dice", MOST;
        /// All dice.
        Dice = ("dice"), "count-dice", MOST;
        /// Steps on this track.
        Steps(track: Track) = ("steps", Name), "count-steps", Track::END;
        /// Steps on all tracks.
        AllSteps = ("all-steps"), "count-all-steps", MOST;
        /// Tracks whose disc lies on a pale space.
        PaleTracks = ("pale-tracks"), "count-pale-tracks", Track::COUNT as u8;
        /// The space on the Favor of Agera track, from 1.
        Favor = ("favor"), "count-favor", HIGHEST_FAVOR;
        /// Installed research cards.
        Cards = ("cards"), "count-cards", MOST;
        /// Installed research cards of this type.
        CardsOf(deck: Deck) = ("cards-of", Name), "count-cards-of", MOST;
        /// Types of research cards installed.
        CardKinds = ("card-kinds"), "count-card-kinds", Deck::COUNT as u8;
        /// Hand cards.
        HandCards = ("hand-cards"), "count-hand-cards", MOST;
        /// Installed income chips, including the starting chip card.
        IncomeChips = ("income-chips"), "count-income-chips", MOST;
        /// Installed goal chips.
        GoalChips = ("goal-chips"), "count-goal-chips", MOST;
        /// Installed attribute chips.
        AttributeChips = ("attribute-chips"), "count-attribute-chips", MOST;
        /// Module upgrades.
        Upgrades = ("upgrades"), "count-upgrades", MOST;
        /// Active diamonds.
        Diamonds = ("diamonds"), "count-diamonds", MOST;
    }
}
