//! Numbers in the text of a file.

/// The text with other numbers for these keys; everything else stays, comments too. Keys inside of tables are others.
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
                // Debug shows a whole number with its point.
                format!("{key}={space}{number:?}{after}")
            }
            _ => line.to_owned(),
        }
    });
    lines.collect()
}

/// A number with four digits that count: weights are not known better than that.
pub(super) fn rounded(number: f64) -> f64 {
    format!("{number:.3e}").parse().expect("a number that was just written")
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
    fn four_digits_count() {
        assert_eq!([0.123_456, -98_765.4, 2.0].map(rounded), [0.1235, -98_770.0, 2.0]);
    }
}
