//! BA-1, BA-2.1 to BA-2.7: the components.

use barrage::rewards::Kind;
use barrage::{
    Area, Barrage, BaseSpace, Basin, Company, ConduitSpace, Effect, Headstream, Objective, Officer, PIECES,
    PowerhouseSpace, Site, Structure,
};
use engine::{Files, Game, Playout};

use crate::table::{base, conduit, introductory, options, plain, play, powerhouse, seat, tables};

#[test]
fn ba_1_1_the_numbers_of_all_components() {
    let tables = tables();
    assert_eq!(tables.levels.map(|level| level.len()), [5, 5, 5]);
    assert_eq!((tables.bonus_tiles.len(), Objective::ALL.len(), tables.headstream_tiles.len()), (6, 6, 8));
    assert_eq!(tables.neutral_spaces.iter().map(Vec::len).sum::<usize>(), 10);
    let count = |kind| tables.contracts.rows.iter().filter(|row| row.kind == kind).count();
    let kinds = [Kind::Starting, Kind::National, Kind::Green, Kind::Yellow, Kind::Red];
    assert_eq!(kinds.map(count), [4, 6, 15, 15, 15]);
    assert_eq!((Officer::ALL.len(), tables.automa.tiles.len()), (7, 20));
    assert_eq!(tables.tile(tables.special).word, "krylov");
}

#[test]
fn ba_1_3_each_company_has_these_pieces() {
    let numbers = &tables().numbers;
    assert_eq!((PIECES, numbers.engineers), ([5, 5, 5, 4], 12));
    let position = introductory(2);
    assert_eq!((position.wheel(seat(0)).len(), position.tiles(seat(0)).len()), (6, 5));
}

#[test]
fn ba_1_4_four_companies_with_their_abilities() {
    let words: Vec<&str> = Company::ALL.iter().map(|company| company.word()).collect();
    assert_eq!(words, ["usa", "germany", "italy", "france"]);
    let abilities: Vec<&str> = Company::ALL.iter().map(|&one| tables().company(one).ability.word()).collect();
    assert_eq!(abilities, ["flow_energy", "second_production", "extra_energy", "contract_discount"]);
}

#[test]
fn ba_1_5_points_have_no_limit() {
    let mut position =
        plain(2).vp(seat(0), 99).dam(base("b1l"), Some(seat(0)), 1, 1).conduit(conduit("c1l"), seat(0));
    position =
        position.powerhouse(powerhouse("p8.1"), seat(0)).contracts(seat(0), &[crate::table::contract("g13")]);
    let mut position = position.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 fulfil g13"]);
    assert_eq!(position.vp(seat(0)), 104);
}

#[test]
fn ba_2_1_three_areas() {
    let area = |basin: u8| tables().map.basin(Basin(basin - 1)).area;
    assert!((1..=4).all(|basin| area(basin) == Area::Mountain));
    assert!((5..=7).all(|basin| area(basin) == Area::Hill));
    assert!((8..=12).all(|basin| area(basin) == Area::Plain));
}

#[test]
fn ba_2_2_spaces_of_each_basin() {
    for basin in (0..12).map(Basin) {
        let spaces = (basin.base_spaces().count(), basin.conduit_spaces().count());
        let powerhouses = tables().map.powerhouse_spaces(basin).count();
        let expected = match basin.0 + 1 {
            1..=4 => ((2, 2), 0),
            5..=7 => ((2, 2), 2),
            8..=10 => ((2, 2), 3),
            _ => ((0, 0), 4),
        };
        assert_eq!((spaces, powerhouses), expected, "basin {}", basin.0 + 1);
    }
}

// BA-2.22 states the same for the ids of the data.
#[test]
fn ba_2_3_rivers() {
    let map = &tables().map;
    let heads: Vec<u8> = (0..4).map(|head| map.under(Headstream(head)).0 + 1).collect();
    assert_eq!(heads, [1, 2, 3, 4]);
    let below: Vec<u8> = map.basins.iter().map(|row| row.below.map_or(0, |basin| basin.0 + 1)).collect();
    assert_eq!(below, [8, 5, 6, 7, 9, 10, 10, 11, 11, 12, 0, 0]);
}

#[test]
fn ba_2_5_red_spaces() {
    let position = introductory(4);
    let map = &tables().map;
    for space in (0..20).map(barrage::BaseSpace) {
        let upper = map.base_words[space.index()].ends_with('u');
        assert_eq!((space.is_upper(), position.is_red(barrage::Site::Base(space))), (upper, upper));
        assert!(!position.is_red(barrage::Site::Elevation(space)));
    }
    let red: Vec<&str> = map
        .powerhouses
        .iter()
        .zip(&map.powerhouse_words)
        .filter(|(row, _)| row.red)
        .map(|(_, word)| word.as_str())
        .collect();
    let expected = [
        "p5.2", "p6.2", "p7.2", "p8.3", "p9.3", "p10.2", "p10.3", "p11.3", "p11.4", "p12.2", "p12.3", "p12.4",
    ];
    assert_eq!(red, expected);
    assert_eq!(map.red_cost, 3);
}

#[test]
fn ba_2_6_conduits_lead_from_their_basin_to_another_with_a_value() {
    let row = |id: &str| {
        let space = conduit(id);
        let row = tables().map.conduit(space);
        (space.from().0 + 1, row.to.0 + 1, row.value)
    };
    assert_eq!(
        [row("c1l"), row("c2r"), row("c6r"), row("c10r")],
        [(1, 8, 5), (2, 10, 5), (6, 7, 2), (10, 12, 1)]
    );
    let values: u8 = tables().map.conduits.iter().map(|row| row.value).sum();
    assert_eq!(values, 5 + 4 + 3 + 5 + 4 + 3 + 3 + 5 + 3 + 4 + 4 + 2 + 2 + 3 + 3 + 2 + 1 + 3 + 2 + 1);
}

#[test]
fn ba_2_7_no_option_changes_the_map() {
    let map = |pairs: &[(&str, &str)], seats| {
        let position = Barrage::start(*tables(), &options(pairs), seats, &mut Playout::new(1)).unwrap();
        let bases = (0..20).map(BaseSpace).map(Site::Base);
        let houses = (0..23).map(PowerhouseSpace).map(Site::Powerhouse);
        let red: Vec<bool> = bases.chain(houses).map(|site| position.is_red(site)).collect();
        let rivers: Vec<Option<Basin>> =
            (0..12).map(|basin| position.tables().map.basin(Basin(basin)).below).collect();
        let conduits = (0..20).map(|space| position.tables().map.conduit(ConduitSpace(space)));
        let conduits: Vec<(Basin, u8)> = conduits.map(|row| (row.to, row.value)).collect();
        (red, rivers, conduits)
    };
    for option in Barrage::INFO.options {
        for value in option.values.iter().copied().filter(|&value| (option.key, value) != ("automas", "3")) {
            assert_eq!(map(&[(option.key, value)], 3), map(&[], 2), "{} = {value}", option.key);
        }
    }
}

#[test]
fn ba_2_22_ids_of_the_data() {
    assert_eq!(
        (base("b7u").basin(), base("b7u").is_upper(), base("b7l").is_upper()),
        (Basin(6), true, false)
    );
}

/// Records name this hash. It changes only with the content of the rules files.
#[test]
fn the_hash_of_the_embedded_components_is_pinned() {
    let hash = "e48591cec031c6f8db4222e15c6680299a67c66669ddda6ba38ea94f79595a8b";
    assert_eq!(Files::of::<Barrage>().hash().as_deref(), Ok(hash));
}

#[test]
fn tables_name_file_entry_and_reason() {
    for (file, from, to, expected) in [
        ("map.toml", "river_to = 8", "river_to = 1", "map.toml: basin 1: "),
        ("map.toml", "value = 5", "value = 9", "map.toml: C1L: "),
        ("map.toml", "C1R", "C2R", "map.toml: C2R: "),
        ("contracts.toml", "id = \"G02\"", "id = \"G01\"", "contracts.toml: G01: "),
        ("contracts.toml", "{ vp = 12 }", "{ wp = 12 }", "contracts.toml: line "),
        (
            "actions.toml",
            "effect = { produce = 2 }",
            "effect = { rotate = 2 }",
            "actions.toml: turbine.plus2: ",
        ),
        ("companies.toml", "id = \"usa\"", "id = \"italy\"", "companies.toml: italy: "),
        ("constants.toml", "level = 2", "level = 4", "constants.toml: neutral_dam: "),
        ("energy_track.toml", "from = 4", "from = 1", "energy_track.toml: credit_step: "),
        ("tech_tiles.toml", "level = 3", "level = 4", "tech_tiles.toml: base_3: "),
        ("officers.toml", "contract = \"S1\"", "contract = \"G01\"", "officers.toml: G01: "),
        ("setup_tiles.toml", "B1L", "B1U", "setup_tiles.toml: B1U: "),
        ("automa.toml", "start = \"C1L\"", "start = \"C0L\"", "automa.toml: tile 1: "),
        ("headstream_tiles.toml", "[0, 2, 2, 0]", "[0, 2, 2]", "headstream_tiles.toml: line "),
    ] {
        let mut files = Files::of::<Barrage>();
        let text = files.text(file).replacen(from, to, 1);
        assert_ne!(text, files.text(file), "{file}: {from} is not there");
        files.replace(file, text).unwrap();
        let error = Barrage::components(&files).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn every_effect_is_on_one_tile_and_every_level_has_one_of_each_structure() {
    for &effect in Effect::ALL {
        assert_eq!(tables().tiles.iter().filter(|row| row.effect == Some(effect)).count(), 1, "{effect:?}");
    }
    let builds =
        |structure| tables().tiles.iter().filter(|row| row.level > 0 && row.builds == structure).count();
    assert!(Structure::ALL.iter().all(|&structure| builds(Some(structure)) == 3) && builds(None) == 3);
}
