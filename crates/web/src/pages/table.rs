//! The table during the game.

use engine::Seat;
use maud::{Markup, html};

use super::advice;
use super::choices;
use super::help::help;
use super::lesson::lesson;
use super::list::number;
use super::log::{LogView, Turns, log};
use super::orders;
use super::parts::{capital, chat, chip, icon, options, seal, seat_class, table_title, title};
use super::players::{mat, mats, panels};
use super::shell::{Page, banner, document, language_switch, theme_switch};
use super::terms::{marked, meanings, terms};
use crate::view::{Chrome, Confirmation, Notice, TableView, TakeBack, UndoRefused};

/// The page of a table.
pub(crate) fn table(chrome: &Chrome, view: &TableView) -> Markup {
    let head = &view.head;
    let content = html! {
        nav .skips aria-label=(chrome.t("skip")) {
            form method="post" action="/me" {
                input type="hidden" name="return" value=(chrome.path);
                button .skip name="text_mode" value=(!chrome.preferences.text_mode) {
                    (chrome.t(if chrome.preferences.text_mode { "text-mode-off" } else { "text-mode-on" }))
                }
            }
            a .skip href="#pane-choices" { (chrome.t("tab-choices")) }
            a .skip href="#pane-board" { (chrome.t("tab-board")) }
            @if let Some(seat) = head.viewer { a .skip href={ "#mat-" (seat) } { (chrome.t("tab-mat")) } }
            a .skip href="#pane-players" { (chrome.t("tab-players")) }
            a .skip href="#pane-log" { (chrome.t("tab-log")) }
        }
        (table_fragment(chrome, view))
        (help(chrome))
        (meanings(terms(head.game.slug, chrome.language)))
    };
    document(
        chrome,
        &Page {
            title: &table_title(chrome, head),
            class: "page-table",
            game: Some(head.game),
            table: Some(&head.code),
            live: true,
            content,
        },
    )
}

/// The region that live updates replace by morphing.
pub(crate) fn table_fragment(chrome: &Chrome, view: &TableView) -> Markup {
    let head = &view.head;
    let mine = view.to_act.is_some() && view.to_act == head.viewer;
    let text_mode = chrome.preferences.text_mode;
    html! {
        div #table .table data-page="table" data-game=(head.game.slug) data-options=(options(head)) data-seats=(head.seats.len())
            data-decision-version=(head.version) data-drawn=(head.drawn)
            data-phase=[view.picture.strip.current] data-viewer=[head.viewer] data-mine[mine] data-text[text_mode]
            data-planned=[mine.then_some(view.planning)] data-thinking[view.thinking]
            data-assistance=(if view.assisted { "full" } else { "table" })
            data-areas=(if text_mode { 0 } else { view.picture.areas.len() }) {
            (lesson(chrome, view))
            (strip(chrome, view, &html! { (text_switch(chrome)) (menu(chrome, view)) }))
            @if let Some(numbers) = head.viewer.and_then(|seat| view.picture.panels.get(seat.index())) {
                section #own-numbers .own-numbers aria-label=(chrome.t("own-numbers")) data-fresh { (numbers) }
            }
            (banner(chrome))
            (over_the_board(chrome, view, mine))
            div #sheet .sheet {
                button #grip .grip type="button" aria-label=(chrome.t("sheet")) {}
                (prompt(chrome, view, mine))
                section #pane-choices .pane .choices data-talk="choices" data-talk-active tabindex="-1"
                    aria-labelledby="side-tab-choices" data-fresh {
                    @if mine { (choices::list(chrome, view)) }
                    @else { p #no-choices .muted { (waiting_words(chrome, view)) } }
                    (orders::orders(chrome, view))
                    @if let TakeBack::CanAsk { .. } = view.take_back { (orders::take_back(chrome, view)) }
                }
            }
            (stage(chrome, view))
            section #pane-players .pane .players data-pane="players" tabindex="-1"
                aria-label=(chrome.t("tab-players")) {
                (panels(chrome, view))
            }
            (side(chrome, view))
            (tabs(chrome, view))
        }
    }
}

/// The board, the areas beside it, and the mats.
pub(super) fn stage(chrome: &Chrome, view: &TableView) -> Markup {
    let own = view.head.viewer.and_then(|seat| view.head.seats.get(seat.index()));
    let text_mode = chrome.preferences.text_mode;
    html! {
        main #stage .stage {
            section #pane-board .pane .board-pane data-pane="board" data-active tabindex="-1"
                aria-label=(chrome.t("tab-board")) {
                @if text_mode { div .text-mode { (view.picture.text) } }
                @else {
                    div #viewport .viewport data-scroll="keep" {
                        div #camera .camera { (view.picture.board) }
                    }
                    (zoom_buttons(chrome))
                    // A second way to move the view: keyboards and screen readers move the board itself.
                    svg #minimap .minimap data-keep hidden aria-hidden="true" {}
                }
            }
            @if !text_mode {
                div #areas .areas {
                @for area in &view.picture.areas {
                    section id={ "pane-" (area.id) } .pane .area data-pane=(area.id) data-area=(area.id)
                        aria-label=(area.title) data-fresh {
                        h2 { (area.title) }
                        (area.content)
                    }
                }
                }
                section #pane-mat .pane .mats data-pane="mat" aria-label=(chrome.t("tab-mat")) {
                    @if let Some(own) = own { (mat(chrome, view, own)) }
                    div #rivals .rivals { (mats(chrome, view)) }
                }
            }
        }
    }
}

/// The top bar: round, phases, turn order, tools.
pub(super) fn strip(chrome: &Chrome, view: &TableView, tools: &Markup) -> Markup {
    let strip = &view.picture.strip;
    html! {
        header #strip .strip {
            a .home href="/" aria-label=(chrome.t("nav-home")) { (icon("logo")) }
            div .course data-fresh {
            h1 {
                span .game-name { (title(chrome, view.head.game)) }
                @if !view.head.title.is_empty() { span .visually-hidden { ", " (view.head.title) } }
                " " span #round .round { (strip.round) }
            }
            @if !strip.phases.is_empty() {
                ol #phases .phases aria-label=(chrome.t("phases")) {
                    @for (place, phase) in strip.phases.iter().enumerate() {
                        li aria-current=[(strip.current == Some(place)).then_some("step")]
                            data-done[strip.current.is_some_and(|current| place < current)] {
                            span .number { (place + 1) } " " span .word { (capital(phase)) }
                        }
                    }
                }
            }
            ol #order .order aria-label=(chrome.t("order")) {
                @for seat in &strip.order {
                    li data-acting[view.to_act == Some(*seat)] {
                        (chip(*seat)) span .visually-hidden { (view.names.of(*seat)) }
                        @if let Some(score) = view.picture.scores.get(seat.index()) { " " b .score { (score) } }
                    }
                }
            }
            @if !strip.trigger.is_empty() { p #trigger .trigger title=(strip.trigger) { (strip.trigger) } }
            @if let Some(alarm) = &strip.alarm {
                p .alarm title=(alarm) { (icon("warn")) " " span .word { (alarm) } }
            }
            }
            div .tools {
                button #explain-mode .icon-button type="button" aria-pressed="false" data-keep
                    aria-label=(chrome.t("explain-mode")) title=(chrome.t("explain-mode")) { "?" }
                (tools)
            }
        }
    }
}

/// The button that switches between the drawing and the text of the position.
pub(super) fn text_switch(chrome: &Chrome) -> Markup {
    let text_mode = chrome.preferences.text_mode;
    let words = chrome.t(if text_mode { "text-mode-off" } else { "text-mode-on" });
    html! {
        form .text-switch method="post" action="/me" {
            input type="hidden" name="return" value=(chrome.path);
            button .icon-button name="text_mode" value=(!text_mode) aria-label=(words) title=(words) { "Aa" }
        }
    }
}

fn menu(chrome: &Chrome, view: &TableView) -> Markup {
    let head = &view.head;
    let text_mode = chrome.preferences.text_mode;
    html! {
        details #menu .menu {
            summary .icon-button aria-label=(chrome.t("menu")) title=(chrome.t("menu")) { (icon("menu")) }
            div .menu-list {
                p .muted { (table_title(chrome, head)) @if head.rated { " · " (chrome.t("rated")) }
                    @if let Some(code) = &head.tournament { " · " a href={ "/tournaments/" (code) } { (chrome.t("tournament-to")) } }
                }
                a href="/" { (chrome.t("nav-home")) }
                a href={ "/rules/" (head.game.slug) "#" (view.picture.section) } data-rule { (chrome.t("nav-rules")) }
                @if view.lessons_paused {
                    form method="post" action={ "/t/" (head.code) "/lesson" } data-send {
                        button #lesson-resume name="resume" value="1" { (chrome.t("lesson-resume")) }
                    }
                }
                a href={ "/t/" (head.code) "/replay" } { (chrome.t("menu-replay")) }
                form method="post" action="/me" {
                    input type="hidden" name="return" value=(chrome.path);
                    button name="text_mode" value=(!text_mode) {
                        (chrome.t(if text_mode { "text-mode-off" } else { "text-mode-on" }))
                    }
                }
                a href="/me" { (chrome.t("me-preferences")) }
                @if head.viewer.is_some() {
                    (orders::when_idle(chrome, view))
                    a href={ "/t/" (head.code) "/device" } { (chrome.t("device")) }
                }
                @if head.host && !head.rated {
                    form method="post" action={ "/t/" (head.code) "/close" } data-confirm=(chrome.t("menu-close-sure")) {
                        button { (chrome.t("menu-close")) }
                    }
                }
                div .row { (language_switch(chrome)) (theme_switch(chrome)) }
            }
        }
    }
}

/// Why the last request changed nothing, with a link to the rule.
fn notice_line(view: &TableView, notice: &Notice) -> Markup {
    html! {
        p #notice .notice role="alert" {
            (notice.text)
            @if let Some(rule) = notice.rule {
                " " a href={ "/rules/" (view.head.game.slug) "#" (rule) } data-rule { (rule) }
            }
        }
    }
}

/// The prompt bar. Its height never changes, and each button has its own place. What does not fit lies over the board.
fn prompt(chrome: &Chrome, view: &TableView, mine: bool) -> Markup {
    html! {
        section #prompt class={ "prompt" @if let Some(seat) = view.to_act { " " (seat_class(seat)) } }
            aria-label=(chrome.t("prompt")) data-turn=[view.to_act] {
            @if let Some(seat) = view.to_act { span .spine aria-hidden="true" { (seal(seat)) } }
            div .ask {
                p .task data-fresh {
                    @if mine {
                        strong { (chrome.t("your-turn")) } " – "
                        @if view.can_end_turn { (chrome.t(end_words(view).0)) } @else { (marked(chrome, view.head.game.slug, &view.picture.task)) }
                    } @else { (waiting_words(chrome, view)) }
                }
                div .second {
                    p #connection .connection data-keep hidden {}
                    p #preview .preview data-keep {}
                    p #picked .picked data-keep hidden {
                        span data-words=(chrome.t1("picked", "count", COUNT)) {} " "
                        button #unpick type="button" { (chrome.t("unpick")) " " kbd { "Esc" } }
                    }
                    div .told data-fresh {
                        @if let Some(alarm) = news(view) { p #alarm .notice { (icon("warn")) " " (alarm) } }
                        @if !view.steps.is_empty() && view.picture.worksheet.is_none() {
                            (steps(chrome, view))
                        }
                        @if let Some(hint) = view.picture.hint.as_ref().filter(|_| chrome.preferences.hints) {
                            p #hint .hint title=(hint) { (marked(chrome, view.head.game.slug, hint)) }
                        } @else if mine && !view.can_end_turn {
                            @if let Some(stake) = choices::stake(chrome, view) { (stake) }
                        }
                    }
                }
            }
            div #buttons .buttons {
                @if let Some(code) = &view.next_table {
                    a #next-table .button href={ "/t/" (code) } { (chrome.t("next-table")) " ▸" }
                }
                div .quick-place data-fresh { @if mine { (choices::quick(chrome, view)) } }
                @if view.head.viewer.is_some() { div .recap-place { (recap(chrome, view)) } }
                @if view.head.viewer.is_some() { (turn_buttons(chrome, view, mine)) }
            }
        }
    }
}

/// Messages of any length, over the upper edge of the board: refusals, requests, hints.
fn over_the_board(chrome: &Chrome, view: &TableView, mine: bool) -> Markup {
    html! {
        div #notes-over .notes-over {
            @if let Some(notice) = &view.notice { (notice_line(view, notice)) }
            @if !matches!(view.take_back, TakeBack::CanAsk { .. }) { (orders::take_back(chrome, view)) }
            @if mine { (advice::hint(chrome, view)) }
        }
    }
}

/// Placeholder for a number that the script fills in.
pub(super) const COUNT: &str = "#";

/// The text before the first bracket.
fn short(words: &str) -> &str {
    words.split_once(" (").map_or(words, |(before, _)| before)
}

/// The steps of the draft; each can be undone separately.
fn steps(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        form #steps .steps method="post" action={ "/t/" (view.head.code) "/drop" } data-send {
            input type="hidden" name="version" value=(view.head.version);
            span { (chrome.t("steps")) }
            @for (place, step) in view.steps.iter().enumerate() {
                button .chip-button id={ "step-" (place) } name="choice" value=(step.action)
                    data-drops=(step.elements.join(" ")) data-held[step.held]
                    aria-label=(chrome.t1("step-drop", "step", step.words.as_str())) title=(step.words) {
                    (capital(short(&step.words))) " ✕"
                }
            }
        }
    }
}

/// The alarm, if it was raised during or since the visitor's last turn.
fn news(view: &TableView) -> Option<&str> {
    let alarm = view.picture.strip.alarm.as_deref()?;
    let seen = view.seen.saturating_sub(view.log_from).min(view.log.len());
    let others = |entry: &catalogue::LogEntry| Some(entry.seat) != view.head.viewer;
    let known = view.log[..seen].iter().rposition(others).map_or(0, |last| last + 1);
    let told = |entry: &catalogue::LogEntry| entry.events.iter().any(|event| event.words == alarm);
    view.log[known..].iter().any(told).then_some(alarm)
}

/// The messages of the prompt and of the button when the draft waits for its confirmation.
pub(super) const fn end_words(view: &TableView) -> (&'static str, &'static str) {
    match view.asks {
        None => ("task-end-turn", "end-turn"),
        Some(Confirmation::EndsTurn) => ("task-end-turn-reveals", "end-turn"),
        Some(Confirmation::GoesOn) => ("task-confirm-reveals", "confirm-step"),
    }
}

/// The buttons of the turn, always in the same places: hint, undo, undo turn, and the one that goes on.
fn turn_buttons(chrome: &Chrome, view: &TableView, mine: bool) -> Markup {
    let code = &view.head.code;
    let why = view.undo_refused.map(|refused| match refused {
        UndoRefused::Nothing => chrome.t("undo-nothing"),
        UndoRefused::Revealed => chrome.t("undo-revealed"),
        UndoRefused::Final => chrome.t("undo-final"),
    });
    let undo = |id: &str, path: &str, words: &str| {
        html! {
            form method="post" action={ "/t/" (code) "/" (path) } data-send {
                input type="hidden" name="version" value=(view.head.version);
                button id=(id) disabled[!mine || why.is_some()] title=[why.as_deref()] { (chrome.t(words)) }
            }
        }
    };
    html! {
        div .turn-buttons {
            @if view.assisted { (advice::ask(chrome, view)) }
            (undo("undo", "undo", "undo"))
            (undo("undo-turn", "undo-turn", "undo-turn"))
            @if let Some(why) = &why {
                span #undo-why .visually-hidden { (why) }
            }
        }
        div .go-on {
            @if mine && view.can_end_turn {
                form method="post" action={ "/t/" (code) "/end-turn" } data-send {
                    input type="hidden" name="version" value=(view.head.version);
                    button #end-turn .primary data-countdown=[(chrome.preferences.end_turn == "soon").then_some(4)] {
                        @if view.asks.is_some() { (icon("eye")) " " }
                        (chrome.t(end_words(view).1))
                    }
                }
            } @else if view.waits_for_next {
                form method="post" action={ "/t/" (code) "/next" } data-send {
                    button #next .primary { (chrome.t("bot-next")) }
                }
            } @else if mine { (choices::main_button(view)) }
        }
    }
}

/// Who is to act, and who is next.
fn waiting_words(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @match view.to_act {
            Some(seat) => {
                @if view.head.viewer == Some(seat) { strong { (chrome.t("your-turn")) } }
                @else { (chrome.t1("waiting-for", "name", view.names.of(seat))) }
                @if let Some(phase) = phase(view) { span .muted { " – " (phase) } }
                @if let Some(next) = view.next.filter(|next| *next != seat) {
                    " · " (next_words(chrome, view, next))
                }
            },
            None => { (chrome.t("game-over")) },
        }
    }
}

/// The phase being played; the round outside the phases, such as a draft.
fn phase(view: &TableView) -> Option<&str> {
    let strip = &view.picture.strip;
    let phase = strip.current.and_then(|current| strip.phases.get(current));
    Some(phase.unwrap_or(&strip.round).as_str()).filter(|words| !words.is_empty())
}

fn next_words(chrome: &Chrome, view: &TableView, next: Seat) -> String {
    if view.head.viewer == Some(next) {
        chrome.t("you-next")
    } else {
        chrome.t1("next-is", "name", view.names.of(next))
    }
}

/// The recap: moves the visitor has not seen, played step by step.
fn recap(chrome: &Chrome, view: &TableView) -> Markup {
    let first = view.seen.max(view.log_from);
    let unseen = (view.log_from + view.log.len()).saturating_sub(first);
    let entries = &view.log[view.log.len() - unseen..];
    let told = entries.iter().filter(|entry| !entry.events.is_empty() || entry.is_secret()).count();
    html! {
        @if told > 0 && view.head.viewer.is_some() {
            div #recap .recap data-from=(first) data-to=(first + unseen) {
                button #recap-play type="button" data-recap="play" title=(chrome.t1("recap", "count", number(told))) {
                    (chrome.t1("recap-short", "count", number(told))) " ▶"
                }
                span #recap-player .recap-player data-keep hidden {
                    output #recap-line aria-live="off" {}
                    button type="button" data-recap="pause" aria-label=(chrome.t("recap-pause")) { (icon("pause")) }
                    button type="button" data-recap="next" aria-label=(chrome.t("recap-next")) { (icon("on")) }
                    button type="button" data-recap="stop" aria-label=(chrome.t("recap-stop")) { "✕" }
                }
            }
        }
    }
}

/// The side panel: log, chat and notes.
fn side(chrome: &Chrome, view: &TableView) -> Markup {
    let head = &view.head;
    let offered = choices::items(&view.picture.choices).len();
    html! {
        nav #side-tabs .side-tabs aria-label=(chrome.t("side")) {
            @for (tab, words) in side_tabs(view) {
                button type="button" id={ "side-tab-" (tab) } data-talk-tab=(tab) aria-pressed=(tab == "choices")
                    aria-controls={ "pane-" (tab) } data-fresh {
                    (chrome.t(words))
                    @if tab == "choices" && offered > 0 { " " span .count { (offered) } }
                }
            }
        }
        section #pane-log .pane .log data-talk="log" data-pane="log" tabindex="-1" aria-label=(chrome.t("tab-log")) {
            (log(chrome, &LogView {
                code: &head.code,
                names: &view.names,
                entries: &view.log,
                from: view.log_from,
                seen: view.seen,
                current: None,
                turns: if view.whole { Turns::Keyed } else { Turns::Latest },
            }))
        }
        section #pane-chat .pane .chat data-talk="chat" data-pane="log" tabindex="-1"
            aria-label=(chrome.t("tab-chat")) {
            (chat(chrome, head))
        }
        @if head.viewer.is_some() {
            section #pane-notes .pane .notes data-talk="notes" data-pane="log" tabindex="-1"
                aria-label=(chrome.t("tab-notes")) {
                (orders::notes(chrome, view))
            }
        }
    }
}

/// The tabs of the side panel; only players have notes.
fn side_tabs(view: &TableView) -> Vec<(&'static str, &'static str)> {
    let mut tabs = vec![("choices", "tab-choices"), ("log", "tab-log"), ("chat", "tab-chat")];
    tabs.extend(view.head.viewer.map(|_| ("notes", "tab-notes")));
    tabs
}

/// The tab bar of the phone layout.
pub(super) fn tabs(chrome: &Chrome, view: &TableView) -> Markup {
    let tab = |id: &str, words: &str| {
        html! {
            button type="button" id={ "tab-" (id) } data-tab=(id) aria-pressed=(id == "board") {
                (icon(match id { "board" | "mat" | "players" | "log" => id, _ => "area" }))
                span .word { (words) }
                span .badge data-keep hidden id={ "badge-" (id) } {}
            }
        }
    };
    let text_mode = chrome.preferences.text_mode;
    html! {
        nav #tabs .tabs aria-label=(chrome.t("tabs")) {
            (tab("board", &chrome.t("tab-board")))
            @if !text_mode {
                @for area in &view.picture.areas { (tab(area.id, &area.title)) }
                (tab("mat", &chrome.t("tab-mat")))
            }
            (tab("players", &chrome.t("tab-players")))
            (tab("log", &chrome.t("tab-log")))
        }
    }
}

/// The zoom buttons of the board.
pub(super) fn zoom_buttons(chrome: &Chrome) -> Markup {
    html! {
        div #zoom .zoom role="group" aria-label=(chrome.t("keys-zoom")) {
            button type="button" data-zoom="in" aria-label=(chrome.t("zoom-in")) { "+" }
            button type="button" data-zoom="out" aria-label=(chrome.t("zoom-out")) { "−" }
            button type="button" data-zoom="fit" aria-label=(chrome.t("zoom-fit")) { (icon("fit")) }
        }
    }
}
