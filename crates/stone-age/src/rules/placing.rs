//! Phase 1: the players place their people.

use engine::Seat;

use crate::event::Event;
use crate::flow::{Enough, Flow, MORE};
use crate::place::{Acquisition, Capacity, Place, RINGS, Site, Slot, gatherers_allowed, village_limit};
use crate::refusal::Refusal;
use crate::state::StoneAge;
use crate::task::{Phase, Task};

impl StoneAge {
    /// Asks the next player who can place people. If no player can, the phase of using people begins.
    pub(super) fn continue_placing(&mut self, flow: &mut impl Flow) {
        for seat in self.turn.clockwise(usize::from(self.player_count)) {
            if self.can_place(seat) {
                self.turn = seat;
                self.ask(seat, Task::Place);
                return;
            }
        }
        for seat in self.seats() {
            let people = self.players[seat].at_home;
            if people > 0 {
                flow.record(Event::Stuck { seat, people });
            }
        }
        self.phase = Phase::Using;
        self.turn = self.start;
    }

    pub(super) fn place(&mut self, seat: Seat, place: Place, people: u8, flow: &mut impl Flow) {
        let player = &mut self.players[seat];
        player.at_home = player.at_home.saturating_sub(people);
        *self.board.people_mut(place, seat) += people;
        self.turn = self.next_seat(seat);
        flow.record(Event::Placed { seat, place, people });
    }

    fn can_place(&self, seat: Seat) -> bool {
        let any = |_, numbers| if numbers > 0 { Enough::Break(()) } else { MORE };
        self.players[seat].at_home > 0 && self.each_place(seat, &mut { any }).is_break()
    }

    /// Calls `visit` with each place and the number of placements the seat could choose there, until `visit` breaks.
    /// This is a fast version of [`room_for`](Self::room_for) without the reasons: random games spend most of their
    /// time listing placements.
    #[inline]
    pub(super) fn each_place(&self, seat: Seat, visit: &mut impl FnMut(Place, u8) -> Enough) -> Enough {
        let at_home = self.players[seat].at_home;
        let mine = self.board.places_of(seat);
        let hunt = Place::Site(Site::Hunt);
        visit(hunt, if mine.contains(hunt) { 0 } else { at_home })?;
        let totals = self.board.totals();
        let is_free = |place: Place| totals.at(place) == 0;
        let allowed = gatherers_allowed(self.player_count);
        for site in Site::GATHERING {
            let place = Place::Site(site);
            let room = RINGS.saturating_sub(totals.at(place)).min(at_home);
            // With four players, all may gather, and there is no need to count them.
            let open = !mine.contains(place)
                && (allowed == self.player_count || self.board.players_at(place).len() < usize::from(allowed));
            visit(place, if open { room } else { 0 })?;
        }
        let filled: usize = Site::VILLAGE.into_iter().map(|site| usize::from(!is_free(Place::Site(site)))).sum();
        let village_is_open = filled < village_limit(self.player_count);
        for site in Site::VILLAGE {
            let place = Place::Site(site);
            let open = village_is_open & is_free(place) & (at_home >= place.capacity().least());
            visit(place, u8::from(open))?;
        }
        for slot in Slot::ALL {
            let open = is_free(Place::card(slot)) & self.cards[slot.index()].is_some();
            visit(Place::card(slot), u8::from(open))?;
        }
        for slot in Slot::ALL {
            let open = is_free(Place::building(slot)) & self.stacks[slot.index()].top.is_some();
            visit(Place::building(slot), u8::from(open))?;
        }
        MORE
    }

    /// Returns the maximum number of people the seat could place here if it had enough of them, or why it can place
    /// none.
    pub(super) fn room_for(&self, seat: Seat, place: Place) -> Result<u8, Refusal> {
        match place {
            Place::Site(site) => self.site_is_open(seat, site)?,
            Place::Acquisition(Acquisition::Card(slot)) if self.cards[slot.index()].is_none() => {
                return Err(Refusal::NoCard { slot });
            }
            Place::Acquisition(Acquisition::Building(slot)) if self.stacks[slot.index()].top.is_none() => {
                return Err(Refusal::NoBuilding { slot });
            }
            Place::Acquisition(_) => {}
        }
        let people = self.board.people_at(place);
        match place.capacity() {
            Capacity::Unlimited => Ok(u8::MAX),
            Capacity::UpTo(most) if people >= most => Err(Refusal::PlaceFull { place, people }),
            Capacity::UpTo(most) => Ok(most - people),
            Capacity::Exactly(_) if people > 0 => Err(Refusal::PlaceFull { place, people }),
            Capacity::Exactly(need) => Ok(need),
        }
    }

    /// Checks the rules about which players may stand on a site together.
    fn site_is_open(&self, seat: Seat, site: Site) -> Result<(), Refusal> {
        let place = Place::Site(site);
        if self.board.people(place, seat) > 0 {
            return Err(Refusal::AlreadyThere { place });
        }
        let players = self.player_count;
        let allowed = gatherers_allowed(players);
        if site.resource().is_some() && self.board.players_at(place).len() >= usize::from(allowed) {
            return Err(Refusal::TooManyPlayers { site, players, allowed });
        }
        if Site::VILLAGE.contains(&site) && self.board.people_at(place) == 0 {
            let filled = Site::VILLAGE.into_iter().filter(|&other| self.board.people_at(Place::Site(other)) > 0);
            if filled.count() >= village_limit(players) {
                return Err(Refusal::VillageFull { site, players });
            }
        }
        Ok(())
    }
}
