//! Cached values and formulas of the rules, checked by brute force.

use engine::Seat;
use power_grid::{Burns, CITIES, City, Fuel, Plant, PowerGrid};

use crate::table::tables;

/// The fuel of a plant, and the number of tokens it can store.
type Room = (Burns, u8);

/// Every combination of `count` tokens that a plant burns.
fn loads(burns: Burns, count: u8) -> impl Iterator<Item = [u8; 4]> {
    (0..=count).filter_map(move |coal| match burns {
        Burns::CoalOrOil => Some([coal, count - coal, 0, 0]),
        Burns::Only(fuel) => (coal == 0).then(|| Fuel::ALL.map(|kind| if kind == fuel { count } else { 0 })),
        Burns::Nothing => (count == 0).then_some([0; 4]),
    })
}

/// The tokens without a load; `None` if there are too few.
fn without(tokens: [u8; 4], load: [u8; 4]) -> Option<[u8; 4]> {
    let mut left = tokens;
    for (left, load) in left.iter_mut().zip(load) {
        *left = left.checked_sub(load)?;
    }
    Some(left)
}

/// Whether all tokens can be stored: tries every load of one plant after the other.
fn fill(rooms: &[Room], tokens: [u8; 4]) -> bool {
    let Some((&(burns, room), rest)) = rooms.split_first() else { return tokens == [0; 4] };
    let mut loads = (0..=room).flat_map(|count| loads(burns, count));
    loads.any(|load| without(tokens, load).is_some_and(|left| fill(rest, left)))
}

/// Tries every mix of one running plant after the other, and whether the remaining tokens can be stored.
fn burn(running: &[Room], rooms: &[Room], tokens: [u8; 4]) -> bool {
    let Some((&(burns, amount), rest)) = running.split_first() else { return fill(rooms, tokens) };
    loads(burns, amount).any(|load| without(tokens, load).is_some_and(|left| burn(rest, rooms, left)))
}

fn amount(plant: u8) -> Room {
    let card = *tables().card(Plant(plant));
    (card.burns, card.amount)
}

/// The storage of these plants after `running` of them have set aside the fuel they will burn.
fn rooms(plants: &[u8], running: &[u8]) -> Vec<Room> {
    let room = |&plant: &u8| {
        let (burns, amount) = amount(plant);
        (burns, if running.contains(&plant) { amount } else { 2 * amount })
    };
    plants.iter().map(room).collect()
}

/// Whether these plants can store these tokens.
pub(crate) fn can_store(plants: &[u8], tokens: [u8; 4]) -> bool {
    fill(&rooms(plants, &[]), tokens)
}

/// Whether the plants `running` can all burn tokens stored on them, in one arrangement of the tokens.
pub(crate) fn can_run(plants: &[u8], running: &[u8], tokens: [u8; 4]) -> bool {
    let amounts: Vec<Room> = running.iter().map(|&plant| amount(plant)).collect();
    burn(&amounts, &rooms(plants, running), tokens)
}

/// Whether one of these plants can burn exactly this load, stored on it.
pub(crate) fn can_burn(plants: &[u8], running: u8, tokens: [u8; 4], load: [u8; 4]) -> bool {
    without(tokens, load).is_some_and(|left| fill(&rooms(plants, &[running]), left))
}

/// Every subset of a few plants.
pub(crate) fn subsets(plants: &[u8]) -> Vec<Vec<u8>> {
    let pick = |bits: usize| (0..plants.len()).filter(move |place| bits >> place & 1 == 1);
    (0..1 << plants.len()).map(|bits| pick(bits).map(|place| plants[place]).collect()).collect()
}

/// Every set of one to three plants out of one or two of each sort, with every number of tokens up to one too many.
pub(crate) fn for_all_holdings(mut look: impl FnMut(&[u8], [u8; 4])) {
    const SORTS: [u8; 12] = [4, 8, 9, 3, 29, 5, 12, 46, 6, 14, 11, 13];
    for plants in subsets(&SORTS).into_iter().filter(|plants| (1..=3).contains(&plants.len())) {
        let most = Fuel::ALL.map(|fuel| {
            let rooms = rooms(&plants, &[]);
            let burning = rooms.iter().filter(|(burns, _)| match burns {
                Burns::Only(kind) => *kind == fuel,
                Burns::CoalOrOil => fuel.index() < 2,
                Burns::Nothing => false,
            });
            burning.map(|(_, room)| room).sum::<u8>()
        });
        let [coal, oil, garbage, uranium] = most.map(|most| if most == 0 { 0..=0 } else { 0..=most + 1 });
        for coal in coal {
            for oil in oil.clone() {
                for garbage in garbage.clone() {
                    for uranium in uranium.clone() {
                        look(&plants, [coal, oil, garbage, uranium]);
                    }
                }
            }
        }
    }
}

/// The cost of the cheapest path from a player's network to every city, by Dijkstra's algorithm over the connections
/// between cities in play; `None` if there is no path.
pub(crate) fn ways(position: &PowerGrid, seat: Seat) -> [Option<u16>; CITIES] {
    let map = position.map();
    let in_play = |city: City| position.regions().has(map.region_of(city).0);
    let links: Vec<(usize, usize, u16)> = (map.links.iter())
        .filter(|(a, b, _)| in_play(*a) && in_play(*b))
        .flat_map(|&(a, b, cost)| [(a.index(), b.index(), cost.into()), (b.index(), a.index(), cost.into())])
        .collect();
    let mut ways = [None; CITIES];
    for city in position.cities_of(seat) {
        ways[usize::from(city)] = Some(0);
    }
    let mut settled = [false; CITIES];
    let nearest = |ways: &[Option<u16>; CITIES], settled: &[bool; CITIES]| {
        (0..CITIES).filter(|&city| !settled[city] && ways[city].is_some()).min_by_key(|&city| ways[city])
    };
    while let Some(here) = nearest(&ways, &settled) {
        settled[here] = true;
        for &(_, there, cost) in links.iter().filter(|(from, ..)| *from == here) {
            let way = ways[here].map(|way| way + cost);
            if ways[there].is_none_or(|known| way < Some(known)) {
                ways[there] = way;
            }
        }
    }
    ways
}
