//! A limited number of permits per key.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Permits with a limit per key.
pub(crate) struct Permits<K> {
    most: usize,
    /// Holds only keys with at least one permit taken.
    taken: Mutex<HashMap<K, usize>>,
}

impl<K: Copy + Eq + Hash> Permits<K> {
    /// Creates permits with this limit per key.
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    /// Takes a permit, if this key has not reached its limit.
    pub(crate) fn take(self: &Arc<Self>, who: K) -> Option<Permit<K>> {
        let mut taken = self.taken();
        let count = taken.entry(who).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Permit { permits: self.clone(), who })
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        // The counts are consistent between any two statements, even after a panic.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A permit, returned when dropped.
pub(crate) struct Permit<K: Copy + Eq + Hash> {
    permits: Arc<Permits<K>>,
    who: K,
}

impl<K: Copy + Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut taken = self.permits.taken();
        if let Some(count) = taken.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_limit_and_returns_its_permits() {
        let permits = Permits::new(2);
        let (first, _second) = (permits.take('a'), permits.take('a'));
        assert!(first.is_some() && permits.take('a').is_none());
        let other = permits.take('b');
        assert!(other.is_some());
        drop(first);
        assert!(permits.take('a').is_some());
        drop(other);
        assert_eq!(permits.taken().keys().collect::<Vec<_>>(), [&'a'], "keys without permits are forgotten");
    }
}
