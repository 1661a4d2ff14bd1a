use engine::{OptionValues, Seat, SetupOption};

/// The options chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Number of players, from 2 to 4.
    pub players: u8,
    /// Whether acquired cards lie face up. In the printed game they lie face down.
    pub open_cards: bool,
    /// The start player's seat; `None` draws it at random.
    pub start: Option<Seat>,
    /// The game ends after this round at the latest, from 10 to 99. The rulebook has no such limit, but a game in which
    /// no player buys anything would never end.
    pub round_limit: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 4, open_cards: false, start: None, round_limit: 60 }
    }
}

impl engine::Setup for Setup {
    fn options() -> &'static [SetupOption] {
        &[
            SetupOption { key: "players", values: OptionValues::Number { min: 2, max: 4 }, default: "4" },
            SetupOption { key: "open-cards", values: OptionValues::OneOf(&SetupOption::SWITCH), default: "off" },
            SetupOption { key: "start", values: OptionValues::OneOf(&SetupOption::START), default: "random" },
            SetupOption { key: "round-limit", values: OptionValues::Number { min: 10, max: 99 }, default: "60" },
        ]
    }

    fn get(&self, key: &str) -> String {
        match key {
            "players" => self.players.to_string(),
            "open-cards" => SetupOption::either(self.open_cards, SetupOption::SWITCH),
            "start" => SetupOption::starts(self.start),
            "round-limit" => self.round_limit.to_string(),
            _ => String::new(),
        }
    }

    fn set_allowed(&mut self, key: &str, value: &str) {
        match key {
            "players" => self.players = value.parse().unwrap_or(self.players),
            "open-cards" => self.open_cards = value == SetupOption::SWITCH[1],
            "start" => self.start = value.parse().ok(),
            "round-limit" => self.round_limit = value.parse().unwrap_or(self.round_limit),
            _ => {}
        }
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}
