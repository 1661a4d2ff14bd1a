use engine::chance::{Seed, SeededChance};
use engine::words::{ENGLISH, Phrase};
use engine::{Game, Seat, Viewer};
use revive::resource::Color;
use revive::{Revive, Scene, Task};
use serde_json::Value;
use stone_age::StoneAge;
use table::{
    ActError, ArenaJob, DynGame, DynPlay, Occupant, Registered, Seen, SoakError, SoakJob, Table, TableError, Tell,
};

use super::{P1, P2, STONE_AGE, act, all_placed, chosen, everything, for_all_positions, played, snapshot, two_humans};

#[test]
fn every_offer_is_legal_and_has_a_description() {
    let table = played(25);
    let playing = table.playing();
    let seat = playing.to_act().iter().next().unwrap();
    let offers = playing.offers(seat);
    assert!(!offers.is_empty());
    for offered in offers {
        assert!(!table.speaker(ENGLISH).try_say(&offered.label).unwrap().is_empty());
        assert_eq!(playing.why(seat, &offered.notation), Ok(offered));
    }
}

#[test]
fn a_refusal_has_a_reason_and_a_place_in_the_rulebook() {
    let mut table = two_humans();
    act(&mut table, P1, &["place hut"]);
    let before = snapshot(&table);
    let error = table.act(P2, "place hut").unwrap_err();
    let ActError::Refused(reason) = &error else { panic!("{error}") };
    let said = |phrase| table.speaker(ENGLISH).try_say(phrase).unwrap();
    assert!(!said(&reason.sentence).is_empty() && said(&reason.section).contains("Rulebook"), "{reason:?}");
    assert_eq!(table.playing().why(P2, "place hut"), Err(error));
    assert_eq!(snapshot(&table), before);
    assert_eq!(table.len(), 1);
}

#[test]
fn an_action_that_overflows_the_agenda_is_an_error_and_changes_nothing() {
    let mut chance = SeededChance::new(Seed::from_text("table"));
    let setup = revive::Setup { players: 2, start: Some(P1), ..Default::default() };
    let scene = Scene::of(Revive::new(&setup, &mut chance).unwrap()).turn(P1).track(P1, Color::Yellow, 2);
    // No real game gets here: the agenda is full, and the step adds another task and unlocks a reward space.
    let scene = scene.task(P1, Task::Turn { left: 1, acted: true });
    let scene = (0..98).fold(scene, |scene, _| scene.task(P1, Task::TakeModule));
    let scene = scene.task(P1, Task::Step { color: Some(Color::Yellow), left: 2 });
    let game = scene.build(&mut chance, &mut Vec::new()).unwrap();
    let before = postcard::to_allocvec(&(game, chance, 0_u64)).unwrap();
    let mut playing = Registered::<Revive>::new().restore(&before).unwrap();
    assert_eq!(playing.act(P1, "track yellow").err(), Some(ActError::Broken));
    assert_eq!(playing.snapshot().unwrap(), before);
    assert!(playing.act(P1, "pass").is_ok(), "an action that fits is still possible");
}

#[test]
fn a_notation_error_gives_its_column() {
    let table = two_humans();
    let error = table.playing().why(P1, "place moon 3").unwrap_err();
    assert!(matches!(&error, ActError::Notation(error) if error.error.column == 7), "{error}");
}

#[test]
fn a_snapshot_continues_where_it_was_taken() {
    let mut table = played(50);
    let restored = STONE_AGE.restore(&snapshot(&table)).unwrap();
    assert_eq!(restored.position(), 50);
    assert_eq!(restored.snapshot().unwrap(), snapshot(&table));
    let seat = table.let_bot_act().unwrap().unwrap();
    let Some(&Occupant::Bot(bot)) = table.occupants().get(seat.index()) else { panic!("no bot") };
    assert_eq!(
        chosen(&*restored, seat, bot).as_deref(),
        table.record().actions().next_back().map(|last| &*last.action)
    );
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
fn a_view_hides_the_cards_of_others() {
    let mut table = played(0);
    let mut foreign_cards = 0;
    while table.let_bot_act().unwrap().is_some() && !table.is_over() {
        let all = table.playing().seen(Viewer::Everything).json().unwrap();
        for (viewer, foreign) in
            [(Viewer::Seat(P1), vec![1]), (Viewer::Seat(P2), vec![0]), (Viewer::Spectator, vec![0, 1])]
        {
            let (mut hidden, mut face_up, mut shown) = (Vec::new(), Vec::new(), Vec::new());
            for seat in foreign {
                card_ids(&all["players"][seat]["cards"], &mut hidden);
                card_ids(&all["players"][seat]["face_up"], &mut face_up);
            }
            hidden.retain(|id| !face_up.contains(id));
            card_ids(&table.playing().seen(viewer).json().unwrap(), &mut shown);
            assert!(hidden.iter().all(|id| !shown.contains(id)), "{viewer:?} is shown {shown:?} of {hidden:?}");
            foreign_cards += hidden.len();
        }
    }
    assert!(foreign_cards > 0, "no card was ever bought");
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
fn a_table_needs_one_occupant_per_seat() {
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
    let job = ArenaJob::new("players=2".to_owned(), bots, 3, seed);
    assert_eq!(STONE_AGE.arena(&job, &()).unwrap().games, 3);
    let bots = vec!["random".to_owned(), "greedy".to_owned()];
    let report = STONE_AGE.round_robin(&ArenaJob { bots, games: 1, ..job }, 3, &()).unwrap();
    assert_eq!((report.games, report.bots[0].bot.as_str()), (6, "greedy"));
}

#[test]
fn seats_have_names() {
    let names: Vec<String> = Seat::first(2).map(|seat| STONE_AGE.speaker(ENGLISH).say(Phrase::seat(seat))).collect();
    assert_eq!(two_humans().names(), names);
    assert_eq!(two_humans().name(Seat::ALL[3]), "");
}

#[test]
fn a_typed_view_has_the_same_actions_and_reasons() {
    let table = played(30);
    let to_act = table.playing().to_act();
    for viewer in [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator, Viewer::Everything] {
        let seen = table.playing().seen(viewer);
        let typed: &Seen<StoneAge> = seen.as_any().downcast_ref().unwrap();
        assert_eq!(serde_json::to_value(typed.view()).unwrap(), seen.json().unwrap());

        let written: Vec<String> = typed.actions().iter().map(ToString::to_string).collect();
        let offered: Vec<String> = seen.offers().into_iter().map(|offered| offered.notation).collect();
        assert_eq!(written, offered);
        assert_eq!(offered.is_empty(), !matches!(viewer, Viewer::Seat(seat) if to_act.contains(seat)));
        assert!(typed.actions().iter().all(|action| typed.why_not(action).is_none()));

        let refused = "gain wood gold".parse().unwrap();
        let why = match viewer {
            Viewer::Seat(seat) => table.playing().why(seat, "gain wood gold").unwrap_err().tell(),
            Viewer::Spectator | Viewer::Everything => {
                assert_eq!(typed.why_not(&refused), None);
                continue;
            }
        };
        assert_eq!(typed.why_not(&refused).unwrap().tell(), why);
    }
}

#[test]
fn a_redraw_changes_only_the_future() {
    let table = all_placed();
    let after = |salts: &[u64]| {
        let mut playing = table.playing().boxed_clone();
        salts.iter().for_each(|salt| playing.redraw(*salt));
        assert_eq!(playing.position(), table.playing().position());
        let everything = |playing: &dyn DynPlay| playing.seen(Viewer::Everything).json().unwrap();
        assert_eq!(everything(&*playing), everything(table.playing()));
        playing.act(P1, "use forest").unwrap();
        playing.snapshot().unwrap()
    };
    let futures = [after(&[]), after(&[0]), after(&[1]), after(&[0, 0]), after(&[0, 1]), after(&[1, 0])];
    for (i, future) in futures.iter().enumerate() {
        assert!(!futures[..i].contains(future), "{i}");
    }
    assert_eq!(after(&[1, 0]), futures[5]);
}

#[test]
fn a_seat_cannot_distinguish_an_imagined_game_from_the_real_one() {
    let mut differed = 0;
    for_all_positions(2, |playing| {
        for seat in Seat::first(4) {
            let imagined = playing.imagined(seat, Seed::from_text("another world"));
            assert_eq!((imagined.position(), imagined.to_act()), (playing.position(), playing.to_act()));
            assert_eq!(
                imagined.seen(Viewer::Seat(seat)).json().unwrap(),
                playing.seen(Viewer::Seat(seat)).json().unwrap()
            );
            assert_eq!(imagined.offers(seat), playing.offers(seat));
            differed += usize::from(everything(&*imagined) != everything(playing));
        }
    });
    assert!(differed > 100, "{differed}");
}

#[test]
fn the_future_of_an_imagined_game_follows_from_its_seed() {
    let table = all_placed();
    let rolled = |seed: &str| {
        let mut imagined = table.playing().imagined(P2, Seed::from_text(seed));
        imagined.act(P1, "use forest").unwrap();
        imagined.snapshot().unwrap()
    };
    assert_eq!(rolled("one"), rolled("one"));
    assert_ne!(rolled("one"), rolled("other"));
}

#[test]
fn events_as_json_hide_what_a_seat_may_not_know() {
    let mut playing = all_placed().playing().boxed_clone();
    let done = playing.act(P1, "use forest").unwrap();
    let rolled = done.events[0].json(Viewer::Spectator).unwrap();
    assert_eq!(rolled["rolled"]["seat"], 0);
    assert!(rolled["rolled"]["dice"].is_array() || rolled["rolled"]["dice"].is_object(), "{rolled}");

    let (mut own, mut foreign) = (0, 0);
    for_all_positions(3, |playing| {
        let Some(seat) = playing.to_act().iter().next() else { return };
        let Some(notation) = chosen(playing, seat, "random") else { return };
        let Ok(done) = playing.boxed_clone().act(seat, &notation) else { return };
        for event in &done.events {
            let other = seat.next(4);
            let told = |viewer| event.json(viewer).map(|event| event["drew-extra-card"]["card"].clone());
            let (own_card, foreign_card) = (told(Viewer::Seat(seat)), told(Viewer::Seat(other)));
            if event.json(Viewer::Everything).is_some_and(|event| event["drew-extra-card"].is_object()) {
                own += usize::from(own_card.is_some_and(|card| card.is_object()));
                foreign += usize::from(foreign_card.is_some_and(|card| card.is_null()));
            }
        }
    });
    assert!(own > 0 && own == foreign, "{own} and {foreign}");
}

#[test]
fn variants_differ_and_keep_chosen_options() {
    let variants: Vec<String> =
        (0..20).map(|number| STONE_AGE.variant(3, number, &[("start", "P2")]).unwrap()).collect();
    assert!(variants.iter().all(|line| line.contains("players=3") && line.contains("start=P2")), "{variants:?}");
    assert!(variants.iter().any(|line| *line != variants[0]), "{variants:?}");
    assert_eq!(STONE_AGE.variant(3, 7, &[("start", "P2")]), Ok(variants[7].clone()));
    let error = STONE_AGE.variant(3, 0, &[("start", "P9")]).unwrap_err();
    assert!(error.to_string().contains("P9"), "{error}");
}
