//! Dice Settlers at a table in the browser: which file draws what.

use dice_settlers::{Action, DiceSettlers, Event, Stage};
use engine::Seat;
use maud::Markup;
use ui_kit::{
    Area, Explanation, Impossible, Language, Lessons, Offer, Order, Scene, Shortcuts, StandingOrders, Story,
    Strip, TableUi, Worksheets,
};

use crate::{
    DiceSettlersUi, areas, board, elements, explain, impossible, lessons, mat, offer, orders, panel, story,
    strip, text_mode,
};

impl TableUi for DiceSettlersUi {
    const STYLES: &'static str = include_str!("../styles.css");

    fn board(scene: &Scene<'_, DiceSettlers>) -> Markup {
        board::board(scene)
    }
    fn areas(scene: &Scene<'_, DiceSettlers>) -> Vec<Area> {
        areas::areas(scene)
    }
    fn mat(scene: &Scene<'_, DiceSettlers>, seat: Seat) -> Markup {
        mat::mat(scene, seat)
    }
    fn panel(scene: &Scene<'_, DiceSettlers>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }
    fn score(position: &DiceSettlers, seat: Seat) -> i32 {
        match position.stage() {
            Stage::Over => engine::Game::standings(position).score(seat).total(),
            _ => position.vp(seat).into(),
        }
    }
    fn strip(scene: &Scene<'_, DiceSettlers>) -> Strip {
        strip::strip(scene)
    }
    fn task(scene: &Scene<'_, DiceSettlers>) -> String {
        strip::task(scene)
    }
    fn offer(scene: &Scene<'_, DiceSettlers>, action: Action) -> Offer {
        offer::offer(scene, action)
    }
    fn commits(position: &DiceSettlers, action: Action) -> bool {
        offer::commits(position, action)
    }
    fn impossible(scene: &Scene<'_, DiceSettlers>) -> Vec<Impossible> {
        impossible::impossible(scene)
    }
    fn explain(scene: &Scene<'_, DiceSettlers>, element: &str) -> Option<Explanation> {
        explain::explain(scene, element)
    }
    fn elements(position: &DiceSettlers, event: Event) -> Vec<String> {
        elements::elements(position, event)
    }
    fn text_mode(scene: &Scene<'_, DiceSettlers>) -> Markup {
        text_mode::text_mode(scene)
    }
    fn hint(scene: &Scene<'_, DiceSettlers>) -> Option<String> {
        strip::hint(scene)
    }
}

impl Lessons for DiceSettlersUi {
    const SCRIPT: Option<&'static str> = Some(include_str!("../lessons.toml"));
    const PUZZLES: Option<&'static str> = Some(include_str!("../puzzles.toml"));

    fn holds(position: &DiceSettlers, seat: Seat, condition: &str) -> Option<bool> {
        lessons::holds(position, seat, condition)
    }
}

impl Worksheets for DiceSettlersUi {}

impl StandingOrders for DiceSettlersUi {
    fn orders(position: &DiceSettlers, seat: Seat, language: Language) -> Vec<Order> {
        orders::orders(position, seat, language)
    }
    fn order(position: &DiceSettlers, seat: Seat, order: &str, language: Language) -> Option<String> {
        orders::order(position, seat, order, language)
    }
    fn follow(position: &DiceSettlers, order: &str) -> Option<Action> {
        orders::follow(position, order)
    }
}

impl Shortcuts for DiceSettlersUi {
    fn follows(position: &DiceSettlers) -> Option<Action> {
        offer::follows(position)
    }
    fn combined(position: &DiceSettlers) -> Vec<Vec<Action>> {
        offer::combined(position)
    }
}

impl Story for DiceSettlersUi {
    fn is_curve_point(event: Event) -> bool {
        story::is_curve_point(event)
    }
    fn feat(event: Event) -> Option<(&'static str, i64)> {
        story::feat(event)
    }
}
