//! A position as numbers, for a network that learns the error of the evaluation.
//!
//! Everything is seen from one seat's point of view and scaled to about -1 to 1. Where the first of a kind is worth
//! more than the fourth, each count up to a limit has a number of its own: a small network does not find such
//! thresholds by itself.

mod console;
mod course;
mod people;
mod scoring;
mod stages;

use engine::{Features, Seat};

use super::Weights;
use super::outlook::Outlook;
use crate::state::Civolution;

/// The total number of features.
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
    // The terms come first: computing them also finds what can be installed now.
    let terms = outlook.terms();
    course::describe(&outlook, out);
    console::describe(&outlook, out);
    stages::describe(&outlook, out);
    people::describe(&outlook, out);
    scoring::describe(&outlook, out);
    scoring::rivals(&outlook, out);
    scoring::terms(&terms, out);
    debug_assert_eq!(out.values().len(), FEATURES, "the number of features must match");
}
