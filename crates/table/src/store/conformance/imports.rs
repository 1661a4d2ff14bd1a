//! Imported games, and their removal.

use super::*;
use crate::store::{NoteRow, SignRow, TalkChange, TalkRows};
use engine::words::Phrase;

/// Adds tables 1 and 2, which Ann has imported, and table 3, which was branched off from table 1. Table 1 has rows of
/// every kind.
pub(in crate::store) async fn brought_in(store: &dyn Store) -> [TableRow; 3] {
    let ann = add_person(store, 1).await;
    let first = table(1, ann);
    store.add_table(&first, &seats(&[Some(ann), None])).await.unwrap();
    let mut second = table(2, ann);
    second.campaign = Some("Thaw".to_owned());
    store.add_table(&second, &seats(&[Some(ann)])).await.unwrap();
    let mut branch = table(3, ann);
    branch.parent = Some((first.id.clone(), 1));
    store.add_table(&branch, &seats(&[Some(ann)])).await.unwrap();
    store.add_import(&first.id, ann).await.unwrap();
    store.add_import(&second.id, ann).await.unwrap();

    let mut played = change(0, &first.head);
    played.moves = vec![act(1, 0, "place hunt 1")];
    played.snapshot = Some(snapshot(1));
    played.notes = vec![NoteRow {
        at: 1,
        name: String::new(),
        seat: None,
        person: None,
        said: Phrase::verbatim("hello".to_owned()),
    }];
    store.commit(&first.id, played).await.unwrap();
    store.keep_sign(&first.id, SignRow { person: ann, at: 1, abort_at: None }).await.unwrap();
    let mut manners = change(1, &first.head);
    let bob = add_person(store, 2).await;
    manners.talk = vec![
        TalkChange::Mute { person: ann, other: bob, is_muted: true },
        TalkChange::Remove { person: bob, newest: bob },
    ];
    store.commit(&first.id, manners).await.unwrap();
    [first, second, branch]
}

pub(super) async fn imports_are_listed_oldest_first_and_removed_completely(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let [first, second, branch] = brought_in(&*store).await;
    let (id, ann) = (&first.id, first.host);
    assert_conflict(&store.add_import(id, ann).await);
    let imports = store.imports_of(ann).await.unwrap();
    let known: Vec<_> = imports.iter().map(|import| (import.table.clone(), import.is_of_campaign)).collect();
    assert_eq!(known, [(first.id.clone(), false), (second.id.clone(), true)]);
    let talk = store.talk(id).await.unwrap();
    assert_eq!((talk.mutes.len(), talk.removed.len()), (1, 1));

    store.remove_import(id).await.unwrap();
    assert!(store.table(id).await.unwrap().is_none());
    assert_eq!(store.imports_of(ann).await.unwrap().len(), 1);
    let (row, _) = store.table(&branch.id).await.unwrap().unwrap();
    assert_eq!(row.parent, None, "games that were branched off stay");
    assert_eq!(store.moves(id, i64::MAX).await.unwrap(), []);
    assert_eq!(store.entries(id, 0..u64::MAX).await.unwrap(), []);
    assert_eq!(store.snapshots(id).await.unwrap(), []);
    assert_eq!(store.notes(id, 9).await.unwrap(), []);
    assert_eq!(store.signs(id).await.unwrap(), []);
    assert_eq!(store.talk(id).await.unwrap(), TalkRows::default());
}

pub(super) async fn only_imported_tables_are_removed(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    store.remove_import(&table.id).await.unwrap();
    assert!(store.table(&table.id).await.unwrap().is_some());
}
