//! What a visitor may do at a table.

use engine::Seat;
use store::{TableState, Visibility};

use crate::app::App;
use crate::failure::Failure;
use crate::room::Inner;
use crate::visitor::Guest;

/// What a visitor may do at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Role {
    /// The seat held.
    pub(crate) seat: Option<Seat>,
    /// Whether the visitor is the host.
    pub(crate) host: bool,
    /// Whether the visitor came by a link to this table.
    pub(crate) known: bool,
}

impl Role {
    /// What this visitor may do here.
    pub(crate) async fn of(app: &App, guest: &Guest, inner: &Inner) -> Result<Self, Failure> {
        let code = &inner.table.code;
        // A program may show the secret of a link instead of being a visitor who opened it.
        if let Some(token) = guest.bearer.as_deref().filter(|_| guest.visitor.is_none()) {
            let link = app.store.find_link(token).await?.filter(|link| link.code == *code);
            let link = link.ok_or(Failure::Forbidden)?;
            return Ok(Self { seat: link.chair.map(|(_, seat)| seat), host: false, known: true });
        }
        let Some(visitor) = guest.id() else { return Ok(Self::default()) };
        let known = app.store.acquaintance(visitor, code).await?;
        Ok(Self {
            seat: known.and_then(|known| known.seat),
            host: inner.table.host == Some(visitor),
            known: known.is_some(),
        })
    }

    /// Whether the visitor may look: at an open table, while people gather (whoever has the code is invited), or by a
    /// link.
    pub(crate) fn may_look(self, inner: &Inner) -> bool {
        self.known
            || self.host
            || inner.table.settings.visibility == Visibility::Open
            || inner.table.state == TableState::Waiting
    }
}
