//! What one viewer looks at, with the words for it: what all pictures need.

use std::collections::BTreeMap;

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event, Hex, Pips, Stage};
use engine::{Game, Playout, Seat};
pub(crate) use ui_kit::Marks;
use ui_kit::{GameUi, Scene, Value};

use crate::CastlesOfBurgundyUi;
use crate::choice::use_of_die;
use crate::element::Element;
use crate::words::Words;

/// A scene and its words.
pub(crate) struct Look<'a> {
    pub(crate) scene: &'a Scene<'a, CastlesOfBurgundy>,
    pub(crate) words: Words<'a>,
    pub(crate) position: &'a CastlesOfBurgundy,
    /// The legal actions that point at each element, if the viewer decides now.
    choices: BTreeMap<&'a str, Vec<Action>>,
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, CastlesOfBurgundy>) -> Self {
        let mut choices: BTreeMap<&str, Vec<Action>> = BTreeMap::new();
        if scene.deciding {
            for (action, targets) in scene.choices {
                for target in targets {
                    choices.entry(target).or_default().push(*action);
                }
            }
        }
        Self { choices, ..Self::words_only(scene) }
    }

    /// A look that only puts things into words: it does not know what points at what.
    pub(crate) fn words_only(scene: &'a Scene<'a, CastlesOfBurgundy>) -> Self {
        let words = Words::new(scene.position, scene.language);
        Self { scene, words, position: scene.position, choices: BTreeMap::new() }
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

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        let id = element.id(self.position);
        let label = match self.actions_at(&id) {
            [] => None,
            [action] => Some(CastlesOfBurgundyUi::choice(
                self.position,
                *action,
                self.scene.names,
                self.scene.language,
            )),
            several => {
                let values = [("what", self.title(element).into()), ("count", several.len().into())];
                Some(self.say("label-several", &values))
            }
        };
        Marks { legal: label.is_some(), changed: self.scene.changed_by(&id), label, id }
    }

    /// The legal actions that point at an element.
    pub(crate) fn actions_at(&self, id: &str) -> &[Action] {
        self.choices.get(id).map_or(&[], Vec::as_slice)
    }

    /// The fewest workers with which each die reaches an element, by what the die shows; nothing at a table that does
    /// not help.
    pub(crate) fn reach(&self, id: &str) -> BTreeMap<Pips, u8> {
        let mut reach = BTreeMap::new();
        if !self.scene.assisted {
            return reach;
        }
        for &action in self.actions_at(id) {
            if let Some(used) = use_of_die(self.position, action) {
                let least = reach.entry(used.die).or_insert(used.workers);
                *least = (*least).min(used.workers);
            }
        }
        reach
    }

    /// Whether the estate of a seat stands on the board: the viewer's own; a watcher sees all of them there. The
    /// others stand on the mats.
    pub(crate) fn on_board(&self, seat: Seat) -> bool {
        self.scene.viewer.is_none_or(|viewer| viewer == seat)
    }

    /// Whether an estate can be shown: it has been chosen, and the viewer may know (CB-12.4).
    pub(crate) fn sees_estate(&self, seat: Seat) -> bool {
        self.position.has_chosen(seat) && !self.position.hides_estate(seat, self.scene.viewer)
    }

    /// CB-D.22: of sold goods the others see the number.
    pub(crate) fn sees_sold(&self, seat: Seat) -> bool {
        self.scene.viewer == Some(seat) || self.position.stage() == Stage::Over
    }

    /// All hexes of an estate.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.position.tables().grid.rows.iter().flatten().copied()
    }

    /// What an action leads to: played on a copy, with what happens at once. Nothing that chance decides may be
    /// read from it; the events of a new phase or round are left out.
    pub(crate) fn after(&self, action: Action) -> (CastlesOfBurgundy, Vec<Event>) {
        outcome(self.position, action)
    }
}

/// See [`Look::after`].
pub(crate) fn outcome(position: &CastlesOfBurgundy, action: Action) -> (CastlesOfBurgundy, Vec<Event>) {
    let mut copy = *position;
    let mut events = Vec::new();
    copy.play(action, &mut Playout::new(0), &mut events);
    let ends = |event: &Event| matches!(event, Event::RoundBegan(..) | Event::PhaseEnded(_));
    let before = events.iter().position(ends);
    events.truncate(before.unwrap_or(events.len()));
    (copy, events)
}
