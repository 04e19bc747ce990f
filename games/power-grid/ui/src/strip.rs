//! The progress of the game, and the decision.

use engine::{Game, Seat};
use power_grid::{Action, Announced, PowerGrid, Stage};
use ui_kit::{Scene, Strip};

use crate::look::Look;

pub(crate) fn strip(scene: &Scene<'_, PowerGrid>) -> Strip {
    let look = Look::new(scene);
    let phases = ["strip-order", "strip-auction", "strip-fuel", "strip-build", "strip-power"];
    Strip {
        round: look.round(),
        phases: phases.map(|key| look.say(key, &[])).to_vec(),
        current: phase(look.position.stage()),
        order: look.acting_order(),
        trigger: look.trigger(),
        alarm: look.alarm(),
    }
}

/// The index of the current phase.
const fn phase(stage: Stage) -> Option<usize> {
    match stage {
        Stage::Regions | Stage::Over => None,
        Stage::Nominating | Stage::Opening | Stage::Bidding | Stage::Scrapping | Stage::Dropping => Some(1),
        Stage::Fuel => Some(2),
        Stage::Building => Some(3),
        Stage::Power => Some(4),
    }
}

/// The decision, without a name.
pub(crate) fn task(scene: &Scene<'_, PowerGrid>) -> String {
    let look = Look::new(scene);
    let position = look.position;
    match position.stage() {
        Stage::Regions => {
            let of = position.tables().players(position.seats()).regions;
            look.say("task-pick", &[("number", (position.regions().len() + 1).into()), ("of", of.into())])
        }
        Stage::Nominating => {
            let key = match (position.is_sole_buyer(), position.check(Action::Pass).is_ok()) {
                (false, true) => "task-nominate-or-pass",
                (false, false) => "task-nominate",
                (true, true) => "task-buy-alone-or-pass",
                (true, false) => "task-buy-alone",
            };
            look.say(key, &[])
        }
        Stage::Opening => {
            let Some((plant, _)) = position.auction() else { return String::new() };
            let values = [
                ("plant", plant.0.into()),
                ("facts", look.words.facts(plant).into()),
                ("least", position.least_bid().into()),
            ];
            look.say("task-open", &values)
        }
        Stage::Bidding => {
            let Some((plant, Some((seat, bid)))) = position.auction() else { return String::new() };
            let values = [
                ("plant", plant.0.into()),
                ("name", look.name(seat).into()),
                ("bid", bid.into()),
                ("least", position.least_bid().into()),
            ];
            look.say("task-bid", &values)
        }
        Stage::Scrapping => {
            let limit = position.tables().players(position.seats()).max_plants;
            look.say("task-scrap", &[("limit", limit.into())])
        }
        Stage::Dropping => look.say("task-drop", &[]),
        Stage::Fuel => look.say("task-fuel", &[]),
        Stage::Building => look.say("task-build", &[]),
        Stage::Power => look.say("task-power", &[]),
        Stage::Over => look.say("task-over", &[]),
    }
}

/// A sentence of the rules about the decision.
pub(crate) fn hint(scene: &Scene<'_, PowerGrid>) -> Option<String> {
    let look = Look::new(scene);
    let key = match look.position.stage() {
        Stage::Regions => "hint-regions",
        Stage::Nominating => "hint-nominate",
        Stage::Opening | Stage::Bidding => "hint-bid",
        Stage::Scrapping | Stage::Dropping => "hint-scrap",
        Stage::Fuel => "hint-fuel",
        Stage::Building => "hint-build",
        Stage::Power => "hint-power",
        Stage::Over => return None,
    };
    Some(look.say(key, &[]))
}

impl Look<'_> {
    fn round(&self) -> String {
        let map = ("map", self.words.map().into());
        if self.position.stage() == Stage::Regions {
            return self.say("strip-set-up", &[map]);
        }
        let [round, step] = [("round", self.position.round().into()), ("step", self.position.step().into())];
        self.say("strip-round", &[map, round, step])
    }

    /// PG-3.2: phases 3 and 4 go in reverse order; regions are drafted in seat order.
    fn acting_order(&self) -> Vec<Seat> {
        let order = self.position.order().iter().copied();
        match self.position.stage() {
            Stage::Regions => Seat::all(self.position.seats()).collect(),
            Stage::Fuel | Stage::Building => order.rev().collect(),
            _ => order.collect(),
        }
    }

    fn trigger(&self) -> String {
        let position = self.position;
        let row = position.tables().players(position.seats());
        let mut values = vec![("end", row.end.into()), ("leader", position.largest_size().into())];
        match (position.step(), position.plants_above_step3_card()) {
            (1, _) => {
                values.push(("step2", row.step2.into()));
                self.say("strip-trigger-step2", &values)
            }
            (2, Some(plants)) => {
                values.push(("plants", plants.into()));
                self.say("strip-trigger-step3", &values)
            }
            _ => self.say("strip-trigger-end", &values),
        }
    }

    fn alarm(&self) -> Option<String> {
        self.position.announced().map(|what| match what {
            Announced::End => self.say("alarm-end", &[]),
            Announced::Step2 => self.say("alarm-step2", &[]),
            Announced::Step3 => self.say("alarm-step3", &[]),
        })
    }
}
