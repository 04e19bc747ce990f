//! Headstreams, basins, spaces and what stands on them.

use barrage::{BaseSpace, Basin, ConduitSpace, Headstream, PowerhouseSpace, Site};
use ui_kit::Explanation;

use crate::element::Element;
use crate::look::Look;

impl Look<'_> {
    pub(super) fn explain_spring(&self, spring: Headstream) -> Explanation {
        let position = self.position;
        let tile = self.words.schedule(spring);
        let values = [
            ("count", position.on_headstream(spring).into()),
            ("basin", (position.tables().map.under(spring).0 + 1).into()),
            ("tile", tile.into()),
        ];
        let mut card =
            self.card(Element::Spring(spring), "explain-spring", &values, &["BA-2.13", "BA-5.5", "BA-10.1"]);
        if !self.scene.assisted {
            return card;
        }
        let rest = |space: Option<BaseSpace>| match space {
            Some(space) => self.words.base(space),
            None => self.say("map-lost", &[]),
        };
        let now = rest(position.resting_place(spring));
        let later = rest(position.after_flow(&mut ()).resting_place(spring));
        card.text.push(self.say("explain-spring-rest", &[("now", now.into()), ("later", later.into())]));
        card
    }

    pub(super) fn explain_basin(&self, basin: Basin) -> Explanation {
        let map = &self.position.tables().map;
        let row = map.basin(basin);
        let below = row.below.map_or_else(|| self.say("map-lost", &[]), |below| (below.0 + 1).to_string());
        let values = [("area", self.words.area(row.area).into()), ("below", below.into())];
        self.card(Element::Basin(basin), "explain-basin", &values, &["BA-2.1", "BA-2.4", "BA-2.11"])
    }

    pub(super) fn explain_exit(&self, basin: Basin) -> Explanation {
        self.card(Element::Exit(basin), "explain-exit", &[], &["BA-2.15"])
    }

    pub(super) fn explain_dam(&self, space: BaseSpace) -> Explanation {
        let element = Element::Dam(space);
        let position = self.position;
        let Some(dam) = position.dam(space) else {
            let mut card = self.card(element, "explain-base", &[], &["BA-2.8", "BA-2.11", "BA-7.10"]);
            self.add_price(Site::Base(space), &mut card);
            return card;
        };
        let owner = dam.owner.map_or_else(|| self.say("map-neutral", &[]), |seat| self.name(seat).to_owned());
        let values = [
            ("owner", owner.into()),
            ("level", dam.level.into()),
            ("drops", dam.drops.into()),
            ("capacity", position.capacity(dam).into()),
        ];
        let mut card = self.card(element, "explain-dam", &values, &["BA-2.14", "BA-2.15", "BA-2.16"]);
        if self.scene.assisted {
            let after = position.after_flow(&mut ()).dam(space).map_or(0, |after| after.drops);
            card.text.push(self.say("explain-dam-after", &[("count", after.into())]));
        }
        if dam.owner.is_some() && dam.owner == self.planner() && dam.level < 3 {
            self.add_price(Site::Elevation(space), &mut card);
        }
        card
    }

    /// What building costs the planner in machines, and what a red space costs.
    fn add_price(&self, site: Site, card: &mut Explanation) {
        let Some(seat) = self.planner() else { return };
        let need = self.position.need(seat, None, site);
        let machines = if need.mixers { (0, need.count) } else { (need.count, 0) };
        let machines = self.words.machines(machines.0, machines.1, 0);
        let structure = self.words.structure(site.structure());
        let values = [("structure", structure.into()), ("machines", machines.into())];
        card.text.push(self.say("explain-price", &values));
        if self.position.is_red(site) {
            let cost = self.position.tables().map.red_cost;
            card.text.push(self.say("explain-red", &[("count", cost.into())]));
            card.rules.push("BA-2.5");
        }
    }

    pub(super) fn explain_conduit(&self, space: ConduitSpace) -> Explanation {
        let position = self.position;
        let row = position.tables().map.conduit(space);
        let values = [
            ("from", (space.from().0 + 1).into()),
            ("to", (row.to.0 + 1).into()),
            ("value", row.value.into()),
        ];
        let mut card =
            self.card(Element::Conduit(space), "explain-conduit", &values, &["BA-2.6", "BA-2.18", "BA-8.5"]);
        match position.conduit(space) {
            Some(owner) => {
                card.text.push(self.say("explain-conduit-owner", &[("name", self.name(owner).into())]));
            }
            None => self.add_price(Site::Conduit(space), &mut card),
        }
        card
    }

    pub(super) fn explain_powerhouse(&self, space: PowerhouseSpace) -> Explanation {
        let position = self.position;
        let rules = ["BA-2.11", "BA-7.13", "BA-13.1"];
        let mut card = self.card(Element::Powerhouse(space), "explain-powerhouse", &[], &rules);
        match position.powerhouse(space) {
            Some(owner) => {
                card.text.push(self.say("explain-powerhouse-owner", &[("name", self.name(owner).into())]));
            }
            None => self.add_price(Site::Powerhouse(space), &mut card),
        }
        card
    }

    pub(super) fn explain_production(&self, run: (BaseSpace, ConduitSpace, u8)) -> Explanation {
        let (dam, conduit, drops) = run;
        let element = Element::Production(dam, conduit, drops);
        let value = self.position.tables().map.conduit(conduit).value;
        let values = [("drops", drops.into()), ("value", value.into()), ("product", (drops * value).into())];
        let rules = ["BA-8.1", "BA-8.3", "BA-8.7"];
        if !self.scene.assisted {
            return self.card(element, "explain-production-plain", &values, &rules);
        }
        let mut card = self.card(element, "explain-production", &values, &rules);
        card.text.push(self.rests_words(run));
        card
    }
}
