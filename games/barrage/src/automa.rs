//! BA-AUTOMA-2 to BA-AUTOMA-4: the turn of an Automa and its decisions.

use engine::{Chance, EventSink};

use crate::automa_tiles::AutomaRow;
use crate::board::Section;
use crate::event::Event;
use crate::ids::{AutomaTile, Contract, Officer, Place};
use crate::state::{Barrage, Reach, Stage};
use crate::steps::Step;

impl Barrage {
    /// Decides for the acting Automa.
    pub(crate) fn decide_for_automa(
        &mut self,
        stage: Stage,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        match stage {
            Stage::Turn => self.automa_turn(chance, log),
            Stage::Machines(count) => {
                for _ in 0..count {
                    let mixer = self.wants_mixer();
                    self.receive_machines(self.actor, u8::from(!mixer), u8::from(mixer), log);
                }
            }
            Stage::Structure(free) => {
                let site = self.automa_site(free.structure(), None, |site| self.is_within(free, site));
                if let Some(site) = site {
                    self.apply_build(site, log);
                }
            }
            Stage::Drops(count) => {
                self.automa_pours(count, false, log);
            }
            Stage::DropsNow(count) => {
                self.automa_pours(count, true, log);
            }
            Stage::Contract(reach) => {
                if let Some(contract) = self.automa_contract(reach) {
                    self.apply_fulfil(contract, log);
                }
            }
            Stage::FreeProduction(bonus) => {
                let modifiers = self.modifiers(self.actor, bonus);
                self.automa_produces(modifiers, None, log);
            }
            Stage::SecondProduction(basin) => {
                self.automa_produces(Self::PLAIN, Some(basin), log);
            }
            // An Automa chooses no company, pays as it must and holds no contracts.
            Stage::Choosing | Stage::Paying | Stage::Discard | Stage::Over => {}
        }
    }

    /// BA-AUTOMA-2.4, BA-AUTOMA-7.4: it takes the kind it has fewer of; McDowell's Automa takes mixers.
    fn wants_mixer(&self) -> bool {
        let player = &self.players[self.actor];
        player.officer == Some(Officer::McDowell) || player.mixers < player.excavators
    }

    /// BA-AUTOMA-2.7: the criteria on top of the discard pile.
    pub(crate) fn criteria(&self) -> &AutomaRow {
        let tile = self.pile.criteria.or(self.pile.top).unwrap_or(AutomaTile(0));
        self.tables.automa.tile(tile)
    }

    /// BA-AUTOMA-3.1: the next tile shows the actions, the one before it the criteria.
    fn turn_tile(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let pile = &mut self.pile;
        if let Some(covered) = pile.criteria.take() {
            pile.discard.insert(covered.0);
        }
        pile.criteria = pile.top.take();
        if pile.draw.is_empty() {
            pile.draw = std::mem::take(&mut pile.discard);
        }
        let tile = chance.draw("automa", &pile.draw);
        pile.draw.remove(tile);
        pile.top = Some(AutomaTile(tile));
        log.note(Event::AutomaTile(AutomaTile(tile)));
    }

    /// BA-AUTOMA-3.2, BA-AUTOMA-3.5: carries out the list up to the first possible action that does not continue it.
    fn automa_turn(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.turn_tile(chance, log);
        self.then(Step::EndTurn);
        let tables = self.tables;
        let Some(tile) = self.pile.top else { return };
        for order in &tables.automa.tile(tile).orders {
            if self.players[self.actor].engineers == 0 {
                return;
            }
            if self.follow(*order, chance, log) && !order.then_continue {
                return;
            }
        }
    }

    /// BA-AUTOMA-4.2: the first place without engineers, left column first; beside the section if all are taken.
    /// `paid`: the VP its action costs.
    pub(crate) fn station(
        &mut self,
        section: Section,
        engineers: u8,
        paid: u8,
        log: &mut impl EventSink<Event>,
    ) {
        let places = self.tables.board.places(section);
        let columns =
            places.clone().filter(|place| !place.is_right()).chain(places.filter(|place| place.is_right()));
        let open = |place: &Place| {
            self.placed[place.index()].is_none()
                && self.tables.board.row(place.row()).min_players <= self.seats
                && self.tables.board.price(*place).is_some()
        };
        match columns.into_iter().find(open) {
            Some(place) => self.put_engineers(place, engineers, paid, log),
            None => {
                self.put_aside(engineers);
                self.pay(self.actor, paid);
                log.note(Event::PlacedBeside(self.actor, section, engineers, paid));
            }
        }
    }

    /// BA-AUTOMA-5.2, BA-AUTOMA-5.10: of the open contracts it reaches, the one with the highest requirement, then the
    /// rightmost.
    fn automa_contract(&self, reach: Reach) -> Option<Contract> {
        let national = self.national.iter().filter(|_| reach.national);
        let open = self.open.iter().flatten().chain(national).flatten();
        let reached = open.filter(|contract| self.tables.contract(**contract).energy <= reach.most());
        reached.max_by_key(|contract| self.tables.contract(**contract).energy).copied()
    }
}
