//! What one viewer looks at, with the words for it: what all pictures need.

use engine::{Game, Seat};
use power_grid::{Action, City, PowerGrid, Stage};
pub(crate) use ui_kit::Marks;
use ui_kit::{GameUi, Scene, Value};

use crate::PowerGridUi;
use crate::element::Element;
use crate::words::Words;

/// A scene and its words.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) scene: &'a Scene<'a, PowerGrid>,
    pub(crate) words: Words<'a>,
    pub(crate) position: &'a PowerGrid,
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, PowerGrid>) -> Self {
        Self { scene, words: Words::new(scene.position, scene.language), position: scene.position }
    }

    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.scene.names.of(seat)
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        let id = element.id(self.position);
        let label = self.choice_at(&id);
        Marks { legal: label.is_some(), changed: self.scene.changed_by(&id), label, id }
    }

    /// What choosing an element does, in words.
    fn choice_at(&self, id: &str) -> Option<String> {
        if !self.scene.deciding {
            return None;
        }
        let mut choices =
            self.scene.choices.iter().filter(|(_, targets)| targets.iter().any(|target| target == id));
        choices.next().map(|&(action, _)| {
            PowerGridUi::choice(self.position, action, self.scene.names, self.scene.language)
        })
    }

    /// PG-8.8, PG-D.24: everybody knows their own money; an open table and the final comparison show it all.
    pub(crate) fn sees_money_of(&self, seat: Seat) -> bool {
        self.position.open_money() || self.position.stage() == Stage::Over || self.scene.viewer == Some(seat)
    }

    /// Whether a city can be played in. While the regions are drafted, every city still may be.
    pub(crate) fn in_play(&self, city: City) -> bool {
        self.position.stage() == Stage::Regions
            || self.position.regions().has(self.position.map().region_of(city).0)
    }

    /// All cities of the map.
    pub(crate) fn cities(&self) -> impl Iterator<Item = City> + use<> {
        (0u8..).zip(&self.position.map().cities).map(|(row, _)| City(row)).collect::<Vec<_>>().into_iter()
    }

    /// The seats with a house in a city.
    pub(crate) fn owners(&self, city: City) -> Vec<Seat> {
        Seat::all(self.position.seats()).filter(|&seat| self.position.cities_of(seat).has(city.0)).collect()
    }

    /// Whose costs the board shows in phase 4: the viewer's own; for a watcher those of the acting player.
    pub(crate) fn builder(&self) -> Option<Seat> {
        let building = self.position.stage() == Stage::Building;
        self.scene.viewer.or(self.position.to_act()).filter(|_| building)
    }

    /// What an action leads to: played on a copy. Nothing that chance decides may be read from it.
    pub(crate) fn after(&self, action: Action) -> (PowerGrid, Vec<power_grid::Event>) {
        let mut copy = *self.position;
        let mut events = Vec::new();
        copy.play(action, &mut engine::Playout::new(0), &mut events);
        (copy, events)
    }
}
