//! What one viewer looks at, with the words for it: what all pictures need.

use std::collections::BTreeMap;

use barrage::{Action, Barrage};
use engine::{Game, Seat};
pub(crate) use ui_kit::Marks;
use ui_kit::{GameUi, Scene, Value};

use crate::BarrageUi;
use crate::element::Element;
use crate::words::Words;

/// A scene and its words.
#[derive(Clone)]
pub(crate) struct Look<'a> {
    pub(crate) scene: &'a Scene<'a, Barrage>,
    pub(crate) words: Words<'a>,
    pub(crate) position: &'a Barrage,
    /// The elements that legal actions point at: the first action, and how many there are.
    legal: BTreeMap<&'a str, (Action, usize)>,
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, Barrage>) -> Self {
        let mut legal = BTreeMap::new();
        if scene.deciding {
            for (action, targets) in scene.choices {
                for target in targets {
                    legal.entry(target.as_str()).or_insert((*action, 0)).1 += 1;
                }
            }
        }
        let words = Words::new(scene.position, scene.language);
        Self { scene, words, position: scene.position, legal }
    }

    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.scene.names.of(seat)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position.seats())
    }

    /// What the markup says about an element. One choice is told in words; of several, how many there are.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        let id = element.id(self.position);
        let label = self.legal.get(id.as_str()).map(|&(action, count)| {
            if count == 1 {
                return BarrageUi::choice(self.position, action, self.scene.names, self.scene.language);
            }
            self.say("several-choices", &[("what", self.title(element).into()), ("count", count.into())])
        });
        Marks { legal: label.is_some(), changed: self.scene.changed_by(&id), label, id }
    }

    /// The first legal action that points at an element.
    pub(crate) fn action_at(&self, id: &str) -> Option<Action> {
        self.legal.get(id).map(|&(action, _)| action)
    }

    /// Whose possibilities the table shows: the viewer's own; for a watcher those of the acting player.
    pub(crate) fn planner(&self) -> Option<Seat> {
        self.scene.viewer.or(self.position.to_act()).filter(|&seat| self.position.company(seat).is_some())
    }
}
