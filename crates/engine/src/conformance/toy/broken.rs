//! The toy with one defect at a time, and tests that the suite finds each of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

use super::{Action, CHIPS, Chips, Event, Objection, ROUNDS, Table, Toy, View};
use crate::chance::{Chance, Seed};
use crate::conformance::{Property, check_game};
use crate::game::{Game, Offer, Spot, Viewer};
use crate::journal::Journal;
use crate::pack::PackInfo;
use crate::score::{ScoreSheet, Standings};
use crate::seat::{Seat, SeatSet};
use crate::setup::SetupError;

/// The toy with one defect, given by its number: an enum cannot be a const parameter.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "(Toy, u32)", into = "(Toy, u32)")]
struct Broken<const NUMBER: usize> {
    toy: Toy,
    /// Shared by all copies, which no game may do.
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

    fn about(event: &Event) -> Option<Seat> {
        Toy::about(event)
    }

    fn spot(&self, action: &Action) -> Spot {
        self.toy.spot(action)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Action>> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.truncate(if Self::DEFECT == Defect::OffersOneAction { 1 } else { usize::MAX });
        actions.into_iter().map(|action| self.offer(action)).collect()
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

/// Declares all defects, each with a test that the suite reports exactly the property it violates.
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

/// Plays a few games. At least one must report the property, and none any other.
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
