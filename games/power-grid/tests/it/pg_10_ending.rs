//! PG-10: the end of the game.

use engine::{Game, Match, OptionMap, Seat, Seed, SetUpError};
use power_grid::{Arrangement, Event, Fuel, Plant, PowerGrid, Stage, Step3Card};

use crate::brute_force::{can_run, for_all_holdings, subsets};
use crate::table::{cities, idle_to, legal, new_game, owner_of, play, refused, seat, seats, tables};

/// The last phase 4 of a four-player game: seat 0 has 16 cities and builds first; the others have 12 each.
fn last_phase() -> Arrangement {
    let plan = new_game("germany", 4);
    let mut position = Arrangement::of(plan).time(3, 9).card(Step3Card::Removed).order(&seats([1, 2, 3, 0]));
    position = position.display(&[26, 27, 28, 29, 30, 31]).deck(0, &[]).stage(Stage::Building);
    position = position.cities(seat(0), &cities(&plan, 0, 16)).cities(seat(1), &cities(&plan, 16, 12));
    position.cities(seat(2), &cities(&plan, 16, 12)).cities(seat(3), &cities(&plan, 0, 12))
}

/// The places of all players after the last turn.
fn places(position: Arrangement) -> Vec<u8> {
    let mut position = position.finish().expect("a position");
    idle_to(&mut position, Stage::Over, &[]);
    let standings = position.standings();
    Seat::all(position.seats()).map(|seat| standings.place(seat)).collect()
}

/// The number of cities each player can supply.
fn results(position: &PowerGrid) -> Vec<i32> {
    let standings = position.standings();
    Seat::all(position.seats()).map(|seat| standings.score(seat).total()).collect()
}

#[test]
fn pg_10_1_the_game_ends_after_a_phase_4_and_without_phase_5() {
    for (size, over) in [(16, false), (17, true), (18, true)] {
        let mut position = last_phase().money(seat(0), 200).finish().unwrap();
        let more =
            cities(&position, 16, size - 16).iter().map(|id| format!("0 build {id}")).collect::<Vec<_>>();
        play(&mut position, &more.iter().map(String::as_str).collect::<Vec<_>>(), &[]);
        let money = position.money(seat(0));
        let events = play(&mut position, &["0 done", "3 done", "2 done"], &[]);
        assert_eq!((events, position.stage()), (vec![], Stage::Building), "everybody finishes the turn");
        let events = play(&mut position, &["1 done"], &[]);
        if over {
            assert_eq!(events, [Event::Ended], "no income, no refill");
            assert_eq!((position.to_act(), position.money(seat(0))), (None, money));
        } else {
            assert_eq!(events, [Event::PhaseBegan(5)]);
            assert_eq!(position.to_act(), Some(seat(1)));
        }
    }
}

/// The table by number of players, PG-2.16.
#[test]
fn pg_10_1_the_size_that_ends_the_game() {
    for (players, size) in [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)] {
        let plan = new_game("usa", players);
        for (size, over) in [(size - 1, false), (size, true)] {
            let last = Seat::new(players - 1);
            let position = Arrangement::of(plan).time(2, 9).display(&[26, 27, 28, 29, 30, 31, 32, 33]);
            let position = position.cities(last, &cities(&plan, 0, size)).stage(Stage::Building);
            let mut position = position.finish().unwrap();
            idle_to(&mut position, if over { Stage::Over } else { Stage::Power }, &[]);
            assert_eq!(position.stage() == Stage::Over, over, "{players} players, {size} cities");
        }
    }
}

#[test]
fn pg_10_2_nobody_may_buy_any_more() {
    let mut position = last_phase().plants(seat(1), &[4]).money(seat(0), 200).finish().unwrap();
    let next = format!("0 build {}", cities(&position, 16, 1)[0]);
    play(&mut position, &[&next, "0 done", "3 done", "2 done", "1 done"], &[]);
    assert_eq!(legal(&position), [""; 0]);
    for action in ["nominate 26", "pass", "buy coal", "build kiel", "run 4 coal coal", "done"] {
        assert_eq!(refused(&position, action), Some("PG-10.1"), "{action}");
    }
}

#[test]
fn pg_10_3_the_result_is_the_best_set_of_plants_that_can_be_fuelled() {
    let plan = new_game("germany", 2);
    let (mut full, mut partial) = (0, 0);
    for_all_holdings(|plants, tokens| {
        let start = owner_of(plants, Stage::Building).tokens(seat(0), tokens);
        let Ok(position) = start.cities(seat(0), &cities(&plan, 0, 21)).finish() else { return };
        let power = |set: &[u8]| set.iter().map(|&plant| tables().card(Plant(plant)).cities).sum::<u8>();
        let sets = subsets(plants).into_iter().filter(|set| can_run(plants, set, tokens));
        let best = sets.map(|set| power(&set)).max().unwrap();
        assert_eq!(results(&position)[0], i32::from(best), "{plants:?} with {tokens:?}");
        let small = start.cities(seat(0), &cities(&plan, 0, 3)).finish().unwrap();
        assert_eq!(results(&small)[0], i32::from(best.min(3)), "{plants:?} with {tokens:?}, three cities");
        *(if best == power(plants) { &mut full } else { &mut partial }) += 1;
    });
    assert!(full > 1000 && partial > 1000, "{full} {partial}");
}

/// The plant with the highest number is not always part of the best set.
#[test]
fn pg_10_3_two_small_plants_can_beat_a_large_one() {
    let plan = new_game("germany", 2);
    let tokens = [4, 0, 0, 0];
    let position = owner_of(&[15, 10, 31], Stage::Building).tokens(seat(0), tokens);
    let position = position.cities(seat(0), &cities(&plan, 0, 9)).finish().unwrap();
    assert_eq!(results(&position)[0], 6, "31 supplies 6, 10 and 15 only 5");
    let position = owner_of(&[15, 25, 31], Stage::Building).tokens(seat(0), tokens);
    let position = position.cities(seat(0), &cities(&plan, 0, 9)).finish().unwrap();
    assert_eq!(results(&position)[0], 8, "15 and 25");
}

#[test]
fn pg_10_4_the_largest_result_wins_not_the_largest_network() {
    let start = last_phase().money(seat(0), 200).plants(seat(0), &[44]).plants(seat(1), &[50]);
    let mut position = start.plants(seat(2), &[37, 33]).plants(seat(3), &[18]).finish().unwrap();
    let next = format!("0 build {}", cities(&position, 16, 1)[0]);
    play(&mut position, &[&next, "0 done", "3 done", "2 done", "1 done"], &[]);
    assert_eq!(results(&position), [5, 6, 8, 2]);
    assert_eq!(position.standings().ranking(), seats([2, 1, 0, 3]));
}

#[test]
fn pg_10_5_ties_go_to_money_then_to_cities() {
    let plan = new_game("germany", 4);
    let start =
        last_phase().cities(seat(0), &cities(&plan, 0, 17)).plants(seat(0), &[37]).plants(seat(1), &[33]);
    let start = start.plants(seat(2), &[22]).plants(seat(3), &[18]);
    // Seats 0 and 1 supply 4 cities, seats 2 and 3 supply 2; seats 2 and 3 have the same size.
    let rich = start.money(seat(0), 10).money(seat(1), 11).money(seat(2), 99).money(seat(3), 98);
    assert_eq!(places(rich), [2, 1, 3, 4]);
    // The same money: 17 cities against 12.
    let equal = start.money(seat(0), 10).money(seat(1), 10).money(seat(2), 9).money(seat(3), 10);
    assert_eq!(places(equal), [1, 2, 4, 3]);
}

#[test]
fn pg_10_6_no_solo_game_and_no_variant() {
    let mut options = OptionMap::defaults(&PowerGrid::INFO);
    for players in [0, 1, 7] {
        let opened = Match::<PowerGrid>::open(tables(), "components", &options, players, Seed::new([1; 32]));
        assert!(matches!(opened.err(), Some(SetUpError::Words(_))), "{players} players");
    }
    assert!(options.set("variant", "solo").is_err());
    for (key, value) in [("map", "france"), ("regions", "all"), ("money", "none")] {
        let mut other = options.clone();
        other.set(key, value).unwrap();
        assert!(PowerGrid::options(&tables(), &other).is_err(), "{key} {value}");
    }
}

#[test]
fn pg_10_7_the_money_left_after_building_breaks_ties_and_nothing_is_burned() {
    let start =
        last_phase().plants(seat(0), &[20]).plants(seat(1), &[25]).money(seat(0), 40).money(seat(1), 25);
    let start = start.tokens(seat(0), [6, 0, 0, 0]).tokens(seat(1), [4, 0, 0, 0]);
    let mut position = start.finish().unwrap();
    assert_eq!(position.standings().place(seat(0)), 1, "both supply 5, and 40 is more than 25");
    let next = format!("0 build {}", cities(&position, 16, 1)[0]);
    play(&mut position, &[&next, "0 done", "3 done", "2 done", "1 done"], &[]);
    assert!(position.money(seat(0)) < 25);
    assert_eq!(position.standings().place(seat(1)), 1, "the city was paid, and no income came");
    assert_eq!(position.tokens(seat(0))[Fuel::Coal.index()], 6);
    assert_eq!(position.tokens(seat(1))[Fuel::Coal.index()], 4);
}

#[test]
fn pg_10_7_players_equal_in_all_three_share_a_place() {
    let plan = new_game("germany", 4);
    let start =
        last_phase().cities(seat(0), &cities(&plan, 0, 17)).plants(seat(0), &[13]).plants(seat(1), &[33]);
    let start = start.plants(seat(2), &[37]).plants(seat(3), &[18]);
    assert_eq!(places(start), [4, 1, 1, 3], "the place after a shared first one is the third");
}
