//! Small parts that several pages share.

use engine::{Info, Seat};
use maud::{Markup, html};
use store::Holder;
use ui_kit::Facts;
pub(super) use ui_kit::svg::{chip, seal};

use crate::assets;
use crate::view::{ChatLine, Chrome, SeatView, StateView, TableHead};

/// An icon of the sprite.
pub(super) fn icon(name: &str) -> Markup {
    let href = format!("{}#{name}", assets::url("icons.svg"));
    html! { svg .icon aria-hidden="true" focusable="false" { use href=(href) {} } }
}

/// The address of the picture on a game's box.
pub(super) fn cover(game: &Info) -> String {
    assets::url(&format!("{}-cover.svg", game.slug))
}

/// Players, length, weight and year of a game.
pub(super) fn facts(chrome: &Chrome, game: &Info) -> Markup {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let Ok(found) = catalogue::find(game.slug) else { return html! {} };
    let Facts { year, minutes, weight } = found.facts();
    let weighs = chrome.t1("game-weight", "weight", weight);
    html! {
        span .facts {
            span { (icon("players")) (least) "–" (most) span .word { (chrome.t("game-players")) } }
            span { (icon("clock")) (chrome.t1("game-minutes", "count", minutes)) }
            span .weight title=(weighs) {
                span .visually-hidden { (weighs) }
                @for cube in 1..=5 { (icon(if cube <= weight { "cube" } else { "no-cube" })) }
            }
            span .year { (year) }
        }
    }
}

/// The class that sets the colours of a seat.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat{seat}")
}

/// A seat's chip and name.
pub(super) fn named(seat: Seat, name: &str) -> Markup {
    html! { span .named { (chip(seat)) " " bdi { (name) } } }
}

/// The short title of a game.
pub(super) fn short_title(chrome: &Chrome, game: &Info) -> String {
    word(chrome, game, "short").unwrap_or_else(|| title(chrome, game))
}

/// The title of a game.
pub(super) fn title(chrome: &Chrome, game: &Info) -> String {
    word(chrome, game, "title").unwrap_or_else(|| game.title.to_owned())
}

/// A message of the game, such as the name of an option.
pub(super) fn word(chrome: &Chrome, game: &Info, key: &str) -> Option<String> {
    catalogue::find(game.slug).ok()?.word(key, chrome.language)
}

/// The name of an option of a game.
pub(super) fn option_name(chrome: &Chrome, game: &Info, key: &str) -> String {
    word(chrome, game, &format!("option-{key}")).unwrap_or_else(|| capital(key))
}

/// A value of an option of a game.
pub(super) fn option_value(chrome: &Chrome, game: &Info, key: &str, value: &str) -> String {
    word(chrome, game, &format!("option-{key}-{value}")).unwrap_or_else(|| capital(value))
}

/// The name of a bot.
pub(super) fn bot_name(chrome: &Chrome, bot: &str) -> String {
    match bot {
        "random" => chrome.t("bot-random"),
        "greedy" => chrome.t("bot-greedy"),
        "easy" => chrome.t("bot-easy"),
        "normal" => chrome.t("bot-normal"),
        "hard" => chrome.t("bot-hard"),
        "expert" => chrome.t("bot-expert"),
        other => other.to_owned(),
    }
}

/// A short description of a seat's holder.
pub(super) fn holder(chrome: &Chrome, seat: &SeatView) -> String {
    match &seat.holder {
        Holder::Open => chrome.t("seat-open"),
        Holder::Person if seat.online => chrome.t("seat-here"),
        Holder::Person => chrome.t("seat-away"),
        Holder::Bot(bot) => bot_name(chrome, bot),
        Holder::StandIn(bot) => chrome.t1("seat-stand-in", "bot", bot_name(chrome, bot)),
    }
}

/// A dot that shows whether the player is online.
pub(super) fn presence(chrome: &Chrome, seat: &SeatView) -> Markup {
    let state = match (&seat.holder, seat.online) {
        (Holder::Open, _) => "open",
        (Holder::Bot(_) | Holder::StandIn(_), _) => "bot",
        (Holder::Person, true) => "here",
        (Holder::Person, false) => "away",
    };
    let words = holder(chrome, seat);
    html! {
        span class={ "presence " (state) } title=(words) { span .visually-hidden { (words) } }
    }
}

/// How long ago something happened.
pub(super) fn ago(chrome: &Chrome, seconds: u64) -> String {
    let count = |per: u64| i64::try_from(seconds / per).unwrap_or(i64::MAX);
    match seconds {
        0..60 => chrome.t("ago-now"),
        60..3_600 => chrome.t1("ago-minutes", "count", count(60)),
        3_600..86_400 => chrome.t1("ago-hours", "count", count(3_600)),
        _ => chrome.t1("ago-days", "count", count(86_400)),
    }
}

/// Seconds as `m:ss` or `h:mm:ss`.
pub(super) fn clock(seconds: u64) -> String {
    match seconds {
        0..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60),
    }
}

/// The name of the table and its game.
pub(super) fn table_title(chrome: &Chrome, head: &TableHead) -> String {
    let game = title(chrome, head.game);
    if head.title.is_empty() {
        game
    } else {
        chrome.tv("table-title", &[("game", game.into()), ("title", head.title.as_str().into())])
    }
}

/// Who may open the replay of a game.
pub(super) fn shared_with(chrome: &Chrome, head: &TableHead, shared: bool) -> String {
    chrome.t(match (head.competes, shared) {
        (true, _) if head.tournament.is_some() => "duplicate-shared",
        (true, _) => "daily-shared",
        (false, true) => "over-shared",
        (false, false) => "over-not-shared",
    })
}

/// How to check that the random draws of a game were fair.
pub(super) fn fairness(chrome: &Chrome, head: &TableHead) -> Markup {
    html! {
        p .small .muted {
            (chrome.t("commitment")) " " code { (head.commitment) }
            @if let Some(seed) = &head.seed { " · " (chrome.t("seed")) " " code { (seed) } }
        }
        @if head.competes {
            @let key = if head.tournament.is_some() { "duplicate-seed-later" } else { "daily-seed-later" };
            p .small .muted { (chrome.t(key)) }
        }
        @let added: Vec<_> = head.seats.iter().filter_map(|seat| Some((seat, seat.nonce.as_ref()?))).collect();
        p .small .muted {
            (chrome.t(match (head.state, added.is_empty()) {
                (StateView::Waiting, _) => "nonces-waiting",
                (_, false) => "nonces",
                (_, true) => "nonces-none",
            }))
        }
        @if !added.is_empty() {
            ul .small .muted .nonces {
                @for (seat, nonce) in added { li { (named(seat.seat, &seat.name)) " " code { (nonce) } } }
            }
        }
    }
}

/// What it means to take a seat at a rated table.
pub(super) fn rated_notice(chrome: &Chrome) -> Markup {
    html! { p .notice .rated-notice { strong { (chrome.t("rated")) } " " (chrome.t("rated-what")) } }
}

/// The chat, and a form to write in it.
pub(super) fn chat(chrome: &Chrome, head: &TableHead) -> Markup {
    html! {
        ol #chat-lines .chat-lines data-scroll="end" {
            @for line in head.chat.iter().flatten() { (chat_line(line)) }
            @if head.chat.as_ref().is_none_or(Vec::is_empty) { li #chat-none .muted { (chrome.t("chat-none")) } }
        }
        @if head.viewer.is_some() || head.host {
            form #chat-form .chat-form method="post" action={ "/t/" (head.code) "/chat" } data-send data-keep {
                label .visually-hidden for="chat-text" { (chrome.t("chat-label")) }
                input #chat-text name="text" maxlength="500" autocomplete="off" required
                    placeholder=(chrome.t("chat-label"));
                button { (chrome.t("chat-send")) }
            }
        }
    }
}

fn chat_line(line: &ChatLine) -> Markup {
    html! {
        li id={ "chat-" (line.id) } .note[line.name.is_none()] {
            @if let Some(name) = &line.name {
                @match line.seat {
                    Some(seat) => { (named(seat, name)) ": " },
                    None => { bdi { (name) } ": " },
                }
            }
            bdi { (line.text) }
        }
    }
}

/// A text with its first letter in upper case.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The options of a table as words `key=value`, for styles that depend on them.
pub(super) fn options(head: &TableHead) -> String {
    head.options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}
