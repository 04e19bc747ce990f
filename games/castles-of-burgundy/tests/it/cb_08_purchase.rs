//! CB-8: buying a tile.

use castles_of_burgundy::{Depot, Event, Pips};
use engine::Game;

use crate::table::{Arrange, bare, legal_like, play, refused, seat, storage};

#[test]
fn cb_8_1_two_silverlings_buy_any_tile_of_the_black_depot() {
    let mut position = bare(2).silver(seat(0), 3).offer(0, "ship cow-4 ship").dice(seat(0), &[1, 2]).done();
    assert_eq!(legal_like(&position, "buy"), ["buy cow-4 from black", "buy ship from black"]);
    let events = play(&mut position, &["buy cow-4 from black"]);
    assert_eq!(
        events[0],
        Event::Bought(seat(0), Depot::BLACK, castles_of_burgundy::Tile::parse("cow-4").unwrap())
    );
    assert_eq!((position.silver(seat(0)), storage(&position, 0).as_str()), (1, "cow-4"));
    assert_eq!(position.dice(seat(0)), [Some(Pips(1)), Some(Pips(2))], "no die is used");
    assert_eq!(refused(&position, "buy mine from black"), Some("CB-5.2"));
}

/// CB-D.18
#[test]
fn cb_8_2_with_tile_6_any_depot_is_open_but_the_purchase_is_still_one() {
    let mut position =
        bare(2).lay(0, "12 knowledge-6").silver(seat(0), 4).offer(0, "ship").offer(5, "mine").done();
    assert_eq!(legal_like(&position, "buy"), ["buy ship from black", "buy mine from 5"]);
    play(&mut position, &["buy mine from 5"]);
    assert_eq!(position.silver(seat(0)), 2);
    assert_eq!(legal_like(&position, "buy"), [""; 0]);
}

#[test]
fn cb_8_3_silver_and_an_open_depot_with_a_tile_are_needed() {
    let poor = bare(2).silver(seat(0), 1).offer(0, "ship").done();
    assert_eq!(refused(&poor, "buy ship from black"), Some("CB-8.3"));
    let empty = bare(2).silver(seat(0), 9).offer(3, "ship").done();
    assert_eq!(refused(&empty, "buy ship from 3"), Some("CB-8.3"));
    assert_eq!(refused(&empty, "buy ship from black"), Some("CB-8.3"));
    let closed = bare(2).silver(seat(0), 9).offer(3, "ship").offer(0, "mine").done();
    assert_eq!(refused(&closed, "buy ship from 3"), Some("CB-8.3"));
    assert_eq!(refused(&closed, "buy ship from black"), Some("CB-8.1"), "it does not lie there");
    let tile_6 = bare(2).lay(0, "12 knowledge-6").silver(seat(0), 9).offer(3, "ship").done();
    assert_eq!(refused(&tile_6, "buy ship from 3"), None);
}

#[test]
fn cb_8_4_no_depot_is_refilled_after_a_purchase() {
    let mut position = bare(2).silver(seat(0), 2).offer(0, "ship mine").done();
    let supply = position.black_supply();
    play(&mut position, &["buy mine from black"]);
    assert_eq!(position.tiles_in(Depot::BLACK).iter().flatten().count(), 1);
    assert_eq!((position.black_supply(), position.silver(seat(1))), (supply, 0));
}

#[test]
fn cb_8_5_a_purchase_made_before_tile_6_was_placed_is_the_only_one() {
    let mut position = bare(2)
        .stored(0, "knowledge-6")
        .silver(seat(0), 6)
        .offer(0, "ship")
        .offer(4, "bank")
        .dice(seat(0), &[1, 1])
        .done();
    play(&mut position, &["buy ship from black", "place knowledge-6 on 12 with 1"]);
    assert_eq!(legal_like(&position, "buy"), [""; 0]);
    // Neither the dice nor tile 12 or workers matter for the price.
    let mut position = bare(2)
        .lay(0, "12 knowledge-6 7 knowledge-12")
        .silver(seat(0), 2)
        .workers(seat(0), 3)
        .offer(4, "bank")
        .done();
    play(&mut position, &["buy bank from 4"]);
    assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (0, 3));
}

#[test]
fn cb_8_6_silver_gained_in_the_turn_may_be_spent_and_the_tile_placed_in_it() {
    let mut position = bare(2).stored(0, "bank").offer(0, "ship").dice(seat(0), &[3, 2]).done();
    assert_eq!(legal_like(&position, "buy"), [""; 0]);
    play(&mut position, &["place bank on 11 with 3", "buy ship from black", "place ship on 17 with 2"]);
    assert_eq!(position.space(seat(0)), 1);
    assert_eq!(position.to_act(), Some(seat(1)));
    // A castle or a city hall may place it as well.
    for (tile, dice, place) in [
        ("castle", [6, 6], "place castle on 6 with 6"),
        ("city-hall", [5, 5], "place city-hall on 31 with 5"),
    ] {
        let start = bare(2).lay(0, "11 bank 25 bank").stored(0, tile).silver(seat(0), 2).offer(0, "ship");
        let mut position = start.dice(seat(0), &dice).done();
        play(&mut position, &["buy ship from black", place, "place ship on 17"]);
        assert_eq!(position.space(seat(0)), 1, "{tile}");
    }
}
