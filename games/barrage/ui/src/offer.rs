//! What a choice points at, costs and brings.

use barrage::board::Task;
use barrage::{
    Action, Barrage, BaseSpace, ConduitSpace, Contract, Headstream, How, Place, Site, Stage, TechTile,
};
use engine::{Game, Seat};
use ui_kit::{Element as _, Offer, Scene};

use crate::element::Element;
use crate::elements::place_of;
use crate::look::Look;

pub(crate) fn offer(scene: &Scene<'_, Barrage>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let targets = look.targets(seat, action).into_iter().map(|element| element.id(look.position)).collect();
    let mut offer = look.numbers(seat, action);
    offer.targets = targets;
    if scene.viewer != Some(seat) {
        offer.after = None;
    }
    offer
}

impl Look<'_> {
    fn targets(&self, seat: Seat, action: Action) -> Vec<Element> {
        match action {
            Action::Choose { company, contract } => {
                vec![Element::Offer(company), Element::Contract(contract)]
            }
            Action::Copy(officer) => vec![Element::Copy(officer)],
            Action::Construct { tile, how, site } => {
                let special = self.position.tables().special;
                let krylov = (how == How::Special).then_some(Element::Tile(seat, special));
                krylov.into_iter().chain([Element::Tile(seat, tile), site.into()]).collect()
            }
            Action::Produce { place, dam, conduit, drops } => {
                let mut elements: Vec<Element> = place.map(Element::Place).into_iter().collect();
                elements.extend([
                    Element::Production(dam, conduit, drops),
                    Element::Dam(dam),
                    Element::Conduit(conduit),
                ]);
                elements.extend(self.own_house(seat, conduit).map(Element::Powerhouse));
                elements
            }
            Action::Pour { place, drops } => {
                let springs = (0..4).map(Headstream).filter(|&spring| drops.on(spring) > 0);
                place.map(Element::Place).into_iter().chain(springs.map(Element::Spring)).collect()
            }
            Action::Use(place) => vec![place_of(self.position, place)],
            Action::Bank(_) => vec![Element::Bank],
            Action::Take { place, first, second } => {
                let contracts = [Some(first), second].into_iter().flatten().map(Element::Contract);
                [Element::Place(place)].into_iter().chain(contracts).collect()
            }
            Action::Fulfil(contract) | Action::Discard(contract) => vec![Element::Contract(contract)],
            Action::Build(site) => vec![site.into()],
            Action::Pay { .. } | Action::Machines(_) | Action::Pass | Action::Decline => Vec::new(),
        }
    }

    /// The own powerhouse at the end of a conduit; there is at most one (BA-2.11).
    fn own_house(&self, seat: Seat, conduit: ConduitSpace) -> Option<barrage::PowerhouseSpace> {
        let map = &self.position.tables().map;
        let mut spaces = map.powerhouse_spaces(map.conduit(conduit).to);
        spaces.find(|&space| self.position.powerhouse(space) == Some(seat))
    }

    fn numbers(&self, seat: Seat, action: Action) -> Offer {
        match action {
            Action::Construct { tile, site, .. } => self.construction(seat, tile, site),
            Action::Produce { place, dam, conduit, drops } => {
                self.production(seat, place, (dam, conduit, drops))
            }
            Action::Pour { place, .. } => {
                Offer { cost: place.map(|place| self.words.price(place)), ..Offer::default() }
            }
            Action::Use(place) => {
                let task = self.position.tables().board.row(place.row()).task;
                let gain = match task {
                    Task::Rotate(segments) => self.returns(seat, segments),
                    Task::Patent(slot) => {
                        self.position.patents()[usize::from(slot)].and_then(|tile| self.words.tile_does(tile))
                    }
                    _ => Some(self.words.task(task)),
                };
                let cost = Some(self.words.price(place));
                Offer {
                    cost,
                    gain,
                    after: self.credits_after(seat, self.words.credits_of(place)),
                    ..Offer::default()
                }
            }
            Action::Bank(engineers) => {
                let cost = Some(self.words.cost(engineers, 0));
                let gain = Some(self.words.cost(0, engineers));
                Offer { cost, gain, ..Offer::default() }
            }
            Action::Take { place, .. } => Offer { cost: Some(self.words.price(place)), ..Offer::default() },
            Action::Fulfil(contract) => {
                let reward = &self.position.tables().contract(contract).reward;
                Offer { gain: Some(self.words.reward(reward)), ..Offer::default() }
            }
            Action::Build(site) => {
                let red = if self.position.is_red(site) { self.position.tables().map.red_cost } else { 0 };
                let cost = (red > 0).then(|| self.words.cost(0, red));
                Offer { cost, gain: self.catch_words(seat, site), ..Offer::default() }
            }
            Action::Copy(_) => {
                let cost = self
                    .position
                    .price_of_copy()
                    .map(|(engineers, credits)| self.words.cost(engineers, credits));
                Offer { cost, ..Offer::default() }
            }
            Action::Decline => Offer { warning: self.wasted(), ..Offer::default() },
            _ => Offer::default(),
        }
    }

    /// What a seat's credits become.
    fn credits_after(&self, seat: Seat, paid: u8) -> Option<String> {
        let before = self.position.credits(seat);
        let values = [("before", before.into()), ("after", before.saturating_sub(paid.into()).into())];
        (paid > 0).then(|| self.say("offer-credits", &values))
    }

    /// BA-7: everything a construction costs, the income it uncovers, and what the dam would catch this round.
    fn construction(&self, seat: Seat, tile: TechTile, site: Site) -> Offer {
        let Some(bill) = self.position.bill(tile, site) else { return Offer::default() };
        let mut parts = Vec::new();
        let price = self.words.cost(bill.engineers, bill.space_credits + bill.red);
        if !price.is_empty() {
            parts.push(price);
        }
        if bill.need.count > 0 {
            let (excavators, mixers) =
                if bill.need.mixers { (0, bill.need.count) } else { (bill.need.count, 0) };
            parts.push(self.words.machines(excavators, mixers, 0));
        }
        let gains = [self.uncovers(seat, site), self.words.tile_does(tile), self.catch_words(seat, site)];
        let gains: Vec<String> = gains.into_iter().flatten().collect();
        Offer {
            cost: Some(self.words.list(&parts)),
            gain: (!gains.is_empty()).then(|| gains.join("; ")),
            after: self.credits_after(seat, bill.space_credits + bill.red),
            ..Offer::default()
        }
    }

    /// BA-5.2: the income that the next piece of a kind uncovers.
    fn uncovers(&self, seat: Seat, site: Site) -> Option<String> {
        let number = self.position.built(seat, site.structure()) + 1;
        let income = self.position.income_at(seat, site.structure(), number)?;
        Some(self.say("offer-income", &[("reward", self.words.reward(&income).into())]))
    }

    /// The additional drops a dam would catch in phase 3.
    fn catch_words(&self, seat: Seat, site: Site) -> Option<String> {
        let caught = self.position.would_catch(seat, site);
        (caught > 0).then(|| self.say("offer-catches", &[("count", caught.into())]))
    }

    /// BA-8.3, BA-8.5, BA-8.7: energy, contracts in reach, the fee, and where the drops go.
    fn production(&self, seat: Seat, place: Option<Place>, run: (BaseSpace, ConduitSpace, u8)) -> Offer {
        let (_, conduit, drops) = run;
        let energy = self.position.energy_of(place, conduit, drops);
        let mut cost: Vec<String> = place.map(|place| self.words.price(place)).into_iter().collect();
        let fee = self.position.conduit(conduit).filter(|&owner| owner != seat);
        if let Some(owner) = fee {
            let values = [("count", drops.into()), ("name", self.name(owner).into())];
            cost.push(self.say("offer-fee", &values));
        }
        let mut gains = vec![self.say("count-energy", &[("count", energy.into())])];
        let reached = self.reached(energy);
        if !reached.is_empty() {
            gains.push(self.reached_words(&reached));
        }
        gains.push(self.rests_words(run));
        let paid =
            place.map_or(0, |place| self.words.credits_of(place)) + if fee.is_some() { drops } else { 0 };
        Offer {
            cost: (!cost.is_empty()).then(|| cost.join(", ")),
            gain: Some(gains.join("; ")),
            after: self.credits_after(seat, paid),
            ..Offer::default()
        }
    }

    /// Where the drops of a production stop, and whose dam it is.
    pub(crate) fn rests_words(&self, run: (BaseSpace, ConduitSpace, u8)) -> String {
        let rests = self.rests(run).into_iter().map(|(rest, count)| match rest {
            None => self.say("offer-lost", &[("count", count.into())]),
            Some(space) => {
                let owner = self.position.dam(space).and_then(|dam| dam.owner);
                let owner =
                    owner.map_or_else(|| self.say("map-neutral", &[]), |seat| self.name(seat).to_owned());
                let values = [
                    ("count", count.into()),
                    ("dam", self.words.base(space).into()),
                    ("owner", owner.into()),
                ];
                self.say("offer-rests", &values)
            }
        });
        rests.collect::<Vec<_>>().join(", ")
    }

    /// What comes back from the wheel within this number of turns.
    fn returns(&self, seat: Seat, segments: u8) -> Option<String> {
        let wheel = self.position.wheel(seat);
        let mut parts = Vec::new();
        for segment in wheel.iter().rev().take(usize::from(segments).min(wheel.len() - 1)) {
            parts.extend(segment.tile.map(|tile| self.words.tile(tile)));
            if segment.excavators + segment.mixers > 0 {
                parts.push(self.words.machines(segment.excavators, segment.mixers, 0));
            }
        }
        (!parts.is_empty()).then(|| self.say("offer-returns", &[("what", parts.join(", ").into())]))
    }

    /// Warns before a reachable contract is skipped.
    fn wasted(&self) -> Option<String> {
        let Stage::Contract(reach) = self.position.stage() else { return None };
        let mut legal = Vec::new();
        self.position.actions(&mut legal);
        let contracts: Vec<Contract> = legal
            .into_iter()
            .filter_map(|action| if let Action::Fulfil(contract) = action { Some(contract) } else { None })
            .collect();
        let reached = self.words.contracts(contracts.iter().copied());
        let values = [("energy", reach.energy.into()), ("contracts", reached.into())];
        (!contracts.is_empty()).then(|| self.say("warn-contract", &values))
    }
}
