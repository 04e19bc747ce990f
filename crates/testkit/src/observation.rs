//! What holds for the observations and the action numbers of every game, checked over random and greedy games.

use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;

use engine::{
    ActionKind, ActionSpace, Feature, Features, Heuristic, Observe, Playout, Seat, fill_observation,
    observation_layout,
};

use crate::{GameSetup, embedded_components};

/// One in this many actions of a random player is picked from the whole list, as for the laws of the rules.
const PICK_FROM_ALL: u32 = 16;

/// One in this many positions is compared name by name and measured for allocations.
const CLOSE_LOOK: u32 = 40;

/// What a check has seen, so that a test can tell that it proves something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Observed {
    /// Positions observed, from every seat.
    pub positions: u64,
    /// Observations compared between two positions that differ in what the seat cannot know.
    pub secrets: u64,
    /// Actions numbered.
    pub actions: u64,
    /// Legal actions that have no number.
    pub without_number: u64,
}

/// Plays games of every setup, every second one with the ratings of the heuristic, and checks in every position that
/// observations keep their bounds and do not depend on what is hidden, that the layout never changes, that action numbers are
/// distinct and give back their actions, and that neither allocates.
///
/// ```
/// use testkit::toy::Squirrels;
/// use testkit::{GameSetup, observes_by_the_laws};
///
/// let seen = observes_by_the_laws::<Squirrels>(&[GameSetup::new(2, &[])], 2);
/// assert!(seen.actions > 0);
/// ```
///
/// # Panics
/// If one of these does not hold.
pub fn observes_by_the_laws<G: Heuristic + Observe + ActionSpace>(
    setups: &[GameSetup],
    games: u64,
) -> Observed {
    broken_observation::<G>(setups, games).unwrap_or_else(|law| panic!("{law}"))
}

/// Plays the games of [`observes_by_the_laws`] until something does not hold.
///
/// # Errors
/// What does not hold, and in which game.
pub fn broken_observation<G: Heuristic + Observe + ActionSpace>(
    setups: &[GameSetup],
    games: u64,
) -> Result<Observed, String> {
    let (components, _) = embedded_components::<G>();
    let weights = engine::weights::<G>();
    let mut seen = Observed::default();
    for setup in setups {
        for game in 0..games {
            let mut chance = Playout::new(game);
            let position: G = setup.start(components, &mut chance);
            let weights = (game % 2 == 1).then_some(&weights);
            observe_game(position, weights, &mut chance, &mut seen)
                .map_err(|law| format!("{law}\nin game {game} of {setup}"))?;
        }
    }
    Ok(seen)
}

/// Plays one game, at random or by the ratings of the heuristic.
fn observe_game<G: Heuristic + Observe + ActionSpace>(
    mut position: G,
    weights: Option<&G::Weights>,
    chance: &mut Playout,
    seen: &mut Observed,
) -> Result<(), String> {
    let mut look = Look::new(&position)?;
    let (mut list, mut rates) = (Vec::new(), Vec::new());
    loop {
        list.clear();
        position.actions(&mut list);
        look.at(&position, &list, chance, seen)?;
        let Some(seat) = position.to_act() else { return Ok(()) };
        let action = if let Some(weights) = weights {
            let mut imagined = position.clone();
            imagined.imagine(seat, chance);
            rates.clear();
            imagined.rate(weights, &list, &mut rates);
            let best = (0..list.len()).max_by(|&a, &b| rates[a].total_cmp(&rates[b]));
            list[best.expect("there is an action")]
        } else {
            let all = chance.below(PICK_FROM_ALL) == 0;
            let from = if all { &list[..] } else { position.at_random(&list) };
            from[chance.below(u32::try_from(from.len()).expect("a short list")) as usize]
        };
        position.play(action, chance, &mut ());
    }
}

/// The buffers of a check.
struct Look {
    layout: Vec<Feature>,
    values: Vec<i16>,
    others: Vec<i16>,
    numbers: Vec<usize>,
}

impl Look {
    fn new<G: Observe>(position: &G) -> Result<Self, String> {
        let layout = observation_layout(position);
        let mut names = HashSet::new();
        if let Some(twice) = layout.iter().find(|feature| !names.insert(feature.name.as_str())) {
            return Err(format!("two features have the name {}", twice.name));
        }
        let values = vec![0; layout.len()];
        Ok(Self { others: values.clone(), values, layout, numbers: Vec::new() })
    }

    fn at<G: Observe + ActionSpace>(
        &mut self,
        position: &G,
        list: &[G::Action],
        chance: &mut Playout,
        seen: &mut Observed,
    ) -> Result<(), String> {
        seen.positions += 1;
        let close = chance.below(CLOSE_LOOK) == 0;
        for seat in Seat::all(position.seats()) {
            if close {
                self.layout_is_the_same(position, seat)?;
            }
            let mut bounds = Bounds { layout: &self.layout, at: 0, broken: None };
            position.observe(seat, &mut bounds);
            let count = bounds.at;
            if let Some(broken) = bounds.broken {
                return Err(broken);
            }
            if count != self.layout.len() {
                return Err(format!("the layout has {} features, but here are {count}", self.layout.len()));
            }
            fill_observation(position, seat, &mut self.values);
            let mut imagined = position.clone();
            imagined.imagine(seat, chance);
            if imagined != *position {
                seen.secrets += 1;
                fill_observation(&imagined, seat, &mut self.others);
                self.no_secret_is_told(seat)?;
            }
        }
        seen.actions += list.len() as u64;
        seen.without_number += self.numbers_are_fair(position, list)?;
        if close && let Some(seat) = position.to_act() {
            let allocations = allocation_counter::measure(|| {
                fill_observation(position, seat, &mut self.values);
                let numbers = list.iter().filter_map(|&action| position.action_number(action));
                std::hint::black_box(numbers.sum::<usize>());
            });
            if allocations.count_total > 0 {
                return Err(format!("an observation makes {} allocations", allocations.count_total));
            }
        }
        Ok(())
    }

    fn layout_is_the_same<G: Observe>(&self, position: &G, seat: Seat) -> Result<(), String> {
        struct Names<'a>(std::slice::Iter<'a, Feature>, Option<String>);
        impl Features for Names<'_> {
            fn number(&mut self, name: fmt::Arguments<'_>, bounds: RangeInclusive<i16>, _: impl Into<i32>) {
                let found = Feature { name: name.to_string(), min: *bounds.start(), max: *bounds.end() };
                let expected = self.0.next();
                if expected != Some(&found) && self.1.is_none() {
                    self.1 = Some(format!("the layout has {expected:?}, but here comes {found:?}"));
                }
            }
        }
        let mut names = Names(self.layout.iter(), None);
        position.observe(seat, &mut names);
        match (names.1, names.0.next()) {
            (Some(broken), _) => Err(broken),
            (None, Some(missing)) => Err(format!("the observation ends before {missing:?}")),
            (None, None) => Ok(()),
        }
    }

    fn no_secret_is_told(&self, seat: Seat) -> Result<(), String> {
        let pairs = self.values.iter().zip(&self.others);
        match pairs.zip(&self.layout).find(|((one, other), _)| one != other) {
            None => Ok(()),
            Some(((one, other), Feature { name, .. })) => Err(format!(
                "{name} tells seat {seat} a secret: {one} in the position, {other} in one that is the same to that seat"
            )),
        }
    }

    /// The number of actions without a number.
    fn numbers_are_fair<G: ActionSpace>(&mut self, position: &G, list: &[G::Action]) -> Result<u64, String> {
        self.numbers.clear();
        for &action in list {
            let Some(number) = position.action_number(action) else { continue };
            if number >= G::ACTION_COUNT {
                return Err(format!("{action:?} has the number {number} of {}", G::ACTION_COUNT));
            }
            let back = position.action_numbered(number);
            if back != Some(action) {
                return Err(format!("{action:?} has the number {number}, which means {back:?}"));
            }
            self.numbers.push(number);
        }
        if self.numbers.is_empty() && !list.is_empty() {
            return Err("no legal action has a number".to_owned());
        }
        Ok((list.len() - self.numbers.len()) as u64)
    }
}

/// Checks the bounds of the values themselves, before anything is clamped.
struct Bounds<'a> {
    layout: &'a [Feature],
    at: usize,
    broken: Option<String>,
}

impl Features for Bounds<'_> {
    fn number(&mut self, _: fmt::Arguments<'_>, bounds: RangeInclusive<i16>, value: impl Into<i32>) {
        let value = value.into();
        let within = i32::from(*bounds.start()) <= value && value <= i32::from(*bounds.end());
        if !within && self.broken.is_none() {
            let name = self.layout.get(self.at).map_or("a feature", |feature| &feature.name);
            self.broken = Some(format!("{name} is {value}, which is not in {bounds:?}"));
        }
        self.at += 1;
    }
}

/// A change of the layout or of the numbering raises its version.
///
/// # Panics
/// If the layouts of all numbers of seats or the kinds of actions are not those with these hashes.
pub fn versions_are_pinned<G: Observe + ActionSpace>(layout: (u32, u64), actions: (u32, u64)) {
    let (components, _) = embedded_components::<G>();
    let mut names = String::new();
    for seats in G::INFO.seats {
        let position: G = GameSetup::new(seats, &[]).start(components, &mut Playout::new(0));
        for Feature { name, min, max } in observation_layout(&position) {
            names += &format!("{seats} {name} {min} {max}\n");
        }
    }
    let kinds = |ActionKind { name, sizes, .. }: &ActionKind| format!("{name} {sizes:?}\n");
    let kinds: String = G::KINDS.iter().map(kinds).collect();
    let found = [(G::LAYOUT_VERSION, hash(&names)), (G::ACTIONS_VERSION, hash(&kinds))];
    assert_eq!(
        found,
        [layout, actions],
        "the layout or the action numbers have changed: raise the version, then pin it with its new hash"
    );
}

/// FNV-1a: the same in every version of the compiler.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
