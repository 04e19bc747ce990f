//! The state of the game and the decision that is due.

use castles_of_burgundy::{CastlesOfBurgundy, Phase, ROUNDS, Stage};
use engine::Game;
use ui_kit::{Scene, Strip};

use crate::look::Look;
use crate::text;

pub(crate) fn strip(scene: &Scene<'_, CastlesOfBurgundy>) -> Strip {
    let look = Look::new(scene);
    let position = look.position;
    let begun = position.stage() != Stage::Estates;
    Strip {
        round: if begun { look.round() } else { look.say("strip-set-up", &[look.words.choosing()]) },
        phases: Phase::ALL.map(|phase| look.phase(phase)).to_vec(),
        current: (begun && position.stage() != Stage::Over).then(|| position.phase().index()),
        order: position.order().to_vec(),
        trigger: look.trigger(),
        alarm: look.alarm(),
    }
}

pub(crate) fn task(scene: &Scene<'_, CastlesOfBurgundy>) -> String {
    let look = Look::new(scene);
    match look.position.stage() {
        Stage::Over => look.say("task-over", &[]),
        Stage::Turn => look.turn(),
        _ => text::task(look.words),
    }
}

/// A hint for the decision.
pub(crate) fn hint(scene: &Scene<'_, CastlesOfBurgundy>) -> Option<String> {
    let look = Look::new(scene);
    let seat = look.position.to_act()?;
    let key = match look.position.stage() {
        Stage::Estates => "hint-estates",
        Stage::Turn if look.position.dice(seat) == [None; 2] => "hint-purchase",
        Stage::Turn => "hint-dice",
        Stage::Castle => "hint-castle",
        Stage::Building(_) => "hint-building",
        Stage::Ship => "hint-ship",
        Stage::Over => return None,
    };
    Some(look.say(key, &[]))
}

impl Look<'_> {
    /// The prompt of a turn: the unused dice, and whether a tile can be bought.
    fn turn(&self) -> String {
        let position = self.position;
        let Some(seat) = position.to_act() else { return String::new() };
        let dice: Vec<String> =
            position.dice(seat).into_iter().flatten().map(|die| die.0.to_string()).collect();
        if dice.is_empty() {
            return text::task(self.words);
        }
        let mut said = self.say("task-dice", &[("dice", dice.join(", ").into())]);
        if self.buy(seat).is_some_and(|wish| position.check(wish).is_ok()) {
            let silver = self.words.silver(position.tables().price);
            said = format!("{said} {}", self.say("task-buy", &[("silver", silver.into())]));
        }
        said
    }

    fn round(&self) -> String {
        let position = self.position;
        let values = [
            ("phase", position.phase().letter().to_string().into()),
            ("round", position.round().into()),
            ("rounds", ROUNDS.into()),
        ];
        self.say("strip-round", &values)
    }

    /// A phase with its bonus for completed regions.
    fn phase(&self, phase: Phase) -> String {
        let points = self.position.tables().phase_points(phase);
        self.say("strip-phase", &[("phase", phase.letter().to_string().into()), ("points", points.into())])
    }

    /// The rounds left, and the current bonus for completed regions.
    fn trigger(&self) -> String {
        let position = self.position;
        let values = [
            ("points", position.tables().phase_points(position.phase()).into()),
            ("rounds", position.rounds_left().into()),
        ];
        match position.stage() {
            Stage::Estates | Stage::Over => String::new(),
            _ => self.say("strip-trigger", &values),
        }
    }

    /// CB-10.1: the last phase, the last round.
    fn alarm(&self) -> Option<String> {
        let position = self.position;
        if position.stage() == Stage::Over
            || position.phase() != Phase::E
            || position.stage() == Stage::Estates
        {
            return None;
        }
        let last = position.rounds_left() == 0;
        Some(self.say(if last { "alarm-last-round" } else { "alarm-last-phase" }, &[]))
    }
}
