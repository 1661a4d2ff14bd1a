//! Durability.

use tokio::runtime::Runtime;

use super::*;

pub(super) async fn data_survives_closing(new: NewPlace) {
    let (place, store, table) = store_with_table(new).await;
    store.commit(&table.id, change(0, &table.head)).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.version, 1);
}

pub(super) async fn data_survives_dropping(new: NewPlace) {
    let (place, store, table) = store_with_table(new).await;
    store.commit(&table.id, change(0, &table.head)).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.version, 1);
}

/// The end of the runtime ends every task of the store, wherever it is.
pub(super) async fn data_survives_the_end_of_the_runtime(new: NewPlace) {
    on_a_thread(move || outlive_runtimes(new));
}

fn outlive_runtimes(new: NewPlace) {
    let place = new();
    for expected in 0..3 {
        let runtime = Runtime::new().unwrap();
        let store = runtime.block_on(async {
            let store = place.open().await;
            if expected == 0 {
                let ann = add_person(&*store, 1).await;
                store.add_table(&table(1, ann), &seats(&[Some(ann)])).await.unwrap();
            }
            let (row, _) = store.table(&id(1)).await.unwrap().unwrap();
            assert_eq!(row.version, expected);
            store.commit(&id(1), change(expected, &row.head)).await.unwrap();
            store
        });
        drop(runtime);
        drop(store);
    }
}

pub(super) async fn closing_finishes_accepted_work_and_refuses_more(new: NewPlace) {
    let (place, store, table) = store_with_table(new).await;
    let commit = |version| store.commit(&table.id, change(version, &table.head));
    let (first, second, (), ()) = tokio::join!(commit(0), commit(1), store.close(), store.close());
    first.unwrap();
    second.unwrap();

    assert_closed(&store.commit(&table.id, change(2, &table.head)).await);
    assert_closed(&store.add_person(TokenHash([5; 32]), "late", "").await);
    assert_closed(&store.table(&table.id).await);
    assert_closed(&store.open_tables(1).await);
    assert_closed(&store.check_health().await);
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.version, 2);
}
