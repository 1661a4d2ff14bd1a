//! “Symbols found on cards only”.

use revive::content::{CardId, Half, MachineId, ModuleId, Reward, StandardMachine};
use revive::resource::{Color, Colors};
use revive::{Action, Event, Refusal, Task, foretell};

use crate::table::{BLUE, PURPLE, Play, Table, card, found, near, pack, place};

const NEXT: Task = Task::Turn { left: 1, acted: true };

fn of(color: Color) -> impl Iterator<Item = CardId> {
    CardId::citizens().filter(move |card| pack().card(*card).color == color)
}

/// Blue plays this card in the first slot of its half.
fn plays(table: Table, card: CardId, half: Half) -> Play {
    let mut game = table.active(BLUE, &[card]).turn(BLUE);
    game.act(&format!("play {card} {} {half}", if half == Half::Top { 1 } else { 3 }));
    game
}

#[test]
fn a_resource_for_every_card_of_the_color_in_the_slots_including_this() {
    for (color, text, what) in [
        (Color::Yellow, "per-card yellow, food 1", "food"),
        (Color::Green, "per-card green, book 1", "book"),
        (Color::Gray, "per-card gray, gear 1", "gear"),
    ] {
        let counts = card(Some(color), Half::Top, text);
        let same: Vec<CardId> = of(color).filter(|other| *other != counts).take(3).collect();
        let other = of(if color == Color::Gray { Color::Green } else { Color::Gray }).next().unwrap();
        // Two more in slots, one resting, one of another color.
        let table = Table::of(2).scene(|scene| {
            let scene = scene.played(BLUE, same[0], 1, Half::Top).played(BLUE, same[1], 2, Half::Bottom);
            scene.resting(BLUE, same[2]).played(BLUE, other, 3, Half::Bottom)
        });
        let game = plays(table, counts, Half::Top);
        assert_eq!((game.has(BLUE, what), game.player(BLUE).purse.total()), (3 + 1, 4), "{color}");
    }
}

#[test]
fn a_basic_resource_for_every_visible_flask() {
    let counts = card(Some(Color::Yellow), Half::Top, "per-flask");
    assert_eq!(pack().card(counts).flask, Some(Half::Top), "it shows one itself");
    let flasks = |half: Half| CardId::citizens().filter(move |card| pack().card(*card).flask == Some(half));
    let tops: Vec<CardId> = flasks(Half::Top).filter(|card| *card != counts).take(3).collect();
    let bottom: Vec<CardId> = flasks(Half::Bottom).take(2).collect();
    let machine = MachineId::all().find(|machine| pack().machine(*machine).flask).unwrap();
    let module = ModuleId::all().find(|module| pack().module(*module).flask).unwrap();
    let mut game = Table::of(2)
        .active(BLUE, &[counts, tops[0]])
        .scene(|scene| {
            // Visible: the card itself, an active card, a machine, a module, a card played for the half with the flask.
            let scene = scene.machine(BLUE, machine).module(BLUE, module, 11).played(BLUE, bottom[0], 2, Half::Bottom);
            // Hidden: a card played for its other half, a resting card.
            scene.played(BLUE, bottom[1], 1, Half::Top).resting(BLUE, tops[1])
        })
        .turn(BLUE);
    game.act(&format!("play {counts} 1 top"));
    assert_eq!(game.asked(), Task::Basic { left: 5 });
    assert_eq!(game.view().player(BLUE).unwrap().flasks, (5, 7));
    game.acts(&["take food", "take gear", "take book", "take book", "pass"]);
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (4, NEXT));
}

#[test]
fn a_lasting_discount_holds_while_the_card_lies_in_a_slot() {
    let lasting = card(None, Half::Bottom, "lasting discount build 1, gear 2");
    let sites = near();
    let table = Table::of(2).sandy();
    let mut game = plays(table, lasting, Half::Bottom);
    assert_eq!(game.has(BLUE, "gear"), 2);
    game.act(&format!("build {} small", sites[0]));
    assert_eq!(game.has(BLUE, "gear"), 0, "2 gears instead of 3");
    let table = |holdings: &str| Table::of(2).sandy().has(BLUE, holdings);
    let shown = |table: Table, half| table.scene(|scene| scene.played(BLUE, lasting, 0, half)).turn(BLUE);
    assert!(shown(table("4 gear"), Half::Bottom).can(&format!("build {} large", sites[0])));
    assert!(!shown(table("4 gear"), Half::Top).can(&format!("build {} large", sites[0])), "its other half shows");
    let resting = table("2 gear").scene(|scene| scene.resting(BLUE, lasting)).turn(BLUE);
    assert!(!resting.can(&format!("build {} small", sites[0])), "it rests");
}

#[test]
fn a_lasting_discount_holds_for_every_such_action() {
    let lasting = card(None, Half::Bottom, "lasting discount build 1, gear 2");
    let sites = near();
    let table = Table::of(2).sandy().has(BLUE, "4 gear, 6 food");
    let mut game = table.scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)).turn(BLUE);
    game.acts(&[&format!("build {} small", sites[0]), &format!("build {} small", sites[1])]);
    assert_eq!(game.has(BLUE, "gear"), 0);
}

#[test]
fn lasting_discounts_on_exploring_and_populating() {
    let next = |place: &revive::space::TilePlace| {
        !pack().board().is_start(*place) && place.spaces().meets(pack().board().next_to(revive::space::Space::CHASM))
    };
    let tile = (1..=30).map(place).find(next).unwrap();
    let explores = card(None, Half::Bottom, "lasting discount explore 1, food 2");
    let mut game = Table::of(2)
        .has(BLUE, "6 food, 6 gear, 6 book")
        .scene(|scene| scene.played(BLUE, explores, 2, Half::Bottom))
        .turn(BLUE);
    let cost = pack().back(game.view().map.backs[tile.index()]).cost.total();
    game.act(&format!("explore {tile}"));
    assert_eq!(game.player(BLUE).purse.total(), 18 - (cost - 1));
    let populates = card(None, Half::Bottom, "lasting discount populate 1, book 2");
    let mut game = Table::of(2)
        .sandy()
        .ground(&format!("{} location", near()[0]))
        .scene(|scene| scene.played(BLUE, populates, 2, Half::Bottom))
        .turn(BLUE);
    game.act(&format!("populate {} 1", near()[0]));
    assert_eq!(game.player(BLUE).figures.len(), 1, "1 book less than 1");
}

#[test]
fn a_lasting_range_holds_for_every_action() {
    let lasting = card(None, Half::Bottom, "lasting range 1, food 2");
    let close: revive::space::SpaceSet = near().into_iter().collect();
    let starts = (1..=30).map(place).filter(|place| pack().board().is_start(*place));
    let explored = starts.fold(revive::space::SpaceSet::EMPTY, |all, place| all | place.spaces());
    let far = (pack().board().next_to_any(close) & explored & !close).iter().next().unwrap();
    let table = || Table::of(2).sandy().has(BLUE, "3 gear");
    assert!(!table().turn(BLUE).can(&format!("build {far} small")));
    let game = table().scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)).turn(BLUE);
    assert!(game.can(&format!("build {far} small")));
}

fn leaving() -> CardId {
    card(None, Half::Bottom, "artifact, leave")
}

#[test]
fn a_leaving_card_makes_its_owner_hibernate_and_leaves_the_game() {
    let other = CardId::citizens().find(|card| *card != leaving()).unwrap();
    let table = Table::of(2).scene(|scene| scene.played(BLUE, other, 0, Half::Top));
    let mut game = plays(table, leaving(), Half::Bottom);
    game.act("artifact white");
    assert_eq!((game.asked(), game.player(BLUE).hibernation), (Task::HibernationReward, 1));
    assert!(game.events.contains(&Event::LeftGame { seat: BLUE, card: leaving() }));
    assert!(game.player(BLUE).resting.contains(other.id()) && !game.player(BLUE).cards().contains(leaving().id()));
    game.act("pass");
    assert_eq!(game.decider(), PURPLE, "the turn has ended");
}

#[test]
fn leaving_is_not_optional() {
    let mut game = plays(Table::of(2), leaving(), Half::Bottom);
    game.act("pass");
    assert_eq!((game.player(BLUE).artifacts, game.asked()), ([0; 3], Task::HibernationReward));
}

#[test]
fn the_top_of_a_leaving_card_is_played_like_any_other() {
    let game = plays(Table::of(2), leaving(), Half::Top);
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (3, NEXT));
}

#[test]
fn a_leaving_card_played_by_an_effect_also_ends_the_turn() {
    let mut game = Table::of(2).active(BLUE, &[leaving()]).gains(BLUE, "play any");
    game.acts(&[&format!("play {} 3 bottom", leaving()), "pass"]);
    assert_eq!(game.asked(), Task::HibernationReward);
}

#[test]
fn a_leaving_card_played_from_a_crate_during_a_hibernation_makes_its_owner_hibernate_again() {
    let held = found("play any");
    let table = Table::of(2).active(BLUE, &[leaving()]).scene(|scene| scene.owned_crate(BLUE, held, false));
    let mut game = table.turn(BLUE);
    game.acts(&["hibernate", &format!("open {held}"), &format!("play {} 3 bottom", leaving()), "pass", "pass"]);
    assert_eq!((game.decider(), game.asked(), game.player(BLUE).hibernation), (BLUE, Task::HibernationReward, 2));
    assert!(!game.player(BLUE).cards().contains(leaving().id()));
    game.act("pass");
    assert_eq!(game.decider(), PURPLE);
}

#[test]
fn leaving_is_not_optional_even_with_other_activations() {
    let green = crate::table::module(|module| module.colors == Colors::only(Color::Green));
    let line = format!("play {} 3 bottom", leaving());
    let table = || Table::of(2).active(BLUE, &[leaving()]).scene(|scene| scene.module(BLUE, green, 4));
    let mut game = table().turn(BLUE);
    game.act(&line).offers_only(&[&format!("card {}", leaving()), "space 5", "pass"]);
    game.act("pass");
    assert_eq!(game.asked(), Task::TakeArtifact { optional: true }, "the module is skipped, but not the card");
    game.act("pass");
    assert_eq!(game.asked(), Task::HibernationReward);
    assert!(game.events.contains(&Event::LeftGame { seat: BLUE, card: leaving() }));
    // If a free action could still come first, the card waits and cannot be skipped.
    let mut game = table().has(BLUE, "1 crystal").turn(BLUE);
    game.acts(&[&line, "pass"]);
    game.offers_only(&[&format!("card {}", leaving()), "trade gear", "trade book", "trade food"]);
    assert!(matches!(game.refusal("pass"), Refusal::CannotPass { .. }));
}

#[test]
fn a_hibernation_for_a_leaving_card_foretells_that_it_leaves() {
    let table = Table::of(2).scene(|scene| scene.energy(BLUE, 1)).standard(BLUE, StandardMachine::Range);
    let mut game = plays(table, leaving(), Half::Bottom);
    game.act("artifact white");
    assert!(game.view().must_hibernate, "a machine can be used first");
    let told = foretell(&game.view(), &Action::Hibernate).unwrap();
    let leaves = told.hibernation.unwrap().leaves;
    assert_eq!(leaves.iter().collect::<Vec<_>>(), [leaving().id()]);
    game.act("hibernate");
    assert!(!game.player(BLUE).cards().contains(leaving().id()));
}

#[test]
fn a_leaving_card_that_goes_to_rest_before_it_is_activated_still_leaves() {
    let green = crate::table::module(|module| module.colors == Colors::only(Color::Green));
    let table = Table::of(2).active(BLUE, &[leaving()]).standard(BLUE, StandardMachine::Rest);
    let mut game = table.scene(|scene| scene.module(BLUE, green, 4)).turn(BLUE);
    let machine = format!("machine {}", crate::table::reward(Reward::Standard(StandardMachine::Rest)));
    game.acts(&[&format!("play {} 3 bottom", leaving()), &machine, &format!("card {}", leaving())]);
    assert_eq!(game.asked(), Task::HibernationReward);
    assert!(!game.player(BLUE).cards().contains(leaving().id()));
}

#[test]
fn two_leaving_cards_in_one_turn_both_leave() {
    let top = card(None, Half::Top, "gear 3, points 1");
    let table = Table::dear().active(BLUE, &[leaving(), top]).machine(BLUE, "retire");
    let mut game = table.scene(|scene| scene.task(BLUE, NEXT)).task(BLUE, Task::Play(None));
    game.use_machine("retire").act(&format!("card {top}"));
    game.acts(&[&format!("play {} 3 bottom", leaving()), "pass"]);
    assert_eq!(game.asked(), Task::HibernationReward);
    assert!(!game.player(BLUE).cards().contains(leaving().id()) && !game.player(BLUE).cards().contains(top.id()));
}

#[test]
fn machines_may_be_used_before_the_hibernation_that_a_card_brings() {
    let effects = "pay gear 1 times 3: food 2 or book 2";
    let leaving = card(None, Half::Top, "gear 3, points 1");
    let table = || Table::dear().active(BLUE, &[leaving]).machine(BLUE, effects);
    let mut game = plays(table(), leaving, Half::Top);
    let machine = game.offers_of("machine").remove(0);
    game.offers_only(&["hibernate", &machine]);
    assert!(matches!(game.refusal("end"), Refusal::NotAsked { .. }));
    assert_eq!(game.refusal("switch food"), Refusal::NoActionLeft);
    assert!(game.view().must_hibernate);
    game.use_machine(effects).acts(&["take gear", "option 2", "pass"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "book")), (2, 2));
    assert_eq!((game.asked(), game.player(BLUE).energy), (Task::HibernationReward, 1), "there is no other machine");
    assert!(game.events.contains(&Event::LeftGame { seat: BLUE, card: leaving }));
    let mut game = plays(table(), leaving, Half::Top);
    game.act("hibernate");
    assert_eq!(game.asked(), Task::HibernationReward);
    assert!(game.events.contains(&Event::LeftGame { seat: BLUE, card: leaving }));
    let game = plays(table().scene(|scene| scene.energy(BLUE, 0)), leaving, Half::Top);
    assert_eq!(game.asked(), Task::HibernationReward, "without energy nothing comes before it");
}
