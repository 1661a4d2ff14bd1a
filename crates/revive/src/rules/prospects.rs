//! What follows from possible answers, for players who choose between them.

use engine::Seat;
use engine::answers::Asks;

use crate::action::Action;
use crate::content::{CardId, SLOTS};
use crate::flow::{Enough, MORE};
use crate::space::Space;
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::tribe::TechnologySet;
use crate::view::{LayView, TriggersView};

impl Revive {
    /// Lists the other cards and modules that each playable card activates, if there are any.
    pub(crate) fn possible_triggers(&self) -> Vec<TriggersView> {
        let Some(Step { seat, task: Task::Turn { left: 1.., .. } | Task::Play(_) }) = self.top() else {
            return Vec::new();
        };
        let player = self.player(seat);
        let slots = (0..SLOTS).filter(|slot| self.is_open(seat, *slot));
        let plays = slots.flat_map(|slot| player.active.iter().filter_map(CardId::new).map(move |card| (slot, card)));
        let triggers = plays.map(|(slot, card)| {
            let (cards, modules) = self.triggers(seat, card, slot);
            TriggersView {
                card,
                slot: slot as u8,
                cards: cards.iter().filter_map(CardId::new).collect(),
                modules: modules.iter().filter_map(|space| player.modules[usize::from(space)]).collect(),
            }
        });
        triggers.filter(|triggers| !triggers.cards.is_empty() || !triggers.modules.is_empty()).collect()
    }

    /// Lists the rewards of the player's buildings from the tile to lay, for both orientations.
    pub(crate) fn possible_lays(&self) -> Vec<LayView> {
        let Some(Step { seat, task: Task::Orient { place, tile } }) = self.top() else { return Vec::new() };
        let mut lays = Vec::new();
        for turned in [false, true] {
            let mut laid = *self;
            laid.map.lay(place, tile, turned, self.content.0);
            let player = self.player(seat);
            for building in player.buildings().iter() {
                let brings = laid.rewards_among(seat, building, player.large.contains(building), place.spaces());
                laid.player_mut(seat).waters |= brings.waters;
                if !brings.is_empty() {
                    lays.push(LayView { turned, building, brings });
                }
            }
        }
        lays
    }

    /// Returns true if hibernation is the only option of the player who must decide.
    pub(crate) fn must_hibernate(&self) -> bool {
        let Some(Step { seat, task: Task::Turn { .. } }) = self.top() else { return false };
        if self.now.turn.hibernates {
            return true;
        }
        let only = &mut |action| if action == Action::Hibernate { MORE } else { Enough::Break(()) };
        self.each_action(seat, only) == MORE
    }

    /// Returns the points of a large location for a player now, as if they had a figure there.
    pub(crate) fn location_worth(&self, seat: Seat, large: usize) -> u16 {
        let mut there = *self;
        if let Some(space) = Space::large(large) {
            there.player_mut(seat).figures.insert(space);
        }
        there.large_points(seat, large)
    }

    /// Returns the technologies that a player can unlock next.
    pub(crate) fn unlockable(&self, seat: Seat) -> TechnologySet {
        TechnologySet::ALL.iter().filter(|number| self.can_unlock(seat, *number)).collect()
    }
}
