//! The question of a turn and its answers say how much time is left.

use engine::{Game, Narrate, Seat, Viewer};

use super::{game, said, said_to_two};
use crate::action::Action;
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::view::View;

const FIRST: Task = Task::Turn { left: 2, acted: false };
const LAST: Task = Task::Turn { left: 0, acted: true };

fn view(players: u8, task: Task) -> View {
    View { asked: Some(Step { seat: Seat::ALL[0], task }), ..game(players).view(Viewer::Seat(Seat::ALL[0])) }
}

fn asks(view: &View) -> String {
    said_to_two(&Revive::tell_request(view))
}

/// Returns an action that plays a card.
fn a_play() -> Action {
    let (game, mut actions) = (game(1), Vec::new());
    game.actions(Seat::ALL[0], &mut actions);
    actions.into_iter().find(|action| matches!(action, Action::Play { .. })).unwrap()
}

#[test]
fn solo_turn_says_how_many_card_actions_are_left() {
    let alone = view(1, Task::Turn { left: 1, acted: false });
    let told = asks(&View { budget: Some(12), ..alone });
    assert_eq!(told, "Ann: take 1 action, or hibernate (12 of 20 card actions left; you have 1 crystal).");
}

#[test]
fn ending_the_turn_says_if_it_ends_the_game() {
    let alone = View { budget: Some(0), ..view(1, LAST) };
    assert_eq!(
        asks(&alone),
        "Ann: end your turn, which ends the game (0 of 20 card actions left; you have 1 crystal)."
    );
    assert_eq!(said(Revive::tell_action(&Action::End, &alone)), "End turn, which ends the game");
    let last = View { last_turns: Some(0), ..view(2, LAST) };
    assert_eq!(asks(&last), "Ann: your last turn: end your turn, which ends the game (you have 1 crystal).");
    let earlier = View { last_turns: Some(1), ..view(2, LAST) };
    assert_eq!(asks(&earlier), "Ann: your last turn: end your turn, after any free actions (you have 1 crystal).");
    assert_eq!(said(Revive::tell_action(&Action::End, &earlier)), "End turn");
}

#[test]
fn last_turn_is_announced() {
    let told = asks(&View { last_turns: Some(1), ..view(2, FIRST) });
    assert_eq!(told, "Ann: your last turn: take up to 2 actions, or hibernate (you have 1 crystal).");
}

#[test]
fn answer_that_uses_up_the_budget_says_so() {
    let last = "; this is your last card action";
    let told = |action, left, task| said(Revive::tell_action(&action, &View { budget: Some(left), ..view(1, task) }));
    for (action, left, is_last) in
        [(a_play(), 1, true), (a_play(), 2, false), (Action::Hibernate, 2, true), (Action::Hibernate, 3, false)]
    {
        let told = told(action, left, FIRST);
        assert_eq!(told.ends_with(last), is_last, "{told}");
    }
    assert!(!told(a_play(), 1, Task::Play(None)).ends_with(last), "an effect costs no card action");
}

#[test]
fn player_who_can_only_hibernate_is_told_so() {
    let stuck = View { must_hibernate: true, ..view(2, FIRST) };
    assert_eq!(asks(&stuck), "Ann: hibernate, because you cannot act (you have 1 crystal).");
    assert!(!view(2, FIRST).must_hibernate);
}

#[test]
fn hibernating_names_the_best_reward_and_the_artifact_that_goes() {
    let mut view = view(2, FIRST);
    let told = |view: &View| said(Revive::tell_action(&Action::Hibernate, view));
    assert!(told(&view).ends_with("up to space 2 (gain 1 basic resource of your choice)"), "{}", told(&view));
    view.seats[0].board.hibernation = view.pack.tracks().removes - 2;
    assert!(told(&view).contains(", remove an artifact from the game,"), "{}", told(&view));
    view.artifacts = [0; 3];
    assert!(!told(&view).contains("artifact from the game"), "{}", told(&view));
    view.asked = Some(Step { seat: Seat::ALL[0], task: Task::HibernationReward });
    let reward = said(Revive::tell_action(&Action::Reward(0), &view));
    assert_eq!(reward, "Take the reward of space 2: gain 1 basic resource of your choice");
}
