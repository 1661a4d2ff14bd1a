use engine::Viewer;
use engine::words::ENGLISH;
use table::Tell;
use table::{Table, UndoError};

use super::{KINDS, P1, P2, act, all_placed, played, snapshot, two_humans};

#[test]
fn a_placement_can_be_taken_back() {
    let mut table = two_humans();
    let (before, saved) = (snapshot(&table), table.save());
    act(&mut table, P1, &["place forest 3"]);
    assert_eq!(table.can_undo(P1), Ok(()));
    assert_eq!(table.undo(P1), Ok("place forest 3".to_owned()));
    assert_eq!(snapshot(&table), before);
    assert_eq!(table.save(), saved);
    assert!(table.log(Viewer::Everything).is_empty());
}

#[test]
fn nothing_can_be_taken_back_before_the_first_action() {
    let mut table = two_humans();
    let nothing = UndoError::NothingDone { seat: P1 };
    assert_eq!(table.undo(P1), Err(nothing));
    act(&mut table, P1, &["place forest 3"]);
    assert_eq!(table.can_undo(P2), Err(UndoError::NothingDone { seat: P2 }));
}

#[test]
fn a_roll_cannot_be_taken_back() {
    let mut table = all_placed();
    act(&mut table, P1, &["use forest"]);
    let before = snapshot(&table);
    let error = table.undo(P1).unwrap_err();
    assert!(matches!(&error, UndoError::Told { action, .. } if action == "use forest"), "{error:?}");
    let said = table.speaker(ENGLISH).try_say(&error.tell()).unwrap();
    assert!(said.contains("Red rolls"), "{said}");
    assert_eq!(snapshot(&table), before);
}

#[test]
fn the_end_of_the_game_cannot_be_taken_back() {
    let mut table = played(usize::MAX);
    let last = table.record().actions().next_back().unwrap().clone();
    let error = table.undo(last.seat).unwrap_err();
    assert!(matches!(&error, UndoError::Told { action, .. } if *action == last.action), "{error:?}");
    assert!(table.is_over());
}

#[test]
fn an_action_that_another_player_has_answered_cannot_be_taken_back() {
    let mut table = two_humans();
    act(&mut table, P1, &["place forest 3"]);
    act(&mut table, P2, &["place hunt 2"]);
    let error = table.undo(P1).unwrap_err();
    assert_eq!(error, UndoError::ActedSince { seat: P2, action: "place hunt 2".to_owned() });
    assert!(table.undo(P2).is_ok());
    assert!(table.undo(P1).is_ok(), "no one has acted since");
}

#[test]
fn several_actions_can_be_taken_back_up_to_the_barrier() {
    let mut table = all_placed();
    act(&mut table, P1, &["use tool-maker", "use field"]);
    assert_eq!(table.undo(P1), Ok("use field".to_owned()));
    assert_eq!(table.undo(P1), Ok("use tool-maker".to_owned()));
    act(&mut table, P1, &["use forest"]);
    assert!(table.undo(P1).is_err());
}

#[test]
fn the_dice_fall_the_same_after_an_undo() {
    let mut table = all_placed();
    let mut twin = table.clone();
    act(&mut table, P1, &["use tool-maker"]);
    table.undo(P1).unwrap();
    act(&mut table, P1, &["use forest"]);
    act(&mut twin, P1, &["use forest"]);
    assert_eq!(snapshot(&table), snapshot(&twin));
}

#[test]
fn a_loaded_game_has_the_same_barrier() {
    let mut table = all_placed();
    act(&mut table, P1, &["use tool-maker"]);
    let mut loaded = Table::load(KINDS, table.save().as_bytes()).unwrap();
    assert_eq!(loaded.undo(P1), table.undo(P1));
    assert_eq!(snapshot(&loaded), snapshot(&table));
    act(&mut table, P1, &["use forest"]);
    let mut loaded = Table::load(KINDS, table.save().as_bytes()).unwrap();
    assert_eq!(loaded.undo(P1), table.undo(P1));
}
