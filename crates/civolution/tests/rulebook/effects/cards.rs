//! Cards, chips, activities, tiles and modules.

use civolution::{Deck, Effect, Module, Track, UpgradeChoice};

use super::give;
use crate::pack::{is_over, without_ability};
use crate::table::{RED, chip, column, goal};

#[test]
pub(super) fn cards_are_gained_from_the_top_of_stacks() {
    let mut game = give(without_ability(), Effect::Cards(Some(Deck::Insight), 3));
    game.offers_only(&["take insight", "draw insight", "pass"]);
    let top = game.view().face_up[Deck::Insight.index()][0];
    game.act("take insight");
    assert_eq!(game.civ(RED).known_hand, [top]);
    assert_eq!(game.view().face_up[Deck::Insight.index()].len(), 1, "it is refilled immediately");
    game.acts(&["draw insight", "pass"]);
    assert_eq!(game.civ(RED).hand, [0, 0, 2, 0, 0]);
    assert!(is_over(&game));
    let game = give(without_ability(), Effect::Cards(None, 1));
    assert_eq!(game.offers().len(), 2 * 5 + 1);
}

#[test]
pub(super) fn cards_are_drawn_and_some_kept() {
    let mut game = give(without_ability(), Effect::Draw { draw: 3, keep: 2 });
    let before = game.view().face_down;
    game.act("draw insight");
    assert!(!game.can("pass"), "all or nothing");
    game.acts(&["draw insight", "draw building"]);
    let seen = game.view().looking;
    assert_eq!(seen.len(), 3);
    game.acts(&[&format!("keep {}", seen[0]), &format!("keep {}", seen[2])]);
    assert_eq!(game.civ(RED).hand, [0, 0, 1, 1, 0]);
    let after = game.view().face_down;
    assert_eq!((before[2] - after[2], before[3] - after[3]), (1, 1), "the other one went under its stack");
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Draw { draw: 3, keep: 2 });
    game.act("pass");
    assert_eq!(game.civ(RED).hand, [0; 5]);
    assert!(is_over(&game));
}

#[test]
fn up_to_nine_cards_are_drawn() {
    let mut game = give(without_ability(), Effect::Draw { draw: 9, keep: 9 });
    game.acts(&["draw insight"; 9]);
    for card in game.view().looking {
        if !is_over(&game) {
            game.act(&format!("keep {card}"));
        }
    }
    assert_eq!(game.civ(RED).hand, [0, 0, 9, 0, 0]);
    assert!(is_over(&game));
}

#[test]
pub(super) fn a_goal_chip_is_gained() {
    let mut game = give(without_ability(), Effect::GoalChip);
    game.offers_only(&["goal 1", "goal 2", "goal 3", "goal 4", "pass"]);
    let first = game.view().goals[0];
    game.act("goal 1");
    assert_eq!(game.civ(RED).console.goals, [first, None, None]);
    assert!(game.view().goals[0].is_some(), "the display is refilled immediately");
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::GoalChip);
    game.act("pass");
    assert_eq!(game.civ(RED).console.goals, [None; 3]);
}

#[test]
pub(super) fn a_goal_chip_is_installed() {
    let table = || {
        let goals = [Some(goal("G38")), Some(goal("G39")), None];
        without_ability().scene(|scene| scene.goals(RED, goals)).has(RED, "1 wood")
    };
    let mut game = give(table(), Effect::InstallGoal);
    game.offers_only(&["space 1", "pass"]);
    game.acts(&["space 1", "column 2", "pass"]);
    assert_eq!(game.civ(RED).goals_done, [goal("G38")]);
    assert_eq!(game.has(RED, "wood"), 0);
    assert!(is_over(&game));
    let mut game = give(table(), Effect::InstallGoal);
    game.act("pass");
    assert_eq!((game.civ(RED).goals_done.len(), game.has(RED, "wood")), (0, 1));
    assert!(is_over(&give(table().has(RED, "0 wood"), Effect::InstallGoal)), "none is met");
}

#[test]
pub(super) fn an_income_chip_is_gained_and_used() {
    let mut game = give(without_ability(), Effect::IncomeChip);
    game.offers_only(&["income 1", "income 2", "income 3", "pass"]);
    assert_eq!(game.view().incomes[1], Some(chip("I2")));
    game.acts(&["income 2", "column 2"]);
    game.offers_only(&["chip I2", "point I2", "pass"]);
    game.act("chip I2");
    assert_eq!((game.has(RED, "money"), game.civ(RED).incomes.len()), (2, 2));
    assert!(game.view().incomes.iter().all(Option::is_some));
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::IncomeChip);
    game.act("pass");
    assert_eq!(game.civ(RED).incomes.len(), 1);
}

#[test]
pub(super) fn income_chips_are_used() {
    let table = || without_ability().scene(|scene| scene.income_chip(RED, chip("I2"), column(2)));
    let mut game = give(table(), Effect::IncomeActions(2));
    game.offers_only(&["chip I2", "chip S3", "point I2", "pass"]);
    game.acts(&["chip I2", "point I2"]);
    assert_eq!((game.has(RED, "money"), game.points(RED)), (2, 1));
    assert!(is_over(&game));
    let mut game = give(table(), Effect::IncomeActions(2));
    game.acts(&["chip I2", "pass"]);
    assert_eq!((game.has(RED, "money"), game.points(RED)), (2, 0));
    assert!(is_over(&game));
}

#[test]
pub(super) fn an_activity_is_performed() {
    let mut game = give(without_ability().has(RED, "2 money"), Effect::Activity);
    game.offers_only(&["activity console", "pass"]);
    game.acts(&["activity console", "track culture"]);
    assert_eq!((game.has(RED, "money"), game.has(RED, "culture")), (1, 1));
    assert!(is_over(&game), "only one");
    let mut game = give(without_ability().has(RED, "2 money"), Effect::Activity);
    game.act("pass");
    assert_eq!(game.has(RED, "money"), 2);
    assert!(is_over(&give(without_ability(), Effect::Activity)), "it cannot be paid");
}

#[test]
pub(super) fn a_stage_tile_is_flipped() {
    let mut game = give(without_ability(), Effect::StageTile);
    game.offers_only(&["tile 4", "tile 5", "pass"]);
    game.act("tile 5");
    assert_eq!(game.civ(RED).console.stage_tiles, [false, true]);
    let mut game = give(without_ability(), Effect::StageTile);
    game.act("pass");
    assert_eq!(game.civ(RED).console.stage_tiles, [false; 2]);
    let flipped = without_ability().scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = [true; 2]));
    assert!(is_over(&give(flipped, Effect::StageTile)));
}

#[test]
pub(super) fn a_module_is_upgraded() {
    let game = give(without_ability(), Effect::Upgrade(UpgradeChoice::Any));
    assert_eq!(game.offers().len(), 15 + 1);
    let only = Effect::Upgrade(UpgradeChoice::Only(Module::Trade));
    let mut game = give(without_ability(), only);
    game.offers_only(&["upgrade trade", "pass"]);
    game.act("upgrade trade");
    assert_eq!(game.civ(RED).console.level(Module::Trade), 2);
    assert!(is_over(&give(without_ability().has(RED, "3 trade"), only)), "it is at the top");
    let mut game = give(without_ability(), Effect::Upgrade(UpgradeChoice::Colour(Track::Culture)));
    let coloured = ["transport", "procreation", "production", "trade", "achievement"];
    assert_eq!(game.offers()[..5], coloured.map(|module| format!("upgrade {module}")));
    game.act("pass");
    assert!(is_over(&game));
}
