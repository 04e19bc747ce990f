//! The heuristic: the actions it prefers, and the scores it reaches.

use std::sync::LazyLock;

use castles_of_burgundy::{CastlesOfBurgundy, Phase, Weights};
use engine::{Game, Heuristic, Playout, Seat};

use crate::table::{Arrange, bare, game, random_game, seat};

/// The embedded weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(engine::weights::<CastlesOfBurgundy>);

/// The action with the highest rate, in notation.
fn best(position: &CastlesOfBurgundy) -> String {
    let (mut actions, mut rates) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.rate(&WEIGHTS, &actions, &mut rates);
    let place =
        (0..actions.len()).max_by(|&a, &b| rates[a].total_cmp(&rates[b])).expect("there is an action");
    position.notation(actions[place])
}

/// The mean score of all seats when every seat plays the action with the highest rate.
fn mean_score(seats: u8, estates: &str, games: u64) -> i32 {
    let mut sum = 0;
    for number in 0..games {
        let mut position = game(seats, estates, number);
        let mut chance = Playout::new(number);
        while position.to_act().is_some() {
            let action = position.read_action(&best(&position)).expect("its own notation");
            position.play(action, &mut chance, &mut ());
        }
        sum += Seat::all(seats).map(|seat| position.standings().score(seat).total()).sum::<i32>();
    }
    sum / i32::try_from(games * u64::from(seats)).expect("few games")
}

#[test]
fn every_action_has_a_finite_rate() {
    random_game(game(3, "open", 1), 1, |position, _| {
        let (mut actions, mut rates) = (Vec::new(), Vec::new());
        position.actions(&mut actions);
        position.rate(&WEIGHTS, &actions, &mut rates);
        assert_eq!(rates.len(), actions.len());
        assert!(rates.iter().all(|rate| rate.is_finite()), "{rates:?}");
    });
}

/// People score 184.6 / 201.7 / 218.2 with 2 / 3 / 4 players on all estates (see `data/SOURCES.md`).
#[test]
fn sensible_play_scores_like_people_and_random_play_far_less() {
    for (seats, people) in [(2, 185), (3, 202), (4, 218)] {
        let mean = mean_score(seats, "open", 40);
        assert!((people - 30..=people + 20).contains(&mean), "{seats} players: {mean}");
    }
    let random: i32 = (0..40)
        .map(|number| {
            let end = random_game(game(2, "open", number), number, |_, _| {});
            Seat::all(2).map(|seat| end.standings().score(seat).total()).sum::<i32>()
        })
        .sum();
    assert!(random / 80 < 60, "{}", random / 80);
}

#[test]
fn it_completes_a_region_while_the_bonus_is_high() {
    let position =
        bare(2).lay(0, "24 mine 29 mine").stored(0, "mine").offer(3, "ship").dice(seat(0), &[3, 3]);
    assert_eq!(best(&position.done()), "place mine on 33 with 3");
}

#[test]
fn it_sells_many_goods_rather_than_one() {
    let position = bare(2).goods(seat(0), [1, 0, 0, 0, 0, 5]).dice(seat(0), &[1, 6]);
    assert_eq!(best(&position.done()), "sell orange with 6");
}

#[test]
fn its_last_action_takes_no_tile_that_it_cannot_place() {
    let last = bare(2).time(Phase::E, 5).offer(6, "knowledge-15 castle").dice(seat(0), &[6]);
    assert_eq!(best(&last.done()), "workers with 6");
    // Nor does it buy one: two silverlings are two points.
    let rich = last.offer(0, "ship").silver(seat(0), 2).dice(seat(0), &[]);
    assert_eq!(best(&rich.done()), "done");
    // Early in the game it takes one.
    assert!(best(&last.time(Phase::A, 1).done()).starts_with("take"));
}

#[test]
fn it_values_end_of_game_knowledge_by_what_it_has() {
    let built = "11 bank 25 bank 13 bank 7 knowledge-1";
    let position = bare(2).lay(0, built).lay(0, "12 knowledge-2").offer(6, "knowledge-22 knowledge-23");
    let position = position.time(Phase::D, 3).dice(seat(0), &[6, 6]).done();
    assert_eq!(best(&position), "take knowledge-22 from 6 with 6");
}

/// Workers beyond what the dice can use are worth half a point each.
#[test]
fn it_does_not_hoard_workers() {
    for number in 0..20 {
        let mut position = game(2, "basic", number);
        let mut chance = Playout::new(number);
        while position.to_act().is_some() {
            let action = position.read_action(&best(&position)).expect("its own notation");
            position.play(action, &mut chance, &mut ());
            let most = Seat::all(2).map(|seat| position.workers(seat)).max();
            assert!(most < Some(40), "game {number}: {most:?} workers");
        }
    }
}
