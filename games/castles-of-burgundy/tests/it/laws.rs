//! The laws every game obeys, over random games of every setup.

use castles_of_burgundy::{
    Action, Arrangement, CastlesOfBurgundy, Choice, Depot, Estate, Goods, HEXES, Hex, Kind, Pips, Stage, Tile,
};
use engine::{Game, Seat};
use parts::Set;
use testkit::{GameSetup, LawCheck, every_setup};

/// All actions worth checking: those with tiles on a depot or in a storage.
fn candidates(position: &CastlesOfBurgundy, out: &mut Vec<Action>) {
    let dice: Vec<Option<Pips>> = (1..=6).map(|die| Some(Pips(die))).chain([None]).collect();
    let hexes = (0..u8::try_from(HEXES).expect("37")).map(Hex);
    let mut known: Vec<Tile> =
        (0..7).flat_map(|depot| position.tiles_in(Depot(depot)).iter().flatten().copied()).collect();
    known.extend(
        Seat::all(position.seats()).flat_map(|seat| position.storage(seat).iter().flatten().copied()),
    );
    known.sort_unstable();
    known.dedup();
    let actor = position.to_act().unwrap_or(Seat::new(0));
    let discards: Vec<Option<Tile>> = position
        .storage(actor)
        .iter()
        .flatten()
        .map(|&tile| Some(tile))
        .chain([None, Some(Tile::MINE)])
        .collect();
    out.extend([Action::Decline, Action::Done]);
    out.extend((0..12).flat_map(|estate| hexes.clone().map(move |hex| Action::Choose(Estate(estate), hex))));
    for &tile in &known {
        for (depot, &discard) in
            (0..7).flat_map(|depot| discards.iter().map(move |discard| (Depot(depot), discard)))
        {
            out.push(Action::Buy { depot, tile, discard });
            out.extend(dice.iter().map(|&die| Action::Take { die, depot, tile, discard }));
        }
        for hex in hexes.clone() {
            out.extend(dice.iter().map(|&die| Action::Place { die, tile, hex }));
        }
    }
    for &die in &dice {
        out.push(Action::Workers { die });
        out.extend(Goods::ALL.map(|goods| Action::Sell { die, goods }));
    }
    for types in (0..64).map(|bits| Choice::new(Set::from_bits(bits))) {
        for depot in (0..7).map(Depot) {
            out.push(Action::Collect { depot, second: None, choice: types });
            out.extend((1..7).map(|second| Action::Collect {
                depot,
                second: Some(Depot(second)),
                choice: types,
            }));
        }
    }
}

/// CB-12.4: a choice of estate is hidden until all have chosen.
fn hide(position: &mut CastlesOfBurgundy, viewer: Seat) {
    if position.stage() != Stage::Estates {
        return;
    }
    let hidden: Vec<Seat> =
        Seat::all(position.seats()).filter(|&seat| position.hides_estate(seat, Some(viewer))).collect();
    let blank = hidden.into_iter().fold(Arrangement::of(*position), |arranged, seat| {
        let estate = position.board_of(seat)[0];
        let castle = position.tables().estate(estate).hexes(Kind::Castle).first().expect("four");
        arranged.choice(seat, estate, Hex(castle))
    });
    *position = blank.finish().expect("a choice is in no invariant");
}

fn trial(setups: Vec<GameSetup>, games: u64) -> LawCheck<CastlesOfBurgundy> {
    LawCheck { setups, games, max_actions: 2000, expensive_one_in: 24, candidates, hide }
}

/// CB-11.11: the nine options with one estate for all are alike, so that each is played by one number of players.
#[test]
fn laws_hold_in_every_setup() {
    let mut setups = every_setup::<CastlesOfBurgundy>();
    setups.retain(|setup| {
        let same = setup.options[0].1.strip_prefix("same-").map(|id| id.parse::<u8>().expect("a number"));
        same.is_none_or(|id| setup.seats == 2 + id % 3)
    });
    assert_eq!(setups.len(), 3 * 5 + 9);
    testkit::obeys_the_laws(&trial(setups, 6));
}

#[test]
fn a_decision_allocates_nothing() {
    for seats in 2..=4 {
        testkit::allocates_nothing::<CastlesOfBurgundy>(&GameSetup::new(seats, &[]), 20);
        testkit::allocates_nothing::<CastlesOfBurgundy>(
            &GameSetup::new(seats, &[("estates", "secret-extra")]),
            20,
        );
    }
}

testkit::rules_crate_tests!(CastlesOfBurgundy, position: 1000, action: 8);
