//! What a seat has ordered and may order, and what it asks of the others.

use maud::{Markup, html};
use ui_kit::Order;

use super::parts::{chip, named};
use crate::standing::WHEN_IDLE;
use crate::view::{Chrome, TableView, TakeBack};

/// The orders a seat has given, as chips that take them back.
pub(super) fn given(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if !view.orders.is_empty() { form #orders .orders method="post" action={ "/t/" (view.head.code) "/orders" } data-send {
            @for (place, (name, words)) in view.orders.iter().enumerate() {
                button .chip-button id={ "order-" (place) } name="off" value=(name) data-order=(name)
                    aria-label=(chrome.t1("order-off", "order", words.as_str())) { (words) " ✕" }
            }
        } }
    }
}

/// The standing order of all games, until it is given.
pub(super) fn when_idle(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if !view.orders.iter().any(|(name, _)| name == WHEN_IDLE) {
            form method="post" action={ "/t/" (view.head.code) "/orders" } data-send {
                button #order-idle name="order" value=(WHEN_IDLE) { (chrome.t("order-idle")) }
            }
        }
    }
}

/// The orders a seat could give in this situation.
pub(super) fn offered(chrome: &Chrome, view: &TableView) -> Markup {
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

/// Asking to take back the last turn, and answering who asks.
pub(super) fn take_back(chrome: &Chrome, view: &TableView) -> Markup {
    let action = format!("/t/{}/take-back", view.head.code);
    html! {
        @match &view.take_back {
            TakeBack::No => {},
            TakeBack::CanAsk => {
                form #take-back method="post" action=(action) data-send {
                    button .small name="answer" value="yes" title=(chrome.t("take-back-long")) { (chrome.t("take-back")) }
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

/// Private notes, kept with the seat.
pub(super) fn notes(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        form #notes-form .notes-form method="post" action={ "/t/" (view.head.code) "/notes" } data-send data-auto data-keep {
            label for="notes-text" .small .muted { (chrome.t("notes-label")) }
            textarea #notes-text name="text" maxlength="4000" rows="6" { (view.notes) }
            button .small data-no-script { (chrome.t("me-save")) }
        }
    }
}

/// What a beginner should hear now.
pub(super) fn lesson(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if let Some((word, text)) = &view.lesson {
            form #lesson .lesson method="post" action={ "/t/" (view.head.code) "/lesson" } data-send data-lesson=(word) {
                p { (text) }
                button .small .primary name="known" value=(word) { (chrome.t("lesson-known")) }
                button .small name="known" value="" { (chrome.t("lesson-stop")) }
            }
        }
    }
}
