//! A position in numbers, for a network that learns how far the evaluation errs.
//!
//! Everything is told from one seat's point of view and scaled to about -1 to 1. Where the first of a kind is worth more
//! than the fourth, there is a number for having so many at all: a small network finds no such edges by itself.

mod console;
mod course;
mod people;
mod scoring;
mod stages;

use engine::{Features, Seat};

use super::Weights;
use super::outlook::Outlook;
use crate::state::Civolution;

/// How many numbers there are.
pub(super) const FEATURES: usize = course::FEATURES
    + console::FEATURES
    + stages::FEATURES
    + people::FEATURES
    + scoring::FEATURES
    + scoring::RIVALS
    + scoring::SCALES.len();

/// Describes a position from a seat's point of view.
pub(super) fn describe(game: &Civolution, seat: Seat, out: &mut Features) {
    let mut outlook = Outlook::new(game, seat, &Weights::TUNED);
    // They come first: what can be installed now is found out on the way.
    let terms = outlook.terms();
    course::describe(&outlook, out);
    console::describe(&outlook, out);
    stages::describe(&outlook, out);
    people::describe(&outlook, out);
    scoring::describe(&outlook, out);
    scoring::rivals(&outlook, out);
    scoring::terms(&terms, out);
    debug_assert_eq!(out.values().len(), FEATURES, "every feature is written once");
}
