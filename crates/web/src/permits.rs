//! Room that is limited for each of those who take it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Permits of which everybody can have so many at the same time.
pub(crate) struct Permits<K> {
    most: usize,
    /// Only those who have some.
    taken: Mutex<HashMap<K, usize>>,
}

impl<K: Copy + Eq + Hash> Permits<K> {
    /// This many permits for everybody.
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    /// A permit, if they have not all of theirs already.
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
        // The numbers are right between any two statements.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A permit that somebody has until this is dropped.
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
    fn everybody_has_places_of_their_own_and_gives_them_back() {
        let permits = Permits::new(2);
        let (first, _second) = (permits.take('a'), permits.take('a'));
        assert!(first.is_some() && permits.take('a').is_none());
        let other = permits.take('b');
        assert!(other.is_some());
        drop(first);
        assert!(permits.take('a').is_some());
        drop(other);
        assert_eq!(permits.taken().keys().collect::<Vec<_>>(), [&'a'], "whoever has none is forgotten");
    }
}
