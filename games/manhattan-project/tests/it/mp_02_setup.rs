//! MP-2: setup.

use engine::{Game, OptionMap, Playout, Refusal, Seat};
use manhattan_project::{Fuel, ManhattanProject, Position, Stage, WorkerType, Workers};

use crate::table::{Stacked, game, goods, legal, market, own, play, refused, seat, tables};

fn start(seats: u8, first: &str, chance: &mut impl engine::Chance) -> Result<ManhattanProject, Refusal> {
    let mut options = OptionMap::defaults(&ManhattanProject::INFO);
    options.set("first", first).expect("a known option");
    let options = ManhattanProject::options(&tables(), &options).expect("options that make sense");
    ManhattanProject::start(tables(), &options, seats, chance)
}

#[test]
fn mp_2_1_all_discs_start_at_zero() {
    for seats in 2..=5 {
        let position = game(seats, &[]);
        for seat in Seat::all(seats) {
            assert_eq!(position.fuel(seat, Fuel::Plutonium) + position.fuel(seat, Fuel::Uranium), 0);
            assert_eq!(position.espionage(seat), 0);
        }
    }
}

#[test]
fn mp_2_2_the_general_supply_has_all_contractors_and_specialists() {
    for seats in 2..=5 {
        let position = game(seats, &[]);
        assert_eq!(position.contractors(), Workers::new(4, 4, 4), "{seats} players");
        for seat in Seat::all(seats) {
            assert_eq!(position.untrained(seat), Workers::new(0, 4, 4));
        }
    }
}

#[test]
fn mp_2_3_tokens_by_number_of_players() {
    for (seats, tokens) in
        [(2, vec![0, 6]), (3, vec![0, 4, 6]), (4, vec![0, 2, 4, 6]), (5, vec![0, 2, 4, 6, 8])]
    {
        assert_eq!(game(seats, &[]).tokens().iter().collect::<Vec<_>>(), tokens, "{seats} players");
        let other: Vec<u8> = game(seats, &[("tests", "0-4-8")]).tokens().iter().collect();
        assert_eq!(other, if seats == 3 { vec![0, 4, 8] } else { tokens }, "{seats} players");
    }
    let mut options = OptionMap::defaults(&ManhattanProject::INFO);
    options.set("tests", "0-4-6").expect("a known option");
    assert!(ManhattanProject::options(&tables(), &options).is_err_and(|error| error.contains("0-4-8")));
}

/// MP-2.5 too.
#[test]
fn mp_2_4_starting_buildings_on_six_positions_and_another_on_the_seventh() {
    let tables = tables();
    let (mut firsts, mut sevenths) = (Vec::new(), Vec::new());
    for number in 0..20 {
        let position = start(3, "random", &mut Playout::new(number)).unwrap();
        let starting = |at| position.on_market(Position(at)).is_some_and(|card| tables.starting.has(card.0));
        assert!((0..6).all(starting) && !starting(6));
        assert_eq!(position.buildings_in_deck(), 43);
        firsts.push(position.on_market(Position(0)));
        sevenths.push(position.on_market(Position(6)));
    }
    for cards in [&mut firsts, &mut sevenths] {
        cards.sort();
        cards.dedup();
        assert!(cards.len() > 3, "they are shuffled");
    }
}

#[test]
fn mp_2_6_one_bomb_more_than_players_lies_face_up() {
    for seats in 2..=5 {
        let position = game(seats, &[]);
        assert_eq!((position.face_up().len(), position.bombs_in_deck()), (seats + 1, 29 - seats));
        assert!(position.design_is_open());
    }
    let dealt = |number| start(2, "1", &mut Playout::new(number)).unwrap().face_up();
    assert!((1..20).any(|number| dealt(number) != dealt(0)), "they are shuffled");
}

#[test]
fn mp_2_7_the_starting_goods_of_every_player() {
    for seats in 2..=5 {
        let position = game(seats, &[]);
        assert_eq!(goods(&position, 0)[0], 10);
        for index in 0..seats {
            let me = seat(index);
            assert_eq!(position.supply(me), own(4, 0, 0));
            assert_eq!(goods(&position, index)[1..], [0, 1, 1, 0, 0]);
            assert!(position.buildings_of(me).is_empty() && position.built(me).is_empty());
            assert!(position.hand(me).is_empty());
        }
    }
}

#[test]
fn mp_2_8_the_first_player_is_drawn_or_chosen() {
    let starting =
        ["mine-01", "mine-02", "factory-01", "factory-02", "university-01", "university-02", "mine-03"];
    let bombs = ["uranium-01", "uranium-02", "uranium-03", "uranium-04"];
    let cards = ["2"].iter().chain(&starting).chain(&bombs).copied().collect();
    let drawn = start(3, "random", &mut Stacked { cards }).unwrap();
    assert_eq!((drawn.first(), drawn.to_act()), (seat(2), Some(seat(2))));
    assert_eq!(market(&drawn), starting);
    let cards = starting.iter().chain(&bombs).copied().collect();
    let chosen = start(3, "2", &mut Stacked { cards }).unwrap();
    assert_eq!(chosen.to_act(), Some(seat(1)));
    let refusal = start(3, "4", &mut Playout::new(1)).unwrap_err();
    assert_eq!((refusal.rule, refusal.numbers), ("MP-2.8", [4, 3]));
    let mut options = OptionMap::defaults(&ManhattanProject::INFO);
    for wrong in ["0", "6", "me"] {
        options.set("first", wrong).unwrap();
        assert!(ManhattanProject::options(&tables(), &options).is_err(), "{wrong}");
    }
    let mut position = chosen;
    play(&mut position, &["1 place mine-middle", "1 done"]);
    assert_eq!(position.to_act(), Some(seat(2)), "clockwise");
    play(&mut position, &["2 place mine-left", "2 done"]);
    assert_eq!(position.to_act(), Some(seat(0)));
}

/// MP-2.12 too: the fourth, then the fifth player, before the first turn.
#[test]
fn mp_2_9_bonuses_of_the_later_players() {
    let mut position = game(5, &[("first", "3")]);
    let money: Vec<u16> = [2, 3, 4, 0, 1].into_iter().map(|index| goods(&position, index)[0]).collect();
    assert_eq!(money, [10, 12, 14, 12, 14]);
    assert_eq!((position.stage(), position.to_act()), (Stage::Bonus, Some(seat(0))), "the fourth in order");
    assert_eq!(legal(&position), ["bonus engineer", "bonus scientist"]);
    assert_eq!(refused(&position, "bonus labourer"), Some("MP-2.9"));
    play(&mut position, &["0 bonus scientist", "1 bonus engineer"]);
    assert_eq!(position.supply(seat(0)), own(4, 0, 1));
    assert_eq!(position.supply(seat(1)), own(4, 1, 0));
    assert_eq!(position.untrained(seat(1)).count(WorkerType::Engineer), 3);
    assert_eq!((position.stage(), position.to_act()), (Stage::Turn, Some(seat(2))));
    assert_eq!(game(3, &[]).stage(), Stage::Turn, "with three players nobody names a worker");
    assert_eq!(game(4, &[]).stage(), Stage::Bonus);
}

#[test]
fn mp_2_11_the_bribe_pile_starts_empty() {
    assert_eq!(game(4, &[]).bribes(), 0);
}

#[test]
fn mp_2_12_bonus_workers_are_the_only_choices_before_the_first_turn() {
    let mut position = game(4, &[]);
    play(&mut position, &["3 bonus engineer"]);
    assert_eq!((position.stage(), position.to_act()), (Stage::Turn, Some(seat(0))));
}
