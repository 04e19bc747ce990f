//! The terms of a game, with their meanings.

use serde::Deserialize;
use ui_kit::Language;

use crate::AnyGame;

/// `guide/glossary.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    term: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    en: String,
    /// Its other English forms.
    #[serde(default)]
    en_forms: Vec<String>,
    hu: String,
    /// How the Hungarian word begins in its other forms.
    #[serde(default)]
    hu_stems: Vec<String>,
    means_en: String,
    means_hu: String,
}

/// A term of a game in one language.
#[derive(Clone, Debug)]
pub struct Term {
    /// The term.
    pub name: String,
    /// Its meaning, in a sentence or two.
    pub meaning: String,
    language: Language,
    /// How the term and its forms begin, in small letters.
    stems: Vec<String>,
}

impl Term {
    /// Whether a text mentions the term in any form.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        let after_a_word = |at: usize| text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        text.char_indices().any(|(at, _)| !after_a_word(at) && self.length_in(&text[at..]).is_some())
    }

    /// If a text begins with a form of the term, how long that is in bytes.
    #[must_use]
    pub fn length_in(&self, text: &str) -> Option<usize> {
        self.stems.iter().find_map(|stem| {
            let (mut length, mut signs) = (0, text.chars());
            for wanted in stem.chars() {
                let sign = signs.next().filter(|sign| sign.to_lowercase().eq(std::iter::once(wanted)))?;
                length += sign.len_utf8();
            }
            let ending: String = signs.take_while(|sign| sign.is_alphanumeric()).collect();
            let fits = match self.language {
                Language::En => matches!(ending.as_str(), "" | "s" | "es"),
                // A short stem may be the beginning of other words.
                Language::Hu => ending.chars().count() <= if stem.chars().count() > 4 { 8 } else { 2 },
            };
            fits.then_some(length + ending.len())
        })
    }
}

/// The terms of a game, the longest first.
///
/// # Errors
/// The entry that is wrong.
pub fn glossary(game: &dyn AnyGame, language: Language) -> Result<Vec<Term>, toml::de::Error> {
    let file: File = toml::from_str(game.rulebook().glossary)?;
    let mut terms: Vec<Term> = file.term.into_iter().map(|row| row.term(language)).collect();
    terms.sort_by_key(|term| std::cmp::Reverse(term.name.chars().count()));
    Ok(terms)
}

impl Row {
    fn term(self, language: Language) -> Term {
        let (name, forms, meaning) = match language {
            Language::En => (self.en, self.en_forms, self.means_en),
            Language::Hu => (self.hu, self.hu_stems, self.means_hu),
        };
        let stems = std::iter::once(name.clone()).chain(forms).map(|stem| stem.to_lowercase()).collect();
        Term { name, meaning, language, stems }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn term(language: Language) -> Term {
        let row = Row {
            en: "Base".to_owned(),
            en_forms: vec!["basement".to_owned()],
            hu: "csatorna".to_owned(),
            hu_stems: vec!["csatorn".to_owned()],
            means_en: String::new(),
            means_hu: String::new(),
        };
        row.term(language)
    }

    #[test]
    fn a_term_is_found_in_its_forms() {
        let english = term(Language::En);
        assert_eq!(english.length_in("bases and"), Some(5));
        assert_eq!(english.length_in("Basements"), Some(9));
        assert_eq!(english.length_in("based on"), None);
        let hungarian = term(Language::Hu);
        assert_eq!(hungarian.length_in("Csatornát épít"), Some("Csatornát".len()));
        assert_eq!(hungarian.length_in("csat"), None);
    }
}
