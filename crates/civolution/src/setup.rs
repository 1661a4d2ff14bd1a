//! The options chosen before a game.

use engine::pack::Pack;
use engine::{OptionValues, Seat, SetupOption};

use crate::content::Content;
use crate::vici::Difficulty;

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Number of human players. A single player plays against V.I.C.I.
    pub players: u8,
    /// Number of players who take a ready-made starting hand (option A), counted from the first seat. The others choose
    /// their cards.
    pub newcomers: u8,
    /// Whether starting cards are chosen from all cards. Only allowed for a single player (p. 44).
    pub free_cards: bool,
    /// Whether tiles A, B and C are placed as for a first play.
    pub first_continent: bool,
    /// Whether Wood and Papyrus are the materials of the starting territories.
    pub first_materials: bool,
    /// The seat that begins, or `None` to draw it. A single player always begins.
    pub start: Option<Seat>,
    /// The playing strength of V.I.C.I.
    pub difficulty: Difficulty,
    /// Whether V.I.C.I also carries out the card that makes it do a reset.
    pub harder_reset: bool,
    /// The name of the content pack.
    pub pack: &'static str,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            newcomers: 4,
            free_cards: false,
            first_continent: true,
            first_materials: true,
            start: None,
            difficulty: Difficulty::Beginner,
            harder_reset: false,
            pack: Content::ORIGINAL,
        }
    }
}

const FIRST: [&str; 2] = ["first-play", "random"];
const CARDS: [&str; 2] = ["dealt", "free"];

const OPTIONS: [SetupOption; 9] = [
    SetupOption { key: "players", values: OptionValues::Number { min: 1, max: 4 }, default: "2" },
    SetupOption { key: "newcomers", values: OptionValues::Number { min: 0, max: 4 }, default: "4" },
    SetupOption { key: "cards", values: OptionValues::OneOf(&CARDS), default: "dealt" },
    SetupOption { key: "continent", values: OptionValues::OneOf(&FIRST), default: "first-play" },
    SetupOption { key: "materials", values: OptionValues::OneOf(&FIRST), default: "first-play" },
    SetupOption { key: "start", values: OptionValues::OneOf(&SetupOption::START), default: "random" },
    SetupOption { key: "vici", values: OptionValues::OneOf(&Difficulty::NAMES), default: "beginner" },
    SetupOption { key: "harder-reset", values: OptionValues::OneOf(&SetupOption::SWITCH), default: "off" },
    SetupOption {
        key: SetupOption::PACK,
        values: OptionValues::OneOf(&[Content::ORIGINAL]),
        default: Content::ORIGINAL,
    },
];

impl engine::Setup for Setup {
    fn options() -> &'static [SetupOption] {
        Content::registry().offer(OPTIONS)
    }

    fn get(&self, key: &str) -> String {
        match key {
            "players" => self.players.to_string(),
            "newcomers" => self.newcomers.to_string(),
            "cards" => SetupOption::either(self.free_cards, CARDS),
            "continent" => SetupOption::either(!self.first_continent, FIRST),
            "materials" => SetupOption::either(!self.first_materials, FIRST),
            "start" => SetupOption::starts(self.start),
            "vici" => self.difficulty.to_string(),
            "harder-reset" => SetupOption::either(self.harder_reset, SetupOption::SWITCH),
            "pack" => self.pack.to_owned(),
            _ => String::new(),
        }
    }

    fn set_allowed(&mut self, key: &str, value: &str) {
        match key {
            "players" => self.players = value.parse().unwrap_or(self.players),
            "newcomers" => self.newcomers = value.parse().unwrap_or(self.newcomers),
            "cards" => self.free_cards = value == CARDS[1],
            "continent" => self.first_continent = value == FIRST[0],
            "materials" => self.first_materials = value == FIRST[0],
            "start" => self.start = value.parse().ok(),
            "vici" => self.difficulty = Difficulty::named(value).unwrap_or(self.difficulty),
            "harder-reset" => self.harder_reset = value == SetupOption::SWITCH[1],
            "pack" => self.pack = Content::by_name(value).map_or(self.pack, Content::name),
            _ => {}
        }
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}
