//! Where events go.

/// Receives the events of a game, for the log and the animation. `()` discards them at no cost, which suits playouts; a
/// `Vec` collects them.
pub trait EventSink<E> {
    /// Receives one event.
    fn note(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    #[inline]
    fn note(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}
