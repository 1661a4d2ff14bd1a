//! Rate limits with token buckets: each asker's bucket refills slowly and can be emptied quickly.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// How often something may be requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Number of requests allowed in a burst.
    pub at_once: u32,
    /// Number of requests per minute in the long run.
    pub a_minute: u32,
}

/// The buckets of all askers.
#[derive(Debug)]
pub struct Buckets<K>(HashMap<K, Bucket>);

#[derive(Debug)]
struct Bucket {
    left: f64,
    filled: Instant,
    /// When the bucket is full again. A full bucket is the same as none.
    full_at: Instant,
}

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// Above this number, full buckets are dropped.
    const MANY: usize = 10_000;

    /// Takes one token from an asker's bucket. Returns false if there is none left.
    pub fn take(&mut self, asker: K, rate: Rate, now: Instant) -> bool {
        if self.0.len() > Self::MANY {
            self.0.retain(|_, bucket| bucket.full_at > now);
        }
        let (full, per_second) = (f64::from(rate.at_once), f64::from(rate.a_minute) / 60.0);
        let bucket = self.0.entry(asker).or_insert(Bucket { left: full, filled: now, full_at: now });
        let gained = now.duration_since(bucket.filled).as_secs_f64() * per_second;
        bucket.left = (bucket.left + gained).min(full);
        bucket.filled = now;
        let is_allowed = bucket.left >= 1.0;
        if is_allowed {
            bucket.left -= 1.0;
        }
        let until_full = Duration::try_from_secs_f64((full - bucket.left) / per_second).unwrap_or(Duration::MAX);
        bucket.full_at = now.checked_add(until_full).unwrap_or(bucket.full_at);
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { at_once: 3, a_minute: 60 };

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (mut buckets, start) = (Buckets::default(), Instant::now());
        let taken = (0..10).filter(|_| buckets.take("Ada", RATE, start)).count();
        assert_eq!(taken, 3);
        assert!(!buckets.take("Ada", RATE, start + Duration::from_millis(900)));
        assert!(buckets.take("Ada", RATE, start + Duration::from_millis(1100)));
        assert!(!buckets.take("Ada", RATE, start + Duration::from_millis(1200)));
        assert!(buckets.take("Bob", RATE, start));
    }

    #[test]
    fn only_buckets_that_are_full_again_are_forgotten() {
        let (mut buckets, start) = (Buckets::default(), Instant::now());
        for asker in 0..=Buckets::<usize>::MANY {
            assert!(buckets.take(asker, RATE, start));
        }
        for _ in 1..3 {
            assert!(buckets.take(7, RATE, start));
        }
        // One token per second: after two seconds all buckets are full again, except the one that was emptied.
        assert!(buckets.take(7, RATE, start + Duration::from_secs(2)));
        assert_eq!(buckets.0.len(), 1);
        assert!(
            buckets.take(7, RATE, start + Duration::from_secs(2))
                && !buckets.take(7, RATE, start + Duration::from_secs(2))
        );
    }
}
