//! Golden games: a change of the rules appears as a readable diff. `cargo xtask playthroughs` rewrites them.

use barrage::{Barrage, Headstream, Structure};
use engine::{Game, Seat};
use testkit::GameSetup;

use crate::table::tables;

/// The position in a few lines.
fn picture(position: &Barrage) -> String {
    let heads = [0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head)));
    let map = &tables().map;
    let dams = (0..20).map(barrage::BaseSpace).filter_map(|space| {
        let dam = position.dam(space)?;
        let owner = dam.owner.map_or("neutral".to_owned(), |seat| format!("seat {seat}"));
        Some(format!("{} {owner} {}/{}", map.base_words[space.index()], dam.drops, dam.level))
    });
    let mut lines = vec![
        format!("round {} {:?} order {:?}", position.round(), position.stage(), position.order()),
        format!("headstreams {heads:?} dams {}", dams.collect::<Vec<_>>().join(", ")),
    ];
    for seat in Seat::all(position.seats()) {
        let built =
            Structure::ALL.iter().map(|&structure| position.built(seat, structure)).collect::<Vec<_>>();
        lines.push(format!(
            "seat {seat}: vp {} energy {} engineers {} credits {} machines {:?} built {built:?} contracts {}+{}",
            position.vp(seat),
            position.energy(seat),
            position.engineers(seat),
            position.credits(seat),
            position.machines(seat),
            position.contracts(seat).len(),
            position.fulfilled(seat).len(),
        ));
    }
    lines.join("\n")
}

fn check(name: &str, set_up: &GameSetup, number: u64) {
    let text = testkit::playthrough::<Barrage>(set_up, number, 25, picture);
    testkit::check_playthrough(format!("tests/playthroughs/{name}.txt"), &text);
}

#[test]
fn playthrough_full_of_four() {
    check("full-4", &GameSetup::new(4, &[]), 1);
}

#[test]
fn playthrough_introductory_of_three() {
    check("introductory-3", &GameSetup::new(3, &[("game", "introductory")]), 2);
}

#[test]
fn playthrough_of_two_with_an_automa() {
    check("automa-2", &GameSetup::new(2, &[("automas", "1"), ("difficulty", "overpowered")]), 3);
}
