//! Standing orders, take-back requests and notes of a seat.

use maud::{Markup, html};
use ui_kit::Order;

use super::parts::{chip, named};
use crate::standing::WHEN_IDLE;
use crate::view::{Chrome, TableView, TakeBack};

/// The standing orders of a seat: those it has given, as buttons that cancel them, and those it could give now.
pub(super) fn orders(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if !view.orders_offered.is_empty() || !view.orders.is_empty() {
            h2 #orders-head .group-head { (chrome.t("orders-head")) }
        }
        @if !view.orders.is_empty() { form #orders .orders method="post" action={ "/t/" (view.head.code) "/orders" } data-send {
            @for (place, (name, words)) in view.orders.iter().enumerate() {
                button .chip-button id={ "order-" (place) } name="off" value=(name) data-order=(name)
                    aria-label=(chrome.t1("order-off", "order", words.as_str())) { (words) " ✕" }
            }
        } }
        (offered(chrome, view))
    }
}

/// The standing order that all games share, unless it has been given.
pub(super) fn when_idle(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if !view.orders.iter().any(|(name, _)| name == WHEN_IDLE) {
            form method="post" action={ "/t/" (view.head.code) "/orders" } data-send {
                button #order-idle name="order" value=(WHEN_IDLE) { (chrome.t("order-idle")) }
            }
        }
    }
}

/// The standing orders a seat could give now.
fn offered(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @for order in &view.orders_offered {
            form .order method="post" action={ "/t/" (view.head.code) "/orders" } data-send
                id={ "offer-" (order.name.replace(' ', "-")) } {
                (offer(chrome, order))
            }
        }
    }
}

fn offer(chrome: &Chrome, order: &Order) -> Markup {
    let id = format!("amount-{}", order.name.replace(' ', "-"));
    html! {
        @match order.amount {
            None => { button .small name="order" value=(order.name) { (order.words) } },
            Some((least, most)) => {
                label .small for=(id) { (order.words) }
                input id=(id) type="number" name="amount" inputmode="numeric" min=(least) max=(most) value=(least);
                button .small name="order" value=(order.name) { (chrome.t("set")) }
            },
        }
    }
}

/// The form to take back the last turn, and to answer another player's request.
pub(super) fn take_back(chrome: &Chrome, view: &TableView) -> Markup {
    let action = format!("/t/{}/take-back", view.head.code);
    html! {
        @match &view.take_back {
            TakeBack::No => {},
            TakeBack::CanAsk { alone } => {
                @let (words, long) = if *alone { ("take-back-own", "take-back-own-long") } else { ("take-back", "take-back-long") };
                form #take-back method="post" action=(action) data-send {
                    button .small name="answer" value="yes" title=(chrome.t(long)) { (chrome.t(words)) }
                }
            },
            TakeBack::Asked { by, missing, answers } => {
                form #take-back .asked method="post" action=(action) data-send {
                    p {
                        (chip(*by)) " " (chrome.t1("take-back-asked", "name", view.names.of(*by))) " "
                        @if !answers {
                            span .muted {
                                (chrome.t("take-back-missing"))
                                @for seat in missing { " " (named(*seat, view.names.of(*seat))) }
                            }
                        }
                    }
                    @if *answers { button .primary name="answer" value="yes" { (chrome.t("take-back-agree")) } }
                    @if *answers || view.head.viewer == Some(*by) {
                        button name="answer" value="no" {
                            (chrome.t(if *answers { "take-back-refuse" } else { "cancel" }))
                        }
                    }
                }
            },
        }
    }
}

/// The private notes of the seat.
pub(super) fn notes(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        form #notes-form .notes-form method="post" action={ "/t/" (view.head.code) "/notes" } data-send data-auto data-keep {
            label for="notes-text" .small .muted { (chrome.t("notes-label")) }
            textarea #notes-text name="text" maxlength="4000" rows="6" { (view.notes) }
            button .small data-no-script { (chrome.t("me-save")) }
        }
    }
}
