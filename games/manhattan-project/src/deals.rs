//! MP-8.8, MP-8.12 to MP-8.17: deals before air strikes (MP-D.9).

use engine::{EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::Space;
use crate::state::{Deal, Deals, ManhattanProject, Stage};

impl ManhattanProject {
    /// Whether this game has deals (MP-D.9).
    #[must_use]
    pub fn has_deals(&self) -> bool {
        self.deals != Deals::None
    }

    /// The deals in force, by proposer; all are public.
    pub fn deals(&self) -> impl Iterator<Item = Deal> + '_ {
        let seats = || Seat::all(self.seats);
        seats().flat_map(move |proposer| {
            let player = &self.players[proposer];
            let with = move |set: u8, enemy: Option<Seat>| {
                let partners = seats().filter(move |&partner| has(set, partner));
                partners.map(move |partner| Deal { proposer, partner, enemy })
            };
            with(player.pacts, None).chain(with(player.allies, Some(player.enemy)))
        })
    }

    /// The offer that is being answered.
    #[must_use]
    pub fn offered_deal(&self) -> Option<Deal> {
        let deal = Deal { proposer: self.active, partner: self.actor, enemy: self.turn.enemy };
        (self.stage == Stage::Deal).then_some(deal)
    }

    /// MP-8.13, MP-8.14: whether a deal forbids two players to attack each other.
    #[must_use]
    pub fn have_pact(&self, one: Seat, other: Seat) -> bool {
        let made = |by: Seat, with: Seat| has(self.players[by].pacts | self.players[by].allies, with);
        made(one, other) || made(other, one)
    }

    /// MP-8.14: the common enemy of a player's deals; a player never has two (MP-8.17).
    #[must_use]
    pub fn common_enemy(&self, seat: Seat) -> Option<Seat> {
        let party = |by: Seat| {
            let allies = self.players[by].allies;
            allies != 0 && (by == seat || has(allies, seat))
        };
        Seat::all(self.seats).find(|&by| party(by)).map(|by| self.players[by].enemy)
    }

    /// MP-8.12: an air strike action is possible or has begun, no strike has been made, and there is a possible target.
    fn check_negotiation(&self) -> Result<(), Refusal> {
        match (self.deals, self.stage) {
            (Deals::None, _) => return Err(Refusal::new("MP-D.9", "deals-are-off")),
            (Deals::Version1, Stage::Turn) => return Err(Refusal::new("MP-3.2", "not-now")),
            _ => {}
        }
        if self.turn.struck {
            return Err(Refusal::new("MP-8.12", "strikes-have-begun"));
        }
        if self.deals == Deals::Version1 {
            return Ok(());
        }
        let possible = self.stage == Stage::Striking || self.air_strike_spaces() > 0;
        if !possible || !self.others(self.active).any(|target| self.may_strike(target)) {
            return Err(Refusal::new("MP-8.12", "no-air-strike-to-come"));
        }
        Ok(())
    }

    /// The number of air strike spaces on which the active player could place now.
    fn air_strike_spaces(&self) -> usize {
        if self.turn.step_1_over || self.check_may_act().is_err() {
            return 0;
        }
        let spaces = self.tables.air_strikes.iter().map(Space);
        spaces.filter(|&space| self.check_free_space(space).is_ok()).count()
    }

    fn check_opponent(&self, other: Seat) -> Result<(), Refusal> {
        if other == self.active || other.number() >= self.seats {
            return Err(Refusal::new("MP-8.5", "not-an-opponent"));
        }
        Ok(())
    }

    /// MP-8.13, MP-8.17: non-aggression, once to each opponent.
    pub(crate) fn check_offer(&self, other: Seat) -> Result<(), Refusal> {
        self.check_negotiation()?;
        self.check_pact(other)
    }

    fn check_pact(&self, other: Seat) -> Result<(), Refusal> {
        self.check_opponent(other)?;
        let me = self.active;
        if has(self.turn.offered, other) || self.have_pact(me, other) {
            return Err(Refusal::new("MP-8.17", "offered-before"));
        }
        if self.common_enemy(me) == Some(other) || self.common_enemy(other) == Some(me) {
            return Err(Refusal::new("MP-8.17", "deals-contradict"));
        }
        if self.deals == Deals::Pacts && !self.could_strike(me, other) && !self.could_strike(other, me) {
            return Err(Refusal::new("MP-8.13", "no-strike-between-them"));
        }
        Ok(())
    }

    /// MP-8.14, MP-8.16, MP-8.17: air strikes against a third player, once to each opponent.
    pub(crate) fn check_offer_joint(&self, partner: Seat, enemy: Seat) -> Result<(), Refusal> {
        self.check_negotiation()?;
        if self.deals == Deals::Version1 {
            return Err(Refusal::new("MP-3.2", "not-now"));
        }
        self.check_joint_partner(partner)?;
        self.check_joint_enemy(enemy)?;
        if partner == enemy {
            return Err(Refusal::new("MP-8.14", "no-third-player"));
        }
        if !self.may_attack(partner, enemy) {
            return Err(Refusal::new("MP-8.17", "deals-contradict"));
        }
        self.check_second_space()
    }

    fn check_joint_partner(&self, partner: Seat) -> Result<(), Refusal> {
        self.check_opponent(partner)?;
        let allies = self.players[self.active].allies;
        if has(self.turn.offered_joint | allies, partner) {
            return Err(Refusal::new("MP-8.17", "offered-before"));
        }
        let other = &self.players[partner];
        if other.fighters + other.bombers == 0 || other.supply.is_empty() {
            return Err(Refusal::new("MP-8.16", "partner-cannot-strike"));
        }
        Ok(())
    }

    fn check_joint_enemy(&self, enemy: Seat) -> Result<(), Refusal> {
        self.check_opponent(enemy)?;
        if !self.may_attack(self.active, enemy) {
            return Err(Refusal::new("MP-8.17", "deals-contradict"));
        }
        if !self.could_strike(self.active, enemy) {
            return Err(Refusal::new("MP-8.16", "enemy-out-of-reach"));
        }
        Ok(())
    }

    /// Whether no deal forbids a player to attack another.
    pub(crate) fn may_attack(&self, from: Seat, to: Seat) -> bool {
        !self.have_pact(from, to) && self.common_enemy(from).is_none_or(|enemy| enemy == to)
    }

    /// MP-8.16: a space is left for the partner.
    fn check_second_space(&self) -> Result<(), Refusal> {
        let spaces = self.tables.air_strikes.iter();
        let free = spaces.filter(|&space| self.spaces[usize::from(space)].crew.is_empty()).count();
        let needed = if self.stage == Stage::Turn { 2 } else { 1 };
        if free < needed {
            return Err(Refusal::new("MP-8.16", "no-space-for-partner"));
        }
        Ok(())
    }

    pub(crate) fn list_offers(&self, out: &mut Vec<Action>) {
        if self.check_negotiation().is_err() {
            return;
        }
        let seats = || Seat::all(self.seats);
        out.extend(seats().filter(|&other| self.check_pact(other).is_ok()).map(Action::Offer));
        if self.deals == Deals::Pacts && self.check_second_space().is_ok() {
            let enemies = seats().filter(|&enemy| self.check_joint_enemy(enemy).is_ok());
            let enemies: Set = enemies.map(Seat::number).collect();
            for partner in seats().filter(|&partner| self.check_joint_partner(partner).is_ok()) {
                let third = enemies.without(partner.number()).iter().map(Seat::new);
                let third = third.filter(|&enemy| self.may_attack(partner, enemy));
                out.extend(third.map(|enemy| Action::OfferJoint(partner, enemy)));
            }
        }
    }

    pub(crate) fn apply_offer(&mut self, other: Seat, enemy: Option<Seat>, log: &mut impl EventSink<Event>) {
        log.note(Event::Offered(Deal { proposer: self.active, partner: other, enemy }));
        let asked = if enemy.is_none() { &mut self.turn.offered } else { &mut self.turn.offered_joint };
        *asked |= 1 << other.number();
        self.turn.enemy = enemy;
        self.stage = Stage::Deal;
        self.actor = other;
    }

    /// MP-8.8: an offer is answered at once; the active player continues where it was made.
    pub(crate) fn apply_answer(&mut self, accepts: bool, log: &mut impl EventSink<Event>) {
        let (partner, enemy) = (self.actor, self.turn.enemy.take());
        log.note(Event::Answered(Deal { proposer: self.active, partner, enemy }, accepts));
        let proposer = &mut self.players[self.active];
        match enemy {
            _ if !accepts => {}
            None => proposer.pacts |= 1 << partner.number(),
            Some(enemy) => {
                proposer.allies |= 1 << partner.number();
                proposer.enemy = enemy;
            }
        }
        self.actor = self.active;
        if self.turn.step_1_over { self.next_strike() } else { self.continue_turn() }
    }

    /// MP-8.8: the deals the active player offered end when the player's next turn begins.
    pub(crate) fn end_deals(&mut self) {
        let player = &mut self.players[self.active];
        (player.pacts, player.allies, player.enemy) = (0, 0, Seat::new(0));
    }

    /// MP-8.15: a party that can place on an air strike space and strike the common enemy must do it.
    pub(crate) fn check_nothing_owed(&self) -> Result<(), Refusal> {
        if self.owes_air_strike() {
            return Err(Refusal::new("MP-8.15", "deal-demands-air-strike"));
        }
        Ok(())
    }

    /// MP-8.15: whether a deal obliges the active player to place on an air strike space now.
    #[must_use]
    pub fn owes_air_strike(&self) -> bool {
        self.common_enemy(self.active).is_some_and(|enemy| self.may_strike(enemy))
            && self.air_strike_spaces() > 0
    }

    /// MP-8.15: a party of a deal makes at least one strike against the common enemy.
    pub(crate) fn check_end_of_strikes(&self) -> Result<(), Refusal> {
        let owed = |enemy: Seat| !self.turn.struck && self.may_strike(enemy);
        if self.common_enemy(self.active).is_some_and(owed) {
            return Err(Refusal::new("MP-8.15", "deal-demands-a-strike"));
        }
        Ok(())
    }
}

/// Whether a set of seats, one bit each, contains this seat.
const fn has(set: u8, seat: Seat) -> bool {
    set >> seat.number() & 1 == 1
}
