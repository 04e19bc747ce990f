//! How positions, choices, events and refusals look: the files of `tests/texts`, in both languages. With the
//! environment variable `UPDATE_TEXTS` they are rewritten; read the difference.

use engine::{Game, Refusal, Seat};
use power_grid::{Arrangement, City, Event, Fuel, Plant, PowerGrid, Region, Removal, Stage, Step3Card};
use power_grid_ui::PowerGridUi;
use testkit::ui::{check_words, expect_text, names};
use ui_kit::{GameUi, Language, Story};

use crate::messages::FILES;
use crate::table::{choices, game, play, seat};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Compares a position as `viewer` sees it, and the choices if it is the viewer's turn.
fn expect_position(name: &str, position: &PowerGrid, viewer: Option<Seat>) {
    let choices =
        if viewer.is_some() && position.to_act() == viewer { choices(position) } else { Vec::new() };
    testkit::ui::expect_position::<PowerGridUi>(FOLDER, name, (position, viewer), &choices);
}

/// Four players in the middle of a game, with a little of everything.
fn middle(map: &str, regions: &str, cities: [&[&str]; 4]) -> Arrangement {
    let [anna, bence, csilla, dia] = [0, 1, 2, 3].map(Seat::new);
    Arrangement::of(game(4, &[("map", map), ("regions", regions)], 1))
        .time(2, 6)
        .order(&[bence, anna, dia, csilla])
        .cities(anna, cities[0])
        .cities(bence, cities[1])
        .cities(csilla, cities[2])
        .cities(dia, cities[3])
        .plants(anna, &[10, 21, 22])
        .plants(bence, &[14, 20, 25])
        .plants(csilla, &[5, 12, 17])
        .plants(dia, &[13, 18])
        .tokens(anna, [4, 2, 0, 0])
        .tokens(bence, [8, 0, 2, 0])
        .tokens(csilla, [1, 2, 0, 2])
        .display(&[15, 16, 19, 23, 24, 26, 30, 31])
        .market([7, 12, 3, 4])
        .money(anna, 63)
        .money(bence, 48)
        .money(csilla, 105)
        .money(dia, 71)
}

const GERMANY: [&[&str]; 4] = [
    &["essen", "muenster", "osnabrueck", "dortmund", "kassel"],
    &["duisburg", "duesseldorf", "koeln", "aachen", "wiesbaden", "frankfurt-m", "essen"],
    &["hamburg", "bremen", "hannover", "cuxhaven"],
    &["erfurt", "halle", "leipzig", "fulda"],
];

const USA: [&[&str]; 4] = [
    &["seattle", "portland", "boise", "billings", "salt-lake-city"],
    &["san-francisco", "los-angeles", "san-diego", "las-vegas", "phoenix", "santa-fe", "salt-lake-city"],
    &["chicago", "st-louis", "cincinnati", "knoxville"],
    &["houston", "dallas", "oklahoma-city", "kansas-city"],
];

#[test]
fn the_first_decision() {
    let position = game(3, &[("regions", "northwest,west,east")], 4);
    expect_position("first-decision", &position, position.to_act());
}

#[test]
fn regions_are_drafted() {
    let mut position = game(5, &[("map", "usa"), ("regions", "draft")], 4);
    play(&mut position, &["pick south", "pick northwest"]);
    expect_position("draft", &position, position.to_act());
}

#[test]
fn an_auction() {
    let mut position =
        middle("usa", "northwest,southwest,midwest,south", USA).stage(Stage::Nominating).finish().unwrap();
    play(&mut position, &["pass", "nominate 19", "bid 20", "bid 24"]);
    expect_position("auction", &position, Some(seat(3)));
}

#[test]
fn the_last_one_buys_without_bidding() {
    let mut position = middle("germany", "northwest,west,east,southwest", GERMANY)
        .stage(Stage::Nominating)
        .finish()
        .unwrap();
    play(&mut position, &["pass", "pass", "pass"]);
    expect_position("sole-buyer", &position, Some(seat(2)));
}

#[test]
fn a_plant_is_scrapped() {
    let mut position = middle("germany", "northwest,west,east,southwest", GERMANY)
        .tokens(seat(0), [8, 0, 0, 0])
        .card(Step3Card::OnDisplay)
        .display(&[15, 16, 19, 23, 24, 26, 30])
        .stage(Stage::Nominating)
        .finish()
        .unwrap();
    play(&mut position, &["pass", "nominate 16", "bid 16", "pass-bid", "pass-bid"]);
    expect_position("scrap", &position, Some(seat(0)));
}

#[test]
fn resources_are_bought() {
    let position =
        middle("germany", "northwest,west,east,southwest", GERMANY).stage(Stage::Fuel).finish().unwrap();
    expect_position("resources", &position, Some(seat(2)));
    expect_position("resources-for-a-spectator", &position, None);
}

#[test]
fn cities_are_connected() {
    let position = middle("germany", "northwest,west,east,southwest", GERMANY)
        .stage(Stage::Building)
        .actor(seat(0))
        .finish()
        .unwrap();
    expect_position("building", &position, Some(seat(0)));
}

#[test]
fn plants_run() {
    let [anna, bence] = [0, 1].map(Seat::new);
    let mut position = Arrangement::of(game(2, &[("regions", "east,southwest,southeast")], 1))
        .time(3, 12)
        .order(&[anna, bence])
        .cities(
            anna,
            &["koeln", "aachen", "trier", "wiesbaden", "frankfurt-m", "mannheim", "fulda", "erfurt"],
        )
        .cities(bence, &["muenchen", "passau", "augsburg", "regensburg", "nuernberg"])
        .plants(anna, &[13, 21, 29, 46])
        .plants(bence, &[30, 39, 50])
        .tokens(anna, [5, 4, 0, 0])
        .tokens(bence, [0, 0, 3, 1])
        .card(Step3Card::Removed)
        .display(&[24, 25, 26, 33, 35, 42])
        .deck(1, &[44])
        .money(anna, 118)
        .money(bence, 92)
        .stage(Stage::Power)
        .finish()
        .unwrap();
    play(&mut position, &["run 13", "run 29 oil"]);
    expect_position("power", &position, Some(seat(0)));
}

#[test]
fn the_game_is_over() {
    let all = GERMANY.concat();
    let mut position = middle("germany", "northwest,west,east,southwest", GERMANY)
        .time(3, 14)
        .card(Step3Card::Removed)
        .display(&[32, 33, 36, 38, 40, 50])
        .deck(0, &[])
        .cities(seat(1), &all[1..18])
        .stage(Stage::Building)
        .finish()
        .unwrap();
    play(&mut position, &["done", "done", "done", "done"]);
    expect_position("over", &position, Some(seat(1)));
}

/// One event of each kind.
fn events() -> Vec<Event> {
    let [anna, bence] = [0, 1].map(Seat::new);
    let plant = Plant(15);
    vec![
        Event::Picked(anna, Region(2)),
        Event::RoundBegan(5),
        Event::PhaseBegan(1),
        Event::Ordered,
        Event::PhaseBegan(2),
        Event::Passed(bence),
        Event::Nominated(anna, plant),
        Event::Nominated(anna, Plant(5)),
        Event::Nominated(anna, Plant(50)),
        Event::Bid(bence, 17),
        Event::PassedBid(anna),
        Event::Sold(bence, plant, 17),
        Event::Scrapped(bence, Plant(4)),
        Event::Lost(bence, Fuel::Coal, 2),
        Event::Drawn(Plant(13)),
        Event::Step3Drawn,
        Event::Removed(plant, Removal::TooSmall),
        Event::Removed(plant, Removal::NoSale),
        Event::Removed(plant, Removal::Step2),
        Event::Removed(plant, Removal::Step3),
        Event::Removed(plant, Removal::Update),
        Event::PutUnder(Plant(31)),
        Event::PhaseBegan(3),
        Event::Bought(anna, Fuel::Uranium, 14),
        Event::PhaseBegan(4),
        Event::Built(anna, City(17), 11, 10),
        Event::PhaseBegan(5),
        Event::Ran(anna, Plant(5), [1, 1, 0, 0]),
        Event::Ran(anna, Plant(13), [0; 4]),
        Event::Paid(anna, 1, 22),
        Event::Paid(bence, 4, 54),
        Event::Refilled([5, 3, 0, 1]),
        Event::Refilled([0; 4]),
        Event::StepBegan(2),
        Event::StepBegan(3),
        Event::Ended,
    ]
}

#[test]
fn every_event() {
    let position =
        middle("germany", "northwest,west,east,southwest", GERMANY).stage(Stage::Power).finish().unwrap();
    expect_text(FOLDER, "events", |language| {
        let names = names(4);
        let sentences = events().into_iter().map(|event| {
            let sentence = PowerGridUi::sentence(&position, event, &names, language);
            check_words::<PowerGridUi>(&sentence);
            assert!(sentence.ends_with('.'), "{sentence}");
            sentence + "\n"
        });
        sentences.collect()
    });
}

#[test]
fn every_refusal() {
    expect_text(FOLDER, "refusals", |language| {
        let sentence =
            |reason| PowerGridUi::refusal(Refusal::with("PG-1.1", reason, [2, 1]), language) + "\n";
        FILES.reasons().into_iter().map(sentence).collect()
    });
}

#[test]
fn a_turn_in_a_few_words() {
    let position =
        middle("germany", "northwest,west,east,southwest", GERMANY).stage(Stage::Building).finish().unwrap();
    let [anna, bence] = [0, 1].map(Seat::new);
    let told = |turn: &[(Seat, Event)]| {
        Language::ALL.map(|language| {
            let deeds = PowerGridUi::deeds(&position, anna, turn, &names(4), language);
            deeds.expect("Power Grid says it in its own words").join(", ")
        })
    };
    // The steps of a kind are put together.
    let city = |id: &str| position.map().city_by_id(id).expect("it is on the map");
    let turn = [
        Event::Bought(anna, Fuel::Coal, 2),
        Event::Bought(anna, Fuel::Oil, 3),
        Event::Bought(anna, Fuel::Coal, 3),
        Event::PhaseBegan(4),
        Event::Built(anna, city("halle"), 6, 10),
        Event::Built(anna, city("leipzig"), 0, 15),
    ];
    assert_eq!(
        told(&turn.map(|event| (anna, event))),
        [
            "bought 2 coal and 1 oil for 8, built Halle and Leipzig for 31",
            "8-ért vett: 2 szén és 1 olaj, új városok 31-ért: Halle és Leipzig"
        ]
    );
    // Another player's pass ends the auction. Nothing but the price matters then, and nothing of the other's.
    let auction = [
        (anna, Event::Nominated(anna, Plant(15))),
        (anna, Event::Bid(anna, 15)),
        (bence, Event::PassedBid(bence)),
        (bence, Event::Sold(anna, Plant(15), 15)),
        (bence, Event::Passed(bence)),
    ];
    assert_eq!(
        told(&auction[..3]),
        ["put up plant 15, bid 15", "árverésre tette a 15-ös erőművet, licit: 15"]
    );
    assert_eq!(told(&auction), ["bought plant 15 for 15", "a 15-ös erőmű 15-ért"]);
    assert_eq!(told(&[(bence, Event::Passed(bence))]), ["", ""]);
}
