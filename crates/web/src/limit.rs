//! Rate limits.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most keys a limiter remembers, so that an attacker with endless addresses cannot fill the memory.
const MAX_KEYS: usize = 10_000;

/// A leaky bucket per key: `burst` requests at once, then one per `every`.
pub(crate) struct Limiter<K> {
    burst: u32,
    every: Duration,
    /// When the bucket of each key will be empty again.
    empty_at: Mutex<HashMap<K, Instant>>,
    /// How many requests were refused.
    refused: AtomicU64,
}

/// The state of a limit, for the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Quota {
    /// The message key of what is limited.
    pub(crate) what: &'static str,
    /// Requests at once.
    pub(crate) burst: u32,
    /// Requests a minute after that; `None` for something that is limited in number only.
    pub(crate) per_minute: Option<u32>,
    /// How many were refused since the server started, if that is counted.
    pub(crate) refused: Option<u64>,
    /// How many have reached the limit now, if that is known.
    pub(crate) reached: Option<usize>,
}

impl<K: Clone + Eq + Hash> Limiter<K> {
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Self { burst, every, empty_at: Mutex::new(HashMap::new()), refused: AtomicU64::new(0) }
    }

    /// Counts a request of the key.
    ///
    /// # Errors
    /// If the key may make none now: the time until it may.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        self.take_at(key, Instant::now())
    }

    /// Whether the key may make a request now, without counting one.
    ///
    /// # Errors
    /// If it may not: the time until it may.
    pub(crate) fn check(&self, key: &K) -> Result<(), Duration> {
        let now = Instant::now();
        let empty_at = self.empty_at.lock().unwrap_or_else(PoisonError::into_inner);
        let time = empty_at.get(key).copied().unwrap_or(now);
        self.wait(time.max(now) + self.every, now)
    }

    /// The time until a bucket that would be empty at `next` is small enough.
    fn wait(&self, next: Instant, now: Instant) -> Result<(), Duration> {
        match next.saturating_duration_since(now + self.every * self.burst) {
            Duration::ZERO => Ok(()),
            wait => Err(wait),
        }
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut empty_at = self.empty_at.lock().unwrap_or_else(PoisonError::into_inner);
        if empty_at.len() >= MAX_KEYS && !empty_at.contains_key(&key) {
            make_room(&mut empty_at, now);
        }
        let time = empty_at.entry(key).or_insert(now);
        let next = (*time).max(now) + self.every;
        if let Err(wait) = self.wait(next, now) {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(wait);
        }
        *time = next;
        Ok(())
    }

    /// The state of this limit.
    pub(crate) fn quota(&self, what: &'static str) -> Quota {
        let now = Instant::now();
        let empty_at = self.empty_at.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |time: &&Instant| self.wait((**time).max(now) + self.every, now).is_err();
        let rate = Duration::from_secs(60).as_millis() / self.every.as_millis().max(1);
        Quota {
            what,
            burst: self.burst,
            per_minute: u32::try_from(rate).ok(),
            refused: Some(self.refused.load(Ordering::Relaxed)),
            reached: Some(empty_at.values().filter(full).count()),
        }
    }
}

/// Wrong passwords, by address. After a few of them each one costs more time.
#[derive(Default)]
pub(crate) struct Passwords {
    wrong: Mutex<HashMap<IpAddr, Wrong>>,
}

#[derive(Clone, Copy)]
struct Wrong {
    count: u32,
    /// Until then no password is looked at, not even the right one.
    until: Instant,
}

impl Passwords {
    /// Wrong passwords that cost no time.
    const FREE: u32 = 3;
    /// The longest wait.
    const LONGEST: Duration = Duration::from_secs(15 * 60);

    /// Judges a password.
    ///
    /// # Errors
    /// If none is looked at now: the time until one is.
    pub(crate) fn judge(&self, address: IpAddr, right: impl FnOnce() -> bool) -> Result<bool, Duration> {
        self.judge_at(address, right, Instant::now())
    }

    fn judge_at(
        &self,
        address: IpAddr,
        right: impl FnOnce() -> bool,
        now: Instant,
    ) -> Result<bool, Duration> {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        let before = wrong.get(&address).copied();
        if let Some(Wrong { until, .. }) = before.filter(|before| before.until > now) {
            return Err(until - now);
        }
        if right() {
            wrong.remove(&address);
            return Ok(true);
        }
        let count = before.map_or(0, |before| before.count).saturating_add(1);
        let wait = match count.checked_sub(Self::FREE + 1) {
            None => Duration::ZERO,
            Some(doubled) => Duration::from_secs(2u64.saturating_pow(doubled)).min(Self::LONGEST),
        };
        tracing::warn!(%address, count, "a wrong password of the operator");
        if wrong.len() >= MAX_KEYS {
            wrong.retain(|_, wrong| wrong.until > now);
        }
        wrong.insert(address, Wrong { count, until: now + wait });
        Ok(false)
    }
}

/// Forgets the keys whose buckets are empty; if there are none, the one that would be empty first, which loses the
/// least by it.
fn make_room<K: Clone + Eq + Hash>(empty_at: &mut HashMap<K, Instant>, now: Instant) {
    empty_at.retain(|_, time| *time > now);
    if empty_at.len() >= MAX_KEYS
        && let Some(first) = empty_at.iter().min_by_key(|(_, time)| **time).map(|(key, _)| key.clone())
    {
        empty_at.remove(&first);
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
        let allowed = |key, seconds| limiter.take_at(key, at(seconds)).is_ok();
        assert!((0..3).all(|_| allowed("a", 0)));
        assert!(!allowed("a", 0) && !allowed("a", 9));
        assert_eq!(limiter.take_at("a", at(4)), Err(Duration::from_secs(6)));
        assert!(allowed("b", 9));
        assert!(allowed("a", 10) && !allowed("a", 11));
        assert!((0..3).all(|_| allowed("a", 100)));
    }

    #[test]
    fn the_operator_sees_who_has_reached_a_limit() {
        let limiter = Limiter::new(2, Duration::from_secs(10));
        for _ in 0..5 {
            let _ = limiter.take("a");
        }
        let _ = limiter.take("b");
        let quota = Quota { what: "x", burst: 2, per_minute: Some(6), refused: Some(3), reached: Some(1) };
        assert_eq!(limiter.quota("x"), quota);
    }

    #[test]
    fn wrong_passwords_cost_more_and_more_time() {
        let (passwords, start) = (Passwords::default(), Instant::now());
        let [here, there] = [1, 2].map(|number| IpAddr::from([192, 0, 2, number]));
        let guess =
            |address, millis| passwords.judge_at(address, || false, start + Duration::from_millis(millis));
        assert!((0..4).all(|_| guess(here, 0) == Ok(false)));
        assert_eq!(guess(here, 999), Err(Duration::from_millis(1)));
        assert_eq!(
            passwords.judge_at(here, || true, start),
            Err(Duration::from_secs(1)),
            "not even the right one"
        );
        assert_eq!(guess(there, 0), Ok(false), "another address");
        for (millis, wait) in [(1000, 2), (3000, 4), (7000, 8)] {
            assert_eq!(guess(here, millis), Ok(false));
            assert_eq!(guess(here, millis), Err(Duration::from_secs(wait)));
        }
        assert_eq!(passwords.judge_at(here, || true, start + Duration::from_secs(15)), Ok(true));
        assert!((0..4).all(|_| guess(here, 15_000) == Ok(false)), "forgotten");
        for number in 0..100 {
            let _ = guess(there, number * 1_000_000);
        }
        assert_eq!(guess(there, 99_000_000), Err(Passwords::LONGEST));
    }

    #[test]
    fn many_strangers_neither_fill_the_memory_nor_shut_anybody_out() {
        let limiter = Limiter::new(3, Duration::from_secs(10));
        let now = Instant::now();
        let allowed = |key| limiter.take_at(key, now).is_ok();
        assert!(allowed(0) && allowed(0));
        for stranger in 1..2 * MAX_KEYS {
            assert!(allowed(stranger), "stranger {stranger}");
        }
        assert_eq!(limiter.empty_at.lock().unwrap().len(), MAX_KEYS);
        assert!(allowed(0), "a known key still has its third request");
        assert!(!allowed(0), "and is still limited");
    }
}
