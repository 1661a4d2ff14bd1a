//! How long to wait before a retry.

use std::time::Duration;

/// Waiting times that double up to a limit. They are random, so that many tasks that failed together do not all retry
/// at the same moment.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    failures: u32,
}

impl Backoff {
    /// The wait after the first failure.
    const FIRST: Duration = Duration::from_millis(100);

    /// Returns the wait after one more failure. It is between half the current limit and the limit, and at most
    /// `longest`.
    pub(super) fn after_failure(&mut self, longest: Duration) -> Duration {
        let due = Self::FIRST.saturating_mul(1 << self.failures.min(16)).min(longest);
        self.failures = self.failures.saturating_add(1);
        let mut byte = [0];
        // Without randomness, wait as long as possible.
        let luck = getrandom::fill(&mut byte).map_or(1.0, |()| f32::from(byte[0]) / f32::from(u8::MAX));
        due.mul_f32(0.5 + luck / 2.0)
    }

    /// Resets the waiting time after a success.
    pub(super) const fn over(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_longest_and_differ() {
        let longest = Duration::from_secs(5);
        let mut backoff = Backoff::default();
        for due in [100, 200, 400, 800, 1600, 3200, 5000, 5000].map(Duration::from_millis) {
            let wait = backoff.after_failure(longest);
            assert!(wait >= due.mul_f32(0.49) && wait <= due.mul_f32(1.01), "{wait:?} where {due:?} are due");
        }
        let many: std::collections::HashSet<_> = (0..40).map(|_| backoff.after_failure(longest)).collect();
        assert!(many.len() > 10, "they do not all come together: {many:?}");
        backoff.over();
        assert!(backoff.after_failure(longest) <= Duration::from_millis(101));
    }
}
