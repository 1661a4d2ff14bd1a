//! What strangers can send: it is refused or understood, and never brings anything down.
//!
//! `cargo test -p fuzz` tries some random inputs of each target. For longer, with as many as one likes:
//!
//! ```text
//! BOLERO_RANDOM_ITERATIONS=1000000 cargo test --release -p fuzz notation::stone_age
//! ```
//!
//! `cargo bolero test -p fuzz notation::stone_age` lets a fuzzer look for inputs that lead to new places. An input that
//! fails is printed as small as it can be made, and with the `BOLERO_RANDOM_SEED` that makes it again; as a file in
//! `__fuzz__/TARGET/crashes` it is tried first from then on.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

/// Texts with changes here and there.
mod edit;
/// Games that were played, and positions of random ones.
mod games;
/// Lines in which actions are written.
mod notation;
/// Content packs.
mod packs;
/// Saved games.
mod record;
/// Requests to the server.
mod server;
/// What is chosen before a game.
mod setup;
