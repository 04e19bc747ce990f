//! A table of Barrage as one viewer sees it.

use std::ops::Deref;

use barrage::{Action, Barrage, Stage};
use engine::{Game, Seat};
use ui_kit::{Element as _, Impossible, Marks, Scene};

use crate::BarrageUi;
use crate::element::Element;
use crate::words::Words;

/// The shared look of a scene, with the words and questions of this game.
#[derive(Clone)]
pub(crate) struct Look<'a> {
    shared: ui_kit::Look<'a, BarrageUi>,
    pub(crate) words: Words<'a>,
}

impl<'a> Deref for Look<'a> {
    type Target = ui_kit::Look<'a, BarrageUi>;

    fn deref(&self) -> &Self::Target {
        &self.shared
    }
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, Barrage>) -> Self {
        Self { shared: ui_kit::Look::new(scene), words: Words::new(scene.position, scene.language) }
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        self.shared.marks(element.id(self.position), || self.title(element))
    }

    /// Why an action at an element is not possible; `None` if it is.
    pub(crate) fn refused(&self, action: Action, element: Element) -> Option<Impossible> {
        self.shared.refused(action, element.id(self.position), || self.title(element))
    }

    /// The seat whose options the table shows: the viewer's; for a spectator the acting seat's.
    pub(crate) fn planner(&self) -> Option<Seat> {
        self.scene.viewer.or(self.position.to_act()).filter(|&seat| self.position.company(seat).is_some())
    }
}

/// The points of a seat: those on the track, and those of the final scoring when the game is over.
pub(crate) fn points_of(position: &Barrage, seat: Seat) -> i32 {
    match position.stage() {
        Stage::Over => engine::Game::standings(position).score(seat).total(),
        _ => position.vp(seat).into(),
    }
}
