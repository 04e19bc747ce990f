//! A table of The Castles of Burgundy as one viewer sees it.

use std::collections::BTreeMap;
use std::ops::Deref;

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event, Hex, Pips, Source, Stage};
use engine::Seat;
pub(crate) use ui_kit::Marks;
use ui_kit::{Element as _, Impossible, Scene};

use crate::CastlesOfBurgundyUi;
use crate::choice::use_of_die;
use crate::element::Element;
use crate::words::Words;

/// The shared look of a scene, with the words and questions of this game.
pub(crate) struct Look<'a> {
    shared: ui_kit::Look<'a, CastlesOfBurgundyUi>,
    pub(crate) words: Words<'a>,
}

impl<'a> Deref for Look<'a> {
    type Target = ui_kit::Look<'a, CastlesOfBurgundyUi>;

    fn deref(&self) -> &Self::Target {
        &self.shared
    }
}

impl<'a> Look<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, CastlesOfBurgundy>) -> Self {
        Self { shared: ui_kit::Look::new(scene), words: Words::new(scene.position, scene.language) }
    }

    /// What the markup says about an element.
    pub(crate) fn marks(&self, element: Element) -> Marks {
        self.shared.marks(element.id(self.position), || self.title(element))
    }

    /// Why an action at an element is not possible; `None` if it is.
    pub(crate) fn refused(&self, action: Action, element: Element) -> Option<Impossible> {
        self.shared.refused(action, element.id(self.position), || self.wish(action))
    }

    /// The fewest workers with which each die reaches an element, by what the die shows; empty at a table
    /// without assistance.
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

    /// Whether the estate of a seat is drawn on the board: the viewer's own, and all for a spectator. The
    /// others are drawn on the mats.
    pub(crate) fn on_board(&self, seat: Seat) -> bool {
        self.scene.viewer.is_none_or(|viewer| viewer == seat)
    }

    /// Whether an estate can be shown: it has been chosen, and the viewer may know (CB-12.4).
    pub(crate) fn sees_estate(&self, seat: Seat) -> bool {
        let hidden = !self.scene.revealed && self.position.hides_estate(seat, self.scene.viewer);
        self.position.has_chosen(seat) && !hidden
    }

    /// CB-D.22: whether the viewer sees the types of a seat's sold goods.
    pub(crate) fn sees_sold(&self, seat: Seat) -> bool {
        self.scene.revealed || self.scene.viewer == Some(seat) || self.position.stage() == Stage::Over
    }

    /// All hexes of an estate.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.position.tables().grid.rows.iter().flatten().copied()
    }
}

/// The points of an action with these events, by source.
pub(crate) fn points_by_source(events: &[Event]) -> Vec<(Source, u16)> {
    let points = |event: &Event| match *event {
        Event::Completed { points, bonus, .. } => vec![(Source::Regions, points), (Source::Phases, bonus)],
        Event::Scored(_, source, points) => vec![(source, points)],
        _ => Vec::new(),
    };
    events.iter().flat_map(points).collect()
}

/// The points of an action with these events.
pub(crate) fn points_scored(events: &[Event]) -> u16 {
    points_by_source(events).into_iter().map(|(_, points)| points).sum()
}

/// The position after a legal action and its immediate events: those before the next round or the end of the
/// phase. Random draws in the position are made up, so nothing that depends on them may be shown.
pub(crate) fn outcome(position: &CastlesOfBurgundy, action: Action) -> (CastlesOfBurgundy, Vec<Event>) {
    let (after, mut events) = ui_kit::after(position, action);
    let ends = |event: &Event| matches!(event, Event::RoundBegan(..) | Event::PhaseEnded(_));
    let immediate = events.iter().position(ends);
    events.truncate(immediate.unwrap_or(events.len()));
    (after, events)
}

/// The points of a seat: those on the track, and those of the final scoring when the game is over.
pub(crate) fn points_of(position: &CastlesOfBurgundy, seat: Seat) -> i32 {
    match position.stage() {
        Stage::Over => engine::Game::standings(position).score(seat).total(),
        _ => position.scored(seat).into(),
    }
}
