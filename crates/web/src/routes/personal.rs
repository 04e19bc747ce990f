//! What the server knows about a visitor: to download, and to delete.

use std::collections::VecDeque;

use axum::Form;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{
    Channel, Device, Passkey, PersonalTable, PuzzleTry, RatedGame, StoreError, Time, TournamentCard,
    VisitorId,
};

use super::limit;
use crate::app::App;
use crate::failure::Failure;
use crate::moderation;
use crate::visitor::Guest;

/// `GET /me/export`: everything that is stored about the visitor, as JSON. Tables are read one by one, so that a visitor with many
/// of them takes no more memory than others.
pub(super) async fn export(State(app): State<App>, guest: Guest) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let visitor = guest.visitor.as_ref().ok_or(Failure::NotFound)?;
    let channel = |channel: &Channel| {
        let Channel { address, kind, language, stopped, since, .. } = channel;
        json!({ "kind": kind.word(), "address": address, "language": language, "stopped": stopped, "since": date(*since) })
    };
    let device = |device: &Device| json!({ "name": device.name, "since": date(device.since), "last_visit": date(device.seen) });
    let channels = app.store.channels(visitor.id).await?;
    let rating = |rated: &RatedGame| {
        let RatedGame { code, game, seats, rating, time } = rated;
        json!({
            "table": code, "game": game, "players": seats, "rating": rating.points, "deviation": rating.deviation,
            "time": date(*time),
        })
    };
    let ratings = app.store.ratings(visitor.id).await?;
    let mut puzzles = Vec::new();
    for game in catalogue::games() {
        let game = game.info().slug;
        for tried in app.store.puzzle_tries(visitor.id, game).await? {
            let PuzzleTry { puzzle, choice, solved, earlier, later } = tried;
            puzzles.push(json!({
                "game": game, "puzzle": puzzle, "choice": choice, "solved": solved, "rating_before": earlier, "rating": later,
            }));
        }
    }
    let devices = app.store.devices(visitor.id).await?;
    let tournaments = app.store.tournaments_of(visitor.id).await?;
    let tournament = |card: &TournamentCard| {
        json!({
            "code": card.code, "game": card.game, "title": card.host.then_some(&card.title), "state": card.state.word(),
            "host": card.host, "name": card.name,
        })
    };
    let passkey = |passkey: &Passkey| {
        let Passkey { credential, handle, public_key, name, since, used } = passkey;
        json!({
            "name": name, "credential": credential, "handle": handle, "public_key": public_key,
            "since": date(*since), "last_use": date(*used),
        })
    };
    let passkeys = app.store.passkeys(visitor.id).await?;
    let about = json!({
        "name": visitor.name,
        "name_reserved": app.store.has_claim(visitor.id).await?,
        "email": app.store.email(visitor.id).await?,
        "devices": devices.iter().map(device).collect::<Vec<_>>(),
        "passkeys": passkeys.iter().map(passkey).collect::<Vec<_>>(),
        "preferences": guest.preferences,
        "standing": visitor.standing.word(),
        "first_visit": date(visitor.created),
        "last_visit": date(visitor.seen),
        "notices": channels.iter().map(channel).collect::<Vec<_>>(),
        "muted_tables": app.store.muted_tables(visitor.id).await?,
        "profile": app.store.profile(visitor.id).await?,
        "ratings": ratings.iter().map(rating).collect::<Vec<_>>(),
        "puzzles": puzzles,
        "tournaments": tournaments.iter().map(tournament).collect::<Vec<_>>(),
    });
    let about = about.to_string();
    let head = format!("{},\n\"tables\":[", about.trim_end_matches('}'));
    let codes: VecDeque<String> = app.store.tables_about(visitor.id).await?.into();
    let id = visitor.id;
    let tables = stream::unfold((app, codes, true), move |(app, mut codes, first)| async move {
        let code = codes.pop_front()?;
        let piece = match app.store.personal_table(id, &code).await {
            Ok(table) => format!("{}{}", if first { "\n" } else { ",\n" }, table_json(id, &table)),
            // It was deleted meanwhile.
            Err(StoreError::NotFound(_)) => return Some((Ok(Bytes::new()), (app, codes, first))),
            Err(error) => return Some((Err(error), (app, VecDeque::new(), false))),
        };
        Some((Ok(Bytes::from(piece)), (app, codes, false)))
    });
    let ends = |text: String| stream::iter([Ok::<_, StoreError>(Bytes::from(text))]);
    let whole =
        stream::StreamExt::chain(stream::StreamExt::chain(ends(head), tables), ends("\n]}\n".to_owned()));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tarsas.json\""),
    ];
    Ok((headers, Body::from_stream(whole)).into_response())
}

/// What a table holds about the visitor. Draws are left out: some are secret until the game is over.
fn table_json(visitor: VisitorId, about: &PersonalTable) -> Value {
    let table = &about.summary.table;
    let seat = about.summary.mine.and_then(|mine| mine.seat);
    let name = about.summary.chairs.iter().find(|chair| Some(chair.seat) == seat).map(|chair| &chair.name);
    let said = about.chat.iter().map(|line| json!({ "time": date(line.time), "text": line.text }));
    let moves =
        about.moves.iter().map(|played| json!({ "time": date(played.time), "action": played.action }));
    let result = about.result.as_ref();
    json!({
        "code": table.code,
        "game": table.game,
        "title": if table.host == Some(visitor) { Some(&table.settings.title) } else { None },
        "state": table.state.word(),
        "daily": table.day.map(|day| day.to_string()),
        "host": table.host == Some(visitor),
        "seat": seat.map(|seat| seat.number() + 1),
        "name": name,
        "notes": about.notes.notes,
        "orders": about.notes.orders,
        "lessons": about.notes.lessons,
        "chat": said.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
        "result": result.map(|result| json!({ "place": result.place, "score": result.score })),
    })
}

/// A time as in JSON: milliseconds since 1970.
const fn date(time: Time) -> i64 {
    time.0
}

/// The form that deletes a visitor; the box has to be ticked.
#[derive(Deserialize)]
pub(super) struct Sure {
    #[serde(default)]
    sure: String,
}

/// `POST /me/delete`
pub(super) async fn delete(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Sure>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let visitor = guest.id().ok_or(Failure::NotFound)?;
    if form.sure != "yes" {
        return Ok(guest.redirect("/me"));
    }
    moderation::delete_visitor(&app, visitor).await?;
    Ok(guest.farewell("/"))
}
