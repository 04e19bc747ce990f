//! Secret links.
//!
//! The token of a link is derived from the secret of its table, the target of the link and the number of times the link
//! was issued. So a link can be shown again without being stored, and replacing it only increments a counter. Only the
//! hash of a token is stored, to find the target.
//!
//! A reader of the database file can derive the tokens, and read the seeds and moves: the file is created readable for
//! its owner only.

use std::fmt;

use engine::hex;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The 256 secret bits from which the links of a table are derived. It differs from the seed, which is revealed after
/// the game.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes; they must come from the operating system's generator.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The token of a chair's link, the `issue`-th one.
    #[must_use]
    pub fn chair_token(&self, chair: u8, issue: u32) -> String {
        self.token("chair", chair, issue)
    }

    /// The token of the spectators' link, the `issue`-th one.
    #[must_use]
    pub fn watch_token(&self, issue: u32) -> String {
        self.token("watch", 0, issue)
    }

    fn token(&self, kind: &str, place: u8, issue: u32) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        mac.update(format!("tarsas {kind} {place} {issue}").as_bytes());
        hex::encode(&mac.finalize().into_bytes()[..16])
    }

    pub(crate) fn to_text(&self) -> String {
        hex::encode(&self.0)
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }
}

/// Does not print the secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The stored form of a token. Tokens have at least 128 random bits, so a plain hash cannot be inverted by guessing.
pub(crate) fn hash(token: &str) -> String {
    hex::encode(&Sha256::digest(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_and_issue_has_its_own_permanent_token() {
        let secret = Secret::new([7; 32]);
        // Links that people have written down must keep working: these values may never change.
        assert_eq!(secret.chair_token(1, 0), "9d5882c0adab118755c4ddf3ee30095e");
        let mut tokens: Vec<String> = (0..6)
            .flat_map(|chair| (0..3).map(move |issue| (chair, issue)))
            .map(|(chair, issue)| secret.chair_token(chair, issue))
            .collect();
        tokens.extend((0..3).map(|issue| secret.watch_token(issue)));
        tokens.push(Secret::new([8; 32]).chair_token(0, 0));
        assert!(tokens.iter().all(|token| token.len() == 32));
        let count = tokens.len();
        tokens.sort();
        tokens.dedup();
        assert_eq!(tokens.len(), count);
    }

    #[test]
    fn a_secret_round_trips_and_is_not_printed() {
        let secret = Secret::new(std::array::from_fn(|at| u8::try_from(at * 8 % 256).unwrap()));
        assert_eq!(Secret::parse(&secret.to_text()), Some(secret.clone()));
        assert_eq!(Secret::parse("77"), None);
        assert_eq!(Secret::parse(&"+f".repeat(32)), None);
        assert_eq!(Secret::parse(&(secret.to_text() + "00")), None);
        assert_eq!(Secret::parse(&"é".repeat(32)), None);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
