//! Sample rows for the tests of stores.

use std::fmt::Debug;

use engine::chance::Seed;
use engine::{Nonce, Seat, Secret};

use crate::store::{
    Awaits, Change, Head, Holder, Move, MoveRow, PersonId, SeatRow, SnapshotRow, Status, Store, StoreError, TableId,
    TableRow, TokenHash,
};

pub(in crate::store) const P1: Seat = Seat::ALL[0];
pub(in crate::store) const P2: Seat = Seat::ALL[1];

pub(in crate::store) async fn add_person(store: &dyn Store, number: u8) -> PersonId {
    store.add_person(TokenHash([number; 32]), &format!("person {number}"), "").await.unwrap()
}

pub(in crate::store) fn id(number: u8) -> TableId {
    TableId::from_random([number; 12])
}

/// A table in play, without moves.
pub(in crate::store) fn table(number: u8, host: PersonId) -> TableRow {
    let secret = Secret::from_bytes([number; 32]);
    TableRow {
        id: id(number),
        game: "stone-age".to_owned(),
        rules_version: 1,
        pack_name: "base".to_owned(),
        pack_hash: "0123".to_owned(),
        setup: "players=2".to_owned(),
        host,
        secret,
        commitment: secret.commitment(),
        is_listed: true,
        options: String::new(),
        parent: None,
        campaign: None,
        campaign_id: None,
        created_at: i64::from(number),
        version: 0,
        head: Head {
            status: Status::Playing,
            awaits: Awaits::People,
            seed: Some(Seed::from_bytes([number; 32])),
            number: 0,
            position: 0,
            confirmed: 0,
            changed_at: i64::from(number),
            summary: String::new(),
            rematch: None,
            asked: None,
        },
    }
}

/// Seats of these people; open where there is `None`.
pub(in crate::store) fn seats(people: &[Option<PersonId>]) -> Vec<SeatRow> {
    Seat::ALL
        .iter()
        .zip(people)
        .map(|(&seat, person)| SeatRow {
            seat,
            holder: person.map_or(Holder::Open, Holder::Person),
            stand_in: None,
            resigned: false,
            name: format!("name of {seat}"),
            code: format!("code of {seat}"),
            nonce: Some(Nonce::from_bytes([9; 16])),
        })
        .collect()
}

/// A change for this version of a table that has no other effect than the next version.
pub(in crate::store) fn change(version: u64, head: &Head) -> Change {
    Change {
        version,
        head: head.clone(),
        rules_version: 1,
        moves: vec![],
        take_back_from: None,
        beginning: None,
        snapshot: None,
        drop_snapshots: false,
        seats: vec![],
        notes: vec![],
        host: None,
        options: None,
        talk: vec![],
    }
}

pub(in crate::store) fn act(number: u64, position: u64, notation: &str) -> MoveRow {
    let what = Move::Act { position, notation: notation.to_owned() };
    MoveRow { number, at: 7, seat: Some(P1), what, plan: None }
}

/// The layout of the snapshots in these tests.
pub(in crate::store) const LAYOUT: u32 = 2003;

pub(in crate::store) fn snapshot(position: u64) -> SnapshotRow {
    SnapshotRow { position, layout: LAYOUT, state: vec![position as u8; 3] }
}

/// The actions that were not taken back, joined by spaces.
pub(in crate::store) async fn standing(store: &dyn Store, id: &TableId) -> String {
    let entries = store.entries(id, 0..u64::MAX).await.unwrap();
    let texts: Vec<String> = entries.iter().map(|entry| format!("{}:{:?}", entry.position, entry.what)).collect();
    texts.join(" ").replace("Act(", "").replace(['"', ')'], "")
}

/// The positions of all snapshots.
pub(in crate::store) async fn snapshots(store: &dyn Store, id: &TableId) -> Vec<u64> {
    store.snapshots(id).await.unwrap().into_iter().map(|snapshot| snapshot.position).collect()
}

pub(in crate::store) fn assert_conflict<T: Debug>(outcome: &Result<T, StoreError>) {
    assert!(matches!(outcome, Err(StoreError::Conflict)), "{outcome:?}");
}

pub(in crate::store) fn assert_closed<T: Debug>(outcome: &Result<T, StoreError>) {
    assert!(matches!(outcome, Err(StoreError::Closed)), "{outcome:?}");
}
