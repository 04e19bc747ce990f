//! A table of The Manhattan Project as one viewer sees it.

use std::ops::Deref;

use engine::{Game, Seat};
use manhattan_project::{Action, Bomb, Deal, ManhattanProject};
pub(crate) use ui_kit::Marks;
use ui_kit::{Element as _, Impossible, Scene};

use crate::ManhattanProjectUi;
use crate::element::Element;
use crate::sentence::deal_values;
use crate::words::Words;

/// The shared look of a scene, with the words and questions of this game.
pub(crate) struct Look<'a> {
    shared: ui_kit::Look<'a, ManhattanProjectUi>,
    pub(crate) words: Words<'a>,
}

impl<'a> Deref for Look<'a> {
    type Target = ui_kit::Look<'a, ManhattanProjectUi>;

    fn deref(&self) -> &Self::Target {
        &self.shared
    }
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, ManhattanProject>) -> Self {
        Self { shared: ui_kit::Look::new(scene), words: Words::new(scene.position, scene.language) }
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        self.shared.marks(element.id(self.position), || self.explanation(element).title)
    }

    /// The reason why an action at an element is illegal; `None` if it is legal.
    pub(crate) fn refused(&self, action: Action, element: Element) -> Option<Impossible> {
        let refused = self.shared.refused(action, element.id(self.position), || self.wish(action))?;
        let reason = self.workers_missing(action).unwrap_or(refused.reason);
        Some(Impossible { reason, ..refused })
    }

    /// Whether the viewer has so few targets to choose from that all of them can stand out.
    pub(crate) fn few_targets(&self) -> bool {
        let mut targets: Vec<&str> = Vec::new();
        for target in self.scene.choices.iter().flat_map(|(_, targets)| targets) {
            if !targets.contains(&target.as_str()) {
                targets.push(target);
            }
            if targets.len() > 3 {
                return false;
            }
        }
        true
    }

    /// A deal in force, and until when.
    pub(crate) fn deal(&self, deal: Deal) -> String {
        let key = if deal.enemy.is_some() { "deal-joint" } else { "deal-peace" };
        self.say(key, &deal_values(self.scene.names, deal.proposer, deal.partner, deal.enemy))
    }

    /// The seats whose boards are beside the main board: all but the viewer's, in turn order.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let seats = self.position.seats();
        let first = self.scene.viewer.unwrap_or(self.position.first());
        let after = std::iter::successors(Some(first), |seat| Some(seat.next(seats)));
        after.take(usize::from(seats)).filter(|&seat| Some(seat) != self.scene.viewer).collect()
    }

    /// Whether a seat might win in its next turn by public knowledge; `false` at a table without assistance.
    pub(crate) fn threatens(&self, seat: Seat) -> bool {
        self.scene.assisted && self.position.might_win_next(seat)
    }

    /// Whether the viewer sees the bomb cards in a seat's hand.
    pub(crate) fn sees_hand_of(&self, seat: Seat) -> bool {
        self.scene.revealed || !self.position.hides_hand(seat, self.scene.viewer)
    }

    /// MP-D.17: whether the viewer sees the cards passed on in a draft.
    pub(crate) fn sees_face_up(&self) -> bool {
        self.scene.revealed || !self.position.hides_face_up(self.scene.viewer)
    }

    /// Where the viewer sees a bomb card.
    pub(crate) fn seen(&self, bomb: Bomb) -> Seen {
        let position = self.position;
        if let Some(owner) = self.seats().find(|&seat| position.built(seat).has(bomb.0)) {
            return Seen::Built(owner);
        }
        if position.face_up().has(bomb.0) && self.sees_face_up() {
            return Seen::FaceUp;
        }
        let open = |seat: &Seat| self.sees_hand_of(*seat);
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
    /// In the deck, in a hidden hand or passed on.
    Nowhere,
}
