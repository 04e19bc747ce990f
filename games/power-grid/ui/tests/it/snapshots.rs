//! How boards look: the files of `tests/pictures`, to be opened in a browser. With the environment variable
//! `UPDATE_PICTURES` they are rewritten; look at them.

use engine::Seat;
use power_grid::{Arrangement, PowerGrid, Stage};
use power_grid_ui::PowerGridUi;
use testkit::ui::expect_picture;
use ui_kit::Language;

use crate::table::{game, play, seat};

fn expect(name: &str, position: &PowerGrid, viewer: Option<Seat>, language: Language) {
    expect_picture::<PowerGridUi>(env!("CARGO_MANIFEST_DIR"), name, (position, viewer), language);
}

#[test]
fn the_regions_are_drafted() {
    let mut position = game(4, &[("map", "germany"), ("regions", "draft")], 1);
    play(&mut position, &["pick west", "pick southwest"]);
    expect("draft", &position, Some(seat(2)), Language::Hu);
}

#[test]
fn cities_are_built_in_germany() {
    let position = game(3, &[("map", "germany"), ("regions", "northwest,west,southwest")], 1);
    let position = Arrangement::of(position)
        .time(1, 4)
        .display(&[15, 16, 17, 18, 19, 20, 21, 22])
        .order(&[seat(1), seat(2), seat(0)])
        .cities(seat(0), &["essen", "duisburg", "muenster"])
        .cities(seat(1), &["koeln", "aachen", "trier", "duesseldorf"])
        .cities(seat(2), &["hamburg", "bremen"])
        .money(seat(0), 30)
        .stage(Stage::Building)
        .finish()
        .expect("a position");
    expect("building-germany", &position, Some(seat(0)), Language::En);
}

#[test]
fn three_houses_stand_in_a_city_in_the_usa() {
    let position = game(6, &[("map", "usa"), ("regions", "northwest,midwest,south,northeast,southeast")], 1);
    let position = Arrangement::of(position)
        .time(3, 9)
        .card(power_grid::Step3Card::Removed)
        .display(&[25, 26, 27, 28, 29, 30])
        .cities(seat(0), &["chicago", "detroit", "st-louis", "cincinnati"])
        .cities(seat(1), &["chicago", "omaha", "kansas-city"])
        .cities(seat(2), &["boston", "new-york", "philadelphia", "washington", "norfolk"])
        .cities(seat(3), &["chicago", "minneapolis", "duluth"])
        .cities(seat(4), &["new-york", "buffalo"])
        .cities(seat(5), &["miami", "tampa", "jacksonville", "savannah"])
        .stage(Stage::Fuel)
        .finish()
        .expect("a position");
    expect("late-usa", &position, Some(seat(0)), Language::Hu);
}
