//! The plants on which tokens are shown.

use engine::Seat;
use power_grid::{Burns, Fuel, Plant, PowerGrid, plants};

/// The tokens shown on a plant, and its free sockets. The rules know only totals, for tokens may be moved at any time
/// (PG-D.23). They are shown by a simple rule: each kind fills the plants that burn only it, the lowest number first;
/// coal and then oil that is left over fills the hybrid plants, the lowest first.
pub(crate) fn stored(position: &PowerGrid, seat: Seat, plant: Plant) -> (Vec<Fuel>, u8) {
    let mut left = position.tokens(seat);
    let mut shown = Vec::new();
    let own = || plants(position.plants_of(seat)).map(|plant| (plant, position.tables().card(plant)));
    let alone = own().filter(|(_, card)| matches!(card.burns, Burns::Only(_)));
    let mixed = own().filter(|(_, card)| card.burns == Burns::CoalOrOil);
    let mut free = 0;
    for (here, card) in alone.chain(mixed) {
        let mut room = 2 * card.amount;
        for fuel in Fuel::ALL {
            let fits = match card.burns {
                Burns::Only(only) => only == fuel,
                Burns::CoalOrOil => matches!(fuel, Fuel::Coal | Fuel::Oil),
                Burns::Nothing => false,
            };
            let put = if fits { left[fuel.index()].min(room) } else { 0 };
            left[fuel.index()] -= put;
            room -= put;
            if here == plant {
                shown.extend((0..put).map(|_| fuel));
            }
        }
        if here == plant {
            free = room;
        }
    }
    (shown, free)
}
