//! What one viewer looks at, with the words for it: what all pictures need.

use dice_settlers::{DiceSettlers, Face, Slot};
use engine::Seat;
pub(crate) use ui_kit::Marks;
use ui_kit::{GameUi, Scene, Value};

use crate::DiceSettlersUi;
use crate::element::Element;
use crate::words::Words;

/// A scene and its words.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) scene: &'a Scene<'a, DiceSettlers>,
    pub(crate) words: Words<'a>,
    pub(crate) position: &'a DiceSettlers,
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, DiceSettlers>) -> Self {
        Self { scene, words: Words::new(scene.position, scene.language), position: scene.position }
    }

    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.words.name(self.scene.names, seat)
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        let id = element.id(self.position);
        let label = self.choice_at(&id);
        Marks { legal: label.is_some(), changed: self.scene.changed_by(&id), label, id }
    }

    /// What choosing an element does, in words; how many choices there are, if it takes part in several.
    fn choice_at(&self, id: &str) -> Option<String> {
        if !self.scene.deciding {
            return None;
        }
        let mut choices =
            self.scene.choices.iter().filter(|(_, targets)| targets.iter().any(|target| target == id));
        let &(first, _) = choices.next()?;
        let words = DiceSettlersUi::choice(self.position, first, self.scene.names, self.scene.language);
        match choices.count() {
            0 => Some(words),
            more => Some(self.say("target-several", &[("first", words.into()), ("more", more.into())])),
        }
    }

    /// DS-1.9: everybody may look into the own bag, nobody into another's.
    pub(crate) fn sees_bag_of(&self, seat: Seat) -> bool {
        self.scene.viewer == Some(seat)
    }

    /// How many dice lie in a bag, which everybody may count.
    pub(crate) fn bag_count(&self, seat: Seat) -> u8 {
        self.position.bag(seat).iter().sum()
    }

    /// The active dice of a seat, one by one: the face, and which of the dice with this face it is.
    pub(crate) fn active_dice(&self, seat: Seat) -> Vec<(Face, u8)> {
        let active = self.position.active(seat);
        let faces = self.position.tables().all_faces();
        faces.flat_map(|face| (1..=active[face.index()]).map(move |number| (face, number))).collect()
    }

    /// The slots of the technologies on the table.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..u8::try_from(self.position.technologies().len()).unwrap_or(0)).map(Slot)
    }

    /// Whose numbers are of interest: the viewer's; for a watcher those of the acting player.
    pub(crate) fn payer(&self) -> Option<Seat> {
        self.scene.viewer.or_else(|| engine::Game::to_act(self.position))
    }

    /// The seat of the Diceoneer, in a solo game.
    pub(crate) fn bot(&self) -> Option<Seat> {
        self.position.all_players().find(|&seat| self.position.is_bot(seat))
    }

    /// Points a seat would have if the game ended now.
    pub(crate) fn projected(&self, seat: Seat) -> i32 {
        engine::Game::standings(self.position).score(seat).total()
    }

    /// The same where it is shown: at a table that helps, or when the game is over.
    pub(crate) fn projection(&self, seat: Seat) -> Option<i32> {
        let shown = self.scene.assisted || self.position.stage() == dice_settlers::Stage::Over;
        shown.then(|| self.projected(seat))
    }

    /// The quota of the next roll where it is shown: at a table that helps, if it will change.
    pub(crate) fn next_quota(&self, seat: Seat) -> Option<u8> {
        let next = self.position.count_quota(seat);
        Some(next).filter(|&next| self.scene.assisted && next != self.position.quota(seat))
    }
}
