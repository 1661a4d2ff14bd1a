//! Acquiring cards and buildings, and paying for them.

use engine::Seat;

use crate::content::Cost;
use crate::event::Event;
use crate::flow::Flow;
use crate::place::{Acquisition, Place, Slot};
use crate::resource::{Resource, Resources};
use crate::state::StoneAge;
use crate::task::{Bill, Purpose, Task};

impl StoneAge {
    /// Buys a card or building. If the price leaves a choice, asks how to pay first.
    pub(super) fn buy(&mut self, seat: Seat, what: Acquisition, flow: &mut impl Flow) {
        self.take_people_back(seat, Place::Acquisition(what));
        match self.price(what) {
            Some(Price::Fixed(cost)) => {
                self.players[seat].resources.remove(&cost);
                self.acquire(seat, what, cost, flow);
            }
            Some(Price::Choice(bill)) => self.ask_for_payment(seat, Purpose::Acquire(what), bill),
            None => {}
        }
    }

    /// Asks how much of the cheapest resource to pay. The others follow, up to the dearest.
    pub(super) fn ask_for_payment(&mut self, seat: Seat, purpose: Purpose, bill: Bill) {
        self.ask(seat, Task::Pay { purpose, bill, paid: Resources::NONE, next: Resource::ALL[0] });
    }

    /// Pays pieces of one resource, then asks for the next one that the player has. After the last, the payment is
    /// done.
    #[expect(clippy::too_many_arguments, reason = "the parts of a task, and of its answer")]
    pub(super) fn pay(
        &mut self,
        seat: Seat,
        purpose: Purpose,
        bill: Bill,
        mut paid: Resources,
        resource: Resource,
        count: u8,
        flow: &mut impl Flow,
    ) {
        let payment = Resources::of(resource, u16::from(count));
        let have = &mut self.players[seat].resources;
        have.remove(&payment);
        paid.add(&payment);
        let next = Resource::ALL.into_iter().find(|&dearer| dearer > resource && have[dearer] > 0);
        match (next, purpose) {
            (Some(next), _) => self.ask(seat, Task::Pay { purpose, bill, paid, next }),
            (None, Purpose::Acquire(what)) => self.acquire(seat, what, paid, flow),
            (None, Purpose::Food) => self.finish_feeding(seat, &paid, flow),
        }
    }

    /// Returns the price of a card or building, or `None` if the stack is empty.
    pub(super) fn price(&self, what: Acquisition) -> Option<Price> {
        match what {
            Acquisition::Card(slot) => Some(Price::Choice(Bill::exactly(slot.number()))),
            Acquisition::Building(slot) => {
                let building = self.content.building(self.stacks[slot.index()].top?);
                Some(match building.cost {
                    Cost::Fixed(cost) => Price::Fixed(cost),
                    Cost::Counted { .. } | Cost::UpTo(_) => Price::Choice(Bill::for_building(&building.cost)?),
                })
            }
        }
    }

    fn acquire(&mut self, seat: Seat, what: Acquisition, paid: Resources, flow: &mut impl Flow) {
        match what {
            Acquisition::Card(slot) => self.take_card(seat, slot, paid, flow),
            Acquisition::Building(slot) => self.take_building(seat, slot, paid, flow),
        }
    }

    fn take_card(&mut self, seat: Seat, slot: Slot, paid: Resources, flow: &mut impl Flow) {
        let Some(id) = self.cards[slot.index()].take() else { return };
        let card = *self.content.card(id);
        self.players[seat].cards.insert(id.id());
        flow.record(Event::BoughtCard { seat, card, paid });
        self.use_upper_half(seat, &card, flow);
    }

    fn take_building(&mut self, seat: Seat, slot: Slot, paid: Resources, flow: &mut impl Flow) {
        let Some(id) = self.stacks[slot.index()].top else { return };
        let building = *self.content.building(id);
        let points = paid.value();
        let player = &mut self.players[seat];
        player.buildings.insert(id.id());
        player.building_points = player.building_points.saturating_add(points);
        flow.record(Event::Built { seat, building, paid, points });
        match self.reveal_building(slot, flow) {
            Some(next) => {
                flow.record(Event::BuildingRevealed { slot, building: *self.content.building(next) });
            }
            None => flow.record(Event::StackEmpty { slot }),
        }
    }
}

/// The price of a card or building.
pub(super) enum Price {
    /// Exactly these resources.
    Fixed(Resources),
    /// Resources of the player's choice.
    Choice(Bill),
}

impl Price {
    /// Returns true if a player with these resources can pay it.
    pub(super) fn can_be_paid_from(&self, have: &Resources) -> bool {
        match self {
            Self::Fixed(cost) => have.cover(cost),
            Self::Choice(bill) => bill.can_be_paid_from(have),
        }
    }
}
