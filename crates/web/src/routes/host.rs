//! What the host may do.

use std::collections::HashMap;

use axum::Form;
use axum::extract::Path;
use axum::response::Response;
use engine::Seat;
use store::{Holder, TableState, Time};

use super::visit::Visit;
use crate::driver;
use crate::failure::Failure;
use crate::opening::known_bot;
use crate::{opening, token};

/// `POST /t/{code}/start`
pub(super) async fn start(visit: Visit) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.show_after(visit.room.start(&visit.app).await).await
}

/// `POST /t/{code}/seats/{seat}`: who sits there, a new link, a bot for an absent person, the person again.
pub(super) async fn seat(
    visit: Visit,
    Path((_, number)): Path<(String, u8)>,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Failure> {
    let Visit { app, guest, room, role } = &visit;
    let mut inner = room.inner.lock().await;
    let index = number.checked_sub(1).filter(|&index| usize::from(index) < inner.chairs.len());
    let seat = Seat::new(index.ok_or(Failure::NotFound)?);
    let field = |name: &str| form.get(name).map(String::as_str).filter(|value| !value.is_empty());
    // Whoever sits there may come back; everything else is up to the host.
    let comes_back = role.seat == Some(seat) && field("back").is_some();
    if !role.host && !comes_back {
        return Err(Failure::Forbidden);
    }
    let chair = inner.chair(seat).ok_or(Failure::NotFound)?.clone();
    let shown = inner.names(guest.language).of(seat).to_owned();
    let (state, now) = (inner.table.state, Time::now());
    let set = async |holder: Holder, name: &str| {
        app.store.set_holder(&room.code, chair.number, &holder, name, now).await
    };
    let bot = |name: &str| known_bot(name).map(|kind| kind.name().to_owned());
    let mut note = None;
    if field("reissue").is_some() {
        let keep = guest.id().filter(|_| role.seat == Some(seat));
        app.store.reissue_link(&room.code, chair.number, keep, now).await?;
        note = Some("note-reissued");
    } else if let Some(name) = field("stand-in") {
        if state != TableState::Playing || chair.holder != Holder::Person {
            return Err(Failure::MovedOn);
        }
        set(Holder::StandIn(bot(name).ok_or(Failure::NotFound)?), &chair.name).await?;
        note = Some("note-stand-in");
    } else if field("back").is_some() {
        if !matches!(chair.holder, Holder::StandIn(_)) {
            return Err(Failure::MovedOn);
        }
        set(Holder::Person, &chair.name).await?;
        note = Some("note-back");
    } else if let Some(to) = field("move") {
        let to = match to {
            "up" => seat.index().checked_sub(1),
            "down" => Some(seat.index() + 1).filter(|&to| to < inner.chairs.len()),
            _ => None,
        };
        let mut order: Vec<u8> = inner.chairs.iter().map(|chair| chair.number).collect();
        order.swap(seat.index(), to.ok_or(Failure::MovedOn)?);
        app.store.arrange_chairs(&room.code, &order, now).await?;
    } else if let Some(holder) = field("holder") {
        if state != TableState::Waiting {
            return Err(Failure::MovedOn);
        }
        match holder {
            "link" | "open" => set(Holder::Open, "").await?,
            name => {
                // The people who came by the link go with it.
                set(Holder::Open, "").await?;
                let name = bot(name).ok_or(Failure::NotFound)?;
                set(Holder::Bot(name), opening::bot_name(seat.index())).await?
            }
        };
    }
    inner.refresh(app).await?;
    if let Some(note) = note {
        room.note(app, &mut inner, &shown, Some(seat), note).await?;
    }
    room.tell(&mut inner);
    drop(inner);
    driver::wake(app, room);
    visit.show(None).await
}

/// `POST /t/{code}/shuffle`: everybody gets a seat by lot.
pub(super) async fn shuffle(visit: Visit) -> Result<Response, Failure> {
    visit.is_host()?;
    let Visit { app, room, .. } = &visit;
    let mut inner = room.inner.lock().await;
    let mut order: Vec<u8> = inner.chairs.iter().map(|chair| chair.number).collect();
    token::shuffle(&mut order);
    app.store.arrange_chairs(&room.code, &order, Time::now()).await?;
    inner.refresh(app).await?;
    room.note(app, &mut inner, "", None, "note-shuffled").await?;
    room.tell(&mut inner);
    drop(inner);
    visit.show(None).await
}

/// `POST /t/{code}/close`
pub(super) async fn close(visit: Visit) -> Result<Response, Failure> {
    visit.is_host()?;
    let Visit { app, room, .. } = &visit;
    let mut inner = room.inner.lock().await;
    if !matches!(inner.table.state, TableState::Waiting | TableState::Playing) {
        return Err(Failure::MovedOn);
    }
    app.store.set_state(&room.code, TableState::Closed, Time::now()).await?;
    inner.refresh(app).await?;
    room.tell(&mut inner);
    Ok(visit.guest.redirect("/"))
}
