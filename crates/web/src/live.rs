//! A game in progress at a table: the committed moves, and the draft of the current turn after them.
//!
//! This module knows no people, clocks or store. A step belongs to the draft unless its action is final; then everything
//! up to it is committed. An action that draws something is held: it is part of the draft, but it is played only when the
//! turn is ended, so that it can still be undone. Other viewers see the position after the committed moves only.

mod steps;

use bots::BotKind;
use catalogue::{
    ACTION_SEPARATOR, Advice, AnyAnalyst, AnyEdition, AnyMatch, AnyScene, Feat, Job, LogEntry, Picture,
    PlayError, Reader, View,
};
use engine::{Ending, Line, Record, RecordError, Seat};
use ui_kit::{Explanation, Language, Names, Order};

use crate::view::StepView;

/// Why a step was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StepError {
    /// It is another seat's turn.
    NotYourTurn,
    /// The turn is complete: it can only be ended or undone.
    TurnComplete,
    /// An action of a combined step other than the last would commit.
    CommitsEarly,
    /// The draft has no such step.
    NothingToUndo,
    /// Later steps of the draft depend on the step.
    StepNeeded,
    /// There is no complete turn to end.
    NothingToEnd,
    /// The text is no action, or a rule forbids the action.
    Play(PlayError),
}

/// The effect of a step or of an end of turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// The draft has changed; nothing is committed.
    Drafted,
    /// These moves are to be committed.
    Committed {
        /// The number of the first move.
        from: usize,
        /// The moves.
        lines: Vec<Line>,
    },
}

/// What "End turn" confirms besides the draft: something is drawn and cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    /// The turn ends with it.
    EndsTurn,
    /// The player goes on after it.
    GoesOn,
}

/// When a step is committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommitWhen {
    /// Never: a final action is refused, and one that draws is held.
    Never,
    /// If its last action is final; one that draws is held.
    Final,
    /// If its last action is final or draws something.
    FinalOrDraws,
}

/// How much of a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawing {
    /// Whether static layers are drawn too.
    pub(crate) whole: bool,
    /// Whether results are shown that players could work out themselves.
    pub(crate) assisted: bool,
    /// Whether text mode is drawn.
    pub(crate) text_mode: bool,
}

/// A game with its draft.
pub(crate) struct Live {
    game: Box<dyn AnyMatch>,
    /// The number of committed moves.
    committed: usize,
    /// The steps of the draft. A combined step of several actions is undone as a whole.
    draft: Vec<Vec<String>>,
    /// Whether the last action of the draft is held: it waits for "End turn" and has not been played.
    held: bool,
    /// The acting seat after the committed moves.
    actor: Option<Seat>,
}

impl Live {
    /// A game that has just been opened.
    pub(crate) fn new(game: Box<dyn AnyMatch>) -> Self {
        let (committed, actor) = (game.moves().len(), game.to_act());
        Self { game, committed, draft: Vec::new(), held: false, actor }
    }

    /// A stored game. Steps of the draft that are no longer legal are dropped.
    ///
    /// # Errors
    /// The first stored move that is wrong.
    pub(crate) fn restore(
        edition: &dyn AnyEdition,
        record: &Record,
        draft: Option<(Seat, &[String])>,
    ) -> Result<Self, RecordError> {
        let mut live = Self::new(edition.verify(record)?);
        if let Some((seat, steps)) = draft {
            for step in steps {
                if live.redo(seat, &steps::split(step)).is_err() {
                    break;
                }
            }
        }
        Ok(live)
    }

    /// The acting seat after the committed moves; `None` when the game is over.
    pub(crate) const fn actor(&self) -> Option<Seat> {
        self.actor
    }

    /// The number of committed moves.
    pub(crate) const fn committed(&self) -> usize {
        self.committed
    }

    /// The number of steps in the draft.
    pub(crate) const fn drafted(&self) -> usize {
        self.draft.len()
    }

    /// The steps of the draft, as they are stored.
    pub(crate) fn draft(&self) -> Vec<String> {
        self.draft.iter().map(|step| step.join(&ACTION_SEPARATOR.to_string())).collect()
    }

    /// The number of played moves in the draft.
    fn draft_moves(&self) -> usize {
        self.draft.iter().map(Vec::len).sum::<usize>() - usize::from(self.held)
    }

    /// The action that waits for "End turn", in notation.
    fn held(&self) -> Option<&str> {
        self.draft.last().filter(|_| self.held)?.last().map(String::as_str)
    }

    /// Whether the draft waits for a confirmation of something that cannot be undone, and whether the turn ends with it.
    pub(crate) fn asks(&self) -> Option<Confirmation> {
        let names = Names::numbered(self.game.seats(), Language::En);
        let held = self.game.held(self.held()?, &names, Language::En)?;
        Some(if held.ends_turn { Confirmation::EndsTurn } else { Confirmation::GoesOn })
    }

    /// Whether the rules decide for a seat.
    pub(crate) fn plays_itself(&self, seat: Seat) -> bool {
        self.game.plays_itself(seat)
    }

    /// Whether the draft waits for "End turn": its last action is held, or after it another seat acts or the game is over.
    pub(crate) fn can_end_turn(&self) -> bool {
        self.held || !self.draft.is_empty() && self.game.to_act() != self.actor
    }

    /// The number of moves a viewer sees: the acting seat also sees its draft.
    pub(crate) fn shown(&self, viewer: Option<Seat>) -> usize {
        if viewer.is_some() && viewer == self.actor {
            self.committed + self.draft_moves()
        } else {
            self.committed
        }
    }

    /// The number of moves up to the viewer's last one; the others' moves after it are new to the viewer.
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> usize {
        let shown = self.shown(viewer);
        let Some(viewer) = viewer else { return shown };
        let moves = &self.game.moves()[..shown];
        moves.iter().rposition(|played| played.seat == viewer).map_or(0, |last| last + 1)
    }

    /// The legal actions, in the game's notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let names = Names::numbered(self.game.seats(), Language::En);
        self.game.choices(&names, Language::En).into_iter().map(|choice| choice.notation).collect()
    }

    /// The only legal action, if there is exactly one and it costs nothing.
    pub(crate) fn only_option(&self) -> Option<String> {
        self.game.only_option()
    }

    /// Whether everybody can tell that the acting seat has only one legal action.
    pub(crate) fn is_forced_in_public(&self) -> bool {
        self.game.is_forced_in_public()
    }

    /// Proposes steps to the acting seat, as one step of the draft; false if there is nothing to propose.
    pub(crate) fn propose(&mut self) -> bool {
        let preset = self.game.preset();
        let actions: Vec<&str> = preset.iter().map(String::as_str).collect();
        match self.actor {
            Some(seat) if self.draft.is_empty() && !actions.is_empty() => {
                self.try_step(seat, &actions, CommitWhen::Never).is_ok()
            }
            _ => false,
        }
    }

    /// The standing orders a seat could give in the committed position.
    pub(crate) fn orders(&self, seat: Seat, language: Language) -> Vec<Order> {
        self.game.orders(self.committed, seat, language)
    }

    /// A standing order in words; `None` if it has lapsed.
    pub(crate) fn order(&self, seat: Seat, order: &str, language: Language) -> Option<String> {
        self.game.order(self.committed, seat, order, language)
    }

    /// The action that a standing order of the acting seat selects now.
    pub(crate) fn follow(&self, order: &str) -> Option<String> {
        self.game.follow(order)
    }

    /// If the acting seat also made the last committed move: whether that move drew something. It tells why nothing can be
    /// undone.
    pub(crate) fn last_was_own(&self) -> Option<bool> {
        let last = self.game.moves().get(self.committed.checked_sub(1)?)?;
        (Some(last.seat) == self.actor).then_some(last.drew)
    }

    /// The decision of a bot for the acting seat; see [`AnyMatch::decide`].
    pub(crate) fn decide(&mut self, kind: BotKind, seed: u64) -> Option<Job<String>> {
        self.game.decide(kind, seed)
    }

    /// Whether the acting seat has only one legal action.
    pub(crate) fn is_forced(&self) -> bool {
        self.game.is_forced()
    }

    /// The seat that has to decide: the acting seat, unless its draft waits for "End turn".
    pub(crate) fn decides(&self) -> Option<Seat> {
        self.actor.filter(|_| self.game.to_act() == self.actor && !self.held)
    }

    /// Suggestions for the acting seat; see [`AnyMatch::advise`].
    pub(crate) fn advise(&self, seed: u64, names: &Names, language: Language) -> Option<Job<Vec<Advice>>> {
        self.game.advise(seed, names, language)
    }

    /// An analyst of the finished game.
    pub(crate) fn analyst(&self, seed: u64) -> Option<Box<dyn AnyAnalyst>> {
        self.actor.is_none().then(|| self.game.analyst(seed)).flatten()
    }

    /// The standings after `after` moves.
    pub(crate) fn standings(&self, after: usize) -> engine::Standings {
        self.game.standings(after)
    }

    /// The standings after 0, 1, 2, … committed moves.
    pub(crate) fn history(&self) -> Vec<engine::Standings> {
        let mut history = self.game.history();
        history.truncate(self.committed + 1);
        history
    }

    /// The alarms so far, each with the number of moves after which it first appeared.
    pub(crate) fn alarms(&self, names: &Names, language: Language) -> Vec<(usize, String)> {
        let mut alarms = self.game.alarms(names, language);
        alarms.retain(|(after, _)| *after <= self.committed);
        alarms
    }

    /// The position as text for a viewer.
    pub(crate) fn text(&self, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        self.game.position(self.shown(viewer), viewer, names, language)
    }

    /// The numbers of committed moves after which totals can be compared; empty if they always can.
    pub(crate) fn curve_points(&self) -> Vec<usize> {
        let mut points = self.game.curve_points();
        points.retain(|after| *after <= self.committed);
        points
    }

    /// The largest remarkable event of each kind.
    pub(crate) fn feats(&self) -> Vec<Feat> {
        self.game.feats()
    }

    /// The seat that made the committed move with this number.
    pub(crate) fn mover(&self, number: usize) -> Option<Seat> {
        self.game.moves()[..self.committed].get(number).map(|played| played.seat)
    }

    /// The committed moves in words, from number `from` on, without what a viewer may not know.
    pub(crate) fn log(
        &self,
        from: usize,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
    ) -> Vec<LogEntry> {
        // The game is not over for other viewers until its end is committed.
        let reader = if self.is_over() { Reader::Everything } else { Reader::Viewer(viewer) };
        let mut log = self.game.log(from.min(self.committed), reader, names, language);
        log.truncate(self.committed.saturating_sub(from));
        log
    }

    /// What each player did in the last committed turn; see [`AnyMatch::last_turns`].
    pub(crate) fn last_turns(&self, names: &Names, language: Language) -> Vec<Option<String>> {
        self.game.last_turns(self.committed, names, language)
    }

    /// The draft in words, for its owner.
    pub(crate) fn steps(&self, names: &Names, language: Language) -> Vec<StepView> {
        let log = self.game.log(self.committed, Reader::Everything, names, language);
        let words = log.into_iter().map(|entry| entry.words);
        let mut played = words.zip(self.game.targets(self.committed));
        let held = self.held().and_then(|held| self.game.held(held, names, language));
        let mut held = held.map(|held| (held.words, held.targets));
        let actions = self.draft.iter().flatten();
        actions
            .map_while(|action| {
                let next = played.next();
                let held_now = next.is_none();
                let (words, elements) = next.or_else(|| held.take())?;
                Some(StepView { words, elements, action: action.clone(), held: held_now })
            })
            .collect()
    }

    /// The whole picture of a viewer.
    pub(crate) fn picture(
        &self,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
        drawing: Drawing,
    ) -> Picture {
        let Drawing { whole, assisted, text_mode } = drawing;
        let view = View { whole, assisted, text_mode, ..self.view(viewer, names, language) };
        self.game.picture(self.shown(viewer), &view)
    }

    /// The current position as a viewer sees it, to draw single parts of it.
    pub(crate) fn scene<'a>(&'a self, view: &'a View<'a>) -> Box<dyn AnyScene + 'a> {
        self.game.scene(self.shown(view.viewer), view)
    }

    /// The explanation of an element of a viewer's picture: of the current one or, with `at`, of the one after `at` moves.
    pub(crate) fn explain(
        &self,
        viewer: Option<Seat>,
        at: Option<usize>,
        names: &Names,
        language: Language,
        element: &str,
    ) -> Option<Explanation> {
        match at.or(self.is_over().then_some(self.committed)) {
            None => self.scene(&self.view(viewer, names, language)).explain(element),
            Some(at) => {
                let at = at.min(self.committed);
                self.game.scene(at, &self.past(at, viewer, names, language)).explain(element)
            }
        }
    }

    /// The default view of a viewer: everything is drawn, except text mode.
    pub(crate) fn view<'a>(&'a self, viewer: Option<Seat>, names: &'a Names, language: Language) -> View<'a> {
        let draft = self.shown(viewer) - self.committed;
        View {
            viewer,
            live: true,
            seen: self.seen(viewer),
            draft,
            held: self.held().filter(|_| viewer == self.actor),
            whole: true,
            assisted: true,
            revealed: false,
            text_mode: false,
            names,
            language,
        }
    }

    /// The position after `at` committed moves: as a viewer saw it or, when the game is over, with everything open and the
    /// same for everybody.
    pub(crate) fn look_back(
        &self,
        at: usize,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
        text_mode: bool,
    ) -> Picture {
        let at = at.min(self.committed);
        self.game.picture(at, &View { text_mode, ..self.past(at, viewer, names, language) })
    }

    /// The record of the committed moves. The seed is in it: only for a game that is over.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.game.record();
        record.lines.truncate(self.committed);
        record.ending = if self.actor.is_none() { Ending::Finished } else { Ending::Paused };
        record
    }

    /// Whether the game is over for everybody.
    const fn is_over(&self) -> bool {
        self.actor.is_none()
    }

    /// The view of a past position: changes of the last move are marked, and there are no choices.
    fn past<'a>(&self, at: usize, viewer: Option<Seat>, names: &'a Names, language: Language) -> View<'a> {
        View {
            viewer: viewer.filter(|_| !self.is_over()),
            live: false,
            seen: at.saturating_sub(1),
            draft: 0,
            held: None,
            whole: true,
            assisted: true,
            revealed: self.is_over(),
            text_mode: false,
            names,
            language,
        }
    }
}
