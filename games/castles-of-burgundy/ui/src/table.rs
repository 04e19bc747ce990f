//! The table in the browser: each method and the file that implements it.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event};
use engine::Seat;
use maud::Markup;
use ui_kit::{
    Area, Explanation, Impossible, Lessons, Offer, Scene, Shortcuts, StandingOrders, Story, Strip, TableUi,
    Worksheets,
};

use crate::{
    CastlesOfBurgundyUi, board, depots, elements, explain, impossible, lessons, look, mat, offer, panel,
    story, strip, text_mode,
};

impl TableUi for CastlesOfBurgundyUi {
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
    fn score(position: &CastlesOfBurgundy, seat: Seat) -> i32 {
        look::points_of(position, seat)
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
        action == Action::Done
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

impl Lessons for CastlesOfBurgundyUi {
    const SCRIPT: Option<&'static str> = Some(include_str!("../lessons.toml"));
    const PUZZLES: Option<&'static str> = Some(include_str!("../puzzles.toml"));

    fn holds(position: &CastlesOfBurgundy, seat: Seat, condition: &str) -> Option<bool> {
        lessons::holds(position, seat, condition)
    }
}

impl Worksheets for CastlesOfBurgundyUi {}

impl StandingOrders for CastlesOfBurgundyUi {}

impl Shortcuts for CastlesOfBurgundyUi {
    fn is_aside(position: &CastlesOfBurgundy, action: Action) -> bool {
        offer::costs_more(position, action)
    }
}

impl Story for CastlesOfBurgundyUi {
    fn feat(event: Event) -> Option<(&'static str, i64)> {
        story::feat(event)
    }
}
