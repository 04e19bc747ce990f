//! Whom to tell that it is their turn, where, and what is still to be sent.
//!
//! Nothing is written when somebody moves: whom to tell follows from the tables. A notice is claimed in the same transaction that
//! queues it, so that of several servers one sends it.

use engine::Seat;

use crate::database::{Row, query};
use crate::rows::{self, number};
use crate::statements as sql;
use crate::{Result, Store, StoreError, Time, VisitorId, integer};

/// A destination of a person's notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// The address of the push service, or of a webhook. Anybody who knows it can write there.
    pub address: String,
    /// What kind of place it is.
    pub kind: ChannelKind,
    /// The keys of a browser.
    pub keys: String,
    /// The code of the language the person used there.
    pub language: String,
    /// How many attempts in a row failed.
    pub failures: u32,
    /// Whether nothing is sent any more, because too much has failed.
    pub stopped: bool,
    /// Since when.
    pub since: Time,
    /// The browser whose push service it is; the channel goes when the browser is unlinked.
    pub browser: Option<VisitorId>,
}

/// A kind of [`Channel`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// The push service of a browser.
    Push,
    /// An address that takes messages for a chat.
    Webhook,
    /// An e-mail address that gets every notice at once. The keys are the secret of the link that ends it.
    Email,
    /// An e-mail address that gets one message a day.
    Digest,
}

impl ChannelKind {
    /// The word in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Webhook => "webhook",
            Self::Email => "email",
            Self::Digest => "digest",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Self> {
        [Self::Push, Self::Webhook, Self::Email, Self::Digest].into_iter().find(|kind| kind.word() == word)
    }
}

/// A person who may need a notice about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// The person.
    pub visitor: VisitorId,
    /// The person's preferences, as JSON.
    pub preferences: String,
    /// The code of the table.
    pub code: String,
    /// The person's seat there.
    pub seat: Seat,
}

/// What a person is told about a table.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The person.
    pub visitor: VisitorId,
    /// The code of the table.
    pub code: &'a str,
    /// The number of moves at the table.
    pub moves: usize,
    /// Whether there is a request to undo.
    pub requested: bool,
    /// What is sent where, and when.
    pub notices: &'a [(String, String, Time)],
}

/// A notice to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// To whom.
    pub visitor: VisitorId,
    /// About which table.
    pub code: String,
    /// What is sent.
    pub text: String,
    /// How often it was tried, this time included.
    pub attempts: u32,
    /// Where.
    pub channel: Channel,
}

/// The number of moves of a table nobody has looked at.
const NEVER: i64 = -1;

impl Store {
    /// Adds a channel or replaces the one with the same address. A browser belongs to one visitor: the channels of others with the
    /// address of its push service are removed. The person is told of what happens from now on.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the person has `most` channels already.
    pub async fn add_channel(&self, visitor: VisitorId, channel: &Channel, most: usize) -> Result<()> {
        let mut writing = self.db.write().await?;
        if channel.kind == ChannelKind::Push {
            let others = query(sql::DELETE_CHANNEL_OF_OTHERS).bind(visitor.0).bind(&channel.address);
            others.execute(&mut writing).await?;
        }
        let set = query(sql::SET_CHANNEL)
            .bind(visitor.0)
            .bind(&channel.address)
            .bind(channel.kind.word())
            .bind(&channel.keys)
            .bind(&channel.language)
            .bind(channel.since.0)
            .bind(channel.browser.map(|browser| browser.0));
        set.execute(&mut writing).await?;
        let count: i64 = query(sql::COUNT_CHANNELS).bind(visitor.0).value(&mut writing).await?;
        if count > integer(most) {
            return Err(StoreError::Taken("channels"));
        }
        writing.commit().await
    }

    /// The channels of a person, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn channels(&self, visitor: VisitorId) -> Result<Vec<Channel>> {
        let mut reading = self.db.read().await?;
        query(sql::CHANNELS).bind(visitor.0).fetch_all(&mut reading).await?.iter().map(channel).collect()
    }

    /// Removes a channel; what was to be sent there is not sent.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn remove_channel(&self, visitor: VisitorId, address: &str) -> Result<()> {
        self.write_one(query(sql::DELETE_CHANNEL).bind(visitor.0).bind(address)).await?;
        Ok(())
    }

    /// Notes that something was sent, which ends the failures, or could not be sent. After `most` failures in a row the channel is
    /// stopped.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn note_sending(&self, visitor: VisitorId, address: &str, sent: bool, most: u32) -> Result<()> {
        let note = if sent {
            query(sql::CHANNEL_WORKS).bind(visitor.0).bind(address)
        } else {
            query(sql::CHANNEL_FAILS).bind(visitor.0).bind(address).bind(i64::from(most))
        };
        self.write_one(note).await?;
        Ok(())
    }

    /// The codes of the tables about which a person wants to hear nothing.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn muted_tables(&self, visitor: VisitorId) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::MUTED_TABLES).bind(visitor.0).values(&mut reading).await?)
    }

    /// Notes whether a person wants to hear of a table; what is to be sent about it is not sent.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn mute_table(&self, visitor: VisitorId, code: &str, muted: bool) -> Result<()> {
        let mut writing = self.db.write().await?;
        let mute = query(sql::MUTE_TABLE).bind(visitor.0).bind(code).bind(i64::from(muted));
        mute.execute(&mut writing).await?;
        query(sql::DELETE_NOTICES).bind(visitor.0).bind(code).execute(&mut writing).await?;
        writing.commit().await
    }

    /// Notes that a person with a channel looks at a table: what is there now is known, and need not be told.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn look_at(&self, visitor: VisitorId, code: &str) -> Result<()> {
        let mut reading = self.db.read().await?;
        let channels: i64 = query(sql::COUNT_CHANNELS).bind(visitor.0).value(&mut reading).await?;
        drop(reading);
        if channels == 0 {
            return Ok(());
        }
        let mut writing = self.db.write().await?;
        query(sql::LOOK_AT).bind(visitor.0).bind(code).execute(&mut writing).await?;
        query(sql::DELETE_NOTICES).bind(visitor.0).bind(code).execute(&mut writing).await?;
        writing.commit().await
    }

    /// People with a channel who do not know yet that it is their turn, that a game is over or that they are asked to undo
    /// something, at tables without a change since `before`. The longest waiting come first, each person with at most `each` tables.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn awaited(&self, before: Time, each: usize, limit: usize) -> Result<Vec<Awaited>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::AWAITED).bind(before.0).bind(integer(each)).bind(integer(limit));
        let rows = rows.fetch_all(&mut reading).await?;
        let one = |row: &Row| {
            Ok(Awaited {
                visitor: VisitorId(row.try_get("visitor")?),
                preferences: row.try_get("preferences")?,
                code: row.try_get("code")?,
                seat: rows::seat(row, "seat")?,
            })
        };
        rows.iter().map(one).collect()
    }

    /// Notes that a person knows the state of a table and queues the notices about it, if nobody else has done so; true if they
    /// were queued. With notices the person counts as away until the next [look](Self::look_at).
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tell(&self, telling: &Telling<'_>) -> Result<bool> {
        let Telling { visitor, code, moves, requested, notices } = *telling;
        let mut writing = self.db.write().await?;
        let claim = query(sql::TELL)
            .bind(visitor.0)
            .bind(code)
            .bind(i64::from(!notices.is_empty()))
            .bind(integer(moves))
            .bind(if requested { integer(moves) } else { NEVER });
        if claim.execute(&mut writing).await? == 0 {
            return Ok(false);
        }
        for (address, text, due) in notices {
            let notice = query(sql::INSERT_NOTICE).bind(visitor.0).bind(address).bind(code).bind(text);
            notice.bind(due.0).execute(&mut writing).await?;
        }
        writing.commit().await?;
        Ok(true)
    }

    /// Claims notices that are due, at most `each` of one person besides those of a digest. The caller has until `again` to send
    /// them; after that they are due again.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn due_notices(&self, now: Time, again: Time, each: usize, limit: usize) -> Result<Vec<Due>> {
        let mut writing = self.db.write().await?;
        let claim =
            query(sql::CLAIM_NOTICES).bind(now.0).bind(again.0).bind(integer(each)).bind(integer(limit));
        let rows = claim.fetch_all(&mut writing).await?;
        let mut due = Vec::new();
        for row in &rows {
            let (visitor, address): (i64, &str) = (row.try_get("visitor")?, row.try_get("address")?);
            let found = query(sql::CHANNEL).bind(visitor).bind(address).fetch_one(&mut writing).await?;
            due.push(Due {
                visitor: VisitorId(visitor),
                code: row.try_get("code")?,
                text: row.try_get("text")?,
                attempts: number(row, "attempts")?,
                channel: channel(&found)?,
            });
        }
        writing.commit().await?;
        Ok(due)
    }

    /// Puts a notice off, or removes it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn settle_notice(&self, notice: &Due, again: Option<Time>) -> Result<()> {
        let Due { visitor, code, channel, .. } = notice;
        let settle = match again {
            Some(again) => {
                query(sql::PUT_OFF_NOTICE).bind(visitor.0).bind(&channel.address).bind(code).bind(again.0)
            }
            None => query(sql::DELETE_NOTICE).bind(visitor.0).bind(&channel.address).bind(code),
        };
        self.write_one(settle).await?;
        Ok(())
    }
}

fn channel(row: &Row) -> Result<Channel> {
    Ok(Channel {
        address: row.try_get("address")?,
        kind: rows::word(row, "kind", ChannelKind::parse)?,
        keys: row.try_get("keys")?,
        language: row.try_get("language")?,
        failures: number(row, "failures")?,
        stopped: row.try_get::<i64>("stopped")? != 0,
        since: rows::time(row, "since")?,
        browser: row.try_get::<Option<i64>>("browser")?.map(VisitorId),
    })
}
