//! CB-9: the knowledge tiles, one test for each.

use castles_of_burgundy::{Arrangement, Building, Depot, Kind, Phase, Pips, Purpose, Source};

use crate::table::{Arrange, bare, legal, legal_like, play, refused, scored, seat, storage};

/// The first player of two, owner of these knowledge tiles on hexes 12, 7 and 3.
fn owner(numbers: &[u8]) -> Arrangement {
    let laid: Vec<String> =
        [12, 7, 3].iter().zip(numbers).map(|(hex, number)| format!("{hex} knowledge-{number}")).collect();
    bare(2).lay(0, &laid.join(" "))
}

/// The points for knowledge tiles at the end.
fn worth(arranged: Arrangement) -> u16 {
    arranged.done().final_scoring(seat(0))[0]
}

#[test]
fn cb_9_1_tile_1_allows_equal_buildings_in_a_city() {
    let laid = |numbers| owner(numbers).lay(0, "25 bank").stored(0, "bank").dice(seat(0), &[1, 1]);
    assert_eq!(refused(&laid(&[]).done(), "place bank on 26 with 1"), Some("CB-6.3"));
    let mut position = laid(&[1]).done();
    play(&mut position, &["place bank on 26 with 1"]);
    assert_eq!(position.silver(seat(0)), 2);
}

#[test]
fn cb_9_2_tile_2_pays_a_worker_per_mine_at_the_end_of_a_phase() {
    for phase in [Phase::A, Phase::E] {
        let arranged = owner(&[2]).lay(0, "24 mine 29 mine").lay(1, "24 mine").time(phase, 5).actor(seat(1));
        let mut position = arranged.done();
        play(&mut position, &["workers with 6", "workers with 6"]);
        assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (2, 2), "besides the silverlings");
        assert_eq!((position.silver(seat(1)), position.workers(seat(1))), (1, 4));
    }
}

#[test]
fn cb_9_3_tile_3_doubles_the_silver_of_every_sale() {
    let goods = owner(&[3]).goods(seat(0), [1, 2, 0, 0, 0, 0]);
    let mut by_die = goods.dice(seat(0), &[2, 6]).done();
    play(&mut by_die, &["sell purple with 2"]);
    assert_eq!(by_die.silver(seat(0)), 2);
    let mut by_warehouse = goods.stored(0, "warehouse").dice(seat(0), &[3, 6]).done();
    play(&mut by_warehouse, &["place warehouse on 11 with 3", "sell turquoise"]);
    assert_eq!(by_warehouse.silver(seat(0)), 2);
    let mut by_castle = goods.stored(0, "castle").dice(seat(0), &[6, 6]).done();
    play(&mut by_castle, &["place castle on 6 with 6", "sell turquoise"]);
    assert_eq!(by_castle.silver(seat(0)), 2);
}

#[test]
fn cb_9_4_tile_4_adds_a_worker_to_every_sale() {
    let goods = owner(&[4]).goods(seat(0), [1, 2, 0, 0, 0, 0]);
    let mut by_die = goods.dice(seat(0), &[2, 1]).done();
    play(&mut by_die, &["sell purple with 2"]);
    let mut by_warehouse = goods.stored(0, "warehouse").dice(seat(0), &[3, 6]).done();
    play(&mut by_warehouse, &["place warehouse on 11 with 3", "sell turquoise"]);
    let mut by_castle = goods.stored(0, "castle").dice(seat(0), &[6, 6]).done();
    play(&mut by_castle, &["place castle on 6 with 6", "sell turquoise"]);
    for position in [by_die, by_warehouse, by_castle] {
        assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (1, 1));
    }
}

/// A ship to be placed by the owner of tile 5, with these goods on depots 2 and 3.
fn ship_with_tile_5(
    held: [u8; 6],
    second: [u8; 6],
    third: [u8; 6],
) -> castles_of_burgundy::CastlesOfBurgundy {
    let arranged = owner(&[5]).stored(0, "ship").dice(seat(0), &[2, 2]).goods(seat(0), held);
    let mut position = arranged.depot_goods(Depot(2), second).depot_goods(Depot(3), third).done();
    play(&mut position, &["place ship on 17 with 2"]);
    position
}

#[test]
fn cb_9_5_tile_5_lets_a_ship_collect_from_two_neighbouring_depots() {
    let mut position = ship_with_tile_5([0; 6], [1, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0]);
    let pairs: Vec<String> = legal(&position).into_iter().filter(|action| action.contains("and")).collect();
    let ring = ["1 and 2", "1 and 6", "2 and 3", "3 and 4", "4 and 5", "5 and 6"];
    assert_eq!(pairs, ring.map(|pair| format!("collect {pair}")));
    assert_eq!(refused(&position, "collect 2 and 4"), Some("CB-9.5"), "no neighbours");
    assert_eq!(refused(&position, "collect 3 and 2"), Some("CB-9.5"), "one way to write it");
    let mut single = position;
    play(&mut single, &["collect 3"]);
    assert_eq!(single.goods_of(seat(0)), [0, 0, 2, 0, 0, 0], "one depot is still allowed");
    play(&mut position, &["collect 2 and 3"]);
    assert_eq!(position.goods_of(seat(0)), [1, 0, 2, 0, 0, 0]);
    // Without the tile there is only one depot.
    let mut without =
        bare(2).stored(0, "ship").dice(seat(0), &[2, 2]).depot_goods(Depot(2), [1, 0, 0, 0, 0, 0]).done();
    play(&mut without, &["place ship on 17 with 2"]);
    assert_eq!(refused(&without, "collect 2 and 3"), Some("CB-9.5"));
}

/// CB-X.20, CB-D.28
#[test]
fn cb_9_24_with_tile_5_both_depots_count_as_one() {
    // Turquoise and red are held; depot 2 has turquoise and two pink, depot 3 brown and pink.
    let start = ship_with_tile_5([1, 0, 0, 1, 0, 0], [1, 0, 2, 0, 0, 0], [0, 0, 1, 0, 1, 0]);
    let both = legal_like(&start, "collect 2 and 3");
    assert_eq!(both, ["collect 2 and 3 choosing pink", "collect 2 and 3 choosing brown"]);
    let mut pink = start;
    play(&mut pink, &["collect 2 and 3 choosing pink"]);
    assert_eq!(pink.goods_of(seat(0)), [2, 0, 3, 1, 0, 0]);
    assert_eq!((pink.goods_in(Depot(2)), pink.goods_in(Depot(3))), ([0; 6], [0, 0, 0, 0, 1, 0]));
    let mut brown = start;
    play(&mut brown, &["collect 2 and 3 choosing brown"]);
    assert_eq!(brown.goods_of(seat(0)), [2, 0, 0, 1, 1, 0]);
    assert_eq!(
        (brown.goods_in(Depot(2)), brown.goods_in(Depot(3))),
        ([0, 0, 2, 0, 0, 0], [0, 0, 1, 0, 0, 0])
    );
    assert_eq!(brown.space(seat(0)), 1, "the marker moves one space");
    // One of the two may be empty.
    assert_eq!(
        legal_like(&start, "collect 3 and 4"),
        ["collect 3 and 4 choosing pink", "collect 3 and 4 choosing brown"]
    );
}

#[test]
fn cb_9_6_tile_6_opens_every_depot_to_the_purchase() {
    let position = owner(&[6]).silver(seat(0), 2).offer(2, "bank").done();
    assert_eq!(refused(&position, "buy bank from 2"), None);
}

/// CB-X.8
#[test]
fn cb_9_7_tile_7_adds_a_point_for_every_animal_tile_that_scores() {
    let arranged = bare(2).lay(0, "12 knowledge-7 11 bank 10 sheep-4").stored(0, "sheep-3 pig-2");
    let mut position = arranged.dice(seat(0), &[1, 5]).done();
    let events = play(&mut position, &["place sheep-3 on 5 with 1"]);
    assert_eq!(scored(&events), [(Source::Animals, 9)]);
    let events = play(&mut position, &["place pig-2 on 9 with 5"]);
    assert_eq!(scored(&events), [(Source::Animals, 3)]);
}

/// CB-X.9, CB-D.8
#[test]
fn cb_9_8_with_tile_8_a_worker_changes_a_die_by_up_to_two() {
    let mut position = owner(&[8]).workers(seat(0), 2).offer(6, "ship").dice(seat(0), &[3, 3]).done();
    play(&mut position, &["take ship from 6 with 3"]);
    assert_eq!(position.workers(seat(0)), 0);
    let position =
        owner(&[8]).workers(seat(0), 1).offer(6, "ship").offer(4, "mine").dice(seat(0), &[3, 3]).done();
    assert_eq!(refused(&position, "take ship from 6 with 3"), Some("CB-5.18"));
    assert_eq!(refused(&position, "take mine from 4 with 3"), None, "or by one");
}

/// The workers that placing a tile of each kind over one step, taking a tile and selling goods cost.
fn prices(numbers: &[u8]) -> ([u8; 6], u8, u8) {
    let position = owner(numbers).done();
    let price = |purpose| position.workers_to_change(seat(0), purpose, Pips(1), Pips(6));
    (Kind::ALL.map(|kind| price(Purpose::Place(kind))), price(Purpose::Take), price(Purpose::Sell))
}

#[test]
fn cb_9_9_tile_9_makes_a_step_free_when_a_die_places_a_building() {
    assert_eq!(prices(&[9]), ([0, 1, 1, 1, 1, 1], 1, 1));
    let mut position = owner(&[9]).stored(0, "bank").dice(seat(0), &[2, 2]).done();
    play(&mut position, &["place bank on 11 with 2"]);
}

#[test]
fn cb_9_10_tile_10_makes_a_step_free_for_ships_and_animals() {
    assert_eq!(prices(&[10]), ([1, 0, 1, 1, 1, 0], 1, 1));
    let mut position = owner(&[10]).stored(0, "ship").dice(seat(0), &[3, 3]).done();
    play(&mut position, &["place ship on 17 with 3"]);
}

#[test]
fn cb_9_11_tile_11_makes_a_step_free_for_castles_mines_and_knowledge() {
    assert_eq!(prices(&[11]), ([1, 1, 0, 0, 0, 1], 1, 1));
    let mut position = owner(&[11]).stored(0, "mine").dice(seat(0), &[5, 5]).done();
    play(&mut position, &["place mine on 24 with 5"]);
}

#[test]
fn cb_9_12_tile_12_makes_a_step_free_for_taking() {
    assert_eq!(prices(&[12]), ([1; 6], 0, 1));
    let mut position = owner(&[12]).offer(6, "ship").dice(seat(0), &[1, 1]).done();
    play(&mut position, &["take ship from 6 with 1"]);
    assert_eq!(storage(&position, 0), "ship");
}

/// CB-D.7
#[test]
fn cb_9_13_the_free_step_is_one_wraps_around_and_goes_with_workers() {
    let position = owner(&[12]).done();
    let take = |from, to| position.workers_to_change(seat(0), Purpose::Take, Pips(from), Pips(to));
    assert_eq!((take(1, 6), take(6, 1), take(1, 3), take(1, 4)), (0, 0, 1, 2));
    // With tile 8 the free step stays 1: a distance of 2 needs a worker.
    let both = owner(&[8, 12]).offer(3, "ship").dice(seat(0), &[1, 1]).done();
    assert_eq!(refused(&both, "take ship from 3 with 1"), Some("CB-5.18"));
    // It may be declined: the die as it is.
    let same = owner(&[12]).offer(1, "ship").dice(seat(0), &[1, 1]).done();
    assert_eq!(refused(&same, "take ship from 1 with 1"), None);
}

#[test]
fn cb_9_14_tile_13_adds_a_silverling_to_the_take_workers_action() {
    let mut position = owner(&[13]).stored(0, "boarding-house").dice(seat(0), &[6, 3]).done();
    play(&mut position, &["workers with 6"]);
    assert_eq!((position.workers(seat(0)), position.silver(seat(0))), (2, 1));
    play(&mut position, &["place boarding-house on 11 with 3"]);
    assert_eq!((position.workers(seat(0)), position.silver(seat(0))), (6, 1), "not to a boarding house");
    // Also when a castle gives the action.
    let castle = owner(&[13]).lay(0, "11 bank").stored(0, "castle").dice(seat(0), &[6, 3]);
    let mut position = castle.offer(1, "ship").done();
    play(&mut position, &["place castle on 6 with 6", "workers"]);
    assert_eq!((position.workers(seat(0)), position.silver(seat(0))), (2, 1));
}

#[test]
fn cb_9_15_tile_14_pays_four_workers() {
    let mut position = owner(&[14]).stored(0, "boarding-house").dice(seat(0), &[6, 3]).done();
    play(&mut position, &["workers with 6"]);
    assert_eq!(position.workers(seat(0)), 4);
    play(&mut position, &["place boarding-house on 11 with 3"]);
    assert_eq!(position.workers(seat(0)), 8, "no effect on a boarding house");
    let mut both = owner(&[13, 14]).dice(seat(0), &[6, 3]).done();
    play(&mut both, &["workers with 6"]);
    assert_eq!((both.workers(seat(0)), both.silver(seat(0))), (4, 1));
    // The extra action of a castle is a take-workers action too.
    let start = owner(&[14]).stored(0, "castle").offer(1, "ship").dice(seat(0), &[6, 6]);
    let mut by_castle = start.done();
    play(&mut by_castle, &["place castle on 6 with 6", "workers"]);
    assert_eq!(by_castle.workers(seat(0)), 4);
}

/// CB-X.10, CB-D.17
#[test]
fn cb_9_16_tile_15_gives_three_points_per_type_sold() {
    let sold = [0, 3, 3, 4, 0, 1];
    assert_eq!(worth(owner(&[15]).sold(seat(0), sold)), 12);
    assert_eq!(worth(owner(&[15])), 0);
}

/// CB-X.12
#[test]
fn cb_9_17_tiles_16_to_23_give_four_points_per_building_of_their_type() {
    let types = [
        (16, Building::Warehouse),
        (17, Building::Watchtower),
        (18, Building::Carpenter),
        (19, Building::Church),
        (20, Building::Market),
        (21, Building::BoardingHouse),
        (22, Building::Bank),
        (23, Building::CityHall),
    ];
    for (number, building) in types {
        let other = types[usize::from(number - 15) % 8].1.word();
        let word = building.word();
        let laid = format!("11 {word} 25 {word} 26 {other}");
        assert_eq!(worth(owner(&[number]).lay(0, &laid)), 8, "tile {number}");
        // CB-9.21: only on the estate.
        assert_eq!(worth(bare(2).lay(0, &laid).stored(0, &format!("knowledge-{number}"))), 0);
    }
    // Tiles 17 and 22 with two watchtowers and four banks.
    let laid = "11 bank 25 bank 13 bank 8 watchtower 24 mine 23 bank 22 watchtower";
    assert_eq!(worth(owner(&[17, 22]).lay(0, laid)), 24);
}

/// CB-X.13
#[test]
fn cb_9_18_tile_24_gives_four_points_per_species() {
    let laid = "11 bank 10 cow-2 5 hen-3 4 sheep-2 9 sheep-3 0 sheep-4";
    assert_eq!(worth(owner(&[24]).lay(0, laid)), 12);
}

/// CB-X.11
#[test]
fn cb_9_19_tile_25_gives_a_point_per_goods_tile_sold() {
    assert_eq!(worth(owner(&[25]).sold(seat(0), [0, 3, 3, 4, 0, 1])), 11);
}

/// CB-D.17
#[test]
fn cb_9_20_tile_26_gives_two_points_per_bonus_tile() {
    let mines = "24 mine 29 mine 33 mine";
    let castles = "11 bank 6 castle 1 castle 2 castle";
    let arranged = owner(&[26]).lay(0, mines).lay(0, castles).lay(1, mines);
    let taken =
        arranged.bonus(Kind::Castle, Some(seat(0)), None).bonus(Kind::Mine, Some(seat(1)), Some(seat(0)));
    assert_eq!(worth(taken), 4);
}

#[test]
fn cb_9_21_a_knowledge_tile_works_only_on_the_estate() {
    let mut position = bare(2).stored(0, "knowledge-14 knowledge-8").dice(seat(0), &[6, 1]).done();
    play(&mut position, &["workers with 6"]);
    assert_eq!(position.workers(seat(0)), 2);
    assert_eq!(position.workers_to_change(seat(0), Purpose::Sell, Pips(1), Pips(3)), 2);
}

/// CB-X.17
#[test]
fn cb_9_22_the_prices_of_all_changes() {
    let costs = |numbers: &[u8]| {
        let position = owner(numbers).done();
        [1, 2, 3, 4]
            .map(|to| position.workers_to_change(seat(0), Purpose::Place(Kind::Building), Pips(1), Pips(to)))
    };
    assert_eq!(costs(&[]), [0, 1, 2, 3]);
    assert_eq!(costs(&[8]), [0, 1, 1, 2]);
    assert_eq!(costs(&[9]), [0, 0, 1, 2]);
    assert_eq!(costs(&[8, 9]), [0, 0, 1, 1]);
}

#[test]
fn cb_9_23_all_tiles_of_a_player_work_together() {
    let mut position = owner(&[3, 4]).goods(seat(0), [1, 0, 0, 0, 0, 0]).dice(seat(0), &[1, 6]).done();
    play(&mut position, &["sell turquoise with 1"]);
    assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (2, 1));
    // No kind has two free steps.
    assert_eq!(prices(&[9, 10, 11]).0, [0; 6]);
    let all = owner(&[9, 10, 11]).done();
    let two = |kind| all.workers_to_change(seat(0), Purpose::Place(kind), Pips(1), Pips(3));
    assert_eq!(Kind::ALL.map(two), [1; 6]);
}

#[test]
fn cb_9_25_tile_1_works_by_die_castle_and_city_hall_and_equal_buildings_count() {
    let laid = owner(&[1, 22]).lay(0, "25 bank 11 church");
    let mut by_castle = laid.stored(0, "castle bank").dice(seat(0), &[6, 6]).done();
    play(&mut by_castle, &["place castle on 6 with 6", "place bank on 26"]);
    assert_eq!(by_castle.final_scoring(seat(0))[0], 8);
    let mut by_city_hall = laid.stored(0, "city-hall bank").dice(seat(0), &[5, 5]).done();
    play(&mut by_city_hall, &["place city-hall on 31 with 5", "place bank on 26"]);
    assert_eq!(by_city_hall.final_scoring(seat(0))[0], 8);
}

#[test]
fn cb_9_26_earlier_sales_and_bonus_tiles_count_too() {
    let sold = bare(2).stored(0, "knowledge-25").sold(seat(0), [2, 0, 0, 0, 0, 0]).dice(seat(0), &[1, 6]);
    let mut position = sold.goods(seat(0), [0, 0, 0, 0, 0, 3]).done();
    play(&mut position, &["place knowledge-25 on 12 with 1", "sell orange with 6"]);
    assert_eq!(position.final_scoring(seat(0))[0], 5);
    let mines = bare(2).lay(0, "24 mine 29 mine 33 mine").bonus(Kind::Mine, Some(seat(0)), None);
    let mut position = mines.stored(0, "knowledge-26").dice(seat(0), &[1, 6]).done();
    play(&mut position, &["place knowledge-26 on 12 with 1"]);
    assert_eq!(position.final_scoring(seat(0))[0], 2);
    // Tile 7 adds nothing to region points.
    let arranged = bare(2).lay(0, "12 knowledge-7 19 ship 20 ship").stored(0, "cow-2").dice(seat(0), &[2, 2]);
    let mut position = arranged.done();
    let events = play(&mut position, &["place cow-2 on 27 with 2"]);
    assert_eq!(scored(&events), [(Source::Regions, 1), (Source::Phases, 10), (Source::Animals, 3)]);
}
