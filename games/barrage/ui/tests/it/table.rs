//! How these tests set a table.

use std::mem::discriminant;
use std::sync::LazyLock;

use barrage::{Action, Barrage, Event, Tables};
use bots::{BotKind, Knowledge, Skill};
use engine::{Components, Playout};
use testkit::GameSetup;

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<Barrage>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> Barrage {
    GameSetup::new(seats, pairs).start(tables(), &mut Playout::new(number))
}

/// Every kind of table: both games, every number of seats, Automas of every strength.
pub(crate) fn setups() -> Vec<(u8, Vec<(&'static str, &'static str)>)> {
    let mut setups = Vec::new();
    for seats in 2..=4 {
        let order = if seats == 2 { "before-water" } else { "after-water" };
        setups.push((seats, vec![("game", "introductory"), ("contracts", order)]));
        setups.push((seats, vec![("game", "full"), ("sekibo", if seats == 3 { "9" } else { "6" })]));
    }
    setups.push((2, vec![("automas", "1"), ("difficulty", "low-voltage")]));
    setups.push((3, vec![("automas", "1"), ("difficulty", "standard")]));
    setups.push((3, vec![("automas", "2"), ("difficulty", "high-voltage"), ("contracts", "before-water")]));
    setups.push((4, vec![("automas", "3"), ("difficulty", "overpowered")]));
    setups
}

/// Plays a random game and shows every position with what has just happened in it. A random player banks a lot; three
/// of four times something else is taken if there is anything else.
pub(crate) fn play_at_random(position: Barrage, number: u64, look: impl FnMut(&Barrage, &[Event])) {
    let mut picks = Playout::new(number + 1_000);
    let idle = |action: &Action| {
        matches!(action, Action::Bank(_) | Action::Pass | Action::Decline | Action::Pour { .. })
    };
    let choose = |_: &Barrage, all: &[Action]| {
        let busy: Vec<Action> = all.iter().copied().filter(|action| !idle(action)).collect();
        testkit::pick(if busy.is_empty() || picks.below(4) == 0 { all } else { &busy }, &mut picks)
    };
    testkit::play_by(position, number, choose, look);
}

/// Plays a game between sensible players and shows every position with what has just happened in it.
pub(crate) fn play_by_bots(position: Barrage, number: u64, look: impl FnMut(&Barrage, &[Event])) {
    let mut bot = BotKind::Greedy.bot(number, &Skill::built_in());
    let choose = |position: &Barrage, all: &[Action]| {
        bot.choose(&Knowledge::new(position, all).expect("somebody acts"))
    };
    testkit::play_by(position, number, choose, look);
}

/// Positions of random games at every kind of table: the first few of each stage, then one in so many.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&Barrage, &[Event])) {
    for (number, (seats, options)) in (0..).zip(setups()) {
        let (mut moves, mut stages) = (0, Vec::new());
        play_at_random(game(seats, &options, number), number, |position, events| {
            moves += 1;
            let stage = discriminant(&position.stage());
            stages.push(stage);
            let new = stages.iter().filter(|&&seen| seen == stage).count() <= 2;
            if new || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}
