//! Does a store keep the contract? Everything that is true of any [`Store`], as tests.
//!
//! A store says where its data can lie, and [`store_conformance!`](crate::store_conformance) makes a test of each check:
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
//! What only several nodes can get wrong is checked where [`Database::open_beside`] opens a second one. [`Nodes`] lets any
//! store have several nodes within one process, for tests of what uses a store.
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

/// Where the data of a store lie.
#[async_trait]
pub trait Database: Send + Sync {
    /// Opens the store on the data that are here. The one that was opened before is closed, or was dropped, maybe with its
    /// runtime: what was committed is there.
    async fn open(&self) -> Arc<dyn Store>;

    /// Opens one more node beside those that are open; nothing if the store can have only one.
    async fn open_beside(&self) -> Option<Arc<dyn Store>> {
        None
    }
}

/// Makes a place without any data.
pub type NewPlace = fn() -> Box<dyn Database>;

/// One thing that is true of every store.
struct Check {
    name: &'static str,
    run: fn(NewPlace) -> Pin<Box<dyn Future<Output = ()>>>,
}

/// Makes a test of everything that is true of every store. It is given a [`NewPlace`].
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
            campaigns::a_campaign_is_that_of_all_who_sit_at_its_tables
            campaigns::whoever_comes_by_the_link_joins_a_campaign
            changes::of_two_changes_for_one_version_the_first_is_taken
            changes::a_change_is_taken_whole_or_not_at_all
            changes::positions_are_free_again_once_taken_back
            changes::the_latest_snapshot_not_after_a_position
            changes::snapshots_are_dropped_but_for_the_first_and_the_new_one
            imports::the_oldest_comes_first_and_goes_with_all_that_belongs_to_it
            imports::a_table_that_was_not_brought_in_is_never_removed
            lasting::everything_is_there_after_closing
            lasting::everything_is_there_after_dropping
            lasting::everything_is_there_after_the_runtime_has_ended
            lasting::closing_finishes_what_was_accepted_and_takes_no_more
            lists::tables_of_a_person
            lists::finished_tables_of_a_person
            lists::a_table_that_was_closed_before_its_game_began_is_no_finished_game
            lists::of_each_host_a_few_open_tables_are_listed
            lists::open_tables
            lists::tables_that_wait_for_a_bot
            lists::counts
            model::any_sequence_of_changes
            nodes::what_changed_since_is_found_by_version
            nodes::what_a_node_does_itself_is_not_told
            nodes::what_another_node_does_is_told
            nodes::of_two_nodes_one_is_taken
            nodes::a_lease_is_renewed_and_given_back
            nodes::one_node_at_a_time_has_the_lease
            nodes::a_lease_runs_out
            people::sessions_begin_and_end
            people::a_personal_link_is_replaced_by_the_next
            people::a_person_has_a_hundred_sessions_at_most
            people::people_are_listed_as_asked
            people::nothing_is_left_of_whoever_leaves
            people::tables_that_told_of_whoever_leaves_have_a_new_version
            round_trip::people
            round_trip::tables_and_seats
            round_trip::a_table_whose_seats_are_refused_is_not_added
            round_trip::everything_a_change_holds
            signs::the_last_sign_counts
            signs::as_long_as_the_server_was_away_nobody_could_give_a_sign
            together::exactly_one_of_many_at_once_is_taken
            together::exactly_one_of_many_on_many_threads_is_taken
        }
    };
}

/// Every check is in the macro's list, or the compiler calls it dead.
const CHECKS: &[Check] = crate::store_conformance! { @each list () };

/// Runs the check of this name on stores in new places.
///
/// # Panics
///
/// If the store does not keep the contract, as a test does.
pub fn run(name: &str, new: NewPlace) {
    let check = CHECKS.iter().find(|check| check.name == name);
    let check = check.unwrap_or_else(|| panic!("there is no check `{name}`"));
    Builder::new_current_thread().enable_all().build().unwrap().block_on((check.run)(new));
}

/// For what makes runtimes of its own.
fn on_a_thread(check: impl FnOnce() + Send + 'static) {
    thread::spawn(check).join().unwrap_or_else(|panic| resume_unwind(panic));
}

/// A store in a new place.
async fn new_store(new: NewPlace) -> (Box<dyn Database>, Arc<dyn Store>) {
    let place = new();
    let store = place.open().await;
    (place, store)
}

/// A store with the table 1, at which one person sits and a seat is open.
async fn store_with_table(new: NewPlace) -> (Box<dyn Database>, Arc<dyn Store>, TableRow) {
    let (place, store) = new_store(new).await;
    let ann = add_person(&*store, 1).await;
    let table = table(1, ann);
    store.add_table(&table, &seats(&[Some(ann), None])).await.unwrap();
    (place, store, table)
}
