//! Helpers: positions and moves.

use std::sync::LazyLock;

use engine::{Chance, Components, Game, OptionMap, Playout, Seat, Urn};
use parts::Set;
use power_grid::{Action, Arrangement, Event, MapSide, PowerGrid, Stage, Step3Card, Tables};
use testkit::GameSetup;
pub(crate) use testkit::{legal, refused};

/// The embedded components.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<PowerGrid>().0);
    *TABLES
}

/// These options, the rest at their defaults.
pub(crate) fn options(pairs: &[(&str, &str)]) -> OptionMap {
    GameSetup::new(2, pairs).option_map::<PowerGrid>()
}

/// Chance with a fixed first order and deck. Any other draw panics.
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

/// A new game on the first connected regions of a map, in seat order, before the first nomination.
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

/// A new game with these options, in seat order.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)]) -> PowerGrid {
    game_in_order(&(0..seats).collect::<Vec<_>>(), pairs)
}

/// A new game with these options, in which this first order is drawn.
pub(crate) fn game_in_order(order: &[u8], pairs: &[(&str, &str)]) -> PowerGrid {
    let seats = u8::try_from(order.len()).expect("few seats");
    let mut chance = Stacked { order: order.to_vec(), deck: Vec::new() };
    GameSetup::new(seats, pairs).start(tables(), &mut chance)
}

/// Plays moves such as `"2 bid 7"` (seats counted from zero), which must draw exactly these plants, and returns the
/// events. Panics with the refusal if a move is not legal.
pub(crate) fn play(position: &mut PowerGrid, moves: &[&str], deck: &[u8]) -> Vec<Event> {
    let mut chance = Stacked { order: Vec::new(), deck: deck.to_vec() };
    let events = testkit::play_moves(position, moves, &mut chance);
    assert!(chance.deck.is_empty(), "these plants were not drawn: {:?}", chance.deck);
    events
}

/// The plants of the current and of the future market; the Step 3 card is 0.
pub(crate) fn rows(position: &PowerGrid) -> (Vec<u8>, Vec<u8>) {
    let mut future: Vec<u8> = position.future_market().iter().collect();
    if position.step3_card() == Step3Card::OnDisplay {
        future.push(0);
    }
    (position.current_market().iter().collect(), future)
}

/// The seats with these indices, for an order.
pub(crate) fn seats<const N: usize>(indices: [u8; N]) -> [Seat; N] {
    indices.map(Seat::new)
}

/// The ids of `count` cities in play, after the first `skip`, in the order of the map's table.
pub(crate) fn cities(position: &PowerGrid, skip: usize, count: usize) -> Vec<&str> {
    let rows = &position.map().cities;
    let ids: Vec<&str> = position
        .grid()
        .cities
        .iter()
        .skip(skip)
        .take(count)
        .map(|city| rows[usize::from(city)].id.as_str())
        .collect();
    assert_eq!(ids.len(), count, "enough cities are in play");
    ids
}

/// All players pass or finish until `enough` holds or the game is over; returns the events.
pub(crate) fn idle(
    position: &mut PowerGrid,
    chance: &mut impl Chance,
    enough: impl Fn(&PowerGrid) -> bool,
) -> Vec<Event> {
    let mut events = Vec::new();
    while position.to_act().is_some() && !enough(position) {
        let action = match position.stage() {
            Stage::Nominating => Action::Pass,
            Stage::Bidding => Action::PassBid,
            _ => Action::Done,
        };
        position.check(action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        position.play(action, chance, &mut events);
        position.invariants().unwrap_or_else(|broken| panic!("{action:?}: {broken}"));
    }
    events
}

/// [`idle`] for at least one move and until this stage, which must draw exactly these plants.
pub(crate) fn idle_to(position: &mut PowerGrid, stage: Stage, deck: &[u8]) -> Vec<Event> {
    let mut chance = Stacked { order: Vec::new(), deck: deck.to_vec() };
    let before = position.stage();
    let mut events = idle(position, &mut chance, |position| position.stage() != before);
    events.extend(idle(position, &mut chance, |position| position.stage() == stage));
    assert!(chance.deck.is_empty(), "these plants were not drawn: {:?}", chance.deck);
    events
}

/// The plants drawn before the Step 3 card, in order, if no plant is bought.
pub(crate) fn dealt(mut position: PowerGrid, chance: &mut impl Chance) -> Vec<u8> {
    let events = idle(&mut position, chance, |position| position.step3_card() != Step3Card::InDeck);
    drawn(&events)
}

/// The plants drawn from the deck.
pub(crate) fn drawn(events: &[Event]) -> Vec<u8> {
    let plant = |event: &Event| if let Event::Drawn(plant) = event { Some(plant.0) } else { None };
    events.iter().filter_map(plant).collect()
}

/// A random game with a seed number; `look` is called with every position after the first and the events that led to
/// it.
pub(crate) fn random_game(start: PowerGrid, number: u64, mut look: impl FnMut(&PowerGrid, &[Event])) {
    let mut chance = Playout::new(number);
    let mut position = start;
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while position.to_act().is_some() {
        actions.clear();
        events.clear();
        position.actions(&mut actions);
        let plan = position.at_random(&actions);
        let choice = chance.below(u32::try_from(plan.len()).expect("few actions"));
        position.play(plan[choice as usize], &mut chance, &mut events);
        look(&position, &events);
    }
}

/// A two-player game in round 2 whose first seat owns these plants and is about to act in this stage; the rival owns
/// nothing, and the eight highest other plants are on display.
pub(crate) fn owner_of(plants: &[u8], stage: Stage) -> Arrangement {
    let owned: Set = plants.iter().copied().collect();
    let others: Vec<u8> = tables().all_plants.minus(owned).iter().collect();
    let position = Arrangement::of(new_game("germany", 2)).time(1, 2).plants(seat(0), plants);
    position.display(&others[others.len() - 8..]).stage(stage).actor(seat(0))
}

/// The possible values of the first card drawn by this action; empty if it draws none.
pub(crate) fn drawable(position: &PowerGrid, notation: &str) -> Vec<u8> {
    struct Urns(Vec<Vec<u8>>);
    impl Chance for Urns {
        fn draw<U: Urn + ?Sized>(&mut self, _: &'static str, urn: &U) -> u8 {
            self.0.push((0..urn.total()).map(|n| urn.nth(n)).collect());
            urn.nth(urn.total() - 1)
        }
    }
    let mut urns = Urns(Vec::new());
    let action = position.read_action(notation).unwrap_or_else(|| panic!("{notation}: not an action"));
    let mut copy = *position;
    copy.play(action, &mut urns, &mut ());
    urns.0.into_iter().next().unwrap_or_default()
}

/// A new game on this map with random regions and order by a seed number.
pub(crate) fn random_start(map: &str, seats: u8, number: u64) -> PowerGrid {
    GameSetup::new(seats, &[("map", map)]).start(tables(), &mut Playout::new(number))
}
