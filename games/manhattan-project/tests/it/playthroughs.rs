//! Golden games: a change of the rules appears as a readable diff. `cargo xtask playthroughs` rewrites them.

use engine::{Game, Seat};
use manhattan_project::{Aircraft, Fuel, ManhattanProject};
use parts::Set;
use testkit::GameSetup;

use crate::table::market;

/// The position in a few lines.
fn picture(position: &ManhattanProject) -> String {
    let tables = position.tables();
    let bombs =
        |set: Set| set.iter().map(|row| &*tables.bombs[usize::from(row)].id).collect::<Vec<_>>().join(" ");
    let mut lines = vec![
        format!("turn of seat {} {:?} bribes {}", position.active(), position.stage(), position.bribes()),
        format!("market {} deck {}", market(position).join(" "), position.buildings_in_deck()),
        format!("bombs {} deck {}", bombs(position.face_up()), position.bombs_in_deck()),
    ];
    for seat in Seat::all(position.seats()) {
        let owned = position.buildings_of(seat);
        let buildings: Vec<String> = owned
            .iter()
            .map(|row| {
                let building = manhattan_project::Building(row);
                let crew = position.on_building(building).1.total();
                format!("{}({crew},{})", tables.buildings[usize::from(row)].id, position.damage(building))
            })
            .collect();
        lines.push(format!(
            "seat {seat}: ${} yellowcake {} fighters {} bombers {} uranium {} plutonium {} spies {} supply {:?}",
            position.money(seat),
            position.yellowcake(seat),
            position.aircraft(seat, Aircraft::Fighter),
            position.aircraft(seat, Aircraft::Bomber),
            position.fuel(seat, Fuel::Uranium),
            position.fuel(seat, Fuel::Plutonium),
            position.espionage(seat),
            position.supply(seat),
        ));
        let (hand, built) = (bombs(position.hand(seat)), bombs(position.built(seat)));
        lines.push(format!("  hand [{hand}] built [{built}] loaded [{}]", bombs(position.loaded(seat))));
        if !buildings.is_empty() {
            lines.push(format!("  {}", buildings.join(" ")));
        }
    }
    lines.join("\n")
}

fn check(name: &str, set_up: &GameSetup, number: u64) {
    let text = testkit::playthrough::<ManhattanProject>(set_up, number, 250, picture);
    testkit::check_playthrough(format!("tests/playthroughs/{name}.txt"), &text);
}

#[test]
fn playthrough_of_two() {
    check("two", &GameSetup::new(2, &[("deals", "none")]), 1);
}

#[test]
fn playthrough_of_five_with_deals() {
    check("five-deals", &GameSetup::new(5, &[]), 2);
}
