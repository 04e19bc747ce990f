//! A legal action as it is offered: where it is listed, what it points at, what it costs and brings.

use maud::Markup;

/// The targets, cost and gain of a legal action, and its place in the list of choices.
#[derive(Clone, Debug, Default)]
pub struct Offer {
    /// The ids of the elements to click for it, in any order. Each click keeps the choices with this target, until
    /// one is left.
    pub targets: Vec<String>,
    /// The heading under which it is listed; `None` for what points at nothing, such as passing.
    pub head: Option<Head>,
    /// What tells it from the other choices under its heading: "middle", "field 5, die 5". Without a label the list shows
    /// the whole sentence.
    pub label: Option<String>,
    /// Pictures of what it uses, such as a die. Its sentence names them.
    pub pictures: Vec<Markup>,
    /// What the player pays.
    pub cost: Vec<Amount>,
    /// What the player gets, and what it does to others.
    pub gain: Vec<Amount>,
    /// The player's numbers afterwards, and what else is good to know before.
    pub after: Vec<Amount>,
    /// A sentence about a surprising consequence.
    pub warning: Option<String>,
}

impl Offer {
    /// The cost in words: "1 engineer, 3 credits"; `None` if there is none.
    #[must_use]
    pub fn cost_words(&self) -> Option<String> {
        joined(&self.cost, ", ")
    }

    /// The gain in words; some of them are lists themselves.
    #[must_use]
    pub fn gain_words(&self) -> Option<String> {
        joined(&self.gain, " · ")
    }

    /// What is different afterwards, in words: "money 63 → 42 · cities 3 → 4".
    #[must_use]
    pub fn after_words(&self) -> Option<String> {
        joined(&self.after, " · ")
    }
}

fn joined(amounts: &[Amount], separator: &str) -> Option<String> {
    let words: Vec<&str> = amounts.iter().map(|amount| amount.words.as_str()).collect();
    (!words.is_empty()).then(|| words.join(separator))
}

/// A heading of the list of choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Tells it from the other headings, in every language: `take-5`.
    pub key: String,
    /// Its words: "Take with die 5".
    pub words: String,
}

impl Head {
    /// A heading.
    #[must_use]
    pub fn new(key: impl Into<String>, words: String) -> Self {
        Self { key: key.into(), words }
    }
}

/// An amount of something, as the game shows it: a number beside a symbol.
#[derive(Clone, Debug)]
pub struct Amount {
    /// The amount in words: "3 yellowcake".
    pub words: String,
    /// The number with its sign, or a short text, beside the symbol: "−3", "0 → 1". Empty if only words tell it: then it is
    /// shown where there is space for words.
    pub short: String,
    /// The symbol; `None` where the number says enough.
    pub icon: Option<Markup>,
}

impl Amount {
    /// So many things that are paid.
    #[must_use]
    pub fn minus(count: impl Into<i64>, words: String, icon: Markup) -> Self {
        Self::shown(format!("−{}", count.into()), words, icon)
    }

    /// So many things that are gained.
    #[must_use]
    pub fn plus(count: impl Into<i64>, words: String, icon: Markup) -> Self {
        Self::shown(format!("+{}", count.into()), words, icon)
    }

    /// A number that changes.
    #[must_use]
    pub fn change(now: impl Into<i64>, after: impl Into<i64>, words: String, icon: Markup) -> Self {
        Self::shown(format!("{} → {}", now.into(), after.into()), words, icon)
    }

    /// A short text beside a symbol.
    #[must_use]
    pub const fn shown(short: String, words: String, icon: Markup) -> Self {
        Self { words, short, icon: Some(icon) }
    }

    /// A short text that needs no symbol.
    #[must_use]
    pub const fn short(short: String, words: String) -> Self {
        Self { words, short, icon: None }
    }

    /// Something that only words tell.
    #[must_use]
    pub const fn told(words: String) -> Self {
        Self { words, short: String::new(), icon: None }
    }
}
