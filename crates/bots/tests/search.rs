//! Tests of how a search plays.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{Arena, ArenaReport};
use bots::learn::Lesson;
use bots::{
    Allowance, Bot, Care, Effort, Estimate, Gain, Greedy, Judge, Level, Network, Perspective, Playouts, Search,
    Settings,
};
use engine::chance::{Seed, SeededChance};
use engine::{Chance, Evaluate, Game, Seat, Stream};
use stone_age::{Action, Setup, StoneAge};

const HOUR: Effort = Effort::Time { most: Duration::from_secs(3600), iterations: u32::MAX };

fn settings(iterations: u32) -> Settings {
    Settings::new::<StoneAge>(Effort::Iterations(iterations))
}

fn search(settings: Settings) -> Search<StoneAge> {
    Search::new(Judge::by_rule(), settings, 5)
}

/// Returns a game at its midpoint, before a decision with several answers.
fn middle(players: u8) -> (StoneAge, Seat) {
    const CHOICE: Stream = Stream::named("choice");
    let mut chance = SeededChance::new(Seed::from_text("middle"));
    let mut game = StoneAge::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
    let mut actions = Vec::new();
    for decision in 0.. {
        let seat = game.to_act().iter().next().unwrap();
        game.actions(seat, &mut actions);
        if decision >= 60 && actions.len() > 8 {
            return (game, seat);
        }
        let action = actions[chance.below(CHOICE, actions.len() as u32) as usize];
        game.perform(seat, &action, &mut chance, &mut ());
    }
    unreachable!("a game has more decisions than that")
}

fn arena(bots: &[&str], games: u64) -> ArenaReport {
    let bots = bots.iter().map(|name| (*name).to_owned()).collect();
    let arena = Arena { threads: 2, ..Arena::new(Setup::default(), bots, games, Seed::from_text("search")) };
    arena.run::<StoneAge>(&()).unwrap()
}

#[test]
fn a_search_beats_greedy_and_more_of_it_wins_by_more() {
    let report = arena(&["expert@60", "greedy"], 12);
    assert!(report.bots[0].win_share.value > 0.5, "{report:?}");
    let lead = |report: &ArenaReport| report.bots[0].mean_score - report.bots[1].mean_score;
    let more = arena(&["expert@300", "greedy"], 12);
    assert!(lead(&more) > lead(&report), "{:.1} and {:.1} points", lead(&more), lead(&report));
}

#[test]
fn medium_beats_easy_and_easy_beats_random() {
    let report = arena(&["medium", "easy"], 20);
    assert!(report.bots[0].win_share.value > 0.65, "{report:?}");
    let report = arena(&["easy", "random"], 10);
    assert!(report.bots[0].win_share.value > 0.9, "{report:?}");
}

#[test]
fn the_same_seed_finds_the_same_with_any_number_of_trees() {
    let (game, seat) = middle(3);
    let perspective = Perspective::new(&game, seat);
    for trees in [1, 2, 3] {
        let find = || search(Settings { trees, ..settings(200) }).findings(&perspective);
        assert_eq!(find(), find(), "{trees} trees");
    }
}

#[test]
fn findings_are_legal_different_and_sorted_and_the_first_is_chosen() {
    let (game, seat) = middle(4);
    let perspective = Perspective::new(&game, seat);
    let findings = search(settings(300)).findings(&perspective);
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    assert!(findings.len() > 3, "{findings:?}");
    for (number, finding) in findings.iter().enumerate() {
        assert!(legal.contains(&finding.action().unwrap()), "{finding:?}");
        assert!(findings[..number].iter().all(|other| other.action() != finding.action()), "twice: {finding:?}");
        assert!((0.0..=1.0).contains(&finding.hope) && finding.lead.is_finite(), "{finding:?}");
    }
    assert_eq!(search(settings(300)).choose(&perspective), findings[0].action());
}

#[test]
fn an_expert_starts_from_ideas_of_rules_of_thumb_and_network() {
    let mut chance = SeededChance::new(Seed::from_text("ideas"));
    let mut game = StoneAge::new(&Setup::default(), &mut chance).unwrap();
    loop {
        let seat = game.to_act().iter().next().unwrap();
        let perspective = Perspective::new(&game, seat);
        let ideas = [Judge::by_rule(), Judge::learned()]
            .map(|judge| Greedy::by(judge, Care::REFERENCE, 1).choose(&perspective));
        let [by_rule, learned] = ideas.map(Option::unwrap);
        // Nothing is drawn where people are placed, so an idea does not depend on luck.
        if by_rule != learned && matches!(by_rule, Action::Place { .. }) {
            let findings =
                Search::new(Judge::learned(), Settings { lines: 2, ..settings(20) }, 5).findings(&perspective);
            assert_eq!(findings.len(), 2);
            assert!(
                findings.iter().all(|finding| [by_rule, learned].contains(&finding.action().unwrap())),
                "{findings:?}"
            );
            return;
        }
        game.perform(seat, &by_rule, &mut chance, &mut ());
    }
}

#[test]
fn every_iteration_tries_something() {
    let (game, seat) = middle(2);
    for trees in [1, 2] {
        let playouts = Playouts::Uniform;
        let findings = search(Settings { trees, playouts, ..settings(1000) }).findings(&Perspective::new(&game, seat));
        let tried: u32 = findings.iter().map(|finding| finding.tried).sum();
        // A turn's effort is not spent on its first decision alone.
        assert!((500..=1000).contains(&tried), "{tried}");
    }
}

#[test]
fn the_worse_half_drops_out_in_every_round() {
    let (game, seat) = middle(2);
    let playouts = Playouts::Uniform;
    let findings = search(Settings { playouts, ..settings(2000) }).findings(&Perspective::new(&game, seat));
    let tried: Vec<u32> = findings.iter().map(|finding| finding.tried).collect();
    assert!(tried.is_sorted_by(|better, worse| better >= worse), "{tried:?}");
    let often = |least: u32| tried.iter().filter(|tried| **tried >= least).count();
    let fewest = tried.last().copied().unwrap();
    assert_eq!((often(fewest), often(fewest + 1)), (tried.len(), tried.len().div_ceil(2)), "{tried:?}");
    // The lines that are left share as many tries as all had at first.
    assert!(tried[0] > 4 * fewest && tried[0] == tried[1], "{tried:?}");
}

#[test]
fn equal_lines_have_the_same_luck() {
    let (game, seat) = middle(3);
    let perspective = Perspective::new(&game, seat);
    let findings = search(settings(100)).findings(&perspective);
    let lines = [&findings[0], &findings[0], &findings[1]].map(|finding| finding.line.clone());
    let compared = search(settings(100)).compare(&perspective, &lines, 50);
    assert_eq!((compared.hope(0), compared.lead(0)), (compared.hope(1), compared.lead(1)));
    assert_eq!(compared.difference(1, 0), Estimate::default());
    assert_eq!((compared.better(1, 0), compared.worlds(1, 0)), (0.5, 50));
    assert!(compared.by_source(1, 0).all(|gain| gain.points == Estimate::default()));
    let gain = compared.difference(2, 0);
    assert!(gain.doubt > 0.0, "{gain:?}");
    assert!((gain.mean - (compared.lead(2) - compared.lead(0))).abs() < 0.001, "{gain:?}");
}

#[test]
fn sources_tell_where_the_points_of_a_line_come_from() {
    // A building is bought or left: nothing is drawn, so all worlds agree on what it brings.
    let mut chance = SeededChance::new(Seed::from_text("sources"));
    let mut game = StoneAge::new(&Setup { players: 2, ..Setup::default() }, &mut chance).unwrap();
    let mut legal = Vec::new();
    let (seat, buy, leave) = loop {
        let seat = game.to_act().iter().next().unwrap();
        game.actions(seat, &mut legal);
        let find = |word: &str| legal.iter().find(|action| action.to_string().starts_with(word)).copied();
        if let (Some(buy), Some(leave)) = (find("buy building"), find("leave building")) {
            break (seat, buy, leave);
        }
        let action = Greedy::new(Care::QUICK, 3).choose(&Perspective::new(&game, seat)).unwrap();
        game.perform(seat, &action, &mut chance, &mut ());
    };
    let perspective = Perspective::new(&game, seat);
    let compare = || search(settings(60)).compare(&perspective, &[vec![buy], vec![leave]], 60);
    let compared = compare();
    assert_eq!(compared, compare(), "the same seed comes to the same result");
    let gains: Vec<Gain> = compared.by_source(0, 1).collect();
    let sheet = game.score_sheet(engine::Viewer::Everything);
    assert!(gains.iter().map(|gain| gain.source).eq(sheet.rows.iter().map(|row| row.source)));
    let buildings = gains.iter().find(|gain| gain.source == "source-buildings").unwrap();
    assert!(buildings.points.mean > 2.0 && buildings.points.mean > 2.0 * buildings.points.doubt, "{gains:?}");
    let back: Vec<Gain> = compared.by_source(1, 0).collect();
    for (gain, back) in gains.iter().zip(&back) {
        assert!((gain.points.mean + back.points.mean).abs() < 0.001, "{gain:?} {back:?}");
        assert!((gain.points.doubt - back.points.doubt).abs() < 0.001, "{gain:?} {back:?}");
        assert_eq!(gain.costs, gain.source == "source-hunger" && gain.costs, "only hunger costs points");
    }
    assert!((compared.better(0, 1) + compared.better(1, 0) - 1.0).abs() < 0.001);
    assert!(compared.hope(0) > compared.hope(1) && !compared.is_alone());
}

#[test]
fn a_line_continues_until_another_seat_acts_or_something_is_drawn() {
    let (mut game, seat) = middle(3);
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    let lines: Vec<_> =
        legal.iter().map(|action| search(settings(20)).line_with(&Perspective::new(&game, seat), *action)).collect();
    assert!(lines.iter().zip(&legal).all(|(line, action)| line.first() == Some(action)), "{lines:?}");
    for action in lines.last().unwrap() {
        assert!(game.to_act().contains(seat));
        game.apply(seat, action, &mut SeededChance::new(Seed::from_text("after")), &mut ()).unwrap();
    }
}

#[test]
fn a_full_tree_still_chooses() {
    let (game, seat) = middle(4);
    let perspective = Perspective::new(&game, seat);
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    for most_nodes in [0, 1, 5] {
        let choice = search(Settings { most_nodes, ..settings(200) }).choose(&perspective).unwrap();
        assert!(legal.contains(&choice));
    }
}

#[test]
fn a_cancelled_bot_answers_immediately() {
    let (game, seat) = middle(4);
    let allowance = Allowance::new(1);
    let mut bot = Level::Expert.at_table::<StoneAge>(allowance.clone(), 2, 1);
    allowance.cancel();
    let begin = Instant::now();
    assert!(bot.choose(&Perspective::new(&game, seat)).is_some());
    assert!(begin.elapsed() < Duration::from_secs(2));
    // Also in the middle of a long thought.
    let allowance = Allowance::new(1);
    let mut bot = search(Settings { effort: HOUR, ..settings(0) }).within(allowance.clone());
    thread::scope(|scope| {
        let thinking = scope.spawn(|| bot.choose(&Perspective::new(&game, seat)));
        thread::sleep(Duration::from_millis(50));
        assert!(!thinking.is_finished());
        allowance.cancel();
        assert!(thinking.join().unwrap().is_some());
    });
}

#[test]
fn bots_share_the_allowance_when_too_many_think() {
    let allowance = Allowance::new(2);
    let close = |share: f32, expected: f32| (share - expected).abs() < 1e-6;
    assert!(close(allowance.share(), 1.0));
    let first = [allowance.think(), allowance.think()];
    assert!(close(allowance.share(), 1.0));
    let more: Vec<_> = (0..6).map(|_| allowance.clone().think()).collect();
    assert!(close(allowance.share(), 0.25));
    drop(more);
    drop(first);
    assert!(close(allowance.share(), 1.0));
    assert!(close(Allowance::unlimited().share(), 1.0));
}

/// Plays a whole game, so plans of several decisions are carried out too.
#[test]
fn a_whole_game_is_played_with_legal_actions_only() {
    let mut chance = SeededChance::new(Seed::from_text("whole"));
    let mut game = StoneAge::new(&Setup { players: 2, ..Setup::default() }, &mut chance).unwrap();
    let mut bots = [search(settings(20)), search(Settings { playouts: Playouts::Uniform, ..settings(20) })];
    while let Some(seat) = game.to_act().iter().next() {
        let action = bots[seat.index()].choose(&Perspective::new(&game, seat)).unwrap();
        game.apply(seat, &action, &mut chance, &mut ()).unwrap();
    }
    let standings = game.standings().unwrap();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::ALL[0]], "{standings:?}");
}

#[test]
fn the_network_fits_the_features_of_the_game() {
    assert!(Judge::<StoneAge>::learned().has_learned(), "learn again: `tessera learn stone-age`");
    let text = StoneAge::learned();
    let network: Network = text.parse().unwrap();
    assert_eq!(network.to_string(), text);
    let shorter = text.replace(&format!("inputs {}", network.inputs()), &format!("inputs {}", network.inputs() - 1));
    assert!(shorter.parse::<Network>().is_err());
    let (game, seat) = middle(2);
    let (rule, learned) = (Judge::by_rule().lead(&game, seat), Judge::<StoneAge>::learned().lead(&game, seat));
    assert!(rule.to_bits() != learned.to_bits() && (rule - learned).abs() < 200.0, "{rule} and {learned}");
}

#[test]
fn a_lesson_learns_the_same_on_any_number_of_threads() {
    let setups = vec![Setup { players: 2, ..Setup::default() }, Setup { players: 3, ..Setup::default() }];
    let lesson = |threads| Lesson { setups: setups.clone(), games: 40, seed: Seed::from_text("lesson"), threads };
    let once = lesson(1).run::<StoneAge>(&()).unwrap();
    assert_eq!(once.network, lesson(2).run::<StoneAge>(&()).unwrap().network);
    assert!(once.positions > 1000, "{}", once.positions);
    assert!(once.error_by_rule.is_finite() && once.error.is_finite());
}
