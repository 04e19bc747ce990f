//! The kinds of bots.

use std::fmt;
use std::time::Duration;

use engine::{Heuristic, Playout, Seat};

use crate::level::{Level, Player};
use crate::search::Search;
use crate::{Budget, Knowledge, Skill, greedy};

/// A program that plays one seat of one game. It may keep state from one decision to the next.
pub trait Bot<G: engine::Game>: Send {
    /// Chooses one of the legal actions.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action;
}

/// A kind of bot.
///
/// ```
/// use bots::BotKind;
///
/// assert_eq!(BotKind::parse("expert"), Some(BotKind::Expert));
/// assert_eq!(BotKind::parse("search-500"), Some(BotKind::Search(500)));
/// assert_eq!(BotKind::LEVELS.map(BotKind::name), ["easy", "normal", "hard", "expert"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Picks uniformly from [`Game::at_random`](engine::Game::at_random).
    Random,
    /// Plays the action that the game rates highest.
    Greedy,
    /// Searches with this number of iterations, without a time limit.
    Search(u32),
    /// For beginners: often plays the second or third best action.
    Easy,
    /// Plays the highest rated action, with an occasional slip.
    Normal,
    /// Searches some decisions.
    Hard,
    /// Searches every decision.
    Expert,
}

/// Iterations of `search` without a number.
const ITERATIONS: u32 = 1000;

impl BotKind {
    /// The levels offered to people, weakest first.
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

    /// The name used in commands; the same for all searches.
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

    /// Whether the kind searches. The others decide within a few milliseconds.
    #[must_use]
    pub const fn searches(self) -> bool {
        matches!(self, Self::Search(_) | Self::Hard | Self::Expert)
    }

    /// The limits of the searches of this kind; `None` if it does not search.
    pub(crate) fn search_budget<G: Heuristic>(self) -> Option<Budget> {
        let iterations = match self {
            Self::Search(iterations) => iterations,
            Self::Hard => Level::hard::<G>().iterations,
            Self::Expert => Level::expert::<G>().iterations,
            Self::Random | Self::Greedy | Self::Easy | Self::Normal => return None,
        };
        Some(Budget { iterations, time: Duration::MAX })
    }

    /// The part of a skill that this kind uses. The expert uses no net: with its many iterations no net has beaten full playouts
    /// yet.
    pub(crate) fn skill<G: Heuristic>(self, skill: &Skill<G>) -> Skill<G> {
        if self == Self::Expert { skill.clone().without_net() } else { skill.clone() }
    }

    /// A bot of this kind that plays with this skill. Bots with equal seeds play alike, unless a time limit
    /// ends a search.
    #[must_use]
    pub fn bot<G: Heuristic>(self, seed: u64, skill: &Skill<G>) -> Box<dyn Bot<G>> {
        let chance = Playout::new(seed);
        let skill = &self.skill(skill);
        let level = |level| Box::new(Player::new(level, seed, skill));
        match self {
            Self::Random => Box::new(Random { chance }),
            Self::Greedy => Box::new(Greedy { skill: skill.clone(), chance, rates: Vec::new() }),
            Self::Search(iterations) => {
                let budget = Budget { iterations, time: Duration::MAX };
                Box::new(Search::new(budget, seed, skill.clone()))
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

/// The seed of the bot on a seat in one game of a series. It is unrelated to the seed of the game.
#[must_use]
pub fn bot_seed(series: u64, game: u64, seat: Seat) -> u64 {
    mix(mix(mix(series) ^ game) ^ u64::from(seat.number()))
}

/// The mixing function of SplitMix64: every input bit affects every output bit.
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

struct Greedy<G: Heuristic> {
    skill: Skill<G>,
    chance: Playout,
    rates: Vec<f32>,
}

impl<G: Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        let actions = knowledge.actions();
        if let &[only] = actions {
            return only;
        }
        let position = knowledge.imagine(&mut self.chance);
        greedy::best(&position, self.skill.weights(), actions, &mut self.chance, &mut self.rates)
    }
}

/// Picks one of the actions uniformly.
pub(crate) fn pick<A: Copy>(actions: &[A], chance: &mut Playout) -> A {
    actions[below(chance, actions.len())]
}

pub(crate) fn below(chance: &mut Playout, count: usize) -> usize {
    chance.below(u32::try_from(count).expect("a list of actions fits into 32 bits")) as usize
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed, SeededChance};

    use super::*;
    use crate::toy::{Action, Squirrels, skill, start};

    #[test]
    fn names_and_kinds_correspond() {
        for kind in BotKind::ALL {
            assert_eq!(BotKind::parse(kind.name()), Some(kind));
        }
        assert_eq!(BotKind::parse("search-25").map(|kind| kind.to_string()).as_deref(), Some("search-25"));
        for name in ["alphago", "search-", "search-0", "search-x", "greedy-3"] {
            assert_eq!(BotKind::parse(name), None, "{name}");
        }
    }

    #[test]
    fn every_seat_of_every_game_has_its_own_seed() {
        let mut seeds: Vec<u64> = (0..4)
            .flat_map(|series| (0..4).flat_map(move |game| Seat::all(4).map(move |s| (series, game, s))))
            .map(|(series, game, seat)| bot_seed(series, game, seat))
            .collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 64);
    }

    /// The toy rates storing two nuts as highly as storing three.
    #[test]
    fn greedy_takes_the_best_and_breaks_ties_at_random() {
        let mut position = start(2);
        let seat = position.to_act().expect("the game has just begun");
        position.squirrels[seat.index()].paws = 5;
        position.squirrels[seat.index()].hollow = 3;
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let mut greedy = BotKind::Greedy.bot::<Squirrels>(1, &skill());
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
            let mut bot = kind.bot::<Squirrels>(1, &skill());
            let mut choose = || bot.choose(&Knowledge::new(&position, &actions).expect("not over"));
            // The buffer grows once.
            choose();
            let allocations = allocation_counter::measure(|| {
                for _ in 0..100 {
                    choose();
                }
            });
            assert_eq!(allocations.count_total, 0, "{kind}");
        }
    }

    /// Compares positions that differ only in what is hidden from the acting seat.
    #[test]
    fn bots_do_not_peek() {
        for kind in BotKind::ALL {
            let mut differed = 0;
            let mut position = start(3);
            let mut chance = SeededChance::new(&Seed::of_series(7, 7));
            let mut actions = Vec::new();
            for number in 0.. {
                let Some(seat) = position.to_act() else { break };
                let mut other = position.clone();
                other.imagine(seat, &mut chance);
                differed += u32::from(other != position);
                actions.clear();
                position.actions(&mut actions);
                let choose = |position: &Squirrels| {
                    let knowledge = Knowledge::new(position, &actions).expect("not over");
                    kind.bot(number, &skill()).choose(&knowledge)
                };
                let chosen = choose(&position);
                assert_eq!(chosen, choose(&other));
                position.play(chosen, &mut chance, &mut ());
            }
            assert!(differed > 0, "{kind}: only equal positions were compared");
        }
    }
}
