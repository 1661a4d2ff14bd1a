//! The cards and buildings, read from data files into tables.

mod file;

use std::fmt;
use std::sync::OnceLock;

use engine::bag::IdSet;
use engine::{PackHash, PackInfo};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub use file::ContentError;
use file::EffectRow;

use crate::resource::{Resource, Resources};

/// Number of civilization cards.
pub const CARDS: usize = 36;
/// Number of building tiles.
pub const BUILDINGS: usize = 28;

/// A set of civilization cards.
pub type CardSet = IdSet<1>;
/// A set of building tiles.
pub type BuildingSet = IdSet<1>;

macro_rules! numbered_piece {
    ($(#[$meta:meta])* $name:ident, $count:expr, $letter:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u8);

        impl $name {
            /// Returns the piece with this number, counted from 0, or `None` if there are not that many.
            #[must_use]
            pub const fn new(index: u16) -> Option<Self> {
                if (index as usize) < $count { Some(Self(index as u8)) } else { None }
            }

            /// Returns its number, counted from 0, as an index.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns its number, counted from 0, as an id in a set.
            #[must_use]
            pub const fn id(self) -> u16 {
                self.0 as u16
            }

            fn named(name: &str) -> Option<Self> {
                let digits = name.strip_prefix($letter).filter(|digits| digits.len() == 2)?;
                Self::new(digits.parse::<u16>().ok()?.checked_sub(1)?)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{:02}", $letter, self.0 + 1)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                Self::named(&name).ok_or_else(|| {
                    de::Error::custom(format_args!("`{name}` does not exist: expected {}01 to {}{:02}", $letter, $letter, $count))
                })
            }
        }
    };
}

numbered_piece! {
    /// One of the civilization cards, printed as `C01` to `C36`.
    CardId, CARDS, "C"
}
numbered_piece! {
    /// One of the building tiles, printed as `B01` to `B28`.
    BuildingId, BUILDINGS, "B"
}

/// A civilization card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The card's id.
    pub id: CardId,
    /// The upper half: what the buyer gets.
    pub top: Effect,
    /// The lower half: what the card counts for in the final scoring.
    pub bottom: Bottom,
}

/// The upper half of a civilization card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "EffectRow", into = "EffectRow")]
pub enum Effect {
    /// Roll one die for each player. The buyer picks one first, then the others clockwise.
    DiceForAll,
    /// Take this amount of food.
    Food(u8),
    /// Take this number of pieces of a resource.
    Resource(Resource, u8),
    /// Roll two dice for a resource.
    Roll(Resource),
    /// Score this number of points.
    Points(u8),
    /// Take a tool.
    Tool,
    /// Go up one step on the food track.
    FoodTrack,
    /// Draw another card, for the final scoring only.
    ExtraCard,
    /// Keep the card as a tool of this value that can be used once.
    OneUseTool(u8),
    /// Take any two resources, now or later.
    AnyTwo,
}

/// The lower half of a civilization card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Bottom {
    /// Green: a symbol of culture.
    Culture {
        /// The symbol.
        culture: Culture,
    },
    /// Sand-colored: people of a profession.
    Profession {
        /// Their profession.
        profession: Profession,
        /// Number of figures.
        count: u8,
    },
}

engine::vocabulary! {
    /// The eight symbols of culture.
    pub enum Culture {
        /// Medicine.
        Healing = "healing",
        /// Art.
        Art = "art",
        /// Writing.
        Writing = "writing",
        /// Pottery.
        Pottery = "pottery",
        /// Sundials.
        Time = "time",
        /// Transport.
        Transport = "transport",
        /// Music.
        Music = "music",
        /// Weaving.
        Weaving = "weaving",
    }
}

engine::vocabulary! {
    /// The four professions. Each figure scores the number given here.
    pub enum Profession {
        /// The position on the food track.
        Farmers = "farmers",
        /// The value of all tools.
        ToolMakers = "tool-makers",
        /// The number of buildings.
        HutBuilders = "hut-builders",
        /// The number of people.
        Shamans = "shamans",
    }
}

/// A building tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Building {
    /// The building's id.
    pub id: BuildingId,
    /// The resources it costs.
    pub cost: Cost,
}

/// The cost of a building. Its points are always the value of the resources paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Exactly these resources.
    Fixed(Resources),
    /// A fixed number of pieces of a fixed number of kinds.
    Counted {
        /// Number of pieces, 4 or 5 in the printed game.
        pieces: u8,
        /// Exact number of different kinds.
        kinds: u8,
    },
    /// At least one piece and at most this number.
    UpTo(u8),
}

/// Everything printed on cards and tiles.
#[derive(Debug)]
pub struct Content {
    hash: PackHash,
    cards: [Card; CARDS],
    buildings: [Building; BUILDINGS],
}

impl Content {
    /// The name of the printed game's content.
    pub const NAME: &'static str = "printed";

    /// Returns all cards.
    #[must_use]
    pub const fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns all buildings.
    #[must_use]
    pub const fn buildings(&self) -> &[Building] {
        &self.buildings
    }

    /// Returns the cards and tiles of the printed game, which are read and checked once.
    pub fn printed() -> Result<&'static Self, ContentError> {
        static PRINTED: OnceLock<Result<Content, ContentError>> = OnceLock::new();
        let printed = PRINTED
            .get_or_init(|| Self::parse(include_str!("../data/cards.toml"), include_str!("../data/buildings.toml")));
        printed.as_ref().map_err(Clone::clone)
    }

    /// Returns the card with this id.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Returns the building with this id.
    #[must_use]
    pub fn building(&self, id: BuildingId) -> &Building {
        &self.buildings[id.index()]
    }

    /// Returns all cards in a set, ordered by id.
    pub fn cards_in(&self, set: CardSet) -> impl Iterator<Item = &Card> {
        set.iter().filter_map(|id| self.cards.get(usize::from(id)))
    }

    /// Returns the hash of the data files.
    #[must_use]
    pub const fn hash(&self) -> PackHash {
        self.hash
    }

    /// Returns the name and hash by which a saved game refers to this content.
    #[must_use]
    pub fn info(&self) -> PackInfo {
        PackInfo { name: Self::NAME, hash: self.hash.to_string() }
    }
}

/// The content a game is played with. A saved state refers to it by its hash.
#[derive(Clone, Copy)]
pub(crate) struct ContentRef(pub(crate) &'static Content);

impl std::ops::Deref for ContentRef {
    type Target = Content;

    fn deref(&self) -> &Content {
        self.0
    }
}

impl PartialEq for ContentRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for ContentRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({})", self.hash)
    }
}

impl Serialize for ContentRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hash.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ContentRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = PackHash::deserialize(deserializer)?;
        let printed = Content::printed().map_err(de::Error::custom)?;
        if printed.hash != hash {
            let problem = format!("the game was saved with content {hash}: expected {}", printed.hash);
            return Err(de::Error::custom(problem));
        }
        Ok(Self(printed))
    }
}
