//! Signs of life.

use super::*;
use crate::store::SignRow;

pub(super) async fn latest_sign_is_kept(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let sign = |at, abort_at| SignRow { person: table.host, at, abort_at };
    assert_eq!(store.signs(&table.id).await.unwrap(), []);
    store.keep_sign(&table.id, sign(5, None)).await.unwrap();
    store.keep_sign(&table.id, sign(3, Some(4))).await.unwrap();
    assert_eq!(store.signs(&table.id).await.unwrap(), [sign(5, Some(4))]);
    store.keep_sign(&table.id, sign(9, None)).await.unwrap();
    assert_eq!(store.signs(&table.id).await.unwrap(), [sign(9, Some(4))], "the consent is kept");
    assert!(store.keep_sign(&id(9), sign(1, None)).await.is_err(), "there is no such table");
}

pub(super) async fn outages_of_the_server_do_not_count(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let sign = |at, abort_at| SignRow { person: table.host, at, abort_at };
    store.keep_sign(&table.id, sign(10, Some(20))).await.unwrap();
    for (at, expected, why) in [
        (1000, sign(10, Some(20)), "the length of the outage is unknown"),
        (1100, sign(10, Some(20)), "no outage"),
        (1700, sign(610, Some(620)), "an outage"),
        (1600, sign(610, Some(620)), "a clock that was set back"),
        (1800, sign(810, Some(820)), "another outage"),
    ] {
        store.keep_awake(at, 100).await.unwrap();
        assert_eq!(store.signs(&table.id).await.unwrap(), [expected], "{why}");
    }
}
