//! Enums whose values are words.

/// Defines an enum whose values are written as words in component tables and notation, with a list of all values, their
/// indices, and conversion to and from words. The calling crate must depend on `serde`.
///
/// ```
/// parts::words! {
///     /// A season.
///     pub Season {
///         /// Spring.
///         Spring = "spring",
///         /// Winter.
///         Winter = "winter",
///     }
/// }
///
/// assert_eq!(Season::ALL, [Season::Spring, Season::Winter]);
/// assert_eq!((Season::Winter.index(), Season::Winter.number()), (1, 1));
/// assert_eq!(Season::parse("winter"), Some(Season::Winter));
/// assert_eq!(Season::parse("summer"), None);
/// assert_eq!(Season::Spring.to_string(), "spring");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $visible:vis $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
        $visible enum $name {
            $($(#[$value_doc])* #[serde(rename = $word)] $value,)*
        }

        impl $name {
            /// All values, in order.
            pub const ALL: [Self; [$(Self::$value),*].len()] = [$(Self::$value),*];

            /// The index in [`Self::ALL`], for arrays.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The index in [`Self::ALL`] as a `u8`, for sets and draws.
            #[inline]
            #[must_use]
            pub const fn number(self) -> u8 {
                self as u8
            }

            /// The word in tables and notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)*
                }
            }

            /// The value with this word.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.word() == word)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
