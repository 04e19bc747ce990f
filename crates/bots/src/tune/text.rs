//! Replacing numbers in the text of a file.

/// Replaces the numbers of these top-level keys; everything else, comments included, stays as it is.
pub(super) fn with_numbers(text: &str, numbers: &[(String, f64)]) -> String {
    let mut inside = false;
    let lines = text.split_inclusive('\n').map(|line| {
        inside |= line.trim_start().starts_with('[');
        let number = |key: &str| numbers.iter().find(|(known, _)| known == key.trim());
        match line.split_once('=').and_then(|(key, rest)| Some((key, rest, number(key)?))) {
            Some((key, rest, (_, number))) if !inside => {
                let old = rest.trim_start();
                let space = &rest[..rest.len() - old.len()];
                let after = old.find(|c: char| c.is_whitespace() || c == '#').map_or("", |end| &old[end..]);
                // Debug formatting keeps the decimal point of an integral number.
                format!("{key}={space}{number:?}{after}")
            }
            _ => line.to_owned(),
        }
    });
    lines.collect()
}

/// Rounds to four significant digits, about the precision that tuning reaches.
pub(super) fn rounded(number: f64) -> f64 {
    format!("{number:.3e}").parse().expect("a formatted number can be parsed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_are_replaced() {
        let text = "# one = 1\none = 1.0 # first\n two=2\nthree = 3.0\n[more]\none = 5.0";
        let numbers = [("one".to_owned(), 1.25), ("two".to_owned(), -3.0)];
        let new = "# one = 1\none = 1.25 # first\n two=-3.0\nthree = 3.0\n[more]\none = 5.0";
        assert_eq!(with_numbers(text, &numbers), new);
    }

    #[test]
    fn numbers_are_rounded_to_four_significant_digits() {
        assert_eq!([0.123_456, -98_765.4, 2.0].map(rounded), [0.1235, -98_770.0, 2.0]);
    }
}
