//! The languages of the program.

use std::fmt;

/// A language people may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Hungarian.
    Hu,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Self; 2] = [Self::En, Self::Hu];

    /// The code in commands, addresses and message files: `en`, `hu`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Hu => "hu",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
