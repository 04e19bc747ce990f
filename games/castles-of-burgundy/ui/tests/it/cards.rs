//! Explanation cards say what is true for this number of players, this phase and these knowledge tiles.

use castles_of_burgundy::{Arrangement, CastlesOfBurgundy, Depot, Hex, Kind, Phase, Tile};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::Game;
use testkit::ui::look;
use ui_kit::{Language, TableUi};

use crate::table::{game, seat};

/// The text of a card as the first seat sees it.
fn card(position: &CastlesOfBurgundy, element: &str) -> String {
    look::<CastlesOfBurgundyUi, _>(position, Some(seat(0)), Language::En, |scene| {
        CastlesOfBurgundyUi::explain(scene, element).expect("a card").text.join(" ")
    })
}

/// A game of three in a phase, with nothing on depot 6.
fn bare_depot(phase: Phase) -> CastlesOfBurgundy {
    let start = Arrangement::of(game(3, "basic", 1)).time(phase, 2);
    start.depot(Depot(6), &[]).finish().expect("a position")
}

/// CB-3.4: with three players, the castle space of depot 6 gets a mine in phases B and D.
#[test]
fn an_empty_space_names_the_tile_of_the_next_phase() {
    let expected = [
        (Phase::A, "A mine tile comes here"),
        (Phase::B, "A castle tile comes here"),
        (Phase::C, "A mine tile comes here"),
        (Phase::D, "A castle tile comes here"),
        (Phase::E, "No more tiles come"),
    ];
    for (phase, words) in expected {
        let position = bare_depot(phase);
        let board = &position.tables().board;
        let castle = |&space: &usize| board.kind_of_space(5, space, 3, Phase::A) == Some(Kind::Castle);
        let space = (0..4).find(castle).expect("a castle space");
        let text = card(&position, &format!("cb-tile-6-{}", space + 1));
        assert!(text.contains(words), "{phase:?}: {text}");
    }
}

/// CB-9.1, CB-9.4, CB-9.8: what a knowledge tile changes is on the cards it changes.
#[test]
fn knowledge_tiles_change_the_cards() {
    let with = |tile: Option<u8>| {
        let start = Arrangement::of(game(2, "basic", 1)).goods(seat(0), [2, 0, 0, 0, 0, 0]);
        let start = start.storage(seat(0), &[Tile::parse("bank").expect("a tile")]);
        let knowledge =
            tile.into_iter().fold(start, |all, tile| all.tile(seat(0), Hex(12), Tile::knowledge(tile)));
        knowledge.finish().expect("a position")
    };
    let expected = [
        (1, "cb-stored-1-1", "each building only once", "more than once"),
        (4, "cb-held-1-turquoise", "1 silverling.", "1 silverling. Plus 1 worker."),
        (8, "cb-workers-1", "changes a die by 1,", "changes a die by up to 2,"),
    ];
    for (tile, element, without, changed) in expected {
        assert!(card(&with(None), element).contains(without), "{}", card(&with(None), element));
        let text = card(&with(Some(tile)), element);
        assert!(text.contains(changed), "{tile}: {text}");
    }
}

/// CB-11.2, CB-11.11: who chooses reads every hex of both sides, or of the one estate that all have.
#[test]
fn the_text_mode_lists_the_sides_to_choose_from() {
    let shown = |estates, viewer| {
        let position = game(2, estates, 2);
        let viewer = if viewer { position.to_act() } else { None };
        look::<CastlesOfBurgundyUi, _>(&position, viewer, Language::En, |scene| {
            CastlesOfBurgundyUi::text_mode(scene).into_string()
        })
    };
    for (estates, sides) in [("open", 2), ("same-7", 1)] {
        let text = shown(estates, true);
        assert_eq!(text.matches("<th scope=\"col\">Region size</th>").count(), sides, "{estates}: {text}");
        assert!(text.matches("<tr>").count() > 37 * sides, "{text}");
        assert!(!shown(estates, false).contains("Region size"), "a spectator chooses nothing");
    }
    assert!(shown("same-7", true).contains("<caption>Estate 7</caption>"));
}
