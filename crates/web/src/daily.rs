//! The daily tables: each day one set-up per game, the same for everybody, and one try that counts.
//!
//! A visitor who sees a try at today's table knows the draws of all others. So until the day is over a try is seen by its player
//! only, and when it is finished by those who have finished their own. The seed is secret until the day is over, because anybody
//! can come back as a new visitor.

use std::collections::BTreeMap;

use bots::BotKind;
use catalogue::AnyGame;
use engine::{Info, OptionMap, Seat, Seed};
use sha2::{Digest, Sha256};
use store::{Daily, DailyResult, Day, StoreError, TableState, VisitorId};
use ui_kit::Language;

use axum::http::StatusCode;

use crate::app::App;
use crate::failure::Failure;
use crate::opening::{USUAL, new_seed};
use crate::pages::MESSAGES;
use crate::room::Inner;
use crate::token;
use crate::view::{DailyView, RankView, WeekDay};
use crate::visitor::Guest;

/// The bots of daily tables.
const BOTS: [BotKind; 2] = [BotKind::Normal, BotKind::Hard];

/// The most players at a daily table, unless the game is usually played by more: a game for one evening.
const MOST: u8 = 3;

/// How often a set-up is drawn before the usual one is taken.
const DRAWS: u32 = 20;

/// The number of earlier days that a page lists.
const EARLIER: usize = 14;

/// The most tries that are counted for a streak.
const STREAK: usize = 5000;

impl Inner {
    /// Whether others play with the same draws now: at the daily table of a day that is not over, or at a duplicate.
    pub(crate) fn competes(&self, app: &App) -> bool {
        let sealed = self.table.tournament.as_ref().is_some_and(|tournament| tournament.sealed);
        sealed || self.table.day.is_some_and(|day| day >= app.today())
    }
}

/// Whether a visitor without a seat may see a try of today: both are finished.
pub(crate) async fn may_see(app: &App, visitor: VisitorId, inner: &Inner) -> Result<bool, Failure> {
    let Some(day) = inner.table.day.filter(|_| inner.table.state == TableState::Finished) else {
        return Ok(false);
    };
    let own = app.store.attempt(day, &inner.table.game, visitor).await?;
    Ok(own.is_some_and(|own| own.state == TableState::Finished))
}

/// A visitor takes a seat by its link. At a try of today this is the visitor's try from now on.
///
/// # Errors
/// If the visitor has another one.
pub(crate) async fn share(
    app: &App,
    visitor: VisitorId,
    inner: &Inner,
    language: Language,
) -> Result<(), Failure> {
    let running = inner.table.day.filter(|day| *day >= app.today());
    let Some(day) = running else { return Ok(()) };
    match app.store.share_attempt(day, &inner.table.game, visitor, &inner.table.code).await {
        Err(StoreError::Taken(_)) => {
            Err(Failure::Said(StatusCode::CONFLICT, MESSAGES.text(language, "daily-second", &[])))
        }
        shared => Ok(shared?),
    }
}

/// The seed of a bot's decision: the same at all tables with the same seed.
pub(crate) fn bot_seed(seed: &Seed, moves: usize, seat: Seat) -> u64 {
    let hash = Sha256::digest(format!("tarsas bots {}", seed.reveal()));
    let series = hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte));
    bots::bot_seed(series, u64::try_from(moves).unwrap_or_default(), seat)
}

/// The set-up of a game for a day. Those of today are made when they are first asked for.
///
/// # Errors
/// [`Failure::NotFound`] if the day has none.
pub(crate) async fn setup(app: &App, day: Day, game: &str) -> Result<Daily, Failure> {
    let today = app.today();
    // Another server may have made it, by a clock that is fast.
    if day > today {
        return Err(Failure::NotFound);
    }
    if let Some(daily) = app.store.daily(day, game).await? {
        return Ok(daily);
    }
    if day != today {
        return Err(Failure::NotFound);
    }
    for game in catalogue::games() {
        app.store.add_daily(&draw(app, *game, day)?).await?;
    }
    app.store.daily(day, game).await?.ok_or(Failure::NotFound)
}

/// Draws a set-up: the number of players, the level of the bots, and one option.
fn draw(app: &App, game: &dyn AnyGame, day: Day) -> Result<Daily, Failure> {
    let info = game.info();
    let edition = app.edition(info.slug)?;
    let usual = Daily {
        day,
        game: info.slug.to_owned(),
        seats: info.usual_seats.max(2),
        bot: USUAL.name().to_owned(),
        options: info
            .options
            .iter()
            .map(|option| (option.key.to_owned(), option.default.to_owned()))
            .collect(),
        seed: new_seed(app),
    };
    for _ in 0..DRAWS {
        let most = MOST.max(info.usual_seats).min(*info.seats.end());
        let seats: Vec<u8> = (2..=most).collect();
        let seats = seats[pick(seats.len())];
        let options = options(game, seats);
        let Ok(table) = edition.open(&options, seats, Seed::new([0; 32])) else { continue };
        if Seat::all(seats).any(|seat| table.plays_itself(seat)) {
            continue;
        }
        let value = |option: &engine::OptionInfo| (option.key.to_owned(), options.get(option.key).to_owned());
        return Ok(Daily {
            seats,
            bot: BOTS[pick(BOTS.len())].name().to_owned(),
            options: info.options.iter().map(value).collect(),
            ..usual
        });
    }
    Ok(usual)
}

/// The usual options with any value of one that has an effect.
fn options(game: &dyn AnyGame, seats: u8) -> OptionMap {
    let info = game.info();
    let mut options = OptionMap::defaults(info);
    let usual =
        |key: &str| info.options.iter().find(|option| option.key == key).map_or("", |option| option.default);
    let matters = |key: &str| {
        let holds = game.depends(key).is_none_or(|when| when.values.contains(&usual(when.option)));
        holds && game.seats_for(key).contains(&seats)
    };
    let values: Vec<(&str, &str)> = info
        .options
        .iter()
        .filter(|option| matters(option.key))
        .flat_map(|option| option.values.iter().map(|value| (option.key, *value)))
        .filter(|(_, value)| !value.starts_with('<'))
        .collect();
    if let Some((key, value)) = values.get(pick(values.len().max(1))) {
        // A value from the list of the option.
        let _ = options.set(key, value);
    }
    options
}

/// A random index of a list of this length.
fn pick(length: usize) -> usize {
    usize::try_from(u64::from_le_bytes(token::random()) % length as u64).unwrap_or_default()
}

/// The game that a day shows first: each in turn.
pub(crate) fn first_game(day: Day) -> &'static Info {
    let games = catalogue::games();
    let turn = usize::try_from(day.0.rem_euclid(games.len() as i64)).unwrap_or_default();
    games[turn].info()
}

/// The page of a daily table for a visitor.
pub(crate) async fn view(app: &App, guest: &Guest, daily: Daily) -> Result<DailyView, Failure> {
    let (now, today) = (app.now(), app.today());
    let running = daily.day >= today;
    let game = catalogue::find(&daily.game).map_err(|_| Failure::NotFound)?.info();
    let mine = match guest.id() {
        Some(visitor) => app.store.attempt(daily.day, &daily.game, visitor).await?,
        None => None,
    };
    let finished = mine.as_ref().is_some_and(|mine| mine.state == TableState::Finished);
    let results = app.store.daily_ranking(daily.day, &daily.game).await?;
    let is_mine = |result: &DailyResult| mine.as_ref().is_some_and(|mine| mine.code == result.code);
    let ranking = results.iter().map(|result| RankView { mine: is_mine(result), result: result.clone() });
    let (streak, week) = match guest.id() {
        Some(visitor) => own_days(app, visitor, today).await?,
        None => (0, Vec::new()),
    };
    Ok(DailyView {
        ranking: ranking.collect(),
        earlier: app.store.earlier_days(&daily.game, daily.day, EARLIER).await?,
        closes_in: running.then(|| daily.day.end().seconds_since(now).div_ceil(60)),
        commitment: daily.seed.commitment(),
        seed: (!running).then(|| daily.seed.reveal()),
        open: finished || !running,
        game,
        today,
        running,
        mine,
        streak,
        week,
        daily,
    })
}

/// The days in a row on which a visitor has finished a try, up to today or yesterday.
pub(crate) async fn streak(app: &App, visitor: VisitorId) -> Result<usize, Failure> {
    let tries = app.store.attempts_in_time(visitor, STREAK).await?;
    Ok(in_a_row(app.today(), |day| tries.iter().any(|(other, ..)| other == day)))
}

fn in_a_row(today: Day, played: impl Fn(&Day) -> bool) -> usize {
    let mut day = if played(&today) { today } else { today.before() };
    let mut streak = 0;
    while played(&day) {
        streak += 1;
        day = day.before();
    }
    streak
}

/// The days in a row on which a visitor has finished a try, and the last seven days.
async fn own_days(app: &App, visitor: VisitorId, today: Day) -> Result<(usize, Vec<WeekDay>), Failure> {
    // Of several tries on one day the first one is shown.
    let mut played = BTreeMap::new();
    for (day, game, code) in app.store.attempts_in_time(visitor, STREAK).await? {
        played.entry(day).or_insert((game, code));
    }
    let streak = in_a_row(today, |day| played.contains_key(day));
    let mut week = Vec::new();
    for back in (0..7).rev() {
        let day = Day(today.0 - back);
        let mut own = None;
        if let Some((slug, code)) = played.get(&day)
            && let Ok(game) = catalogue::find(slug)
        {
            let ranking = app.store.daily_ranking(day, slug).await?;
            let rank = ranking.iter().position(|result| result.code == *code).map(|rank| rank + 1);
            own = Some((game.info(), rank));
        }
        week.push(WeekDay { day, own });
    }
    Ok((streak, week))
}
