//! MP-14 and MP-15: the end of the game.

use engine::{Game, Match, OptionMap, Seat, Seed, SetUpError};
use manhattan_project::{Aircraft, Arrangement, Event, Fuel, ManhattanProject, Stage};

use crate::table::{arranged, goods, legal, own, play, refused, score, seat, tables};

/// Seat 0 has built these bombs and can load them.
fn near(seats: u8, built: &[&str]) -> Arrangement {
    arranged(seats).built(seat(0), built).money(seat(0), 30).aircraft(seat(0), Aircraft::Bomber, 5)
}

#[test]
fn mp_14_1_bombs_loads_and_token_and_nothing_else() {
    let start = near(2, &["uranium-01", "plutonium-06"]).loaded(seat(0), &["uranium-01"]).token(seat(0), 6);
    let start = start.hand(seat(0), &["uranium-15"]).fuel(seat(0), Fuel::Uranium, 8).espionage(seat(0), 6);
    let position = start.buildings(seat(0), &["mine-01", "mine-02"]).finish().unwrap();
    assert_eq!(position.points(seat(0)), [9 + 18, 5, 6]);
    assert_eq!(score(&position, 0), 38);
    assert_eq!(position.standings().place(seat(0)), 1);
}

#[test]
fn mp_14_2_the_goal_by_number_of_players() {
    for (seats, goal) in [(2, 70), (3, 60), (4, 50), (5, 45)] {
        assert_eq!(arranged(seats).finish().unwrap().goal(), goal);
    }
    // Loading the first bomb brings the goal exactly, or one point less.
    for (seats, built, wins) in [
        (2, vec!["uranium-01", "uranium-15", "uranium-13"], true), // 9 + 30 + 26 + 5
        (2, vec!["uranium-02", "uranium-15", "uranium-12"], false), // 10 + 30 + 24 + 5
        (3, vec!["uranium-01", "uranium-13", "uranium-10"], true), // 9 + 26 + 20 + 5
        (3, vec!["uranium-02", "uranium-12", "uranium-10"], false), // 10 + 24 + 20 + 5
        (4, vec!["uranium-01", "uranium-08", "uranium-10"], true), // 9 + 16 + 20 + 5
        (4, vec!["uranium-02", "uranium-06", "uranium-10"], false), // 10 + 14 + 20 + 5
    ] {
        let mut position = near(seats, &built).finish().unwrap();
        play(&mut position, &[&format!("0 load {}", built[0])]);
        assert_eq!(position.to_act().is_none(), wins, "{seats} players, {} points", score(&position, 0));
    }
}

/// MP-14.4: checked after each bomb action; 45 of 45 wins.
#[test]
fn mp_14_3_reaching_the_goal_wins_at_once() {
    // 30 + 10 = 40, and 5 for the load.
    let mut position = near(5, &["uranium-15", "uranium-02"]).finish().unwrap();
    let events = play(&mut position, &["0 load uranium-02"]);
    assert_eq!(events.last(), Some(&Event::Won(seat(0))));
    assert_eq!((position.stage(), position.to_act()), (Stage::Over, None));
    assert!(legal(&position).is_empty());
    assert_eq!(refused(&position, "done"), Some("MP-14.3"));
    assert_eq!(position.supply(seat(0)), own(4, 0, 0), "no worker was placed");
    // 44 is not enough.
    let mut position = near(5, &["uranium-15", "uranium-01"]).finish().unwrap();
    play(&mut position, &["0 load uranium-01"]);
    assert_eq!((score(&position, 0), position.to_act()), (44, Some(seat(0))));
}

#[test]
fn mp_14_4_the_check_comes_after_each_bomb_action() {
    let start =
        near(5, &["uranium-10", "uranium-08"]).hand(seat(0), &["plutonium-01"]).supply(seat(0), own(1, 1, 1));
    let mut position = start.fuel(seat(0), Fuel::Plutonium, 4).finish().unwrap();
    play(&mut position, &["0 build plutonium-01"]);
    assert_eq!((score(&position, 0), position.to_act()), (44, Some(seat(0))));
    play(&mut position, &["0 load uranium-10"]);
    assert_eq!(position.to_act(), None);
    let places: Vec<u8> = Seat::all(5).map(|seat| position.standings().place(seat)).collect();
    assert_eq!(places, [1, 2, 2, 2, 2]);
}

/// A loaded plutonium bomb of 12 + 5 is lost, the token of 8 is gained, and another bomb rises from 12 to 22.
#[test]
fn mp_14_5_a_test_is_scored_as_a_whole() {
    let start = near(5, &["plutonium-10", "plutonium-09", "uranium-01"]).loaded(seat(0), &["plutonium-10"]);
    let mut position = start.finish().unwrap();
    assert_eq!(score(&position, 0), 12 + 12 + 9 + 5);
    play(&mut position, &["0 test plutonium-10"]);
    assert_eq!((score(&position, 0), position.to_act()), (22 + 9 + 8, Some(seat(0))));
    // In between it would have had 45 or more: 12 + 22 + 9 + 5 + 8; only the whole counts.
    let mut winner = near(5, &["plutonium-01", "plutonium-15", "uranium-01"]).finish().unwrap();
    play(&mut winner, &["0 test plutonium-01"]);
    assert_eq!((score(&winner, 0), winner.to_act()), (34 + 9 + 8, None));
}

#[test]
fn mp_14_6_nobodys_score_changes_in_anothers_turn() {
    let start = near(2, &["uranium-15"]).built(seat(1), &["plutonium-12"]);
    let mut position = start.finish().unwrap();
    let before = score(&position, 1);
    play(&mut position, &["0 place factory-middle", "0 load uranium-15", "0 done"]);
    assert_eq!(score(&position, 1), before);
    // Nor by another's test.
    let mut position = start.built(seat(0), &["uranium-15", "plutonium-01"]).finish().unwrap();
    play(&mut position, &["0 test plutonium-01"]);
    assert_eq!((before, score(&position, 1), score(&position, 0)), (14, 14, 36));
}

#[test]
fn mp_14_7_empty_decks_do_not_end_the_game() {
    let start = arranged(2).without_building_deck(seat(1)).supply(seat(0), own(4, 1, 1));
    let mut position = start.bomb_deck(&[], &[], seat(1)).finish().unwrap();
    play(&mut position, &["0 place design-bomb"]);
    let first = legal(&position)[0].clone();
    play(&mut position, &[&format!("0 {first}")]);
    let first = legal(&position)[0].clone();
    play(&mut position, &[&format!("1 {first}"), "0 done"]);
    assert!(!position.design_is_open() && position.buildings_in_deck() == 0);
    assert_eq!(position.to_act(), Some(seat(1)));
    assert_eq!(goods(&position, 0)[0], 10);
}

#[test]
fn mp_15_1_no_solo_and_no_variants() {
    let options = OptionMap::defaults(&ManhattanProject::INFO);
    for players in [0, 1, 6] {
        let opened =
            Match::<ManhattanProject>::open(tables(), "components", &options, players, Seed::new([1; 32]));
        assert!(matches!(opened.err(), Some(SetUpError::Words(_))), "{players} players");
    }
    let mut other = options.clone();
    assert!(other.set("variant", "nations").is_err());
    other.set("deals", "anything").unwrap();
    assert!(ManhattanProject::options(&tables(), &other).is_err());
}
