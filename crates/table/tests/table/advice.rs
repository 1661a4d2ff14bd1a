use bots::{Allowance, Effort};
use civolution::Civolution;
use engine::Entry;
use engine::words::{ENGLISH, Phrase};
use revive::Revive;
use table::Tell;
use table::{Examined, Expected, Hint, NOISE, Named, Registered, Review};

use super::*;

/// Enough to show differences, and few enough for hundreds of positions.
const FEW: Effort = Effort::Iterations(60);

fn hint(playing: &dyn DynPlay, seat: Seat) -> Option<Hint> {
    playing.hint(seat, FEW, &Means { threads: 1, ..Means::alone() })
}

/// Calls `look` with some positions of random games in which the seat to act does not know everything. Its arguments
/// are the real game, one that the seat could imagine, and the seat.
fn for_secrets(mut look: impl FnMut(&dyn DynPlay, &dyn DynPlay, Seat)) {
    let (mut with_secrets, mut looked_at) = (0, 0);
    for_all_positions(2, |playing| {
        let Some(seat) = playing.to_act().iter().next() else { return };
        let imagined = playing.imagined(seat, Seed::from_text("another world"));
        if everything(&*imagined) != everything(playing) {
            with_secrets += 1;
            if with_secrets % 8 == 0 {
                looked_at += 1;
                look(playing, &*imagined, seat);
            }
        }
    });
    assert!(looked_at > 20, "{looked_at}");
}

#[test]
fn a_hint_reveals_nothing_that_the_seat_cannot_know() {
    for_secrets(|playing, imagined, seat| assert_eq!(hint(playing, seat), hint(imagined, seat)));
}

#[test]
fn an_examined_action_reveals_nothing_that_the_seat_cannot_know() {
    let mut had_choice = 0;
    for_secrets(|playing, imagined, seat| {
        let action = playing.offers(seat).pop().unwrap().notation;
        let examine = |playing: &dyn DynPlay| playing.examine(seat, &action, 40, &Allowance::unlimited());
        assert_eq!(examine(playing), examine(imagined));
        had_choice += usize::from(examine(playing).is_some());
    });
    assert!(had_choice > 10, "{had_choice}");
}

#[test]
fn a_hint_does_not_depend_on_the_seed() {
    let table = all_placed();
    let first = hint(table.playing(), P1);
    assert!(first.is_some());
    assert_eq!(hint(table.playing(), P1), first);
    let mut redrawn = table.playing().boxed_clone();
    redrawn.redraw(1);
    assert_eq!(hint(&*redrawn, P1), first);
}

#[test]
fn a_hint_names_the_best_actions_and_what_they_are_worth() {
    let table = two_humans();
    assert_eq!(hint(table.playing(), P2), None, "it is not their turn");
    let Hint { notation, label, expected, alternatives, compared, ending } = hint(table.playing(), P1).unwrap();
    assert!((1..5).contains(&alternatives.len()), "{alternatives:?}");
    let offers = table.playing().offers(P1);
    let others = alternatives.iter().map(|other| (&other.notation, &other.label));
    for (notation, label) in others.chain([(&notation, &label)]) {
        assert_eq!(offers.iter().filter(|offer| offer.notation == *notation && offer.label == *label).count(), 1);
    }
    assert!(compared.is_some() && ending.is_none(), "{ending:?}");
    let Expected::Lead(best) = expected else { panic!("{expected:?} with two players") };
    assert!((-100.0..100.0).contains(&best), "{best}");
    for other in &alternatives {
        let Expected::Lead(lead) = other.expected else { panic!("{other:?} with two players") };
        assert!((lead - best - other.difference).abs() < 0.01, "{other:?}");
    }
    assert!(alternatives.is_sorted_by(|better, worse| better.difference >= worse.difference), "{alternatives:?}");
    assert!(alternatives.iter().any(|other| other.difference < 0.0), "{alternatives:?}");
    assert_eq!(hint(played(usize::MAX).playing(), P1), None, "the game is over");
}

#[test]
fn expected_results_are_worded_in_points() {
    let speaker = STONE_AGE.speaker(ENGLISH);
    let said = |expected: Expected| speaker.try_say(&expected.tell()).unwrap();
    assert_eq!(said(Expected::Lead(8.6)), "to end 9 points ahead of your best opponent");
    assert_eq!(said(Expected::Lead(-1.2)), "to end 1 point behind your best opponent");
    assert_eq!(said(Expected::Lead(0.3)), "to end level with your best opponent");
    assert_eq!(said(Expected::Points(139.5)), "140 points");
}

#[test]
fn a_hint_is_given_even_without_time() {
    let effort = Effort::Time { most: std::time::Duration::ZERO, iterations: 1000 };
    let allowance = Allowance::new(1);
    let _others: Vec<_> = (0..100).map(|_| allowance.think()).collect();
    let hint = all_placed().playing().hint(P1, effort, &Means { allowance, threads: 1 });
    assert!(hint.is_some_and(|hint| matches!(hint.expected, Expected::Lead(lead) if lead.is_finite())));
}

#[test]
fn every_bot_can_be_seated_and_unknown_names_cannot() {
    let table = two_humans();
    for bot in bots::NAMES {
        assert!(table.playing().seated_bot(P1, bot, &Means::alone()).is_some(), "{bot}");
    }
    assert!(table.playing().seated_bot(P1, "shark", &Means::alone()).is_none());
}

#[test]
fn a_review_names_the_costly_decisions_of_the_seat() {
    let table = played(usize::MAX);
    let mut reviewer = table.review(P2).unwrap();
    let mut steps = 0;
    let review = loop {
        if let Some(review) = reviewer.step().unwrap() {
            break review;
        }
        steps += 1;
        assert_eq!(reviewer.progress().done, steps);
        assert!(steps <= reviewer.progress().all);
    };
    assert_eq!(reviewer.progress().all, steps);
    let Review { seat, decisions, agreed, costly } = review;
    assert_eq!(seat, P2);
    assert!(agreed < decisions / 2, "P2 played at random, and the bot agrees with {agreed} of {decisions}");
    assert!((1..=8).contains(&costly.len()), "{costly:?}");
    assert!(costly.is_sorted_by(|a, b| a.examined.cost >= b.examined.cost));
    for costly in costly {
        assert!(costly.examined.has_cost(NOISE) && costly.examined.done != costly.examined.better, "{costly:?}");
        assert!(costly.examined.doubt > 0.0, "{costly:?}");
        let Entry::Action(action) = &table.record().entries[costly.position as usize] else { panic!("{costly:?}") };
        assert_eq!((action.seat, &action.action), (P2, &costly.examined.done.notation));
        let then = table.at(costly.actions as usize).unwrap();
        assert_eq!(then.playing().round(), costly.round);
        assert!(then.playing().offers(P2).iter().any(|offer| offer.notation == costly.examined.better.notation));
    }
}

#[test]
fn a_cost_within_chance_does_not_count() {
    let named = |notation: &str| Named { notation: notation.to_owned(), label: Phrase::verbatim(notation) };
    let has_cost = |cost, doubt| Examined { done: named("a"), better: named("b"), cost, doubt }.has_cost(1.5);
    assert!(has_cost(4.0, 1.9) && has_cost(1.5, 0.1));
    assert!(!has_cost(4.0, 2.1) && !has_cost(1.4, 0.1));
}

static REVIVE: Registered<Revive> = Registered::new();
static CIVOLUTION: Registered<Civolution> = Registered::new();

/// Positions in the middle of games that bots play, in all three games.
fn middles() -> Vec<Table> {
    let kinds: [&'static dyn DynGame; 3] = [&STONE_AGE, &REVIVE, &CIVOLUTION];
    let table = |kind: &'static dyn DynGame| {
        let setup = kind.setup_line(&[("players", "2")]).unwrap();
        let bots = vec![Occupant::Bot("greedy"); 2];
        let mut table = Table::new(kind, &setup, Seed::from_text("middle"), bots).unwrap();
        while table.len() < 60 || table.playing().offers(table.playing().to_act().iter().next().unwrap()).len() < 3 {
            table.let_bot_act().unwrap().unwrap();
        }
        table
    };
    kinds.map(table).into()
}

#[test]
fn a_hint_says_by_source_why_an_action_is_better_in_every_game() {
    for table in middles() {
        let id = table.kind().id();
        let seat = table.playing().to_act().iter().next().unwrap();
        let given = hint(table.playing(), seat).unwrap();
        assert_eq!(hint(table.playing(), seat).as_ref(), Some(&given), "{id}");
        let speaker = table.playing().speaker(ENGLISH, &[]);
        let names: Vec<Phrase> = table
            .playing()
            .seen(Viewer::Everything)
            .score_sheet()
            .rows
            .iter()
            .map(|row| table.kind().source_name(row.source))
            .collect();
        let contrasts = given.alternatives.iter().map(|other| &other.compared).chain(&given.compared);
        let (mut count, mut named) = (0, 0);
        for contrast in contrasts {
            let gains: f32 = contrast.sources.iter().map(|gain| gain.points).sum();
            let sum = gains + contrast.others + contrast.later;
            assert!((sum - contrast.difference).abs() < 0.01, "{id}: {contrast:?}");
            for gain in &contrast.sources {
                assert!(gain.points.abs() >= 2.0 * gain.doubt && gain.points.abs() >= 0.5, "{id}: {gain:?}");
                assert!(names.contains(&gain.source), "{id}: {gain:?}");
            }
            assert!(contrast.doubt > 0.0 && (0.0..=1.0).contains(&contrast.better), "{id}: {contrast:?}");
            assert!(contrast.continuations >= 40, "{id}: {contrast:?}");
            for phrase in [&contrast.why, &contrast.sure] {
                let sentence = speaker.try_say(phrase).unwrap();
                assert!(sentence.ends_with('.') && sentence.len() < 300, "{id}: {sentence}");
            }
            count += 1;
            named += contrast.sources.len();
        }
        assert!(count > 1 && named > 0, "{id}: {given:?}");
        let best = given.compared.as_ref().unwrap();
        let next = &given.alternatives[0].compared;
        assert!((best.difference + next.difference).abs() < 0.01, "{id}: {given:?}");
        assert!((best.better + next.better - 1.0).abs() < 0.01, "{id}: {given:?}");
    }
}

#[test]
fn the_end_of_a_game_is_told_only_when_it_is_near() {
    assert_eq!(hint(all_placed().playing(), P1).unwrap().ending, None);
    let mut told = 0;
    for_all_positions(2, |playing| {
        let Some(seat) = playing.to_act().iter().next() else { return };
        if told > 0 || !playing.position().is_multiple_of(8) || playing.offers(seat).len() < 2 {
            return;
        }
        if let Some(ending) = hint(playing, seat).unwrap().ending {
            told += 1;
            assert!((0.0..=1.0).contains(&ending.won), "{ending:?}");
            let said = playing.speaker(ENGLISH, &[]).try_say(&ending.said).unwrap();
            assert!(said.starts_with("The game is nearly over. You win in "), "{said}");
        }
    });
    assert_eq!(told, 1);
}
