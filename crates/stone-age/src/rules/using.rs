//! Phase 2: the players use their people.

use engine::{Chance, Journal, Seat};

use crate::event::Event;
use crate::place::{Acquisition, Place, Site, Work};
use crate::player::{END_OF_FOOD_TRACK, MOST_PEOPLE};
use crate::state::StoneAge;
use crate::step::{Phase, Question};

impl StoneAge {
    /// A player uses all his people, then the next one does; when all have, people are fed.
    pub(super) fn go_on_using(&mut self) {
        if self.players[self.turn].placed() > 0 {
            self.ask(self.turn, Question::Use);
            return;
        }
        self.turn = self.next_seat(self.turn);
        if self.turn == self.start {
            self.phase = Phase::Feeding { fed: 0 };
        }
    }

    pub(super) fn use_people(
        &mut self,
        seat: Seat,
        site: Site,
        chance: &mut impl Chance,
        journal: &mut impl Journal<Event>,
    ) {
        let people = self.take_people_back(seat, Place::Site(site));
        match site.work() {
            Work::Gather(gathering) => self.roll(seat, gathering, people, chance, journal),
            Work::Tool => self.gain_tool(seat, journal),
            Work::Person => self.gain_person(seat, journal),
            Work::FoodTrack => self.gain_food_track(seat, journal),
        }
    }

    pub(super) fn leave(&mut self, seat: Seat, what: Acquisition, journal: &mut impl Journal<Event>) {
        self.take_people_back(seat, Place::Acquisition(what));
        journal.record(Event::Left { seat, what });
    }

    pub(super) fn take_people_back(&mut self, seat: Seat, place: Place) -> u8 {
        let people = std::mem::take(self.board.people_mut(place, seat));
        self.players[seat].at_home += people;
        people
    }

    pub(super) fn gain_tool(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let gained = self.players[seat].tools.gain();
        journal.record(Event::GotTool { seat, gained });
    }

    pub(super) fn gain_food_track(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let player = &mut self.players[seat];
        let gained = player.food_track < END_OF_FOOD_TRACK;
        player.food_track += u8::from(gained);
        journal.record(Event::GotFoodTrack { seat, gained });
    }

    fn gain_person(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let player = &mut self.players[seat];
        let gained = player.people < MOST_PEOPLE;
        player.people += u8::from(gained);
        player.at_home += u8::from(gained);
        journal.record(Event::GotPerson { seat, gained });
    }
}
