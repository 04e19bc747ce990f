//! Golden pictures of boards in `tests/pictures`, to be viewed in a browser. The environment variable
//! `UPDATE_PICTURES` rewrites them; look at them.

use castles_of_burgundy::CastlesOfBurgundy;
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::Seat;
use testkit::actions;
use testkit::ui::expect_picture;
use ui_kit::Language;

use crate::table::{game, play, seat};
use crate::texts::middle;

fn expect(name: &str, position: &CastlesOfBurgundy, viewer: Option<Seat>, language: Language) {
    expect_picture::<CastlesOfBurgundyUi>(env!("CARGO_MANIFEST_DIR"), name, (position, viewer), language);
}

#[test]
fn a_turn_on_the_own_board() {
    expect("turn", &middle().finish().expect("a position"), Some(seat(0)), Language::En);
}

#[test]
fn the_whole_table_for_a_spectator() {
    expect("table", &middle().finish().expect("a position"), None, Language::Hu);
}

#[test]
fn two_sides_to_choose_from() {
    let mut position = game(3, "open-extra", 2);
    let action = engine::Game::notation(&position, actions(&position)[4]);
    play(&mut position, &[&action]);
    let chooser = engine::Game::to_act(&position);
    expect("sides", &position, chooser, Language::Hu);
}
