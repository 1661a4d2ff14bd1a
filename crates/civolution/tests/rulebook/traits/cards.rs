//! Cards, goals and chips (p. 24 to 27).

use civolution::{AttributeId, Deck, Effect, Project, Settlements, Source};

use super::{give, scored};
use crate::pack::{is_over, with_ability, with_activity, without_ability};
use crate::table::{RED, Table, card, chip, column, goal, territory};

#[test]
pub(super) fn crafty() {
    let install =
        |table: Table, has: &str| give(table.hand(RED, &["A2"]).has(RED, has), Effect::Install(Deck::Invention));
    assert!(is_over(&install(without_ability(), "1 beeswax, 1 oil")));
    assert!(is_over(&install(with_ability("crafty swamp"), "1 beeswax, 1 oil")));
    let mut game = install(with_ability("crafty forest"), "1 beeswax, 1 oil");
    game.acts(&["install A2", "column 2"]).offers_only(&["material beeswax", "material oil"]);
    game.acts(&["material oil", "pass"]);
    assert_eq!((game.has(RED, "beeswax"), game.has(RED, "oil")), (1, 0));
    let mut game = install(with_ability("crafty forest"), "1 wood, 1 beeswax");
    game.acts(&["install A2", "column 2"]).offers_only(&["material wood", "material beeswax"]);
    game.acts(&["material beeswax", "pass"]);
    assert_eq!((game.has(RED, "wood"), game.has(RED, "beeswax")), (1, 0), "even if the required material is there");
    assert!(is_over(&install(with_ability("crafty forest"), "3 jade, 3 gold")), "only of the same land type");
}

#[test]
fn crafty_with_goals_settlements_and_statues() {
    let crafty = || with_ability("crafty forest grassland");
    let goals = crafty().scene(|scene| scene.goals(RED, [Some(goal("G38")), None, None]));
    let mut game = give(goals.has(RED, "1 oil"), Effect::InstallGoal);
    game.acts(&["space 1", "column 2", "pass"]);
    assert_eq!((game.civ(RED).goals_done.len(), game.has(RED, "oil")), (1, 0));
    let island = || {
        let table = crafty().scene(|scene| scene.boat(RED, territory("water-a"), true));
        table.tribes(RED, "water-a boat strong")
    };
    let mut game = give(island().has(RED, "1 oil, 1 herbs"), Effect::Build(Some(Project::Settlement)));
    game.acts(&["build settlement", "pass"]);
    assert_eq!(
        (game.civ(RED).console.settlements, game.has(RED, "herbs")),
        (Settlements::only(0), 0),
        "wood and papyrus"
    );
    let mut game = give(island().has(RED, "1 oil, 1 herbs"), Effect::Build(Some(Project::Statue)));
    game.act("build statue");
    assert_eq!(game.has(RED, "herbs"), 0, "the island takes gold");
}

#[test]
fn crafty_chooses_every_paid_material() {
    let crafty = || with_ability("crafty forest grassland");
    let goals = crafty().scene(|scene| scene.goals(RED, [Some(goal("G38")), None, None]));
    let mut game = give(goals.has(RED, "1 wood, 1 oil"), Effect::InstallGoal);
    game.acts(&["space 1", "column 2"]).offers_only(&["material wood", "material oil"]);
    assert!(game.civ(RED).goals_done.is_empty(), "first it is paid");
    game.acts(&["material oil", "pass"]);
    assert_eq!((game.civ(RED).goals_done.len(), game.has(RED, "wood")), (1, 1));
    let table = crafty().scene(|scene| scene.boat(RED, territory("water-a"), true)).tribes(RED, "water-a boat strong");
    let mut game = give(table.has(RED, "1 wood, 1 oil, 1 papyrus, 1 gold"), Effect::Build(Some(Project::Settlement)));
    game.act("build settlement").offers_only(&["material papyrus", "material gold"]);
    game.act("material gold").offers_only(&["material wood", "material oil"]);
    assert_eq!(game.civ(RED).console.settlements, Settlements::EMPTY);
    game.acts(&["material wood", "pass"]);
    assert_eq!(
        (game.civ(RED).console.settlements, game.has(RED, "papyrus"), game.has(RED, "oil")),
        (Settlements::only(0), 1, 1)
    );
}

#[test]
fn crafty_with_the_prices_of_activities() {
    let pay = |price: &str, has: &str| {
        let chip = AttributeId::named("T8").unwrap();
        let table = with_activity(&format!("pay material {price}: points 5")).has(RED, has);
        give(table.scene(|scene| scene.attribute_chip(RED, chip, column(3))), Effect::Activity)
    };
    let mut game = pay("wood 2", "1 wood, 1 oil");
    game.acts(&["activity C16", "material wood"]);
    assert_eq!((game.points(RED), game.has(RED, "oil")), (5, 0));
    assert!(is_over(&pay("wood 2", "1 oil, 9 gold")));
    let mut game = pay("wood 1", "1 wood, 1 oil");
    game.act("activity C16").offers_only(&["material wood", "material oil"]);
    game.act("material oil");
    assert_eq!((game.points(RED), game.has(RED, "wood")), (5, 1));
    let mut game = pay("row-1 1", "1 oil, 1 copper, 1 tar");
    game.act("activity C16");
    game.offers_only(&["material oil", "material tar"]);
    game.act("material tar");
    assert_eq!((game.points(RED), game.has(RED, "tar")), (5, 0), "its owner is crafty with swamp, not with desert");
}

#[test]
pub(super) fn learned() {
    let install = |table: Table, hand: &str, deck: Deck| give(table.hand(RED, &[hand]), Effect::Install(deck));
    assert!(is_over(&install(without_ability(), "C9", Deck::Insight)));
    let mut game = install(with_ability("learned insight"), "C9", Deck::Insight);
    game.act("install C9");
    assert_eq!(game.civ(RED).installed[0], (card("C9"), 2), "one fewer of both features of the second stage");
    assert!(is_over(&install(with_ability("learned insight"), "B6", Deck::Mutation)), "not for other cards");
    assert!(is_over(&install(with_ability("learned insight"), "C4", Deck::Insight)), "not for returned ones");
    assert!(!is_over(&install(with_ability("learned insight mutation"), "B6", Deck::Mutation)));
}

#[test]
fn learned_applies_after_costs_are_added_up() {
    let install = |name: &str, has: &str| {
        let table = with_ability("learned mutation").hand(RED, &[name]).has(RED, has);
        let mut game = give(table, Effect::Install(Deck::Mutation));
        game.acts(&[&format!("install {name}"), "column 2"]);
        game
    };
    // In stage 4 it asks for expression 1, calm 1 and stamina 2, and for one more expression to return.
    assert!(install("B14", "1 expression, 1 stamina").can("level 4"));
    assert!(!install("B14", "0 expression, 1 stamina").can("level 4"));
    // In stage 5 it asks for perception 1 and again 2, for calm 1, and for one dexterity to return.
    assert!(install("B11", "2 perception, 1 dexterity").can("level 5"));
    assert!(!install("B11", "1 perception, 1 dexterity").can("level 5"));
}

#[test]
pub(super) fn settled() {
    let install = |table: Table, hand: &str| give(table.hand(RED, &[hand]), Effect::Install(Deck::Building));
    assert!(is_over(&install(without_ability(), "D1")));
    let mut game = install(with_ability("settled 1"), "D1");
    game.acts(&["install D1", "column 2"]);
    assert_eq!(game.civ(RED).installed.len(), 2);
    assert!(is_over(&install(with_ability("settled 1"), "D6")), "that takes two");
    assert!(!is_over(&install(with_ability("settled 2"), "D6")));
    let goals = with_ability("settled 2").scene(|scene| scene.goals(RED, [Some(goal("G57")), None, None]));
    assert!(is_over(&give(goals, Effect::InstallGoal)), "goals count built settlements");
}

#[test]
pub(super) fn ambitious() {
    let try_goals = |table: Table| {
        let goals = ["G1", "G60", "G7"].map(|name| Some(goal(name)));
        let table = table.scene(|scene| scene.goals(RED, goals)).has(RED, "4 money");
        give(table, Effect::InstallGoal)
    };
    assert!(is_over(&try_goals(without_ability())), "two tribes, 5 money, a farm");
    try_goals(with_ability("ambitious")).offers_only(&["space 1", "space 2", "pass"]);
    let goals = with_ability("ambitious").scene(|scene| scene.goals(RED, [Some(goal("G38")), None, None]));
    assert!(is_over(&give(goals, Effect::InstallGoal)), "payments stay the same");
}

#[test]
pub(super) fn income_points() {
    for (table, points) in [(without_ability(), 1), (with_ability("income-points 2"), 3)] {
        let mut game = give(table, Effect::IncomeActions(1));
        game.act("point S3");
        assert_eq!(scored(&game, Source::Income), points);
    }
}

#[test]
pub(super) fn trusted() {
    let chip_used = |table: Table, dice: &[u8]| {
        let table = table.scene(|scene| scene.income_chip(RED, chip("I22"), column(2))).dice(dice);
        let mut game = give(table, Effect::IncomeActions(1));
        game.act("chip I22");
        game.points(RED)
    };
    assert_eq!(chip_used(without_ability(), &[6]), 0);
    assert_eq!(chip_used(with_ability("trusted"), &[]), 3, "nothing is rolled");
    let mut game = with_ability("trusted").has(RED, "2 migration").dice(&[6]).turn(RED);
    game.activate("migration");
    assert!(game.spent(), "other favor tests are rolled");
}

#[test]
pub(super) fn gifted() {
    let may = |table: Table, stamina: u8| {
        let chips = ["T1", "T2"].map(AttributeId::named);
        let table = table.scene(|scene| scene.attribute_display([chips[0], chips[1], None]));
        let game = table.has(RED, &format!("{stamina} stamina")).turn(RED);
        (game.can("attribute 1"), game.can("attribute 2"))
    };
    assert_eq!(
        [1, 2, 3, 4].map(|stamina| may(without_ability(), stamina)),
        [(false, false), (false, false), (true, false), (true, true)]
    );
    assert_eq!(
        [1, 2, 3].map(|stamina| may(with_ability("gifted"), stamina)),
        [(false, false), (true, false), (true, true)]
    );
    let chips = with_ability("gifted").scene(|scene| scene.attribute_display([AttributeId::named("T1"), None, None]));
    let mut game = chips.has(RED, "2 stamina").turn(RED);
    game.acts(&["attribute 1", "column 3"]);
    assert_eq!(game.has(RED, "stamina"), 1, "one is returned");
}
