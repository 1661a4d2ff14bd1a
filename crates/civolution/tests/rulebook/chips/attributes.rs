//! Attribute chips (p. 27).

use civolution::{
    Action, AttributeId, Deck, Event, Module, Panel, Phase, Project, Refusal, SiteKind, Source, Special, Task, Trait,
};
use engine::Game;

use crate::table::{BLUE, Play, RED, Table, attribute, card, column, event, goal, territory};

/// T1 (3 Stamina), T2 (4 Stamina) and T5 (3 Calm) are on display.
fn on_display(table: Table) -> Table {
    let chips = ["T1", "T2", "T5"].map(|name| Some(attribute(name)));
    table.bare(RED).scene(|scene| scene.attribute_display(chips))
}

/// Red has 3 Stamina.
fn gifted() -> Table {
    on_display(Table::of(2)).has(RED, "3 stamina")
}

#[test]
fn p27_a_chip_asks_for_3_or_4_markers_and_returns_one() {
    let game = gifted().turn(RED);
    assert!(game.can("attribute 1") && !game.can("attribute 2") && !game.can("attribute 3"));
    let mut game = on_display(Table::of(2)).has(RED, "4 stamina").turn(RED);
    assert!(game.can("attribute 1") && game.can("attribute 2"));
    game.acts(&["attribute 2", "column 1"]);
    assert_eq!(game.has(RED, "stamina"), 3);
    assert!(!on_display(Table::of(2)).has(RED, "2 stamina, 2 calm").turn(RED).can("attribute 1"));
}

#[test]
fn p27_the_display_is_refilled_immediately() {
    let mut game = gifted().draws("attribute chips", &[attribute("T9").id()]).turn(RED);
    game.act("attribute 1");
    assert_eq!(game.view().attributes, ["T9", "T2", "T5"].map(|name| Some(attribute(name))));
}

#[test]
fn p27_with_an_empty_bag_the_space_stays_empty() {
    let others = AttributeId::all().filter(|chip| !["T1", "T2", "T5"].map(attribute).contains(chip));
    let table = others.fold(gifted(), |table, chip| table.scene(|scene| scene.attribute_chip(BLUE, chip, column(1))));
    let mut game = table.turn(RED);
    game.act("attribute 1");
    assert_eq!(game.view().attributes, [None, Some(attribute("T2")), Some(attribute("T5"))]);
}

#[test]
fn p27_the_first_one_goes_into_any_column_without_another_type() {
    let table = gifted().income_chips(RED, &[1]);
    let mut game = table.scene(|scene| scene.installed(RED, card("A23"), column(2))).turn(RED);
    game.act("attribute 1")
        .offers_only(&["column 1", "column 3", "column 4", "column 5", "column 6", "column 7", "column 8", "column 9"]);
    game.act("column 1");
    assert_eq!(game.civ(RED).attributes, [(attribute("T1"), 2)]);
}

#[test]
fn p27_the_next_one_goes_above_it() {
    let table = gifted().scene(|scene| scene.attribute_chip(RED, attribute("T9"), column(5)));
    let mut game = table.turn(RED);
    game.act("attribute 1");
    assert_eq!(game.civ(RED).attributes, [(attribute("T1"), 3), (attribute("T9"), 2)]);
}

#[test]
fn p27_a_chip_gives_a_lasting_benefit() {
    let mut game = gifted().turn(RED);
    assert!(!game.civ(RED).console.traits.has(Trait::HuntFood));
    game.acts(&["attribute 1", "column 1"]);
    assert!(game.civ(RED).console.traits.has(Trait::HuntFood));
}

#[test]
fn p27_several_may_be_taken_on_the_same_turn() {
    let mut game = on_display(Table::of(2)).has(RED, "4 stamina, 3 calm").turn(RED);
    game.acts(&["attribute 2", "column 1", "attribute 1", "attribute 3"]);
    assert_eq!(game.civ(RED).attributes.len(), 3);
    assert!(game.can("activate sleep"), "and the turn goes on");
}

// At any time during the player's turn.

#[test]
fn a03_in_the_middle_of_a_module() {
    let table = gifted().tribes(RED, "forest-b camp strong, grassland-c camp strong");
    let mut game = table.turn(RED);
    game.activate("building").act("do build");
    assert!(game.can("attribute 1"));
    game.act("build farm").offers_only(&["at forest-b", "at grassland-c", "attribute 1"]);
    game.acts(&["attribute 1", "column 1"]).offers_only(&["at forest-b", "at grassland-c"]);
}

#[test]
fn a03_a_forced_choice_is_not_made_for_a_player_who_could_take_a_chip() {
    let table = || gifted().tribes(RED, "forest-b camp strong");
    let mut game = table().task(RED, Task::BuildAt(Project::Farm));
    game.offers_only(&["at forest-b", "attribute 1"]);
    game.act("at forest-b");
    let game = table().has(RED, "0 stamina").task(RED, Task::BuildAt(Project::Farm));
    assert!(game.can("activate sleep"), "without the chip, the choice is made automatically");
}

#[test]
fn p27_a_chip_can_be_taken_in_every_phase() {
    let game = gifted().phase(Phase::NewGoals);
    assert!(game.can("goal 1") && game.can("attribute 1"));
    let game = gifted().tribes(RED, "forest-b camp strong").phase(Phase::ExtraFind);
    assert!(game.can("material oil") && game.can("attribute 1"));
}

#[test]
fn a03_in_automatic_phases() {
    let mut game = gifted().phase(Phase::Sites);
    assert_eq!(game.decider(), RED);
    game.offers_only(&["pass", "attribute 1"]);
    game.acts(&["attribute 1", "column 1"]);
    assert_eq!(game.civ(RED).attributes.len(), 1);
}

#[test]
fn a03_not_in_another_players_turn() {
    let game = gifted().turn(BLUE);
    let refused = game.game.check(RED, &Action::Attribute(1));
    assert_eq!(refused, Err(Refusal::NotYourTurn { turn: BLUE }));
}

#[test]
fn a03_not_while_giving_a_die_away_in_another_players_turn() {
    let table = gifted().scene(|scene| scene.dice_display(0, 3)).has(RED, "3 used-dice");
    let mut game = table.task(BLUE, Task::TakeDie { fate: false });
    game.act("from P1");
    assert_eq!(game.decider(), RED);
    assert!(game.can("do used") && !game.can("attribute 1"));
}

// Never between the check and the payment of a cost.

#[test]
fn a03_not_while_a_module_is_paid() {
    let mut game = gifted().has(RED, "3 idea").turn(RED);
    game.act("activate planning");
    assert!(matches!(game.view().asked.unwrap().task, Task::PayFirst(Panel::Main(Module::Planning))));
    assert!(!game.can("attribute 1"));
}

#[test]
fn a03_not_while_a_card_is_paid() {
    // B4: return 1 Stamina, nothing, have 1 Calm.
    let table = gifted().hand(RED, &["B4"]).has(RED, "1 calm");
    let mut game = table.task(RED, Task::Install { deck: Deck::Mutation, special: Special::No });
    game.offers_only(&["install B4", "pass", "attribute 1"]);
    game.act("install B4");
    assert!(game.can("column 1") && !game.can("attribute 1"));
    game.act("column 1").offers_only(&["level 1", "level 3"]);
}

#[test]
fn a03_not_while_a_goal_is_paid() {
    let table = gifted().has(RED, "1 wood").scene(|scene| scene.goals(RED, [Some(goal("G38")), None, None]));
    let mut game = table.task(RED, Task::InstallGoal);
    assert!(game.can("attribute 1"));
    game.act("space 1");
    assert!(game.can("column 1") && !game.can("attribute 1"));
}

#[test]
fn a03_not_while_an_activity_is_paid() {
    // B19: return any feature marker.
    let table = gifted().has(RED, "1 calm").scene(|scene| scene.installed(RED, card("B19"), column(1)));
    let mut game = table.task(RED, Task::Activity { left: 1, again: false, except: None });
    game.act("activity B19").offers_only(&["feature stamina", "feature calm"]);
}

#[test]
fn a03_before_the_players_oaks() {
    // The Glacier at spot 10 and the Oak at spot 9 are next to Forest B.
    let table = gifted().tribes(RED, "forest-b camp strong").revealed(10, SiteKind::Glacier, 0);
    let mut game = table.revealed(9, SiteKind::MysticOak, 0).phase(Phase::Sites);
    game.act("pass").offers_only(&["tribe forest-b camp strong", "attribute 1"]);
    game.act("tribe forest-b camp strong").offers_only(&["pass", "attribute 1"]);
    assert_eq!(game.points(RED), 0, "the oak comes next");
    game.act("pass").offers_only(&["pass", "attribute 1"]);
    assert_eq!(game.points(RED), 1);
}

#[test]
fn a03_at_the_start_of_phase_8() {
    let mut game = gifted().phase(Phase::Income);
    assert_eq!(game.view().asked.unwrap().task, Task::Pause);
    game.offers_only(&["pass", "attribute 1"]);
    game.act("pass");
    assert_eq!(game.view().asked.unwrap().task, Task::IncomePhase);
    assert!(game.can("attribute 1"));
    game.act("pass");
    assert_eq!(game.decider(), BLUE, "nothing has happened since");
}

#[test]
fn a03_once_per_phase_if_nothing_else_happens() {
    let mut game = gifted().phase(Phase::Sites);
    game.offers_only(&["pass", "attribute 1"]);
    game.act("pass");
    assert_eq!(game.view().phase, Some(Phase::Feeding));
    let mut game = gifted().phase(Phase::NewGoals);
    game.act("pass");
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn a03_before_tribes_that_need_no_food_are_fed() {
    let table = gifted().tribes(RED, "forest-b camp strong").tribes(BLUE, "");
    let farm = |table: Table| {
        let table = table.scene(|scene| scene.civilization(RED, |civ| civ.farms = 2));
        table.scene(|scene| scene.land(|land| land.set_farm(territory("forest-b"), Some(RED))))
    };
    let mut game = farm(table).phase(Phase::Feeding);
    game.offers_only(&["pass", "attribute 1"]);
    let fed = |game: &Play| game.events.iter().any(|event| matches!(event, Event::Fed { seat: RED, .. }));
    assert!(!fed(&game));
    game.act("pass");
    assert!(fed(&game) && game.view().phase != Some(Phase::Feeding), "feeding no tribe is not an event");
}

/// Blue, who comes after red, can take a chip. Then red can take the chip that replaces it.
fn later() -> Table {
    let table = on_display(Table::of(2)).bare(BLUE).has(BLUE, "3 stamina").has(RED, "3 expression");
    table.tribes(RED, "").tribes(BLUE, "").draws("attribute chips", &[attribute("T9").id()])
}

/// Blue takes it. Red is asked before the given event happens.
fn asked_before(mut game: Play, happens: impl Fn(&Event) -> bool) {
    assert_eq!(game.decider(), BLUE);
    game.acts(&["attribute 1", "column 1"]);
    while game.decider() == BLUE {
        game.act("pass");
    }
    game.offers_only(&["pass", "attribute 1"]);
    assert!(!game.events.iter().any(&happens));
    game.act("pass");
    assert!(game.events.iter().any(&happens));
}

#[test]
fn a03_before_the_players_strong_tribes_score() {
    let table = later().tribes(RED, "forest-b camp strong").has(RED, "1 food");
    let mut game = table.phase(Phase::Feeding);
    game.act("feed all");
    asked_before(game, |event| matches!(event, Event::PhaseBegan { phase: Phase::Event, .. }));
}

#[test]
fn a03_before_the_players_event_bonus() {
    // F3 rewards discs on pale spaces. In its rain, red has nothing to do.
    let game = later().has(RED, "3 construction").scene(|scene| scene.event(event("F3"))).phase(Phase::Event);
    asked_before(game, |event| matches!(event, Event::Scored { seat: RED, source: Source::Bonuses, .. }));
}

#[test]
fn a03_before_the_category_of_the_era_is_scored() {
    // Mild weather: every player may forgo an income action.
    let mut game = later().scene(|scene| scene.event(event("F1"))).phase(Phase::Event);
    game.act("pass");
    asked_before(game, |event| matches!(event, Event::EraScored { .. }));
}

#[test]
fn a03_before_the_players_statues_score() {
    let mut game = later().phase(Phase::Income);
    game.act("pass");
    asked_before(game, |event| matches!(event, Event::PhaseBegan { phase: Phase::NewCards, .. }));
}

#[test]
fn a03_a_reset_asks_only_about_values_that_dice_show() {
    let table = gifted().scene(|scene| {
        scene.civilization(RED, |civ| {
            civ.dice = [0, 1, 0, 0, 2, 0];
            civ.used_dice = 3;
        })
    });
    let mut game = table.turn(RED);
    game.act("reset").offers_only(&["reroll 0", "reroll 1", "attribute 1"]);
    game.act("reroll 0").offers_only(&["reroll 0", "reroll 1", "reroll 2", "attribute 1"]);
    game.act("reroll 1").offers_only(&["do ideas", "do food", "attribute 1"]);
}
