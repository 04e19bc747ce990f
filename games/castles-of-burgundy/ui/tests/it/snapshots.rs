//! How boards look: the files of `tests/pictures`, to be opened in a browser. With the environment variable
//! `UPDATE_PICTURES` they are written anew; look at them.

use std::path::Path;
use std::{env, fs};

use castles_of_burgundy::CastlesOfBurgundy;
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::Seat;
use ui_kit::{Language, TableUi, svg};

use crate::table::{choices, game, look, play, seat};
use crate::texts::middle;

fn expect(name: &str, position: &CastlesOfBurgundy, viewer: Option<Seat>, language: Language) {
    let board = look(position, viewer, language, CastlesOfBurgundyUi::board).into_string();
    let drawn = svg::standalone(&board, CastlesOfBurgundyUi::STYLES).replace("><", ">\n<");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{name}.svg"));
    if env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, &drawn).expect("the picture can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let same = kept.lines().zip(drawn.lines()).find(|(kept, drawn)| kept != drawn);
    assert!(kept == drawn, "{name} differs (UPDATE_PICTURES=1 writes it anew), first at {same:?}");
}

#[test]
fn a_turn_on_the_own_board() {
    expect("turn", &middle().finish().expect("a position"), Some(seat(0)), Language::En);
}

#[test]
fn the_whole_table_for_a_watcher() {
    expect("table", &middle().finish().expect("a position"), None, Language::Hu);
}

#[test]
fn two_sides_to_choose_from() {
    let mut position = game(3, "open-extra", 2);
    let action = engine::Game::notation(&position, choices(&position)[4]);
    play(&mut position, &[&action]);
    let chooser = engine::Game::to_act(&position);
    expect("sides", &position, chooser, Language::Hu);
}
