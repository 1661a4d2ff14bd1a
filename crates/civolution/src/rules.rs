//! The rules, with one module per part of the rulebook.

mod activities;
mod answer;
mod benefit;
mod building;
mod chips;
mod counting;
mod course;
mod dice;
mod effects;
mod events;
mod feeding;
mod hunting;
mod installing;
mod legal;
mod markers;
mod migration;
mod modules;
mod proceed;
mod producing;
mod refuse;
mod report;
mod research;
mod scoring;
mod settling;
mod start;
mod tracks;
mod trade;
mod tribes;
mod turn;
mod vici;

use engine::Seat;

use crate::action::Action;
use crate::flow::{Flow, Heard};
use crate::state::Civolution;
pub(crate) use building::statue_materials;
pub(crate) use installing::{settled_ways, settlements_needed};
#[cfg(test)]
pub(crate) use report::groups;
pub(crate) use tracks::{BEYOND_POINTS, LINE_POINTS, Line, line_before};
pub(crate) use turn::{ActivationPrice, activation_price};

impl Civolution {
    /// Carries out one action and everything that follows from it.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, flow: &mut impl Flow) {
        if self.is_choosing() {
            self.choose(seat, action, flow);
        } else if let Some(step) = self.top() {
            self.decide(step, action, &mut Heard::new(flow));
        }
        self.proceed(flow);
    }
}
