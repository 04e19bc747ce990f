//! A game being played at a table: committed moves, and the draft of the turn behind them.
//!
//! Nothing here knows people, clocks or the store. A step is tentative unless its action commits at once or draws
//! something; then everything up to it is committed. Others are shown the position after the committed moves only.

use bots::BotKind;
use catalogue::{AnyEdition, AnyTable, LogEntry, Picture, Reader, Thought, View};
use engine::{Ending, Line, Record, Seat, UndoError};
use ui_kit::{Explanation, Language, Names};

/// A request that does not fit the table as it stands: nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MovedOn;

/// What a step or an end of turn did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// The draft is another one; nothing is committed.
    Drafted,
    /// These moves are to be committed, from this number on.
    Committed {
        /// The number of the first.
        from: usize,
        /// The moves.
        lines: Vec<Line>,
    },
}

/// A game with its draft.
pub(crate) struct Live {
    table: Box<dyn AnyTable>,
    committed: usize,
    /// The actions of the draft.
    draft: Vec<String>,
    /// Whose turn it is as everybody sees it: who acts after the committed moves.
    actor: Option<Seat>,
}

impl Live {
    /// A game that has just been opened.
    pub(crate) fn new(table: Box<dyn AnyTable>) -> Self {
        let committed = table.lines(0).len();
        let actor = table.to_act();
        Self { table, committed, draft: Vec::new(), actor }
    }

    /// A stored game. Steps of a draft that no longer fit are dropped.
    ///
    /// # Errors
    /// What is wrong with the stored moves.
    pub(crate) fn restore(
        edition: &dyn AnyEdition,
        record: &Record,
        draft: Option<(Seat, &[String])>,
    ) -> Result<Self, String> {
        let table = edition.verify(record, Language::En).map_err(|fault| fault.to_string())?;
        let mut live = Self::new(table);
        if let Some((seat, steps)) = draft {
            for step in steps {
                // What commits was never a draft: it would draw again.
                if live.table.commits(step) || live.step(seat, step).is_err() {
                    break;
                }
            }
        }
        Ok(live)
    }

    /// Whose turn it is, as everybody sees it; nobody's when the game is over.
    pub(crate) const fn actor(&self) -> Option<Seat> {
        self.actor
    }

    /// How many moves are committed.
    pub(crate) const fn committed(&self) -> usize {
        self.committed
    }

    /// The tentative steps of the actor.
    pub(crate) fn draft(&self) -> &[String] {
        &self.draft
    }

    /// Whether the draft waits for "End turn": it is somebody else's decision after it.
    pub(crate) fn can_end_turn(&self) -> bool {
        !self.draft.is_empty() && self.table.to_act() != self.actor
    }

    /// How many moves a viewer is shown: the actor sees the own draft.
    pub(crate) fn shown(&self, viewer: Option<Seat>) -> usize {
        if viewer.is_some() && viewer == self.actor {
            self.committed + self.draft.len()
        } else {
            self.committed
        }
    }

    /// How many moves a viewer had seen before the others' last turns: those up to the viewer's own last step.
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> usize {
        let shown = self.shown(viewer);
        let Some(viewer) = viewer else { return shown };
        let movers = self.table.movers();
        movers[..shown].iter().rposition(|&seat| seat == viewer).map_or(0, |last| last + 1)
    }

    /// Plays one step.
    ///
    /// # Errors
    /// If it is not the seat's decision or not a legal action.
    pub(crate) fn step(&mut self, seat: Seat, notation: &str) -> Result<Done, MovedOn> {
        if self.actor != Some(seat) || self.table.to_act() != Some(seat) {
            return Err(MovedOn);
        }
        let commits = self.table.commits(notation);
        self.table.play(notation, Language::En).map_err(|_| MovedOn)?;
        self.draft.push(notation.to_owned());
        Ok(if commits { self.commit() } else { Done::Drafted })
    }

    /// Plays one step and what follows from it by itself.
    ///
    /// # Errors
    /// If it is not the seat's decision or not a legal action.
    pub(crate) fn play(&mut self, seat: Seat, notation: &str) -> Result<Done, MovedOn> {
        let mut done = self.step(seat, notation)?;
        while done == Done::Drafted && self.table.to_act() == Some(seat) {
            let Some(next) = self.table.follow_up() else { break };
            done = self.step(seat, &next)?;
        }
        Ok(done)
    }

    /// Plays one step and commits it, whatever it is.
    ///
    /// # Errors
    /// If it is not the seat's decision or not a legal action.
    pub(crate) fn step_for_good(&mut self, seat: Seat, notation: &str) -> Result<Done, MovedOn> {
        let done = self.step(seat, notation)?;
        Ok(if done == Done::Drafted { self.commit() } else { done })
    }

    /// Commits a draft after which somebody else decides.
    ///
    /// # Errors
    /// If it is not the seat's turn or there is nothing to end.
    pub(crate) fn end_turn(&mut self, seat: Seat) -> Result<Done, MovedOn> {
        if self.actor != Some(seat) || !self.can_end_turn() {
            return Err(MovedOn);
        }
        Ok(self.commit())
    }

    fn commit(&mut self) -> Done {
        let from = self.committed;
        let lines = self.table.lines(from);
        self.committed += lines.len();
        self.draft.clear();
        self.actor = self.table.to_act();
        Done::Committed { from, lines }
    }

    /// Takes back the last step, or all steps of the turn.
    ///
    /// # Errors
    /// If it is not the seat's turn or there is nothing to take back.
    pub(crate) fn undo(&mut self, seat: Seat, all: bool) -> Result<(), MovedOn> {
        if self.actor != Some(seat) || self.draft.is_empty() {
            return Err(MovedOn);
        }
        let keep = if all { 0 } else { self.draft.len() - 1 };
        match self.table.undo_to(self.committed + keep) {
            Ok(()) => self.draft.truncate(keep),
            Err(UndoError::Nothing | UndoError::Drawn) => return Err(MovedOn),
        }
        Ok(())
    }

    /// Whether the last committed move of the seat whose turn it is was part of the same turn: then something was
    /// revealed in it.
    pub(crate) fn revealed_in_this_turn(&self) -> bool {
        let last = self.table.movers().get(self.committed.wrapping_sub(1)).copied();
        self.actor.is_some() && last == self.actor
    }

    /// What a bot would play now, to be worked out elsewhere.
    pub(crate) fn think(&self, kind: BotKind, number: u64) -> Option<Thought> {
        self.table.think(kind, number)
    }

    /// Where everybody stood after so many moves.
    pub(crate) fn standings(&self, after: usize) -> engine::Standings {
        self.table.standings(after)
    }

    /// Where everybody stood after 0, 1, 2, … moves.
    pub(crate) fn history(&self) -> Vec<engine::Standings> {
        let mut history = self.table.history();
        history.truncate(self.committed + 1);
        history
    }

    /// What everybody had to notice, with the number of moves after which it was first so.
    pub(crate) fn alarms(&self, names: &Names, language: Language) -> Vec<(usize, String)> {
        let mut alarms = self.table.alarms(names, language);
        alarms.retain(|(after, _)| *after <= self.committed);
        alarms
    }

    /// The position as text for a viewer.
    pub(crate) fn text(&self, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        self.table.position(self.shown(viewer), viewer, names, language)
    }

    /// Who made each committed move.
    pub(crate) fn movers(&self) -> Vec<Seat> {
        let mut movers = self.table.movers();
        movers.truncate(self.committed);
        movers
    }

    /// The committed moves in words, from number `from` on, as far as a viewer may know them.
    pub(crate) fn log(
        &self,
        from: usize,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
    ) -> Vec<LogEntry> {
        // Until the end is committed the game goes on for everybody else.
        let reader = if self.actor.is_none() { Reader::Everything } else { Reader::Viewer(viewer) };
        let mut log = self.table.log(from.min(self.committed), reader, names, language);
        log.truncate(self.committed.saturating_sub(from));
        log
    }

    /// The draft in words, for its owner.
    pub(crate) fn steps(&self, names: &Names, language: Language) -> Vec<String> {
        let log = self.table.log(self.committed, Reader::Everything, names, language);
        log.into_iter().map(|entry| entry.words).collect()
    }

    /// What a viewer sees: the whole drawing, or the one for a page that has its still layers.
    pub(crate) fn picture(
        &self,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
        whole: bool,
    ) -> Picture {
        self.table.picture(self.shown(viewer), &View { whole, ..self.view(viewer, names, language) })
    }

    /// What an element of a viewer's picture is: the one now or, with a number, the one after so many moves.
    pub(crate) fn explain(
        &self,
        viewer: Option<Seat>,
        at: Option<usize>,
        names: &Names,
        language: Language,
        element: &str,
    ) -> Option<Explanation> {
        match at {
            None => self.table.explain(self.shown(viewer), &self.view(viewer, names, language), element),
            Some(at) => {
                let at = at.min(self.committed);
                self.table.explain(at, &past(at, viewer, names, language), element)
            }
        }
    }

    fn view<'a>(&self, viewer: Option<Seat>, names: &'a Names, language: Language) -> View<'a> {
        View { viewer, live: true, seen: self.seen(viewer), whole: true, names, language }
    }

    /// What a viewer saw after `at` moves, which must be committed.
    pub(crate) fn look_back(
        &self,
        at: usize,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
    ) -> Picture {
        let at = at.min(self.committed);
        self.table.picture(at, &past(at, viewer, names, language))
    }

    /// The record of the committed moves. The seed is in it: only for a game that is over.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.table.record();
        record.lines.truncate(self.committed);
        record.ending = if self.actor.is_none() { Ending::Finished } else { Ending::Paused };
        record
    }
}

/// For whom a picture of the past is: what the last move changed is marked, and nothing can be chosen.
const fn past(at: usize, viewer: Option<Seat>, names: &Names, language: Language) -> View<'_> {
    View { viewer, live: false, seen: at.saturating_sub(1), whole: true, names, language }
}
