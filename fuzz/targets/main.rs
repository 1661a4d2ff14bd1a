//! Fuzz targets for everything that strangers can send: it is refused or understood, and never crashes anything.
//!
//! `cargo test -p fuzz` tries some random inputs of each target. To try any number of them:
//!
//! ```text
//! BOLERO_RANDOM_ITERATIONS=1000000 cargo test --release -p fuzz notation::stone_age
//! ```
//!
//! `cargo bolero test -p fuzz notation::stone_age` lets a fuzzer search for inputs that reach new code. A failing input
//! is printed in its smallest form, with the `BOLERO_RANDOM_SEED` that produces it again. Inputs stored in
//! `__fuzz__/TARGET/crashes` are tried first from then on.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

/// Random changes to texts.
mod edit;
/// Golden games, and positions of random games.
mod games;
/// The notation of actions.
mod notation;
/// Content packs.
mod packs;
/// Saved games.
mod record;
/// Requests to the server.
mod server;
/// Setup lines.
mod setup;
