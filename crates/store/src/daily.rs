//! The daily tables: one set-up per day and game, the same for everybody, and the tries of the visitors.

use std::fmt;

use engine::Seed;

use crate::database::query;
use crate::rows::{self, write_options};
use crate::statements as sql;
use crate::tables::readable;
use crate::{Result, Store, StoreError, TableState, Time, VisitorId, Writing, integer};

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A day in UTC: the number of days since 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i64);

impl Day {
    /// The day of a point in time.
    #[must_use]
    pub const fn of(time: Time) -> Self {
        Self(time.0.div_euclid(DAY))
    }

    /// When the day is over.
    #[must_use]
    pub const fn end(self) -> Time {
        Time((self.0 + 1).saturating_mul(DAY))
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0 - 1)
    }

    /// Year, month and day of the month. The year is counted from March, so that the leap day is its last day; 400 years have
    /// always 146,097 days.
    #[must_use]
    pub const fn date(self) -> (i64, i64, i64) {
        let since = self.0 + 719_468;
        let (era, day) = (since.div_euclid(146_097), since.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let date = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (400 * era + year + (month <= 2) as i64, month, date)
    }

    /// The day of a date.
    const fn from_date(year: i64, month: i64, date: i64) -> Self {
        let year = year - (month <= 2) as i64;
        let (era, year) = (year.div_euclid(400), year.rem_euclid(400));
        let day = (153 * ((month + 9) % 12) + 2) / 5 + date - 1;
        Self(146_097 * era + 365 * year + year / 4 - year / 100 + day - 719_468)
    }

    /// Reads a date such as `2026-11-17`; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-').map(|part| part.parse::<u16>().ok().map(i64::from));
        let day = Self::from_date(parts.next()??, parts.next()??, parts.next()??);
        (day.to_string() == text).then_some(day)
    }
}

/// `2026-11-17`
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, date) = self.date();
        write!(f, "{year:04}-{month:02}-{date:02}")
    }
}

/// The set-up of a game for one day. `Debug` output does not contain the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The day.
    pub day: Day,
    /// The game's slug.
    pub game: String,
    /// The number of seats. The visitor has the first one, bots have the others.
    pub seats: u8,
    /// The kind of the bots.
    pub bot: String,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The seed of the random draws; secret until the day is over.
    pub seed: Seed,
}

/// A visitor's try at a daily table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The table.
    pub code: String,
    /// Its state.
    pub state: TableState,
}

/// The result of a try that was finished before its day was over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// The table.
    pub code: String,
    /// The name of the player; empty if the player was deleted.
    pub name: String,
    /// The place at the table.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// The points ahead of the best bot.
    pub lead: i64,
    /// The thinking time in milliseconds.
    pub used: u64,
}

impl Store {
    /// The set-up of a game for a day.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn daily(&self, day: Day, game: &str) -> Result<Option<Daily>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::DAILY).bind(day.0).bind(game).fetch_optional(&mut reading).await?;
        row.as_ref().map(rows::daily).transpose()
    }

    /// Stores the set-up of a game for a day, unless there is one. Returns the stored one: with several servers, the first wins.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_daily(&self, daily: &Daily) -> Result<Daily> {
        let mut writing = self.db.write().await?;
        query(sql::INSERT_DAILY)
            .bind(daily.day.0)
            .bind(&daily.game)
            .bind(i64::from(daily.seats))
            .bind(&daily.bot)
            .bind(write_options(&daily.options))
            .bind(daily.seed.reveal())
            .execute(&mut writing)
            .await?;
        writing.commit().await?;
        self.daily(daily.day, &daily.game).await?.ok_or(StoreError::NotFound("daily table"))
    }

    /// The days before this one that have a set-up of a game, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn earlier_days(&self, game: &str, day: Day, limit: usize) -> Result<Vec<Day>> {
        let mut reading = self.db.read().await?;
        let days = query(sql::EARLIER_DAYS).bind(game).bind(day.0).bind(integer(limit));
        Ok(days.values(&mut reading).await?.into_iter().map(Day).collect())
    }

    /// The visitor's try at the table of a day.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn attempt(&self, day: Day, game: &str, visitor: VisitorId) -> Result<Option<Attempt>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::ATTEMPT).bind(day.0).bind(game).bind(visitor.0).fetch_optional(&mut reading);
        row.await?.as_ref().map(rows::attempt).transpose()
    }

    /// Makes a table the visitor's try of its day: the visitor comes to their own seat from another device.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the visitor has another table for that day and game.
    pub async fn share_attempt(&self, day: Day, game: &str, visitor: VisitorId, code: &str) -> Result<()> {
        let mut writing = self.db.write().await?;
        claim_attempt(&mut writing, day, game, visitor, code).await?;
        writing.commit().await
    }

    /// The results of all tries that were finished before the day was over, the best first: by place, then points, then the lead
    /// over the best bot, then thinking time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn daily_ranking(&self, day: Day, game: &str) -> Result<Vec<DailyResult>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::RANKING).bind(DAY).bind(day.0).bind(game).fetch_all(&mut reading).await?;
        Ok(readable(&rows, rows::daily_result))
    }

    /// Day, game and table of the visitor's tries that were finished in time, the latest day first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn attempts_in_time(
        &self,
        visitor: VisitorId,
        limit: usize,
    ) -> Result<Vec<(Day, String, String)>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::ATTEMPTS_IN_TIME).bind(DAY).bind(visitor.0).bind(integer(limit));
        let rows = rows.fetch_all(&mut reading).await?;
        let attempt = |row: &_| Ok((rows::day(row)?, rows::game(row)?, rows::code(row)?.to_owned()));
        Ok(readable(&rows, attempt))
    }
}

/// Makes a table the try of a visitor, unless the visitor has another one.
pub(crate) async fn claim_attempt(
    writing: &mut Writing,
    day: Day,
    game: &str,
    visitor: VisitorId,
    code: &str,
) -> Result<()> {
    let claim = query(sql::INSERT_ATTEMPT).bind(day.0).bind(game).bind(visitor.0).bind(code);
    let claimed: Option<String> = claim.value_optional(writing).await?;
    if claimed.as_deref() == Some(code) { Ok(()) } else { Err(StoreError::Taken("try")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (day, date) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (10_957, "2000-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_773, "2026-11-16"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(Day(day).to_string(), date);
            assert_eq!(Day::parse(date), Some(Day(day)));
        }
        for number in -200_000..200_000 {
            let (year, month, date) = Day(number).date();
            assert_eq!(Day::from_date(year, month, date), Day(number));
        }
    }

    #[test]
    fn other_texts_are_no_dates() {
        for text in
            ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-11-17-1", "+2026-11-17", "today"]
        {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight() {
        assert_eq!(
            [Day::of(Time(DAY - 1)), Day::of(Time(DAY)), Day::of(Time(-1))],
            [Day(0), Day(1), Day(-1)]
        );
        assert_eq!(Day(0).end(), Time(DAY));
    }
}
