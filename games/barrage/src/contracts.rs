//! BA-8.9 to BA-8.16, BA-9.15 to BA-9.20: contracts.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::board::{Section, Task};
use crate::event::Event;
use crate::ids::{Colour, Contract, Place};
use crate::state::{Barrage, Reach, Source};
use crate::steps::Step;

impl Barrage {
    /// The contracts a company could fulfil: those it holds, and national ones if they count (BA-8.12, BA-D.14).
    pub(crate) fn contracts_within(&self, seat: Seat, reach: Reach) -> Set {
        let own = self.players[seat].contracts;
        let national = self.national.iter().flatten().filter(|_| reach.national);
        let all = national.fold(own, |set, contract| set.with(contract.0));
        all.iter().filter(|&number| self.tables.contract(Contract(number)).energy <= reach.most()).collect()
    }

    pub(crate) fn has_contract_within(&self, reach: Reach) -> bool {
        // An Automa fulfils open contracts; its own rules decide which (BA-AUTOMA-2.3).
        self.is_automa(self.actor) || !self.contracts_within(self.actor, reach).is_empty()
    }

    /// BA-8.9, BA-8.10: a contract that is held, or national, and reached.
    pub(crate) fn check_fulfil(&self, reach: Reach, contract: Contract) -> Result<(), Refusal> {
        let national = self.national.contains(&Some(contract));
        if national && !reach.national {
            return Err(Refusal::new("BA-D.14", "not-a-national-contract"));
        }
        if !national && !self.players[self.actor].contracts.has(contract.0) {
            return Err(Refusal::new("BA-8.11", "contract-not-held"));
        }
        let need = self.tables.contract(contract).energy;
        if need > reach.most() {
            // BA-13.8, BA-D.42: France needs less energy.
            let numbers = [reach.energy.into(), (need - reach.discount).into()];
            return Err(match reach.discount {
                0 => Refusal::with("BA-8.9", "too-little-energy", numbers),
                _ => Refusal::with("BA-8.9", "too-little-energy-with-discount", numbers),
            });
        }
        Ok(())
    }

    pub(crate) fn list_contracts_within(&self, reach: Reach, out: &mut Vec<Action>) {
        out.extend(
            self.contracts_within(self.actor, reach).iter().map(|number| Action::Fulfil(Contract(number))),
        );
        out.push(Action::Decline);
    }

    /// BA-8.11, BA-8.12: the tile goes face down to the supply, and the reward is taken at once.
    pub(crate) fn apply_fulfil(&mut self, contract: Contract, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        let open = self.open.iter_mut().flatten();
        for slot in self.national.iter_mut().chain(open).filter(|slot| **slot == Some(contract)) {
            *slot = None;
        }
        let player = &mut self.players[seat];
        player.contracts.remove(contract.0);
        player.fulfilled.insert(contract.0);
        log.note(Event::Fulfilled(seat, contract));
        let reward = self.tables.contract(contract).reward;
        self.gain(&reward, Source::Contracts, log);
    }

    /// BA-9.17: whether a private contract is open.
    fn is_open(&self, contract: Contract) -> bool {
        self.open.iter().flatten().any(|&slot| slot == Some(contract))
    }

    /// The open private contracts.
    pub(crate) fn open_set(&self) -> Set {
        self.open.iter().flatten().flatten().map(|contract| contract.0).collect()
    }

    /// BA-9.15 to BA-9.17, BA-D.9: as many as the row says, or all that are open.
    pub(crate) fn check_take(
        &self,
        place: Place,
        first: Contract,
        second: Option<Contract>,
    ) -> Result<(), Refusal> {
        let Some(Task::Contracts(count)) = self.task(place) else {
            return Err(Refusal::new("BA-9.15", "not-the-contract-office"));
        };
        self.check_place(place)?;
        if !self.is_open(first) || second.is_some_and(|second| !self.is_open(second)) {
            return Err(Refusal::new("BA-9.17", "contract-not-open"));
        }
        if second.is_some_and(|second| second <= first) {
            return Err(Refusal::new("BA-9.16", "two-contracts-in-order"));
        }
        let due = count.min(self.open_set().len());
        let taken = 1 + u8::from(second.is_some());
        if taken != due {
            return Err(Refusal::with("BA-D.9", "other-number-of-contracts", [taken.into(), due.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_takes(&self, places: Set, out: &mut Vec<Action>) {
        let open = self.open_set();
        for place in places.and(self.tables.board.section(Section::Contract)).iter().map(Place) {
            let Some(Task::Contracts(count)) = self.task(place) else { continue };
            for first in open {
                if count.min(open.len()) < 2 {
                    out.push(Action::Take { place, first: Contract(first), second: None });
                    continue;
                }
                let higher = open.minus(Set::below(first + 1));
                out.extend(higher.iter().map(|second| Action::Take {
                    place,
                    first: Contract(first),
                    second: Some(Contract(second)),
                }));
            }
        }
    }

    /// BA-9.18: taken contracts are face up in the supply.
    pub(crate) fn apply_take(
        &mut self,
        place: Place,
        first: Contract,
        second: Option<Contract>,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor;
        self.occupy(place, log);
        for contract in [Some(first), second].into_iter().flatten() {
            for slot in self.open.iter_mut().flatten().filter(|slot| **slot == Some(contract)) {
                *slot = None;
            }
            self.players[seat].contracts.insert(contract.0);
            log.note(Event::Took(seat, contract));
        }
        self.then(Step::EndTurn);
        self.then(Step::Discard);
    }

    /// BA-9.20: any unfulfilled contract may be discarded.
    pub(crate) fn check_discard(&self, contract: Contract) -> Result<(), Refusal> {
        if self.players[self.actor].contracts.has(contract.0) {
            Ok(())
        } else {
            Err(Refusal::new("BA-9.20", "contract-not-held"))
        }
    }

    pub(crate) fn list_discards(&self, out: &mut Vec<Action>) {
        let held = self.players[self.actor].contracts;
        out.extend(held.iter().map(|number| Action::Discard(Contract(number))));
    }

    pub(crate) fn apply_discard(&mut self, contract: Contract, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        self.players[seat].contracts.remove(contract.0);
        self.discard_contract(contract);
        log.note(Event::Discarded(seat, contract));
        self.then(Step::Discard);
    }

    /// BA-D.8: a discarded private contract can come back; a starting contract leaves the game.
    pub(crate) fn discard_contract(&mut self, contract: Contract) {
        if self.tables.contract(contract).kind.colour().is_some() {
            self.discarded.insert(contract.0);
        }
    }

    /// BA-9.19, BA-9.24, BA-D.8, BA-D.43: two per colour are open, as long as there are any.
    pub(crate) fn refill_contracts(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        for &colour in Colour::ALL {
            for slot in 0..2 {
                if self.open[colour.index()][slot].is_none() {
                    self.open[colour.index()][slot] = self.draw_contract(colour, chance, log);
                }
            }
        }
    }

    fn draw_contract(
        &mut self,
        colour: Colour,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) -> Option<Contract> {
        let all = self.tables.contracts.private[colour.index()];
        let mut stack = self.stack.and(all);
        if stack.is_empty() {
            stack = self.discarded.and(all);
            self.discarded = self.discarded.minus(all);
            self.stack = self.stack.or(stack);
        }
        if stack.is_empty() {
            return None;
        }
        let number = chance.draw("contract", &stack);
        self.stack.remove(number);
        log.note(Event::Opened(Contract(number)));
        Some(Contract(number))
    }
}
