use engine::chance::Seed;
use engine::{Seat, Viewer};
use serde_json::Value;
use table::{ActError, ArenaJob, GameKind, Occupant, SoakError, SoakJob, Table, TableError};

use super::{P1, P2, STONE_AGE, act, played, snapshot, two_humans};

#[test]
fn every_offer_is_legal_and_says_what_it_does() {
    let table = played(25);
    let playing = table.playing();
    let seat = playing.to_act().iter().next().unwrap();
    let offers = playing.offers(seat);
    assert!(!offers.is_empty());
    for offered in offers {
        assert!(!offered.label.is_empty());
        assert_eq!(playing.why(table.names(), seat, &offered.notation), Ok(offered));
    }
}

#[test]
fn a_refusal_has_a_reason_and_a_place_in_the_rulebook() {
    let mut table = two_humans();
    act(&mut table, P1, &["place hut"]);
    let before = snapshot(&table);
    let error = table.act(P2, "place hut").unwrap_err();
    let ActError::Refused(reason) = &error else { panic!("{error}") };
    assert!(!reason.sentence.is_empty() && reason.section.contains("Rulebook"), "{reason}");
    assert_eq!(table.playing().why(table.names(), P2, "place hut"), Err(error));
    assert_eq!(snapshot(&table), before);
    assert_eq!(table.len(), 1);
}

#[test]
fn what_is_not_in_the_notation_is_shown_with_its_column() {
    let table = two_humans();
    let error = table.playing().why(table.names(), P1, "place moon 3").unwrap_err();
    assert!(matches!(&error, ActError::Notation(error) if error.column == 7), "{error}");
}

#[test]
fn a_snapshot_goes_on_where_it_was_taken() {
    let mut table = played(50);
    let restored = STONE_AGE.restore(&snapshot(&table)).unwrap();
    assert_eq!(restored.position(), 50);
    assert_eq!(restored.snapshot().unwrap(), snapshot(&table));
    let seat = table.let_bot_act().unwrap().unwrap();
    let Some(&Occupant::Bot(bot)) = table.occupants().get(seat.index()) else { panic!("no bot") };
    assert_eq!(restored.choose(seat, bot).as_deref(), table.record().entries.last().map(|entry| &*entry.action));
    assert!(STONE_AGE.restore(&[1, 2, 3]).is_err());
}

/// All ids of cards in a JSON value.
fn card_ids(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::String(text) if text.starts_with('C') && text[1..].parse::<u8>().is_ok() => ids.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| card_ids(value, ids)),
        Value::Object(fields) => fields.values().for_each(|value| card_ids(value, ids)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn a_view_has_no_card_of_somebody_else() {
    let mut table = played(0);
    let mut foreign_cards = 0;
    while table.let_bot_act().unwrap().is_some() && !table.is_over() {
        let all = table.playing().view(Viewer::Everything).unwrap();
        for (viewer, foreign) in
            [(Viewer::Seat(P1), vec![1]), (Viewer::Seat(P2), vec![0]), (Viewer::Spectator, vec![0, 1])]
        {
            let (mut hidden, mut face_up, mut shown) = (Vec::new(), Vec::new(), Vec::new());
            for seat in foreign {
                card_ids(&all["players"][seat]["cards"], &mut hidden);
                card_ids(&all["players"][seat]["face_up"], &mut face_up);
            }
            hidden.retain(|id| !face_up.contains(id));
            card_ids(&table.playing().view(viewer).unwrap(), &mut shown);
            assert!(hidden.iter().all(|id| !shown.contains(id)), "{viewer:?} is shown {shown:?} of {hidden:?}");
            foreign_cards += hidden.len();
        }
    }
    assert!(foreign_cards > 0, "nobody ever bought a card");
}

#[test]
fn games_with_bots_are_reproducible() {
    let (one, other) = (played(usize::MAX), played(usize::MAX));
    assert!(one.is_over());
    assert_eq!(one.save(), other.save());
    assert_eq!(one.log(Viewer::Spectator), other.log(Viewer::Spectator));
    assert!(one.playing().standings().is_some());
    assert_eq!(one.human_to_act(), None);
}

#[test]
fn a_table_needs_one_occupant_a_seat() {
    let seed = Seed::from_text("seats");
    let error = Table::new(&STONE_AGE, "players=3", seed, vec![Occupant::Human]).err();
    assert_eq!(error, Some(TableError::Seats { expected: 3, found: 1 }));
    let error = Table::new(&STONE_AGE, "players=7", seed, vec![Occupant::Human; 7]).err();
    assert!(matches!(error, Some(TableError::Setup(_))));
}

#[test]
fn jobs_run_for_any_game() {
    let seed = Seed::from_text("jobs");
    let soak = STONE_AGE.soak(&SoakJob { players: None, games: 1, seed, threads: 2 }, &()).unwrap();
    assert_eq!((soak.games, soak.violations), (3, 0));
    assert!(soak.decisions > 100 && soak.first_violation.is_none());
    let error = STONE_AGE.soak(&SoakJob { players: Some(9), games: 1, seed, threads: 1 }, &()).unwrap_err();
    assert!(matches!(error, SoakError::Setup(_)));

    let bots = vec!["random".to_owned(), "random".to_owned()];
    let job = ArenaJob { setup: "players=2".to_owned(), bots, games: 3, seed, threads: 1 };
    assert_eq!(STONE_AGE.arena(&job, &()).unwrap().games, 3);
}

#[test]
fn seats_have_names() {
    let names: Vec<String> = Seat::first(2).map(|seat| STONE_AGE.seat_name(seat)).collect();
    assert_eq!(two_humans().names(), names);
    assert_eq!(two_humans().name(Seat::ALL[3]), "");
}
