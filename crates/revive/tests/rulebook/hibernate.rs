//! “Hibernate”.

use revive::content::{ArtifactColor, CardId, Half, Reward, StandardMachine, StartingSet};
use revive::{Event, Refusal, Task};

use crate::table::{BLUE, PURPLE, Play, Table, found, pack, reward};

/// Blue hibernates with the marker on this space, counted from 0.
fn from(space: u8) -> Play {
    let mut game = Table::of(2).scene(|scene| scene.player(BLUE, |player| player.hibernation = space)).turn(BLUE);
    game.act("hibernate");
    game
}

#[test]
fn energy_comes_back_from_the_machines() {
    let machine = reward(Reward::Standard(StandardMachine::Crystal));
    let table = Table::of(2).standard(BLUE, StandardMachine::Crystal).has(BLUE, "1 gear");
    let mut game = table.turn(BLUE);
    game.acts(&[&format!("machine {machine}"), "take gear"]);
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).powered.len()), (0, 1));
    game.act("hibernate");
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).powered.len()), (1, 0));
}

#[test]
fn resting_cards_become_active_played_cards_rest_and_unplayed_cards_stay() {
    let cards: Vec<CardId> = CardId::of(StartingSet::A).collect();
    let mut game = Table::of(2)
        .active(BLUE, &cards[..2])
        .scene(|scene| scene.played(BLUE, cards[2], 0, Half::Top).played(BLUE, cards[3], 2, Half::Bottom))
        .turn(BLUE);
    game.act("hibernate");
    let player = game.player(BLUE);
    let ids = |cards: &[CardId]| cards.iter().map(|card| card.id()).collect::<revive::content::CardSet>();
    assert_eq!(player.active, ids(&[cards[0], cards[1], cards[4], cards[5]]));
    assert_eq!(player.resting, ids(&cards[2..4]));
    assert!(player.played().is_empty() && player.bottoms.is_empty());
}

#[test]
fn the_marker_advances_and_brings_the_reward_of_its_space_or_a_lower_one() {
    let mut game = from(1);
    assert_eq!((game.player(BLUE).hibernation, game.asked()), (2, Task::HibernationReward));
    game.offers_only(&["reward 1", "reward 2", "pass"]);
    assert_eq!(game.refusal("reward 3"), Refusal::NotOffered { asked: Task::HibernationReward });
    let first = pack().effects_text(pack().tracks().hibernation[0]);
    assert_eq!(first, "basic 1");
    game.acts(&["reward 1", "take gear"]);
    assert_eq!((game.has(BLUE, "gear"), game.decider()), (1, PURPLE));
}

#[test]
fn a_hibernation_ends_the_turn() {
    let mut game = from(0);
    game.act("pass");
    assert_eq!((game.decider(), game.asked()), (PURPLE, Task::Turn { left: 2, acted: false }));
}

#[test]
fn a10_the_start_space_is_the_first_and_the_third_hibernation_removes_an_artifact() {
    assert_eq!(pack().tracks().removes, 4);
    for space in [0, 1, 3, 4] {
        assert_eq!(from(space).asked(), Task::HibernationReward, "{space}");
    }
    let mut game = from(2);
    assert_eq!(game.asked(), Task::RemoveArtifact, "before the reward");
    assert_eq!(game.refusal("pass"), Refusal::CannotPass { asked: Task::RemoveArtifact });
    game.act("artifact white");
    assert_eq!((game.view().artifacts, game.player(BLUE).artifacts), ([2, 2, 1], [0; 3]), "no player has it");
    assert!(game.events.contains(&Event::RemovedArtifact { seat: BLUE, color: ArtifactColor::White }));
    assert_eq!(game.asked(), Task::HibernationReward);
}

#[test]
fn a10_removing_the_last_major_artifact_gives_the_end_game_tile_and_triggers_the_end() {
    let mut game = Table::of(2)
        .scene(|scene| {
            let left = |color| u8::from(color == ArtifactColor::Orange);
            let scene =
                ArtifactColor::ALL.into_iter().fold(scene, |scene, color| scene.artifacts_left(color, left(color)));
            scene.player(BLUE, |player| player.hibernation = 2)
        })
        .turn(BLUE);
    game.act("hibernate");
    assert!(game.player(BLUE).end_tile && game.events.contains(&Event::EndTriggered { seat: BLUE }));
    assert_eq!((game.player(BLUE).artifacts, game.view().last_turns), ([0; 3], Some(1)));
    game.act("pass");
    game.acts(&["hibernate", "pass"]);
    assert!(game.view().standings.is_some());
}

#[test]
fn a10_without_major_artifacts_nothing_is_removed() {
    let mut game = Table::of(2)
        .scene(|scene| {
            let scene = ArtifactColor::ALL.into_iter().fold(scene, |scene, color| scene.artifacts_left(color, 0));
            scene.player(BLUE, |player| player.hibernation = 2)
        })
        .turn(BLUE);
    game.act("hibernate");
    assert_eq!((game.asked(), game.player(BLUE).end_tile), (Task::HibernationReward, false));
}

#[test]
fn a10_on_the_last_space_the_marker_stays_and_any_reward_may_be_chosen_again() {
    let last = pack().tracks().hibernation.len() as u8;
    let mut game = from(last);
    assert_eq!(game.player(BLUE).hibernation, last);
    assert_eq!(game.offers_of("reward").len(), usize::from(last));
    game.acts(&["reward 4"]);
    assert_eq!(game.player(BLUE).energy, 2, "{}", pack().effects_text(pack().tracks().hibernation[3]));
}

#[test]
fn energy_that_a_hibernation_brings_powers_no_machine_in_that_turn() {
    // In this pack the reward brings an energy and then asks for a card, before which free actions are possible.
    let table = Table::dear().standard(BLUE, StandardMachine::Crystal).has(BLUE, "1 gear, 1 crystal");
    let table = table.scene(|scene| scene.energy(BLUE, 0).player(BLUE, |player| player.hibernation = 3));
    let mut game = table.turn(BLUE);
    game.acts(&["hibernate", "reward 4"]);
    assert_eq!((game.player(BLUE).energy, game.asked()), (1, Task::TakeCard(None)));
    let machine = format!("machine {}", reward(Reward::Standard(StandardMachine::Crystal)));
    assert_eq!(game.refusal(&machine), Refusal::NoMachinesNow);
    assert!(game.can("trade food"), "other free actions are possible");
    game.acts(&["pass", "end", "hibernate", "pass"]);
    assert!(game.can(&machine), "in the next turn it works");
}

#[test]
fn a_crate_that_a_hibernation_brings_may_be_opened_before_the_turn_ends() {
    let reward = pack().tracks().hibernation.len();
    assert_eq!(pack().effects_text(pack().tracks().hibernation[reward - 1]), "crate, basic 1");
    let table = Table::of(2).scene(|scene| scene.player(BLUE, |player| player.hibernation = reward as u8));
    let mut game = table.draws("crates", &[found("food 2").index() as u16]).turn(BLUE);
    game.acts(&["hibernate", &format!("reward {reward}")]);
    assert!(game.can(&format!("open {}", found("food 2"))), "before the other part of the reward");
    game.act("take book");
    assert_eq!((game.decider(), game.asked()), (BLUE, Task::Turn { left: 0, acted: true }));
    game.offers_only(&["end", &format!("open {}", found("food 2"))]);
    game.act(&format!("open {}", found("food 2")));
    assert_eq!((game.has(BLUE, "food"), game.decider()), (2, PURPLE), "now there is nothing left to do");
}

#[test]
fn a_crate_that_the_last_turn_brings_is_not_lost() {
    let reward = pack().tracks().hibernation.len();
    let left = |color| u8::from(color == ArtifactColor::Orange);
    let mut game = Table::of(2)
        .scene(|scene| {
            let scene =
                ArtifactColor::ALL.into_iter().fold(scene, |scene, color| scene.artifacts_left(color, left(color)));
            scene.player(PURPLE, |player| player.hibernation = reward as u8)
        })
        .draws("crates", &[found("points 2").index() as u16])
        .task(BLUE, Task::TakeArtifact { optional: true });
    game.acts(&["artifact orange", "end", "hibernate", &format!("reward {reward}"), "take book"]);
    assert!(game.view().standings.is_none());
    game.act(&format!("open {}", found("points 2")));
    assert_eq!(game.points(PURPLE), 2);
    assert!(game.view().standings.is_some());
}

#[test]
fn after_a_hibernation_crystals_may_be_traded_until_the_turn_ends_but_no_machine_runs() {
    let table = Table::of(2).standard(BLUE, StandardMachine::Crystal).has(BLUE, "1 gear, 2 crystal");
    let mut game = table.turn(BLUE);
    game.acts(&["hibernate", "reward 1", "take food"]);
    game.offers_only(&["end", "trade gear", "trade book", "trade food"]);
    let machine = format!("machine {}", reward(Reward::Standard(StandardMachine::Crystal)));
    assert_eq!(game.refusal(&machine), Refusal::NoMachinesNow);
    assert_eq!(game.refusal("switch food"), Refusal::NoActionLeft);
    game.act("trade book");
    assert_eq!((game.has(BLUE, "book"), game.decider()), (1, BLUE));
    game.act("end");
    assert_eq!(game.decider(), PURPLE);
}

#[test]
fn machine_effects_end_when_a_hibernation_returns_their_energy() {
    let held = found("explore");
    let mut game = Table::of(2)
        .machine(BLUE, "discount build 2")
        .machine(BLUE, "food 1, range 2")
        .machine(BLUE, "rotate")
        .machine(BLUE, "explore-any")
        .machine(BLUE, "all-colors")
        .scene(|scene| scene.energy(BLUE, 5).owned_crate(BLUE, held, false))
        .turn(BLUE);
    for effects in ["discount build 2", "food 1, range 2", "rotate", "explore-any", "all-colors"] {
        game.use_machine(effects);
    }
    let any = game.offers_of("card")[0].clone();
    game.act(&any);
    assert!(game.view().now.all_colors.is_some() && game.view().now.rotate);
    game.act("hibernate");
    let now = game.view().now;
    assert_eq!((now.discount, now.range, now.rotate, now.explore_any), ([0; 3], 0, false, false));
    assert_eq!((now.all_colors, now.hibernated), (None, true));
    assert!(game.can(&format!("open {held}")), "a crate may still give an action, to which they do not apply");
}
