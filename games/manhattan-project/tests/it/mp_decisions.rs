//! MP-D: decisions where the rulebook is silent. Each test fails under the other reading.

use engine::{Game, OptionMap};
use manhattan_project::{Aircraft, Arrangement, Crew, Event, Fuel, ManhattanProject, Stage, Workers};

use testkit::GameSetup;

use crate::table::{
    Lowest, arranged, bomb, building, game, goods, grey, legal, offers, own, play, refused, score, seat,
    tables,
};

#[test]
fn mp_d_1_no_bomb_action_in_a_retrieving_turn() {
    let start = arranged(2).built(seat(0), &["uranium-01"]).supply(seat(0), Crew::NONE);
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "load uranium-01"), Some("MP-3.3"), "not before");
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.to_act(), Some(seat(1)), "and not after");
    // With a worker in hand the player may load, but then not retrieve.
    let mut position = start.supply(seat(0), own(1, 0, 0)).finish().unwrap();
    play(&mut position, &["0 load uranium-01"]);
    assert_eq!(refused(&position, "retrieve"), Some("MP-3.11"));
}

#[test]
fn mp_d_2_workers_on_a_bomb_count_as_placed_but_loading_does_not() {
    let start = arranged(2).hand(seat(0), &["uranium-04"]).fuel(seat(0), Fuel::Uranium, 3);
    let mut position = start.supply(seat(0), own(0, 1, 1)).finish().unwrap();
    play(&mut position, &["0 build uranium-04", "0 done"]);
    assert_eq!(position.to_act(), Some(seat(1)));
    let mut loaded = arranged(2).built(seat(0), &["uranium-01", "plutonium-01"]).finish().unwrap();
    play(&mut loaded, &["0 load uranium-01", "0 test plutonium-01"]);
    assert_eq!(refused(&loaded, "done"), Some("MP-3.6"));
}

#[test]
fn mp_d_3_the_fifth_token_is_an_eight_and_three_players_have_0_4_6() {
    assert_eq!(game(5, &[]).tokens().last(), Some(8));
    assert_eq!(game(3, &[]).tokens().iter().collect::<Vec<_>>(), [0, 4, 6]);
    let other = game(3, &[("tests", "0-4-8")]);
    assert_eq!(other.tokens().iter().collect::<Vec<_>>(), [0, 4, 8]);
    let mut position = Arrangement::of(other).built(seat(0), &["plutonium-01"]).finish().unwrap();
    play(&mut position, &["0 test plutonium-01"]);
    assert_eq!((score(&position, 0), position.invariants()), (8, Ok(())));
}

#[test]
fn mp_d_4_amounts_printed_only_in_pictures() {
    let tables = tables();
    let gain = |id: &str| tables.space(tables.board.space_by_id(id).unwrap()).work.gain[0];
    assert_eq!((gain("factory-left").money, gain("factory-right").money), (5, 3));
    assert_eq!((gain("mine-left").yellowcake, gain("mine-right").yellowcake), (4, 2));
}

#[test]
fn mp_d_5_design_bomb_is_always_resolved_and_closes() {
    let start = arranged(2).supply(seat(0), own(0, 1, 1)).bomb_deck(&[], &[], seat(1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place design-bomb"]);
    assert_eq!(position.stage(), Stage::Drafting);
    let first = legal(&position)[0].clone();
    play(&mut position, &[&format!("0 {first}")]);
    let first = legal(&position)[0].clone();
    play(&mut position, &[&format!("1 {first}")]);
    assert!(!position.design_is_open());
}

/// Like a single-use building: workers and fuel, points at once, and no second use.
#[test]
fn mp_d_6_building_a_bomb_is_reconstructed_from_the_example() {
    let start =
        arranged(4).hand(seat(0), &["plutonium-10"]).fuel(seat(0), Fuel::Plutonium, 6).money(seat(0), 0);
    let mut position = start.supply(seat(0), own(0, 3, 2)).finish().unwrap();
    play(&mut position, &["0 build plutonium-10"]);
    assert_eq!((score(&position, 0), goods(&position, 0)[0]), (12, 0));
    assert_eq!(refused(&position, "build plutonium-10"), Some("MP-13.1"));
    assert_eq!(position.supply(seat(0)), Crew::NONE);
}

#[test]
fn mp_d_7_an_output_is_taken_wholly_or_declined_wholly() {
    let start = arranged(2).buildings(seat(0), &["factory-06"]).supply(seat(0), own(0, 2, 0));
    let position = start.finish().unwrap();
    let uses: Vec<String> = legal(&position).into_iter().filter(|action| action.starts_with("use")).collect();
    assert_eq!(uses, ["use factory-06", "use factory-06 decline"]);
    // Two of the three labourers offered cannot be refused; the mix of types is the only freedom.
    let mut position = arranged(2).finish().unwrap();
    play(&mut position, &["0 place university-labourers"]);
    assert_eq!(position.supply(seat(0)).contractors, Workers::new(3, 0, 0));
}

#[test]
fn mp_d_8_nobody_is_ever_stuck() {
    // Four labourers in hand, no money, every other space occupied: Construction is open.
    let spaces = tables()
        .board
        .spaces
        .iter()
        .filter(|space| !space.unlimited)
        .map(|space| space.id.clone())
        .collect::<Vec<_>>();
    let mut start = arranged(5).money(seat(0), 0);
    let mut workers = (1..5).flat_map(|index| [seat(index); 4]);
    let labourers =
        |id: &str| !["factory-right", "mine-right", "reactor", "enrichment", "design-bomb"].contains(&id);
    for id in spaces.iter().filter(|id| labourers(id)) {
        start = start.on_space(id, workers.next().unwrap(), own(1, 0, 0));
    }
    for index in 1..5 {
        start = start.supply(seat(index), Crew::NONE);
    }
    let position = start.finish().unwrap();
    assert_eq!(legal(&position), ["place construction"]);
    // None in hand: they are on a board, and can be retrieved.
    let position = start.supply(seat(0), Crew::NONE).finish().unwrap();
    assert_eq!(legal(&position), ["retrieve"]);
}

#[test]
fn mp_d_9_deals_are_an_option_and_on_by_default() {
    let options = OptionMap::defaults(&ManhattanProject::INFO);
    assert_eq!((options.get("deals"), options.rules()), ("pacts", 2));
    let mut without = game(2, &[("deals", "none")]);
    assert_eq!(refused(&without, "offer 2"), Some("MP-D.9"));
    play(&mut without, &["0 place air-strike-1"]);
    assert_eq!(refused(&without, "offer 2"), Some("MP-D.9"));
    let mut with = game(2, &[]);
    assert!(offers(&with, "offer 2"));
    play(&mut with, &["0 place air-strike-1", "0 offer 2", "1 accept"]);
    assert_eq!(with.stage(), Stage::Turn, "nobody is left to strike or to ask");
}

/// Games of rules version 1 continue under it: only non-aggression, from the placement to the first strike, even
/// without aircraft.
#[test]
fn mp_d_9_games_of_version_1_continue_under_its_rules() {
    let version_1 = |deals: &str| {
        let setup = GameSetup::new(3, &[("first", "1"), ("deals", deals)]).with_rules(1);
        setup.start::<ManhattanProject>(tables(), &mut Lowest)
    };
    let mut without = version_1("none");
    play(&mut without, &["0 place air-strike-1"]);
    assert!(!offers(&without, "offer"));
    let start = version_1("pacts");
    assert_eq!(refused(&start, "offer 2"), Some("MP-3.2"), "not before the placement");
    let mut start = Arrangement::of(start);
    for kind in Aircraft::ALL {
        start = (0..3).fold(start, |start, index| start.aircraft(seat(index), kind, 0));
    }
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(legal(&position), ["done", "offer 2", "offer 3"], "though nobody has aircraft");
    assert_eq!(refused(&position, "offer 2 against 3"), Some("MP-3.2"));
    play(&mut position, &["0 offer 2", "1 accept"]);
    assert_eq!(legal(&position), ["done", "offer 3"]);
    assert!(position.have_pact(seat(1), seat(0)));
}

#[test]
fn mp_d_10_a_declined_money_space_still_adds_a_bribe() {
    let mut position = game(2, &[]);
    play(&mut position, &["0 place factory-middle decline"]);
    assert_eq!(position.bribes(), 1);
    let mut position = arranged(2).money(seat(0), 50).finish().unwrap();
    play(&mut position, &["0 place construction", "0 done"]);
    assert_eq!(position.bribes(), 0, "in the market only a purchase adds one");
}

#[test]
fn mp_d_11_a_contractor_of_a_spy_blocks_until_the_owner_retrieves() {
    let start = arranged(2).buildings(seat(1), &["mine-01"]).supply(seat(0), own(3, 0, 0));
    let mut position = start.on_building("mine-01", seat(0), grey(1, 0, 0)).finish().unwrap();
    play(&mut position, &["0 retrieve"]);
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.7"));
}

#[test]
fn mp_d_12_market_prices() {
    let tables = tables();
    assert_eq!(tables.board.market.iter().map(|row| row.price).collect::<Vec<_>>(), [2, 3, 5, 7, 10, 14, 20]);
}

/// The Hungarian messages use one word for each of the three things that have two in the rulebook.
#[test]
fn mp_d_13_one_word_for_one_thing() {
    let messages = include_str!("../../ui/messages/hu.ftl").to_lowercase();
    for (used, unused) in [
        ("szerződéses", "vállalkozó"),
        ("track-espionage = kémkedés", "ügynöksáv"),
        ("megvesztegetési alap", "halom"),
    ] {
        assert!(messages.contains(used), "{used}");
        assert!(!messages.contains(unused), "{unused} instead of {used}");
    }
}

#[test]
fn mp_d_14_the_starting_buildings() {
    let starting: Vec<String> =
        tables().buildings.iter().filter(|card| card.starting).map(|card| card.id.clone()).collect();
    assert_eq!(
        starting,
        ["mine-01", "mine-02", "factory-01", "factory-02", "university-01", "university-02"]
    );
}

#[test]
fn mp_d_15_each_strike_is_resolved_before_the_next() {
    let start = arranged(2).aircraft(seat(0), Aircraft::Fighter, 1).buildings(seat(1), &["mine-01"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert!(!offers(&position, "raid"));
    play(&mut position, &["0 strike 2 fighter"]);
    assert!(offers(&position, "raid mine-01") && offers(&position, "done"), "and one may stop any time");
}

#[test]
fn mp_d_16_building_may_win_before_a_test_is_made() {
    let start = arranged(5).built(seat(0), &["uranium-09", "uranium-08"]).hand(seat(0), &["plutonium-07"]);
    let start = start.fuel(seat(0), Fuel::Plutonium, 5).supply(seat(0), own(0, 2, 2));
    let mut position = start.finish().unwrap();
    let events = play(&mut position, &["0 build plutonium-07"]);
    assert_eq!((score(&position, 0), events.last()), (45, Some(&Event::Won(seat(0)))));
}

/// MP-2.10 too: what a drafter sees, and what others can infer.
#[test]
fn mp_d_17_a_player_knows_the_cards_passed_on() {
    let cards = ["uranium-01", "uranium-02", "uranium-03", "uranium-04", "uranium-05"];
    let position = arranged(4).draft(seat(0), &cards).finish().unwrap();
    let imagined = |viewer: u8, number: u64| {
        let mut copy = position;
        copy.imagine(seat(viewer), &mut engine::Playout::new(number));
        copy.invariants().unwrap();
        copy
    };
    let many = |viewer: u8, holder: u8| {
        let mut hands: Vec<Vec<u8>> =
            (0..60).map(|number| imagined(viewer, number).hand(seat(holder)).iter().collect()).collect();
        hands.sort();
        hands.dedup();
        hands
    };
    let row = |id: &str| bomb(id).0;
    // Seat 1 saw four cards: the fifth is with seat 0. Of the other three it cannot tell who has which.
    assert!(many(1, 0).iter().all(|hand| hand.contains(&row("uranium-01"))));
    assert_eq!(many(1, 0).len(), 3, "and one of three came back to seat 0");
    assert_eq!(many(1, 1), [vec![row("uranium-02")]], "its own card stays");
    assert_eq!(many(1, 2), [vec![row("uranium-03")], vec![row("uranium-04")], vec![row("uranium-05")]]);
    // The last drafter knows which card came back, but not who of the first three kept which.
    assert!(many(3, 0).iter().all(|hand| hand.contains(&row("uranium-05"))));
    assert_eq!(many(3, 1).len(), 3);
    // Seat 0 knows its two cards; any player may have each of the other three.
    assert_eq!(many(0, 0).len(), 1);
    assert_eq!(many(0, 2).len(), 3);
    // A card that is built is known: with uranium-03 on the table two are left to guess.
    let built = Arrangement::of(position).built(seat(2), &["uranium-03"]).finish().unwrap();
    let mut copy = built;
    for number in 0..60 {
        copy.imagine(seat(0), &mut engine::Playout::new(number));
        assert!(copy.hand(seat(2)).is_empty() && copy.built(seat(2)).has(row("uranium-03")));
    }
}

/// MP-2.10 too: with two players nothing stays secret, for both saw all the cards.
#[test]
fn mp_2_10_hands_are_hidden_and_their_sizes_open() {
    let three = ["uranium-01", "uranium-02", "uranium-03"];
    let two = arranged(2).draft(seat(0), &three).finish().unwrap();
    let mut copy = two;
    copy.imagine(seat(1), &mut engine::Playout::new(5));
    assert_eq!(copy, two, "seat 1 saw what was kept and what went back");
    let start = arranged(3).supply(seat(0), own(4, 1, 1)).face_up(&[
        "uranium-01",
        "uranium-02",
        "uranium-03",
        "uranium-04",
    ]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place design-bomb", "0 keep uranium-03"]);
    // Seat 2 has seen nothing passed on yet: any of the four may be in seat 0's hand.
    let mut guesses: Vec<u8> = Vec::new();
    for number in 0..80 {
        let mut copy = position;
        copy.imagine(seat(2), &mut engine::Playout::new(number));
        assert_eq!((copy.hand(seat(0)).len(), copy.face_up().len()), (1, 3));
        guesses.extend(copy.hand(seat(0)));
    }
    guesses.sort_unstable();
    guesses.dedup();
    assert_eq!(guesses.len(), 4);
    // Seat 1 holds the other three and knows.
    let mut copy = position;
    copy.imagine(seat(1), &mut engine::Playout::new(1));
    assert_eq!(copy, position);
}

#[test]
fn mp_d_18_bombs_and_tokens_stay_when_workers_are_retrieved() {
    let start =
        arranged(2).built(seat(0), &["uranium-04"]).on_bomb("uranium-04", own(0, 1, 1)).token(seat(0), 6);
    let mut position = start.supply(seat(0), own(4, 0, 0)).finish().unwrap();
    play(&mut position, &["0 retrieve"]);
    assert!(position.built(seat(0)).has(bomb("uranium-04").0));
    assert_eq!(position.token(seat(0)), Some((6, Crew::NONE)));
    assert_eq!(score(&position, 0), 18);
}

#[test]
fn mp_d_19_espionage_has_nothing_to_decline() {
    let position = arranged(2).finish().unwrap();
    let spying: Vec<String> =
        legal(&position).into_iter().filter(|action| action.contains("espionage")).collect();
    assert_eq!(spying, ["place espionage"]);
}

/// The rules do not end a long game.
#[test]
fn mp_d_20_no_turn_limit_in_the_rules() {
    let mut position = game(2, &[]);
    for _ in 0..600 {
        play(&mut position, &["0 place mine-middle", "0 done", "1 place construction", "1 done", "1 done"]);
        play(&mut position, &["0 retrieve", "1 retrieve"]);
    }
    assert_eq!(position.to_act(), Some(seat(0)));
    assert_eq!(goods(&position, 0)[1], 1800);
}

#[test]
fn mp_d_21_bomb_actions_need_a_placing_turn_but_no_worker_in_hand_later() {
    let start = arranged(2).built(seat(0), &["uranium-01"]).supply(seat(0), own(1, 0, 0));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert!(position.supply(seat(0)).is_empty());
    play(&mut position, &["0 load uranium-01"]);
    let position = start.supply(seat(0), Crew::NONE).finish().unwrap();
    assert!(!offers(&position, "load"));
}

#[test]
fn mp_d_22_everybody_knows_the_cards_under_the_deck() {
    let start = arranged(3).built(seat(0), &["plutonium-01"]).buildings(seat(0), &["mine-01"]);
    let mut position = start.finish().unwrap();
    let events = play(&mut position, &["0 test plutonium-01"]);
    assert_eq!(events, [Event::Tested(seat(0), bomb("plutonium-01"), 6)]);
    let mut copy = position;
    copy.imagine(seat(2), &mut engine::Playout::new(1));
    assert_eq!(copy.bombs_under_deck().collect::<Vec<_>>(), [bomb("plutonium-01")]);
    assert_eq!(copy.on_building(building("mine-01")).1, Crew::NONE);
}

#[test]
fn mp_d_23_an_engineer_makes_one_building_free() {
    let mut position = arranged(2).money(seat(0), 0).supply(seat(0), own(1, 1, 0)).finish().unwrap();
    play(&mut position, &["0 place construction", "0 send engineer", "0 buy 2"]);
    assert_eq!((position.stage(), position.buildings_of(seat(0)).len()), (Stage::Turn, 1));
    assert_eq!(refused(&position, "buy 1"), Some("MP-3.2"));
}
