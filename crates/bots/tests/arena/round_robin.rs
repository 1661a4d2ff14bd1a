use std::fs;

use bots::arena::{Arena, ArenaError, RoundRobinReport};
use stone_age::{Setup, StoneAge};

use super::{arena, kept, run};

fn meet(arena: &Arena<Setup>, players: usize) -> Result<RoundRobinReport, ArenaError> {
    arena.run_round_robin::<StoneAge>(players, &())
}

#[test]
fn two_bots_meet_as_in_a_line_up() {
    let report = meet(&arena(&["random", "greedy"], 20), 2).unwrap();
    let line_up = run(&arena(&["random", "greedy"], 20)).unwrap();
    assert_eq!((report.games, report.players), (20, 2));
    let shares: Vec<_> = report.meetings.iter().map(|meeting| (meeting.bot.as_str(), meeting.win_share)).collect();
    assert_eq!(shares, [("random", line_up.bots[0].win_share), ("greedy", line_up.bots[1].win_share)]);
    let [best, worst] = &report.bots[..] else { panic!("{report:?}") };
    assert_eq!((best.bot.as_str(), Some(best.elo), best.games), ("greedy", line_up.bots[1].elo, 20));
    assert_eq!((worst.bot.as_str(), worst.elo.value), ("random", 0.0));
    assert!(best.elo.value > 100.0 && best.elo.low < best.elo.value, "{best:?}");
}

#[test]
fn with_more_players_each_is_alone_against_the_others() {
    let report = meet(&arena(&["random", "greedy"], 6), 3).unwrap();
    let meetings: Vec<_> = report.meetings.iter().map(|m| (m.bot.as_str(), m.against.as_str(), m.games)).collect();
    assert_eq!(meetings, [("random", "greedy", 6), ("greedy", "random", 6)]);
    assert!(report.meetings[1].win_share.value > report.meetings[0].win_share.value, "{report:?}");
    assert_eq!((report.games, report.bots[0].games, report.bots[0].bot.as_str()), (12, 12, "greedy"));
}

#[test]
fn all_pairs_are_kept_in_one_file_and_another_bot_can_join() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let idle = "cmd:sh none";
    let whole = meet(&kept(arena(&["random", "greedy"], 4), &path), 3).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 12, "three seatings of two deals, both ways around");
    fs::write(&path, &text[..text.len() / 3]).unwrap();
    let again = meet(&kept(arena(&["random", "greedy"], 4), &path), 3).unwrap();
    assert_eq!(format!("{:?}", again.meetings), format!("{:?}", whole.meetings));
    assert_eq!(again.bots[0].elo, whole.bots[0].elo);
    // The new bot does not work, but the known games are read without complaint.
    let error = meet(&kept(arena(&["random", "greedy", idle], 4), &path), 3).unwrap_err();
    assert!(matches!(error, ArenaError::CannotStart { .. }), "{error}");
    // A line-up of the file that is not among those to be played is an error.
    let error = meet(&kept(arena(&["random", idle], 4), &path), 3).unwrap_err();
    assert!(error.to_string().contains("expected `random,cmd:sh none,cmd:sh none` or `cmd:sh none,"), "{error}");
}

#[test]
fn a_round_robin_needs_different_bots() {
    let error = meet(&arena(&["random", "greedy", "random"], 4), 2).unwrap_err();
    assert_eq!(error, ArenaError::Twice("random".to_owned()));
    assert_eq!(meet(&arena(&["random"], 4), 2).unwrap_err(), ArenaError::Alone("random".to_owned()));
    assert!(matches!(meet(&arena(&["random", "greedy"], 4), 9), Err(ArenaError::Setup(_))));
    assert!(matches!(meet(&arena(&["random", "genius"], 4), 2), Err(ArenaError::UnknownBot(_))));
}
