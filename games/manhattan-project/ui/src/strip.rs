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
    /// The points of all players, the highest first.
    fn race_in_words(&self) -> String {
        let mut race: Vec<(u16, &str)> =
            self.seats().map(|seat| (Figure::Points.value(self.position, seat), self.name(seat))).collect();
        race.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
        let race: Vec<String> = race.into_iter().map(|(points, name)| format!("{name} {points}")).collect();
        race.join(" · ")
    }

    /// The players who might win in their next turn by public knowledge.
    fn alarm(&self) -> Option<String> {
        let names: Vec<&str> =
            self.seats().filter(|&seat| self.threatens(seat)).map(|seat| self.name(seat)).collect();
        let values = [("names", names.join(", ").into()), ("goal", self.position.goal().into())];
        (!names.is_empty()).then(|| self.say("alarm-might-win", &values))
    }
}
