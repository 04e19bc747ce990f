//! The elements of an event.

use dice_settlers::{DiceSettlers, Event, Source};
use engine::Seat;
use ui_kit::Element as _;

use crate::element::Element;

pub(crate) fn elements(position: &DiceSettlers, event: Event) -> Vec<String> {
    let on_map = |tile: dice_settlers::Tile| position.map().has(tile.0);
    let tents = |seat: Seat, tile| vec![Element::Tents(seat, tile), Element::Tile(tile)];
    let about = match event {
        Event::Drafted(_, tile) | Event::Placed(_, tile, _) => vec![Element::Tile(tile)],
        // Its cell follows when it is placed.
        Event::Drawn(..) => vec![Element::Trigger(3)],
        Event::Quota(seat, _) => vec![Element::Quota(seat)],
        Event::Refilled(seat) => vec![Element::Bag(seat)],
        Event::Used(_, slot) | Event::Researched(_, slot, _) | Event::Exploded(_, slot) => {
            vec![Element::Card(slot)]
        }
        Event::Spent(_, Source::Card(slot)) => vec![Element::Card(slot)],
        Event::Began(seat, main) => vec![Element::Action(seat, main)],
        Event::DieGained(seat, colour) if !position.is_bot(seat) => {
            vec![Element::Supply(colour), Element::Spent(seat, colour)]
        }
        Event::DieGained(_, colour) => vec![Element::Supply(colour), Element::Row],
        Event::TentsTaken(seat, _) => vec![Element::Home(seat)],
        Event::TentPlaced(seat, tile) | Event::Joined(seat, tile) | Event::TentsLifted(seat, tile, _) => {
            tents(seat, tile)
        }
        Event::Swapped(seat, tile, rival) => {
            vec![Element::Tents(seat, tile), Element::Tents(rival, tile), Element::Tile(tile)]
        }
        Event::Removed(_, tile, rival) => tents(rival, tile),
        Event::TokensGained(seat, resource, _) | Event::Doubled(seat, resource) => {
            vec![Element::Token(seat, resource)]
        }
        Event::VpGained(seat, _) => vec![Element::Vp(seat), Element::Trigger(2)],
        Event::FactoryRun(_, tile) | Event::Evicted(tile) => vec![Element::Tile(tile)],
        Event::HouseBuilt(seat, tile) => vec![Element::House(seat, tile), Element::Tile(tile)],
        Event::BotActs(main, _) | Event::BotDie(_, main) | Event::BotToken(_, Some(main)) => {
            vec![Element::Side(main)]
        }
        Event::BotToken(resource, None) => {
            let bot = position.all_players().find(|&seat| position.is_bot(seat));
            bot.map(|seat| Element::Token(seat, resource)).into_iter().collect()
        }
        // Ids of dice change with the next move; the rest has no element.
        Event::Rolled(..) | Event::Paid(..) | Event::Turned(..) | Event::Rerolled(..) | Event::Kept(..) => {
            Vec::new()
        }
        Event::Spent(..) | Event::Traded(..) | Event::DieTraded(..) | Event::BotUnused(_) => Vec::new(),
        Event::RoundBegan(_)
        | Event::LastRound
        | Event::ExtraAction(_)
        | Event::TurnEnded(_)
        | Event::Ended => Vec::new(),
    };
    // A tile that was only drafted is not on the map.
    let there = |element: &Element| !matches!(element, Element::Tile(tile) if !on_map(*tile));
    about.into_iter().filter(there).map(|element| element.id(position)).collect()
}
