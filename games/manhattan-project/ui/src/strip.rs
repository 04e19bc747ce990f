//! The state of the game in one line, and the decision to be taken.

use manhattan_project::{ManhattanProject, Stage};
use ui_kit::{Scene, Strip};

use crate::element::Figure;
use crate::look::Look;

pub(crate) fn strip(scene: &Scene<'_, ManhattanProject>) -> Strip {
    let look = Look::new(scene);
    let position = look.position;
    let current = match position.stage() {
        Stage::Bonus | Stage::Over => None,
        _ if position.may_place_on_main_board() => Some(0),
        // Decisions that follow a placement on the main board belong to step 1.
        Stage::Buying | Stage::Striking | Stage::Deal | Stage::Repairing | Stage::Drafting => Some(0),
        _ => Some(1),
    };
    Strip {
        round: look.say("strip-goal", &[("goal", position.goal().into())]),
        phases: ["strip-board", "strip-buildings"].map(|key| look.say(key, &[])).to_vec(),
        current,
        order: position.turn_order().collect(),
        trigger: look.race_in_words(),
        alarm: look.alarm(),
    }
}

/// The decision to be taken, without a name.
pub(crate) fn task(scene: &Scene<'_, ManhattanProject>) -> String {
    Look::new(scene).words.task(scene.names)
}

impl Look<'_> {
    /// The most points of a player, and how many are missing to the goal.
    fn race_in_words(&self) -> String {
        let most = self.seats().map(|seat| Figure::Points.value(self.position, seat)).max().unwrap_or(0);
        let left = u16::from(self.position.goal()).saturating_sub(most);
        self.say("strip-race", &[("points", most.into()), ("left", left.into())])
    }

    /// The players who might win in their next turn by public knowledge.
    fn alarm(&self) -> Option<String> {
        let names: Vec<&str> =
            self.seats().filter(|&seat| self.threatens(seat)).map(|seat| self.name(seat)).collect();
        let values = [("names", names.join(", ").into()), ("goal", self.position.goal().into())];
        (!names.is_empty()).then(|| self.say("alarm-might-win", &values))
    }
}
