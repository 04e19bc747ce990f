//! The chairs of a table, their holders and links.

use engine::{Nonce, Seat};

use crate::database::query;
use crate::rows::{self, holder_columns};
use crate::statements as sql;
use crate::tables::{finish, finish_if, summary};
use crate::token::hash;
use crate::{
    Chair, Holder, Link, Result, Secret, Store, StoreError, Summary, TableState, Time, VisitorId, Writing,
    integer,
};

impl Store {
    /// The target of a secret link; `None` if it was never issued or was replaced.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn find_link(&self, token: &str) -> Result<Option<Link>> {
        let mut reading = self.db.read().await?;
        let token = hash(token);
        if let Some(row) = query(sql::FIND_CHAIR).bind(&token).fetch_optional(&mut reading).await? {
            let chair = Some((rows::number(&row, "chair")?, rows::seat(&row, "seat")?));
            return Ok(Some(Link { code: rows::code(&row)?.to_owned(), chair }));
        }
        let code = query(sql::FIND_WATCH).bind(&token).value_optional(&mut reading).await?;
        Ok(code.map(|code| Link { code, chair: None }))
    }

    /// Takes a chair by its link. An open chair gets this name, unless the name is empty, and a new link: the old one
    /// was an invitation, and the person who sent it must not be able to use it. A chair held by a stand-in is returned
    /// to the person, a chair held by a person is unchanged (a second device). The visitor becomes a holder.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if a bot holds the chair.
    pub async fn sit(&self, code: &str, chair: u8, visitor: VisitorId, name: &str, at: Time) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        let chairs = summary(&mut writing, code, None).await?.chairs;
        let chair = chairs.iter().find(|found| found.number == chair).ok_or(StoreError::NotFound("chair"))?;
        sit(&mut writing, code, chair, visitor, name, at).await?;
        finish(writing, code, at).await
    }

    /// Gives an open chair to a person who plays at the device of a visitor, and passes it on to others.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table or chair.
    pub async fn share_chair(
        &self,
        code: &str,
        chair: u8,
        visitor: VisitorId,
        name: &str,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        set_holder(&mut writing, code, chair, &Holder::Person, name).await?;
        let share = query(sql::SHARE_CHAIR).bind(code).bind(i64::from(chair)).bind(visitor.0);
        share.execute(&mut writing).await?;
        finish(writing, code, at).await
    }

    /// The device of a visitor shows another one of the chairs that share it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if no person who shares the device has that chair.
    pub async fn show_chair(&self, code: &str, chair: u8, visitor: VisitorId) -> Result<()> {
        let show = query(sql::SHOW_CHAIR).bind(visitor.0).bind(code).bind(i64::from(chair));
        if self.write_one(show).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("chair")) }
    }

    /// Takes the next open chair of a waiting table, unless the visitor has one already. Returns the seat.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if no chair is free; [`StoreError::MovedOn`] if the game has begun.
    pub async fn sit_anywhere(&self, code: &str, visitor: VisitorId, name: &str, at: Time) -> Result<Seat> {
        let mut writing = self.write_table(code).await?;
        let Summary { table, chairs, mine, .. } = summary(&mut writing, code, Some(visitor)).await?;
        if let Some(seat) = mine.and_then(|mine| mine.seat) {
            return Ok(seat);
        }
        if table.state != TableState::Waiting {
            return Err(StoreError::MovedOn);
        }
        let open = chairs.iter().find(|chair| chair.holder == Holder::Open);
        let open = open.ok_or(StoreError::NotFound("free seat"))?;
        sit(&mut writing, code, open, visitor, name, at).await?;
        finish(writing, code, at).await?;
        Ok(open.seat)
    }

    /// Sets the holder of a chair: a bot, a stand-in, none, or the same person under another name. An emptied chair
    /// gets a new link, its holders become spectators, and their notes and orders are deleted: they were private.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table or chair.
    pub async fn set_holder(
        &self,
        code: &str,
        chair: u8,
        holder: &Holder,
        name: &str,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        set_holder(&mut writing, code, chair, holder, name).await?;
        if *holder == Holder::Open {
            reissue(&mut writing, code, chair, None).await?;
            delete_notes(&mut writing, code, chair).await?;
        }
        finish(writing, code, at).await
    }

    /// Replaces the link of a chair: the old one stops working, and its holders become spectators, except the visitor
    /// `keep`.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table or chair.
    pub async fn reissue_link(
        &self,
        code: &str,
        chair: u8,
        keep: Option<VisitorId>,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        reissue(&mut writing, code, chair, keep).await?;
        finish(writing, code, at).await
    }

    /// Keeps the random number that the person on a chair adds to the seed, until the game begins: once, and then it is
    /// fixed. It is deleted if the person leaves the chair before the game begins.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if there is one already, no person sits there, or the game has begun.
    pub async fn add_nonce(&self, code: &str, chair: u8, nonce: Nonce, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let set = query(sql::SET_NONCE).bind(code).bind(i64::from(chair)).bind(nonce.to_string());
        let changed = set.execute(&mut writing).await?;
        finish_if(changed == 1, writing, code, at).await
    }

    /// Arranges the chairs of a waiting table in this order of chair numbers.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if the game has begun or these are not its chairs.
    pub async fn arrange_chairs(&self, code: &str, order: &[u8], at: Time) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        let chairs = waiting(&mut writing, code).await?.chairs;
        let mut numbers: Vec<u8> = chairs.iter().map(|chair| chair.number).collect();
        let mut wanted = order.to_vec();
        numbers.sort_unstable();
        wanted.sort_unstable();
        if numbers != wanted {
            return Err(StoreError::MovedOn);
        }
        arrange(&mut writing, code, order).await?;
        finish(writing, code, at).await
    }
}

/// Frees the chair of a deleted person: its name and notes are deleted, and its link is replaced.
pub(crate) async fn vacate(writing: &mut Writing, code: &str, chair: u8, holder: &Holder) -> Result<()> {
    set_holder(writing, code, chair, holder, "").await?;
    reissue(writing, code, chair, None).await?;
    delete_notes(writing, code, chair).await
}

async fn delete_notes(writing: &mut Writing, code: &str, chair: u8) -> Result<()> {
    let delete = query(sql::DELETE_SEAT_NOTES).bind(code).bind(i64::from(chair));
    delete.execute(writing).await?;
    Ok(())
}

/// Adds a chair.
pub(crate) async fn insert(
    writing: &mut Writing,
    code: &str,
    secret: &Secret,
    seat: Seat,
    holder: &Holder,
    name: &str,
) -> Result<()> {
    let number: i64 = query(sql::COUNT_CHAIR).bind(code).value(writing).await?;
    let number = u8::try_from(number).map_err(|_| StoreError::MovedOn)?;
    let (kind, bot) = holder_columns(holder);
    query(sql::INSERT_CHAIR)
        .bind(code)
        .bind(i64::from(number))
        .bind(i64::from(seat.number()))
        .bind(kind)
        .bind(bot)
        .bind(name)
        .bind(hash(&secret.chair_token(number, 0)))
        .execute(writing)
        .await?;
    Ok(())
}

/// A table whose game has not begun.
async fn waiting(writing: &mut Writing, code: &str) -> Result<Summary> {
    let summary = summary(writing, code, None).await?;
    if summary.table.state == TableState::Waiting { Ok(summary) } else { Err(StoreError::MovedOn) }
}

async fn sit(
    writing: &mut Writing,
    code: &str,
    chair: &Chair,
    visitor: VisitorId,
    name: &str,
    at: Time,
) -> Result<()> {
    match chair.holder {
        Holder::Open => {
            let name = if name.is_empty() { &chair.name } else { name };
            set_holder(writing, code, chair.number, &Holder::Person, name).await?;
            reissue(writing, code, chair.number, None).await?;
        }
        Holder::StandIn(_) => set_holder(writing, code, chair.number, &Holder::Person, &chair.name).await?,
        Holder::Person => {}
        Holder::Bot(_) => return Err(StoreError::MovedOn),
    }
    let held = query(sql::HOLD_CHAIR).bind(visitor.0).bind(code).bind(i64::from(chair.number)).bind(at.0);
    held.execute(writing).await?;
    Ok(())
}

pub(crate) async fn set_holder(
    writing: &mut Writing,
    code: &str,
    chair: u8,
    holder: &Holder,
    name: &str,
) -> Result<()> {
    let (kind, bot) = holder_columns(holder);
    let set = query(sql::SET_HOLDER).bind(code).bind(i64::from(chair)).bind(kind).bind(bot).bind(name);
    if set.execute(writing).await? == 0 {
        return Err(StoreError::NotFound("chair"));
    }
    if *holder != Holder::Person {
        query(sql::DELETE_NONCE).bind(code).bind(i64::from(chair)).execute(writing).await?;
    }
    Ok(())
}

async fn reissue(writing: &mut Writing, code: &str, chair: u8, keep: Option<VisitorId>) -> Result<()> {
    let Summary { table, chairs, .. } = summary(writing, code, None).await?;
    let found = chairs.iter().find(|found| found.number == chair).ok_or(StoreError::NotFound("chair"))?;
    let issue = found.issue + 1;
    let token = hash(&table.secret.chair_token(chair, issue));
    let set = query(sql::SET_ISSUE).bind(code).bind(i64::from(chair)).bind(i64::from(issue)).bind(token);
    set.execute(writing).await?;
    empty(writing, code, chair, keep).await
}

/// The holders of a chair become spectators.
async fn empty(writing: &mut Writing, code: &str, chair: u8, keep: Option<VisitorId>) -> Result<()> {
    let keep = keep.map_or(0, |visitor| visitor.0);
    let emptied = query(sql::EMPTY_CHAIR).bind(code).bind(i64::from(chair)).bind(keep);
    emptied.execute(writing).await?;
    Ok(())
}

async fn arrange(writing: &mut Writing, code: &str, order: &[u8]) -> Result<()> {
    for (seat, &chair) in order.iter().enumerate() {
        let moved = query(sql::SET_SEAT).bind(code).bind(i64::from(chair)).bind(integer(seat));
        moved.execute(writing).await?;
    }
    Ok(())
}
