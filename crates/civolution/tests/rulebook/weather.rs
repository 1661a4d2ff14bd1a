//! Weather and events (p. 34).

mod events;
mod gauge;
