//! The elements an event is about.

use manhattan_project::cards::{Cost, Goods};
use manhattan_project::{Event, Fuel, ManhattanProject, WorkerType};
use ui_kit::Element as _;

use crate::element::{Element, Figure, Track};

pub(crate) fn elements(position: &ManhattanProject, event: Event) -> Vec<String> {
    let figure = Element::Figure;
    let about = match event {
        Event::Placed(_, space, _) => vec![Element::Space(space)],
        Event::Used(_, building, _) | Event::Raided(_, building) | Event::Repaired(_, building, _) => {
            vec![Element::Building(building)]
        }
        Event::Bought(seat, building, _, price) => {
            let mut about = vec![Element::Building(building)];
            about.extend((price > 0).then_some(figure(Figure::Money, seat)));
            about
        }
        Event::Revealed(building) => vec![Element::Building(building), Element::Deck],
        Event::Paid(seat, cost) => paid(cost).into_iter().map(|one| figure(one, seat)).collect(),
        Event::Received(seat, goods) => {
            let mut about: Vec<Element> = received(goods).into_iter().map(|one| figure(one, seat)).collect();
            about.extend((goods.uranium > 0).then_some(Element::Disc(Track::Uranium, seat)));
            about.extend((goods.plutonium > 0).then_some(Element::Disc(Track::Plutonium, seat)));
            about
        }
        Event::Gained(seat, which, own, grey) => {
            let mut about = Vec::new();
            about.extend((own > 0).then_some(Element::Own(seat, which)));
            about.extend((grey > 0).then_some(Element::Grey(seat, which)));
            about
        }
        Event::ChoseBonus(seat, which) => vec![Element::Own(seat, which)],
        Event::Bribed => vec![Element::Bribes],
        Event::TookBribes(seat, _) => vec![Element::Bribes, figure(Figure::Money, seat)],
        Event::Retrieved(seat) => WorkerType::ALL.map(|which| Element::Own(seat, which)).to_vec(),
        Event::Struck(_, target, aircraft) => vec![figure(Figure::Aircraft(aircraft), target)],
        Event::Kept(seat) => vec![Element::Designs, figure(Figure::Hand, seat)],
        Event::LaidOut(bomb) => {
            // A card that was laid out and has been drafted since is hidden.
            let there = position.face_up().has(bomb.0) && !position.hides_face_up(None);
            vec![if there { Element::Bomb(bomb) } else { Element::Designs }]
        }
        Event::DesignClosed => vec![Element::Designs],
        Event::Spied(seat, _) => vec![Element::Disc(Track::Espionage, seat), figure(Figure::Spies, seat)],
        Event::Built(seat, bomb, _) | Event::Loaded(seat, bomb) => {
            let built = position.built(seat).has(bomb.0);
            let mut about: Vec<Element> = built.then_some(Element::Bomb(bomb)).into_iter().collect();
            about.push(figure(Figure::Points, seat));
            about
        }
        Event::Tested(seat, ..) => {
            vec![figure(Figure::Token, seat), Element::Tokens, figure(Figure::Points, seat)]
        }
        Event::Won(seat) => vec![figure(Figure::Points, seat)],
        Event::TurnBegan(_) | Event::Declined(_) | Event::Offered(_) | Event::Answered(..) => Vec::new(),
    };
    about.into_iter().map(|element| element.id(position)).collect()
}

fn paid(cost: Cost) -> Vec<Figure> {
    there(&[
        (cost.money, Figure::Money),
        (cost.yellowcake, Figure::Yellowcake),
        (cost.uranium, Figure::Fuel(Fuel::Uranium)),
    ])
}

fn received(goods: Goods) -> Vec<Figure> {
    use manhattan_project::Aircraft;
    there(&[
        (goods.money, Figure::Money),
        (goods.yellowcake, Figure::Yellowcake),
        (goods.fighters, Figure::Aircraft(Aircraft::Fighter)),
        (goods.bombers, Figure::Aircraft(Aircraft::Bomber)),
        (goods.uranium, Figure::Fuel(Fuel::Uranium)),
        (goods.plutonium, Figure::Fuel(Fuel::Plutonium)),
    ])
}

fn there(counts: &[(u8, Figure)]) -> Vec<Figure> {
    counts.iter().filter(|(count, _)| *count > 0).map(|&(_, figure)| figure).collect()
}
