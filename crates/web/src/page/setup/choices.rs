//! The choices in the form for a new game.

use bots::Level;
use engine::{BySeat, Chapter, MAX_SEATS, Seat, SetupError};
use table::hall::{BadName, Grace, Name, NewSeat, TableOptions};
use table::{DynGame, USUAL};

/// Maximum number of form fields that are read. The form has about twenty.
const MOST_FIELDS: usize = 64;
/// Maximum length of a field that is kept to show the form again.
const LONGEST_FIELD: usize = 80;
/// The bot speeds on offer: how long bots wait before they act, in milliseconds.
pub(super) const PACES: [u32; 4] = [0, 300, 700, 1500];

/// The waiting times on offer: how long a player may give no sign before a bot can play for them.
pub(super) const GRACES: [Grace; 7] = [
    Grace::Live,
    Grace::Days,
    Grace::Minutes(10),
    Grace::Minutes(60),
    Grace::Minutes(12 * 60),
    Grace::Minutes(24 * 60),
    Grace::Minutes(7 * 24 * 60),
];

/// The choices of the form for a new table, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The id of the game.
    pub game: String,
    /// The person's name.
    pub name: String,
    /// Number of players.
    pub players: usize,
    /// The opponents in all seats without their own choice.
    pub opponents: Opponents,
    /// The level of the bots in those seats.
    pub level: &'static str,
    /// The choice for each seat.
    pub seats: BySeat<SeatChoice>,
    /// The names of the players who share the device.
    pub sharers: BySeat<String>,
    /// The campaign that the game is a chapter of; empty if it is none.
    pub campaign: String,
    /// The campaign's id in its link; empty if it has not begun.
    pub campaign_id: String,
    /// The game's own options, without the number of players.
    pub variants: Vec<(String, String)>,
    /// Whether anyone on the server may join.
    pub is_listed: bool,
    /// How the bots and the page behave.
    pub options: TableOptions,
}

/// The kind of opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponents {
    /// Bots.
    #[default]
    Bots,
    /// Friends, who get a link.
    Friends,
    /// Players who share the device.
    Device,
}

/// The occupant of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatChoice {
    /// The person in the first seat, opponents in all others.
    #[default]
    AsAbove,
    /// The person who opens the table.
    Me,
    /// The bot of this level.
    Bot(&'static str),
    /// The friend who gets the link.
    Friend,
    /// A player who shares the device.
    Here,
}

impl Opponents {
    pub(super) const ALL: [Self; 3] = [Self::Bots, Self::Friends, Self::Device];

    pub(super) const fn value(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::Friends => "friends",
            Self::Device => "device",
        }
    }
}

impl SeatChoice {
    /// Returns the value in the form.
    pub(super) fn value(self) -> String {
        match self {
            Self::AsAbove => String::new(),
            Self::Me => "me".to_owned(),
            Self::Bot(bot) => format!("bot:{bot}"),
            Self::Friend => "friend".to_owned(),
            Self::Here => "here".to_owned(),
        }
    }

    /// Lists everything that can be chosen.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let bots = Level::NAMES.into_iter().map(Self::Bot);
        [Self::AsAbove, Self::Me].into_iter().chain(bots).chain([Self::Friend, Self::Here])
    }
}

impl Choices {
    /// Returns the defaults: a full table of bots that a beginner can win against.
    #[must_use]
    pub fn new(kind: &dyn DynGame, name: &str) -> Self {
        let default = |key: &str| kind.options().iter().find(|option| option.key == key).map(|option| option.default);
        let players = default("players").and_then(|players| players.parse().ok());
        let variants = kind.options().iter().filter(|option| option.key != "players");
        Self {
            game: kind.id().to_owned(),
            name: name.to_owned(),
            players: players.unwrap_or(*kind.players().end()).min(MAX_SEATS),
            opponents: Opponents::default(),
            level: USUAL.name(),
            seats: BySeat::default(),
            sharers: BySeat::default(),
            campaign: String::new(),
            campaign_id: String::new(),
            variants: variants.map(|option| (option.key.to_owned(), option.default.to_owned())).collect(),
            is_listed: false,
            options: TableOptions::default(),
        }
    }

    /// Reads a submitted form. Invalid values leave the default. If a field occurs twice, the last one counts, which
    /// lets a checkbox follow its hidden "off".
    #[must_use]
    pub fn read(kind: &dyn DynGame, name: &str, fields: &[(String, String)]) -> Self {
        let mut choices = Self::new(kind, name);
        for (key, value) in fields.iter().take(MOST_FIELDS) {
            choices.set(kind, key, value);
        }
        choices
    }

    /// Returns a person's last choices for this game from the fields that were [kept](Self::unusual). `None` if no table
    /// can be opened with them any more.
    #[must_use]
    pub fn last(kind: &dyn DynGame, name: &str, fields: &[(String, String)]) -> Option<Self> {
        let choices = Self::read(kind, name, fields);
        let is_possible = choices.setup_line(kind).is_ok() && choices.new_seats(kind).is_ok();
        is_possible.then_some(choices)
    }

    /// Returns the form fields that differ from the defaults. The name and the campaign are no choices for a next game.
    #[must_use]
    pub fn unusual(&self, kind: &dyn DynGame) -> Vec<(String, String)> {
        let usual = Self::new(kind, &self.name).fields();
        self.fields().into_iter().filter(|field| !usual.contains(field)).collect()
    }

    fn fields(&self) -> Vec<(String, String)> {
        // Lists all fields, so that no new one is forgotten.
        let Self { game: _, name: _, campaign: _, campaign_id: _, players, opponents, level, .. } = self;
        let Self { seats, sharers, variants, is_listed, options, .. } = self;
        let TableOptions { pace, curtain, grace, watchers_speak } = options;
        let switch = |is_on: bool| if is_on { "on" } else { "off" }.to_owned();
        let fields = [
            ("players", players.to_string()),
            ("opponents", opponents.value().to_owned()),
            ("level", (*level).to_owned()),
            ("listed", switch(*is_listed)),
            ("pace", pace.to_string()),
            ("curtain", switch(*curtain)),
            ("grace", grace.to_string()),
            ("watchers-speak", switch(*watchers_speak)),
        ];
        let fields = fields.map(|(key, value)| (key.to_owned(), value)).into_iter();
        let seats = Seat::ALL.map(|seat| (format!("seat-{seat}"), seats[seat].value()));
        let sharers = Seat::ALL.map(|seat| (format!("sharer-{seat}"), sharers[seat].clone()));
        let variants = variants.iter().map(|(key, value)| (format!("variant-{key}"), value.clone()));
        fields.chain(seats).chain(sharers).chain(variants).collect()
    }

    fn set(&mut self, kind: &dyn DynGame, key: &str, value: &str) {
        let clipped = || value.chars().take(LONGEST_FIELD).collect::<String>();
        match key {
            "name" if !value.trim().is_empty() => self.name = clipped(),
            "players" => {
                let number = value.parse().ok().filter(|number| kind.players().contains(number));
                self.players = number.unwrap_or(self.players);
            }
            "opponents" => {
                let chosen = Opponents::ALL.into_iter().find(|opponents| opponents.value() == value);
                self.opponents = chosen.unwrap_or(self.opponents);
            }
            "level" => {
                self.level = Level::named(value).map_or(self.level, Level::name);
            }
            "campaign" => self.campaign = clipped(),
            "campaign-id" => self.campaign_id = clipped(),
            "listed" => self.is_listed = value == "on",
            "curtain" => self.options.curtain = value == "on",
            "grace" => self.options.grace = value.parse().unwrap_or(self.options.grace),
            "watchers-speak" => self.options.watchers_speak = value == "on",
            "pace" => {
                let chosen = PACES.into_iter().find(|pace| pace.to_string() == value);
                self.options.pace = chosen.unwrap_or(self.options.pace);
            }
            _ => self.set_numbered(key, value, &clipped()),
        }
    }

    /// Sets a field whose name ends with a seat or an option.
    fn set_numbered(&mut self, key: &str, value: &str, clipped: &str) {
        if let Some(seat) = key.strip_prefix("seat-").and_then(|seat| seat.parse::<Seat>().ok()) {
            let chosen = SeatChoice::all().find(|choice| choice.value() == value);
            self.seats[seat] = chosen.unwrap_or_default();
        } else if let Some(seat) = key.strip_prefix("sharer-").and_then(|seat| seat.parse::<Seat>().ok()) {
            clipped.clone_into(&mut self.sharers[seat]);
        } else if let Some(key) = key.strip_prefix("variant-") {
            self.choose(key, clipped);
        }
    }

    /// Chooses a value for an option, if the game has it.
    pub(crate) fn choose(&mut self, key: &str, value: &str) {
        if let Some((_, chosen)) = self.variants.iter_mut().find(|(known, _)| known == key) {
            value.clone_into(chosen);
        }
    }

    /// Returns the chosen value of an option; empty if the game does not have it.
    pub(crate) fn chosen(&self, key: &str) -> &str {
        self.variants.iter().find(|(known, _)| known == key).map_or("", |(_, chosen)| chosen)
    }

    /// Whether an option was changed that most people never see.
    pub(super) fn is_unusual(&self, kind: &dyn DynGame) -> bool {
        let mut usual = Self::new(kind, &self.name);
        usual.choose(Chapter::OPTION, self.chosen(Chapter::OPTION));
        let Self { seats, variants, is_listed, options, .. } = self;
        (seats, variants, is_listed, options) != (&usual.seats, &usual.variants, &usual.is_listed, &usual.options)
    }

    /// Returns the choices for the game itself.
    #[must_use]
    pub fn setup(&self) -> Vec<(String, String)> {
        let players = ("players".to_owned(), self.players.to_string());
        [players].into_iter().chain(self.variants.iter().cloned()).collect()
    }

    /// Returns the choices for the game itself as one line, or why they do not go together.
    pub fn setup_line(&self, kind: &dyn DynGame) -> Result<String, SetupError> {
        let setup = self.setup();
        let borrowed: Vec<(&str, &str)> = setup.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        kind.setup_line(&borrowed)
    }

    /// Returns the occupants of the seats. Seats beyond the number of players are left out.
    pub fn new_seats(&self, kind: &dyn DynGame) -> Result<Vec<NewSeat>, BadName> {
        let mut me = Some(Name::parse(&self.name)?);
        let sits_elsewhere = Seat::first(self.players).any(|seat| self.seats[seat] == SeatChoice::Me);
        let mut seats = Vec::with_capacity(self.players);
        for seat in Seat::first(self.players) {
            let here = || {
                let (typed, colour) = (&self.sharers[seat], table::seat_name(kind, seat));
                Name::parse(if typed.trim().is_empty() { &colour } else { typed })
            };
            let bot = |bot: &str| NewSeat::Bot(bot.to_owned());
            seats.push(match self.seats[seat] {
                SeatChoice::AsAbove if seat.index() == 0 && !sits_elsewhere => {
                    me.take().map_or(NewSeat::Open, NewSeat::Here)
                }
                SeatChoice::AsAbove => match self.opponents {
                    Opponents::Bots => bot(self.level),
                    Opponents::Friends => NewSeat::Open,
                    Opponents::Device => NewSeat::Here(here()?),
                },
                // The same person in two seats plays the second as a guest on the same device.
                SeatChoice::Me => NewSeat::Here(me.take().map_or_else(here, Ok)?),
                SeatChoice::Bot(name) => bot(name),
                SeatChoice::Friend => NewSeat::Open,
                SeatChoice::Here => NewSeat::Here(here()?),
            });
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use stone_age::StoneAge;
    use table::Registered;

    use super::*;

    static STONE_AGE: Registered<StoneAge> = Registered::new();

    fn read(fields: &[(&str, &str)]) -> Choices {
        let fields: Vec<_> = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Choices::read(&STONE_AGE, "Wanderer 42", &fields)
    }

    fn here(name: &str) -> NewSeat {
        NewSeat::Here(Name::parse(name).unwrap())
    }

    fn bot(name: &str) -> NewSeat {
        NewSeat::Bot(name.to_owned())
    }

    #[test]
    fn defaults_are_enough_to_start() {
        let choices = read(&[]);
        let seats = [here("Wanderer 42"), bot("medium"), bot("medium"), bot("medium")];
        assert_eq!(choices.new_seats(&STONE_AGE).unwrap(), seats);
        assert_eq!(choices.setup()[0], ("players".to_owned(), "4".to_owned()));
        assert!(!choices.is_listed && !choices.is_unusual(&STONE_AGE));
    }

    #[test]
    fn every_seat_can_be_chosen() {
        let choices = read(&[
            ("name", "Ada"),
            ("players", "3"),
            ("opponents", "friends"),
            ("seat-P2", "me"),
            ("seat-P3", "bot:expert"),
            ("seat-P4", "here"),
        ]);
        assert_eq!(choices.new_seats(&STONE_AGE).unwrap(), [NewSeat::Open, here("Ada"), bot("expert")]);
    }

    #[test]
    fn players_on_one_device_are_named_or_get_the_colour_of_their_seat() {
        let choices = read(&[("players", "3"), ("opponents", "device"), ("sharer-P2", "Ben"), ("name", " ")]);
        let third = here(&table::seat_name(&STONE_AGE, Seat::ALL[2]));
        assert_eq!(choices.new_seats(&STONE_AGE).unwrap(), [here("Wanderer 42"), here("Ben"), third]);
        let choices = read(&[("opponents", "device"), ("sharer-P2", &"x".repeat(30))]);
        assert_eq!(choices.new_seats(&STONE_AGE), Err(BadName));
    }

    #[test]
    fn a_checkbox_overrides_its_hidden_off() {
        let choices = read(&[("listed", "off"), ("listed", "on"), ("curtain", "off"), ("variant-open-cards", "on")]);
        assert!(choices.is_listed && !choices.options.curtain && choices.is_unusual(&STONE_AGE));
        assert!(choices.setup().contains(&("open-cards".to_owned(), "on".to_owned())));
    }

    #[test]
    fn a_game_is_live_unless_the_host_says_otherwise() {
        let grace = |value: &str| read(&[("grace", value)]).options.grace;
        assert_eq!(read(&[]).options.grace, Grace::Live);
        for chosen in GRACES {
            assert_eq!(grace(&chosen.to_string()), chosen);
        }
        assert_eq!([grace("0"), grace("100000"), grace("weeks")], [Grace::Live; 3]);
        assert!(read(&[("grace", "days")]).is_unusual(&STONE_AGE));
    }

    #[test]
    fn invalid_choices_leave_the_default() {
        let usual = read(&[]);
        let fields = [
            ("players", "9"),
            ("opponents", "x"),
            ("level", "x"),
            ("pace", "1"),
            ("seat-P9", "me"),
            ("variant-x", "y"),
        ];
        assert_eq!(read(&fields), usual);
        let many: Vec<_> = (0..1000).map(|_| ("listed".to_owned(), "off".to_owned())).collect();
        assert_eq!(Choices::read(&STONE_AGE, "Wanderer 42", &many), usual);
    }

    #[test]
    fn what_differs_from_the_defaults_brings_the_choices_back() {
        assert_eq!(read(&[]).unusual(&STONE_AGE), []);
        let chosen = [
            ("players", "3"),
            ("opponents", "device"),
            ("level", "expert"),
            ("seat-P3", "bot:easy"),
            ("sharer-P2", "Ben"),
            ("variant-open-cards", "on"),
            ("listed", "on"),
            ("pace", "0"),
            ("curtain", "off"),
            ("grace", "days"),
            ("watchers-speak", "on"),
        ];
        let choices = read(&chosen);
        let kept = choices.unusual(&STONE_AGE);
        assert_eq!(kept.len(), chosen.len(), "{kept:?}");
        assert_eq!(Choices::last(&STONE_AGE, "Wanderer 42", &kept), Some(choices));
    }

    #[test]
    fn last_choices_that_are_no_longer_possible_are_dropped() {
        let last =
            |key: &str, value: &str| Choices::last(&STONE_AGE, "Wanderer 42", &[(key.to_owned(), value.to_owned())]);
        assert_eq!(last("variant-round-limit", "many"), None);
        assert_eq!(last("variant-of-old", "on"), Some(read(&[])), "an option that is gone");
    }

    #[test]
    fn long_fields_are_clipped() {
        assert_eq!(read(&[("name", &"x".repeat(5000))]).name.len(), LONGEST_FIELD);
    }
}
