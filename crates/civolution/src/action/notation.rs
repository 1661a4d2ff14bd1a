//! Printing and reading actions.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use engine::notation::{Expected, NotationError, Tokens};

use super::{Action, Deed, Payment};
use crate::content::{CardId, ChipCardId, CostSpaces, Deck, IncomeId, MarkerCardId, SPACES, Slot};
use crate::continent::{SiteSpot, Terrain, Territory};
use crate::effect::{Marker, Project};
use crate::land::{Berth, Who};
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::stages::{Column, Half};

const SLEEP: &str = "sleep";
const STATES: [&str; 2] = ["strong", "weak"];

fn state(strong: bool) -> &'static str {
    if strong { STATES[0] } else { STATES[1] }
}

impl Panel {
    /// Returns the name of the module in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Main(module) => module.name(),
            Self::Feature(feature) => feature.name(),
            Self::Sleep => SLEEP,
        }
    }
}

impl fmt::Display for Panel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::MarkerCard(card) => write!(f, "marker-card {card}"),
            Self::ChipCard(card) => write!(f, "chip-card {card}"),
            Self::Activate(panel) => write!(f, "activate {panel}"),
            Self::Pay(Payment::Die(value)) => write!(f, "pay die {value}"),
            Self::Pay(Payment::Planning(value)) => write!(f, "pay planning {value}"),
            Self::Pay(Payment::Focus) => f.write_str("pay focus"),
            Self::Reset => f.write_str("reset"),
            Self::Reroll(count) => write!(f, "reroll {count}"),
            Self::Do(deed) => write!(f, "do {deed}"),
            Self::Alternative(number) => write!(f, "option {number}"),
            Self::At(territory) => write!(f, "at {territory}"),
            Self::Tribe(Who { territory, berth, strong }) => write!(f, "tribe {territory} {berth} {}", state(*strong)),
            Self::SettleFire => f.write_str("settle fire"),
            Self::SettleCamp => f.write_str("settle camp"),
            Self::Displace { seat, strong } => write!(f, "displace {seat} {}", state(*strong)),
            Self::Cross => f.write_str("cross"),
            Self::Terrain(terrain) => write!(f, "terrain {terrain}"),
            Self::Material(material) => write!(f, "material {material}"),
            Self::Feature(feature) => write!(f, "feature {feature}"),
            Self::Track(track) => write!(f, "track {track}"),
            Self::Value(value) => write!(f, "value {value}"),
            Self::TakeOpen(deck) => write!(f, "take {deck}"),
            Self::Draw(deck) => write!(f, "draw {deck}"),
            Self::Goal(number) => write!(f, "goal {number}"),
            Self::Space(number) => write!(f, "space {number}"),
            Self::Income(number) => write!(f, "income {number}"),
            Self::Attribute(number) => write!(f, "attribute {number}"),
            Self::Chip(chip) => write!(f, "chip {chip}"),
            Self::Point(chip) => write!(f, "point {chip}"),
            Self::Install(card) => write!(f, "install {card}"),
            Self::Column(column) => write!(f, "column {}", column.number()),
            Self::Half(half) => write!(f, "half {half}"),
            Self::Level(level) => write!(f, "level {level}"),
            Self::Ignore(space) => write!(f, "ignore {space}"),
            Self::Settlements(spaces) => {
                f.write_str("settlements")?;
                for space in spaces.iter() {
                    write!(f, " {}", space + 1)?;
                }
                Ok(())
            }
            Self::Upgrade(module) => write!(f, "upgrade {module}"),
            Self::Tile(stage) => write!(f, "tile {stage}"),
            Self::Activity(None) => f.write_str("activity console"),
            Self::Activity(Some(card)) => write!(f, "activity {card}"),
            Self::Build(project) => write!(f, "build {project}"),
            Self::Settlement(number) => write!(f, "settlement {number}"),
            Self::Site(spot) => write!(f, "site {spot}"),
            Self::Island => f.write_str("island"),
            Self::From(seat) => write!(f, "from {seat}"),
            Self::FeedAll => f.write_str("feed all"),
            Self::Feed(count) => write!(f, "feed {count}"),
            Self::Spare(count) => write!(f, "spare {count}"),
            Self::Return(Slot::Marker(marker)) => write!(f, "return {marker}"),
            Self::Return(Slot::Planning(value)) => write!(f, "return planning {value}"),
            Self::Return(Slot::Storage(material)) => write!(f, "return {material}"),
            Self::Return(Slot::Feature(feature)) => write!(f, "return {feature}"),
            Self::ReturnRaw(territory) => write!(f, "return raw {territory}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

const VERBS: &[&str] = &[
    "keep",
    "marker-card",
    "chip-card",
    "activate",
    "pay",
    "reset",
    "reroll",
    "do",
    "option",
    "at",
    "tribe",
    "settle",
    "displace",
    "cross",
    "terrain",
    "material",
    "feature",
    "track",
    "value",
    "take",
    "draw",
    "goal",
    "space",
    "income",
    "attribute",
    "chip",
    "point",
    "install",
    "column",
    "half",
    "level",
    "ignore",
    "settlements",
    "upgrade",
    "tile",
    "activity",
    "build",
    "settlement",
    "site",
    "island",
    "from",
    "feed",
    "spare",
    "return",
    "pass",
];

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(line);
        let verb = VERBS[tokens.one_of(VERBS)?];
        let action = read(verb, &mut tokens)?;
        tokens.end()?;
        Ok(action)
    }
}

fn read(verb: &str, tokens: &mut Tokens<'_>) -> Result<Action, NotationError> {
    const PAYMENTS: &[&str] = &["die", "planning", "focus"];
    const CAMPS: &[&str] = &["fire", "camp"];
    Ok(match verb {
        "keep" => Action::Keep(card(tokens)?),
        "marker-card" => Action::MarkerCard(tokens.take(&["M1 to M12"], MarkerCardId::named)?),
        "chip-card" => Action::ChipCard(tokens.take(&["S1 to S10"], ChipCardId::named)?),
        "activate" => Action::Activate(tokens.take(&PANELS, panel)?),
        "pay" => Action::Pay(match PAYMENTS[tokens.one_of(PAYMENTS)?] {
            "die" => Payment::Die(number(tokens, 1, 6)?),
            "planning" => Payment::Planning(number(tokens, 1, 6)?),
            _ => Payment::Focus,
        }),
        "reset" => Action::Reset,
        "reroll" => Action::Reroll(number(tokens, 0, 99)?),
        "do" => Action::Do(tokens.take(&Deed::NAMES, Deed::named)?),
        "option" => Action::Alternative(number(tokens, 1, 9)?),
        "at" => Action::At(territory(tokens)?),
        "tribe" => {
            let territory = territory(tokens)?;
            let berth = tokens.take(&Berth::NAMES, Berth::named)?;
            Action::Tribe(Who { territory, berth, strong: tokens.one_of(&STATES)? == 0 })
        }
        "settle" if tokens.one_of(CAMPS)? == 0 => Action::SettleFire,
        "settle" => Action::SettleCamp,
        "displace" => Action::Displace { seat: seat(tokens)?, strong: tokens.one_of(&STATES)? == 0 },
        "cross" => Action::Cross,
        "terrain" => Action::Terrain(tokens.take(&Terrain::NAMES, Terrain::named)?),
        "material" => Action::Material(tokens.take(&Material::NAMES, Material::named)?),
        "feature" => Action::Feature(tokens.take(&Feature::NAMES, Feature::named)?),
        "track" => Action::Track(tokens.take(&Track::NAMES, Track::named)?),
        "value" => Action::Value(number(tokens, 1, 6)?),
        "take" => Action::TakeOpen(deck(tokens)?),
        "draw" => Action::Draw(deck(tokens)?),
        "goal" => Action::Goal(number(tokens, 1, 6)?),
        "space" => Action::Space(number(tokens, 1, 3)?),
        "income" => Action::Income(number(tokens, 1, 3)?),
        "attribute" => Action::Attribute(number(tokens, 1, 3)?),
        "chip" => Action::Chip(income(tokens)?),
        "point" => Action::Point(income(tokens)?),
        "install" => Action::Install(card(tokens)?),
        "column" => Action::Column(column(tokens)?),
        "half" => Action::Half(tokens.take(&Half::NAMES, Half::named)?),
        "level" => Action::Level(number(tokens, 1, 5)?),
        "ignore" => Action::Ignore(number(tokens, 1, 5)?),
        "settlements" => Action::Settlements(spaces(tokens)?),
        "upgrade" => Action::Upgrade(tokens.take(&Module::NAMES, Module::named)?),
        "tile" => Action::Tile(number(tokens, 4, 5)?),
        "activity" if tokens.peek().eq_ignore_ascii_case("console") => {
            tokens.one_of(&["console"])?;
            Action::Activity(None)
        }
        "activity" => Action::Activity(Some(tokens.take(&["console", "A1 to E32"], CardId::named)?)),
        "build" => Action::Build(tokens.take(&Project::NAMES, Project::named)?),
        "settlement" => Action::Settlement(number(tokens, 1, 4)?),
        "site" => Action::Site(spot(tokens)?),
        "island" => Action::Island,
        "from" => Action::From(seat(tokens)?),
        "feed" if tokens.peek().eq_ignore_ascii_case("all") => {
            tokens.one_of(&["all"])?;
            Action::FeedAll
        }
        "feed" => Action::Feed(number(tokens, 0, 20)?),
        "spare" => Action::Spare(number(tokens, 0, 20)?),
        "return" => returned(tokens)?,
        _ => Action::Pass,
    })
}

/// The names of everything that can be activated: the main modules, the features and Sleep.
const PANELS: [&str; Module::COUNT + Feature::COUNT + 1] = {
    let mut names = [SLEEP; Module::COUNT + Feature::COUNT + 1];
    let mut i = 0;
    while i < Module::COUNT {
        names[i] = Module::NAMES[i];
        i += 1;
    }
    while i < Module::COUNT + Feature::COUNT {
        names[i] = Feature::NAMES[i - Module::COUNT];
        i += 1;
    }
    names
};

fn panel(word: &str) -> Option<Panel> {
    let module = Module::named(word).map(Panel::Main);
    module.or_else(|| Feature::named(word).map(Panel::Feature)).or_else(|| (word == SLEEP).then_some(Panel::Sleep))
}

fn number(tokens: &mut Tokens<'_>, min: u32, max: u32) -> Result<u8, NotationError> {
    Ok(tokens.number(min, max)? as u8)
}

fn card(tokens: &mut Tokens<'_>) -> Result<CardId, NotationError> {
    tokens.take(&["A1 to E32"], CardId::named)
}

fn income(tokens: &mut Tokens<'_>) -> Result<IncomeId, NotationError> {
    tokens.take(&["I1 to I25", "S1 to S10"], IncomeId::named)
}

fn deck(tokens: &mut Tokens<'_>) -> Result<Deck, NotationError> {
    tokens.take(&Deck::NAMES, Deck::named)
}

fn territory(tokens: &mut Tokens<'_>) -> Result<Territory, NotationError> {
    tokens.take(&Territory::NAMES, Territory::named)
}

fn seat(tokens: &mut Tokens<'_>) -> Result<Seat, NotationError> {
    tokens.take(&["P1", "P2", "P3", "P4"], |word| word.parse().ok())
}

fn column(tokens: &mut Tokens<'_>) -> Result<Column, NotationError> {
    let wrong = tokens.unexpected(Expected::Number { min: 1, max: 9 });
    Column::numbered(tokens.number(1, 9)?).ok_or(wrong)
}

fn spot(tokens: &mut Tokens<'_>) -> Result<SiteSpot, NotationError> {
    let wrong = tokens.unexpected(Expected::Number { min: 1, max: 24 });
    SiteSpot::numbered(tokens.number(1, 24)?).ok_or(wrong)
}

/// Parses cost spaces in ascending order.
fn spaces(tokens: &mut Tokens<'_>) -> Result<CostSpaces, NotationError> {
    let mut spaces = CostSpaces::EMPTY;
    let mut least = 1;
    while tokens.end().is_err() {
        let space = tokens.number(least, SPACES as u32)?;
        spaces.insert(space as u8 - 1);
        least = space + 1;
    }
    Ok(spaces)
}

fn returned(tokens: &mut Tokens<'_>) -> Result<Action, NotationError> {
    const WHAT: &[&str] = &["food", "money", "idea", "focus", "planning", "raw", "a material", "a feature"];
    match tokens.peek().to_ascii_lowercase().as_str() {
        "planning" => {
            tokens.one_of(&["planning"])?;
            Ok(Action::Return(Slot::Planning(number(tokens, 1, 6)?)))
        }
        "raw" => {
            tokens.one_of(&["raw"])?;
            Ok(Action::ReturnRaw(territory(tokens)?))
        }
        _ => tokens.take(WHAT, slot).map(Action::Return),
    }
}

fn slot(word: &str) -> Option<Slot> {
    let marker = Marker::named(word).map(Slot::Marker);
    marker.or_else(|| Material::named(word).map(Slot::Storage)).or_else(|| Feature::named(word).map(Slot::Feature))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Action> {
        let lines = [
            "keep A7",
            "marker-card M3",
            "chip-card S10",
            "activate research",
            "activate calm",
            "activate sleep",
            "pay die 3",
            "pay planning 4",
            "pay focus",
            "reset",
            "reroll 2",
            "do hunt",
            "option 2",
            "at forest-b",
            "tribe swamp-c camp strong",
            "tribe water-a boat weak",
            "settle fire",
            "settle camp",
            "displace P2 weak",
            "cross",
            "terrain swamp",
            "material iron-ore",
            "feature calm",
            "track culture",
            "value 6",
            "take insight",
            "draw building",
            "goal 3",
            "space 2",
            "income 1",
            "attribute 3",
            "chip I7",
            "chip S2",
            "point I25",
            "install E32",
            "column 9",
            "half left",
            "level 5",
            "ignore 2",
            "settlements 1 3",
            "settlements",
            "upgrade trade",
            "tile 4",
            "activity console",
            "activity C16",
            "build boat",
            "settlement 4",
            "site 24",
            "island",
            "from P4",
            "feed all",
            "feed 0",
            "spare 1",
            "return food",
            "return planning 3",
            "return wood",
            "return calm",
            "return raw desert-g",
            "pass",
        ];
        lines.iter().map(|line| line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
    }

    #[test]
    fn every_verb_prints_and_parses() {
        let lines: Vec<String> = samples().iter().map(ToString::to_string).collect();
        for (line, action) in lines.iter().zip(samples()) {
            assert_eq!(line.parse(), Ok(action), "{line}");
        }
        for verb in VERBS {
            assert!(lines.iter().any(|line| line.split(' ').next() == Some(verb)), "{verb}");
        }
    }

    #[test]
    fn mistakes_are_pointed_at() {
        for (line, message) in [
            ("activate nothing", "column 10: expected one of research, migration"),
            ("settlements 3 1", "column 15: expected a number from 4 to 5, found `1`"),
            ("pay die 7", "column 9: expected a number from 1 to 6, found `7`"),
            ("keep F1", "column 6: expected `A1 to E32`, found `F1`"),
            ("feed all now", "column 10: expected the end of the line, found `now`"),
        ] {
            let error = line.parse::<Action>().unwrap_err().to_string();
            assert!(error.starts_with(message), "{error}");
        }
    }
}
