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

/// The slot on the right, which a technology opens.
pub(crate) const FIFTH: usize = SLOTS - 1;

/// The half that a slot shows; the right one either.
pub(crate) const fn half_of(slot: usize) -> Option<Half> {
    match slot {
        0 | 1 => Some(Half::Top),
        2 | 3 => Some(Half::Bottom),
        _ => None,
    }
}

/// The module spaces of a slot, from the first to before the last.
pub(crate) fn module_spaces(content: &Content, slot: usize) -> Range<u8> {
    let counts = content.player_board().modules;
    let first: u8 = counts[..slot].iter().sum();
    first..first + counts[slot]
}

impl Revive {
    /// The colors a card counts as.
    pub(crate) fn colors(&self, card: CardId) -> Colors {
        if self.now.action.all_colors == Some(card) { Colors::ALL } else { Colors::only(self.content.card(card).color) }
    }

    /// Whether a card can be played in a slot: it is empty, or every card in it shows the slot symbol.
    pub(crate) fn is_open(&self, seat: Seat, slot: usize) -> bool {
        let player = self.player(seat);
        let is_unlocked = slot != FIFTH || player.has(&self.content, Gives::Slot);
        let lets_in = |card: CardId| self.content.card(card).slot[player.shown(card).index()];
        is_unlocked && player.slots[slot].iter().filter_map(CardId::new).all(lets_in)
    }

    /// Whether a card may be played in a slot for this half.
    pub(crate) fn shows(&self, seat: Seat, slot: usize, half: Half) -> bool {
        self.next_of(seat).rotate || half_of(slot).is_none_or(|shown| shown == half)
    }

    /// The module spaces of a slot, from the first to before the last.
    pub(crate) fn module_spaces(&self, slot: usize) -> Range<u8> {
        module_spaces(&self.content, slot)
    }

    /// How many module spaces there are.
    pub(crate) fn module_space_count(&self) -> u8 {
        self.content.player_board().modules.iter().sum()
    }

    /// Plays a card. What it activates is settled now: a module that is placed meanwhile does not count (A5).
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
            // Nothing lies between this and the question before, at which free actions were possible.
            return self.activate_card(seat, card, flow);
        }
        self.push(seat, Task::Triggers { slot: slot as u8, cards: cards.into(), modules });
    }

    /// The cards that must be activated: those that make their owner hibernate and leave the game. All else is optional.
    pub(crate) fn mandatory(&self, seat: Seat, cards: CardSet) -> CardSet {
        let player = self.player(seat);
        let leaves = |card: &CardId| {
            let list = self.content.card(*card).effects[player.shown(*card).index()];
            self.content.effects(list).contains(&Clause::One(Effect::Leave))
        };
        cards.iter().filter_map(CardId::new).filter(leaves).map(CardId::id).collect()
    }

    /// What playing a card activates besides: cards that lie in the slot, and module spaces.
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

    /// Activates a card that lies in a slot.
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

    /// Places a module. On an activation symbol it is activated, unless it replaces another.
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

    /// What has left its slot is not activated any more, nor what took its place (A5).
    pub(crate) fn forget_trigger(&mut self, seat: Seat, gone: CardSet, spaces: ModuleSpaces) {
        for step in self.agenda.iter_mut().filter(|step| step.seat == seat) {
            if let Task::Triggers { cards, modules, .. } = &mut step.task {
                *cards = cards.set().minus(&gone).into();
                *modules = modules.minus(spaces);
            }
        }
    }

    /// Takes a module from the display, which is replenished.
    pub(crate) fn take_module(&mut self, seat: Seat, module: ModuleId, flow: &mut impl Flow) {
        if let Some(shown) = self.supply.module_display.iter_mut().find(|shown| **shown == Some(module)) {
            *shown = None;
        }
        flow.record(Event::TookModule { seat, module });
        self.replenish(flow);
        self.push(seat, Task::PlaceModule(module));
    }

    /// Takes a card from the display, which is replenished.
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

    /// Takes the top card of the deck, which is not one of the display.
    pub(crate) fn take_blind(&mut self, seat: Seat, flow: &mut impl Flow) {
        let Some(card) = self.supply.citizens.take(stream::CITIZENS, flow).and_then(CardId::new) else { return };
        self.player_mut(seat).active.insert(card.id());
        flow.record(Event::Recruited { seat, card, blind: true });
    }

    /// Moves a card from its slot to the resting area. One that was played to make its owner hibernate still does.
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

    /// Flasks that can be seen: on machines, modules, active cards and the visible halves of played ones.
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

    /// All flasks, those of resting cards too.
    pub(crate) fn all_flasks(&self, seat: Seat) -> u8 {
        let cards = self.player(seat).cards();
        let has_flask = |card: &CardId| self.content.card(*card).flask.is_some();
        self.fixed_flasks(seat) + cards.iter().filter_map(CardId::new).filter(has_flask).count() as u8
    }

    /// Flasks on machines and modules.
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

/// Takes a card out of its slot.
pub(crate) fn leave_slots(player: &mut Player, card: CardId) {
    for slot in &mut player.slots {
        slot.remove(card.id());
    }
    player.bottoms.remove(card.id());
}
