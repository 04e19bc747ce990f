//! DS-15: Trade.

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::{Action, Exchange};
use crate::event::Event;
use crate::ids::{Colour, Face, Icon, Resource};
use crate::state::DiceSettlers;

impl DiceSettlers {
    /// Whether a player has two tokens, or a die outside the bag (DS-15.1 c, d).
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        let tokens: u32 = self.players[seat].resources.iter().map(|&n| u32::from(n)).sum();
        tokens >= 2 || self.has_die_to_give(seat)
    }

    fn has_die_to_give(&self, seat: Seat) -> bool {
        self.players[seat].spent != [0; 6] || self.active_dice(seat) > 0
    }

    fn check_trade_icon(&self) -> Result<(), Refusal> {
        if self.pool(Icon::Trade).most() > 0 {
            Ok(())
        } else {
            Err(Refusal::with("DS-15.1", "too-few-icons", [0, 1]))
        }
    }

    /// DS-15.1, DS-15.6: tokens that form the exchange, from those held.
    pub(crate) fn check_trade(&self, exchange: Exchange, tokens: [u8; 4]) -> Result<(), Refusal> {
        self.check_trade_icon()?;
        if !makes(exchange, tokens) {
            return Err(Refusal::new("DS-15.6", "tokens-do-not-fit"));
        }
        let held = self.players[self.turn].resources;
        if tokens.iter().zip(held).any(|(&paid, held)| paid > held) {
            return Err(Refusal::new("DS-15.1", "too-few-tokens"));
        }
        Ok(())
    }

    pub(crate) fn check_trade_die(&self) -> Result<(), Refusal> {
        self.check_trade_icon()?;
        if self.has_die_to_give(self.turn) { Ok(()) } else { Err(Refusal::new("DS-15.7", "no-die-to-give")) }
    }

    pub(crate) fn list_trades(&self, out: &mut Vec<Action>) {
        if self.check_trade_icon().is_err() {
            return;
        }
        let [food, wood, iron, gold] = self.players[self.turn].resources;
        for exchange in Exchange::ALL {
            let total = if exchange == Exchange::Any { 2 } else { 3 };
            for f in 0..=food.min(total) {
                for w in 0..=wood.min(total - f) {
                    for i in 0..=iron.min(total - f - w) {
                        let g = total - f - w - i;
                        if g <= gold && makes(exchange, [f, w, i, g]) {
                            out.push(Action::Trade(exchange, [f, w, i, g]));
                        }
                    }
                }
            }
        }
        if self.has_die_to_give(self.turn) {
            out.push(Action::TradeDie);
        }
    }

    pub(crate) fn apply_trade(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.choose(action, 1, chance, log);
    }

    pub(crate) fn resolve_trade(
        &mut self,
        exchange: Exchange,
        tokens: [u8; 4],
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.turn;
        for resource in Resource::ALL {
            self.players[seat].resources[resource.index()] -= tokens[resource.index()];
        }
        log.note(Event::Traded(seat, exchange, tokens));
        self.gain_for_exchange(self.tables.trade[exchange as usize], log);
    }

    /// DS-15.5, DS-16.29: the VP of an exchange.
    fn gain_for_exchange(&mut self, vp: u8, log: &mut impl EventSink<Event>) {
        let vp = vp + self.players[self.turn].powers.trade_bonus;
        self.gain_vp(self.turn, vp);
        log.note(Event::VpGained(self.turn, vp));
        self.doing.effective = true;
    }

    /// DS-15.7: a die in the bag cannot be given away.
    pub(crate) fn check_give_active(&self, face: Face) -> Result<(), Refusal> {
        match self.players[self.turn].active.get(face.index()) {
            Some(1..) => Ok(()),
            _ => Err(Refusal::new("DS-15.7", "no-such-die")),
        }
    }

    pub(crate) fn check_give_spent(&self, colour: Colour) -> Result<(), Refusal> {
        match self.players[self.turn].spent[colour.index()] {
            0 => Err(Refusal::new("DS-15.7", "no-such-die")),
            _ => Ok(()),
        }
    }

    pub(crate) fn list_gives(&self, out: &mut Vec<Action>) {
        out.extend(self.shown(self.turn).map(Action::GiveActive));
        let spent = Colour::ALL.into_iter().filter(|&colour| self.check_give_spent(colour).is_ok());
        out.extend(spent.map(Action::GiveSpent));
    }

    /// DS-15.4: the die goes to the box.
    pub(crate) fn apply_give(&mut self, die: Result<Face, Colour>, log: &mut impl EventSink<Event>) {
        let player = &mut self.players[self.turn];
        let colour = match die {
            Ok(face) => {
                player.active[face.index()] -= 1;
                self.tables.colour(face)
            }
            Err(colour) => {
                player.spent[colour.index()] -= 1;
                colour
            }
        };
        self.boxed[colour.index()] += 1;
        log.note(Event::DieTraded(self.turn, colour));
        self.stage = crate::state::Stage::Main;
        self.gain_for_exchange(self.tables.trade[3], log);
    }
}

/// DS-15.6: with Gold as any kind, three of one kind, three kinds, or any two.
fn makes(exchange: Exchange, [food, wood, iron, gold]: [u8; 4]) -> bool {
    let other = [food, wood, iron];
    let total = other.iter().fold(gold, |sum, &n| sum.saturating_add(n));
    match exchange {
        Exchange::Same => total == 3 && other.iter().filter(|&&n| n > 0).count() <= 1,
        Exchange::Different => total == 3 && other.iter().all(|&n| n <= 1),
        Exchange::Any => total == 2,
    }
}
