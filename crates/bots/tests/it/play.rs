//! Bots at a table.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::{BotKind, Contest, Knowledge, Share, simulate};
use engine::{Game, Heuristic, Playout, Seat};

use super::{Barrage, CastlesOfBurgundy, DiceSettlers, ManhattanProject, PowerGrid, set_up};

/// A level as one seat among copies of the level below it.
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

/// The steps that cost little; docs/ladder.md has them all, with more games.
#[test]
fn every_level_beats_random_play_and_the_level_below() {
    fn check<G: Heuristic>() {
        let fair = 1.0 / f64::from(G::INFO.usual_seats);
        for (weaker, stronger, games) in
            [(BotKind::Random, BotKind::Easy, 60), (BotKind::Easy, BotKind::Normal, 120)]
        {
            let [low, _] = share::<G>(weaker, stronger, games).interval();
            assert!(low > fair, "{}: {stronger} among {weaker} wins {low:.2} or more", G::INFO.slug);
        }
    }
    check::<Barrage>();
    check::<CastlesOfBurgundy>();
    check::<DiceSettlers>();
    check::<ManhattanProject>();
    check::<PowerGrid>();
}

/// Looking ahead is better than not looking, in a game that is quick to play.
#[test]
fn hard_beats_normal_in_burgundy() {
    let share = share::<CastlesOfBurgundy>(BotKind::Normal, BotKind::Hard, 24);
    assert!(share.interval()[0] > 0.5, "{share:?}");
}

/// The same number gives the same choice, also for a search on several threads.
#[test]
fn a_bot_is_what_its_number_makes_it() {
    let set_up = set_up::<CastlesOfBurgundy>();
    let position = set_up.start(&mut Playout::new(5));
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let knowledge = Knowledge::new(&position, &actions).expect("the game has begun");
    for kind in [BotKind::Search(200), BotKind::Easy, BotKind::Random] {
        let choose = || kind.bot::<CastlesOfBurgundy>(3, set_up.weights(Seat::new(0))).choose(&knowledge);
        assert_eq!(choose(), choose(), "{kind}");
    }
}

/// A bot whose decision nobody wants any more stops at once, and still decides something legal.
#[test]
fn a_bot_gives_up_when_it_is_told_to() {
    let set_up = set_up::<PowerGrid>();
    let position = set_up.start(&mut Playout::new(5));
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let unwanted = AtomicBool::new(true);
    let knowledge = Knowledge::new(&position, &actions).expect("the game has begun").unless(&unwanted);
    let start = Instant::now();
    let chosen = BotKind::Search(u32::MAX).bot(1, set_up.weights(Seat::new(0))).choose(&knowledge);
    assert!(actions.contains(&chosen));
    assert!(start.elapsed() < Duration::from_secs(5), "it thought for {:?}", start.elapsed());
}

/// Expert waits for nobody longer than people wait for it.
#[test]
fn an_expert_keeps_to_its_time() {
    fn check<G: Heuristic>() {
        let set_up = set_up::<G>();
        let mut position = set_up.start(&mut Playout::new(5));
        let (mut actions, mut chance) = (Vec::new(), Playout::new(6));
        for number in 0..40 {
            let Some(seat) = position.to_act() else { break };
            actions.clear();
            position.actions(&mut actions);
            let knowledge = Knowledge::new(&position, &actions).expect("somebody acts");
            // Every eighth decision is the expert's, so that positions of all kinds come up.
            let kind = if number % 8 == 0 { BotKind::Expert } else { BotKind::Greedy };
            let start = Instant::now();
            let action = kind.bot(number, set_up.weights(seat)).choose(&knowledge);
            assert!(start.elapsed() < Duration::from_secs(3), "{}: {:?}", G::INFO.slug, start.elapsed());
            position.play(action, &mut chance, &mut ());
        }
    }
    check::<Barrage>();
    check::<CastlesOfBurgundy>();
    check::<DiceSettlers>();
    check::<ManhattanProject>();
    check::<PowerGrid>();
}
