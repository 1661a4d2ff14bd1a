//! Gaining and turning dice, fate dice and favor tests (p. 17, 28).

use engine::Seat;

use super::turn::distance;
use crate::ability::{Trait, Trigger};
use crate::action::{Action, Deed};
use crate::civilization::HIGHEST_FAVOR;
use crate::content::Slot;
use crate::effect::Marker;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::state::Civolution;
use crate::task::{Faces, Follow, Task};
use crate::vici::{Act, Skip};

impl Civolution {
    // Gaining dice.

    fn dice_of(&self, seat: Seat, fate: bool) -> u8 {
        if fate { self.civ(seat).fate_dice } else { self.civ(seat).activation_dice() }
    }

    /// Checks whether the display has a die of this kind, or if not, whether one can be taken from another player (p.
    /// 28).
    pub(crate) fn can_gain_die(&self, seat: Seat, fate: bool) -> bool {
        let displayed = if fate { self.display.fate_dice } else { self.display.activation_dice };
        displayed > 0 || self.givers(seat, fate).next().is_some()
    }

    /// Lists the other seats that have the most dice of a kind.
    fn others_with_most(&self, seat: Seat, fate: bool) -> impl Iterator<Item = Seat> {
        let most = self.all().map(|other| self.dice_of(other, fate)).max().unwrap_or(0);
        self.all().filter(move |other| *other != seat && self.dice_of(*other, fate) == most)
    }

    /// Lists the seats from which a player can take a die: those with the most. A player tied with others can also take
    /// one of their own used dice (p. 28), to roll it.
    pub(super) fn givers(&self, seat: Seat, fate: bool) -> impl Iterator<Item = Seat> {
        let other = self.others_with_most(seat, fate).next();
        let tied = other.is_some_and(|other| self.dice_of(other, fate) == self.dice_of(seat, fate));
        let own = (tied && !fate && self.civ(seat).used_dice > 0).then_some(seat);
        self.others_with_most(seat, fate).chain(own)
    }

    pub(super) fn gain_die(&mut self, seat: Seat, fate: bool, flow: &mut impl Flow) {
        if !self.take_displayed_die(seat, fate, flow) {
            self.push(seat, Task::TakeDie { fate });
        }
    }

    /// Takes a die from the display. Returns whether there was one.
    fn take_displayed_die(&mut self, seat: Seat, fate: bool, flow: &mut impl Flow) -> bool {
        let displayed = if fate { &mut self.display.fate_dice } else { &mut self.display.activation_dice };
        let Some(left) = displayed.checked_sub(1) else { return false };
        *displayed = left;
        self.receive_die(seat, fate, None, flow);
        true
    }

    fn receive_die(&mut self, seat: Seat, fate: bool, from: Option<Seat>, flow: &mut impl Flow) {
        flow.record(Event::GainedDie { seat, fate, from });
        if fate {
            self.civ_mut(seat).fate_dice += 1;
        } else if Some(seat) == self.vici_seat() {
            self.civ_mut(seat).used_dice += 1;
        } else {
            self.roll_dice(seat, 1, flow);
        }
    }

    pub(super) fn list_givers(&self, seat: Seat, fate: bool, out: &mut impl Answers) -> Enough {
        let (displayed, deed) = if fate {
            (self.display.fate_dice, Deed::FateDie)
        } else {
            (self.display.activation_dice, Deed::ActivationDie)
        };
        if displayed > 0 {
            out(Action::Do(deed))?;
        } else {
            self.givers(seat, fate).try_for_each(|giver| out(Action::From(giver)))?;
        }
        out(Action::Pass)
    }

    pub(super) fn take_die_from(&mut self, seat: Seat, fate: bool, giver: Seat, flow: &mut impl Flow) {
        if fate {
            self.civ_mut(giver).fate_dice -= 1;
            self.receive_die(seat, true, Some(giver), flow);
        } else if Some(giver) == self.vici_seat() || giver == seat {
            // No one rolls V.I.C.I's dice. Of their own dice, a player only ever takes a used one.
            self.civ_mut(giver).used_dice -= 1;
            self.receive_die(seat, false, Some(giver), flow);
        } else {
            self.push(giver, Task::GiveDie { to: seat });
        }
    }

    pub(super) fn list_own_dice(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let civ = self.civ(seat);
        if civ.used_dice > 0 {
            out(Action::Do(Deed::Used))?;
        }
        self.list_ready_dice(seat, out)
    }

    fn list_ready_dice(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        for value in 1..=6 {
            if self.civ(seat).dice[usize::from(value - 1)] > 0 {
                out(Action::Value(value))?;
            }
        }
        MORE
    }

    pub(super) fn give_die(&mut self, seat: Seat, to: Seat, value: Option<u8>, flow: &mut impl Flow) {
        let civ = self.civ_mut(seat);
        let die = match value {
            Some(value) => &mut civ.dice[usize::from(value - 1)],
            None => &mut civ.used_dice,
        };
        *die -= 1;
        self.receive_die(to, false, Some(seat), flow);
    }

    /// Gives V.I.C.I a die. It takes one from the player if they have the most (p. 40).
    pub(super) fn vici_gain_die(&mut self, seat: Seat, fate: bool, flow: &mut impl Flow) {
        if self.take_displayed_die(seat, fate, flow) {
            return;
        }
        let giver = self.others_with_most(seat, fate).next();
        match giver {
            Some(giver) => self.take_die_from(seat, fate, giver, flow),
            None => {
                let act = if fate { Act::FateDie } else { Act::ActivationDie };
                flow.record(Event::ViciSkipped { act, reason: Skip::NoDie });
            }
        }
    }

    // Used dice.

    pub(super) fn list_recover(&self, seat: Seat, count: u8, out: &mut impl Answers) -> Enough {
        (0..=count.min(self.civ(seat).used_dice)).rev().try_for_each(|taken| out(Action::Reroll(taken)))
    }

    pub(super) fn recover(&mut self, seat: Seat, taken: u8, flow: &mut impl Flow) {
        if let Some(left) = self.civ(seat).used_dice.checked_sub(taken).filter(|_| taken > 0) {
            self.civ_mut(seat).used_dice = left;
            self.roll_dice(seat, taken, flow);
        }
    }

    // Turning dice.

    pub(super) fn list_turn_dice(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        self.list_ready_dice(seat, out)?;
        out(Action::Pass)
    }

    pub(super) fn list_turn_to(&self, from: u8, out: &mut impl Answers) -> Enough {
        (1..=6).filter(|value| *value != from).try_for_each(|value| out(Action::Value(value)))
    }

    pub(super) fn turn_die(&mut self, seat: Seat, from: u8, to: u8, left: u8, flow: &mut impl Flow) {
        let dice = &mut self.civ_mut(seat).dice;
        dice[usize::from(from - 1)] -= 1;
        dice[usize::from(to - 1)] += 1;
        flow.record(Event::TurnedDie { seat, from, to });
        if left > 0 {
            self.push(seat, Task::TurnDice(left));
        }
    }

    // Fate dice.

    /// Returns the ideas needed to turn one of the rolled dice to a value, or `None` without dice.
    pub(super) fn ideas_needed(&self, seat: Seat, faces: Faces, value: u8) -> Option<u8> {
        let reach = 1 + u8::from(self.civ(seat).traits.has(Trait::Bright));
        faces.iter().map(|face| distance(face, value).div_ceil(reach)).min()
    }

    /// Returns the ideas needed as above, or `None` if the player does not have them.
    pub(super) fn ideas_to_turn(&self, seat: Seat, faces: Faces, value: u8) -> Option<u8> {
        let have = self.civ(seat).marker(Marker::Idea);
        self.ideas_needed(seat, faces, value).filter(|ideas| *ideas <= have)
    }

    /// Rolls all fate dice and `more` additional ones. Returns their values.
    pub(super) fn roll_fate(&mut self, seat: Seat, more: u8, flow: &mut impl Flow) -> Faces {
        let mut faces = [0; 6];
        let mut seen = Faces::EMPTY;
        for _ in 0..self.civ(seat).fate_dice.saturating_add(more) {
            let value = flow.die();
            faces[usize::from(value - 1)] += 1;
            seen.insert(value);
        }
        flow.record(Event::RolledFate { seat, faces });
        seen
    }

    pub(super) fn spend_ideas(&mut self, seat: Seat, ideas: u8, flow: &mut impl Flow) {
        self.lose(seat, Slot::Marker(Marker::Idea), ideas, flow);
    }

    fn passes(&self, seat: Seat, value: u8) -> bool {
        let civ = self.civ(seat);
        value <= civ.favor || (value == 6 && civ.traits.has(Trait::LuckySix))
    }

    /// Takes a favor test (p. 17).
    pub(super) fn favor_test(&mut self, seat: Seat, pass: Follow, fail: Follow, flow: &mut impl Flow) {
        if self.civ(seat).favor >= HIGHEST_FAVOR {
            self.favor_tested(seat, true, pass, flow);
            return;
        }
        let faces = self.roll_fate(seat, self.civ(seat).traits[Trait::Blessed], flow);
        let passing = (1..=6).filter(|value| self.passes(seat, *value));
        let ideas = passing.filter_map(|value| self.ideas_to_turn(seat, faces, value)).min();
        match ideas {
            Some(0) => self.favor_tested(seat, true, pass, flow),
            Some(ideas) => self.push(seat, Task::Failed { pass, fail, ideas }),
            None => self.favor_tested(seat, false, fail, flow),
        }
    }

    pub(super) fn favor_tested(&mut self, seat: Seat, passed: bool, follow: Follow, flow: &mut impl Flow) {
        flow.record(Event::FavorTest { seat, passed });
        self.trigger(seat, if passed { Trigger::FavorPassed } else { Trigger::FavorFailed });
        self.follow(seat, follow, flow);
    }

    pub(super) fn list_failed(&self, out: &mut impl Answers) -> Enough {
        out(Action::Do(Deed::Spend))?;
        out(Action::Pass)
    }
}
