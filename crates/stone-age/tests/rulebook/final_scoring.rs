//! Final scoring and winner.

use engine::{Game, Viewer};
use stone_age::EndReason;

use crate::table::{BLUE, GREEN, Layout, RED, YELLOW};

#[test]
fn final_scoring_5_different_cultures_are_25_points() {
    let table = Layout::of(4).owns(RED, "C12 C23 C02 C01 C03").over();
    assert_eq!((table.points(RED, "source-culture"), table.score(RED)), (25, 25));
}

#[test]
fn final_scoring_5_different_cultures_and_an_extra_pottery_are_26_points() {
    let table = Layout::of(4).owns(RED, "C12 C23 C02 C01 C03 C11").over();
    assert_eq!((table.points(RED, "source-culture"), table.score(RED)), (26, 26));
}

#[test]
fn final_scoring_duplicate_cultures_form_a_second_set() {
    // Three symbols, two of them twice: 9 and 4.
    let table = Layout::of(4).owns(RED, "C01 C11 C02 C32 C03").over();
    assert_eq!(table.points(RED, "source-culture"), 13);
    let all = "C01 C02 C03 C04 C11 C12 C13 C14 C18 C23 C26 C27 C29 C30 C32 C36";
    assert_eq!(Layout::of(4).owns(RED, all).over().points(RED, "source-culture"), 128);
}

#[test]
fn final_scoring_5_farmers_and_7_food_production_are_35_points() {
    let table = Layout::of(4).owns(RED, "C07 C08 C17").has(RED, "7 food-track").over();
    assert_eq!((table.points(RED, "source-farmers"), table.score(RED)), (35, 35));
}

#[test]
fn final_scoring_7_hut_builders_and_6_buildings_are_42_points() {
    let table = Layout::of(4).owns(RED, "C05 C06 C16 C28 B01 B02 B03 B04 B05 B06").over();
    assert_eq!((table.points(RED, "source-hut-builders"), table.score(RED)), (42, 42));
}

#[test]
fn final_scoring_3_shamans_and_8_people_are_24_points() {
    let table = Layout::of(4).owns(RED, "C20 C22").has(RED, "8 people").over();
    assert_eq!((table.points(RED, "source-shamans"), table.score(RED)), (24, 24));
}

#[test]
fn final_scoring_tool_makers_count_the_value_of_all_tools() {
    let spend = |scene: stone_age::Scene| scene.player(RED, |player| player.tools.spend(&[1, 0, 0, 0]));
    let table = Layout::of(4).owns(RED, "C09 C33 C34").has(RED, "5 tools").scene(spend).over();
    assert_eq!((table.points(RED, "source-tool-makers"), table.score(RED)), (4 * 5, 20), "used ones too");
}

#[test]
fn final_scoring_tools_for_unique_use_are_no_tools_but_score_their_lower_half() {
    let table = Layout::of(4).keeps(RED, "C33 C34 C35").has(RED, "3 tools").over();
    assert_eq!(table.points(RED, "source-tool-makers"), 4 * 3);
}

#[test]
fn final_scoring_each_resource_is_a_point_and_food_is_none() {
    let table = Layout::of(4).has(RED, "1 wood, 2 brick, 3 stone, 4 gold, 50 food").over();
    assert_eq!((table.points(RED, "source-left-over"), table.score(RED)), (10, 10));
}

#[test]
fn final_scoring_unspent_two_resources_are_2_points() {
    let table = Layout::of(4).keeps(RED, "C36").has(RED, "1 wood").over();
    assert_eq!((table.points(RED, "source-left-over"), table.points(RED, "source-culture")), (3, 1));
    let spent = Layout::of(4).owns(RED, "C36").has(RED, "1 wood").over();
    assert_eq!(spent.score(RED), 2, "the symbol and the wood");
}

#[test]
fn final_scoring_adds_to_the_points_of_the_game() {
    let track = |scene: stone_age::Scene| {
        scene.player(RED, |player| {
            player.building_points = 45;
            player.card_points = 6;
            player.hungry = 2;
        })
    };
    let table = Layout::of(4).scene(track).owns(RED, "C20").has(RED, "2 gold").over();
    assert_eq!(table.player(RED).points, 45 + 6 - 20);
    assert_eq!(table.score(RED), 31 + 5 + 2);
}

#[test]
fn final_scoring_most_points_win() {
    let table = Layout::of(4).has(RED, "3 wood").has(GREEN, "4 wood").over();
    assert_eq!(table.winners(), [GREEN]);
    let standings = table.game.standings().unwrap();
    let places: Vec<_> = [RED, BLUE, GREEN, YELLOW].map(|seat| standings.of(seat).unwrap().place).to_vec();
    assert_eq!(places, [2, 3, 1, 3]);
}

#[test]
fn final_scoring_tie_goes_to_the_most_food_production_tools_and_people() {
    for stronger in ["1 food-track", "1 tools", "6 people"] {
        let table = Layout::of(2).has(RED, "3 wood").has(BLUE, "3 gold").has(BLUE, stronger).over();
        assert_eq!((table.score(RED), table.score(BLUE)), (3, 3));
        assert_eq!(table.winners(), [BLUE], "{stronger}");
    }
}

#[test]
fn final_scoring_tie_counts_the_sum_and_the_value_of_tools() {
    // 3 + 0 + 5 against 0 + 4 + 5, and there are more tiles of value 1 than of value 2.
    let table = Layout::of(2).has(RED, "3 food-track").has(BLUE, "4 tools").over();
    assert_eq!(table.winners(), [BLUE]);
}

#[test]
fn final_scoring_tie_does_not_count_tools_for_unique_use() {
    // Blue's tool makers are worth nothing without tiles.
    let table = Layout::of(2).has(RED, "1 food-track").keeps(BLUE, "C33").over();
    assert_eq!((table.score(RED), table.score(BLUE)), (0, 0));
    assert_eq!(table.winners(), [RED]);
}

#[test]
fn final_scoring_perfect_tie_shares_the_victory() {
    let table = Layout::of(4).has(BLUE, "3 wood, 1 tools, 4 food").has(YELLOW, "3 gold, 1 food-track").over();
    assert_eq!(table.winners(), [BLUE, YELLOW], "left-over food decides nothing");
}

#[test]
fn final_scoring_is_open_to_all_players() {
    let table = Layout::of(2).owns(RED, "C01 C02").over();
    assert_eq!(table.view().phase, stone_age::Phase::Over(EndReason::Buildings));
    let view = table.game.view(Viewer::Seat(BLUE));
    assert_eq!(view.players[0].cards.as_ref().unwrap().len(), 2);
    assert!(view.score.is_complete(RED));
}
