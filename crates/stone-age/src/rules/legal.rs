//! Every legal action, each once.

use std::ops::ControlFlow;

use engine::Seat;

use crate::action::{Action, Item};
use crate::place::{Capacity, Place, Site, Slot};
use crate::player::MOST_PEOPLE;
use crate::resource::Resource;
use crate::state::{StoneAge, may_cash_during};
use crate::step::Question;
use crate::tools::ToolChoice;

/// As many people as can be placed at once.
const ROW: usize = MOST_PEOPLE as usize;

/// For every place the actions that place one person there, two people, and so on; where it takes an exact number, the
/// only one first.
static PLACEMENTS: [[Action; ROW]; Place::COUNT] = {
    let mut table = [[Action::Starve; ROW]; Place::COUNT];
    let mut index = 0;
    while index < Place::COUNT {
        let place = Place::ALL[index];
        let mut more = 0;
        while more < ROW {
            let people = match place.capacity() {
                Capacity::Exactly(exactly) => exactly,
                Capacity::UpTo(_) | Capacity::Unlimited => more as u8 + 1,
            };
            table[index][more] = Action::Place { place, people };
            more += 1;
        }
        index += 1;
    }
    table
};

/// Room for the longest list of placements, and a row to spare.
static BLANK: [Action; 6 * ROW + Site::VILLAGE.len() + 2 * Slot::COUNT] = [Action::Starve; _];

/// How many answers a question has.
pub(super) enum Choices {
    None,
    One(Action),
    Many,
}

impl StoneAge {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match self.asked() {
            Some((asked, Question::Place)) if asked == seat => self.list_placements(seat, out),
            Some((asked, question)) if asked == seat => {
                let _ = self.each_action(seat, question, &mut |action| {
                    out.push(action);
                    ControlFlow::<()>::Continue(())
                });
            }
            Some(_) | None => {}
        }
    }

    /// Copies the placements of every open place from a table: a row of it is as long as any place needs, so that each
    /// copy has a fixed length.
    fn list_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&BLANK);
        let mut len = 0;
        let _ = self.each_place(seat, &mut |place, numbers| {
            // Closed places are written as well and overwritten by the next: that is faster than to ask.
            let row = &PLACEMENTS[place.index()];
            match place.capacity() {
                Capacity::Exactly(_) => out[len] = row[0],
                Capacity::UpTo(_) | Capacity::Unlimited => out[len..len + ROW].copy_from_slice(row),
            }
            len += usize::from(numbers);
            ControlFlow::<()>::Continue(())
        });
        out.truncate(len);
    }

    /// Whether a question has one answer, or several.
    #[inline(never)]
    pub(super) fn choices(&self, seat: Seat, question: &Question) -> Choices {
        let mut first = None;
        let several = self.each_action(seat, question, &mut |action| match first.replace(action) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        });
        match (first, several) {
            (None, _) => Choices::None,
            (Some(action), ControlFlow::Continue(())) => Choices::One(action),
            (Some(_), ControlFlow::Break(())) => Choices::Many,
        }
    }

    /// Whether a glance shows that a question has several answers, as it mostly does. Otherwise one has to count.
    #[inline]
    pub(super) fn has_obvious_choice(&self, seat: Seat, question: &Question) -> bool {
        let player = &self.players[seat];
        match *question {
            Question::Place => player.at_home > 1 && !self.board.places_of(seat).contains(Place::Site(Site::Hunt)),
            Question::Use => self.board.places_of(seat).has_several(),
            Question::Tools { .. } => player.tools.ready != ToolChoice::NONE.tiles,
            Question::Feed { missing } => player.resources.total() >= u16::from(missing),
            Question::Gain => true,
            Question::Pay { .. } | Question::Pick { .. } => false,
        }
    }

    /// Calls `visit` with every legal answer to a question, until it says stop.
    #[inline]
    fn each_action<B>(
        &self,
        seat: Seat,
        question: &Question,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let player = &self.players[seat];
        match *question {
            Question::Place => self.each_place(seat, &mut |place, numbers| {
                let row = PLACEMENTS[place.index()].iter().take(usize::from(numbers));
                row.copied().try_for_each(&mut *visit)
            })?,
            Question::Use => self.each_use(seat, visit)?,
            Question::Tools { .. } => {
                let available = player.usable_tools(&self.content);
                ToolChoice::each_within(&available, &mut |choice| visit(Action::Tools(choice)))?;
            }
            Question::Pay { bill, paid, next, .. } => {
                let (least, most) = bill.range(&paid, &player.resources, next);
                for count in least..=most {
                    if bill.kinds.is_none() || bill.allows(&paid, &player.resources, next, count) {
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
        if may_cash_during(question) && player.any_two_cards(&self.content) > 0 {
            visit(Action::Cash)?;
        }
        ControlFlow::Continue(())
    }

    fn each_use<B>(&self, seat: Seat, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        for place in self.board.places_of(seat).iter() {
            match place {
                Place::Site(site) => visit(Action::Use { site })?,
                Place::Acquisition(what) => {
                    if self.price(what).is_some_and(|price| price.can_be_paid_from(&self.players[seat].resources)) {
                        visit(Action::Buy { what })?;
                    }
                    visit(Action::Leave { what })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
