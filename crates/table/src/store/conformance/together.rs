//! Many writers at the same time.

use std::sync::Arc;

use tokio::runtime::Builder;

use super::*;

/// On one thread, all requests are made before the first is answered.
pub(super) async fn exactly_one_of_many_concurrent_changes_wins(new: NewPlace) {
    compete(new, 8, 12).await;
}

pub(super) async fn exactly_one_of_many_changes_on_many_threads_wins(new: NewPlace) {
    on_a_thread(move || {
        let runtime = Builder::new_multi_thread().worker_threads(4).enable_all().build().unwrap();
        runtime.block_on(async move { tokio::spawn(compete(new, 8, 40)).await.unwrap() });
    });
}

/// Several times in a row, many writers compete to make a move at each of two tables.
async fn compete(new: NewPlace, times: u64, writers: u64) {
    let (_place, store) = new_store(new).await;
    let ann = add_person(&*store, 1).await;
    for number in [1, 2] {
        store.add_table(&table(number, ann), &seats(&[Some(ann)])).await.unwrap();
    }
    for version in 0..times {
        let mut tasks = Vec::new();
        for writer in 0..writers {
            for number in [1, 2] {
                let (store, head) = (Arc::clone(&store), table(number, ann).head);
                tasks.push(tokio::spawn(async move {
                    let mut change = change(version, &head);
                    change.moves = vec![act(version + 1, version, &writer.to_string())];
                    store.commit(&id(number), change).await
                }));
            }
        }
        let mut taken = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(()) => taken += 1,
                outcome => assert_conflict(&outcome),
            }
        }
        assert_eq!(taken, 2);
    }
    for number in [1, 2] {
        assert_eq!(store.table(&id(number)).await.unwrap().unwrap().0.version, times);
        assert_eq!(store.entries(&id(number), 0..u64::MAX).await.unwrap().len() as u64, times);
    }
}
