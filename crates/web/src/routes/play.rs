//! Playing and talking.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use store::{TalkKind, Time};

use super::{limit, show, visit};
use crate::acts::{Act, Wishes};
use crate::app::App;
use crate::clean;
use crate::failure::Failure;
use crate::take_back::Answer;
use crate::visitor::Guest;

/// What a player sends: the version of the table the page showed, and the choice taken.
#[derive(Deserialize)]
pub(super) struct Step {
    #[serde(default)]
    version: String,
    #[serde(default)]
    choice: String,
}

/// `POST /t/{code}/play`
pub(super) async fn play(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(step): Form<Step>,
) -> Result<Response, Failure> {
    let act = Act::Play(step.choice);
    act_and_show(&app, &guest, &code, &step.version, act).await
}

/// `POST /t/{code}/undo`
pub(super) async fn undo(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(step): Form<Step>,
) -> Result<Response, Failure> {
    act_and_show(&app, &guest, &code, &step.version, Act::Undo).await
}

/// `POST /t/{code}/undo-turn`
pub(super) async fn undo_turn(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(step): Form<Step>,
) -> Result<Response, Failure> {
    act_and_show(&app, &guest, &code, &step.version, Act::UndoTurn).await
}

/// `POST /t/{code}/end-turn`
pub(super) async fn end_turn(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(step): Form<Step>,
) -> Result<Response, Failure> {
    act_and_show(&app, &guest, &code, &step.version, Act::EndTurn).await
}

/// `POST /t/{code}/drop`: takes back the latest step with a choice, whatever was done after it.
pub(super) async fn drop(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(step): Form<Step>,
) -> Result<Response, Failure> {
    act_and_show(&app, &guest, &code, &step.version, Act::TakeBack(step.choice)).await
}

/// What a player answers.
#[derive(Deserialize)]
pub(super) struct Answered {
    #[serde(default)]
    answer: String,
}

/// `POST /t/{code}/take-back`: asks to take back the last turn, agrees or refuses.
pub(super) async fn take_back(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<Answered>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    let seat = role.seat.ok_or(Failure::Forbidden)?;
    let answer = match form.answer.as_str() {
        "yes" => Answer::Yes,
        "no" => Answer::No,
        _ => return Err(Failure::NotFound),
    };
    match room.take_back(&app, seat, answer).await {
        Ok(()) => show(&app, &guest, &room, None).await,
        Err(Failure::MovedOn) => show(&app, &guest, &room, Some("notice-moved-on")).await,
        Err(failure) => Err(failure),
    }
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
pub(super) async fn orders(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<Ordered>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    let seat = role.seat.ok_or(Failure::Forbidden)?;
    let order = match (form.off.as_str(), form.amount.as_str()) {
        ("", "") => form.order,
        ("", amount) => format!("{} {amount}", form.order),
        (off, _) => off.to_owned(),
    };
    let given = form.off.is_empty();
    match room.order(&app, seat, &order, given).await {
        Ok(()) => show(&app, &guest, &room, None).await,
        Err(Failure::MovedOn) => show(&app, &guest, &room, Some("notice-moved-on")).await,
        Err(failure) => Err(failure),
    }
}

/// `POST /t/{code}/notes`: what the player writes down for nobody else.
pub(super) async fn notes(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(said): Form<Said>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    let seat = role.seat.ok_or(Failure::Forbidden)?;
    let notes = clean::text(&said.text, clean::NOTES);
    let mut inner = room.inner.lock().await;
    app.store.set_notes(&room.code, seat, &notes).await?;
    inner.papers.entry(seat).or_default().notes = notes;
    // Nobody else sees anything new.
    inner.fragments.clear();
    std::mem::drop(inner);
    show(&app, &guest, &room, None).await
}

/// A lesson understood, or the wish for no more of them.
#[derive(Deserialize)]
pub(super) struct Learned {
    #[serde(default)]
    known: String,
}

/// `POST /t/{code}/lesson`
pub(super) async fn lesson(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<Learned>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    let seat = role.seat.ok_or(Failure::Forbidden)?;
    let known = Some(form.known.as_str()).filter(|known| !known.is_empty());
    match room.learn(&app, seat, known).await {
        Ok(()) | Err(Failure::MovedOn) => show(&app, &guest, &room, None).await,
        Err(failure) => Err(failure),
    }
}

/// Whatever does not fit the table changes nothing, and the player sees how it stands.
async fn act_and_show(
    app: &App,
    guest: &Guest,
    code: &str,
    version: &str,
    act: Act,
) -> Result<Response, Failure> {
    let (room, role) = visit(app, guest, code).await?;
    // In time and its turn: then what was refused is a step that later ones need.
    let dropping = matches!(act, Act::TakeBack(_));
    let is_needed = dropping && room.inner.lock().await.version.to_string() == version;
    let acted = match (role.seat, version.parse()) {
        (Some(seat), Ok(version)) => {
            if !app.limits.steps.allows((room.code.clone(), seat)) {
                return show(app, guest, &room, Some("notice-too-many")).await;
            }
            let wishes = Wishes { end_at_once: guest.preferences.end_turn == "once" };
            room.act(app, seat, version, act, wishes).await
        }
        _ => Err(Failure::MovedOn),
    };
    match acted {
        Ok(()) => show(app, guest, &room, None).await,
        Err(Failure::MovedOn) if is_needed => show(app, guest, &room, Some("notice-needed")).await,
        Err(Failure::MovedOn) => show(app, guest, &room, Some("notice-moved-on")).await,
        Err(failure) => Err(failure),
    }
}

/// `POST /t/{code}/next`: lets the bots go on.
pub(super) async fn next(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    if role.seat.is_none() {
        return Err(Failure::Forbidden);
    }
    room.next.notify_waiters();
    show(&app, &guest, &room, None).await
}

/// Something said.
#[derive(Deserialize)]
pub(super) struct Said {
    #[serde(default)]
    text: String,
}

/// `POST /t/{code}/chat`
pub(super) async fn chat(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(said): Form<Said>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    if role.seat.is_none() && !role.host {
        return Err(Failure::Forbidden);
    }
    limit(app.limits.chat.allows(guest.address))?;
    let text = clean::line(&said.text, clean::CHAT);
    if !text.is_empty() {
        let mut inner = room.inner.lock().await;
        let name = match role.seat {
            Some(seat) => inner.names(guest.language).of(seat).to_owned(),
            None => guest.name().unwrap_or("–").to_owned(),
        };
        app.store.say(&room.code, TalkKind::Chat, &name, role.seat, &text, Time::now()).await?;
        inner.hear(&app).await?;
        room.tell(&mut inner);
    }
    show(&app, &guest, &room, None).await
}
