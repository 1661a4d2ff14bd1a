//! The progress tracks and their lines (p. 31).

use civolution::{Chore, Effect, Module, Task, Track, TrackChoice};

use crate::table::{Play, RED, Table, card, chip, column};

/// Red's disc starts on this space of the Culture track and advances this many steps.
fn culture(space: u8, steps: u8) -> Play {
    from(Table::of(2).bare(RED), space, steps)
}

fn from(table: Table, space: u8, steps: u8) -> Play {
    table.has(RED, &format!("{space} culture")).task(RED, Task::Chore(Chore::Advance { track: Track::Culture, steps }))
}

/// Checks whether the only open question is red's turn.
fn is_idle(game: &Play) -> bool {
    game.view().asked.unwrap().task == Task::Turn
}

#[test]
fn p31_a_track_advances_the_disc_of_that_track() {
    let game = culture(0, 1);
    assert_eq!((game.has(RED, "culture"), game.has(RED, "technology")), (1, 0));
    assert!(is_idle(&game));
}

#[test]
fn p31_a_step_on_a_track_of_choice() {
    let effect = Task::Chore(Chore::Effect(Effect::Advance(TrackChoice::Any, 1)));
    let mut game = Table::of(2).bare(RED).task(RED, effect);
    game.act("track knowledge");
    assert_eq!(game.has(RED, "knowledge"), 1);
    let mut game = Table::of(2).bare(RED).task(RED, effect);
    game.act("pass");
    assert!(is_idle(&game));
}

#[test]
fn p31_several_steps_cross_every_line_on_the_way() {
    // From 1 to 4: an upgrade, then favor or an income action.
    let mut game = culture(1, 3);
    assert_eq!(game.has(RED, "culture"), 2, "the line is resolved before the next step");
    game.act("upgrade trade");
    assert_eq!(game.has(RED, "culture"), 4);
    game.act("do favor");
    assert_eq!(game.civ(RED).console.favor, 2);
    assert!(is_idle(&game));
}

#[test]
fn a17_lines_are_crossed_on_entering_even_spaces() {
    for space in 0..12 {
        let game = culture(space, 1);
        let asked = game.view().asked.unwrap().task;
        let crossed = asked != Task::Turn || game.points(RED) > 0;
        assert_eq!(crossed, space % 2 == 1, "from space {space}");
    }
}

#[test]
fn p31_example_the_lines_of_culture_upgrade_one_of_five_modules() {
    for space in [1, 5] {
        let mut game = culture(space, 1);
        game.offers_only(&[
            "upgrade transport",
            "upgrade procreation",
            "upgrade production",
            "upgrade trade",
            "upgrade achievement",
            "pass",
        ]);
        game.act("upgrade production");
        assert_eq!(game.civ(RED).console.level(Module::Production), 2);
    }
}

#[test]
fn p31_every_track_upgrades_modules_of_its_colour() {
    for (track, modules) in [
        (Track::Technology, ["research", "migration", "exploration", "transport", "invention"]),
        (Track::Prestige, ["research", "activity", "sustenance", "procreation", "mutation"]),
        (Track::Knowledge, ["migration", "activity", "planning", "production", "insight"]),
        (Track::Construction, ["exploration", "sustenance", "planning", "trade", "building"]),
    ] {
        let table = Table::of(2).bare(RED).has(RED, &format!("1 {track}"));
        let game = table.task(RED, Task::Chore(Chore::Advance { track, steps: 1 }));
        let expected: Vec<String> = modules.iter().map(|module| format!("upgrade {module}")).collect();
        assert_eq!(game.offers()[..5], expected);
    }
}

#[test]
fn p31_the_second_line_is_favor_or_an_income_action() {
    let mut game = culture(3, 1);
    game.offers_only(&["do favor", "do income", "pass"]);
    game.act("do favor");
    assert_eq!(game.civ(RED).console.favor, 2);
    let table = Table::of(2).bare(RED).scene(|scene| scene.income_chip(RED, chip("I2"), column(1)));
    let mut game = from(table, 3, 1);
    game.acts(&["do income", "chip I2"]);
    assert_eq!((game.has(RED, "money"), game.civ(RED).console.favor), (2, 1));
}

#[test]
fn p31_favor_is_not_offered_on_the_last_favor_space() {
    let game = from(Table::of(2).bare(RED).has(RED, "6 favor"), 3, 1);
    game.offers_only(&["do income", "pass"]);
}

#[test]
fn p31_the_fourth_and_the_last_line_give_3_points() {
    for space in [7, 11] {
        let game = culture(space, 1);
        assert_eq!(game.points(RED), 3);
        assert!(is_idle(&game));
    }
}

#[test]
fn p31_the_fifth_line_is_a_stage_tile_or_3_points() {
    let mut game = culture(9, 1);
    game.offers_only(&["do stage-tile", "do points"]);
    game.acts(&["do stage-tile", "tile 5"]);
    assert_eq!((game.civ(RED).console.stage_tiles, game.points(RED)), ([false, true], 0));
    let mut game = culture(9, 1);
    game.act("do points");
    assert_eq!((game.civ(RED).console.stage_tiles, game.points(RED)), ([false; 2], 3));
}

#[test]
fn p31_with_both_tiles_active_the_fifth_line_gives_points() {
    let table = Table::of(2).bare(RED);
    let game = from(table.scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = [true; 2])), 9, 1);
    assert_eq!(game.points(RED), 3);
}

#[test]
fn a17_every_step_at_the_end_of_a_track_pays_2_points() {
    let game = culture(12, 3);
    assert_eq!((game.has(RED, "culture"), game.points(RED)), (12, 6));
    let game = culture(11, 2);
    assert_eq!((game.has(RED, "culture"), game.points(RED)), (12, 5), "the last line, then a step beyond");
}

#[test]
fn p31_a_module_of_level_iii_cannot_be_upgraded() {
    let game = from(Table::of(2).bare(RED).has(RED, "3 trade, 3 transport"), 1, 1);
    game.offers_only(&["upgrade procreation", "upgrade production", "upgrade achievement", "pass"]);
}

#[test]
fn p31_pale_spaces_matter_only_to_cards() {
    // C20: a focus marker for each disc on a pale space (3, 6, 9, 12), up to 2.
    let table = Table::of(2).bare(RED).has(RED, "1 idea, 3 culture, 6 technology, 9 prestige, 5 knowledge");
    let table = table.scene(|scene| scene.installed(RED, card("C20"), column(1)));
    let mut game = table.task(RED, Task::Activity { left: 1, again: false, except: None });
    game.acts(&["activity C20", "value 1"]);
    assert_eq!(game.has(RED, "focus"), 2);
}
