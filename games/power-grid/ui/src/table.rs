//! Power Grid at a table in the browser: which file draws what.

use engine::Seat;
use maud::Markup;
use power_grid::{Action, Event, PowerGrid};
use ui_kit::{Area, Explanation, Impossible, Offer, Scene, Strip, TableUi};

use crate::{PowerGridUi, board, elements, explain, impossible, market, mat, offer, panel, strip, text_mode};

impl TableUi for PowerGridUi {
    const RULES: &'static str = include_str!("../../rules.md");
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
}
