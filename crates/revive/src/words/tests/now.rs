//! Answers describe the current position, not only what is printed.

use engine::chance::{Seed, SeededChance};
use engine::whim::Decision;
use engine::{Game, Narrate, Seat, Viewer};

use super::{ALL, asked, game, play, said, setups, speaker};
use crate::action::{Action, MachineSpot};
use crate::content::{CardId, Reward, StandardMachine, TrackBonus};
use crate::flow::Outside;
use crate::foretell::foretell;
use crate::names;
use crate::player::Rewards;
use crate::resource::{Color, Purse, Resource};
use crate::setup::Setup;
use crate::space::Space;
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::tribe::{Side, TechnologySet, Tribe};
use crate::view::{PriceView, View};
use crate::words::{piece, technology, worth};

const RED: Seat = Seat::ALL[0];

fn told(action: Action, view: &View) -> String {
    said(Revive::tell_action(&action, view))
}

/// A view of a player of Nàdair with the first technology, whose next progress marker gives this bonus.
fn nadair(bonus: Option<TrackBonus>) -> View {
    let mut view = asked(Task::Tribe);
    let spaces = view.pack.player_board().progress_bonus;
    let player = &mut view.seats[0].board;
    (player.tribe, player.side, player.technologies) = (Tribe::Nadair, Side::Sun, TechnologySet::only(0));
    player.progress = spaces.iter().position(|space| *space == bonus).unwrap() as u8;
    view
}

#[test]
fn the_tribe_ability_names_what_technologies_and_the_marker_add() {
    let view = nadair(Some(TrackBonus::Artifact));
    let number = view.seats[0].board.progress + 1;
    let ability = "Activate your tribe ability: gain 2 books; also gain 1 book, then score 1 point";
    assert_eq!(told(Action::Do, &view), format!("{ability}; progress marker {number}: an artifact"));
    let late = View { artifacts: [0; 3], ..view };
    let minor = format!("{ability}; progress marker {number}: a minor artifact (2 points)");
    assert_eq!(told(Action::Do, &late), minor);
    let mut view = nadair(None);
    let number = view.seats[0].board.progress + 1;
    assert_eq!(told(Action::Do, &view), format!("{ability}; progress marker {number}"));
    view.seats[0].board.tribe_markers = 0;
    assert_eq!(told(Action::Do, &view), ability);
}

#[test]
fn without_major_artifacts_answers_speak_of_minor_ones() {
    let view = View { artifacts: [0; 3], ..asked(Task::TakeArtifact { optional: false }) };
    assert_eq!(told(Action::Do, &view), "Take a minor artifact (2 points)");
    let gives = view.pack.tribe(Tribe::Nadair, Side::Sun).technologies[4].gives;
    let minor = "immediately: take a minor artifact (2 points), then gain 1 energy";
    assert_eq!(said(technology::gives_now(&view, gives)), minor);
    let view = View { artifacts: [0, 1, 0], ..view };
    assert_eq!(said(technology::gives_now(&view, gives)), "immediately: take an artifact, then gain 1 energy");
}

/// The stated gains of the player's buildings next to a new tile are the actual ones.
#[test]
fn laying_a_tile_names_the_gains_of_the_players_buildings() {
    let (mut laid, mut gained) = (0, 0);
    for (setup, seed) in setups().into_iter().zip(40..) {
        play(&setup, seed, |Decision { game, seat, actions, .. }| {
            let Some(Task::Orient { place, tile }) = game.top().map(|step| step.task) else { return };
            if !game.player(seat).rewards.is_empty() {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            for turned in actions.iter().filter_map(|action| match action {
                Action::Turned(turned) => Some(*turned),
                _ => None,
            }) {
                let mut after = *game;
                let mut chance = engine::chance::FastChance::new(1);
                let flow = &mut Outside { chance: &mut chance, journal: &mut () };
                after.orient(seat, place, tile, turned, flow);
                let mut brings = Rewards::default();
                let told = told(Action::Turned(turned), &view);
                for lay in view.lays.iter().filter(|lay| lay.turned == turned) {
                    brings.steps.iter_mut().zip(lay.brings.steps).for_each(|(sum, more)| *sum += more);
                    brings.waters |= lay.brings.waters;
                    assert!(told.contains(&format!("; your building on {}: ", lay.building)), "{told}");
                    gained += 1;
                }
                assert_eq!(after.player(seat).rewards, brings, "{told}");
                laid += 1;
            }
        });
    }
    assert!(laid > 20 && gained > 5, "{laid} {gained}");
}

#[test]
fn playing_a_card_mentions_its_slot_symbol() {
    let mut seen = 0;
    let setup = Setup { unlocked: ALL, ..Setup::default() };
    play(&setup, 5, |Decision { game, seat, actions, .. }| {
        let view = game.view(Viewer::Seat(seat));
        for action in actions {
            if let Action::Play { card, half, .. } = *action {
                let has_symbol = view.pack.card(card).slot[half.index()];
                assert_eq!(told(*action, &view).contains("(slot symbol"), has_symbol, "{action}");
                seen += u32::from(has_symbol);
            }
        }
    });
    assert!(seen > 0);
}

#[test]
fn a_module_space_says_which_half_its_slot_shows() {
    let module = crate::content::ModuleId::named("L9").unwrap();
    let view = asked(Task::PlaceModule(module));
    assert_eq!(told(Action::ModuleSpace(1), &view), "Place it on module space 2 of slot 1 (top)");
}

#[test]
fn machine_that_would_be_wasted_says_so() {
    let mut view = asked(Task::Turn { left: 0, acted: true });
    let rewards = &view.pack.player_board().rewards;
    let number = rewards.iter().position(|space| space.reward == Reward::Standard(StandardMachine::Range)).unwrap();
    let spot = MachineSpot::Reward(number as u8);
    view.seats[0].board.unlocked.insert(number as u8);
    view.seats[0].machines = vec![spot];
    view.seats[0].board.energy = 2;
    let lost = "; you have no action left this turn, so it would be wasted";
    assert!(told(Action::Machine(spot), &view).ends_with(lost), "{}", told(Action::Machine(spot), &view));
    let crystal = rewards.iter().position(|space| space.reward == Reward::Standard(StandardMachine::Crystal)).unwrap();
    assert!(!told(Action::Machine(MachineSpot::Reward(crystal as u8)), &view).ends_with(lost));
    let early = View { asked: Some(Step { seat: RED, task: Task::Turn { left: 1, acted: true } }), ..view.clone() };
    assert!(!told(Action::Machine(spot), &early).ends_with(lost));
    // Another machine gives an action.
    let kite = crate::content::MachineId::named("M6").unwrap();
    let place = rewards.iter().position(|space| matches!(space.reward, Reward::Machine(_))).unwrap();
    view.seats[0].board.machines[place] = Some(kite);
    view.seats[0].machines.push(MachineSpot::Reward(place as u8));
    assert!(!told(Action::Machine(spot), &view).ends_with(lost));
    view.seats[0].board.energy = 1;
    assert!(told(Action::Machine(spot), &view).ends_with(lost), "there is no energy for the other one");
}

#[test]
fn players_have_no_tribe_before_they_choose_one() {
    let setup = Setup { players: 2, start: Some(RED), choose_tribes: true, ..Setup::default() };
    let game = Revive::new(&setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap();
    let view = game.view(Viewer::Seat(RED));
    let plain = Revive::plain(&view, &speaker());
    assert!(plain.contains("Players: Red: no tribe yet; Blue: no tribe yet"), "{plain}");
    assert!(!plain.contains("Nàdair") && !plain.contains("TECHNOLOGIES"), "{plain}");
    assert_eq!(
        told(Action::Tribe(Tribe::Nadair, Side::Sun), &view),
        "Play Nàdair, sun side. Tribe ability: gain 2 books. Technologies of its own: 1 whenever you activate your \
         tribe ability, also gain 1 book, then score 1 point; 2 passing through forests and water costs no food; 4 a \
         machine: advance 1 step on the green track"
    );
    let two = super::game(2).view(Viewer::Seat(RED));
    assert!(two.seats.iter().all(|player| player.has_tribe));
}

#[test]
fn minor_artifacts_are_mentioned_only_if_the_end_waits_for_them() {
    let view = game(2).view(Viewer::Seat(RED));
    assert!(!Revive::plain(&view, &speaker()).contains("to take before the end"));
    let waits = View { extra_artifacts: 2, ..view };
    let plain = Revive::plain(&waits, &speaker()).replace("\n ", "").replace("  ", " ");
    assert!(plain.contains("minor artifacts to take before the end: 2"), "{plain}");
}

/// A view of a turn of the first player, and what it foretells of an action.
fn foretold(view: &View, action: Action) -> String {
    said(names::foretold(view, &foretell(view, &action).unwrap()).unwrap())
}

#[test]
fn hibernation_foretells_what_comes_back() {
    let mut view = asked(Task::Turn { left: 2, acted: false });
    let player = &mut view.seats[0].board;
    let [first, second] = [0, 1].map(|number| player.active.nth(number).and_then(CardId::new).unwrap());
    player.active.remove(first.id());
    player.active.remove(second.id());
    player.slots[0].insert(first.id());
    player.resting = std::iter::once(second.id()).collect();
    (player.energy, player.switched) = (0, true);
    player.powered.insert(MachineSpot::Reward(0));
    let told = foretold(&view, Action::Hibernate);
    let (first, second) = (said(piece::name(first)), said(piece::name(second)));
    assert_eq!(
        told,
        format!(
            "energy 0 → 1, active cards 1 → 2; back in the active area: {second}; to the resting area: {first}; \
             the switch token is ready again"
        )
    );
}

#[test]
fn a_step_foretells_what_it_unlocks() {
    let mut view = asked(Task::Step { color: None, left: 1 });
    let space = view.pack.player_board().rewards[0];
    let color = Color::ALL.into_iter().find(|color| space.needs[color.index()] > 1).unwrap();
    for other in Color::ALL {
        view.seats[0].board.tracks[other.index()] = space.needs[other.index()].max(1);
    }
    view.seats[0].board.tracks[color.index()] -= 1;
    let at = space.needs[color.index()];
    let unlocked = said(names::reward(space.reward));
    let told = foretold(&view, Action::Track(color));
    assert!(
        told.starts_with(&format!("{color} track {} → {at}, progress markers 0 → 1; unlocks {unlocked}", at - 1)),
        "{told}"
    );
}

#[test]
fn a_price_says_what_is_missing() {
    let price = |instead, missing| PriceView {
        action: Action::Build { space: Space::named("8a").unwrap(), large: false, crystals: 3 },
        cost: Purse::of(Resource::Gear, 3),
        books: 0,
        range: 1,
        instead,
        missing,
        brings: None,
    };
    let gears = |count| Purse::of(Resource::Gear, count);
    let told = |instead, missing| said(worth::price(&price(instead, missing)));
    let cost = "3 gears and 1 food for the range";
    assert_eq!(told(Purse::NOTHING, Purse::NOTHING), cost);
    assert_eq!(told(gears(1), Purse::NOTHING), format!("{cost} (uses 1 crystal for 1 gear)"));
    let missing = gears(2).plus(Resource::Food, 1);
    assert_eq!(told(Purse::NOTHING, missing), format!("{cost} (2 gears and 1 food missing)"));
    assert_eq!(told(gears(1), missing), format!("{cost} (uses 1 crystal for 1 gear, 2 gears and 1 food missing)"));
}

#[test]
fn what_is_too_dear_is_told_with_its_price() {
    let view = game(2).view(Viewer::Seat(RED));
    let mut view = View { asked: Some(Step { seat: RED, task: Task::Turn { left: 2, acted: false } }), ..view };
    let action = Action::Build { space: Space::named("8a").unwrap(), large: true, crystals: 5 };
    let price = PriceView {
        action,
        cost: Purse::of(Resource::Gear, 5),
        books: 0,
        range: 0,
        instead: Purse::NOTHING,
        missing: Purse::of(Resource::Gear, 5),
        brings: Some(Rewards { steps: [0, 2, 0], ..Rewards::default() }),
    };
    (view.prices, view.unaffordable) = (Vec::new(), vec![price]);
    assert_eq!(
        told(action, &view),
        "Build a large building on 8a: 5 gears (5 gears missing); gives 2 steps on the green track"
    );
}
