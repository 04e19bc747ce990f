//! Passkeys: made in one browser, which makes its user a person, they sign in on others. No e-mail is needed.
//!
//! A challenge works only in the browser that asked for it, once and for a few minutes, and only for what it was asked for. Who is signed in can
//! only add passkeys to themselves, and who signs in becomes the person of the passkey, never another one.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{NewDevice, NewPasskey, Passkey, StoreError, Time};

use super::devices::{NAME, back, device_name, good_standing, person};
use super::limit;
use crate::app::App;
use crate::failure::Failure;
use crate::passkey::{self, Bad, Site};
use crate::visitor::Guest;
use crate::{clean, moderation, pages, token};

/// How long a challenge is valid, in milliseconds.
const VALID: i64 = 5 * 60 * 1000;

/// The most passkeys of a person.
const MOST: usize = 20;

/// What a challenge is wanted for.
#[derive(Deserialize)]
pub(super) struct Purpose {
    make: bool,
}

/// `POST /devices/passkeys/challenge`: what the script gives to the browser, to make a passkey or to sign with one.
pub(super) async fn challenge(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Purpose>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let site = Site::of(&guest.base).ok_or(Failure::NotFound)?;
    guest.known(&app).await?;
    good_standing(&guest)?;
    let visitor = guest.visitor.as_ref().ok_or(Failure::Forbidden)?;
    let challenge = passkey::text(&token::random::<32>());
    let until = Time(app.now().0 + VALID);
    let options = if form.make {
        let own = if visitor.is_signed_in() { app.store.passkeys(visitor.id).await? } else { Vec::new() };
        // A device keeps one passkey for each handle.
        let handle =
            own.first().map_or_else(|| passkey::text(&token::random::<32>()), |own| own.handle.clone());
        app.store.set_challenge(visitor.browser, &challenge, Some(&handle), until).await?;
        to_make(&site, &guest, &challenge, &handle, &own)
    } else if visitor.is_signed_in() {
        return Err(Failure::Forbidden);
    } else {
        app.store.set_challenge(visitor.browser, &challenge, None, until).await?;
        json!({ "challenge": challenge, "rpId": site.host, "userVerification": "required", "timeout": VALID })
    };
    Ok(guest.answer(Json(options)))
}

/// What a browser needs to know to make a passkey that signs in by itself.
fn to_make(site: &Site, guest: &Guest, challenge: &str, handle: &str, own: &[Passkey]) -> Value {
    let nobody = || pages::MESSAGES.text(guest.language, "guest", &[]);
    let name = guest.name().map_or_else(nobody, str::to_owned);
    let kinds = passkey::ALGORITHMS.map(|kind| json!({ "type": "public-key", "alg": kind }));
    let known = own.iter().map(|own| json!({ "type": "public-key", "id": own.credential }));
    json!({
        "challenge": challenge,
        "rp": { "id": site.host, "name": "Társas" },
        "user": { "id": handle, "name": name, "displayName": name },
        "pubKeyCredParams": kinds,
        "excludeCredentials": known.collect::<Vec<_>>(),
        "authenticatorSelection": { "residentKey": "required", "requireResidentKey": true, "userVerification": "required" },
        "attestation": "none",
        "timeout": VALID,
    })
}

/// What a browser has made, in base64.
#[derive(Deserialize)]
pub(super) struct Made {
    client_data: String,
    authenticator: String,
}

/// `POST /devices/passkeys`: adds the passkey that was made to the person, or makes a person of the browser.
pub(super) async fn create(
    State(app): State<App>,
    mut guest: Guest,
    headers: HeaderMap,
    Form(form): Form<Made>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    good_standing(&guest)?;
    let site = Site::of(&guest.base).ok_or(Failure::NotFound)?;
    let visitor = guest.visitor.clone().ok_or(Failure::Forbidden)?;
    let (Some(client_data), Some(authenticator)) =
        (passkey::bytes(&form.client_data), passkey::bytes(&form.authenticator))
    else {
        return Ok(refused(&guest, Bad::Unreadable));
    };
    let challenge = match passkey::challenge(&client_data) {
        Ok(challenge) => challenge,
        Err(bad) => return Ok(refused(&guest, bad)),
    };
    let Some(handle) = app.store.use_challenge_to_make(visitor.browser, &challenge, app.now()).await? else {
        return Ok(back(&guest, "passkeys-refused"));
    };
    let key = match site.made(&client_data, &authenticator) {
        Ok(key) => key,
        Err(bad) => return Ok(refused(&guest, bad)),
    };
    let (credential, name) = (passkey::text(&key.id), device_name(&headers));
    let new = NewPasskey {
        credential: &credential,
        handle: &handle,
        public_key: &key.key,
        signatures: key.signatures,
        name: &name,
    };
    let added = if visitor.is_signed_in() {
        if app.store.passkeys(visitor.id).await?.len() >= MOST {
            return Ok(back(&guest, "passkeys-many"));
        }
        app.store.add_passkey(visitor.id, new, app.now()).await
    } else {
        let token = token::secret();
        let device = NewDevice { browser: visitor.browser, token: &token, device: &name, take: true };
        match app.store.sign_up(device, new, app.now()).await {
            Ok(changed) => {
                guest.set_cookie(&token);
                moderation::renew_rights(&app, &changed).await?;
                Ok(())
            }
            Err(error) => Err(error),
        }
    };
    match added {
        Ok(()) => Ok(back(&guest, "passkeys-made")),
        Err(StoreError::Taken(_)) => Ok(back(&guest, "passkeys-refused")),
        Err(error) => Err(error.into()),
    }
}

/// What a browser has signed, in base64.
#[derive(Deserialize)]
pub(super) struct Signed {
    credential: String,
    client_data: String,
    authenticator: String,
    signature: String,
    /// What the device knows of the person.
    handle: String,
    /// Whether the tables of the browser come along.
    #[serde(default)]
    take: String,
}

/// `POST /devices/passkeys/sign-in`
pub(super) async fn sign_in(
    State(app): State<App>,
    mut guest: Guest,
    headers: HeaderMap,
    Form(form): Form<Signed>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    good_standing(&guest)?;
    let site = Site::of(&guest.base).ok_or(Failure::NotFound)?;
    let browser = guest.visitor.as_ref().filter(|visitor| !visitor.is_signed_in());
    let browser = browser.map(|visitor| visitor.browser).ok_or(Failure::Forbidden)?;
    let (Some(client_data), Some(authenticator), Some(signature)) = (
        passkey::bytes(&form.client_data),
        passkey::bytes(&form.authenticator),
        passkey::bytes(&form.signature),
    ) else {
        return Ok(refused(&guest, Bad::Unreadable));
    };
    let challenge = match passkey::challenge(&client_data) {
        Ok(challenge) => challenge,
        Err(bad) => return Ok(refused(&guest, bad)),
    };
    if !app.store.use_challenge_to_sign_in(browser, &challenge, app.now()).await? {
        return Ok(back(&guest, "passkeys-refused"));
    }
    let known = app.store.passkey(&form.credential).await?.filter(|known| known.handle == form.handle);
    let Some(known) = known else { return Ok(back(&guest, "passkeys-unknown")) };
    let signatures = match site.signed(&client_data, &authenticator, &signature, &known.public_key) {
        Ok(signatures) => signatures,
        Err(bad) => return Ok(refused(&guest, bad)),
    };
    let (token, device) = (token::secret(), device_name(&headers));
    let device = NewDevice { browser, token: &token, device: &device, take: form.take == "yes" };
    let signed_in = app.store.sign_in_with_passkey(device, &known.credential, signatures, app.now()).await?;
    let Some(changed) = signed_in else {
        tracing::warn!("a passkey counted fewer signatures than before; it may be a copy");
        return Ok(back(&guest, "passkeys-refused"));
    };
    guest.set_cookie(&token);
    moderation::renew_rights(&app, &changed).await?;
    Ok(back(&guest, "devices-done"))
}

fn refused(guest: &Guest, bad: Bad) -> Response {
    tracing::info!(?bad, "a passkey was refused");
    back(guest, "passkeys-refused")
}

/// A form with a passkey, and perhaps its new name.
#[derive(Deserialize)]
pub(super) struct Change {
    credential: String,
    #[serde(default)]
    name: String,
    /// Whether also the last way to sign in may go.
    #[serde(default)]
    sure: String,
}

/// `POST /devices/passkeys/rename`
pub(super) async fn rename(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Change>,
) -> Result<Response, Failure> {
    let person = person(&app, &guest)?;
    let name = clean::name(&form.name, NAME);
    if !name.is_empty() {
        app.store.rename_passkey(person, &form.credential, &name).await?;
    }
    Ok(guest.redirect("/devices"))
}

/// `POST /devices/passkeys/remove`
pub(super) async fn remove(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<Change>,
) -> Result<Response, Failure> {
    let person = person(&app, &guest)?;
    match app.store.remove_passkey(person, &form.credential, form.sure == "yes").await {
        Ok(()) => Ok(back(&guest, "passkeys-gone")),
        // It is there, so it is the last way to sign in.
        Err(StoreError::NotFound(_))
            if app.store.passkeys(person).await?.iter().any(|own| own.credential == form.credential) =>
        {
            Ok(back(&guest, "passkeys-last"))
        }
        Err(error) => Err(error.into()),
    }
}
