//! The notation of actions: printing and parsing.

use std::fmt;
use std::str::FromStr;

use engine::notation::{Expected, NotationError, Tokens};

use super::{Action, Item};
use crate::place::{Acquisition, Capacity, Place, Site, Slot};
use crate::player::MOST_PEOPLE;
use crate::resource::Resource;
use crate::tools::{ByValue, HIGHEST_TOOL, ToolChoice};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { place, people } => match place.capacity() {
                Capacity::Exactly(exactly) if exactly == *people => write!(f, "place {place}"),
                Capacity::Exactly(_) | Capacity::UpTo(_) | Capacity::Unlimited => write!(f, "place {place} {people}"),
            },
            Self::Use { site } => write!(f, "use {site}"),
            Self::Buy { what } => write!(f, "buy {what}"),
            Self::Leave { what } => write!(f, "leave {what}"),
            Self::Tools(choice) => {
                f.write_str("tools")?;
                if choice.is_none() {
                    return f.write_str(" none");
                }
                write_values(f, &choice.tiles)?;
                if choice.one_use != ToolChoice::NONE.one_use {
                    f.write_str(" once")?;
                }
                write_values(f, &choice.one_use)
            }
            Self::Pay { resource, count } => write!(f, "pay {resource} {count}"),
            Self::Take { item } => write!(f, "take {item}"),
            Self::Cash => f.write_str("cash"),
            Self::Gain { first, second } => write!(f, "gain {first} {second}"),
            Self::Feed => f.write_str("feed"),
            Self::Starve => f.write_str("starve"),
        }
    }
}

fn write_values(f: &mut fmt::Formatter<'_>, tools: &ByValue) -> fmt::Result {
    for (&count, value) in tools.iter().zip(1..) {
        for _ in 0..count {
            write!(f, " {value}")?;
        }
    }
    Ok(())
}

const VERBS: &[&str] = &["place", "use", "buy", "leave", "tools", "pay", "take", "cash", "gain", "feed", "starve"];
const ACQUISITIONS: &[&str] = &["card", "building"];
/// The sites in the order of `Site::ALL`, then what can be acquired.
const PLACES: &[&str] =
    &["hunt", "forest", "clay-pit", "quarry", "river", "tool-maker", "hut", "field", "card", "building"];
/// The largest payment of one resource: food for ten people. Buildings take at most seven pieces.
const MOST_PAID: u32 = 10;

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(line);
        let verb = tokens.one_of(VERBS)?;
        let action = match VERBS[verb] {
            "place" => {
                let place = place(&mut tokens)?;
                let people = match place.capacity() {
                    Capacity::Exactly(exactly) if tokens.end().is_ok() => exactly,
                    Capacity::Exactly(_) | Capacity::UpTo(_) | Capacity::Unlimited => {
                        tokens.number(1, u32::from(MOST_PEOPLE))? as u8
                    }
                };
                Self::Place { place, people }
            }
            "use" => Self::Use { site: tokens.take(&Site::NAMES, Site::named)? },
            "buy" => Self::Buy { what: acquisition(&mut tokens)? },
            "leave" => Self::Leave { what: acquisition(&mut tokens)? },
            "tools" => Self::Tools(tool_choice(&mut tokens)?),
            "pay" => {
                let resource = tokens.take(&Resource::NAMES, Resource::named)?;
                Self::Pay { resource, count: tokens.number(0, MOST_PAID)? as u8 }
            }
            "take" => Self::Take { item: tokens.take(&Item::NAMES, Item::named)? },
            "cash" => Self::Cash,
            "gain" => {
                let one = tokens.take(&Resource::NAMES, Resource::named)?;
                let other = tokens.take(&Resource::NAMES, Resource::named)?;
                Self::Gain { first: one.min(other), second: one.max(other) }
            }
            "feed" => Self::Feed,
            _ => Self::Starve,
        };
        tokens.end()?;
        Ok(action)
    }
}

fn place(tokens: &mut Tokens<'_>) -> Result<Place, NotationError> {
    let index = tokens.one_of(PLACES)?;
    match Site::ALL.get(index) {
        Some(site) => Ok(Place::Site(*site)),
        None if PLACES[index] == "card" => Ok(Place::card(slot(tokens)?)),
        None => Ok(Place::building(slot(tokens)?)),
    }
}

fn slot(tokens: &mut Tokens<'_>) -> Result<Slot, NotationError> {
    let wrong = tokens.unexpected(Expected::Number { min: 1, max: 4 });
    Slot::numbered(tokens.number(1, 4)?).ok_or(wrong)
}

fn acquisition(tokens: &mut Tokens<'_>) -> Result<Acquisition, NotationError> {
    match tokens.one_of(ACQUISITIONS)? {
        0 => Ok(Acquisition::Card(slot(tokens)?)),
        _ => Ok(Acquisition::Building(slot(tokens)?)),
    }
}

fn tool_choice(tokens: &mut Tokens<'_>) -> Result<ToolChoice, NotationError> {
    if tokens.one_of(&["none"]).is_ok() {
        return Ok(ToolChoice::NONE);
    }
    let mut choice = ToolChoice::NONE;
    let mut once = false;
    while tokens.end().is_err() {
        if !once && tokens.one_of(&["once"]).is_ok() {
            once = true;
            if tokens.end().is_err() {
                continue;
            }
        }
        let value = tokens.number(1, HIGHEST_TOOL as u32)?;
        let tools = if once { &mut choice.one_use } else { &mut choice.tiles };
        let count = &mut tools[value as usize - 1];
        *count = count.saturating_add(1);
    }
    if choice.is_none() {
        return Err(tokens.unexpected(Expected::OneOf(&["none", "once", "1", "2", "3", "4"])));
    }
    Ok(choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rejects(line: &str) -> String {
        line.parse::<Action>().unwrap_err().to_string()
    }

    #[test]
    fn canonical_lines_print_as_they_were_read() {
        for line in [
            "place forest 3",
            "place hut",
            "place hut 1",
            "place tool-maker",
            "place card 2",
            "place building 4",
            "use clay-pit",
            "buy card 1",
            "leave building 3",
            "tools none",
            "tools 1 2 2",
            "tools 1 once 4",
            "tools once 2 3",
            "pay brick 0",
            "take food-track",
            "cash",
            "gain wood gold",
            "feed",
            "starve",
        ] {
            assert_eq!(line.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(line));
        }
    }

    #[test]
    fn other_spellings_mean_the_same() {
        assert_eq!("  PLACE  Hut 2 ".parse::<Action>(), "place hut".parse());
        assert_eq!("gain gold wood".parse::<Action>(), "gain wood gold".parse());
        assert_eq!("tools 2 1".parse::<Action>(), "tools 1 2".parse());
    }

    #[test]
    fn errors_point_at_the_mistake() {
        assert!(rejects("").starts_with("column 1: expected one of place, use,"));
        assert!(rejects("place moon 3").starts_with("column 7: expected one of hunt, forest,"));
        assert_eq!(rejects("place forest"), "column 13: expected a number from 1 to 10, found nothing");
        assert_eq!(rejects("place forest 11"), "column 14: expected a number from 1 to 10, found `11`");
        assert_eq!(rejects("buy card 5"), "column 10: expected a number from 1 to 4, found `5`");
        assert_eq!(rejects("use forest now"), "column 12: expected the end of the line, found `now`");
        assert_eq!(rejects("tools"), "column 6: expected one of none, once, 1, 2, 3, 4, found nothing");
        assert_eq!(rejects("tools once"), "column 11: expected a number from 1 to 4, found nothing");
        assert_eq!(rejects("tools none 1"), "column 12: expected the end of the line, found `1`");
    }
}
