//! The list of legal actions, each once.

use engine::Seat;
use engine::answers::Asks;

use crate::action::{Action, Item};
use crate::flow::{Answers, Enough, MORE};
use crate::place::{Capacity, Place, Site, Slot, Work};
use crate::player::MOST_PEOPLE;
use crate::resource::Resource;
use crate::state::StoneAge;
use crate::task::Task;
use crate::tools::ToolChoice;

/// Maximum number of people in one placement.
const ROW: usize = MOST_PEOPLE as usize;

/// For each place, the actions that place 1, 2, 3, … people there. Where a place takes an exact number, only the first
/// entry is used.
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

/// Room for the longest list of placements, plus a spare row.
static BLANK: [Action; 6 * ROW + Site::VILLAGE.len() + 2 * Slot::COUNT] = [Action::Starve; _];

impl Asks for StoneAge {
    type Task = Task;

    /// Placements are copied from a table, because random games spend most of their time listing them.
    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some((asked, Task::Place)) = self.asked()
            && asked == seat
        {
            self.list_placements(seat, out);
            return;
        }
        let _ = self.each_action(seat, &mut |action| {
            out.push(action);
            MORE
        });
    }

    fn each_action(&self, seat: Seat, out: &mut impl engine::answers::Answers<Action>) -> Enough {
        match self.asked() {
            Some((asked, task)) if asked == seat => self.each_answer(seat, task, out),
            Some(_) | None => MORE,
        }
    }

    #[inline]
    fn each_answer(&self, seat: Seat, task: &Task, out: &mut impl engine::answers::Answers<Action>) -> Enough {
        let player = &self.players[seat];
        match *task {
            Task::Place => self.each_place(seat, &mut |place, numbers| {
                let row = PLACEMENTS[place.index()].iter().take(usize::from(numbers));
                row.copied().try_for_each(&mut *out)
            })?,
            Task::Use => self.each_use(seat, out)?,
            Task::Tools { .. } => {
                let available = player.usable_tools(&self.content);
                ToolChoice::each_within(&available, &mut |choice| out(Action::Tools(choice)))?;
            }
            Task::Pay { bill, paid, next, .. } => {
                let (least, most) = bill.range(&paid, &player.resources, next);
                for count in least..=most {
                    if bill.kinds.is_none() || bill.allows(&paid, &player.resources, next, count) {
                        out(Action::Pay { resource: next, count })?;
                    }
                }
            }
            Task::Pick { dice } => {
                for item in Item::ALL {
                    if dice.showing(item.face()) > 0 {
                        out(Action::Take { item })?;
                    }
                }
            }
            Task::Gain => {
                for first in Resource::ALL {
                    for second in Resource::ALL.into_iter().skip(first.index()) {
                        out(Action::Gain { first, second })?;
                    }
                }
            }
            Task::Feed { missing } => {
                if player.resources.total() >= u16::from(missing) {
                    out(Action::Feed)?;
                }
                out(Action::Starve)?;
            }
        }
        if task.allows_cashing() && player.any_two_cards(&self.content) > 0 {
            out(Action::Cash)?;
        }
        MORE
    }
}

impl StoneAge {
    /// Copies the placements of every open place from a table. All rows are equally long, so each copy has a fixed
    /// length.
    fn list_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&BLANK);
        let mut len = 0;
        let _ = self.each_place(seat, &mut |place, numbers| {
            // Closed places are written too, and the next place overwrites them. This is faster than a branch.
            let row = &PLACEMENTS[place.index()];
            match place.capacity() {
                Capacity::Exactly(_) => out[len] = row[0],
                Capacity::UpTo(_) | Capacity::Unlimited => out[len..len + ROW].copy_from_slice(row),
            }
            len += usize::from(numbers);
            MORE
        });
        out.truncate(len);
    }

    /// Returns true if a cheap test shows that a task has several answers, which is the usual case. If it returns
    /// false, the answers must be counted.
    #[inline]
    pub(super) fn has_obvious_choice(&self, seat: Seat, task: &Task) -> bool {
        let player = &self.players[seat];
        match *task {
            Task::Place => player.at_home > 1 && !self.board.places_of(seat).contains(Place::Site(Site::Hunt)),
            Task::Use => self.board.places_of(seat).has_several(),
            Task::Tools { .. } => player.tools.ready != ToolChoice::NONE.tiles,
            Task::Feed { missing } => player.resources.total() >= u16::from(missing),
            Task::Gain => true,
            Task::Pay { .. } | Task::Pick { .. } => false,
        }
    }

    fn each_use(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for place in self.board.places_of(seat).iter() {
            match place {
                Place::Site(site) => out(Action::Use { site })?,
                Place::Acquisition(what) => {
                    if self.price(what).is_some_and(|price| price.can_be_paid_from(&self.players[seat].resources)) {
                        out(Action::Buy { what })?;
                    }
                    out(Action::Leave { what })?;
                }
            }
        }
        MORE
    }
}

/// Returns true if an action rolls dice. Players roll their own dice, even if they have no other choice.
pub(super) fn rolls_dice(action: Action) -> bool {
    matches!(action, Action::Use { site } if matches!(site.work(), Work::Gather(_)))
}
