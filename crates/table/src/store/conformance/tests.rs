//! The checks of nodes find what nodes can get wrong.

use super::node::Flaw;
use super::*;
use crate::store::SqliteStore;

struct Folder(tempfile::TempDir);

#[async_trait]
impl Database for Folder {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.0.path()).await.unwrap())
    }
}

macro_rules! is_found {
    ($($test:ident: $flaw:ident by $check:ident, $told:literal;)*) => {
        $(
            #[test]
            #[should_panic(expected = $told)]
            fn $test() {
                run(stringify!($check), || {
                    Box::new(Nodes::flawed(Box::new(Folder(tempfile::tempdir().unwrap())), Flaw::$flaw))
                });
            }
        )*
    };
}

is_found! {
    nodes_that_hear_themselves: Echo by what_a_node_does_itself_is_not_told, "left == right";
    nodes_that_hear_nothing: Silence by what_another_node_does_is_told, "a change is told";
    nodes_that_hear_of_old_versions: OldVersion by what_another_node_does_is_told, "left == right";
    leases_for_everybody: Generous by one_node_at_a_time_has_the_lease, "!other.lease";
    leases_that_never_end: Forever by a_lease_runs_out, "other.lease(&id(1)";
    leases_that_others_give_back: Thief by one_node_at_a_time_has_the_lease, "only its own leases";
}
