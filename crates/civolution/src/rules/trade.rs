//! Sale and purchase (p. 30).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::{Action, Deed};
use crate::civilization::Source;
use crate::content::Slot;
use crate::effect::Marker;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow};
use crate::material::Material;
use crate::state::Civolution;
use crate::task::Task;

/// The price of a material whose tile lies face up, and the price of any other.
const PRICES: [u8; 2] = [2, 4];
/// The points for a material sold for points.
const SALE_POINTS: u16 = 2;

impl Civolution {
    fn has_stored(&self, seat: Seat) -> bool {
        self.civ(seat).storage.iter().any(|count| *count > 0)
    }

    /// Returns what a material costs the player.
    pub(crate) fn price(&self, seat: Seat, material: Material) -> u8 {
        let traits = &self.civ(seat).traits;
        let known = traits.has(Trait::KnownWorld) || self.land.is_known(material);
        let [known_price, unknown_price] = PRICES;
        let price = if known { known_price } else { unknown_price };
        price.saturating_sub(traits[Trait::Haggler]).max(1)
    }

    fn can_purchase(&self, seat: Seat) -> bool {
        let money = self.civ(seat).marker(Marker::Money);
        Material::ALL.into_iter().any(|material| self.price(seat, material) <= money)
    }

    pub(super) fn list_trade(&self, seat: Seat, sales: u8, purchases: u8, out: &mut impl Answers) -> Enough {
        if sales > 0 && self.has_stored(seat) {
            out(Action::Do(Deed::Sale))?;
        }
        if purchases > 0 && self.can_purchase(seat) {
            out(Action::Do(Deed::Purchase))?;
        }
        out(Action::Pass)
    }

    pub(super) fn trade(&mut self, seat: Seat, sales: u8, purchases: u8, deed: Deed) {
        if deed == Deed::Sale {
            self.push(seat, Task::Trade { sales: sales - 1, purchases });
            self.push(seat, Task::SellForPoints);
            self.push(seat, Task::SellForMoney);
        } else {
            self.push(seat, Task::Trade { sales, purchases: purchases - 1 });
            self.push(seat, Task::Purchase);
        }
    }

    pub(super) fn list_stored(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for material in Material::ALL {
            if self.civ(seat).stored(material) > 0 {
                out(Action::Material(material))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn sell(&mut self, seat: Seat, material: Material, for_points: bool, flow: &mut impl Flow) {
        self.lose(seat, Slot::Storage(material), 1, flow);
        flow.record(Event::Sold { seat, material });
        self.trigger(seat, Trigger::Sold);
        let traits = &self.civ(seat).traits;
        if for_points {
            let points = SALE_POINTS + u16::from(traits[Trait::Showman]);
            self.score(seat, Source::Sales, points, flow);
        } else {
            let money = material.row().price() + traits[Trait::Merchant];
            self.gain_markers(seat, Marker::Money, money, flow);
        }
    }

    pub(super) fn list_purchases(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let money = self.civ(seat).marker(Marker::Money);
        for material in Material::ALL {
            if self.price(seat, material) <= money {
                out(Action::Material(material))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn purchase(&mut self, seat: Seat, material: Material, flow: &mut impl Flow) {
        let price = self.price(seat, material);
        self.lose(seat, Slot::Marker(Marker::Money), price, flow);
        flow.record(Event::Purchased { seat, material });
        self.trigger(seat, Trigger::Purchased);
        self.gain(seat, Slot::Storage(material), 1, flow);
    }
}
