//! How many files the system lets us open: every connection is one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// How many files are left for everything that is no connection of somebody: the data, and those that are turned away.
const OTHERS: usize = 192;

/// Raises the limit as far as it can be raised, and says how many connections there can be then.
pub(super) fn most_connections() -> usize {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    let files = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => raised.current,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files could not be raised");
            limit.current
        }
    };
    // No limit is more than anybody can use.
    let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
    files - OTHERS.min(files / 2)
}
