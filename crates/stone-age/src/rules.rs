//! The rules, a module for each section of the rulebook.

mod acquiring;
mod check;
mod effects;
mod feeding;
mod gathering;
mod legal;
mod placing;
mod round;
pub(crate) mod scoring;
mod using;

use engine::{Chance, Journal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::place::Work;
use crate::state::StoneAge;
use crate::step::{Phase, Question, Step};
use legal::Choices;

impl StoneAge {
    /// Asks somebody something.
    fn ask(&mut self, seat: Seat, question: Question) {
        self.pending = Some(Step { seat, question });
    }

    /// Does what one action says, and nothing that follows by itself.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        journal: &mut impl Journal<Event>,
    ) {
        let Some(step) = self.pending.take() else { return };
        match (*action, step.question) {
            (Action::Place { place, people }, _) => self.place(seat, place, people, journal),
            (Action::Use { site }, _) => self.use_people(seat, site, chance, journal),
            (Action::Buy { what }, _) => self.buy(seat, what, chance, journal),
            (Action::Leave { what }, _) => self.leave(seat, what, journal),
            (Action::Tools(choice), Question::Tools { gathering, pips }) => {
                self.gather(seat, gathering, pips, &choice, journal);
            }
            (Action::Pay { resource, count }, Question::Pay { purpose, bill, paid, .. }) => {
                self.pay(seat, purpose, bill, paid, resource, count, chance, journal);
            }
            (Action::Take { item }, Question::Pick { dice }) => self.pick_die(seat, dice, item, journal),
            (Action::Feed, Question::Feed { missing }) => self.feed_with_resources(seat, missing),
            (Action::Starve, Question::Feed { missing }) => self.starve(seat, missing, journal),
            // A card is cashed in between: the question stays.
            (Action::Cash, _) => {
                self.pending = Some(step);
                self.cash(seat);
            }
            (Action::Gain { first, second }, _) => {
                self.pending = Some(step);
                self.gain_any_two(seat, first, second, journal);
            }
            // An action that does not answer the question was not checked: ask again.
            (Action::Tools(_) | Action::Pay { .. } | Action::Take { .. } | Action::Feed | Action::Starve, _) => {
                self.pending = Some(step);
            }
        }
    }

    /// Lets everything happen that nobody decides, up to the next real decision. A decision with one possible answer
    /// is taken at once, unless it rolls dice: those are for the player to roll.
    pub(crate) fn settle(&mut self, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        loop {
            let Some((seat, question)) = self.asked() else {
                if self.is_over() {
                    return;
                }
                self.go_on(chance, journal);
                continue;
            };
            if self.has_obvious_choice(seat, question) {
                return;
            }
            match self.choices(seat, question) {
                Choices::One(action) if !rolls_dice(&action) => self.carry_out(seat, &action, chance, journal),
                // No answer at all cannot happen, and must not hang if it does.
                Choices::One(_) | Choices::Many | Choices::None => return,
            }
        }
    }

    /// Nobody is asked anything: the phase goes on with whose turn it is.
    fn go_on(&mut self, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        match self.phase {
            Phase::Placing => self.go_on_placing(journal),
            Phase::Using => self.go_on_using(),
            Phase::Feeding { .. } => self.go_on_feeding(chance, journal),
            Phase::Over(_) => {}
        }
    }
}

fn rolls_dice(action: &Action) -> bool {
    matches!(action, Action::Use { site } if matches!(site.work(), Work::Gather(_)))
}
