//! DS-1: components and limits.

use dice_settlers::origin::{Field, Origin};
use dice_settlers::technologies::Effect;
use dice_settlers::{Colour, DiceSettlers, Main, Seal, Terrain};
use engine::{Files, Game};

use crate::table::{ME, YOU, dice, legal_with, meadow, play, refused, tables};

#[test]
fn ds_1_1_there_are_51_dice_of_six_faces() {
    let counts = Colour::ALL.map(|colour| tables().dice[colour.index()].count);
    assert_eq!(counts, [12, 9, 9, 7, 7, 7]);
    assert_eq!(counts.iter().sum::<u8>(), 51);
}

#[test]
fn ds_1_2_there_are_40_tiles_of_five_terrains() {
    let counts = Terrain::ALL.map(|terrain| tables().terrain_tiles[terrain.index()].len());
    assert_eq!(counts, [9, 9, 9, 7, 6]);
    assert_eq!(tables().start_tiles.iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
}

/// DS-D.22: 48 regular cards, 13 of them invented, and 7 Explosive ones.
#[test]
fn ds_1_3_there_are_55_technologies() {
    let cards = &tables().technologies;
    let explosive = cards.iter().filter(|card| card.seal == Seal::Explosive).count();
    assert_eq!((cards.len(), explosive), (55, 7));
    assert_eq!(cards.iter().filter(|card| card.invented && card.seal != Seal::Explosive).count(), 13);
}

#[test]
fn ds_1_4_every_player_has_five_houses_and_a_track_from_3_to_9() {
    let player = &tables().player;
    assert_eq!((player.houses, player.quota, player.quota_max), (5, 3, 9));
    assert_eq!(tables().solo.tents_total, 20);
}

#[test]
fn ds_1_5_there_are_four_resources() {
    assert_eq!(
        dice_settlers::Resource::ALL.map(|resource| resource.word()),
        ["food", "wood", "iron", "gold"]
    );
}

#[test]
fn ds_1_6_houses_and_dice_are_limited() {
    let five = [24, 18, 20, 12, 16].into_iter().fold(meadow(2), |table, tile| table.house(ME, tile));
    let position = five.tents_on(ME, 14, 5).finish().expect("a position");
    assert_eq!(refused(&position, "govern 14"), Some("DS-18.2"));
    let four = [24, 18, 20, 12].into_iter().fold(meadow(2), |table, tile| table.house(ME, tile));
    assert_eq!(refused(&four.tents_on(ME, 14, 5).finish().expect("a position"), "govern 14"), None);
    let none = meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-recruit")).supply([0, 0, 5, 5, 5, 5]);
    assert_eq!(
        refused(&none.finish().expect("a position"), "begin recruit"),
        Some("DS-9.7"),
        "no green die is left"
    );
}

#[test]
fn ds_1_7_tents_and_tokens_never_run_out() {
    let position = meadow(2).tents_on(ME, 14, 40).tents(ME, 60).tokens(ME, [99, 0, 0, 0]);
    let mut position = position.active(ME, &dice("white-settle yellow-food")).finish().expect("a position");
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle", "0 done", "0 done"]);
    assert_eq!(position.tents(ME), 61, "more than the twenty in the box");
}

/// DS-1.8: VP in the general supply and in the reserve differ; what is in the box never returns.
#[test]
fn ds_1_8_dice_given_away_are_out_of_the_game() {
    let mut position =
        meadow(2).tents_on(ME, 14, 1).active(ME, &dice("brown-trade")).finish().expect("a position");
    let supply = position.supply();
    play(&mut position, &["0 begin trade", "0 trade die", "0 spend brown-trade", "0 give brown"]);
    assert_eq!(position.supply(), supply);
    assert_eq!(position.dice(ME)[Colour::Brown.index()], 0);
}

#[test]
fn ds_1_9_dice_are_in_the_bag_active_or_spent() {
    let position =
        meadow(2).tents_on(ME, 14, 1).active(ME, &dice("white-settle")).spent(ME, [0, 2, 0, 0, 0, 0]);
    let position = position.finish().expect("a position");
    assert_eq!(position.dice(ME), [4, 3, 1, 0, 0, 0]);
    let mut imagined = position;
    imagined.imagine(YOU, &mut engine::Playout::new(1));
    assert_eq!(imagined.bag(ME), position.bag(ME), "it follows from what everybody has seen");
}

#[test]
fn ds_1_10_markers_are_not_limited() {
    let ids: Vec<String> =
        tables().ready_made[0].cards.iter().map(|&card| tables().technology(card).id.clone()).collect();
    let all = ids.iter().fold(meadow(2).technology(9, "dynamite"), |table, id| table.marker(ME, id));
    let position = all.marker(ME, "dynamite").finish().expect("a position");
    assert_eq!(position.markers(ME).len(), 10);
}

#[test]
fn ds_1_11_drawn_tiles_are_open() {
    let mut position = meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 24, 1).active(ME, &dice("white-explore"));
    position = position.stack(&[8, 9]);
    let mut position = position.finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore"];
    crate::table::play_drawing(&mut position, &moves, "tile 9");
    assert!(position.drawn().has(9) && !legal_with(&position, "place").is_empty());
}

#[test]
fn ds_16_35_what_the_vocabulary_does_not_know_is_an_error() {
    let broken = |name: &str, old: &str, new: &str| {
        let mut files = Files::embedded(DiceSettlers::FILES);
        let text = files.text(name).replacen(old, new, 1);
        files.replace(name, text).unwrap();
        DiceSettlers::components(&files).map(|_| ()).unwrap_err()
    };
    for (old, new) in [
        ("kind = \"keep_dice\"", "kind = \"keep_cards\""),
        ("per = \"house\"", "per = \"hut\""),
        ("do = \"remove_tents\"", "do = \"remove_houses\""),
        ("research = 1", "research = 0"),
        ("id = \"scouts\"", "id = \"stability\""),
        ("cost = { food = 1 }", "cost = { fish = 1 }"),
    ] {
        assert_eq!(broken("technologies.toml", old, new).file, "technologies.toml", "{new}");
    }
    assert_eq!(broken("tiles.toml", "no = 12", "no = 13").entry, "tile 13");
    assert_eq!(broken("dice.toml", "count = 12", "count = 11").file, "setup.toml", "51 dice are counted");
    assert_eq!(broken("setup.toml", "stack = 33", "stack = 32").entry, "count for 4 players");
    assert_eq!(broken("solo.toml", "\"raid\", \"trade\"", "\"raid\", \"raid\"").entry, "hexagon");
}

/// DS-D.30: what is reconstructed is marked in the tables.
#[test]
fn ds_d_30_reconstructed_numbers_are_marked() {
    assert!(tables().dice.iter().all(|die| die.source == Origin::Reconstructed));
    assert!(tables().solo.reconstructed);
    assert_eq!(tables().trade_reconstructed, [false, false, false, true]);
    assert!(tables().seals.iter().all(|seal| seal.source == Origin::Reconstructed));
    let card = |id: &str| tables().technology(tables().card(id).unwrap()).clone();
    let costs = [Field::Seal, Field::Research, Field::Terrains, Field::Cost];
    assert_eq!(card("scouts").reconstructed, costs, "name, effect and VP are in the rulebook");
    assert!(card("town_hall").reconstructed == Field::PRINTED && card("town_hall").invented);
    assert_eq!(card("drilled_troops").effect, Effect::Icon(Main::Raid.icon().unwrap()));
}

/// DS-D.30: whoever owns the game corrects a file; what is impossible is refused with file, entry and reason.
#[test]
fn ds_d_30_a_corrected_file_is_used_and_a_wrong_one_refused() {
    let with = |name: &str, old: &str, new: &str| {
        let mut files = Files::embedded(DiceSettlers::FILES);
        let text = files.text(name).replacen(old, new, 1);
        assert_ne!(text, files.text(name), "{old}");
        files.replace(name, text).expect("a file of this game");
        DiceSettlers::components(&files)
    };
    let stability = "research = 1\nterrains = [\"plains\"]\ncost = { food = 1 }";
    let read = with("technologies.toml", stability, "research = 2\nterrains = []\ncost = { iron = 2 }");
    let card = read.expect("a possible card").technologies[0].clone();
    assert_eq!((card.id.as_str(), card.research, card.cost), ("stability", 2, [0, 0, 2, 0]));
    assert!(card.terrains.is_empty() && card.reconstructed.contains(&Field::Cost));
    let named = "rulebook = [\"name\", \"vp\", \"effect\"]\ninvented = false\nsource = \"reconstructed\"";
    let part = with(
        "technologies.toml",
        named,
        "rulebook = [\"name\", \"vp\", \"effect\", \"cost\"]\ninvented = false\nsource = \"reconstructed\"",
    );
    let card = part.expect("one field more is known").technologies[0].clone();
    assert_eq!(card.reconstructed, [Field::Seal, Field::Research, Field::Terrains]);
    let copy = named.replace("\"reconstructed\"", "\"copy\"");
    assert!(
        with("technologies.toml", named, &copy).expect("a checked card").technologies[0]
            .reconstructed
            .is_empty()
    );
    let die = with("dice.toml", "\"pioneer\"]\nsource = \"reconstructed\"", "\"raid\"]\nsource = \"copy\"");
    assert_eq!(die.expect("other faces").dice[0].source, Origin::Copy);
    for (name, old, new, entry, reason) in [
        (
            "technologies.toml",
            "cost = { food = 1 }",
            "cost = { gold = 1 }",
            "technology stability",
            "no Gold",
        ),
        (
            "technologies.toml",
            "research = 1",
            "research = 9",
            "technology stability",
            "1 to 6 Research icons",
        ),
        (
            "technologies.toml",
            "rulebook = [\"name\"",
            "rulebook = [\"price\"",
            "line ",
            "unknown variant `price`",
        ),
        ("dice.toml", "source = \"reconstructed\"", "source = \"guess\"", "line ", "unknown variant `guess`"),
        ("dice.toml", "\"research\", \"pioneer\"]", "\"research\"]", "line ", "invalid length 5"),
    ] {
        let error = with(name, old, new).map(|_| ()).expect_err(new);
        assert!(error.entry.starts_with(entry) && error.reason.contains(reason), "{error}");
        assert_eq!(error.file, name);
    }
}
