//! MP-1: the components and their files.

use std::collections::BTreeSet;

use engine::{Files, Game};
use manhattan_project::cards::Goods;
use manhattan_project::sources::Certainty;
use manhattan_project::{Aircraft, Crew, Fuel, Kind, ManhattanProject, Space, Stage, Workers};

use crate::table::{arranged, building, game, goods, grey, offers, own, play, refused, seat, tables};

/// Reads the files with one place of one of them replaced.
fn changed(file: &str, from: &str, to: &str) -> String {
    let embedded = ManhattanProject::FILES.iter().find(|known| known.name == file).expect("a file");
    assert!(embedded.text.contains(from), "{file} has no \"{from}\"");
    let mut files = Files::of::<ManhattanProject>();
    files.replace(file, embedded.text.replacen(from, to, 1)).expect("a file of the game");
    ManhattanProject::components(&files).err().map_or_else(String::new, |error| error.to_string())
}

#[test]
fn mp_1_1_the_main_board_has_its_spaces_market_and_tracks() {
    let board = &tables().board;
    let ids: Vec<&str> = board.spaces.iter().map(|space| space.id.as_str()).collect();
    let sections = [
        ("construction", 1),
        ("factory", 5),
        ("mine", 3),
        ("university", 4),
        ("reactor", 1),
        ("enrichment", 1),
        ("air-strike", 2),
        ("repair", 1),
        ("design-bomb", 1),
        ("espionage", 1),
    ];
    for (section, count) in sections {
        assert_eq!(ids.iter().filter(|id| id.starts_with(section)).count(), count, "{section}");
    }
    assert_eq!(ids.len(), 20);
    assert_eq!(board.market.len(), 7);
    let limits = tables().board.limits;
    assert_eq!((limits.plutonium, limits.uranium, limits.espionage), (8, 8, 6));
}

#[test]
fn mp_1_2_aircraft_tracks_end_at_ten_and_more_than_ten_buildings_fit() {
    let limits = tables().board.limits;
    assert_eq!((limits.fighters, limits.bombers), (10, 10));
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

/// The other pieces of this clause are unlimited in play (MP-1.7) or only mark a track.
#[test]
fn mp_1_6_five_implosion_test_tokens() {
    let tokens: Vec<u8> = tables().players(5).tokens.iter().collect();
    assert_eq!(tokens, [0, 2, 4, 6, 8]);
    for seats in 2..5 {
        assert!(
            tables().players(seats).tokens.minus(tables().players(5).tokens).is_empty(),
            "{seats} players"
        );
    }
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
    // Ten bombs are loaded, and the box has ten markers: two more are loaded all the same.
    let ids: Vec<String> = (1..=12).map(|number| format!("plutonium-{number:02}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let hands = (0..4).fold(arranged(4), |start, index| {
        let three: Vec<&str> = ids.iter().copied().skip(index.into()).step_by(4).collect();
        start.built(seat(index), &three).loaded(seat(index), &three)
    });
    let rich = hands.loaded(seat(0), &["plutonium-09"]).aircraft(seat(0), Aircraft::Bomber, 2);
    let mut position = rich.finish().unwrap();
    play(&mut position, &["0 load plutonium-01", "0 load plutonium-05"]);
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
    // All four engineers of the player are trained, and another player has the four contractors.
    let all = start.supply(seat(0), own(2, 4, 0)).supply(seat(1), own(4, 0, 0).plus(grey(0, 4, 0)));
    let mut position = all.finish().unwrap();
    play(&mut position, &["0 place university-engineer", "0 send labourer"]);
    assert_eq!((position.stage(), position.supply(seat(0))), (Stage::Turn, own(1, 4, 0)));
}

/// MP-1.3, MP-1.4: no printed card is reconstructed, and no two are equal.
#[test]
fn nothing_is_reconstructed_and_no_two_cards_are_equal() {
    let tables = tables();
    assert_eq!(tables.sources.ids().collect::<Vec<_>>(), [""; 0]);
    let buildings: BTreeSet<String> =
        tables.buildings.iter().map(|card| format!("{:?} {:?}", card.kind, card.work)).collect();
    let bombs: BTreeSet<(Fuel, u8)> = tables.bombs.iter().map(|card| (card.fuel, card.tested)).collect();
    assert_eq!((buildings.len(), bombs.len()), (50, 30));
}

/// Records name this hash. It changes only with the content of the rules files.
#[test]
fn the_hash_of_the_embedded_components_is_pinned() {
    let hash = "29f52e5e63ad64be76d06b10bd9bfa56f3e2f90a54003cecfb34314aa82e0f1f";
    assert_eq!(Files::of::<ManhattanProject>().hash().as_deref(), Ok(hash));
}

/// Notes are for people: they change neither the hash nor the rules. Sets of earlier programs have such lists.
#[test]
fn sources_are_not_part_of_the_hash() {
    let mut files = Files::of::<ManhattanProject>();
    let hash = files.hash();
    let lists = "partly = [\"enrichment-04\"]\nreconstructed = [\"reactor-03\", \"market-6\"]\n";
    files.replace("sources.toml", lists.to_owned()).unwrap();
    assert_eq!(files.hash(), hash);
    let tables = ManhattanProject::components(&files).unwrap();
    let certainty = |id: &str| tables.sources.certainty(id);
    assert_eq!(certainty("enrichment-04"), Certainty::Partly);
    assert_eq!(certainty("reactor-03"), Certainty::Reconstructed);
    assert_eq!(certainty("market-6"), Certainty::Reconstructed);
    assert_eq!(certainty("market-5"), Certainty::Attested);
}

#[test]
fn errors_name_file_entry_and_reason() {
    for (file, from, to, words) in [
        ("board.toml", "gain = [{ money = 5 }]", "gain = []", "space factory-left: a space has either"),
        ("board.toml", "others = { money = 2 }", "others = { fighter = 2 }", "the others get money"),
        ("board.toml", "price = 20", "price = 1", "prices never fall"),
        (
            "buildings.toml",
            "workers = { any = 1 }",
            "workers = { any = 4 }",
            "mine-01: a building shows 1 to 3",
        ),
        ("buildings.toml", "gain = [{ yellowcake = 1 }]", "gain = [{ money = 1 }]", "mine-01: the outputs"),
        ("buildings.toml", "id = \"mine-02\"", "id = \"mine-01\"", "mine-01: an id"),
        ("buildings.toml", "starting = true", "starting = false", "5 cards are starting buildings"),
        (
            "buildings.toml",
            "starting = true\n",
            "starting = true\nsrc = \"rulebook\"\n",
            "unknown field `src`",
        ),
        ("buildings.toml", "kind = \"mine\"", "kind = \"factory\"", "mine-01: the outputs"),
        ("bombs.toml", "amount = 3", "amount = 9", "uranium-01: the fuel"),
        ("bombs.toml", "vp = 9", "vp_tested = 9", "uranium-01: a uranium bomb has vp"),
        ("board.toml", "plutonium = 8", "plutonium = 101", "limits: a track has at most 100 steps"),
        ("board.toml", "fighters = 10", "fighters = 0", "setup.toml: start: a track of board.toml ends"),
        ("setup.toml", "implosion = [0, 6]", "implosion = [6, 6]", "players 2: there are as many"),
    ] {
        let error = changed(file, from, to);
        assert!(error.contains(".toml: ") && error.contains(words), "{from} -> {to}: {error}");
    }
}

#[test]
fn a_corrected_card_needs_no_code() {
    let mut files = Files::of::<ManhattanProject>();
    let text = files.text("buildings.toml").replacen(
        "gain = [{ yellowcake = 1 }]",
        "gain = [{ yellowcake = 7 }]",
        1,
    );
    files.replace("buildings.toml", text).unwrap();
    let tables = ManhattanProject::components(&files).unwrap();
    let mine = tables.building_by_id("mine-01").expect("a mine");
    assert_eq!(tables.building(mine).work.gain, [Goods { yellowcake: 7, ..Goods::default() }]);
    assert_ne!(files.hash(), Files::of::<ManhattanProject>().hash());
}

#[test]
fn the_notation_of_every_space_and_card_round_trips() {
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
