//! Tournaments: rounds that are made by themselves, and who plays for the absent.
//!
//! [`advance`] does whatever is to be done now. It is called when a game of a tournament ends and by the housekeeping, and it may be
//! called at any time by any server: what it finds in the database decides, and a round begins in one transaction.

use engine::{Info, Seed};
use sha2::{Digest, Sha256};
use store::{
    Assistance, EntrantState, Format, Holder, NewRound, NewTable, Pace, Replay, RoundTable, Secret, Settings,
    StoreError, TableState, Time, Tournament, TournamentRecord, TournamentState, Visibility, VisitorId,
};
use ui_kit::Language;

use axum::http::StatusCode;

use crate::app::{App, component_set};
use crate::failure::Failure;
use crate::opening::{bot_name, new_seed};
use crate::pages::MESSAGES;
use crate::pairing::{self, Player, Seated, Standing, Table};
use crate::room::Inner;
use crate::{clean, driver, moderation, token};

/// An hour in milliseconds.
const HOUR: i64 = 60 * 60 * 1000;

/// After the deadline of a round nobody lets the others wait longer, in milliseconds.
const PATIENCE: i64 = HOUR;

/// The most tournaments of a host that are not over.
pub(crate) const MOST_HOSTED: usize = 5;

/// The most rounds of the first format.
pub(crate) const MOST_ROUNDS: u32 = 12;

/// The most tournaments that the housekeeping looks at in one go.
const MOST_DUE: usize = 100;

/// The most players.
pub(crate) const fn most_players(format: Format) -> usize {
    match format {
        Format::League => 16,
        Format::Swiss | Format::Duplicate => 64,
    }
}

/// Whether a tournament is over.
pub(crate) const fn is_over(state: TournamentState) -> bool {
    matches!(state, TournamentState::Finished | TournamentState::Closed)
}

const fn table_is_over(state: TableState) -> bool {
    matches!(state, TableState::Finished | TableState::Closed)
}

/// Whether a visitor without a seat may see a table of a duplicate: both have finished.
pub(crate) async fn may_see(app: &App, visitor: VisitorId, inner: &Inner) -> Result<bool, Failure> {
    let Some(tournament) = inner.table.tournament.as_ref() else { return Ok(false) };
    if inner.table.state != TableState::Finished {
        return Ok(false);
    }
    let own = app.store.own_tournament_tables(&tournament.code, visitor).await?;
    Ok(!own.is_empty() && own.iter().all(|state| *state == TableState::Finished))
}

/// Refuses the seat of a player of a tournament to another one, who may have been sent the link of it.
pub(crate) async fn check_seat(
    app: &App,
    visitor: VisitorId,
    inner: &Inner,
    language: Language,
) -> Result<(), Failure> {
    let Some(tournament) = &inner.table.tournament else { return Ok(()) };
    let seat = app.store.acquaintance(visitor, &inner.table.code).await?.and_then(|known| known.seat);
    if seat.is_none() && app.store.entrant(&tournament.code, visitor).await?.is_some() {
        return Err(Failure::Said(
            StatusCode::CONFLICT,
            MESSAGES.text(language, "tournament-other-seat", &[]),
        ));
    }
    Ok(())
}

/// The tables of a tournament as pairing and standings need them.
pub(crate) fn tables(record: &TournamentRecord) -> Vec<Table> {
    let seated = |seat: &store::TournamentSeat| Seated {
        player: seat.entrant,
        counts: seat.entrant.is_some() && !seat.forfeit,
        result: seat.result,
    };
    record.tables.iter().map(|table| table.seats.iter().map(seated).collect()).collect()
}

/// The standings.
pub(crate) fn standings(record: &TournamentRecord) -> Vec<Standing> {
    let players: Vec<Player> = record.entrants.iter().map(|entrant| entrant.number).collect();
    match record.tournament.format {
        Format::Swiss | Format::League => {
            pairing::standings(&players, &tables(record), record.tournament.scoring)
        }
        Format::Duplicate => pairing::duplicate_standings(&players, &tables(record)),
    }
}

/// Looks at a tournament soon, because one of its games has ended.
pub(crate) fn wake(app: &App, code: &str) {
    let (app, code) = (app.clone(), code.to_owned());
    tokio::spawn(async move { look(&app, &code).await });
}

/// Does what is to be done at all tournaments: begins rounds, ends them at their deadlines, lets bots play for the absent.
pub async fn keep_tournaments(app: &App) {
    match app.store.due_tournaments(app.now(), MOST_DUE).await {
        Ok(codes) => {
            for code in codes {
                look(app, &code).await;
            }
        }
        Err(error) => tracing::warn!(%error, "the tournaments cannot be read"),
    }
}

async fn look(app: &App, code: &str) {
    match advance(app, code).await {
        // Another server or request was faster, or the tournament was deleted; otherwise the housekeeping looks again.
        Ok(()) | Err(Failure::MovedOn | Failure::NotFound) => {}
        Err(failure) => tracing::warn!(?failure, tournament = code, "a tournament does not go on"),
    }
}

/// Starts games, lets bots play for the absent, begins the next round, ends the tournament: whatever is to be done now.
pub(crate) async fn advance(app: &App, code: &str) -> Result<(), Failure> {
    let mut record = app.store.tournament(code).await?;
    if record.tournament.state != TournamentState::Playing {
        return Ok(());
    }
    for table in record.tables.iter().filter(|table| table.state == TableState::Waiting) {
        start(app, &table.code).await?;
    }
    let now = app.now();
    let absent = app.store.absent(code, now, Time(now.0 - PATIENCE)).await?;
    for one in &absent {
        replace(app, &one.code, one.chair, &record.tournament.bot).await?;
    }
    if !absent.is_empty() {
        record = app.store.tournament(code).await?;
    }
    let Tournament { round, rounds, .. } = record.tournament;
    let over = |round: Option<u32>| {
        let tables = record.tables.iter().filter(|table| round.is_none_or(|round| table.round == round));
        tables.map(|table| table.state).all(table_is_over)
    };
    let deadline = record.rounds.last().and_then(|round| round.deadline);
    let late = deadline.is_some_and(|deadline| deadline <= now);
    if round >= rounds || playing(&record).len() < 2 {
        return if over(None) {
            end(app, &record.tournament, TournamentState::Finished).await
        } else {
            Ok(())
        };
    }
    if late || over(Some(round)) { begin(app, &record).await } else { Ok(()) }
}

/// The players of the next round.
pub(crate) fn playing(record: &TournamentRecord) -> Vec<Player> {
    let takes_part = record.entrants.iter().filter(|entrant| entrant.state == EntrantState::In);
    takes_part.map(|entrant| entrant.number).collect()
}

/// Ends a tournament. What was secret until then is not any more.
///
/// # Errors
/// [`Failure::MovedOn`] if it was over, or another round has begun.
pub(crate) async fn end(app: &App, tournament: &Tournament, state: TournamentState) -> Result<(), Failure> {
    let Tournament { code, round, .. } = tournament;
    let tables = app.store.end_tournament(code, *round, state).await?.ok_or(Failure::MovedOn)?;
    moderation::renew_rights(app, &tables).await
}

/// Players in an order that follows from the seed of the tournament and cannot be foreseen.
fn drawn(seed: &Seed, round: u32, mut players: Vec<Player>) -> Vec<Player> {
    let key = |player: &Player| {
        let hash = Sha256::digest(format!("tarsas tournament {} {round} {player}", seed.reveal()));
        hash.iter().copied().collect::<Vec<u8>>()
    };
    players.sort_by_cached_key(key);
    players
}

/// The groups of the next round, and the number of all rounds.
fn next_groups(record: &TournamentRecord, players: &[Player]) -> (Vec<Vec<Player>>, u32) {
    let Tournament { seats, format, rounds, round, ref seed, .. } = record.tournament;
    let seats = usize::from(seats);
    let drawn = |players: Vec<Player>| drawn(seed, round, players);
    match format {
        Format::Swiss => {
            let order = match round {
                0 => drawn(players.to_vec()),
                _ => standings(record)
                    .iter()
                    .map(|line| line.player)
                    .filter(|player| players.contains(player))
                    .collect(),
            };
            let groups = pairing::groups(&order, &tables(record), seats);
            (groups.into_iter().map(drawn).collect(), rounds)
        }
        Format::League => {
            let everybody: Vec<Player> = record.entrants.iter().map(|entrant| entrant.number).collect();
            let league = pairing::league(&everybody, seats);
            let next = league.get(usize::try_from(round).unwrap_or(usize::MAX)).cloned().unwrap_or_default();
            let present = |group: Vec<Player>| {
                drawn(group.into_iter().filter(|player| players.contains(player)).collect())
            };
            let groups = next.into_iter().map(present).filter(|group| !group.is_empty()).collect();
            (groups, u32::try_from(league.len()).unwrap_or(u32::MAX))
        }
        Format::Duplicate => (pairing::duplicate_groups(&drawn(players.to_vec()), seats), 1),
    }
}

/// Begins the next round: makes its tables and starts their games.
///
/// # Errors
/// [`Failure::MovedOn`] if somebody else has begun it, or a player has come or gone.
pub(crate) async fn begin(app: &App, record: &TournamentRecord) -> Result<(), Failure> {
    let Tournament { code, round, hours, game, .. } = &record.tournament;
    let info = catalogue::find(game).map_err(|_| Failure::NotFound)?.info();
    let players = playing(record);
    let (groups, rounds) = next_groups(record, &players);
    let tables = groups.iter().map(|group| table(app, record, info, group)).collect::<Result<Vec<_>, _>>()?;
    let now = app.now();
    let new = NewRound {
        code,
        number: round + 1,
        rounds,
        players: &players,
        deadline: hours.map(|hours| Time(now.0 + i64::from(hours) * HOUR)),
        tables: &tables,
    };
    match app.store.begin_round(&new, now).await {
        // A table has got the code of another one: the housekeeping or the host tries again.
        Err(StoreError::Taken(_)) => return Err(Failure::MovedOn),
        begun => begun?,
    }
    for table in &tables {
        start(app, &table.table.code).await?;
    }
    Ok(())
}

/// A table of a round: the players of a group, and bots on the other seats.
fn table(
    app: &App,
    record: &TournamentRecord,
    info: &'static Info,
    group: &[Player],
) -> Result<RoundTable, Failure> {
    let tournament = &record.tournament;
    let entrants: Vec<&store::Entrant> = group
        .iter()
        .filter_map(|player| record.entrants.iter().find(|entrant| entrant.number == *player))
        .collect();
    let host = tournament.host.or(entrants.iter().find_map(|entrant| entrant.visitor));
    let mut seats: Vec<(Holder, String)> =
        entrants.iter().map(|entrant| (Holder::Person, entrant.name.clone())).collect();
    for at in seats.len()..usize::from(tournament.seats) {
        let name = clean::distinct_name(bot_name(at), seats.iter().map(|(_, name)| name.as_str()));
        seats.push((Holder::Bot(tournament.bot.clone()), name));
    }
    let slow = tournament.hours.is_some_and(|hours| hours >= 24);
    let table = NewTable {
        code: token::code(),
        game: info.slug.to_owned(),
        rules: info.rules,
        components: component_set(&*app.edition(info.slug)?),
        options: tournament.options.clone(),
        seed: match tournament.format {
            Format::Duplicate => tournament.seed.clone(),
            Format::Swiss | Format::League => new_seed(app),
        },
        secret: Secret::new(token::random()),
        settings: Settings {
            title: tournament.title.clone(),
            visibility: Visibility::Private,
            pace: if slow { Pace::Relaxed } else { Pace::Live },
            clocks: true,
            assistance: Assistance::Full,
            replay: Replay::Anyone,
            rated: false,
        },
        host: host.ok_or(Failure::MovedOn)?,
        seats,
        day: None,
    };
    Ok(RoundTable { table, players: (0..).zip(group.iter().copied()).collect() })
}

/// Starts the game at a table, unless somebody else has.
async fn start(app: &App, code: &str) -> Result<(), Failure> {
    match app.rooms.get(app, code).await?.start(app).await {
        Err(Failure::MovedOn) => Ok(()),
        started => started,
    }
}

/// A bot plays on for a player.
async fn replace(app: &App, code: &str, chair: u8, bot: &str) -> Result<(), Failure> {
    let room = app.rooms.get(app, code).await?;
    let mut inner = room.inner.lock().await;
    if !app.store.forfeit(code, chair, bot, app.now()).await? {
        return Ok(());
    }
    inner.refresh(app).await?;
    let own = inner.chairs.iter().find(|own| own.number == chair).ok_or(Failure::NotFound)?;
    let (seat, name) = (own.seat, own.name.clone());
    room.note(app, &mut inner, &name, Some(seat), "note-stand-in").await?;
    room.tell(&mut inner);
    drop(inner);
    driver::wake(app, &room);
    Ok(())
}

/// A player leaves a tournament: bots take the seats at running tables.
pub(crate) async fn withdraw(
    app: &App,
    record: &TournamentRecord,
    player: Player,
    state: EntrantState,
) -> Result<(), Failure> {
    let Tournament { code, bot, .. } = &record.tournament;
    app.store.set_entrant(code, player, state).await?;
    for table in record.tables.iter().filter(|table| !table_is_over(table.state)) {
        for seat in table.seats.iter().filter(|seat| seat.entrant == Some(player)) {
            replace(app, &table.code, seat.chair, bot).await?;
        }
    }
    wake(app, code);
    Ok(())
}

/// A visitor who is to be deleted leaves all tournaments. Returns their codes.
pub(crate) async fn leave_all(app: &App, visitor: VisitorId) -> Result<Vec<String>, Failure> {
    let mut left = Vec::new();
    for card in app.store.tournaments_of(visitor).await? {
        if let (TournamentState::Playing, Some(player)) =
            (card.state, app.store.entrant(&card.code, visitor).await?)
        {
            withdraw(app, &app.store.tournament(&card.code).await?, player, EntrantState::Out).await?;
            left.push(card.code);
        }
    }
    Ok(left)
}
