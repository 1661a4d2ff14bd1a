//! Costs and rewards of possible answers, for players who choose between them.

use engine::Seat;
use engine::answers::Asks;

use super::reach::{Price, Reach};
use super::tribes::crystals_for;
use crate::action::Action;
use crate::content::{CardId, SLOTS};
use crate::flow::{Enough, MORE};
use crate::resource::{Purse, Resource};
use crate::space::Space;
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::tribe::TechnologySet;
use crate::view::{LayView, PriceView, TriggersView};

/// Returns the basic resources that are missing for a cost.
fn missing(have: Purse, cost: Purse) -> Purse {
    let each = Resource::BASIC.into_iter().map(|basic| (basic, cost[basic].saturating_sub(have[basic])));
    each.fold(Purse::NOTHING, |missing, (basic, count)| missing.plus(basic, count))
}

impl Revive {
    /// Returns each player's range to every space, clockwise from the first seat.
    pub(crate) fn ranges(&self) -> Vec<Reach> {
        let more = |seat| match self.top() {
            Some(Step { seat: asked, task: Task::Act { range, .. } }) if asked == seat => range,
            _ => 0,
        };
        self.seats().map(|seat| self.range_to_all(seat, more(seat))).collect()
    }

    /// Lists the costs of the actions on the board and of the tribe pieces that are possible now.
    pub(crate) fn prices(&self) -> Vec<PriceView> {
        let mut prices = Vec::new();
        let Some(Step { seat, task }) = self.top() else { return prices };
        let (only, range) = match task {
            Task::Turn { left: 1.., .. } => (None, 0),
            Task::Act { action, range } => (action, range),
            Task::Piece(piece) => {
                let cost = Purse::of(Resource::Crystal, crystals_for(piece));
                let price = |space| PriceView {
                    action: Action::At(space),
                    cost,
                    books: 0,
                    range: self.piece_range(seat, piece, space),
                    instead: Purse::NOTHING,
                    brings: None,
                };
                return self.piece_spaces(seat, piece).iter().map(price).collect();
            }
            _ => return prices,
        };
        let terms = self.terms(seat, range);
        let _ = self.each_board_action(seat, only, range, &mut |action, price| {
            let mut add = |price: Price, brings| {
                let instead = missing(self.player(seat).purse, price.total());
                let (cost, books, range) = (price.action, price.books, price.range);
                prices.push(PriceView { action, cost, books, range, instead, brings });
                MORE
            };
            match action {
                Action::Build { space, large, .. } => add(price, Some(self.building_rewards(seat, space, large))),
                // The way to take off a discount is chosen after the action.
                Action::Explore { place, crystals } => self.each_way_to_explore(seat, place, &terms, &mut |way| {
                    if way.crystals == crystals { add(way.price, None) } else { MORE }
                }),
                _ => add(price, None),
            }
        });
        prices
    }

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
