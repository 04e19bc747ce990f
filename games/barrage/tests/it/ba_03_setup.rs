//! BA-3, BA-4: setup.

use barrage::{Area, Barrage, Bonus, Company, Headstream, Officer, Stage};
use engine::{Game, Playout, Seat};

use crate::table::{
    Stacked, contract, introductory, legal, legal_like, options, place, play, play_with, refused, seat,
    tables,
};

/// A new full game with these draws.
fn dealt(seats: u8, draws: &[(&'static str, u8)]) -> Barrage {
    let mut chance = Stacked::new(draws, 5);
    let position = Barrage::start(*tables(), &options(&[]), seats, &mut chance).expect("a possible position");
    assert!(chance.is_used_up());
    position
}

/// Many new games.
fn many(seats: u8, pairs: &[(&str, &str)]) -> Vec<Barrage> {
    let start = |number| {
        Barrage::start(*tables(), &options(pairs), seats, &mut Playout::new(number))
            .expect("a possible position")
    };
    (0..40).map(start).collect()
}

#[test]
fn ba_3_1_four_of_eight_headstream_tiles() {
    let position = dealt(4, &[("headstream", 7), ("headstream", 2), ("headstream", 0), ("headstream", 5)]);
    let tiles = [0, 1, 2, 3].map(|head| position.headstream_tile(Headstream(head)));
    assert_eq!(tiles, [[0, 1, 2, 1], [2, 0, 2, 0], [0, 2, 2, 0], [0, 0, 1, 2]]);
    for position in many(2, &[]) {
        let tiles = [0, 1, 2, 3].map(|head| position.headstream_tile(Headstream(head)));
        assert!((0..4).all(|one| (0..one).all(|other| tiles[one] != tiles[other])), "{tiles:?}");
    }
}

#[test]
fn ba_3_2_five_bonus_tiles_without_technology_in_the_introductory_game() {
    let counts = |position: &Barrage| [1, 2, 3, 4, 5].map(|round| position.bonus_tile(round).counts);
    let first = many(3, &[("game", "introductory")]);
    assert!(first.iter().all(|position| !counts(position).contains(&Bonus::AdvancedTech)));
    let full = many(3, &[]);
    assert!(full.iter().any(|position| counts(position).contains(&Bonus::AdvancedTech)));
    assert!(full.iter().any(|position| !counts(position).contains(&Bonus::AdvancedTech)), "it is the sixth");
    for games in [first, full] {
        assert!(games.iter().any(|position| counts(position) != counts(&games[0])), "in random order");
        for counts in games.iter().map(counts) {
            assert!((0..5).all(|one| (0..one).all(|other| counts[one] != counts[other])), "{counts:?}");
        }
    }
}

#[test]
fn ba_3_3_one_objective_tile() {
    let position = dealt(2, &[("objective", 4)]);
    assert_eq!(position.objective(), barrage::Objective::Spread);
}

#[test]
fn ba_3_4_national_contracts_by_companies() {
    for seats in 2..=4 {
        let open = introductory(seats).national_contracts().into_iter().flatten().count();
        assert_eq!(open, usize::from(seats) - 1);
    }
    let drawn = |number| {
        let setup = options(&[("game", "introductory")]);
        let position = Barrage::start(*tables(), &setup, 4, &mut Playout::new(number)).unwrap();
        position.national_contracts().map(|contract| contract.expect("three with four companies"))
    };
    for number in 0..20 {
        let three = drawn(number);
        assert!(three[0] != three[1] && three[1] != three[2] && three[0] != three[2]);
    }
    assert!((1..20).any(|number| drawn(number) != drawn(0)), "at random");
}

#[test]
fn ba_3_5_two_open_contracts_of_each_colour() {
    let position = introductory(3);
    for (slots, set) in position.open_contracts().into_iter().zip(&tables().contracts.private) {
        assert!(slots.into_iter().all(|slot| slot.is_some_and(|contract| set.has(contract.0))));
        assert_ne!(slots[0], slots[1]);
    }
    let games = many(3, &[("game", "introductory")]);
    for colour in 0..3 {
        let opened = |position: &Barrage| position.open_contracts()[colour];
        assert!(games.iter().any(|position| opened(position) != opened(&games[0])), "they are shuffled");
    }
}

// BA-D.27: on the lower, free space.
#[test]
fn ba_3_6_one_neutral_dam_in_each_area() {
    for position in many(2, &[("game", "introductory")]) {
        let dams = (0..20).map(barrage::BaseSpace).filter_map(|space| Some((space, position.dam(space)?)));
        let dams: Vec<_> = dams.collect();
        assert_eq!(dams.len(), 3);
        for ((space, dam), (area, level)) in
            dams.into_iter().zip([(Area::Mountain, 1), (Area::Hill, 2), (Area::Plain, 3)])
        {
            assert_eq!((tables().map.basin(space.basin()).area, space.is_upper()), (area, false));
            assert_eq!((dam.owner, dam.level, dam.drops), (None, level, 1));
        }
    }
    let games = many(2, &[("game", "introductory")]);
    for basins in [0..4, 4..7, 7..10] {
        let drawn = |position: &Barrage| {
            let lower = basins.clone().map(|basin| barrage::BaseSpace(2 * basin + 1));
            lower.filter(|&space| position.dam(space).is_some()).collect::<Vec<_>>()
        };
        assert!(games.iter().any(|position| drawn(position) != drawn(&games[0])), "the basin is drawn");
    }
}

#[test]
fn ba_3_7_the_patent_office_is_for_the_full_game() {
    let full = dealt(3, &[]);
    assert!(full.patents().into_iter().flatten().all(|tile| tables().levels[0].has(tile.0)));
    assert_eq!(full.patents().into_iter().flatten().count(), 3);
    let position = introductory(3);
    assert_eq!(position.patents(), [None; 3]);
    assert_eq!(refused(&position, "use patent.1 left"), Some("BA-3.7"));
}

// BA-3.11: they stay blocked; only the number of companies opens them.
#[test]
fn ba_3_8_rows_are_blocked_with_fewer_companies() {
    let blocked = |seats| {
        let position = crate::table::plain(seats).credits(seat(0), 50).finish().unwrap();
        let rows = ["turbine.plus1", "turbine.minus1", "workshop.two", "machinery.any", "contract.one_b"];
        rows.map(|row| {
            let text = match row.split_once('.').unwrap().0 {
                "turbine" => format!("produce {row} left b1l c1l 1"),
                "contract" => format!("take {row} left g01"),
                _ => format!("use {row} left"),
            };
            let sides = [text.clone(), text.replace("left", "right")];
            sides.iter().all(|text| refused(&position, text) == Some("BA-3.8"))
        })
    };
    assert_eq!(blocked(2), [true; 5]);
    assert_eq!(blocked(3), [true, false, false, true, true]);
    assert_eq!(blocked(4), [false; 5]);
}

#[test]
fn ba_3_11_blocked_rows_stay_blocked() {
    let mut position = crate::table::plain(2).finish().unwrap();
    crate::table::finish_round(&mut position, &[]);
    assert_eq!(refused(&position, "use workshop.two left"), Some("BA-3.8"));
    assert_eq!(position.on_place(place("workshop.two", "left")), None);
}

#[test]
fn ba_3_9_markers_start_on_0_and_10() {
    let position = introductory(4);
    assert!(Seat::all(4).all(|seat| (position.energy(seat), position.vp(seat)) == (0, 10)));
}

#[test]
fn ba_3_10_nothing_else_is_hidden() {
    for pairs in [&[("game", "introductory")][..], &[], &[("automas", "2"), ("difficulty", "overpowered")]] {
        for mut position in many(4, pairs).into_iter().take(4) {
            // Round by round: contracts, patents and Automa tiles are revealed.
            for _ in 0..40 {
                let mut imagined = position;
                imagined.imagine(seat(0), &mut Playout::new(9));
                assert_eq!(imagined, position);
                let list = legal(&position);
                let action = position.read_action(&list[list.len() / 2]).unwrap();
                position.play(action, &mut Playout::new(7), &mut ());
            }
        }
    }
}

#[test]
fn ba_4_1_structures_engineers_an_empty_wheel_and_basic_tiles() {
    let position = introductory(2);
    assert_eq!(position.wheel(seat(1)), [barrage::Segment::default(); 6]);
    assert!(barrage::Structure::ALL.iter().all(|&structure| position.built(seat(1), structure) == 0));
}

#[test]
fn ba_4_2_six_credits_six_excavators_four_mixers() {
    let position = introductory(4);
    assert!(Seat::all(4).all(|seat| (position.credits(seat), position.machines(seat)) == (6, (6, 4))));
}

#[test]
fn ba_4_3_fixed_hands_of_the_introductory_game() {
    let position = introductory(4);
    let hand = |at: u8| {
        let contract = position.contracts(seat(at)).first().map(barrage::Contract).unwrap();
        (position.company(seat(at)).unwrap(), position.officer(seat(at)).unwrap(), contract)
    };
    assert_eq!(hand(0), (Company::Usa, Officer::Adler, contract("s1")));
    assert_eq!(hand(1), (Company::Germany, Officer::McDowell, contract("s2")));
    assert_eq!(hand(2), (Company::Italy, Officer::Jordan, contract("s3")));
    assert_eq!(hand(3), (Company::France, Officer::Fiesler, contract("s4")));
    assert_eq!(
        (position.order(), position.round(), position.stage()),
        (&[0, 1, 2, 3].map(seat)[..], 1, Stage::Turn)
    );
}

#[test]
fn ba_4_4_five_basic_tiles_in_the_introductory_game() {
    let words: Vec<&str> =
        introductory(2).tiles(seat(0)).iter().map(|n| tables().tiles[usize::from(n)].word.as_str()).collect();
    assert_eq!(words, ["base", "elevation", "conduit", "powerhouse", "joker"]);
}

#[test]
fn ba_4_5_as_many_pairs_and_contracts_as_players() {
    for seats in 2..=4 {
        for position in many(seats, &[]) {
            assert_eq!(position.offers().into_iter().flatten().count(), usize::from(seats));
            assert_eq!(position.starting_contracts().len(), seats);
        }
    }
}

#[test]
fn ba_4_6_a_pair_and_a_contract_in_seat_order_from_a_random_first() {
    let draws =
        [("company", 0), ("company", 3), ("company", 1), ("officer", 0), ("officer", 4), ("officer", 2)];
    let draws = [&draws[..], &[("starting", 0), ("starting", 1), ("starting", 2), ("chooser", 2)]].concat();
    let mut position = dealt(3, &draws);
    assert_eq!(legal(&position).len(), 9);
    assert_eq!(refused(&position, "choose italy s1"), Some("BA-4.6"));
    assert_eq!(refused(&position, "choose usa s4"), Some("BA-4.6"));
    play(&mut position, &["2 choose france s2", "0 choose usa s1"]);
    assert_eq!(legal(&position), ["choose germany s3"]);
    assert_eq!(refused(&position, "choose usa s3"), Some("BA-4.6"));
    play(&mut position, &["1 choose germany s3"]);
    assert_eq!(
        (position.company(seat(2)), position.officer(seat(2))),
        (Some(Company::France), Some(Officer::Jordan))
    );
    assert!(position.contracts(seat(1)).has(contract("s3").0));
}

// BA-4.7: the last chooser plays first.
#[test]
fn ba_x_10_the_draft_of_four() {
    let draws = [("company", 0), ("company", 1), ("company", 2), ("company", 3), ("chooser", 1)];
    let mut position = dealt(4, &draws);
    play(
        &mut position,
        &["1 choose france s1", "2 choose italy s4", "3 choose usa s2", "0 choose germany s3"],
    );
    assert_eq!(position.order(), [0, 3, 2, 1].map(seat));
    assert_eq!(position.to_act(), Some(seat(0)));
}

#[test]
fn ba_4_7_round_1_is_the_reverse_of_choosing() {
    let mut position =
        dealt(2, &[("company", 0), ("company", 1), ("starting", 0), ("starting", 1), ("chooser", 1)]);
    play(&mut position, &["1 choose usa s1", "0 choose germany s2"]);
    assert_eq!(position.order(), [seat(0), seat(1)]);
}

#[test]
fn ba_4_8_no_joker_in_the_full_game() {
    let mut position = dealt(
        2,
        &[
            ("company", 0),
            ("company", 1),
            ("starting", 0),
            ("starting", 1),
            ("chooser", 0),
            ("officer", 0),
            ("officer", 1),
        ],
    );
    play(&mut position, &["0 choose usa s1", "1 choose germany s2"]);
    assert_eq!(position.tiles(seat(0)).iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn ba_4_9_krylov_has_the_special_tile() {
    let mut position = dealt(
        2,
        &[
            ("company", 0),
            ("company", 1),
            ("starting", 0),
            ("starting", 1),
            ("chooser", 0),
            ("officer", 5),
            ("officer", 1),
        ],
    );
    play(&mut position, &["0 choose usa s1", "1 choose germany s2"]);
    assert!(position.tiles(seat(0)).has(tables().special.0));
    assert!(!position.tiles(seat(1)).has(tables().special.0));
}

#[test]
fn ba_4_10_a_starting_contract_counts_for_the_limit() {
    let mut position = introductory(2);
    for text in ["take contract.two left", "bank 1", "take contract.two right"] {
        let text = legal_like(&position, text).remove(0);
        let to_act = position.to_act().unwrap().number();
        play(&mut position, &[&format!("{to_act} {text}")]);
    }
    assert_eq!(position.stage(), Stage::Discard);
    assert!(legal(&position).contains(&"discard s1".to_owned()));
}

#[test]
fn ba_4_11_twelve_engineers_for_any_number_of_players() {
    for seats in 2..=4 {
        let position = introductory(seats);
        assert!(Seat::all(seats).all(|seat| position.engineers(seat) == 12));
    }
}

// BA-D.10: until three can be copied.
#[test]
fn ba_4_12_extra_officers_are_revealed_before_the_first_choice() {
    let sekibo = Officer::Sekibo as u8;
    let draws =
        [("company", 0), ("company", 1), ("officer", sekibo), ("officer", 0), ("officer", 5), ("officer", 2)];
    let draws = [&draws[..], &[("starting", 0), ("starting", 1), ("chooser", 0)]].concat();
    let mut position = dealt(2, &draws);
    play_with(&mut position, &["0 choose usa s1", "1 choose germany s2"], &[]);
    let copied: Vec<u8> = position.officers_to_copy(seat(0)).iter().collect();
    assert_eq!(copied, [Officer::Adler as u8, Officer::Fiesler as u8, Officer::Krylov as u8]);
    // Krylov is only an extra officer: no special tile is in play.
    assert!(Seat::all(2).all(|seat| !position.tiles(seat).has(tables().special.0)));
}
