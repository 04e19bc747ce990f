//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Beyond this many keys those that have recovered are forgotten.
const KEYS: usize = 10_000;

/// A leaky bucket per key: `burst` times at once, then once per `every`.
pub(crate) struct Limiter<K> {
    burst: u32,
    every: Duration,
    /// When each key will have recovered completely.
    recovered: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Self { burst, every, recovered: Mutex::new(HashMap::new()) }
    }

    /// Whether the key may do it now; if so, it has.
    pub(crate) fn allows(&self, key: K) -> bool {
        self.allows_at(key, Instant::now())
    }

    fn allows_at(&self, key: K, now: Instant) -> bool {
        let mut recovered = self.recovered.lock().unwrap_or_else(PoisonError::into_inner);
        if recovered.len() >= KEYS {
            recovered.retain(|_, time| *time > now);
            // An attacker with endless addresses must not fill the memory.
            if recovered.len() >= KEYS {
                return false;
            }
        }
        let time = recovered.entry(key).or_insert(now);
        let next = (*time).max(now) + self.every;
        let allowed = next <= now + self.every * self.burst;
        if allowed {
            *time = next;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_recovers_slowly() {
        let limiter = Limiter::new(3, Duration::from_secs(10));
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let allowed = |key, seconds| limiter.allows_at(key, at(seconds));
        assert!((0..3).all(|_| allowed("a", 0)));
        assert!(!allowed("a", 0) && !allowed("a", 9));
        assert!(allowed("b", 9));
        assert!(allowed("a", 10) && !allowed("a", 11));
        assert!((0..3).all(|_| allowed("a", 100)));
    }
}
