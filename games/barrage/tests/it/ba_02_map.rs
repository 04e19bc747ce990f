//! BA-2.4, BA-2.8 to BA-2.21: structures, water, connections.

use barrage::{Basin, Event, Headstream, Officer, Site, Structure, TechTile};

use crate::table::{
    base, conduit, drops, full, legal_like, plain, play, powerhouse, refused, seat, tables, tile,
};

#[test]
fn ba_2_4_the_upper_dam_comes_before_the_lower_one() {
    let table = plain(2).dam(base("b1u"), Some(seat(0)), 1, 0).dam(base("b1l"), Some(seat(1)), 1, 0);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 pour water.flow left ha"]);
    assert_eq!((drops(&position, "b1u"), drops(&position, "b1l")), (1, 0));
    play(&mut position, &["1 pour water.flow right ha"]);
    assert_eq!((drops(&position, "b1u"), drops(&position, "b1l")), (1, 1));
}

#[test]
fn ba_2_8_a_dam_has_level_one_to_three() {
    let table = plain(2).dam(base("b8l"), Some(seat(0)), 1, 0).machines(seat(0), 0, 9);
    let mut position = table.finish().unwrap();
    let level = |position: &barrage::Barrage| position.dam(base("b8l")).unwrap().level;
    play(&mut position, &["0 construct elevation elevation b8l", "1 bank 1"]);
    assert_eq!(level(&position), 2);
    let table = barrage::Arrangement::of(position).tiles(seat(0), &[0, 1, 2, 3].map(TechTile));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct elevation elevation b8l"]);
    assert_eq!((level(&position), position.built(seat(0), Structure::Elevation)), (3, 2));
}

#[test]
fn ba_2_9_elevations_only_on_dams_of_the_company() {
    let table = plain(2).dam(base("b8l"), None, 1, 0).dam(base("b9l"), Some(seat(1)), 1, 0).dam(
        base("b5l"),
        Some(seat(0)),
        1,
        0,
    );
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "construct elevation elevation b8l"), Some("BA-2.9"));
    assert_eq!(refused(&position, "construct elevation elevation b9l"), Some("BA-2.9"));
    assert_eq!(legal_like(&position, "construct elevation"), ["construct elevation elevation b5l"]);
}

#[test]
fn ba_2_10_one_structure_on_a_space() {
    let table = plain(2)
        .dam(base("b8l"), None, 1, 0)
        .conduit(conduit("c9l"), seat(1))
        .powerhouse(powerhouse("p8.1"), seat(1));
    let position = table.finish().unwrap();
    for text in
        ["construct base base b8l", "construct conduit conduit c9l", "construct powerhouse powerhouse p8.1"]
    {
        assert_eq!(refused(&position, text), Some("BA-2.10"), "{text}");
    }
}

#[test]
fn ba_2_11_one_dam_and_one_powerhouse_in_a_basin_but_both_conduits() {
    let table = plain(2).dam(base("b8l"), Some(seat(0)), 1, 0).powerhouse(powerhouse("p8.1"), seat(0));
    let table = table.conduit(conduit("c9l"), seat(0)).machines(seat(0), 9, 9);
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8u"), Some("BA-2.11"));
    assert_eq!(refused(&position, "construct powerhouse powerhouse p8.2"), Some("BA-2.11"));
    assert_eq!(refused(&position, "construct conduit conduit c9r"), None);
}

#[test]
fn ba_2_12_structures_are_never_removed() {
    let table = plain(2).dam(base("b8l"), Some(seat(0)), 2, 0).powerhouse(powerhouse("p8.1"), seat(1));
    let mut position = table.finish().unwrap();
    crate::table::finish_round(&mut position, &[]);
    assert_eq!(position.dam(base("b8l")).unwrap().level, 2);
    assert_eq!(position.powerhouse(powerhouse("p8.1")), Some(seat(1)));
}

#[test]
fn ba_2_13_water_belongs_to_no_one() {
    // Seat 1's dam holds drops that seat 0 placed.
    let mut position = plain(2).dam(base("b3l"), Some(seat(1)), 1, 0).finish().unwrap();
    play(&mut position, &["0 pour water.flow left hc"]);
    assert_eq!(drops(&position, "b3l"), 1);
}

#[test]
fn ba_2_14_a_dam_holds_as_many_drops_as_its_level() {
    for (owner, level) in [(None, 1), (None, 3), (Some(seat(0)), 2), (Some(seat(0)), 3)] {
        let mut position =
            plain(2).dam(base("b8l"), owner, level, 0).headstreams([5, 0, 0, 0]).finish().unwrap();
        crate::table::finish_round(&mut position, &[]);
        assert_eq!(drops(&position, "b8l"), level);
    }
}

#[test]
fn ba_2_15_a_drop_flows_past_a_full_dam_and_leaves_below_basin_11() {
    let table = plain(2).dam(base("b1l"), None, 1, 1).dam(base("b8u"), Some(seat(1)), 1, 1);
    let mut position = table.finish().unwrap();
    let events = play(&mut position, &["0 pour water.flow left ha"]);
    assert!(events.contains(&barrage::Event::Left(barrage::Basin(10))), "{events:?}");
    assert_eq!((drops(&position, "b1l"), drops(&position, "b8u")), (1, 1));
}

#[test]
fn ba_2_16_held_drops_do_not_move() {
    let table = plain(2).dam(base("b1l"), None, 3, 2).dam(base("b8l"), None, 3, 0);
    let mut position = table.headstreams([0; 4]).finish().unwrap();
    crate::table::finish_round(&mut position, &[]);
    assert_eq!((drops(&position, "b1l"), drops(&position, "b8l")), (2, 0));
}

#[test]
fn ba_2_17_any_number_of_drops_on_a_headstream() {
    let mut position = plain(2).headstreams([9, 0, 0, 0]).finish().unwrap();
    play(&mut position, &["0 pour water.two left ha ha"]);
    assert_eq!(position.on_headstream(barrage::Headstream(0)), 11);
}

#[test]
fn ba_2_18_a_conduit_connects_all_dams_with_all_powerhouses_of_its_ends() {
    let table = plain(2).dam(base("b5u"), Some(seat(0)), 1, 1).dam(base("b5l"), None, 1, 1);
    let table = table.conduit(conduit("c5l"), seat(0)).powerhouse(powerhouse("p8.1"), seat(0));
    let table = table.powerhouse(powerhouse("p8.2"), seat(1)).powerhouse(powerhouse("p5.1"), seat(0));
    let position = table.credits(seat(1), 9).finish().unwrap();
    let mine = legal_like(&position, "produce turbine.zero left");
    assert_eq!(mine, ["produce turbine.zero left b5u c5l 1", "produce turbine.zero left b5l c5l 1"]);
    let theirs = barrage::Arrangement::of(position).turn(seat(1)).finish().unwrap();
    assert_eq!(legal_like(&theirs, "produce turbine.zero left"), ["produce turbine.zero left b5l c5l 1"]);
}

#[test]
fn ba_2_19_printed_pipes_connect_nothing() {
    let table = plain(2).dam(base("b5u"), Some(seat(0)), 1, 1).powerhouse(powerhouse("p8.1"), seat(0));
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.zero left b5u c5l 1"), Some("BA-8.1"));
}

#[test]
fn ba_2_20_no_structure_needs_a_connection() {
    let table =
        plain(2).machines(seat(0), 20, 20).conduit(conduit("c8l"), seat(0)).conduit(conduit("c9l"), seat(0));
    let position = table.finish().unwrap();
    for text in
        ["construct base base b4l", "construct powerhouse powerhouse p12.1", "construct conduit conduit c10l"]
    {
        assert_eq!(refused(&position, text), None, "{text}");
    }
    // Both conduits of basins 8 and 9, and any other that ends where an own one ends.
    let words = &tables().map.conduit_words;
    let free = words.iter().filter(|id| !["c8l", "c9l"].contains(&id.to_lowercase().as_str()));
    for id in free {
        let text = format!("construct conduit conduit {}", id.to_lowercase());
        assert_eq!(refused(&position, &text), None, "{text}");
    }
}

#[test]
fn ba_2_21_building_moves_no_water() {
    let table =
        plain(2).dam(base("b8l"), Some(seat(0)), 1, 1).dam(base("b1l"), None, 1, 1).machines(seat(0), 9, 9);
    let table = table.tiles(seat(0), &[tile("base"), tile("elevation"), tile("conduit"), tile("powerhouse")]);
    let mut position = table.finish().unwrap();
    play(
        &mut position,
        &["0 construct elevation elevation b8l", "1 pour water.flow left ha", "0 construct base base b2l"],
    );
    // The raised dam took the next drop at once; the new base is empty.
    assert_eq!((drops(&position, "b8l"), drops(&position, "b2l"), drops(&position, "b1l")), (2, 0, 1));
}

// BA-10.1, BA-13.19: a forecast equals phase 3, in which an officer copied for the turn no longer counts.
#[test]
fn ba_10_1_the_forecast_is_the_flow() {
    let table = full(&[Some(Officer::Sekibo), None]).extra_officers(&[Officer::DelMonte]);
    let table =
        table.dam(base("b1l"), Some(seat(0)), 3, 2).headstreams([3, 0, 0, 0]).dam(base("b8l"), None, 1, 0);
    let mut position = table.turn(seat(0)).finish().unwrap();
    play(&mut position, &["0 copy del_monte"]);
    assert_eq!(position.capacity(position.dam(base("b1l")).unwrap()), 4, "for this turn");
    let mut events = Vec::new();
    let after = position.after_flow(&mut events);
    assert_eq!((drops(&after, "b1l"), drops(&after, "b8l"), after.copied()), (3, 1, None));
    assert_eq!(events, [Event::Held(base("b1l")), Event::Held(base("b8l")), Event::Left(Basin(10))]);
    assert_eq!(position.on_headstream(Headstream(0)), 3, "nothing has flowed");
}

// BA-2.21: a planned dam holds later drops; an elevation one more, other structures none.
#[test]
fn ba_2_21_the_drops_that_a_planned_piece_would_hold() {
    let table = plain(2).dam(base("b8l"), Some(seat(1)), 1, 1).headstreams([3, 0, 0, 0]);
    let position = table.finish().unwrap();
    assert_eq!(position.would_catch(seat(0), Site::Base(base("b1u"))), 1);
    assert_eq!(position.would_catch(seat(1), Site::Elevation(base("b8l"))), 1);
    assert_eq!(position.would_catch(seat(0), Site::Base(base("b2u"))), 0);
    assert_eq!(position.would_catch(seat(0), Site::Conduit(conduit("c1l"))), 0);
}

// BA-8.7: the drops of a production return to the dam they came from only if it is downstream.
#[test]
fn ba_8_7_where_used_drops_rest() {
    let table = plain(2).dam(base("b6l"), Some(seat(0)), 2, 2).dam(base("b7l"), Some(seat(1)), 1, 0);
    let position = table.dam(base("b10l"), None, 3, 3).finish().unwrap();
    let mut events = Vec::new();
    position.flow_after_production(base("b6l"), conduit("c6r"), 2, &mut events);
    assert_eq!(events, [Event::Held(base("b7l")), Event::Left(Basin(11))]);
    assert_eq!(drops(&position, "b6l"), 2, "nothing has flowed");
}
