//! Lessons for a first game: goal and end first, then each phase when it begins.

use power_grid::{PowerGrid, Stage};
use ui_kit::Scene;

use crate::look::Look;

pub(crate) fn lessons(scene: &Scene<'_, PowerGrid>) -> Vec<(&'static str, String)> {
    let look = Look::new(scene);
    let position = look.position;
    let row = position.tables().players(engine::Game::seats(position));
    let values = [("end", row.end.into()), ("step2", row.step2.into())];
    let mut lessons = vec!["lesson-goal"];
    match position.stage() {
        Stage::Nominating if position.round() > 1 => lessons.extend(["lesson-auction", "lesson-order"]),
        Stage::Nominating => lessons.push("lesson-auction"),
        Stage::Opening | Stage::Bidding => lessons.push("lesson-bid"),
        Stage::Fuel => lessons.push("lesson-fuel"),
        Stage::Building if position.step() > 1 => lessons.extend(["lesson-build", "lesson-step"]),
        Stage::Building => lessons.push("lesson-build"),
        Stage::Power => lessons.push("lesson-power"),
        Stage::Regions | Stage::Scrapping | Stage::Dropping | Stage::Over => {}
    }
    lessons.into_iter().map(|key| (key, look.say(key, &values))).collect()
}
