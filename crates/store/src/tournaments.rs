//! Tournaments: their players, rounds and tables.
//!
//! A round begins in one transaction, which makes its tables, so of several servers one makes it, and one that stops half-way has made
//! nothing. Everything else about a tournament follows from the results of its tables.

use engine::{Seat, Seed};
use parts::words;

use crate::database::{Row, query};
use crate::error::is_duplicate;
use crate::rows::{self, write_options};
use crate::statements as sql;
use crate::tables::{insert_table, readable};
use crate::{
    Holder, NewTable, Result, Store, StoreError, TableState, Time, VisitorId, Writing, bump, chairs, integer,
    repeated,
};

words! {
    /// How the groups of a tournament are made.
    pub Format {
        /// In each round players of similar standing meet who have not met yet.
        Swiss = "swiss",
        /// Everybody meets everybody.
        League = "league",
        /// One round; all tables have the same draws.
        Duplicate = "duplicate",
    }
}

words! {
    /// What a place at a table is worth.
    pub Scoring {
        /// One point for the winner.
        Wins = "wins",
        /// 4, 2, 1 and 0 points.
        Places = "places",
        /// The share of the others whom one beat.
        Share = "share",
    }
}

words! {
    /// The state of a tournament.
    pub TournamentState {
        /// People join.
        Open = "open",
        /// A round is being played.
        Playing = "playing",
        /// All rounds have been played.
        Finished = "finished",
        /// The host closed it before the end.
        Closed = "closed",
    }
}

words! {
    /// Whether a player takes part in the next round.
    pub EntrantState {
        /// Yes.
        In = "in",
        /// Not before coming back.
        Away = "away",
        /// No: the host has withdrawn the player, or the player was deleted.
        Out = "out",
    }
}

/// A tournament. `Debug` output does not contain the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its short public name.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// Its name.
    pub title: String,
    /// Who made it; `None` if that visitor was deleted.
    pub host: Option<VisitorId>,
    /// The options of its tables, by name.
    pub options: Vec<(String, String)>,
    /// The number of seats of its tables.
    pub seats: u8,
    /// How the groups are made.
    pub format: Format,
    /// The number of rounds; of a league known when it begins.
    pub rounds: u32,
    /// What a place is worth.
    pub scoring: Scoring,
    /// The kind of the bots on free seats, and of those that stand in for absent players.
    pub bot: String,
    /// The time for a round in hours; `None`: no limit.
    pub hours: Option<u32>,
    /// Decides who sits where. The seed of all tables of a duplicate: secret until the end.
    pub seed: Seed,
    /// The state.
    pub state: TournamentState,
    /// The number of rounds that have begun.
    pub round: u32,
    /// When it was made.
    pub created: Time,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number, in the order in which they joined.
    pub number: u32,
    /// Who it is; `None` if that visitor was deleted.
    pub visitor: Option<VisitorId>,
    /// The name; empty if the visitor was deleted.
    pub name: String,
    /// Whether the player takes part in the next round.
    pub state: EntrantState,
}

/// A round that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number, counted from 1.
    pub number: u32,
    /// When the next one begins at the latest.
    pub deadline: Option<Time>,
}

/// A table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    /// Its code.
    pub code: String,
    /// The round.
    pub round: u32,
    /// Its state.
    pub state: TableState,
    /// The seats.
    pub seats: Vec<TournamentSeat>,
}

/// A seat at a table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSeat {
    /// The seat.
    pub seat: Seat,
    /// The chair.
    pub chair: u8,
    /// The name at the table.
    pub name: String,
    /// The player; `None` for a bot.
    pub entrant: Option<u32>,
    /// Whether a bot has taken over.
    pub forfeit: bool,
    /// Place and points, when the game is over.
    pub result: Option<(u8, i32)>,
}

/// Everything about a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRecord {
    /// Its rules and state.
    pub tournament: Tournament,
    /// The players, in the order in which they joined.
    pub entrants: Vec<Entrant>,
    /// The rounds that have begun.
    pub rounds: Vec<Round>,
    /// Their tables, the first round first.
    pub tables: Vec<TournamentTable>,
}

/// A tournament in the list of a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentCard {
    /// Its code.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// Its name.
    pub title: String,
    /// Its state.
    pub state: TournamentState,
    /// Whether the visitor is the host.
    pub host: bool,
    /// The visitor's name there; `None` for a host who does not play.
    pub name: Option<String>,
}

/// Somebody who lets the others wait too long at a table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absent {
    /// The table.
    pub code: String,
    /// The chair.
    pub chair: u8,
    /// The player.
    pub entrant: u32,
}

/// A table of a new round, with its players by their chairs.
#[derive(Clone, Debug)]
pub struct RoundTable {
    /// The table.
    pub table: NewTable,
    /// Chair and player.
    pub players: Vec<(u8, u32)>,
}

/// A new round.
#[derive(Clone, Debug)]
pub struct NewRound<'a> {
    /// The tournament.
    pub code: &'a str,
    /// Its number, counted from 1.
    pub number: u32,
    /// The number of rounds that the tournament has.
    pub rounds: u32,
    /// The players for whom it was made: nobody has come or gone since.
    pub players: &'a [u32],
    /// When the next one begins at the latest.
    pub deadline: Option<Time>,
    /// Its tables.
    pub tables: &'a [RoundTable],
}

impl Store {
    /// Stores a new tournament, which waits for players.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is one with this code.
    pub async fn add_tournament(&self, new: &Tournament) -> Result<()> {
        let mut writing = self.db.write().await?;
        let added = query(sql::INSERT_TOURNAMENT)
            .bind(&new.code)
            .bind(&new.game)
            .bind(&new.title)
            .bind(new.host.map(|host| host.0))
            .bind(write_options(&new.options))
            .bind(i64::from(new.seats))
            .bind(new.format.word())
            .bind(i64::from(new.rounds))
            .bind(new.scoring.word())
            .bind(&new.bot)
            .bind(new.hours.map(i64::from))
            .bind(new.seed.reveal())
            .bind(new.created.0)
            .execute(&mut writing)
            .await;
        match added {
            Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("code")),
            added => added?,
        };
        writing.commit().await
    }

    /// Everything about a tournament.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none with this code.
    pub async fn tournament(&self, code: &str) -> Result<TournamentRecord> {
        let mut reading = self.db.snapshot().await?;
        let tournament = tournament(&mut reading, code).await?;
        let entrants = entrants(&mut reading, code).await?;
        let rounds = query(sql::TOURNAMENT_ROUNDS).bind(code).fetch_all(&mut reading).await?;
        let tables = query(sql::TOURNAMENT_TABLES).bind(code).fetch_all(&mut reading).await?;
        let seats = query(sql::TOURNAMENT_SEATS).bind(code).fetch_all(&mut reading).await?;
        let round = |row: &Row| -> Result<Round> {
            let deadline: Option<i64> = row.try_get("deadline")?;
            Ok(Round { number: rows::number(row, "round")?, deadline: deadline.map(Time) })
        };
        let table = |row: &Row| -> Result<TournamentTable> {
            let code = rows::code(row)?.to_owned();
            let own = seats.iter().filter(|seat| rows::code(seat).is_ok_and(|other| other == code));
            Ok(TournamentTable {
                seats: own.map(seat).collect::<Result<_>>()?,
                round: rows::number(row, "round")?,
                state: rows::word(row, "state", TableState::parse)?,
                code,
            })
        };
        Ok(TournamentRecord {
            tournament,
            entrants,
            rounds: rounds.iter().map(round).collect::<Result<_>>()?,
            tables: tables.iter().map(table).collect::<Result<_>>()?,
        })
    }

    /// The tournaments at which a visitor plays or is the host, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tournaments_of(&self, visitor: VisitorId) -> Result<Vec<TournamentCard>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::TOURNAMENTS_OF).bind(visitor.0).fetch_all(&mut reading).await?;
        Ok(readable(&rows, |row| {
            Ok(TournamentCard {
                code: row.try_get("code")?,
                game: rows::game(row)?,
                title: row.try_get("title")?,
                state: rows::word(row, "state", TournamentState::parse)?,
                host: row.try_get::<Option<i64>>("host")? == Some(visitor.0),
                name: row.try_get("name")?,
            })
        }))
    }

    /// The number of a visitor as a player of a tournament; `None` if the visitor does not play there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn entrant(&self, code: &str, visitor: VisitorId) -> Result<Option<u32>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::ENTRANT).bind(code).bind(visitor.0).fetch_optional(&mut reading).await?;
        row.as_ref().map(|row| rows::number(row, "number")).transpose()
    }

    /// The states of the tables at which a visitor plays in a tournament.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn own_tournament_tables(&self, code: &str, visitor: VisitorId) -> Result<Vec<TableState>> {
        let mut reading = self.db.read().await?;
        let rows =
            query(sql::OWN_TOURNAMENT_TABLES).bind(code).bind(visitor.0).fetch_all(&mut reading).await?;
        rows.iter().map(|row| rows::word(row, "state", TableState::parse)).collect()
    }

    /// A visitor joins a tournament of at most `most` players that has not begun, unless the visitor has joined already.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if it has begun; [`StoreError::Taken`] if it is full.
    pub async fn join_tournament(
        &self,
        code: &str,
        visitor: VisitorId,
        name: &str,
        most: usize,
    ) -> Result<()> {
        let mut writing = self.db.write().await?;
        lock(&mut writing, code).await?;
        let found = tournament(&mut writing, code).await?;
        let entrants = entrants(&mut writing, code).await?;
        if entrants.iter().any(|entrant| entrant.visitor == Some(visitor)) {
            return Ok(());
        }
        if found.state != TournamentState::Open {
            return Err(StoreError::MovedOn);
        }
        if entrants.len() >= most {
            return Err(StoreError::Taken("place"));
        }
        let number = entrants.last().map_or(0, |last| i64::from(last.number) + 1);
        query(sql::INSERT_ENTRANT)
            .bind(code)
            .bind(number)
            .bind(visitor.0)
            .bind(name)
            .execute(&mut writing)
            .await?;
        writing.commit().await
    }

    /// Sets whether a player takes part in the next rounds. Before the first one, whoever does not is a player no more.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such player.
    pub async fn set_entrant(&self, code: &str, number: u32, state: EntrantState) -> Result<()> {
        let mut writing = self.db.write().await?;
        lock(&mut writing, code).await?;
        let found = tournament(&mut writing, code).await?;
        let leaves = found.state == TournamentState::Open && state != EntrantState::In;
        let set = if leaves {
            query(sql::DELETE_ENTRANT).bind(code).bind(i64::from(number))
        } else {
            query(sql::SET_ENTRANT).bind(code).bind(i64::from(number)).bind(state.word())
        };
        if set.execute(&mut writing).await? == 0 {
            return Err(StoreError::NotFound("player"));
        }
        writing.commit().await
    }

    /// Begins a round and makes its tables: each player has a seat at once. The tables wait for their games to be started.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if the round has begun, the tournament is over, or somebody has come or gone;
    /// [`StoreError::Taken`] if a table has the code of another one. Nothing has changed then.
    pub async fn begin_round(&self, new: &NewRound<'_>, at: Time) -> Result<()> {
        repeated(|| self.try_begin_round(new, at)).await
    }

    async fn try_begin_round(&self, new: &NewRound<'_>, at: Time) -> Result<()> {
        let mut writing = self.db.write().await?;
        lock(&mut writing, new.code).await?;
        let begins = query(sql::BEGIN_ROUND)
            .bind(new.code)
            .bind(i64::from(new.number) - 1)
            .bind(i64::from(new.rounds))
            .execute(&mut writing)
            .await?;
        let entrants = entrants(&mut writing, new.code).await?;
        let takes_part = |entrant: &&Entrant| entrant.state == EntrantState::In;
        let players = entrants.iter().filter(takes_part).map(|entrant| entrant.number);
        if begins == 0 || !players.eq(new.players.iter().copied()) {
            return Err(StoreError::MovedOn);
        }
        query(sql::INSERT_ROUND)
            .bind(new.code)
            .bind(i64::from(new.number))
            .bind(at.0)
            .bind(new.deadline.map(|deadline| deadline.0))
            .execute(&mut writing)
            .await?;
        for RoundTable { table, players } in new.tables {
            insert_table(&mut writing, table, at).await?;
            let join = query(sql::SET_TOURNAMENT).bind(&table.code).bind(new.code);
            join.bind(i64::from(new.number)).execute(&mut writing).await?;
            for &(chair, player) in players {
                let seat = query(sql::INSERT_TOURNAMENT_SEAT).bind(&table.code).bind(i64::from(chair));
                seat.bind(i64::from(player)).execute(&mut writing).await?;
                let entrant = entrants.iter().find(|entrant| entrant.number == player);
                if let Some(visitor) = entrant.and_then(|entrant| entrant.visitor) {
                    let held = query(sql::HOLD_CHAIR).bind(visitor.0).bind(&table.code);
                    held.bind(i64::from(chair)).bind(at.0).execute(&mut writing).await?;
                }
            }
        }
        writing.commit().await
    }

    /// Ends a tournament. Its tables are touched, because what they show may change. Returns their codes; `None` if it was over, or
    /// another round has begun.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn end_tournament(
        &self,
        code: &str,
        round: u32,
        state: TournamentState,
    ) -> Result<Option<Vec<String>>> {
        let mut writing = self.db.write().await?;
        lock(&mut writing, code).await?;
        let ended = query(sql::END_TOURNAMENT).bind(code).bind(i64::from(round)).bind(state.word());
        if ended.execute(&mut writing).await? == 0 {
            return Ok(None);
        }
        let tables = query(sql::TOURNAMENT_TABLES).bind(code).fetch_all(&mut writing).await?;
        writing.commit().await?;
        let codes = tables.iter().map(|table| rows::code(table).map(str::to_owned));
        codes.collect::<Result<_>>().map(Some)
    }

    /// Deletes a tournament. Its tables become tables like any other. Returns their codes.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such tournament.
    pub async fn delete_tournament(&self, code: &str) -> Result<Vec<String>> {
        let mut writing = self.db.write().await?;
        lock(&mut writing, code).await?;
        let tables = query(sql::TOURNAMENT_TABLES).bind(code).fetch_all(&mut writing).await?;
        if query(sql::DELETE_TOURNAMENT).bind(code).execute(&mut writing).await? == 0 {
            return Err(StoreError::NotFound("tournament"));
        }
        writing.commit().await?;
        tables.iter().map(|table| rows::code(table).map(str::to_owned)).collect()
    }

    /// A bot plays on for a player of a tournament, who scores nothing at this table and is away from now on. False if it did
    /// already, or the game is over.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table or chair.
    pub async fn forfeit(&self, code: &str, chair: u8, bot: &str, at: Time) -> Result<bool> {
        let mut writing = self.write_table(code).await?;
        let found = crate::tables::summary(&mut writing, code, None).await?;
        let own = found.chairs.iter().find(|own| own.number == chair).ok_or(StoreError::NotFound("chair"))?;
        let running = matches!(found.table.state, TableState::Waiting | TableState::Playing);
        let marked = query(sql::FORFEIT).bind(code).bind(i64::from(chair)).execute(&mut writing).await?;
        let holds = matches!(own.holder, Holder::Person | Holder::Open);
        if !running || marked == 0 && !holds {
            return Ok(false);
        }
        chairs::set_holder(&mut writing, code, chair, &Holder::StandIn(bot.to_owned()), &own.name).await?;
        query(sql::ENTRANT_AWAY).bind(code).bind(i64::from(chair)).execute(&mut writing).await?;
        bump(&mut writing, code, at).await?;
        writing.commit().await?;
        Ok(true)
    }

    /// Who lets the others wait at a table of this tournament since before `since`, although the deadline of its round is over.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn absent(&self, code: &str, now: Time, since: Time) -> Result<Vec<Absent>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::ABSENT).bind(code).bind(now.0).bind(since.0).fetch_all(&mut reading).await?;
        let absent = |row: &Row| {
            Ok(Absent {
                code: rows::code(row)?.to_owned(),
                chair: rows::number(row, "chair")?,
                entrant: rows::number(row, "entrant")?,
            })
        };
        rows.iter().map(absent).collect()
    }

    /// The running tournaments with something to do: a game to be started, a round that is over, or a deadline that has passed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn due_tournaments(&self, now: Time, limit: usize) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::DUE_TOURNAMENTS).bind(now.0).bind(integer(limit)).values(&mut reading).await?)
    }
}

/// Lets nobody else change a tournament until the end of the transaction.
async fn lock(writing: &mut Writing, code: &str) -> Result<()> {
    if let Writing::Postgres(_) = writing {
        query(sql::LOCK_TOURNAMENT).bind(code).execute(writing).await?;
    }
    Ok(())
}

async fn tournament(within: &mut Writing, code: &str) -> Result<Tournament> {
    let row = query(sql::TOURNAMENT).bind(code).fetch_optional(within).await?;
    let row = row.ok_or(StoreError::NotFound("tournament"))?;
    Ok(Tournament {
        code: row.try_get("code")?,
        game: rows::game(&row)?,
        title: row.try_get("title")?,
        host: row.try_get::<Option<i64>>("host")?.map(VisitorId),
        options: rows::word(&row, "options", rows::read_options)?,
        seats: rows::number(&row, "seats")?,
        format: rows::word(&row, "format", Format::parse)?,
        rounds: rows::number(&row, "rounds")?,
        scoring: rows::word(&row, "scoring", Scoring::parse)?,
        bot: row.try_get("bot")?,
        hours: row.try_get::<Option<i64>>("hours")?.and_then(|hours| u32::try_from(hours).ok()),
        seed: rows::word(&row, "seed", Seed::parse)?,
        state: rows::word(&row, "state", TournamentState::parse)?,
        round: rows::number(&row, "round")?,
        created: rows::time(&row, "created")?,
    })
}

async fn entrants(within: &mut Writing, code: &str) -> Result<Vec<Entrant>> {
    let rows = query(sql::ENTRANTS).bind(code).fetch_all(within).await?;
    let entrant = |row: &Row| {
        Ok(Entrant {
            number: rows::number(row, "number")?,
            visitor: row.try_get::<Option<i64>>("visitor")?.map(VisitorId),
            name: row.try_get("name")?,
            state: rows::word(row, "state", EntrantState::parse)?,
        })
    };
    rows.iter().map(entrant).collect()
}

fn seat(row: &Row) -> Result<TournamentSeat> {
    let entrant: Option<i64> = row.try_get("entrant")?;
    let result: Option<i64> = row.try_get("place")?;
    let result = match result {
        Some(_) => Some((rows::number(row, "place")?, rows::number(row, "score")?)),
        None => None,
    };
    Ok(TournamentSeat {
        seat: rows::seat(row, "seat")?,
        chair: rows::number(row, "chair")?,
        name: row.try_get("name")?,
        entrant: entrant.and_then(|entrant| u32::try_from(entrant).ok()),
        forfeit: row.try_get::<Option<i64>>("forfeit")? == Some(1),
        result,
    })
}
