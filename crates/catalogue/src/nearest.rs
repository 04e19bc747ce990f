//! Suggestions for mistyped words.

/// The candidate that `word` was probably meant to be: at most a third of its letters differ.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let with_distance = candidates
        .iter()
        .map(|candidate| (strsim::levenshtein(&word, &candidate.to_lowercase()), *candidate));
    let (distance, candidate) = with_distance.min_by_key(|(distance, _)| *distance)?;
    (distance * 3 <= candidate.chars().count().max(3)).then_some(candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_near_words_are_suggested() {
        let games = ["power-grid", "barrage"];
        assert_eq!(nearest("powergrid", &games), Some("power-grid"));
        assert_eq!(nearest("Barage", &games), Some("barrage"));
        assert_eq!(nearest("chess", &games), None);
        assert_eq!(nearest("chess", &[]), None);
    }
}
