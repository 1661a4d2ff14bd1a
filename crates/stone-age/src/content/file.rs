//! Reads the data files and reports what is wrong with them.

use std::fmt;

use engine::PackHash;
use serde::{Deserialize, Serialize, de};

use super::{Bottom, Building, BuildingId, Card, Content, Cost, Effect};
use crate::resource::{Resource, Resources};

impl Content {
    /// Parses the two data files and checks that they hold every card and building, in order.
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
}

/// An error in a data file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// The file is not TOML, or does not have the right form.
    #[error("{file}: {problem}")]
    Syntax {
        /// The file's name.
        file: &'static str,
        /// What is wrong, with line and column.
        problem: String,
    },
    /// A row has a value that is out of range or contradicts another.
    #[error("{file}, {id}: {problem}")]
    Row {
        /// The file's name.
        file: &'static str,
        /// The id of the row: `C01`, `B01`.
        id: String,
        /// What is wrong.
        problem: String,
    },
    /// The number of rows is wrong, or their ids are not in order without gaps.
    #[error("{file}: expected {expected} rows numbered in order, found {found}")]
    Incomplete {
        /// The file's name.
        file: &'static str,
        /// Number of rows there should be.
        expected: usize,
        /// Number of rows, counted up to the first that is out of order.
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

/// A building, as the data file has it.
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

/// An effect, as the data file has it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum EffectRow {
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
pub(super) enum PlainEffect {
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
