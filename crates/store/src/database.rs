//! One way to run statements on either database.

use std::borrow::Cow;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Decode, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, Transaction, Type};

use crate::postgres::{self, patient};
use crate::{Location, OpenError, StoreError, sqlite};

/// An open database.
#[derive(Debug)]
pub(crate) enum Database {
    Sqlite(sqlite::Database),
    Postgres(postgres::Database),
}

impl Database {
    pub(crate) async fn open(location: &Location) -> Result<Self, OpenError> {
        match location {
            Location::File(path) => sqlite::Database::open(path).await.map(Self::Sqlite),
            Location::Postgres(options) => {
                postgres::Database::open(options, &location.to_string()).await.map(Self::Postgres)
            }
        }
    }

    /// A write transaction.
    pub(crate) async fn write(&self) -> Result<Session, StoreError> {
        Ok(match self {
            Self::Sqlite(database) => Session::Sqlite(database.write().await?),
            Self::Postgres(database) => Session::Postgres(database.write().await?),
        })
    }

    /// For a single statement that reads, or several that may see different states.
    pub(crate) async fn read(&self) -> Result<Session, StoreError> {
        Ok(match self {
            Self::Sqlite(database) => Session::Sqlite(database.read().await?),
            Self::Postgres(database) => Session::Postgres(database.read().await?),
        })
    }

    /// A read transaction, in which all statements see the same state.
    pub(crate) async fn snapshot(&self) -> Result<Session, StoreError> {
        Ok(match self {
            Self::Sqlite(database) => Session::Sqlite(database.read().await?),
            Self::Postgres(database) => Session::Postgres(database.snapshot().await?),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(database) => database.close().await,
            Self::Postgres(database) => database.close().await,
        }
    }
}

/// A transaction or, to read, a connection. Dropped without a commit, it has changed nothing.
pub(crate) enum Session {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(postgres::Session),
}

impl Session {
    /// Notes that a table has changed, so that other servers of the database are told after the commit; version 0: it is
    /// deleted.
    pub(crate) fn changed(&mut self, code: &str, version: u64) {
        match self {
            Self::Sqlite(_) => {}
            Self::Postgres(session) => session.changed(code, version),
        }
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(transaction) => Ok(transaction.commit().await?),
            Self::Postgres(session) => Ok(session.commit().await?),
        }
    }
}

/// A statement with its values.
pub(crate) struct Query<'a> {
    sql: SqlStr,
    values: Vec<Value<'a>>,
}

/// The values that both databases know.
pub(crate) enum Value<'a> {
    Integer(Option<i64>),
    Text(Option<Cow<'a, str>>),
}

/// A statement whose values are to be bound in their order.
pub(crate) fn query<'a>(sql: &'static str) -> Query<'a> {
    Query { sql: sql.into_sql_str(), values: Vec::new() }
}

/// The same for a statement that is put together from names, never from values.
pub(crate) fn built<'a>(sql: String) -> Query<'a> {
    Query { sql: AssertSqlSafe(sql).into_sql_str(), values: Vec::new() }
}

macro_rules! bound {
    ($query:ident) => {{
        let mut bound = sqlx::query($query.sql.clone());
        for value in &$query.values {
            bound = match value {
                Value::Integer(integer) => bound.bind(*integer),
                Value::Text(text) => bound.bind(text.as_deref()),
            };
        }
        bound
    }};
}

impl<'a> Query<'a> {
    pub(crate) fn bind(mut self, value: impl Into<Value<'a>>) -> Self {
        self.values.push(value.into());
        self
    }

    /// The character NUL, which PostgreSQL cannot store, becomes the replacement character.
    fn without_nul(mut self) -> Self {
        for value in &mut self.values {
            if let Value::Text(Some(text)) = value
                && text.contains('\0')
            {
                *text = Cow::Owned(text.replace('\0', "\u{FFFD}"));
            }
        }
        self
    }

    /// The number of changed rows.
    pub(crate) async fn execute(self, on: &mut Session) -> Result<u64, sqlx::Error> {
        Ok(match on {
            Session::Sqlite(on) => bound!(self).execute(&mut **on).await?.rows_affected(),
            Session::Postgres(on) => {
                let storable = self.without_nul();
                patient(bound!(storable).persistent(on.keeps_statements()).execute(on.connection()))
                    .await?
                    .rows_affected()
            }
        })
    }

    pub(crate) async fn fetch_optional(self, on: &mut Session) -> Result<Option<Row>, sqlx::Error> {
        Ok(match on {
            Session::Sqlite(on) => bound!(self).fetch_optional(&mut **on).await?.map(Row::Sqlite),
            Session::Postgres(on) => {
                let storable = self.without_nul();
                patient(bound!(storable).persistent(on.keeps_statements()).fetch_optional(on.connection()))
                    .await?
                    .map(Row::Postgres)
            }
        })
    }

    pub(crate) async fn fetch_one(self, on: &mut Session) -> Result<Row, sqlx::Error> {
        self.fetch_optional(on).await?.ok_or(sqlx::Error::RowNotFound)
    }

    pub(crate) async fn fetch_all(self, on: &mut Session) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match on {
            Session::Sqlite(on) => {
                bound!(self).fetch_all(&mut **on).await?.into_iter().map(Row::Sqlite).collect()
            }
            Session::Postgres(on) => {
                let storable = self.without_nul();
                let rows =
                    patient(bound!(storable).persistent(on.keeps_statements()).fetch_all(on.connection()))
                        .await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The first column of the only row.
    pub(crate) async fn value<T: Column>(self, on: &mut Session) -> Result<T, sqlx::Error> {
        self.fetch_one(on).await?.first()
    }

    /// The first column of the row, if there is one.
    pub(crate) async fn value_optional<T: Column>(self, on: &mut Session) -> Result<Option<T>, sqlx::Error> {
        self.fetch_optional(on).await?.map(|row| row.first()).transpose()
    }

    /// The first column of all rows.
    pub(crate) async fn values<T: Column>(self, on: &mut Session) -> Result<Vec<T>, sqlx::Error> {
        self.fetch_all(on).await?.iter().map(Row::first).collect()
    }
}

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(crate) fn try_get<'r, T>(&'r self, column: &str) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }

    fn first<T: Column>(&self) -> Result<T, sqlx::Error> {
        match self {
            Self::Sqlite(row) => row.try_get(0),
            Self::Postgres(row) => row.try_get(0),
        }
    }
}

/// An owned value of a column.
pub(crate) trait Column:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl Column for i64 {}
impl Column for String {}

macro_rules! values {
    ($($from:ty => $kind:ident $convert:expr;)*) => {
        $(impl<'a> From<$from> for Value<'a> {
            fn from(value: $from) -> Self {
                Self::$kind($convert(value))
            }
        })*
    };
}

values! {
    i64 => Integer Some;
    Option<i64> => Integer |value| value;
    &'a str => Text |value| Some(Cow::Borrowed(value));
    &'a String => Text |value: &'a String| Some(Cow::Borrowed(value.as_str()));
    String => Text |value| Some(Cow::Owned(value));
    Option<&'a str> => Text |value: Option<&'a str>| value.map(Cow::Borrowed);
    Option<String> => Text |value: Option<String>| value.map(Cow::Owned);
}
