//! Phase 3: the players feed their people.

use engine::Seat;

use crate::event::Event;
use crate::flow::Flow;
use crate::resource::Resources;
use crate::state::StoneAge;
use crate::task::{Bill, Phase, Purpose, Task};

impl StoneAge {
    /// Takes the harvest of the player whose turn it is and feeds their people. With enough food there is nothing to
    /// decide: only players who are short of food choose between resources and hunger.
    pub(super) fn continue_feeding(&mut self, flow: &mut impl Flow) {
        if self.phase == (Phase::Feeding { fed: self.player_count }) {
            self.end_round(flow);
            return;
        }
        let seat = self.turn;
        let player = &mut self.players[seat];
        if player.food_track > 0 {
            flow.record(Event::Harvested { seat, food: player.food_track });
        }
        let food = player.food.saturating_add(u16::from(player.food_track));
        let hungry = u16::from(player.people);
        player.food = food.saturating_sub(hungry);
        let missing = hungry.saturating_sub(food) as u8;
        if missing == 0 {
            self.mark_fed(seat);
            flow.record(Event::Fed { seat, food: hungry as u8, resources: Resources::NONE });
        } else {
            self.ask(seat, Task::Feed { missing });
        }
    }

    pub(super) fn feed_with_resources(&mut self, seat: Seat, missing: u8) {
        self.ask_for_payment(seat, Purpose::Food, Bill::exactly(missing));
    }

    pub(super) fn finish_feeding(&mut self, seat: Seat, resources: &Resources, flow: &mut impl Flow) {
        let food = self.players[seat].people.saturating_sub(resources.total() as u8);
        self.mark_fed(seat);
        flow.record(Event::Fed { seat, food, resources: *resources });
    }

    pub(super) fn starve(&mut self, seat: Seat, missing: u8, flow: &mut impl Flow) {
        let player = &mut self.players[seat];
        player.hungry = player.hungry.saturating_add(1);
        self.mark_fed(seat);
        flow.record(Event::WentHungry { seat, missing });
    }

    fn mark_fed(&mut self, seat: Seat) {
        if let Phase::Feeding { fed } = &mut self.phase {
            *fed += 1;
        }
        self.turn = self.next_seat(seat);
    }
}
