//! PG-7: phase 4, building.

use engine::{Game, Seat};
use power_grid::{Action, Arrangement, City, Cost, Event, Plant, PowerGrid, Removal, Stage, Step3Card};

use crate::brute_force::ways;
use crate::table::{
    cities, game, idle_to, legal, new_game, play, random_game, random_start, refused, rows, seat, seats,
};

/// Phase 4 of a four-player game in the west of Germany: everybody has 200, and in order 1, 2, 3, 0 the last builds
/// first.
fn building(step: u8) -> Arrangement {
    let regions = [("map", "germany"), ("regions", "northwest,west,east,southwest")];
    let mut position = Arrangement::of(game(4, &regions)).time(step, 5).order(&seats([1, 2, 3, 0]));
    for seat in Seat::all(4) {
        position = position.money(seat, 200);
    }
    position = match step {
        3 => position.card(Step3Card::Removed).display(&[27, 30, 31, 32, 33, 34]),
        _ => position.display(&[23, 24, 25, 26, 27, 30, 31, 32]),
    };
    position.deck(0, &[]).under(&[35, 36]).stage(Stage::Building)
}

/// The price of a city for the acting player, found on a copy; otherwise the rule that forbids it.
fn pays(position: &PowerGrid, city: &str) -> Result<u16, &'static str> {
    if let Some(rule) = refused(position, &format!("build {city}")) {
        return Err(rule);
    }
    let actor = position.to_act().expect("a player");
    let mut copy = *position;
    play(&mut copy, &[&format!("{} build {city}", actor.number())], &[]);
    Ok(position.money(actor) - copy.money(actor))
}

fn city(position: &PowerGrid, id: &str) -> City {
    position.map().city_by_id(id).expect("a city of this map")
}

/// The example of the rulebook: Anna has Essen and Münster, Bence Düsseldorf and Köln.
fn anna_and_bence(step: u8) -> Arrangement {
    building(step).cities(seat(0), &["essen", "muenster"]).cities(seat(1), &["duesseldorf", "koeln"])
}

#[test]
fn pg_7_1_one_turn_each_in_reverse_order_for_any_number_of_cities() {
    let mut position = building(1).stage(Stage::Fuel).finish().unwrap();
    idle_to(&mut position, Stage::Building, &[]);
    let moves = [
        "0 build essen",
        "0 build duisburg",
        "0 build muenster",
        "0 done",
        "3 done",
        "2 build kiel",
        "2 done",
    ];
    play(&mut position, &moves, &[]);
    assert_eq!(position.to_act(), Some(seat(1)));
    play(&mut position, &["1 done"], &[]);
    assert_eq!(position.stage(), Stage::Power);
    assert_eq!(Seat::all(4).map(|seat| position.size(seat)).collect::<Vec<_>>(), [3, 0, 1, 0]);
}

#[test]
fn pg_7_2_only_cities_of_the_regions_in_play() {
    let position = building(1).cities(seat(0), &["hannover"]).finish().unwrap();
    let outside =
        position.map().cities.iter().filter(|row| !position.grid().cities.has(city(&position, &row.id).0));
    let outside: Vec<&str> = outside.map(|row| row.id.as_str()).collect();
    assert_eq!(outside.len(), 14);
    for id in outside {
        assert_eq!(refused(&position, &format!("build {id}")), Some("PG-7.2"), "{id}");
    }
    assert_eq!(legal(&position).len(), 27 + 1, "every other city, and done");
}

#[test]
fn pg_7_3_the_first_city_is_any_open_city_for_the_price_of_its_space() {
    let position = building(1).cities(seat(1), &["essen"]).finish().unwrap();
    for id in cities(&position, 0, 28) {
        assert_eq!(pays(&position, id), if id == "essen" { Err("PG-7.8") } else { Ok(10) }, "{id}");
    }
}

#[test]
fn pg_7_4_the_cheapest_path_from_any_own_city() {
    let position = building(1).cities(seat(0), &["essen"]).finish().unwrap();
    assert_eq!(pays(&position, "osnabrueck"), Ok(10 + 6 + 7));
    let position = building(1).cities(seat(0), &["essen", "bremen"]).finish().unwrap();
    assert_eq!(pays(&position, "osnabrueck"), Ok(10 + 11), "now from Bremen");
    assert_eq!(pays(&position, "aachen"), Ok(10 + 2 + 9), "still from Essen");
    let position = Arrangement::of(new_game("usa", 2)).cities(seat(0), &["boise"]).stage(Stage::Building);
    let position = position.actor(seat(0)).finish().unwrap();
    assert_eq!(pays(&position, "cheyenne"), Ok(10 + 12 + 9), "the direct connection costs 24");
}

/// Compares every connection cost that the engine caches with an independent search, in every position.
#[test]
fn pg_7_4_connection_costs_equal_a_shortest_path_search() {
    let mut compared = 0;
    for number in 0..60 {
        let map = ["germany", "usa"][usize::from(number % 2 == 0)];
        let start = random_start(map, 2 + u8::try_from(number % 5).unwrap(), number);
        random_game(start, number, |position, events| {
            for event in events {
                let Event::Built(seat, ..) = event else { continue };
                let ways = ways(position, *seat);
                for city in position.grid().cities {
                    let connection =
                        position.cost(*seat, City(city)).map(|cost| Some(u16::from(cost.connection)));
                    assert!(
                        connection.is_none_or(|cost| cost == ways[usize::from(city)]),
                        "seat {seat}, city {city}"
                    );
                }
                compared += 1;
            }
        });
    }
    assert!(compared > 2000, "{compared} positions");
}

#[test]
fn pg_7_5_the_path_leads_through_any_cities_without_connecting_them() {
    let others = [seat(1), seat(2), seat(3)];
    for (step, houses) in [(1, 0), (1, 1), (2, 1), (3, 3)] {
        let mut position = building(step).cities(seat(0), &["essen"]);
        for other in &others[..houses] {
            position = position.cities(*other, &["duesseldorf"]);
        }
        let mut position = position.finish().unwrap();
        assert_eq!(pays(&position, "aachen"), Ok(10 + 2 + 9), "{houses} houses in Düsseldorf");
        play(&mut position, &["0 build aachen"], &[]);
        assert_eq!(position.size(seat(0)), 2);
        assert_eq!(usize::from(position.houses_in(city(&position, "duesseldorf"))), houses);
    }
    let position = building(1).cities(seat(0), &["flensburg"]).finish().unwrap();
    let far = 10 + 4 + 8 + 11 + 11 + 7 + 2 + 4 + 2 + 9;
    assert_eq!(pays(&position, "aachen"), Ok(far), "distance is no limit");
}

#[test]
fn pg_7_6_the_full_path_is_paid_each_time() {
    let mut position =
        building(1).cities(seat(0), &["essen"]).cities(seat(1), &["duesseldorf"]).finish().unwrap();
    play(&mut position, &["0 build aachen"], &[]);
    // Essen–Düsseldorf has just been paid for; it is paid for again.
    assert_eq!(pays(&position, "koeln"), Ok(10 + 2 + 4));
    play(&mut position, &["0 build koeln"], &[]);
    assert_eq!(position.money(seat(0)), 200 - 21 - 16);
}

#[test]
fn pg_7_7_the_next_city_may_start_from_the_new_one() {
    let mut position = building(1).cities(seat(0), &["essen"]).finish().unwrap();
    assert_eq!(pays(&position, "trier"), Ok(10 + 2 + 4 + 20));
    play(&mut position, &["0 build aachen"], &[]);
    assert_eq!(pays(&position, "trier"), Ok(10 + 19));
    // The first city of a player works the same way.
    let mut position = building(1).finish().unwrap();
    play(&mut position, &["0 build trier"], &[]);
    assert_eq!(pays(&position, "aachen"), Ok(10 + 19));
}

#[test]
fn pg_7_8_as_many_houses_as_the_step_and_the_price_of_the_space() {
    for step in 1..=3u8 {
        for houses in 0..=3u8 {
            let mut position = building(3).cities(seat(0), &["essen"]);
            for other in 1..=houses {
                position = position.cities(seat(other), &["duisburg"]);
            }
            let Ok(position) = position.time(step, 5).finish() else {
                assert!(houses > step, "{houses} houses in Step {step}");
                continue;
            };
            let expected = if houses < step { Ok([10, 15, 20][usize::from(houses)]) } else { Err("PG-7.8") };
            assert_eq!(pays(&position, "duisburg"), expected, "{houses} houses in Step {step}");
        }
    }
}

#[test]
fn pg_7_9_a_house_goes_to_the_cheapest_free_space() {
    let mut position = building(3).finish().unwrap();
    let moves = ["0 build kiel", "0 done", "3 build kiel", "3 done", "2 build kiel", "2 done"];
    let events = play(&mut position, &moves, &[]);
    let kiel = city(&position, "kiel");
    let built = events.into_iter().filter(|event| matches!(event, Event::Built(..)));
    assert_eq!(
        built.collect::<Vec<_>>(),
        [
            Event::Built(seat(0), kiel, 0, 10),
            Event::Built(seat(3), kiel, 0, 15),
            Event::Built(seat(2), kiel, 0, 20)
        ]
    );
    assert_eq!(position.houses_in(kiel), 3);
    assert_eq!(refused(&position, "build kiel"), Some("PG-7.8"));
    assert_eq!(position.cost(seat(1), kiel), None);
}

#[test]
fn pg_7_10_no_city_twice_and_no_second_network() {
    let mut position = building(3).finish().unwrap();
    play(&mut position, &["0 build kiel"], &[]);
    assert_eq!(refused(&position, "build kiel"), Some("PG-7.10"));
    // A second start would cost 10.
    assert_eq!(pays(&position, "essen"), Ok(10 + 8 + 11 + 11 + 7 + 2 + 4));
    let cost = position.cost(seat(0), city(&position, "hamburg"));
    assert_eq!(cost, Some(Cost { connection: 8, house: 10 }));
    // Also at the start of a later turn.
    let position = building(3).cities(seat(0), &["kiel"]).money(seat(0), 17).finish().unwrap();
    assert_eq!(refused(&position, "build kiel"), Some("PG-7.10"));
    assert_eq!(legal(&position), ["build flensburg", "done"], "nothing else can be paid");
}

#[test]
fn pg_7_11_nobody_has_to_start() {
    let mut position = new_game("usa", 3);
    let moves = [
        "0 nominate 3",
        "0 bid 3",
        "1 pass-bid",
        "2 pass-bid",
        "1 nominate 4",
        "1 bid 4",
        "2 pass-bid",
        "2 nominate 5",
    ];
    play(&mut position, &moves, &[31, 32]);
    for (round, plant) in [(1, 33), (2, 34)] {
        idle_to(&mut position, Stage::Power, if round == 1 { &[] } else { &[35] });
        assert_eq!((position.round(), position.size(seat(0))), (round, 0));
        idle_to(&mut position, Stage::Nominating, &[plant]);
    }
    idle_to(&mut position, Stage::Building, &[36]);
    assert_eq!(position.round(), 3);
    assert_eq!(pays(&position, "seattle"), Ok(10));
}

/// PG-5.19 in the middle of a turn, twice.
#[test]
fn pg_7_12_the_size_counts_after_each_city() {
    let mut position = building(1)
        .cities(seat(0), &["essen", "duisburg", "muenster", "dortmund", "koeln"])
        .display(&[6, 7, 8, 9, 11, 12, 14, 15])
        .deck(9, &[20, 21, 22, 23, 24, 25, 26, 27, 28])
        .finish()
        .unwrap();
    let removed = |plant| Event::Removed(Plant(plant), Removal::TooSmall);
    let events = play(&mut position, &["0 build duesseldorf"], &[20]);
    assert_eq!(events[1..], [removed(6), Event::Drawn(Plant(20))]);
    assert_eq!((position.size(seat(0)), position.to_act()), (6, Some(seat(0))));
    let events = play(&mut position, &["0 build aachen"], &[21]);
    assert_eq!(events[1..], [removed(7), Event::Drawn(Plant(21))]);
    assert_eq!(rows(&position), (vec![8, 9, 11, 12], vec![14, 15, 20, 21]));
}

#[test]
fn pg_7_13_the_size_of_step_2_changes_nothing_before_the_end_of_the_phase() {
    let seven = ["essen", "duisburg", "muenster", "dortmund", "koeln", "duesseldorf", "aachen"];
    let mut position = building(1).cities(seat(0), &seven[..6]).deck(1, &[40]).finish().unwrap();
    play(&mut position, &["0 build aachen", "0 build osnabrueck", "0 done"], &[]);
    assert_eq!(position.step(), 1);
    assert_eq!(refused(&position, "build essen"), Some("PG-7.8"), "one house per city");
    idle_to(&mut position, Stage::Power, &[40]);
    assert_eq!(position.step(), 2);
}

#[test]
fn pg_7_13_the_final_size_does_not_stop_anybody() {
    let start = building(2);
    let plan = start.finish().unwrap();
    let mut position = start.cities(seat(0), &cities(&plan, 0, 16)).finish().unwrap();
    let next = cities(&plan, 16, 2);
    for id in &next {
        play(&mut position, &[&format!("0 build {id}")], &[]);
    }
    play(&mut position, &["0 done", "3 build essen", "3 done", "2 build duisburg"], &[]);
    assert_eq!(position.size(seat(0)), 18);
    assert_eq!(position.stage(), Stage::Building);
    idle_to(&mut position, Stage::Over, &[]);
    assert_eq!(position.to_act(), None);
}

/// Compares the list and the refusals with a literal implementation of the clause.
#[test]
fn pg_7_14_exactly_the_cities_the_clause_names() {
    let mut answers = [0; 2];
    for number in 0..10 {
        let map = ["germany", "usa"][usize::from(number >= 5)];
        let start = random_start(map, 2 + u8::try_from(number % 5).unwrap(), number);
        random_game(start, number, |position, _| {
            if position.stage() != Stage::Building {
                return;
            }
            let actor = position.to_act().unwrap();
            let ways = ways(position, actor);
            let mut list = Vec::new();
            position.actions(&mut list);
            for place in 0..42 {
                let city = City(place);
                let houses =
                    Seat::all(position.seats()).filter(|&seat| position.cities_of(seat).has(place)).count();
                let way = if position.size(actor) == 0 { Some(0) } else { ways[city.index()] };
                let may = position.regions().has(position.map().region_of(city).0)
                    && !position.cities_of(actor).has(place)
                    && houses < usize::from(position.step())
                    && position.size(actor) < 22
                    && way.is_some_and(|way| way + [10, 15, 20][houses] <= position.money(actor));
                assert_eq!(list.contains(&Action::Build(city)), may);
                assert_eq!(position.check(Action::Build(city)).is_ok(), may);
                answers[usize::from(may)] += 1;
            }
        });
    }
    assert!(answers.iter().all(|&count| count > 1000), "{answers:?}");
}

#[test]
fn pg_7_14_the_full_cost_is_paid_at_once() {
    let poor = |money| building(1).cities(seat(0), &["essen"]).money(seat(0), money).finish().unwrap();
    assert_eq!(refused(&poor(20), "build aachen"), Some("PG-7.14"));
    assert_eq!(pays(&poor(21), "aachen"), Ok(21));
}

#[test]
fn pg_x_6_building_in_step_1() {
    let position = anna_and_bence(1).finish().unwrap();
    assert_eq!(
        ["duisburg", "dortmund", "aachen"].map(|city| pays(&position, city)),
        [Ok(10), Ok(12), Ok(21)]
    );
}

#[test]
fn pg_x_7_bence_passes_through_essen() {
    let position = anna_and_bence(1).actor(seat(1)).finish().unwrap();
    assert_eq!(pays(&position, "duisburg"), Ok(12));
}

#[test]
fn pg_x_8_occupied_cities_in_step_2() {
    let mut position = anna_and_bence(2).finish().unwrap();
    assert_eq!(["duesseldorf", "koeln"].map(|city| pays(&position, city)), [Ok(17), Ok(21)]);
    play(&mut position, &["0 build duesseldorf"], &[]);
    assert_eq!(pays(&position, "koeln"), Ok(19));
    play(&mut position, &["0 build koeln"], &[]);
    assert_eq!(position.money(seat(0)), 200 - 36);
}

#[test]
fn pg_x_9_occupied_cities_in_step_1() {
    let position = anna_and_bence(1).finish().unwrap();
    assert_eq!(["duesseldorf", "koeln"].map(|city| pays(&position, city)), [Err("PG-7.8"); 2]);
}

#[test]
fn pg_x_24_a_late_start_in_step_2() {
    let position =
        building(2).cities(seat(1), &["kiel", "hamburg"]).cities(seat(2), &["kiel"]).finish().unwrap();
    assert_eq!(
        ["essen", "hamburg", "kiel"].map(|city| pays(&position, city)),
        [Ok(10), Ok(15), Err("PG-7.8")]
    );
}

/// The other reading: a first city must be empty.
#[test]
fn pg_d_9_a_late_first_city_may_be_occupied() {
    let mut position = building(3).cities(seat(1), &["kiel"]).cities(seat(2), &["kiel"]).finish().unwrap();
    play(&mut position, &["0 build kiel"], &[]);
    assert_eq!(position.money(seat(0)), 200 - 20);
    assert_eq!(pays(&position, "hamburg"), Ok(10 + 8), "the network starts there");
}

/// PG-D.30 (d): not 21, and not 20.
#[test]
fn pg_d_10_all_22_houses_may_be_built() {
    let plan = building(2).finish().unwrap();
    let mut position = building(2).cities(seat(0), &cities(&plan, 0, 20)).finish().unwrap();
    let rest = cities(&plan, 20, 3);
    for id in &rest[..2] {
        play(&mut position, &[&format!("0 build {id}")], &[]);
    }
    assert_eq!(position.size(seat(0)), 22);
    assert_eq!(pays(&position, rest[2]), Err("PG-D.10"));
    assert_eq!(legal(&position), ["done"]);
}

#[test]
fn pg_d_10_the_houses_cannot_run_out_with_fewer_than_four_players() {
    for seats in [2, 3] {
        let position = new_game("usa", seats);
        let all = cities(&position, 0, usize::from(position.grid().cities.len()));
        let position = Arrangement::of(position).cities(seat(0), &all).time(3, 9).stage(Stage::Building);
        let position = position.display(&[23, 24, 25, 26, 27, 30, 31, 32]).actor(seat(0)).finish().unwrap();
        assert_eq!(legal(&position), ["done"]);
        assert_eq!(pays(&position, all[0]), Err("PG-7.10"), "every city in play is connected");
        assert!(position.size(seat(0)) < 22);
    }
}
