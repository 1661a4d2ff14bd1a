//! Turns, the switch token, hibernation and the end of the game (sections “How to play”, “Use your switch token”,
//! “Hibernate”, “Game end”).

use engine::{Game, Seat};

use crate::action::MachineSpots;
use crate::content::{CardId, Content};
use crate::event::Event;
use crate::flow::Flow;
use crate::resource::{Color, Resource};
use crate::state::{BUDGET, Course, MOST_TURNS, Now, Revive};
use crate::task::Task;

/// Number of actions in a turn.
const ACTIONS: u8 = 2;
/// Cost of a hibernation in card actions of a solo game.
pub(crate) const HIBERNATION_COST: u8 = 2;

/// Returns the next space of the hibernation track, counted from 0, and whether moving there removes an artifact. On
/// the last space the marker stays. The start space counts as the first (A10).
pub(crate) fn next_hibernation(content: &Content, space: u8) -> (u8, bool) {
    let tracks = content.tracks();
    if usize::from(space) < tracks.hibernation.len() {
        (space + 1, space + 2 == tracks.removes)
    } else {
        (space, false)
    }
}

impl Revive {
    /// Begins a turn.
    pub(crate) fn begin_turn(&mut self, flow: &mut impl Flow) {
        self.now = Now::default();
        let left = if self.is_solo() { 1 } else { ACTIONS };
        flow.record(Event::TurnBegan { seat: self.turn });
        self.push(self.turn, Task::Turn { left, acted: false });
    }

    /// Ends a turn. Begins the next one, or ends the game.
    pub(crate) fn end_turn(&mut self, flow: &mut impl Flow) {
        self.now = Now::default();
        self.turns += 1;
        self.course = match self.course {
            Course::Ending => Course::Last(self.player_count - 1),
            Course::Last(left) => Course::Last(left - 1),
            course => course,
        };
        let is_done = self.course == Course::Last(0) || (self.is_solo() && self.cube >= BUDGET);
        let is_endless = self.turns >= MOST_TURNS * u16::from(self.player_count);
        if is_done || is_endless {
            self.course = Course::Over;
            flow.reveal();
            flow.record(Event::GameOver { stopped: !is_done });
            if let Some((chapter, goal)) = self.chapter.zip(self.goal()) {
                flow.record(Event::ChapterEnded { chapter, reached: goal.reached });
            }
            return;
        }
        self.turn = self.seats_from(self.turn).nth(1).unwrap_or(self.turn);
        self.begin_turn(flow);
    }

    /// Slides the switch token down.
    pub(crate) fn use_switch(&mut self, seat: Seat, flow: &mut impl Flow) {
        self.player_mut(seat).switched = true;
        flow.record(Event::Switched { seat });
    }

    /// Uses the switch token for a basic resource.
    pub(crate) fn switch_for(&mut self, seat: Seat, resource: Resource, flow: &mut impl Flow) {
        self.use_switch(seat, flow);
        self.gain(seat, resource, 1, flow);
    }

    /// Uses the improved switch token for a step on a machine track.
    pub(crate) fn switch_step(&mut self, seat: Seat, color: Color, flow: &mut impl Flow) {
        self.use_switch(seat, flow);
        self.advance(seat, color, flow);
    }

    /// Hibernates: energy, cards and the switch token come back, and the marker advances. `counts` tells whether it
    /// uses up card actions in a solo game.
    pub(crate) fn hibernate(&mut self, seat: Seat, counts: bool, flow: &mut impl Flow) {
        if counts && self.is_solo() {
            self.cube += HIBERNATION_COST;
        }
        self.now.return_energy();
        flow.record(Event::Hibernated { seat });
        let player = &mut self.players[seat];
        player.energy += player.powered.len() as u8;
        player.powered = MachineSpots::EMPTY;
        player.active = player.active.union(&player.resting);
        player.resting = player.played();
        player.slots = Default::default();
        player.bottoms = Default::default();
        player.switched = false;
        // Crates and trades are possible up to the end of the turn, which is why it does not end automatically.
        self.push(seat, Task::Turn { left: 0, acted: true });
        self.push(seat, Task::HibernationReward);
        if self.is_solo() {
            self.push(seat, Task::ClearDisplay);
        }
        let (space, removes) = next_hibernation(&self.content, self.player(seat).hibernation);
        self.player_mut(seat).hibernation = space;
        if removes && self.has_artifacts() {
            self.push(seat, Task::RemoveArtifact);
        }
    }

    /// Carries out the hibernation that a card demanded. The card leaves the game.
    pub(crate) fn leave(&mut self, seat: Seat, flow: &mut impl Flow) {
        self.now.turn.hibernates = false;
        for card in std::mem::take(&mut self.now.turn.leaving).iter().filter_map(CardId::new) {
            self.box_card(seat, card, flow);
        }
        self.hibernate(seat, false, flow);
    }
}
