//! A turn of the action phase: activating a module, or a reset (p. 13, 32).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::{Action, Deed, Payment};
use crate::civilization::Civilization;
use crate::content::Slot;
use crate::effect::Marker;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::module::Panel;
use crate::state::{Civolution, Rounds};
use crate::task::{Phase, Task};

/// The most dice one may have on dice spaces for a reset.
const RESET_DICE: u8 = 3;

/// The steps from one value of a die to another; 1 and 6 are neighbours.
pub(super) const fn distance(from: u8, to: u8) -> u8 {
    let direct = from.abs_diff(to);
    if direct > 3 { 6 - direct } else { direct }
}

/// The values of a die as bits, 1 first.
pub(super) const fn bit(value: u8) -> u8 {
    1 << (value - 1)
}

/// For each value the values that are at most so many steps away.
const NEAR: [[u8; 4]; 6] = {
    let mut near = [[0; 4]; 6];
    let mut to = 1;
    while to <= 6 {
        let mut from = 1;
        while from <= 6 {
            let mut steps = distance(from, to);
            while steps <= 3 {
                near[to as usize - 1][steps as usize] |= bit(from);
                steps += 1;
            }
            from += 1;
        }
        to += 1;
    }
    near
};

/// What a civilization can activate modules with.
struct Means {
    ideas: u8,
    /// How far one idea reaches.
    reach: u8,
    /// How far a planning marker reaches by itself.
    plan_reach: u8,
    focus: u8,
    /// Values with a die, and with several.
    dice: [u8; 2],
    /// Values with a planning marker, and with several.
    plans: [u8; 2],
}

impl Means {
    fn of(civ: &Civilization) -> Self {
        let bits = |counts: &[u8; 6], least: u8| {
            counts.iter().enumerate().filter(|(_, count)| **count >= least).fold(0, |bits, (i, _)| bits | 1 << i)
        };
        Self {
            ideas: civ.marker(Marker::Idea),
            reach: 1 + u8::from(civ.traits.has(Trait::Bright)),
            plan_reach: u8::from(civ.traits.has(Trait::FlexiblePlans)),
            focus: civ.marker(Marker::Focus),
            dice: [bits(&civ.dice, 1), bits(&civ.dice, 2)],
            plans: [bits(&civ.planning, 1), bits(&civ.planning, 2)],
        }
    }

    /// The ideas it takes to use this for a value.
    fn ideas_for(&self, payment: Payment, value: u8) -> u8 {
        match payment {
            Payment::Die(die) => distance(die, value).div_ceil(self.reach),
            Payment::Planning(plan) => distance(plan, value).saturating_sub(self.plan_reach).div_ceil(self.reach),
            Payment::Focus => 0,
        }
    }

    /// The values of dice and planning markers that can meet a value with so many ideas.
    fn meeting(&self, value: u8, ideas: u8) -> (u8, u8) {
        let near = |steps: u8| NEAR[usize::from(value - 1)][usize::from(steps.min(3))];
        let steps = ideas.min(3) * self.reach;
        (near(steps) & self.dice[0], near(steps + self.plan_reach) & self.plans[0])
    }

    /// Whether one value can be met.
    fn meets(&self, value: u8) -> bool {
        self.focus > 0 || self.meeting(value, self.ideas) != (0, 0)
    }

    /// Whether any one thing is left to pay with.
    fn has_any(&self) -> bool {
        self.focus > 0 || self.dice[0] | self.plans[0] != 0
    }

    /// Whether two values can be met, each by something of its own.
    fn meets_both(&self, first: u8, second: u8) -> bool {
        if self.focus > 1 {
            return true;
        }
        if self.focus == 1 && (self.meeting(first, self.ideas) != (0, 0) || self.meeting(second, self.ideas) != (0, 0))
        {
            return true;
        }
        (0..=self.ideas.min(3)).any(|ideas| {
            let (dice, plans) = self.meeting(first, ideas);
            let (more_dice, more_plans) = self.meeting(second, self.ideas - ideas);
            let (all_dice, all_plans) = (dice | more_dice, plans | more_plans);
            let several = all_dice & self.dice[1] | all_plans & self.plans[1] != 0
                || all_dice.count_ones() + all_plans.count_ones() > 1;
            dice | plans != 0 && more_dice | more_plans != 0 && several
        })
    }

    /// Whether any two things are left to pay with.
    fn has_two(&self) -> bool {
        let kinds = self.dice[0].count_ones() + self.plans[0].count_ones() + u32::from(self.focus);
        kinds > 1 || self.dice[1] | self.plans[1] != 0
    }

    fn pays(&self, panel: Panel) -> bool {
        match panel.dice() {
            Some((first, second)) => self.meets_both(first, second),
            None => self.has_two(),
        }
    }

    /// Everything one has, what needs the fewest ideas for a value first, each kind once.
    fn each(&self, value: Option<u8>, mut visit: impl FnMut(Payment) -> Enough) -> Enough {
        for ideas in 0..=3 {
            for v in 1..=6 {
                for (have, payment) in [(self.dice[0], Payment::Die(v)), (self.plans[0], Payment::Planning(v))] {
                    let cost = value.map_or(0, |value| self.ideas_for(payment, value));
                    if have & bit(v) != 0 && cost == ideas && cost <= self.ideas {
                        visit(payment)?;
                    }
                }
            }
            if ideas == 0 && self.focus > 0 {
                visit(Payment::Focus)?;
            }
        }
        MORE
    }
}

impl Civolution {
    /// The reset end space of this player count, counted in resets.
    pub(crate) fn reset_end(&self) -> u8 {
        2 * self.land.civilizations + 1
    }

    /// Somebody's turn begins.
    pub(super) fn begin_turn(&mut self, flow: &mut impl Flow) {
        let seat = self.turn;
        self.push(seat, Task::NextTurn);
        if Some(seat) == self.vici_seat() {
            self.vici_turn(flow);
        } else {
            self.push(seat, Task::EndPart);
            self.push(seat, Task::Turn);
        }
    }

    /// The turn goes on to the next civilization, until the last round is over.
    pub(super) fn next_turn(&mut self, flow: &mut impl Flow) {
        let next = self.turn.next(usize::from(self.land.civilizations));
        if next == self.start {
            match self.rounds {
                Rounds::Open => {}
                Rounds::Finishing => {
                    self.rounds = Rounds::Last;
                    flow.record(Event::LastRound);
                }
                Rounds::Last => {
                    self.push(self.start, Task::Begin(Phase::Sites));
                    return;
                }
            }
        }
        self.turn = next;
        self.begin_turn(flow);
    }

    pub(super) fn list_turn(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let means = Means::of(self.civ(seat));
        for panel in Panel::all() {
            if means.pays(panel) && self.is_of_use(seat, panel) {
                out(Action::Activate(panel))?;
            }
        }
        if self.may_reset(seat) {
            out(Action::Reset)?;
        }
        MORE
    }

    pub(crate) fn may_reset(&self, seat: Seat) -> bool {
        let civ = self.civ(seat);
        civ.ready_dice() <= RESET_DICE + civ.traits[Trait::EarlyReset]
    }

    pub(super) fn list_first(&self, seat: Seat, panel: Panel, out: &mut impl Answers) -> Enough {
        let civ = self.civ(seat);
        Means::of(civ).each(panel.dice().map(|(first, _)| first), |payment| {
            let mut after = *civ;
            spend(&mut after, payment, panel.dice().map(|(first, _)| first));
            let left = Means::of(&after);
            let goes = panel.dice().map_or_else(|| left.has_any(), |(_, second)| left.meets(second));
            if goes { out(Action::Pay(payment)) } else { MORE }
        })
    }

    pub(super) fn list_second(&self, seat: Seat, panel: Panel, out: &mut impl Answers) -> Enough {
        let means = Means::of(self.civ(seat));
        means.each(panel.dice().map(|(_, second)| second), |payment| out(Action::Pay(payment)))
    }

    /// Pays for one of the two values of a module.
    pub(super) fn pay(&mut self, seat: Seat, value: Option<u8>, payment: Payment, flow: &mut impl Flow) {
        let ideas = spend(self.civ_mut(seat), payment, value);
        flow.record(Event::Paid { seat, payment, value, ideas });
    }

    /// Both values are paid: the module does what it does.
    pub(super) fn activate(&mut self, seat: Seat, panel: Panel, flow: &mut impl Flow) {
        self.moved.clear();
        flow.record(Event::Activated { seat, panel });
        self.push(seat, Task::Activated(panel));
        match panel {
            Panel::Main(module) => self.run_module(seat, module),
            Panel::Feature(feature) => self.gain(seat, Slot::Feature(feature), 1, flow),
            Panel::Sleep => self.push(seat, Task::Sleep),
        }
    }

    pub(super) fn activated(&mut self, seat: Seat, panel: Panel) {
        self.trigger(
            seat,
            match panel {
                Panel::Main(module) => Trigger::Activated(module),
                Panel::Feature(_) => Trigger::FeatureGained,
                Panel::Sleep => Trigger::Slept,
            },
        );
    }

    pub(super) fn list_sleep(&self, out: &mut impl Answers) -> Enough {
        out(Action::Do(Deed::Focus))?;
        out(Action::Do(Deed::Ideas))
    }

    pub(super) fn sleep(&mut self, seat: Seat, deed: Deed, flow: &mut impl Flow) {
        let both = self.civ(seat).traits.has(Trait::Dreamer);
        if deed == Deed::Focus || both {
            self.gain(seat, Slot::Marker(Marker::Focus), 1, flow);
        }
        if deed == Deed::Ideas || both {
            self.gain(seat, Slot::Marker(Marker::Idea), 2, flow);
        }
    }

    // Reset.

    /// Moves the phase indicator and takes up the used dice.
    pub(super) fn reset(&mut self, seat: Seat, flow: &mut impl Flow) {
        flow.record(Event::Reset { seat });
        self.advance_indicator();
        self.push(seat, Task::Reroll { value: 1, taken: 0 });
    }

    /// The phase indicator moves to the next reset space, unless it is at the end.
    pub(super) fn advance_indicator(&mut self) {
        if self.resets < self.reset_end() {
            self.resets += 1;
            if self.resets == self.reset_end() && self.rounds == Rounds::Open {
                self.rounds = Rounds::Finishing;
            }
        }
    }

    pub(super) fn list_reroll(&self, seat: Seat, value: u8, out: &mut impl Answers) -> Enough {
        (0..=self.civ(seat).dice[usize::from(value - 1)]).try_for_each(|count| out(Action::Reroll(count)))
    }

    pub(super) fn reroll(&mut self, seat: Seat, value: u8, taken: u8, count: u8, flow: &mut impl Flow) {
        self.civ_mut(seat).dice[usize::from(value - 1)] -= count;
        let taken = taken + count;
        if value < 6 {
            self.push(seat, Task::Reroll { value: value + 1, taken });
            return;
        }
        let used = std::mem::take(&mut self.civ_mut(seat).used_dice);
        self.roll_dice(seat, used + taken, flow);
        self.push(seat, Task::ResetMarker);
    }

    /// Rolls so many activation dice and places each on the space of its value.
    pub(super) fn roll_dice(&mut self, seat: Seat, count: u8, flow: &mut impl Flow) {
        let mut faces = [0; 6];
        for _ in 0..count {
            let value = usize::from(flow.die() - 1);
            faces[value] += 1;
            self.civ_mut(seat).dice[value] += 1;
        }
        flow.record(Event::RolledDice { seat, faces });
    }

    pub(super) fn list_reset_marker(&self, out: &mut impl Answers) -> Enough {
        out(Action::Do(Deed::Ideas))?;
        out(Action::Do(Deed::Food))
    }

    pub(super) fn reset_marker(&mut self, seat: Seat, deed: Deed, flow: &mut impl Flow) {
        let marker = if deed == Deed::Food { Marker::Food } else { Marker::Idea };
        let civ = self.civ_mut(seat);
        // The marker itself moves from its column; with none left one comes from the supply.
        if let Some(left) = civ.reset_markers.checked_sub(1) {
            civ.reset_markers = left;
            civ.supply += 1;
        }
        self.trigger(seat, Trigger::Reset);
        self.gain(seat, Slot::Marker(marker), 1, flow);
    }
}

/// Takes a die, planning or focus marker away, and the ideas that shift it to a value. Says how many ideas those were.
fn spend(civ: &mut Civilization, payment: Payment, value: Option<u8>) -> u8 {
    let ideas = value.map_or(0, |value| Means::of(civ).ideas_for(payment, value));
    civ.give_back(Slot::Marker(Marker::Idea), ideas);
    match payment {
        Payment::Die(die) => {
            let dice = &mut civ.dice[usize::from(die - 1)];
            *dice = dice.saturating_sub(1);
            civ.used_dice += 1;
        }
        Payment::Planning(plan) => {
            civ.give_back(Slot::Planning(plan), 1);
        }
        Payment::Focus => {
            civ.give_back(Slot::Marker(Marker::Focus), 1);
        }
    }
    ideas
}
