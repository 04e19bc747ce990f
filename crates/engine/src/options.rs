//! The options of a game: map, variants, kinds of setup.

use std::collections::BTreeMap;

use crate::Info;

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// Its name, such as `map`.
    pub key: &'static str,
    /// The default value, suitable for a first game.
    pub default: &'static str,
    /// The values it may have; a value in angle brackets is a placeholder.
    pub values: &'static [&'static str],
}

/// A value for every option of a game, as text, and the version of its rules. The command line, records and pages use
/// this form.
///
/// ```
/// use engine::{Game, OptionMap};
/// use testkit::toy::Squirrels;
///
/// let mut options = OptionMap::defaults(&Squirrels::INFO);
/// options.set("winters", "3").unwrap();
/// assert_eq!(options.get("winters"), "3");
/// assert!(options.set("summers", "3").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionMap {
    rules: u32,
    values: BTreeMap<&'static str, String>,
}

impl OptionMap {
    /// Every option at its default, with the newest rules.
    #[must_use]
    pub fn defaults(info: &Info) -> Self {
        let values = info.options.iter().map(|option| (option.key, option.default.to_owned())).collect();
        Self { rules: info.rules, values }
    }

    /// The same options with another version of the rules: one of [`Info::oldest_rules`] to [`Info::rules`].
    #[must_use]
    pub fn with_rules(self, rules: u32) -> Self {
        Self { rules, ..self }
    }

    /// The version of the rules.
    #[must_use]
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// Sets one option. The game checks the values later, all together.
    ///
    /// # Errors
    /// A sentence if the game has no option of this name.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match self.values.iter_mut().find(|(known, _)| **known == key) {
            Some((_, slot)) => *slot = value.to_owned(),
            None => {
                let known = self.values.keys().copied().collect::<Vec<_>>().join(", ");
                return Err(format!("there is no option \"{key}\"; the options are {known}"));
            }
        }
        Ok(())
    }

    /// The value of an option of this game.
    ///
    /// # Panics
    /// If the game does not list the option.
    #[must_use]
    pub fn get(&self, key: &str) -> &str {
        self.values.get(key).expect("a game reads only the options it lists")
    }

    /// All options with their values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter().map(|(key, value)| (*key, value.as_str()))
    }
}
