//! Power Grid at a table in the browser.

use engine::Seat;
use maud::{Markup, html};
use power_grid::{Action, Event, PowerGrid};
use ui_kit::{Area, Explanation, GameUi, Impossible, Offer, Scene, Strip, TableUi};

use crate::PowerGridUi;

impl TableUi for PowerGridUi {
    const RULES: &'static str = include_str!("../../rules.md");
    const STYLES: &'static str = "";

    fn board(_: &Scene<'_, PowerGrid>) -> Markup {
        html! { svg xmlns="http://www.w3.org/2000/svg" {} }
    }
    fn areas(_: &Scene<'_, PowerGrid>) -> Vec<Area> {
        Vec::new()
    }
    fn mat(_: &Scene<'_, PowerGrid>, _: Seat) -> Markup {
        html! {}
    }
    fn panel(_: &Scene<'_, PowerGrid>, _: Seat) -> Markup {
        html! {}
    }
    fn strip(scene: &Scene<'_, PowerGrid>) -> Strip {
        Strip {
            round: String::new(),
            phases: Vec::new(),
            current: None,
            order: scene.position.order().to_vec(),
            trigger: String::new(),
            alarm: None,
        }
    }
    fn task(_: &Scene<'_, PowerGrid>) -> String {
        String::new()
    }
    fn offer(_: &Scene<'_, PowerGrid>, _: Action) -> Offer {
        Offer::default()
    }
    fn commits(action: Action) -> bool {
        matches!(action, Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done)
    }
    fn impossible(_: &Scene<'_, PowerGrid>) -> Vec<Impossible> {
        Vec::new()
    }
    fn explain(_: &Scene<'_, PowerGrid>, _: &str) -> Option<Explanation> {
        None
    }
    fn elements(_: &PowerGrid, _: Event) -> Vec<String> {
        Vec::new()
    }
    fn text_mode(scene: &Scene<'_, PowerGrid>) -> Markup {
        html! { pre { (Self::position(scene.position, scene.viewer, scene.names, scene.language)) } }
    }
}
