//! A table of Dice Settlers as one viewer sees it.

use std::ops::Deref;

use dice_settlers::{Action, DiceSettlers, Face, Slot};
use engine::Seat;
pub(crate) use ui_kit::Marks;
use ui_kit::{Element as _, Impossible, Scene};

use crate::DiceSettlersUi;
use crate::element::Element;
use crate::words::Words;

/// The shared look of a scene, with the words and questions of this game.
pub(crate) struct Look<'a> {
    shared: ui_kit::Look<'a, DiceSettlersUi>,
    pub(crate) words: Words<'a>,
}

impl<'a> Deref for Look<'a> {
    type Target = ui_kit::Look<'a, DiceSettlersUi>;

    fn deref(&self) -> &Self::Target {
        &self.shared
    }
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, DiceSettlers>) -> Self {
        Self { shared: ui_kit::Look::new(scene), words: Words::new(scene.position, scene.language) }
    }

    /// The name of a player; the Diceoneer has no seat at the table.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.words.name(self.scene.names, seat)
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        self.shared.marks(element.id(self.position), || self.explanation(element).title)
    }

    /// The refusal of an action at an element; `None` if it is legal or the element has another legal action.
    pub(crate) fn refused(&self, action: Action, element: Element) -> Option<Impossible> {
        let id = element.id(self.position);
        if self.is_legal(&id) {
            return None;
        }
        self.shared.refused(action, id, || self.wish(action))
    }

    /// DS-1.9: players may look into their own bags only.
    pub(crate) fn sees_bag_of(&self, seat: Seat) -> bool {
        self.scene.revealed || self.scene.viewer == Some(seat)
    }

    /// The number of dice in a bag, which is public.
    pub(crate) fn bag_count(&self, seat: Seat) -> u8 {
        self.position.bag(seat).iter().sum()
    }

    /// The active dice of a seat: each with its face and its number among the dice with this face.
    pub(crate) fn active_dice(&self, seat: Seat) -> Vec<(Face, u8)> {
        let active = self.position.active(seat);
        let faces = self.position.tables().all_faces();
        faces.flat_map(|face| (1..=active[face.index()]).map(move |number| (face, number))).collect()
    }

    /// The slots of the technologies on the table.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..u8::try_from(self.position.technologies().len()).unwrap_or(0)).map(Slot)
    }

    /// The seat whose costs are shown: the viewer, or the acting seat for a spectator.
    pub(crate) fn payer(&self) -> Option<Seat> {
        self.scene.viewer.or_else(|| engine::Game::to_act(self.position))
    }

    /// The seat of the Diceoneer, in a solo game.
    pub(crate) fn bot(&self) -> Option<Seat> {
        self.position.all_players().find(|&seat| self.position.is_bot(seat))
    }

    /// The score of a seat if the game ended now.
    pub(crate) fn projected(&self, seat: Seat) -> i32 {
        engine::Game::standings(self.position).score(seat).total()
    }

    /// The same if it is shown: at an assisted table, or when the game is over.
    pub(crate) fn projection(&self, seat: Seat) -> Option<i32> {
        let shown = self.scene.assisted || self.position.stage() == dice_settlers::Stage::Over;
        shown.then(|| self.projected(seat))
    }

    /// The quota of the next roll if it is shown: at an assisted table, if it changes.
    pub(crate) fn next_quota(&self, seat: Seat) -> Option<u8> {
        let next = self.position.count_quota(seat);
        Some(next).filter(|&next| self.scene.assisted && next != self.position.quota(seat))
    }
}
