//! CB-6: placing a hex tile.

use castles_of_burgundy::{Building, CastlesOfBurgundy, Depot, Event, Hex, Pips, Source, Stage, Tile};
use engine::Game;

use crate::table::{
    Arrange, bare, game, legal, legal_like, play, random_game, refused, scored, seat, storage,
};

/// A player who can place this stored tile on hex 11 beside the start castle with a 3, and has other stored
/// tiles.
fn placing(words: &str) -> castles_of_burgundy::Arrangement {
    bare(2).stored(0, words).dice(seat(0), &[3, 3])
}

#[test]
fn cb_6_1_colour_number_and_neighbour_must_match() {
    let position = bare(2).stored(0, "ship").lay(0, "17 ship").dice(seat(0), &[5, 1]).done();
    assert_eq!(legal_like(&position, "place"), ["place ship on 16 with 1", "place ship on 19 with 5"]);
    assert_eq!(refused(&position, "place ship on 17 with 1"), Some("CB-6.1"), "covered");
    assert_eq!(refused(&position, "place ship on 12 with 1"), Some("CB-6.1"), "another colour");
    assert_eq!(refused(&position, "place ship on 21 with 1"), Some("CB-6.1"), "not adjacent");
    assert_eq!(refused(&position, "place ship on 19 with 1"), Some("CB-5.18"), "another number");
    assert_eq!(refused(&position, "place mine on 24 with 5"), Some("CB-6.1"), "not stored");
}

#[test]
fn cb_6_2_a_placed_tile_stays() {
    for number in 0..3 {
        let start = game(3, "basic", number);
        let mut before: Vec<Vec<Option<Tile>>> = Vec::new();
        random_game(start, number, |position, _| {
            let now: Vec<Vec<Option<Tile>>> = (0..3)
                .map(|index| (0..37).map(|hex| position.tile_on(seat(index), Hex(hex))).collect())
                .collect();
            for (then, now) in before.iter().flatten().zip(now.iter().flatten()) {
                assert!(then.is_none() || then == now);
            }
            before = now;
        });
    }
}

#[test]
fn cb_6_3_no_building_twice_in_a_city() {
    // 25 and 26 are in one city, 11 is another.
    let position = placing("bank church").lay(0, "25 bank").workers(seat(0), 2).done();
    assert_eq!(legal_like(&position, "place bank"), ["place bank on 11 with 3"]);
    assert_eq!(refused(&position, "place bank on 26 with 3"), Some("CB-6.3"));
    assert_eq!(refused(&position, "place church on 26 with 3"), None, "another type");
    // The whole city counts, not only neighbours: 36 is three hexes from 26.
    let position =
        bare(2).lay(0, "25 church 31 market 26 bank").stored(0, "bank").dice(seat(0), &[3, 6]).done();
    assert_eq!(refused(&position, "place bank on 36 with 3"), Some("CB-6.3"));
    assert_eq!(refused(&position, "place bank on 32 with 6"), Some("CB-6.3"));
}

/// CB-D.9
#[test]
fn cb_6_4_the_tile_covers_then_scores_then_works() {
    let mut position = placing("watchtower").done();
    let events = play(&mut position, &["place watchtower on 11 with 3"]);
    let expected = [
        Event::Placed(seat(0), Tile::building(Building::Watchtower), Hex(11)),
        Event::Completed { seat: seat(0), size: 1, points: 1, bonus: 10 },
        Event::Scored(seat(0), Source::Watchtowers, 4),
    ];
    assert_eq!(events, expected);
}

#[test]
fn cb_6_5_the_effect_needs_no_die() {
    let mut position = placing("market").offer(1, "ship").done();
    play(&mut position, &["place market on 11 with 3"]);
    assert_eq!(refused(&position, "take ship from 1 with 3"), Some("CB-6.5"));
    play(&mut position, &["take ship from 1"]);
    assert_eq!(position.dice(seat(0)), [None, Some(Pips(3))]);
}

/// CB-D.6
#[test]
fn cb_6_6_a_ship_collects_from_any_depot_even_an_empty_one() {
    let start =
        bare(2).stored(0, "ship").dice(seat(0), &[2, 2]).depot_goods(Depot(5), [0, 0, 2, 0, 0, 0]).done();
    let mut position = start;
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!(position.stage(), Stage::Ship);
    assert_eq!(legal(&position), (1..=6).map(|depot| format!("collect {depot}")).collect::<Vec<_>>());
    assert_eq!(refused(&position, "decline"), Some("CB-5.3"), "a ship is not optional");
    let mut other = position;
    play(&mut position, &["collect 5"]);
    assert_eq!(position.goods_of(seat(0)), [0, 0, 2, 0, 0, 0]);
    assert_eq!(position.goods_in(Depot(5)), [0; 6]);
    play(&mut other, &["collect 1"]);
    assert_eq!((other.goods_of(seat(0)), other.goods_in(Depot(5))[2]), ([0; 6], 2));
}

/// CB-X.2
#[test]
fn cb_6_7_held_types_are_taken_and_of_new_ones_as_many_as_fit() {
    // Turquoise and red are held, one space is free; the depot has turquoise, pink and brown.
    let mut position = bare(2)
        .stored(0, "ship")
        .dice(seat(0), &[2, 2])
        .goods(seat(0), [1, 0, 0, 1, 0, 0])
        .depot_goods(Depot(4), [1, 0, 2, 0, 1, 0])
        .done();
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!(legal_like(&position, "collect 4"), ["collect 4 choosing pink", "collect 4 choosing brown"]);
    assert_eq!(refused(&position, "collect 4"), Some("CB-6.7"));
    assert_eq!(refused(&position, "collect 4 choosing pink brown"), Some("CB-6.7"));
    assert_eq!(refused(&position, "collect 4 choosing purple"), Some("CB-6.7"));
    let mut brown = position;
    play(&mut position, &["collect 4 choosing pink"]);
    assert_eq!(position.goods_of(seat(0)), [2, 0, 2, 1, 0, 0]);
    assert_eq!(position.goods_in(Depot(4)), [0, 0, 0, 0, 1, 0], "the rest stays");
    play(&mut brown, &["collect 4 choosing brown"]);
    assert_eq!(brown.goods_of(seat(0)), [2, 0, 0, 1, 1, 0]);
}

#[test]
fn cb_6_7_with_two_free_spaces_two_new_types_are_chosen() {
    let mut position = bare(2)
        .stored(0, "ship")
        .dice(seat(0), &[2, 2])
        .goods(seat(0), [1, 0, 0, 0, 0, 0])
        .depot_goods(Depot(4), [0, 1, 1, 0, 0, 2])
        .done();
    play(&mut position, &["place ship on 17 with 2"]);
    let pairs = ["purple pink", "purple orange", "pink orange"];
    assert_eq!(legal_like(&position, "collect 4"), pairs.map(|pair| format!("collect 4 choosing {pair}")));
    assert_eq!(refused(&position, "collect 4 choosing orange"), Some("CB-6.7"), "as many as fit");
    play(&mut position, &["collect 4 choosing purple orange"]);
    assert_eq!(position.goods_of(seat(0)), [1, 1, 0, 0, 0, 2]);
}

#[test]
fn cb_6_7_with_three_types_only_more_of_them_is_taken() {
    let mut position = bare(2)
        .stored(0, "ship")
        .dice(seat(0), &[2, 2])
        .goods(seat(0), [1, 1, 1, 0, 0, 0])
        .depot_goods(Depot(4), [2, 0, 0, 3, 0, 0])
        .done();
    play(&mut position, &["place ship on 17 with 2", "collect 4"]);
    assert_eq!(position.goods_of(seat(0)), [3, 1, 1, 0, 0, 0]);
    assert_eq!(position.goods_in(Depot(4)), [0, 0, 0, 3, 0, 0]);
}

#[test]
fn cb_6_8_then_the_marker_moves_one_space() {
    let ships = "17 ship 16 ship 15 ship 19 ship 20 ship";
    let mut position = bare(2).lay(0, ships).stored(0, "ship").dice(seat(0), &[1, 1]).done();
    assert_eq!(position.space(seat(0)), 5);
    play(&mut position, &["place ship on 21 with 1"]);
    assert_eq!(position.space(seat(0)), 6, "the last space of the track");
}

#[test]
fn cb_6_9_the_new_first_player_rolls_the_white_die() {
    let mut position = bare(2).stored(1, "ship").dice(seat(1), &[2, 2]).actor(seat(1)).done();
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!(position.track()[0], seat(1));
    play(&mut position, &["workers with 2"]);
    assert_eq!((position.round(), position.to_act()), (2, Some(seat(1))));
}

/// CB-X.3
#[test]
fn cb_6_10_an_animal_tile_scores_again_those_of_its_species_in_the_pasture() {
    // The pasture of estate 1: 0, 4, 5, 9, 10. It is reached over the city hex 11.
    let mut position =
        bare(2).lay(0, "11 bank 10 cow-3 4 hen-2").stored(0, "cow-4 cow-4").dice(seat(0), &[1, 6]).done();
    let events = play(&mut position, &["place cow-4 on 5 with 1"]);
    assert_eq!(scored(&events), [(Source::Animals, 7)], "the hens do not count");
    // Hex 0 is not beside hex 10, only in the same region.
    let events = play(&mut position, &["place cow-4 on 0 with 6"]);
    assert_eq!(scored(&events), [(Source::Animals, 11)]);
}

#[test]
fn cb_6_11_other_species_and_other_pastures_do_not_score() {
    let mut position = bare(2)
        .lay(0, "11 bank 10 cow-3 4 hen-2 19 ship 20 ship 27 cow-2")
        .stored(0, "cow-4")
        .dice(seat(0), &[1, 6])
        .done();
    let events = play(&mut position, &["place cow-4 on 5 with 1"]);
    assert_eq!(scored(&events), [(Source::Animals, 7)]);
}

/// CB-X.4, CB-D.11
#[test]
fn cb_6_12_a_castle_gives_one_extra_action_at_once() {
    let castle = bare(2).lay(0, "11 bank").stored(0, "castle mine").dice(seat(0), &[6, 1]);
    let mut position = castle.goods(seat(0), [0, 0, 0, 0, 2, 0]).offer(1, "ship").done();
    play(&mut position, &["place castle on 6 with 6"]);
    assert_eq!(position.stage(), Stage::Castle);
    assert_eq!(legal(&position), ["take ship from 1", "place mine on 24", "sell brown", "workers"]);
    assert_eq!(refused(&position, "decline"), Some("CB-6.12"));
    assert_eq!(refused(&position, "done"), Some("CB-6.12"));
    assert_eq!(refused(&position, "workers with 1"), Some("CB-6.5"));
    play(&mut position, &["place mine on 24"]);
    assert_eq!(position.tile_on(seat(0), Hex(24)), Some(Tile::MINE));
    assert_eq!(position.dice(seat(0)), [None, Some(Pips(1))], "no die was used for it");
}

#[test]
fn cb_d_37_a_castle_with_nothing_else_to_do_takes_workers_unasked() {
    let mut position = bare(2).lay(0, "11 bank").stored(0, "castle cow-2").dice(seat(0), &[6, 1]).done();
    // The cow could be placed beside hex 11 and hex 6, so it is removed.
    let mut lonely = bare(2).lay(0, "11 bank").stored(0, "castle").dice(seat(0), &[6, 1]).done();
    play(&mut lonely, &["place castle on 6 with 6"]);
    assert_eq!((lonely.stage(), lonely.workers(seat(0))), (Stage::Turn, 2));
    play(&mut position, &["place castle on 6 with 6"]);
    assert_eq!(position.stage(), Stage::Castle);
}

#[test]
fn cb_6_13_a_mine_does_nothing_at_once() {
    let mut position = bare(2).stored(0, "mine").dice(seat(0), &[4, 4]).done();
    let events = play(&mut position, &["place mine on 24 with 4"]);
    assert_eq!(events, [Event::Placed(seat(0), Tile::MINE, Hex(24))]);
    assert_eq!((position.stage(), position.silver(seat(0))), (Stage::Turn, 0));
}

/// CB-D.24
#[test]
fn cb_6_14_a_knowledge_tile_works_from_now_on() {
    let mut position = bare(2).stored(0, "knowledge-14").dice(seat(0), &[1, 6]).done();
    play(&mut position, &["place knowledge-14 on 12 with 1", "workers with 6"]);
    assert_eq!(position.workers(seat(0)), 4);
}

/// CB-6.29: a whole type.
#[test]
fn cb_6_15_a_warehouse_may_sell_a_type() {
    let mut position = placing("warehouse").goods(seat(0), [2, 0, 0, 0, 0, 1]).done();
    play(&mut position, &["place warehouse on 11 with 3"]);
    assert_eq!(legal(&position), ["sell turquoise", "sell orange", "decline"]);
    let events = play(&mut position, &["sell turquoise"]);
    assert_eq!(scored(&events), [(Source::Sales, 4)]);
    assert_eq!((position.silver(seat(0)), position.goods_of(seat(0))), (1, [0, 0, 0, 0, 0, 1]));
}

/// Depots with one of each, for the buildings that take.
fn full_board(word: &str) -> CastlesOfBurgundy {
    placing(word)
        .offer(1, "bank ship")
        .offer(2, "knowledge-1 castle")
        .offer(4, "mine cow-2")
        .offer(6, "church")
        .offer(0, "market mine ship")
        .done()
}

#[test]
fn cb_6_16_a_carpenter_may_take_a_building() {
    let mut position = full_board("carpenter");
    play(&mut position, &["place carpenter on 11 with 3"]);
    assert_eq!(legal(&position), ["take bank from 1", "take church from 6", "decline"]);
    play(&mut position, &["take church from 6"]);
    assert_eq!(storage(&position, 0), "church");
}

#[test]
fn cb_6_17_a_church_may_take_a_mine_a_knowledge_tile_or_a_castle() {
    let mut position = full_board("church");
    play(&mut position, &["place church on 11 with 3"]);
    assert_eq!(
        legal(&position),
        ["take knowledge-1 from 2", "take castle from 2", "take mine from 4", "decline"]
    );
    play(&mut position, &["take castle from 2"]);
    assert_eq!(storage(&position, 0), "castle");
}

#[test]
fn cb_6_18_a_market_may_take_a_ship_or_an_animal() {
    let mut position = full_board("market");
    play(&mut position, &["place market on 11 with 3"]);
    assert_eq!(legal(&position), ["take ship from 1", "take cow-2 from 4", "decline"]);
    play(&mut position, &["take cow-2 from 4"]);
    assert_eq!(storage(&position, 0), "cow-2");
}

/// CB-D.19
#[test]
fn cb_6_19_buildings_never_take_from_the_black_depot() {
    let mut position = placing("church").offer(0, "mine castle").offer(1, "mine").done();
    play(&mut position, &["place church on 11 with 3"]);
    assert_eq!(legal(&position), ["take mine from 1", "decline"]);
    let mut position = placing("church").offer(0, "mine castle").done();
    let events = play(&mut position, &["place church on 11 with 3"]);
    assert!(events.contains(&Event::Lost(seat(0), Building::Church)));
}

/// CB-D.26: the boarding house, the bank and the watchtower are compulsory.
#[test]
fn cb_6_20_a_boarding_house_gives_four_workers() {
    let mut position = placing("boarding-house").done();
    play(&mut position, &["place boarding-house on 11 with 3"]);
    assert_eq!((position.workers(seat(0)), position.stage()), (4, Stage::Turn));
}

#[test]
fn cb_6_21_a_bank_gives_two_silverlings() {
    let mut position = placing("bank").done();
    play(&mut position, &["place bank on 11 with 3"]);
    assert_eq!((position.silver(seat(0)), position.stage()), (2, Stage::Turn));
}

/// CB-D.4
#[test]
fn cb_6_22_a_city_hall_may_place_one_more_tile_whatever_the_number() {
    let mut position = placing("city-hall cow-2 ship").done();
    play(&mut position, &["place city-hall on 11 with 3"]);
    // A cow beside the new city hall (5, 10), a ship beside the start castle (17, 19), whatever their
    // numbers.
    let all = ["place cow-2 on 5", "place cow-2 on 10", "place ship on 17", "place ship on 19", "decline"];
    assert_eq!(legal(&position), all);
    let events = play(&mut position, &["place cow-2 on 10"]);
    assert_eq!(scored(&events), [(Source::Animals, 2)], "its own scoring follows");
}

#[test]
fn cb_6_23_a_watchtower_gives_four_points() {
    let mut position =
        placing("watchtower").lay(0, "25 bank").stored(0, "watchtower").dice(seat(0), &[1, 1]).done();
    let events = play(&mut position, &["place watchtower on 26 with 1"]);
    assert_eq!(scored(&events), [(Source::Watchtowers, 4)]);
}

/// CB-X.6
#[test]
fn cb_6_24_an_advantage_that_cannot_be_used_is_lost() {
    let mut position = placing("market").offer(1, "bank mine").done();
    let events = play(&mut position, &["place market on 11 with 3"]);
    assert!(events.contains(&Event::Lost(seat(0), Building::Market)));
    assert_eq!(position.stage(), Stage::Turn);
    // Declined, it cannot be used later either.
    let mut position = placing("market").offer(1, "ship").done();
    play(&mut position, &["place market on 11 with 3", "decline"]);
    assert_eq!(refused(&position, "take ship from 1"), Some("CB-5.17"));
}

/// CB-D.26
#[test]
fn cb_d_26_what_buildings_may_do_can_be_declined() {
    for (word, building) in [
        ("warehouse", Building::Warehouse),
        ("carpenter", Building::Carpenter),
        ("church", Building::Church),
        ("market", Building::Market),
        ("city-hall", Building::CityHall),
    ] {
        let mut position = placing(&format!("{word} mine"))
            .goods(seat(0), [1, 0, 0, 0, 0, 0])
            .offer(1, "bank ship mine")
            .done();
        play(&mut position, &[&format!("place {word} on 11 with 3")]);
        assert_eq!(position.stage(), Stage::Building(building));
        let events = play(&mut position, &["decline"]);
        assert_eq!(events, [Event::Declined(seat(0), building)]);
        assert_eq!((position.stage(), storage(&position, 0).as_str()), (Stage::Turn, "mine"));
    }
    // The others are compulsory: they pay at once and leave nothing to decline.
    for (word, gained) in [("boarding-house", (4, 0, 0)), ("bank", (0, 2, 0)), ("watchtower", (0, 0, 4))] {
        let mut position = placing(&format!("{word} mine")).goods(seat(0), [1, 0, 0, 0, 0, 0]).done();
        let events = play(&mut position, &[&format!("place {word} on 11 with 3")]);
        assert_eq!((position.stage(), refused(&position, "decline")), (Stage::Turn, Some("CB-5.3")));
        let points = position.scored(seat(0)) - 11;
        assert_eq!((position.workers(seat(0)), position.silver(seat(0)), points), gained, "{word}");
        assert!(!events.iter().any(|event| matches!(event, Event::Declined(..) | Event::Lost(..))));
    }
}

#[test]
fn cb_6_25_a_placed_tile_leaves_the_storage_first() {
    let mut position = placing("carpenter mine ship").offer(1, "bank").done();
    play(&mut position, &["place carpenter on 11 with 3"]);
    assert_eq!(legal(&position), ["take bank from 1", "decline"], "no discard is needed");
    play(&mut position, &["take bank from 1"]);
    assert_eq!(storage(&position, 0), "bank mine ship");
}

/// CB-X.21, CB-D.27
#[test]
fn cb_6_26_chains_go_on_as_long_as_tiles_allow() {
    let start = bare(2).lay(0, "12 knowledge-20").stored(0, "castle city-hall mine").dice(seat(0), &[6, 2]);
    let mut position = start.silver(seat(0), 2).offer(0, "ship").done();
    play(&mut position, &["place castle on 6 with 6"]);
    assert_eq!(refused(&position, "buy ship from black"), Some("CB-6.27"));
    play(&mut position, &["place city-hall on 11"]);
    assert_eq!(refused(&position, "buy ship from black"), Some("CB-6.26"));
    let events = play(&mut position, &["place mine on 24"]);
    assert_eq!(events, [Event::Placed(seat(0), Tile::MINE, Hex(24))]);
    // The second die and the purchase are still open.
    assert_eq!((position.to_act(), position.dice(seat(0))), (Some(seat(0)), [None, Some(Pips(2))]));
    play(&mut position, &["buy ship from black", "place ship on 17 with 2"]);
    assert_eq!(position.to_act(), Some(seat(1)));
}

#[test]
fn cb_6_27_the_extra_action_uses_no_die_and_no_workers() {
    let start = bare(2)
        .lay(0, "11 bank 12 knowledge-13")
        .stored(0, "castle")
        .workers(seat(0), 3)
        .dice(seat(0), &[6, 2]);
    let mut position =
        start.offer(5, "ship").offer(0, "mine").goods(seat(0), [0, 0, 0, 0, 0, 2]).silver(seat(0), 2).done();
    play(&mut position, &["place castle on 6 with 6"]);
    assert_eq!(
        legal(&position),
        ["take ship from 5", "sell orange", "workers"],
        "no black depot, no purchase"
    );
    let mut sale = position;
    play(&mut position, &["workers"]);
    assert_eq!((position.workers(seat(0)), position.silver(seat(0))), (5, 3), "tile 13 applies");
    play(&mut sale, &["sell orange"]);
    assert_eq!((sale.workers(seat(0)), sale.silver(seat(0))), (3, 3));
}

#[test]
fn cb_6_28_a_city_hall_places_only_what_is_stored_and_fits() {
    let mut position = placing("city-hall city-hall cow-2").offer(1, "ship").done();
    play(&mut position, &["place city-hall on 11 with 3"]);
    // A second city hall in another city; the cow beside the city hall just placed.
    assert_eq!(
        legal(&position),
        ["place city-hall on 25", "place cow-2 on 5", "place cow-2 on 10", "decline"]
    );
    play(&mut position, &["place city-hall on 25"]);
    assert_eq!(legal(&position), ["place cow-2 on 5", "place cow-2 on 10", "decline"]);
    assert_eq!(
        (position.dice(seat(0)), position.workers(seat(0))),
        ([None, Some(Pips(3))], 0),
        "no die is used"
    );
    // Another city hall in the same city, hexes 31 and 32, only with tile 1.
    for (knowledge, there) in [("knowledge-2", false), ("knowledge-1", true)] {
        let laid = bare(2).lay(0, &format!("25 bank 12 {knowledge}")).stored(0, "city-hall city-hall");
        let mut position = laid.dice(seat(0), &[1, 1]).done();
        play(&mut position, &["place city-hall on 26 with 1"]);
        for hex in [31, 32] {
            let placed = format!("place city-hall on {hex}");
            assert_eq!(legal(&position).contains(&placed), there, "{knowledge}: {placed}");
        }
        assert!(legal(&position).contains(&"place city-hall on 11".to_owned()), "another city");
    }
    // If nothing can be placed, the advantage is lost.
    let mut position = placing("city-hall").done();
    let events = play(&mut position, &["place city-hall on 11 with 3"]);
    assert!(events.contains(&Event::Lost(seat(0), Building::CityHall)));
}

#[test]
fn cb_6_29_a_warehouse_without_goods_is_lost() {
    let mut position = placing("warehouse").done();
    let events = play(&mut position, &["place warehouse on 11 with 3"]);
    assert!(events.contains(&Event::Lost(seat(0), Building::Warehouse)));
}

#[test]
fn cb_6_30_a_carpenter_takes_any_building_from_any_depot() {
    // The player could place no second bank beside hex 25 now, but may take one; tile 12 plays no part.
    let start = bare(2).lay(0, "12 knowledge-12 25 bank").stored(0, "carpenter").dice(seat(0), &[3, 3]);
    let mut position = start.offer(6, "bank mine").done();
    play(&mut position, &["place carpenter on 11 with 3"]);
    assert_eq!(refused(&position, "take mine from 6"), Some("CB-6.30"));
    play(&mut position, &["take bank from 6"]);
    assert_eq!((storage(&position, 0).as_str(), position.silver(seat(0))), ("bank", 0));
}

/// CB-D.36
#[test]
fn cb_6_31_without_goods_that_fit_only_the_marker_moves() {
    let mut position = bare(2).stored(0, "ship").dice(seat(0), &[2, 2]).done();
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!((position.stage(), position.space(seat(0))), (Stage::Turn, 1));
    // Three other types are held: nothing fits anywhere.
    let full = bare(2).stored(0, "ship").dice(seat(0), &[2, 2]).goods(seat(0), [1, 1, 1, 0, 0, 0]);
    let mut position = full.depot_goods(Depot(3), [0, 0, 0, 2, 0, 0]).done();
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!((position.stage(), position.space(seat(0))), (Stage::Turn, 1));
    // If something fits elsewhere, a depot from which nothing fits may be chosen, and the marker moves too.
    let mut position =
        full.depot_goods(Depot(3), [0, 0, 0, 2, 0, 0]).depot_goods(Depot(4), [1, 0, 0, 0, 0, 0]).done();
    play(&mut position, &["place ship on 17 with 2", "collect 3"]);
    assert_eq!((position.goods_of(seat(0)), position.space(seat(0))), ([1, 1, 1, 0, 0, 0], 1));
}

/// CB-D.35
#[test]
fn cb_6_32_a_knowledge_tile_does_not_help_its_own_placement() {
    for number in [8, 11] {
        let word = format!("knowledge-{number}");
        // Hex 12 needs a 1: from 2 it costs a worker, which tile 11 would save; from 5 two, tile 8 would make
        // it one.
        let position = bare(2).stored(0, &word).workers(seat(0), 0).dice(seat(0), &[2, 2]).done();
        assert_eq!(refused(&position, &format!("place {word} on 12 with 2")), Some("CB-5.18"));
        let position = bare(2).stored(0, &word).workers(seat(0), 1).dice(seat(0), &[5, 5]).done();
        assert_eq!(refused(&position, &format!("place {word} on 12 with 5")), Some("CB-5.18"));
    }
    // Placed by the extra action of a castle, it works for what follows in the same turn.
    let start =
        bare(2).lay(0, "25 bank").stored(0, "castle knowledge-14").lay(0, "11 bank").dice(seat(0), &[6, 6]);
    let mut position = start.done();
    play(&mut position, &["place castle on 6 with 6", "place knowledge-14 on 12", "workers with 6"]);
    assert_eq!(position.workers(seat(0)), 4);
}

#[test]
fn cb_6_33_an_optional_effect_is_decided_at_once() {
    let mut position = placing("carpenter mine").offer(1, "bank").done();
    play(&mut position, &["place carpenter on 11 with 3"]);
    for other in ["workers with 3", "place mine on 24", "sell red", "done"] {
        assert_eq!(refused(&position, other), Some("CB-6.33"), "{other}");
    }
    // With nothing to sell, take or place, the player is not asked.
    for (word, building) in [
        ("warehouse", Building::Warehouse),
        ("carpenter", Building::Carpenter),
        ("church", Building::Church),
        ("market", Building::Market),
        ("city-hall", Building::CityHall),
    ] {
        let mut position = placing(word).done();
        let events = play(&mut position, &[&format!("place {word} on 11 with 3")]);
        assert_eq!(events.last(), Some(&Event::Lost(seat(0), building)), "{word}");
        assert_eq!((position.stage(), position.to_act()), (Stage::Turn, Some(seat(0))));
    }
}
