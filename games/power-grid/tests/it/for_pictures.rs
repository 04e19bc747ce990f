//! Functions for the pictures: paths, the value of another city, consequences of the end of a phase, the next plant to
//! leave.

use engine::{Game, Playout, Seat};
use parts::Set;
use power_grid::{Announced, Arrangement, City, Event, Plant, PowerGrid, Removal, Stage, Step3Card};

use crate::table::{game, random_game, random_start, seat};

fn ids(position: &PowerGrid, way: &[City]) -> String {
    way.iter().map(|at| position.map().cities[at.index()].id.as_str()).collect::<Vec<_>>().join(" ")
}

fn west(step: u8) -> Arrangement {
    let position = game(3, &[("map", "germany"), ("regions", "northwest,west,southwest")]);
    Arrangement::of(position).time(step, 5)
}

#[test]
fn a_cheapest_path_leads_from_the_network_to_the_city() {
    let position = west(1).cities(seat(0), &["essen", "muenster"]).finish().expect("a position");
    let to = |id| position.map().city_by_id(id).expect("a city");
    let way = |seat, id| ids(&position, &position.cheapest_way(seat, to(id)));
    assert_eq!(way(seat(0), "aachen"), "essen duesseldorf aachen");
    assert_eq!(way(seat(0), "essen"), "essen");
    assert_eq!(way(seat(1), "aachen"), "aachen");
    assert_eq!(way(seat(0), "berlin"), "berlin");
}

/// Checks that every path uses connections in play and costs what the engine charges.
fn check_paths(position: &PowerGrid) {
    for seat in Seat::all(position.seats()) {
        for to in position.grid().cities.iter().map(City) {
            let way = position.cheapest_way(seat, to);
            let cost = |pair: &[City]| {
                let links = position.map().links.iter();
                let mut joined = links.filter(|&&(a, b, _)| [a, b] == *pair || [b, a] == *pair);
                joined.next().expect("a connection").2
            };
            let total: u8 = way.windows(2).map(cost).sum();
            assert_eq!(Some(total), position.cost(seat, to).map(|cost| cost.connection).or(Some(total)));
            assert_eq!(way.last(), Some(&to));
            assert!(position.size(seat) == 0 || position.cities_of(seat).has(way[0].0));
            assert!(way.iter().all(|at| position.grid().cities.has(at.0)));
        }
    }
}

#[test]
fn in_random_games_every_path_costs_what_the_engine_charges() {
    for (number, map) in (0..).zip(["germany", "usa"]) {
        let mut moves = 0;
        random_game(random_start(map, 4, number), number, |position, _| {
            moves += 1;
            if position.stage() != Stage::Over && moves % 23 == 0 {
                check_paths(position);
            }
        });
    }
}

#[test]
fn another_city_has_value_only_if_it_can_be_supplied() {
    let position = west(1).plants(seat(0), &[13, 18]).cities(seat(0), &["essen", "muenster"]).finish();
    let position = position.expect("a position");
    assert_eq!([0, 2, 3, 9].map(|size| position.could_supply(seat(0), size)), [0, 2, 3, 3]);
    assert_eq!(position.can_supply(seat(0)), 2);
}

#[test]
fn room_is_counted_by_kind_as_if_nothing_else_were_bought() {
    // PG-X.16: plants 04, 05 and 12 hold 12 coal and oil, of them at most 8 oil.
    let position = west(1)
        .display(&[14, 15, 16, 17, 18, 19, 20, 21])
        .plants(seat(0), &[4, 5, 12])
        .tokens(seat(0), [3, 2, 0, 0])
        .finish()
        .expect("a position");
    let room = power_grid::Fuel::ALL.map(|fuel| position.room_for(seat(0), fuel));
    assert_eq!(room, [7, 6, 0, 0]);
}

/// Phase 4, with this number of cities in play for one player.
fn grown(size: u8, step: u8) -> Arrangement {
    let position = west(step).display(&[25, 26, 27, 28, 29, 30, 31, 32]).stage(Stage::Building);
    let at = position.finish().expect("a position");
    let cities: Vec<&str> = at
        .grid()
        .cities
        .iter()
        .take(size.into())
        .map(|city| at.map().cities[usize::from(city)].id.as_str())
        .collect();
    position.cities(seat(1), &cities)
}

#[test]
fn the_end_of_a_phase_is_announced() {
    let announced = |arrangement: Arrangement| arrangement.finish().expect("a position").announced();
    assert_eq!(announced(grown(6, 1)), None);
    assert_eq!(announced(grown(7, 1)), Some(Announced::Step2));
    assert_eq!(announced(grown(7, 2)), None);
    assert_eq!(announced(grown(17, 2)), Some(Announced::End));
    assert_eq!(announced(grown(7, 2).stage(Stage::Power)), None);
    let drawn = grown(7, 2).display(&[25, 26, 27, 28, 29, 30]).card(Step3Card::Removed);
    assert_eq!(announced(drawn), Some(Announced::Step3));
    assert_eq!(announced(drawn.time(3, 9)), None);
}

#[test]
fn the_plant_that_leaves_next_is_named_with_its_reason() {
    let leaves = |arrangement: Arrangement| arrangement.finish().expect("a position").next_to_leave();
    assert_eq!(leaves(grown(6, 1)), Some(Event::PutUnder(Plant(32))));
    assert_eq!(leaves(grown(7, 1)), Some(Event::Removed(Plant(25), Removal::Step2)));
    let row = grown(6, 2).display(&[25, 26, 27, 28, 29, 30]).card(Step3Card::Removed);
    assert_eq!(leaves(row), Some(Event::Removed(Plant(25), Removal::Update)));
    let shown = grown(6, 2).display(&[25, 26, 27, 28, 29, 30, 31]).card(Step3Card::OnDisplay);
    assert_eq!(leaves(shown.stage(Stage::Nominating)), Some(Event::Removed(Plant(25), Removal::Step3)));
    assert_eq!(leaves(row.display(&[]).deck(0, &[]).under(&[])), None);
}

/// The predicted event happens if all players do nothing for the rest of the round.
#[test]
fn in_random_games_the_predicted_plant_leaves_in_phase_five() {
    let mut seen = Set::EMPTY;
    for number in 0..4 {
        let mut foretold = None;
        random_game(random_start("usa", 3, number), number, |position, events| {
            let update =
                |event: &&Event| matches!(event, Event::PutUnder(_) | Event::Removed(_, Removal::Update));
            if let Some(event) = events.iter().find(update) {
                assert_eq!(foretold, Some(*event));
                seen.insert(u8::from(matches!(event, Event::PutUnder(_))));
            }
            foretold = if position.stage() == Stage::Power { position.next_to_leave() } else { None };
        });
    }
    assert_eq!(seen.len(), 2, "both kinds of update");
}

/// PG-2.9, PG-8.13: the count decreases by one with every plant drawn; plants put under the card do not count.
#[test]
fn in_random_games_the_step_3_card_comes_after_exactly_the_plants_above_it() {
    let (mut cards, mut under) = (0, 0);
    for (number, seats) in (0..).zip([2, 3, 4, 5, 6]) {
        let start = random_start("germany", seats, number);
        let mut above = start.plants_above_step3_card();
        assert_eq!(above, Some(start.cards_in_deck() - 1));
        random_game(start, number, |position, events| {
            for event in events {
                match event {
                    Event::Drawn(_) => above = above.map(|above| above - 1),
                    Event::Step3Drawn => {
                        assert_eq!(above.take(), Some(0), "nothing was above the card");
                        cards += 1;
                    }
                    _ => {}
                }
            }
            assert_eq!(position.plants_above_step3_card(), above);
            under += u32::from(above.is_some_and(|above| above + 1 < position.cards_in_deck()));
        });
    }
    assert_eq!(cards, 5, "the card came in every game");
    assert!(under > 100, "plants lay under the card");
}

/// PG-5.12: only the last player who may act buys without bidding.
#[test]
fn the_last_player_of_the_auction_buys_alone() {
    let mut position = random_start("usa", 3, 1);
    let mut alone = Vec::new();
    while position.stage() != Stage::Fuel {
        if position.stage() == Stage::Nominating {
            alone.push(position.is_sole_buyer());
        }
        let action = testkit::actions(&position)[0];
        position.play(action, &mut Playout::new(1), &mut ());
        assert!(position.stage() == Stage::Nominating || !position.is_sole_buyer());
    }
    assert_eq!(alone, [false, false, true]);
}
