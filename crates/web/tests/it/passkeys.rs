//! Signing in with passkeys, and what must not be possible.

use axum::http::StatusCode;
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::Time;
use web::{Clock, Config, Limits};

use crate::site::{Answer, Browser, Site, two_people};

const BASE: &str = "https://games.example";
const HOST: &str = "games.example";

fn text(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn config() -> Config {
    Config { public_url: Some(BASE.to_owned()), ..Config::default() }
}

async fn site() -> Site {
    Site::with(config()).await
}

/// A passkey on a device.
struct Key {
    pair: EcdsaKeyPair,
    id: String,
    handle: String,
    count: u32,
}

impl Key {
    fn new(id: &str) -> Self {
        let (algorithm, random) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
        let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).expect("a key");
        Self { pair, id: id.to_owned(), handle: String::new(), count: 0 }
    }

    fn authenticator(&self, flags: u8) -> Vec<u8> {
        [&Sha256::digest(HOST)[..], &[flags], &self.count.to_be_bytes()].concat()
    }

    /// What a browser sends when it has made this passkey.
    fn made(&mut self, options: &Value) -> Vec<(&'static str, String)> {
        self.handle = options["user"]["id"].as_str().expect("a handle").to_owned();
        let point = self.pair.public_key().as_ref();
        let length = u16::try_from(self.id.len()).expect("a short id").to_be_bytes();
        let key =
            [&b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20"[..], &point[1..33], b"\x22\x58\x20", &point[33..]];
        let made =
            [&self.authenticator(0x45)[..], &[0; 16], &length, self.id.as_bytes(), &key.concat()].concat();
        let says = client_data("webauthn.create", options, BASE);
        vec![("client_data", text(&says)), ("authenticator", text(&made))]
    }

    /// What a browser sends when it has signed with this passkey.
    fn signed(&self, options: &Value, origin: &str) -> Vec<(&'static str, String)> {
        let says = client_data("webauthn.get", options, origin);
        let authenticator = self.authenticator(0x05);
        let message = [&authenticator[..], &Sha256::digest(&says)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).expect("a signature");
        vec![
            ("credential", text(self.id.as_bytes())),
            ("client_data", text(&says)),
            ("authenticator", text(&authenticator)),
            ("signature", text(signature.as_ref())),
            ("handle", self.handle.clone()),
            ("take", "yes".to_owned()),
        ]
    }
}

fn client_data(purpose: &str, options: &Value, origin: &str) -> Vec<u8> {
    let data = json!({ "type": purpose, "challenge": options["challenge"], "origin": origin });
    data.to_string().into_bytes()
}

async fn challenge(browser: &mut Browser, make: bool) -> Value {
    let answer = browser.post("/devices/passkeys/challenge", &[("make", &make.to_string())]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

async fn send(browser: &mut Browser, path: &str, fields: &[(&str, String)]) -> Answer {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    browser.post(path, &fields).await
}

/// Makes a passkey.
async fn make(browser: &mut Browser, key: &mut Key) -> String {
    let options = challenge(browser, true).await;
    send(browser, "/devices/passkeys", &key.made(&options)).await.location().to_owned()
}

/// Signs in with a passkey.
async fn sign_in(browser: &mut Browser, key: &Key) -> String {
    let options = challenge(browser, false).await;
    send(browser, "/devices/passkeys/sign-in", &key.signed(&options, BASE)).await.location().to_owned()
}

async fn is_signed_in(browser: &mut Browser) -> bool {
    browser.page("/devices").await.contains("Signed in")
}

const MADE: &str = "/devices?said=passkeys-made";
const DONE: &str = "/devices?said=devices-done";
const REFUSED: &str = "/devices?said=passkeys-refused";
const UNKNOWN: &str = "/devices?said=passkeys-unknown";

#[tokio::test]
async fn a_passkey_makes_a_person_and_signs_in_elsewhere_without_any_mail() {
    let site = site().await;
    let (mut desk, _, code) = two_people(&site).await;
    let (before, view) = (desk.cookie.clone(), desk.view(&code).await);
    let mut key = Key::new("desk");
    assert_eq!(make(&mut desk, &mut key).await, MADE);
    assert_ne!(desk.cookie, before, "whoever knew the old cookie knows nothing");
    assert!(is_signed_in(&mut desk).await && desk.page("/").await.contains(&code));

    let mut phone = site.browser();
    assert_eq!(sign_in(&mut phone, &key).await, DONE);
    assert_eq!(phone.view(&code).await["seat"], view["seat"]);
    assert!(phone.page("/me").await.contains("Anna"), "and the name");
    let page = phone.page("/devices").await;
    assert!(page.contains("/devices/passkeys/remove") && page.contains("This is your only way to sign in"));

    // A second one for the same person, under the same handle; the browser is told of the first.
    let mut second = Key::new("phone");
    let options = challenge(&mut phone, true).await;
    assert_eq!(options["excludeCredentials"][0]["id"], text(b"desk"));
    assert_eq!(options["user"]["id"], key.handle);
    assert_eq!(send(&mut phone, "/devices/passkeys", &second.made(&options)).await.location(), MADE);
    let credential = text(b"desk");
    phone.post("/devices/passkeys/rename", &[("credential", &credential), ("name", "Desk <b>")]).await;
    assert!(phone.page("/devices").await.contains("Desk &lt;b&gt;"));
    let export = phone.get("/me/export").await.json();
    assert_eq!(export["passkeys"].as_array().map(Vec::len), Some(2));
    assert_eq!((&export["passkeys"][0]["name"], &export["email"]), (&json!("Desk <b>"), &Value::Null));

    // Removed, it signs nobody in; the last one goes only by an explicit wish.
    let remove = async |browser: &mut Browser, id: &str, sure: &str| {
        let fields = [("credential", text(id.as_bytes())), ("sure", sure.to_owned())];
        send(browser, "/devices/passkeys/remove", &fields).await.location().to_owned()
    };
    assert_eq!(remove(&mut phone, "desk", "").await, "/devices?said=passkeys-gone");
    assert_eq!(sign_in(&mut site.browser(), &key).await, UNKNOWN);
    assert_eq!(remove(&mut phone, "phone", "").await, "/devices?said=passkeys-last");
    assert_eq!(sign_in(&mut site.browser(), &second).await, DONE);
    assert_eq!(remove(&mut phone, "phone", "yes").await, "/devices?said=passkeys-gone");
    assert!(phone.page("/devices").await.contains("You have no way to sign in on another device"));
    desk.post("/me/delete", &[("sure", "yes")]).await;
    assert!(!is_signed_in(&mut phone).await);
}

#[tokio::test]
async fn a_challenge_works_once_in_the_browser_that_asked_and_for_a_while() {
    let clock = Clock::standing(Time::now());
    let site = Site::with(Config { clock: clock.clone(), ..config() }).await;
    let mut key = Key::new("key");
    make(&mut site.browser(), &mut key).await;
    let path = "/devices/passkeys/sign-in";
    let (mut anna, mut mallory) = (site.browser(), site.browser());
    let options = challenge(&mut anna, false).await;
    challenge(&mut mallory, false).await;
    // Mallory has got hold of what Anna's browser signed.
    let stolen = key.signed(&options, BASE);
    assert_eq!(send(&mut mallory, path, &stolen).await.location(), REFUSED);
    assert_eq!(send(&mut site.browser(), path, &stolen).await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(&mut anna, path, &stolen).await.location(), DONE);
    assert_eq!(send(&mut mallory, path, &stolen).await.location(), REFUSED, "again");
    assert!(!is_signed_in(&mut mallory).await);
    // A challenge to make a key signs nobody in.
    let options = challenge(&mut mallory, true).await;
    assert_eq!(send(&mut mallory, path, &key.signed(&options, BASE)).await.location(), REFUSED);
    // One that failed is used up.
    let options = challenge(&mut mallory, false).await;
    let bad = key.signed(&options, "https://evil.example");
    assert_eq!(send(&mut mallory, path, &bad).await.location(), REFUSED);
    assert_eq!(send(&mut mallory, path, &key.signed(&options, BASE)).await.location(), REFUSED);
    let options = challenge(&mut mallory, false).await;
    clock.set(Time(Time::now().0 + 6 * 60 * 1000));
    assert_eq!(send(&mut mallory, path, &key.signed(&options, BASE)).await.location(), REFUSED, "too old");
    assert!(!is_signed_in(&mut mallory).await);
}

#[tokio::test]
async fn nobody_becomes_somebody_else() {
    let site = site().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let (mut annas, mut belas) = (Key::new("anna"), Key::new("bela"));
    make(&mut anna, &mut annas).await;
    make(&mut bela, &mut belas).await;
    // A passkey of one person cannot be added to another, nor make a third.
    let options = challenge(&mut bela, true).await;
    let mut copy = Key::new("anna");
    assert_eq!(send(&mut bela, "/devices/passkeys", &copy.made(&options)).await.location(), REFUSED);
    let mut stranger = site.browser();
    assert_eq!(make(&mut stranger, &mut copy).await, REFUSED);
    assert!(!is_signed_in(&mut stranger).await);
    // Anna's id with Béla's signature, and with Béla's handle.
    let forged = Key { id: "anna".to_owned(), handle: annas.handle.clone(), ..belas };
    assert_eq!(sign_in(&mut stranger, &forged).await, REFUSED);
    let forged = Key { handle: "other".to_owned(), ..annas };
    assert_eq!(sign_in(&mut stranger, &forged).await, UNKNOWN);
    assert_eq!(sign_in(&mut stranger, &Key::new("nobody")).await, UNKNOWN);
    assert!(!is_signed_in(&mut stranger).await);
    // Somebody else's passkey cannot be renamed or removed.
    for path in ["/devices/passkeys/rename", "/devices/passkeys/remove"] {
        let fields = [("credential", text(b"anna")), ("name", "x".to_owned()), ("sure", "yes".to_owned())];
        assert_eq!(send(&mut bela, path, &fields).await.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(send(&mut stranger, path, &fields).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    // Whoever is signed in does not sign in again.
    let asked = bela.post("/devices/passkeys/challenge", &[("make", "false")]).await;
    assert_eq!(asked.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_key_that_counts_backwards_is_refused() {
    let site = site().await;
    let mut key = Key { count: 5, ..Key::new("key") };
    make(&mut site.browser(), &mut key).await;
    for (count, said) in [(5, REFUSED), (6, DONE), (6, REFUSED), (0, REFUSED), (7, DONE)] {
        key.count = count;
        assert_eq!(sign_in(&mut site.browser(), &key).await, said, "{count}");
    }
}

#[tokio::test]
async fn a_person_has_at_most_twenty_passkeys() {
    let site = site().await;
    let mut anna = site.browser();
    for number in 1..=20 {
        assert_eq!(make(&mut anna, &mut Key::new(&format!("key {number}"))).await, MADE, "{number}");
    }
    assert_eq!(make(&mut anna, &mut Key::new("key 21")).await, "/devices?said=passkeys-many");
    assert_eq!(sign_in(&mut site.browser(), &Key::new("key 21")).await, UNKNOWN);
}

#[tokio::test]
async fn foreign_sites_bots_and_the_banned_get_nothing() {
    let site = site().await;
    let mut anna = site.browser();
    let mut key = Key::new("key");
    make(&mut anna, &mut key).await;
    let request = axum::http::Request::post("/devices/passkeys/challenge")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "cross-site")
        .body(axum::body::Body::from("make=true"))
        .expect("a request");
    assert_eq!(anna.ask(request).await.status, StatusCode::FORBIDDEN);
    let mut muted = site.browser();
    let options = challenge(&mut muted, false).await;
    site.execute("UPDATE visitor SET standing = 'muted'").await;
    let tried = send(&mut muted, "/devices/passkeys/sign-in", &key.signed(&options, BASE)).await;
    assert_eq!(tried.status, StatusCode::FORBIDDEN);
    for fields in [vec![], vec![("client_data", "!".to_owned()), ("authenticator", "!".to_owned())]] {
        let answer = send(&mut site.browser(), "/devices/passkeys", &fields).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
    }

    let limits = Limits { joins: (2, 1), ..Limits::none() };
    let site = Site::of_config(Config { limits, ..config() }).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let asked = site.browser().post("/devices/passkeys/challenge", &[("make", "true")]).await;
        statuses.push(asked.status);
    }
    assert_eq!(statuses, [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
}

#[tokio::test]
async fn the_page_says_where_passkeys_do_not_work() {
    let site = Site::with(Config::default()).await;
    let mut anna = site.browser();
    assert!(
        anna.page("/devices").await.contains("Passkeys work only where this server is reached over https")
    );
    let asked = anna.post("/devices/passkeys/challenge", &[("make", "true")]).await;
    assert_eq!(asked.status, StatusCode::NOT_FOUND);
    for (base, local) in [("http://127.0.0.1:8080", true), ("http://192.0.2.1", false)] {
        let site = Site::with(Config { public_url: Some(base.to_owned()), ..Config::default() }).await;
        let page = site.browser().page("/devices").await;
        assert_eq!(page.contains("href=\"http://localhost:8080/devices\""), local, "{base}");
    }
}
