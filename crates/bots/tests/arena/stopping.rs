use std::fs;

use bots::arena::{Arena, Side, Stop, Verdict};
use stone_age::Setup;

use super::{arena, kept, run, timeless};

fn stopping(bots: &[&str], share: f64, at_least: u64) -> Arena<Setup> {
    Arena { stop: Some(Stop { share, at_least }), ..arena(bots, 200) }
}

#[test]
fn a_bot_that_wins_everything_is_soon_proven_above_the_bar() {
    let verdict = |share, at_least| {
        let report = run(&stopping(&["greedy", "random"], share, at_least)).unwrap();
        let verdict = report.verdict.unwrap();
        assert_eq!((report.games, verdict.error), (verdict.games, 0.05));
        (verdict.proven, verdict.games)
    };
    let (proven, games) = verdict(0.65, 1);
    assert!(proven == Some(Side::Above) && (10..60).contains(&games), "{proven:?} after {games}");
    assert_eq!(verdict(0.65, 75), (Some(Side::Above), 76), "not before whole deals of 75 games");
}

#[test]
fn a_losing_bot_is_below_and_an_even_one_stays_undecided() {
    let below = run(&stopping(&["random", "greedy"], 0.35, 1)).unwrap();
    assert_eq!(below.verdict.unwrap().proven, Some(Side::Below));
    let even = run(&stopping(&["random", "random"], 0.5, 1)).unwrap();
    assert_eq!(even.verdict, Some(Verdict { share: 0.5, error: 0.05, games: 200, proven: None }));
    assert_eq!((even.games, run(&arena(&["random", "random"], 2)).unwrap().verdict), (200, None));
}

#[test]
fn the_verdict_is_the_same_on_any_number_of_threads_and_after_an_interruption() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let stopping = |threads| Arena { threads, ..stopping(&["greedy", "random", "random"], 0.8, 1) };
    let strip = |report| bots::arena::ArenaReport { contents: None, ..report };
    let once = timeless(strip(run(&stopping(1)).unwrap()));
    assert_eq!(timeless(strip(run(&stopping(3)).unwrap())), once);

    assert_eq!(timeless(run(&kept(stopping(3), &path)).unwrap()), once);
    let text = fs::read_to_string(&path).unwrap();
    // Nothing is left to play.
    assert_eq!(timeless(run(&kept(stopping(3), &path)).unwrap()), once);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    fs::write(&path, &text[..text.len() / 2]).unwrap();
    assert_eq!(timeless(run(&kept(stopping(2), &path)).unwrap()), once);
}
