//! Playing and talking.

use axum::Form;
use axum::response::Response;
use serde::Deserialize;
use store::{TalkKind, Time};

use super::limit;
use super::visit::Visit;
use crate::acts::{Act, Wishes};
use crate::clean;
use crate::failure::Failure;
use crate::take_back::Answer;

/// What a player sends: the version of the table the page showed, and the choice taken.
#[derive(Deserialize)]
pub(super) struct Step {
    #[serde(default)]
    version: String,
    #[serde(default)]
    choice: String,
}

/// `POST /t/{code}/play`
pub(super) async fn play(visit: Visit, Form(step): Form<Step>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::Play(step.choice)).await
}

/// `POST /t/{code}/undo`
pub(super) async fn undo(visit: Visit, Form(step): Form<Step>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::Undo).await
}

/// `POST /t/{code}/undo-turn`
pub(super) async fn undo_turn(visit: Visit, Form(step): Form<Step>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::UndoTurn).await
}

/// `POST /t/{code}/end-turn`
pub(super) async fn end_turn(visit: Visit, Form(step): Form<Step>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::EndTurn).await
}

/// `POST /t/{code}/drop`: takes back the latest step with a choice, whatever was done after it.
pub(super) async fn drop(visit: Visit, Form(step): Form<Step>) -> Result<Response, Failure> {
    act(&visit, &step.version, Act::TakeBack(step.choice)).await
}

/// What a player answers.
#[derive(Deserialize)]
pub(super) struct Answered {
    #[serde(default)]
    answer: String,
}

/// `POST /t/{code}/take-back`: asks to take back the last turn, agrees or refuses.
pub(super) async fn take_back(visit: Visit, Form(form): Form<Answered>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let answer = match form.answer.as_str() {
        "yes" => Answer::Yes,
        "no" => Answer::No,
        _ => return Err(Failure::NotFound),
    };
    visit.show_after(visit.room.take_back(&visit.app, seat, answer).await).await
}

/// A standing order given (`order`, with an `amount` if it needs one) or taken back (`off`).
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
    visit.show_after(visit.room.order(&visit.app, seat, &order, given).await).await
}

/// `POST /t/{code}/notes`: what the player writes down for nobody else.
pub(super) async fn notes(visit: Visit, Form(said): Form<Said>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let notes = clean::text(&said.text, clean::NOTES);
    let mut inner = visit.room.inner.lock().await;
    visit.app.store.set_notes(&visit.room.code, seat, &notes).await?;
    inner.papers.entry(seat).or_default().notes = notes;
    // Nobody else sees anything new.
    inner.fragments.clear();
    std::mem::drop(inner);
    visit.show(None).await
}

/// A lesson understood, or the wish for no more of them.
#[derive(Deserialize)]
pub(super) struct Learned {
    #[serde(default)]
    known: String,
}

/// `POST /t/{code}/lesson`
pub(super) async fn lesson(visit: Visit, Form(form): Form<Learned>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let known = Some(form.known.as_str()).filter(|known| !known.is_empty());
    match visit.room.learn(&visit.app, seat, known).await {
        Ok(()) | Err(Failure::MovedOn) => visit.show(None).await,
        Err(failure) => Err(failure),
    }
}

/// Does something at the version of the table that the page showed.
async fn act(visit: &Visit, version: &str, act: Act) -> Result<Response, Failure> {
    let Visit { app, guest, room, role } = visit;
    // In time and its turn: then what was refused is a step that later ones need.
    let dropping = matches!(act, Act::TakeBack(_));
    let is_needed = dropping && room.inner.lock().await.version.to_string() == version;
    let acted = match (role.seat, version.parse()) {
        (Some(seat), Ok(version)) => {
            if !app.limits.steps.allows((room.code.clone(), seat)) {
                return visit.show(Some("notice-too-many")).await;
            }
            let wishes = Wishes { end_at_once: guest.preferences.end_turn == "once" };
            room.act(app, seat, version, act, wishes).await
        }
        _ => Err(Failure::MovedOn),
    };
    match acted {
        Err(Failure::MovedOn) if is_needed => visit.show(Some("notice-needed")).await,
        acted => visit.show_after(acted).await,
    }
}

/// `POST /t/{code}/next`: lets the bots go on.
pub(super) async fn next(visit: Visit) -> Result<Response, Failure> {
    visit.seat()?;
    visit.room.next.notify_waiters();
    visit.show(None).await
}

/// Something said.
#[derive(Deserialize)]
pub(super) struct Said {
    #[serde(default)]
    text: String,
}

/// `POST /t/{code}/chat`
pub(super) async fn chat(visit: Visit, Form(said): Form<Said>) -> Result<Response, Failure> {
    visit.takes_part()?;
    let Visit { app, guest, room, role } = &visit;
    limit(app.limits.chat.allows(guest.address))?;
    let text = clean::line(&said.text, clean::CHAT);
    if !text.is_empty() {
        let mut inner = room.inner.lock().await;
        let name = match role.seat {
            Some(seat) => inner.names(guest.language).of(seat).to_owned(),
            None => guest.name().unwrap_or("–").to_owned(),
        };
        app.store.say(&room.code, TalkKind::Chat, &name, role.seat, &text, Time::now()).await?;
        inner.hear(app).await?;
        room.tell(&mut inner);
    }
    visit.show(None).await
}
