//! Referees: a second, slow and obvious implementation of some rules of a game, compared with the engine after every
//! action of whole games.
//!
//! A referee is written from `rules.md` and the component files. It reads positions through their public functions, but
//! calls none that applies a rule it checks: otherwise both would make the same mistake.

use std::fmt::{self, Debug};

use engine::{Game, Heuristic, Playout, Seat};

use crate::{GameSetup, actions, embedded_components, pick};

/// One in this many actions of a random game is picked from the whole list instead of [`Game::at_random`].
const PICK_FROM_ALL: u32 = 16;

/// An action with the positions around it.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a, G: Game> {
    /// The position before.
    pub before: &'a G,
    /// The acting seat.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The events reported by the engine.
    pub events: &'a [G::Event],
    /// The position after.
    pub after: &'a G,
}

/// A second implementation of some rules, which follows one game.
pub trait Referee<G: Game>: Sized {
    /// The referee of the game that begins with this position.
    fn at_start(start: &G) -> Self;

    /// Follows an action and compares the outcome; see [`agree`].
    ///
    /// # Errors
    /// What the referee and the engine disagree about, with both values.
    fn follow(&mut self, played: &Played<'_, G>) -> Result<(), String>;
}

/// Compares a value of the referee with the engine's.
///
/// # Errors
/// If they differ: `what` and both values.
#[expect(clippy::needless_pass_by_value, reason = "values are as easy to compare as references")]
pub fn agree<T: PartialEq + Debug>(what: impl fmt::Display, referee: T, engine: T) -> Result<(), String> {
    if referee == engine {
        return Ok(());
    }
    Err(format!("{what}\n  referee {referee:?}\n  engine  {engine:?}"))
}

/// The games that a referee follows.
#[derive(Clone, Debug)]
pub struct RefereeCheck {
    /// The setups; see [`every_setup`](crate::every_setup).
    pub setups: Vec<GameSetup>,
    /// The number of random games per setup.
    pub random: u64,
    /// The number of games per setup in which every seat plays the action with the highest rating.
    pub greedy: u64,
}

/// A disagreement between referee and engine, with everything needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Objection {
    /// What they disagree about, with both values.
    pub what: String,
    /// The setup of the game.
    pub setup: GameSetup,
    /// The number of the game, from which all its draws and random choices follow.
    pub game: u64,
    /// Whether the seats play greedily.
    pub greedy: bool,
    /// The number of the action, counted from one, the acting seat, and the action in notation.
    pub action: (usize, Seat, String),
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = if self.greedy { "greedy" } else { "random" };
        let (number, seat, action) = &self.action;
        writeln!(f, "{}", self.what)?;
        write!(
            f,
            "after action {number}, \"{seat} {action}\", of {players} game {}: {}",
            self.game, self.setup
        )
    }
}

/// Plays the games of a check and returns the number of actions that the referee followed.
///
/// ```
/// use testkit::toy::{Action, Squirrels};
/// use testkit::{Played, Referee, RefereeCheck, agree, agrees_with_the_referee, every_setup};
///
/// /// SQ-2.3: counts the nuts that the squirrels store.
/// struct Counter([u8; 4]);
///
/// impl Referee<Squirrels> for Counter {
///     fn at_start(_: &Squirrels) -> Self {
///         Self([0; 4])
///     }
///
///     fn follow(&mut self, played: &Played<'_, Squirrels>) -> Result<(), String> {
///         if let Action::Store(nuts) = played.action {
///             self.0[played.seat.index()] += nuts;
///         }
///         agree("stored nuts", self.0, played.after.squirrels.map(|squirrel| squirrel.stored))
///     }
/// }
///
/// let mut setups = every_setup::<Squirrels>();
/// setups.retain(|setup| setup.seats < 4);
/// let followed = agrees_with_the_referee::<_, Counter>(&RefereeCheck { setups, random: 2, greedy: 1 });
/// assert!(followed > 100);
/// ```
///
/// # Panics
/// If the referee objects, with the [`Objection`].
pub fn agrees_with_the_referee<G: Heuristic, R: Referee<G>>(check: &RefereeCheck) -> usize {
    match objection::<G, R>(check) {
        Ok(followed) => followed,
        Err(objection) => panic!("{objection}"),
    }
}

/// Plays the games of a check until the referee objects; otherwise returns the number of actions it followed.
///
/// # Errors
/// The objection.
///
/// # Panics
/// If the check has no game.
pub fn objection<G: Heuristic, R: Referee<G>>(check: &RefereeCheck) -> Result<usize, Box<Objection>> {
    assert!(
        check.random + check.greedy > 0 && !check.setups.is_empty(),
        "a check without games proves nothing"
    );
    let (components, _) = embedded_components::<G>();
    let mut followed = 0;
    for (at, setup) in (0..).zip(&check.setups) {
        for number in 0..check.random + check.greedy {
            let game = at * (check.random + check.greedy) + number;
            let greedy = number >= check.random;
            let mut chance = Playout::new(game);
            let start = setup.start::<G>(components, &mut chance);
            followed += follow::<G, R>(start, game, greedy, &mut chance).map_err(|(what, action)| {
                Box::new(Objection { what, setup: setup.clone(), game, greedy, action })
            })?;
        }
    }
    Ok(followed)
}

/// Plays one game: returns the number of actions or, if the referee objects, the disagreement and the action.
fn follow<G: Heuristic, R: Referee<G>>(
    mut position: G,
    game: u64,
    greedy: bool,
    chance: &mut Playout,
) -> Result<usize, (String, (usize, Seat, String))> {
    let weights = engine::weights::<G>();
    let mut picks = Playout::new(game + 1_000_000);
    let mut referee = R::at_start(&position);
    let (mut events, mut number) = (Vec::new(), 0);
    while let Some(seat) = position.to_act() {
        let before = position.clone();
        let list = actions(&before);
        let action = if greedy {
            best(&before, &weights, &list)
        } else if picks.below(PICK_FROM_ALL) == 0 {
            pick(&list, &mut picks)
        } else {
            pick(before.at_random(&list), &mut picks)
        };
        events.clear();
        position.play(action, chance, &mut events);
        number += 1;
        let played = Played { before: &before, seat, action, events: &events, after: &position };
        referee.follow(&played).map_err(|what| (what, (number, seat, before.notation(action))))?;
    }
    Ok(number)
}

/// The first of the actions with the highest rating.
fn best<G: Heuristic>(position: &G, weights: &G::Weights, list: &[G::Action]) -> G::Action {
    let mut rates = Vec::with_capacity(list.len());
    position.rate(weights, list, &mut rates);
    let rated = list.iter().zip(rates).reduce(|best, next| if next.1 > best.1 { next } else { best });
    *rated.expect("there is an action before the end").0
}
