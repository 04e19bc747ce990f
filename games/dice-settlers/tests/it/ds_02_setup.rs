//! DS-2 to DS-4, DS-21: setup.

use dice_settlers::technologies::Effect;
use dice_settlers::{Card, Cell, Colour, DiceSettlers, Event, Seal, Stage, Tile};
use engine::{Files, Game, Playout, Seat};
use parts::Set;

use crate::table::{
    ME, Stacked, YOU, legal, meadow, options, play_drawing, random_start, refused, seat, tables,
};

/// A new game with these draws.
fn start(seats: u8, draws: &str) -> DiceSettlers {
    let options = DiceSettlers::options(&tables(), &options(&[])).expect("defaults");
    DiceSettlers::start(tables(), &options, seats, &mut Stacked::new(draws)).expect("a legal setup")
}

/// The draws of a round in which every player rolls three white dice, all `side`.
fn rolls(seats: usize, side: u8) -> String {
    format!("die 0 roll {side} ").repeat(3 * seats)
}

/// DS-2.2, DS-2.3, DS-2.4: six tents, no resources, five dice, quota 3.
#[test]
fn ds_2_1_everybody_begins_with_the_same() {
    let position = start(2, "first 0 start 1 start 2 start 3");
    for seat in [ME, YOU] {
        assert_eq!((position.tents(seat), position.resources(seat)), (6, [0; 4]));
        assert_eq!(position.bag(seat), [3, 1, 1, 0, 0, 0]);
        assert_eq!(position.quota(seat), 3);
    }
}

#[test]
fn ds_2_2_six_tents_of_which_one_goes_to_the_starting_tile() {
    let mut position = start(2, "first 0 start 2 start 4 start 6");
    assert_eq!(position.tents(ME), 6);
    play_drawing(
        &mut position,
        &["0 draft 2", "1 draft 4"],
        "start 1 die 0 roll 1 die 0 roll 1 die 0 roll 1 die 1 roll 1",
    );
    assert_eq!((position.tents(ME), position.tents_on(ME, Tile(2))), (5, 1));
}

#[test]
fn ds_2_2_five_houses_lie_in_the_general_supply() {
    for seats in 1..=4 {
        let position = random_start(seats, &[], 1);
        assert!(Seat::all(seats).all(|seat| position.houses(seat) == 0), "{seats} players");
    }
    let built = |houses: usize| {
        let tiles = [24, 18, 20, 12, 16].into_iter().take(houses);
        let table = tiles.fold(meadow(2), |table, tile| table.house(ME, tile));
        table.tents_on(ME, 14, 3).finish().expect("a position")
    };
    for houses in 0..5 {
        assert_eq!(refused(&built(houses), "govern 14"), None, "{houses} houses are built");
    }
    assert_eq!(refused(&built(5), "govern 14"), Some("DS-18.2"));
}

#[test]
fn ds_2_3_white_dice_are_never_in_the_supply() {
    for seats in 2..=4 {
        let position = random_start(seats, &[], 3);
        assert_eq!(position.supply()[Colour::White.index()], 0);
        assert_eq!(Seat::all(seats).map(|seat| position.dice(seat)[0]).sum::<u8>(), 3 * seats);
    }
}

#[test]
fn ds_2_4_the_quota_starts_at_3() {
    assert_eq!(random_start(2, &[], 1).quota(ME), 3);
}

#[test]
fn ds_2_5_the_first_player_is_drawn_and_seats_go_clockwise() {
    let mut position = start(3, "first 1 start 1 start 2 start 3");
    assert_eq!((position.first_player(), position.to_act()), (seat(1), Some(seat(1))));
    play_drawing(&mut position, &["1 draft 1"], "start 4");
    assert_eq!(position.to_act(), Some(seat(2)));
    play_drawing(&mut position, &["2 draft 2"], "start 5");
    assert_eq!(position.to_act(), Some(seat(0)));
}

#[test]
fn ds_3_1_the_tiles_in_play_depend_on_the_players() {
    for (seats, last) in [(1, 26), (2, 26), (3, 34), (4, 40)] {
        assert_eq!(tables().stack(seats).last(), Some(last));
        assert_eq!(random_start(seats, &[], 1).stack().last(), Some(last));
    }
}

#[test]
fn ds_3_2_everybody_keeps_one_of_three_starting_tiles() {
    let mut position = start(3, "first 0 start 7 start 2 start 5");
    assert_eq!(legal(&position), ["draft 2", "draft 5", "draft 7"]);
    assert_eq!(refused(&position, "draft 1"), Some("DS-3.2"));
    play_drawing(&mut position, &["0 draft 5"], "start 1");
    assert_eq!(legal(&position), ["draft 1", "draft 2", "draft 7"], "two passed on and one more");
    play_drawing(&mut position, &["1 draft 7"], "start 3");
    assert_eq!(legal(&position), ["draft 1", "draft 2", "draft 3"]);
    play_drawing(&mut position, &["2 draft 2"], &rolls(1, 1));
    assert_eq!(position.map().iter().collect::<Vec<_>>(), [2, 5, 7]);
    assert!(
        position.drawn().is_empty() && position.stack().and(Set::below(8)).is_empty(),
        "the rest is boxed"
    );
}

#[test]
fn ds_3_3_tiles_are_placed_in_seat_order_and_touch_as_many_as_possible() {
    let mut position = start(3, "first 2 start 1 start 2 start 4");
    play_drawing(&mut position, &["2 draft 1"], "start 5");
    play_drawing(&mut position, &["0 draft 2"], "start 6");
    play_drawing(&mut position, &["1 draft 4"], &rolls(1, 1));
    assert_eq!(position.cell(Tile(1)), Cell::new(0, 0), "the first player's tile");
    for tile in [1, 2, 4] {
        assert_eq!(position.neighbours(Tile(tile)).len(), 2, "a triangle");
    }
}

#[test]
fn ds_3_4_the_fourth_tile_has_three_cells_to_choose_from() {
    let mut position = start(4, "first 0 start 1 start 2 start 3");
    play_drawing(
        &mut position,
        &["0 draft 1", "1 draft 2", "2 draft 3", "3 draft 4"],
        "start 4 start 5 start 6",
    );
    assert_eq!(position.stage(), Stage::Lay);
    assert_eq!(legal(&position), ["lay 1,-1", "lay -1,1", "lay 1,1"]);
    assert_eq!(refused(&position, "lay 2,0"), Some("DS-3.4"), "it touches one tile only");
    for cell in ["lay 1,-1", "lay -1,1", "lay 1,1"] {
        let mut rhombus = position;
        play_drawing(&mut rhombus, &[&format!("3 {cell}")], &rolls(1, 1));
        assert_eq!(rhombus.neighbours(Tile(4)).len(), 2, "{cell}");
    }
    let mut two = start(2, "first 0 start 1 start 2 start 3");
    play_drawing(&mut two, &["0 draft 1", "1 draft 2"], &format!("start 4 {}", rolls(1, 1)));
    assert_eq!(two.neighbours(Tile(1)), Set::EMPTY.with(2), "two neighbours");
}

/// DS-D.4: gained dice go to the spent area, including those from starting tiles.
#[test]
fn ds_3_5_a_tent_on_the_starting_tile_and_its_ability_at_once() {
    for (tile, resource, colour) in [(1, 0, Colour::Yellow), (3, 1, Colour::Green), (5, 2, Colour::Grey)] {
        let mut position = start(2, &format!("first 0 start {tile} start 2 start 7"));
        play_drawing(
            &mut position,
            &[&format!("0 draft {tile}"), "1 draft 2"],
            &format!("start 4 {}", rolls(1, 1)),
        );
        assert_eq!((position.tents(ME), position.tents_on(ME, Tile(tile))), (5, 1));
        assert_eq!(position.resources(ME)[resource], 1);
        assert_eq!(position.spent(ME)[colour.index()], 1, "tile {tile}");
        assert_eq!(position.supply()[colour.index()], 4, "it came out of the supply");
    }
}

#[test]
fn ds_3_6_starting_tile_7_has_a_house_instead_of_the_tent() {
    let mut position = start(2, "first 0 start 7 start 2 start 1");
    play_drawing(&mut position, &["0 draft 7", "1 draft 2"], &format!("start 4 {}", rolls(1, 1)));
    assert_eq!((position.tents(ME), position.tents_on(ME, Tile(7))), (6, 0));
    assert_eq!((position.houses(ME), position.houses_on(ME, Tile(7))), (1, 1));
    assert!(position.presence(ME).has(7));
}

#[test]
fn ds_3_7_the_stack_holds_all_other_tiles_in_play() {
    for (seats, tiles) in [(2, 19), (3, 27), (4, 33)] {
        assert_eq!(random_start(seats, &[], 2).stack().len(), tiles);
    }
}

#[test]
fn ds_3_8_nobody_joins_on_a_starting_tile() {
    let mut position = start(2, "first 1 start 1 start 2 start 3");
    let events =
        play_drawing(&mut position, &["1 draft 1", "0 draft 3"], &format!("start 4 {}", rolls(1, 1)));
    let gained = events.iter().filter_map(|event| match event {
        Event::TokensGained(seat, ..) => Some(*seat),
        _ => None,
    });
    assert_eq!(gained.collect::<Vec<_>>(), [YOU, ME], "in seat order from the first player");
    assert_eq!(position.stage(), Stage::Roll, "the first round begins at once");
    assert_eq!((position.tents_on(ME, Tile(1)), position.tents_on(YOU, Tile(3))), (0, 0));
}

#[test]
fn ds_4_1_the_supply_of_vp_depends_on_the_players() {
    for (seats, vp) in [(2, 30), (3, 39), (4, 48)] {
        assert_eq!(random_start(seats, &[], 1).vp_supply(), vp);
    }
}

#[test]
fn ds_4_2_nobody_begins_with_tokens() {
    assert_eq!(random_start(4, &[], 1).resources(seat(3)), [0; 4]);
}

/// DS-X.15, DS-D.19: 2 / 1 / 0 dice of each of the five coloured kinds are boxed.
#[test]
fn ds_4_3_the_supply_of_dice_depends_on_the_players() {
    for (seats, supply) in [(2, [0, 5, 5, 5, 5, 5]), (3, [0, 5, 5, 6, 6, 6]), (4, [0, 5, 5, 7, 7, 7])] {
        assert_eq!(random_start(seats, &[], 1).supply(), supply);
    }
}

fn ids(position: &DiceSettlers) -> Vec<&str> {
    position.technologies().iter().map(|&card| position.tables().technology(card).id.as_str()).collect()
}

/// DS-21.1: the set of the first game. DS-4.7: the others are not on the table.
#[test]
fn ds_4_4_the_first_game_has_great_wide_somewhere() {
    let position = random_start(3, &[], 1);
    assert_eq!(
        ids(&position),
        [
            "stability",
            "large_coaches",
            "scouts",
            "forestry",
            "gold_rush",
            "general_education",
            "mobile_workforce",
            "builder",
            "prosperity"
        ]
    );
}

/// DS-D.21: 1 founding, 3 craft, 3 progress, 2 legacy cards, also in every ready-made set.
#[test]
fn ds_4_5_a_random_deal_takes_1_3_3_2_cards() {
    let pattern = [(Seal::Founding, 1), (Seal::Craft, 3), (Seal::Progress, 3), (Seal::Legacy, 2)];
    let pattern: Vec<Seal> = pattern.iter().flat_map(|&(seal, n)| vec![seal; n]).collect();
    let mut seen = Set::EMPTY;
    for number in 0..60 {
        let position = random_start(2, &[("technologies", "random"), ("cards", "all")], number);
        let cards = position.technologies();
        let seals: Vec<Seal> = cards.iter().filter_map(|&card| tables().technology(card).seal).collect();
        assert_eq!(seals, pattern);
        let set: Set = cards.iter().map(|card| card.0).collect();
        assert_eq!(set.len(), 9, "each card once");
        seen = seen.or(set);
    }
    assert!(seen.len() > 40, "all cards are dealt some time");
}

#[test]
fn ds_4_6_chronicles_is_for_four_players() {
    let chronicles = tables().card("chronicles").unwrap();
    let dealt = |seats| {
        (0..80).any(|number| {
            random_start(seats, &[("technologies", "random")], number).technologies().contains(&chronicles)
        })
    };
    assert_eq!([1, 2, 3, 4].map(dealt), [false, false, false, true]);
}

#[test]
fn ds_4_7_unused_technologies_are_out_of_the_game() {
    let position = random_start(3, &[], 1);
    assert_eq!(position.technologies().len(), 9);
    assert_eq!(position.slot(tables().card("wanderlust").unwrap()), None);
    assert_eq!(position.read_action("research wanderlust"), None);
}

#[test]
fn ds_4_8_an_explosive_card_lies_in_slot_10() {
    let position = random_start(3, &[("technologies", "random"), ("explosive", "yes")], 5);
    let last = *position.technologies().last().unwrap();
    assert_eq!(position.technologies().len(), 10);
    assert!(matches!(tables().technology(last).effect, Effect::Explode(_)));
    assert_eq!(position.slot(last).map(|slot| slot.0), Some(9));
}

#[test]
fn ds_4_9_named_cards_only_leaves_the_invented_ones_out() {
    let invented = |card: &Card| tables().technology(*card).invented;
    let dealt = |cards: &str, number| {
        random_start(2, &[("technologies", "random"), ("cards", cards)], number)
            .technologies()
            .iter()
            .any(invented)
    };
    assert!((0..60).all(|number| !dealt("named", number)));
    assert!((0..20).any(|number| dealt("all", number)));
    let explosive = random_start(2, &[("technologies", "random"), ("explosive", "yes")], 1);
    assert!(invented(&explosive.technologies()[9]), "Explosive cards are another option's");
}

/// DS-D.44: the printed card; an additional one, off by default, with every set or deal.
#[test]
fn ds_4_10_the_promo_card_is_an_additional_one() {
    let bliss = tables().card("married_bliss").expect("the promo card");
    let card = tables().technology(bliss).clone();
    assert_eq!((card.research, card.cost, card.vp, card.once), (3, [0; 4], 3, false));
    assert!(card.terrains.is_empty() && card.seal.is_none() && !card.invented);
    for set in ["great-wide-somewhere", "peace-in-our-time", "random"] {
        let random = [("technologies", set), ("cards", "all")];
        let dealt = |more: &[(&str, &str)]| random_start(2, &[&random, more].concat(), 1);
        assert!(!dealt(&[]).technologies().contains(&bliss), "{set}: only by its option");
        let with = dealt(&[("promo", "yes")]);
        assert_eq!(with.technologies()[..9], *dealt(&[]).technologies(), "{set}: the same nine");
        assert_eq!(with.technologies()[9..], [bliss]);
        let all = dealt(&[("promo", "yes"), ("explosive", "yes")]);
        assert_eq!(
            (all.technologies().len(), all.technologies()[10]),
            (11, bliss),
            "after the Explosive card"
        );
    }
}

#[test]
fn ds_d_44_a_set_without_the_promo_card_refuses_the_option() {
    let mut files = Files::of::<DiceSettlers>();
    let text = files.text("technologies.toml").to_owned();
    let (all_but, _) = text.split_once("[[technology]]\nid = \"married_bliss\"").expect("the last card");
    files.replace("technologies.toml", all_but.to_owned()).expect("a file of this game");
    let tables = DiceSettlers::components(&files).expect("an earlier set");
    let read = |promo: &str| DiceSettlers::options(&tables, &options(&[("promo", promo)]));
    assert!(read("no").is_ok());
    assert_eq!(read("yes").unwrap_err(), "option promo: this component set has no promo card");
}

/// DS-21.2, DS-21.3, DS-21.4; DS-D.20: Stable Government is one card.
#[test]
fn ds_21_1_the_ready_made_sets_are_those_of_the_rulebook() {
    let name = |card: &Card| tables().notes.cards[&tables().technology(*card).id].name.clone();
    let sets: Vec<Vec<String>> =
        tables().ready_made.iter().map(|set| set.cards.iter().map(name).collect()).collect();
    let rules = include_str!("../../rules.md");
    for (clause, cards) in ["DS-21.1", "DS-21.2", "DS-21.3", "DS-21.4"].iter().zip(sets) {
        let line = rules.lines().find(|line| line.starts_with(&format!("- **{clause}**"))).unwrap();
        let listed = line.rsplit_once(": ").unwrap().1.trim_end_matches('.');
        assert_eq!(listed, cards.join(", "), "{clause}");
    }
}

#[test]
fn ds_22_1_an_explosive_card_may_be_added_to_every_set() {
    for set in &tables().ready_made {
        let position = random_start(2, &[("technologies", &set.id), ("explosive", "yes")], 1);
        assert_eq!(position.technologies()[..9], set.cards);
        assert_eq!(tables().technology(position.technologies()[9]).seal, Some(Seal::Explosive));
    }
    let dealt: Set =
        (0..60).map(|number| random_start(2, &[("explosive", "yes")], number).technologies()[9].0).collect();
    assert_eq!(dealt.len(), 7, "any of the seven");
}

#[test]
fn invalid_options_are_refused_with_a_sentence() {
    for (key, value) in [
        ("technologies", "all"),
        ("cards", "some"),
        ("explosive", "perhaps"),
        ("promo", "perhaps"),
        ("conversions", "triple"),
        ("diceoneer", "easy-dice,hard-dice"),
    ] {
        let sentence = DiceSettlers::options(&tables(), &options(&[(key, value)])).unwrap_err();
        assert!(sentence.contains(&format!("option {key}")), "{sentence}");
    }
    let hard = DiceSettlers::options(&tables(), &options(&[("diceoneer", "hard-dice")])).unwrap();
    let refusal = DiceSettlers::start(tables(), &hard, 2, &mut Playout::new(1)).unwrap_err();
    assert_eq!(refusal.rule, "DS-23.2");
}
