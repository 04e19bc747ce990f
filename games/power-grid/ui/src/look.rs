//! A table of Power Grid as one viewer sees it.

use std::ops::Deref;

use engine::{Game, Seat};
use power_grid::{Action, City, PowerGrid, Stage};
use ui_kit::{Element as _, Impossible, Marks, Scene};

use crate::PowerGridUi;
use crate::element::Element;
use crate::words::Words;

/// The shared look of a scene, with the words and questions of this game.
pub(crate) struct Look<'a> {
    shared: ui_kit::Look<'a, PowerGridUi>,
    pub(crate) words: Words<'a>,
}

impl<'a> Deref for Look<'a> {
    type Target = ui_kit::Look<'a, PowerGridUi>;

    fn deref(&self) -> &Self::Target {
        &self.shared
    }
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, PowerGrid>) -> Self {
        Self { shared: ui_kit::Look::new(scene), words: Words::new(scene.position, scene.language) }
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        self.shared.marks(element.id(self.position), || self.explanation(element).title)
    }

    /// Why an action at an element is not possible; `None` if it is.
    pub(crate) fn refused(&self, action: Action, element: Element) -> Option<Impossible> {
        self.shared.refused(action, element.id(self.position), || self.wish(action))
    }

    /// PG-8.8, PG-D.24: whether the viewer sees a seat's money: one's own, or all at an open table and after the end.
    pub(crate) fn sees_money_of(&self, seat: Seat) -> bool {
        self.scene.revealed
            || self.position.open_money()
            || self.position.stage() == Stage::Over
            || self.scene.viewer == Some(seat)
    }

    /// The cities a seat powers: in phase 5 with the plants that have run so far, before with the fuel it has.
    pub(crate) fn supplies(&self, seat: Seat) -> u8 {
        let runs = self.position.stage() == Stage::Power && self.position.to_act() == Some(seat);
        if runs && (self.scene.deciding || !self.position.ran().is_empty()) {
            self.words.income().0
        } else {
            self.position.can_supply(seat)
        }
    }

    /// Whether a city is in play. While regions are drafted, every city is.
    pub(crate) fn in_play(&self, city: City) -> bool {
        self.position.stage() == Stage::Regions
            || self.position.regions().has(self.position.map().region_of(city).0)
    }

    /// All cities of the map.
    pub(crate) fn cities(&self) -> impl Iterator<Item = City> + use<'a> {
        (0u8..).zip(&self.position.map().cities).map(|(row, _)| City(row))
    }

    /// The seats with a house in a city.
    pub(crate) fn owners(&self, city: City) -> Vec<Seat> {
        self.seats().filter(|&seat| self.position.cities_of(seat).has(city.0)).collect()
    }

    /// The seat whose costs the board shows in phase 4: the viewer's; for a spectator the acting seat's.
    pub(crate) fn builder(&self) -> Option<Seat> {
        let building = self.position.stage() == Stage::Building;
        self.scene.viewer.or(self.position.to_act()).filter(|_| building)
    }
}
