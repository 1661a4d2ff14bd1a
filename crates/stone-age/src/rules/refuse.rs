//! The check of an action: the rule that forbids it, if any.

use engine::Seat;

use crate::action::Action;
use crate::place::{Acquisition, Capacity, Place};
use crate::refusal::Refusal;
use crate::state::StoneAge;
use crate::task::Task;
use crate::tools::ToolChoice;

impl StoneAge {
    /// Checks whether a seat may take this action now.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let (turn, task) = self.asked().ok_or(Refusal::GameOver)?;
        if turn != seat {
            return Err(Refusal::NotYourTurn { turn });
        }
        let player = &self.players[seat];
        let not_asked = Err(Refusal::NotAsked { asked: *task });
        match (*action, *task) {
            (Action::Place { place, people }, Task::Place) => self.check_placement(seat, place, people),
            (Action::Use { site }, Task::Use) => self.check_people_there(seat, Place::Site(site)),
            (Action::Buy { what }, Task::Use) => {
                self.check_people_there(seat, Place::Acquisition(what))?;
                self.check_price(seat, what)
            }
            (Action::Leave { what }, Task::Use) => self.check_people_there(seat, Place::Acquisition(what)),
            (Action::Tools(choice), Task::Tools { .. }) => self.check_tools(seat, &choice),
            (Action::Pay { resource, count }, Task::Pay { purpose, bill, paid, next }) => {
                let resources = &player.resources;
                let have = resources[resource];
                if resource != next {
                    Err(Refusal::OtherResourceFirst { purpose, next })
                } else if u16::from(count) > have {
                    Err(Refusal::NotEnoughResource { purpose, resource, have, want: count })
                } else if !bill.allows(&paid, resources, resource, count) {
                    Err(Refusal::PaymentDoesNotFit { purpose, bill, paid: paid.total() as u8 })
                } else {
                    Ok(())
                }
            }
            (Action::Take { item }, Task::Pick { dice }) => {
                if dice.showing(item.face()) > 0 {
                    Ok(())
                } else {
                    Err(Refusal::DieNotThere)
                }
            }
            // The notation writes the cheaper one first.
            (Action::Gain { first, second }, Task::Gain) if first <= second => Ok(()),
            (Action::Feed, Task::Feed { missing }) => {
                let have = player.resources.total();
                if have >= u16::from(missing) { Ok(()) } else { Err(Refusal::NotEnoughForFood { missing, have }) }
            }
            (Action::Starve, Task::Feed { .. }) => Ok(()),
            (Action::Cash, Task::Gain) => not_asked,
            (Action::Cash, _) if player.any_two_cards(&self.content) == 0 => Err(Refusal::NothingToCash),
            (Action::Cash, task) if !task.allows_cashing() => Err(Refusal::CashLater),
            (Action::Cash, _) => Ok(()),
            (
                Action::Place { .. }
                | Action::Use { .. }
                | Action::Buy { .. }
                | Action::Leave { .. }
                | Action::Tools(_)
                | Action::Pay { .. }
                | Action::Take { .. }
                | Action::Gain { .. }
                | Action::Feed
                | Action::Starve,
                _,
            ) => not_asked,
        }
    }

    fn check_placement(&self, seat: Seat, place: Place, people: u8) -> Result<(), Refusal> {
        let have = self.players[seat].at_home;
        let room = self.room_for(seat, place)?;
        if people == 0 {
            return Err(Refusal::NobodyPlaced);
        }
        match place.capacity() {
            Capacity::Exactly(need) if people != need => Err(Refusal::ExactNumber { place, need }),
            _ if people > have => Err(Refusal::NotEnoughPeople { have, want: people }),
            _ if people > room => Err(Refusal::NotEnoughRoom { place, free: room, want: people }),
            Capacity::Exactly(_) | Capacity::UpTo(_) | Capacity::Unlimited => Ok(()),
        }
    }

    fn check_people_there(&self, seat: Seat, place: Place) -> Result<(), Refusal> {
        if self.board.people(place, seat) > 0 { Ok(()) } else { Err(Refusal::NobodyThere { place }) }
    }

    fn check_price(&self, seat: Seat, what: Acquisition) -> Result<(), Refusal> {
        let have = &self.players[seat].resources;
        if self.price(what).is_some_and(|price| price.can_be_paid_from(have)) {
            return Ok(());
        }
        Err(match what {
            Acquisition::Card(slot) => Refusal::CardTooDear { price: slot.number(), have: have.total() },
            Acquisition::Building(slot) => Refusal::BuildingTooDear { slot },
        })
    }

    fn check_tools(&self, seat: Seat, choice: &ToolChoice) -> Result<(), Refusal> {
        let available = self.players[seat].usable_tools(&self.content);
        for ((&want, &have), value) in choice.tiles.iter().zip(&available.tiles).zip(1..) {
            if want > have {
                return Err(Refusal::NoSuchTool { value, have });
            }
        }
        for ((&want, &have), value) in choice.one_use.iter().zip(&available.one_use).zip(1..) {
            if want > have {
                return Err(Refusal::NoSuchOneUseTool { value });
            }
        }
        Ok(())
    }
}
