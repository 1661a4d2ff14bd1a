//! Building, installing, chips.

use civolution::{AttributeId, Deck, Effect, Project, StagePartition};

use super::{give, times, when};
use crate::pack::is_over;
use crate::table::{Play, RED, Table, chip, goal, territory};

/// Red can build everything: it has a tribe on a boat next to the island, and materials.
fn ready(table: Table) -> Table {
    let table = table.scene(|scene| scene.boat(RED, territory("water-a"), true));
    table.tribes(RED, "water-a boat strong, forest-b camp strong").has(RED, "1 gold, 1 wood, 1 papyrus")
}

fn build(trigger: &str, project: Project) -> Play {
    let mut game = give(ready(when(trigger)), Effect::Build(Some(project)));
    game.act(&format!("build {project}"));
    game
}

#[test]
pub(super) fn built() {
    let game = build("built farm", Project::Farm);
    assert_eq!((times(&game), game.has(RED, "idea")), (1, 1));
    let mut game = build("built boat", Project::Boat);
    assert_eq!(times(&game), 0, "first a tribe may go aboard");
    game.act("pass");
    assert_eq!(times(&game), 1);
    let mut game = build("built statue", Project::Statue);
    assert_eq!(times(&game), 0, "first the step on a track");
    game.act("pass");
    assert_eq!(times(&game), 1);
    let mut game = build("built settlement", Project::Settlement);
    assert_eq!(times(&game), 0, "first the income chip");
    game.act("pass");
    assert_eq!(times(&game), 1);
    assert_eq!(times(&build("built boat", Project::Farm)), 0);
}

#[test]
pub(super) fn a_card_was_installed() {
    let install = |trigger: &str| {
        let table = when(trigger).hand(RED, &["A2"]).has(RED, "1 wood");
        let mut game = give(table, Effect::Install(Deck::Invention));
        game.acts(&["install A2", "column 2"]);
        assert_eq!(times(&game), 0, "first its instant bonus");
        game.act("pass");
        game
    };
    assert_eq!(times(&install("installed any")), 1);
    assert_eq!(times(&install("installed invention")), 1);
    assert_eq!(times(&install("installed insight")), 0);
}

#[test]
fn a_card_that_waits_for_installations_counts_its_own() {
    // The card is now in red's hand and costs an Intelligence.
    let table = when("installed any").bare(RED).hand(RED, &["C16"]).has(RED, "1 intelligence");
    let table = table.scene(|scene| scene.civilization(RED, |civ| civ.stages = StagePartition::new()));
    let mut game = give(table, Effect::Install(Deck::Insight));
    game.acts(&["install C16", "column 1"]);
    assert_eq!(times(&game), 1);
    assert!(is_over(&game));
}

#[test]
pub(super) fn a_goal_was_installed() {
    let table = when("goal-installed").scene(|scene| scene.goals(RED, [Some(goal("G38")), None, None]));
    let mut game = give(table.has(RED, "1 wood"), Effect::InstallGoal);
    game.acts(&["space 1", "column 2"]);
    assert_eq!(times(&game), 0, "first the upgrade");
    game.act("pass");
    assert_eq!(times(&game), 1);
    let mut game = give(when("goal-installed"), Effect::GoalChip);
    game.act("goal 1");
    assert_eq!(times(&game), 0, "gained is not installed");
}

#[test]
pub(super) fn an_income_chip_was_gained() {
    let mut game = give(when("income-chip-gained"), Effect::IncomeChip);
    assert_eq!(game.view().incomes[1], Some(chip("I2")));
    game.acts(&["income 2", "column 2"]);
    assert_eq!(times(&game), 0, "first it is used");
    game.act("chip I2");
    assert_eq!((times(&game), game.has(RED, "money")), (1, 2));
    let mut game = give(when("income-chip-gained"), Effect::IncomeActions(1));
    game.act("point S3");
    assert_eq!(times(&game), 0);
}

#[test]
pub(super) fn an_attribute_chip_was_taken() {
    let display = [AttributeId::named("T1"), AttributeId::named("T3"), None];
    let table = when("attribute-taken").scene(|scene| scene.attribute_display(display));
    let mut game = table.has(RED, "3 stamina, 3 intelligence").turn(RED);
    game.act("attribute 1");
    assert_eq!(times(&game), 0, "not before it is installed");
    game.act("column 3");
    assert_eq!(times(&game), 1);
    game.act("attribute 2");
    assert_eq!(times(&game), 2);
}
