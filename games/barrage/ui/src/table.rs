//! Barrage at a table in the browser: which file draws what.

use barrage::{Action, Barrage, Event, Source};
use engine::Seat;
use maud::Markup;
use ui_kit::{
    Area, Explanation, Impossible, Lessons, Offer, Scene, Shortcuts, StandingOrders, Story, Strip, TableUi,
    Worksheets,
};

use crate::{
    BarrageUi, actions, board, elements, explain, impossible, lessons, look, mat, offer, panel, productions,
    strip, text_mode,
};

impl TableUi for BarrageUi {
    const STYLES: &'static str = include_str!("../styles.css");

    fn board(scene: &Scene<'_, Barrage>) -> Markup {
        board::board(scene)
    }
    fn areas(scene: &Scene<'_, Barrage>) -> Vec<Area> {
        vec![actions::area(scene), productions::area(scene)]
    }
    fn mat(scene: &Scene<'_, Barrage>, seat: Seat) -> Markup {
        mat::mat(scene, seat)
    }
    fn panel(scene: &Scene<'_, Barrage>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }
    fn score(position: &Barrage, seat: Seat) -> i32 {
        look::points_of(position, seat)
    }
    fn strip(scene: &Scene<'_, Barrage>) -> Strip {
        strip::strip(scene)
    }
    fn task(scene: &Scene<'_, Barrage>) -> String {
        strip::task(scene)
    }
    fn offer(scene: &Scene<'_, Barrage>, action: Action) -> Offer {
        offer::offer(scene, action)
    }
    /// Nothing ends a turn by its own words but a pass; whatever ends one waits for "End turn", unless it draws.
    fn commits(_: &Barrage, action: Action) -> bool {
        action == Action::Pass
    }
    fn impossible(scene: &Scene<'_, Barrage>) -> Vec<Impossible> {
        impossible::impossible(scene)
    }
    fn explain(scene: &Scene<'_, Barrage>, element: &str) -> Option<Explanation> {
        explain::explain(scene, element)
    }
    fn elements(position: &Barrage, event: Event) -> Vec<String> {
        elements::elements(position, event)
    }
    fn hint(scene: &Scene<'_, Barrage>) -> Option<String> {
        strip::hint(scene)
    }
    fn text_mode(scene: &Scene<'_, Barrage>) -> Markup {
        text_mode::text_mode(scene)
    }
}

impl Lessons for BarrageUi {
    const SCRIPT: Option<&'static str> = Some(include_str!("../lessons.toml"));
    const PUZZLES: Option<&'static str> = Some(include_str!("../puzzles.toml"));

    fn holds(position: &Barrage, seat: Seat, condition: &str) -> Option<bool> {
        lessons::holds(position, seat, condition)
    }
}

impl Worksheets for BarrageUi {}

impl StandingOrders for BarrageUi {}

impl Shortcuts for BarrageUi {}

impl Story for BarrageUi {
    fn feat(event: Event) -> Option<(&'static str, i64)> {
        match event {
            Event::Produced(_, _, _, _, energy) => Some(("production", energy.into())),
            Event::Scored(_, Source::Bonus, vp) => Some(("bonus", vp.into())),
            Event::FeePaid(_, _, credits) => Some(("fee", credits.into())),
            _ => None,
        }
    }
}
