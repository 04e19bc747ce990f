//! What the database holds about a visitor: to hand out, and to delete.

use crate::database::query;
use crate::moderation::{delete_table, first_holder};
use crate::rows;
use crate::statements as sql;
use crate::tables::summary;
use crate::{
    Chair, Forgotten, Holder, PersonalTable, Result, SeatNotes, Store, StoreError, Summary, TableState, Time,
    VisitorId, Writing, bump, chairs, lock_table, repeated,
};

impl Store {
    /// The codes of all tables at which a visitor plays, watches, has written something or is the host, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables_about(&self, visitor: VisitorId) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::TABLES_ABOUT).bind(visitor.0).values(&mut reading).await?)
    }

    /// What a table holds about a visitor.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn personal_table(&self, visitor: VisitorId, code: &str) -> Result<PersonalTable> {
        let mut reading = self.db.snapshot().await?;
        let summary = summary(&mut reading, code, Some(visitor)).await?;
        let chat = query(sql::CHAT_OF).bind(code).bind(visitor.0).fetch_all(&mut reading).await?;
        let moves = query(sql::MOVES_OF).bind(code).bind(visitor.0).fetch_all(&mut reading).await?;
        let result = query(sql::RESULT_OF).bind(code).bind(visitor.0).fetch_optional(&mut reading);
        let result = result.await?.as_ref().map(rows::result).transpose()?;
        drop(reading);
        let seat = summary.mine.and_then(|mine| mine.seat);
        let notes = match seat {
            Some(seat) => self.seat_notes(code).await?.into_iter().find(|(of, _)| *of == seat),
            None => None,
        };
        Ok(PersonalTable {
            summary,
            notes: notes.map_or_else(SeatNotes::default, |(_, notes)| notes),
            chat: chat.iter().map(rows::chat_message).collect::<Result<_>>()?,
            moves: moves.iter().map(rows::played).collect::<Result<_>>()?,
            result,
        })
    }

    /// Deletes a visitor and everything the visitor wrote. Finished games remain, without the visitor's name. Seats at
    /// other tables become free; a table where nobody else plays is deleted, and one with other players gets one of them
    /// as its host. The browsers of a person are unlinked. Returns the tables that changed.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such visitor.
    pub async fn delete_visitor(&self, visitor: VisitorId, at: Time) -> Result<Vec<Forgotten>> {
        repeated(|| self.try_delete_visitor(visitor, at)).await
    }

    async fn try_delete_visitor(&self, visitor: VisitorId, at: Time) -> Result<Vec<Forgotten>> {
        let mut writing = self.db.write().await?;
        let codes: Vec<String> = query(sql::TABLES_ABOUT).bind(visitor.0).values(&mut writing).await?;
        let mut changed = Vec::new();
        for code in codes {
            let deleted = leave(&mut writing, visitor, &code, at).await?;
            changed.push(Forgotten { code, deleted });
        }
        for statement in sql::LEAVE_TOURNAMENTS {
            query(statement).bind(visitor.0).execute(&mut writing).await?;
        }
        query(sql::DELETE_BROWSERS).bind(visitor.0).execute(&mut writing).await?;
        let gone = query(sql::DELETE_VISITOR).bind(visitor.0).execute(&mut writing).await?;
        if gone == 0 {
            return Err(StoreError::NotFound("visitor"));
        }
        writing.commit().await?;
        Ok(changed)
    }
}

/// Removes a visitor from a table; returns whether the table was deleted.
async fn leave(writing: &mut Writing, visitor: VisitorId, code: &str, at: Time) -> Result<bool> {
    lock_table(writing, code).await?;
    let Summary { table, chairs, mine, .. } = match summary(writing, code, Some(visitor)).await {
        // Somebody else was faster.
        Err(StoreError::NotFound(_)) => return Ok(true),
        found => found?,
    };
    let seat = mine.and_then(|mine| mine.seat);
    let own = chairs.iter().find(|chair| Some(chair.seat) == seat);
    let is_person = |chair: &&Chair| matches!(chair.holder, Holder::Person | Holder::StandIn(_));
    let shares = |chair: &&Chair| Some(chair.seat) != seat && chair.shared_by == Some(visitor);
    let others =
        || chairs.iter().filter(is_person).filter(|chair| Some(chair.seat) != seat && !shares(chair));
    let finished = table.state == TableState::Finished;
    let is_host = table.host == Some(visitor);
    if !finished && others().count() == 0 && (is_host || own.is_some()) {
        delete_table(writing, code).await?;
        return Ok(true);
    }
    // First the lines, which are found by the seat if they are old.
    for statement in [sql::DELETE_CHAT_OF, sql::FORGET_NAME_IN_NOTES, sql::FORGET_NAME_OF_FREED] {
        query(statement).bind(code).bind(visitor.0).execute(writing).await?;
    }
    if let Some(own) = own {
        query(sql::LEAVE_CHAIR).bind(code).bind(visitor.0).execute(writing).await?;
        // The seat may also be open on another device of the same person.
        if first_holder(writing, code, own.number).await?.is_none() {
            // Where a bot has taken over in a tournament, nobody is invited to the seat.
            let stays = table.tournament.is_some() && matches!(own.holder, Holder::StandIn(_));
            let holder = if finished || stays { &own.holder } else { &Holder::Open };
            chairs::vacate(writing, code, own.number, holder).await?;
            let draft = query(sql::DELETE_DRAFT).bind(code).bind(i64::from(own.seat.number()));
            draft.execute(writing).await?;
        }
    }
    for shared in chairs.iter().filter(shares) {
        let holder = if finished { &shared.holder } else { &Holder::Open };
        chairs::vacate(writing, code, shared.number, holder).await?;
        let draft = query(sql::DELETE_DRAFT).bind(code).bind(i64::from(shared.seat.number()));
        draft.execute(writing).await?;
    }
    if is_host {
        query(sql::FORGET_TITLE).bind(code).execute(writing).await?;
        for other in others() {
            if let Some(next) = first_holder(writing, code, other.number).await? {
                query(sql::SET_HOST).bind(code).bind(next).execute(writing).await?;
                break;
            }
        }
    }
    bump(writing, code, at).await?;
    Ok(false)
}
