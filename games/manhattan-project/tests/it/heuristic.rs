//! That the heuristic plays sensibly.

use std::sync::LazyLock;

use engine::{Game, Heuristic, Playout};
use manhattan_project::{ManhattanProject, Weights};

use crate::table::game;

/// The numbers that come with the program.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(engine::weights::<ManhattanProject>);

/// Plays one game in which the seats of `greedy` follow the heuristic and the others play at random; the winner and the
/// number of turns.
fn duel(seats: u8, greedy: &[u8], number: u64) -> (u8, u32) {
    let mut chance = Playout::new(number);
    let mut position: ManhattanProject = game(seats, &[]);
    let (mut list, mut rates, mut turns) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = position.to_act() {
        list.clear();
        position.actions(&mut list);
        let active = position.active();
        let action = if greedy.contains(&seat.number()) {
            let mut imagined = position;
            imagined.imagine(seat, &mut chance);
            rates.clear();
            imagined.rate(&WEIGHTS, &list, &mut rates);
            assert_eq!(rates.len(), list.len());
            let best = (0..list.len()).max_by(|&one, &other| rates[one].total_cmp(&rates[other]));
            list[best.expect("there is an action")]
        } else {
            let choices = position.at_random(&list);
            choices[chance.below(u32::try_from(choices.len()).expect("a short list")) as usize]
        };
        position.play(action, &mut chance, &mut ());
        turns += u32::from(position.active() != active);
        assert!(turns < 3000, "game {number} of {seats} with {greedy:?} does not end");
    }
    (position.standings().ranking()[0].number(), turns)
}

#[test]
fn the_heuristic_beats_random_players() {
    for seats in 2..=5 {
        let wins = (0..20).filter(|&number| duel(seats, &[1], number).0 == 1).count();
        assert!(wins >= 19, "{wins} of 20 games won against {} random players", seats - 1);
    }
}

/// The box says 120 minutes; the estimate in SOURCES.md is 44 turns a player with two, 26 with five.
#[test]
fn games_of_sensible_players_have_a_sensible_length() {
    for (seats, all) in [(2u8, &[0u8, 1][..]), (3, &[0, 1, 2]), (4, &[0, 1, 2, 3]), (5, &[0, 1, 2, 3, 4])] {
        let turns: u32 = (0..20).map(|number| duel(seats, all, number).1).sum();
        let each = turns / 20 / u32::from(seats);
        println!("{seats} players: {each} turns each");
        assert!((12..=70).contains(&each), "{seats} players: {each} turns each");
    }
}

/// Striking without a target, making what no track has room for, and bombing each other for ever: none of it wins.
#[test]
fn no_game_of_two_goes_round_in_circles() {
    let longest = (0..2000).map(|number| duel(2, &[0, 1], number).1).max();
    assert!(longest < Some(300), "{longest:?} turns");
}
