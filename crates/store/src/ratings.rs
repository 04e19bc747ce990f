//! Ratings: how well a visitor plays a game with a number of players.
//!
//! A rated game is rated when it ends, in the transaction that stores its last move, so that it is rated exactly once: by whatever
//! server, and also if the server stops right after. The person who held a seat when the game began is rated with the place of that seat,
//! even if somebody else played there at the end. Seats whose first player is gone are left out.
//!
//! The method is that of Weng and Lin (Bradley–Terry, full pairs), on the scale of the bots' ladder: a difference of 400 points
//! means odds of ten to one to finish ahead. Bots have fixed ratings, which the caller knows.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::database::query;
use crate::rows;
use crate::statements as sql;
use crate::tables::{readable, summary};
use crate::{Chair, Holder, RatedGame, Result, SeatResult, Store, Summary, Time, VisitorId, Writing};

/// The rating of a visitor before the first rated game.
pub const START: f64 = 1500.0;

/// The difference in points that multiplies the odds by ten.
const TENFOLD: f64 = 400.0;

/// The rating of somebody who has played a lot still follows their play.
const LEAST_DEVIATION: f64 = 60.0;

/// Ratings are stored in thousandths of a point.
const UNIT: f64 = 1000.0;

/// The spread of a player's results from game to game: the `beta` of the method.
fn beta() -> f64 {
    TENFOLD / std::f64::consts::LN_10 / std::f64::consts::SQRT_2
}

/// A rating: points, and their standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The points.
    pub points: f64,
    /// How uncertain they are.
    pub deviation: f64,
}

impl Rating {
    /// The rating of a visitor before the first rated game: as uncertain as Weng and Lin propose.
    fn start() -> Self {
        Self { points: START, deviation: 2.0 * beta() }
    }
}

/// The ratings after a game in which these players took these places.
fn rate(players: &[(Rating, u8)], beta: f64) -> Vec<Rating> {
    let config = WengLinConfig { beta, ..WengLinConfig::new() };
    let rating = |of: &Rating| WengLinRating { rating: of.points, uncertainty: of.deviation };
    let ratings: Vec<[WengLinRating; 1]> = players.iter().map(|(of, _)| [rating(of)]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = ratings
        .iter()
        .zip(players)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let rated = weng_lin_multi_team(&teams, &config).into_iter().flatten();
    rated.map(|new| Rating { points: new.rating, deviation: new.uncertainty }).collect()
}

impl Store {
    /// The ratings of a visitor after each rated game, in the order of the games.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn ratings(&self, visitor: VisitorId) -> Result<Vec<RatedGame>> {
        let mut reading = self.db.read().await?;
        let ratings = query(sql::RATINGS).bind(visitor.0).fetch_all(&mut reading).await?;
        Ok(readable(&ratings, rows::rated_game))
    }

    /// The number of rated games that a visitor has begun and that are not over.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn rated_games_under_way(&self, visitor: VisitorId) -> Result<usize> {
        let mut reading = self.db.read().await?;
        let count: i64 = query(sql::RATED_GAMES).bind(visitor.0).value(&mut reading).await?;
        Ok(usize::try_from(count).unwrap_or(0))
    }
}

/// A player of a rated game.
struct Player {
    /// Whose rating changes; `None` for a bot.
    visitor: Option<VisitorId>,
    rating: Rating,
    place: u8,
    /// The number of rated games before this one.
    games: i64,
}

/// Rates the players of a game that has just ended, if the table is rated. `bots` are the ratings of bots by their names.
pub(crate) async fn settle(
    writing: &mut Writing,
    code: &str,
    results: &[SeatResult],
    bots: &[(&str, f64)],
    at: Time,
) -> Result<()> {
    let Summary { table, chairs, .. } = summary(writing, code, None).await?;
    let Some(begun) = table.begun.filter(|_| table.settings.rated) else { return Ok(()) };
    let seats = i64::try_from(chairs.len()).unwrap_or(i64::MAX);
    let mut players = Vec::new();
    for chair in &chairs {
        let Some(result) = results.iter().find(|result| result.seat == chair.seat) else { continue };
        let bot = match &chair.holder {
            Holder::Bot(name) => bots.iter().find(|(bot, _)| bot == name).map(|(_, points)| *points),
            Holder::Open | Holder::Person | Holder::StandIn(_) => None,
        };
        let visitor = first_player(writing, code, chair, begun).await?;
        let rating = match bot {
            Some(points) => Rating { points, deviation: 0.0 },
            None => Rating::start(),
        };
        if bot.is_some() || visitor.is_some() {
            players.push(Player { visitor, rating, place: result.place, games: 0 });
        }
    }
    // Two games of the same people may end at the same time: the locks are taken in the same order by everybody.
    players.sort_by_key(|player| player.visitor);
    for player in &mut players {
        let Some(visitor) = player.visitor else { continue };
        if let Writing::Postgres(_) = writing {
            query(sql::LOCK_VISITOR).bind(visitor.0).execute(writing).await?;
        }
        let latest = query(sql::RATING).bind(visitor.0).bind(&table.game).bind(seats);
        if let Some(row) = latest.fetch_optional(writing).await? {
            player.rating = rows::rating(&row)?;
            player.games = row.try_get("number")?;
        }
    }
    if players.len() < 2 {
        return Ok(());
    }
    let before: Vec<(Rating, u8)> = players.iter().map(|player| (player.rating, player.place)).collect();
    for (player, after) in players.iter().zip(rate(&before, beta())) {
        let Some(visitor) = player.visitor else { continue };
        query(sql::INSERT_RATING)
            .bind(visitor.0)
            .bind(code)
            .bind(&table.game)
            .bind(seats)
            .bind(player.games + 1)
            .bind(stored(after.points))
            .bind(stored(after.deviation.max(LEAST_DEVIATION)))
            .bind(at.0)
            .execute(writing)
            .await?;
    }
    Ok(())
}

/// The visitor who held a person's chair when the game began, if the visitor still does. Of several devices, the first one counts.
async fn first_player(
    writing: &mut Writing,
    code: &str,
    chair: &Chair,
    begun: Time,
) -> Result<Option<VisitorId>> {
    if let Holder::Bot(_) = chair.holder {
        return Ok(None);
    }
    let player = query(sql::FIRST_PLAYER).bind(code).bind(i64::from(chair.number)).bind(begun.0);
    Ok(player.value_optional(writing).await?.map(VisitorId))
}

/// A number of points as it is stored.
#[allow(clippy::cast_possible_truncation, reason = "ratings are small numbers")]
fn stored(points: f64) -> i64 {
    (points * UNIT).round() as i64
}

/// A number of points as it was stored.
#[allow(clippy::cast_precision_loss, reason = "ratings are small numbers")]
pub(crate) fn read(stored: i64) -> f64 {
    stored as f64 / UNIT
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a game in units of Weng and Lin: they begin with 25 points.
    fn play(players: &mut [Rating; 5], places: &[(usize, u8)]) {
        let before: Vec<_> = places.iter().map(|&(player, place)| (players[player], place)).collect();
        for (&(player, _), after) in places.iter().zip(rate(&before, 25.0 / 6.0)) {
            players[player] = after;
        }
    }

    /// The series of three games with ties that the tests of another implementation, openskill.py, publish for the same model.
    #[test]
    fn the_arithmetic_is_that_of_weng_and_lin() {
        let mut players = [Rating { points: 25.0, deviation: 25.0 / 3.0 }; 5];
        play(&mut players, &[(0, 1), (1, 2), (2, 2), (3, 3), (4, 3)]);
        play(&mut players, &[(4, 1), (2, 2), (1, 2)]);
        play(&mut players, &[(3, 1), (1, 1), (2, 2), (0, 2)]);
        let published = [
            (27.643_471_362, 6.716_636_758),
            (28.844_979_38, 6.310_098_392),
            (20.705_805_441, 6.310_098_392),
            (24.387_640_207, 6.668_755_907),
            (23.354_955_778, 6.854_096_855),
        ];
        for (player, (points, deviation)) in players.iter().zip(published) {
            assert!((player.points - points).abs() < 1e-8, "{players:?}");
            assert!((player.deviation - deviation).abs() < 1e-8, "{players:?}");
        }
    }

    /// A player who finishes ahead as often as the scale predicts keeps the rating.
    #[test]
    fn ten_times_the_odds_are_400_points() {
        let strong = Rating { points: 1900.0, deviation: 60.0 };
        let weak = Rating { points: START, deviation: 0.0 };
        let change = |place| rate(&[(strong, place), (weak, 3 - place)], beta())[0].points - strong.points;
        let mean = (10.0 * change(1) + change(2)) / 11.0;
        assert!(change(1) > 0.0 && mean.abs() < 0.5, "{mean}");
    }
}
