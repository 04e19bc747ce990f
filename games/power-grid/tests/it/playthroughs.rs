//! Golden games: a change of the rules appears as a readable diff. `cargo xtask playthroughs` rewrites them.

use engine::{Game, Seat};
use power_grid::PowerGrid;
use testkit::GameSetup;

use crate::table::rows;

/// The position in a few lines.
fn picture(position: &PowerGrid) -> String {
    let (current, future) = rows(position);
    let mut lines = vec![
        format!(
            "round {} step {} {:?} order {:?}",
            position.round(),
            position.step(),
            position.stage(),
            position.order()
        ),
        format!("plants {current:?} {future:?} deck {}", position.cards_in_deck()),
        format!("market {:?} supply {:?}", position.market(), position.supply()),
    ];
    for seat in Seat::all(position.seats()) {
        let plants: Vec<u8> = position.plants_of(seat).iter().collect();
        let cities: Vec<&str> = position
            .cities_of(seat)
            .iter()
            .map(|city| position.map().cities[usize::from(city)].id.as_str())
            .collect();
        let (money, tokens) = (position.money(seat), position.tokens(seat));
        lines.push(format!(
            "seat {seat}: money {money} plants {plants:?} tokens {tokens:?} cities {}",
            cities.join(" ")
        ));
    }
    lines.join("\n")
}

fn check(name: &str, set_up: &GameSetup, number: u64) {
    let text = testkit::playthrough::<PowerGrid>(set_up, number, 25, picture);
    testkit::check_playthrough(format!("tests/playthroughs/{name}.txt"), &text);
}

#[test]
fn playthrough_germany_of_four() {
    check("germany-4", &GameSetup::new(4, &[]), 1);
}

#[test]
fn playthrough_usa_of_two_with_a_draft() {
    check("usa-2-draft", &GameSetup::new(2, &[("map", "usa"), ("regions", "draft")]), 2);
}

#[test]
fn playthrough_usa_of_six_with_open_money() {
    check("usa-6-open", &GameSetup::new(6, &[("map", "usa"), ("money", "open")]), 3);
}
