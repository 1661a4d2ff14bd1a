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
use crate::task::{Chore, Phase, Task};

/// Returns the number of steps from one die value to another. 1 and 6 are neighbours.
pub(super) const fn distance(from: u8, to: u8) -> u8 {
    let direct = from.abs_diff(to);
    if direct > 3 { 6 - direct } else { direct }
}

/// The ideas needed to reach each value, from 1 on.
type Ideas = [u8; 6];

/// The ideas needed from each die value to each other: for dice and for planning markers, which are one closer, and for
/// players who pay half and those who do not. Computed once, because every listing of a turn needs many of them.
const IDEAS: [[[Ideas; 6]; 2]; 2] = {
    let mut ideas = [[[[0; 6]; 6]; 2]; 2];
    let mut at = 0;
    while at < 144 {
        let (half, closer, from, to) = (at / 72, at / 36 % 2, at / 6 % 6, at % 6);
        let steps = distance(from as u8 + 1, to as u8 + 1).saturating_sub(closer as u8);
        ideas[half][closer][from][to] = if half == 1 { steps.div_ceil(2) } else { steps };
        at += 1;
    }
    ideas
};

/// The ideas needed for each value, from 1 on, with the cheapest thing that can meet it and with the second cheapest.
struct Ways {
    cheapest: Ideas,
    /// The kind and value of the cheapest thing as a number, because numbers are faster to compare. See [`kind`].
    with: [u8; 6],
    next: Ideas,
}

const fn kind(payment: Payment) -> u8 {
    match payment {
        Payment::Focus => 0,
        Payment::Die(value) => value,
        Payment::Planning(value) => 6 + value,
    }
}

/// More ideas than a player can have.
const NEVER: u8 = 100;

/// The means of a civilization to activate modules.
struct Means {
    ideas: u8,
    /// The ways to meet each value.
    ways: Ways,
    /// Total number of dice, planning and focus markers.
    things: u8,
}

impl Means {
    fn of(civ: &Civilization) -> Self {
        let focus = civ.marker(Marker::Focus);
        let mut means = Self {
            ideas: civ.marker(Marker::Idea),
            ways: Ways { cheapest: [NEVER; 6], with: [kind(Payment::Focus); 6], next: [NEVER; 6] },
            things: 0,
        };
        let [dice, planning] = shifts(civ);
        for from in 1..=6 {
            let index = usize::from(from - 1);
            means.add(Payment::Die(from), civ.dice[index], &dice[index]);
            means.add(Payment::Planning(from), civ.planning[index], &planning[index]);
        }
        means.add(Payment::Focus, focus, &[0; 6]);
        means
    }

    fn add(&mut self, payment: Payment, count: u8, ideas: &Ideas) {
        if count == 0 {
            return;
        }
        self.things = self.things.saturating_add(count);
        let Ways { cheapest, with, next } = &mut self.ways;
        for value in 0..6 {
            let (ideas, before) = (ideas[value], cheapest[value]);
            // If there are several of a kind, the second is the next cheapest.
            let second = if count > 1 { ideas } else { before };
            next[value] = if ideas < before { second } else { next[value].min(ideas) };
            with[value] = if ideas < before { kind(payment) } else { with[value] };
            cheapest[value] = before.min(ideas);
        }
    }

    /// Returns the fewest ideas with which two values can be met, each by a thing of its own.
    fn ideas_for_both(&self, first: u8, second: u8) -> u8 {
        let Ways { cheapest, with, next } = &self.ways;
        let (one, other) = (usize::from(first - 1), usize::from(second - 1));
        if with[one] == with[other] && cheapest[one] < NEVER {
            u8::min(next[one] + cheapest[other], cheapest[one] + next[other])
        } else {
            cheapest[one] + cheapest[other]
        }
    }

    fn pays(&self, panel: Panel) -> bool {
        match panel.dice() {
            Some((first, second)) => self.ideas_for_both(first, second) <= self.ideas,
            None => self.things > 1,
        }
    }

    /// Checks whether the second value can still be met after this payment for the first.
    fn leaves(&self, payment: Payment, ideas: u8, second: Option<u8>) -> bool {
        let Some(second) = second else { return self.things > 1 };
        let (ways, second) = (&self.ways, usize::from(second - 1));
        ideas + if ways.with[second] == kind(payment) { ways.next[second] } else { ways.cheapest[second] } <= self.ideas
    }
}

/// Visits everything that can meet a value, each kind once, beginning with what needs the fewest ideas.
fn each_payment(civ: &Civilization, value: Option<u8>, mut visit: impl FnMut(Payment, u8) -> Enough) -> Enough {
    let focus = civ.marker(Marker::Focus);
    for ideas in 0..=civ.marker(Marker::Idea).min(3) {
        for from in 1..=6 {
            let die = (civ.dice[usize::from(from - 1)], Payment::Die(from));
            let plan = (civ.planning[usize::from(from - 1)], Payment::Planning(from));
            for (count, payment) in [die, plan] {
                if count > 0 && value.map_or(0, |value| ideas_for(civ, payment, value)) == ideas {
                    visit(payment, ideas)?;
                }
            }
        }
        if ideas == 0 && focus > 0 {
            visit(Payment::Focus, 0)?;
        }
        if value.is_none() {
            break;
        }
    }
    MORE
}

/// What activating a module takes in addition to dice and planning markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActivationPrice {
    /// The fewest ideas that suffice.
    pub(crate) ideas: u8,
    /// Number of focus markers spent when the fewest ideas are used.
    pub(crate) focus: u8,
    /// The ideas it takes to keep the focus markers, or `None` if the player does not have that many.
    pub(crate) instead: Option<u8>,
}

/// Returns what a civilization pays to activate a module.
pub(crate) fn activation_price(civ: &Civilization, panel: Panel) -> ActivationPrice {
    let with_focus = |most: u8| {
        let mut civ = *civ;
        let focus = &mut civ.markers[Marker::Focus.index()];
        *focus = most.min(*focus);
        let means = Means::of(&civ);
        match panel.dice() {
            Some((first, second)) => means.ideas_for_both(first, second),
            None if means.things > 1 => 0,
            None => NEVER,
        }
    };
    let ideas = with_focus(2);
    let focus = (0..2).find(|most| with_focus(*most) == ideas).unwrap_or(2);
    let instead = Some(with_focus(0)).filter(|ideas| focus > 0 && *ideas <= civ.marker(Marker::Idea));
    ActivationPrice { ideas, focus, instead }
}

/// Returns the ideas needed from each value of a civilization's dice, and of its planning markers, to each other value.
fn shifts(civ: &Civilization) -> [&'static [Ideas; 6]; 2] {
    let half = &IDEAS[usize::from(civ.traits.has(Trait::Bright))];
    [&half[0], &half[usize::from(civ.traits.has(Trait::FlexiblePlans))]]
}

/// Returns the ideas needed to use something for a value.
pub(super) fn ideas_for(civ: &Civilization, payment: Payment, value: u8) -> u8 {
    let [dice, planning] = shifts(civ);
    // There is no die value 0 or 7, so nothing pays for it.
    let index = |value: u8| usize::from(value).wrapping_sub(1);
    let shift = |from: &[Ideas; 6], own| {
        from.get(index(own)).and_then(|ideas| ideas.get(index(value))).copied().unwrap_or(NEVER)
    };
    match payment {
        Payment::Die(die) => shift(dice, die),
        Payment::Planning(plan) => shift(planning, plan),
        Payment::Focus => 0,
    }
}

impl Civolution {
    /// Returns the reset end space for this player count, counted in resets.
    pub(crate) fn reset_end(&self) -> u8 {
        2 * self.land.civilizations + 1
    }

    /// Begins a player's turn.
    pub(super) fn begin_turn(&mut self, flow: &mut impl Flow) {
        let seat = self.turn;
        self.push(seat, Task::Chore(Chore::NextTurn));
        if Some(seat) == self.vici_seat() {
            self.vici_turn(flow);
        } else {
            self.push(seat, Task::Chore(Chore::EndPart));
            self.push(seat, Task::Turn);
        }
    }

    /// Passes the turn to the next civilization, until the last round is over.
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
                    self.push(self.start, Task::Chore(Chore::Begin(Phase::Sites)));
                    return;
                }
            }
        }
        self.turn = next;
        self.begin_turn(flow);
    }

    pub(super) fn list_turn(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let means = Means::of(self.civ(seat));
        Panel::all().try_for_each(|panel| {
            if means.pays(panel) && self.is_of_use(seat, panel) { out(Action::Activate(panel)) } else { MORE }
        })?;
        if self.may_reset(seat) {
            out(Action::Reset)?;
        }
        MORE
    }

    pub(crate) fn may_reset(&self, seat: Seat) -> bool {
        let civ = self.civ(seat);
        civ.ready_dice() <= civ.reset_dice()
    }

    /// Checks whether the player has the dice, planning and focus markers and ideas for a module.
    pub(super) fn can_pay(&self, seat: Seat, panel: Panel) -> bool {
        Means::of(self.civ(seat)).pays(panel)
    }

    pub(super) fn list_first(&self, seat: Seat, panel: Panel, out: &mut impl Answers) -> Enough {
        let means = Means::of(self.civ(seat));
        let (first, second) = panel.dice().unzip();
        each_payment(self.civ(seat), first, |payment, ideas| {
            if means.leaves(payment, ideas, second) { out(Action::Pay(payment)) } else { MORE }
        })
    }

    pub(super) fn list_second(&self, seat: Seat, panel: Panel, out: &mut impl Answers) -> Enough {
        let second = panel.dice().map(|(_, second)| second);
        each_payment(self.civ(seat), second, |payment, _| out(Action::Pay(payment)))
    }

    /// Pays for one of the two values of a module.
    pub(super) fn pay(&mut self, seat: Seat, value: Option<u8>, payment: Payment, flow: &mut impl Flow) {
        let ideas = spend(self.civ_mut(seat), payment, value);
        flow.record(Event::Paid { seat, payment, value, ideas });
    }

    /// Activates a module after both values are paid.
    pub(super) fn activate(&mut self, seat: Seat, panel: Panel, flow: &mut impl Flow) {
        self.moved.clear();
        flow.record(Event::Activated { seat, panel });
        self.push(seat, Task::Chore(Chore::Activated(panel)));
        match panel {
            Panel::Main(module) => self.run_module(seat, module),
            Panel::Feature(feature) => self.gain(seat, Slot::Feature(feature), 1, flow),
            Panel::Sleep => self.push(seat, Task::Sleep),
        }
    }

    pub(super) fn activated(&mut self, seat: Seat, panel: Panel) {
        self.trigger(seat, Trigger::of(panel));
    }

    /// Lists the sides of Sleep. A player who gets both has nothing to choose.
    pub(super) fn list_sleep(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        out(Action::Do(Deed::Focus))?;
        if self.civ(seat).traits.has(Trait::Dreamer) { MORE } else { out(Action::Do(Deed::Ideas)) }
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
        self.advance_indicator(seat, flow);
        self.ask_reroll(seat, 1, 0, flow);
    }

    /// Asks about the dice of this value, or of the next higher value on any die. At the end, all dice in the hand are
    /// rolled.
    fn ask_reroll(&mut self, seat: Seat, from: u8, taken: u8, flow: &mut impl Flow) {
        let shown = (from..=6).find(|value| self.civ(seat).dice[usize::from(value - 1)] > 0);
        if let Some(value) = shown {
            self.push(seat, Task::Reroll { value, taken });
            return;
        }
        let used = std::mem::take(&mut self.civ_mut(seat).used_dice);
        self.roll_dice(seat, used + taken, flow);
        self.push(seat, Task::ResetMarker);
    }

    /// Moves the phase indicator to the next reset space for a reset, unless it is at the end.
    pub(super) fn advance_indicator(&mut self, seat: Seat, flow: &mut impl Flow) {
        let end = self.reset_end();
        let moves = self.resets < end;
        let closes = moves && self.resets + 1 == end && self.rounds == Rounds::Open;
        self.resets += u8::from(moves);
        if closes {
            self.rounds = Rounds::Finishing;
        }
        flow.record(Event::Reset { seat, resets: self.resets, end, closes });
    }

    pub(super) fn list_reroll(&self, seat: Seat, value: u8, out: &mut impl Answers) -> Enough {
        (0..=self.civ(seat).dice[usize::from(value - 1)]).try_for_each(|count| out(Action::Reroll(count)))
    }

    pub(super) fn reroll(&mut self, seat: Seat, value: u8, taken: u8, count: u8, flow: &mut impl Flow) {
        self.civ_mut(seat).dice[usize::from(value - 1)] -= count;
        self.ask_reroll(seat, value + 1, taken + count, flow);
    }

    /// Rolls this many activation dice and places each on the space of its value.
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
        // The marker itself moves from its column. If none is left, one comes from the supply.
        if let Some(left) = civ.reset_markers.checked_sub(1) {
            civ.reset_markers = left;
            civ.supply += 1;
        }
        self.trigger(seat, Trigger::Reset);
        self.gain(seat, Slot::Marker(marker), 1, flow);
    }
}

/// Removes a die, planning or focus marker, and the ideas that shift it to a value. Returns the number of ideas.
fn spend(civ: &mut Civilization, payment: Payment, value: Option<u8>) -> u8 {
    let ideas = value.map_or(0, |value| ideas_for(civ, payment, value));
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
