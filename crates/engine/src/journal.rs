/// Where a game tells what happened.
pub trait Journal<E> {
    /// Takes down one event.
    fn record(&mut self, event: E);
}

/// Search does not listen, and pays nothing for it.
impl<E> Journal<E> for () {
    #[inline]
    fn record(&mut self, _event: E) {}
}

impl<E> Journal<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}
