//! What the operator sees and does about tables and visitors; the routes are in [`operator`](super::operator).

use std::sync::PoisonError;

use axum::http::StatusCode;
use store::{Standing, VisitorId};
use ui_kit::Language;

use crate::app::App;
use crate::failure::Failure;
use crate::limit::Quota;
use crate::view::AdminTable;
use crate::{moderation, pages, token};

/// The number of chat lines shown to the operator.
const LINES: usize = 50;

/// What is said after an action.
pub(super) fn done(language: Language, key: &str, name: &str) -> String {
    pages::MESSAGES.text(language, key, &[("name", name.into())])
}

/// A table with its people and its chat.
pub(super) async fn table(app: &App, code: &str) -> Result<AdminTable, Failure> {
    let summary = app.store.summary(code, None).await?;
    Ok(AdminTable {
        people: app.store.people(code).await?,
        chat: app.store.chat(code, 0, LINES).await?,
        host: summary.table.host,
        hidden: summary.table.hidden,
        seats: u8::try_from(summary.chairs.len()).unwrap_or(u8::MAX),
        code: summary.table.code,
    })
}

/// Deletes a table, whose code has to be typed again.
pub(super) async fn delete(
    app: &App,
    code: &str,
    again: &str,
    language: Language,
) -> Result<String, Failure> {
    let code = token::read_code(code).ok_or(Failure::NotFound)?;
    if token::read_code(again).as_ref() != Some(&code) {
        return Err(Failure::Words(done(language, "admin-delete-confirm", &code)));
    }
    moderation::delete_table(app, &code).await?;
    tracing::warn!(table = code, "the operator has deleted a table");
    Ok(done(language, "admin-done-deleted", &code))
}

/// Deletes a tournament, whose code has to be typed again. Its tables remain.
pub(super) async fn delete_tournament(
    app: &App,
    code: &str,
    again: &str,
    language: Language,
) -> Result<String, Failure> {
    let code = token::read_code(code).ok_or(Failure::NotFound)?;
    if token::read_code(again).as_ref() != Some(&code) {
        return Err(Failure::Words(done(language, "admin-delete-confirm", &code)));
    }
    let tables = app.store.delete_tournament(&code).await?;
    moderation::renew_rights(app, &tables).await?;
    tracing::warn!(tournament = code, "the operator has deleted a tournament");
    Ok(done(language, "admin-done-tournament", &code))
}

/// Mutes, bans or pardons a visitor.
pub(super) async fn act_on_visitor(
    app: &App,
    visitor: VisitorId,
    act: &str,
    language: Language,
) -> Result<String, Failure> {
    let (standing, key) = match act {
        "mute" => (Standing::Muted, "admin-done-muted"),
        "ban" => (Standing::Banned, "admin-done-banned"),
        "pardon" => (Standing::Good, "admin-done-pardoned"),
        _ => return Err(Failure::Said(StatusCode::NOT_FOUND, done(language, "admin-no-act", act))),
    };
    moderation::set_standing(app, visitor, standing).await?;
    tracing::warn!(visitor = visitor.0, act, "the operator acts on a visitor");
    Ok(done(language, key, &visitor.0.to_string()))
}

/// The limits and how far they are used.
pub(super) fn quotas(app: &App) -> Vec<Quota> {
    let limits = &app.limits;
    let streams = app.numbers.streams_by_address.lock().unwrap_or_else(PoisonError::into_inner);
    let most = app.config.limits.streams;
    let plain = |what, burst: usize, reached| Quota {
        what,
        burst: u32::try_from(burst).unwrap_or(u32::MAX),
        per_minute: None,
        refused: None,
        reached,
    };
    vec![
        limits.tables.quota("quota-tables"),
        limits.joins.quota("quota-joins"),
        limits.chat.quota("quota-chat"),
        limits.steps.quota("quota-steps"),
        limits.hints.quota("quota-hints"),
        limits.lines.quota("quota-lines"),
        limits.changes.quota("quota-changes"),
        limits.guesses.quota("quota-guesses"),
        limits.pictures.quota("quota-pictures"),
        limits.sign_ins.quota("quota-sign-ins"),
        limits.mails.quota("quota-mails"),
        plain("quota-streams", most, Some(streams.values().filter(|count| **count >= most).count())),
        plain("quota-connections", app.config.limits.connections, None),
        plain("quota-bot-tables", app.config.limits.bot_tables, None),
    ]
}
