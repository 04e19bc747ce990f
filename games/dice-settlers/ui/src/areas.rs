//! The areas beside the map: technologies, general supply and end conditions, the Diceoneer.

mod diceoneer;
mod effects;
mod supply;
mod technologies;

use dice_settlers::DiceSettlers;
use ui_kit::{Area, Scene};

use crate::look::Look;

pub(crate) fn areas(scene: &Scene<'_, DiceSettlers>) -> Vec<Area> {
    let look = Look::new(scene);
    let mut areas = vec![
        Area { id: "cards", title: look.say("area-cards-short", &[]), content: look.technologies() },
        Area { id: "supply", title: look.say("area-supply", &[]), content: look.supply() },
    ];
    if let Some(bot) = look.bot() {
        let content = look.diceoneer(bot);
        areas.insert(0, Area { id: "diceoneer", title: look.say("diceoneer-title", &[]), content });
    }
    areas
}
