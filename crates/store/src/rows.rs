//! Conversion of rows to values.

use engine::{Draw, MAX_SEATS, Nonce, Seat, Seed};

use crate::database::Row;
use crate::ratings;
use crate::{
    Acquaintance, Assistance, Attempt, Chair, ChatKind, ChatMessage, Daily, DailyResult, Day, Draft,
    Finished, Holder, Membership, Move, Opponent, Pace, Person, PuzzleRating, PuzzleStanding, PuzzleTry,
    RatedGame, Rating, Replay, SeatResult, Secret, Settings, Standing, StoreError, Summary, Table,
    TableState, Time, TournamentState, Visibility, Visitor, VisitorId,
};

type Result<T> = std::result::Result<T, StoreError>;

/// The value of a column, or [`StoreError::Damaged`] if the column holds none of the expected values.
fn valid<T>(value: Option<T>, column: &str) -> Result<T> {
    value.ok_or_else(|| StoreError::Damaged(format!("\"{column}\" holds an invalid value")))
}

pub(crate) fn word<T>(row: &Row, column: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T> {
    valid(parse(row.try_get(column)?), column)
}

pub(crate) fn number<T: TryFrom<i64>>(row: &Row, column: &str) -> Result<T> {
    valid(T::try_from(row.try_get::<i64>(column)?).ok(), column)
}

pub(crate) fn code(row: &Row) -> Result<&str> {
    Ok(row.try_get("code")?)
}

pub(crate) fn time(row: &Row, column: &str) -> Result<Time> {
    Ok(Time(row.try_get(column)?))
}

pub(crate) fn seat(row: &Row, column: &str) -> Result<Seat> {
    valid(optional_seat(row, column)?, column)
}

fn optional_seat(row: &Row, column: &str) -> Result<Option<Seat>> {
    let Some(index) = row.try_get::<Option<i64>>(column)? else { return Ok(None) };
    let index = u8::try_from(index).ok().filter(|&index| usize::from(index) < MAX_SEATS);
    valid(index, column).map(|index| Some(Seat::new(index)))
}

pub(crate) fn summary(row: &Row) -> Result<Summary> {
    let seen: Option<i64> = row.try_get("my_seen")?;
    let mine = seen.map(|seen| -> Result<Acquaintance> {
        let seen = valid(usize::try_from(seen).ok(), "my_seen")?;
        Ok(Acquaintance { seat: optional_seat(row, "my_seat")?, seen })
    });
    let place: Option<i64> = row.try_get("my_place")?;
    let place = place.map(|place| valid(u8::try_from(place).ok(), "my_place")).transpose()?;
    Ok(Summary { table: table(row)?, chairs: Vec::new(), mine: mine.transpose()?, place })
}

fn table(row: &Row) -> Result<Table> {
    Ok(Table {
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        rules: number(row, "rules")?,
        components: row.try_get("components")?,
        options: word(row, "options", read_options)?,
        seed: word(row, "seed", Seed::parse)?,
        secret: word(row, "secret", Secret::parse)?,
        watch_issue: number(row, "watch_issue")?,
        settings: Settings {
            title: row.try_get("title")?,
            visibility: word(row, "visibility", Visibility::parse)?,
            pace: word(row, "pace", Pace::parse)?,
            clocks: row.try_get::<i64>("clocks")? != 0,
            assistance: word(row, "assistance", Assistance::parse)?,
            replay: word(row, "replay", Replay::parse)?,
            rated: row.try_get::<i64>("rated")? != 0,
        },
        state: word(row, "state", TableState::parse)?,
        host: row.try_get::<Option<i64>>("host")?.map(VisitorId),
        host_name: row.try_get("host_name")?,
        start: word(row, "start_draws", Draw::parse_list)?,
        moves: number(row, "moves")?,
        awaited: optional_seat(row, "awaited")?,
        rematch: row.try_get("rematch")?,
        hidden: row.try_get::<i64>("hidden")? != 0,
        day: row.try_get::<Option<i64>>("day")?.map(Day),
        tournament: membership(row)?,
        version: number(row, "version")?,
        step: number(row, "step")?,
        created: time(row, "created")?,
        begun: row.try_get::<Option<i64>>("begun")?.map(Time),
        updated: time(row, "updated")?,
    })
}

fn membership(row: &Row) -> Result<Option<Membership>> {
    let Some(code) = row.try_get("tournament")? else { return Ok(None) };
    let duplicate: Option<&str> = row.try_get("duplicate")?;
    let sealed = duplicate == Some(TournamentState::Playing.word());
    Ok(Some(Membership { code, duplicate: duplicate.is_some(), sealed }))
}

fn holder(row: &Row) -> Result<Holder> {
    let bot: Option<String> = row.try_get("bot")?;
    let holder = match (row.try_get::<&str>("holder")?, bot) {
        ("open", None) => Some(Holder::Open),
        ("person", None) => Some(Holder::Person),
        ("bot", Some(bot)) => Some(Holder::Bot(bot)),
        ("stand-in", Some(bot)) => Some(Holder::StandIn(bot)),
        _ => None,
    };
    valid(holder, "holder")
}

pub(crate) fn chair(row: &Row) -> Result<Chair> {
    let nonce: Option<&str> = row.try_get("nonce")?;
    let nonce = nonce.map(|nonce| valid(Nonce::parse(nonce), "nonce")).transpose()?;
    Ok(Chair {
        number: number(row, "chair")?,
        seat: seat(row, "seat")?,
        holder: holder(row)?,
        name: row.try_get("name")?,
        issue: number(row, "issue")?,
        used: number(row, "used")?,
        nonce,
        shared_by: row.try_get::<Option<i64>>("shared_by")?.map(VisitorId),
    })
}

/// The two columns of a holder.
pub(crate) fn holder_columns(holder: &Holder) -> (&'static str, Option<&str>) {
    match holder {
        Holder::Open => ("open", None),
        Holder::Person => ("person", None),
        Holder::Bot(bot) => ("bot", Some(bot)),
        Holder::StandIn(bot) => ("stand-in", Some(bot)),
    }
}

pub(crate) fn played(row: &Row) -> Result<Move> {
    Ok(Move {
        seat: seat(row, "seat")?,
        action: row.try_get("action")?,
        draws: word(row, "draws", Draw::parse_list)?,
        time: time(row, "time")?,
    })
}

pub(crate) fn draft(row: &Row) -> Result<Draft> {
    let steps = row.try_get::<&str>("steps")?.lines().map(ToOwned::to_owned).collect();
    Ok(Draft { seat: seat(row, "seat")?, base: number(row, "base")?, steps })
}

pub(crate) fn result(row: &Row) -> Result<SeatResult> {
    let points = |text: &str| text.split_whitespace().map(|points| points.parse().ok()).collect();
    Ok(SeatResult {
        seat: seat(row, "seat")?,
        place: number(row, "place")?,
        score: number(row, "score")?,
        points: word(row, "points", points)?,
    })
}

pub(crate) fn rating(row: &Row) -> Result<Rating> {
    let points = |column: &str| Ok::<_, StoreError>(ratings::read(row.try_get(column)?));
    Ok(Rating { points: points("points")?, deviation: points("deviation")? })
}

pub(crate) fn rated_game(row: &Row) -> Result<RatedGame> {
    Ok(RatedGame {
        code: row.try_get("code")?,
        game: game(row)?,
        seats: number(row, "seats")?,
        rating: rating(row)?,
        time: time(row, "time")?,
    })
}

pub(crate) fn finished(row: &Row) -> Result<Finished> {
    Ok(Finished {
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        seats: number(row, "seats")?,
        result: result(row)?,
        time: time(row, "updated")?,
        listed: row.try_get::<i64>("listed")? != 0,
    })
}

pub(crate) fn digest(row: &Row) -> Result<String> {
    Ok(row.try_get("digest")?)
}

pub(crate) fn opponent(row: &Row) -> Result<Opponent> {
    Ok(Opponent {
        code: row.try_get("code")?,
        place: number(row, "place")?,
        holder: holder(row)?,
        name: row.try_get("name")?,
        visitor: row.try_get::<Option<i64>>("visitor")?.map(VisitorId),
        profile: row.try_get("profile")?,
    })
}

pub(crate) fn visitor(row: &Row) -> Result<Visitor> {
    Ok(Visitor {
        id: VisitorId(row.try_get("id")?),
        browser: VisitorId(row.try_get("browser")?),
        name: row.try_get("name")?,
        preferences: row.try_get("preferences")?,
        standing: word(row, "standing", Standing::parse)?,
        created: time(row, "created")?,
        seen: time(row, "seen")?,
    })
}

pub(crate) fn standing(row: &Row) -> Result<Standing> {
    word(row, "standing", Standing::parse)
}

pub(crate) fn person(row: &Row) -> Result<Person> {
    Ok(Person {
        id: VisitorId(row.try_get("id")?),
        name: row.try_get("name")?,
        standing: standing(row)?,
        seat: optional_seat(row, "my_seat")?,
        created: time(row, "created")?,
        seen: time(row, "seen")?,
    })
}

pub(crate) fn acquaintance(row: &Row) -> Result<Acquaintance> {
    Ok(Acquaintance { seat: optional_seat(row, "my_seat")?, seen: number(row, "my_seen")? })
}

pub(crate) fn chat_message(row: &Row) -> Result<ChatMessage> {
    Ok(ChatMessage {
        number: number(row, "number")?,
        kind: word(row, "kind", ChatKind::parse)?,
        name: row.try_get("name")?,
        seat: optional_seat(row, "seat")?,
        text: row.try_get("text")?,
        time: time(row, "time")?,
    })
}

pub(crate) fn day(row: &Row) -> Result<Day> {
    Ok(Day(row.try_get("day")?))
}

pub(crate) fn game(row: &Row) -> Result<String> {
    Ok(row.try_get("game")?)
}

pub(crate) fn daily(row: &Row) -> Result<Daily> {
    Ok(Daily {
        day: day(row)?,
        game: row.try_get("game")?,
        seats: number(row, "seats")?,
        bot: row.try_get("bot")?,
        options: word(row, "options", read_options)?,
        seed: word(row, "seed", Seed::parse)?,
    })
}

pub(crate) fn attempt(row: &Row) -> Result<Attempt> {
    Ok(Attempt { code: row.try_get("code")?, state: word(row, "state", TableState::parse)? })
}

pub(crate) fn daily_result(row: &Row) -> Result<DailyResult> {
    Ok(DailyResult {
        code: row.try_get("code")?,
        name: row.try_get("name")?,
        place: number(row, "place")?,
        score: number(row, "score")?,
        lead: row.try_get::<Option<i64>>("lead")?.unwrap_or_default(),
        used: number(row, "used")?,
    })
}

/// A number that is stored in millionths.
fn millionths(row: &Row, column: &str) -> Result<f64> {
    Ok(row.try_get::<i64>(column)? as f64 / 1e6)
}

pub(crate) fn puzzle_rating(row: &Row) -> Result<PuzzleRating> {
    Ok(PuzzleRating {
        rating: millionths(row, "rating")?,
        deviation: millionths(row, "deviation")?,
        volatility: millionths(row, "volatility")?,
    })
}

pub(crate) fn puzzle_try(row: &Row) -> Result<PuzzleTry> {
    Ok(PuzzleTry {
        puzzle: row.try_get("puzzle")?,
        choice: row.try_get("choice")?,
        solved: row.try_get::<i64>("solved")? == 1,
        earlier: millionths(row, "earlier")?,
        later: millionths(row, "later")?,
    })
}

pub(crate) fn puzzle_standing(row: &Row) -> Result<PuzzleStanding> {
    Ok(PuzzleStanding {
        puzzle: row.try_get("puzzle")?,
        rating: puzzle_rating(row)?,
        tries: number(row, "tries")?,
        solved: number(row, "solved")?,
    })
}

/// Options as in the header of a record: a line each, name and value.
pub(crate) fn write_options(options: &[(String, String)]) -> String {
    options.iter().map(|(name, value)| format!("{name} {value}\n")).collect()
}

pub(crate) fn read_options(text: &str) -> Option<Vec<(String, String)>> {
    let option = |line: &str| line.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
    text.lines().map(option).collect()
}

pub(crate) fn write_points(points: &[i32]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
