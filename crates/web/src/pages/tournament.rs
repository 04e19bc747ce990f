//! Tournaments: the form for a new one, the page with standings and rounds, the visitor's list.

use maud::{Markup, html};
use store::{
    Entrant, EntrantState, Format, Scoring, TableState, TournamentCard, TournamentState, TournamentTable,
};

use super::daily::token;
use super::list::number;
use super::new_table::{error, game_choice, game_options, radio, seat_counts};
use super::parts::{bot_name, capital, cover, facts, option_name, option_value, title};
use super::shell::{Page, page};
use super::waiting::copy;
use crate::opening::USUAL;
use crate::pairing::{POINT, Standing};
use crate::tournament::{MOST_ROUNDS, is_over, most_players};
use crate::view::{Chrome, NewTableView, TournamentView};

/// The times for a round that the form offers, in hours.
const HOURS: [i64; 7] = [1, 3, 24, 48, 72, 168, 336];

/// An hour in milliseconds.
const HOUR: i64 = 60 * 60 * 1000;

fn draw(chrome: &Chrome, title: &str, class: &str, content: Markup) -> Markup {
    page(chrome, &Page { title, class, game: None, table: None, live: false, content })
}

/// The visitor's tournaments.
pub(crate) fn tournaments(chrome: &Chrome, mine: &[TournamentCard]) -> Markup {
    let heading = chrome.t("tournaments");
    let content = html! {
        div .page-top {
            h1 { (heading) }
            a .button .primary href="/tournaments/new" { (chrome.t("tournament-new")) }
        }
        p .muted { (chrome.t("tournaments-about")) }
        section .leaf .tournament-list aria-labelledby="mine" {
            header { h2 #mine { (chrome.t("tournaments-mine")) } }
            @if mine.is_empty() { p .none { (chrome.t("tournaments-none")) } }
            @else {
                ul {
                    @for card in mine {
                        li {
                            a href={ "/tournaments/" (card.code) } { (card_title(chrome, card)) }
                            span .muted {
                                (chrome.t(state_key(card.state)))
                                @if card.host { " · " (chrome.t("tournament-you-host")) }
                                @if let Some(name) = &card.name { " · " bdi { (name) } }
                            }
                        }
                    }
                }
            }
        }
    };
    draw(chrome, &heading, "page-tournaments", content)
}

fn card_title(chrome: &Chrome, card: &TournamentCard) -> String {
    let game = catalogue::find(&card.game).map(|game| title(chrome, game.info())).unwrap_or_default();
    if card.title.is_empty() { game } else { format!("{} · {game}", card.title) }
}

const fn state_key(state: TournamentState) -> &'static str {
    match state {
        TournamentState::Open => "tournament-open",
        TournamentState::Playing => "tournament-playing",
        TournamentState::Finished => "tournament-finished",
        TournamentState::Closed => "tournament-closed",
    }
}

const fn format_key(format: Format) -> &'static str {
    match format {
        Format::Swiss => "tournament-swiss",
        Format::League => "tournament-league",
        Format::Duplicate => "tournament-duplicate",
    }
}

const fn scoring_key(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Wins => "scoring-wins",
        Scoring::Places => "scoring-places",
        Scoring::Share => "scoring-share",
    }
}

/// The form for a new tournament.
pub(crate) fn new_tournament(chrome: &Chrome, view: &NewTableView) -> Markup {
    let heading = chrome.t("tournament-new");
    let content = html! {
        div .page-top {
            h1 { (heading) }
            (game_choice(chrome, view, "/tournaments/new"))
        }
        form .new-table method="post" action="/tournaments" {
            // Enter in a text field presses the first button.
            button .visually-hidden tabindex="-1" aria-hidden="true" { (chrome.t("tournament-create")) }
            input type="hidden" name="game" value=(view.game.slug);
            input type="hidden" name="seats" value=(view.seats);
            div .choices-of-table {
                @if let Some((None, error)) = &view.error { p .notice role="alert" { (error) } }
                section aria-labelledby="how" {
                    h2 #how { (chrome.t("tournament-how")) }
                    div .leaf .option-list { (rules(chrome, view)) }
                }
                section aria-labelledby="options-heading" {
                    h2 #options-heading { (chrome.t("new-options")) " " small .muted { (chrome.t("new-options-about")) } }
                    div .leaf .option-list {
                        div #field-seats { (error(view, "seats")) div .option .seat-count { (seat_counts(chrome, view, "/tournaments/new", 2)) } }
                        (game_options(chrome, view))
                    }
                }
            }
            aside class={ "ticket leaf g-" (view.game.slug) } aria-label=(chrome.t("new-summary")) {
                img .art src=(cover(view.game)) alt="" width="640" height="480";
                div .inside {
                    p .game-name { (title(chrome, view.game)) }
                    (facts(chrome, view.game))
                    button .primary .large { (chrome.t("tournament-create")) }
                    p .muted { (chrome.t("tournament-then")) }
                }
            }
        }
    };
    draw(chrome, &heading, "page-new", content)
}

/// How the tournament is played.
fn rules(chrome: &Chrome, view: &NewTableView) -> Markup {
    let now = |field: &str, default: &str| {
        let value = view.fields.get(field).cloned().unwrap_or_default();
        if value.is_empty() { default.to_owned() } else { value }
    };
    let format = Format::parse(&now("format", "")).unwrap_or(Format::Swiss);
    let scoring = Scoring::parse(&now("scoring", "")).unwrap_or(Scoring::Places);
    let (rounds, bot, hours) = (now("rounds", "3"), now("bot", USUAL.name()), now("hours", ""));
    html! {
        fieldset .option {
            legend { (chrome.t("tournament-format")) }
            @for one in [Format::Swiss, Format::League, Format::Duplicate] {
                (radio("format", one.word(), &chrome.t(format_key(one)), one == format))
            }
            p .hint { (chrome.t("tournament-format-hint")) }
        }
        fieldset .option .off[format != Format::Swiss] data-when="format=swiss" {
            legend { label for="rounds" { (chrome.t("tournament-rounds")) } }
            input #rounds .short type="number" name="rounds" min="1" max=(MOST_ROUNDS) value=(rounds);
        }
        fieldset .option .off[format == Format::Duplicate] data-when="format=swiss|league" {
            legend { (chrome.t("tournament-scoring")) }
            p .hint { (chrome.t("tournament-scoring-hint")) }
            @for one in [Scoring::Places, Scoring::Wins, Scoring::Share] {
                (radio("scoring", one.word(), &chrome.t(scoring_key(one)), one == scoring))
            }
        }
        fieldset .option {
            legend { label for="hours" { (chrome.t("tournament-time")) } }
            p .hint { (chrome.t("tournament-time-hint")) }
            select #hours name="hours" {
                option value="" { (chrome.t("tournament-no-limit")) }
                @for count in HOURS {
                    option value=(count) selected[hours == count.to_string()] { (hours_words(chrome, count)) }
                }
            }
        }
        fieldset .option {
            legend { label for="bot" { (chrome.t("tournament-bot")) } }
            p .hint { (chrome.t("tournament-bot-hint")) }
            select #bot name="bot" {
                @for kind in &view.bots { option value=(kind) selected[bot == *kind] { (bot_name(chrome, kind)) } }
            }
        }
        fieldset .option {
            legend { label for="title" { (chrome.t("tournament-name")) } }
            input #title name="title" maxlength="60" autocomplete="off" value=(now("title", ""));
        }
    }
}

fn hours_words(chrome: &Chrome, hours: i64) -> String {
    if hours % 24 == 0 {
        chrome.t1("tournament-days", "count", hours / 24)
    } else {
        chrome.t1("tournament-hours", "count", hours)
    }
}

/// The page of a tournament.
pub(crate) fn tournament(chrome: &Chrome, view: &TournamentView) -> Markup {
    let found = &view.record.tournament;
    let name = if found.title.is_empty() { title(chrome, view.game) } else { found.title.clone() };
    let open = found.state == TournamentState::Open;
    let content = html! {
        @if let Some(error) = &view.error { p .notice role="alert" { (error) } }
        header class={ "daily-head leaf g-" (view.game.slug) } {
            img .art src=(cover(view.game)) alt="" width="640" height="480";
            div .words {
                h1 .game-name { bdi { (name) } }
                p .lead {
                    strong { (chrome.t(state_key(found.state))) ". " }
                    @if !found.title.is_empty() { (title(chrome, view.game)) ". " }
                    (chrome.t(format_key(found.format))) "."
                }
                p .muted { (setup(chrome, view)) }
            }
            div .closes { (actions(chrome, view)) }
        }
        div .daily {
            div {
                @if open { (players(chrome, view)) } @else { (standings(chrome, view)) (rounds(chrome, view)) }
            }
            div {
                @if open { (invite(chrome, view)) }
                (about(chrome, view))
                @if view.host && !is_over(found.state) { (tools(chrome, view)) }
            }
        }
    };
    draw(chrome, &chrome.t1("tournament-title", "name", name.clone()), "page-tournament", content)
}

/// Seats, changed options, rounds and time in a few words.
fn setup(chrome: &Chrome, view: &TournamentView) -> String {
    let found = &view.record.tournament;
    let mut words = vec![chrome.t1("tournament-seats", "count", found.seats)];
    if found.format == Format::Swiss || found.round > 0 && found.format == Format::League {
        words.push(chrome.t1("tournament-round-count", "count", found.rounds));
    }
    words.push(match found.hours {
        Some(hours) => chrome.t1("tournament-limit", "time", hours_words(chrome, hours.into())),
        None => chrome.t("tournament-no-limit"),
    });
    for (key, value) in &found.options {
        let default = view.game.options.iter().find(|option| option.key == key).map(|option| option.default);
        if default != Some(value) {
            let name = option_name(chrome, view.game, key);
            words.push(format!("{name}: {}", option_value(chrome, view.game, key, value)));
        }
    }
    words.join(" · ")
}

/// What the visitor can do now.
fn actions(chrome: &Chrome, view: &TournamentView) -> Markup {
    let found = &view.record.tournament;
    let address = format!("/tournaments/{}", found.code);
    let own = view.mine.as_ref().and_then(|mine| {
        let plays =
            |table: &&TournamentTable| table.seats.iter().any(|seat| seat.entrant == Some(mine.number));
        view.record.tables.iter().rev().filter(plays).find(|table| table.state == TableState::Playing)
    });
    html! {
        @if let Some(table) = own {
            a .button .large .primary href={ "/t/" (table.code) } { (chrome.t("tournament-own-table")) }
        }
        @if view.host && found.state == TournamentState::Open {
            form method="post" action={ (address) "/start" } {
                button .large .primary[view.record.entrants.len() >= 2] { (chrome.t("tournament-start")) }
            }
        }
        @if !is_over(found.state) {
            @match &view.mine {
                None if found.state == TournamentState::Open => {
                    form method="post" action={ (address) "/join" } {
                        @if chrome.name.is_none() {
                            label { span { (chrome.t("join-name")) } input name="name" maxlength="30" autocomplete="nickname"; }
                        }
                        button .large .primary[!view.host] { (chrome.t("tournament-join")) }
                    }
                },
                Some(Entrant { state: EntrantState::In, .. }) => {
                    form method="post" action={ (address) "/leave" } { button { (chrome.t("tournament-leave")) } }
                },
                Some(Entrant { state: EntrantState::Away, .. }) => {
                    form method="post" action={ (address) "/back" } {
                        button .large .primary { (chrome.t("tournament-back")) }
                    }
                },
                Some(_) | None => {},
            }
        }
    }
}

/// The name of a player.
fn name(chrome: &Chrome, entrant: Option<&Entrant>) -> String {
    match entrant {
        Some(entrant) if !entrant.name.is_empty() => entrant.name.clone(),
        Some(_) | None => chrome.t("daily-gone"),
    }
}

/// The players before the first round.
fn players(chrome: &Chrome, view: &TournamentView) -> Markup {
    let entrants = &view.record.entrants;
    let most = number(most_players(view.record.tournament.format));
    html! {
        section .leaf .ranks aria-labelledby="players" {
            h2 #players { (chrome.t1("tournament-players", "count", number(entrants.len()))) }
            @if entrants.is_empty() { p .none { (chrome.t("tournament-nobody")) } }
            ul .names {
                @for entrant in entrants { li { (token(&entrant.name)) bdi { (entrant.name) } } }
            }
            p .muted .rule { (chrome.t1("tournament-most", "count", most)) }
        }
    }
}

fn invite(chrome: &Chrome, view: &TournamentView) -> Markup {
    html! {
        section .leaf .tournament-invite aria-labelledby="invite" {
            header { h2 #invite { (chrome.t("invite")) } }
            p { (chrome.t("tournament-send")) }
            p .link { code { (view.link) } }
            p .actions { (copy(chrome, &view.link, "copy-link")) }
        }
    }
}

/// Points with at most two decimals.
pub(super) fn decimal(chrome: &Chrome, hundredths: i64) -> String {
    let point = if chrome.language == ui_kit::Language::Hu { "," } else { "." };
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) => whole.to_string(),
        (whole, rest) if rest % 10 == 0 => format!("{whole}{point}{}", rest / 10),
        (whole, rest) => format!("{whole}{point}{rest:02}"),
    }
}

fn standings(chrome: &Chrome, view: &TournamentView) -> Markup {
    html! {
        section .leaf .ranks aria-labelledby="standings" {
            h2 #standings { (chrome.t("tournament-standings")) }
            @if view.shows_results {
                div .scroll-x tabindex="0" {
                    table {
                        thead {
                            tr {
                                th scope="col" .number { span .visually-hidden { (chrome.t("daily-rank")) } }
                                th scope="col" { (chrome.t("over-player")) }
                                th scope="col" .number { (capital(&chrome.t("points"))) }
                                th scope="col" .number .wide { (chrome.t("tournament-share")) }
                                th scope="col" .number .wide { (chrome.t("tournament-wins")) }
                                th scope="col" .number { (chrome.t("tournament-games")) }
                            }
                        }
                        tbody { @for line in &view.standings { (standing(chrome, view, line)) } }
                    }
                }
                p .muted .rule { (chrome.t(rule_key(view))) }
            } @else { p .none { (chrome.t("duplicate-hidden")) } }
        }
    }
}

const fn rule_key(view: &TournamentView) -> &'static str {
    match view.record.tournament.format {
        Format::Swiss | Format::League => "tournament-rule",
        Format::Duplicate => "duplicate-rule",
    }
}

fn standing(chrome: &Chrome, view: &TournamentView, line: &Standing) -> Markup {
    let entrant = view.record.entrants.iter().find(|entrant| entrant.number == line.player);
    let name = name(chrome, entrant);
    let mine = view.mine.as_ref().is_some_and(|mine| mine.number == line.player);
    let percent = view.record.tournament.format == Format::Duplicate;
    html! {
        tr .mine[mine] {
            td .number .rank { (line.rank) }
            th scope="row" {
                span .who-played {
                    (token(&name))
                    span {
                        bdi { (name) }
                        @if mine { " " (chrome.t("you")) }
                        @if entrant.is_some_and(|entrant| entrant.state != EntrantState::In) {
                            " " span .muted { (chrome.t("tournament-away")) }
                        }
                    }
                }
            }
            td .number .points { (decimal(chrome, line.points * 100 / POINT)) @if percent { "\u{202F}%" } }
            td .number .wide { (decimal(chrome, line.share / 10_000)) }
            td .number .wide { (line.wins) }
            td .number { (line.games) }
        }
    }
}

/// The rounds, the latest one first, each with its tables, the visitor's own first.
fn rounds(chrome: &Chrome, view: &TournamentView) -> Markup {
    html! {
        @for round in view.record.rounds.iter().rev() {
            @let heading = format!("round-{}", round.number);
            section .leaf .round aria-labelledby=(heading) {
                header {
                    h2 id=(heading) {
                        @if view.record.tournament.rounds == 1 { (chrome.t("tournament-tables")) }
                        @else {
                            (chrome.tv("tournament-round", &[
                                ("number", round.number.into()), ("count", view.record.tournament.rounds.into()),
                            ]))
                        }
                    }
                    @if let Some(deadline) = round.deadline.filter(|_| is_played(view, round.number)) { p .muted { (time_left(chrome, deadline.0 - view.now.0)) } }
                }
                ul .round-tables {
                    @for table in tables_of(view, round.number) { (round_table(chrome, view, table)) }
                }
            }
        }
    }
}

fn is_played(view: &TournamentView, round: u32) -> bool {
    let running = |table: &TournamentTable| table.round == round && table.state == TableState::Playing;
    view.record.tables.iter().any(running)
}

fn time_left(chrome: &Chrome, milliseconds: i64) -> String {
    match milliseconds / HOUR {
        _ if milliseconds <= 0 => chrome.t("tournament-late"),
        0 => chrome.t1("tournament-ends-minutes", "count", milliseconds / 60_000 + 1),
        hours if hours < 48 => chrome.t1("tournament-ends-hours", "count", hours),
        hours => chrome.t1("tournament-ends-days", "count", hours / 24),
    }
}

fn tables_of(view: &TournamentView, round: u32) -> Vec<&TournamentTable> {
    let mut tables: Vec<&TournamentTable> =
        view.record.tables.iter().filter(|table| table.round == round).collect();
    tables.sort_by_key(|table| !is_own(view, table));
    tables
}

fn is_own(view: &TournamentView, table: &TournamentTable) -> bool {
    view.mine.as_ref().is_some_and(|mine| table.seats.iter().any(|seat| seat.entrant == Some(mine.number)))
}

fn round_table(chrome: &Chrome, view: &TournamentView, table: &TournamentTable) -> Markup {
    let own = is_own(view, table);
    let sealed = view.record.tournament.format == Format::Duplicate
        && view.record.tournament.state == TournamentState::Playing
        && !own
        && !(view.shows_results && table.state == TableState::Finished);
    let words = match table.state {
        TableState::Waiting => "tournament-table-waiting",
        TableState::Playing => "tournament-table-playing",
        TableState::Finished => "tournament-table-finished",
        TableState::Closed => "tournament-table-closed",
    };
    html! {
        li .mine[own] {
            ul .round-seats {
                @for seat in &table.seats {
                    li {
                        @let entrant = view.record.entrants.iter().find(|one| seat.entrant == Some(one.number));
                        @let result = seat.result.filter(|_| view.shows_results);
                        @if let Some((place, _)) = result { span .rank { (place) "." } }
                        @if seat.entrant.is_some() { bdi { (name(chrome, entrant)) } }
                        @else { span .muted { bdi { (seat.name) } " " (chrome.t("tournament-a-bot")) } }
                        @if seat.forfeit { span .muted { (chrome.t("tournament-replaced")) } }
                        @if let Some((_, score)) = result { strong { (score) } }
                    }
                }
            }
            p .state {
                span .muted { (chrome.t(words)) }
                @if !sealed && table.state != TableState::Closed {
                    a .button .small .primary[own && table.state == TableState::Playing] href={ "/t/" (table.code) } {
                        (chrome.t(match (own, table.state) {
                            (_, TableState::Finished) => "card-result",
                            (true, _) => "card-play",
                            (false, _) => "card-watch",
                        }))
                    }
                }
            }
        }
    }
}

/// The rules of the tournament in words.
fn about(chrome: &Chrome, view: &TournamentView) -> Markup {
    let found = &view.record.tournament;
    let duplicate = found.format == Format::Duplicate;
    html! {
        section .leaf aria-labelledby="about" {
            header { h2 #about { (chrome.t("tournament-about")) } }
            p { (chrome.t(match found.format {
                Format::Swiss => "tournament-swiss-about",
                Format::League => "tournament-league-about",
                Format::Duplicate => "tournament-duplicate-about",
            })) }
            @if !duplicate { p { (chrome.t(scoring_key(found.scoring))) ". " (chrome.t("tournament-shared-places")) } }
            p { (chrome.t1("tournament-bots-about", "bot", bot_name(chrome, &found.bot))) }
            p { (chrome.t(if found.hours.is_some() { "tournament-absent-about" } else { "tournament-untimed-about" })) }
            @if duplicate {
                p .small .muted {
                    (chrome.t("commitment")) " " code { (found.seed.commitment()) }
                    @if is_over(found.state) { " · " (chrome.t("seed")) " " code { (found.seed.reveal()) } }
                }
            }
        }
    }
}

/// What the host can do.
fn tools(chrome: &Chrome, view: &TournamentView) -> Markup {
    let address = format!("/tournaments/{}", view.record.tournament.code);
    // Whoever was withdrawn may have taken the seat at a running table back.
    let sits = |entrant: &Entrant| {
        let running = view.record.tables.iter().filter(|table| table.state == TableState::Playing);
        running.flat_map(|table| &table.seats).any(|seat| seat.entrant == Some(entrant.number))
    };
    let is_present = |entrant: &&Entrant| entrant.state != EntrantState::Out || sits(entrant);
    let present: Vec<&Entrant> = view.record.entrants.iter().filter(is_present).collect();
    html! {
        section .leaf .tournament-tools aria-labelledby="tools" {
            header { h2 #tools { (chrome.t("tournament-tools")) } }
            @if !present.is_empty() {
                form method="post" action={ (address) "/withdraw" } {
                    label for="player" { (chrome.t("tournament-withdraw-who")) }
                    div .row {
                        select #player name="player" {
                            @for entrant in present { option value=(entrant.number) { (name(chrome, Some(entrant))) } }
                        }
                        button { (chrome.t("tournament-withdraw")) }
                    }
                }
            }
            details {
                summary { (chrome.t("tournament-close")) }
                p { (chrome.t("tournament-close-about")) }
                form method="post" action={ (address) "/close" } { button { (chrome.t("tournament-close-now")) } }
            }
        }
    }
}
