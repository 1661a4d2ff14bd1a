//! Tests of the checks for nodes: they must find typical errors.

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
    nodes_that_hear_themselves: Echo by nodes_do_not_hear_of_their_own_changes, "left == right";
    nodes_that_hear_nothing: Silence by nodes_hear_of_changes_by_others, "changes are announced";
    nodes_that_hear_of_old_versions: OldVersion by nodes_hear_of_changes_by_others, "left == right";
    leases_for_everybody: Generous by one_node_at_a_time_has_the_lease, "!other.lease";
    leases_that_never_end: Forever by leases_expire, "other.lease(&id(1)";
    leases_that_others_give_back: Thief by one_node_at_a_time_has_the_lease, "only its own leases";
}
