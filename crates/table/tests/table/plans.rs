use engine::words::{ENGLISH, Phrase};
use table::{ActError, DynSeen, Lines, MOST_ANSWERS, Plan, PlanError, Table, Tell, UndoError};

use super::{P1, P2, act, snapshot, two_humans};

/// A game in which it is P1's turn to place the last three people.
fn three_left() -> Table {
    let mut table = two_humans();
    act(&mut table, P1, &["place hut"]);
    act(&mut table, P2, &["place hunt 5"]);
    table
}

/// The same game when everyone has been placed, and P1 uses them.
fn all_placed() -> Table {
    let mut table = three_left();
    act(&mut table, P1, &["place field", "place forest 1", "place quarry 1"]);
    table
}

fn lines(lines: &[&str]) -> Lines {
    Lines::new(lines).unwrap()
}

fn said(table: &Table, error: &PlanError) -> String {
    table.speaker(ENGLISH).try_say(&error.tell()).unwrap()
}

#[test]
fn a_plan_is_several_actions_and_one_undo() {
    let mut table = three_left();
    let (before, saved) = (snapshot(&table), table.save());
    assert_eq!(table.act_by_plan(P1, &lines(&["place field", " place forest 1 ", "", "place quarry 1"])), Ok(3));
    assert_eq!(snapshot(&table), snapshot(&all_placed()));
    assert_eq!(table.save(), all_placed().save());
    assert_eq!(table.undo(P1), Ok("place field".to_owned()));
    assert_eq!((snapshot(&table), table.save()), (before, saved));
    assert!(matches!(table.undo(P1), Err(UndoError::ActedSince { seat: P2, .. })));
}

#[test]
fn actions_before_a_plan_are_undone_one_by_one() {
    let mut table = three_left();
    act(&mut table, P1, &["place field"]);
    let between = snapshot(&table);
    table.act_by_plan(P1, &lines(&["place forest 2", "use hut"])).unwrap();
    table.undo(P1).unwrap();
    assert_eq!(snapshot(&table), between);
    assert_eq!(table.undo(P1), Ok("place field".to_owned()));
}

#[test]
fn a_plan_with_a_refused_answer_changes_nothing() {
    let mut table = three_left();
    let (before, saved) = (snapshot(&table), table.save());
    let error = table.act_by_plan(P1, &lines(&["place field", "place field"])).unwrap_err();
    assert!(matches!(&error, PlanError::Answer { number: 2, error: ActError::Refused(_), .. }), "{error:?}");
    let sentence = said(&table, &error);
    assert!(sentence.contains("nothing was done") && sentence.contains("`place field`"), "{sentence}");
    let error = table.act_by_plan(P1, &lines(&["place field", "dance"])).unwrap_err();
    assert!(matches!(&error, PlanError::Answer { number: 2, error: ActError::Notation(_), .. }), "{error:?}");
    let alone = table.act_by_plan(P1, &lines(&["place hut"])).unwrap_err();
    assert!(matches!(&alone, PlanError::First(ActError::Refused(_))), "{alone:?}");
    assert_eq!((snapshot(&table), table.save()), (before, saved));
}

#[test]
fn a_plan_must_not_act_in_the_turn_of_another_player() {
    let mut table = two_humans();
    let before = snapshot(&table);
    assert!(table.act_by_plan(P1, &lines(&["place hut", "place hunt 3"])).is_err());
    assert_eq!(snapshot(&table), before);
}

#[test]
fn a_plan_goes_on_after_a_draw_and_nothing_drawn_is_rolled_back() {
    let (mut table, mut alone) = (all_placed(), all_placed());
    assert_eq!(table.act_by_plan(P1, &lines(&["use hut", "use forest", "use field"])), Ok(3));
    act(&mut alone, P1, &["use hut", "use forest", "use field"]);
    assert_eq!(snapshot(&table), snapshot(&alone), "the dice are the same");
}

#[test]
fn a_plan_is_undone_back_to_the_draw_inside_it() {
    let mut table = all_placed();
    act(&mut table, P1, &["use hut", "use forest"]);
    let rolled = snapshot(&table);
    let mut table = all_placed();
    table.act_by_plan(P1, &lines(&["use hut", "use forest", "use field"])).unwrap();
    assert_eq!(table.undo(P1), Ok("use field".to_owned()));
    assert_eq!(snapshot(&table), rolled);
    assert!(matches!(table.undo(P1), Err(UndoError::Told { .. })));
}

#[test]
fn after_a_draw_a_plan_stops_at_the_first_answer_that_does_not_fit() {
    for rest in ["dance", "use river", "place field"] {
        let mut table = all_placed();
        assert_eq!(table.act_by_plan(P1, &lines(&["use forest", rest, "use field"])), Ok(1), "{rest}");
        let mut alone = all_placed();
        act(&mut alone, P1, &["use forest"]);
        assert_eq!(snapshot(&table), snapshot(&alone), "{rest}");
    }
}

#[test]
fn an_empty_plan_and_one_that_is_too_long_say_so() {
    let mut table = three_left();
    let error = table.act_by_plan(P1, &lines(&["", " "])).unwrap_err();
    assert!(said(&table, &error).contains("at least one answer"));
    let error = Lines::new(vec!["use hut"; MOST_ANSWERS + 1]).unwrap_err();
    assert!(said(&table, &error).contains("at most 64 answers, found 65"), "{}", said(&table, &error));
    assert!(Lines::new(vec!["use hut"; MOST_ANSWERS]).is_ok());
}

/// A plan with possible answers that do not fit as a whole.
struct Unfit;

impl Plan for Unfit {
    fn answer(&self, given: usize, _: &dyn DynSeen) -> Option<String> {
        (given == 0).then(|| "place field".to_owned())
    }

    fn fault(&self, _: &dyn DynSeen) -> Option<Phrase> {
        Some(Phrase::verbatim("that does not fit"))
    }

    fn text(&self) -> String {
        "unfit".to_owned()
    }
}

#[test]
fn a_plan_that_does_not_fit_as_a_whole_is_refused_before_its_first_answer() {
    let mut table = three_left();
    let (before, saved) = (snapshot(&table), table.save());
    let error = table.act_by_plan(P1, &Unfit).unwrap_err();
    assert_eq!(said(&table, &error), "that does not fit");
    assert_eq!((snapshot(&table), table.save()), (before, saved));
}
