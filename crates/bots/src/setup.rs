//! A checked game setup.

use std::sync::{Arc, OnceLock};

use engine::{Chance, Components, Heuristic, Match, OptionMap, Seat, Seed, SetUpError};

use crate::skill::nets;
use crate::{Net, NetError, NetHeader, Skill};

/// Components, options and a number of seats that have been checked against each other: every game can be started.
///
/// ```
/// use bots::Setup;
/// use engine::{Game, OptionMap, Playout};
/// use testkit::toy::Squirrels;
///
/// let (components, hash) = testkit::embedded_components::<Squirrels>();
/// let options = OptionMap::defaults(&Squirrels::INFO);
/// let setup = Setup::<Squirrels>::new(components, &hash, &options, 2).unwrap();
/// let position = setup.start(&mut Playout::new(1));
/// assert!(position.to_act().is_some());
/// assert!(Setup::<Squirrels>::new(components, &hash, &options, 200).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Setup<G: Heuristic> {
    components: Components<G::Components>,
    hash: String,
    map: OptionMap,
    options: G::Options,
    seats: u8,
    /// Read when they are asked for: a setup that only opens matches needs none.
    skills: OnceLock<Vec<Skill<G>>>,
}

impl<G: Heuristic> Setup<G> {
    /// Checks a setup. Every seat gets the weights and the net that come with the game. `hash` is the hash of the component set.
    ///
    /// # Errors
    /// If the game does not allow this setup.
    pub fn new(
        components: Components<G::Components>,
        hash: &str,
        options: &OptionMap,
        seats: u8,
    ) -> Result<Self, SetUpError> {
        // Whether a setup is allowed does not depend on random draws, so checking one game is enough.
        Match::<G>::open(components, hash, options, seats, Seed::new([0; 32]))?;
        let chosen = G::options(&components, options).map_err(SetUpError::Words)?;
        let (hash, map) = (hash.to_owned(), options.clone());
        Ok(Self { components, hash, map, options: chosen, seats, skills: OnceLock::new() })
    }

    /// The number of seats.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The skill of a seat.
    #[must_use]
    pub fn skill(&self, seat: Seat) -> &Skill<G> {
        let built_in = || {
            let skill = Skill::built_in();
            vec![skill.with_fitting_net(&nets::<G>(), &self.hash, &self.map, self.seats); self.seats.into()]
        };
        &self.skills.get_or_init(built_in)[seat.index()]
    }

    /// The same setup with other skills, one per seat.
    ///
    /// # Panics
    /// If the number of skills is not the number of seats.
    #[must_use]
    pub fn with_skills(&self, skills: Vec<Skill<G>>) -> Self {
        assert_eq!(skills.len(), usize::from(self.seats), "every seat has a skill");
        Self {
            components: self.components,
            hash: self.hash.clone(),
            map: self.map.clone(),
            options: self.options.clone(),
            seats: self.seats,
            skills: OnceLock::from(skills),
        }
    }

    /// The built-in weights with a net from a file.
    ///
    /// # Errors
    /// If the net was made for other games.
    pub fn with_net(&self, file: &str, net: &Arc<Net>) -> Result<Skill<G>, NetError> {
        let features = engine::observation_layout(&self.start(&mut engine::Playout::new(0))).len();
        if !net.header().fits(&self.net_header("")) || net.encoding.features() != features {
            let NetHeader { game, rules, layout, seats, options, .. } = net.header();
            let trained = format!(
                "{game} with {seats} players, rules {rules}, observation {layout}, {options} and its own component set"
            );
            return Err(NetError::OtherGames { file: file.to_owned(), trained });
        }
        Ok(Skill::built_in().with_net(Arc::clone(net)))
    }

    /// The header of a net for games with this setup.
    pub(crate) fn net_header(&self, made: &str) -> NetHeader {
        NetHeader::new::<G>(&self.hash, &self.map, self.seats, made)
    }

    /// The starting position of a game.
    pub fn start(&self, chance: &mut impl Chance) -> G {
        G::start(self.components, &self.options, self.seats, chance).expect("the setup has been checked")
    }

    /// A match whose random draws come from `seed`.
    #[must_use]
    pub fn open(&self, seed: Seed) -> Match<G> {
        Match::open(self.components, &self.hash, &self.map, self.seats, seed)
            .expect("the setup has been checked")
    }
}
