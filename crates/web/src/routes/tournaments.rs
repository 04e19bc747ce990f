//! Tournaments by link.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{
    EntrantState, Format, Scoring, Standing, StoreError, TableState, Tournament, TournamentRecord,
    TournamentState,
};

use super::create::view as form_view;
use super::join::remember_name;
use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::opening::{USUAL, Wish, known_bot, new_seed};
use crate::table_form::{self, Fields};
use crate::tournament::{self, MOST_HOSTED, MOST_ROUNDS};
use crate::view::TournamentView;
use crate::visitor::Guest;
use crate::{clean, pages, token};

/// The default number of rounds.
const ROUNDS: u32 = 3;

/// The longest time for a round in hours.
const MOST_HOURS: u32 = 30 * 24;

/// `GET /tournaments`: those of the visitor.
pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<Response, Failure> {
    let mine = match guest.id() {
        Some(visitor) => app.store.tournaments_of(visitor).await?,
        None => Vec::new(),
    };
    Ok(html(pages::tournaments(&guest.chrome(&app), &mine).into_string()))
}

/// `GET /tournaments/new`
pub(super) async fn form(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<Fields>,
) -> Result<Response, Failure> {
    Ok(html(draw(&app, &guest, query, None)?))
}

fn draw(
    app: &App,
    guest: &Guest,
    fields: Fields,
    error: Option<(Option<String>, String)>,
) -> Result<String, Failure> {
    let view = form_view(app, guest, fields, error)?;
    let path = format!("/tournaments/new?game={}&seats={}", view.game.slug, view.seats);
    Ok(pages::new_tournament(&guest.chrome_at(app, path), &view).into_string())
}

/// `POST /tournaments`
pub(super) async fn create(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Fields>,
) -> Result<Response, Failure> {
    limit(app.limits.tables.take(guest.address))?;
    let new = match read(&app, &guest, &form) {
        Ok(new) => new,
        Err(Failure::Field(field, words)) => return refused(&app, &guest, form, (Some(field), words)),
        Err(Failure::Words(words)) => return refused(&app, &guest, form, (None, words)),
        Err(failure) => return Err(failure),
    };
    let host = guest.known(&app).await?;
    let mine = app.store.tournaments_of(host).await?;
    if mine.iter().filter(|card| card.host && !tournament::is_over(card.state)).count() >= MOST_HOSTED {
        let count = i64::try_from(MOST_HOSTED).unwrap_or(i64::MAX);
        let words = pages::MESSAGES.text(guest.language, "tournament-too-many", &[("count", count.into())]);
        return refused(&app, &guest, form, (None, words));
    }
    let mut new = Tournament { host: Some(host), ..new };
    for attempt in 0.. {
        match app.store.add_tournament(&new).await {
            Err(StoreError::Taken(_)) if attempt < 5 => new.code = token::code(),
            added => {
                added?;
                break;
            }
        }
    }
    Ok(guest.redirect(&format!("/tournaments/{}", new.code)))
}

/// Reads the form.
fn read(app: &App, guest: &Guest, form: &Fields) -> Result<Tournament, Failure> {
    let fields = table_form::complete(app, form, guest.language)?;
    let mut wish = Wish::read(&fields)?;
    wish.check(app, guest.language)?;
    let (game, options, seats) = wish
        .for_people()
        .ok_or_else(|| Failure::Words(pages::MESSAGES.text(guest.language, "tournament-automatic", &[])))?;
    if seats < 2 {
        let words = pages::MESSAGES.text(guest.language, "tournament-too-few", &[]);
        return Err(Failure::Field("seats".to_owned(), words));
    }
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    let number =
        |name: &str, most: u32| field(name).parse::<u32>().ok().filter(|number| (1..=most).contains(number));
    let format = Format::parse(field("format")).unwrap_or(Format::Swiss);
    // Whoever is muted writes nothing that others read.
    let title = if guest.is_muted() { String::new() } else { clean::name(field("title"), clean::TITLE) };
    Ok(Tournament {
        code: token::code(),
        game: game.slug.to_owned(),
        title,
        host: None,
        options: options.to_vec(),
        seats,
        format,
        rounds: if format == Format::Swiss { number("rounds", MOST_ROUNDS).unwrap_or(ROUNDS) } else { 1 },
        scoring: Scoring::parse(field("scoring")).unwrap_or(Scoring::Places),
        bot: known_bot(field("bot")).unwrap_or(USUAL).name().to_owned(),
        hours: number("hours", MOST_HOURS),
        seed: new_seed(app),
        state: TournamentState::Open,
        round: 0,
        created: app.now(),
    })
}

/// The form again, with what is wrong with it.
fn refused(
    app: &App,
    guest: &Guest,
    form: Fields,
    error: (Option<String>, String),
) -> Result<Response, Failure> {
    let page = draw(app, guest, form, Some(error))?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response())
}

/// The tournament with this code.
async fn find(app: &App, guest: &Guest, code: &str) -> Result<TournamentRecord, Failure> {
    limit(app.limits.guesses.check(&guest.address))?;
    let code = token::read_code(code).ok_or(Failure::NotFound)?;
    match app.store.tournament(&code).await {
        Err(StoreError::NotFound(_)) => {
            limit(app.limits.guesses.take(guest.address))?;
            Err(Failure::NotFound)
        }
        found => Ok(found?),
    }
}

/// `GET /tournaments/{code}`
pub(super) async fn show(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    let record = find(&app, &guest, &code).await?;
    draw_page(&app, &guest, record, None)
}

fn draw_page(
    app: &App,
    guest: &Guest,
    record: TournamentRecord,
    error: Option<String>,
) -> Result<Response, Failure> {
    let refused = error.is_some();
    let game = catalogue::find(&record.tournament.game).map_err(|_| Failure::NotFound)?.info();
    let visitor = guest.id();
    let mine = record.entrants.iter().find(|one| visitor.is_some() && one.visitor == visitor).cloned();
    let own =
        |seat: &store::TournamentSeat| mine.as_ref().is_some_and(|mine| seat.entrant == Some(mine.number));
    let mut own_tables = record.tables.iter().filter(|table| table.seats.iter().any(own)).peekable();
    let finished = own_tables.peek().is_some() && own_tables.all(|table| table.state == TableState::Finished);
    let sealed =
        record.tournament.format == Format::Duplicate && record.tournament.state == TournamentState::Playing;
    let view = TournamentView {
        host: visitor.is_some() && record.tournament.host == visitor,
        link: format!("{}/tournaments/{}", guest.base, record.tournament.code),
        standings: tournament::standings(&record),
        shows_results: !sealed || finished,
        now: app.now(),
        game,
        mine,
        record,
        error,
    };
    let path = format!("/tournaments/{}", view.record.tournament.code);
    let page = html(pages::tournament(&guest.chrome_at(app, path), &view).into_string());
    Ok(if refused { guest.answer((StatusCode::UNPROCESSABLE_ENTITY, page)) } else { guest.answer(page) })
}

fn back_to(guest: &Guest, record: &TournamentRecord) -> Response {
    guest.redirect(&format!("/tournaments/{}", record.tournament.code))
}

/// A form with a name.
#[derive(Deserialize)]
pub(super) struct JoinForm {
    #[serde(default)]
    name: String,
}

/// `POST /tournaments/{code}/join`
pub(super) async fn join(
    State(app): State<App>,
    mut guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<JoinForm>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let record = find(&app, &guest, &code).await?;
    let visitor = guest.known(&app).await?;
    let name = match remember_name(&app, &mut guest, &form.name).await {
        Err(Failure::Field(_, words)) => return draw_page(&app, &guest, record, Some(words)),
        named => named?,
    };
    let name = clean::distinct_name(&name, record.entrants.iter().map(|entrant| entrant.name.as_str()));
    let most = tournament::most_players(record.tournament.format);
    let key = match app.store.join_tournament(&record.tournament.code, visitor, &name, most).await {
        Err(StoreError::MovedOn) => "tournament-has-begun",
        Err(StoreError::Taken(_)) => "tournament-full",
        joined => {
            joined?;
            return Ok(back_to(&guest, &record));
        }
    };
    let count = i64::try_from(most).unwrap_or(i64::MAX);
    let words = pages::MESSAGES.text(guest.language, key, &[("count", count.into())]);
    draw_page(&app, &guest, record, Some(words))
}

/// Refuses whom the operator has banned.
fn check_standing(guest: &Guest) -> Result<(), Failure> {
    let banned = guest.visitor.as_ref().is_some_and(|visitor| visitor.standing == Standing::Banned);
    if banned { Err(Failure::banned(guest.language)) } else { Ok(()) }
}

/// The tournament, if the visitor is its host.
async fn hosted(app: &App, guest: &Guest, code: &str) -> Result<TournamentRecord, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let record = find(app, guest, code).await?;
    check_standing(guest)?;
    let host = guest.id().is_some() && record.tournament.host == guest.id();
    if host { Ok(record) } else { Err(Failure::Forbidden) }
}

/// `POST /tournaments/{code}/start`: begins the first round.
pub(super) async fn start(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    let record = hosted(&app, &guest, &code).await?;
    if record.tournament.state != TournamentState::Open {
        return Ok(back_to(&guest, &record));
    }
    if tournament::playing(&record).len() < 2 {
        let words = pages::MESSAGES.text(guest.language, "tournament-too-few", &[]);
        return draw_page(&app, &guest, record, Some(words));
    }
    match tournament::begin(&app, &record).await {
        // Somebody has just come or gone: the page shows it.
        Ok(()) | Err(Failure::MovedOn) => Ok(back_to(&guest, &record)),
        Err(failure) => Err(failure),
    }
}

/// `POST /tournaments/{code}/close`: ends the tournament before its time.
pub(super) async fn close(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    let record = hosted(&app, &guest, &code).await?;
    match tournament::end(&app, &record.tournament, TournamentState::Closed).await {
        Ok(()) | Err(Failure::MovedOn) => Ok(back_to(&guest, &record)),
        Err(failure) => Err(failure),
    }
}

/// A form that names a player.
#[derive(Deserialize)]
pub(super) struct PlayerForm {
    player: u32,
}

/// `POST /tournaments/{code}/withdraw`: the host takes a player out.
pub(super) async fn withdraw(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<PlayerForm>,
) -> Result<Response, Failure> {
    let record = hosted(&app, &guest, &code).await?;
    let is_player = record.entrants.iter().any(|entrant| entrant.number == form.player);
    if !is_player || tournament::is_over(record.tournament.state) {
        return Ok(back_to(&guest, &record));
    }
    tournament::withdraw(&app, &record, form.player, EntrantState::Out).await?;
    Ok(back_to(&guest, &record))
}

/// The state in which a player who asks for it is to be.
async fn change_own(app: &App, guest: &Guest, code: &str, state: EntrantState) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let record = find(app, guest, code).await?;
    check_standing(guest)?;
    let mine = record.entrants.iter().find(|one| guest.id().is_some() && one.visitor == guest.id());
    let mine = mine.ok_or(Failure::Forbidden)?;
    if mine.state == EntrantState::Out || tournament::is_over(record.tournament.state) {
        return Ok(back_to(guest, &record));
    }
    match state {
        EntrantState::In => app.store.set_entrant(&record.tournament.code, mine.number, state).await?,
        EntrantState::Away | EntrantState::Out => {
            tournament::withdraw(app, &record, mine.number, state).await?;
        }
    }
    Ok(back_to(guest, &record))
}

/// `POST /tournaments/{code}/leave`: the visitor plays no more rounds, and bots take the seats.
pub(super) async fn leave(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    change_own(&app, &guest, &code, EntrantState::Away).await
}

/// `POST /tournaments/{code}/back`: the visitor plays again from the next round on.
pub(super) async fn back(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    change_own(&app, &guest, &code, EntrantState::In).await
}
