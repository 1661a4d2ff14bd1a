//! Setting up a solo game (p. 39, 44).

use civolution::{Berth, Civolution, Setup, View};
use engine::chance::Scripted;
use engine::{Game, Viewer};

use super::{RED, VICI, alone, vici};
use crate::table::territory;

fn new_game(setup: &Setup) -> Civolution {
    Civolution::new(setup, &mut Scripted::anything()).unwrap()
}

fn new_view() -> View {
    new_game(&Setup { players: 1, ..Setup::default() }).view(Viewer::Everything)
}

#[test]
fn p39_boards_are_set_up_as_for_two() {
    let view = new_view();
    assert_eq!((view.dice, view.hunting_tokens), ((3, 3), 6));
    assert_eq!(view.goals.iter().flatten().count(), 4);
    assert_eq!(view.resets.1, 5);
    assert_eq!(view.land.open_camps(territory("forest-b")).len(), 3);
    assert_eq!(view.land.open_camps(territory("hills-b")).len(), 2);
}

#[test]
fn p39_vici_has_15_tribes_50_markers_and_7_dice() {
    let vici = new_view().civilization(VICI).unwrap().console;
    assert_eq!(vici.tribes, 13);
    assert_eq!(vici.supply, 44);
    assert_eq!((vici.activation_dice(), vici.fate_dice), (6, 1));
}

#[test]
fn p39_its_discs_lie_on_those_of_the_player() {
    let view = new_view();
    let [red, vici] = [RED, VICI].map(|seat| view.civilization(seat).unwrap().clone());
    assert_eq!((vici.points, vici.console.favor, vici.console.tracks), (0, 1, [0; 5]));
    assert_eq!((red.points, red.console.favor, red.console.tracks), (0, 1, [0; 5]));
}

#[test]
fn p39_its_tribes_take_the_remaining_plain_encampments() {
    let land = new_view().land;
    for start in ["forest-b", "grassland-c"].map(territory) {
        for seat in [RED, VICI] {
            assert_eq!(land.group(start, Berth::Camp, seat).strong, 1);
            assert_eq!(land.group(start, Berth::Fire, seat).all(), 0);
        }
        assert_eq!(land.provisions[start.index()], 1, "a provision marker");
        assert_eq!((land.raw(start, RED), land.raw(start, VICI)), (1, 0), "and no raw material");
        assert!(!land.is_blocked(start));
    }
    assert_eq!(land.provisions.iter().sum::<u8>(), 2);
}

#[test]
fn p39_two_markers_lie_in_each_grid_and_the_action_cards_face_down() {
    let vici = new_view().vici.unwrap();
    assert_eq!((vici.evolution, vici.prosperity), (2, 2));
    assert_eq!((vici.stack, vici.revealed, vici.discarded), (15, vec![], vec![]));
}

#[test]
fn p39_only_the_player_has_a_console() {
    let view = new_view();
    let vici = view.civilization(VICI).unwrap();
    assert_eq!((vici.hand.iter().sum::<u8>(), vici.incomes.len(), vici.console.reset_markers), (0, 0, 0));
    assert_eq!((vici.console.boat_markers, vici.console.markers_on_console()), (0, 0));
    let red = view.civilization(RED).unwrap();
    assert_eq!((red.hand.iter().sum::<u8>(), red.incomes.len(), red.console.reset_markers), (5, 1, 4));
}

#[test]
fn p39_no_vici_among_several_players() {
    let view = new_game(&Setup::default()).view(Viewer::Everything);
    assert_eq!(view.vici, None);
    assert_eq!(view.land.provisions.iter().sum::<u8>(), 0);
}

#[test]
fn a24_the_player_starts() {
    assert_eq!(new_view().start, RED);
    let refused =
        Civolution::new(&Setup { players: 1, start: Some(VICI), ..Setup::default() }, &mut Scripted::anything());
    assert!(refused.is_err());
}

#[test]
fn p44_starting_cards_can_be_selected() {
    let mut game = new_game(&Setup { players: 1, newcomers: 0, free_cards: true, ..Setup::default() });
    let mut offers = Vec::new();
    game.actions(RED, &mut offers);
    assert_eq!(offers.len(), 160 + 12, "every research card and every starting marker card");
    for line in ["keep A1", "keep B2", "keep C3", "keep D4", "keep E5"] {
        game.apply(RED, &line.parse().unwrap(), &mut Scripted::anything(), &mut ()).unwrap();
    }
    game.actions(RED, &mut offers);
    assert_eq!(offers.len(), 12, "one card of each type");
    let choice = offers[7];
    game.apply(RED, &choice, &mut Scripted::anything(), &mut ()).unwrap();
    let view = game.view(Viewer::Everything);
    assert_eq!(view.civilization(RED).unwrap().hand, [1; 5]);
    assert_eq!(view.chip_cards.len(), 2, "one more starting chip card than civilizations");
}

#[test]
fn p44_starting_cards_can_be_selected_only_in_solo_games() {
    let setup = Setup { players: 2, newcomers: 0, free_cards: true, ..Setup::default() };
    assert!(Civolution::new(&setup, &mut Scripted::anything()).is_err());
}

#[test]
fn p44_face_down_action_cards_are_not_shown() {
    let play = alone().scene(|scene| scene.action_cards(&[2, 7, 15], &[1, 3])).turn(RED);
    let vici = vici(&play);
    assert_eq!(vici.revealed, [1, 3]);
    assert_eq!(vici.stack, 3, "only the size of the stack is shown");
}
