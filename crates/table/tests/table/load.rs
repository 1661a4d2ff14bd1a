use engine::chance::Seed;
use engine::words::{ENGLISH, Phrase};
use engine::{FairDice, Nonce, RecordError, RecordProblem, Secret, Viewer};
use table::{DynGame, LineColumn, LoadError, Occupant, Table};

use super::{KINDS, P1, P2, STONE_AGE, act, all_placed, played, snapshot, two_humans};

fn load(saved: &str) -> Result<Table, LoadError> {
    Table::load(KINDS, saved.as_bytes())
}

/// Returns the error from loading a changed game.
fn error_after(change: impl Fn(&str) -> String) -> LoadError {
    let saved = played(30).save();
    let changed = change(&saved);
    assert_ne!(saved, changed, "the change does nothing");
    load(&changed).err().unwrap()
}

/// Returns the saved game with the value of a header line replaced.
fn header(saved: &str, keyword: &str, value: &str) -> String {
    let line =
        |line: &str| if line.starts_with(keyword) { format!("{keyword} {value}\n") } else { format!("{line}\n") };
    saved.lines().map(line).collect()
}

#[test]
fn a_game_is_the_same_after_loading() {
    for actions in [0, 1, 57] {
        let table = played(actions);
        let loaded = load(&table.save()).unwrap();
        assert_eq!(loaded.save(), table.save());
        assert_eq!(snapshot(&loaded), snapshot(&table));
        assert_eq!(loaded.occupants(), table.occupants());
    }
}

#[test]
fn a_finished_game_is_the_same_after_loading() {
    let table = played(usize::MAX);
    let loaded = load(&table.save()).unwrap();
    assert!(loaded.is_over());
    assert_eq!(loaded.playing().standings(), table.playing().standings());
    assert_eq!(snapshot(&loaded), snapshot(&table));
}

#[test]
fn a_loaded_game_continues_identically() {
    let mut table = load(&played(40).save()).unwrap();
    while table.let_bot_act().unwrap().is_some() {}
    assert_eq!(table.save(), played(usize::MAX).save());
}

#[test]
fn every_earlier_position_can_be_shown() {
    let table = played(40);
    for actions in [0, 7, 40] {
        let earlier = table.at(actions).unwrap();
        assert_eq!(snapshot(&earlier), snapshot(&played(actions)));
    }
    assert_eq!(table.at(41).err(), Some(LoadError::NoSuchPosition { asked: 41, actions: 40 }));
}

#[test]
fn a_truncated_file_is_noticed() {
    let error = error_after(|saved| saved[..saved.len() - 8].to_owned());
    assert!(matches!(error, LoadError::Format(RecordError { problem: RecordProblem::CutOff { .. }, .. })), "{error}");
}

#[test]
fn a_binary_file_is_noticed() {
    let error = Table::load(KINDS, b"tessera 1\n\xff").err().unwrap();
    assert_eq!(error.to_string(), "line 2, column 1: this is not text: expected UTF-8");
}

#[test]
fn an_unknown_game_is_noticed() {
    let error = error_after(|saved| header(saved, "game", "chess"));
    assert_eq!(
        error.to_string(),
        "line 2, column 6: `chess` is not a game that this program knows: expected one of stone-age"
    );
}

#[test]
fn another_rules_version_is_noticed() {
    let error = error_after(|saved| header(saved, "rules", "99"));
    let place = LineColumn { line: 3, column: 7 };
    assert_eq!(error, LoadError::RulesVersion { place, found: 99, expected: 1 });
}

#[test]
fn another_pack_is_noticed() {
    let error = error_after(|saved| header(saved, "pack", "printed 0123456789abcdef"));
    assert!(matches!(error, LoadError::WrongPack { place: LineColumn { line: 4, column: 6 }, .. }), "{error}");
    assert!(error.to_string().contains("printed 0123456789abcdef"), "{error}");
}

#[test]
fn an_impossible_setup_is_noticed() {
    for (setup, told) in [
        ("players=9", "`players` cannot be `9`: expected 2 to 4"),
        ("players", "`players` is not a setup option"),
        ("moons=2", "there is no setup option `moons`"),
        ("players=2 start=P4", "`start=P4` does not go with `players=2`"),
    ] {
        let error = error_after(|saved| header(saved, "setup", setup));
        assert!(matches!(error, LoadError::Setup { place: LineColumn { line: 5, column: 7 }, .. }), "{error}");
        assert!(error.to_string().contains(told), "{error}");
    }
}

#[test]
fn another_seed_is_noticed() {
    let error = error_after(|saved| header(saved, "seed-hash", &"0".repeat(64)));
    assert!(matches!(error, LoadError::SeedHash { place: LineColumn { line: 7, column: 11 }, .. }), "{error}");
}

#[test]
fn unknown_bots_and_missing_seats_are_noticed() {
    let error = error_after(|saved| header(saved, "seats", "greedy shark"));
    assert!(matches!(error, LoadError::Occupant { place: LineColumn { line: 8, column: 7 }, .. }), "{error}");
    assert!(error.to_string().contains("expected human or a bot, one of random, greedy"), "{error}");
    let error = error_after(|saved| header(saved, "seats", "greedy"));
    assert_eq!(error, LoadError::Seats { place: LineColumn { line: 8, column: 7 }, found: 1, expected: 2 });
}

#[test]
fn an_illegal_action_is_refused_with_its_reason() {
    let mut table = two_humans();
    act(&mut table, P1, &["place hut"]);
    act(&mut table, P2, &["place field"]);
    let error = load(&table.save().replace("P2 place field", "P2 place hut")).err().unwrap();
    let LoadError::Refused { place, seat, action, reason } = &error else { panic!("{error}") };
    assert_eq!((*place, *seat, action.as_str()), (LineColumn { line: 11, column: 4 }, P2, "place hut"));
    assert!(reason.contains("Rulebook"), "{reason}");
}

#[test]
fn a_misspelled_action_is_noticed() {
    let mut table = two_humans();
    act(&mut table, P1, &["place forest 3"]);
    let error = load(&table.save().replace("forest 3", "moon 3")).err().unwrap();
    assert!(error.to_string().starts_with("line 10, column 10: expected one of hunt, forest"), "{error}");
}

#[test]
fn comments_do_not_shift_the_place_of_an_error() {
    let error = error_after(|saved| format!("# an evening in May\n\n{}", header(saved, "rules", "99")));
    assert!(matches!(error, LoadError::RulesVersion { place: LineColumn { line: 5, column: 7 }, .. }), "{error}");
}

#[test]
fn seats_in_a_record_are_optional() {
    let table = load(&header(&two_humans().save(), "seats", "")).unwrap();
    assert_eq!(table.occupants(), two_humans().occupants());
}

const SECRET: Secret = Secret::from_bytes([3; 32]);
const NONCE: Nonce = Nonce::from_bytes([4; 16]);

/// A saved game with this seed, whose header claims these fair dice.
fn saved_with(seed: Seed, commitment: &str, secret: Secret, nonces: &str) -> String {
    let setup = STONE_AGE.setup_line(&[("players", "2"), ("start", "P1")]).unwrap();
    let mut table = Table::new(&STONE_AGE, &setup, seed, vec![Occupant::Human; 2]).unwrap();
    act(&mut table, P1, &["place forest 3"]);
    table.save().replace("\nseats", &format!("\nfair-dice {commitment} {secret} {nonces}\nseats"))
}

fn fair_seed() -> Seed {
    FairDice { secret: SECRET, nonces: vec![None, Some(NONCE)] }.seed()
}

#[test]
fn fair_dice_are_loaded_and_saved() {
    let saved = saved_with(fair_seed(), &SECRET.commitment(), SECRET, &format!("- {NONCE}"));
    let table = load(&saved).unwrap();
    assert_eq!(table.save(), saved);
    assert_eq!(table.at(0).unwrap().record().fair_dice, table.record().fair_dice);
    let dice = &table.record().fair_dice.as_ref().unwrap().dice;
    assert_eq!((dice.secret, dice.nonces.as_slice()), (SECRET, [None, Some(NONCE)].as_slice()));
}

#[test]
fn a_secret_that_does_not_match_its_commitment_is_noticed() {
    let place = LineColumn { line: 8, column: 11 };
    let other = Secret::from_bytes([5; 32]);
    let dice = FairDice { secret: other, nonces: vec![None, Some(NONCE)] };
    for seed in [fair_seed(), dice.seed()] {
        let error = load(&saved_with(seed, &SECRET.commitment(), other, &format!("- {NONCE}"))).err();
        let (found, expected) = (SECRET.commitment(), other.commitment());
        assert_eq!(error, Some(LoadError::FairDiceCommitment { place, found, expected }));
    }
}

#[test]
fn a_seed_not_made_from_its_secret_and_nonces_is_noticed() {
    let place = LineColumn { line: 8, column: 11 };
    let commitment = SECRET.commitment();
    for nonces in ["- -".to_owned(), format!("{NONCE} -"), format!("- {}", Nonce::from_bytes([5; 16]))] {
        let error = load(&saved_with(fair_seed(), &commitment, SECRET, &nonces)).err().unwrap();
        assert!(matches!(error, LoadError::FairDiceSeed { place: at, .. } if at == place), "{error}");
    }
    let found = Seed::from_text("a seed of my own");
    let error = load(&saved_with(found, &commitment, SECRET, &format!("- {NONCE}"))).err();
    assert_eq!(error, Some(LoadError::FairDiceSeed { place, found, expected: fair_seed() }));
}

#[test]
fn missing_nonces_are_noticed() {
    let place = LineColumn { line: 8, column: 11 };
    for (nonces, found) in [("", 0), ("-", 1), ("- - -", 3)] {
        let error = load(&saved_with(fair_seed(), &SECRET.commitment(), SECRET, nonces)).err();
        assert_eq!(error, Some(LoadError::FairDiceNonces { place, found, expected: 2 }));
    }
}

/// A saved game with redraws by these salts before a roll.
fn saved_with_redraws(salts: &[u64]) -> String {
    let mut table = all_placed();
    act(&mut table, P1, &["use tool-maker", "use forest"]);
    let redraws: String = salts.iter().map(|salt| format!("redraw {salt}\n")).collect();
    let saved = table.save().replace("P1 use forest", &format!("{redraws}P1 use forest"));
    saved.replace(&format!("end {}\n", table.len()), &format!("end {}\n", table.len() + salts.len()))
}

#[test]
fn redraws_are_replayed_when_loaded() {
    let rolled = |salts: &[u64]| {
        let saved = saved_with_redraws(salts);
        let table = load(&saved).unwrap();
        assert_eq!(table.save(), saved);
        let speaker = table.speaker(ENGLISH);
        let told = table.log_since(Viewer::Spectator, table.len() - 1);
        told.into_iter().map(|phrase| speaker.say(phrase)).collect::<Vec<_>>()
    };
    let mut rolls: Vec<_> = (0..20).map(|salt| rolled(&[salt])).collect();
    assert_eq!(rolled(&[7]), rolls[7]);
    rolls.sort();
    rolls.dedup();
    assert!(rolls.len() > 10, "{rolls:?}");
    assert!((0..20).any(|salt| rolled(&[salt, salt]) != rolled(&[salt])));
}

#[test]
fn positions_of_a_game_with_redraws_count_actions() {
    let table = load(&saved_with_redraws(&[1, 2])).unwrap();
    let actions = table.len();
    assert_eq!((actions, table.record().entries.len()), (table.record().actions().count(), actions + 2));
    let before = table.at(actions - 1).unwrap();
    assert_eq!((before.len(), before.record().entries.len()), (actions - 1, actions + 1));
    let earlier = table.at(actions - 2).unwrap();
    assert_eq!((earlier.len(), earlier.record().entries.len()), (actions - 2, actions - 2));
    assert_eq!(table.at(actions + 1).err(), Some(LoadError::NoSuchPosition { asked: actions + 1, actions }));

    let mut again = before;
    act(&mut again, P1, &["use forest"]);
    assert_eq!(snapshot(&again), snapshot(&table));
    assert_eq!(again.save(), table.save());
    let told = |from: usize| table.log_since(Viewer::Spectator, from);
    assert_eq!(told(actions - 1), again.log_since(Viewer::Spectator, actions - 1));
    assert!(told(actions - 1).len() < told(actions - 2).len());
    assert_eq!(told(actions), Vec::<Phrase>::new());
}

#[test]
fn an_illegal_action_after_a_redraw_is_reported_at_its_line() {
    let error = load(&saved_with_redraws(&[1, 2]).replace("use forest", "use hut")).err().unwrap();
    let line = saved_with_redraws(&[1, 2]).lines().position(|line| line == "P1 use forest").unwrap() + 1;
    assert!(
        matches!(&error, LoadError::Refused { place: LineColumn { line: at, column: 4 }, .. } if *at == line),
        "{error}"
    );
}
