//! Golden games: a change of the rules appears as a readable diff. `cargo xtask playthroughs` rewrites
//! them.

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Hex, Tile};
use engine::{Game, Seat};
use testkit::GameSetup;

/// Tiles in notation.
fn words(tiles: &[Option<Tile>]) -> String {
    let words: Vec<String> = tiles.iter().flatten().map(ToString::to_string).collect();
    words.join(" ")
}

/// A summary of the position.
fn picture(position: &CastlesOfBurgundy) -> String {
    let order = |seats: &[Seat]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut lines = vec![format!(
        "phase {:?} round {} {:?} order {} track {}",
        position.phase(),
        position.round(),
        position.stage(),
        order(position.order()),
        order(position.track())
    )];
    for depot in Depot::numbered() {
        lines.push(format!(
            "depot {}: {} goods {:?}",
            depot.0,
            words(position.tiles_in(depot)),
            position.goods_in(depot)
        ));
    }
    lines.push(format!("black: {}", words(position.tiles_in(Depot::BLACK))));
    for seat in Seat::all(position.seats()) {
        let dice: Vec<String> = position.dice(seat).iter().flatten().map(|die| die.0.to_string()).collect();
        lines.push(format!(
            "seat {seat}: score {} silver {} workers {} dice {} goods {:?} sold {:?} storage {}",
            position.scored(seat),
            position.silver(seat),
            position.workers(seat),
            dice.join(" "),
            position.goods_of(seat),
            position.sold(seat),
            words(position.storage(seat))
        ));
        let laid: Vec<String> = position
            .covered(seat)
            .iter()
            .filter_map(|hex| position.tile_on(seat, Hex(hex)).map(|tile| format!("{hex} {tile}")))
            .collect();
        lines.push(format!("    estate {}: {}", position.estate_row(seat).id, laid.join(", ")));
    }
    lines.join("\n")
}

fn golden(file: &str, set_up: &GameSetup, number: u64) {
    let text = testkit::playthrough::<CastlesOfBurgundy>(set_up, number, 30, picture);
    testkit::check_playthrough(format!("tests/playthroughs/{file}"), &text);
}

#[test]
fn playthrough_of_two_on_estate_1() {
    golden("two.txt", &GameSetup::new(2, &[]), 1);
}

#[test]
fn playthrough_of_three_with_open_estates() {
    golden("three-open.txt", &GameSetup::new(3, &[("estates", "open")]), 2);
}

#[test]
fn playthrough_of_four_with_secret_and_extra_estates() {
    golden("four-secret-extra.txt", &GameSetup::new(4, &[("estates", "secret-extra")]), 3);
}
