//! The elements to click for an action, in any order. Actions that end something have none: the page draws a button.

use dice_settlers::technologies::Effect;
use dice_settlers::{Action, DiceSettlers, Face, Main, Resource, Slot, Source};
use engine::Seat;

use crate::element::Element;

pub(crate) fn targets(position: &DiceSettlers, seat: Seat, action: Action) -> Vec<Element> {
    let token = |resource| Element::Token(seat, resource);
    let bot = || position.all_players().find(|&seat| position.is_bot(seat)).unwrap_or(seat);
    match action {
        Action::Draft(tile) => vec![Element::Drawn(tile)],
        Action::Lay(cell) | Action::BotCell(cell) => vec![Element::Cell(cell)],
        Action::Pay(face, option) => with(dice(position, seat, face), Element::RollOption(option)),
        Action::Turn(from, to) => with(dice(position, seat, from), Element::Face(to)),
        Action::Reroll(faces) => {
            let mut all: Vec<Element> = Vec::new();
            for face in faces.into_iter().flatten() {
                all.extend(
                    dice(position, seat, face)
                        .into_iter()
                        .filter(|die| !all.contains(die))
                        .collect::<Vec<_>>(),
                );
            }
            with(all, count(faces.iter().flatten().count()))
        }
        Action::Use(slot) | Action::Explode(slot) => vec![Element::Card(slot)],
        Action::Begin(main) => vec![Element::Action(seat, main)],
        Action::Recruit(wanted) => {
            let colours = dice_settlers::Colour::ALL.into_iter().filter(|colour| wanted[colour.index()] > 0);
            with(colours.map(Element::Supply).collect(), count(wanted.iter().map(|&n| usize::from(n)).sum()))
        }
        Action::Take => vec![Element::Home(seat)],
        Action::Settle(tile) | Action::Govern(tile) | Action::Build(tile) | Action::BotTile(tile) => {
            vec![Element::Tile(tile)]
        }
        Action::TakeBack(tile) => vec![Element::Tents(seat, tile)],
        Action::Raid(tile, rival) | Action::Remove(tile, rival) => vec![Element::Tents(rival, tile)],
        Action::Harvest(resource) | Action::Token(resource) => vec![token(resource)],
        Action::Double(resource) => {
            let doubles = |slot: &Slot| position.technology(*slot).effect == Effect::HarvestDouble;
            let card = position.markers(seat).iter().map(Slot).find(doubles);
            card.map(Element::Card).into_iter().chain([token(resource)]).collect()
        }
        Action::Trade(exchange, tokens) => with(paid(seat, tokens), Element::Exchange(Some(exchange))),
        Action::TradeDie => vec![Element::Exchange(None)],
        Action::Research(slot, tokens) => with(paid(seat, tokens), Element::Card(slot)),
        Action::Spend(source) => spent(position, seat, source),
        Action::Place(tile, cell) => vec![Element::Drawn(tile), Element::Cell(cell)],
        Action::Join => position.tile_of_action().map(Element::Tile).into_iter().collect(),
        Action::Gain(colour) | Action::BotColour(colour) => vec![Element::Supply(colour)],
        Action::GiveActive(face) | Action::Keep(face) => dice(position, seat, face),
        Action::GiveSpent(colour) => vec![Element::Spent(seat, colour)],
        Action::Factory { tile, from, keep } => {
            let keeps = |slot: &Slot| position.technology(*slot).effect == Effect::FactoryKeepTent;
            let card = position.markers(seat).iter().map(Slot).find(keeps).filter(|_| keep);
            [Element::Tile(tile), Element::Tents(seat, from)]
                .into_iter()
                .chain(card.map(Element::Card))
                .collect()
        }
        Action::BotSells(resource) => vec![Element::Token(bot(), resource)],
        Action::Evict(tile) => vec![Element::Tents(bot(), tile)],
        // The number of icons, and whatever ends or declines something, are buttons.
        Action::Explore(_) | Action::Done => Vec::new(),
    }
}

/// All active dice that show a face: any of them will do.
fn dice(position: &DiceSettlers, seat: Seat, face: Face) -> Vec<Element> {
    let shown = position.active(seat)[face.index()];
    (1..=shown).map(|number| Element::Die(seat, face, number)).collect()
}

fn with(mut elements: Vec<Element>, more: Element) -> Vec<Element> {
    elements.push(more);
    elements
}

fn count(n: usize) -> Element {
    Element::Count(u8::try_from(n).unwrap_or(u8::MAX))
}

fn paid(seat: Seat, tokens: [u8; 4]) -> Vec<Element> {
    let kinds = Resource::ALL.into_iter().filter(|resource| tokens[resource.index()] > 0);
    kinds.map(|resource| Element::Token(seat, resource)).collect()
}

fn spent(position: &DiceSettlers, seat: Seat, source: Source) -> Vec<Element> {
    match source {
        Source::Die(face) => dice(position, seat, face),
        Source::Pair(one, two) if one == two => dice(position, seat, one),
        Source::Pair(one, two) => [dice(position, seat, one), dice(position, seat, two)].concat(),
        Source::Single(face) => {
            let single = |slot: &Slot| matches!(position.technology(*slot).effect, Effect::PioneerSingle(_));
            let card = position.markers(seat).iter().map(Slot).find(single);
            dice(position, seat, face).into_iter().chain(card.map(Element::Card)).collect()
        }
        Source::Card(slot) => vec![Element::Card(slot)],
        // The action itself stands for icons that lie on no die.
        Source::Tile | Source::Blast => {
            vec![Element::Action(seat, position.main_action().unwrap_or(Main::Harvest))]
        }
    }
}
