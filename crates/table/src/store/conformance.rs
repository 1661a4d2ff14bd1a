//! Checks that hold for any [`Store`], as tests.
//!
//! A store implements [`Database`], and [`store_conformance!`](crate::store_conformance) makes a test of each check:
//!
//! ```ignore
//! struct Folder(TempDir);
//!
//! #[async_trait]
//! impl Database for Folder {
//!     async fn open(&self) -> Arc<dyn Store> {
//!         Arc::new(SqliteStore::open(self.0.path()).await.unwrap())
//!     }
//! }
//!
//! table::store_conformance!(|| Box::new(Folder(tempfile::tempdir().unwrap())));
//! ```
//!
//! Behaviour of several nodes is only checked if [`Database::open_beside`] opens a second one. [`Nodes`] gives any
//! store several nodes within one process, for tests of code that uses a store.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "checks fail like the tests they are")]

mod campaigns;
mod changes;
mod imports;
mod lasting;
mod lists;
mod model;
mod node;
mod nodes;
mod people;
mod round_trip;
pub(in crate::store) mod rows;
mod signs;
#[cfg(test)]
mod tests;
mod together;

use std::panic::resume_unwind;
use std::pin::Pin;
use std::sync::Arc;
use std::thread;

use async_trait::async_trait;
use tokio::runtime::Builder;

use super::{
    Awaits, Head, Holder, Move, MoveRow, PersonId, SeatRow, SnapshotRow, Status, Store, TableId, TableRow, TokenHash,
};
#[cfg(test)]
pub(super) use imports::brought_in;
pub use node::Nodes;
#[cfg(test)]
pub(super) use people::talking;
use rows::*;

/// The place where a store keeps its data.
#[async_trait]
pub trait Database: Send + Sync {
    /// Opens the store on the data at this place. An earlier store has been closed or dropped, perhaps along with its
    /// runtime. Everything it committed must be there.
    async fn open(&self) -> Arc<dyn Store>;

    /// Opens another node next to the open ones. Returns `None` if the store can have only one node.
    async fn open_beside(&self) -> Option<Arc<dyn Store>> {
        None
    }
}

/// Creates a place without data.
pub type NewPlace = fn() -> Box<dyn Database>;

/// A check that every store must pass.
struct Check {
    name: &'static str,
    run: fn(NewPlace) -> Pin<Box<dyn Future<Output = ()>>>,
}

/// Makes a test of every check. Takes a [`NewPlace`].
#[macro_export]
macro_rules! store_conformance {
    ($new:expr) => { $crate::store_conformance! { @each tests ($new) } };
    (@tests ($new:expr) $($module:ident::$check:ident)*) => {
        $(
            #[test]
            fn $check() {
                $crate::store::conformance::run(stringify!($check), $new);
            }
        )*
    };
    (@list () $($module:ident::$check:ident)*) => {
        &[$(Check { name: stringify!($check), run: |new| Box::pin($module::$check(new)) }),*]
    };
    (@each $what:ident $given:tt) => {
        $crate::store_conformance! {
            @$what $given
            campaigns::campaigns_belong_to_everyone_seated_at_their_tables
            campaigns::people_with_the_link_can_join_a_campaign
            changes::second_change_for_a_version_is_refused
            changes::changes_are_atomic
            changes::positions_are_free_again_once_taken_back
            changes::latest_snapshot_at_or_before_a_position
            changes::dropping_snapshots_keeps_the_first_and_the_new_one
            imports::imports_are_listed_oldest_first_and_removed_completely
            imports::only_imported_tables_are_removed
            lasting::data_survives_closing
            lasting::data_survives_dropping
            lasting::data_survives_the_end_of_the_runtime
            lasting::closing_finishes_accepted_work_and_refuses_more
            lists::tables_of_a_person
            lists::finished_tables_of_a_person
            lists::table_closed_before_its_game_began_is_not_finished
            lists::open_tables_are_limited_per_host
            lists::open_tables
            lists::tables_that_wait_for_a_bot
            lists::counts
            model::any_sequence_of_changes
            nodes::changed_tables_are_found_by_version
            nodes::nodes_do_not_hear_of_their_own_changes
            nodes::nodes_hear_of_changes_by_others
            nodes::one_of_two_competing_nodes_wins
            nodes::a_lease_is_renewed_and_given_back
            nodes::one_node_at_a_time_has_the_lease
            nodes::leases_expire
            people::sessions_begin_and_end
            people::new_personal_link_replaces_the_old
            people::sessions_of_a_person_are_limited
            people::people_are_listed_in_the_given_order
            people::nothing_is_left_of_people_who_leave
            people::leaving_changes_the_version_of_affected_tables
            round_trip::people
            round_trip::tables_and_seats
            round_trip::a_table_whose_seats_are_refused_is_not_added
            round_trip::all_parts_of_a_change
            signs::latest_sign_is_kept
            signs::outages_of_the_server_do_not_count
            together::exactly_one_of_many_concurrent_changes_wins
            together::exactly_one_of_many_changes_on_many_threads_wins
        }
    };
}

/// All checks. One that is missing from the macro's list shows up as dead code.
const CHECKS: &[Check] = crate::store_conformance! { @each list () };

/// Runs the check of this name on stores in new places.
///
/// # Panics
///
/// Panics if the store does not keep the contract, as a test does.
pub fn run(name: &str, new: NewPlace) {
    let check = CHECKS.iter().find(|check| check.name == name);
    let check = check.unwrap_or_else(|| panic!("there is no check `{name}`"));
    Builder::new_current_thread().enable_all().build().unwrap().block_on((check.run)(new));
}

/// Runs a check that creates its own runtimes.
fn on_a_thread(check: impl FnOnce() + Send + 'static) {
    thread::spawn(check).join().unwrap_or_else(|panic| resume_unwind(panic));
}

/// Opens a store in a new place.
async fn new_store(new: NewPlace) -> (Box<dyn Database>, Arc<dyn Store>) {
    let place = new();
    let store = place.open().await;
    (place, store)
}

/// Opens a store with table 1, which has one person and one open seat.
async fn store_with_table(new: NewPlace) -> (Box<dyn Database>, Arc<dyn Store>, TableRow) {
    let (place, store) = new_store(new).await;
    let ann = add_person(&*store, 1).await;
    let table = table(1, ann);
    store.add_table(&table, &seats(&[Some(ann), None])).await.unwrap();
    (place, store, table)
}
