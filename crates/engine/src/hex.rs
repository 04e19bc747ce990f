//! Bytes as hexadecimal text, for seeds and hashes.

/// Lower-case hexadecimal digits of `bytes`.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes written as 64 hexadecimal digits; `None` for any other text.
#[must_use]
pub fn decode(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_text_round_trips_and_refuses_everything_else() {
        let bytes = std::array::from_fn(|at| u8::try_from(at * 8 % 256).unwrap());
        assert_eq!(decode(&encode(&bytes)), Some(bytes));
        for bad in ["", "00", &"g".repeat(64), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(decode(bad), None, "{bad}");
        }
    }
}
