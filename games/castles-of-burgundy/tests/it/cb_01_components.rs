//! CB-1: components.

use castles_of_burgundy::{
    Arrangement, Building, CastlesOfBurgundy, Depot, Estate, Goods, Hex, Kind, Phase, Pips, Species, Tile,
};
use engine::{Files, Game, Seat};
use parts::Set;

use crate::table::{Arrange, bare, game, legal_like, play, random_game, seat, tables, tile};

/// The numbers of tiles with these numbers that have a coloured back and a black back.
fn backs(numbers: std::ops::RangeInclusive<u8>) -> (u8, u8) {
    let tables = tables();
    let sum = |counts: &[u8]| numbers.clone().map(|number| counts[usize::from(number)]).sum();
    (sum(tables.own_backs()), sum(tables.black_backs()))
}

#[test]
fn cb_1_1_there_are_164_hex_tiles_in_six_kinds() {
    let kind = |kind: Kind| {
        let of_kind = (0..84).filter_map(Tile::new).filter(|tile| tile.kind() == kind);
        of_kind.map(|tile| tables().copies(tile)).sum::<u8>()
    };
    let counts = Kind::ALL.map(kind);
    assert_eq!(counts, [56, 28, 26, 16, 12, 26]);
    assert_eq!(counts.iter().sum::<u8>(), 164);
}

#[test]
fn cb_1_2_forty_tiles_have_a_black_back() {
    assert_eq!(backs(0..=83), (124, 40));
    let black = [31..=38, 41..=79, 1..=26, 81..=81, 82..=82, 83..=83].map(|numbers| backs(numbers).1);
    assert_eq!(black, [16, 8, 6, 2, 2, 6]);
}

#[test]
fn cb_1_3_of_each_building_there_are_five_beige_and_two_black_backs() {
    for building in Building::ALL {
        let number = Tile::building(building).number();
        assert_eq!(backs(number..=number), (5, 2), "{building:?}");
    }
}

#[test]
fn cb_1_4_seven_tiles_of_each_species_show_two_three_or_four() {
    for species in Species::ALL {
        let count = |animals| tables().copies(Tile::animals(species, animals));
        assert_eq!((1..=9).map(count).collect::<Vec<_>>(), [0, 2, 3, 2, 0, 0, 0, 0, 0], "{species:?}");
    }
}

#[test]
fn cb_1_5_knowledge_tiles_are_26_and_six_have_a_black_back() {
    let black = (1..=26).filter(|&number| backs(number..=number) == (0, 1)).collect::<Vec<_>>();
    assert_eq!(black, [7, 12, 14, 15, 24, 25]);
    assert!((1..=26).all(|number| tables().copies(Tile::knowledge(number)) == 1));
}

#[test]
fn cb_1_6_ships_castles_and_mines_are_all_alike() {
    // Two of them on one depot are one choice.
    let position = bare(2).offer(3, "ship ship").dice(seat(0), &[3, 3]).done();
    assert_eq!(legal_like(&position, "take"), ["take ship from 3 with 3"]);
    for (tile, all) in [(Tile::CASTLE, 16), (Tile::MINE, 12), (Tile::SHIP, 26)] {
        assert_eq!(tables().copies(tile), all);
    }
}

#[test]
fn cb_1_7_there_are_seven_goods_tiles_of_six_types() {
    assert_eq!(tables().goods_copies, 7);
    assert_eq!(Goods::ALL.map(|goods| goods.pips().0), [1, 2, 3, 4, 5, 6]);
    let colours = Goods::ALL.map(Goods::word);
    assert_eq!(colours, ["turquoise", "purple", "pink", "red", "brown", "orange"]);
}

#[test]
fn cb_1_8_silverlings_and_workers_are_unlimited() {
    let mut position =
        bare(2).workers(seat(0), 300).silver(seat(0), 300).lay(0, "25 bank").stored(0, "bank").done();
    play(&mut position, &["workers with 6"]);
    assert_eq!(position.workers(seat(0)), 302);
    let mut position = Arrangement::of(position).stored(0, "bank").dice(seat(0), &[3, 6]).done();
    play(&mut position, &["place bank on 11 with 3"]);
    assert_eq!(position.silver(seat(0)), 302);
}

#[test]
fn cb_1_9_there_are_a_large_and_a_small_bonus_tile_of_each_colour() {
    let position = game(4, "basic", 1);
    assert_eq!(Kind::ALL.map(|kind| position.bonus_tiles(kind)).concat(), [None; 12]);
}

#[test]
fn cb_1_10_each_player_has_two_dice_and_there_is_one_white_die() {
    let position = game(4, "basic", 1);
    for seat in Seat::all(4) {
        assert!(position.dice(seat).iter().all(|die| die.is_some_and(|die| (1..=6).contains(&die.0))));
    }
    assert!(position.white_die().is_some_and(|die| (1..=6).contains(&die.0)));
}

#[test]
fn cb_1_11_the_board_has_five_phases_five_rounds_six_depots_and_a_black_one() {
    let position = game(4, "basic", 1);
    assert_eq!(Phase::ALL.map(Phase::letter), ['A', 'B', 'C', 'D', 'E']);
    assert_eq!(position.round_goods().len(), 5);
    assert!(Depot::numbered().all(|depot| position.tiles_in(depot).len() == 4));
    assert_eq!(position.tiles_in(Depot::BLACK).len(), 8);
    // CB-7.5: the victory point track continues beyond 100.
    assert_eq!(Depot::numbered().len(), 6);
}

#[test]
fn cb_1_12_a_space_is_in_use_when_enough_players_take_part() {
    let board = tables().board;
    let in_use = |seats| {
        let spaces = (0..6).flat_map(|depot| (0..4).map(move |space| (depot, space)));
        spaces.filter(|&(depot, space)| board.kind_of_space(depot, space, seats, Phase::A).is_some()).count()
    };
    assert_eq!([2, 3, 4].map(in_use), [12, 18, 24]);
    for seats in 2..=4 {
        let position = game(seats, "basic", 1);
        let lying = Depot::numbered().flat_map(|depot| position.tiles_in(depot)).flatten().count();
        assert_eq!(lying, in_use(seats));
    }
    // Depot 1 has a knowledge space for three, a building and a ship space for two, an animal space for four.
    let kinds =
        |seats| (0..4).map(|space| board.kind_of_space(0, space, seats, Phase::A)).collect::<Vec<_>>();
    assert_eq!(kinds(2), [None, Some(Kind::Building), Some(Kind::Ship), None]);
    assert_eq!(kinds(4)[3], Some(Kind::Animal));
}

/// CB-D.5
#[test]
fn cb_1_13_the_depots_form_a_ring_in_which_6_is_next_to_1() {
    let board = tables().board;
    for number in 1..=6 {
        let mut next = board.next_to(Depot(number)).map(|depot| depot.0);
        next.sort_unstable();
        let mut expected = [(number + 4) % 6 + 1, number % 6 + 1];
        expected.sort_unstable();
        assert_eq!(next, expected);
    }
}

/// CB-D.20
#[test]
fn cb_1_14_six_boards_carry_estate_1_four_times_and_2_to_9_once() {
    let estates = &tables().estates;
    let id = |estate: &Estate| tables().estate(*estate).id.clone();
    let boards = estates.boards[..usize::from(estates.usual_boards)]
        .iter()
        .map(|sides| (id(&sides[0]), id(&sides[1])));
    let pairs: Vec<String> = boards.map(|(front, back)| format!("{front}/{back}")).collect();
    assert_eq!(pairs, ["1/2", "1/3", "1/4", "1/5", "6/7", "8/9"]);
}

#[test]
fn cb_1_15_an_estate_has_37_hexes_with_the_same_die_numbers_everywhere() {
    let grid = &tables().grid;
    assert_eq!(grid.rows.iter().map(Vec::len).collect::<Vec<_>>(), [4, 5, 6, 7, 6, 5, 4]);
    let numbers: String = (0..37).map(|hex| grid.die(Hex(hex)).0.to_string()).collect();
    assert_eq!(numbers, "6543216545431236126541254312612563413");
    for row in &tables().estates.rows {
        assert_eq!(Kind::ALL.map(|kind| row.hexes(kind).len()), [12, 6, 6, 4, 3, 6], "estate {}", row.id);
    }
}

#[test]
fn cb_1_16_regions_are_the_connected_hexes_of_one_colour() {
    for row in &tables().estates.rows {
        let mut all = Set::EMPTY;
        for region in &row.regions {
            assert!(region.hexes.and(all).is_empty(), "regions do not overlap");
            all = all.or(region.hexes);
            for hex in region.hexes {
                assert_eq!(row.colour(Hex(hex)), region.kind);
                assert_eq!(row.region_of(Hex(hex)).hexes, region.hexes);
                // Maximal: a neighbour of the same colour is inside.
                let same = tables().grid.beside(Hex(hex)).and(row.hexes(region.kind));
                assert!(same.minus(region.hexes).is_empty());
            }
        }
        assert_eq!(all, Set::below(37));
    }
}

/// CB-X.5
#[test]
fn cb_x_5_estate_1_has_cities_of_1_5_3_and_3() {
    assert_eq!(tables().estate(Estate(0)).sizes(Kind::Building), [5, 3, 3, 1]);
}

#[test]
fn cb_x_15_estate_8_has_the_most_regions_estate_1_the_fewest() {
    let row = |id: &str| tables().estates.by_id(id).map(|estate| tables().estate(estate)).unwrap();
    let eight = row("8");
    assert_eq!(eight.sizes(Kind::Building), [2; 6]);
    assert_eq!(eight.sizes(Kind::Ship), [1; 6]);
    assert_eq!(eight.sizes(Kind::Animal), [6]);
    assert_eq!(row("9").sizes(Kind::Building), [6, 6]);
    let counts: Vec<usize> = ('1'..='9').map(|id| row(&id.to_string()).regions.len()).collect();
    assert_eq!(counts, [13, 19, 16, 16, 19, 15, 16, 21, 16]);
}

#[test]
fn cb_d_21_no_estate_of_the_rulebook_has_a_city_of_8_but_its_score_is_known() {
    let largest = |id: &str| tables().estate(tables().estates.by_id(id).unwrap()).sizes(Kind::Building)[0];
    assert_eq!(('1'..='9').map(|id| largest(&id.to_string())).max(), Some(7));
    assert_eq!(largest("10"), 8);
    assert_eq!(tables().region_points(8), 36);
}

/// CB-D.34
#[test]
fn cb_1_17_a_player_board_holds_three_tiles_and_three_types_of_goods() {
    let position = bare(2).stored(0, "ship mine castle").offer(6, "bank").done();
    assert_eq!(position.storage(seat(0)).len(), 3);
    assert_eq!(legal_like(&position, "take bank").len(), 3, "only with a discard");
    // A ship finds five types and room for three.
    let ship = bare(2).stored(0, "ship").dice(seat(0), &[2, 2]).depot_goods(Depot(4), [1, 1, 1, 1, 1, 0]);
    let mut position = ship.done();
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!(legal_like(&position, "collect 4").len(), 10, "three of five types");
    play(&mut position, &["collect 4 choosing turquoise pink brown"]);
    assert_eq!(position.goods_of(seat(0)), [1, 0, 1, 0, 1, 0]);
}

#[test]
fn cb_1_18_hexes_are_adjacent_if_they_share_an_edge() {
    let grid = &tables().grid;
    for hex in (0..37).map(Hex) {
        for other in grid.beside(hex) {
            assert!(grid.beside(Hex(other)).has(hex.0), "adjacency is mutual");
            assert_ne!(other, hex.0);
        }
    }
    // A hexagon of 37: six corners, twelve more at the rim, nineteen inside.
    let with = |count: u8| (0..37).filter(|&hex| grid.beside(Hex(hex)).len() == count).count();
    assert_eq!([3, 4, 6].map(with), [6, 12, 19]);
    assert_eq!(grid.beside(Hex(0)).iter().collect::<Vec<_>>(), [1, 4, 5]);
    assert_eq!(grid.beside(Hex(21)).iter().collect::<Vec<_>>(), [14, 20, 27]);
    assert_eq!(grid.beside(Hex(18)).iter().collect::<Vec<_>>(), [11, 12, 17, 19, 24, 25]);
    // The start castle covers its hex.
    let position = game(2, "basic", 1);
    assert_eq!(position.covered(seat(0)), Set::EMPTY.with(18));
    assert_eq!(position.empty_hexes(seat(0)), 36);
}

#[test]
fn cb_1_19_tiles_that_left_the_game_never_come_back() {
    for number in 0..3 {
        // Each knowledge tile exists once: over a whole game it is offered at most once.
        let mut offered = Vec::new();
        let start = game(4, "basic", number);
        let mut note = |position: &CastlesOfBurgundy| {
            offered.extend(
                (0..7)
                    .flat_map(|depot| position.tiles_in(Depot(depot)))
                    .flatten()
                    .filter_map(|t| t.as_knowledge()),
            );
        };
        note(&start);
        let mut phase = start.phase();
        random_game(start, number, |position, _| {
            if position.phase() != phase {
                phase = position.phase();
                note(position);
            }
        });
        offered.sort_unstable();
        assert_eq!(offered, (1..=26).collect::<Vec<_>>());
    }
}

#[test]
fn dice_form_a_ring() {
    assert_eq!((1..=6).map(|to| Pips(2).distance(Pips(to))).collect::<Vec<_>>(), [1, 0, 1, 2, 3, 2]);
    assert_eq!(Pips(6).distance(Pips(1)), 1);
}

#[test]
fn notation_names_every_tile_once() {
    let all: Vec<Tile> = (0..84).filter_map(Tile::new).collect();
    for &one in &all {
        assert_eq!(tile(&one.to_string()), one);
    }
    for word in ["", "cow", "cow-0", "cow-10", "knowledge-27", "knowledge-0", "house", "ship-1"] {
        assert_eq!(Tile::parse(word), None, "{word}");
    }
    assert_eq!(
        [42, 53, 64, 72].map(|number| Tile::new(number).unwrap().to_string()),
        ["cow-2", "hen-3", "sheep-4", "pig-2"]
    );
}

/// Changes one file in one place and returns the reason of the refusal.
fn error_after_change(file: &str, from: &str, to: &str) -> String {
    let mut files = Files::of::<CastlesOfBurgundy>();
    let text = files.text(file).to_owned();
    assert!(text.contains(from), "{file} has no {from}");
    files.replace(file, text.replacen(from, to, 1)).expect("a file of the game");
    CastlesOfBurgundy::components(&files).err().map_or_else(String::new, |error| error.to_string())
}

#[test]
fn impossible_components_are_refused_with_file_entry_and_reason() {
    let cases = [
        ("grid.toml", "die = 6, nb = [1, 4", "die = 7, nb = [1, 4", "grid.toml: cell 0: a die shows"),
        ("grid.toml", "nb = [1, 4, 5]", "nb = [1, 4]", "grid.toml: cell 0: the neighbours"),
        ("estates.toml", "\"A6 C5", "\"A6 A5", "estates.toml: estate 1: "),
        ("estates.toml", "regions = 13", "regions = 12", "estates.toml: estate 1: "),
        ("estates.toml", "[[1, 2], [1, 3]", "[[1, 2], [1, 2]", "estates.toml: estate 2: the boards"),
        ("estates_extra.toml", "id = \"10\"", "id = \"4\"", "estates.toml: estate: an id"),
        ("board.toml", "next_to = [6, 2]", "next_to = [4, 2]", "board.toml: depot 1: next_to"),
        ("board.toml", "players = 3 },", "players = 3, x = 462 },", "board.toml: line"),
        ("buildings.toml", "amount = 4", "# amount", "buildings.toml: boarding-house: "),
        ("buildings.toml", "own = 5", "own = 4", "tiles.toml: building: "),
        ("animals.toml", "count = 2", "count = 10", "animals.toml: cow: "),
        ("goods.toml", "copies = 7", "copies = 6", "goods.toml: copies: "),
        ("knowledge.toml", "workers_per_mine = 1", "silver = 1", "knowledge.toml: knowledge 2: "),
        ("scoring.toml", "A = 10", "Z = 10", "scoring.toml: line"),
        ("setup.toml", "goods_types = 3", "goods_types = 2", "setup.toml: start_goods: "),
        ("setup.toml", "start_silver = 1", "start_sliver = 1", "setup.toml: line"),
        ("tiles.toml", "back_own = 10", "back_own = 9", "tiles.toml: "),
    ];
    for (file, from, to, reason) in cases {
        let found = error_after_change(file, from, to);
        assert!(found.starts_with(reason), "{file}, {to}: {found}");
    }
    // A number that may differ is not an error.
    assert_eq!(error_after_change("scoring.toml", "vp_per_silver = 1", "vp_per_silver = 2"), "");
}

/// Records name this hash. It changes only with the content of the rules files.
#[test]
fn the_hash_of_the_embedded_components_is_pinned() {
    let (_, hash) = testkit::embedded_components::<CastlesOfBurgundy>();
    assert_eq!(hash, "e5bb58798488fc8adaabc6beb7eb59779260fc2fc399d0270a4e714e339c4a4e");
}
