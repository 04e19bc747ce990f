//! DS-10: Recruit.

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Colour, Icon};
use crate::state::DiceSettlers;

impl DiceSettlers {
    /// DS-10.2: dice of this colour a player could recruit now.
    pub(crate) fn recruitable(&self, seat: Seat, colour: Colour) -> u8 {
        match self.tables.die_terrain[colour.index()] {
            Some(terrain) if self.is_on(seat, terrain) => self.supply[colour.index()],
            _ => 0,
        }
    }

    fn all_recruitable(&self, seat: Seat) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.recruitable(seat, colour)).sum()
    }

    /// DS-10.1, DS-10.3: whether any dice can be recruited with this number of icons.
    pub(crate) fn can_recruit(&self, seat: Seat, icons: u8) -> bool {
        let there = if icons > 0 { self.all_recruitable(seat) } else { 0 };
        self.tables.recruit.iter().any(|row| row.icons <= icons && row.dice <= there)
    }

    /// DS-10.1: the price of a number of dice.
    fn recruit_price(&self, dice: u8) -> Option<u8> {
        self.tables.recruit.iter().find(|row| row.dice == dice).map(|row| row.icons)
    }

    pub(crate) fn check_recruit(&self, dice: [u8; 6]) -> Result<(), Refusal> {
        let count = dice.iter().fold(0u8, |sum, &n| sum.saturating_add(n));
        let Some(price) = self.recruit_price(count) else {
            return Err(Refusal::with("DS-10.1", "no-such-number-of-dice", [count.into(), 0]));
        };
        for colour in Colour::ALL.into_iter().filter(|colour| dice[colour.index()] > 0) {
            let there = self.recruitable(self.turn, colour);
            if there == 0 && self.supply[colour.index()] > 0 {
                return Err(Refusal::new("DS-10.2", "not-present-on-its-terrain"));
            }
            if dice[colour.index()] > there {
                return Err(Refusal::with("DS-10.3", "too-few-dice", [there.into(), 0]));
            }
        }
        let icons = self.pool(Icon::Recruit).most();
        if icons < price {
            return Err(Refusal::with("DS-10.1", "too-few-icons", [icons.into(), price.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_recruits(&self, out: &mut Vec<Action>) {
        let icons = self.pool(Icon::Recruit).most();
        let there = Colour::ALL.map(|colour| self.recruitable(self.turn, colour));
        let most = self.tables.recruit.iter().filter(|row| row.icons <= icons).map(|row| row.dice).max();
        let bought = |dice: u8| self.recruit_price(dice).is_some();
        add_mixes([0; 6], 0, most.unwrap_or(0), there, &bought, out);
    }

    pub(crate) fn apply_recruit(
        &mut self,
        dice: [u8; 6],
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let price = self.recruit_price(dice.iter().sum()).unwrap_or(0);
        self.choose(Action::Recruit(dice), price, chance, log);
    }

    /// DS-10.4: new dice go to the spent area.
    pub(crate) fn resolve_recruit(&mut self, dice: [u8; 6], log: &mut impl EventSink<Event>) {
        for colour in Colour::ALL {
            for _ in 0..dice[colour.index()] {
                self.gain_die(self.turn, colour);
                log.note(Event::DieGained(self.turn, colour));
            }
        }
        self.finish_main();
    }
}

/// Adds every mix of up to `left` more dice of the colours from `at` on, in ascending order.
fn add_mixes(
    mut dice: [u8; 6],
    at: usize,
    left: u8,
    there: [u8; 6],
    bought: &impl Fn(u8) -> bool,
    out: &mut Vec<Action>,
) {
    if at == dice.len() {
        let count = dice.iter().sum();
        if count > 0 && bought(count) {
            out.push(Action::Recruit(dice));
        }
        return;
    }
    for n in 0..=left.min(there[at]) {
        dice[at] = n;
        add_mixes(dice, at + 1, left - n, there, bought, out);
    }
}
