//! Joining by a secret link, and continuing on another device.

use engine::{Info, Seat};
use maud::{Markup, PreEscaped, html};

use super::parts::{chip, rated_notice, title};
use super::shell::{Page, page};
use super::waiting::copy;
use crate::view::Chrome;

/// The page behind a seat link. Taking the seat needs a second request, which the script sends at once, so that
/// programs that preview links do not take the seat.
pub(crate) fn seat_link(
    chrome: &Chrome,
    game: &'static Info,
    seat: Seat,
    action: &str,
    rated: bool,
) -> Markup {
    let heading = chrome.tv("join-heading", &[("game", title(chrome, game).into())]);
    let content = html! {
        section .error {
            h1 { (chip(seat)) " " (heading) }
            @if rated { (rated_notice(chrome)) }
            // People read this before they take a seat at a rated table.
            form method="post" action=(action) data-open-at-once[!rated] {
                button .primary .large { (chrome.t("join-take")) }
            }
        }
    };
    document(chrome, &heading, content)
}

/// The link of the visitor's seat as a QR code.
pub(crate) fn device(chrome: &Chrome, code: &str, seat: Seat, link: &str, qr: &str) -> Markup {
    let heading = chrome.t("device");
    let content = html! {
        section .leaf .invite .device {
            h1 { (heading) }
            div .qr role="img" aria-label=(chrome.t("invite-qr")) { (PreEscaped(qr)) }
            p { (chrome.t("device-scan")) }
            p .actions {
                (copy(chrome, link, "seat-link"))
                a .button href={ "/t/" (code) } { (chrome.t("replay-exit")) }
            }
            p { (chrome.t("device-reissue")) }
            form .actions method="post" action={ "/t/" (code) "/seats/" (seat) "/reissue" } {
                button { (chrome.t("seat-reissue")) }
            }
        }
    };
    document(chrome, &heading, content)
}

fn document(chrome: &Chrome, title: &str, content: Markup) -> Markup {
    page(chrome, &Page { title, class: "page-join", game: None, table: None, live: false, content })
}
