//! The rulebook of Civolution, page by page, as tests. Each is named after its page (`p17_...`), or after the ruling it
//! settles (`a09_...`). The words of content packs (effects, prices, counts, traits, triggers) have a test each.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot be laid out has failed"
)]

mod activity;
mod building;
mod chips;
mod counts;
mod effects;
mod feeding;
mod finding;
mod golden;
mod income_phase;
mod installing;
mod migration;
mod modules;
mod pack;
mod phases;
mod prices;
mod procreation;
mod producing;
mod refusal;
mod research;
mod reset;
mod scoring;
mod setup;
mod sites;
mod table;
mod tracks;
mod trade;
mod traits;
mod triggers;
mod turn;
mod vici;
mod weather;
