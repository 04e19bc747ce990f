//! Steps of a turn: taken, undone, committed.

use engine::Seat;

use super::{ACTION_SEPARATOR, Change, Live, StepError};

impl Live {
    /// Plays one step: an action, or several actions combined. Only the last of them may commit.
    ///
    /// # Errors
    /// If it is not the seat's turn or an action is not legal. Nothing is played then.
    pub(crate) fn step(&mut self, seat: Seat, step: &str) -> Result<Change, StepError> {
        self.try_step(seat, &split(step), true)
    }

    /// Plays one step and the actions that follow from it automatically.
    ///
    /// # Errors
    /// If it is not the seat's turn or an action is not legal.
    pub(crate) fn play(&mut self, seat: Seat, step: &str) -> Result<Change, StepError> {
        let mut change = self.step(seat, step)?;
        while change == Change::Drafted && self.game.to_act() == Some(seat) {
            let Some(next) = self.game.follow_up() else { break };
            change = self.step(seat, &next)?;
        }
        Ok(change)
    }

    pub(super) fn try_step(
        &mut self,
        seat: Seat,
        actions: &[&str],
        may_commit: bool,
    ) -> Result<Change, StepError> {
        if self.actor != Some(seat) {
            return Err(StepError::NotYourTurn);
        }
        let before = self.game.moves().len();
        for (number, action) in (1..).zip(actions) {
            let may_commit = may_commit && number == actions.len();
            match self.try_action(seat, action, may_commit) {
                Ok(true) => return Ok(self.commit()),
                Ok(false) => {}
                Err(error) => {
                    // Nothing was drawn so far: an action that draws commits and is the last.
                    if number > 1 {
                        self.game.undo_to(before).map_err(|_| StepError::NothingToUndo)?;
                    }
                    return Err(error);
                }
            }
        }
        self.draft.push(actions.iter().map(|&action| action.to_owned()).collect());
        Ok(Change::Drafted)
    }

    /// Plays one action; true if it commits.
    fn try_action(&mut self, seat: Seat, action: &str, may_commit: bool) -> Result<bool, StepError> {
        if self.game.to_act() != Some(seat) {
            return Err(StepError::TurnComplete);
        }
        let commits = self.game.commits(action);
        if commits && !may_commit {
            return Err(StepError::CommitsEarly);
        }
        self.game.play(action).map_err(StepError::Play)?;
        Ok(commits)
    }

    /// Undoes the last step of the draft with this action and keeps the steps after it. Of a combined step only this
    /// action is undone.
    ///
    /// # Errors
    /// If it is not the seat's turn, there is no such step, or later steps depend on it.
    pub(crate) fn take_back(&mut self, seat: Seat, action: &str) -> Result<(), StepError> {
        if self.actor != Some(seat) {
            return Err(StepError::NotYourTurn);
        }
        let has = |step: &Vec<String>| step.iter().rposition(|one| one == action);
        let at = self.draft.iter().rposition(|step| has(step).is_some()).ok_or(StepError::NothingToUndo)?;
        let kept = self.draft.clone();
        let mut wanted = kept.clone();
        if let Some(place) = has(&wanted[at]) {
            wanted[at].remove(place);
        }
        wanted.retain(|step| !step.is_empty());
        if self.redraft(seat, &wanted).is_err() {
            self.redraft(seat, &kept)?;
            return Err(StepError::StepNeeded);
        }
        Ok(())
    }

    /// Replaces the draft.
    fn redraft(&mut self, seat: Seat, steps: &[Vec<String>]) -> Result<(), StepError> {
        if !self.draft.is_empty() {
            self.undo(seat, true)?;
        }
        for step in steps {
            let actions: Vec<&str> = step.iter().map(String::as_str).collect();
            self.try_step(seat, &actions, false)?;
        }
        Ok(())
    }

    /// Plays one step and commits it.
    ///
    /// # Errors
    /// If it is not the seat's turn or an action is not legal.
    pub(crate) fn step_for_good(&mut self, seat: Seat, notation: &str) -> Result<Change, StepError> {
        let change = self.step(seat, notation)?;
        Ok(if change == Change::Drafted { self.commit() } else { change })
    }

    /// Commits a complete turn.
    ///
    /// # Errors
    /// If it is not the seat's turn or its turn is not complete.
    pub(crate) fn end_turn(&mut self, seat: Seat) -> Result<Change, StepError> {
        if self.actor != Some(seat) {
            return Err(StepError::NotYourTurn);
        }
        if !self.can_end_turn() {
            return Err(StepError::NothingToEnd);
        }
        Ok(self.commit())
    }

    fn commit(&mut self) -> Change {
        let from = self.committed;
        let lines = self.game.lines(from);
        self.committed += lines.len();
        self.draft.clear();
        self.actor = self.game.to_act();
        Change::Committed { from, lines }
    }

    /// Undoes the last step of the draft, or the whole draft.
    ///
    /// # Errors
    /// If it is not the seat's turn or the draft is empty.
    pub(crate) fn undo(&mut self, seat: Seat, all: bool) -> Result<(), StepError> {
        if self.actor != Some(seat) {
            return Err(StepError::NotYourTurn);
        }
        if self.draft.is_empty() {
            return Err(StepError::NothingToUndo);
        }
        let keep = if all { 0 } else { self.draft.len() - 1 };
        let moves: usize = self.draft[..keep].iter().map(Vec::len).sum();
        self.game.undo_to(self.committed + moves).map_err(|_| StepError::NothingToUndo)?;
        self.draft.truncate(keep);
        Ok(())
    }

    /// The number of moves that would be kept if a seat undid its last turn; `None` if it has not moved since something was
    /// drawn.
    pub(crate) fn before_last_turn(&self, seat: Seat) -> Option<usize> {
        let moves = &self.game.moves()[..self.committed];
        let mut newest_first = moves.iter().enumerate().rev().take_while(|(_, played)| !played.drew);
        let (mut first, _) = newest_first.by_ref().find(|(_, played)| played.seat == seat)?;
        for (number, _) in newest_first.take_while(|(_, played)| played.seat == seat) {
            first = number;
        }
        Some(first)
    }

    /// Undoes committed moves and keeps the first `keep`.
    ///
    /// # Errors
    /// If there are no such moves or one of them drew something. Nothing has changed then.
    pub(crate) fn roll_back(&mut self, keep: usize) -> Result<(), StepError> {
        self.game.undo_to(keep).map_err(|_| StepError::NothingToUndo)?;
        self.committed = keep;
        self.draft.clear();
        self.actor = self.game.to_act();
        Ok(())
    }
}

/// The actions of a step.
pub(super) fn split(step: &str) -> Vec<&str> {
    step.split(ACTION_SEPARATOR).map(str::trim).collect()
}
