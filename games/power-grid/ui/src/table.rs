//! Power Grid at a table in the browser: which file draws what.

use engine::Seat;
use maud::Markup;
use power_grid::{Action, Event, PowerGrid};
use ui_kit::{
    Area, Explanation, Impossible, Language, Lessons, Names, Offer, Order, Scene, Shortcuts, StandingOrders,
    Story, Strip, TableUi, Worksheet, Worksheets,
};

use crate::words::Words;
use crate::{
    PowerGridUi, board, elements, explain, impossible, lessons, market, mat, offer, orders, panel, story,
    strip, text_mode, worksheet,
};

impl TableUi for PowerGridUi {
    const STYLES: &'static str = include_str!("../styles.css");

    fn board(scene: &Scene<'_, PowerGrid>) -> Markup {
        board::board(scene)
    }
    fn areas(scene: &Scene<'_, PowerGrid>) -> Vec<Area> {
        market::areas(scene)
    }
    fn mat(scene: &Scene<'_, PowerGrid>, seat: Seat) -> Markup {
        mat::mat(scene, seat)
    }
    fn panel(scene: &Scene<'_, PowerGrid>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }
    fn score(position: &PowerGrid, seat: Seat) -> i32 {
        position.size(seat).into()
    }
    fn strip(scene: &Scene<'_, PowerGrid>) -> Strip {
        strip::strip(scene)
    }
    fn task(scene: &Scene<'_, PowerGrid>) -> String {
        strip::task(scene)
    }
    fn offer(scene: &Scene<'_, PowerGrid>, action: Action) -> Offer {
        offer::offer(scene, action)
    }
    fn commits(_: &PowerGrid, action: Action) -> bool {
        matches!(action, Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done)
    }
    fn impossible(scene: &Scene<'_, PowerGrid>) -> Vec<Impossible> {
        impossible::impossible(scene)
    }
    fn explain(scene: &Scene<'_, PowerGrid>, element: &str) -> Option<Explanation> {
        explain::explain(scene, element)
    }
    fn elements(position: &PowerGrid, event: Event) -> Vec<String> {
        elements::elements(position, event)
    }
    fn text_mode(scene: &Scene<'_, PowerGrid>) -> Markup {
        text_mode::text_mode(scene)
    }
    fn hint(scene: &Scene<'_, PowerGrid>) -> Option<String> {
        strip::hint(scene)
    }
}

impl Lessons for PowerGridUi {
    const SCRIPT: Option<&'static str> = Some(include_str!("../lessons.toml"));
    const PUZZLES: Option<&'static str> = Some(include_str!("../puzzles.toml"));

    fn holds(position: &PowerGrid, seat: Seat, condition: &str) -> Option<bool> {
        lessons::holds(position, seat, condition)
    }
}
impl Worksheets for PowerGridUi {
    fn worksheet(scene: &Scene<'_, PowerGrid>, turn: &[(PowerGrid, Action)]) -> Option<Worksheet<Action>> {
        worksheet::worksheet(scene, turn)
    }
    fn preset(position: &PowerGrid) -> Vec<Action> {
        worksheet::preset(position)
    }
}

impl StandingOrders for PowerGridUi {
    fn orders(position: &PowerGrid, seat: Seat, language: Language) -> Vec<Order> {
        orders::orders(position, seat, language)
    }
    fn order(position: &PowerGrid, seat: Seat, order: &str, language: Language) -> Option<String> {
        orders::order(position, seat, order, language)
    }
    fn follow(position: &PowerGrid, order: &str) -> Option<Action> {
        orders::follow(position, order)
    }
}

impl Shortcuts for PowerGridUi {}

impl Story for PowerGridUi {
    fn is_curve_point(event: Event) -> bool {
        story::is_curve_point(event)
    }
    fn feat(event: Event) -> Option<(&'static str, i64)> {
        story::feat(event)
    }
    fn deeds(
        position: &PowerGrid,
        seat: Seat,
        turn: &[(Seat, Event)],
        _: &Names,
        language: Language,
    ) -> Option<Vec<String>> {
        Some(story::deeds(Words::new(position, language), seat, turn))
    }
}
