/// Receives the events of a game.
pub trait Journal<E> {
    /// Takes down one event.
    fn record(&mut self, event: E);
}

/// Discards all events. Search uses it and pays nothing for them.
impl<E> Journal<E> for () {
    #[inline]
    fn record(&mut self, _event: E) {}
}

impl<E> Journal<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}
