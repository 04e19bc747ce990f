//! Sentences in message files, one file per language, in the Fluent syntax.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// A value in a sentence: a text, or a number by which the message may choose a plural form.
pub use fluent_bundle::FluentValue as Value;

/// The sentences of one crate in every language.
pub struct Messages {
    en: Catalogue,
    hu: Catalogue,
}

struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

impl Messages {
    /// Reads the message files, which are embedded in the program.
    ///
    /// # Panics
    /// If a file is malformed or has a key twice.
    #[must_use]
    pub fn new(en: &str, hu: &str) -> Self {
        Self { en: Catalogue::new(Language::En, en), hu: Catalogue::new(Language::Hu, hu) }
    }

    /// The sentence of `key`, filled with `values`. An unknown key is returned itself, so that a page with a missing
    /// sentence still works; tests compare the keys of all languages.
    #[must_use]
    pub fn text(&self, language: Language, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let bundle = &self.catalogue(language).bundle;
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message \"{key}\" in {language}");
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "message \"{key}\" in {language}: {errors:?}");
        text.into_owned()
    }

    /// The keys of a language's file, in its order.
    #[must_use]
    pub fn keys(&self, language: Language) -> &[String] {
        &self.catalogue(language).keys
    }

    const fn catalogue(&self, language: Language) -> &Catalogue {
        match language {
            Language::En => &self.en,
            Language::Hu => &self.hu,
        }
    }
}

impl Catalogue {
    fn new(language: Language, text: &str) -> Self {
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("the message file for {language} is malformed: {errors:?}"),
        };
        let identifier: LanguageIdentifier = language.code().parse().expect("our codes are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolation marks are invisible characters around every value: noise in a terminal, in logs and in tests.
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("the message file for {language} says something twice: {errors:?}");
        }
        Self { bundle, keys: keys(text) }
    }
}

/// A message begins at the start of a line with its key and an equals sign; everything else is indented or begins with
/// another sign.
fn keys(text: &str) -> Vec<String> {
    let messages = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    messages.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "\
# A comment = not a key
-brand = Elektro
cities = {$count ->
    [one] {$count} city
   *[other] {$count} cities
}
pay = pay {$first} {-brand}
";
    const HU: &str = "cities = {$count} város\npay = fizess {$first} elektrót\n";

    #[test]
    fn a_sentence_is_filled_in_both_languages() {
        let messages = Messages::new(EN, HU);
        assert_eq!(messages.text(Language::En, "cities", &[("count", 1.into())]), "1 city");
        assert_eq!(messages.text(Language::En, "cities", &[("count", 17.into())]), "17 cities");
        assert_eq!(messages.text(Language::Hu, "cities", &[("count", 1.into())]), "1 város");
        assert_eq!(messages.text(Language::En, "pay", &[("first", 1234.into())]), "pay 1234 Elektro");
    }

    #[test]
    fn keys_are_listed_in_the_order_of_the_file() {
        let messages = Messages::new(EN, HU);
        assert_eq!(messages.keys(Language::En), ["cities", "pay"]);
        assert_eq!(messages.keys(Language::En), messages.keys(Language::Hu));
    }

    #[test]
    #[should_panic(expected = "malformed")]
    fn a_malformed_file_is_noticed_at_once() {
        let _ = Messages::new("a = {$", "");
    }

    #[test]
    #[should_panic(expected = "twice")]
    fn a_repeated_key_is_noticed_at_once() {
        let _ = Messages::new("a = 1\na = 2\n", "");
    }

    #[test]
    fn messages_may_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Messages>();
    }
}
