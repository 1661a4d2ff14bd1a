//! The Research module and the research display (p. 28).

use civolution::{CardId, Deck, Event, PackFile, Task};
use engine::{Game, Viewer};

use crate::table::{BLUE, Play, RED, Table, attribute, card, changed_card, column};

const INSIGHT: usize = Deck::Insight.index();

/// Red activates Research at a level.
fn research(level: u8, table: Table) -> Play {
    let mut game = table.bare(RED).has(RED, &format!("{level} research")).turn(RED);
    game.activate("research");
    game
}

fn hand(game: &Play) -> Vec<CardId> {
    game.civ(RED).known_hand
}

fn ids(names: &[&str]) -> Vec<u16> {
    names.iter().map(|name| card(name).id()).collect()
}

// Gain 1 research card.

#[test]
fn p28_the_top_card_of_any_stack_can_be_gained() {
    let game = Table::of(2).bare(RED).task(RED, Task::TakeCard { deck: None, left: 1 });
    let mut expected = Vec::new();
    for deck in Deck::ALL {
        expected.extend([format!("take {deck}"), format!("draw {deck}")]);
    }
    expected.push("pass".to_owned());
    assert_eq!(game.offers(), expected);
}

#[test]
fn p28_taking_the_last_face_up_card_reveals_another() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::TakeCard { deck: None, left: 1 });
    let before = game.view();
    assert_eq!(before.face_up[INSIGHT].len(), 1);
    game.act("take insight");
    let after = game.view();
    assert_eq!(hand(&game), before.face_up[INSIGHT]);
    assert_eq!((after.face_up[INSIGHT].len(), after.face_down[INSIGHT]), (1, before.face_down[INSIGHT] - 1));
}

#[test]
fn p28_no_card_is_revealed_while_a_face_up_card_is_left() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.face_up(card("C1")));
    let mut game = table.task(RED, Task::TakeCard { deck: None, left: 1 });
    let before = game.view();
    game.act("take insight");
    assert_eq!(hand(&game), [card("C1")], "the top card");
    let after = game.view();
    assert_eq!((after.face_up[INSIGHT].len(), after.face_down[INSIGHT]), (1, before.face_down[INSIGHT]));
}

#[test]
fn p28_a_face_down_card_is_drawn_in_secret() {
    let table = Table::of(2).bare(RED).draws("insights", &ids(&["C1"]));
    let mut game = table.task(RED, Task::TakeCard { deck: None, left: 1 });
    game.act("draw insight");
    assert_eq!(hand(&game), [card("C1")]);
    let seen = game.game.view(Viewer::Seat(BLUE));
    let red = seen.civilization(RED).unwrap();
    assert_eq!((red.hand[INSIGHT], red.known_hand.len()), (1, 0));
}

#[test]
fn p28_face_up_stacks_can_be_browsed_by_everyone() {
    let game = Table::of(2).bare(RED).scene(|scene| scene.face_up(card("C1"))).turn(RED);
    let stacks = game.view().face_up;
    assert_eq!(stacks[INSIGHT].len(), 2);
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator] {
        assert_eq!(game.game.view(viewer).face_up, stacks);
    }
}

#[test]
fn a19_an_empty_stack_gives_nothing() {
    // Red holds all insights except the face-up one.
    let open = Table::of(2).turn(RED).view().face_up[INSIGHT][0];
    let names: Vec<String> =
        CardId::of(Deck::Insight).filter(|card| *card != open).map(|card| card.to_string()).collect();
    let table = Table::of(2).bare(BLUE).hand(RED, &names.iter().map(String::as_str).collect::<Vec<_>>());
    let mut game = table.task(RED, Task::TakeCard { deck: None, left: 2 });
    assert!(!game.can("draw insight"));
    game.act("take insight");
    assert_eq!((game.view().face_up[INSIGHT].len(), hand(&game).len()), (0, 32));
    assert!(!game.can("take insight") && game.can("take mutation"));
}

// Levels.

#[test]
fn p28_level_i_gains_a_card_or_draws_2_and_keeps_1() {
    let mut game = research(1, Table::of(2));
    game.offers_only(&["do take", "do draw", "pass"]);
    game.acts(&["do take", "take building"]);
    assert_eq!(game.decider(), BLUE);
    let mut game = research(1, Table::of(2).draws("insights", &ids(&["C1", "C2"])));
    let cards = game.view().face_down[INSIGHT];
    game.acts(&["do draw", "draw insight"]);
    assert!(game.view().looking.is_empty(), "the cards are seen once both stacks are chosen");
    game.act("draw insight").offers_only(&["keep C1", "keep C2"]);
    game.act("keep C2");
    assert_eq!((hand(&game), game.view().face_down[INSIGHT]), (vec![card("C2")], cards - 1));
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p28_the_cards_may_come_from_different_stacks() {
    let table = Table::of(2).draws("insights", &ids(&["C1"])).draws("buildings", &ids(&["D2"]));
    let mut game = research(1, table);
    game.acts(&["do draw", "draw insight", "draw building"]).offers_only(&["keep C1", "keep D2"]);
}

#[test]
fn p28_only_the_drawer_sees_the_drawn_cards() {
    let mut game = research(1, Table::of(2));
    game.acts(&["do draw", "draw insight", "draw insight"]);
    assert_eq!(game.game.view(Viewer::Seat(RED)).looking.len(), 2);
    assert_eq!(game.game.view(Viewer::Seat(BLUE)).looking.len(), 0);
}

#[test]
fn p28_level_ii_draws_4_and_keeps_1() {
    let mut game = research(2, Table::of(2).draws("insights", &ids(&["C4", "C3", "C2", "C1"])));
    game.acts(&["do draw", "draw insight", "draw insight", "draw insight", "draw insight"]);
    game.offers_only(&["keep C4", "keep C3", "keep C2", "keep C1"]);
    game.act("keep C3");
    assert_eq!((hand(&game), game.decider()), (vec![card("C3")], BLUE));
    let mut game = research(2, Table::of(2));
    game.acts(&["do take", "take insight"]);
    assert_eq!(game.decider(), BLUE, "one card");
}

#[test]
fn p28_level_iii_takes_2_or_draws_4_and_keeps_2() {
    let mut game = research(3, Table::of(2));
    let first = game.view().face_up[INSIGHT][0];
    game.acts(&["do take", "take insight"]);
    let second = game.view().face_up[INSIGHT][0];
    game.act("take insight");
    assert_eq!(hand(&game).len(), 2);
    assert!(hand(&game).contains(&first) && hand(&game).contains(&second), "the stack is refilled between the two");
    assert_eq!(game.decider(), BLUE);
    let mut game = research(3, Table::of(2).draws("insights", &ids(&["C4", "C3", "C2", "C1"])));
    game.acts(&["do draw", "draw insight", "draw insight", "draw insight", "draw insight", "keep C4"]);
    game.offers_only(&["keep C3", "keep C2", "keep C1"]);
    game.act("keep C1");
    assert_eq!((hand(&game), game.decider()), (vec![card("C1"), card("C4")], BLUE));
}

#[test]
fn a19_the_rest_goes_under_its_stack_in_the_order_drawn() {
    let table = Table::of(2).bare(RED).draws("insights", &ids(&["C4", "C3", "C2", "C1"]));
    let mut game = table.scene(|scene| scene.turn(RED).task(RED, Task::DrawCards { left: 4, keep: 1 })).play();
    game.acts(&["draw insight", "draw insight", "draw insight", "draw insight", "keep C3"]);
    let put: Vec<CardId> = game
        .events
        .iter()
        .filter_map(|event| if let Event::PutUnder { card, .. } = event { *card } else { None })
        .collect();
    assert_eq!(put, ["C4", "C2", "C1"].map(card));
}

#[test]
fn a19_all_stacks_are_chosen_before_looking_and_only_as_many_as_there_are() {
    // All insights except one lie elsewhere.
    let open = Table::of(2).turn(RED).view().face_up[INSIGHT][0];
    let rest: Vec<CardId> = CardId::of(Deck::Insight).filter(|card| *card != open).collect();
    let names: Vec<String> = rest[1..].iter().map(ToString::to_string).collect();
    let table = Table::of(2).bare(BLUE).hand(RED, &names.iter().map(String::as_str).collect::<Vec<_>>());
    let mut game = table.task(RED, Task::DrawCards { left: 2, keep: 1 });
    game.act("draw insight");
    assert!(!game.can("draw insight") && game.can("draw building"));
    assert!(!game.can("pass"), "a draw that has begun is finished");
}

#[test]
fn p28_there_is_no_limit_to_the_hand() {
    let names: Vec<String> = CardId::of(Deck::Mutation).take(20).map(|card| card.to_string()).collect();
    let table = Table::of(2).bare(BLUE).hand(RED, &names.iter().map(String::as_str).collect::<Vec<_>>());
    let mut game = table.task(RED, Task::TakeCard { deck: None, left: 1 });
    game.act("take insight");
    assert_eq!(hand(&game).len(), 21);
}

#[test]
fn a19_a_draw_is_finished_before_another_begins() {
    // The card draws for every attribute chip. A chip is taken between two draws.
    let rest = "cost = [\"wood 1\", \"\", \"\", \"\", \"\"]\npoints = [0, 0, 0, 0, 0]\nability = \"when attribute-taken: draw 3 keep 1\"";
    let setup = changed_card("drawing", PackFile::Inventions, "A23", rest);
    let table = Table::with(&setup).bare(RED).has(RED, "3 stamina").scene(|scene| {
        let chips = ["T1", "T2", "T5"].map(|name| Some(attribute(name)));
        scene.attribute_display(chips).installed(RED, card("A23"), column(1))
    });
    let mut game = table.task(RED, Task::DrawCards { left: 2, keep: 1 });
    game.acts(&["draw insight", "attribute 1", "column 2"]);
    assert_eq!(game.view().drawing, [Deck::Insight]);
    game.act("draw building");
    assert_eq!(game.view().looking.len(), 2);
    let first = game.offers().swap_remove(0);
    game.act(&first);
    assert!(matches!(game.view().asked.unwrap().task, Task::DrawCards { left: 3, keep: 1 }));
}
