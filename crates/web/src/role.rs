//! A visitor's permissions at a table.

use engine::Seat;
use store::{Holder, Pace, Replay, Standing, Summary, TableState, Visibility, Visitor, VisitorId};

use crate::app::App;
use crate::failure::Failure;
use crate::room::Inner;
use crate::visitor::Guest;
use crate::{daily, tournament};

/// A visitor's permissions at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Role {
    /// The seat held.
    pub(crate) seat: Option<Seat>,
    /// The next player at this device, where several people pass it on, until they say that they have it. The visitor holds no seat
    /// meanwhile, so that nobody's secrets are in anything that is sent.
    pub(crate) pass_to: Option<Seat>,
    /// Whether the visitor is the host.
    pub(crate) host: bool,
    /// Whether the visitor came by a link to this table.
    pub(crate) known: bool,
    /// How many moves the visitor has seen.
    pub(crate) seen: usize,
    /// Another table that waits for the visitor, if this is one where people come and go.
    pub(crate) next_table: Option<String>,
    /// Whether others play with the same draws now: a try at the daily table of today, or a table of a duplicate. There is no host then,
    /// and the seed is secret.
    pub(crate) competes: bool,
    /// Whether the visitor must not see such a table, because its draws are those of the visitor's own try.
    pub(crate) barred: bool,
}

impl Role {
    /// The role of a visitor at a table.
    pub(crate) async fn of(app: &App, guest: &Guest, inner: &Inner) -> Result<Self, Failure> {
        let code = &inner.table.code;
        let competes = inner.competes(app);
        // A program may send the secret of a link instead of a visitor's cookie.
        if let Some(token) = guest.bearer.as_deref().filter(|_| guest.visitor.is_none()) {
            let link = app.store.find_link(token).await?.filter(|link| link.code == *code);
            let link = link.ok_or(Failure::Forbidden)?;
            // An invitation gives no seat before somebody takes it.
            let taken = |seat: &Seat| inner.chair(*seat).is_some_and(|chair| chair.holder != Holder::Open);
            let seat = link.chair.map(|(_, seat)| seat).filter(taken);
            let barred = competes && seat.is_none();
            return Ok(Self { seat, known: true, competes, barred, ..Self::default() });
        }
        let stranger = || Self { competes, barred: competes, ..Self::default() };
        let Some(Visitor { id: visitor, browser, .. }) = guest.visitor.as_ref() else {
            return Ok(stranger());
        };
        let visitor = *visitor;
        // Asked again, because a stream outlives what it knew at its beginning.
        match app.store.standing(visitor, *browser).await? {
            Some(Standing::Banned) => return Err(Failure::banned(guest.language)),
            Some(Standing::Good | Standing::Muted) => {}
            // Deleted, or the browser was unlinked.
            None => return Ok(stranger()),
        }
        let known = app.store.acquaintance(visitor, code).await?;
        let shown = known.and_then(|known| known.seat);
        let pass_to = shown.and_then(|shown| inner.pass_to(shown, visitor));
        let seat = shown.filter(|_| pass_to.is_none());
        Ok(Self {
            seat,
            pass_to,
            // The tables of a tournament are nobody's: their players are not to be changed by one of them.
            host: inner.table.host == Some(visitor) && !competes && inner.table.tournament.is_none(),
            known: known.is_some(),
            seen: known.map_or(0, |known| known.seen),
            next_table: next_table(app, visitor, inner).await?,
            competes,
            barred: competes
                && shown.is_none()
                && !daily::may_see(app, visitor, inner).await?
                && !tournament::may_see(app, visitor, inner).await?,
        })
    }

    /// Whether the visitor may see the table: those who belong to it, and everybody who has the code of a finished game whose
    /// replay is public or of a running game of a tournament. A try at the daily table, or a table of a duplicate, is seen by its
    /// players, and when it is over by others who have finished theirs.
    pub(crate) fn may_look(&self, inner: &Inner) -> bool {
        let shared =
            inner.table.state == TableState::Finished && inner.table.settings.replay == Replay::Anyone;
        let watched = inner.table.tournament.is_some() && inner.table.state == TableState::Playing;
        !self.barred && (self.belongs(inner) || shared || watched)
    }

    /// Whether the visitor belongs to the table and may read its chat: at an open table, in the waiting room (everybody
    /// who has the code is invited), or by a link.
    pub(crate) fn belongs(&self, inner: &Inner) -> bool {
        self.known
            || self.host
            || inner.table.settings.visibility == Visibility::Open
            || inner.table.state == TableState::Waiting
    }
}

/// Another table that waits for the visitor; `None` at a live table.
async fn next_table(app: &App, visitor: VisitorId, inner: &Inner) -> Result<Option<String>, Failure> {
    if inner.table.settings.pace != Pace::Relaxed {
        return Ok(None);
    }
    let tables = app.store.tables_of(visitor, 30).await?;
    let waits = |summary: &&Summary| {
        let seat = summary.mine.and_then(|mine| mine.seat);
        let Summary { table, .. } = summary;
        let other = table.code != inner.table.code && table.state == TableState::Playing;
        other && seat.is_some() && table.awaited == seat
    };
    Ok(tables.iter().find(waits).map(|summary| summary.table.code.clone()))
}
