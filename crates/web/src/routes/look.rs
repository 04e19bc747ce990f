//! Read-only pages of a table: current position, replay, result.

use std::collections::HashMap;

use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ui_kit::svg;

use super::visit::Visit;
use super::{html, limit};
use crate::driver;
use crate::failure::{Failure, NOTICES};
use crate::view::Notice;
use crate::views::PageContext;
use crate::{pages, views};

/// `GET /t/{code}`
pub(super) async fn table(
    visit: Visit,
    headers: HeaderMap,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    let Visit { app, guest, room, role } = &visit;
    driver::wake(app, room);
    // An address can only ask for the notices of this server.
    let notice = query.get("notice").and_then(|asked| NOTICES.into_iter().find(|notice| notice == asked));
    let text = notice.map(|key| pages::MESSAGES.text(guest.language, key, &[]));
    let notice = text.map(|text| Notice { text, rule: None });
    let mut inner = room.inner.lock().await;
    let mut context = PageContext { app, room, inner: &mut inner, guest, role: role.clone() };
    let page =
        if guest.wants_fragment { context.fragment(notice)?.html.clone() } else { context.page(notice)? };
    drop(inner);
    visit.see().await;
    // A hidden page asks too, but nobody sees it.
    if !headers.contains_key("x-hidden") {
        visit.look_at().await;
    }
    Ok(html(page))
}

/// `GET /t/{code}/explain/{element}`
pub(super) async fn explain(
    Visit { app, guest, room, role }: Visit,
    Path((_, element)): Path<(String, String)>,
    Query(query): Query<At>,
) -> Result<Response, Failure> {
    let inner = room.inner.lock().await;
    let live = inner.live.as_ref().ok_or(Failure::NotFound)?;
    let names = inner.names(guest.language);
    let explanation = live.explain(role.seat, query.number()?, &names, guest.language, &element);
    let explanation = explanation.ok_or(Failure::NotFound)?;
    let markup = pages::explain(&guest.chrome(&app), &explanation, inner.info()?.slug);
    Ok(html(markup.into_string()))
}

/// The position of a replay to show.
#[derive(Deserialize)]
pub(super) struct At {
    at: Option<String>,
}

impl At {
    fn number(&self) -> Result<Option<usize>, Failure> {
        self.at.as_deref().map(|text| text.parse().map_err(|_| Failure::NotFound)).transpose()
    }
}

/// `GET /t/{code}/device`: the link of the visitor's seat, to continue on another device.
pub(super) async fn device(Visit { app, guest, room, role }: Visit) -> Result<Response, Failure> {
    let inner = room.inner.lock().await;
    let chair = role.seat.and_then(|seat| inner.chair(seat)).ok_or(Failure::NotFound)?;
    let link = format!("{}/j/{}/{}", guest.base, room.code, inner.table.chair_token(chair));
    let page = pages::device(&guest.chrome(&app), &room.code, chair.seat, &link, &views::qr(&link));
    Ok(html(page.into_string()))
}

/// `GET /t/{code}/replay`
pub(super) async fn replay(
    Visit { app, guest, room, role }: Visit,
    Query(query): Query<At>,
) -> Result<Response, Failure> {
    let at = query.number()?;
    let mut inner = room.inner.lock().await;
    let view = PageContext { app: &app, room: &room, inner: &mut inner, guest: &guest, role }.replay(at)?;
    Ok(html(pages::replay(&guest.chrome(&app), &view).into_string()))
}

/// `GET /t/{code}/record`: the whole game as text, with its seed. Only for finished games: it contains all secrets. The seed of a
/// daily table is left out until its day is over.
pub(super) async fn record(Visit { room, role, .. }: Visit) -> Result<Response, Failure> {
    let inner = room.inner.lock().await;
    let live = inner.live.as_ref().filter(|live| live.actor().is_none()).ok_or(Failure::NotFound)?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", inner.table.game, room.code);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, name.as_str())];
    let mut record = live.record();
    if role.competes {
        record.seed = None;
    }
    Ok((headers, record.to_string()).into_response())
}

/// The share image. The board has inline styles, which our content security policy blocks in an SVG, so only the PNG
/// includes it.
async fn share(Visit { app, guest, room, role }: Visit, with_board: bool) -> Result<String, Failure> {
    let mut inner = room.inner.lock().await;
    let mut context = PageContext { app: &app, room: &room, inner: &mut inner, guest: &guest, role };
    let view = context.over()?;
    let styles = catalogue::find(view.head.game.slug).map_or("", |game| game.styles());
    let board = with_board.then(|| svg::standalone(&view.picture.board.0, styles));
    Ok(pages::share_svg(&context.chrome(), &view, board.as_deref()))
}

/// `GET /t/{code}/share.svg`
pub(super) async fn share_svg(visit: Visit) -> Result<Response, Failure> {
    let picture = share(visit, false).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// `GET /t/{code}/share.png`
pub(super) async fn share_png(visit: Visit) -> Result<Response, Failure> {
    let app = visit.app.clone();
    limit(app.limits.pictures.take(visit.guest.address))?;
    // Rasterising takes long and needs memory: one at a time, so that whoever asks for many slows nobody else down.
    let _turn = app.drawing.lock().await;
    let picture = share(visit, true).await?;
    let png = tokio::task::spawn_blocking(move || render::png(&picture, 1200)).await;
    let png = png.map_err(|error| Failure::Broken(error.to_string()))?.map_err(Failure::Broken)?;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}
