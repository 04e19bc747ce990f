//! The strength of the levels, and how bots behave at a decision.

use std::cell::Cell;

use bots::{BotKind, Contest, Knowledge, Share, simulate};
use engine::{Game, Heuristic, Playout, Seat};

use super::{Barrage, CastlesOfBurgundy, DiceSettlers, ManhattanProject, PowerGrid, set_up};

/// The fraction of games won by one bot on one seat among copies of another.
fn share<G: Heuristic>(weaker: BotKind, stronger: BotKind, games: u64) -> Share {
    let set_up = set_up::<G>();
    let contest = Contest {
        bots: [weaker, stronger].map(Into::into).to_vec(),
        seats: G::INFO.usual_seats,
        games,
        seed: 1,
        threads: 0,
    };
    let ladder =
        contest.play(|series, _| simulate(&set_up, series, &|_, _| Ok(()))).expect("nothing stops it");
    let pair = ladder.pairs.into_iter().find(|pair| pair.bot.bot == stronger).expect("it has played");
    pair.share
}

/// The fast levels; docs/ladder.md has all of them, with more games. The true shares are about twice the fair one, so the
/// mean of 40 games is above it by four standard errors.
#[test]
fn every_level_beats_random_play_and_the_level_below() {
    fn check<G: Heuristic>() {
        let fair = 1.0 / f64::from(G::INFO.usual_seats);
        for (weaker, stronger, games) in
            [(BotKind::Random, BotKind::Easy, 40), (BotKind::Easy, BotKind::Normal, 40)]
        {
            let share = share::<G>(weaker, stronger, games).value();
            assert!(share > fair, "{}: {stronger} among {weaker} wins {share:.2}", G::INFO.slug);
        }
    }
    check::<Barrage>();
    check::<CastlesOfBurgundy>();
    check::<DiceSettlers>();
    check::<ManhattanProject>();
    check::<PowerGrid>();
}

/// Searching is better than not searching, in a game that is fast to play.
#[test]
fn hard_beats_normal_in_burgundy() {
    let share = share::<CastlesOfBurgundy>(BotKind::Normal, BotKind::Hard, 24);
    assert!(share.value() > 0.5, "{share:?}");
}

/// Bots with equal seeds choose alike.
#[test]
fn a_bot_is_determined_by_its_seed() {
    let set_up = set_up::<CastlesOfBurgundy>();
    let position = set_up.start(&mut Playout::new(5));
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let knowledge = Knowledge::new(&position, &actions).expect("the game has begun");
    for kind in [BotKind::Search(200), BotKind::Easy, BotKind::Random] {
        let choose = || kind.bot::<CastlesOfBurgundy>(3, set_up.skill(Seat::new(0))).choose(&knowledge);
        assert_eq!(choose(), choose(), "{kind}");
    }
}

/// A searching bot stops before its next iteration once it is cancelled, and still chooses a legal action.
#[test]
fn a_cancelled_bot_stops_at_once() {
    fn check<G: Heuristic>() {
        let set_up = set_up::<G>();
        let mut position = set_up.start(&mut Playout::new(5));
        let (mut actions, mut chance, mut searched) = (Vec::new(), Playout::new(6), 0);
        for number in 0..40 {
            let Some(seat) = position.to_act() else { break };
            actions.clear();
            position.actions(&mut actions);
            let checks = Cell::new(0_u64);
            let cancelled = || checks.replace(checks.get() + 1) >= number;
            let knowledge = Knowledge::new(&position, &actions).expect("a seat acts");
            let mut bot = BotKind::Expert.bot(number, set_up.skill(seat));
            let action = bot.choose(&knowledge.with_cancellation(&cancelled));
            assert!(actions.contains(&action), "{}", G::INFO.slug);
            assert!(checks.get() <= number + 1, "{}: it went on after it was cancelled", G::INFO.slug);
            searched += u32::from(checks.get() > 0);
            position.play(action, &mut chance, &mut ());
        }
        assert!(searched > 5, "{}: only {searched} decisions were searched", G::INFO.slug);
    }
    check::<Barrage>();
    check::<CastlesOfBurgundy>();
    check::<DiceSettlers>();
    check::<ManhattanProject>();
    check::<PowerGrid>();
}
