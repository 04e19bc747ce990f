//! A game being played at a table: committed moves, and the draft of the turn behind them.
//!
//! Nothing here knows people, clocks or the store. A step is tentative unless its action commits at once or draws
//! something; then everything up to it is committed. Others are shown the position after the committed moves only.

mod steps;

use bots::BotKind;
use catalogue::{Advice, AnyAnalyst, AnyEdition, AnyTable, Feat, LogEntry, Picture, Reader, Thought, View};
use engine::{Ending, Line, Record, Seat};
use ui_kit::{Explanation, Language, Names, Order};

use crate::view::Step;

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

/// What stands between the actions of a step that was taken as a whole, in requests and in the store. No notation of a
/// game holds it.
pub(crate) const BETWEEN: char = ';';

/// How much of a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawing {
    /// All of it, or what a page needs that has its still layers.
    pub(crate) whole: bool,
    /// With what the table works out for players.
    pub(crate) assisted: bool,
}

/// A game with its draft.
pub(crate) struct Live {
    table: Box<dyn AnyTable>,
    committed: usize,
    /// The steps of the draft: one action each, or several that were taken together and are taken back together.
    draft: Vec<Vec<String>>,
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
                if live.try_step(seat, &steps::split(step), false).is_err() {
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

    /// How many tentative steps the actor has made.
    pub(crate) const fn drafted(&self) -> usize {
        self.draft.len()
    }

    /// The tentative steps of the actor, as they are stored.
    pub(crate) fn draft(&self) -> Vec<String> {
        self.draft.iter().map(|step| step.join(&BETWEEN.to_string())).collect()
    }

    /// How many moves the draft has.
    fn draft_moves(&self) -> usize {
        self.draft.iter().map(Vec::len).sum()
    }

    /// Whether the rules themselves decide for a seat.
    pub(crate) fn plays_itself(&self, seat: Seat) -> bool {
        self.table.plays_itself(seat)
    }

    /// Whether the draft waits for "End turn": it is somebody else's decision after it.
    pub(crate) fn can_end_turn(&self) -> bool {
        !self.draft.is_empty() && self.table.to_act() != self.actor
    }

    /// How many moves a viewer is shown: the actor sees the own draft.
    pub(crate) fn shown(&self, viewer: Option<Seat>) -> usize {
        if viewer.is_some() && viewer == self.actor {
            self.committed + self.draft_moves()
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

    /// The only thing the actor can do now, if there is just one and it costs nothing.
    pub(crate) fn only_option(&self) -> Option<String> {
        self.table.only_option()
    }

    /// Proposes steps to the actor, as one step of the draft; false if there is nothing to propose.
    pub(crate) fn propose(&mut self) -> bool {
        let preset = self.table.preset();
        let actions: Vec<&str> = preset.iter().map(String::as_str).collect();
        match self.actor {
            Some(seat) if self.draft.is_empty() => self.try_step(seat, &actions, false).is_ok(),
            _ => false,
        }
    }

    /// The standing orders a seat could give now, as far as everybody knows the table.
    pub(crate) fn orders(&self, seat: Seat, language: Language) -> Vec<Order> {
        self.table.orders(self.committed, seat, language)
    }

    /// A standing order in words; nothing if it has lapsed.
    pub(crate) fn order(&self, seat: Seat, order: &str, language: Language) -> Option<String> {
        self.table.order(self.committed, seat, order, language)
    }

    /// What a standing order of the actor says.
    pub(crate) fn follow(&self, order: &str) -> Option<String> {
        self.table.follow(order)
    }

    /// Whether the last committed move was made by the seat whose turn it is, and then whether something was drawn in
    /// it: why nothing can be undone.
    pub(crate) fn last_was_own(&self) -> Option<bool> {
        let last = self.committed.checked_sub(1)?;
        let line = self.table.lines(last).into_iter().next()?;
        (Some(line.seat) == self.actor).then_some(!line.draws.is_empty())
    }

    /// What a bot would play now, to be worked out elsewhere.
    pub(crate) fn think(&self, kind: BotKind, number: u64) -> Option<Thought<String>> {
        self.table.think(kind, number)
    }

    /// Who has something to decide: the actor, unless the draft only waits for "End turn".
    pub(crate) fn decides(&self) -> Option<Seat> {
        self.actor.filter(|_| self.table.to_act() == self.actor)
    }

    /// What the one who decides could do, to be worked out elsewhere.
    pub(crate) fn advise(
        &self,
        number: u64,
        names: &Names,
        language: Language,
    ) -> Option<Thought<Vec<Advice>>> {
        self.table.advise(number, names, language)
    }

    /// Somebody who analyses the finished game.
    pub(crate) fn analyst(&self, number: u64) -> Option<Box<dyn AnyAnalyst>> {
        self.actor.is_none().then(|| self.table.analyst(number)).flatten()
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

    /// After how many committed moves the totals can be compared; empty if they always can.
    pub(crate) fn curve_points(&self) -> Vec<usize> {
        let mut points = self.table.curve_points();
        points.retain(|after| *after <= self.committed);
        points
    }

    /// The largest of everything remarkable.
    pub(crate) fn feats(&self) -> Vec<Feat> {
        self.table.feats()
    }

    /// Who made the committed move of this number.
    pub(crate) fn mover(&self, number: usize) -> Option<Seat> {
        self.table.movers().get(number).copied().filter(|_| number < self.committed)
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
    pub(crate) fn steps(&self, names: &Names, language: Language) -> Vec<Step> {
        let log = self.table.log(self.committed, Reader::Everything, names, language);
        let mut words = log.into_iter().map(|entry| entry.words);
        let mut targets = self.table.targets(self.committed).into_iter();
        let mut step = |actions: &Vec<String>| {
            let words = words.by_ref().take(actions.len()).collect::<Vec<_>>().join(" + ");
            let elements = targets.by_ref().take(actions.len()).flatten().collect();
            Step { words, elements, action: actions.first().filter(|_| actions.len() == 1).cloned() }
        };
        self.draft.iter().map(&mut step).collect()
    }

    /// What a viewer sees.
    pub(crate) fn picture(
        &self,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
        drawing: Drawing,
    ) -> Picture {
        let Drawing { whole, assisted } = drawing;
        self.table
            .picture(self.shown(viewer), &View { whole, assisted, ..self.view(viewer, names, language) })
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
        let draft = self.shown(viewer) - self.committed;
        View {
            viewer,
            live: true,
            seen: self.seen(viewer),
            draft,
            whole: true,
            assisted: true,
            names,
            language,
        }
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
    View {
        viewer,
        live: false,
        seen: at.saturating_sub(1),
        draft: 0,
        whole: true,
        assisted: true,
        names,
        language,
    }
}
