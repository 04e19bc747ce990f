//! Where events go.

/// Takes what happened, for the log and the animation. `()` forgets everything and costs nothing, so that a playout
/// pays for no event; a `Vec` keeps them.
pub trait EventSink<E> {
    /// Takes one event.
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
