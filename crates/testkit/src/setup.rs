//! Setting up games in tests.

use std::fmt;

use engine::{Chance, Components, Files, Game, Match, OptionMap, Playout, Seed, SetUpError};

/// The number of seats and the options of a game; options that are not listed have their default.
///
/// ```
/// use engine::{Game, Playout};
/// use testkit::toy::Squirrels;
/// use testkit::{GameSetup, embedded_components};
///
/// let (components, _) = embedded_components::<Squirrels>();
/// let position: Squirrels = GameSetup::new(3, &[("hollows", "open")]).start(components, &mut Playout::new(7));
/// assert_eq!(position.seats(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetup {
    /// The number of seats.
    pub seats: u8,
    /// Keys and values of options.
    pub options: Vec<(String, String)>,
    /// The version of the rules; `None` for the newest.
    pub rules: Option<u32>,
}

impl GameSetup {
    /// The setup with these options.
    #[must_use]
    pub fn new(seats: u8, options: &[(&str, &str)]) -> Self {
        let own = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        Self { seats, options: options.iter().map(own).collect(), rules: None }
    }

    /// The same setup with another version of the rules.
    #[must_use]
    pub fn with_rules(self, rules: u32) -> Self {
        Self { rules: Some(rules), ..self }
    }

    /// The value of every option of the game.
    ///
    /// # Panics
    /// If the game has no option of a name used here.
    #[must_use]
    pub fn option_map<G: Game>(&self) -> OptionMap {
        let mut options = OptionMap::defaults(&G::INFO);
        if let Some(rules) = self.rules {
            options = options.with_rules(rules);
        }
        for (key, value) in &self.options {
            options.set(key, value).expect("a setup names only options the game has");
        }
        options
    }

    /// The first position of a new game.
    ///
    /// # Panics
    /// If the game refuses this setup.
    #[must_use]
    pub fn start<G: Game>(&self, components: Components<G::Components>, chance: &mut impl Chance) -> G {
        let options = G::options(&components, &self.option_map::<G>()).expect("options that make sense");
        G::start(components, &options, self.seats, chance).expect("a legal setup")
    }

    /// Opens a match.
    ///
    /// # Errors
    /// If the game refuses this setup.
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

impl fmt::Display for GameSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats", self.seats)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, ", {key} {value}"))?;
        self.rules.map_or(Ok(()), |rules| write!(f, ", rules {rules}"))
    }
}

/// Every number of seats with every combination of listed option values, without placeholders such as `<seat>`, and
/// with the default options under every earlier version of the rules.
#[must_use]
pub fn every_setup<G: Game>() -> Vec<GameSetup> {
    let mut setups: Vec<GameSetup> = G::INFO.seats.map(|seats| GameSetup::new(seats, &[])).collect();
    for option in G::INFO.options {
        let values: Vec<_> = option.values.iter().filter(|value| !value.starts_with('<')).collect();
        if values.is_empty() {
            continue;
        }
        setups = setups
            .iter()
            .flat_map(|setup| values.iter().map(move |value| (setup.clone(), value)))
            .map(|(mut setup, value)| {
                setup.options.push((option.key.to_owned(), (**value).to_owned()));
                setup
            })
            .collect();
    }
    let earlier = G::INFO.oldest_rules..G::INFO.rules;
    setups.extend(
        earlier
            .flat_map(|rules| G::INFO.seats.map(move |seats| GameSetup::new(seats, &[]).with_rules(rules))),
    );
    setups
}

/// The embedded components and their hash. Each call returns a new set, and positions of different sets are never
/// equal.
///
/// # Panics
/// If the game refuses its own components.
#[must_use]
pub fn embedded_components<G: Game>() -> (Components<G::Components>, String) {
    let files = Files::of::<G>();
    let components = G::components(&files).expect("the components that come with the game are right");
    (Components::keep(components), files.hash().expect("the components that come with the game are TOML"))
}

/// The first position of a game with the embedded components; random draws of the setup are the same in each call.
///
/// # Panics
/// If the game refuses this setup.
#[must_use]
pub fn new_game<G: Game>(seats: u8, options: &[(&str, &str)]) -> G {
    GameSetup::new(seats, options).start(embedded_components::<G>().0, &mut Playout::new(0))
}
