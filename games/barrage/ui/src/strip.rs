//! Where the game stands, and what is to be decided.

use barrage::{Barrage, ROUNDS, Stage};
use engine::Game;
use ui_kit::{Scene, Strip};

use crate::look::Look;
use crate::text;
use crate::words::roman;

pub(crate) fn strip(scene: &Scene<'_, Barrage>) -> Strip {
    let look = Look::new(scene);
    let position = look.position;
    let phases = ["strip-income", "strip-actions", "strip-water", "strip-scoring", "strip-end"];
    Strip {
        round: look.round(),
        phases: phases.map(|key| look.say(key, &[])).to_vec(),
        current: match position.stage() {
            Stage::Choosing | Stage::Over => None,
            _ if position.is_income_phase() => Some(0),
            _ => Some(1),
        },
        order: position.order().to_vec(),
        trigger: look.trigger(),
        alarm: look.alarm(),
    }
}

/// What is to be decided, without a name.
pub(crate) fn task(scene: &Scene<'_, Barrage>) -> String {
    let look = Look::new(scene);
    // The turn of the viewer is over but not committed yet.
    if scene.viewer.is_some() && scene.viewer != look.position.to_act() {
        return look.say("turn-done", &[]);
    }
    text::task(look.words)
}

/// One sentence of the rules that helps with this decision.
pub(crate) fn hint(scene: &Scene<'_, Barrage>) -> Option<String> {
    let look = Look::new(scene);
    if let Some(waits) = look.words.at_powerhouse() {
        return Some(waits);
    }
    let key = match look.position.stage() {
        Stage::Choosing => "hint-choose",
        Stage::Turn => "hint-turn",
        Stage::Paying => "hint-pay",
        Stage::Machines(_) => "hint-machines",
        Stage::Structure(_) => "hint-structure",
        Stage::Drops(_) | Stage::DropsNow(_) => "hint-drops",
        Stage::Contract(_) => "hint-contract",
        Stage::FreeProduction(_) | Stage::SecondProduction(_) => "hint-production",
        Stage::Discard => "hint-discard",
        Stage::Over => return None,
    };
    Some(look.say(key, &[]))
}

impl Look<'_> {
    fn round(&self) -> String {
        let position = self.position;
        match position.stage() {
            Stage::Choosing => self.say("strip-set-up", &[]),
            _ => self.say("strip-round", &[("round", position.round().into()), ("rounds", ROUNDS.into())]),
        }
    }

    /// The bonus tile of the round, and from which section it is full; before the first round what the order shows.
    fn trigger(&self) -> String {
        let position = self.position;
        if position.stage() == Stage::Choosing {
            return self.say("strip-choosing", &[]);
        }
        let round = position.round().max(1);
        let tile = position.bonus_tile(round);
        let values = [
            ("count", tile.vp.into()),
            ("what", self.words.bonus(tile.counts).into()),
            ("section", roman(round).into()),
            ("energy", (round * position.tables().numbers.section).into()),
        ];
        self.say("strip-bonus", &values)
    }

    /// BA-12.1: the game ends after the last round.
    fn alarm(&self) -> Option<String> {
        let last = self.position.round() == ROUNDS;
        (last && self.position.stage() != Stage::Over).then(|| self.say("alarm-last-round", &[]))
    }
}
