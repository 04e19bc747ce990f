//! Odds of the next dice from a player's bag (DS-8.3, DS-8.7).

use engine::Seat;

use crate::ids::{Colour, Main};
use crate::state::DiceSettlers;

impl DiceSettlers {
    /// The chance that at least one of the next dice from a player's bag shows an icon for a main action. An empty bag
    /// is not refilled, as when dice are drawn for an icon (DS-8.8).
    #[must_use]
    pub fn chance_of(&self, seat: Seat, main: Main, dice: u8) -> f64 {
        let fits = self.fitting(seat, main);
        let misses = |colour: Colour| {
            let sides = (1..=6).filter(|&side| !fits.has(self.tables.icon(self.tables.side(colour, side))));
            sides.count() as f64 / 6.0
        };
        // The number of ways to draw 0, 1, 2 … dice, and the same with each way weighted by its probability of missing.
        let bag = self.players[seat].bag;
        let drawn = usize::from(dice.min(bag.iter().sum()));
        let (mut ways, mut missing) = (vec![0.0; drawn + 1], vec![0.0; drawn + 1]);
        (ways[0], missing[0]) = (1.0, 1.0);
        for colour in Colour::ALL {
            for _ in 0..bag[colour.index()] {
                for n in (1..=drawn).rev() {
                    ways[n] += ways[n - 1];
                    missing[n] += missing[n - 1] * misses(colour);
                }
            }
        }
        1.0 - missing[drawn] / ways[drawn]
    }
}
