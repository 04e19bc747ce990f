//! The players.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use engine::{Heuristic, Playout, Seat};

use crate::level::{Level, Player};
use crate::search::Search;
use crate::{Budget, Knowledge, greedy};

/// A player that is a program.
pub trait Bot<G: engine::Game>: Send + Sync {
    /// One of the legal actions.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action;
}

/// The kinds of bots there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Plays any action a player without a plan would, all equally often.
    Random,
    /// Plays what looks best at once, by the game's own rating of the actions.
    Greedy,
    /// Looks ahead for so many iterations, however long that takes.
    Search(u32),
    /// For a beginner: often plays the second or third best instead of what looks best.
    Easy,
    /// Plays what looks best at once, with a slip now and then.
    Normal,
    /// Looks ahead at some decisions.
    Hard,
    /// Looks ahead at every decision.
    Expert,
}

/// What `search` without a number does.
const ITERATIONS: u32 = 1000;

impl BotKind {
    /// The levels people play against, the weakest first.
    pub const LEVELS: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::Search(ITERATIONS),
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Expert,
    ];

    /// The name in commands; all searches have the same.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Search(_) => "search",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The kind with this name: `greedy`, `expert`, or `search-500` for a search of 500 iterations.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let iterations = || name.strip_prefix("search-")?.parse().ok().filter(|&count| count > 0);
        let named = Self::ALL.into_iter().find(|kind| kind.name() == name);
        named.or_else(|| iterations().map(Self::Search))
    }

    /// A bot of this kind that rates by these weights. The same number gives a bot that plays the same way, unless its
    /// time is limited.
    #[must_use]
    pub fn bot<G: Heuristic>(self, number: u64, weights: &Arc<G::Weights>) -> Box<dyn Bot<G>> {
        let chance = Playout::new(number);
        let level = |level| Box::new(Player::new(level, number, weights));
        match self {
            Self::Random => Box::new(Random { chance }),
            Self::Greedy => Box::new(Greedy { weights: Arc::clone(weights), chance, rates: Vec::new() }),
            Self::Search(iterations) => {
                let budget = Budget { iterations, time: Duration::MAX, threads: 1, playout: G::PLAYOUT };
                Box::new(Search::new(budget, number, Arc::clone(weights)))
            }
            Self::Easy => level(Level::EASY),
            Self::Normal => level(Level::NORMAL),
            Self::Hard => level(Level::hard::<G>()),
            Self::Expert => level(Level::expert::<G>()),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Search(iterations) if *iterations != ITERATIONS => write!(f, "search-{iterations}"),
            _ => f.write_str(self.name()),
        }
    }
}

/// The number of the bot on a seat in one game of a series. It tells nothing about the game's own chance.
#[must_use]
pub fn bot_number(series: u64, game: u64, seat: Seat) -> u64 {
    mix(mix(mix(series) ^ game) ^ u64::from(seat.number()))
}

/// The mixing function of SplitMix64: every bit of the input matters for every bit of the result.
pub(crate) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

struct Random {
    chance: Playout,
}

impl<G: engine::Game> Bot<G> for Random {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        pick(knowledge.at_random(), &mut self.chance)
    }
}

struct Greedy<W> {
    weights: Arc<W>,
    chance: Playout,
    rates: Vec<f32>,
}

impl<G: Heuristic> Bot<G> for Greedy<G::Weights> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        let actions = knowledge.actions();
        if let &[only] = actions {
            return only;
        }
        let position = knowledge.imagine(&mut self.chance);
        greedy::best(&position, &self.weights, actions, &mut self.chance, &mut self.rates)
    }
}

/// One of the actions, all equally likely.
pub(crate) fn pick<A: Copy>(actions: &[A], chance: &mut Playout) -> A {
    actions[below(chance, actions.len())]
}

pub(crate) fn below(chance: &mut Playout, count: usize) -> usize {
    chance.below(u32::try_from(count).expect("lists of actions are short")) as usize
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed, SeededChance};

    use super::*;
    use crate::toy::{Action, Squirrels, start, weights};

    #[test]
    fn names_and_kinds_belong_together() {
        for kind in BotKind::ALL {
            assert_eq!(BotKind::parse(kind.name()), Some(kind));
        }
        assert_eq!(BotKind::parse("search-25").map(|kind| kind.to_string()).as_deref(), Some("search-25"));
        for name in ["alphago", "search-", "search-0", "search-x", "greedy-3"] {
            assert_eq!(BotKind::parse(name), None, "{name}");
        }
    }

    #[test]
    fn every_seat_of_every_game_has_its_own_number() {
        let mut numbers: Vec<u64> = (0..4)
            .flat_map(|series| (0..4).flat_map(move |game| Seat::all(4).map(move |s| (series, game, s))))
            .map(|(series, game, seat)| bot_number(series, game, seat))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 64);
    }

    /// A squirrel with nuts in its paws stores two or more, whatever is more being as good to it.
    #[test]
    fn greedy_takes_the_best_and_breaks_ties_at_random() {
        let mut position = start(2);
        let seat = position.to_act().expect("the game has just begun");
        position.squirrels[seat.index()].paws = 5;
        position.squirrels[seat.index()].hollow = 3;
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let mut greedy = BotKind::Greedy.bot::<Squirrels>(1, &weights());
        let chosen: Vec<Action> =
            (0..50).map(|_| greedy.choose(&Knowledge::new(&position, &actions).expect("not over"))).collect();
        assert!(chosen.contains(&Action::Store(2)) && chosen.contains(&Action::Store(3)), "{chosen:?}");
        assert!(chosen.iter().all(|action| matches!(action, Action::Store(2 | 3))), "{chosen:?}");
    }

    #[test]
    fn choosing_allocates_nothing() {
        let position = start(4);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        for kind in [BotKind::Random, BotKind::Greedy] {
            let mut bot = kind.bot::<Squirrels>(1, &weights());
            let mut choose = || bot.choose(&Knowledge::new(&position, &actions).expect("not over"));
            // A buffer may grow once.
            choose();
            let allocations = allocation_counter::measure(|| {
                for _ in 0..100 {
                    choose();
                }
            });
            assert_eq!(allocations.count_total, 0, "{kind}");
        }
    }

    /// Two positions that differ only in what the acting seat cannot know.
    #[test]
    fn bots_do_not_peek() {
        for kind in BotKind::ALL {
            let mut position = start(3);
            let mut chance = SeededChance::new(&Seed::of_series(7, 7));
            let mut actions = Vec::new();
            for number in 0.. {
                let Some(seat) = position.to_act() else { break };
                let mut other = position.clone();
                other.imagine(seat, &mut chance);
                actions.clear();
                position.actions(&mut actions);
                let choose = |position: &Squirrels| {
                    let knowledge = Knowledge::new(position, &actions).expect("not over");
                    kind.bot(number, &weights()).choose(&knowledge)
                };
                let chosen = choose(&position);
                assert_eq!(chosen, choose(&other));
                position.play(chosen, &mut chance, &mut ());
            }
        }
    }
}
