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

    /// A difference with one decimal and its sign: `+4.2`, in Hungarian `+4,2`. `None` if nothing is left of it after rounding.
    ///
    /// ```
    /// use ui_kit::Language;
    ///
    /// assert_eq!(Language::En.difference(4.21).as_deref(), Some("+4.2"));
    /// assert_eq!(Language::Hu.difference(-0.06).as_deref(), Some("−0,1"));
    /// assert_eq!(Language::En.difference(-0.04), None);
    /// ```
    #[must_use]
    pub fn difference(self, number: f32) -> Option<String> {
        let digits = format!("{:.1}", number.abs());
        if digits == "0.0" {
            return None;
        }
        let sign = if number < 0.0 { '−' } else { '+' };
        Some(match self {
            Self::En => format!("{sign}{digits}"),
            Self::Hu => format!("{sign}{}", digits.replace('.', ",")),
        })
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
