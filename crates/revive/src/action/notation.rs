//! The notation of actions: printing and parsing.

use std::fmt;
use std::str::FromStr;

use engine::notation::{Expected, NotationError, Tokens};

use super::{Action, MachineSpot};
use crate::content::{
    ArtifactCardId, ArtifactColor, CardId, CrateId, Half, MOST_MODULES, MachineId, ModuleId, REWARDS, SLOTS,
};
use crate::resource::{Color, Resource};
use crate::space::{PLACES, Space, TilePlace};
use crate::tribe::{Side, TECHNOLOGIES, Tribe};

const SIZES: [&str; 2] = ["small", "large"];
const WAYS: [&str; 2] = ["straight", "turned"];
const BASIC: &[&str] = &["gear", "book", "food"];
const SWITCHES: &[&str] = &["gear", "book", "food", "step", "copy"];
const CRYSTALS: &str = "crystals";
const TECHNOLOGY: &str = "technology";
/// More crystals than a player can have.
const MOST_CRYSTALS: u32 = 9;

/// Prints the number of crystals that replace other resources, or nothing if there are none.
struct With(u8);

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 0 { write!(f, " {CRYSTALS} {}", self.0) } else { Ok(()) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tribe(tribe, side) => write!(f, "tribe {tribe} {side}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Play { card, slot, half } => write!(f, "play {card} {} {half}", slot + 1),
            Self::Switch(resource) => write!(f, "switch {resource}"),
            Self::SwitchStep(color) => write!(f, "switch step {color}"),
            Self::SwitchCopy => f.write_str("switch copy"),
            Self::Explore { place, crystals } => write!(f, "explore {place}{}", With(*crystals)),
            Self::Build { space, large, crystals } => {
                write!(f, "build {space} {}{}", SIZES[usize::from(*large)], With(*crystals))
            }
            Self::Populate { space, technology, crystals } => {
                write!(f, "populate {space} {}{}", technology + 1, With(*crystals))
            }
            Self::Hibernate => f.write_str("hibernate"),
            Self::End => f.write_str("end"),
            Self::Trade(resource) => write!(f, "trade {resource}"),
            Self::Machine(spot) => write!(f, "machine {spot}"),
            Self::Open(found) => write!(f, "open {found}"),
            Self::Technology(number) => write!(f, "{TECHNOLOGY} {}", number + 1),
            Self::Card(card) => write!(f, "card {card}"),
            Self::ModuleSpace(space) => write!(f, "space {}", space + 1),
            Self::Option(number) => write!(f, "option {}", number + 1),
            Self::Take(resource) => write!(f, "take {resource}"),
            Self::Track(color) => write!(f, "track {color}"),
            Self::Crystals => f.write_str(CRYSTALS),
            Self::At(space) => write!(f, "at {space}"),
            Self::Reward(number) => write!(f, "reward {}", number + 1),
            Self::Module(module) => write!(f, "module {module}"),
            Self::Token(machine) => write!(f, "token {machine}"),
            Self::Artifact(color) => write!(f, "artifact {color}"),
            Self::Blind => f.write_str("blind"),
            Self::Turned(turned) => write!(f, "lay {}", WAYS[usize::from(*turned)]),
            Self::Do => f.write_str("do"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

const VERBS: &[&str] = &[
    "tribe",
    "keep",
    "play",
    "switch",
    "explore",
    "build",
    "populate",
    "hibernate",
    "end",
    "trade",
    "machine",
    "open",
    "technology",
    "card",
    "space",
    "option",
    "take",
    "track",
    "crystals",
    "at",
    "reward",
    "module",
    "token",
    "artifact",
    "blind",
    "lay",
    "do",
    "pass",
];

type Read<T> = Result<T, NotationError>;

/// Reads a number counted from 1 and returns it counted from 0.
fn from_one(tokens: &mut Tokens<'_>, count: usize) -> Read<u8> {
    Ok(tokens.number(1, count as u32)? as u8 - 1)
}

fn space(tokens: &mut Tokens<'_>) -> Read<Space> {
    tokens.take(&["1a to 30d", "large-1 to large-4", "chasm"], Space::named)
}

fn basic(tokens: &mut Tokens<'_>) -> Read<Resource> {
    Ok(Resource::BASIC[tokens.one_of(BASIC)?])
}

fn color(tokens: &mut Tokens<'_>) -> Read<Color> {
    tokens.take(&Color::NAMES, Color::named)
}

fn card(tokens: &mut Tokens<'_>) -> Read<CardId> {
    tokens.take(&["C1 to C39", "SA1 to SD6"], CardId::named)
}

fn crystals(tokens: &mut Tokens<'_>) -> Read<u8> {
    if tokens.peek().is_empty() {
        return Ok(0);
    }
    tokens.one_of(&[CRYSTALS])?;
    Ok(tokens.number(1, MOST_CRYSTALS)? as u8)
}

impl fmt::Display for MachineSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reward(number) => write!(f, "{}", number + 1),
            Self::Technology(number) => write!(f, "{TECHNOLOGY} {}", number + 1),
        }
    }
}

fn machine(tokens: &mut Tokens<'_>) -> Read<MachineSpot> {
    if tokens.peek().eq_ignore_ascii_case(TECHNOLOGY) {
        tokens.one_of(&[TECHNOLOGY])?;
        return from_one(tokens, TECHNOLOGIES).map(MachineSpot::Technology);
    }
    from_one(tokens, REWARDS).map(MachineSpot::Reward)
}

fn switch(tokens: &mut Tokens<'_>) -> Read<Action> {
    Ok(match tokens.one_of(SWITCHES)? {
        3 => Action::SwitchStep(color(tokens)?),
        4 => Action::SwitchCopy,
        basic => Action::Switch(Resource::BASIC[basic]),
    })
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let tokens = &mut Tokens::new(line);
        let action = match VERBS[tokens.one_of(VERBS)?] {
            "tribe" => {
                let tribe = tokens.take(&Tribe::NAMES, Tribe::named)?;
                Self::Tribe(tribe, tokens.take(&Side::NAMES, Side::named)?)
            }
            "keep" => Self::Keep(tokens.take(&["R1 to R10"], ArtifactCardId::named)?),
            "play" => {
                let card = card(tokens)?;
                let slot = from_one(tokens, SLOTS)?;
                Self::Play { card, slot, half: tokens.take(&Half::NAMES, Half::named)? }
            }
            "switch" => switch(tokens)?,
            "explore" => {
                let number = from_one(tokens, PLACES)?;
                let Some(place) = TilePlace::nth(usize::from(number)) else {
                    return Err(tokens.unexpected(Expected::Number { min: 1, max: PLACES as u32 }));
                };
                Self::Explore { place, crystals: crystals(tokens)? }
            }
            "build" => {
                let space = space(tokens)?;
                let large = tokens.one_of(&SIZES)? == 1;
                Self::Build { space, large, crystals: crystals(tokens)? }
            }
            "populate" => {
                let space = space(tokens)?;
                let technology = from_one(tokens, TECHNOLOGIES)?;
                Self::Populate { space, technology, crystals: crystals(tokens)? }
            }
            "hibernate" => Self::Hibernate,
            "end" => Self::End,
            "trade" => Self::Trade(basic(tokens)?),
            "machine" => Self::Machine(machine(tokens)?),
            "open" => Self::Open(tokens.take(&["K1 to K28"], CrateId::named)?),
            "technology" => Self::Technology(from_one(tokens, TECHNOLOGIES)?),
            "card" => Self::Card(card(tokens)?),
            "space" => Self::ModuleSpace(from_one(tokens, MOST_MODULES)?),
            "option" => Self::Option(from_one(tokens, 2)?),
            "take" => Self::Take(tokens.take(&Resource::NAMES, Resource::named)?),
            "track" => Self::Track(color(tokens)?),
            "crystals" => Self::Crystals,
            "at" => Self::At(space(tokens)?),
            "reward" => Self::Reward(from_one(tokens, REWARDS)?),
            "module" => Self::Module(tokens.take(&["L1 to L48"], ModuleId::named)?),
            "token" => Self::Token(tokens.take(&["M1 to M30"], MachineId::named)?),
            "artifact" => Self::Artifact(tokens.take(&ArtifactColor::NAMES, ArtifactColor::named)?),
            "blind" => Self::Blind,
            "lay" => Self::Turned(tokens.one_of(&WAYS)? == 1),
            "do" => Self::Do,
            _ => Self::Pass,
        };
        tokens.end()?;
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: [&str; 36] = [
        "tribe jox49i moon",
        "keep R10",
        "play C12 5 bottom",
        "play SA3 1 top",
        "switch gear",
        "switch step yellow",
        "switch copy",
        "explore 30",
        "explore 7 crystals 2",
        "build 12b small",
        "build 1a large crystals 1",
        "populate large-4 7",
        "populate 3c 1 crystals 3",
        "hibernate",
        "end",
        "trade food",
        "machine 15",
        "machine technology 3",
        "open K28",
        "technology 2",
        "card C39",
        "space 12",
        "option 2",
        "take crystal",
        "track gray",
        "crystals",
        "at chasm",
        "reward 4",
        "module L48",
        "token M30",
        "artifact white",
        "blind",
        "lay turned",
        "lay straight",
        "do",
        "pass",
    ];

    #[test]
    fn every_verb_prints_and_parses() {
        for line in LINES {
            let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(action.to_string(), line);
        }
        for verb in VERBS {
            assert!(LINES.iter().any(|line| line.split(' ').next() == Some(verb)), "{verb}");
        }
    }

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        for (line, message) in [
            ("explore 31", "column 9: expected a number from 1 to 30, found `31`"),
            ("build 31a small", "column 7: expected one of 1a to 30d, large-1 to large-4, chasm, found `31a`"),
            ("trade crystal", "column 7: expected one of gear, book, food, found `crystal`"),
            ("build 1a small gears 2", "column 16: expected `crystals`, found `gears`"),
            ("play C12 1", "column 11: expected one of top, bottom, found nothing"),
            ("end now", "column 5: expected the end of the line, found `now`"),
        ] {
            assert_eq!(line.parse::<Action>().unwrap_err().to_string(), message, "{line}");
        }
    }
}
