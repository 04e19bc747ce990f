//! CB-6.6 to CB-6.9, CB-6.31, CB-9.5, CB-9.24: ships.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::{Action, Choice};
use crate::event::Event;
use crate::ids::{Depot, Goods};
use crate::state::{CastlesOfBurgundy, Stage, types};

impl CastlesOfBurgundy {
    /// CB-6.6, CB-6.7: any numbered depot; CB-9.5: with tile 5 also two neighbours.
    pub(crate) fn check_collect(
        &self,
        depot: Depot,
        second: Option<Depot>,
        choice: Choice,
    ) -> Result<(), Refusal> {
        if depot.index().is_none() {
            return Err(Refusal::new("CB-6.6", "numbered-depots-only"));
        }
        if let Some(second) = second {
            if !self.players[self.actor()].powers.two_depots {
                return Err(Refusal::new("CB-9.5", "one-depot-only"));
            }
            if second <= depot || !self.tables.board.next_to(depot).contains(&second) {
                return Err(Refusal::new("CB-9.5", "not-neighbours"));
            }
        }
        let (new, count) = self.choice_of_types(depot, second);
        let chosen = choice.types();
        if chosen.len() != count || !chosen.minus(new).is_empty() {
            return Err(Refusal::with("CB-6.7", "choose-new-types", [count.into(), new.len().into()]));
        }
        Ok(())
    }

    pub(crate) fn list_collects(&self, out: &mut Vec<Action>) {
        let two = self.players[self.actor()].powers.two_depots;
        for depot in Depot::numbered() {
            self.list_collect(depot, None, out);
            let [one, other] = self.tables.board.next_to(depot);
            for second in [one.min(other), one.max(other)] {
                if two && second > depot {
                    self.list_collect(depot, Some(second), out);
                }
            }
        }
    }

    fn list_collect(&self, depot: Depot, second: Option<Depot>, out: &mut Vec<Action>) {
        let (new, count) = self.choice_of_types(depot, second);
        if count == 0 {
            out.push(Action::Collect { depot, second, choice: Choice::NONE });
            return;
        }
        // Subsets come in descending order of their bits; the list must be ascending.
        let from = out.len();
        let chosen = new.subsets().filter(|set| set.len() == count);
        out.extend(chosen.map(|set| Action::Collect { depot, second, choice: Choice::new(set) }));
        out[from..].reverse();
    }

    /// CB-6.7, CB-9.24: the types on the depots that the player does not hold, and how many of them must be
    /// chosen: none if all fit, and none if no goods space is free.
    #[must_use]
    pub fn choice_of_types(&self, depot: Depot, second: Option<Depot>) -> (Set, u8) {
        let held = self.players[self.actor()].goods_held();
        let lying =
            types(self.goods_in(depot)).or(second.map_or(Set::EMPTY, |second| types(self.goods_in(second))));
        let new = lying.minus(held);
        let free = self.tables.goods_types.saturating_sub(held.len());
        (new, if new.len() > free { free } else { 0 })
    }

    /// CB-6.31, CB-D.36: if no goods tile on any depot fits, only the marker moves.
    pub(crate) fn begin_ship(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let held = self.players[seat].goods_held();
        let free = held.len() < self.tables.goods_types;
        let fits = |goods: &[u8; 6]| {
            let lying = types(*goods);
            if free { !lying.is_empty() } else { !lying.and(held).is_empty() }
        };
        if self.goods.iter().any(fits) {
            self.stage = Stage::Ship;
        } else {
            self.move_marker(seat, log);
            self.continue_turn(chance, log);
        }
    }

    /// CB-6.7, CB-6.8: the goods, then the marker.
    pub(crate) fn apply_collect(
        &mut self,
        depot: Depot,
        second: Option<Depot>,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor();
        let (new, chosen) = self.choice_of_types(depot, second);
        let held = self.players[seat].goods_held();
        let all_fit = held.len() + new.len() <= self.tables.goods_types;
        debug_assert_eq!(chosen, choice.types().len(), "CB-6.7: as many new types as fit");
        let taken = held.or(if all_fit { new } else { choice.types() });
        for from in [Some(depot), second].into_iter().flatten() {
            let Some(at) = from.index() else { continue };
            for goods in taken.iter().map(|goods| Goods::ALL[usize::from(goods)]) {
                let count = std::mem::take(&mut self.goods[at][goods.index()]);
                if count > 0 {
                    self.players[seat].goods[goods.index()] += count;
                    log.note(Event::Collected(seat, from, goods, count));
                }
            }
        }
        self.move_marker(seat, log);
        self.continue_turn(chance, log);
    }
}
