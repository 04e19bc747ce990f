//! One person on several devices: signing in by a code that is sent by e-mail, and the list of linked browsers. Passkeys are in
//! `passkeys.rs`.
//!
//! A code works only in the browser that asked for it. So a link that is forwarded, or fetched in advance, signs nobody in, and the link
//! of somebody else cannot sign this browser in. The answers are the same for known and unknown addresses.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use serde::Deserialize;
use store::{Day, Passkey, SignIn, StoreError, Time, VisitorId, same_name};
use ui_kit::Language;
use url::{Host, Url};

use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::mail::{self, Letter, Mailer, Part};
use crate::passkey::Site;
use crate::view::{DeviceView, DevicesView, PasskeyView, SignInView};
use crate::visitor::Guest;
use crate::{clean, moderation, pages, token};

/// How long a code is valid, in milliseconds.
const VALID: i64 = 15 * 60 * 1000;

/// The longest name of a device.
pub(super) const NAME: usize = 40;

/// What an address can ask the page to say.
const SAYINGS: [&str; 12] = [
    "devices-sent",
    "devices-bad-email",
    "devices-bad-code",
    "devices-done",
    "devices-name-taken",
    "devices-left",
    "passkeys-made",
    "passkeys-gone",
    "passkeys-refused",
    "passkeys-unknown",
    "passkeys-last",
    "passkeys-many",
];

/// `GET /devices`
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    let saying = query.get("said").and_then(|asked| SAYINGS.into_iter().find(|saying| saying == asked));
    show(&app, &guest, saying, None).await
}

/// `GET /devices/code/{code}`: the page behind the link of an e-mail. It changes nothing: programs fetch links to check them.
pub(super) async fn link(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    let code = token::read_sign_in_code(&code).ok_or(Failure::NotFound)?;
    show(&app, &guest, None, Some(code)).await
}

async fn show(
    app: &App,
    guest: &Guest,
    saying: Option<&'static str>,
    code: Option<String>,
) -> Result<Response, Failure> {
    let now = app.now();
    let site = Site::of(&guest.base).map(|site| site.host);
    let local = localhost(&guest.base).filter(|_| site.is_none());
    let mut view =
        DevicesView { saying, site, local, mail: app.config.mail.is_some(), ..DevicesView::default() };
    match &guest.visitor {
        Some(visitor) if visitor.is_signed_in() => {
            view.signed_in = true;
            view.email = app.store.email(visitor.id).await?;
            view.claimed = app.store.has_claim(visitor.id).await?;
            let devices = app.store.devices(visitor.id).await?;
            view.devices = devices
                .into_iter()
                .map(|device| DeviceView {
                    number: device.browser.0,
                    name: device.name,
                    seen: Day::of(device.seen).to_string(),
                    here: device.browser == visitor.browser,
                })
                .collect();
            let passkeys = app.store.passkeys(visitor.id).await?;
            let passkey = |Passkey { credential, name, used, .. }| PasskeyView {
                credential,
                name,
                used: Day::of(used).to_string(),
            };
            view.passkeys = passkeys.into_iter().map(passkey).collect();
        }
        visitor => {
            let mut asked = false;
            if let Some(visitor) = visitor {
                view.tables = app.store.tables_about(visitor.browser).await?.len();
                asked = view.mail && app.store.asked_sign_in(visitor.browser, now).await?;
            }
            view.sign_in = match code {
                code if asked => SignInView::Code(code.unwrap_or_default()),
                code => code.map_or(SignInView::Ask, SignInView::Elsewhere),
            };
        }
    }
    // The language and theme switches must not redirect to the address of a code.
    Ok(html(pages::devices(&guest.chrome_at(app, "/devices".to_owned()), &view).into_string()))
}

/// A form with an e-mail address.
#[derive(Deserialize)]
pub(super) struct Ask {
    email: String,
}

/// `POST /devices/ask`: sends a code. Whether somebody has this address makes no difference.
pub(super) async fn ask(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Ask>,
) -> Result<Response, Failure> {
    let mailer = app.config.mail.clone().ok_or(Failure::NotFound)?;
    limit(app.limits.sign_ins.take(guest.address))?;
    let Some(email) = mail::address(&form.email) else { return Ok(back(&guest, "devices-bad-email")) };
    guest.known(&app).await?;
    let visitor = guest.visitor.as_ref().ok_or(Failure::Forbidden)?;
    if visitor.is_signed_in() {
        return Ok(guest.redirect("/devices"));
    }
    good_standing(&guest)?;
    limit(app.limits.mails_to.take(email.clone()))?;
    limit(app.limits.mails.take(()))?;
    let code = token::sign_in_code();
    app.store.ask_sign_in(visitor.browser, &email, &code, Time(app.now().0 + VALID)).await?;
    let letter = letter(&mailer, &guest, &code);
    // The answer does not wait for the mail server: how long that takes may depend on the address.
    tokio::spawn(async move {
        if let Err(error) = mailer.send(&email, &letter).await {
            tracing::warn!(?error, "an e-mail to sign in was not sent");
        }
    });
    Ok(back(&guest, "devices-sent"))
}

fn letter(mailer: &Mailer, guest: &Guest, code: &str) -> Letter {
    let text = |key: &str| pages::MESSAGES.text(guest.language, key, &[]);
    let mut letter = Letter::new(guest.language, text("mail-sign-in"))
        .words("mail-sign-in-why")
        .link("mail-sign-in-link", mailer.link(&format!("/devices/code/{code}")))
        .words("mail-sign-in-code");
    letter.parts.push(Part::Code(code.to_owned()));
    letter.words("mail-sign-in-not-you")
}

/// A form with a code.
#[derive(Deserialize)]
pub(super) struct Code {
    code: String,
    /// Whether the tables of the browser come along.
    #[serde(default)]
    take: String,
}

/// `POST /devices/sign-in`
pub(super) async fn sign_in(
    State(app): State<App>,
    mut guest: Guest,
    headers: HeaderMap,
    Form(form): Form<Code>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    good_standing(&guest)?;
    let browser = guest.visitor.as_ref().filter(|visitor| !visitor.is_signed_in());
    let browser = browser.map(|visitor| visitor.browser).ok_or(Failure::Forbidden)?;
    let Some(code) = token::read_sign_in_code(&form.code) else {
        return Ok(back(&guest, "devices-bad-code"));
    };
    let token = token::secret();
    let device = device_name(&headers);
    let sign_in = SignIn { browser, code: &code, token: &token, device: &device, take: form.take == "yes" };
    let Some(changed) = app.store.sign_in(sign_in, app.now()).await? else {
        return Ok(back(&guest, "devices-bad-code"));
    };
    guest.set_cookie(&token);
    moderation::renew_rights(&app, &changed).await?;
    Ok(back(&guest, "devices-done"))
}

/// A muted or banned visitor cannot become another person.
pub(super) fn good_standing(guest: &Guest) -> Result<(), Failure> {
    if guest.is_muted() {
        let text = pages::MESSAGES.text(guest.language, "muted", &[]);
        return Err(Failure::Said(StatusCode::FORBIDDEN, text));
    }
    Ok(())
}

/// A form with a device, and perhaps its new name.
#[derive(Deserialize)]
pub(super) struct Change {
    device: i64,
    #[serde(default)]
    name: String,
}

/// `POST /devices/rename`
pub(super) async fn rename(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Change>,
) -> Result<Response, Failure> {
    let person = person(&app, &guest)?;
    let name = clean::name(&form.name, NAME);
    if !name.is_empty() {
        app.store.rename_device(person, VisitorId(form.device), &name).await?;
    }
    Ok(guest.redirect("/devices"))
}

/// `POST /devices/unlink`: signs out on this device or on another one.
pub(super) async fn unlink(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Change>,
) -> Result<Response, Failure> {
    let person = person(&app, &guest)?;
    let browser = VisitorId(form.device);
    app.store.unlink_device(person, browser).await?;
    // Pages that are open there find out by their new rights.
    moderation::renew_rights(&app, &app.store.tables_about(person).await?).await?;
    Ok(back(&guest, "devices-left"))
}

/// Whether the name is to be reserved.
#[derive(Deserialize)]
pub(super) struct Claim {
    claim: bool,
}

/// `POST /devices/claim`: reserves the person's name, or gives it free.
pub(super) async fn claim(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Claim>,
) -> Result<Response, Failure> {
    let person = person(&app, &guest)?;
    good_standing(&guest)?;
    // The name of a person who has none.
    let guests = Language::ALL.map(|language| pages::MESSAGES.text(language, "guest", &[]));
    if guests.iter().any(|name| same_name(name, guest.name().unwrap_or_default())) {
        return Ok(back(&guest, "devices-name-taken"));
    }
    match app.store.claim_name(person, form.claim).await {
        Ok(()) => Ok(guest.redirect("/devices")),
        Err(StoreError::Taken(_)) => Ok(back(&guest, "devices-name-taken")),
        Err(error) => Err(error.into()),
    }
}

/// The person who is signed in.
pub(super) fn person(app: &App, guest: &Guest) -> Result<VisitorId, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let person = guest.visitor.as_ref().filter(|visitor| visitor.is_signed_in());
    Ok(person.ok_or(Failure::NotFound)?.id)
}

pub(super) fn back(guest: &Guest, said: &str) -> Response {
    guest.redirect(&format!("/devices?said={said}"))
}

/// The same page by name, for somebody who opened it by a number of this machine.
fn localhost(base: &str) -> Option<String> {
    let mut url = Url::parse(base).ok()?;
    let here = match url.host()? {
        Host::Ipv4(address) => address.is_loopback(),
        Host::Ipv6(address) => address.is_loopback(),
        Host::Domain(_) => false,
    };
    (here && url.set_host(Some("localhost")).is_ok()).then(|| format!("{}devices", url.as_str()))
}

/// The first name of a device, from what its browser says of itself.
pub(super) fn device_name(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    name_of(agent.unwrap_or_default())
}

fn name_of(agent: &str) -> String {
    // Most browsers also name those they are like, so the order matters.
    let browsers = [
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Chrome", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ];
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let names: Vec<&str> = find(&browsers).into_iter().chain(find(&systems)).collect();
    if names.is_empty() { "?".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_have_names() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8", "?"),
        ] {
            assert_eq!(name_of(agent), name);
        }
    }
}
