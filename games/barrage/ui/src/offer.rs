//! What a choice points at, costs and brings.

use barrage::board::Task;
use barrage::rewards::{Free, Reward};
use barrage::{
    Action, Barrage, BaseSpace, ConduitSpace, Contract, Headstream, How, Place, Site, Stage, Structure,
    TechTile,
};
use engine::{Game, Seat};
use maud::Markup;
use ui_kit::{Amount, Element as _, Offer, Scene};

use crate::element::Element;
use crate::elements::place_of;
use crate::icons::{self, Icon};
use crate::look::Look;

pub(crate) fn offer(scene: &Scene<'_, Barrage>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let targets = look.targets(seat, action).into_iter().map(|element| element.id(look.position)).collect();
    let mut offer = look.numbers(seat, action);
    offer.targets = targets;
    offer.head = look.heading(action);
    offer.label = look.label(action);
    if scene.viewer != Some(seat) {
        offer.after.clear();
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
                Offer { cost: place.map_or_else(Vec::new, |place| self.price(place)), ..Offer::default() }
            }
            Action::Use(place) => {
                let task = self.position.tables().board.row(place.row()).task;
                let gain = match task {
                    Task::Rotate(segments) => self.returns(seat, segments).into_iter().collect(),
                    Task::Patent(slot) => {
                        let does = self.position.patents()[usize::from(slot)]
                            .and_then(|tile| self.words.tile_does(tile));
                        does.map(Amount::told).into_iter().collect()
                    }
                    Task::Machines(excavators, mixers, any) => {
                        self.machines(excavators, mixers, any, Amount::plus)
                    }
                    _ => Vec::new(),
                };
                let after = self.credits_after(seat, self.words.credits_of(place));
                Offer { cost: self.price(place), gain, after, ..Offer::default() }
            }
            Action::Bank(engineers) => {
                let gain = self.some("count-credits", engineers, Icon::Credit, Amount::plus);
                let gain = gain.into_iter().collect();
                Offer { cost: self.paid(engineers, 0), gain, ..Offer::default() }
            }
            Action::Take { place, .. } => Offer { cost: self.price(place), ..Offer::default() },
            Action::Fulfil(contract) => {
                let reward = &self.position.tables().contract(contract).reward;
                Offer { gain: self.reward(reward), ..Offer::default() }
            }
            Action::Build(site) => {
                let red = if self.position.is_red(site) { self.position.tables().map.red_cost } else { 0 };
                let gain = self.caught(seat, site).into_iter().collect();
                Offer { cost: self.paid(0, red), gain, ..Offer::default() }
            }
            Action::Copy(_) => {
                let price = self.position.price_of_copy();
                let cost = price.map_or_else(Vec::new, |(engineers, credits)| self.paid(engineers, credits));
                Offer { cost, ..Offer::default() }
            }
            Action::Decline => Offer { warning: self.wasted(), ..Offer::default() },
            _ => Offer::default(),
        }
    }

    /// A number of things with their sign; nothing if there are none.
    fn some(
        &self,
        key: &str,
        count: u8,
        icon: Icon,
        amount: fn(u8, String, Markup) -> Amount,
    ) -> Option<Amount> {
        (count > 0).then(|| amount(count, self.say(key, &[("count", count.into())]), icons::inline(icon)))
    }

    fn paid(&self, engineers: u8, credits: u8) -> Vec<Amount> {
        let engineers = self.some("count-engineers", engineers, Icon::Engineer, Amount::minus);
        let credits = self.some("count-credits", credits, Icon::Credit, Amount::minus);
        engineers.into_iter().chain(credits).collect()
    }

    /// What a place costs, including the cost of its action.
    fn price(&self, place: Place) -> Vec<Amount> {
        let engineers = self.position.tables().board.price(place).unwrap_or_default().engineers;
        self.paid(engineers, self.words.credits_of(place))
    }

    fn machines(
        &self,
        excavators: u8,
        mixers: u8,
        any: u8,
        amount: fn(u8, String, Markup) -> Amount,
    ) -> Vec<Amount> {
        let kinds = [
            ("count-excavators", excavators, Icon::Excavator),
            ("count-mixers", mixers, Icon::Mixer),
            ("count-machines", any, Icon::Machine),
        ];
        kinds.into_iter().filter_map(|(key, count, icon)| self.some(key, count, icon, amount)).collect()
    }

    fn reward(&self, reward: &Reward) -> Vec<Amount> {
        let counts = [
            ("count-vp", reward.vp, Icon::Vp),
            ("count-credits", reward.credits, Icon::Credit),
            ("count-excavators", reward.excavators, Icon::Excavator),
            ("count-mixers", reward.mixers, Icon::Mixer),
            ("count-machines", reward.any_machine, Icon::Machine),
            ("count-energy", reward.energy, Icon::Energy),
            ("count-segments", reward.rotate, Icon::Wheel),
            ("count-drops", reward.drops, Icon::Drop),
            ("count-drops-now", reward.drops_now, Icon::Flowing),
        ];
        let counted =
            counts.into_iter().filter_map(|(key, count, icon)| self.some(key, count, icon, Amount::plus));
        let built = reward.structure.map(|free| {
            let structure = match free {
                Free::Base(_) => Structure::Base,
                Free::Elevation => Structure::Elevation,
                Free::Conduit(_) => Structure::Conduit,
                Free::Powerhouse => Structure::Powerhouse,
            };
            Amount::plus(1, self.words.free(free), icons::inline(Icon::Built(structure)))
        });
        counted.chain(built).collect()
    }

    /// What a seat's credits become.
    fn credits_after(&self, seat: Seat, paid: u8) -> Vec<Amount> {
        let before = self.position.credits(seat);
        let after = before.saturating_sub(paid.into());
        let words = self.say("offer-credits", &[("before", before.into()), ("after", after.into())]);
        let change = (paid > 0).then(|| Amount::change(before, after, words, icons::inline(Icon::Credit)));
        change.into_iter().collect()
    }

    /// BA-7: everything a construction costs, the income it uncovers, and what the dam would catch this round.
    fn construction(&self, seat: Seat, tile: TechTile, site: Site) -> Offer {
        let Some(bill) = self.position.bill(tile, site) else { return Offer::default() };
        let mut cost = self.paid(bill.engineers, bill.space_credits + bill.red);
        let (excavators, mixers) = if bill.need.mixers { (0, bill.need.count) } else { (bill.need.count, 0) };
        cost.extend(self.machines(excavators, mixers, 0, Amount::minus));
        let told = [self.uncovers(seat, site), self.words.tile_does(tile)];
        let told = told.into_iter().flatten().map(Amount::told);
        Offer {
            cost,
            gain: self.caught(seat, site).into_iter().chain(told).collect(),
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
    fn caught(&self, seat: Seat, site: Site) -> Option<Amount> {
        self.some("offer-catches", self.position.would_catch(seat, site), Icon::Drop, Amount::plus)
    }

    /// BA-8.3, BA-8.5, BA-8.7: energy, contracts in reach, the fee, and where the drops go.
    fn production(&self, seat: Seat, place: Option<Place>, run: (BaseSpace, ConduitSpace, u8)) -> Offer {
        let (_, conduit, drops) = run;
        let energy = self.position.energy_of(place, conduit, drops);
        let mut cost = place.map_or_else(Vec::new, |place| self.price(place));
        let fee = self.position.conduit(conduit).filter(|&owner| owner != seat);
        if let Some(owner) = fee {
            let values = [("count", drops.into()), ("name", self.name(owner).into())];
            cost.push(Amount::minus(drops, self.say("offer-fee", &values), icons::inline(Icon::Credit)));
        }
        let words = self.say("count-energy", &[("count", energy.into())]);
        let mut gain = vec![Amount::plus(energy, words, icons::inline(Icon::Energy))];
        let reached = self.reached(energy);
        if !reached.is_empty() {
            gain.push(Amount::told(self.reached_words(&reached)));
        }
        gain.push(Amount::told(self.rests_words(run)));
        let paid =
            place.map_or(0, |place| self.words.credits_of(place)) + if fee.is_some() { drops } else { 0 };
        Offer { cost, gain, after: self.credits_after(seat, paid), ..Offer::default() }
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
    fn returns(&self, seat: Seat, segments: u8) -> Option<Amount> {
        let wheel = self.position.wheel(seat);
        let mut parts = Vec::new();
        for segment in wheel.iter().rev().take(usize::from(segments).min(wheel.len() - 1)) {
            parts.extend(segment.tile.map(|tile| self.words.tile(tile)));
            if segment.excavators + segment.mixers > 0 {
                parts.push(self.words.machines(segment.excavators, segment.mixers, 0));
            }
        }
        (!parts.is_empty())
            .then(|| Amount::told(self.say("offer-returns", &[("what", parts.join(", ").into())])))
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
