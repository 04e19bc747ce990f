//! PG-2: setup, the table by number of players, and the choice of regions.

use std::collections::BTreeMap;

use engine::{Chance, Game, Playout, Seat, Urn};
use parts::Set;
use power_grid::{Arrangement, City, Event, Fuel, MapSide, PowerGrid, Region, Stage, Step3Card};

use crate::table::{
    cities, dealt, drawn, game, game_in_order, idle, idle_to, legal, new_game, options, owner_of, play,
    random_game, random_start, refused, rows, seat, tables,
};

const GERMANY: [(&str, &str); 2] = [("map", "germany"), ("regions", "northwest,northeast,west")];

/// The rule that forbids this number of players with these options; `None` if they are allowed.
fn refused_at_start(seats: u8, pairs: &[(&str, &str)]) -> Option<&'static str> {
    let options = PowerGrid::options(&tables(), &options(pairs)).expect("options that make sense");
    PowerGrid::start(tables(), &options, seats, &mut Playout::new(1)).err().map(|refusal| refusal.rule)
}

/// The same position in round 2, where everybody may pass.
fn in_round_2(position: PowerGrid) -> PowerGrid {
    Arrangement::of(position).time(1, 2).finish().expect("a position")
}

/// The price of the next token of a kind for a number of tokens on the market.
fn price(fuel: Fuel, on_market: u8) -> u8 {
    let mut market = [0; 4];
    market[fuel.index()] = on_market;
    let mut position = owner_of(&[3, 4, 6, 11], Stage::Fuel).market(market).finish().expect("a position");
    let events = play(&mut position, &[&format!("0 buy {}", fuel.word())], &[]);
    let [Event::Bought(_, _, price)] = events[..] else { panic!("{events:?}") };
    price
}

/// The prices of the tokens on the market, the cheapest first.
fn prices(fuel: Fuel, on_market: u8) -> Vec<u8> {
    (1..=on_market).rev().map(|count| price(fuel, count)).collect()
}

/// Each of these prices three times.
fn by_threes(prices: impl Iterator<Item = u8>) -> Vec<u8> {
    prices.flat_map(|price| [price; 3]).collect()
}

/// Chance that records the number of plants that each card could be.
struct Possibilities(Playout, Vec<u32>);

impl Chance for Possibilities {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        self.1.push(urn.total());
        self.0.draw(what, urn)
    }
}

/// Seat 0 has this size, all others zero; it builds one city, and the phase ends.
fn after_building(seats: u8, step: u8, size: u8) -> PowerGrid {
    let start = new_game("germany", seats);
    let mut position = Arrangement::of(start)
        .time(step, 5)
        .display(&[22, 23, 24, 25, 26, 27, 28, 29])
        .money(seat(0), 500)
        .cities(seat(0), &cities(&start, 0, usize::from(size) - 1))
        .stage(Stage::Building)
        .actor(seat(0))
        .finish()
        .expect("a position");
    let next = cities(&start, usize::from(size) - 1, 1)[0];
    play(&mut position, &[&format!("0 build {next}")], &[]);
    idle(&mut position, &mut Playout::new(1), |position| position.stage() != Stage::Building);
    assert_eq!(position.size(seat(0)), size);
    position
}

#[test]
fn pg_2_1_the_map_is_germany_or_usa() {
    for (map, city, other) in [("germany", "berlin", "boston"), ("usa", "boston", "berlin")] {
        let position = new_game(map, 3);
        assert!(position.read_action(&format!("build {city}")).is_some());
        assert!(position.read_action(&format!("build {other}")).is_none());
    }
    assert!(PowerGrid::options(&tables(), &options(&[("map", "france")])).is_err());
}

#[test]
fn pg_2_2_the_chosen_regions_are_connected_and_open_to_everybody() {
    let germany = |regions| refused_at_start(3, &[("map", "germany"), ("regions", regions)]);
    assert_eq!(germany("northwest,west,southwest"), None);
    assert_eq!(germany("northeast,west,southwest"), Some("PG-2.2"));
    assert_eq!(germany("northwest,west"), Some("PG-2.2"));
    assert_eq!(germany("northwest,west,southwest,east"), Some("PG-2.2"));
    let usa = |regions| refused_at_start(3, &[("map", "usa"), ("regions", regions)]);
    assert_eq!(usa("northwest,south,southeast"), None);
    assert_eq!(usa("northwest,southwest,southeast"), Some("PG-2.2"));

    let start = game(3, &GERMANY);
    let mut everywhere: Vec<String> = cities(&start, 0, 21).iter().map(|id| format!("build {id}")).collect();
    everywhere.push("done".to_owned());
    for player in Seat::all(3) {
        let position = Arrangement::of(start).stage(Stage::Building).actor(player).finish().unwrap();
        assert_eq!(legal(&position), everywhere);
    }
}

#[test]
fn pg_2_3_everybody_starts_with_50_elektro() {
    for seats in 2..=6 {
        let mut position = new_game("germany", seats);
        assert!(Seat::all(seats).all(|seat| position.money(seat) == 50));
        play(&mut position, &["0 nominate 3", "0 bid 3"], &[]);
        assert_eq!(refused(&position, "bid 50"), None);
        assert_eq!(refused(&position, "bid 51"), Some("PG-5.5"));
    }
}

#[test]
fn pg_2_4_everybody_starts_at_size_0_and_the_order_is_random() {
    let mut seen = BTreeMap::new();
    for number in 0..600 {
        let position = random_start("germany", 3, number);
        assert!(Seat::all(3).all(|seat| position.size(seat) == 0));
        *seen.entry(position.order().to_vec()).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6, "{seen:?}");
    assert!(seen.values().all(|times| (70..=130).contains(times)), "{seen:?}");
}

#[test]
fn pg_2_5_the_market_starts_with_24_coal_18_oil_6_garbage_and_2_uranium() {
    for seats in 2..=6 {
        assert_eq!(new_game("usa", seats).market(), [24, 18, 6, 2]);
    }
    assert_eq!(prices(Fuel::Coal, 24), by_threes(1..=8));
    assert_eq!(prices(Fuel::Oil, 18), by_threes(3..=8));
    assert_eq!(prices(Fuel::Garbage, 6), by_threes(7..=8));
    assert_eq!(prices(Fuel::Uranium, 2), [14, 16]);
}

#[test]
fn pg_2_6_the_supply_starts_with_6_oil_18_garbage_and_10_uranium() {
    for seats in 2..=6 {
        assert_eq!(new_game("germany", seats).supply(), [0, 6, 18, 10]);
    }
}

#[test]
fn pg_2_7_three_tokens_of_a_kind_on_each_of_the_spaces_1_to_8_and_one_uranium_on_each_of_twelve() {
    for fuel in [Fuel::Coal, Fuel::Oil, Fuel::Garbage] {
        assert_eq!(prices(fuel, 24), by_threes(1..=8));
    }
    assert_eq!(prices(Fuel::Uranium, 12), [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]);
}

#[test]
fn pg_d_3_the_uranium_spaces_above_8_are_10_12_14_and_16() {
    // If the spaces were 1 to 16, the fifth token would cost 12 and the twelfth 5.
    assert_eq!([1, 2, 3, 4, 5, 12].map(|count| price(Fuel::Uranium, count)), [16, 14, 12, 10, 8, 1]);
}

#[test]
fn pg_x_5_the_cheapest_tokens_cost_1_3_7_and_14_at_the_start() {
    let mut position = owner_of(&[3, 4, 6, 11], Stage::Fuel).finish().unwrap();
    let events = play(&mut position, &["0 buy coal", "0 buy oil", "0 buy garbage", "0 buy uranium"], &[]);
    let expected = [(Fuel::Coal, 1), (Fuel::Oil, 3), (Fuel::Garbage, 7), (Fuel::Uranium, 14)];
    assert_eq!(events, expected.map(|(fuel, price)| Event::Bought(seat(0), fuel, price)));
}

#[test]
fn pg_2_8_the_plant_market_opens_with_03_to_06_and_07_to_10() {
    for seats in 2..=6 {
        assert_eq!(rows(&new_game("germany", seats)), (vec![3, 4, 5, 6], vec![7, 8, 9, 10]));
    }
}

#[test]
fn pg_2_9_the_deck_has_13_on_top_and_step_3_at_the_bottom() {
    for (seats, cards) in (2..).zip([27, 27, 31, 35, 35]) {
        let start = in_round_2(new_game("germany", seats));
        assert_eq!(start.cards_in_deck(), cards);
        let dealt = dealt(start, &mut Playout::new(9));
        assert_eq!(dealt[0], 13);
        assert_eq!(dealt.len(), usize::from(cards) - 1, "the last card is Step 3");
    }
}

#[test]
fn pg_2_10_the_removed_plants_stay_unknown_and_never_come_back() {
    let mut position = in_round_2(new_game("germany", 2));
    let mut chance = Possibilities(Playout::new(10), Vec::new());
    let before = idle(&mut position, &mut chance, |position| position.step3_card() != Step3Card::InDeck);
    // Every card but 13 may still be any of the plants not seen yet, the eight removed ones among them.
    assert_eq!(chance.1, (9..=33).rev().collect::<Vec<_>>());
    // The deck of Step 3 has only the plants that were put under the card.
    let under = before
        .iter()
        .filter_map(|event| if let Event::PutUnder(plant) = event { Some(plant.0) } else { None });
    let under: Set = under.collect();
    let after = idle(&mut position, &mut chance, |position| position.cards_in_deck() == 0);
    assert_eq!(drawn(&after).into_iter().collect::<Set>(), under);
}

#[test]
fn pg_2_11_the_game_begins_with_phase_2_of_round_1_in_the_drawn_order() {
    let mut position = game_in_order(&[2, 0, 1], &GERMANY);
    assert_eq!((position.step(), position.round(), position.stage()), (1, 1, Stage::Nominating));
    let moves = [
        "2 nominate 3",
        "2 bid 3",
        "0 pass-bid",
        "1 pass-bid",
        "0 nominate 4",
        "0 bid 4",
        "1 pass-bid",
        "1 nominate 5",
    ];
    play(&mut position, &moves, &[20, 21]);
    assert_eq!(position.stage(), Stage::Fuel);
}

#[test]
fn pg_2_12_3_3_4_5_5_regions_are_in_play() {
    for (seats, regions) in (2..).zip([3, 3, 4, 5, 5]) {
        for map in ["germany", "usa"] {
            let position = random_start(map, seats, 12);
            assert_eq!(position.regions().len(), regions);
            assert_eq!(position.grid().cities.len(), 7 * regions);
        }
        let list = ["northwest", "northeast", "east", "west", "southwest", "southeast"];
        for count in 1..=6 {
            let refused = refused_at_start(seats, &[("regions", &list[..count].join(","))]);
            assert_eq!(refused.is_none(), count == usize::from(regions), "{seats} players, {count} regions");
        }
    }
}

#[test]
fn pg_x_13_four_players_use_four_regions() {
    let position = random_start("usa", 4, 13);
    assert_eq!(position.regions().len(), 4);
    assert_eq!(refused_at_start(4, &[("regions", "northwest,northeast,east")]), Some("PG-2.2"));
}

#[test]
fn pg_2_13_8_8_4_0_0_plants_are_removed() {
    for (seats, removed) in (2..).zip([8, 8, 4, 0, 0]) {
        let dealt = dealt(in_round_2(new_game("usa", seats)), &mut Playout::new(13));
        assert_eq!(42 - 8 - dealt.len(), removed, "{seats} players");
    }
}

#[test]
fn pg_2_14_a_player_may_own_4_3_3_3_3_plants() {
    for (seats, limit) in (2..).zip([4, 3, 3, 3, 3]) {
        for owned in 0..=limit {
            let order: Vec<Seat> = Seat::all(seats).rev().collect();
            let mut position = Arrangement::of(in_round_2(new_game("germany", seats)))
                .plants(seat(0), &[30, 31, 32, 33][..owned])
                .order(&order)
                .stage(Stage::Nominating)
                .finish()
                .unwrap();
            idle(&mut position, &mut Playout::new(1), |position| position.to_act() == Some(seat(0)));
            play(&mut position, &["0 nominate 3"], &[]);
            assert_eq!(
                position.stage() == Stage::Scrapping,
                owned == limit,
                "{seats} players, {owned} plants"
            );
        }
    }
}

#[test]
fn pg_2_15_step_2_starts_at_size_10_7_7_7_6() {
    for (seats, size) in (2..).zip([10, 7, 7, 7, 6]) {
        assert_eq!(after_building(seats, 1, size - 1).step(), 1, "{seats} players");
        assert_eq!(after_building(seats, 1, size).step(), 2, "{seats} players");
    }
}

#[test]
fn pg_2_16_the_game_ends_at_size_21_17_17_15_14() {
    for (seats, size) in (2..).zip([21, 17, 17, 15, 14]) {
        assert_eq!(after_building(seats, 2, size - 1).stage(), Stage::Power, "{seats} players");
        assert_eq!(after_building(seats, 2, size).stage(), Stage::Over, "{seats} players");
    }
}

#[test]
fn pg_2_17_two_players_play_alone_by_the_same_rules() {
    let mut rounds = 0;
    random_game(new_game("germany", 2), 17, |position, events| {
        assert_eq!(position.order().len(), 2);
        assert!(position.to_act().is_none_or(|seat| seat.number() < 2));
        for city in position.grid().cities {
            let own = Seat::all(2).filter(|&seat| position.cities_of(seat).has(city)).count();
            assert_eq!(usize::from(position.houses_in(City(city))), own, "nobody else builds");
        }
        rounds += events.iter().filter(|event| matches!(event, Event::RoundBegan(_))).count();
    });
    assert!(rounds > 5);
    // The refill is the one for two; nobody else takes tokens or plants.
    let mut position = Arrangement::of(in_round_2(new_game("germany", 2)))
        .market([10, 10, 6, 2])
        .stage(Stage::Power)
        .finish()
        .unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(events[2], Event::Refilled([3, 2, 1, 1]));
    assert_eq!(rows(&position), (vec![3, 4, 5, 6], vec![7, 8, 9, 13]));
}

#[test]
fn pg_x_14_two_players_have_a_smaller_deck_but_four_plants_each() {
    assert!(new_game("germany", 2).cards_in_deck() < new_game("germany", 4).cards_in_deck());
    let mut position = Arrangement::of(in_round_2(new_game("germany", 2)))
        .plants(seat(0), &[20, 21, 22])
        .plants(seat(1), &[23, 24, 25, 26])
        .finish()
        .unwrap();
    play(&mut position, &["0 nominate 5", "0 bid 5", "1 pass-bid"], &[]);
    assert_eq!(position.plants_of(seat(0)).len(), 4);
    play(&mut position, &["1 nominate 4"], &[]);
    assert_eq!(legal(&position), ["scrap 23", "scrap 24", "scrap 25", "scrap 26"]);
}

#[test]
fn pg_x_15_germany_has_13_12_6_and_the_usa_12_12_6_connected_sets() {
    let tables = tables();
    for (side, expected) in [(MapSide::Germany, [13, 12, 6]), (MapSide::Usa, [12, 12, 6])] {
        let map = tables.map(side);
        let sets = [3, 4, 5].map(|count| map.connected_sets(count));
        assert_eq!(sets.each_ref().map(Vec::len), expected);
        for bits in sets.concat() {
            let regions = Set::from_bits(bits.into());
            let inside = |city| regions.has(map.region_of(city).0);
            let links = map.links.iter().filter(|&&(a, b, _)| inside(a) && inside(b));
            // Every city can be reached from the first without leaving the set.
            let all = regions.iter().fold(Set::EMPTY, |all, region| all.or(map.cities_in(Region(region))));
            let mut reached = Set::EMPTY.with(all.first().unwrap());
            let mut grown = Set::EMPTY;
            while grown != reached {
                grown = reached;
                for &(a, b, _) in links.clone() {
                    if reached.has(a.0) || reached.has(b.0) {
                        reached = reached.with(a.0).with(b.0);
                    }
                }
            }
            assert_eq!(reached, all, "{side:?}, regions {bits:06b}");
        }
    }
    let refused = |map, regions| refused_at_start(2, &[("map", map), ("regions", regions)]);
    assert_eq!(refused("germany", "northeast,west,southwest"), Some("PG-2.2"));
    assert_eq!(refused("usa", "northwest,southeast,southwest"), Some("PG-2.2"));
}

#[test]
fn pg_d_1_by_default_every_connected_set_is_equally_likely() {
    for (map, sets) in [("germany", 13), ("usa", 12)] {
        let mut seen = BTreeMap::new();
        for number in 0..1300 {
            let position = random_start(map, 2, number);
            assert!(position.map().connected(position.regions()));
            *seen.entry(position.regions().bits()).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), sets);
        assert!(seen.values().all(|times| (65..=150).contains(times)), "{map}: {seen:?}");
    }
}

#[test]
fn pg_d_1_a_draft_goes_round_in_seat_order_until_the_number_is_reached() {
    // The drawn order 1, 0 does not matter: the first seat picks first and, with two players, also third.
    let mut position = game_in_order(&[1, 0], &[("regions", "draft")]);
    assert_eq!(legal(&position).len(), 6);
    play(&mut position, &["0 pick northeast"], &[]);
    assert_eq!(legal(&position), ["pick northwest", "pick east"]);
    assert_eq!(refused(&position, "pick northeast"), Some("PG-D.1"));
    assert_eq!(refused(&position, "pick southwest"), Some("PG-D.1"));
    play(&mut position, &["1 pick east", "0 pick southwest", "1 nominate 3"], &[]);
    let picked =
        position.regions().iter().map(|region| position.map().regions[usize::from(region)].id.as_str());
    assert_eq!(picked.collect::<Vec<_>>(), ["northeast", "east", "southwest"]);
}

#[test]
fn pg_d_1_six_players_draft_five_regions_not_one_each() {
    let mut position = game_in_order(&[5, 4, 3, 2, 1, 0], &[("map", "usa"), ("regions", "draft")]);
    let moves =
        ["0 pick northeast", "1 pick midwest", "2 pick south", "3 pick southwest", "4 pick southeast"];
    play(&mut position, &moves, &[]);
    assert_eq!((position.stage(), position.to_act()), (Stage::Nominating, Some(seat(5))));
}

#[test]
fn pg_d_2_nothing_leads_through_a_region_that_is_not_in_play() {
    let start = game(2, &[("map", "usa"), ("regions", "northwest,midwest,south")]);
    let mut position = Arrangement::of(start)
        .money(seat(1), 99)
        .cities(seat(1), &["knoxville"])
        .stage(Stage::Building)
        .finish()
        .unwrap();
    assert_eq!(refused(&position, "build atlanta"), Some("PG-7.2"));
    // Through Atlanta it would be 5 + 3; inside it is 6 + 12 + 7 + 6 by Cincinnati, St. Louis and Memphis.
    play(&mut position, &["1 build birmingham"], &[]);
    assert_eq!(position.money(seat(1)), 99 - 10 - 31);
}

#[test]
fn pg_d_4_the_random_removal_touches_neither_the_display_nor_13_nor_step_3() {
    for number in 0..40 {
        let start = in_round_2(random_start("germany", 2, number));
        assert_eq!(rows(&start), (vec![3, 4, 5, 6], vec![7, 8, 9, 10]));
        let mut position = start;
        let chance = &mut Playout::new(number);
        let events = idle(&mut position, chance, |position| position.step3_card() != Step3Card::InDeck);
        assert_eq!(drawn(&events)[0], 13);
        assert_eq!(drawn(&events).len(), 26);
        assert!(events.contains(&Event::Step3Drawn));
    }
}
