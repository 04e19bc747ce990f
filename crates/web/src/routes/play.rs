//! Game actions and chat.

use axum::Form;
use axum::response::Response;
use serde::Deserialize;
use store::Time;

use super::limit;
use super::visit::Visit;
use crate::acts::{Act, Wishes};
use crate::clean;
use crate::failure::Failure;
use crate::lessons::Reading;
use crate::nodes;
use crate::take_back::Answer;

/// A player's action: the version of the table that the page showed, and the choice.
#[derive(Deserialize)]
pub(super) struct StepForm {
    #[serde(default)]
    version: String,
    #[serde(default)]
    choice: String,
}

/// `POST /t/{code}/play`
pub(super) async fn play(visit: Visit, Form(step): Form<StepForm>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::Play(step.choice)).await
}

/// `POST /t/{code}/undo`
pub(super) async fn undo(visit: Visit, Form(step): Form<StepForm>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::Undo).await
}

/// `POST /t/{code}/undo-turn`
pub(super) async fn undo_turn(visit: Visit, Form(step): Form<StepForm>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::UndoTurn).await
}

/// `POST /t/{code}/end-turn`
pub(super) async fn end_turn(visit: Visit, Form(step): Form<StepForm>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::EndTurn).await
}

/// `POST /t/{code}/drop`: undoes the latest step of the draft with this choice and keeps the steps after it.
pub(super) async fn drop(visit: Visit, Form(step): Form<StepForm>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::TakeBack(step.choice)).await
}

/// A player's answer to a request.
#[derive(Deserialize)]
pub(super) struct Answered {
    #[serde(default)]
    answer: String,
}

/// `POST /t/{code}/take-back`: asks to take back the last turn, agrees or declines.
pub(super) async fn take_back(visit: Visit, Form(form): Form<Answered>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let answer = match form.answer.as_str() {
        "yes" => Answer::Yes,
        "no" => Answer::No,
        _ => return Err(Failure::NotFound),
    };
    visit.may_note()?;
    visit.show_after(visit.room.take_back(&visit.app, seat, answer).await).await
}

/// A standing order to give (`order`, with an `amount` if it needs one) or to cancel (`off`).
#[derive(Deserialize)]
pub(super) struct Ordered {
    #[serde(default)]
    order: String,
    #[serde(default)]
    amount: String,
    #[serde(default)]
    off: String,
}

/// `POST /t/{code}/orders`
pub(super) async fn orders(visit: Visit, Form(form): Form<Ordered>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let order = match (form.off.as_str(), form.amount.as_str()) {
        ("", "") => form.order,
        ("", amount) => format!("{} {amount}", form.order),
        (off, _) => off.to_owned(),
    };
    let given = form.off.is_empty();
    visit.may_change()?;
    visit.show_after(visit.room.order(&visit.app, seat, &order, given).await).await
}

/// `POST /t/{code}/notes`: saves the player's private notes.
pub(super) async fn notes(visit: Visit, Form(said): Form<Said>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    visit.may_change()?;
    let notes = clean::text(&said.text, clean::NOTES);
    let mut inner = visit.room.inner.lock().await;
    // Before the game people still change seats, and notes belong to a seat.
    if inner.live.is_none() {
        return Err(Failure::MovedOn);
    }
    visit.app.store.set_notes(&visit.room.code, seat, &notes).await?;
    inner.seat_notes.entry(seat).or_default().notes = notes;
    visit.room.redraw(&mut inner);
    std::mem::drop(inner);
    visit.show(None).await
}

/// The id of a lesson that was read; empty: close the lessons for now. `back`: show the lesson before again. `resume`: go on
/// with the lessons.
#[derive(Deserialize)]
pub(super) struct Learned {
    #[serde(default)]
    known: String,
    back: Option<String>,
    resume: Option<String>,
}

/// `POST /t/{code}/lesson`
pub(super) async fn lesson(visit: Visit, Form(form): Form<Learned>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    visit.may_change()?;
    let reading = match (form.back, form.resume, form.known.as_str()) {
        (Some(_), _, _) => Reading::Back,
        (None, Some(_), _) => Reading::Resume,
        (None, None, "") => Reading::Pause,
        (None, None, id) => Reading::Done(id),
    };
    match visit.room.learn(&visit.app, seat, reading).await {
        Ok(()) | Err(Failure::MovedOn) => visit.show(None).await,
        Err(failure) => Err(failure),
    }
}

/// Performs an action at the version of the table that the page showed.
async fn act(visit: &Visit, version: &str, act: Act) -> Result<Response, Failure> {
    let Visit { app, guest, room, .. } = visit;
    let seat = visit.seat()?;
    let acted = match (version.parse(), app.limits.steps.take((room.code.clone(), seat))) {
        (Err(_), _) => Err(Failure::MovedOn),
        (Ok(_), Err(wait)) => Err(Failure::TooMany(wait)),
        (Ok(version), Ok(())) => {
            let end_at_once = guest.preferences.end_turn == "once";
            let wishes = Wishes { end_at_once, confirms_draws: true };
            room.act(app, seat, version, act, wishes).await
        }
    };
    visit.show_after(acted).await
}

/// `POST /t/{code}/next`: lets the bots continue, or play the rest of their moves without pauses.
pub(super) async fn next(visit: Visit) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    visit.may_change()?;
    let inner = visit.room.inner.lock().await;
    visit.room.go_on(&inner, seat);
    let (waited_here, step) = (inner.waits_for_next, inner.table.step);
    std::mem::drop(inner);
    if !waited_here {
        nodes::tell_next(&visit.app, &visit.room, step, seat).await?;
    }
    visit.show(None).await
}

/// The seat of the player who has the device now.
#[derive(Deserialize)]
pub(super) struct Passed {
    seat: u8,
}

/// `POST /t/{code}/pass`: the next player at a shared device has it, and sees their table.
pub(super) async fn pass(visit: Visit, Form(form): Form<Passed>) -> Result<Response, Failure> {
    let Visit { app, guest, room, role } = &visit;
    visit.may_change()?;
    // Somebody else may have pressed the button in another window.
    let Some(next) = role.pass_to.filter(|seat| seat.number() == form.seat) else {
        return visit.show(None).await;
    };
    let visitor = guest.id().ok_or(Failure::Forbidden)?;
    let mut inner = room.inner.lock().await;
    let chair = inner.chair(next).ok_or(Failure::NotFound)?.number;
    app.store.show_chair(&room.code, chair, visitor).await?;
    room.tell(&mut inner);
    std::mem::drop(inner);
    visit.show(None).await
}

/// A chat message.
#[derive(Deserialize)]
pub(super) struct Said {
    #[serde(default)]
    text: String,
}

/// `POST /t/{code}/chat`
pub(super) async fn chat(visit: Visit, Form(said): Form<Said>) -> Result<Response, Failure> {
    visit.takes_part()?;
    let Visit { app, guest, room, role } = &visit;
    visit.may_write().await?;
    limit(app.limits.chat.take(guest.address))?;
    let text = clean::line(&said.text, clean::CHAT);
    if !text.is_empty() {
        let mut inner = room.inner.lock().await;
        let name = match role.seat {
            Some(seat) => inner.names(guest.language).of(seat).to_owned(),
            None => guest.name().unwrap_or("–").to_owned(),
        };
        app.store.say(&room.code, &name, role.seat, guest.id(), &text, Time::now()).await?;
        inner.hear(app).await?;
        room.tell(&mut inner);
    }
    visit.show(None).await
}
