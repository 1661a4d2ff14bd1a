//! The numbered steps before the first round.

use engine::chance::Scripted;
use engine::{Game, SetupError, Stream};
use stone_age::{CardId, Resources, Setup, StoneAge};

use crate::table::{BLUE, CARD_STREAM, GREEN, Layout, YELLOW, card};

#[test]
fn preparation_gives_each_player_only_five_people_and_twelve_food() {
    for players in 2..=4 {
        let view = Layout::of(players).table().view();
        assert_eq!(view.players.len(), usize::from(players));
        for player in view.players {
            assert_eq!((player.people, player.at_home, player.food), (5, 5, 12));
            assert_eq!((player.food_track, player.points, player.tools.value()), (0, 0, 0));
            assert_eq!((player.resources, player.card_count, player.buildings.len()), (Resources::NONE, 0, 0));
        }
    }
}

#[test]
fn preparation_lays_out_four_cards_from_right_to_left_for_any_number_of_players() {
    for players in 2..=4 {
        let drawn = ["C21", "C04", "C36", "C12"].map(card);
        let mut chance = Scripted::anything().and(CARD_STREAM, drawn.map(CardId::id));
        let game = StoneAge::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
        let view = game.view(engine::Viewer::Spectator);
        assert_eq!(view.cards.iter().map(|space| space.slot.number()).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(view.cards.iter().map(|space| space.card.unwrap().id).collect::<Vec<_>>(), drawn);
        assert_eq!(view.deck, 32);
    }
}

#[test]
fn preparation_makes_a_stack_of_seven_buildings_for_every_player() {
    for players in 2..=4 {
        let stacks = Layout::of(players).table().view().stacks;
        assert_eq!(stacks.len(), usize::from(players));
        assert!(stacks.iter().all(|stack| stack.top.is_some() && stack.below == 6), "{stacks:?}");
    }
}

#[test]
fn preparation_lets_a_named_player_begin() {
    let view = Layout::with(&Setup { start: Some(YELLOW), ..Setup::default() }).table().view();
    assert_eq!((view.start, view.asked.unwrap().seat), (YELLOW, YELLOW));
}

#[test]
fn preparation_draws_the_start_player_if_none_is_named() {
    for seat in [BLUE, GREEN] {
        let mut chance = Scripted::anything().and(Stream::named("start player"), [seat.index() as u16]);
        let game = StoneAge::new(&Setup::default(), &mut chance).unwrap();
        assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [seat]);
    }
}

#[test]
fn preparation_takes_two_to_four_players() {
    for players in [0, 1, 5] {
        let refused = StoneAge::new(&Setup { players, ..Setup::default() }, &mut Scripted::anything());
        assert!(matches!(refused, Err(SetupError::BadValue { key, .. }) if key == "players"));
    }
}

#[test]
fn preparation_refuses_a_start_player_who_does_not_play() {
    let setup = Setup { players: 2, start: Some(GREEN), ..Setup::default() };
    let refused = StoneAge::new(&setup, &mut Scripted::anything());
    assert!(matches!(refused, Err(SetupError::Contradiction { key: "start", .. })));
}
