//! PG-1: the components, and the examples of plants and storage.

use engine::{Files, Game, Playout, Seat};
use parts::Set;
use power_grid::{
    Arrangement, City, Event, Fuel, MapSide, Plant, PowerGrid, Region, Stage, Step3Card, plants,
};

use crate::table::{
    cities, dealt, game, idle, idle_to, legal, new_game, play, random_game, refused, rows, seat, tables,
};

/// Number, fuel, tokens burned, cities supplied.
const CARDS: [(u8, &str, u8, u8); 42] = [
    (3, "oil", 2, 1),
    (4, "coal", 2, 1),
    (5, "hybrid", 2, 1),
    (6, "garbage", 1, 1),
    (7, "oil", 3, 2),
    (8, "coal", 3, 2),
    (9, "oil", 1, 1),
    (10, "coal", 2, 2),
    (11, "uranium", 1, 2),
    (12, "hybrid", 2, 2),
    (13, "nothing", 0, 1),
    (14, "garbage", 2, 2),
    (15, "coal", 2, 3),
    (16, "oil", 2, 3),
    (17, "uranium", 1, 2),
    (18, "nothing", 0, 2),
    (19, "garbage", 2, 3),
    (20, "coal", 3, 5),
    (21, "hybrid", 2, 4),
    (22, "nothing", 0, 2),
    (23, "uranium", 1, 3),
    (24, "garbage", 2, 4),
    (25, "coal", 2, 5),
    (26, "oil", 2, 5),
    (27, "nothing", 0, 3),
    (28, "uranium", 1, 4),
    (29, "hybrid", 1, 4),
    (30, "garbage", 3, 6),
    (31, "coal", 3, 6),
    (32, "oil", 3, 6),
    (33, "nothing", 0, 4),
    (34, "uranium", 1, 5),
    (35, "oil", 1, 5),
    (36, "coal", 3, 7),
    (37, "nothing", 0, 4),
    (38, "garbage", 3, 7),
    (39, "uranium", 1, 6),
    (40, "oil", 2, 6),
    (42, "coal", 2, 6),
    (44, "nothing", 0, 5),
    (46, "hybrid", 3, 7),
    (50, "nothing", 0, 6),
];

/// Two players in Step 3, no plant on display; seat 0 owns these plants, these tokens, and the first to act in a stage.
fn owner(plants: &[u8], tokens: [u8; 4], stage: Stage) -> Result<PowerGrid, String> {
    let start = new_game("germany", 2);
    Arrangement::of(start)
        .time(3, 9)
        .card(Step3Card::Removed)
        .display(&[])
        .deck(0, &[])
        .money(seat(0), 200)
        .plants(seat(0), plants)
        .tokens(seat(0), tokens)
        .cities(seat(0), &cities(&start, 0, 7))
        .stage(stage)
        .actor(seat(0))
        .finish()
}

/// The tokens a plant burns, a hybrid one only coal.
fn burned(fuel: &str, amount: u8) -> [u8; 4] {
    match fuel {
        "coal" | "hybrid" => [amount, 0, 0, 0],
        "oil" => [0, amount, 0, 0],
        "garbage" => [0, 0, amount, 0],
        "uranium" => [0, 0, 0, amount],
        _ => [0; 4],
    }
}

/// The tokens on the market, beside the board and on plants.
fn all_tokens(position: &PowerGrid) -> [u8; 4] {
    Fuel::ALL.map(|fuel| {
        let at = fuel.index();
        let held: u8 = Seat::all(position.seats()).map(|seat| position.tokens(seat)[at]).sum();
        position.market()[at] + position.supply()[at] + held
    })
}

fn refilled(events: &[Event]) -> Option<[u8; 4]> {
    events.iter().find_map(|event| if let Event::Refilled(added) = event { Some(*added) } else { None })
}

#[test]
fn pg_1_1_each_side_has_six_regions_of_seven_cities_and_a_connection_may_cost_nothing() {
    for map in ["germany", "usa"] {
        let position = new_game(map, 2);
        let board = position.map();
        let regions: Vec<Set> = (0..6).map(|region| board.cities_in(Region(region))).collect();
        assert_eq!(regions.iter().map(|cities| cities.len()).collect::<Vec<_>>(), [7; 6], "{map}");
        assert_eq!(regions.into_iter().fold(Set::EMPTY, Set::or), Set::below(42), "{map}");
        assert!(board.links.iter().any(|&(_, _, cost)| cost == 0), "{map}");
    }
    let mut position = Arrangement::of(new_game("germany", 2))
        .cities(seat(1), &["essen"])
        .stage(Stage::Building)
        .finish()
        .unwrap();
    let duisburg = position.map().city_by_id("duisburg").unwrap();
    assert_eq!(play(&mut position, &["1 build duisburg"], &[]), [Event::Built(seat(1), duisburg, 0, 10)]);
}

#[test]
fn pg_1_2_six_colours_of_22_houses() {
    assert_eq!(*PowerGrid::INFO.seats.end(), 6);
    let start = new_game("usa", 4);
    let mut position = Arrangement::of(start)
        .time(3, 9)
        .card(Step3Card::Removed)
        .display(&[])
        .deck(0, &[])
        .money(seat(3), 999)
        .cities(seat(3), &cities(&start, 0, 21))
        .stage(Stage::Building)
        .finish()
        .unwrap();
    let [city_22, city_23] = cities(&start, 21, 2)[..] else { panic!("two cities") };
    play(&mut position, &[&format!("3 build {city_22}")], &[]);
    assert_eq!(position.size(seat(3)), 22);
    assert_eq!(refused(&position, &format!("build {city_23}")), Some("PG-D.10"));
}

#[test]
fn pg_1_3_there_are_24_coal_24_oil_24_garbage_and_12_uranium_and_no_more() {
    for seats in 2..=6 {
        random_game(new_game("germany", seats), 3, |position, _| {
            assert_eq!(all_tokens(position), [24, 24, 24, 12]);
        });
    }
    // All uranium is stored on plants, so the refill has none to add.
    let mut position = Arrangement::of(new_game("germany", 2))
        .plants(seat(0), &[11, 17, 23, 28])
        .plants(seat(1), &[34, 39])
        .tokens(seat(0), [0, 0, 0, 8])
        .tokens(seat(1), [0, 0, 0, 4])
        .stage(Stage::Power)
        .finish()
        .unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(refilled(&events), Some([0, 2, 1, 0]));
}

#[test]
fn pg_1_4_the_bank_pays_whatever_is_due_and_any_whole_amount_can_be_paid() {
    let mut position = new_game("germany", 6);
    for rich in Seat::all(6) {
        position = Arrangement::of(position).money(rich, 10_000).time(1, 2).finish().unwrap();
    }
    play(&mut position, &["0 nominate 3", "0 bid 3", "1 bid 1234"], &[]);
    let bids: Vec<String> = (1235..=10_000).map(|bid| format!("bid {bid}")).collect();
    assert_eq!(legal(&position)[1..], bids);
    let mut position = Arrangement::of(position).stage(Stage::Power).finish().unwrap();
    idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(Seat::all(6).map(|seat| position.money(seat)).collect::<Vec<_>>(), [10_010; 6]);
}

#[test]
fn pg_1_5_42_plants_and_one_step_3_card() {
    let start = Arrangement::of(new_game("germany", 6)).time(1, 2).finish().unwrap();
    let (current, future) = rows(&start);
    let mut numbers = [current, future, dealt(start, &mut Playout::new(5))].concat();
    numbers.sort_unstable();
    let expected: Vec<u8> = (3..=40).chain([42, 44, 46, 50]).collect();
    assert_eq!(numbers, expected);
}

#[test]
fn pg_1_6_a_card_has_a_number_that_is_the_lowest_bid_a_fuel_an_amount_and_cities() {
    for (number, fuel, amount, supplies) in CARDS {
        let mut auction = Arrangement::of(new_game("germany", 2))
            .time(3, 9)
            .card(Step3Card::Removed)
            .display(&[number])
            .deck(0, &[])
            .finish()
            .unwrap();
        play(&mut auction, &[&format!("0 nominate {number}")], &[]);
        assert_eq!(legal(&auction)[0], format!("bid {number}"));

        let burned = burned(fuel, amount);
        let mut power = owner(&[number], burned.map(|count| 2 * count), Stage::Power).unwrap();
        let run = legal(&power).swap_remove(0);
        let events = play(&mut power, &[&format!("0 {run}"), "0 done"], &[]);
        assert_eq!(events[0], Event::Ran(seat(0), Plant(number), burned), "{number}");
        assert!(matches!(events[1], Event::Paid(_, cities, _) if cities == supplies), "{number}: {events:?}");
    }
}

#[test]
fn pg_1_7_hybrid_plants_burn_any_mix_ecological_and_fusion_plants_nothing_and_only_50_is_fusion() {
    let runs = |plant: u8, tokens| legal(&owner(&[plant], tokens, Stage::Power).unwrap()).len() - 1;
    for (number, fuel, amount, _) in CARDS {
        let (tokens, ways) = match fuel {
            "hybrid" => ([amount, amount, 0, 0], usize::from(amount) + 1),
            _ => (burned(fuel, amount), 1),
        };
        assert_eq!(runs(number, tokens), ways, "{number}");
        assert_eq!(runs(number, [0; 4]), usize::from(fuel == "nothing"), "{number} without fuel");
    }
    let tables = tables();
    let fusion: Vec<u8> =
        plants(tables.all_plants).filter(|&plant| tables.card(plant).fusion).map(|plant| plant.0).collect();
    assert_eq!(fusion, [50]);
}

#[test]
fn pg_1_8_every_city_has_three_spaces_for_10_15_and_20() {
    for map in ["germany", "usa"] {
        let start = new_game(map, 3);
        for (houses, cost) in [(0, Some(10)), (1, Some(15)), (2, Some(20)), (3, None)] {
            let mut table =
                Arrangement::of(start).time(3, 9).card(Step3Card::Removed).display(&[]).deck(0, &[]);
            for rival in Seat::all(houses) {
                table = table.cities(rival, &cities(&start, 0, 21));
            }
            let position = table.finish().unwrap();
            for city in position.grid().cities {
                let house = position.cost(seat(2), City(city)).map(|cost| cost.house);
                assert_eq!(house, cost, "{map}, city {city} with {houses} houses");
            }
        }
    }
    let mut position = Arrangement::of(new_game("germany", 4))
        .time(3, 9)
        .card(Step3Card::Removed)
        .display(&[])
        .deck(0, &[])
        .stage(Stage::Building)
        .finish()
        .unwrap();
    let moves = ["3 build kiel", "3 done", "2 build kiel", "2 done", "1 build kiel", "1 done"];
    play(&mut position, &moves, &[]);
    assert_eq!([3, 2, 1].map(|buyer| position.money(seat(buyer))), [40, 35, 30]);
    assert_eq!(refused(&position, "build kiel"), Some("PG-7.8"));
}

#[test]
fn pg_x_2_plant_14_burns_exactly_two_garbage_for_two_cities_and_stores_four() {
    let mut auction = Arrangement::of(new_game("germany", 2))
        .time(1, 2)
        .display(&[14, 15, 16, 17, 18, 19, 20, 21])
        .finish()
        .unwrap();
    play(&mut auction, &["0 nominate 14"], &[]);
    assert_eq!(refused(&auction, "bid 13"), Some("PG-5.4"));
    assert_eq!(refused(&auction, "bid 14"), None);

    let one = owner(&[14], [0, 0, 1, 0], Stage::Power).unwrap();
    assert_eq!(refused(&one, "run 14 garbage garbage"), Some("PG-8.17"));
    assert!(one.read_action("run 14 garbage").is_none());

    let mut four = owner(&[14], [0, 0, 4, 0], Stage::Power).unwrap();
    play(&mut four, &["0 run 14 garbage garbage"], &[]);
    assert_eq!(four.tokens(seat(0)), [0, 0, 2, 0]);
    assert_eq!(refused(&four, "run 14 garbage garbage"), Some("PG-8.1"));
    let events = play(&mut four, &["0 done"], &[]);
    assert_eq!(events, [Event::Paid(seat(0), 2, 33)]);

    let mut buyer = owner(&[14], [0, 0, 3, 0], Stage::Fuel).unwrap();
    play(&mut buyer, &["0 buy garbage"], &[]);
    assert_eq!(refused(&buyer, "buy garbage"), Some("PG-6.3"));
}

#[test]
fn pg_x_3_hybrid_05_burns_two_coal_or_two_oil_or_one_of_each() {
    let position = owner(&[5], [2, 2, 0, 0], Stage::Power).unwrap();
    assert_eq!(legal(&position), ["run 5 oil oil", "run 5 coal oil", "run 5 coal coal", "done"]);
}

#[test]
fn pg_x_4_plant_03_stores_four_oil_05_four_of_coal_and_oil_13_nothing() {
    let most = |plant: u8, kinds: &[&str]| {
        let mut position = owner(&[plant], [0; 4], Stage::Fuel).unwrap();
        let mut bought = 0;
        // Buys one kind after the other, as long as one of them can be stored.
        for kind in kinds.iter().cycle().take(40) {
            if refused(&position, &format!("buy {kind}")).is_none() {
                play(&mut position, &[&format!("0 buy {kind}")], &[]);
                bought += 1;
            }
        }
        bought
    };
    assert_eq!((most(3, &["oil"]), most(3, &["coal", "garbage", "uranium"])), (4, 0));
    for mix in [&["coal"][..], &["oil"], &["coal", "oil"], &["coal", "coal", "coal", "oil"]] {
        assert_eq!(most(5, mix), 4, "{mix:?}");
    }
    assert_eq!(most(5, &["garbage", "uranium"]), 0);
    assert_eq!(most(13, &["coal", "oil", "garbage", "uranium"]), 0);
}

#[test]
fn pg_x_16_two_hybrids_share_their_storage() {
    // Plants 04, 05, 12: C = 4, O = 0, H = 8.
    let holding = |coal, oil| owner(&[4, 5, 12], [coal, oil, 0, 0], Stage::Fuel);
    let full = holding(10, 2).unwrap();
    assert_eq!(refused(&full, "buy coal"), Some("PG-6.3"));
    assert_eq!(refused(&full, "buy oil"), Some("PG-6.3"));
    assert!(holding(4, 8).is_ok());
    let oily = holding(3, 8).unwrap();
    assert_eq!(refused(&oily, "buy oil"), Some("PG-6.3"));
    assert_eq!(refused(&oily, "buy coal"), None);
    assert!(holding(3, 9).unwrap_err().starts_with("PG-6.3"));
}

#[test]
fn pg_d_28_there_are_43_cards_in_all_the_step_3_card_included() {
    for seats in [5, 6] {
        let mut position = Arrangement::of(new_game("usa", seats)).time(1, 2).finish().unwrap();
        let (current, future) = rows(&position);
        assert_eq!(current.len() + future.len() + usize::from(position.cards_in_deck()), 43);
        assert_eq!(dealt(position, &mut Playout::new(28)).len(), 43 - 8 - 1);
        let events = idle(&mut position, &mut Playout::new(28), |position| position.cards_in_deck() == 0);
        assert_eq!(events.iter().filter(|event| **event == Event::Step3Drawn).count(), 1);
    }
}

#[test]
fn pg_d_29_the_classic_board_is_used() {
    let cost = |side: MapSide, from: &str, to: &str| {
        let tables = tables();
        let map = tables.map(side);
        let [from, to] = [from, to].map(|id| map.city_by_id(id).unwrap());
        let link = map.links.iter().find(|&&(a, b, _)| (a, b) == (from, to) || (b, a) == (from, to));
        link.map(|&(_, _, cost)| cost)
    };
    let germany = |from, to| cost(MapSide::Germany, from, to);
    assert_eq!((germany("essen", "dortmund"), germany("mannheim", "saarbruecken")), (Some(4), Some(11)));
    let usa = |from, to| cost(MapSide::Usa, from, to);
    assert_eq!((usa("omaha", "chicago"), usa("santa-fe", "houston")), (Some(13), Some(21)));
    assert_eq!((usa("boise", "cheyenne"), usa("cincinnati", "raleigh")), (Some(24), Some(15)));
    assert_eq!(usa("knoxville", "raleigh"), None);
    let position = game(2, &[("map", "germany"), ("regions", "northeast,east,southwest")]);
    for (id, known) in [("torgelow", true), ("stralsund", false), ("wiesbaden", true), ("mainz", false)] {
        assert_eq!(position.read_action(&format!("build {id}")).is_some(), known, "{id}");
    }
}

/// Records name this hash. It changes only with the content of the rules files.
#[test]
fn the_hash_of_the_embedded_components_is_pinned() {
    let hash = "c9edb174750df804caf822d9d7ab9ab763c2e17f17eeaf8964adddbc657c7519";
    assert_eq!(Files::of::<PowerGrid>().hash().as_deref(), Ok(hash));
}
