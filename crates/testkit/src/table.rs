//! Playing in tests: actions in notation, random games.

use engine::{Chance, Game, Playout, Urn};

/// The legal actions.
#[must_use]
pub fn actions<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// The legal actions in notation.
#[must_use]
pub fn legal<G: Game>(position: &G) -> Vec<String> {
    actions(position).into_iter().map(|action| position.notation(action)).collect()
}

/// The clause that forbids an action in notation; `None` if it is legal.
///
/// # Panics
/// If it is not an action of this game.
#[must_use]
pub fn refused<G: Game>(position: &G, notation: &str) -> Option<&'static str> {
    position.check(read(position, notation)).err().map(|refusal| refusal.rule)
}

/// Plays actions in notation, each by the acting seat, and returns the events.
///
/// # Panics
/// If one is illegal, or leads to a position that violates an invariant.
pub fn play<G: Game>(position: &mut G, actions: &[&str], chance: &mut impl Chance) -> Vec<G::Event> {
    let mut events = Vec::new();
    for notation in actions {
        let action = read(position, notation);
        position.check(action).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
        position.play(action, chance, &mut events);
        position.invariants().unwrap_or_else(|broken| panic!("{notation}: {broken}"));
    }
    events
}

/// Plays moves such as `"2 bid 7"`, with seats counted from zero, and returns the events.
///
/// # Panics
/// If it is not this seat's turn; otherwise as [`play`].
pub fn play_moves<G: Game>(position: &mut G, moves: &[&str], chance: &mut impl Chance) -> Vec<G::Event> {
    let mut events = Vec::new();
    for text in moves {
        let (seat, notation) = text.split_once(' ').expect("a seat and an action");
        let turn = position.to_act().map(|seat| seat.number().to_string());
        assert_eq!(turn.as_deref(), Some(seat), "{text}: whose turn");
        events.extend(play(position, &[notation], chance));
    }
    events
}

fn read<G: Game>(position: &G, notation: &str) -> G::Action {
    position.read_action(notation).unwrap_or_else(|| panic!("{notation}: not an action"))
}

/// Plays the random game of a seed number; `look` is called with every position, including the first, and the events
/// that led to it.
pub fn play_at_random<G: Game>(position: G, number: u64, look: impl FnMut(&G, &[G::Event])) {
    let mut picks = Playout::new(number + 1_000);
    let pick = |position: &G, actions: &[G::Action]| pick(position.at_random(actions), &mut picks);
    play_by(position, number, pick, look);
}

/// Picks one of the actions at random, all equally likely.
///
/// # Panics
/// If there are none.
pub fn pick<A: Copy>(actions: &[A], picks: &mut Playout) -> A {
    actions[picks.below(u32::try_from(actions.len()).expect("a list of actions is short")) as usize]
}

/// Plays a game in which `choose` decides for all seats; `look` is called as in [`play_at_random`].
pub fn play_by<G: Game>(
    mut position: G,
    number: u64,
    mut choose: impl FnMut(&G, &[G::Action]) -> G::Action,
    mut look: impl FnMut(&G, &[G::Event]),
) {
    let mut chance = Playout::new(number);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    look(&position, &events);
    while position.to_act().is_some() {
        actions.clear();
        position.actions(&mut actions);
        let action = choose(&position, &actions);
        events.clear();
        position.play(action, &mut chance, &mut events);
        look(&position, &events);
    }
}

/// Chance with fixed draws: the values listed for a kind of draw come in order, all other draws are random with a seed
/// number.
///
/// ```
/// use engine::{Chance, Die};
/// use testkit::Stacked;
///
/// let mut chance = Stacked::new(&[("die", 6), ("die", 1)], 7);
/// assert_eq!([chance.draw("die", &Die(6)), chance.draw("die", &Die(6))], [6, 1]);
/// assert!(chance.is_used_up());
/// ```
#[derive(Debug)]
pub struct Stacked {
    draws: Vec<(&'static str, u8)>,
    rest: Playout,
}

impl Stacked {
    /// These draws, then the random draws of this seed number.
    #[must_use]
    pub fn new(draws: &[(&'static str, u8)], number: u64) -> Self {
        Self { draws: draws.to_vec(), rest: Playout::new(number) }
    }

    /// Whether all listed draws have been made.
    #[must_use]
    pub fn is_used_up(&self) -> bool {
        self.draws.is_empty()
    }
}

impl Chance for Stacked {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        match self.draws.iter().position(|(word, _)| *word == what) {
            Some(at) => {
                let (_, value) = self.draws.remove(at);
                assert!(urn.holds(value), "{what} {value} cannot be drawn here");
                value
            }
            None => self.rest.draw(what, urn),
        }
    }
}
