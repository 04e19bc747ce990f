//! The lessons of a guided first game: which one a seat is shown, and what it has read.

use catalogue::{Lesson, Script};
use engine::Seat;
use ui_kit::{Language, Names};

use crate::app::App;
use crate::failure::Failure;
use crate::room::{Inner, Room};

/// Among the lessons that a seat has read: it has closed the box for now.
const PAUSED: &str = "paused";

impl Inner {
    /// The script of the guided first game, if a seat still has lessons.
    pub(crate) fn script(&self) -> Option<&'static Script> {
        let learns = self.seat_notes.values().any(|notes| notes.lessons.is_some());
        catalogue::script(&self.table.game).filter(|_| learns)
    }

    /// The lesson that a seat is shown now, and whether it can go back to the one before.
    pub(crate) fn lesson(&self, seat: Seat, names: &Names, language: Language) -> Option<(Lesson, bool)> {
        let had = self.seat_notes.get(&seat)?.lessons.as_ref()?;
        if self.has_paused(seat) {
            return None;
        }
        let live = self.live.as_ref()?;
        let script = self.script()?;
        let view = live.view(Some(seat), names, language);
        let fitting = live.scene(&view).lessons();
        let back = had.split_last().is_some_and(|(last, before)| {
            script.next(before, fitting.clone()).is_some_and(|lesson| lesson.id == last)
        });
        Some((script.next(had, fitting)?, back))
    }

    /// Whether a seat has closed its lessons and can go on with them.
    pub(crate) fn has_paused(&self, seat: Seat) -> bool {
        let had = self.seat_notes.get(&seat).and_then(|notes| notes.lessons.as_ref());
        had.is_some_and(|had| had.iter().any(|id| id == PAUSED))
    }

    /// Whether a seat is shown a lesson now.
    pub(crate) fn is_taught(&self, seat: Seat) -> bool {
        self.lesson(seat, &self.names(Language::En), Language::En).is_some()
    }

    /// The lesson that waits for a move of this seat.
    pub(crate) fn open_lesson(&self, seat: Seat) -> Option<Lesson> {
        let names = self.names(Language::En);
        let (lesson, _) = self.lesson(seat, &names, Language::En)?;
        (!lesson.moves.is_empty()).then_some(lesson)
    }

    /// Notes that a seat has read a lesson; after the last one it gets no more.
    async fn read(&mut self, app: &App, seat: Seat, id: &str) -> Result<(), Failure> {
        let script = self.script().ok_or(Failure::MovedOn)?;
        let own_notes = self.seat_notes.get_mut(&seat).ok_or(Failure::MovedOn)?;
        let had = own_notes.lessons.as_mut().ok_or(Failure::MovedOn)?;
        if !script.has(id) {
            return Err(Failure::MovedOn);
        }
        if !had.iter().any(|other| other == id) {
            had.push(id.to_owned());
        }
        if script.is_over(had) {
            own_notes.lessons = None;
        }
        app.store.set_lessons(&self.table.code, seat, own_notes.lessons.as_deref()).await?;
        Ok(())
    }

    /// After a step of a seat that had `lesson` open: the lesson is done when the step is committed, and a step it did not
    /// ask for gets a friendly word.
    pub(crate) async fn learn_by_doing(
        &mut self,
        app: &App,
        seat: Seat,
        lesson: Option<Lesson>,
        step: Option<&str>,
        committed: bool,
    ) -> Result<(), Failure> {
        self.strayed.remove(&seat);
        let Some(lesson) = lesson else { return Ok(()) };
        if step.is_some_and(|step| !lesson.asks_for(step)) {
            self.strayed.insert(seat);
        }
        if committed { self.read(app, seat, lesson.id).await } else { Ok(()) }
    }
}

/// What a learner does with a lesson.
pub(crate) enum Reading<'a> {
    /// The lesson with this id has been read.
    Done(&'a str),
    /// Back to the lesson before.
    Back,
    /// No lessons for now.
    Pause,
    /// On with the lessons.
    Resume,
}

impl Room {
    /// Notes what a learner has read.
    pub(crate) async fn learn(&self, app: &App, seat: Seat, reading: Reading<'_>) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        inner.strayed.remove(&seat);
        if let Reading::Done(id) = reading {
            inner.read(app, seat, id).await?;
        } else {
            let own_notes = inner.seat_notes.get_mut(&seat).ok_or(Failure::MovedOn)?;
            let had = own_notes.lessons.as_mut().ok_or(Failure::MovedOn)?;
            had.retain(|id| id != PAUSED);
            match reading {
                Reading::Back => drop(had.pop()),
                Reading::Pause => had.push(PAUSED.to_owned()),
                Reading::Resume | Reading::Done(_) => {}
            }
            app.store.set_lessons(&self.code, seat, own_notes.lessons.as_deref()).await?;
        }
        self.redraw(&mut inner);
        Ok(())
    }
}
