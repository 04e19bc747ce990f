//! Steps of a turn: taken, taken back, committed.

use engine::{Seat, UndoError};
use ui_kit::Language;

use super::{BETWEEN, Done, Live, MovedOn};

impl Live {
    /// Plays one step: an action, or several as one. Only the last of them may commit anything.
    ///
    /// # Errors
    /// If it is not the seat's decision or one of the actions is not legal; then nothing is played.
    pub(crate) fn step(&mut self, seat: Seat, step: &str) -> Result<Done, MovedOn> {
        self.try_step(seat, &split(step), true)
    }

    /// Plays one step and what follows from it by itself.
    ///
    /// # Errors
    /// If it is not the seat's decision or not a legal action.
    pub(crate) fn play(&mut self, seat: Seat, step: &str) -> Result<Done, MovedOn> {
        let mut done = self.step(seat, step)?;
        while done == Done::Drafted && self.table.to_act() == Some(seat) {
            let Some(next) = self.table.follow_up() else { break };
            done = self.step(seat, &next)?;
        }
        Ok(done)
    }

    pub(super) fn try_step(
        &mut self,
        seat: Seat,
        actions: &[&str],
        may_commit: bool,
    ) -> Result<Done, MovedOn> {
        if self.actor != Some(seat) || actions.is_empty() {
            return Err(MovedOn);
        }
        let before = self.committed + self.draft_moves();
        for (number, action) in (1..).zip(actions) {
            let commits = self.table.commits(action);
            let last = number == actions.len();
            let fits = self.table.to_act() == Some(seat) && (!commits || (last && may_commit));
            if !fits || self.table.play(action, Language::En).is_err() {
                // Nothing was drawn so far: what draws commits, and would have been the last.
                if number > 1 {
                    self.table.undo_to(before).map_err(|_| MovedOn)?;
                }
                return Err(MovedOn);
            }
            if commits {
                return Ok(self.commit());
            }
        }
        self.draft.push(actions.iter().map(|&action| action.to_owned()).collect());
        Ok(Done::Drafted)
    }

    /// Takes back the latest step of the draft with this action, whatever was done after it; from a step of several
    /// actions only this one.
    ///
    /// # Errors
    /// If it is not the seat's turn, there is no such step, or the others are not possible without it.
    pub(crate) fn take_back(&mut self, seat: Seat, action: &str) -> Result<(), MovedOn> {
        if self.actor != Some(seat) {
            return Err(MovedOn);
        }
        let has = |step: &Vec<String>| step.iter().rposition(|one| one == action);
        let at = self.draft.iter().rposition(|step| has(step).is_some()).ok_or(MovedOn)?;
        let kept = self.draft.clone();
        let mut wanted = kept.clone();
        if let Some(place) = has(&wanted[at]) {
            wanted[at].remove(place);
        }
        wanted.retain(|step| !step.is_empty());
        self.redraft(seat, &wanted).or_else(|moved_on| {
            self.redraft(seat, &kept)?;
            Err(moved_on)
        })
    }

    /// Makes the draft anew.
    fn redraft(&mut self, seat: Seat, steps: &[Vec<String>]) -> Result<(), MovedOn> {
        if !self.draft.is_empty() {
            self.undo(seat, true)?;
        }
        for step in steps {
            let actions: Vec<&str> = step.iter().map(String::as_str).collect();
            self.try_step(seat, &actions, false)?;
        }
        Ok(())
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
        let moves: usize = self.draft[..keep].iter().map(Vec::len).sum();
        match self.table.undo_to(self.committed + moves) {
            Ok(()) => self.draft.truncate(keep),
            Err(UndoError::Nothing | UndoError::Drawn) => return Err(MovedOn),
        }
        Ok(())
    }

    /// How many moves would be kept if a seat took back its last turn: nothing if it has not moved or something was
    /// drawn since.
    pub(crate) fn before_last_turn(&self, seat: Seat) -> Option<usize> {
        let mut lines = self.table.lines(0);
        lines.truncate(self.committed);
        let last = lines.iter().rposition(|line| line.seat == seat)?;
        let first = lines[..last].iter().rposition(|line| line.seat != seat).map_or(0, |other| other + 1);
        let drawn = lines.iter().rposition(|line| !line.draws.is_empty()).map_or(0, |drawn| drawn + 1);
        (drawn <= last).then_some(first.max(drawn))
    }

    /// Takes back committed moves: keeps so many.
    ///
    /// # Errors
    /// If something was drawn since; then nothing has changed.
    pub(crate) fn roll_back(&mut self, keep: usize) -> Result<(), MovedOn> {
        self.table.undo_to(keep).map_err(|_| MovedOn)?;
        self.committed = keep;
        self.draft.clear();
        self.actor = self.table.to_act();
        Ok(())
    }
}

/// The actions of a step.
pub(super) fn split(step: &str) -> Vec<&str> {
    step.split(BETWEEN).map(str::trim).collect()
}
