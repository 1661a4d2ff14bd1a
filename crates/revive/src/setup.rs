//! The options chosen before a game.

use engine::pack::Pack;
use engine::{OptionValues, Seat, SetupOption};
use serde::{Deserialize, Serialize};

use crate::chapter::Chapter;
use crate::content::Content;

engine::vocabulary! {
    /// The way in which artifact cards are given out.
    pub enum ArtifactRule {
        /// Each player is dealt one.
        Dealt = "dealt",
        /// Each player is dealt two and keeps one.
        Choose = "choose",
        /// One card lies face up and applies to all players.
        Shared = "shared",
    }
}

/// The parts of the game that a campaign unlocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unlocked {
    /// The moon sides of the tribe boards.
    pub moon: bool,
    /// Formica and Vukuntur.
    pub tribes: bool,
    /// The large locations that the base game does not have.
    pub large: bool,
    /// Vast crystals along the rim.
    pub vast: bool,
    /// The improved switch token, which may also make a step on a machine track.
    pub switch: bool,
}

/// The options chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Number of players, from 1 to 4.
    pub players: u8,
    /// Whether the game uses the number of artifacts for one more player.
    pub long: bool,
    /// Whether players choose their tribes and sides. If not, both are drawn.
    pub choose_tribes: bool,
    /// The way in which artifact cards are given out.
    pub artifact_rule: ArtifactRule,
    /// The parts of the game that a campaign has unlocked. With a chapter, the chapter determines them.
    pub unlocked: Unlocked,
    /// The chapter of the campaign, or `None` for a game outside it.
    pub chapter: Option<Chapter>,
    /// The starting player, or `None` to draw one.
    pub start: Option<Seat>,
    /// The name of the content pack.
    pub pack: &'static str,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            long: false,
            choose_tribes: false,
            artifact_rule: ArtifactRule::Dealt,
            unlocked: Unlocked::default(),
            chapter: None,
            start: None,
            pack: Content::ORIGINAL,
        }
    }
}

const CHAPTER: [&str; 6] = ["none", "1", "2", "3", "4", "5"];
const LENGTH: [&str; 2] = ["normal", "long"];
const TRIBES: [&str; 2] = ["drawn", "chosen"];

/// Returns the option for a part of the game that a campaign unlocks.
const fn checkbox(key: &'static str) -> SetupOption {
    SetupOption { key, values: OptionValues::OneOf(&SetupOption::SWITCH), default: "off" }
}

const OPTIONS: [SetupOption; 12] = [
    SetupOption { key: "players", values: OptionValues::Number { min: 1, max: 4 }, default: "2" },
    SetupOption { key: "length", values: OptionValues::OneOf(&LENGTH), default: "normal" },
    SetupOption { key: "tribes", values: OptionValues::OneOf(&TRIBES), default: "drawn" },
    SetupOption { key: "artifact-cards", values: OptionValues::OneOf(&ArtifactRule::NAMES), default: "dealt" },
    checkbox("moon"),
    checkbox("more-tribes"),
    checkbox("more-locations"),
    checkbox("vast-crystals"),
    checkbox("improved-switch"),
    SetupOption { key: "chapter", values: OptionValues::OneOf(&CHAPTER), default: CHAPTER[0] },
    SetupOption { key: "start", values: OptionValues::OneOf(&SetupOption::START), default: "random" },
    SetupOption {
        key: SetupOption::PACK,
        values: OptionValues::OneOf(&[Content::ORIGINAL]),
        default: Content::ORIGINAL,
    },
];

impl Setup {
    /// Returns the key of the first checked option among those that a campaign unlocks.
    pub(crate) fn first_checked(&self) -> Option<&'static str> {
        let mut setup = self.clone();
        OPTIONS.iter().map(|option| option.key).find(|key| setup.checkbox(key).is_some_and(|checked| *checked))
    }

    /// Returns the flag behind the key of a checkbox.
    fn checkbox(&mut self, key: &str) -> Option<&mut bool> {
        match key {
            "moon" => Some(&mut self.unlocked.moon),
            "more-tribes" => Some(&mut self.unlocked.tribes),
            "more-locations" => Some(&mut self.unlocked.large),
            "vast-crystals" => Some(&mut self.unlocked.vast),
            "improved-switch" => Some(&mut self.unlocked.switch),
            _ => None,
        }
    }
}

impl engine::Setup for Setup {
    fn options() -> &'static [SetupOption] {
        Content::registry().offer(OPTIONS)
    }

    fn get(&self, key: &str) -> String {
        if let Some(checked) = self.clone().checkbox(key) {
            return SetupOption::either(*checked, SetupOption::SWITCH);
        }
        match key {
            "players" => self.players.to_string(),
            "length" => SetupOption::either(self.long, LENGTH),
            "tribes" => SetupOption::either(self.choose_tribes, TRIBES),
            "artifact-cards" => self.artifact_rule.to_string(),
            "chapter" => self.chapter.map_or(CHAPTER[0], Chapter::name).to_owned(),
            "start" => SetupOption::starts(self.start),
            "pack" => self.pack.to_owned(),
            _ => String::new(),
        }
    }

    fn set_allowed(&mut self, key: &str, value: &str) {
        if let Some(checked) = self.checkbox(key) {
            *checked = value == SetupOption::SWITCH[1];
            return;
        }
        match key {
            "players" => self.players = value.parse().unwrap_or(self.players),
            "length" => self.long = value == LENGTH[1],
            "tribes" => self.choose_tribes = value == TRIBES[1],
            "artifact-cards" => self.artifact_rule = ArtifactRule::named(value).unwrap_or(self.artifact_rule),
            "chapter" => self.chapter = Chapter::named(value),
            "start" => self.start = value.parse().ok(),
            "pack" => self.pack = Content::by_name(value).map_or(self.pack, Content::name),
            _ => {}
        }
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}
