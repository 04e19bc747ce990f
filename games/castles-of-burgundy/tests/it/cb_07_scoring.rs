//! CB-7: scoring during the game.

use castles_of_burgundy::{Arrangement, Estate, Event, Hex, Kind, Phase, Size, Source};
use engine::Seat;

use crate::table::{Arrange, bare, game, play, random_game, scored, seat, tables};

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
}

#[test]
fn cb_7_2_regions_of_1_to_8_hexes_score_triangular_numbers() {
    let points: Vec<u16> = (1..=8).map(|size| tables().region_points(size)).collect();
    assert_eq!(points, [1, 3, 6, 10, 15, 21, 28, 36]);
}

/// CB-7.12
#[test]
fn cb_7_3_the_phase_adds_10_8_6_4_or_2_whatever_the_size() {
    for (phase, points) in Phase::ALL.into_iter().zip([10, 8, 6, 4, 2]) {
        let mut position = owner(2, "", "bank", [3, 3]).time(phase, 2).done();
        let events = play(&mut position, &["place bank on 11 with 3"]);
        assert_eq!(scored(&events), [(Source::Regions, 1), (Source::Phases, points)]);
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
                if let Event::Scored(seat, Source::Regions, _) = event {
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
            // The region that is the start castle's hex alone never scored (CB-7.9).
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
    // In the basic game the start castle's own hex never scores: see the set-up.
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
}

#[test]
fn cb_7_11_nobody_takes_both_tiles_of_a_colour() {
    for number in 0..6 {
        random_game(game(2, "basic", number), number, |position, _| {
            for kind in Kind::ALL {
                let [large, small] = position.bonus_tiles(kind);
                assert!(large.is_none() || large != small);
            }
        });
    }
    // It stays with its owner, whatever the others do.
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
