//! DS-23 to DS-28: the Diceoneer, the automated opponent of the solo game.

use engine::{Chance, Log, Seat};

use crate::event::Event;
use crate::ids::Colour;
use crate::solo_table::Difficulty;
use crate::state::DiceSettlers;
use crate::tables::Tables;

/// The most dice the Diceoneer can come to own.
const ROW: usize = 40;

/// What the Diceoneer has beside a player's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bot {
    pub(crate) difficulty: Difficulty,
    /// DS-23.4: the row of dice, front first.
    pub(crate) row: [Colour; ROW],
    pub(crate) row_length: u8,
}

impl Bot {
    pub(crate) fn new(_: &Tables, difficulty: Difficulty) -> Self {
        Self { difficulty, row: [Colour::White; ROW], row_length: 0 }
    }

    /// Its dice in the row and around the hexagon, by colour.
    pub(crate) fn dice(&self) -> [u8; 6] {
        let mut dice = [0; 6];
        for colour in &self.row[..usize::from(self.row_length)] {
            dice[colour.index()] += 1;
        }
        dice
    }
}

impl DiceSettlers {
    /// Whether a seat is the Diceoneer's.
    #[inline]
    #[must_use]
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.people == 1 && seat.number() == 1
    }

    pub(crate) fn set_up_bot(&mut self, _: &mut impl Chance) {}

    pub(crate) fn roll_for_bot(&mut self, _: &mut impl Chance, _: &mut impl Log<Event>) {}

    pub(crate) fn begin_bot_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.end_turn(chance, log);
    }

    pub(crate) fn finish_bot_explore(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.end_turn(chance, log);
    }

    pub(crate) fn begin_evicting(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.end_round(chance, log);
    }

    pub(crate) fn bot_technology_points(&self) -> i32 {
        0
    }

    pub(crate) fn bot_storage_points(&self) -> i32 {
        0
    }

    pub(crate) fn check_bot(&self) -> Result<(), String> {
        Ok(())
    }
}
