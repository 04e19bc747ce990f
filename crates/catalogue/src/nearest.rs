//! Guessing what somebody meant to type.

/// The candidate that `word` was probably meant to be: at most a third of its letters are wrong.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let with_distance = candidates.iter().map(|candidate| (distance(word, candidate), *candidate));
    let (distance, candidate) = with_distance.min_by_key(|(distance, _)| *distance)?;
    (distance * 3 <= candidate.chars().count().max(3)).then_some(candidate)
}

/// How many letters must be changed, added or left out; capitals count as small letters.
fn distance(one: &str, other: &str) -> usize {
    let letters = |word: &str| word.to_lowercase().chars().collect::<Vec<_>>();
    let (one, other) = (letters(one), letters(other));
    // The row for the letters of `one` seen so far: the distance to each beginning of `other`.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (to, wanted) in other.iter().enumerate() {
            let change = diagonal + usize::from(letter != wanted);
            diagonal = row[to + 1];
            row[to + 1] = change.min(diagonal + 1).min(row[to] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_right() {
        for (one, other, expected) in
            [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("Greedy", "greedy", 0), ("ő", "o", 1)]
        {
            assert_eq!(distance(one, other), expected, "{one} {other}");
            assert_eq!(distance(other, one), expected, "{other} {one}");
        }
    }

    #[test]
    fn only_near_words_are_suggested() {
        let games = ["power-grid", "barrage"];
        assert_eq!(nearest("powergrid", &games), Some("power-grid"));
        assert_eq!(nearest("barage", &games), Some("barrage"));
        assert_eq!(nearest("chess", &games), None);
        assert_eq!(nearest("chess", &[]), None);
    }
}
