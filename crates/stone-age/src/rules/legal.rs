//! Every legal action, each once.

use std::ops::ControlFlow;

use engine::Seat;

use crate::action::{Action, Item};
use crate::place::{Acquisition, Capacity, Place, Site, Slot};
use crate::resource::Resource;
use crate::state::{StoneAge, may_cash_during};
use crate::step::{Question, Step};
use crate::tools::ToolChoice;

/// How many answers a question has.
pub(super) enum Choices {
    None,
    One(Action),
    Many,
}

impl StoneAge {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(step) = self.step().filter(|step| step.seat == seat) else { return };
        let _ = self.each_action(&step, &mut |action| {
            out.push(action);
            ControlFlow::<()>::Continue(())
        });
    }

    /// Whether a question has one answer, or several.
    pub(super) fn choices(&self, step: &Step) -> Choices {
        let mut first = None;
        let several = self.each_action(step, &mut |action| match first.replace(action) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        });
        match (first, several) {
            (None, _) => Choices::None,
            (Some(action), ControlFlow::Continue(())) => Choices::One(action),
            (Some(_), ControlFlow::Break(())) => Choices::Many,
        }
    }

    /// Calls `visit` with every legal answer to a question, until it says stop.
    #[inline]
    fn each_action<B>(&self, step: &Step, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        let seat = step.seat;
        let player = &self.players[seat];
        match step.question {
            Question::Place => self.each_placement(seat, &mut |place, most| {
                let least = match place.capacity() {
                    Capacity::Exactly(exactly) => exactly,
                    Capacity::UpTo(_) | Capacity::Unlimited => 1,
                };
                (least..=most).try_for_each(|people| visit(Action::Place { place, people }))
            })?,
            Question::Use => self.each_use(seat, visit)?,
            Question::Tools { .. } => {
                let available = player.usable_tools(&self.content);
                ToolChoice::each_within(&available, &mut |choice| visit(Action::Tools(choice)))?;
            }
            Question::Pay { bill, paid, next, .. } => {
                let most = player.resources[next].min(u16::from(bill.most)) as u8;
                for count in 0..=most {
                    if bill.allows(&paid, &player.resources, next, count) {
                        visit(Action::Pay { resource: next, count })?;
                    }
                }
            }
            Question::Pick { dice } => {
                for item in Item::ALL {
                    if dice.showing(item.face()) > 0 {
                        visit(Action::Take { item })?;
                    }
                }
            }
            Question::Gain => {
                for first in Resource::ALL {
                    for second in Resource::ALL.into_iter().skip(first.index()) {
                        visit(Action::Gain { first, second })?;
                    }
                }
            }
            Question::Feed { missing } => {
                if player.resources.total() >= u16::from(missing) {
                    visit(Action::Feed)?;
                }
                visit(Action::Starve)?;
            }
        }
        if may_cash_during(&step.question) && player.any_two_cards(&self.content) > 0 {
            visit(Action::Cash)?;
        }
        ControlFlow::Continue(())
    }

    fn each_use<B>(&self, seat: Seat, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        for site in Site::ALL {
            if self.board[Place::Site(site)][seat] > 0 {
                visit(Action::Use { site })?;
            }
        }
        let cards = Slot::ALL.into_iter().map(Acquisition::Card);
        for what in cards.chain(Slot::ALL.into_iter().map(Acquisition::Building)) {
            if self.board[Place::Acquisition(what)][seat] > 0 {
                if self.price(what).is_some_and(|price| price.can_be_paid_from(&self.players[seat].resources)) {
                    visit(Action::Buy { what })?;
                }
                visit(Action::Leave { what })?;
            }
        }
        ControlFlow::Continue(())
    }
}
