//! The limit on open files, which bounds the number of connections: each is one file.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Number of files reserved for everything but served connections: the data, and connections that are turned away.
const OTHERS: usize = 192;

/// Raises the limit as far as the system allows, and returns the maximum number of connections.
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
    // No limit means more than anyone can use.
    let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
    files - OTHERS.min(files / 2)
}
