//! Coming by a secret link, and taking it along to another device.

use engine::{Info, Seat};
use maud::{Markup, PreEscaped, html};

use super::parts::{chip, title};
use super::shell::{Page, page};
use super::waiting::copy;
use crate::view::Chrome;

/// What a link to a seat shows. Programs that only look at links must not sit down, so it takes a request of its own,
/// which the script sends at once.
pub(crate) fn seat_link(chrome: &Chrome, game: &'static Info, seat: Seat, action: &str) -> Markup {
    let heading = chrome.tv("join-heading", &[("game", title(chrome, game).into())]);
    let content = html! {
        section .error {
            h1 { (chip(seat)) " " (heading) }
            form method="post" action=(action) data-open-at-once {
                button .primary .large { (chrome.t("join-take")) }
            }
        }
    };
    document(chrome, &heading, content)
}

/// The link of one's own seat as a QR code.
pub(crate) fn device(chrome: &Chrome, code: &str, link: &str, qr: &str) -> Markup {
    let heading = chrome.t("device");
    let content = html! {
        section .box .invite .device {
            h1 { (heading) }
            div .qr role="img" aria-label=(chrome.t("invite-qr")) { (PreEscaped(qr)) }
            p { (chrome.t("device-scan")) }
            p .actions {
                (copy(chrome, link, "seat-link"))
                a .button href={ "/t/" (code) } { (chrome.t("replay-exit")) }
            }
        }
    };
    document(chrome, &heading, content)
}

fn document(chrome: &Chrome, title: &str, content: Markup) -> Markup {
    page(chrome, &Page { title, class: "page-join", game: None, table: None, live: false, content })
}
