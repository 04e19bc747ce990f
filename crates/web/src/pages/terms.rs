//! The terms of a game in running text: each shows its meaning when it is pointed at.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use catalogue::Term;
use maud::{Markup, PreEscaped, html};

use crate::view::Chrome;

/// The terms of every game, by its short name and the code of a language.
static TERMS: LazyLock<BTreeMap<(&'static str, &'static str), Vec<Term>>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for (game, language) in
        catalogue::games().iter().flat_map(|game| ui_kit::Language::ALL.map(|language| (*game, language)))
    {
        let terms = catalogue::glossary(game, language).unwrap_or_else(|error| {
            tracing::error!(game = game.info().slug, %error, "the terms of the game cannot be read");
            Vec::new()
        });
        all.insert((game.info().slug, language.code()), terms);
    }
    all
});

/// The terms of a game in a language.
pub(super) fn terms(slug: &str, language: ui_kit::Language) -> &'static [Term] {
    let found = TERMS.iter().find(|((game, code), _)| *game == slug && *code == language.code());
    found.map_or(&[], |(_, terms)| terms)
}

/// A text of the table with its terms marked. They are no tab stops: a key leads to them.
pub(super) fn marked(chrome: &Chrome, slug: &str, text: &str) -> Markup {
    let draw = |number: usize, word: &str| {
        html! { dfn .term tabindex="-1" data-term={ "term-" (number) } { (PreEscaped(word)) } }
    };
    let mut marker = Marker { terms: terms(slug, chrome.language), seen: BTreeSet::new(), draw: &draw };
    let mut out = String::new();
    marker.text(&html! { (text) }.into_string(), &mut out);
    PreEscaped(out)
}

/// The meanings of terms, each in a box that the terms in the text open.
pub(super) fn meanings(terms: &[Term]) -> Markup {
    html! {
        @for (number, term) in terms.iter().enumerate() {
            div .term-card id={ "term-" (number) } popover="auto" { strong { (term.name) } " " (term.meaning) }
        }
    }
}

/// Marks the first mention of each term.
pub(super) struct Marker<'a> {
    pub(super) terms: &'a [Term],
    /// The numbers of the terms that were mentioned.
    pub(super) seen: BTreeSet<usize>,
    /// Draws a mention: the number of the term, and the words as they are written, escaped.
    pub(super) draw: &'a dyn Fn(usize, &str) -> Markup,
}

impl Marker<'_> {
    /// Writes an escaped text without tags, with its terms marked.
    pub(super) fn text(&mut self, text: &str, out: &mut String) {
        let (mut rest, mut in_word) = (text, false);
        while let Some(sign) = rest.chars().next() {
            let found = (!in_word).then(|| self.begins(rest)).flatten();
            let length = found.map_or(sign.len_utf8(), |(_, length)| length);
            let (word, after) = rest.split_at(length);
            match found {
                Some((number, _)) if self.seen.insert(number) => out.push_str(&(self.draw)(number, word).0),
                _ => out.push_str(word),
            }
            in_word = word.ends_with(char::is_alphanumeric);
            rest = after;
        }
    }

    /// The term a text begins with, and the length of its form. Of two terms it is the longer one.
    fn begins(&self, text: &str) -> Option<(usize, usize)> {
        let terms = self.terms.iter().enumerate();
        terms.into_iter().find_map(|(number, term)| Some((number, term.length_in(text)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_mention_of_a_term_is_marked_and_the_rest_is_escaped() {
        let draw = |number: usize, word: &str| html! { b title=(number) { (PreEscaped(word)) } };
        let terms = terms("power-grid", ui_kit::Language::En);
        let hybrid = terms.iter().position(|term| term.name == "hybrid").expect("a term of Power Grid");
        let mut marker = Marker { terms, seen: BTreeSet::new(), draw: &draw };
        let mut out = String::new();
        marker.text(&html! { "<i> Hybrids or a hybrid" }.into_string(), &mut out);
        assert_eq!(out, format!("&lt;i&gt; <b title=\"{hybrid}\">Hybrids</b> or a hybrid"));
    }

    /// Otherwise the second mention of a term would show the meaning of a word inside it.
    #[test]
    fn a_shorter_term_inside_a_longer_one_is_not_marked() {
        let terms = terms("castles-of-burgundy", ui_kit::Language::Hu);
        let draw = |number: usize, word: &str| html! { b title=(terms[number].name) { (PreEscaped(word)) } };
        let mut marker = Marker { terms, seen: BTreeSet::new(), draw: &draw };
        let mut out = String::new();
        marker.text("város, város, vár", &mut out);
        assert_eq!(out, r#"<b title="város">város</b>, város, <b title="vár">vár</b>"#);
    }

    #[test]
    fn every_game_has_terms_in_both_languages() {
        for game in catalogue::games() {
            for language in ui_kit::Language::ALL {
                assert!(terms(game.info().slug, language).len() > 5, "{} {language}", game.info().slug);
            }
        }
    }
}
