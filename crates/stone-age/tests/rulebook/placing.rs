//! Phase 1: the players place their people.

use stone_age::{Event, Phase, Place, Refusal, Setup, Site};

use crate::table::{BLUE, GREEN, Layout, RED, YELLOW, slot};

fn site(site: Site) -> Place {
    Place::Site(site)
}

#[test]
fn placing_goes_clockwise_from_the_start_player() {
    let mut table = Layout::with(&Setup { start: Some(GREEN), ..Setup::default() }).table();
    table.play("P3 place forest 1; P4 place river 2; P1 place quarry 1; P2 place hunt 1; P3 place field");
    let seats = table.seats_in(|event| match event {
        Event::Placed { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(seats, [GREEN, YELLOW, RED, BLUE, GREEN]);
}

#[test]
fn placing_example_of_red_blue_green_and_yellow() {
    let mut table = Layout::of(4).table();
    table.play("P1 place card 2; P2 place hunt 5; P3 place hut; P4 place building 3");
    let view = table.view();
    assert_eq!(view.cards[1].person, Some(RED));
    assert_eq!(view.stacks[2].person, Some(YELLOW));
    assert_eq!(table.people_at(Site::Hunt), [0, 5, 0, 0]);
    assert_eq!(table.people_at(Site::Hut), [0, 0, 2, 0]);
    assert_eq!(view.players.iter().map(|player| player.at_home).collect::<Vec<_>>(), [4, 0, 3, 4]);
}

#[test]
fn placing_skips_players_who_have_no_people_left() {
    let mut table = Layout::of(4).table();
    table.play("P1 place card 2; P2 place hunt 5; P3 place hut; P4 place building 3");
    // Blue has no people left: Green comes after Red.
    table.play("P1 place forest 4; P3 place clay-pit 3; P4 place forest 2");
    // Only Yellow has people left.
    table.play("P4 place quarry 1; P4 place hunt 1");
    assert_eq!(table.view().phase, Phase::Using);
}

#[test]
fn placing_tool_maker_takes_exactly_one() {
    let mut table = Layout::with(&Setup { start: Some(BLUE), ..Setup::default() }).table();
    assert_eq!(table.refusal("P2 place tool-maker 2"), Refusal::ExactNumber { place: site(Site::ToolMaker), need: 1 });
    table.play("P2 place tool-maker");
    assert_eq!(table.refusal("P3 place tool-maker"), Refusal::PlaceFull { place: site(Site::ToolMaker), people: 1 });
}

#[test]
fn placing_hut_takes_exactly_two_of_one_player() {
    let mut table = Layout::with(&Setup { start: Some(GREEN), ..Setup::default() }).table();
    for wrong in ["P3 place hut 1", "P3 place hut 3"] {
        assert_eq!(table.refusal(wrong), Refusal::ExactNumber { place: site(Site::Hut), need: 2 });
    }
    table.play("P3 place hut");
    assert_eq!(table.refusal("P4 place hut"), Refusal::PlaceFull { place: site(Site::Hut), people: 2 });
}

#[test]
fn placing_field_takes_exactly_one() {
    let mut table = Layout::with(&Setup { start: Some(YELLOW), ..Setup::default() }).table();
    assert_eq!(table.refusal("P4 place field 2"), Refusal::ExactNumber { place: site(Site::Field), need: 1 });
    table.play("P4 place field");
    assert_eq!(table.refusal("P1 place field"), Refusal::PlaceFull { place: site(Site::Field), people: 1 });
}

#[test]
fn placing_hunt_takes_any_number() {
    let mut table = Layout::of(4).has(RED, "10 people").table();
    table.play("P1 place hunt 10; P2 place hunt 5; P3 place hunt 5; P4 place hunt 5");
    assert_eq!(table.people_at(Site::Hunt), [10, 5, 5, 5]);
    assert_eq!(table.view().phase, Phase::Using);
}

#[test]
fn placing_resource_places_take_seven_of_all_players_together() {
    for place in ["forest", "clay-pit", "quarry", "river"] {
        let mut table = Layout::of(4).placed(&format!("P1 {place} 4, P4 {place} 2")).table();
        let gathering = site(Site::named(place).unwrap());
        table.play("P1 place hunt 1");
        assert_eq!(
            table.refusal(&format!("P2 place {place} 2")),
            Refusal::NotEnoughRoom { place: gathering, free: 1, want: 2 }
        );
        table.play(&format!("P2 place {place} 1"));
        assert_eq!(table.refusal(&format!("P3 place {place} 1")), Refusal::PlaceFull { place: gathering, people: 7 });
    }
}

#[test]
fn placing_resource_places_take_no_more_than_seven_of_one_player() {
    let mut table = Layout::of(4).has(RED, "8 people").table();
    let forest = site(Site::Forest);
    assert_eq!(table.refusal("P1 place forest 8"), Refusal::NotEnoughRoom { place: forest, free: 7, want: 8 });
    table.play("P1 place forest 7");
}

#[test]
fn placing_card_takes_exactly_one_and_leaves_the_others_open() {
    let mut table = Layout::of(4).table();
    let second = Place::card(slot(2));
    assert_eq!(table.refusal("P1 place card 2 2"), Refusal::ExactNumber { place: second, need: 1 });
    table.play("P1 place card 2");
    assert_eq!(table.refusal("P2 place card 2"), Refusal::PlaceFull { place: second, people: 1 });
    table.play("P2 place card 4; P3 place hunt 5; P4 place hunt 5; P1 place card 1; P2 place hunt 4; P1 place card 3");
    let owners: Vec<_> = table.view().cards.iter().map(|space| space.person).collect();
    assert_eq!(owners, [Some(RED), Some(RED), Some(RED), Some(BLUE)]);
}

#[test]
fn placing_building_takes_exactly_one_and_leaves_the_others_open() {
    let mut table = Layout::with(&Setup { start: Some(YELLOW), ..Setup::default() }).table();
    let third = Place::building(slot(3));
    assert_eq!(table.refusal("P4 place building 3 2"), Refusal::ExactNumber { place: third, need: 1 });
    table.play("P4 place building 3");
    assert_eq!(table.refusal("P1 place building 3"), Refusal::PlaceFull { place: third, people: 1 });
    table.play("P1 place building 1; P2 place hunt 5; P3 place hunt 5; P4 place building 4");
    let owners: Vec<_> = table.view().stacks.iter().map(|stack| stack.person).collect();
    assert_eq!(owners, [Some(RED), None, Some(YELLOW), Some(YELLOW)]);
}

#[test]
fn placing_again_on_the_same_place_is_not_permitted() {
    for place in ["hunt", "forest", "clay-pit", "quarry", "river"] {
        let mut table = Layout::of(4).placed(&format!("P1 {place} 2")).table();
        let there = Refusal::AlreadyThere { place: site(Site::named(place).unwrap()) };
        assert_eq!(table.refusal(&format!("P1 place {place} 1")), there);
    }
}

#[test]
fn placing_cannot_be_passed() {
    let table = Layout::of(4).table();
    assert!(table.options().iter().all(|option| option.starts_with("P1 place ")), "{:?}", table.options());
    // Hunt and four resource places with 1 to 5 people, three places in the village, four cards, four buildings.
    assert_eq!(table.options().len(), 5 * 5 + 3 + 4 + 4);
}

#[test]
fn placing_takes_no_more_people_than_the_player_has() {
    let mut table = Layout::of(4).placed("P1 forest 2").table();
    assert_eq!(table.refusal("P1 place hunt 4"), Refusal::NotEnoughPeople { have: 3, want: 4 });
    table.play("P1 place hunt 3");
}

#[test]
fn placing_ends_for_a_player_whose_last_person_finds_only_the_hut_open() {
    let mut table = Layout::of(4)
        .has(RED, "10 people, 10 food")
        .has(BLUE, "6 people")
        .placed("P1 hunt 1, P1 forest 1, P1 clay-pit 1, P1 quarry 1, P1 river 1, P1 card 1, P1 card 2, P1 card 3")
        .placed("P2 building 1, P2 building 2, P2 building 3, P2 building 4, P2 tool-maker 1, P2 field 1")
        .placed("P3 hunt 5, P4 hunt 5")
        .table();
    table.play("P1 place card 4");
    assert_eq!(table.events.last(), Some(&Event::Stuck { seat: RED, people: 1 }));
    assert_eq!((table.view().phase, table.player(RED).at_home), (Phase::Using, 1));
}

#[test]
fn placing_goes_on_for_the_others_when_one_player_is_stuck() {
    let mut table = Layout::with(&Setup { players: 2, start: Some(BLUE), ..Setup::default() })
        .has(BLUE, "10 people")
        .placed("P1 hunt 1, P1 building 1, P1 building 2, P1 card 3")
        .placed(
            "P2 forest 1, P2 clay-pit 1, P2 quarry 1, P2 river 1, P2 tool-maker 1, P2 field 1, P2 card 1, P2 card 2",
        )
        .table();
    table.play("P2 place card 4");
    // Red cannot place anyone, so Blue is next again. Blue can only hunt, which happens automatically.
    let hunt = Event::Placed { seat: BLUE, place: site(Site::Hunt), people: 1 };
    assert_eq!(table.events[1..], [hunt, Event::Stuck { seat: RED, people: 1 }]);
    assert_eq!(table.view().phase, Phase::Using);
}

#[test]
fn placing_at_a_cap_is_legal_as_a_block() {
    let table = Layout::of(4).has(RED, "10 people, 10 food-track, 12 tools").table();
    for block in ["P1 place hut", "P1 place field", "P1 place tool-maker"] {
        assert!(table.may(block), "{block}");
    }
}

#[test]
fn placing_a_player_may_be_forced_onto_a_capped_place() {
    let mut table = Layout::of(4)
        .has(RED, "10 people, 10 food-track")
        .has(BLUE, "7 people")
        .placed("P1 hunt 1, P1 forest 1, P1 clay-pit 1, P1 quarry 1, P1 river 1, P1 card 1, P1 card 2, P1 card 3")
        .placed("P2 building 1, P2 building 2, P2 building 3, P2 building 4, P2 tool-maker 1, P2 hut 2")
        .placed("P3 hunt 5, P4 hunt 5")
        .table();
    table.play("P1 place card 4");
    assert_eq!(table.people_at(Site::Field), [1, 0, 0, 0]);
}
