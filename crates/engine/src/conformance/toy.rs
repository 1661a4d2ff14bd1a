//! A toy game that keeps the contract, and broken versions that do not. They show that every property can fail.
//!
//! Each player has a few turns. In the first half of a turn the player draws a chip from the bag, unseen by the others,
//! or rolls a die for points. In the second half they play a chip from their hand for as many points as its number
//! says, or pass. Chips left in hand at the end count against their owner.
//!
//! [`Toy`] is the sound game. [`broken`] wraps it and spoils exactly one thing at a time.

mod broken;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bag::IdSet;
use crate::chance::{Chance, Stream};
use crate::game::{Game, Refusal, Spot, Viewer};
use crate::journal::Journal;
use crate::notation::{NotationError, Tokens};
use crate::pack::{PackHash, PackInfo};
use crate::score::{ScoreRow, ScoreSheet, Standings};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::{OptionValues, Setup, SetupError, SetupOption};

type Chips = IdSet<1>;

/// Few enough for the bag to run out in some games.
const CHIPS: u16 = 8;
const ROUNDS: usize = 5;
const BAG: Stream = Stream::named("bag");

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Toy {
    players: usize,
    /// The number of turns that are over.
    turn: usize,
    half: Half,
    bag: Chips,
    hands: BySeat<Chips>,
    played: BySeat<Chips>,
    rolled: BySeat<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Half {
    First,
    Second,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    Draw,
    Roll,
    Play(u16),
    Pass,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Objection {
    NotYourTurn,
    WrongHalf,
    BagIsEmpty,
    NotInHand,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Event {
    /// A player drew a chip. Only they are told which.
    Drew(Seat, Option<u16>),
    Rolled(Seat, u8),
    Played(Seat, u16),
    Passed(Seat),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    turn: usize,
    half: Half,
    in_bag: u32,
    in_hand: BySeat<u32>,
    /// `None` where the viewer may not look.
    hands: BySeat<Option<Chips>>,
    played: BySeat<Chips>,
    rolled: BySeat<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    pub(crate) players: usize,
}

impl Default for Table {
    fn default() -> Self {
        Self { players: 2 }
    }
}

impl Setup for Table {
    fn options() -> &'static [SetupOption] {
        const VALUES: OptionValues = OptionValues::Number { min: 2, max: 3 };
        &[SetupOption { key: "players", values: VALUES, default: "2" }]
    }

    fn get(&self, key: &str) -> String {
        if key == "players" { self.players.to_string() } else { String::new() }
    }

    fn set_allowed(&mut self, _key: &str, value: &str) {
        self.players = value.parse().unwrap_or(self.players);
    }

    fn players(&self) -> usize {
        self.players
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Roll => f.write_str("roll"),
            Self::Play(chip) => write!(f, "play {chip}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(line);
        let action = match tokens.one_of(&["draw", "roll", "play", "pass"])? {
            0 => Self::Draw,
            1 => Self::Roll,
            2 => Self::Play(tokens.number(0, u32::from(CHIPS) - 1)? as u16),
            _ => Self::Pass,
        };
        tokens.end()?;
        Ok(action)
    }
}

impl Refusal for Objection {
    fn section(&self) -> &'static str {
        match self {
            Self::NotYourTurn | Self::WrongHalf => "turn",
            Self::BagIsEmpty | Self::NotInHand => "chips",
        }
    }
}

impl Toy {
    fn with_players(players: usize) -> Self {
        Self {
            players,
            turn: 0,
            half: Half::First,
            bag: Chips::first(CHIPS),
            hands: BySeat::default(),
            played: BySeat::default(),
            rolled: BySeat::default(),
        }
    }

    fn is_over(&self) -> bool {
        self.turn >= ROUNDS * self.players
    }

    fn result(&self) -> Standings {
        let sheet = self.score_sheet(Viewer::Everything);
        Standings::by_score(Seat::first(self.players).map(|seat| (seat, sheet.total(seat), Vec::new())))
    }
}

impl Game for Toy {
    type Setup = Table;
    type Action = Action;
    type Refusal = Objection;
    type Event = Event;
    type View = View;

    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    fn new(setup: &Table, _chance: &mut impl Chance) -> Result<Self, SetupError> {
        let allowed = Table::from_line(&setup.to_line())?;
        Ok(Self::with_players(allowed.players))
    }

    fn pack(_setup: &Table) -> PackInfo {
        PackInfo { name: "none", hash: PackHash::of(&[]).to_string() }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn to_act(&self) -> SeatSet {
        if self.is_over() {
            return SeatSet::EMPTY;
        }
        Seat::new(self.turn % self.players).map(SeatSet::only).unwrap_or_default()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        match self.half {
            Half::First => {
                out.extend((!self.bag.is_empty()).then_some(Action::Draw));
                out.push(Action::Roll);
            }
            Half::Second => {
                out.extend(self.hands[seat].iter().map(Action::Play));
                out.push(Action::Pass);
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Objection> {
        if !self.to_act().contains(seat) {
            return Err(Objection::NotYourTurn);
        }
        match (self.half, *action) {
            (Half::First, Action::Draw) if self.bag.is_empty() => Err(Objection::BagIsEmpty),
            (Half::Second, Action::Play(chip)) if !self.hands[seat].contains(chip) => Err(Objection::NotInHand),
            (Half::First, Action::Draw | Action::Roll) | (Half::Second, Action::Play(_) | Action::Pass) => Ok(()),
            _ => Err(Objection::WrongHalf),
        }
    }

    fn perform(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        match *action {
            Action::Draw => {
                let chip = self.bag.take(BAG, chance);
                self.hands[seat] = self.hands[seat].iter().chain(chip).collect();
                journal.record(Event::Drew(seat, chip));
            }
            Action::Roll => {
                let face = chance.die();
                self.rolled[seat] += u32::from(face);
                journal.record(Event::Rolled(seat, face));
            }
            Action::Play(chip) => {
                self.hands[seat].remove(chip);
                self.played[seat].insert(chip);
                chance.reveal();
                journal.record(Event::Played(seat, chip));
            }
            Action::Pass => journal.record(Event::Passed(seat)),
        }
        match self.half {
            Half::First => self.half = Half::Second,
            Half::Second => {
                self.half = Half::First;
                self.turn += 1;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            turn: self.turn,
            half: self.half,
            in_bag: self.bag.len(),
            in_hand: BySeat::from_fn(|seat| self.hands[seat].len()),
            hands: BySeat::from_fn(|seat| viewer.sees(seat).then_some(self.hands[seat])),
            played: self.played,
            rolled: self.rolled,
        }
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Drew(seat, _) if !viewer.sees(seat) => Some(Event::Drew(seat, None)),
            Event::Drew(..) | Event::Rolled(..) | Event::Played(..) | Event::Passed(_) => Some(event.clone()),
        }
    }

    fn about(event: &Event) -> Option<Seat> {
        match *event {
            Event::Drew(seat, _) | Event::Rolled(seat, _) | Event::Played(seat, _) | Event::Passed(seat) => Some(seat),
        }
    }

    fn spot(&self, action: &Action) -> Spot {
        match *action {
            Action::Draw => Spot::only("bag"),
            Action::Roll => Spot::only("die"),
            Action::Play(chip) => Spot { name: "chip", number: (chip as u8).saturating_add(1) },
            Action::Pass => Spot::only("turn"),
        }
    }

    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance) {
        let others = Seat::first(self.players).filter(|other| *other != seat);
        let mut unseen = others.clone().fold(self.bag, |unseen, other| unseen.union(&self.hands[other]));
        for other in others {
            let in_hand = self.hands[other].len();
            self.hands[other] = (0..in_hand).filter_map(|_| unseen.take(BAG, chance)).collect();
        }
        self.bag = unseen;
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        let seats = || Seat::first(self.players);
        let worth = |chips: Chips| chips.iter().map(i32::from).sum::<i32>();
        let rolled = seats().map(|seat| Some(self.rolled[seat] as i32)).collect();
        let played = seats().map(|seat| Some(worth(self.played[seat]))).collect();
        let in_hand = seats().map(|seat| viewer.sees(seat).then(|| -worth(self.hands[seat]))).collect();
        ScoreSheet {
            rival: None,
            rows: vec![
                ScoreRow { source: "rolled", counted: true, points: rolled },
                ScoreRow { source: "played", counted: true, points: played },
                ScoreRow { source: "in-hand", counted: false, points: in_hand },
            ],
        }
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| self.result())
    }

    fn round(&self) -> u32 {
        (self.turn / self.players.max(1) + 1).min(ROUNDS) as u32
    }

    fn audit(&self) -> Result<(), String> {
        let places = || [&self.bag].into_iter().chain(self.hands.iter()).chain(self.played.iter());
        let all = places().fold(Chips::EMPTY, |all, place| all.union(place));
        let count: u32 = places().map(Chips::len).sum();
        if all != Chips::first(CHIPS) || count != u32::from(CHIPS) {
            return Err(format!("{count} chips of {CHIPS}, among them {all:?}"));
        }
        if self.turn > ROUNDS * self.players {
            return Err(format!("turn {} of {}", self.turn, ROUNDS * self.players));
        }
        match self.rolled.iter().find(|points| **points > 6 * ROUNDS as u32) {
            Some(points) => Err(format!("{points} points in {ROUNDS} rolls")),
            None => Ok(()),
        }
    }
}
