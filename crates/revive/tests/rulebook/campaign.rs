//! The campaign.

use engine::chance::FastChance;
use engine::{Game, SeatSet, SetupError, Viewer};
use revive::content::LargeId;
use revive::tribe::{Side, Tribe};
use revive::{Chapter, Event, Revive, Setup, Task, Unlocked, View};

use revive::space::Space;

use crate::table::{BLUE, PURPLE, Play, Table, near, space};

fn of(chapter: Chapter) -> Setup {
    Setup { players: 2, start: Some(BLUE), chapter: Some(chapter), ..Setup::default() }
}

/// Begins many games of a chapter and returns their views.
fn beginnings(chapter: Chapter) -> impl Iterator<Item = View> {
    let begin = move |seed| Revive::new(&of(chapter), &mut FastChance::new(seed)).unwrap();
    (0..60).map(move |seed| begin(seed).view(Viewer::Everything))
}

/// Lists the tribe boards that can be chosen in a chapter.
fn boards(chapter: Chapter) -> Vec<String> {
    Play::of(&Setup { choose_tribes: true, ..of(chapter) }).offers()
}

#[test]
fn a13_the_first_chapter_is_the_base_game() {
    assert_eq!(
        boards(Chapter::First),
        ["tribe nadair sun", "tribe hofstadterians sun", "tribe jox49i sun", "tribe kuniban sun"]
    );
    assert!(beginnings(Chapter::First).all(|view| view.unlocked == Unlocked::default()));
}

#[test]
fn a13_the_second_chapter_has_the_moon_sides_of_the_four_tribes() {
    assert_eq!(
        boards(Chapter::Second),
        ["tribe nadair moon", "tribe hofstadterians moon", "tribe jox49i moon", "tribe kuniban moon"]
    );
    for view in beginnings(Chapter::Second) {
        assert!(view.seats.iter().all(|player| player.board.side == Side::Moon && player.board.tribe.is_base()));
    }
}

#[test]
fn a13_the_third_chapter_has_formica_and_three_new_large_locations() {
    let offered = boards(Chapter::Third);
    assert_eq!(offered.len(), 9);
    assert!(offered.contains(&"tribe formica sun".to_owned()) && offered.contains(&"tribe jox49i moon".to_owned()));
    for view in beginnings(Chapter::Third) {
        let tribes: Vec<Tribe> = view.seats.iter().map(|player| player.board.tribe).collect();
        assert!(tribes.contains(&Tribe::Formica) && tribes[0] != tribes[1], "{tribes:?}");
        let mut large: Vec<usize> = view.map.large.iter().map(|(tile, _)| tile.index()).collect();
        large.sort_unstable();
        assert!(large[0] < 5 && large[1..] == [5, 6, 7], "{large:?}");
    }
}

#[test]
fn a13_the_fourth_chapter_has_vast_crystals_and_the_improved_switch() {
    assert_eq!(boards(Chapter::Fourth), boards(Chapter::Third));
    for view in beginnings(Chapter::Fourth) {
        let Unlocked { large, vast, switch, .. } = view.unlocked;
        assert!(large && vast && switch);
    }
    let laid = |tile: usize| {
        let mut views = beginnings(Chapter::Fourth);
        views.any(|view| view.map.large.iter().any(|(large, _)| large.index() == tile))
    };
    assert!((0..LargeId::COUNT).all(laid), "any of the eight can be laid");
}

#[test]
fn a13_the_fifth_chapter_has_vukuntur_and_all_moon_sides() {
    assert_eq!(boards(Chapter::Fifth).len(), 12);
    let mut sides = Vec::new();
    for view in beginnings(Chapter::Fifth) {
        let mut met = view.seats.iter().filter(|player| player.board.tribe == Tribe::Vukuntur);
        sides.push(met.next().expect("Vukuntur plays").board.side);
        assert!(met.next().is_none());
    }
    assert!(sides.contains(&Side::Sun) && sides.contains(&Side::Moon));
}

#[test]
fn a13_a_chapter_decides_what_is_unlocked() {
    let unlocked = Unlocked { vast: true, ..Unlocked::default() };
    let error = Revive::new(&Setup { unlocked, ..of(Chapter::Second) }, &mut FastChance::new(1)).unwrap_err();
    assert!(matches!(error, SetupError::Contradiction { key: "vast-crystals", .. }), "{error}");
    assert!(error.to_string().contains("chapter=2"), "{error}");
}

/// Returns blue's progress toward a chapter's goal, and whether it is reached.
fn towards(chapter: Chapter, lay_out: impl FnOnce(Table) -> Table) -> (u8, bool) {
    let game = lay_out(Table::with(&of(chapter))).task(BLUE, Task::Turn { left: 2, acted: false }).game;
    let goal = game.view(Viewer::Spectator).goal.expect("a chapter is played");
    assert_eq!((goal.chapter, goal.want, goal.have[1]), (chapter, chapter.goal(), 0));
    (goal.have[0], game.goal().unwrap().reached.contains(BLUE))
}

#[test]
fn a13_the_goal_of_the_first_chapter_is_3_figures() {
    let with = |count: u8| {
        let homes: Vec<Space> = near().into_iter().take(count.into()).collect();
        towards(Chapter::First, |table| {
            let table = homes.iter().fold(table, |table, home| table.ground(&format!("{home} location")));
            let figures: Vec<(u8, Space)> = (0..).zip(homes).collect();
            table.scene(|scene| scene.populated(BLUE, &figures))
        })
    };
    assert_eq!((with(2), with(3)), ((2, false), (3, true)));
}

#[test]
fn a13_the_goal_of_the_second_chapter_is_to_use_the_tribe_ability_3_times() {
    let with = |count| towards(Chapter::Second, |table| table.scene(|scene| scene.abilities_used(BLUE, count)));
    assert_eq!((with(2), with(3), with(4)), ((2, false), (3, true), (4, true)));
}

#[test]
fn a13_the_goal_of_the_third_chapter_is_a_figure_in_a_large_location() {
    let home = near()[0];
    let with = |place: Space| {
        let table = |table: Table| table.ground(&format!("{home} location"));
        towards(Chapter::Third, |new| table(new).scene(|scene| scene.populated(BLUE, &[(0, place)])))
    };
    assert_eq!((with(home), with(space("large-2"))), ((0, false), (1, true)));
}

#[test]
fn a13_the_goal_of_the_fourth_chapter_is_to_build_next_to_2_crystals() {
    let built = |sites: &[&str]| {
        let table = |table: Table| sites.iter().fold(table.open(&[1]), |table, site| table.small(BLUE, site));
        towards(Chapter::Fourth, table)
    };
    assert_eq!((built(&["1a"]), built(&["1a", "1b"])), ((1, false), (2, true)), "a vast crystal counts too");
}

#[test]
fn a13_the_goal_of_the_fifth_chapter_is_to_be_present_on_7_area_tiles() {
    let on = |tiles: usize| {
        towards(Chapter::Fifth, |table| {
            let opened: Vec<usize> = (1..=tiles).collect();
            let table = table.open(&opened).sandy().small(BLUE, "1b");
            opened.iter().fold(table, |table, tile| {
                let site = space(&format!("{tile}a"));
                table.scene(|scene| scene.building(BLUE, site, *tile > 4))
            })
        })
    };
    assert_eq!((on(6), on(7)), ((6, false), (7, true)), "two buildings stand on the first tile");
}

#[test]
fn a13_the_end_of_a_chapter_says_who_has_reached_its_goal() {
    let alone = Setup { players: 1, ..of(Chapter::Second) };
    for (used, reached) in [(2, SeatSet::EMPTY), (3, SeatSet::only(BLUE))] {
        let table = Table::with(&alone).scene(|scene| scene.abilities_used(BLUE, used).cube(19));
        let mut game = table.task(BLUE, Task::Turn { left: 1, acted: false });
        game.acts(&["hibernate", "pass", "reward 1", "take food"]);
        let ended = Event::ChapterEnded { chapter: Chapter::Second, reached };
        assert_eq!(game.events.last(), Some(&ended));
    }
}

#[test]
fn without_a_chapter_there_is_no_goal() {
    let game = Table::of(2).task(PURPLE, Task::Turn { left: 2, acted: false }).game;
    assert_eq!((game.goal(), game.view(Viewer::Spectator).goal), (None, None));
}

#[test]
fn the_log_says_once_when_a_player_reaches_the_goal() {
    let home = near()[0];
    let table = Table::with(&of(Chapter::Third)).ground(&format!("{home} location"));
    let mut game = table.has(BLUE, "3 book").task(BLUE, Task::Turn { left: 2, acted: false });
    let goals = |game: &Play| game.events.iter().filter(|event| matches!(event, Event::GoalReached { .. })).count();
    game.act(&format!("populate {home} 1"));
    assert_eq!(goals(&game), 0);
    let table = Table::with(&of(Chapter::Second)).scene(|scene| scene.abilities_used(BLUE, 2));
    let mut game = table.gains(BLUE, "tribe");
    game.act("do");
    assert!(game.events.contains(&Event::GoalReached { seat: BLUE, chapter: Chapter::Second }));
    assert_eq!(goals(&game), 1);
    let mut game = Table::with(&of(Chapter::Second)).scene(|scene| scene.abilities_used(BLUE, 3)).gains(BLUE, "tribe");
    game.act("do");
    assert_eq!(goals(&game), 0, "it was reached before");
}
