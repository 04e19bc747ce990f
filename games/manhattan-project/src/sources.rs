//! Which entries of the component files are reconstructed: for explanations, not for the rules.

/// The certainty of the numbers of an entry; `SOURCES.md` has the details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// All numbers are attested by the rulebook or another source.
    Attested,
    /// Some of the numbers are reconstructed.
    Partly,
    /// All numbers are reconstructed.
    Reconstructed,
}

/// The entries that are not attested, by id.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sources {
    partly: Vec<String>,
    reconstructed: Vec<String>,
}

impl Sources {
    /// The certainty of a space, building or bomb, or of the price of a market position (`market-6`).
    #[must_use]
    pub fn certainty(&self, id: &str) -> Certainty {
        let lists = |ids: &[String]| ids.iter().any(|known| known == id);
        match (lists(&self.partly), lists(&self.reconstructed)) {
            (_, true) => Certainty::Reconstructed,
            (true, false) => Certainty::Partly,
            (false, false) => Certainty::Attested,
        }
    }

    /// All ids of the lists.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.partly.iter().chain(&self.reconstructed).map(String::as_str)
    }
}
