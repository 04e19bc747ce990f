//! Secrets and table codes; secrets are compared in constant time.

use engine::hex;
use subtle::ConstantTimeEq;

/// Letters of table codes: none that looks like a digit or like another letter.
const CODE_LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// How long a table code is.
const CODE_LENGTH: usize = 6;

/// Random bytes from the system.
///
/// # Panics
/// If the system provides none: no secret can be created then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A new secret of 160 bits, for links and cookies.
pub(crate) fn secret() -> String {
    hex::encode(&random::<20>())
}

/// Whether two secrets are equal, compared in constant time.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// Shuffles a short list unpredictably.
pub(crate) fn shuffle<T>(things: &mut [T]) {
    for last in (1..things.len()).rev() {
        let number = u64::from_le_bytes(random());
        // The list is short, so the bias of the modulo is negligible.
        let other = usize::try_from(number % (last as u64 + 1)).unwrap_or(0);
        things.swap(last, other);
    }
}

/// A new code for a table.
pub(crate) fn code() -> String {
    let bytes = random::<CODE_LENGTH>();
    // 256 is not a multiple of 24, so some letters are a little more likely: a code is a name, not a secret.
    bytes.iter().map(|&byte| char::from(CODE_LETTERS[usize::from(byte) % CODE_LETTERS.len()])).collect()
}

/// How long a code to sign in is: 55 random bits, too many to guess or to find from a hash within its quarter of an hour.
const SIGN_IN_LENGTH: usize = 12;

/// A new code to sign in: `ABCD-EFGH-JKLM`.
pub(crate) fn sign_in_code() -> String {
    // The largest multiple of the number of letters below 256: other bytes are drawn again, so that all letters are as likely.
    let fair = u8::try_from(256 / CODE_LETTERS.len() * CODE_LETTERS.len()).unwrap_or(u8::MAX);
    let bytes = std::iter::repeat_with(random::<SIGN_IN_LENGTH>).flatten().filter(|byte| *byte < fair);
    let letters = bytes.map(|byte| char::from(CODE_LETTERS[usize::from(byte) % CODE_LETTERS.len()]));
    grouped(letters.take(SIGN_IN_LENGTH))
}

/// A code to sign in as people type it; `None` if it cannot be one.
pub(crate) fn read_sign_in_code(text: &str) -> Option<String> {
    let letters = text.chars().filter(|c| !matches!(c, '-' | ' ')).map(|c| c.to_ascii_uppercase());
    let letters: Vec<char> = letters.take(SIGN_IN_LENGTH + 1).collect();
    let is_letter = |c: &char| u8::try_from(*c).is_ok_and(|byte| CODE_LETTERS.contains(&byte));
    (letters.len() == SIGN_IN_LENGTH && letters.iter().all(is_letter)).then(|| grouped(letters.into_iter()))
}

/// Letters in groups of four.
fn grouped(letters: impl Iterator<Item = char>) -> String {
    let letters: Vec<char> = letters.collect();
    letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A code as people type it, in any case and with dashes; `None` if it cannot be a code.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let letters: String = text
        .chars()
        .filter(|c| !matches!(c, '-' | ' '))
        .take(CODE_LENGTH + 1)
        .collect::<String>()
        .to_uppercase();
    let good = letters.len() == CODE_LENGTH && letters.bytes().all(|letter| CODE_LETTERS.contains(&letter));
    good.then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_write_them() {
        assert_eq!(read_code("abc-def").as_deref(), Some("ABCDEF"));
        assert_eq!(read_code("ABC DEF").as_deref(), Some("ABCDEF"));
        for bad in ["", "ABC", "ABCDEFG", "ABCDE0", "ABCDEI", "ÁÁÁÁÁÁ", "../../"] {
            assert_eq!(read_code(bad), None, "{bad}");
        }
        let made = code();
        assert_eq!(read_code(&made), Some(made));
    }

    #[test]
    fn codes_to_sign_in_are_read_as_people_write_them() {
        for text in ["ABCD-EFGH-JKLM", "abcdefghjklm", " ABCD EFGH JKLM "] {
            assert_eq!(read_sign_in_code(text).as_deref(), Some("ABCD-EFGH-JKLM"));
        }
        for bad in ["", "ABCD-EFGH-JKL", "ABCD-EFGH-JKLMN", "ABCD-EFGH-JKL0", "ABCD-EFGH-JKLÁ"] {
            assert_eq!(read_sign_in_code(bad), None, "{bad}");
        }
        let made = sign_in_code();
        assert_eq!(read_sign_in_code(&made), Some(made));
    }

    #[test]
    fn a_shuffle_keeps_everything_and_reaches_every_order() {
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut three = [1, 2, 3];
            shuffle(&mut three);
            seen.insert(three);
        }
        assert_eq!(seen.len(), 6);
    }

    #[test]
    fn secrets_differ_and_compare() {
        let one = secret();
        assert_eq!(one.len(), 40);
        assert!(same(&one, &one.clone()));
        assert!(!same(&one, &secret()));
        assert!(!same(&one, ""));
    }
}
