//! People who are not there are told when it matters: by push services and webhooks of our own.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::routing::post;
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use futures_util::StreamExt;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as VerifyingKey};
use serde_json::Value;
use store::Time;
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use web::{Config, send_notices};

use crate::mailbox::Mailbox;
use crate::site::{Browser, Site, in_turn, two_people};

const MINUTE: i64 = 60_000;

/// What a service was told: heads and bodies of requests.
type Told = Vec<(HeaderMap, Vec<u8>)>;

/// A service that is told things, on this machine.
struct Receiver {
    address: SocketAddr,
    told: Arc<Mutex<Told>>,
    /// What it answers.
    status: Arc<Mutex<StatusCode>>,
}

impl Receiver {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let told = Arc::new(Mutex::new(Vec::new()));
        let status = Arc::new(Mutex::new(StatusCode::CREATED));
        let (all, answer) = (Arc::clone(&told), Arc::clone(&status));
        let take = async move |headers: HeaderMap, body: axum::body::Bytes| {
            all.lock().await.push((headers, body.to_vec()));
            *answer.lock().await
        };
        let router = axum::Router::new().route("/{path}", post(take));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, told, status }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    async fn told(&self) -> Told {
        std::mem::take(&mut *self.told.lock().await)
    }
}

/// A browser that subscribed to a push service; it can read one message.
struct Subscriber {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Subscriber {
    async fn new(browser: &mut Browser, endpoint: &str) -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = key.compute_public_key().expect("a public key").as_ref().to_vec();
        let secret = [7; 16];
        let encode = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        let fields = [("address", endpoint), ("public", &*encode(&public)), ("secret", &*encode(&secret))];
        let answer = browser.post("/notices/push", &fields).await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text());
        Self { key, public, secret }
    }

    /// Decrypts a message as RFC 8291 says.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (theirs, record) = rest[5..].split_at(65);
        assert_eq!(&rest[..5], [0, 0, 16, 0, 65], "record size and length of the key");
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.key, &peer, <[u8]>::to_vec).expect("a shared secret");
        let info = [b"WebPush: info\0", &*self.public, theirs];
        let secret = expand(&Salt::new(HKDF_SHA256, &self.secret).extract(&shared), &info, 32);
        let salted = Salt::new(HKDF_SHA256, salt).extract(&secret);
        let key = expand(&salted, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(&salted, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("12 bytes");
        let mut record = record.to_vec();
        let plain = key.open_in_place(nonce, Aad::empty(), &mut record).expect("a message for this browser");
        let (end, message) = plain.split_last().expect("the end of the record");
        assert_eq!(*end, 2);
        serde_json::from_slice(message).expect("JSON")
    }
}

fn expand(key: &Prk, info: &[&[u8]], length: usize) -> Vec<u8> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = vec![0; length];
    key.expand(info, Length(length)).expect("short").fill(&mut bytes).expect("as long");
    bytes
}

/// A server that may reach the receiver.
async fn site(receiver: &Receiver) -> Site {
    Site::with(config(receiver)).await
}

fn config(receiver: &Receiver) -> Config {
    let public_url = Some("https://games.example".to_owned());
    Config { private_targets: vec![receiver.address], public_url, ..Config::default() }
}

/// A time at which everything that has happened is old enough.
fn soon() -> Time {
    Time(Time::now().0 + MINUTE)
}

/// The one in turn moves, so that it is the other's turn.
async fn hand_over(mover: &mut Browser, other: &mut Browser, code: &str) {
    for _ in 0..20 {
        let view = other.view(code).await;
        if view["to_act"] == view["seat"] {
            return;
        }
        let view = mover.view(code).await;
        let choice = view["choices"][0]["id"].as_str().expect("a choice").to_owned();
        mover.play_and_end(code, &view, &choice).await;
    }
    panic!("the turn never ends");
}

#[tokio::test]
async fn who_is_in_turn_is_told_once_in_a_message_only_they_can_read() {
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    let subscriber = Subscriber::new(&mut other, &receiver.url("other")).await;
    other.post("/me", &[("language", "hu")]).await;
    assert_eq!(send_notices(&site.app, soon()).await, 0, "it is not their turn");
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, Time::now()).await, 0, "they may just reload the page");
    assert_eq!(send_notices(&site.app, soon()).await, 1);
    assert_eq!(send_notices(&site.app, soon()).await, 0, "once is enough");

    let told = receiver.told().await;
    let [(headers, body)] = &told[..] else { panic!("{told:?}") };
    let message = subscriber.read(body);
    assert_eq!(message["title"], "Te jössz: Nagyfeszültség", "{message}");
    let body = message["body"].as_str().expect("a text");
    assert!(body.contains(": Anna ") || body.contains(": Béla "), "{body}");
    assert_eq!((&message["url"], &message["tag"]), (&format!("/t/{code}").into(), &code.as_str().into()));
    let header = |name: &str| headers[name].to_str().expect("text").to_owned();
    assert_eq!((header("content-encoding"), header("ttl")), ("aes128gcm".to_owned(), "86400".to_owned()));

    // The push service can check who sends, with the key that the page gives to browsers.
    let authorization = header("authorization");
    let (signed, key) =
        authorization.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a signature");
    assert!(other.page("/notices").await.contains(&format!("data-key=\"{key}\"")));
    let (signed, signature) = signed.rsplit_once('.').expect("three parts");
    let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
    let key = VerifyingKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
    key.verify(signed.as_bytes(), &decode(signature)).expect("the key of the server");
    let claims: Value =
        serde_json::from_slice(&decode(signed.split_once('.').expect("two parts").1)).expect("JSON");
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&format!("http://{}", receiver.address).into(), &"https://games.example".into())
    );
}

#[tokio::test]
async fn who_looks_is_not_told_and_who_has_looked_is_told_of_the_next_turn() {
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    Subscriber::new(&mut other, &receiver.url("other")).await;
    let mut stream = open(&mut other, &code).await;
    stream.next().await.expect("a picture").expect("bytes");
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 0, "the page is open and visible");
    drop(stream);
    // The page was closed with this turn on it; that is written soon.
    let store = site.store().await;
    let known = async || store.awaited(soon(), 10, 10).await.expect("an answer").is_empty();
    while !known().await {
        tokio::task::yield_now().await;
    }
    assert_eq!(send_notices(&site.app, soon()).await, 0, "they have seen it");
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 1);
    // A hidden page that asks is nobody who looks.
    let hidden =
        Request::get(format!("/t/{code}")).header("x-hidden", "1").body(Body::empty()).expect("a request");
    other.ask(hidden).await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 0, "they have not been back");
    other.page(&format!("/t/{code}")).await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 1);
}

async fn open(browser: &mut Browser, code: &str) -> BodyDataStream {
    let request = Request::get(format!("/t/{code}/stream")).body(Body::empty()).expect("a request");
    let answer = browser.send(request).await;
    assert_eq!(answer.status(), StatusCode::OK);
    answer.into_body().into_data_stream()
}

#[tokio::test]
async fn quiet_hours_and_muted_tables_are_kept() {
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    Subscriber::new(&mut other, &receiver.url("other")).await;
    other.post("/notices/zone", &[("offset", "120")]).await;
    assert!(!other.page("/").await.contains("data-quiet-offset"), "there are no quiet hours");
    let quiet = [("from", "22:00"), ("to", "07:00"), ("offset", "60")];
    other.post("/notices/quiet", &quiet).await;
    assert!(other.page("/notices").await.contains("value=\"22:00\""));
    assert!(other.page("/").await.contains("data-quiet-offset=\"60\""));
    // Summer time begins.
    other.post("/notices/zone", &[("offset", "120")]).await;
    other.post("/notices/zone", &[("offset", "900")]).await;
    assert!(other.page("/").await.contains("data-quiet-offset=\"120\""));
    hand_over(&mut mover, &mut other, &code).await;
    // At 23:00 and at 12:00 of the next day, two hours east of Greenwich.
    let day = 24 * 60 * MINUTE;
    let midnight = (Time::now().0 / day + 1) * day;
    assert_eq!(send_notices(&site.app, Time(midnight + 21 * 60 * MINUTE)).await, 0);
    other.post("/notices/mute", &[("code", &*code), ("muted", "true")]).await;
    assert_eq!(send_notices(&site.app, Time(midnight + 34 * 60 * MINUTE)).await, 0);
    other.post("/notices/mute", &[("code", &*code), ("muted", "false")]).await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, Time(midnight + 45 * 60 * MINUTE)).await, 0, "night again");
    assert_eq!(send_notices(&site.app, Time(midnight + 58 * 60 * MINUTE)).await, 1);
}

#[tokio::test]
async fn dead_endpoints_are_forgotten_and_others_are_tried_again() {
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    Subscriber::new(&mut other, &receiver.url("other")).await;
    hand_over(&mut mover, &mut other, &code).await;
    *receiver.status.lock().await = StatusCode::SERVICE_UNAVAILABLE;
    let now = soon();
    assert_eq!(send_notices(&site.app, now).await, 0);
    assert_eq!(send_notices(&site.app, now).await, 0);
    assert_eq!(receiver.told().await.len(), 1, "not at once again");
    *receiver.status.lock().await = StatusCode::CREATED;
    assert_eq!(send_notices(&site.app, Time(now.0 + 2 * MINUTE)).await, 1);
    other.page(&format!("/t/{code}")).await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    *receiver.status.lock().await = StatusCode::GONE;
    assert!(other.page("/notices").await.contains("127.0.0.1"));
    assert_eq!(send_notices(&site.app, Time(now.0 + 3 * MINUTE)).await, 0);
    assert!(!other.page("/notices").await.contains("127.0.0.1"), "it is forgotten");
}

#[tokio::test]
async fn a_webhook_says_what_happened_and_a_broken_one_is_switched_off() {
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    let added = other.post("/notices/webhook", &[("address", &receiver.url("hook"))]).await;
    assert_eq!(added.location(), "/notices?said=notices-saved");
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 1);
    let told = receiver.told().await;
    let message: Value = serde_json::from_slice(&told[0].1).expect("JSON");
    let text = message["text"].as_str().expect("a text");
    assert!(text.starts_with("It is your turn in Power Grid · "), "{text}");
    assert!(text.ends_with(&format!(" https://games.example/t/{code}")), "{text}");
    assert!(text.contains(": Anna ") || text.contains(": Béla "), "{text}");

    let export = other.get("/me/export").await.json();
    assert_eq!(export["notices"][0]["address"], receiver.url("hook"));

    *receiver.status.lock().await = StatusCode::NOT_FOUND;
    other.page(&format!("/t/{code}")).await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert!(!other.page("/notices").await.contains("Nothing is sent there any more"));
    assert_eq!(send_notices(&site.app, soon()).await, 0);
    assert!(other.page("/notices").await.contains("Nothing is sent there any more"));
    receiver.told().await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    send_notices(&site.app, soon()).await;
    assert_eq!(receiver.told().await, [], "it is switched off");
    other.post("/notices/remove", &[("address", &receiver.url("hook"))]).await;
    assert!(!other.page("/notices").await.contains("127.0.0.1"));
}

#[tokio::test]
async fn private_addresses_are_refused_when_they_are_given_and_when_something_is_sent() {
    let receiver = Receiver::new().await;
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    let port = receiver.address.port();
    for address in [
        receiver.url("hook"),
        format!("https://127.0.0.1:{port}/hook"),
        format!("https://[::1]:{port}/hook"),
        format!("https://[::ffff:127.0.0.1]:{port}/hook"),
        format!("http://hook.example:{port}/"),
        "nonsense".to_owned(),
    ] {
        let added = other.post("/notices/webhook", &[("address", &address)]).await;
        assert_eq!(added.location(), "/notices?said=notices-bad-address", "{address}");
    }
    // A name is looked up when something is sent.
    let named = format!("https://localhost:{port}/hook");
    assert_eq!(
        other.post("/notices/webhook", &[("address", &named)]).await.location(),
        "/notices?said=notices-saved"
    );
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 0);
    assert_eq!(receiver.told().await, []);
    assert!(other.page("/notices").await.contains("Nothing is sent there any more"));
    let bad = other
        .post("/notices/push", &[("address", "https://push.example/"), ("public", "x"), ("secret", "y")])
        .await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_request_to_undo_is_told() {
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    other.post("/notices/webhook", &[("address", &receiver.url("hook"))]).await;
    hand_over(&mut mover, &mut other, &code).await;
    other.page(&format!("/t/{code}")).await;
    assert_eq!(send_notices(&site.app, soon()).await, 0);
    let asked = mover.post(&format!("/t/{code}/take-back"), &[("answer", "yes")]).await;
    assert!(asked.status.is_redirection(), "{}", asked.text());
    assert_eq!(send_notices(&site.app, soon()).await, 1);
    let told = receiver.told().await;
    assert!(String::from_utf8_lossy(&told[0].1).contains("asks to undo a turn in Power Grid"), "{told:?}");
}

#[tokio::test]
async fn who_is_not_there_when_the_game_ends_is_told_who_won() {
    catalogue::testing::add_game::<crate::toy::CountUi>();
    let receiver = Receiver::new().await;
    let site = site(&receiver).await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    anna.post("/me", &[("name", "Anna")]).await;
    let form =
        [("game", "count"), ("seats", "2"), ("seat1", "me"), ("seat2", "link"), ("option-length", "1")];
    let code = anna.open(&form).await;
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    bela.post("/notices/webhook", &[("address", &receiver.url("hook"))]).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    let view = anna.view(&code).await;
    let (mut mover, winner) = if view["to_act"] == view["seat"] { (anna, "Anna") } else { (bela, "Béla") };
    let view = mover.view(&code).await;
    mover.play(&code, &view, "add 1").await;
    mover.finished(&code).await;
    let sent = send_notices(&site.app, soon()).await;
    let told = receiver.told().await;
    assert_eq!(sent, 1, "{told:?}");
    let text = String::from_utf8_lossy(&told[0].1).into_owned();
    assert!(text.contains("Count is over") && text.contains(&format!("Winner: {winner}")), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_one_sends() {
    let Some(server) = test_postgres::server() else { return };
    let address = server.database();
    let receiver = Receiver::new().await;
    let one = Site::on_with(&address, config(&receiver)).await;
    let two = Site::on_with(&address, config(&receiver)).await;
    let (mut anna, mut bela, code) = two_people(&one).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    Subscriber::new(&mut other, &receiver.url("other")).await;
    let key =
        |page: &str| page.split("data-key=\"").nth(1).expect("a key").split('"').next().map(str::to_owned);
    let pages = [other.page("/notices").await, two.adopt(&other).page("/notices").await];
    assert_eq!(key(&pages[0]), key(&pages[1]), "all servers have one key");
    hand_over(&mut mover, &mut other, &code).await;
    let rounds = (0..4).map(|number| send_notices(if number % 2 == 0 { &one.app } else { &two.app }, soon()));
    let sent: usize = futures_util::future::join_all(rounds).await.iter().sum();
    assert_eq!((sent, receiver.told().await.len()), (1, 1));
    // A page that is open at one server is known at the other.
    other.page(&format!("/t/{code}")).await;
    let mut stream = open(&mut two.adopt(&other), &code).await;
    stream.next().await.expect("a picture").expect("bytes");
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    let store = one.store().await;
    while store.pages(std::slice::from_ref(&code)).await.expect("an answer").is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(send_notices(&one.app, soon()).await, 0);
}

/// The other one of two people is signed in with an address and is told by e-mail.
async fn told_by_mail(mailbox: &Mailbox, when: &str) -> (Site, Browser, Browser, String) {
    let site = Site::with(mailbox.config()).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    assert_eq!(other.post("/notices/email", &[("when", when)]).await.status, StatusCode::NOT_FOUND);
    assert!(other.page("/notices").await.contains("sign in by e-mail first"));
    other.post("/devices/ask", &[("email", "other@mail.example")]).await;
    let sign_in = mailbox.next().await.code();
    other.post("/devices/sign-in", &[("code", &*sign_in), ("take", "yes")]).await;
    other.post("/notices/email", &[("when", when)]).await;
    assert!(other.page("/notices").await.contains(&format!("value=\"{when}\" selected")));
    (site, mover, other, code)
}

#[tokio::test]
async fn an_e_mail_comes_at_once_and_its_link_ends_them() {
    let mailbox = Mailbox::new().await;
    let (site, mut mover, mut other, code) = told_by_mail(&mailbox, "at-once").await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 1);
    let letter = mailbox.next().await;
    assert_eq!(letter.to, "other@mail.example");
    assert!(letter.head.contains("Subject: It is your turn in Power Grid"), "{}", letter.head);
    assert!(letter.text.contains(&format!("https://games.example/t/{code}")), "{}", letter.text);
    let link = letter.link("/unsubscribe/");
    let header = format!("List-Unsubscribe: <https://games.example{link}>");
    assert!(letter.head.contains(&header), "{}", letter.head);
    assert!(letter.head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", letter.head);
    // A program that checks links ends nothing, and neither does a forged link.
    let mut program = site.browser();
    assert!(program.page(&link).await.contains("Do you want to stop notifications by e-mail?"));
    let forged = format!(
        "{}{}",
        link.rsplit_once('-').expect("a token").0,
        "-0000000000000000000000000000000000000000"
    );
    program.post(&forged, &[]).await;
    assert!(other.page("/notices").await.contains("value=\"at-once\" selected"));
    // The program of the mailbox, without cookie, origin or a browser's headers.
    let one_click = Request::post(&*link)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("List-Unsubscribe=One-Click"))
        .expect("a request");
    assert_eq!(site.browser().ask(one_click).await.status, StatusCode::OK);
    assert!(other.page("/notices").await.contains("value=\"never\" selected"));
    other.page(&format!("/t/{code}")).await;
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, soon()).await, 0);
}

#[tokio::test]
async fn a_digest_comes_when_the_quiet_hours_end_without_what_was_seen() {
    let mailbox = Mailbox::new().await;
    let (site, mut mover, mut other, code) = told_by_mail(&mailbox, "daily").await;
    let day = 24 * 60 * MINUTE;
    let midnight = (Time::now().0 / day + 1) * day;
    let at = |hour: i64| Time(midnight + hour * 60 * MINUTE);
    other.post("/notices/quiet", &[("from", "22:00"), ("to", "08:00"), ("offset", "0")]).await;
    hand_over(&mut mover, &mut other, &code).await;
    assert_eq!(send_notices(&site.app, at(12)).await, 0);
    assert_eq!(send_notices(&site.app, at(31)).await, 0);
    other.page(&format!("/t/{code}")).await;
    assert_eq!(send_notices(&site.app, at(33)).await, 0, "it was seen before the morning");
    hand_over(&mut other, &mut mover, &code).await;
    hand_over(&mut mover, &mut other, &code).await;
    // A second table that waits.
    let mut third = site.browser();
    let fields =
        [("game", "power-grid"), ("seats", "2"), ("seat1", "me"), ("seat2", "link"), ("name", "Cili")];
    let second = third.open(&fields).await;
    other.post(&format!("/t/{second}/join"), &[("name", "Other")]).await;
    third.post(&format!("/t/{second}/start"), &[]).await;
    hand_over(&mut third, &mut other, &second).await;
    assert_eq!(send_notices(&site.app, at(36)).await, 0);
    assert_eq!(send_notices(&site.app, at(57)).await, 1, "one letter");
    let letter = mailbox.next().await;
    assert!(letter.head.contains("Subject: 2 tables are waiting for you"), "{}", letter.head);
    assert!(letter.text.contains(&format!("/t/{code}")) && letter.text.contains(&format!("/t/{second}")));
    assert_eq!(send_notices(&site.app, at(58)).await, 0);
}

#[tokio::test]
async fn a_dead_mailbox_is_forgotten_and_a_full_one_tried_again() {
    let mailbox = Mailbox::new().await;
    let (site, mut mover, mut other, code) = told_by_mail(&mailbox, "at-once").await;
    hand_over(&mut mover, &mut other, &code).await;
    let now = soon();
    mailbox.answer("452 4.2.2 mailbox full");
    assert_eq!(send_notices(&site.app, now).await, 0);
    mailbox.answer("554 5.7.1 relaying denied");
    assert_eq!(send_notices(&site.app, Time(now.0 + 2 * MINUTE)).await, 0);
    assert!(
        other.page("/notices").await.contains("value=\"at-once\" selected"),
        "that says nothing of the address"
    );
    mailbox.answer("550 5.1.1 no such user");
    assert_eq!(send_notices(&site.app, Time(now.0 + 20 * MINUTE)).await, 0);
    assert!(other.page("/notices").await.contains("value=\"never\" selected"));
    assert!(mailbox.take().is_empty());
}

/// A round of notices waits for services that never answer. Meanwhile a game goes on.
#[tokio::test]
async fn a_thousand_subscriptions_hold_up_no_step() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = silent.local_addr().expect("an address");
    let site = Site::with(Config { private_targets: vec![address], ..Config::default() }).await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &code).await;
    for _ in 1..50 {
        two_people(&site).await;
    }
    let subscribe = format!(
        "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9)
         INSERT INTO channel (visitor, address, kind, keys, language, failures, stopped, since)
         SELECT visitor, 'http://{address}/' || i, 'webhook', '', 'en', 0, 0, 0 FROM acquaintance, n"
    );
    site.execute(&subscribe).await;
    let app = site.app.clone();
    let round = tokio::spawn(async move { send_notices(&app, soon()).await });
    let mut held = Vec::new();
    while held.len() < 16 {
        held.push(silent.accept().await.expect("a connection"));
    }
    hand_over(&mut mover, &mut other, &code).await;
    hand_over(&mut other, &mut mover, &code).await;
    assert!(!round.is_finished(), "the notices are still being sent");
    round.abort();
}
