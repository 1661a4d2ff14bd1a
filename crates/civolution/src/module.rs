//! The modules of a console, the features below the feature modules, and the progress tracks that share the colours of
//! the dice.

use crate::content::Deck;

engine::vocabulary! {
    /// A progress track. Each has the colour of one die value and of one research deck.
    pub enum Track {
        /// Brown, value 1, inventions.
        Technology = "technology",
        /// Green, value 2, mutations.
        Prestige = "prestige",
        /// Yellow, value 3, insights.
        Knowledge = "knowledge",
        /// Blue, value 4, buildings.
        Construction = "construction",
        /// Purple, value 5, achievements.
        Culture = "culture",
    }
}

impl Track {
    /// Returns the die value with the colour of the track.
    #[must_use]
    pub const fn die(self) -> u8 {
        self.index() as u8 + 1
    }

    /// The last space of a track.
    pub const END: u8 = 12;
}

engine::vocabulary! {
    /// A feature of a civilization.
    pub enum Feature {
        /// Its module takes two 1s.
        Stamina = "stamina",
        /// Its module takes two 2s.
        Intelligence = "intelligence",
        /// Its module takes two 3s.
        Calm = "calm",
        /// Its module takes two 4s.
        Dexterity = "dexterity",
        /// Its module takes two 5s.
        Expression = "expression",
        /// Its module takes two 6s.
        Perception = "perception",
    }
}

engine::vocabulary! {
    /// One of the fifteen main modules, which can be upgraded.
    pub enum Module {
        /// Gain research cards.
        Research = "research",
        /// Move tribes.
        Migration = "migration",
        /// Reveal sites or make a lucky find.
        Exploration = "exploration",
        /// Transport raw materials to the storage.
        Transport = "transport",
        /// Use income chips or install an invention.
        Invention = "invention",
        /// Perform activities.
        Activity = "activity",
        /// Hunt or strengthen tribes.
        Sustenance = "sustenance",
        /// Gain tribes.
        Procreation = "procreation",
        /// Move feature markers or install a mutation.
        Mutation = "mutation",
        /// Install a goal chip or place planning markers.
        Planning = "planning",
        /// Produce raw materials.
        Production = "production",
        /// Gain ideas or install an insight.
        Insight = "insight",
        /// Sell and purchase.
        Trade = "trade",
        /// Build or install a building card.
        Building = "building",
        /// Gain dice or install an achievement.
        Achievement = "achievement",
    }
}

impl Module {
    /// Returns the two values that the module takes. Each pair of different values has exactly one module.
    #[must_use]
    pub const fn dice(self) -> (u8, u8) {
        match self {
            Self::Research => (1, 2),
            Self::Migration => (1, 3),
            Self::Exploration => (1, 4),
            Self::Transport => (1, 5),
            Self::Invention => (1, 6),
            Self::Activity => (2, 3),
            Self::Sustenance => (2, 4),
            Self::Procreation => (2, 5),
            Self::Mutation => (2, 6),
            Self::Planning => (3, 4),
            Self::Production => (3, 5),
            Self::Insight => (3, 6),
            Self::Trade => (4, 5),
            Self::Building => (4, 6),
            Self::Achievement => (5, 6),
        }
    }

    /// Returns true if one of its values has the colour of the track. The bonus of the track may then upgrade it (p.
    /// 31).
    #[must_use]
    pub const fn has_colour_of(self, track: Track) -> bool {
        let (first, second) = self.dice();
        first == track.die() || second == track.die()
    }

    /// Returns the deck of the cards that the module installs, if it installs any.
    #[must_use]
    pub const fn deck(self) -> Option<Deck> {
        match self {
            Self::Invention => Some(Deck::Invention),
            Self::Mutation => Some(Deck::Mutation),
            Self::Insight => Some(Deck::Insight),
            Self::Building => Some(Deck::Building),
            Self::Achievement => Some(Deck::Achievement),
            Self::Research
            | Self::Migration
            | Self::Exploration
            | Self::Transport
            | Self::Activity
            | Self::Sustenance
            | Self::Procreation
            | Self::Planning
            | Self::Production
            | Self::Trade => None,
        }
    }

    /// The highest level of a module.
    pub const TOP_LEVEL: u8 = 3;
}

/// One of the 22 modules of a console, each of which can be activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Panel {
    /// A main module.
    Main(Module),
    /// The feature module above a feature space. It takes two dice of its value.
    Feature(Feature),
    /// The Sleep module. It takes any two dice.
    Sleep,
}

impl Panel {
    /// Lists all of them: the main modules, the feature modules and Sleep.
    pub fn all() -> impl Iterator<Item = Self> {
        let modules = Module::ALL.into_iter().map(Self::Main);
        modules.chain(Feature::ALL.into_iter().map(Self::Feature)).chain([Self::Sleep])
    }

    /// Returns the two values that the module takes, or `None` if it takes any two dice.
    #[must_use]
    pub const fn dice(self) -> Option<(u8, u8)> {
        match self {
            Self::Main(module) => Some(module.dice()),
            Self::Feature(feature) => Some((feature.index() as u8 + 1, feature.index() as u8 + 1)),
            Self::Sleep => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_different_values_has_one_module() {
        let pairs: Vec<(u8, u8)> = (1..=6).flat_map(|a| (a + 1..=6).map(move |b| (a, b))).collect();
        assert_eq!(Module::ALL.map(Module::dice).to_vec(), pairs);
    }

    #[test]
    fn every_track_has_the_colour_of_five_modules() {
        use Module::{Achievement, Procreation, Production, Trade, Transport};
        for track in Track::ALL {
            assert_eq!(Module::ALL.into_iter().filter(|module| module.has_colour_of(track)).count(), 5);
        }
        let culture = Module::ALL.into_iter().filter(|module| module.has_colour_of(Track::Culture));
        assert_eq!(culture.collect::<Vec<_>>(), [Transport, Procreation, Production, Trade, Achievement]);
    }
}
