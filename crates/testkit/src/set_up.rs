//! Which game is opened.

use std::fmt;

use engine::{Chance, Components, Files, Game, Match, OptionMap, Seed, SetUpError};

/// How many play, and by which options; those that are not named have their default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// How many play.
    pub seats: u8,
    /// Options and their values.
    pub options: Vec<(String, String)>,
}

impl SetUp {
    /// The set-up with these options.
    #[must_use]
    pub fn new(seats: u8, options: &[(&str, &str)]) -> Self {
        let own = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        Self { seats, options: options.iter().map(own).collect() }
    }

    /// Every option of the game with its value.
    ///
    /// # Panics
    /// If the game has no option of a name used here.
    #[must_use]
    pub fn option_map<G: Game>(&self) -> OptionMap {
        let mut options = OptionMap::defaults(G::INFO.options);
        for (key, value) in &self.options {
            options.set(key, value).expect("a set-up names only options the game has");
        }
        options
    }

    /// A new game with these components.
    ///
    /// # Panics
    /// If the game refuses this set-up.
    #[must_use]
    pub fn start<G: Game>(&self, components: Components<G::Components>, chance: &mut impl Chance) -> G {
        let options = G::options(&components, &self.option_map::<G>()).expect("options that make sense");
        G::start(components, &options, self.seats, chance).expect("a legal set-up")
    }

    /// Opens a match with the components that come with the program.
    ///
    /// # Errors
    /// If the game refuses this set-up.
    ///
    /// # Panics
    /// If the game has no option of a name used here.
    pub fn open<G: Game>(
        &self,
        components: Components<G::Components>,
        hash: &str,
        seed: Seed,
    ) -> Result<Match<G>, SetUpError> {
        Match::open(components, hash, &self.option_map::<G>(), self.seats, seed)
    }
}

impl fmt::Display for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats", self.seats)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, ", {key} {value}"))
    }
}

/// Every number of seats with every combination of listed option values. Values in angle brackets, which
/// stand for something to be filled in, are left out.
#[must_use]
pub fn every_set_up<G: Game>() -> Vec<SetUp> {
    let mut set_ups: Vec<SetUp> = G::INFO.seats.map(|seats| SetUp::new(seats, &[])).collect();
    for option in G::INFO.options {
        let values: Vec<_> = option.values.iter().filter(|value| !value.starts_with('<')).collect();
        if values.is_empty() {
            continue;
        }
        set_ups = set_ups
            .iter()
            .flat_map(|set_up| values.iter().map(move |value| (set_up.clone(), value)))
            .map(|(mut set_up, value)| {
                set_up.options.push((option.key.to_owned(), (**value).to_owned()));
                set_up
            })
            .collect();
    }
    set_ups
}

/// The components that come with the program, and their hash. Each call makes another set, and positions of
/// different sets are never equal.
///
/// # Panics
/// If the game refuses its own components.
#[must_use]
pub fn embedded_components<G: Game>() -> (Components<G::Components>, String) {
    let files = Files::embedded(G::FILES);
    let components = G::components(&files).expect("the components that come with the game are right");
    (Components::keep(components), files.hash().expect("the components that come with the game are TOML"))
}
