//! The Manhattan Project at a table in the browser: which file draws what.

use engine::{Game, Playout, Seat};
use manhattan_project::{Action, Event, ManhattanProject, Stage};
use maud::Markup;
use ui_kit::{
    Area, Explanation, Impossible, Language, Lessons, Names, Offer, Order, Scene, Shortcuts, StandingOrders,
    Story, Strip, TableUi, Worksheets,
};

use crate::element::Figure;
use crate::words::Words;
use crate::{
    ManhattanProjectUi, board, boards, elements, explain, impossible, lessons, mat, offer, orders, panel,
    story, strip, text_mode,
};

impl TableUi for ManhattanProjectUi {
    const STYLES: &'static str = include_str!("../styles.css");

    fn board(scene: &Scene<'_, ManhattanProject>) -> Markup {
        board::board(scene)
    }
    fn areas(scene: &Scene<'_, ManhattanProject>) -> Vec<Area> {
        boards::areas(scene)
    }
    fn mat(scene: &Scene<'_, ManhattanProject>, seat: Seat) -> Markup {
        mat::mat(scene, seat)
    }
    fn panel(scene: &Scene<'_, ManhattanProject>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }
    fn score(position: &ManhattanProject, seat: Seat) -> i32 {
        Figure::Points.value(position, seat).into()
    }
    fn strip(scene: &Scene<'_, ManhattanProject>) -> Strip {
        strip::strip(scene)
    }
    fn task(scene: &Scene<'_, ManhattanProject>) -> String {
        strip::task(scene)
    }
    fn offer(scene: &Scene<'_, ManhattanProject>, action: Action) -> Offer {
        offer::offer(scene, action)
    }
    /// Ending a turn, and every action that asks or answers another player (MP-3.13). Retrieving and winning can be undone
    /// until the player ends the turn.
    fn commits(position: &ManhattanProject, action: Action) -> bool {
        match (position.stage(), action) {
            (Stage::Turn, Action::Done) | (_, Action::Accept | Action::Refuse) => true,
            (_, Action::Done | Action::Offer(_) | Action::OfferJoint(..)) => {
                let mut after = *position;
                after.play(action, &mut Playout::new(0), &mut ());
                after.to_act().is_some() && after.to_act() != position.to_act()
            }
            _ => false,
        }
    }
    fn impossible(scene: &Scene<'_, ManhattanProject>) -> Vec<Impossible> {
        impossible::impossible(scene)
    }
    fn explain(scene: &Scene<'_, ManhattanProject>, element: &str) -> Option<Explanation> {
        explain::explain(scene, element)
    }
    fn elements(position: &ManhattanProject, event: Event) -> Vec<String> {
        elements::elements(position, event)
    }
    fn text_mode(scene: &Scene<'_, ManhattanProject>) -> Markup {
        text_mode::text_mode(scene)
    }
}

impl Lessons for ManhattanProjectUi {
    const SCRIPT: Option<&'static str> = Some(include_str!("../lessons.toml"));
    const PUZZLES: Option<&'static str> = Some(include_str!("../puzzles.toml"));

    fn holds(position: &ManhattanProject, seat: Seat, condition: &str) -> Option<bool> {
        lessons::holds(position, seat, condition)
    }
}

impl Worksheets for ManhattanProjectUi {}

impl StandingOrders for ManhattanProjectUi {
    fn orders(position: &ManhattanProject, seat: Seat, language: Language) -> Vec<Order> {
        orders::orders(position, seat, language)
    }
    fn order(position: &ManhattanProject, seat: Seat, order: &str, language: Language) -> Option<String> {
        orders::order(position, seat, order, language)
    }
    fn follow(position: &ManhattanProject, order: &str) -> Option<Action> {
        orders::follow(position, order)
    }
}

impl Shortcuts for ManhattanProjectUi {
    /// MP-4.13, MP-6.11: the default crew is sent, and own workers are trained before contractors are hired.
    fn follows(position: &ManhattanProject) -> Option<Action> {
        if position.stage() == Stage::Gaining {
            let mut legal = Vec::new();
            position.actions(&mut legal);
            return legal.into_iter().filter(|action| matches!(action, Action::Gain(_))).max();
        }
        position.usual_crew().map(Action::Send)
    }
    fn is_aside(_: &ManhattanProject, action: Action) -> bool {
        let declines = matches!(action, Action::PlaceOnly(_) | Action::UseOnly(..));
        declines || matches!(action, Action::Offer(_) | Action::OfferJoint(..))
    }
}

impl Story for ManhattanProjectUi {
    fn deeds(
        position: &ManhattanProject,
        seat: Seat,
        turn: &[(Seat, Event)],
        names: &Names,
        language: Language,
    ) -> Option<Vec<String>> {
        Some(story::deeds(Words::new(position, language), seat, turn, names))
    }
}
