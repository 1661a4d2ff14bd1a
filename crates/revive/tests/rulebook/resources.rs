//! “Resources”.

use revive::content::{Reward, StandardMachine};
use revive::effect::BoardAction;
use revive::resource::{Purse, Resource};
use revive::tribe::{Gives, Side, Tribe};
use revive::{Event, Refusal, Task};

use crate::table::{BLUE, Table, near, pack, reward, space};

const NEXT: Task = Task::Turn { left: 1, acted: true };

#[test]
fn a_basic_resource_that_does_not_fit_is_lost() {
    let game = Table::of(2).has(BLUE, "5 food").gains(BLUE, "food 2");
    assert_eq!((game.has(BLUE, "food"), game.asked()), (6, NEXT));
    assert!(game.events.contains(&Event::Overflowed { seat: BLUE, resource: Resource::Food, count: 1 }));
}

#[test]
fn a_track_holds_3_crystals_and_6_of_each_basic_resource() {
    let limits = pack().player_board().limits;
    assert_eq!(Resource::ALL.map(|resource| limits[resource]), [3, 6, 6, 6]);
}

#[test]
fn a_crystal_that_does_not_fit_may_become_a_basic_resource() {
    let mut game = Table::of(2).has(BLUE, "3 crystal").gains(BLUE, "crystal 1");
    assert_eq!(game.asked(), Task::SpareCrystals(1));
    game.offers_only(&["take gear", "take book", "take food", "pass"]);
    game.act("take book");
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "book"), game.asked()), (3, 1, NEXT));
}

#[test]
fn a_crystal_that_does_not_fit_may_be_lost() {
    let mut game = Table::of(2).has(BLUE, "3 crystal").gains(BLUE, "crystal 1");
    game.act("pass");
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (3, NEXT));
}

#[test]
fn each_spare_crystal_is_converted_separately_and_only_if_there_is_room() {
    let game = Table::of(2).has(BLUE, "2 crystal, 6 gear, 5 book").gains(BLUE, "crystal 2");
    assert_eq!((game.has(BLUE, "crystal"), game.asked()), (3, Task::SpareCrystals(1)));
    game.offers_only(&["take book", "take food", "pass"]);
    let mut game = Table::of(2).has(BLUE, "3 crystal, 6 gear, 5 book").gains(BLUE, "crystal 2");
    game.act("take book").offers_only(&["take food", "pass"]);
    game.act("take food");
    assert_eq!((game.has(BLUE, "book"), game.has(BLUE, "food"), game.asked()), (6, 1, NEXT));
}

#[test]
fn a_spare_crystal_is_lost_if_everything_is_full() {
    let game = Table::of(2).has(BLUE, "3 crystal, 6 gear, 6 book, 6 food").gains(BLUE, "crystal 1");
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (21, NEXT));
}

#[test]
fn a_crystal_never_pays_unless_its_owner_says_so() {
    let site = near()[0];
    let mut game = Table::of(2).sandy().has(BLUE, "2 gear, 2 crystal").turn(BLUE);
    assert_eq!(game.refusal(&format!("build {site} small")), Refusal::OtherCrystals { crystals: 1 });
    assert_eq!(game.refusal(&format!("build {site} small crystals 2")), Refusal::OtherCrystals { crystals: 1 });
    game.act(&format!("build {site} small crystals 1"));
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "crystal")), (0, 1));
}

#[test]
fn a_cost_beyond_resources_and_crystals_is_too_expensive() {
    let game = Table::of(2).sandy().has(BLUE, "1 gear, 1 crystal").turn(BLUE);
    let have = Purse::of(Resource::Gear, 1).plus(Resource::Crystal, 1);
    let cost = Purse::of(Resource::Gear, 3);
    assert_eq!(game.refusal(&format!("build {} small", near()[0])), Refusal::TooDear { cost, have });
}

#[test]
fn some_effects_take_a_crystal_and_nothing_else() {
    // The Kuniban move a played card to rest for a crystal.
    let technologies = pack().tribe(Tribe::Kuniban, Side::Sun).technologies;
    let number = technologies.iter().position(|technology| technology.gives == Gives::RestForCrystal).unwrap();
    let played = revive::content::CardId::citizens().next().unwrap();
    let table = |holdings: &str| {
        Table::of(2).has(BLUE, holdings).tribe(BLUE, Tribe::Kuniban, Side::Sun).scene(|scene| {
            let scene = scene.played(BLUE, played, 0, revive::content::Half::Top);
            scene.populated(BLUE, &[(number as u8, space("large-1"))])
        })
    };
    let line = format!("technology {}", number + 1);
    assert_eq!(table("6 gear, 6 book, 6 food").turn(BLUE).refusal(&line), Refusal::NoTrade);
    assert!(table("1 crystal").turn(BLUE).can(&line));
}

#[test]
fn discounts_never_bring_a_cost_below_zero() {
    // A discount of 2 from a machine, 1 from a card and 1 from a technology on a building of 3 gears.
    let technologies = pack().tribe(Tribe::Kuniban, Side::Moon).technologies;
    let lasting = Gives::Lasting(revive::effect::Lasting::Discount(BoardAction::Build, 1));
    let number = technologies.iter().position(|technology| technology.gives == lasting).unwrap();
    let card = crate::table::card(None, revive::content::Half::Bottom, "lasting discount build 1, gear 2");
    let sites = near();
    let mut game = Table::of(2)
        .sandy()
        .ground(&format!("{} location", sites[0]))
        .tribe(BLUE, Tribe::Kuniban, Side::Moon)
        .machine(BLUE, "discount build 2")
        .scene(|scene| scene.populated(BLUE, &[(number as u8, sites[0])]))
        .scene(|scene| scene.played(BLUE, card, 2, revive::content::Half::Bottom))
        .has(BLUE, "1 food, 1 gear")
        .turn(BLUE);
    game.use_machine("discount build 2").act(&format!("build {} small", sites[1]));
    assert_eq!(game.has(BLUE, "gear"), 1);
}

#[test]
fn a_machine_may_make_room_for_a_resource_that_would_be_lost() {
    let machine = format!("machine {}", reward(Reward::Standard(StandardMachine::Crystal)));
    let full = || Table::of(2).has(BLUE, "6 gear, 6 book, 6 food, 1 crystal");
    let mut game = full().standard(BLUE, StandardMachine::Crystal).task(BLUE, Task::Basic { left: 1 });
    assert_eq!(game.asked(), Task::Basic { left: 1 });
    game.acts(&[&machine, "take food", "take food"]);
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "crystal")), (6, 2));
    let game = full().task(BLUE, Task::Basic { left: 1 });
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "a crystal makes no room");
}
