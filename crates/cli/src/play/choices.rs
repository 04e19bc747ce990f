//! A list of choices that fits a screen.

use catalogue::Choice;
use ui_kit::Language;

use crate::words;

/// Longer runs of choices that differ only in an increasing number (bids) are shown in one row.
const MAX_RUN: usize = 10;

/// One row per choice, numbered from one; long runs in one row.
pub(super) fn rows(choices: &[Choice], language: Language) -> Vec<String> {
    let digits = choices.len().to_string().len();
    let mut rows = Vec::new();
    let mut at = 0;
    while at < choices.len() {
        let run = run_length(&choices[at..]);
        if run > MAX_RUN {
            let last = at + run - 1;
            let values = [
                ("first", choices[at].words.as_str().into()),
                ("last", choices[last].words.as_str().into()),
                ("example", choices[at + run / 2].notation.as_str().into()),
            ];
            let run_words = words::text(language, "play-run", &values);
            rows.push(format!("{:>digits$} … {}  {run_words}", at + 1, last + 1));
            at = last + 1;
        } else {
            rows.push(format!("{:>digits$}  {}", at + 1, choices[at].words));
            at += 1;
        }
    }
    rows
}

/// The number of choices at the start that are the same action with a number increasing by one.
fn run_length(choices: &[Choice]) -> usize {
    let split = |choice: &Choice| -> Option<(String, i64)> {
        let (head, number) = choice.notation.rsplit_once(' ')?;
        Some((head.to_owned(), number.parse().ok()?))
    };
    let goes_on = |pair: &[Choice]| match (split(&pair[0]), split(&pair[1])) {
        (Some((head, number)), Some((next_head, next))) => head == next_head && next == number + 1,
        _ => false,
    };
    1 + choices.windows(2).take_while(|pair| goes_on(pair)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(notation: &str) -> Choice {
        Choice { notation: notation.to_owned(), words: format!("to {notation}") }
    }

    #[test]
    fn bids_are_shown_in_one_row() {
        let mut choices = vec![choice("pass")];
        choices.extend((5..50).map(|bid| choice(&format!("bid {bid}"))));
        choices.push(choice("sell 3"));
        let rows = rows(&choices, Language::En);
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[0], " 1  to pass");
        assert!(rows[1].starts_with(" 2 … 46  to bid 5 … to bid 49"), "{}", rows[1]);
        assert!(rows[1].contains("bid 27"));
        assert_eq!(rows[2], "47  to sell 3");
    }

    #[test]
    fn short_runs_are_shown_one_by_one() {
        let choices: Vec<Choice> = (3..7).map(|plant| choice(&format!("nominate {plant}"))).collect();
        assert_eq!(rows(&choices, Language::En)[3], "4  to nominate 6");
        assert!(rows(&[], Language::En).is_empty());
    }
}
