//! Steps of a turn: taken, undone, committed.

use catalogue::{ACTION_SEPARATOR, Finality};
use engine::Seat;

use super::{Change, CommitWhen, Live, StepError};

impl Live {
    /// Plays one step: an action, or several actions combined. Only the last of them may be final or draw something; it is
    /// then committed.
    ///
    /// # Errors
    /// If it is not the seat's turn or an action is not legal. Nothing is played then.
    pub(crate) fn step(&mut self, seat: Seat, step: &str) -> Result<Change, StepError> {
        self.try_step(seat, &split(step), CommitWhen::FinalOrDraws)
    }

    /// Plays one step of a person and the actions that follow from it automatically. They are undone together. An
    /// action that follows is never committed: if it is final or draws something, it is held.
    ///
    /// # Errors
    /// If it is not the seat's turn or an action is not legal.
    pub(crate) fn play(&mut self, seat: Seat, step: &str, when: CommitWhen) -> Result<Change, StepError> {
        let change = self.try_step(seat, &split(step), when)?;
        while change == Change::Drafted && !self.held && self.game.to_act() == Some(seat) {
            let Some(next) = self.game.follow_up() else { break };
            self.held = self.game.finality(&next) != Finality::Tentative;
            if !self.held {
                self.game.play(&next).map_err(StepError::Play)?;
            }
            if let Some(step) = self.draft.last_mut() {
                step.push(next);
            }
        }
        Ok(change)
    }

    pub(super) fn try_step(
        &mut self,
        seat: Seat,
        actions: &[&str],
        when: CommitWhen,
    ) -> Result<Change, StepError> {
        if self.actor != Some(seat) {
            return Err(StepError::NotYourTurn);
        }
        let before = self.game.moves().len();
        let mut commits = false;
        for (number, action) in (1..).zip(actions) {
            let last = number == actions.len();
            match self.try_action(seat, action, last, when) {
                Ok(Finality::Final) => commits = true,
                Ok(finality) => self.held = finality == Finality::Held,
                Err(error) => {
                    // Nothing was drawn so far: an action that draws is the last.
                    if number > 1 {
                        self.game.undo_to(before).map_err(|_| StepError::NothingToUndo)?;
                    }
                    return Err(error);
                }
            }
        }
        if commits {
            return Ok(self.commit());
        }
        self.draft.push(actions.iter().map(|&action| action.to_owned()).collect());
        Ok(Change::Drafted)
    }

    /// Plays one action, unless it is held.
    fn try_action(
        &mut self,
        seat: Seat,
        action: &str,
        last: bool,
        when: CommitWhen,
    ) -> Result<Finality, StepError> {
        if self.held || self.game.to_act() != Some(seat) {
            return Err(StepError::TurnComplete);
        }
        let finality = match self.game.finality(action) {
            Finality::Held if when == CommitWhen::FinalOrDraws => Finality::Final,
            finality => finality,
        };
        if finality != Finality::Tentative && !last
            || finality == Finality::Final && when == CommitWhen::Never
        {
            return Err(StepError::CommitsEarly);
        }
        if finality != Finality::Held {
            self.game.play(action).map_err(StepError::Play)?;
        }
        Ok(finality)
    }

    /// Undoes the last step of the draft with this action and keeps the steps after it. Of a combined step only this
    /// action is undone, or the whole step if its other actions depend on this one.
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
        let mut without_action = kept.clone();
        if let Some(place) = has(&without_action[at]) {
            without_action[at].remove(place);
        }
        without_action.retain(|step| !step.is_empty());
        let mut without_step = kept.clone();
        without_step.remove(at);
        if self.redraft(seat, &without_action).is_ok() || self.redraft(seat, &without_step).is_ok() {
            return Ok(());
        }
        self.redraft(seat, &kept)?;
        Err(StepError::StepNeeded)
    }

    /// Replaces the draft.
    fn redraft(&mut self, seat: Seat, steps: &[Vec<String>]) -> Result<(), StepError> {
        if !self.draft.is_empty() {
            self.undo(seat, true)?;
        }
        for step in steps {
            let actions: Vec<&str> = step.iter().map(String::as_str).collect();
            self.redo(seat, &actions)?;
        }
        Ok(())
    }

    /// Plays a step that was in the draft. A final action in it followed automatically and was held: it is held again.
    pub(super) fn redo(&mut self, seat: Seat, actions: &[&str]) -> Result<(), StepError> {
        let (Some((last, first)), true) = (actions.split_last(), actions.len() > 1) else {
            return self.try_step(seat, actions, CommitWhen::Never).map(|_| ());
        };
        match self.try_step(seat, actions, CommitWhen::Never) {
            Err(StepError::CommitsEarly) => {
                self.try_step(seat, first, CommitWhen::Never)?;
                self.held = true;
                if let Some(step) = self.draft.last_mut() {
                    step.push((*last).to_owned());
                }
                Ok(())
            }
            played => played.map(|_| ()),
        }
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
        if let Some(held) = self.held().map(str::to_owned) {
            self.game.play(&held).map_err(StepError::Play)?;
        }
        Ok(self.commit())
    }

    fn commit(&mut self) -> Change {
        let from = self.committed;
        let lines = self.game.lines(from);
        self.committed += lines.len();
        self.draft.clear();
        self.held = false;
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
        if moves < self.draft_moves() {
            self.game.undo_to(self.committed + moves).map_err(|_| StepError::NothingToUndo)?;
        }
        self.draft.truncate(keep);
        self.held = false;
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
        self.held = false;
        self.actor = self.game.to_act();
        Ok(())
    }
}

/// The actions of a step.
pub(super) fn split(step: &str) -> Vec<&str> {
    step.split(ACTION_SEPARATOR).map(str::trim).collect()
}
