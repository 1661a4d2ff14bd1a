//! Activities and their prices (p. 31).

use engine::Seat;

use crate::action::{Action, Payment};
use crate::civilization::Civilization;
use crate::content::{ActivityId, CardId, Slot, Top};
use crate::continent::TerritorySet;
use crate::effect::{Marker, MaterialChoice, Price};
use crate::event::{Event, Weakness};
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::material::Material;
use crate::module::Feature;
use crate::state::Civolution;
use crate::task::{Chore, Origin, Task};

use super::building::stands_for;

/// Checks whether a stored material meets a price: it is one of those asked for, or it can be paid for one of them.
fn pays(civ: &Civilization, choice: MaterialChoice, material: Material) -> bool {
    choice.allows(material)
        || Material::of(material.terrain()).any(|wanted| choice.allows(wanted) && stands_for(civ, material, wanted))
}

impl Civolution {
    /// Lists the activities of a civilization: the console's own and those of its cards.
    fn activities(&self, seat: Seat) -> impl Iterator<Item = (Option<CardId>, ActivityId)> {
        let content = self.content;
        let cards = self.civ(seat).installed.iter().filter_map(CardId::new);
        let of_cards = cards.filter_map(move |card| match content.card(card).top {
            Top::Activity(activity) => Some((Some(card), activity)),
            Top::Nothing | Top::Ability(_) | Top::PointBonus(_) => None,
        });
        [(None, ActivityId::CONSOLE)].into_iter().chain(of_cards)
    }

    fn can_pay_price(&self, seat: Seat, price: Price) -> bool {
        let civ = self.civ(seat);
        match price {
            Price::Markers(marker, count) => civ.marker(marker) >= count,
            Price::Materials(choice, count) => {
                let fitting = Material::ALL.into_iter().filter(|material| pays(civ, choice, *material));
                fitting.map(|material| u16::from(civ.stored(material))).sum::<u16>() >= u16::from(count)
            }
            Price::Features(Some(feature), count) => civ.feature(feature) >= count,
            Price::Features(None, count) => {
                civ.features.iter().map(|count| u16::from(*count)).sum::<u16>() >= u16::from(count)
            }
            // Focus markers stand for planning markers of any value (p. 14).
            Price::Planning(count) => {
                let plans = [civ.marker(Marker::Focus)].into_iter().chain(civ.planning);
                plans.map(u16::from).sum::<u16>() >= u16::from(count)
            }
            Price::Dice(count) => civ.ready_dice() >= count,
            Price::Weaken(count) => self.land.tribes(seat).strong >= count,
            Price::Tribes(count) => self.land.tribes(seat).all() >= count,
            Price::Favor(steps) => civ.favor > steps,
        }
    }

    fn can_pay_activity(&self, seat: Seat, activity: ActivityId) -> bool {
        self.content.activity(activity).price.iter().all(|price| self.can_pay_price(seat, *price))
    }

    pub(super) fn can_do_activity(&self, seat: Seat) -> bool {
        self.activities(seat).any(|(_, activity)| self.can_pay_activity(seat, activity))
    }

    pub(super) fn list_activities(&self, seat: Seat, except: Option<ActivityId>, out: &mut impl Answers) -> Enough {
        for (card, activity) in self.activities(seat) {
            if Some(activity) != except && self.can_pay_activity(seat, activity) {
                out(Action::Activity(card))?;
            }
        }
        out(Action::Pass)
    }

    /// Returns the activity of a card, or of the console if `card` is `None`.
    pub(super) fn activity_of(&self, card: Option<CardId>) -> Option<ActivityId> {
        match card.map(|card| self.content.card(card).top) {
            None => Some(ActivityId::CONSOLE),
            Some(Top::Activity(activity)) => Some(activity),
            Some(Top::Nothing | Top::Ability(_) | Top::PointBonus(_)) => None,
        }
    }

    pub(super) fn start_activity(
        &mut self,
        seat: Seat,
        card: Option<CardId>,
        left: u8,
        again: bool,
        flow: &mut impl Flow,
    ) {
        let Some(activity) = self.activity_of(card) else { return };
        flow.record(Event::Activity { seat, card });
        if left > 1 {
            self.push(seat, Task::Activity { left: left - 1, again, except: (!again).then_some(activity) });
        }
        self.go_on_paying(seat, activity, 0, flow);
    }

    /// Pays the prices of an activity, starting with price number `from`. Asks the player where there is a choice.
    fn go_on_paying(&mut self, seat: Seat, activity: ActivityId, from: u8, flow: &mut impl Flow) {
        let content = self.content;
        let printed = content.activity(activity);
        for (price, number) in printed.price.iter().zip(0..).skip(usize::from(from)) {
            let left = match *price {
                Price::Markers(marker, count) => {
                    self.lose(seat, Slot::Marker(marker), count, flow);
                    continue;
                }
                Price::Features(Some(feature), count) => {
                    self.lose(seat, Slot::Feature(feature), count, flow);
                    continue;
                }
                Price::Favor(steps) => {
                    self.lose_favor(seat, steps, flow);
                    continue;
                }
                Price::Materials(_, count)
                | Price::Features(None, count)
                | Price::Planning(count)
                | Price::Dice(count)
                | Price::Weaken(count)
                | Price::Tribes(count) => count,
            };
            self.push(seat, Task::Price { activity, number, left });
            return;
        }
        let origin = self.origin_of(seat, activity);
        self.push(seat, Task::Chore(Chore::Bonus(printed.bonus, origin)));
    }

    /// Returns the card or console an activity belongs to.
    fn origin_of(&self, seat: Seat, activity: ActivityId) -> Origin {
        let cards = self.civ(seat).installed;
        let mut cards = cards.iter().filter_map(CardId::new);
        let card = cards.find(|card| self.content.card(*card).top == Top::Activity(activity));
        card.map_or(Origin::Console, Origin::Card)
    }

    fn price_of(&self, activity: ActivityId, number: u8) -> Option<Price> {
        self.content.activity(activity).price.get(usize::from(number)).copied()
    }

    pub(super) fn list_price(&self, seat: Seat, activity: ActivityId, number: u8, out: &mut impl Answers) -> Enough {
        let civ = self.civ(seat);
        match self.price_of(activity, number) {
            Some(Price::Materials(choice, _)) => {
                for material in Material::ALL {
                    if pays(civ, choice, material) && civ.stored(material) > 0 {
                        out(Action::Material(material))?;
                    }
                }
                MORE
            }
            Some(Price::Features(..)) => {
                for feature in Feature::ALL {
                    if civ.feature(feature) > 0 {
                        out(Action::Feature(feature))?;
                    }
                }
                MORE
            }
            Some(Price::Planning(_)) => {
                for value in 1..=6 {
                    if civ.planning[usize::from(value - 1)] > 0 {
                        out(Action::Value(value))?;
                    }
                }
                if civ.marker(Marker::Focus) > 0 { out(Action::Pay(Payment::Focus)) } else { MORE }
            }
            Some(Price::Dice(_)) => {
                for value in 1..=6 {
                    if civ.dice[usize::from(value - 1)] > 0 {
                        out(Action::Value(value))?;
                    }
                }
                MORE
            }
            Some(Price::Weaken(_)) => self.list_tribes(seat, Some(true), TerritorySet::ALL, out),
            Some(Price::Tribes(_)) => self.list_tribes(seat, None, TerritorySet::ALL, out),
            Some(Price::Markers(..) | Price::Favor(_)) | None => MORE,
        }
    }

    pub(super) fn pay_price(
        &mut self,
        seat: Seat,
        activity: ActivityId,
        number: u8,
        left: u8,
        action: Action,
        flow: &mut impl Flow,
    ) {
        match (action, self.price_of(activity, number)) {
            (Action::Material(material), _) => self.lose(seat, Slot::Storage(material), 1, flow),
            (Action::Feature(feature), _) => self.lose(seat, Slot::Feature(feature), 1, flow),
            (Action::Pay(_), _) => self.lose(seat, Slot::Marker(Marker::Focus), 1, flow),
            (Action::Value(value), Some(Price::Planning(_))) => self.lose(seat, Slot::Planning(value), 1, flow),
            (Action::Value(value), _) => {
                let civ = self.civ_mut(seat);
                civ.dice[usize::from(value - 1)] -= 1;
                civ.used_dice += 1;
            }
            (Action::Tribe(who), Some(Price::Weaken(_))) => self.weaken(seat, who, Weakness::Price, flow),
            (Action::Tribe(who), _) => self.remove_tribe(seat, who, flow),
            _ => {}
        }
        if left > 1 {
            self.push(seat, Task::Price { activity, number, left: left - 1 });
        } else {
            self.go_on_paying(seat, activity, number + 1, flow);
        }
    }
}
