//! The components an event changes.

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Event, Tile};
use engine::Seat;
use ui_kit::Element as _;

use crate::element::Element;

pub(crate) fn elements(position: &CastlesOfBurgundy, event: Event) -> Vec<String> {
    let about = match event {
        Event::Chose(seat, _, hex) => vec![Element::Hex(seat, hex)],
        Event::Filled(depot, _) => vec![Element::Depot(depot)],
        Event::FilledBlack(_) => vec![Element::Depot(Depot::BLACK)],
        Event::TurnedUp(_) => vec![Element::Coming],
        Event::Arrived(die, _) => vec![Element::White, Element::Load(Depot(die.0))],
        Event::Changed(seat, ..) | Event::GainedWorkers(seat, _) => vec![Element::Workers(seat)],
        Event::Took(seat, depot, tile) => moved(position, seat, depot, tile),
        Event::Bought(seat, depot, tile) => {
            let mut about = moved(position, seat, depot, tile);
            about.push(Element::Silver(seat));
            about
        }
        Event::Placed(seat, _, hex) => vec![Element::Hex(seat, hex)],
        Event::Sold(seat, ..) => vec![Element::Sold(seat)],
        Event::Completed { seat, .. } | Event::Scored(seat, ..) | Event::Final(seat, _) => {
            vec![Element::Score(seat)]
        }
        Event::TookBonus(_, kind, size) => vec![Element::Bonus(kind, size)],
        Event::GainedSilver(seat, _) => vec![Element::Silver(seat)],
        Event::Collected(seat, depot, goods, _) => {
            let held = position.goods_of(seat)[goods.index()] > 0;
            let mut about = vec![Element::Load(depot)];
            about.extend(held.then_some(Element::Held(seat, goods)));
            about
        }
        Event::Moved(seat, _) => vec![Element::Marker(seat)],
        // All dice are rolled in every round, so marking them would tell nothing.
        Event::Rolled(..) => Vec::new(),
        // The component is gone, or the event concerns all players.
        Event::Discarded(..) | Event::Declined(..) | Event::Lost(..) | Event::ChoseSecretly(_) => Vec::new(),
        Event::PhaseBegan(_) | Event::PhaseEnded(_) | Event::RoundBegan(..) | Event::Ended => Vec::new(),
    };
    about.into_iter().map(|element| element.id(position)).collect()
}

/// A tile that was stored: its storage space, if it is still there, and its depot.
fn moved(position: &CastlesOfBurgundy, seat: Seat, depot: Depot, tile: Tile) -> Vec<Element> {
    let space = (0u8..).zip(position.storage(seat)).find(|&(_, stored)| *stored == Some(tile));
    let stored = space.map(|(space, _)| Element::Stored(seat, space));
    stored.into_iter().chain([Element::Depot(depot)]).collect()
}
