//! What may be chosen before a game starts: map, variants, ways of setting up.

use std::collections::BTreeMap;

use crate::Info;

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// Its name, such as `map`.
    pub key: &'static str,
    /// What holds if nothing is said: a good first game.
    pub default: &'static str,
    /// The values it may have; a value in angle brackets stands for something to be filled in.
    pub values: &'static [&'static str],
}

/// A value for every option of a game, as text, and the version of its rules: the form in which command line, records and
/// pages know them.
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

    /// Sets one option. The value is judged by the game, when all are set.
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
