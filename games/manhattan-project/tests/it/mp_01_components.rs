//! MP-1: components, and how tables are read.

use engine::{Files, Game};
use manhattan_project::cards::{Certainty, Goods};
use manhattan_project::{Aircraft, Crew, Fuel, Kind, ManhattanProject, Position, Space, Stage, Workers};

use crate::table::{arranged, building, game, goods, grey, offers, own, play, refused, seat, tables};

/// Reads the files with one place of one of them replaced.
fn spoilt(file: &str, from: &str, to: &str) -> String {
    let embedded = ManhattanProject::FILES.iter().find(|known| known.name == file).expect("a file");
    assert!(embedded.text.contains(from), "{file} has no \"{from}\"");
    let mut files = Files::embedded(ManhattanProject::FILES);
    files.replace(file, embedded.text.replacen(from, to, 1)).expect("a file of the game");
    ManhattanProject::components(&files).err().map_or_else(String::new, |error| error.to_string())
}

#[test]
fn mp_1_1_the_main_board_has_its_spaces_market_and_tracks() {
    let board = &tables().board;
    let sections = [
        ("construction", 1),
        ("factories", 5),
        ("mines", 3),
        ("university", 4),
        ("reactor", 1),
        ("enrichment", 1),
        ("air_strikes", 2),
        ("repair", 1),
        ("design_bomb", 1),
        ("espionage", 1),
    ];
    for (section, count) in sections {
        let found = board.spaces.iter().filter(|space| space.section == section).count();
        assert_eq!(found, count, "{section}");
    }
    assert_eq!(board.market.len(), 7);
    let limits = tables().limits;
    assert_eq!((limits.plutonium, limits.uranium, limits.espionage), (8, 8, 6));
}

#[test]
fn mp_1_2_aircraft_tracks_end_at_ten_and_more_than_ten_buildings_fit() {
    let limits = tables().limits;
    assert_eq!((limits.fighters, limits.bombers), (10, 10));
    assert_eq!(tables().board.player_board.building_slots, 10);
    let position = arranged(2).without_building_deck(seat(0)).finish().unwrap();
    assert_eq!(position.buildings_of(seat(0)).len(), 43);
}

#[test]
fn mp_1_3_fifty_buildings_ten_of_each_kind_six_starting() {
    let tables = tables();
    assert_eq!(tables.buildings.len(), 50);
    for kind in Kind::ALL {
        assert_eq!(tables.buildings.iter().filter(|card| card.kind == kind).count(), 10, "{kind:?}");
    }
    assert_eq!(tables.starting.len(), 6);
}

#[test]
fn mp_1_4_thirty_bombs_of_two_kinds() {
    let tables = tables();
    let of = |fuel| tables.bombs.iter().filter(|card| card.fuel == fuel).count();
    assert_eq!((of(Fuel::Uranium), of(Fuel::Plutonium)), (15, 15));
    assert!(tables.bombs.iter().all(|card| card.fuel == Fuel::Plutonium || card.tested == card.untested));
}

#[test]
fn mp_1_5_four_of_each_type_for_everybody_and_four_contractors() {
    assert_eq!(tables().permanent, Workers::new(4, 4, 4));
    assert_eq!(tables().contractors, Workers::new(4, 4, 4));
    let too_many = arranged(2).supply(seat(0), own(4, 5, 0)).finish();
    assert!(too_many.unwrap_err().contains("MP-I.1"));
}

#[test]
fn mp_1_6_the_pieces_in_the_box_must_fit_the_tables() {
    assert_eq!(spoilt("setup.toml", "workers = 72", "workers = 71").split(':').next(), Some("setup.toml"));
    assert!(spoilt("setup.toml", "implosion_tokens = 5", "implosion_tokens = 4").contains("five implosion"));
    assert!(spoilt("setup.toml", "building_cards = 50", "building_cards = 49").contains("50 building cards"));
    let tokens: Vec<u8> = tables().players(5).tokens.iter().collect();
    assert_eq!(tokens, [0, 2, 4, 6, 8]);
}

/// More dollars and yellowcake than the box has coins (88) and cubes (40); more damage than it has markers.
#[test]
fn mp_1_7_money_yellowcake_damage_and_loads_are_unlimited() {
    let start = arranged(2).money(seat(0), 500).yellowcake(seat(0), 300).buildings(seat(1), &["mine-04"]);
    let start = start.damage("mine-04", 40).aircraft(seat(1), Aircraft::Fighter, 0);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place air-strike-1", "0 raid mine-04"]);
    assert_eq!(position.damage(building("mine-04")), 41);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(goods(&position, 0)[..2], [500, 303]);
    // Twelve loaded bombs; the box has ten markers.
    let ids: Vec<String> = (1..=12).map(|number| format!("plutonium-{number:02}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let hands = ids.chunks(3).zip(0..).fold(arranged(4), |start, (three, index)| {
        start.built(seat(index), three).loaded(seat(index), three)
    });
    let position = hands.finish().unwrap();
    assert_eq!((0..4).map(|index| position.loaded(seat(index)).len()).sum::<u8>(), 12);
}

#[test]
fn mp_1_8_tracks_and_workers_are_limited() {
    let start = arranged(2).aircraft(seat(0), Aircraft::Fighter, 9).aircraft(seat(0), Aircraft::Bomber, 10);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place factory-fighters"]);
    assert_eq!(goods(&position, 0)[2], 10);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place factory-bombers"]);
    assert_eq!(goods(&position, 0)[3], 10);
    let others = start
        .supply(seat(0), own(2, 0, 0))
        .supply(seat(1), Crew::new(own(4, 0, 0).permanent, grey(3, 0, 0).contractors));
    let mut position = others.finish().unwrap();
    play(&mut position, &["0 place university-labourers"]);
    assert_eq!(position.supply(seat(0)), Crew::new(own(1, 0, 0).permanent, grey(1, 0, 0).contractors));
}

#[test]
fn what_is_reconstructed_is_marked() {
    let tables = tables();
    let certainty = |id: &str| tables.building(building(id)).source.certainty;
    assert_eq!(certainty("mine-02"), Certainty::Attested);
    assert_eq!(certainty("enrichment-04"), Certainty::Partly);
    assert_eq!(certainty("reactor-03"), Certainty::Reconstructed);
    assert_eq!(tables.building(building("enrichment-04")).source.words, "rulebook X3 partly");
    assert_eq!(
        tables.buildings.iter().filter(|card| card.source.certainty == Certainty::Reconstructed).count(),
        39
    );
    assert_eq!(
        tables.bombs.iter().filter(|card| card.source.certainty == Certainty::Reconstructed).count(),
        28
    );
    let spaces = tables.board.spaces.iter().filter(|space| space.source.certainty == Certainty::Partly);
    let ids: Vec<&str> = spaces.map(|space| &*space.id).collect();
    assert_eq!(ids, ["factory-left", "factory-right", "mine-left", "mine-right"]);
    assert_eq!(tables.position(Position(5)).source.certainty, Certainty::Reconstructed);
}

#[test]
fn what_is_wrong_is_named_by_file_entry_and_reason() {
    for (file, from, to, words) in [
        ("board.toml", "capacity = 0", "capacity = 1", "space construction: a space holds one placement"),
        ("board.toml", "gain = [{ money = 10 }]", "gain = []", "space factory-left: a space has either"),
        ("board.toml", "others = { money = 2 }", "others = { fighter = 2 }", "the others get money"),
        ("board.toml", "price = 20", "price = 1", "prices never fall"),
        ("board.toml", "id = \"plutonium\"", "id = \"radium\"", "track plutonium: there is one such track"),
        (
            "buildings.toml",
            "workers = { any = 1 }",
            "workers = { any = 4 }",
            "mine-01: a building shows 1 to 3",
        ),
        ("buildings.toml", "gain = [{ yellowcake = 1 }]", "gain = [{ money = 1 }]", "mine-01: the outputs"),
        ("buildings.toml", "copies = 1", "copies = 0", "there are 49 cards"),
        ("buildings.toml", "id = \"mine-02\"", "id = \"mine-01\"", "mine-01: an id"),
        ("buildings.toml", "starting = true", "starting = false", "5 cards are starting buildings"),
        ("buildings.toml", "copies = 1\nsrc =", "copies = 1\nscr =", "unknown field"),
        ("bombs.toml", "amount = 2", "amount = 9", "uranium-01: the fuel"),
        ("bombs.toml", "vp = 8", "vp_tested = 8", "uranium-01: a uranium bomb has vp"),
        ("setup.toml", "bombs_face_up = 3", "bombs_face_up = 4", "players 2: one bomb card more"),
        ("setup.toml", "implosion = [0, 6]", "implosion = [6, 6]", "players 2: there are as many"),
        ("setup.toml", "repair_active = 5", "repair_active = 4", "costs.repair_active"),
    ] {
        let error = spoilt(file, from, to);
        assert!(error.starts_with(file) && error.contains(words), "{from} -> {to}: {error}");
    }
}

#[test]
fn a_corrected_card_needs_no_code() {
    let mut files = Files::embedded(ManhattanProject::FILES);
    let text = ManhattanProject::FILES.iter().find(|file| file.name == "buildings.toml").unwrap().text;
    let text = text.replacen("copies = 1", "copies = 2", 1);
    let second = text.find("[[building]]\nid = \"mine-02\"").unwrap();
    let third = text.find("[[building]]\nid = \"mine-03\"").unwrap();
    // mine-01 twice and no mine-02.
    files.replace("buildings.toml", format!("{}{}", &text[..second], &text[third..])).unwrap();
    let error = ManhattanProject::components(&files).err();
    assert!(error.is_none(), "{error:?}");
    let tables = ManhattanProject::components(&files).unwrap();
    let copy = tables.building_by_id("mine-01-2").expect("the second copy has a name of its own");
    assert_eq!(tables.building(copy).work.gain, [Goods { yellowcake: 1, ..Goods::default() }]);
}

#[test]
fn every_space_and_card_is_written_and_read() {
    let position = game(3, &[]);
    for space in Space::all() {
        let id = tables().space(space).id.clone();
        assert!(position.read_action(&format!("place {id} decline")).is_some(), "{id}");
    }
    for text in [
        "place",
        "place mine",
        "use mine-01 pay 0",
        "send",
        "send labourer engineer x",
        "strike 4 fighter",
        "gain 01 permanent",
        "done now",
        "buy 0",
        "buy 8",
        "use reactor-03",
        "place university-choice",
        "keep mine-01",
    ] {
        let read = position.read_action(text);
        assert!(read.is_none_or(|action| position.notation(action) == text), "{text}");
    }
    assert_eq!(position.stage(), Stage::Turn);
    assert!(offers(&position, "place mine-middle") && refused(&position, "done") == Some("MP-3.6"));
}
