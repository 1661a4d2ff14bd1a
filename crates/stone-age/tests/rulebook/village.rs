//! Hut and field.

use stone_age::Event;

use crate::table::{GREEN, Layout, YELLOW};

#[test]
fn hut_green_takes_back_two_people_and_gets_a_third() {
    let mut table = Layout::of(4).has(GREEN, "5 people").using("P3 hut, P3 hunt 3").table();
    table.play("P3 use hut");
    let green = table.player(GREEN);
    assert_eq!((green.people, green.at_home), (6, 3));
}

#[test]
fn hut_gives_a_person_for_all_following_rounds() {
    let mut table = Layout::of(4).using("P3 hut").dice([1]).table();
    table.play("P4 use hunt; P2 place hunt 5; P3 place hunt 6");
    assert_eq!(table.people_at(stone_age::Site::Hunt)[2], 6);
}

#[test]
fn hut_cannot_bring_an_eleventh_person() {
    let mut table = Layout::of(4).has(GREEN, "10 people").using("P3 hut, P3 hunt 3").table();
    table.play("P3 use hut");
    assert_eq!((table.player(GREEN).people, table.player(GREEN).at_home), (10, 7));
    assert!(table.events.contains(&Event::GotPerson { seat: GREEN, gained: false }));
}

#[test]
fn field_moves_the_marker_up_and_takes_the_person_back() {
    let mut table = Layout::of(4).has(YELLOW, "3 food-track").using("P4 field 1, P4 hunt 4").table();
    table.play("P4 use field");
    let yellow = table.player(YELLOW);
    assert_eq!(
        (yellow.food_track, yellow.at_home, yellow.food),
        (4, 1, 12),
        "the harvest comes at the end of the round"
    );
}

#[test]
fn field_ends_at_ten() {
    let mut table = Layout::of(4).has(YELLOW, "10 food-track").using("P4 field 1, P4 hunt 4").table();
    table.play("P4 use field");
    assert_eq!(table.player(YELLOW).food_track, 10);
    assert!(table.events.contains(&Event::GotFoodTrack { seat: YELLOW, gained: false }));
}
