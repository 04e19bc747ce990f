//! What the markup says about an element.

use engine::Seat;

/// The attributes of an element in the markup: whether it is a legal target, and which seat changed it.
#[derive(Clone, Debug)]
pub struct Marks {
    /// Its id.
    pub id: String,
    /// Whether some legal action points at it.
    pub legal: bool,
    /// The seat that changed it since the viewer's last turn.
    pub changed: Option<Seat>,
    /// The label of a legal target.
    pub label: Option<String>,
}

impl Marks {
    /// The number of the seat that changed it, counted from one.
    #[must_use]
    pub fn changed_number(&self) -> Option<u8> {
        self.changed.map(|seat| seat.number() + 1)
    }

    /// The role: legal targets are buttons, which the arrow keys reach.
    #[must_use]
    pub fn role(&self) -> Option<&'static str> {
        self.legal.then_some("button")
    }

    /// See [`Marks::role`].
    #[must_use]
    pub fn tab_index(&self) -> Option<&'static str> {
        self.legal.then_some("-1")
    }

    /// `aria-hidden`: screen readers read only the legal targets of a drawing, the rest is in the text mode.
    #[must_use]
    pub fn hidden(&self) -> Option<&'static str> {
        (!self.legal).then_some("true")
    }
}
