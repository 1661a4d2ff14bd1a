use std::fs;
use std::time::{Duration, Instant};

use bots::arena::{Arena, ArenaError, ArenaReport};
use stone_age::Setup;
use tempfile::TempDir;

use super::{arena, kept, run};

/// Writes a Python program that plays the first action it is offered, except at its third decision.
fn program(folder: &TempDir, third: &str) -> String {
    let text = format!(
        "import json, os, sys, time\n\
         def say(number, action):\n    \
             print(json.dumps({{'number': number, 'action': action}}), flush=True)\n\
         for line in sys.stdin:\n    \
             message = json.loads(line)\n    \
             if message['type'] == 'decide' and message['number'] == 3:\n        \
                 {third}\n    \
             elif message['type'] == 'decide':\n        \
                 say(message['number'], message['actions'][0])\n"
    );
    script(folder, &text)
}

fn script(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join(format!("bot{}.py", fs::read_dir(folder.path()).unwrap().count()));
    fs::write(&path, text).unwrap();
    format!("cmd:python3 {}", path.display())
}

fn against_random(bot: &str, patience: Duration) -> Arena<Setup> {
    Arena { patience, ..arena(&[bot, "random"], 2) }
}

/// Plays a program that does something wrong at its third decision, in both seats, and returns the reason for the
/// forfeits.
#[track_caller]
fn forfeits(third: &str, patience: f64) -> String {
    let folder = tempfile::tempdir().unwrap();
    let bot = program(&folder, third);
    let report = run(&against_random(&bot, Duration::from_secs_f64(patience))).unwrap();
    assert_eq!(report.games, 2);
    assert_eq!(
        report.bots.iter().map(|bot| (bot.forfeits, bot.win_share.value)).collect::<Vec<_>>(),
        [(2, 0.0), (0, 1.0)]
    );
    assert_eq!(report.forfeits.len(), 2, "{report:?}");
    let (first, second) = (&report.forfeits[0], &report.forfeits[1]);
    assert_eq!((&first.bot, first.seat.as_str(), first.decision), (&bot, "P1", 3));
    assert_eq!((second.seat.as_str(), second.decision), ("P2", 3));
    let beginning = |reason: &str| reason.split(' ').take(2).collect::<Vec<_>>().join(" ");
    assert_eq!(beginning(&second.reason), beginning(&first.reason));
    first.reason.clone()
}

#[test]
fn a_program_plays_whole_games() {
    let folder = tempfile::tempdir().unwrap();
    let bot = program(&folder, "say(3, message['actions'][-1])");
    let report = run(&against_random(&bot, Duration::from_secs(10))).unwrap();
    assert_eq!((report.games, report.bots[0].forfeits, report.mean_rounds > 5.0), (2, 0, true), "{report:?}");
    assert!(report.forfeits.is_empty());
    assert!(report.bots[0].microseconds_per_decision > 0.0);
}

#[test]
fn a_program_is_told_what_its_seat_may_know_and_how_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let bot = script(
        &folder,
        &format!(
            "import json, sys\n\
             log = open('{}', 'a')\n\
             for line in sys.stdin:\n    \
                 log.write(line)\n    \
                 log.flush()\n    \
                 message = json.loads(line)\n    \
                 if message['type'] == 'decide':\n        \
                     print(json.dumps({{'number': message['number'], 'action': message['actions'][0]}}), flush=True)\n\
             log.write('\"input closed\"\\n')\n",
            log.display()
        ),
    );
    let report = run(&Arena { games: 1, ..arena(&["random", &bot], 1) }).unwrap();
    assert_eq!(report.forfeits.len(), 0);
    let told: Vec<serde_json::Value> =
        fs::read_to_string(&log).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let end = told.iter().position(|message| message == "input closed").unwrap();
    let first = &told[..=end];
    let hello = &first[0];
    assert_eq!((&hello["type"], &hello["protocol"], &hello["game"]), (&"hello".into(), &1.into(), &"stone-age".into()));
    assert_eq!((&hello["rules"], &hello["seat"], &hello["players"]), (&1.into(), &1.into(), &2.into()));
    assert_eq!(hello["names"], serde_json::json!(["random", bot]));
    assert!(hello["setup"].as_str().unwrap().starts_with("players=2 "), "{hello}");
    assert!(hello["seed"].as_u64().unwrap() < 1 << 53);
    let decisions = &first[1..end - 1];
    for (number, decision) in decisions.iter().enumerate() {
        assert_eq!((&decision["type"], &decision["number"]), (&"decide".into(), &(number + 1).into()));
        assert!(decision["view"].is_object() && decision["actions"].as_array().is_some_and(|list| !list.is_empty()));
    }
    let over = &first[end - 1];
    assert_eq!((&over["type"], &over["forfeit"]), (&"over".into(), &serde_json::Value::Null));
    let seats: Vec<_> = over["standings"].as_array().unwrap().iter().map(|place| place["seat"].clone()).collect();
    assert_eq!(seats, [0, 1]);
}

#[test]
fn a_programs_seed_depends_on_the_game_and_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let bot = script(
        &folder,
        "import json, random, sys\n\
         for line in sys.stdin:\n    \
             message = json.loads(line)\n    \
             if message['type'] == 'hello':\n        \
                 chance = random.Random(message['seed'])\n    \
             elif message['type'] == 'decide':\n        \
                 print(json.dumps({'number': message['number'], 'action': chance.choice(message['actions'])}), flush=True)\n",
    );
    let scores = |threads| {
        let report: ArenaReport = run(&Arena { threads, ..arena(&[&bot, &bot], 3) }).unwrap();
        (report.bots[0].mean_score, report.bots[0].score_deviation)
    };
    let once = scores(1);
    assert_eq!(once, scores(2));
    assert!(once.1 > 0.0);
}

#[test]
fn a_program_that_sleeps_forfeits_in_time() {
    let begin = Instant::now();
    let reason = forfeits("time.sleep(60)", 1.0);
    assert_eq!(reason, "it gave no answer within 1 s");
    assert!(begin.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_program_that_answers_garbage_forfeits() {
    let reason = forfeits("print('checkmate', flush=True)", 10.0);
    assert!(reason.starts_with("it answered `checkmate`: expected {\"number\": N, \"action\": \"...\"} ("), "{reason}");
    assert!(
        forfeits("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", 10.0).starts_with("it answered `")
    );
}

#[test]
fn a_program_that_answers_an_illegal_action_forfeits() {
    for action in ["place moon 3", "roll"] {
        let reason = forfeits(&format!("say(3, '{action}')"), 10.0);
        assert!(reason.starts_with(&format!("it answered `{action}`: expected one of the ")), "{reason}");
        assert!(reason.contains(" legal actions, such as `"), "{reason}");
    }
}

#[test]
fn a_program_that_dies_forfeits() {
    let reason = forfeits("os._exit(3)", 10.0);
    assert_eq!(reason, "the program ended instead of answering (exit status: 3)");
    let reason = forfeits("os.close(1); time.sleep(60)", 10.0);
    assert_eq!(reason, "the program ended instead of answering (it closed its output)");
}

#[test]
fn a_program_that_floods_its_output_forfeits() {
    let reason = forfeits("os.write(1, b'x' * (3 << 20)); time.sleep(60)", 10.0);
    assert_eq!(reason, "it wrote a line of more than 1048576 bytes: expected one short JSON object a line");
    // Two answers to the same question: the second one is found when the next question is asked.
    let folder = tempfile::tempdir().unwrap();
    let bot = program(&folder, "[say(3, message['actions'][0]) for _ in range(100000)]");
    let report = run(&against_random(&bot, Duration::from_secs(10))).unwrap();
    assert_eq!(report.forfeits[0].reason, "it answered decision 3: expected one answer, to decision 4");
    assert_eq!((report.forfeits[0].decision, report.forfeits.len()), (4, 2));
}

#[test]
fn a_program_that_never_reads_forfeits() {
    let folder = tempfile::tempdir().unwrap();
    let bot = script(&folder, "import time\ntime.sleep(60)\n");
    let report = run(&against_random(&bot, Duration::from_millis(300))).unwrap();
    assert_eq!((report.bots[0].forfeits, report.forfeits[0].reason.as_str()), (2, "it gave no answer within 0.3 s"));
}

#[test]
fn the_others_are_placed_by_their_points() {
    let folder = tempfile::tempdir().unwrap();
    let bot = program(&folder, "say(3, 'nonsense')");
    let path = folder.path().join("games.jsonl");
    run(&kept(arena(&[&bot, "random", "greedy"], 6), &path)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 6);
    for line in text.lines() {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let seat = game["forfeit"]["seat"].as_u64().unwrap() as usize;
        assert_eq!((&game["seating"][seat], &game["wins"][seat]), (&0.into(), &0.0.into()), "{game}");
        let numbers =
            |field: &str| game[field].as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).collect::<Vec<_>>();
        let (scores, wins) = (numbers("scores"), numbers("wins"));
        assert_eq!(wins.iter().sum::<f64>(), 1.0);
        let best = (0..3).filter(|other| *other != seat).map(|other| scores[other]).fold(f64::MIN, f64::max);
        assert!((0..3).all(|other| other == seat || (wins[other] > 0.0) == (scores[other] == best)), "{game}");
    }
}

#[test]
fn a_program_that_cannot_play_at_all_ends_the_arena() {
    let folder = tempfile::tempdir().unwrap();
    let patience = Duration::from_secs(10);
    let problem = |bot: &str| match run(&against_random(bot, patience)) {
        Err(ArenaError::CannotStart { bot: named, problem }) if named == bot => problem,
        other => panic!("{other:?}"),
    };
    assert!(problem("cmd:./no-such-program --flag").starts_with("`./no-such-program` cannot be started: No such file"));
    assert!(problem("cmd:").starts_with("no command is named"));
    let dies = script(&folder, "import sys\nsys.exit(7)\n");
    assert_eq!(problem(&dies), "the program ended before its first move (exit status: 7)");
}

#[test]
fn a_program_that_does_not_end_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let pid = folder.path().join("pid");
    let bot = script(
        &folder,
        &format!(
            "import json, os, sys, time\n\
             open('{}', 'w').write(str(os.getpid()))\n\
             for line in sys.stdin:\n    \
                 message = json.loads(line)\n    \
                 if message['type'] == 'decide':\n        \
                     print(json.dumps({{'number': message['number'], 'action': message['actions'][0]}}), flush=True)\n\
             time.sleep(60)\n",
            pid.display()
        ),
    );
    let begin = Instant::now();
    assert_eq!(run(&arena(&["random", &bot], 1)).unwrap().forfeits.len(), 0);
    assert!(begin.elapsed() < Duration::from_secs(30));
    let pid = fs::read_to_string(&pid).unwrap();
    assert!(!fs::exists(format!("/proc/{pid}")).unwrap(), "{pid} is still there");
}
