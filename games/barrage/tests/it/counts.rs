//! The numbers of action sequences in typical positions. They change only with a line in the changelog.

use barrage::{Barrage, Officer, Stage};
use engine::{Game, Playout};
use testkit::check_perft;

use crate::table::{
    base, conduit, contract, full, introductory, options, plain, play, powerhouse, seat, tables, tile,
};

/// Seat 0 has made 15 energy and may fulfil a contract that gives machines, perhaps before the water flows on.
fn contract_stage(contract_first: bool) -> Barrage {
    let table = plain(2).dam(base("b1l"), Some(seat(0)), 3, 3).conduit(conduit("c1l"), seat(0));
    let table = table.powerhouse(powerhouse("p8.1"), seat(0)).engineers(seat(1), 1).national([None; 3]);
    let table = table.contracts(seat(0), &["r15", "y14", "g01"].map(contract));
    let table = if contract_first { table.contract_first() } else { table };
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3"]);
    position
}

/// Seat 0 pays for a base with a tile that mixes machines and with Jordan.
fn paying() -> Barrage {
    let table = full(&[Some(Officer::Jordan), None]).machines(seat(0), 3, 3).credits(seat(0), 12);
    let mut position = table
        .tiles(seat(0), &["base", "elevation", "conduit", "powerhouse", "joker_2"].map(tile))
        .engineers(seat(1), 1)
        .finish()
        .expect("a position");
    play(&mut position, &["0 construct joker_2 base b1l"]);
    assert_eq!(position.stage(), Stage::Paying);
    position
}

#[test]
fn counts_of_action_sequences() {
    let draft = Barrage::start(*tables(), &options(&[]), 3, &mut Playout::new(1)).expect("a position");
    // 3 companies and 3 contracts, then 2 and 2, then 1 and 1.
    check_perft("draft", &draft, &[9, 36, 36]);
    // 12 bank, 36 water, 5 wheel, 3 machines, 42 contracts, 34 bases, 26 conduits, 46 powerhouses.
    check_perft("introductory", &introductory(3), &[204, 42082]);
    check_perft("contract", &contract_stage(false), &[4, 215, 28814]);
    check_perft("contract before water", &contract_stage(true), &[4, 215, 28814]);
    // Five machines, up to 3 of each kind and up to 4 replaced by credits.
    check_perft("paying", &paying(), &[14, 1246]);
}
