//! A toy game that keeps the contract, and broken ones that do not: every property can fail.
//!
//! Everybody has a few turns. In the first half of a turn one draws a chip from the bag, unseen by the others, or
//! rolls a die for points; in the second half one plays a chip of one's hand for as many points as its number says,
//! or passes. What is still in hand at the end counts against its owner.
//!
//! [`Toy`] is the sound game. [`Broken`] wraps it and spoils exactly one thing.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

use super::{Property, check_game};
use crate::bag::IdSet;
use crate::chance::{Chance, Seed, Stream};
use crate::game::{Game, Offer, Refusal, Spot, Viewer};
use crate::journal::Journal;
use crate::notation::{NotationError, Tokens};
use crate::pack::{PackHash, PackInfo};
use crate::score::{ScoreRow, ScoreSheet, Standings};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::{OptionValues, Setup, SetupError, SetupOption};

type Chips = IdSet<1>;

/// Few enough for the bag to run out now and then.
const CHIPS: u16 = 8;
const ROUNDS: usize = 5;
const BAG: Stream = Stream::named("bag");

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Toy {
    players: usize,
    /// How many turns are over.
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
enum Action {
    Draw,
    Roll,
    Play(u16),
    Pass,
}

#[derive(Clone, Debug, PartialEq)]
enum Objection {
    NotYourTurn,
    WrongHalf,
    BagIsEmpty,
    NotInHand,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Event {
    /// Only who drew the chip is told which.
    Drew(Seat, Option<u16>),
    Rolled(Seat, u8),
    Played(Seat, u16),
    Passed(Seat),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    turn: usize,
    half: Half,
    in_bag: u32,
    in_hand: BySeat<u32>,
    /// Nothing where the viewer may not look.
    hands: BySeat<Option<Chips>>,
    played: BySeat<Chips>,
    rolled: BySeat<u32>,
}

#[derive(Clone, Debug, PartialEq)]
struct Table {
    players: usize,
}

impl Default for Table {
    fn default() -> Self {
        Self { players: 2 }
    }
}

impl Setup for Table {
    fn options() -> &'static [SetupOption] {
        const VALUES: OptionValues = OptionValues::Number { min: 2, max: 3 };
        &[SetupOption { key: "players", values: VALUES, default: "2", help: "How many play." }]
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

/// The toy with one defect, given by its number: an enum cannot be a const parameter.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "(Toy, u32)", into = "(Toy, u32)")]
struct Broken<const NUMBER: usize> {
    toy: Toy,
    /// Copies share it, which no game may do.
    performed: Arc<AtomicU32>,
}

impl<const NUMBER: usize> Broken<NUMBER> {
    const DEFECT: Defect = Defect::ALL[NUMBER];

    fn withholds(&self, action: &Action) -> bool {
        Self::DEFECT == Defect::WithholdsByASecret && *action == Action::Draw && !self.toy.bag.contains(0)
    }
}

impl<const NUMBER: usize> PartialEq for Broken<NUMBER> {
    fn eq(&self, other: &Self) -> bool {
        self.toy == other.toy
    }
}

impl<const NUMBER: usize> From<Broken<NUMBER>> for (Toy, u32) {
    fn from(broken: Broken<NUMBER>) -> Self {
        (broken.toy, broken.performed.load(Ordering::Relaxed))
    }
}

impl<const NUMBER: usize> From<(Toy, u32)> for Broken<NUMBER> {
    fn from((toy, performed): (Toy, u32)) -> Self {
        let turn = if Self::DEFECT == Defect::LoadsTheFirstTurn { 0 } else { toy.turn };
        Self { toy: Toy { turn, ..toy }, performed: Arc::new(performed.into()) }
    }
}

impl<const NUMBER: usize> Game for Broken<NUMBER> {
    type Setup = Table;
    type Action = Action;
    type Refusal = Objection;
    type Event = Event;
    type View = View;

    const ID: &'static str = Toy::ID;
    const RULES_VERSION: u32 = Toy::RULES_VERSION;

    fn new(setup: &Table, chance: &mut impl Chance) -> Result<Self, SetupError> {
        match Self::DEFECT {
            Defect::RefusesItsSetup => Err(SetupError::Pack("there are no chips".to_owned())),
            _ => Ok(Self { toy: Toy::new(setup, chance)?, performed: Arc::default() }),
        }
    }

    fn pack(setup: &Table) -> PackInfo {
        Toy::pack(setup)
    }

    fn players(&self) -> usize {
        self.toy.players()
    }

    fn to_act(&self) -> SeatSet {
        self.toy.to_act()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.toy.actions(seat, out);
        out.retain(|action| !self.withholds(action));
        match (Self::DEFECT, out.last().copied()) {
            (Defect::ListsNoForcedPass, Some(_)) if *out == [Action::Pass] => out.clear(),
            (Defect::ListsPassOutOfTurn, None) => out.push(Action::Pass),
            (Defect::ListsAnActionTwice, Some(last)) => out.push(last),
            (Defect::ListsAnUnreadableAction, Some(_)) => out.push(Action::Play(CHIPS)),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Objection> {
        match (Self::DEFECT, action) {
            (Defect::AllowsAnything, _) => Ok(()),
            (Defect::RefusesToPass, Action::Pass) => Err(Objection::NotYourTurn),
            _ if self.withholds(action) => Err(Objection::BagIsEmpty),
            _ => self.toy.check(seat, action),
        }
    }

    fn perform(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        static CLOCK: AtomicU32 = AtomicU32::new(0);
        self.toy.perform(seat, action, chance, journal);
        match (Self::DEFECT, action) {
            (Defect::LosesPlayedChips, Action::Play(chip)) => _ = self.toy.played[seat].remove(*chip),
            (Defect::ReadsAClock, Action::Roll) => self.toy.rolled[seat] -= CLOCK.fetch_add(1, Ordering::Relaxed) % 2,
            (Defect::SharesACounter, _) => _ = self.performed.fetch_add(1, Ordering::Relaxed),
            (Defect::NeverEnds, _) if self.toy.is_over() => self.toy = Toy::with_players(self.toy.players),
            _ => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        journal: &mut impl Journal<Event>,
    ) -> Result<(), Objection> {
        let checked = self.check(seat, action);
        match Self::DEFECT {
            _ if checked.is_ok() => self.perform(seat, action, chance, journal),
            Defect::CountsRefusals => self.toy.rolled[seat] += 1,
            Defect::TellsOfRefusals => journal.record(Event::Passed(seat)),
            Defect::RollsForRefusals => _ = chance.die(),
            _ => {}
        }
        checked
    }

    fn view(&self, viewer: Viewer) -> View {
        match (Self::DEFECT, viewer) {
            (Defect::ShowsHandsToPlayers, Viewer::Seat(_)) | (Defect::ShowsHandsToSpectators, Viewer::Spectator) => {
                self.toy.view(Viewer::Everything)
            }
            _ => self.toy.view(viewer),
        }
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        match Self::DEFECT {
            Defect::TellsDrawnChips => Some(event.clone()),
            _ => Toy::event_for(event, viewer),
        }
    }

    fn spot(&self, action: &Action) -> Spot {
        self.toy.spot(action)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Action>> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.truncate(if Self::DEFECT == Defect::OffersOneAction { 1 } else { usize::MAX });
        actions.into_iter().map(|action| Offer { action, spot: self.spot(&action) }).collect()
    }

    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance) {
        match Self::DEFECT {
            Defect::DrawsNothingAnew => {}
            Defect::LosesTheBagDrawingAnew => self.toy.bag = Chips::EMPTY,
            _ => self.toy.determinize(seat, chance),
        }
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        let mut sheet = self.toy.score_sheet(viewer);
        match Self::DEFECT {
            Defect::ScoresHandsForAllToSee => sheet = self.toy.score_sheet(Viewer::Everything),
            Defect::LeavesOutASource => _ = sheet.rows.remove(0),
            _ => {}
        }
        sheet
    }

    fn standings(&self) -> Option<Standings> {
        match (Self::DEFECT, self.toy.standings()) {
            (Defect::HasAResultTooEarly, None) => Some(self.toy.result()),
            (Defect::HasNoResult, Some(_)) => None,
            (Defect::PlacesNobody, Some(_)) => Some(Standings::by_score([])),
            (_, sound) => sound,
        }
    }

    fn round(&self) -> u32 {
        self.toy.round()
    }

    fn audit(&self) -> Result<(), String> {
        self.toy.audit()
    }
}

/// More decisions than any toy game has.
const LONGEST: usize = 2 * ROUNDS * 3 + 1;

/// Declares all defects, each with a test that the suite reports just the property it violates.
macro_rules! defects {
    ($($test:ident: $defect:ident violates $property:ident,)+) => {
        #[derive(Clone, Copy, PartialEq)]
        enum Defect {
            $($defect,)+
            None,
        }

        impl Defect {
            const ALL: &[Self] = &[$(Self::$defect,)+ Self::None];
        }

        const VIOLATED: &[Property] = &[$(Property::$property),+];

        $(#[test]
        fn $test() {
            assert_reported::<Broken<{ Defect::$defect as usize }>>(Property::$property);
        })+
    };
}

defects! {
    a_refused_setup_is_found: RefusesItsSetup violates SetupWorks,
    a_lost_piece_is_found: LosesPlayedChips violates Conservation,
    a_piece_lost_by_drawing_anew_is_found: LosesTheBagDrawingAnew violates Conservation,
    a_dead_end_is_found: ListsNoForcedPass violates AlwaysAnAction,
    an_action_out_of_turn_is_found: ListsPassOutOfTurn violates OnlyWhoOwesActs,
    an_action_listed_twice_is_found: ListsAnActionTwice violates ListedOnce,
    a_refused_listed_action_is_found: RefusesToPass violates ListedApplies,
    an_allowed_unlisted_action_is_found: AllowsAnything violates UnlistedRefused,
    a_state_changed_by_a_refusal_is_found: CountsRefusals violates RefusalLeavesNoTrace,
    an_event_of_a_refusal_is_found: TellsOfRefusals violates RefusalLeavesNoTrace,
    a_roll_for_a_refusal_is_found: RollsForRefusals violates RefusalLeavesNoTrace,
    an_unreadable_action_is_found: ListsAnUnreadableAction violates NotationRoundTrip,
    a_forgetful_snapshot_is_found: LoadsTheFirstTurn violates SnapshotRoundTrip,
    a_clock_is_found: ReadsAClock violates ReplayReproduces,
    a_hand_shown_to_players_is_found: ShowsHandsToPlayers violates ViewHidesSecrets,
    a_hand_shown_to_spectators_is_found: ShowsHandsToSpectators violates ViewHidesSecrets,
    a_hand_shown_by_its_points_is_found: ScoresHandsForAllToSee violates ViewHidesSecrets,
    an_action_that_tells_a_secret_is_found: WithholdsByASecret violates ActionsHideSecrets,
    an_event_that_tells_a_secret_is_found: TellsDrawnChips violates EventsHideSecrets,
    a_secret_that_never_varies_is_found: DrawsNothingAnew violates SecretsVary,
    a_copy_that_shares_is_found: SharesACounter violates CloneIsIndependent,
    an_endless_game_is_found: NeverEnds violates Terminates,
    a_missing_result_is_found: HasNoResult violates ResultAtTheEnd,
    an_early_result_is_found: HasAResultTooEarly violates ResultAtTheEnd,
    a_result_without_the_players_is_found: PlacesNobody violates ResultAtTheEnd,
    a_source_left_out_is_found: LeavesOutASource violates ScoreAddsUp,
    a_missing_offer_is_found: OffersOneAction violates OffersAreActions,
}

/// Plays a few games, of which some must show that the property is violated, and none that another one is.
fn assert_reported<G: Game<Setup = Table>>(property: Property) {
    let games = (0..40).map(|n| {
        let setup = Table { players: 2 + n as usize % 2 };
        check_game::<G>(&setup, Seed::from_text("broken").derive(n), LONGEST)
    });
    let violations: Vec<_> = games.filter_map(Result::err).collect();
    assert!(!violations.is_empty(), "nothing was noticed");
    for violation in violations {
        assert_eq!(violation.property, property, "{violation}");
    }
}

fn assert_sound<G: Game<Setup = Table>>() {
    for (players, n) in [2, 3].into_iter().flat_map(|players| (0..200).map(move |n| (players, n))) {
        let checked = check_game::<G>(&Table { players }, Seed::from_text("sound").derive(n), LONGEST);
        let checked = checked.unwrap_or_else(|violation| panic!("{violation}"));
        assert_eq!((checked.rounds as usize, checked.decisions), (ROUNDS, 2 * ROUNDS * players));
    }
}

#[test]
fn the_toy_is_sound() {
    assert_sound::<Toy>();
}

#[test]
fn the_wrapper_alone_breaks_nothing() {
    assert_sound::<Broken<{ Defect::None as usize }>>();
}

#[test]
fn every_property_can_be_violated() {
    for property in Property::ALL {
        assert!(VIOLATED.contains(&property), "no defect violates {property}");
    }
}
