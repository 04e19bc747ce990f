//! The notices page: where, when and about what a visitor wants to be told.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{Channel, ChannelKind, StoreError, Time, Visitor, VisitorId};

use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::notices::push::BrowserKeys;
use crate::notices::reach;
use crate::preferences::{DAY, Preferences, Quiet, ZONES};
use crate::view::{ByMail, ChannelView, NoticesView, StateView, TableCard};
use crate::visitor::Guest;
use crate::{pages, token, views};

/// The most browsers and webhooks of a visitor.
const MOST_CHANNELS: usize = 10;

/// The most tables on the page.
const TABLES: usize = 60;

/// What an address can ask the page to say.
const SAYINGS: [&str; 3] = ["notices-saved", "notices-bad-address", "notices-too-many"];

/// `GET /notices`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    let (mut channels, mut tables) = (Vec::new(), Vec::new());
    if let Some(visitor) = guest.id() {
        channels = app.store.channels(visitor).await?;
        let muted = app.store.muted_tables(visitor).await?;
        let known = app.store.tables_of(visitor, TABLES).await?;
        let played = known.iter().filter(|summary| summary.mine.is_some_and(|mine| mine.seat.is_some()));
        let cards = played.filter_map(|summary| views::card(summary, guest.language));
        let running = cards.filter(|card: &TableCard| card.state != StateView::Finished);
        tables = running.map(|card| (muted.contains(&card.code), card)).collect();
    }
    let view = NoticesView {
        saying: query.get("said").and_then(|asked| SAYINGS.into_iter().find(|saying| saying == asked)),
        key: app.push_key().await?.public(),
        by_mail: if can_mail(&app, &guest).await? { Some(by_mail(&guest, &channels)) } else { None },
        channels: channels.into_iter().filter(|channel| !is_mail(channel)).map(channel_view).collect(),
        tables,
    };
    Ok(html(pages::notices(&guest.chrome_at(&app, "/notices".to_owned()), &view).into_string()))
}

/// Whether the person may be told by e-mail, or may sign in to be: not who signed in without an address.
async fn can_mail(app: &App, guest: &Guest) -> Result<bool, Failure> {
    let person = guest.visitor.as_ref().filter(|visitor| visitor.is_signed_in());
    Ok(app.config.mail.is_some()
        && match person {
            Some(person) => app.store.email(person.id).await?.is_some(),
            None => true,
        })
}

fn is_mail(channel: &Channel) -> bool {
    matches!(channel.kind, ChannelKind::Email | ChannelKind::Digest)
}

fn by_mail(guest: &Guest, channels: &[Channel]) -> ByMail {
    if !guest.visitor.as_ref().is_some_and(Visitor::is_signed_in) {
        return ByMail::SignIn;
    }
    match channels.iter().find(|channel| is_mail(channel)) {
        None => ByMail::Never,
        Some(channel) if channel.stopped => ByMail::Stopped,
        Some(channel) if channel.kind == ChannelKind::Digest => ByMail::Daily,
        Some(_) => ByMail::AtOnce,
    }
}

fn channel_view(channel: Channel) -> ChannelView {
    let host = url::Url::parse(&channel.address).ok().and_then(|url| url.host_str().map(str::to_owned));
    ChannelView {
        host: host.unwrap_or_default(),
        address: channel.address,
        push: channel.kind == ChannelKind::Push,
        stopped: channel.stopped,
    }
}

/// The subscription of a browser.
#[derive(Deserialize)]
pub(super) struct Subscription {
    address: String,
    public: String,
    secret: String,
}

/// `POST /notices/push`: the script of the page has subscribed the browser to its push service.
pub(super) async fn push(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Subscription>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let keys = BrowserKeys::parse(&form.public, &form.secret);
    let address = reach::parse(&form.address, &app.config.private_targets);
    let said = match (address, keys) {
        (Some(_), Some(keys)) => {
            add(&app, &mut guest, ChannelKind::Push, form.address, keys.to_text()).await?
        }
        _ => "notices-bad-address",
    };
    if said == "notices-saved" {
        return Ok(guest.answer(StatusCode::NO_CONTENT));
    }
    let text = pages::MESSAGES.text(guest.language, said, &[]);
    Ok((StatusCode::UNPROCESSABLE_ENTITY, text).into_response())
}

/// A form with an address.
#[derive(Deserialize)]
pub(super) struct Address {
    address: String,
}

/// `POST /notices/webhook`
pub(super) async fn webhook(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Address>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let said = match reach::parse(form.address.trim(), &app.config.private_targets) {
        Some(url) => add(&app, &mut guest, ChannelKind::Webhook, url.into(), String::new()).await?,
        None => "notices-bad-address",
    };
    Ok(back(&guest, said))
}

/// Adds a channel; returns what the page says about it.
async fn add(
    app: &App,
    guest: &mut Guest,
    kind: ChannelKind,
    address: String,
    keys: String,
) -> Result<&'static str, Failure> {
    let visitor = guest.known(app).await?;
    let browser = guest.visitor.as_ref().map(|visitor| visitor.browser);
    let channel = Channel {
        address,
        kind,
        keys,
        language: guest.language.code().to_owned(),
        failures: 0,
        stopped: false,
        since: Time::now(),
        browser: browser.filter(|_| kind == ChannelKind::Push),
    };
    match app.store.add_channel(visitor, &channel, MOST_CHANNELS).await {
        Ok(()) => Ok("notices-saved"),
        Err(StoreError::Taken(_)) => Ok("notices-too-many"),
        Err(error) => Err(error.into()),
    }
}

/// When to be told by e-mail: `at-once`, `daily` or `never`.
#[derive(Deserialize)]
pub(super) struct When {
    when: String,
}

/// `POST /notices/email`: tells the person by e-mail, at the address with which they sign in.
pub(super) async fn email(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<When>,
) -> Result<Response, Failure> {
    let visitor = known(&app, &guest)?;
    let kind = match form.when.as_str() {
        "at-once" => Some(ChannelKind::Email),
        "daily" => Some(ChannelKind::Digest),
        _ => None,
    };
    let address = app.store.email(visitor).await?.filter(|_| app.config.mail.is_some());
    let address = address.ok_or(Failure::NotFound)?;
    let said = match kind {
        Some(kind) => add(&app, &mut guest, kind, address, token::secret()).await?,
        None => {
            app.store.remove_channel(visitor, &address).await?;
            "notices-saved"
        }
    };
    Ok(back(&guest, said))
}

/// The person and the address of a link that ends e-mails; nothing if they ended already.
async fn subscriber(app: &App, guest: &Guest, link: &str) -> Result<Option<(VisitorId, String)>, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let (visitor, secret) = link.split_once('-').ok_or(Failure::NotFound)?;
    let visitor = VisitorId(visitor.parse().map_err(|_| Failure::NotFound)?);
    let channels = app.store.channels(visitor).await?;
    let mut mails = channels.into_iter().filter(is_mail);
    Ok(mails.find(|channel| token::same(&channel.keys, secret)).map(|channel| (visitor, channel.address)))
}

/// `GET /unsubscribe/{token}`: asks once more, because programs fetch links to check them.
pub(super) async fn unsubscribe_page(
    State(app): State<App>,
    guest: Guest,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let subscribed = subscriber(&app, &guest, &token).await?.is_some();
    let chrome = guest.chrome_at(&app, "/notices".to_owned());
    Ok(html(pages::unsubscribe(&chrome, subscribed.then_some(&token)).into_string()))
}

/// `POST /unsubscribe/{token}`: ends the e-mails. The programs of mailboxes do it too, without a cookie (RFC 8058).
pub(super) async fn unsubscribe(
    State(app): State<App>,
    guest: Guest,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    if let Some((visitor, address)) = subscriber(&app, &guest, &token).await? {
        app.store.remove_channel(visitor, &address).await?;
    }
    let chrome = guest.chrome_at(&app, "/notices".to_owned());
    Ok(html(pages::unsubscribe(&chrome, None).into_string()))
}

/// `POST /notices/remove`
pub(super) async fn remove(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Address>,
) -> Result<Response, Failure> {
    app.store.remove_channel(known(&app, &guest)?, &form.address).await?;
    Ok(back(&guest, "notices-saved"))
}

/// A table, and whether to hear nothing of it.
#[derive(Deserialize)]
pub(super) struct Mute {
    code: String,
    muted: bool,
}

/// `POST /notices/mute`
pub(super) async fn mute(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Mute>,
) -> Result<Response, Failure> {
    let visitor = known(&app, &guest)?;
    let code = token::read_code(&form.code).ok_or(Failure::NotFound)?;
    app.store.acquaintance(visitor, &code).await?.ok_or(Failure::NotFound)?;
    app.store.mute_table(visitor, &code, form.muted).await?;
    Ok(back(&guest, "notices-saved"))
}

/// Quiet hours; without times there are none.
#[derive(Deserialize)]
pub(super) struct Hours {
    from: String,
    to: String,
    offset: i16,
}

/// `POST /notices/quiet`
pub(super) async fn quiet(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Hours>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let visitor = guest.known(&app).await?;
    let quiet = minute(&form.from).zip(minute(&form.to)).filter(|_| ZONES.contains(&form.offset));
    let quiet = quiet.map(|(from, to)| Quiet { from, to, offset: form.offset });
    set_quiet(&app, &guest, visitor, quiet).await?;
    Ok(back(&guest, "notices-saved"))
}

async fn set_quiet(
    app: &App,
    guest: &Guest,
    visitor: VisitorId,
    quiet: Option<Quiet>,
) -> Result<(), Failure> {
    let preferences = Preferences { quiet, ..guest.preferences.clone() };
    let text = serde_json::to_string(&preferences).map_err(|error| Failure::Broken(error.to_string()))?;
    Ok(app.store.set_preferences(visitor, &text).await?)
}

/// The time zone of a browser.
#[derive(Deserialize)]
pub(super) struct Zone {
    offset: i16,
}

/// `POST /notices/zone`: the script of a page noticed that the clock of the browser has another offset than the quiet hours.
pub(super) async fn zone(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Zone>,
) -> Result<StatusCode, Failure> {
    let visitor = known(&app, &guest)?;
    if let Some(quiet) = guest.preferences.quiet.filter(|_| ZONES.contains(&form.offset)) {
        set_quiet(&app, &guest, visitor, Some(Quiet { offset: form.offset, ..quiet })).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A time such as `22:30`, in minutes.
fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    let time = hour.checked_mul(60)?.checked_add(minute)?;
    (minute < 60 && time < DAY).then_some(time)
}

/// The visitor, who must have been here before.
fn known(app: &App, guest: &Guest) -> Result<VisitorId, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    guest.id().ok_or(Failure::NotFound)
}

fn back(guest: &Guest, said: &str) -> Response {
    guest.redirect(&format!("/notices?said={said}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!((minute("00:00"), minute("22:30"), minute("23:59")), (Some(0), Some(1350), Some(1439)));
        for bad in ["", "24:00", "12:60", "12", "x:y", "99999:1", "-1:00"] {
            assert_eq!(minute(bad), None, "{bad}");
        }
    }
}
