//! The event phase: weather and the event card (p. 34).

use engine::{Seat, SeatSet};

use crate::ability::{Trait, Trigger};
use crate::action::{Action, Deed};
use crate::content::{EventCard, GridSpaces, Slot, Toll, Winners};
use crate::continent::{Territory, TerritorySet};
use crate::count::Count;
use crate::effect::Marker;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::state::{Civolution, Weather};
use crate::task::{Chore, Origin, Task};

impl Civolution {
    fn event_card(&self) -> Option<EventCard> {
        self.event.map(|event| *self.content.event(event))
    }

    // Weather.

    /// Moves the weather indicator. If it would cross a white line, it returns to the space before the line.
    pub(super) fn move_weather(&mut self, flow: &mut impl Flow) {
        let Some(card) = self.event_card() else { return };
        (self.weather, self.beyond) = self.weather.moved(card.weather);
        flow.record(Event::Weather { weather: self.weather, beyond: self.beyond });
    }

    pub(super) fn list_weather(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let has_tribe = !self.land.territories(seat).is_empty();
        let bad = self.beyond || matches!(self.weather, Weather::Hot | Weather::Cold);
        if bad {
            if self.civ(seat).traits.has(Trait::Sheltered) {
                return MORE;
            }
            if !self.beyond && self.civ(seat).marker(Marker::Food) > 0 {
                out(Action::Do(Deed::Food))?;
            }
            return if has_tribe { out(Action::Do(Deed::Tribe)) } else { MORE };
        }
        if matches!(self.weather, Weather::Warm | Weather::Mild) {
            out(Action::Do(Deed::Income))?;
        }
        if matches!(self.weather, Weather::Rain | Weather::Mild) && self.can_do_activity(seat) {
            out(Action::Do(Deed::Activity))?;
        }
        out(Action::Pass)
    }

    pub(super) fn suffer_weather(&mut self, seat: Seat, deed: Deed, flow: &mut impl Flow) {
        match deed {
            Deed::Food => self.lose(seat, Slot::Marker(Marker::Food), 1, flow),
            Deed::Tribe => self.push(seat, Task::LoseTribe),
            Deed::Income => self.push(seat, Task::IncomeActions(1)),
            _ => self.push(seat, Task::Activity { left: 1, again: false, except: None }),
        }
    }

    // The event.

    /// Returns what a civilization has for the comparison of an event. For pieces V.I.C.I does not have, its grid
    /// counts instead.
    fn event_count(&self, seat: Seat, count: Count, proxy: Option<GridSpaces>) -> u16 {
        match proxy {
            Some(spaces) if Some(seat) == self.vici_seat() => {
                spaces.iter().filter(|space| *space <= self.vici.prosperity).count() as u16
            }
            _ => self.count(seat, count),
        }
    }

    /// Returns what the event of this era compares, and how many of it a civilization has. `None` if it compares
    /// nothing.
    pub(crate) fn compared(&self, seat: Seat) -> Option<(Count, u16)> {
        let card = self.event_card()?;
        match card.winners {
            Winners::Most { count, .. } => Some((count, self.event_count(seat, count, card.proxy))),
            Winners::AtLeast(..) => None,
        }
    }

    /// Checks whether the civilization receives the bonus of the event.
    pub(crate) fn wins_event(&self, seat: Seat, card: &EventCard) -> bool {
        match card.winners {
            Winners::AtLeast(count, need) => self.count(seat, count) >= u16::from(need),
            Winners::Most { count, shared } => {
                let own = self.event_count(seat, count, card.proxy);
                let mut others = self.all().filter(|other| *other != seat);
                let tie = shared || self.civ(seat).traits.has(Trait::Figurehead);
                own > 0
                    && others.all(|other| {
                        let theirs = self.event_count(other, count, card.proxy);
                        own > theirs || (tie && own == theirs)
                    })
            }
        }
    }

    pub(super) fn resolve_event(&mut self, flow: &mut impl Flow) {
        let Some(card) = self.event_card() else { return };
        let winners: SeatSet = self.people().filter(|seat| self.wins_event(*seat, &card)).collect();
        let (count, need) = match card.winners {
            Winners::Most { count, .. } => (count, None),
            Winners::AtLeast(count, need) => (count, Some(need)),
        };
        let most = self.all().map(|seat| self.event_count(seat, count, card.proxy)).max().unwrap_or(0);
        let leaders = self.all().filter(|seat| self.event_count(*seat, count, card.proxy) == most).collect();
        flow.record(Event::EventResolved { event: card.id, winners, count, need, most, leaders });
        for seat in self.people().rev().filter(|seat| winners.contains(*seat)) {
            self.events_won[seat].insert(card.id);
            self.push(seat, Task::Chore(Chore::EndPart));
            self.trigger(seat, Trigger::EventWon);
            self.push(seat, Task::Chore(Chore::Bonus(card.bonus, Origin::Event(card.id))));
            if card.toll.is_some() {
                self.push(seat, Task::Toll);
            }
            self.push(seat, Task::Chore(Chore::Chance));
        }
    }

    fn toll_places(&self, seat: Seat) -> TerritorySet {
        match self.event_card().and_then(|card| card.toll) {
            Some(Toll::Farm) => self.land.farms_of(seat),
            Some(Toll::Boat) => self.land.boats_of(seat),
            None => TerritorySet::EMPTY,
        }
    }

    pub(super) fn list_toll(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        self.toll_places(seat).iter().try_for_each(|territory| out(Action::At(territory)))
    }

    pub(super) fn pay_toll(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        if territory.is_water() {
            self.return_boat(seat, territory, flow);
        } else {
            self.return_farm(seat, territory, flow);
        }
    }
}
