//! Passkeys, with an authenticator of the browser's own.

use serde_json::{Value, json};

use crate::harness::{Browser, Machine, Screen, Server, lacks, run};
use crate::looks::{pale_texts, violations};

/// The server by its name: browsers keep no passkeys for a number.
async fn address(path: &str) -> String {
    format!("{}{path}", Server::shared().await.url.replace("127.0.0.1", "localhost"))
}

/// Gives a browser a device that verifies its owner; returns its number.
async fn authenticator(browser: &Machine) -> Value {
    browser.tool("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let added = browser.tool("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    added["authenticatorId"].clone()
}

async fn speak(browser: &Machine, language: &str) {
    let script = format!(
        "return fetch('/me', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}' }}) }}).then(() => true)"
    );
    browser.js(&script).await;
    browser.go(&address("/devices").await).await;
}

async fn click(browser: &Machine, selector: &str) {
    browser
        .wait(selector, &format!("return !document.querySelector('{selector}').closest('[hidden]')"))
        .await;
    browser.js(&format!("document.querySelector('{selector}').click()")).await;
}

/// A passkey is made on one browser, comes to another as it does by a password manager, and signs in there.
#[test]
fn a_passkey_made_in_one_browser_signs_in_another() {
    if lacks("be given a device with passkeys") {
        return;
    }
    run(async || {
        for (language, screen, words) in [
            (
                "en",
                Screen::DESKTOP,
                ["The passkey is ready", "You are signed in on this device", "cancelled"],
            ),
            ("hu", Screen::PHONE, ["A jelkulcs elkészült", "Beléptél ezen az eszközön", "megszakították"]),
        ] {
            let [made, done, cancelled] = words;
            let desk = Browser::open(Screen::DESKTOP).await;
            desk.go(&address("/devices").await).await;
            speak(&desk, language).await;
            let name = format!("Anna {language}");
            let script = format!(
                "return fetch('/me', {{ method: 'POST', body: new URLSearchParams({{ name: '{name}' }}) }}).then(() => true)"
            );
            desk.js(&script).await;
            let device = authenticator(&desk).await;
            click(&desk, "#passkey-create").await;
            desk.wait(
                "the passkey",
                &format!(
                    "return document.querySelector('main [role=status]')?.textContent.includes('{made}')"
                ),
            )
            .await;
            assert_eq!(violations(&desk, false).await, [""; 0]);
            assert_eq!(pale_texts(&desk).await, [""; 0]);
            desk.screenshot(&format!("passkeys-{language}")).await;
            let keys = desk.tool("WebAuthn.getCredentials", json!({ "authenticatorId": device })).await;
            assert_eq!(keys["credentials"].as_array().map(Vec::len), Some(1));

            let phone = Browser::open(screen).await;
            phone.go(&address("/devices").await).await;
            speak(&phone, language).await;
            phone.screenshot(&format!("passkeys-sign-in-{language}")).await;
            assert_eq!(violations(&phone, false).await, [""; 0]);
            assert_eq!(pale_texts(&phone).await, [""; 0]);
            let other = authenticator(&phone).await;
            // There is no passkey yet.
            click(&phone, "#passkey-sign-in").await;
            phone
                .wait(
                    "a refusal",
                    &format!("return document.querySelector('.toast')?.textContent.includes('{cancelled}')"),
                )
                .await;
            let key = json!({ "authenticatorId": other, "credential": keys["credentials"][0] });
            phone.tool("WebAuthn.addCredential", key).await;
            click(&phone, "#passkey-sign-in").await;
            phone
                .wait(
                    "to be signed in",
                    &format!(
                        "return document.querySelector('main [role=status]')?.textContent.includes('{done}')"
                    ),
                )
                .await;
            phone.go(&address("/me").await).await;
            let shown = phone.string("return document.querySelector('input[name=name]').value").await;
            assert_eq!(shown, name, "the profile is the same");
            for browser in [&desk, &phone] {
                browser.tool("WebAuthn.disable", json!({})).await;
            }
        }
    });
}
