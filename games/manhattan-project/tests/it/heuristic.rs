//! The heuristic plays sensibly.

use std::sync::LazyLock;

use engine::{Game, Heuristic, Playout};
use manhattan_project::{Aircraft, Arrangement, ManhattanProject, Weights};

use crate::table::{arranged, game, play, seat};

/// The embedded weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(engine::weights::<ManhattanProject>);

/// Plays one game in which the seats of `greedy` follow the heuristic and the others play at random; returns the winner
/// and the number of turns.
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

/// The box says 120 minutes.
#[test]
fn games_of_sensible_players_have_a_sensible_length() {
    for (seats, all) in [(2u8, &[0u8, 1][..]), (3, &[0, 1, 2]), (4, &[0, 1, 2, 3]), (5, &[0, 1, 2, 3, 4])] {
        let turns: u32 = (0..20).map(|number| duel(seats, all, number).1).sum();
        let each = turns / 20 / u32::from(seats);
        println!("{seats} players: {each} turns each");
        assert!((12..=70).contains(&each), "{seats} players: {each} turns each");
    }
}

/// Useless strikes, production beyond the tracks and endless raids must not prevent a game from ending.
#[test]
fn every_two_player_game_ends() {
    let longest = (0..2000).map(|number| duel(2, &[0, 1], number).1).max();
    assert!(longest < Some(300), "{longest:?} turns");
}

/// The action that the heuristic rates highest, in notation.
fn choice(position: &ManhattanProject) -> String {
    let (list, mut rates) = (testkit::actions(position), Vec::new());
    position.rate(&WEIGHTS, &list, &mut rates);
    let best = (0..list.len()).max_by(|&one, &other| rates[one].total_cmp(&rates[other]));
    position.notation(list[best.expect("there is an action")])
}

/// Three players with a mine each, these fighters and bombers, and a loaded bomb for the leader; seat 0 is to move.
fn armed(aircraft: [(u8, u8); 3], leader: u8) -> Arrangement {
    let start = arranged(3).built(seat(leader), &["uranium-09"]).loaded(seat(leader), &["uranium-09"]);
    (0..3).zip(["mine-01", "mine-02", "factory-01"]).fold(start, |start, (index, building)| {
        let (fighters, bombers) = aircraft[usize::from(index)];
        let start = start.buildings(seat(index), &[building]);
        let start = start.aircraft(seat(index), Aircraft::Fighter, fighters);
        start.aircraft(seat(index), Aircraft::Bomber, bombers)
    })
}

#[test]
fn bots_accept_non_aggression_from_the_stronger_only() {
    for (aircraft, answer) in [
        ([(4, 4), (1, 1), (1, 1)], "accept"),
        ([(1, 1), (4, 4), (1, 1)], "refuse"),
        ([(1, 1), (1, 1), (1, 1)], "refuse"),
    ] {
        let mut position = armed(aircraft, 0).finish().unwrap();
        play(&mut position, &["0 offer 2"]);
        assert_eq!(choice(&position), answer, "{aircraft:?}");
    }
}

/// The leader, threatened by seat 1, is strong enough that seat 1 should accept.
#[test]
fn bots_offer_non_aggression_when_they_are_threatened() {
    assert_eq!(choice(&armed([(5, 5), (4, 4), (1, 1)], 0).finish().unwrap()), "offer 2");
    let offers = |start: Arrangement| choice(&start.finish().unwrap()).starts_with("offer");
    assert!(!offers(armed([(5, 5), (4, 1), (1, 1)], 0)), "bombers are kept for loading");
    assert!(!offers(armed([(1, 1), (4, 4), (1, 1)], 0)), "seat 1 would refuse");
    assert!(!offers(armed([(5, 5), (4, 4), (1, 1)], 2)), "seat 1 would strike the leader");
}

/// Seats 0 and 1 would both strike seat 2, who leads.
#[test]
fn bots_strike_a_common_enemy_together() {
    let mut position = armed([(4, 4), (4, 4), (2, 1)], 2).finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(choice(&position), "offer 2 against 3");
    play(&mut position, &["0 offer 2 against 3"]);
    assert_eq!(choice(&position), "accept");
    let mut weak = armed([(4, 4), (1, 1), (2, 1)], 2).finish().unwrap();
    play(&mut weak, &["0 place air-strike-1"]);
    assert!(!choice(&weak).starts_with("offer"), "seat 1 would not strike");
    play(&mut weak, &["0 offer 2 against 3"]);
    assert_eq!(choice(&weak), "refuse");
}
