//! CB-7: scoring during the game.

use std::collections::BTreeSet;

use castles_of_burgundy::{
    Arrangement, Building, CastlesOfBurgundy, Estate, Event, Hex, Kind, Phase, Size, Source, Species, Tile,
};
use engine::{Game, Seat};

use crate::table::{Arrange, bare, game, play, random_game, scored, seat, sensible_game, tables};

/// The first of a number of players, with these tiles on estate 1, who stores these and has two dice.
fn owner(seats: u8, laid: &str, stored: &str, dice: [u8; 2]) -> Arrangement {
    bare(seats).lay(0, laid).stored(0, stored).dice(seat(0), &dice)
}

#[test]
fn cb_7_1_the_last_hex_of_a_region_scores_it_by_size_and_phase() {
    let mut position = owner(2, "24 mine", "mine mine", [1, 3]).done();
    let events = play(&mut position, &["place mine on 29 with 1"]);
    assert_eq!(scored(&events), [], "one hex of three is still empty");
    let events = play(&mut position, &["place mine on 33 with 3"]);
    assert_eq!(scored(&events)[..2], [(Source::Regions, 6), (Source::Phases, 10)]);
    let points = position.standings().score(seat(0)).points;
    assert_eq!((points[Source::Regions.index()], points[Source::Phases.index()]), (6, 10));
}

#[test]
fn cb_7_2_regions_of_1_to_8_hexes_score_triangular_numbers() {
    let points = [1, 3, 6, 10, 15, 21, 28, 36];
    let mut sizes = BTreeSet::new();
    for (number, row) in (0..).zip(&tables().estates.rows) {
        for region in &row.regions {
            let last = Hex(region.hexes.last().expect("a region has hexes"));
            let mut position = all_but_one(Estate(number), last);
            let word = position.storage(seat(0))[0].expect("the last tile").to_string();
            let die = tables().grid.die(last).0;
            let events = play(&mut position, &[&format!("place {word} on {} with {die}", last.0)]);
            let size = region.hexes.len();
            assert_eq!(scored(&events)[0], (Source::Regions, points[usize::from(size) - 1]), "size {size}");
            sizes.insert(size);
        }
    }
    assert_eq!(sizes.len(), 8, "{sizes:?}");
}

/// An estate with a tile on every hex but one, whose tile is stored.
fn all_but_one(estate: Estate, last: Hex) -> CastlesOfBurgundy {
    let row = tables().estate(estate);
    let start = row.hexes(Kind::Castle).iter().map(Hex).find(|&hex| hex != last).expect("four castle hexes");
    let mut arranged = bare(2).estate(seat(0), estate, start);
    let mut knowledge = 16..;
    for hex in (0..37).map(Hex) {
        // No building twice in a city; knowledge tiles that change no die.
        let place = row.region_of(hex).hexes.iter().position(|other| other == hex.0).expect("in its region");
        let tile = match row.colour(hex) {
            Kind::Building => Tile::building(Building::ALL[place]),
            Kind::Animal => Tile::animals(Species::ALL[place % 4], 2 + u8::from(place > 3)),
            Kind::Knowledge => Tile::knowledge(knowledge.next().expect("six tiles")),
            Kind::Castle => Tile::CASTLE,
            Kind::Mine => Tile::MINE,
            Kind::Ship => Tile::SHIP,
        };
        arranged = if hex == last {
            arranged.storage(seat(0), &[tile]).dice(seat(0), &[tables().grid.die(hex).0; 2])
        } else {
            arranged.tile(seat(0), hex, tile)
        };
    }
    arranged.done()
}

/// CB-7.12
#[test]
fn cb_7_3_the_phase_adds_10_8_6_4_or_2_whatever_the_size() {
    for (phase, points) in Phase::ALL.into_iter().zip([10, 8, 6, 4, 2]) {
        let mut position = owner(2, "", "bank", [3, 3]).time(phase, 2).done();
        let events = play(&mut position, &["place bank on 11 with 3"]);
        assert_eq!(scored(&events), [(Source::Regions, 1), (Source::Phases, points)]);
        // A region of three.
        let laid = "12 knowledge-20 7 knowledge-19";
        let mut position = owner(2, laid, "knowledge-18", [3, 3]).time(phase, 2).done();
        let events = play(&mut position, &["place knowledge-18 on 3 with 3"]);
        assert_eq!(scored(&events), [(Source::Regions, 6), (Source::Phases, points)]);
    }
}

#[test]
fn cb_x_18_a_region_of_6_in_phase_b_gives_29() {
    // The pasture of estate 8: hexes 16, 19, 23, 24, 25, 30, reached from the start castle on 29.
    let estate = tables().estates.by_id("8").unwrap();
    let pasture: Vec<u8> = tables().estate(estate).region_of(Hex(24)).hexes.iter().collect();
    assert_eq!(pasture, [16, 19, 23, 24, 25, 30]);
    let arranged = bare(2).estate(seat(0), estate, Hex(29)).time(Phase::B, 1);
    let arranged = arranged.lay(0, "16 cow-2 23 cow-3 24 hen-2 25 hen-3 19 pig-2").stored(0, "sheep-2");
    let mut position = arranged.dice(seat(0), &[2, 2]).done();
    let events = play(&mut position, &["place sheep-2 on 30 with 2"]);
    assert_eq!(scored(&events)[..2], [(Source::Regions, 21), (Source::Phases, 8)]);
}

#[test]
fn cb_7_4_each_region_scores_at_most_once() {
    for number in 0..4 {
        let mut regions = [0u16; 3];
        let end = random_game(game(3, "open", number), number, |_, events| {
            for event in events {
                if let Event::Completed { seat, .. } = event {
                    regions[seat.index()] += 1;
                }
            }
        });
        for seat in Seat::all(3) {
            let complete = end
                .estate_row(seat)
                .regions
                .iter()
                .filter(|region| region.hexes.minus(end.covered(seat)).is_empty());
            // The region that consists only of the start castle's hex never scored (CB-7.9).
            let alone = end.estate_row(seat).region_of(end.start_castle(seat)).hexes.len() == 1;
            assert_eq!(usize::from(regions[seat.index()]), complete.count() - usize::from(alone));
        }
    }
}

#[test]
fn cb_7_5_the_victory_point_track_is_open_ended() {
    let mut position = owner(2, "", "watchtower", [3, 3]).points(seat(0), Source::Sales, 298).done();
    play(&mut position, &["place watchtower on 11 with 3"]);
    assert_eq!(position.scored(seat(0)), 298 + 1 + 10 + 4);
}

/// CB-X.7
#[test]
fn cb_7_6_the_first_to_complete_a_colour_takes_the_large_bonus_tile() {
    for (seats, points) in [(2, 5), (3, 6), (4, 7)] {
        let mut position = owner(seats, "24 mine 29 mine", "mine", [3, 3]).done();
        let events = play(&mut position, &["place mine on 33 with 3"]);
        assert!(events.contains(&Event::TookBonus(seat(0), Kind::Mine, Size::Large)));
        assert_eq!(scored(&events)[2], (Source::Colours, points));
        assert_eq!(position.bonus_tiles(Kind::Mine), [Some(seat(0)), None]);
        // Six animals.
        let animals = "11 bank 10 cow-2 5 cow-3 4 hen-2 9 hen-3 19 ship 20 ship 27 pig-2";
        let mut position = owner(seats, animals, "pig-3", [6, 6]).done();
        let events = play(&mut position, &["place pig-3 on 0 with 6"]);
        assert!(scored(&events).contains(&(Source::Colours, points)));
    }
}

#[test]
fn cb_7_7_the_second_takes_the_small_one_and_the_others_nothing() {
    let mines = "24 mine 29 mine 33 mine";
    for (seats, points) in [(2, 2), (3, 3), (4, 4)] {
        let first = owner(seats, "24 mine 29 mine", "mine", [3, 3]).lay(1, mines).bonus(
            Kind::Mine,
            Some(seat(1)),
            None,
        );
        let mut position = first.done();
        let events = play(&mut position, &["place mine on 33 with 3"]);
        assert!(events.contains(&Event::TookBonus(seat(0), Kind::Mine, Size::Small)));
        assert_eq!(scored(&events)[2], (Source::Colours, points));
    }
    let taken = owner(3, "24 mine 29 mine", "mine", [3, 3]).lay(1, mines).lay(2, mines);
    let mut position = taken.bonus(Kind::Mine, Some(seat(1)), Some(seat(2))).done();
    let events = play(&mut position, &["place mine on 33 with 3"]);
    assert_eq!(scored(&events).len(), 2, "size and phase only");
}

/// CB-X.23
#[test]
fn cb_7_8_region_phase_and_colour_can_come_from_one_tile() {
    let laid = "11 bank 6 castle 1 castle";
    let mut position =
        owner(3, laid, "castle", [4, 4]).time(Phase::C, 3).goods(seat(0), [1, 0, 0, 0, 0, 0]).done();
    let events = play(&mut position, &["place castle on 2 with 4"]);
    assert_eq!(scored(&events), [(Source::Regions, 6), (Source::Phases, 6), (Source::Colours, 6)]);
    assert_eq!(position.scored(seat(0)), 18);
    assert_eq!(position.stage(), castles_of_burgundy::Stage::Castle, "then the extra action");
}

/// CB-X.24, CB-D.29
#[test]
fn cb_7_9_a_region_with_the_start_castle_scores_its_full_size() {
    let start = bare(2)
        .estate(seat(0), Estate(0), Hex(1))
        .lay(0, "2 castle 5 cow-2 11 bank")
        .stored(0, "castle castle");
    let mut position = start.dice(seat(0), &[6, 6]).offer(1, "ship").done();
    let events = play(&mut position, &["place castle on 6 with 6", "workers"]);
    assert_eq!(scored(&events), [(Source::Regions, 6), (Source::Phases, 10)]);
    // The centre is an ordinary castle hex now: a region of one.
    let events = play(&mut position, &["place castle on 18 with 6"]);
    assert_eq!(scored(&events)[..2], [(Source::Regions, 1), (Source::Phases, 10)]);
    // In the basic game the start castle's own hex never scores: see the setup.
    assert_eq!(game(2, "basic", 1).scored(seat(0)), 0);
}

#[test]
fn cb_7_10_the_order_is_size_phase_colour_effect() {
    let animals = "11 bank 10 cow-2 5 cow-3 4 hen-2 9 hen-3 19 ship 20 ship 27 pig-2";
    let mut position = owner(2, animals, "cow-4", [6, 6]).done();
    let events = play(&mut position, &["place cow-4 on 0 with 6"]);
    let sources = scored(&events);
    let expected =
        [(Source::Regions, 15), (Source::Phases, 10), (Source::Colours, 5), (Source::Animals, 4 + 2 + 3)];
    assert_eq!(sources, expected);
    // A placement completes at most one region, and a colour only together with a region.
    let mut bonus_tiles = 0;
    for number in 0..4 {
        sensible_game(game(3, "open", number), number, |_, events| {
            let placed = events.split(|event| matches!(event, Event::Placed(..))).skip(1);
            for after in placed {
                let count = |is: fn(&Event) -> bool| after.iter().filter(|event| is(event)).count();
                let regions = count(|event| matches!(event, Event::Completed { .. }));
                let colours = count(|event| matches!(event, Event::TookBonus(..)));
                assert!(regions <= 1 && colours <= regions, "{after:?}");
                bonus_tiles += colours;
            }
        });
    }
    assert!(bonus_tiles > 10, "{bonus_tiles}");
}

#[test]
fn cb_7_11_no_player_takes_both_tiles_of_a_colour() {
    let mut taken = 0;
    for number in 0..3 {
        sensible_game(game(2, "basic", number), number, |position, events| {
            taken += events.iter().filter(|event| matches!(event, Event::TookBonus(..))).count();
            for kind in Kind::ALL {
                let [large, small] = position.bonus_tiles(kind);
                assert!(large.is_none() || large != small);
            }
        });
    }
    assert!(taken >= 12, "{taken} bonus tiles in three games");
    // Its owner keeps it.
    let mines = "24 mine 29 mine 33 mine";
    let taken =
        owner(2, "24 mine 29 mine", "mine", [3, 3]).lay(1, mines).bonus(Kind::Mine, Some(seat(1)), None);
    let mut position = taken.done();
    play(&mut position, &["place mine on 33 with 3"]);
    assert_eq!(position.bonus_tiles(Kind::Mine), [Some(seat(1)), Some(seat(0))]);
}

#[test]
fn cb_7_12_the_phase_bonus_is_that_of_the_phase_being_played() {
    // Even in its very last turn.
    let arranged = bare(2).stored(1, "bank").dice(seat(1), &[3, 6]).time(Phase::B, 5).actor(seat(1));
    let mut position = arranged.done();
    let events = play(&mut position, &["workers with 6", "place bank on 11 with 3"]);
    assert_eq!(scored(&events)[1], (Source::Phases, 8));
    assert_eq!(position.phase(), Phase::C);
}
