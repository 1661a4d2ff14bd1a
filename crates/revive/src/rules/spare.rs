//! The cost of exploring, and discounts on it (sections “Explore”, “Important game concepts”). A discount on a cost of
//! several resources can be taken off in several ways, and the player chooses one.

use engine::Seat;

use super::reach::{Price, Terms, crystals_for};
use crate::action::Action;
use crate::effect::BoardAction;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::resource::{Purse, Resource};
use crate::space::TilePlace;
use crate::state::Revive;
use crate::task::Task;

/// A way to pay for exploring a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The resources that the discount takes off.
    pub(crate) spared: Purse,
    /// The price that is left to pay.
    pub(crate) price: Price,
    /// Number of crystals that it takes.
    pub(crate) crystals: u8,
}

impl Way {
    /// Returns true if the choices in `spared` can lead to this way. It must take off at least as much of each
    /// resource, and exactly as much of each resource before the last one chosen.
    fn goes_on_from(&self, spared: Purse) -> bool {
        let order = Resource::BASIC.into_iter();
        let last = order.clone().rposition(|basic| spared[basic] > 0).unwrap_or(0);
        order.enumerate().all(|(at, basic)| {
            if at < last { self.spared[basic] == spared[basic] } else { self.spared[basic] >= spared[basic] }
        })
    }
}

impl Revive {
    /// Returns true if the tile of a place lies face down and is not being explored.
    pub(crate) fn can_be_explored(&self, place: TilePlace, terms: &Terms) -> bool {
        !self.map.is_explored(place) && !terms.begun.meets(place.spaces())
    }

    /// Calls `out` with every affordable way to explore a place in reach. Ways that take off less in total than another
    /// are left out. This matters for technologies with a food discount on exploring (A12): it comes off the rest of
    /// the cost of the tile, then off the range.
    pub(crate) fn each_way_to_explore(
        &self,
        seat: Seat,
        place: TilePlace,
        terms: &Terms,
        out: &mut impl FnMut(Way) -> Enough,
    ) -> Enough {
        if !self.can_be_explored(place, terms) {
            return MORE;
        }
        let purse = self.player(seat).purse;
        self.each_way_to_spare(seat, place, terms, &mut |spared, price| match crystals_for(purse, price.total()) {
            Some(crystals) => out(Way { spared, price, crystals }),
            None => MORE,
        })
    }

    /// Calls `out` with every way to take off the discount, affordable or not.
    fn each_way_to_spare(
        &self,
        seat: Seat,
        place: TilePlace,
        terms: &Terms,
        out: &mut impl FnMut(Purse, Price) -> Enough,
    ) -> Enough {
        let spaces = place.spaces();
        let reached = if self.next_of(seat).explore_any { Some(0) } else { terms.reach.food(spaces) };
        let Some(range) = reached else { return MORE };
        let cost = self.content.back(self.map.backs[place.index()]).cost;
        let discount = terms.discount(BoardAction::Explore, spaces).min(cost.total());
        let price = |spared: Purse| {
            let mut action = cost;
            Resource::BASIC.into_iter().for_each(|basic| action[basic] -= spared[basic]);
            let off_tile = terms.explore_food.min(action[Resource::Food]);
            action[Resource::Food] -= off_tile;
            Price { action, books: 0, range: range.saturating_sub(terms.explore_food - off_tile) }
        };
        if discount == 0 {
            return out(Purse::NOTHING, price(Purse::NOTHING));
        }
        let mut least = u8::MAX;
        let _ = each_split(cost, discount, &mut |spared| {
            least = least.min(price(spared).total().total());
            MORE
        });
        each_split(cost, discount, &mut |spared| {
            let price = price(spared);
            if price.total().total() == least { out(spared, price) } else { MORE }
        })
    }

    /// Returns the price of exploring a place that takes the fewest crystals, affordable or not. Returns `None` if the
    /// place is out of reach.
    pub(crate) fn explore_price(&self, seat: Seat, place: TilePlace, terms: &Terms) -> Option<Price> {
        let purse = self.player(seat).purse;
        let mut best: Option<(u8, Price)> = None;
        let _ = self.each_way_to_spare(seat, place, terms, &mut |_, price| {
            let missing = super::reach::missing(purse, price.total());
            if best.is_none_or(|(fewest, _)| missing < fewest) {
                best = Some((missing, price));
            }
            MORE
        });
        best.map(|(_, price)| price)
    }

    /// Explores a place with these resources taken off its cost, or asks for the next one if several ways are left.
    pub(crate) fn explore_sparing(
        &mut self,
        seat: Seat,
        place: TilePlace,
        (range, crystals): (u8, u8),
        spared: Purse,
        terms: &Terms,
        flow: &mut impl Flow,
    ) {
        let (mut ways, mut whole) = (0_u8, None);
        let _ = self.each_way_to_explore(seat, place, terms, &mut |way| {
            if way.crystals == crystals && way.goes_on_from(spared) {
                ways += 1;
                whole = Some(way);
            }
            MORE
        });
        match (ways, whole) {
            (1, Some(way)) => self.explore(seat, place, &way.price, flow),
            (2.., _) => self.push(seat, Task::Spare { place, range, crystals, spared }),
            _ => {}
        }
    }

    /// Lists the resources that can be taken off next. The order is gears, books, food, which lists each way only once.
    pub(super) fn list_spared(
        &self,
        seat: Seat,
        place: TilePlace,
        (range, crystals): (u8, u8),
        spared: Purse,
        out: &mut impl Answers,
    ) -> Enough {
        let terms = self.terms(seat, range);
        Resource::BASIC.into_iter().try_for_each(|basic| {
            let next = spared.plus(basic, 1);
            let leads_on = self.each_way_to_explore(seat, place, &terms, &mut |way| {
                let fits = way.crystals == crystals && way.goes_on_from(spared) && way.goes_on_from(next);
                if fits { Enough::Break(()) } else { MORE }
            });
            if leads_on.is_break() { out(Action::Take(basic)) } else { MORE }
        })
    }
}

/// Calls `out` with every way to take a discount off a cost.
fn each_split(cost: Purse, discount: u8, out: &mut impl FnMut(Purse) -> Enough) -> Enough {
    (0..=discount.min(cost[Resource::Gear])).try_for_each(|gears| {
        (0..=(discount - gears).min(cost[Resource::Book])).try_for_each(|books| {
            let food = discount - gears - books;
            if food > cost[Resource::Food] {
                return MORE;
            }
            out(Purse::of(Resource::Gear, gears).plus(Resource::Book, books).plus(Resource::Food, food))
        })
    })
}
