//! Games that were brought in, and how they go.

use super::*;
use crate::store::{NoteRow, SignRow, TalkChange};
use engine::words::Phrase;

#[tokio::test]
async fn the_oldest_comes_first_and_goes_with_all_that_belongs_to_it() {
    let (folder, store, first) = store_with_table().await;
    let ann = first.host;
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
    let bob = add_person(&store, 2).await;
    manners.talk = vec![
        TalkChange::Mute { person: ann, other: bob, is_muted: true },
        TalkChange::Remove { person: bob, newest: bob },
    ];
    store.commit(&first.id, manners).await.unwrap();

    let imports = store.imports_of(ann).await.unwrap();
    let known: Vec<_> = imports.iter().map(|import| (import.table.clone(), import.is_of_campaign)).collect();
    assert_eq!(known, [(first.id.clone(), false), (second.id.clone(), true)]);

    store.remove_import(&first.id).await.unwrap();
    assert!(store.table(&first.id).await.unwrap().is_none());
    assert_eq!(store.imports_of(ann).await.unwrap().len(), 1);
    let (row, _) = store.table(&branch.id).await.unwrap().unwrap();
    assert_eq!(row.parent, None, "what went on from it stays");
    let mut beside = beside(&folder).await;
    for rows in ["moves", "snapshots", "notes", "signs", "mutes", "removals", "seats"] {
        let count = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {rows} WHERE table_id = ?"));
        let left: i64 = sqlx::query_scalar(count).bind(first.id.as_str()).fetch_one(&mut beside).await.unwrap();
        assert_eq!(left, 0, "{rows}");
    }
}

#[tokio::test]
async fn a_table_that_was_not_brought_in_is_never_removed() {
    let (_folder, store, table) = store_with_table().await;
    store.remove_import(&table.id).await.unwrap();
    assert!(store.table(&table.id).await.unwrap().is_some());
}
