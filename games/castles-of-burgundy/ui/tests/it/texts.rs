//! Golden texts of positions, choices and events in `tests/texts`, in both languages. The environment
//! variable
//! `UPDATE_TEXTS` rewrites them; read the difference.

use std::collections::BTreeSet;

use castles_of_burgundy::{Arrangement, CastlesOfBurgundy, Depot, Estate, Event, Hex, Tile};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Seat};
use testkit::ui::{check_words, expect_text, names};
use testkit::{actions, play_at_random};
use ui_kit::{GameUi, Language};

use crate::table::{game, play, seat};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Compares a position as `viewer` sees it, and the choices of the acting player.
fn expect_position(name: &str, position: &CastlesOfBurgundy, viewer: Option<Seat>) {
    testkit::ui::expect_position::<CastlesOfBurgundyUi>(FOLDER, name, (position, viewer), &actions(position));
}

fn tile(word: &str) -> Tile {
    Tile::parse(word).expect("a tile")
}

/// Two players in the middle of a game; the first seat acts and has a little of everything.
pub(crate) fn middle() -> Arrangement {
    let laid =
        [(11, "city-hall"), (12, "knowledge-5"), (17, "ship"), (24, "mine"), (10, "cow-3"), (25, "bank")];
    let start = Arrangement::of(game(2, "basic", 3)).order(&[seat(0), seat(1)]).actor(seat(0)).clear_depots();
    let start =
        laid.into_iter().fold(start, |arranged, (hex, word)| arranged.tile(seat(0), Hex(hex), tile(word)));
    start
        .tile(seat(1), Hex(24), Tile::MINE)
        .storage(seat(0), &["castle", "cow-4", "warehouse"].map(tile))
        .storage(seat(1), &[tile("knowledge-17")])
        .goods(seat(0), [2, 0, 1, 0, 0, 0])
        .sold(seat(0), [0, 2, 0, 0, 0, 0])
        .sold(seat(1), [0, 0, 0, 1, 0, 0])
        .goods(seat(1), [0, 0, 0, 0, 0, 3])
        .depot(Depot(1), &["ship", "market"].map(tile))
        .depot(Depot(4), &["hen-2", "knowledge-26"].map(tile))
        .depot(Depot::BLACK, &["knowledge-7", "mine"].map(tile))
        .depot_goods(Depot(2), [1, 0, 0, 1, 0, 0])
        .depot_goods(Depot(3), [0, 0, 0, 1, 1, 0])
        .silver(seat(0), 2)
        .workers(seat(0), 2)
        .dice(seat(0), &[6, 1])
}

#[test]
fn a_turn() {
    expect_position("turn", &middle().finish().expect("a position"), Some(seat(0)));
}

#[test]
fn a_castle_seen_by_the_other() {
    let mut position = middle().finish().expect("a position");
    play(&mut position, &["place castle on 6 with 6"]);
    expect_position("castle", &position, Some(seat(1)));
}

#[test]
fn a_ship_with_tile_5() {
    let mut position = middle().storage(seat(0), &[Tile::SHIP]).finish().expect("a position");
    play(&mut position, &["place ship on 16 with 1"]);
    expect_position("ship", &position, Some(seat(0)));
}

#[test]
fn a_secret_choice_seen_by_a_spectator() {
    let mut position = game(3, "secret", 2);
    let action = position.notation(actions(&position)[4]);
    play(&mut position, &[&action]);
    expect_position("secret", &position, None);
}

/// CB-11.2: the player who chooses sees both sides of the board.
#[test]
fn an_open_choice_seen_by_the_player() {
    let position = game(2, "open", 2);
    expect_position("sides", &position, position.to_act());
}

/// CB-11.11: only the start castle is chosen.
#[test]
fn a_choice_of_start_castles() {
    let mut position = game(2, "same-7", 2);
    play(&mut position, &["choose 7 on 34"]);
    expect_position("same", &position, position.to_act());
}

#[test]
fn an_end() {
    let mut last = game(3, "open", 4);
    play_at_random(last, 4, |position, _| last = *position);
    expect_position("end", &last, Some(seat(1)));
}

#[test]
fn the_log_of_a_phase() {
    let mut happened = Vec::new();
    let mut position = middle().finish().expect("a position");
    let moves = ["place castle on 6 with 6", "sell turquoise", "place warehouse on 26 with 1", "sell pink"];
    happened.extend(play(&mut position, &moves));
    play_at_random(position, 9, |position, events| {
        if position.round() < 3 && position.phase() == castles_of_burgundy::Phase::A {
            happened.extend(events);
        }
    });
    let names = names(2);
    expect_text(FOLDER, "log", |language| {
        let sentences = happened.iter().map(|&event| {
            let sentence = CastlesOfBurgundyUi::sentence(&position, event, &names, language);
            check_words::<CastlesOfBurgundyUi>(&sentence);
            format!("{sentence}\n")
        });
        sentences.collect()
    });
}

/// The names of hexes in choices and in the log are unique on each estate.
#[test]
fn no_two_hexes_of_an_estate_have_the_same_name() {
    let position = game(2, "open-extra", 1);
    let names = names(2);
    let estates = (0..).map(Estate).zip(&position.tables().estates.rows);
    for ((estate, _), language) in estates.flat_map(|estate| Language::ALL.map(|language| (estate, language)))
    {
        let hexes = (0..37).map(|hex| {
            let chosen = Event::Chose(seat(0), estate, Hex(hex));
            CastlesOfBurgundyUi::sentence(&position, chosen, &names, language)
        });
        let different: BTreeSet<String> = hexes.collect();
        assert_eq!(different.len(), 37, "{different:?}");
    }
}

/// CB-1.15: by colour and die number; of two such hexes by their sides, of more by their rows.
#[test]
fn hexes_are_named_by_what_is_printed_on_them() {
    let position = game(2, "basic", 1);
    let name = |hex, language| {
        let chosen = Event::Chose(seat(0), Estate(0), Hex(hex));
        CastlesOfBurgundyUi::sentence(&position, chosen, &names(2), language)
    };
    let expected = [
        (17, "blue 2", "a 2-es hajómezőn"),
        (16, "left blue 1", "a bal oldali 1-es hajómezőn"),
        (35, "lower yellow 1", "az alsó 1-es tudásmezőn"),
        (1, "dark green 5", "az 5-ös vármezőn"),
        (25, "beige 3 in row 5", "a 3-as városmezőn az 5. sorban"),
        (14, "right beige 3 in row 3", "a jobb oldali 3-as városmezőn a 3. sorban"),
    ];
    for (hex, english, hungarian) in expected {
        let starting = format!("Anna plays estate 1, with the starting castle on the {english}.");
        assert_eq!(name(hex, Language::En), starting);
        assert_eq!(name(hex, Language::Hu), format!("Anna birtoka: 1. számú, kezdővár {hungarian}."));
    }
}
