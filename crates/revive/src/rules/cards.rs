//! Cards, slots and modules (sections “Play a card”, “Slot modules”, “Slot symbol”).

use std::ops::Range;

use engine::Seat;

use crate::content::{CardId, CardSet, Content, Half, ModuleId, ModuleSpaces, SLOTS};
use crate::effect::{Clause, Effect};
use crate::event::Event;
use crate::flow::Flow;
use crate::player::Player;
use crate::resource::{Color, Colors};
use crate::state::{Now, Revive, stream};
use crate::task::{Step, Task};
use crate::tribe::Gives;

/// The slot on the right, which a technology unlocks.
pub(crate) const FIFTH: usize = SLOTS - 1;

/// Returns the half that cards in a slot show, or `None` if either is possible, as in the slot on the right.
#[must_use]
pub const fn half_of(slot: usize) -> Option<Half> {
    match slot {
        0 | 1 => Some(Half::Top),
        2 | 3 => Some(Half::Bottom),
        _ => None,
    }
}

/// Returns the range of module spaces that belong to a slot.
#[must_use]
pub fn module_spaces(content: &Content, slot: usize) -> Range<u8> {
    let counts = content.player_board().modules;
    let first: u8 = counts[..slot].iter().sum();
    first..first + counts[slot]
}

impl Revive {
    /// Returns the colors that a card counts as.
    pub(crate) fn colors(&self, card: CardId) -> Colors {
        if self.now.action.all_colors == Some(card) { Colors::ALL } else { Colors::only(self.content.card(card).color) }
    }

    /// Returns true if a slot has room for a card: it is empty, or every card in it shows the slot symbol.
    pub(crate) fn is_open(&self, seat: Seat, slot: usize) -> bool {
        let player = self.player(seat);
        let is_unlocked = slot != FIFTH || player.has(&self.content, Gives::Slot);
        let lets_in = |card: CardId| self.content.card(card).slot[player.shown(card).index()];
        is_unlocked && player.slots[slot].iter().filter_map(CardId::new).all(lets_in)
    }

    /// Returns true if a card may be played in a slot for this half.
    pub(crate) fn shows(&self, seat: Seat, slot: usize, half: Half) -> bool {
        self.next_of(seat).rotate || half_of(slot).is_none_or(|shown| shown == half)
    }

    /// Returns the range of module spaces that belong to a slot.
    pub(crate) fn module_spaces(&self, slot: usize) -> Range<u8> {
        module_spaces(&self.content, slot)
    }

    /// Returns the number of module spaces.
    pub(crate) fn module_space_count(&self) -> u8 {
        self.content.player_board().modules.iter().sum()
    }

    /// Plays a card. What it activates is determined now: a module that is placed meanwhile does not count (A5).
    pub(crate) fn play_card(&mut self, seat: Seat, card: CardId, slot: usize, half: Half, flow: &mut impl Flow) {
        let (mut cards, modules) = self.triggers(seat, card, slot);
        cards.insert(card.id());
        let player = &mut self.players[seat];
        player.active.remove(card.id());
        player.slots[slot].insert(card.id());
        if half == Half::Bottom {
            player.bottoms.insert(card.id());
        }
        self.use_up(seat, Now::use_for_card);
        flow.record(Event::Played { seat, card, slot: slot as u8, half });
        if cards.len() == 1 && modules.is_empty() {
            // The question before this one already allowed free actions, and nothing has happened since.
            return self.activate_card(seat, card, flow);
        }
        self.push(seat, Task::Triggers { slot: slot as u8, cards: cards.into(), modules });
    }

    /// Returns the cards that must be activated: those that make their owner hibernate and then leave the game.
    /// Activating any other card is optional.
    pub(crate) fn mandatory(&self, seat: Seat, cards: CardSet) -> CardSet {
        let player = self.player(seat);
        let leaves = |card: &CardId| {
            let list = self.content.card(*card).effects[player.shown(*card).index()];
            self.content.effects(list).contains(&Clause::One(Effect::Leave))
        };
        cards.iter().filter_map(CardId::new).filter(leaves).map(CardId::id).collect()
    }

    /// Returns what playing a card activates in addition to the card: cards in the slot, and module spaces.
    pub(crate) fn triggers(&self, seat: Seat, card: CardId, slot: usize) -> (CardSet, ModuleSpaces) {
        let colors = self.colors(card);
        let player = self.player(seat);
        let alike = |other: &CardId| self.colors(*other).meets(colors);
        let cards = player.slots[slot].iter().filter_map(CardId::new).filter(alike).map(CardId::id).collect();
        let fires = |space: &u8| {
            let module = player.modules[usize::from(*space)];
            module.is_some_and(|module| self.content.module(module).colors.meets(colors))
        };
        (cards, self.module_spaces(slot).filter(fires).collect())
    }

    /// Activates a card in a slot.
    pub(crate) fn activate_card(&mut self, seat: Seat, card: CardId, flow: &mut impl Flow) {
        let half = self.player(seat).shown(card);
        flow.record(Event::Activated { seat, card });
        self.push_effects(seat, self.content.card(card).effects[half.index()], Some(card));
    }

    /// Activates a module.
    pub(crate) fn activate_module(&mut self, seat: Seat, module: ModuleId, flow: &mut impl Flow) {
        flow.record(Event::ActivatedModule { seat, module });
        self.push_effects(seat, self.content.module(module).effect, None);
    }

    /// Places a module. On an activation symbol it is activated, unless it replaces another module.
    pub(crate) fn place_module(&mut self, seat: Seat, module: ModuleId, space: u8, flow: &mut impl Flow) {
        let replaced = self.player_mut(seat).modules[usize::from(space)].replace(module);
        if let Some(replaced) = replaced {
            self.supply.boxed_modules.insert(replaced.id());
            self.forget_trigger(seat, CardSet::EMPTY, ModuleSpaces::only(space));
        }
        flow.record(Event::PlacedModule { seat, module, space, replaced });
        if replaced.is_none() && self.content.player_board().activation.contains(space) {
            self.activate_module(seat, module, flow);
        }
    }

    /// Drops pending activations of cards that have left their slots and of modules that were replaced. The new modules
    /// are not activated either (A5).
    pub(crate) fn forget_trigger(&mut self, seat: Seat, gone: CardSet, spaces: ModuleSpaces) {
        for step in self.agenda.iter_mut().filter(|step| step.seat == seat) {
            if let Task::Triggers { cards, modules, .. } = &mut step.task {
                *cards = cards.set().minus(&gone).into();
                *modules = modules.minus(spaces);
            }
        }
    }

    /// Takes a module from the display and refills the display.
    pub(crate) fn take_module(&mut self, seat: Seat, module: ModuleId, flow: &mut impl Flow) {
        if let Some(shown) = self.supply.module_display.iter_mut().find(|shown| **shown == Some(module)) {
            *shown = None;
        }
        flow.record(Event::TookModule { seat, module });
        self.replenish(flow);
        self.push(seat, Task::PlaceModule(module));
    }

    /// Takes a card from the display and refills the display.
    pub(crate) fn take_card(&mut self, seat: Seat, card: CardId, flow: &mut impl Flow) {
        if let Some(shown) = self.supply.citizen_display.iter_mut().find(|shown| **shown == Some(card)) {
            *shown = None;
        }
        self.player_mut(seat).active.insert(card.id());
        flow.record(Event::Recruited { seat, card, blind: false });
        self.replenish(flow);
        if self.player(seat).has(&self.content, Gives::CardResource) {
            self.gain(seat, self.content.card(card).color.resource(), 1, flow);
        }
    }

    /// Takes the top card of the deck. Rewards for cards from the display do not apply.
    pub(crate) fn take_blind(&mut self, seat: Seat, flow: &mut impl Flow) {
        let Some(card) = self.supply.citizens.take(stream::CITIZENS, flow).and_then(CardId::new) else { return };
        self.player_mut(seat).active.insert(card.id());
        flow.record(Event::Recruited { seat, card, blind: true });
    }

    /// Moves a card from its slot to the resting area. If its pending activation makes its owner hibernate, it still
    /// does.
    pub(crate) fn rest_card(&mut self, seat: Seat, card: CardId, flow: &mut impl Flow) {
        let waits = |step: &Step| matches!(step.task, Task::Triggers { cards, .. } if cards.set().contains(card.id()));
        let of_card = std::iter::once(card.id()).collect();
        if self.agenda.iter().any(|step| step.seat == seat && waits(step)) && !self.mandatory(seat, of_card).is_empty()
        {
            self.hibernate_later(seat, Some(card));
        }
        let player = self.player_mut(seat);
        leave_slots(player, card);
        player.resting.insert(card.id());
        self.forget_trigger(seat, of_card, ModuleSpaces::EMPTY);
        flow.record(Event::Rested { seat, card });
    }

    /// Moves a card from the resting area to the active area.
    pub(crate) fn wake_card(&mut self, seat: Seat, card: CardId, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        player.resting.remove(card.id());
        player.active.insert(card.id());
        flow.record(Event::Woken { seat, card });
    }

    /// Moves an unplayed card to the resting area for its top effect.
    pub(crate) fn retire_card(&mut self, seat: Seat, card: CardId, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        player.active.remove(card.id());
        player.resting.insert(card.id());
        flow.record(Event::Retired { seat, card });
        self.push_effects(seat, self.content.card(card).effects[Half::Top.index()], Some(card));
    }

    /// Returns the number of visible flasks: on machines, modules, active cards and the visible halves of played ones.
    pub(crate) fn visible_flasks(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let shows = |card: &CardId| {
            self.content
                .card(*card)
                .flask
                .is_some_and(|half| player.active.contains(card.id()) || player.shown(*card) == half)
        };
        let cards = player.active.union(&player.played());
        self.fixed_flasks(seat) + cards.iter().filter_map(CardId::new).filter(shows).count() as u8
    }

    /// Returns the number of all flasks, including those of resting cards and hidden halves.
    pub(crate) fn all_flasks(&self, seat: Seat) -> u8 {
        let cards = self.player(seat).cards();
        let has_flask = |card: &CardId| self.content.card(*card).flask.is_some();
        self.fixed_flasks(seat) + cards.iter().filter_map(CardId::new).filter(has_flask).count() as u8
    }

    /// Returns the number of flasks on machines and modules.
    fn fixed_flasks(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let machines = player.machines.iter().flatten().filter(|machine| self.content.machine(**machine).flask).count();
        let modules = player.modules.iter().flatten().filter(|module| self.content.module(**module).flask).count();
        (machines + modules) as u8
    }

    /// Refills all displays.
    pub(crate) fn replenish(&mut self, flow: &mut impl Flow) {
        for place in 0..self.supply.citizen_display.len() {
            if self.supply.citizen_display[place].is_none()
                && let Some(card) = self.supply.citizens.take(stream::CITIZENS, flow).and_then(CardId::new)
            {
                self.supply.citizen_display[place] = Some(card);
                flow.record(Event::CardShown { card });
            }
        }
        for place in 0..self.supply.module_display.len() {
            if self.supply.module_display[place].is_none()
                && let Some(module) = self.supply.modules.take(stream::MODULES, flow).and_then(ModuleId::new)
            {
                self.supply.module_display[place] = Some(module);
                flow.record(Event::ModuleShown { module });
            }
        }
        for color in Color::ALL {
            self.replenish_machines(color, flow);
        }
    }
}

/// Removes a card from its slot.
pub(crate) fn leave_slots(player: &mut Player, card: CardId) {
    for slot in &mut player.slots {
        slot.remove(card.id());
    }
    player.bottoms.remove(card.id());
}
