//! The table in the browser: each method and the file that implements it.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event};
use engine::Seat;
use maud::Markup;
use ui_kit::{
    Area, Explanation, Impossible, Lessons, Offer, Scene, Shortcuts, StandingOrders, Story, Strip, TableUi,
    Worksheets,
};

use crate::{
    CastlesOfBurgundyUi, board, depots, elements, explain, impossible, mat, offer, panel, story, strip,
    text_mode,
};

impl TableUi for CastlesOfBurgundyUi {
    const RULES: &'static str = include_str!("../../rules.md");
    const STYLES: &'static str = include_str!("../styles.css");

    fn board(scene: &Scene<'_, CastlesOfBurgundy>) -> Markup {
        board::board(scene)
    }
    fn areas(scene: &Scene<'_, CastlesOfBurgundy>) -> Vec<Area> {
        depots::areas(scene)
    }
    fn mat(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
        mat::mat(scene, seat)
    }
    fn panel(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }
    fn strip(scene: &Scene<'_, CastlesOfBurgundy>) -> Strip {
        strip::strip(scene)
    }
    fn task(scene: &Scene<'_, CastlesOfBurgundy>) -> String {
        strip::task(scene)
    }
    fn offer(scene: &Scene<'_, CastlesOfBurgundy>, action: Action) -> Offer {
        offer::offer(scene, action)
    }
    fn commits(_: &CastlesOfBurgundy, action: Action) -> bool {
        matches!(action, Action::Choose(..) | Action::Done)
    }
    fn impossible(scene: &Scene<'_, CastlesOfBurgundy>) -> Vec<Impossible> {
        impossible::impossible(scene)
    }
    fn explain(scene: &Scene<'_, CastlesOfBurgundy>, element: &str) -> Option<Explanation> {
        explain::explain(scene, element)
    }
    fn elements(position: &CastlesOfBurgundy, event: Event) -> Vec<String> {
        elements::elements(position, event)
    }
    fn text_mode(scene: &Scene<'_, CastlesOfBurgundy>) -> Markup {
        text_mode::text_mode(scene)
    }
    fn hint(scene: &Scene<'_, CastlesOfBurgundy>) -> Option<String> {
        strip::hint(scene)
    }
}

impl Lessons for CastlesOfBurgundyUi {}

impl Worksheets for CastlesOfBurgundyUi {}

impl StandingOrders for CastlesOfBurgundyUi {}

impl Shortcuts for CastlesOfBurgundyUi {}

impl Story for CastlesOfBurgundyUi {
    fn feat(event: Event) -> Option<(&'static str, i64)> {
        story::feat(event)
    }
}
