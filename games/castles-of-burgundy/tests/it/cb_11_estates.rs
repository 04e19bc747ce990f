//! CB-11: different estates, and CB-12: open and hidden information.

use std::collections::BTreeSet;

use castles_of_burgundy::{
    Arrangement, CastlesOfBurgundy, Depot, EstateChoice, Event, Goods, Hex, Kind, Phase, Source, Stage, Tile,
};
use engine::{Game, OptionMap, Playout, Seat};

use crate::table::{
    Arrange, Urns, bare, game, legal, legal_like, play, random_game, refused, scored, seat, tables, urns,
};

fn id(position: &CastlesOfBurgundy, seat: Seat) -> &str {
    &position.estate_row(seat).id
}

#[test]
fn cb_11_1_every_player_is_dealt_another_board() {
    let mut seen = BTreeSet::new();
    for number in 0..200 {
        let position = game(4, "open", number);
        assert_eq!(position.stage(), Stage::Estates);
        let boards: Vec<_> = Seat::all(4).map(|seat| position.board_of(seat)).collect();
        assert_eq!(boards.iter().collect::<BTreeSet<_>>().len(), 4, "without repetition");
        seen.extend(boards);
        // CB-2.5 does not apply.
        assert!(Seat::all(4).all(|seat| position.covered(seat).is_empty()));
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn cb_11_2_side_and_castle_hex_are_free() {
    let position = game(2, "open", 1);
    let sides = position.board_of(seat(0)).map(|estate| tables().estate(estate));
    assert_eq!(legal(&position).len(), 8);
    for row in sides {
        for hex in row.hexes(Kind::Castle) {
            let action = format!("choose {} on {hex}", row.id);
            let mut chosen = position;
            play(&mut chosen, &[&action]);
            assert_eq!((id(&chosen, seat(0)), chosen.start_castle(seat(0))), (row.id.as_str(), Hex(hex)));
            assert_eq!(chosen.tile_on(seat(0), Hex(hex)), Some(Tile::CASTLE));
            assert_eq!(chosen.scored(seat(0)), 0, "CB-2.6 holds");
        }
    }
    let other = tables().estates.rows.iter().find(|row| sides.iter().all(|side| side.id != row.id)).unwrap();
    let castle = other.hexes(Kind::Castle).first().unwrap();
    assert_eq!(refused(&position, &format!("choose {} on {castle}", other.id)), Some("CB-11.2"));
    let no_castle = sides[0].hexes(Kind::Mine).first().unwrap();
    assert_eq!(refused(&position, &format!("choose {} on {no_castle}", sides[0].id)), Some("CB-11.2"));
}

/// CB-D.32
#[test]
fn cb_11_3_the_choice_is_open_or_secret_by_agreement() {
    let choice = |word| game(2, word, 1).estate_choice();
    assert_eq!(choice("basic"), EstateChoice::Basic);
    assert_eq!(choice("open"), EstateChoice::Dealt { secret: false, extra: false });
    assert_eq!(choice("secret"), EstateChoice::Dealt { secret: true, extra: false });
    // The basic game is the default; of the two ways to choose, the open one comes first.
    let option = &CastlesOfBurgundy::INFO.options[0];
    assert_eq!((option.default, option.values[1]), ("basic", "open"));
    let mut options = OptionMap::defaults(&CastlesOfBurgundy::INFO);
    options.set("estates", "hidden").unwrap();
    let refused = CastlesOfBurgundy::options(tables(), &options).unwrap_err();
    assert!(refused.starts_with("option estates: \"hidden\" is not one of basic, open"), "{refused}");
}

#[test]
fn cb_11_4_only_estate_1_can_be_owned_twice() {
    for number in 0..40 {
        let mut owned: Vec<String> = Vec::new();
        random_game(game(4, "open-extra", number), number, |position, _| {
            if owned.is_empty() && position.stage() != Stage::Estates {
                owned = Seat::all(4).map(|seat| id(position, seat).to_owned()).collect();
            }
        });
        owned.sort();
        owned.retain(|estate| estate != "1");
        let all = owned.len();
        owned.dedup();
        assert_eq!(owned.len(), all);
    }
}

#[test]
fn cb_11_5_there_is_no_solo_mode() {
    assert_eq!(CastlesOfBurgundy::INFO.seats, 2..=4);
}

#[test]
fn cb_11_6_the_start_castle_may_lie_in_a_larger_region() {
    let seven = tables().estates.by_id("7").unwrap();
    assert_eq!(tables().estate(seven).sizes(Kind::Castle), [2, 2]);
    // The start castle on 34 covers half of its region; a castle on 35 completes it with its full size.
    let arranged = bare(2).estate(seat(0), seven, Hex(34)).stored(0, "castle").dice(seat(0), &[1, 1]);
    let mut position = arranged.time(Phase::E, 1).done();
    let events = play(&mut position, &["place castle on 35 with 1"]);
    assert_eq!(scored(&events), [(Source::Regions, 3), (Source::Phases, 2)]);
}

/// CB-D.30
#[test]
fn cb_11_7_the_first_tile_goes_next_to_the_start_castle() {
    let neighbours = |id: &str, hex: u8| {
        let estate = tables().estates.by_id(id).unwrap();
        let position = bare(2).estate(seat(0), estate, Hex(hex)).done();
        assert_eq!(position.covered(seat(0)).len(), 1);
        let places = Kind::ALL.iter().map(|&kind| {
            let tile = match kind {
                Kind::Building => "bank",
                Kind::Animal => "cow-2",
                Kind::Knowledge => "knowledge-1",
                Kind::Castle => "castle",
                Kind::Mine => "mine",
                Kind::Ship => "ship",
            };
            position.places(seat(0), Tile::parse(tile).unwrap()).len()
        });
        places.sum::<u8>()
    };
    assert_eq!((neighbours("2", 3), neighbours("1", 1), neighbours("1", 18)), (3, 4, 6));
}

#[test]
fn cb_11_8_open_choices_are_made_in_turn_order_each_seeing_the_earlier() {
    let mut position = game(3, "open", 2);
    assert_eq!(position.to_act(), Some(seat(0)));
    let action = legal(&position)[0].clone();
    let events = play(&mut position, &[&action]);
    assert!(matches!(events[..], [Event::Chose(..)]));
    assert_eq!(position.to_act(), Some(seat(1)));
    assert!(!position.hides_estate(seat(0), Some(seat(1))));
    assert_eq!(position.covered(seat(0)).len(), 1);
}

/// CB-12.4
#[test]
fn cb_11_8_secret_choices_are_revealed_together() {
    let mut position = game(3, "secret", 2);
    for index in 0..2 {
        let action = legal(&position)[usize::from(index)].clone();
        let events = play(&mut position, &[&action]);
        assert_eq!(events, [Event::ChoseSecretly(seat(index))], "the choice is not announced");
        assert!(
            position.hides_estate(seat(index), Some(seat(2)))
                && !position.hides_estate(seat(index), Some(seat(index)))
        );
        assert!(position.hides_estate(seat(index), None));
        assert!(position.covered(seat(index)).is_empty());
    }
    let action = legal(&position)[2].clone();
    let events = play(&mut position, &[&action]);
    let revealed = events.iter().filter(|event| matches!(event, Event::Chose(..))).count();
    assert_eq!((revealed, position.stage()), (3, Stage::Turn));
    assert!(Seat::all(3).all(|seat| position.covered(seat).len() == 1 && !position.hides_estate(seat, None)));
}

#[test]
fn cb_12_4_a_secret_choice_is_sampled_for_the_other_players() {
    let mut position = game(2, "secret", 2);
    let action = legal(&position)[5].clone();
    play(&mut position, &[&action]);
    let mut guesses = BTreeSet::new();
    for number in 0..200 {
        let mut imagined = position;
        imagined.imagine(seat(1), &mut Playout::new(number));
        guesses.insert((imagined.estate_of(seat(0)), imagined.start_castle(seat(0))));
        let mut own = position;
        own.imagine(seat(0), &mut Playout::new(number));
        assert_eq!(own, position, "the owner knows it");
    }
    assert_eq!(guesses.len(), 8);
}

#[test]
fn cb_11_9_the_choices_come_after_the_start_goods_and_before_phase_a() {
    let position = game(3, "open", 1);
    assert!(
        Seat::all(3)
            .all(|seat| position.goods_of(seat).iter().sum::<u8>() == 3 && position.silver(seat) == 1)
    );
    let workers: Vec<u16> = position.order().iter().map(|&seat| position.workers(seat)).collect();
    assert_eq!(workers, [1, 2, 3]);
    assert!((0..7).all(|depot| position.tiles_in(Depot(depot)).iter().all(Option::is_none)));
    assert_eq!(position.round_goods(), &[None; 5]);
    let mut position = position;
    for _ in 0..3 {
        let action = legal(&position)[0].clone();
        play(&mut position, &[&action]);
    }
    assert_eq!(position.tiles_in(Depot(1)).iter().flatten().count(), 3);
}

/// CB-D.38
#[test]
fn cb_11_10_extra_estates_are_printed_on_the_back_of_estate_1() {
    let estates = &tables().estates;
    let extra = &estates.boards[usize::from(estates.usual_boards)..];
    let ids: Vec<(&str, &str)> = extra
        .iter()
        .map(|[front, back]| (tables().estate(*front).id.as_str(), tables().estate(*back).id.as_str()))
        .collect();
    assert_eq!(ids, [("1", "10"), ("1", "4r"), ("1", "8r")]);
    let count = |word: &str| {
        let positions = (0..150).map(|number| game(4, word, number));
        let boards = positions.flat_map(|position| Seat::all(4).map(move |seat| position.board_of(seat)));
        boards.collect::<BTreeSet<_>>().len()
    };
    assert_eq!((count("open"), count("secret"), count("open-extra"), count("secret-extra")), (6, 6, 9, 9));
}

/// Estate, start castle and what they score follow the choice; the rest of the setup is that of the basic game.
#[test]
fn cb_11_11_all_play_the_same_estate_and_choose_the_start_castle() {
    for id in (1..=9).map(|id| id.to_string()) {
        let mut position = game(3, &format!("same-{id}"), 1);
        let row = tables().estate(tables().estates.by_id(&id).unwrap());
        let expected: Vec<String> =
            row.hexes(Kind::Castle).iter().map(|hex| format!("choose {id} on {hex}")).collect();
        for index in 0..3 {
            assert_eq!(position.to_act(), Some(seat(index)), "in turn order");
            assert_eq!(legal(&position), expected);
            let action = &expected[usize::from(index)];
            let events = play(&mut position, &[action]);
            assert!(matches!(events[0], Event::Chose(chooser, ..) if chooser == seat(index)), "openly");
        }
        assert_eq!((position.stage(), position.phase()), (Stage::Turn, Phase::A));
        let castles: Vec<u8> = row.hexes(Kind::Castle).iter().collect();
        for (seat, castle) in Seat::all(3).zip(castles) {
            assert_eq!(self::id(&position, seat), id, "also an estate other than 1 several times");
            assert_eq!((position.start_castle(seat), position.covered(seat).len()), (Hex(castle), 1));
            assert_eq!(position.scored(seat), 0);
        }
        let basic = game(3, "basic", 1);
        assert!(Seat::all(3).all(|seat| position.goods_of(seat) == basic.goods_of(seat)
            && position.workers(seat) == basic.workers(seat)
            && position.silver(seat) == basic.silver(seat)));
    }
    let other = game(2, "same-5", 1);
    assert_eq!(refused(&other, "choose 4 on 0"), Some("CB-11.2"));
    // Estate 1 with a castle in the centre is the basic game, but the choice must still be made.
    assert_eq!(game(2, "same-1", 1).stage(), Stage::Estates);
    assert_eq!(CastlesOfBurgundy::INFO.options[0].default, "basic");
}

#[test]
fn cb_11_11_only_the_estates_of_the_rulebook_are_offered() {
    for word in ["same-10", "same-4r", "same-0", "same-", "same"] {
        let mut options = OptionMap::defaults(&CastlesOfBurgundy::INFO);
        options.set("estates", word).unwrap();
        let refused = CastlesOfBurgundy::options(tables(), &options).unwrap_err();
        assert!(refused.starts_with(&format!("option estates: \"{word}\" is not one of basic")), "{refused}");
    }
}

#[test]
fn cb_12_1_everything_else_is_public() {
    // Sampling a position changes nothing but secret choices.
    let start = game(3, "basic", 5);
    random_game(start, 5, |position, _| {
        let mut imagined = *position;
        imagined.imagine(seat(2), &mut Playout::new(1));
        assert_eq!(&imagined, position);
    });
}

/// CB-D.23
#[test]
fn cb_12_2_supplies_and_goods_stacks_have_no_order_before_they_are_drawn() {
    // The same position can continue with different tiles in the next phase.
    let position = bare(2).time(Phase::A, 5).actor(seat(1)).done();
    let next = |number| {
        let mut position = position;
        let mut chance = Playout::new(number);
        for text in ["workers with 6", "workers with 6"] {
            position.play(position.read_action(text).unwrap(), &mut chance, &mut ());
        }
        (position.tiles_in(Depot(1)).to_vec(), *position.round_goods())
    };
    assert_ne!(next(1), next(2));
    assert_eq!(position.supply(Kind::Ship) + position.supply(Kind::Mine), 18 + 9, "the numbers are known");
}

/// The setup draws only what is face up, and every unseen tile may come next: the goods left out at setup are as
/// likely as those of later phases.
#[test]
fn cb_12_2_nothing_is_drawn_before_it_is_seen() {
    let (position, drawn) = urns(2, 3);
    let count = |what: &str| drawn.iter().filter(|(drawn, _)| *drawn == what).count();
    let counts = ["start", "goods", "building", "animal", "knowledge", "black", "die", "white"].map(count);
    assert_eq!(counts, [1, 2 * 3 + 5, 4, 2, 2, 4, 4, 1]);
    assert_eq!(drawn.len(), counts.iter().sum::<usize>());
    let mut recorder = Urns::new(9);
    let mut last = Arrangement::of(position).time(Phase::A, 5).actor(seat(1)).dice(seat(1), &[6, 6]).done();
    let unseen_goods = 42 - 2 * 3 - 5;
    let supplies = [Kind::Building, Kind::Animal, Kind::Knowledge].map(|kind| usize::from(last.supply(kind)));
    let black = usize::from(last.black_supply());
    while last.phase() == Phase::A {
        let text = legal_like(&last, "workers").pop().unwrap_or_else(|| "done".to_owned());
        last.play(last.read_action(&text).unwrap(), &mut recorder, &mut ());
    }
    let first = |what: &str| recorder.drawn().iter().find(|(drawn, _)| *drawn == what).unwrap().1.len();
    assert_eq!((first("goods"), first("black")), (unseen_goods, black));
    assert_eq!(["building", "animal", "knowledge"].map(first), supplies);
}

/// CB-D.22
#[test]
fn cb_12_3_sales_are_public() {
    let mut position = bare(2).goods(seat(0), [0, 0, 2, 0, 0, 0]).dice(seat(0), &[3, 3]).done();
    let events = play(&mut position, &["sell pink with 3"]);
    assert_eq!(events[0], Event::Sold(seat(0), Goods::Pink, 2));
    assert_eq!(position.sold(seat(0)), [0, 0, 2, 0, 0, 0]);
    assert_eq!(legal_like(&position, "sell"), [""; 0]);
}
