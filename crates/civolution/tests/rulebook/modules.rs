//! Upgrades, and the modules Achievement, Insight, Mutation and Invention (p. 27 to 31).

mod dice;
mod markers;

use civolution::{Module, Task, UpgradeChoice};

use crate::table::{Play, RED, Table, card, chip, column};

/// Red activates a module at a level.
fn activate(module: &str, level: u8, table: Table) -> Play {
    let mut game = table.has(RED, &format!("{level} {module}")).turn(RED);
    game.activate(module);
    game
}

// Upgrades.

#[test]
fn p27_an_upgrade_raises_any_main_module_by_one_level() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::Upgrade(UpgradeChoice::Any));
    assert_eq!(game.offers().len(), Module::COUNT + 1);
    game.act("upgrade trade");
    assert_eq!(game.civ(RED).console.level(Module::Trade), 2);
    let mut game = Table::of(2).bare(RED).has(RED, "2 trade").task(RED, Task::Upgrade(UpgradeChoice::Any));
    game.act("upgrade trade");
    assert_eq!(game.civ(RED).console.level(Module::Trade), 3);
}

#[test]
fn p27_level_iii_is_the_highest() {
    let game = Table::of(2).bare(RED).has(RED, "3 trade").task(RED, Task::Upgrade(UpgradeChoice::Any));
    assert!(!game.can("upgrade trade") && game.can("upgrade building"));
}

#[test]
fn a07_upgrades_are_counted() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::Upgrade(UpgradeChoice::Any));
    let before = game.civ(RED).console.upgrades();
    game.act("upgrade trade");
    assert_eq!(game.civ(RED).console.upgrades(), before + 1);
}

#[test]
fn a07_invention_upgraded_by_its_own_income_action_keeps_its_level() {
    // I20: favor test, then a step on any track; the step of Technology crosses a line.
    let table = Table::of(2).bare(RED).has(RED, "6 favor, 1 technology");
    let mut game = activate("invention", 1, table.scene(|scene| scene.income_chip(RED, chip("I20"), column(1))));
    game.acts(&["do income", "chip I20", "track technology", "upgrade invention"]);
    assert_eq!(game.civ(RED).console.level(Module::Invention), 2);
    assert_ne!(game.decider(), RED);
}

// Insight.

#[test]
fn p29_insight_gains_3_or_6_ideas_or_installs_an_insight() {
    for (level, ideas) in [(1, 3), (2, 6), (3, 6)] {
        let table = || Table::of(2).bare(RED).hand(RED, &["C23"]).has(RED, "1 expression");
        let mut game = activate("insight", level, table());
        game.offers_only(&["do ideas", "do install", "pass"]);
        game.act("do ideas");
        assert_eq!(game.has(RED, "idea"), ideas);
        assert_ne!(game.decider(), RED, "not both");
    }
}

// Mutation.

#[test]
fn p29_mutation_i_moves_a_feature_marker() {
    let mut game = activate("mutation", 1, Table::of(2).bare(RED).has(RED, "2 calm"));
    game.offers_only(&["do mutate", "pass"]);
    game.acts(&["do mutate", "feature calm"]);
    assert!(!game.can("feature calm") && game.can("feature stamina"));
    game.act("feature stamina");
    assert_eq!((game.has(RED, "calm"), game.has(RED, "stamina")), (1, 1));
    assert_ne!(game.decider(), RED);
}

#[test]
fn p29_mutation_ii_and_iii_move_up_to_two() {
    for level in [2, 3] {
        let mut game = activate("mutation", level, Table::of(2).bare(RED).has(RED, "2 calm"));
        game.acts(&["do mutate", "feature calm", "feature stamina", "feature calm", "feature dexterity"]);
        assert_eq!((game.has(RED, "calm"), game.has(RED, "stamina"), game.has(RED, "dexterity")), (0, 1, 1));
        assert_ne!(game.decider(), RED);
        let mut game = activate("mutation", level, Table::of(2).bare(RED).has(RED, "2 calm"));
        game.acts(&["do mutate", "feature calm", "feature stamina", "pass"]);
        assert_eq!(game.has(RED, "calm"), 1);
    }
}

#[test]
fn p29_mutation_may_install_a_mutation_instead() {
    let table = Table::of(2).bare(RED).hand(RED, &["B22"]).has(RED, "1 intelligence");
    let mut game = activate("mutation", 1, table);
    game.offers_only(&["do mutate", "do install", "pass"]);
    game.acts(&["do install", "install B22", "column 1"]);
    assert_eq!(game.civ(RED).installed, [(card("B22"), 1)]);
}

// Invention.

/// Red has chip I2: 2 money.
fn with_chip() -> Table {
    Table::of(2).bare(RED).scene(|scene| scene.income_chip(RED, chip("I2"), column(1)))
}

#[test]
fn p30_invention_i_performs_one_income_action_or_installs_an_invention() {
    let mut game = activate("invention", 1, with_chip().hand(RED, &["A23"]).has(RED, "2 dexterity"));
    game.offers_only(&["do income", "do install", "pass"]);
    game.acts(&["do income", "chip I2"]);
    assert_eq!(game.has(RED, "money"), 2);
    assert_ne!(game.decider(), RED);
    let mut game = activate("invention", 1, with_chip().hand(RED, &["A23"]).has(RED, "2 dexterity"));
    game.acts(&["do install", "install A23", "column 2"]);
    assert_eq!(game.civ(RED).installed, [(card("A23"), 1)]);
}

#[test]
fn p30_invention_ii_and_iii_perform_up_to_two_even_the_same_twice() {
    for level in [2, 3] {
        let mut game = activate("invention", level, with_chip());
        game.acts(&["do income", "chip I2", "chip I2"]);
        assert_eq!(game.has(RED, "money"), 4);
        assert_ne!(game.decider(), RED);
        let mut game = activate("invention", level, with_chip());
        game.acts(&["do income", "point I2", "pass"]);
        assert_eq!((game.points(RED), game.has(RED, "money")), (1, 0));
    }
}

#[test]
fn p25_every_card_module_has_the_special_bonus_at_level_iii() {
    // Each card could ignore its second space in stage 2.
    for (module, name, holdings) in [
        ("invention", "A23", "2 dexterity"),
        ("mutation", "B22", "1 intelligence"),
        ("insight", "C23", "1 expression"),
        ("building", "D22", "1 stone"),
        ("achievement", "E23", "1 stamina"),
    ] {
        for level in [1, 2, 3] {
            let table = Table::of(2).bare(RED).hand(RED, &[name]).has(RED, holdings);
            let mut game = activate(module, level, table);
            game.acts(&["do install", &format!("install {name}")]);
            assert_eq!(game.can("column 5"), level == 3, "{module} {level}");
            assert!(game.can("column 1"));
        }
    }
}
