//! What one viewer looks at, with the words for it: what all pictures need.

use engine::{Game, Seat};
use manhattan_project::{Bomb, ManhattanProject};
pub(crate) use ui_kit::Marks;
use ui_kit::{GameUi, Scene, Value};

use crate::ManhattanProjectUi;
use crate::element::Element;
use crate::words::Words;

/// A scene and its words.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) scene: &'a Scene<'a, ManhattanProject>,
    pub(crate) words: Words<'a>,
    pub(crate) position: &'a ManhattanProject,
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, ManhattanProject>) -> Self {
        Self { scene, words: Words::new(scene.position, scene.language), position: scene.position }
    }

    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.scene.names.of(seat)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position.seats())
    }

    /// The seats whose boards lie beside the main board: all but the viewer's, in turn order after it.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let seats = self.position.seats();
        let first = self.scene.viewer.unwrap_or(self.position.first());
        let after = std::iter::successors(Some(first), |seat| Some(seat.next(seats)));
        after.take(usize::from(seats)).filter(|&seat| Some(seat) != self.scene.viewer).collect()
    }

    /// Whether a seat might win in its next turn by what everybody knows, at a table that helps.
    pub(crate) fn threatens(&self, seat: Seat) -> bool {
        self.scene.assisted && self.position.might_win_next(seat)
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        let id = element.id(self.position);
        let label = self.choice_at(&id);
        Marks { legal: label.is_some(), changed: self.scene.changed_by(&id), label, id }
    }

    /// What choosing an element does, in words: the first of its choices.
    fn choice_at(&self, id: &str) -> Option<String> {
        if !self.scene.deciding {
            return None;
        }
        let mut choices =
            self.scene.choices.iter().filter(|(_, targets)| targets.iter().any(|target| target == id));
        choices.next().map(|&(action, _)| {
            ManhattanProjectUi::choice(self.position, action, self.scene.names, self.scene.language)
        })
    }

    /// Where the viewer sees a bomb card.
    pub(crate) fn seen(&self, bomb: Bomb) -> Seen {
        let position = self.position;
        if let Some(owner) = self.seats().find(|&seat| position.built(seat).has(bomb.0)) {
            return Seen::Built(owner);
        }
        if position.face_up().has(bomb.0) && !position.hides_face_up(self.scene.viewer) {
            return Seen::FaceUp;
        }
        let open = |seat: &Seat| !position.hides_hand(*seat, self.scene.viewer);
        if let Some(holder) = self.seats().filter(open).find(|&seat| position.hand(seat).has(bomb.0)) {
            return Seen::InHand(holder);
        }
        if position.bombs_under_deck().any(|under| under == bomb) { Seen::UnderDeck } else { Seen::Nowhere }
    }
}

/// Where a viewer sees a bomb card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    Built(Seat),
    FaceUp,
    InHand(Seat),
    UnderDeck,
    /// In the deck, in somebody's hand or passed on: the viewer does not know.
    Nowhere,
}
