//! The Castles of Burgundy at a table in the browser.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event, Phase};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Area, Explanation, GameUi, Impossible, Offer, Scene, Strip, TableUi};

use crate::words::Words;
use crate::{CastlesOfBurgundyUi, text};

impl TableUi for CastlesOfBurgundyUi {
    const RULES: &'static str = include_str!("../../rules.md");
    const STYLES: &'static str = "";

    fn board(_: &Scene<'_, CastlesOfBurgundy>) -> Markup {
        html! { svg xmlns="http://www.w3.org/2000/svg" {} }
    }

    fn areas(_: &Scene<'_, CastlesOfBurgundy>) -> Vec<Area> {
        Vec::new()
    }

    fn mat(_: &Scene<'_, CastlesOfBurgundy>, _: Seat) -> Markup {
        html! {}
    }

    fn panel(_: &Scene<'_, CastlesOfBurgundy>, _: Seat) -> Markup {
        html! {}
    }

    fn strip(scene: &Scene<'_, CastlesOfBurgundy>) -> Strip {
        let words = Words::new(scene.position, scene.language);
        Strip {
            round: text::title(words),
            phases: Phase::ALL.map(|phase| phase.letter().to_string()).to_vec(),
            current: Some(scene.position.phase().index()),
            order: scene.position.order().to_vec(),
            trigger: text::coming(words),
            alarm: None,
        }
    }

    fn task(scene: &Scene<'_, CastlesOfBurgundy>) -> String {
        text::task(Words::new(scene.position, scene.language))
    }

    fn offer(_: &Scene<'_, CastlesOfBurgundy>, _: Action) -> Offer {
        Offer::default()
    }

    fn commits(action: Action) -> bool {
        matches!(action, Action::Done | Action::Choose(..))
    }

    fn impossible(_: &Scene<'_, CastlesOfBurgundy>) -> Vec<Impossible> {
        Vec::new()
    }

    fn explain(_: &Scene<'_, CastlesOfBurgundy>, _: &str) -> Option<Explanation> {
        None
    }

    fn elements(_: &CastlesOfBurgundy, _: Event) -> Vec<String> {
        Vec::new()
    }

    fn text_mode(scene: &Scene<'_, CastlesOfBurgundy>) -> Markup {
        html! { pre { (Self::position(scene.position, scene.viewer, scene.names, scene.language)) } }
    }
}
