//! Any sequence of changes has the same effect as in a simple model.

use std::collections::BTreeMap;

use engine::Seat;
use engine::words::Phrase;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tokio::runtime::Runtime;

use super::*;
use crate::plan::PlanDigest;
use crate::store::{Change, EntryKind, EntryRow, NoteRow, PlanMark};

/// An operation on one of two tables. Positions are taken modulo the length of the game.
#[derive(Clone, Debug)]
enum Operation {
    Change(RandomChange),
    /// A change made for a version that the table is not at.
    Stale(u64, RandomChange),
    /// The server crashes and restarts.
    Restart,
}

#[derive(Clone, Debug)]
struct RandomChange {
    take_back_from: Option<u64>,
    /// The kinds of the moves.
    moves: Vec<u8>,
    has_snapshot: bool,
    drop_snapshots: bool,
    /// The seat that the person takes or gives back.
    seat: Option<(usize, bool)>,
    note: Option<String>,
}

fn random_change() -> impl Strategy<Value = RandomChange> {
    let take_back_from = option::weighted(0.3, 0..50_u64);
    let seat = option::weighted(0.3, (0..2_usize, any::<bool>()));
    let note = option::weighted(0.2, ".{0,5}");
    let parts = (take_back_from, vec(0..8_u8, 0..5), any::<bool>(), prop::bool::weighted(0.2), seat, note);
    parts.prop_map(|(take_back_from, moves, has_snapshot, drop_snapshots, seat, note)| RandomChange {
        take_back_from,
        moves,
        has_snapshot,
        drop_snapshots,
        seat,
        note,
    })
}

fn step() -> impl Strategy<Value = Operation> {
    prop_oneof![
        20 => random_change().prop_map(Operation::Change),
        3 => (1..3_u64, random_change()).prop_map(|(off, change)| Operation::Stale(off, change)),
        1 => Just(Operation::Restart),
    ]
}

/// The expected state of a table.
struct Model {
    row: TableRow,
    seats: Vec<SeatRow>,
    moves: Vec<MoveRow>,
    entries: Vec<EntryRow>,
    snapshots: BTreeMap<u64, SnapshotRow>,
    notes: Vec<NoteRow>,
}

impl Model {
    fn new(number: u8, person: PersonId) -> Self {
        let (row, seats) = (table(number, person), seats(&[Some(person), None]));
        Self { row, seats, moves: vec![], entries: vec![], snapshots: BTreeMap::new(), notes: vec![] }
    }

    /// Turns a random change into a change of this table.
    fn change(&self, random: RandomChange) -> Change {
        let length = self.entries.len() as u64;
        let take_back_from = random.take_back_from.map(|position| position % (length + 1));
        let mut change = change(self.row.version, &self.row.head);
        let mut position = take_back_from.unwrap_or(length);
        for (kind, number) in random.moves.into_iter().zip(self.moves.len() as u64 + 1..) {
            let what = match kind {
                0 => Move::Confirm,
                1 => Move::Undo { to: position },
                2 => Move::Redraw { position, salt: u64::MAX - number },
                _ => Move::Act { position, notation: format!("act {number}") },
            };
            // Acts of the same kind at neighboring positions look like a plan.
            let from = position.saturating_sub(u64::from(kind));
            let digest = PlanDigest::stored(format!("{kind:02x}"));
            let plan = (kind > 3).then_some(PlanMark { from, digest });
            position += u64::from(kind > 1);
            change.moves.push(MoveRow { number, at: number as i64, seat: Seat::new(usize::from(kind)), what, plan });
        }
        change.head.number += change.moves.len() as u64;
        change.head.position = position;
        change.head.changed_at += 1;
        change.rules_version = 1 + self.row.version as u32 % 3;
        change.take_back_from = take_back_from;
        change.snapshot =
            random.has_snapshot.then(|| SnapshotRow { position, layout: LAYOUT, state: vec![self.row.version as u8] });
        change.drop_snapshots = random.drop_snapshots;
        change.seats.extend(random.seat.map(|(index, is_taken)| {
            let holder = if is_taken { Holder::Person(self.row.host) } else { Holder::Open };
            SeatRow { holder, ..self.seats[index].clone() }
        }));
        change.notes.extend(random.note.map(|text| NoteRow {
            at: 1,
            name: String::new(),
            seat: Some(P2),
            person: None,
            said: Phrase::verbatim(text),
        }));
        change
    }

    fn take(&mut self, change: Change) {
        self.row.version += 1;
        self.row.head = change.head;
        self.row.rules_version = change.rules_version;
        if let Some(position) = change.take_back_from {
            self.entries.truncate(position as usize);
            self.snapshots.retain(|&at, _| at <= position);
        }
        for made in change.moves {
            let entry = match made.what.clone() {
                Move::Act { position, notation } => Some((position, EntryKind::Act(notation))),
                Move::Redraw { position, salt } => Some((position, EntryKind::Redraw(salt))),
                Move::Undo { .. } | Move::Confirm => None,
            };
            let plan = made.plan.as_ref().map(|plan| plan.from);
            self.entries.extend(entry.map(|(position, what)| EntryRow { position, seat: made.seat, what, plan }));
            self.moves.push(made);
        }
        let new = change.snapshot.as_ref().map(|snapshot| snapshot.position);
        self.snapshots.extend(change.snapshot.map(|snapshot| (snapshot.position, snapshot)));
        if change.drop_snapshots {
            let first = self.snapshots.keys().next().copied();
            self.snapshots.retain(|&at, _| Some(at) == first || Some(at) == new);
        }
        for seat in change.seats {
            let index = seat.seat.index();
            self.seats[index] = seat;
        }
        self.notes.extend(change.notes);
    }

    async fn assert_same(&self, store: &dyn Store) {
        let id = &self.row.id;
        assert_eq!(store.table(id).await.unwrap(), Some((self.row.clone(), self.seats.clone())));
        let length = self.entries.len() as u64;
        assert_eq!(store.entries(id, 0..u64::MAX).await.unwrap(), self.entries);
        let (from, to) = (length / 3, length / 2);
        assert_eq!(store.entries(id, from..to).await.unwrap(), self.entries[from as usize..to as usize]);
        for at_most in 0..=length {
            let expected = self.snapshots.range(..=at_most).next_back().map(|(_, snapshot)| snapshot.clone());
            assert_eq!(store.snapshot(id, at_most, LAYOUT).await.unwrap(), expected);
        }
        let recent = self.notes.len().saturating_sub(2);
        assert_eq!(store.notes(id, 2).await.unwrap(), self.notes[recent..]);
        let last = self.moves.len() as u64;
        assert_eq!(store.find_move(id, last).await.unwrap().as_ref(), self.moves.last());
        assert!(store.find_move(id, last + 1).await.unwrap().is_none());
    }

    async fn assert_moves(&self, store: &dyn Store) {
        for made in &self.moves {
            assert_eq!(store.find_move(&self.row.id, made.number).await.unwrap().as_ref(), Some(made));
        }
    }
}

async fn play(new: NewPlace, steps: Vec<(bool, Operation)>) {
    let (place, mut store) = new_store(new).await;
    let person = add_person(&*store, 1).await;
    let mut models = [Model::new(1, person), Model::new(2, person)];
    for model in &models {
        store.add_table(&model.row, &model.seats).await.unwrap();
    }
    for (which, step) in steps {
        let model = &mut models[usize::from(which)];
        match step {
            Operation::Change(random) => {
                let change = model.change(random);
                store.commit(&model.row.id, change.clone()).await.unwrap();
                model.take(change);
            }
            Operation::Stale(off, random) => {
                let mut change = model.change(random);
                change.version = change.version.checked_sub(off).unwrap_or(change.version + off);
                assert_conflict(&store.commit(&model.row.id, change).await);
            }
            Operation::Restart => {
                drop(store);
                store = place.open().await;
            }
        }
        model.assert_same(&*store).await;
    }
    for model in &models {
        model.assert_same(&*store).await;
        model.assert_moves(&*store).await;
    }
}

pub(super) async fn any_sequence_of_changes(new: NewPlace) {
    on_a_thread(move || {
        let mut runner = TestRunner::new(ProptestConfig::with_cases(32));
        let outcome = runner.run(&vec((any::<bool>(), step()), 1..40), |steps| {
            Runtime::new().unwrap().block_on(play(new, steps));
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{error}"));
    });
}
