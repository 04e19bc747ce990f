//! DS-1: components and limits.

use std::collections::BTreeSet;

use dice_settlers::notes::{Field, Origin};
use dice_settlers::technologies::Effect;
use dice_settlers::{Colour, DiceSettlers, Exchange, Main, Seal, Terrain};
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

/// DS-D.22: 47 regular cards, 12 of them invented, 7 Explosive ones, and the promo card.
#[test]
fn ds_1_3_the_technologies_are_47_and_7_and_one() {
    let cards = &tables().technologies;
    let explosive = cards.iter().filter(|card| card.seal == Some(Seal::Explosive)).count();
    let promo = cards.iter().filter(|card| card.seal.is_none()).count();
    assert_eq!((cards.len() - explosive - promo, explosive, promo), (47, 7, 1));
    assert_eq!(cards.iter().filter(|card| card.invented && card.seal != Some(Seal::Explosive)).count(), 12);
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
    play(&mut position, &["1 done", "0 begin harvest", "0 harvest food", "0 spend yellow-food"]);
    assert_eq!(position.resources(ME), [100, 0, 0, 0], "more than the twelve tokens in the box");
}

/// DS-1.8: VP in the general supply and in the reserve differ; dice in the box never return.
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
    let nine = ids.iter().fold(meadow(2).technology(9, "dynamite"), |table, id| table.marker(ME, id));
    let nine = nine.tents_on(ME, 20, 1).tokens(ME, [0, 0, 1, 0]).active(ME, &dice("white-research"));
    let mut position = nine.finish().expect("a position");
    play(&mut position, &["0 begin research", "0 research dynamite iron", "0 spend white-research"]);
    assert_eq!(position.markers(ME).len(), 10, "the box has nine of each colour");
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
fn ds_16_35_an_effect_outside_the_vocabulary_is_an_error() {
    let broken = |name: &str, old: &str, new: &str| {
        let mut files = Files::of::<DiceSettlers>();
        let text = files.text(name).replacen(old, new, 1);
        files.replace(name, text).unwrap();
        DiceSettlers::components(&files).map(|_| ()).unwrap_err()
    };
    for (old, new) in [
        ("kind = \"keep_dice\"", "kind = \"keep_cards\""),
        ("per = \"house\"", "per = \"hut\""),
        ("do = \"remove_tents\"", "do = \"remove_houses\""),
        ("research = 1", "research = 0"),
        ("seal = \"founding\"\n", ""),
        ("id = \"scouts\"", "id = \"stability\""),
        ("cost = { food = 1 }", "cost = { fish = 1 }"),
    ] {
        assert_eq!(broken("technologies.toml", old, new).file, "technologies.toml", "{new}");
    }
    assert_eq!(broken("tiles.toml", "no = 12", "no = 13").entry, "tile 13");
    assert_eq!(
        broken("dice.toml", "count = 12", "count = 11").entry,
        "die white",
        "four players begin with 12"
    );
    assert_eq!(broken("setup.toml", "stack = 33", "stack = 32").entry, "count for 4 players");
    assert_eq!(broken("solo.toml", "\"raid\", \"trade\"", "\"raid\", \"raid\"").entry, "hexagon");
}

/// DS-D.30: reconstructed values are marked, and every card has a note.
#[test]
fn ds_d_30_reconstructed_numbers_are_marked() {
    let tables = tables();
    let notes = &tables.notes;
    assert!(Colour::ALL.into_iter().all(|colour| notes.faces(colour) == Origin::Reconstructed));
    assert_eq!(notes.hexagon, Origin::Reconstructed);
    let exchanges = [Some(Exchange::Same), Some(Exchange::Different), Some(Exchange::Any), None];
    let trade = exchanges.map(|exchange| notes.trade(exchange) == Origin::Reconstructed);
    assert_eq!(trade, [false, false, false, true]);
    let cards: BTreeSet<&String> = tables.technologies.iter().map(|card| &card.id).collect();
    assert!(notes.cards.keys().eq(cards), "a note for every card");
    let fields = |id: &str| notes.cards[id].reconstructed().collect::<Vec<_>>();
    let costs = [Field::Seal, Field::Research, Field::Terrains, Field::Cost];
    assert_eq!(fields("scouts"), costs, "name, effect and VP are in the rulebook");
    assert_eq!(fields("town_hall"), Field::PRINTED);
    assert_eq!(fields("married_bliss"), [], "read from the printed card");
    let card = |id: &str| tables.technology(tables.card(id).unwrap()).clone();
    assert!(card("town_hall").invented && !card("scouts").invented);
    assert_eq!(card("drilled_troops").effect, Effect::Icon(Main::Raid.icon().unwrap()));
}

/// DS-D.30: a corrected file is used; an impossible one is refused with file, entry and reason.
#[test]
fn ds_d_30_a_corrected_file_is_used_and_a_wrong_one_refused() {
    let with = |name: &str, old: &str, new: &str| {
        let mut files = Files::of::<DiceSettlers>();
        let text = files.text(name).replacen(old, new, 1);
        assert_ne!(text, files.text(name), "{old}");
        files.replace(name, text).expect("a file of this game");
        DiceSettlers::components(&files)
    };
    let stability = "research = 1\nterrains = [\"plains\"]\ncost = { food = 1 }";
    let read = with("technologies.toml", stability, "research = 2\nterrains = []\ncost = { iron = 2 }");
    let card = read.expect("a possible card").technologies[0].clone();
    assert_eq!((card.id.as_str(), card.research, card.cost), ("stability", 2, [0, 0, 2, 0]));
    assert!(card.terrains.is_empty());
    let noted = |old: &str, new: &str| {
        let tables = with("notes.toml", old, new).expect("possible notes");
        tables.notes.cards["stability"].reconstructed().collect::<Vec<_>>()
    };
    let named = "rulebook = [\"name\", \"vp\", \"effect\"]\nsource = \"reconstructed\"";
    assert_eq!(
        noted(named, &named.replace("\"effect\"", "\"effect\", \"cost\"")),
        [Field::Seal, Field::Research, Field::Terrains],
        "one field more is known"
    );
    assert_eq!(noted(named, &named.replace("reconstructed", "copy")), [], "a checked card");
    let white = "colour = \"white\"\nsource = \"reconstructed\"";
    let die = with("notes.toml", white, &white.replace("reconstructed", "copy")).expect("checked faces");
    assert_eq!(die.notes.faces(Colour::White), Origin::Copy);
    let faces = with("dice.toml", "\"research\", \"pioneer\"]", "\"research\", \"raid\"]");
    assert_eq!(faces.expect("other faces").dice[0].faces[5], dice_settlers::Icon::Raid);
    for (name, old, new, entry, reason) in [
        ("technologies.toml", "{ food = 1 }", "{ gold = 1 }", "technology stability", "no Gold"),
        (
            "technologies.toml",
            "research = 1",
            "research = 9",
            "technology stability",
            "1 to 6 Research icons",
        ),
        (
            "technologies.toml",
            "do = \"dice\", n = 2",
            "do = \"dice\", tents = 2",
            "line ",
            "unknown field `tents`",
        ),
        ("notes.toml", "[\"name\"", "[\"price\"", "line ", "unknown variant `price`"),
        (
            "notes.toml",
            "source = \"reconstructed\"",
            "source = \"guess\"",
            "line ",
            "unknown variant `guess`",
        ),
        ("dice.toml", "\"research\", \"pioneer\"]", "\"research\"]", "line ", "invalid length 5"),
    ] {
        let error = with(name, old, new).map(|_| ()).expect_err(new);
        assert!(error.entry.starts_with(entry) && error.reason.contains(reason), "{error}");
        assert_eq!(error.file, name);
    }
}

/// Records name this hash. It changes only with the content of the rules files.
#[test]
fn the_hash_of_the_embedded_components_is_pinned() {
    let mut files = Files::of::<DiceSettlers>();
    let pinned = "5e37684dc3091d65cd58399f29a9b42bb5ccab8d775a85de8689d6705a83ea20";
    assert_eq!(files.hash().expect("our files"), pinned);
    let notes = files.text("notes.toml").replace("Scouts", "Rangers");
    files.replace("notes.toml", notes).expect("a file of this game");
    assert_eq!(files.hash().expect("our files"), pinned);
}
