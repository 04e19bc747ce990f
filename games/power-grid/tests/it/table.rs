//! How these tests set a table.

use std::sync::LazyLock;

use engine::{Chance, Components, Files, Game, OptionMap, Seat, Urn};
use parts::Set;
use power_grid::{Event, MapSide, PowerGrid, Step3Card, Tables};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> = LazyLock::new(|| {
        Components::keep(
            PowerGrid::components(&Files::embedded(PowerGrid::FILES)).expect("the embedded files are right"),
        )
    });
    *TABLES
}

/// These options, the rest at their defaults.
pub(crate) fn options(pairs: &[(&str, &str)]) -> OptionMap {
    let mut options = OptionMap::defaults(PowerGrid::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    options
}

/// Chance that is stacked: the first order and the cards of the deck come as listed. Anything else must not be drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stacked {
    pub(crate) order: Vec<u8>,
    pub(crate) deck: Vec<u8>,
}

impl Chance for Stacked {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        let list = match what {
            "order" => &mut self.order,
            "plant" => &mut self.deck,
            other => panic!("nothing is stacked for a draw of {other}"),
        };
        assert!(!list.is_empty(), "no more {what} is stacked");
        let value = list.remove(0);
        assert!(urn.holds(value), "{what} {value} cannot be drawn here");
        value
    }
}

/// Seat `index`, counted from zero.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A new game on the first connected regions of a map, everybody in seat order, before the first nomination.
pub(crate) fn new_game(map: &str, seats: u8) -> PowerGrid {
    let tables = tables();
    let count = tables.players(seats).regions;
    let side = MapSide::ALL.into_iter().find(|side| side.word() == map).expect("a map");
    let rows = tables.map(side);
    let bits = rows.connected_sets(count)[0];
    let ids: Vec<&str> =
        Set::from_bits(bits.into()).iter().map(|row| rows.regions[usize::from(row)].id.as_str()).collect();
    game(seats, &[("map", map), ("regions", &ids.join(","))])
}

/// A new game with these options, everybody in seat order.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)]) -> PowerGrid {
    let options = PowerGrid::options(&tables(), &options(pairs)).expect("options that make sense");
    let mut chance = Stacked { order: (0..seats).collect(), deck: Vec::new() };
    PowerGrid::start(tables(), &options, seats, &mut chance).expect("a legal set-up")
}

/// Plays moves written as `"2 bid 7"` (seats counted from zero), drawing these plants, all of them; returns what
/// happened. Panics with the refusal when a move is not legal.
pub(crate) fn play(position: &mut PowerGrid, moves: &[&str], deck: &[u8]) -> Vec<Event> {
    let mut chance = Stacked { order: Vec::new(), deck: deck.to_vec() };
    let mut events = Vec::new();
    for text in moves {
        let (seat, notation) = text.split_once(' ').expect("a seat and an action");
        assert_eq!(
            position.to_act().map(|seat| seat.number().to_string()).as_deref(),
            Some(seat),
            "{text}: whose turn"
        );
        let action = position.read_action(notation).unwrap_or_else(|| panic!("{text}: not an action"));
        position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.play(action, &mut chance, &mut events);
        position.invariants().unwrap_or_else(|broken| panic!("{text}: {broken}"));
    }
    assert!(chance.deck.is_empty(), "these plants were not drawn: {:?}", chance.deck);
    events
}

/// The rule that forbids an action written in notation; nothing if it is legal.
pub(crate) fn refused(position: &PowerGrid, notation: &str) -> Option<&'static str> {
    let action = position.read_action(notation).unwrap_or_else(|| panic!("{notation}: not an action"));
    position.check(action).err().map(|refusal| refusal.rule)
}

/// The legal actions in notation.
pub(crate) fn legal(position: &PowerGrid) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.into_iter().map(|action| position.notation(action)).collect()
}

/// The plants of the current and of the future market; the Step 3 card is 0.
pub(crate) fn rows(position: &PowerGrid) -> (Vec<u8>, Vec<u8>) {
    let mut future: Vec<u8> = position.future_market().iter().collect();
    if position.step3_card() == Step3Card::OnDisplay {
        future.push(0);
    }
    (position.current_market().iter().collect(), future)
}
