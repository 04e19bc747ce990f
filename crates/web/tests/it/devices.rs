//! One person on several devices: signing in by e-mail, and what must not be possible.

use axum::http::StatusCode;
use serde_json::Value;
use store::Time;
use web::{Clock, Config, Limits};

use crate::mailbox::Mailbox;
use crate::site::{Answer, Browser, Site, two_people};

const EMAIL: &str = "anna@mail.example";

/// Asks for a code and returns it.
async fn ask(browser: &mut Browser, mailbox: &Mailbox, email: &str) -> String {
    let asked = browser.post("/devices/ask", &[("email", email)]).await;
    assert_eq!(asked.location(), "/devices?said=devices-sent");
    let letter = mailbox.next().await;
    assert_eq!(letter.to, email.to_lowercase());
    letter.code()
}

async fn enter(browser: &mut Browser, code: &str, take: &str) -> Answer {
    browser.post("/devices/sign-in", &[("code", code), ("take", take)]).await
}

/// Signs in with what the e-mail says.
async fn sign_in(browser: &mut Browser, mailbox: &Mailbox, email: &str, take: &str) {
    let code = ask(browser, mailbox, email).await;
    assert_eq!(enter(browser, &code, take).await.location(), "/devices?said=devices-done");
}

async fn is_signed_in(browser: &mut Browser) -> bool {
    browser.page("/devices").await.contains("Signed in with")
}

/// The numbers of the devices that another one can unlink.
fn others(page: &str) -> Vec<String> {
    let forms = page.split("action=\"/devices/unlink\"").filter(|form| form.contains("aria-label=\"Unlink"));
    let number = |form: &str| {
        let number = form.split("value=\"").nth(1).expect("a button").split('"').next().expect("a number");
        number.to_owned()
    };
    let mut all: Vec<String> = forms.filter(|form| form.starts_with("><span")).map(number).collect();
    all.dedup();
    all
}

async fn site() -> (Site, Mailbox) {
    let mailbox = Mailbox::new().await;
    (Site::with(mailbox.config()).await, mailbox)
}

#[tokio::test]
async fn two_browsers_see_the_same_tables_until_one_is_unlinked() {
    let (site, mailbox) = site().await;
    let (mut desk, _, code) = two_people(&site).await;
    let before = desk.cookie.clone();
    sign_in(&mut desk, &mailbox, EMAIL, "yes").await;
    assert_ne!(desk.cookie, before, "the old cookie is useless");
    let mut old = desk.clone();
    old.cookie = before;
    assert!(!old.page("/").await.contains(&code));
    assert!(desk.page("/").await.contains(&code));
    let view = desk.view(&code).await;

    let mut phone = site.browser();
    sign_in(&mut phone, &mailbox, "ANNA@Mail.Example", "yes").await;
    assert!(phone.page("/").await.contains(&code));
    assert_eq!(phone.view(&code).await["seat"], view["seat"]);
    assert!(phone.page("/me").await.contains("Anna"), "and the name");

    let others = others(&phone.page("/devices").await);
    let [other] = &others[..] else { panic!("{others:?}") };
    phone.post("/devices/rename", &[("device", other), ("name", "Desk <b>")]).await;
    assert!(phone.page("/devices").await.contains("Desk &lt;b&gt;"));
    phone.post("/devices/unlink", &[("device", other)]).await;
    assert!(!is_signed_in(&mut desk).await && !desk.page("/").await.contains(&code));
    assert_eq!(desk.get(&format!("/t/{code}")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(phone.view(&code).await["seat"], view["seat"], "the other one goes on");
    let export = phone.get("/me/export").await.json();
    assert_eq!((&export["email"], export["devices"].as_array().map(Vec::len)), (&EMAIL.into(), Some(1)));
}

#[tokio::test]
async fn a_link_signs_in_only_the_browser_that_asked_and_only_once() {
    let (site, mailbox) = site().await;
    let (mut anna, mut other) = (site.browser(), site.browser());
    let code = ask(&mut anna, &mailbox, EMAIL).await;
    let link = format!("/devices/code/{code}");
    // A program that checks links, and somebody to whom the letter was forwarded.
    let page = other.page(&link).await;
    assert!(page.contains("This browser did not ask for the link") && page.contains(&code), "{page}");
    assert!(!page.contains("/devices/sign-in"));
    assert_eq!(enter(&mut other, &code, "yes").await.status, StatusCode::FORBIDDEN, "it asked for nothing");
    other.post("/devices/ask", &[("email", "mallory@mail.example")]).await;
    mailbox.next().await;
    assert_eq!(enter(&mut other, &code, "yes").await.location(), "/devices?said=devices-bad-code");
    assert!(!is_signed_in(&mut other).await);
    // Opening it in the right browser does nothing yet.
    assert!(anna.page(&link).await.contains("/devices/sign-in"));
    assert!(!is_signed_in(&mut anna).await);
    assert_eq!(anna.get("/devices/sign-in").await.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(enter(&mut anna, "ABCD-EFGH-JKLM", "yes").await.location(), "/devices?said=devices-bad-code");
    let typed = code.to_lowercase().replace('-', " ");
    assert_eq!(enter(&mut anna, &typed, "yes").await.location(), "/devices?said=devices-done");
    assert!(is_signed_in(&mut anna).await);
    // Signed out, the same browser cannot use it again.
    let page = anna.page("/devices").await;
    let here = page.rsplit("name=\"device\" value=\"").next().expect("sign out").split('"').next();
    anna.post("/devices/unlink", &[("device", here.expect("a number"))]).await;
    assert!(!is_signed_in(&mut anna).await);
    assert_eq!(enter(&mut anna, &code, "yes").await.location(), "/devices?said=devices-bad-code");
}

#[tokio::test]
async fn an_old_link_is_worth_nothing() {
    let mailbox = Mailbox::new().await;
    let clock = Clock::standing(Time::now());
    let site = Site::with(Config { clock: clock.clone(), ..mailbox.config() }).await;
    let mut anna = site.browser();
    let code = ask(&mut anna, &mailbox, EMAIL).await;
    clock.set(Time(Time::now().0 + 16 * 60 * 1000));
    assert!(!anna.page(&format!("/devices/code/{code}")).await.contains("/devices/sign-in"));
    assert_eq!(enter(&mut anna, &code, "yes").await.location(), "/devices?said=devices-bad-code");
    assert!(!is_signed_in(&mut anna).await);
}

#[tokio::test]
async fn nobody_learns_whether_an_address_is_known() {
    let (site, mailbox) = site().await;
    sign_in(&mut site.browser(), &mailbox, EMAIL, "yes").await;
    let mut pages = Vec::new();
    for email in [EMAIL, "new@mail.example"] {
        let mut browser = site.browser();
        let asked = browser.post("/devices/ask", &[("email", email)]).await;
        let letter = mailbox.next().await;
        let code = letter.code();
        let link = browser.page(&format!("/devices/code/{code}")).await.replace(&code, "CODE");
        let words = letter.text.replace(&code, "CODE");
        let words: Vec<String> =
            words.lines().filter(|line| !line.starts_with("--")).map(str::to_owned).collect();
        pages.push((asked.location().to_owned(), browser.page("/devices").await, link, words));
    }
    assert_eq!(pages[0], pages[1]);
}

#[tokio::test]
async fn the_letter_leads_to_the_address_in_the_settings_and_has_no_foreign_lines() {
    let (site, mailbox) = site().await;
    let mut anna = site.browser();
    anna.post("/me", &[("language", "hu")]).await;
    let letter = {
        ask(&mut anna, &mailbox, EMAIL).await;
        anna.post("/devices/ask", &[("email", EMAIL)]).await;
        mailbox.next().await
    };
    assert!(letter.text.contains("https://games.example/devices/code/"), "{}", letter.text);
    assert!(!letter.text.contains("table.example"), "not the one the request names");
    assert!(letter.text.contains("Valaki, valószínűleg te"), "{}", letter.text);
    assert!(letter.text.contains("text/plain") && letter.text.contains("text/html"));
    for email in ["", "x", "a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example", "A <a@b.example>"] {
        let asked = anna.post("/devices/ask", &[("email", email)]).await;
        assert_eq!(asked.location(), "/devices?said=devices-bad-email", "{email}");
    }
    assert!(mailbox.take().is_empty());
}

#[tokio::test]
async fn nobody_gets_the_seat_of_another() {
    let (site, mailbox) = site().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (annas, belas) = (anna.view(&code).await["seat"].clone(), bela.view(&code).await["seat"].clone());
    sign_in(&mut anna, &mailbox, EMAIL, "yes").await;
    // Anna signs in on Béla's browser and wants everything: his seat at her own table stays with him.
    sign_in(&mut bela, &mailbox, EMAIL, "yes").await;
    assert_eq!(bela.view(&code).await["seat"], annas);
    assert_eq!(anna.view(&code).await["seat"], annas);
    let page = bela.page("/devices").await;
    let here = page.rsplit("name=\"device\" value=\"").next().expect("sign out").split('"').next();
    bela.post("/devices/unlink", &[("device", here.expect("a number"))]).await;
    assert_eq!(bela.view(&code).await["seat"], belas, "he has it again");

    // Without her wish nothing comes along.
    let (mut carol, _, other) = two_people(&site).await;
    sign_in(&mut carol, &mailbox, EMAIL, "no").await;
    assert!(!anna.page("/").await.contains(&other));
    assert_eq!(carol.view(&code).await["seat"], annas);
    // Somebody else's device cannot be renamed or unlinked.
    let number = others(&anna.page("/devices").await).remove(0);
    let mut mallory = site.browser();
    sign_in(&mut mallory, &mailbox, "mallory@mail.example", "yes").await;
    for path in ["/devices/unlink", "/devices/rename"] {
        let tried = mallory.post(path, &[("device", &number), ("name", "x")]).await;
        assert_eq!(tried.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(is_signed_in(&mut carol).await);
    // A person who is signed in cannot ask for a second link, and so never becomes two people.
    let asked = mallory.post("/devices/ask", &[("email", EMAIL)]).await;
    assert_eq!(asked.location(), "/devices");
    assert!(mailbox.take().is_empty());
}

#[tokio::test]
async fn what_others_write_into_a_request_signs_nobody_in() {
    let (site, mailbox) = site().await;
    let mut anna = site.browser();
    let code = ask(&mut anna, &mailbox, EMAIL).await;
    let form = format!("code={code}&take=yes");
    let request = axum::http::Request::post("/devices/sign-in")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "cross-site")
        .body(axum::body::Body::from(form))
        .expect("a request");
    assert_eq!(anna.ask(request).await.status, StatusCode::FORBIDDEN);
    assert!(!is_signed_in(&mut anna).await);
}

#[tokio::test]
async fn asking_is_limited_by_client_by_mailbox_and_in_all() {
    let mailbox = Mailbox::new().await;
    let status = async |site: &Site, email: &str| {
        let asked = site.browser().post("/devices/ask", &[("email", email)]).await;
        asked.status
    };
    let limited = |limits: Limits| Config { limits, ..mailbox.config() };
    let site = Site::of_config(limited(Limits { sign_ins: (2, 1), ..Limits::none() })).await;
    assert_eq!(status(&site, "a@mail.example").await, StatusCode::SEE_OTHER);
    assert_eq!(status(&site, "b@mail.example").await, StatusCode::SEE_OTHER);
    assert_eq!(status(&site, "c@mail.example").await, StatusCode::TOO_MANY_REQUESTS);
    let site = Site::of_config(limited(Limits { mails: (2, 1), ..Limits::none() })).await;
    assert_eq!(status(&site, "a@mail.example").await, StatusCode::SEE_OTHER);
    assert_eq!(status(&site, "b@mail.example").await, StatusCode::SEE_OTHER);
    assert_eq!(status(&site, "c@mail.example").await, StatusCode::TOO_MANY_REQUESTS);
    let site = Site::of_config(limited(Limits::none())).await;
    for email in ["a@mail.example", "A@mail.example", " a@MAIL.example"] {
        assert_eq!(status(&site, email).await, StatusCode::SEE_OTHER);
    }
    assert_eq!(status(&site, "a@mail.example").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status(&site, "b@mail.example").await, StatusCode::SEE_OTHER, "another mailbox");
}

#[tokio::test]
async fn without_a_mail_server_nobody_is_asked_for_an_address() {
    let site = Site::new().await;
    let mut anna = site.browser();
    assert!(!anna.page("/devices").await.contains("/devices/ask"));
    assert_eq!(anna.post("/devices/ask", &[("email", EMAIL)]).await.status, StatusCode::NOT_FOUND);
    for page in ["/notices", "/"] {
        assert!(!anna.page(page).await.contains("/devices"), "{page}");
    }
}

#[tokio::test]
async fn a_reserved_name_is_refused_wherever_one_gives_a_name() {
    let (site, mailbox) = site().await;
    let mut anna = site.browser();
    anna.post("/me", &[("name", "Guest")]).await;
    sign_in(&mut anna, &mailbox, EMAIL, "yes").await;
    let reserve = async |anna: &mut Browser| anna.post("/devices/claim", &[("claim", "true")]).await;
    assert_eq!(reserve(&mut anna).await.location(), "/devices?said=devices-name-taken", "everybody is one");
    anna.post("/me", &[("name", "Ánna")]).await;
    assert_eq!(reserve(&mut anna).await.location(), "/devices");
    assert!(anna.page("/devices").await.contains("is reserved for you"));

    let code =
        anna.open(&[("game", "power-grid"), ("seats", "3"), ("seat2", "link"), ("seat3", "link")]).await;
    let mut other = site.browser();
    for (path, fields) in [
        ("/me", &[("name", "anna")][..]),
        (&format!("/t/{code}/join"), &[("name", "ANNA")]),
        ("/tables", &[("name", "a.nna"), ("game", "power-grid")]),
    ] {
        let answer = other.post(path, fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert!(answer.text().contains("Somebody has reserved this name"), "{path}: {}", answer.text());
    }
    let body: Value = serde_json::json!({ "name": "Anna" });
    let answer = other.json(axum::http::Method::POST, &format!("/api/v1/tables/{code}/join"), body).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text());
    let joined = other.post(&format!("/t/{code}/join"), &[("name", "Anna B.")]).await;
    assert_eq!(joined.location(), format!("/t/{code}"));
}

#[tokio::test]
async fn a_muted_or_banned_visitor_does_not_become_somebody_else() {
    let (site, mailbox) = site().await;
    for standing in ["muted", "banned"] {
        let mut anna = site.browser();
        let code = ask(&mut anna, &mailbox, &format!("{standing}@mail.example")).await;
        site.execute(&format!("UPDATE visitor SET standing = '{standing}'")).await;
        assert_eq!(enter(&mut anna, &code, "yes").await.status, StatusCode::FORBIDDEN, "{standing}");
        let again = anna.post("/devices/ask", &[("email", EMAIL)]).await;
        assert_eq!(again.status, StatusCode::FORBIDDEN, "{standing}");
    }
}

#[tokio::test]
async fn everything_about_a_person_can_be_deleted() {
    let (site, mailbox) = site().await;
    let mut desk = site.browser();
    sign_in(&mut desk, &mailbox, EMAIL, "yes").await;
    let mut phone = site.browser();
    sign_in(&mut phone, &mailbox, EMAIL, "yes").await;
    desk.post("/me/delete", &[("sure", "yes")]).await;
    assert!(!is_signed_in(&mut phone).await);
    let store = site.store().await;
    assert_eq!(store.counts().await.expect("an answer").visitors, 0);
}
