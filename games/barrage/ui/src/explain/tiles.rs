//! Places, technology tiles, contracts, bonus tiles, the objective.

use barrage::board::Task;
use barrage::rewards::Kind;
use barrage::{Contract, Effect, Place, TechTile};
use ui_kit::Explanation;

use crate::element::Element;
use crate::look::Look;

impl Look<'_> {
    pub(super) fn explain_place(&self, place: Place) -> Explanation {
        let (key, rules): (_, &[&'static str]) = match self.position.tables().board.row(place.row()).task {
            Task::Produce(_) => ("explain-place-produce", &["BA-8.6", "BA-8.3"]),
            Task::Drops(_) => ("explain-place-drops", &["BA-9.1"]),
            Task::DropsNow(_) => ("explain-place-drops-now", &["BA-9.2"]),
            Task::Bank(_) => ("explain-bank", &["BA-9.3"]),
            Task::Rotate(_) => ("explain-place-rotate", &["BA-9.4", "BA-7.18"]),
            Task::Machines(..) => ("explain-place-machines", &["BA-9.8", "BA-7.16"]),
            Task::Contracts(_) => ("explain-place-contracts", &["BA-9.15", "BA-9.20"]),
            Task::Patent(_) => ("explain-place-patent", &["BA-9.21"]),
        };
        let mut card = self.card(Element::Place(place), key, &[], rules);
        card.text.push(self.say("explain-place", &[]));
        card.rules.extend(["BA-6.3", "BA-6.8"]);
        if let Some(placed) = self.position.on_place(place) {
            let values = [("name", self.name(placed.seat).into()), ("count", placed.engineers.into())];
            card.text.push(self.say("explain-place-taken", &values));
        }
        card
    }

    pub(super) fn explain_patent(&self, slot: u8) -> Explanation {
        let element = Element::Patent(slot);
        let mut card = self.card(element, "explain-place-patent", &[], &["BA-9.21", "BA-9.22", "BA-11.13"]);
        if let Some(tile) = self.position.patents()[usize::from(slot)] {
            card.title = format!("{} – {}", card.title, self.words.tile(tile));
            self.add_effect(tile, &mut card);
        }
        card
    }

    pub(super) fn explain_tile(&self, element: Element, tile: TechTile) -> Explanation {
        let tables = self.position.tables();
        let key = if tables.tile(tile).builds.is_some() { "explain-tile" } else { "explain-joker" };
        let key = if tile == tables.special { "explain-special" } else { key };
        let structure =
            tables.tile(tile).builds.map_or_else(String::new, |structure| self.words.structure(structure));
        let mut card = self.card(element, key, &[("structure", structure.into())], &["BA-7.3", "BA-7.15"]);
        if tile == tables.special {
            card.rules.push("BA-13.16");
        } else {
            self.add_effect(tile, &mut card);
        }
        card
    }

    fn add_effect(&self, tile: TechTile, card: &mut Explanation) {
        let Some(effect) = self.position.tables().tile(tile).effect else { return };
        card.text.extend(
            self.words.tile_does(tile).map(|does| self.say("explain-effect", &[("does", does.into())])),
        );
        card.rules.push(match effect {
            Effect::DropInEachEmptyDam => "BA-14.10",
            Effect::RotatePerElevation => "BA-14.11",
            Effect::CreditsTwiceValue => "BA-14.12",
            Effect::NoEngineers => "BA-14.13",
            Effect::NoRedSpaceCost => "BA-14.14",
            Effect::EnergyPerBase => "BA-14.15",
            Effect::FillDam => "BA-14.16",
            Effect::ConduitForFive => "BA-14.17",
            Effect::ProducePlusTwo => "BA-14.18",
            Effect::Interchangeable => "BA-14.19",
            Effect::NoEngineersNoMachines => "BA-14.20",
            Effect::VpPerRaisedDam => "BA-14.21",
            Effect::EnergyTwiceValue => "BA-14.22",
            Effect::VpPerPowerhouse => "BA-14.23",
            Effect::VpPerAdvancedTile => "BA-14.24",
        });
    }

    pub(super) fn explain_contract(&self, contract: Contract) -> Explanation {
        let row = self.position.tables().contract(contract);
        let values = [("energy", row.energy.into()), ("reward", self.words.reward(&row.reward).into())];
        let mut card = self.card(
            Element::Contract(contract),
            "explain-contract",
            &values,
            &["BA-8.9", "BA-8.11", "BA-15.6"],
        );
        let (key, rule) = match row.kind {
            Kind::Starting => ("explain-contract-starting", "BA-4.10"),
            Kind::National => ("explain-contract-national", "BA-8.12"),
            Kind::Green | Kind::Yellow | Kind::Red => ("explain-contract-private", "BA-9.17"),
        };
        card.text.push(self.say(key, &[]));
        card.rules.push(rule);
        card
    }

    pub(super) fn explain_bonus(&self, round: u8) -> Explanation {
        let position = self.position;
        let tile = position.bonus_tile(round);
        let numbers = &position.tables().numbers;
        let values = [
            ("round", round.into()),
            ("count", tile.vp.into()),
            ("what", self.words.bonus(tile.counts).into()),
            ("energy", (round * numbers.section).into()),
            ("penalty", numbers.section_penalty.into()),
        ];
        let mut card = self.card(
            Element::Bonus(round),
            "explain-bonus",
            &values,
            &["BA-11.5", "BA-11.6", "BA-11.7", "BA-11.9"],
        );
        let counts = self
            .seats()
            .map(|seat| format!("{} {}", self.name(seat), position.bonus_count(seat, tile.counts)));
        card.text
            .push(self.say("explain-standing", &[("counts", counts.collect::<Vec<_>>().join(", ").into())]));
        card
    }

    pub(super) fn explain_objective(&self) -> Explanation {
        let position = self.position;
        let what = self.words.objective(position.objective());
        let places = position.tables().numbers.places.map(|vp| vp.to_string()).join(" / ");
        let values = [("what", what.into()), ("places", places.into())];
        let mut card = self.card(Element::Objective, "explain-objective", &values, &["BA-12.2", "BA-12.10"]);
        let counts = self.seats().map(|seat| {
            let count = position.objective_count(seat, position.objective());
            format!("{} {count} ({})", self.name(seat), position.vp_for_objective(seat))
        });
        card.text
            .push(self.say("explain-standing", &[("counts", counts.collect::<Vec<_>>().join(", ").into())]));
        card
    }
}
