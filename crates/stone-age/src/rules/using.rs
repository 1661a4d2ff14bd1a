//! Phase 2: the players use their people.

use engine::Seat;

use crate::event::Event;
use crate::flow::Flow;
use crate::place::{Acquisition, Place, Site, Work};
use crate::player::{END_OF_FOOD_TRACK, MOST_PEOPLE};
use crate::state::StoneAge;
use crate::task::{Phase, Task};

impl StoneAge {
    /// Asks the player whose turn it is until all their people are used, then passes the turn. After the last player,
    /// people are fed.
    pub(super) fn continue_using(&mut self) {
        if self.players[self.turn].placed() > 0 {
            self.ask(self.turn, Task::Use);
            return;
        }
        self.turn = self.next_seat(self.turn);
        if self.turn == self.start {
            self.phase = Phase::Feeding { fed: 0 };
        }
    }

    pub(super) fn use_people(&mut self, seat: Seat, site: Site, flow: &mut impl Flow) {
        let people = self.take_people_back(seat, Place::Site(site));
        match site.work() {
            Work::Gather(gathering) => self.roll(seat, gathering, people, flow),
            Work::Tool => self.gain_tool(seat, flow),
            Work::Person => self.gain_person(seat, flow),
            Work::FoodTrack => self.gain_food_track(seat, flow),
        }
    }

    pub(super) fn leave(&mut self, seat: Seat, what: Acquisition, flow: &mut impl Flow) {
        self.take_people_back(seat, Place::Acquisition(what));
        flow.record(Event::Left { seat, what });
    }

    pub(super) fn take_people_back(&mut self, seat: Seat, place: Place) -> u8 {
        let people = std::mem::take(self.board.people_mut(place, seat));
        self.players[seat].at_home += people;
        people
    }

    pub(super) fn gain_tool(&mut self, seat: Seat, flow: &mut impl Flow) {
        let gained = self.players[seat].tools.gain();
        flow.record(Event::GotTool { seat, gained });
    }

    pub(super) fn gain_food_track(&mut self, seat: Seat, flow: &mut impl Flow) {
        let player = &mut self.players[seat];
        let gained = player.food_track < END_OF_FOOD_TRACK;
        player.food_track += u8::from(gained);
        flow.record(Event::GotFoodTrack { seat, gained });
    }

    fn gain_person(&mut self, seat: Seat, flow: &mut impl Flow) {
        let player = &mut self.players[seat];
        let gained = player.people < MOST_PEOPLE;
        player.people += u8::from(gained);
        player.at_home += u8::from(gained);
        flow.record(Event::GotPerson { seat, gained });
    }
}
