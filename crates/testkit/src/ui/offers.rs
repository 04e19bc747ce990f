//! Checks of what the list of choices says.

use std::collections::{BTreeMap, BTreeSet};

use engine::Game as _;
use ui_kit::{Amount, GameUi, Language, TableUi, layout};

use super::{check_words, look, shown, tags};

/// The maximum width of a heading.
const WIDEST: usize = 40;

/// Checks that in both languages no two choices in the list have the same heading and label, that a label has at most
/// `widest` columns, and that every amount has words and, if it is drawn, a symbol that the page defines. Returns how many
/// labels there were.
///
/// # Panics
/// If not.
pub fn check_labels<U: TableUi>(position: &U::Game, widest: usize) -> usize {
    let labels = Language::ALL.map(|language| {
        look::<U, _>(position, position.to_act(), language, |scene| {
            let (mut seen, mut heads, mut labels, mut symbols) =
                (BTreeMap::new(), BTreeMap::new(), 0, BTreeSet::new());
            let wanted = scene.choices.iter().filter(|(action, _)| !U::is_aside(position, *action));
            for &(action, _) in wanted {
                let offer = U::offer(scene, action);
                let words = U::choice(position, action, scene.names, language);
                if let Some(head) = &offer.head {
                    check_width::<U>(&head.words, WIDEST);
                    let same = heads.entry(head.key.clone()).or_insert_with(|| head.words.clone());
                    assert_eq!(*same, head.words, "two headings for {}", head.key);
                }
                if let Some(label) = &offer.label {
                    check_width::<U>(label, widest);
                    assert!(offer.head.is_some(), "a label without a heading: {label}");
                    labels += 1;
                }
                let line = (offer.head.map(|head| head.words), offer.label.unwrap_or(words));
                if let Some(other) = seen.insert(line.clone(), action) {
                    panic!("{action:?} and {other:?} are both {line:?}");
                }
                for amount in offer.cost.iter().chain(&offer.gain).chain(&offer.after) {
                    check_amount::<U>(amount);
                    let icon = amount.icon.iter().flat_map(|icon| tags(&icon.0));
                    symbols.extend(icon.filter_map(|tag| tag.get("href").map(str::to_owned)));
                }
            }
            let all = tags(&shown::<U>(scene));
            let defined: BTreeSet<&str> = all.iter().filter_map(|tag| tag.get("id")).collect();
            for symbol in symbols {
                assert!(defined.contains(symbol.trim_start_matches('#')), "{symbol} is not defined");
            }
            labels
        })
    });
    labels[0]
}

fn check_width<U: GameUi>(text: &str, most: usize) {
    check_words::<U>(text);
    assert!(layout::width(text) <= most, "{} columns: {text}", layout::width(text));
}

fn check_amount<U: GameUi>(amount: &Amount) {
    check_words::<U>(&amount.words);
    let short = &amount.short;
    assert!(layout::width(short) <= 12, "{short}");
    // A sign of its own tells nothing, and a number alone has to be explained by words.
    assert!(amount.icon.is_none() || !short.is_empty(), "{}: only a symbol", amount.words);
    let number: String = short.chars().filter(char::is_ascii_digit).collect();
    let words: String = amount.words.chars().filter(char::is_ascii_digit).collect();
    assert!(words.contains(&number) || number == "1", "{short} is told as {}", amount.words);
}
