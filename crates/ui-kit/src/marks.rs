//! What the markup says about an element.

use engine::Seat;

/// What the markup says about an element: whether it can be chosen, and who changed it.
#[derive(Clone, Debug)]
pub struct Marks {
    /// Its name.
    pub id: String,
    /// Whether some legal action points at it.
    pub legal: bool,
    /// Who changed it since the viewer's last turn.
    pub changed: Option<Seat>,
    /// What choosing it does, in words, if it is legal.
    pub label: Option<String>,
}

impl Marks {
    /// The number of who changed it, for the attribute.
    #[must_use]
    pub fn changed_number(&self) -> Option<u8> {
        self.changed.map(|seat| seat.number() + 1)
    }

    /// Legal targets are buttons; the page lets the arrow keys walk them.
    #[must_use]
    pub fn role(&self) -> Option<&'static str> {
        self.legal.then_some("button")
    }

    /// See [`Marks::role`].
    #[must_use]
    pub fn tab_index(&self) -> Option<&'static str> {
        self.legal.then_some("-1")
    }

    /// Of a drawing that the text mode tells too, only what can be chosen is read aloud.
    #[must_use]
    pub fn hidden(&self) -> Option<&'static str> {
        (!self.legal).then_some("true")
    }
}
