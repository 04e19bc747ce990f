//! Golden drawings: the files of `tests/pictures`, to be opened in a browser. The environment variable `UPDATE_PICTURES`
//! rewrites them; look at them.

use engine::Seat;
use manhattan_project::{Aircraft, Crew, Fuel, ManhattanProject, Workers};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::ui::expect_picture;
use ui_kit::Language;

use crate::table::{arranged, own, play, seat};

fn expect(name: &str, position: &ManhattanProject, viewer: Option<Seat>, language: Language) {
    expect_picture::<ManhattanProjectUi>(env!("CARGO_MANIFEST_DIR"), name, (position, viewer), language);
}

#[test]
fn the_start_of_a_game() {
    expect("start", &arranged(4).finish().expect("a position"), Some(seat(0)), Language::En);
}

#[test]
fn workers_stand_everywhere() {
    let position = arranged(5)
        .on_space("mine-right", seat(1), own(0, 1, 0))
        .on_space("design-bomb", seat(2), Crew::new(Workers::new(0, 1, 0), Workers::new(0, 0, 1)))
        .on_space("air-strike-1", seat(3), own(1, 0, 0))
        .contractors_on_construction(Workers::new(1, 1, 0))
        .fuel(seat(0), Fuel::Uranium, 5)
        .fuel(seat(4), Fuel::Plutonium, 8)
        .espionage(seat(2), 3)
        .bribes(4)
        .aircraft(seat(0), Aircraft::Bomber, 3)
        .supply(seat(0), own(1, 2, 2))
        .supply(seat(3), own(3, 0, 0))
        .finish()
        .expect("a position");
    expect("workers", &position, Some(seat(0)), Language::Hu);
}

#[test]
fn cards_are_passed_on_face_down() {
    let mut position = arranged(3).supply(seat(0), own(0, 1, 1)).finish().expect("a position");
    play(&mut position, &["place design-bomb"]);
    expect("draft-for-others", &position, Some(seat(1)), Language::En);
}
