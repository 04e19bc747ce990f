//! Golden games: a change of the rules appears as a readable diff. `cargo xtask playthroughs` rewrites them.

use dice_settlers::{DiceSettlers, Main, Tile};
use testkit::GameSetup;

/// The position in a few lines.
fn picture(position: &DiceSettlers) -> String {
    let tiles = position.map().iter().map(|tile| format!("{tile}@{}", position.cell(Tile(tile))));
    let mut lines = vec![
        format!("round {} {:?}, turn of seat {}", position.round(), position.stage(), position.turn()),
        format!("map {}", tiles.collect::<Vec<_>>().join(" ")),
        format!("stack {} dice {:?} vp {}", position.stack().len(), position.supply(), position.vp_supply()),
    ];
    for seat in position.all_players() {
        let faces = position.tables().all_faces().filter(|face| position.active(seat)[face.index()] > 0);
        let active = faces.map(|face| {
            let (colour, icon) = position.tables().faces[face.index()];
            format!("{}x{colour}-{icon}", position.active(seat)[face.index()])
        });
        let tents = position.presence(seat).iter().map(|tile| {
            let houses = "+house".repeat(position.houses_on(seat, Tile(tile)).into());
            format!("{tile}:{}{houses}", position.tents_on(seat, Tile(tile)))
        });
        lines.push(format!(
            "seat {seat}: bag {:?} active [{}] spent {:?} tents {} tokens {:?} vp {} markers {:?} on {}",
            position.bag(seat),
            active.collect::<Vec<_>>().join(" "),
            position.spent(seat),
            position.tents(seat),
            position.resources(seat),
            position.vp(seat),
            position.markers(seat).iter().collect::<Vec<_>>(),
            tents.collect::<Vec<_>>().join(" ")
        ));
        if position.is_bot(seat) {
            let sides = Main::ALL.into_iter().filter(|&main| main != Main::Harvest);
            let sides = sides.map(|main| format!("{main} {:?}", position.bot_side(main)));
            lines.push(format!("row {:?} marker {}", position.bot_row(), position.bot_marker()));
            lines.push(sides.collect::<Vec<_>>().join("; "));
        }
    }
    lines.join("\n")
}

fn check(name: &str, set_up: &GameSetup, number: u64) {
    let text = testkit::playthrough::<DiceSettlers>(set_up, number, 25, picture);
    testkit::check_playthrough(format!("tests/playthroughs/{name}.txt"), &text);
}

#[test]
fn playthrough_of_three() {
    check("three", &GameSetup::new(3, &[]), 1);
}

#[test]
fn playthrough_of_two_with_all_cards_and_explosions() {
    let all = [("technologies", "random"), ("cards", "all"), ("explosive", "yes"), ("promo", "yes")];
    check("two-all", &GameSetup::new(2, &[&all[..], &[("conversions", "chained")]].concat()), 2);
}

#[test]
fn playthrough_of_four() {
    check("four-traders", &GameSetup::new(4, &[("technologies", "warriors-and-traders")]), 3);
}

#[test]
fn playthrough_of_a_solo_game() {
    check("solo", &GameSetup::new(1, &[("diceoneer", "hard-dice,hard-tents,gold-rush")]), 4);
}
