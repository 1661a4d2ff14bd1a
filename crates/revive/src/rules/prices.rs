//! Prices of actions on the board and of tribe pieces, also of those that cost more than a player has, and ranges.

use engine::Seat;

use super::reach::{Price, Reach, Terms};
use super::tribes::takes_range;
use crate::action::Action;
use crate::effect::{BoardAction, Piece};
use crate::flow::MORE;
use crate::player::Rewards;
use crate::resource::{Purse, Resource};
use crate::space::TilePlace;
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::view::PriceView;

/// The prices of what the player who is asked can do now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prices {
    /// Prices of legal actions, each way of paying once.
    pub(crate) paid: Vec<PriceView>,
    /// Prices of actions that are in reach, and for which nothing is missing but resources.
    pub(crate) unpaid: Vec<PriceView>,
}

impl Prices {
    fn add(&mut self, price: PriceView) {
        if price.missing == Purse::NOTHING { &mut self.paid } else { &mut self.unpaid }.push(price);
    }
}

/// Returns the part of `cost` that a player with these resources lacks.
fn lacking(have: Purse, cost: Purse) -> Purse {
    let each = Resource::ALL.into_iter().map(|resource| (resource, cost[resource].saturating_sub(have[resource])));
    each.fold(Purse::NOTHING, |lacking, (resource, count)| lacking.plus(resource, count))
}

/// Splits the basic resources that a player lacks into those that crystals replace, as far as they go, and the rest.
fn split(lacking: Purse, mut crystals: u8) -> (Purse, Purse) {
    let (mut instead, mut missing) = (Purse::NOTHING, lacking);
    for basic in Resource::BASIC {
        let replaced = lacking[basic].min(crystals);
        crystals -= replaced;
        instead[basic] += replaced;
        missing[basic] -= replaced;
    }
    (instead, missing)
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

    /// Returns the prices of the actions on the board or of the tribe pieces that are in reach now.
    pub(crate) fn prices(&self) -> Prices {
        let mut prices = Prices::default();
        match self.top() {
            Some(Step { seat, task: Task::Turn { left: 1.., .. } }) => self.price_actions(seat, None, 0, &mut prices),
            Some(Step { seat, task: Task::Act { action, range } }) => {
                self.price_actions(seat, action, range, &mut prices);
            }
            Some(Step { seat, task: Task::Piece(piece) }) => self.price_pieces(seat, piece, &mut prices),
            _ => {}
        }
        prices
    }

    /// Adds the prices of actions on the board.
    fn price_actions(&self, seat: Seat, only: Option<BoardAction>, range: u8, prices: &mut Prices) {
        // Farther than any player can pay, for the prices of what is too far now.
        let terms = self.terms_within(seat, range, u8::MAX);
        let wanted = |action| only.is_none_or(|only| only == action);
        if wanted(BoardAction::Explore) {
            TilePlace::all().for_each(|place| self.price_tile(seat, place, &terms, prices));
        }
        if wanted(BoardAction::Build) {
            for space in (terms.vacant & terms.reached).iter() {
                for large in [false, true].into_iter().filter(|large| self.has_building(seat, *large)) {
                    let Some(price) = self.build_price(space, large, &terms) else { continue };
                    let action = |crystals| Action::Build { space, large, crystals };
                    let brings = self.building_rewards(seat, space, large);
                    prices.add(self.bill(seat, action, &price, Some(brings)));
                }
            }
        }
        if wanted(BoardAction::Populate) {
            let technologies = self.unlockable(seat);
            let free = self.map.all_locations() & terms.reached & !self.player(seat).figures;
            for space in free.iter() {
                for technology in technologies.iter() {
                    let Some(price) = self.populate_price(seat, space, technology, &terms) else { continue };
                    let action = |crystals| Action::Populate { space, technology, crystals };
                    prices.add(self.bill(seat, action, &price, None));
                }
            }
        }
    }

    /// Adds the prices of exploring a place: every way to pay, or the one for which the least is missing.
    fn price_tile(&self, seat: Seat, place: TilePlace, terms: &Terms, prices: &mut Prices) {
        if !self.can_be_explored(place, terms) {
            return;
        }
        let action = |crystals| Action::Explore { place, crystals };
        let before = prices.paid.len();
        // The way to take off a discount is chosen after the action. So ways with the same crystals stand together.
        let mut ways = Vec::new();
        let _ = self.each_way_to_explore(seat, place, terms, &mut |way| {
            ways.push(way);
            MORE
        });
        for (at, first) in ways.iter().enumerate() {
            if ways[..at].iter().all(|way| way.crystals != first.crystals) {
                let alike = ways.iter().filter(|way| way.crystals == first.crystals);
                alike.for_each(|way| prices.add(self.bill(seat, action, &way.price, None)));
            }
        }
        if prices.paid.len() == before
            && let Some(price) = self.explore_price(seat, place, terms)
        {
            prices.add(self.bill(seat, action, &price, None));
        }
    }

    /// Adds the prices of placing a tribe piece. Crystals do not replace the food for its range.
    fn price_pieces(&self, seat: Seat, piece: Piece, prices: &mut Prices) {
        if !self.has_piece(seat, piece) {
            return;
        }
        let cost = Purse::of(Resource::Crystal, piece.crystals());
        let ground = self.piece_ground(seat, piece);
        let spaces = if takes_range(piece) { ground & self.reach(seat, 0, u8::MAX).all() } else { ground };
        for space in spaces.iter() {
            let range = self.piece_range(seat, piece, space);
            let missing = lacking(self.player(seat).purse, cost.plus(Resource::Food, range));
            prices.add(PriceView {
                action: Action::At(space),
                cost,
                books: 0,
                range,
                instead: Purse::NOTHING,
                missing,
                brings: None,
            });
        }
    }

    /// Returns the price of an action for a player. `action` returns it for a number of crystals.
    fn bill(&self, seat: Seat, action: impl Fn(u8) -> Action, price: &Price, brings: Option<Rewards>) -> PriceView {
        let have = self.player(seat).purse;
        let lacking = lacking(have, price.total());
        let (instead, missing) = split(lacking, have[Resource::Crystal]);
        let Price { action: cost, books, range } = *price;
        PriceView { action: action(lacking.total()), cost, books, range, instead, missing, brings }
    }
}
