//! The cards and buildings, read from data files into tables.

use std::fmt;
use std::sync::OnceLock;

use engine::bag::IdSet;
use engine::{PackHash, PackInfo};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::resource::{Resource, Resources};

/// How many civilization cards there are.
pub const CARDS: usize = 36;
/// How many building tiles there are.
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
            /// The one with this number, counted from 0, if there is one.
            #[must_use]
            pub const fn new(index: u16) -> Option<Self> {
                if (index as usize) < $count { Some(Self(index as u8)) } else { None }
            }

            /// Its number, counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number in a set.
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
    /// Which.
    pub id: CardId,
    /// The upper half: what its buyer gets.
    pub top: Effect,
    /// The lower half: what it is worth in the final scoring.
    pub bottom: Bottom,
}

/// The upper half of a civilization card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "EffectRow", into = "EffectRow")]
pub enum Effect {
    /// Roll a die for every player; everybody picks one.
    DiceForAll,
    /// Take food.
    Food(u8),
    /// Take so many of a resource.
    Resource(Resource, u8),
    /// Roll two dice for a resource.
    Roll(Resource),
    /// Take points.
    Points(u8),
    /// Take a tool.
    Tool,
    /// Go up the food track.
    FoodTrack,
    /// Draw another card, for the final scoring only.
    ExtraCard,
    /// Keep a tool that can be used once.
    OneUseTool(u8),
    /// Take any two resources, now or later.
    AnyTwo,
}

/// An effect as it is written in the data file.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum EffectRow {
    Plain(PlainEffect),
    Food {
        food: u8,
    },
    Resource {
        resource: Resource,
        count: u8,
    },
    Roll {
        roll: Resource,
    },
    Points {
        points: u8,
    },
    OneUseTool {
        #[serde(rename = "one-use-tool")]
        one_use_tool: u8,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PlainEffect {
    DiceForAll,
    Tool,
    FoodTrack,
    ExtraCard,
    AnyTwo,
}

impl From<EffectRow> for Effect {
    fn from(row: EffectRow) -> Self {
        match row {
            EffectRow::Plain(PlainEffect::DiceForAll) => Self::DiceForAll,
            EffectRow::Plain(PlainEffect::Tool) => Self::Tool,
            EffectRow::Plain(PlainEffect::FoodTrack) => Self::FoodTrack,
            EffectRow::Plain(PlainEffect::ExtraCard) => Self::ExtraCard,
            EffectRow::Plain(PlainEffect::AnyTwo) => Self::AnyTwo,
            EffectRow::Food { food } => Self::Food(food),
            EffectRow::Resource { resource, count } => Self::Resource(resource, count),
            EffectRow::Roll { roll } => Self::Roll(roll),
            EffectRow::Points { points } => Self::Points(points),
            EffectRow::OneUseTool { one_use_tool } => Self::OneUseTool(one_use_tool),
        }
    }
}

impl From<Effect> for EffectRow {
    fn from(effect: Effect) -> Self {
        match effect {
            Effect::DiceForAll => Self::Plain(PlainEffect::DiceForAll),
            Effect::Tool => Self::Plain(PlainEffect::Tool),
            Effect::FoodTrack => Self::Plain(PlainEffect::FoodTrack),
            Effect::ExtraCard => Self::Plain(PlainEffect::ExtraCard),
            Effect::AnyTwo => Self::Plain(PlainEffect::AnyTwo),
            Effect::Food(food) => Self::Food { food },
            Effect::Resource(resource, count) => Self::Resource { resource, count },
            Effect::Roll(roll) => Self::Roll { roll },
            Effect::Points(points) => Self::Points { points },
            Effect::OneUseTool(one_use_tool) => Self::OneUseTool { one_use_tool },
        }
    }
}

/// The lower half of a civilization card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Bottom {
    /// Green: a symbol of culture.
    Culture {
        /// Which.
        culture: Culture,
    },
    /// Sand-coloured: people of a profession.
    Profession {
        /// Which.
        profession: Profession,
        /// How many.
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
    /// The four professions.
    pub enum Profession {
        /// Worth the position on the food track.
        Farmers = "farmers",
        /// Worth the value of all tools.
        ToolMakers = "tool-makers",
        /// Worth the number of buildings.
        HutBuilders = "hut-builders",
        /// Worth the number of people.
        Shamans = "shamans",
    }
}

/// A building tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Building {
    /// Which.
    pub id: BuildingId,
    /// What it costs.
    pub cost: Cost,
}

/// What a building costs. Its points are always the value of what is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Exactly these resources.
    Fixed(Resources),
    /// So many pieces of exactly so many kinds.
    Counted {
        /// How many pieces.
        pieces: u8,
        /// How many kinds.
        kinds: u8,
    },
    /// At least one piece and at most so many.
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

    /// The cards and tiles of the printed game.
    pub fn printed() -> Result<&'static Self, ContentError> {
        static PRINTED: OnceLock<Result<Content, ContentError>> = OnceLock::new();
        let printed = PRINTED
            .get_or_init(|| Self::parse(include_str!("../data/cards.toml"), include_str!("../data/buildings.toml")));
        printed.as_ref().map_err(Clone::clone)
    }

    /// Reads the two data files and checks that they are a complete set.
    pub fn parse(cards: &str, buildings: &str) -> Result<Self, ContentError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct CardFile {
            card: Vec<Card>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct BuildingFile {
            building: Vec<BuildingRow>,
        }
        let hash = PackHash::of(&[("cards.toml", cards), ("buildings.toml", buildings)]);
        let card_file: CardFile = read("cards.toml", cards)?;
        let building_file: BuildingFile = read("buildings.toml", buildings)?;
        for card in &card_file.card {
            card.check()?;
        }
        let buildings: Result<Vec<Building>, ContentError> =
            building_file.building.into_iter().map(Building::try_from).collect();
        Ok(Self {
            hash,
            cards: in_order("cards.toml", card_file.card, |card| card.id.index())?,
            buildings: in_order("buildings.toml", buildings?, |building| building.id.index())?,
        })
    }

    /// What is printed on a card.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// What is printed on a building.
    #[must_use]
    pub fn building(&self, id: BuildingId) -> &Building {
        &self.buildings[id.index()]
    }

    /// All cards in a set.
    pub fn cards_in(&self, set: CardSet) -> impl Iterator<Item = &Card> {
        set.iter().filter_map(|id| self.cards.get(usize::from(id)))
    }

    /// The hash of the data files.
    #[must_use]
    pub const fn hash(&self) -> PackHash {
        self.hash
    }

    /// How a saved game names it.
    #[must_use]
    pub fn info(&self) -> PackInfo {
        PackInfo { name: Self::NAME, hash: self.hash.to_string() }
    }
}

/// What is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// It is not TOML, or not of the right form.
    #[error("{file}: {problem}")]
    Syntax {
        /// The file.
        file: &'static str,
        /// What is wrong, with its place.
        problem: String,
    },
    /// A row has a value that cannot be.
    #[error("{file}, {id}: {problem}")]
    Row {
        /// The file.
        file: &'static str,
        /// The row.
        id: String,
        /// What is wrong.
        problem: String,
    },
    /// There are not exactly as many rows as in the box, or their ids have gaps.
    #[error("{file}: expected {expected} rows numbered in order, found {found}")]
    Incomplete {
        /// The file.
        file: &'static str,
        /// How many there should be.
        expected: usize,
        /// How many good ones there are.
        found: usize,
    },
}

fn read<T: de::DeserializeOwned>(file: &'static str, text: &str) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|error| ContentError::Syntax { file, problem: error.to_string() })
}

fn in_order<T: fmt::Debug, const N: usize>(
    file: &'static str,
    rows: Vec<T>,
    index: impl Fn(&T) -> usize,
) -> Result<[T; N], ContentError> {
    let good = rows.iter().enumerate().take_while(|(position, row)| index(row) == *position).count();
    let incomplete = ContentError::Incomplete { file, expected: N, found: good.min(rows.len()) };
    if good != rows.len() {
        return Err(incomplete);
    }
    rows.try_into().map_err(|_| incomplete)
}

impl Card {
    fn check(&self) -> Result<(), ContentError> {
        const MOST: u8 = 7;
        let in_range = |n: u8, most: u8| (1..=most).contains(&n);
        let (good, expected) = match (self.top, self.bottom) {
            (Effect::OneUseTool(value), _) if !in_range(value, 4) => (false, "a one-use tool of value 1 to 4"),
            (Effect::Food(n) | Effect::Resource(_, n) | Effect::Points(n), _) if !in_range(n, MOST) => {
                (false, "a number from 1 to 7 in `top`")
            }
            (_, Bottom::Profession { count, .. }) if !in_range(count, MOST) => {
                (false, "a count from 1 to 7 in `bottom`")
            }
            _ => (true, ""),
        };
        if good {
            return Ok(());
        }
        Err(ContentError::Row { file: "cards.toml", id: self.id.to_string(), problem: format!("expected {expected}") })
    }
}

/// A building as it is written in the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: BuildingId,
    cost: CostRow,
    points: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct CostRow {
    #[serde(default)]
    wood: u16,
    #[serde(default)]
    brick: u16,
    #[serde(default)]
    stone: u16,
    #[serde(default)]
    gold: u16,
    pieces: Option<u8>,
    kinds: Option<u8>,
    up_to: Option<u8>,
}

impl TryFrom<BuildingRow> for Building {
    type Error = ContentError;

    fn try_from(row: BuildingRow) -> Result<Self, ContentError> {
        let problem = |problem: &str| ContentError::Row {
            file: "buildings.toml",
            id: row.id.to_string(),
            problem: problem.to_owned(),
        };
        let mut fixed = Resources::NONE;
        for (resource, count) in
            Resource::ALL.into_iter().zip([row.cost.wood, row.cost.brick, row.cost.stone, row.cost.gold])
        {
            fixed[resource] = count;
        }
        let cost = match (fixed.total(), row.cost.pieces, row.cost.kinds, row.cost.up_to) {
            (1..=7, None, None, None) => Cost::Fixed(fixed),
            (0, Some(pieces @ 1..=7), Some(kinds @ 1..=4), None) if kinds <= pieces => Cost::Counted { pieces, kinds },
            (0, None, None, Some(most @ 1..=7)) => Cost::UpTo(most),
            _ => return Err(problem("expected 1 to 7 resources, or `pieces` and `kinds`, or `up-to`")),
        };
        match (cost, row.points) {
            (Cost::Fixed(cost), Some(points)) if cost.value() == points => {}
            (Cost::Fixed(_), _) => return Err(problem("expected `points` to be the value of its resources")),
            (Cost::Counted { .. } | Cost::UpTo(_), None) => {}
            (Cost::Counted { .. } | Cost::UpTo(_), Some(_)) => {
                return Err(problem("expected no `points`: they follow from what is paid"));
            }
        }
        Ok(Self { id: row.id, cost })
    }
}

/// The content a game is played with. A saved state names it by its hash.
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
