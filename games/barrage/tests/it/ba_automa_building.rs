//! BA-AUTOMA-6: where an Automa builds, criterion by criterion.

use barrage::{Arrangement, Barrage, BaseSpace, ConduitSpace, PowerhouseSpace, Site, Structure};

use crate::ba_automa::{AUTOMA, standard, turn};
use crate::table::{base, conduit, powerhouse, seat};

/// The site on which the Automa built in one turn.
fn built(table: Arrangement, actions: u8, criteria: u8) -> Option<Site> {
    let before = table.finish().expect("a possible position");
    let (after, _) = turn(table, actions, criteria);
    let owner = |position: &Barrage, space: BaseSpace| position.dam(space).map(|dam| (dam.owner, dam.level));
    let bases = (0..20).map(BaseSpace).filter(|&space| owner(&before, space) != owner(&after, space));
    let bases = bases
        .map(|space| if before.dam(space).is_some() { Site::Elevation(space) } else { Site::Base(space) });
    let conduits = (0..20).map(ConduitSpace).filter(|&space| before.conduit(space) != after.conduit(space));
    let plants =
        (0..23).map(PowerhouseSpace).filter(|&space| before.powerhouse(space) != after.powerhouse(space));
    bases.chain(conduits.map(Site::Conduit)).chain(plants.map(Site::Powerhouse)).next()
}

/// Plenty of machines.
fn rich() -> Arrangement {
    standard().machines(AUTOMA, 20, 20)
}

fn a_base(id: &str) -> Option<Site> {
    Some(Site::Base(base(id)))
}

fn a_conduit(id: &str) -> Option<Site> {
    Some(Site::Conduit(conduit(id)))
}

fn a_powerhouse(id: &str) -> Option<Site> {
    Some(Site::Powerhouse(powerhouse(id)))
}

#[test]
fn ba_automa_6_1_a_piece_that_completes_a_system() {
    // A built conduit to the Automa's powerhouse: the base goes to its start, regardless of the tile's location.
    let table = rich().conduit(conduit("c9r"), seat(0)).powerhouse(powerhouse("p12.1"), AUTOMA);
    assert_eq!(built(table, 17, 1), a_base("b9l"));
    let table = rich().dam(base("b6l"), None, 1, 0).powerhouse(powerhouse("p7.1"), AUTOMA);
    assert_eq!(built(table, 19, 1), a_conduit("c6r"), "value 2, but a neutral dam and an own powerhouse");
    let table = rich().dam(base("b8l"), Some(AUTOMA), 1, 0).conduit(conduit("c8r"), seat(0));
    assert_eq!(built(table, 20, 1), a_powerhouse("p9.1"));
}

/// Tile 7 builds an elevation; the criteria of tile 9 want a red space first.
#[test]
fn ba_automa_6_1_an_elevation_completes_nothing() {
    let system = rich().dam(base("b8l"), Some(AUTOMA), 1, 0).conduit(conduit("c8l"), AUTOMA);
    let system = system.powerhouse(powerhouse("p11.1"), AUTOMA);
    let red = system.dam(base("b1u"), Some(AUTOMA), 2, 0);
    assert_eq!(built(red, 7, 9), Some(Site::Elevation(base("b1u"))));
    let full = system.dam(base("b1u"), Some(AUTOMA), 3, 0);
    assert_eq!(built(full, 7, 9), Some(Site::Elevation(base("b8l"))), "own dams below level 3");
}

#[test]
fn ba_automa_9_3_all_systems_that_could_be_completed() {
    // Two conduits lead to the Automa's powerhouse; the stronger one decides by tile 1's first criterion.
    let table = rich()
        .conduit(conduit("c9r"), seat(0))
        .conduit(conduit("c4r"), seat(0))
        .powerhouse(powerhouse("p12.1"), AUTOMA);
    assert_eq!(built(table, 17, 1), a_base("b4l"));
}

// BA-AUTOMA-6.3: the tile's location and up in number; free before red.
#[test]
fn ba_automa_6_2_a_criterion_that_no_site_satisfies_is_ignored() {
    assert_eq!(built(rich(), 17, 4), a_base("b4l"), "an empty map: only the location decides");
}

#[test]
fn ba_automa_6_3_from_the_location_upwards_and_around() {
    assert_eq!(
        built(rich().dam(base("b4l"), Some(seat(0)), 1, 0).dam(base("b4u"), None, 1, 0), 17, 4),
        a_base("b5l")
    );
    assert_eq!(built(rich(), 20, 8), a_powerhouse("p12.1"));
    // Tile 20's conduits start at C10R; the second highest value is 4, next after it C1R.
    assert_eq!(built(rich(), 19, 20), a_conduit("c1r"));
}

#[test]
fn ba_automa_6_4_only_the_cheapest_space_of_a_basin() {
    assert_eq!(built(rich().powerhouse(powerhouse("p5.1"), seat(0)), 20, 5), a_powerhouse("p5.2"));
    assert_eq!(built(rich(), 20, 5), a_powerhouse("p5.1"));
}

#[test]
fn ba_automa_6_10_the_most_powerful_conduit() {
    let table = rich().conduit(conduit("c7r"), seat(0)).conduit(conduit("c9r"), AUTOMA);
    assert_eq!(built(table, 17, 1), a_base("b9l"), "value 3 both; its own one");
    let table = table.conduit(conduit("c3l"), seat(0));
    assert_eq!(built(table, 17, 1), a_base("b3l"));
}

#[test]
fn ba_automa_6_11_a_conduit_space_to_an_own_powerhouse() {
    let table = rich().powerhouse(powerhouse("p6.1"), AUTOMA);
    assert_eq!(
        built(table, 17, 1),
        a_base("b2l"),
        "from tile 1's basin 1 up: basins 2 and 3 lead to basin 6"
    );
}

#[test]
fn ba_automa_6_12_most_water() {
    // Tile 15 begins with most water, from basin 8 on.
    assert_eq!(
        built(rich().headstreams([1, 0, 2, 0]), 17, 15),
        a_base("b10l"),
        "basins 3, 6 and 10 are reached by two"
    );
    let table = rich().headstreams([1, 0, 2, 0]).dam(base("b3u"), Some(seat(0)), 3, 1);
    assert_eq!(built(table, 17, 15), a_base("b8l"), "a dam that holds them ends their way");
}

#[test]
fn ba_automa_6_13_red_spaces() {
    assert_eq!(built(rich(), 17, 9), a_base("b1u"));
}

#[test]
fn ba_automa_6_14_below_a_powerhouse() {
    let table = rich().powerhouse(powerhouse("p5.1"), seat(0));
    assert_eq!(built(table, 18, 17), Some(Site::Base(base("b5u"))), "red spaces come third on tile 17");
    let table = table.dam(base("b5u"), None, 1, 0);
    assert_eq!(built(table, 17, 18), a_base("b10l"), "another dam comes first: nobody satisfies it");
}

#[test]
fn ba_automa_6_15_above_an_own_dam() {
    // Tile 11: above_own_dam first, from basin 3.
    let table = rich().dam(base("b9l"), Some(AUTOMA), 1, 0);
    assert_eq!(built(table, 17, 11), a_base("b6l"), "C6L leads to basin 9");
    let table = rich().dam(base("b5l"), Some(seat(0)), 1, 0).dam(base("b6l"), Some(seat(0)), 1, 0);
    assert_eq!(built(table, 17, 11), a_base("b4l"), "C3L and C3R lead to an opponent's dam");
}

#[test]
fn ba_automa_6_20_highest_and_second_highest() {
    assert_eq!(built(rich(), 19, 1), a_conduit("c1l"));
    assert_eq!(built(rich(), 19, 17), a_conduit("c1r"), "value 4, from C9L up");
}

#[test]
fn ba_automa_6_21_dams_at_the_start() {
    // Tile 9: own, neutral, opponent; tile 13: opponent, neutral, own.
    let table = rich().dam(base("b6l"), Some(AUTOMA), 1, 0).dam(base("b7l"), None, 1, 0).dam(
        base("b8l"),
        Some(seat(0)),
        1,
        0,
    );
    assert_eq!(built(table, 19, 9), a_conduit("c6l"));
    assert_eq!(built(table, 19, 13), a_conduit("c8r"), "second highest: 2");
    // Where the first kind is missing, the neutral dam is next: highest 3, second highest 2.
    let neutral = rich().dam(base("b7l"), None, 1, 0);
    let no_own = neutral.dam(base("b8l"), Some(seat(0)), 1, 0);
    assert_eq!(built(no_own, 19, 9), a_conduit("c7r"));
    let no_opponent = neutral.dam(base("b6l"), Some(AUTOMA), 1, 0);
    assert_eq!(built(no_opponent, 19, 13), a_conduit("c7l"));
}

#[test]
fn ba_automa_6_22_powerhouses_at_the_end() {
    // Tile 5: own before opponent; tile 15: opponent before own. Only one dam is there, so no system is completed.
    let table = rich().powerhouse(powerhouse("p7.1"), AUTOMA).powerhouse(powerhouse("p9.1"), seat(0));
    assert_eq!(built(table, 19, 5), a_conduit("c4l"), "to basin 7, the highest value");
    assert_eq!(built(table, 19, 15), a_conduit("c8r"), "to basin 9, the second highest value");
}

#[test]
fn ba_automa_6_30_the_end_of_the_most_powerful_conduit() {
    let table = rich().conduit(conduit("c2r"), seat(0)).conduit(conduit("c1l"), AUTOMA);
    assert_eq!(built(table, 20, 9), a_powerhouse("p8.1"));
}

#[test]
fn ba_automa_6_31_below_an_own_dam() {
    let table = rich().dam(base("b7l"), Some(AUTOMA), 1, 0);
    assert_eq!(
        built(table, 20, 16),
        a_powerhouse("p12.1"),
        "C7L and C7R lead to basins 10 and 12; tile 16 starts at 12"
    );
}

#[test]
fn ba_automa_6_32_feeding_and_sparing_dams() {
    // Tile 1: feeds an own dam; tile 3: spares an opponent's.
    let table = rich().dam(base("b10l"), Some(AUTOMA), 1, 0).dam(base("b5l"), Some(seat(0)), 1, 0);
    assert_eq!(
        built(table, 20, 1),
        a_powerhouse("p6.1"),
        "from basin 5 up, the first whose water reaches basin 10"
    );
    let table = rich().dam(base("b7l"), Some(seat(0)), 1, 0);
    assert_eq!(built(table, 20, 3), a_powerhouse("p8.1"), "basin 7 would feed the opponent");
}

#[test]
fn ba_automa_6_33_a_named_place() {
    assert_eq!(built(rich(), 20, 6), a_powerhouse("p6.1"));
    assert_eq!(built(rich(), 20, 7), a_powerhouse("p7.1"));
    assert_eq!(built(rich(), 20, 8), a_powerhouse("p12.1"));
    assert_eq!(standard().finish().unwrap().built(AUTOMA, Structure::Powerhouse), 0);
}
