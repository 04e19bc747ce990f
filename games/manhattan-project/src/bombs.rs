//! MP-13: building, testing and loading bombs.

use engine::{EventSink, Refusal};

use crate::event::Event;
use crate::ids::{Bomb, Fuel};
use crate::state::{ManhattanProject, Mark};
use crate::workers::Crew;

impl ManhattanProject {
    /// MP-13.1, MP-13.13: a card in hand, its workers in the personal supply and its fuel.
    pub(crate) fn check_build(&self, bomb: Bomb) -> Result<(), Refusal> {
        self.check_may_act()?;
        let player = &self.players[self.active];
        if !player.hand.has(bomb.0) {
            return Err(Refusal::new("MP-13.1", "card-not-in-hand"));
        }
        let card = self.tables.bomb(bomb);
        if !card.need.can_be_met_from(player.supply) {
            return Err(Refusal::new("MP-13.1", "workers-missing"));
        }
        let fuel = player.fuel(card.fuel);
        if card.amount > fuel {
            return Err(Refusal::with("MP-13.1", "too-little-fuel", [card.amount.into(), fuel.into()]));
        }
        Ok(())
    }

    /// MP-13.2, MP-13.3: the card is put face up with the workers on it and counts from now on.
    pub(crate) fn finish_bomb(&mut self, bomb: Bomb, crew: Crew, log: &mut impl EventSink<Event>) {
        log.note(Event::Built(self.active, bomb, crew));
        let tables = self.tables;
        let card = tables.bomb(bomb);
        let player = &mut self.players[self.active];
        player.hand.remove(bomb.0);
        player.built.insert(bomb.0);
        *player.fuel_mut(card.fuel) -= card.amount;
        self.bomb_crews[bomb.index()] = crew;
        self.bombs.kept[bomb.index()] = Mark::NONE;
        self.after_bomb_action(log);
    }

    /// MP-13.6, MP-13.14: once per player; the bomb is a plutonium bomb the player has built.
    pub(crate) fn check_test(&self, bomb: Bomb) -> Result<(), Refusal> {
        self.check_may_act()?;
        let player = &self.players[self.active];
        if player.token.is_some() {
            return Err(Refusal::new("MP-13.6", "tested-before"));
        }
        if !player.built.has(bomb.0) {
            return Err(Refusal::new("MP-13.6", "not-your-built-bomb"));
        }
        if self.tables.bomb(bomb).fuel != Fuel::Plutonium {
            return Err(Refusal::new("MP-13.14", "only-plutonium-bombs"));
        }
        Ok(())
    }

    /// MP-13.7 to MP-13.9: the card goes under the deck, its points and its load are lost; the highest token left is
    /// taken, and the workers move onto it.
    pub(crate) fn apply_test(&mut self, bomb: Bomb, log: &mut impl EventSink<Event>) {
        let token = self.tokens.last().expect("there are as many tokens as players");
        log.note(Event::Tested(self.active, bomb, token));
        self.tokens.remove(token);
        let crew = std::mem::replace(&mut self.bomb_crews[bomb.index()], Crew::NONE);
        let player = &mut self.players[self.active];
        player.built.remove(bomb.0);
        player.loaded.remove(bomb.0);
        player.token = Some(token);
        player.token_crew = crew;
        let under = self.bombs.under.iter_mut().find(|slot| slot.is_none());
        *under.expect("every player tests once") = Some(bomb);
        self.after_bomb_action(log);
    }

    /// MP-13.11, MP-13.12, MP-13.17: the player pays the loading cost and a bomber; each of the player's built bombs is
    /// loaded at most once.
    pub(crate) fn check_load(&self, bomb: Bomb) -> Result<(), Refusal> {
        self.check_may_act()?;
        let player = &self.players[self.active];
        if !player.built.has(bomb.0) {
            return Err(Refusal::new("MP-13.11", "not-your-built-bomb"));
        }
        if player.loaded.has(bomb.0) {
            return Err(Refusal::new("MP-13.12", "loaded-before"));
        }
        let cost = self.tables.bomb(bomb).load_cost;
        if u16::from(cost) > player.money {
            return Err(Refusal::with("MP-13.11", "cannot-pay", [cost.into(), player.money.into()]));
        }
        let bombers = self.tables.costs.load_bombers;
        if bombers > player.bombers {
            return Err(Refusal::with("MP-13.17", "no-bomber", [bombers.into(), player.bombers.into()]));
        }
        Ok(())
    }

    pub(crate) fn apply_load(&mut self, bomb: Bomb, log: &mut impl EventSink<Event>) {
        log.note(Event::Loaded(self.active, bomb));
        let cost = self.tables.bomb(bomb).load_cost;
        let bombers = self.tables.costs.load_bombers;
        let player = &mut self.players[self.active];
        player.money -= u16::from(cost);
        player.bombers -= bombers;
        player.loaded.insert(bomb.0);
        self.after_bomb_action(log);
    }

    /// MP-3.11: the turn is Place workers. MP-14.3: it may have won the game.
    fn after_bomb_action(&mut self, log: &mut impl EventSink<Event>) {
        self.turn.begun = true;
        self.continue_turn();
        self.check_goal(log);
    }
}
