//! Carrying out answers to questions, and free actions.

use engine::Seat;

use super::board_actions::Collected;
use crate::action::Action;
use crate::content::{CardSet, CrateId, Half, ModuleSpaces};
use crate::effect::Clause;
use crate::event::Event;
use crate::flow::Flow;
use crate::player::Source;
use crate::resource::{Purse, Resource};
use crate::state::Revive;
use crate::task::{Chore, Step, Task};

impl Revive {
    /// Carries out an answer to the task on top, or a free action before it.
    pub(crate) fn answer(&mut self, step: Step, action: Action, flow: &mut impl Flow) {
        let Step { seat, task } = step;
        if self.is_between_steps(task) && self.free_action(seat, action, flow) {
            return;
        }
        self.agenda.pop();
        match (task, action) {
            (Task::ChooseTribe, Action::Tribe(tribe, side)) => self.give_tribe(seat, tribe, side, flow),
            (Task::KeepArtifactCard, Action::Keep(card)) => self.keep_artifact_card(seat, card, flow),
            (Task::Turn { left, .. }, action) => self.take_action(seat, left, action, flow),
            (Task::Triggers { slot, cards, modules }, Action::Card(card)) => {
                let mut cards = cards.set();
                cards.remove(card.id());
                self.push_triggers(seat, slot, cards, modules);
                self.activate_card(seat, card, flow);
            }
            (Task::Triggers { slot, cards, .. }, Action::Pass) => {
                self.push_triggers(seat, slot, self.mandatory(seat, cards.set()), ModuleSpaces::EMPTY);
            }
            (Task::Triggers { slot, cards, modules }, Action::ModuleSpace(space)) => {
                self.push_triggers(seat, slot, cards.set(), modules.without(space));
                if let Some(module) = self.player(seat).modules[usize::from(space)] {
                    self.activate_module(seat, module, flow);
                }
            }
            (Task::Either { list, at, card }, Action::Option(number)) => {
                if let Some(effects) = self.alternatives(list, at) {
                    self.effect(seat, effects[usize::from(number.min(1))], card, flow);
                }
            }
            (Task::Pay { pay, left, paid, card }, Action::Take(resource)) => {
                self.pay(seat, (pay, left, paid), card, resource, flow);
            }
            (Task::PayEither { pay, card }, Action::Option(number)) => {
                if let Clause::Either(first, second) = self.content.pay(pay).gain {
                    self.effect(seat, if number == 0 { first } else { second }, card, flow);
                }
            }
            (Task::Basic { left }, Action::Take(resource)) => {
                if left > 1 {
                    self.push(seat, Task::Basic { left: left - 1 });
                }
                self.gain(seat, resource, 1, flow);
            }
            (Task::SpareCrystals(left), Action::Take(resource)) => {
                if left > 1 {
                    self.push(seat, Task::SpareCrystals(left - 1));
                }
                self.gain(seat, resource, 1, flow);
            }
            (Task::Points(points), Action::Do) => self.score(seat, Source::Effects, points, flow),
            (Task::Step { color, left }, Action::Track(track)) => {
                if left > 1 {
                    self.push(seat, Task::Step { color, left: left - 1 });
                }
                self.advance(seat, track, flow);
            }
            (Task::Rewards, Action::Track(color)) => self.collect(seat, Collected::Step(color), flow),
            (Task::Rewards, Action::Crystals) => self.collect(seat, Collected::Crystals, flow),
            (Task::Rewards, Action::At(space)) => self.collect(seat, Collected::Water(space), flow),
            (Task::Unlock, Action::Reward(number)) => self.unlock(seat, number, flow),
            (Task::TakeModule, Action::Module(module)) => self.take_module(seat, module, flow),
            (Task::PlaceModule(module), Action::ModuleSpace(space)) => {
                self.place_module(seat, module, space, flow);
            }
            (Task::PlaceModule(module), Action::Pass) => {
                self.supply.boxed_modules.insert(module.id());
            }
            (Task::Tribe, Action::Do) => self.activate_tribe(seat, flow),
            (Task::Piece(piece), Action::At(space)) => self.place_piece(seat, piece, space, flow),
            (Task::Recharge, Action::Machine(spot)) => self.recharge(seat, spot, flow),
            (Task::TakeArtifact { .. }, Action::Artifact(color)) => self.take_artifact(seat, Some(color), flow),
            (Task::TakeArtifact { .. }, Action::Do) => self.take_artifact(seat, None, flow),
            (Task::RemoveArtifact, Action::Artifact(color)) => self.remove_artifact(seat, color, flow),
            (Task::TakeMachine { reward }, Action::Token(machine)) => self.take_machine(seat, reward, machine, flow),
            (Task::Rest { .. }, Action::Card(card)) => self.rest_card(seat, card, flow),
            (Task::Wake, Action::Card(card)) => self.wake_card(seat, card, flow),
            (Task::Play(_), Action::Play { card, slot, half }) => {
                self.begin_action(seat);
                self.play_card(seat, card, usize::from(slot), half, flow);
            }
            (Task::TakeCard(_) | Task::Recruit, Action::Card(card)) => self.take_card(seat, card, flow),
            (Task::Recruit, Action::Blind) => self.take_blind(seat, flow),
            (Task::Act { range, .. }, action) if action.board_action().is_some() => {
                self.begin_action(seat);
                self.act_on_board(seat, action, range, flow);
            }
            (Task::Spare { place, range, crystals, spared }, Action::Take(resource)) => {
                let terms = self.terms(seat, range);
                self.explore_sparing(seat, place, (range, crystals), spared.plus(resource, 1), &terms, flow);
            }
            (Task::Orient { place, tile }, Action::Turned(turned)) => self.orient(seat, place, tile, turned, flow),
            (Task::Retire, Action::Card(card)) => self.retire_card(seat, card, flow),
            (Task::AllColors, Action::Card(card)) => {
                self.now.action.all_colors = Some(card);
                flow.record(Event::AllColors { seat, card });
            }
            (Task::Reopen, Action::Open(found)) => {
                self.spend(seat, Resource::Gear, 1, flow);
                self.player_mut(seat).reopened.insert(found);
                self.gain_from_crate(seat, found, flow);
            }
            (Task::ToCrystal, Action::Take(resource)) => {
                self.spend(seat, resource, 1, flow);
                self.gain(seat, Resource::Crystal, 1, flow);
            }
            (Task::TradeAway { technology, left }, Action::Take(resource)) => {
                self.trade_away(seat, technology, left, resource, flow);
            }
            (Task::TradeFor { technology }, Action::Take(resource)) => {
                self.trade_for(seat, technology, resource, flow);
            }
            (Task::MoveFigure, Action::At(from)) => self.push(seat, Task::MoveFigureTo(from)),
            (Task::MoveFigureTo(from), Action::At(to)) => self.move_figure(seat, from, to, flow),
            (Task::HibernationReward, Action::Reward(number)) => {
                if let Some(effects) = self.content.0.tracks().hibernation.get(usize::from(number)) {
                    self.push_effects(seat, *effects, None);
                }
            }
            (Task::ClearDisplay, action) => self.clear_display(seat, action, flow),
            (Task::CopyCard, Action::Card(card)) => {
                flow.record(Event::Copied { seat, card });
                self.push_effects(seat, self.content.card(card).effects[Half::Bottom.index()], Some(card));
            }
            // Any other answer declines what was offered.
            _ => {}
        }
    }

    /// Takes an action of a turn, hibernates, or ends the turn.
    fn take_action(&mut self, seat: Seat, left: u8, action: Action, flow: &mut impl Flow) {
        match action {
            Action::Hibernate if self.now.turn.hibernates => return self.leave(seat, flow),
            Action::Hibernate => return self.hibernate(seat, true, flow),
            Action::End => return self.end_turn(flow),
            _ => self.push(seat, Task::Turn { left: left.saturating_sub(1), acted: true }),
        }
        self.begin_action(seat);
        match action {
            Action::Play { card, slot, half } => {
                if self.is_solo() {
                    self.cube += 1;
                }
                self.play_card(seat, card, usize::from(slot), half, flow);
            }
            Action::Switch(resource) => self.switch_for(seat, resource, flow),
            Action::SwitchStep(color) => self.switch_step(seat, color, flow),
            Action::SwitchCopy => {
                self.use_switch(seat, flow);
                self.push(seat, Task::CopyCard);
            }
            _ => self.act_on_board(seat, action, 0, flow),
        }
    }

    /// An action begins. One that another action brings is part of it.
    fn begin_action(&mut self, seat: Seat) {
        if !self.agenda.iter().any(|step| matches!(step.task, Task::Chore(Chore::Acted))) {
            self.push(seat, Task::Chore(Chore::Acted));
        }
    }

    /// Explores, builds or populates.
    fn act_on_board(&mut self, seat: Seat, action: Action, range: u8, flow: &mut impl Flow) {
        let terms = self.terms(seat, range);
        match action {
            Action::Explore { place, crystals } => {
                self.explore_sparing(seat, place, (range, crystals), Purse::NOTHING, &terms, flow);
            }
            Action::Build { space, large, .. } => {
                if let Some((price, _)) = self.can_build(seat, space, large, &terms) {
                    self.build(seat, space, large, &price, flow);
                }
            }
            Action::Populate { space, technology, .. } => {
                if let Some((price, _)) = self.can_populate(seat, space, technology, &terms) {
                    self.populate(seat, space, technology, &price, flow);
                }
            }
            _ => {}
        }
    }

    /// Puts the remaining triggers on the agenda, if any are left.
    fn push_triggers(&mut self, seat: Seat, slot: u8, cards: CardSet, modules: ModuleSpaces) {
        if !cards.is_empty() || !modules.is_empty() {
            self.push(seat, Task::Triggers { slot, cards: cards.into(), modules });
        }
    }

    /// Carries out a free action. Returns false if the action is not one.
    fn free_action(&mut self, seat: Seat, action: Action, flow: &mut impl Flow) -> bool {
        match action {
            Action::Trade(resource) => self.trade(seat, resource, flow),
            // A machine that already holds energy is a choice for the pending question.
            Action::Machine(spot) if !self.player(seat).powered.contains(spot) => {
                self.use_machine(seat, spot, flow);
            }
            Action::Technology(number) => self.use_technology(seat, number, flow),
            Action::Open(found) if self.player(seat).closed.contains(found) => {
                let player = self.player_mut(seat);
                player.closed.remove(found);
                player.opened.insert(found);
                flow.reveal();
                self.gain_from_crate(seat, found, flow);
            }
            _ => return false,
        }
        true
    }

    fn gain_from_crate(&mut self, seat: Seat, found: CrateId, flow: &mut impl Flow) {
        flow.record(Event::OpenedCrate { seat, found });
        self.push_effects(seat, self.content.crate_effects(found), None);
    }

    /// Discards a card, module or machine from the displays, or refills them once the player declines.
    fn clear_display(&mut self, seat: Seat, action: Action, flow: &mut impl Flow) {
        let supply = &mut self.supply;
        match action {
            Action::Card(card) => {
                supply.citizen_display.iter_mut().filter(|shown| **shown == Some(card)).for_each(|shown| *shown = None);
                supply.boxed_cards.insert(card.id());
            }
            Action::Module(module) => {
                supply
                    .module_display
                    .iter_mut()
                    .filter(|shown| **shown == Some(module))
                    .for_each(|shown| *shown = None);
                supply.boxed_modules.insert(module.id());
            }
            Action::Token(machine) => {
                let shown = supply.machine_display.iter_mut().flatten();
                { shown }.filter(|shown| **shown == Some(machine)).for_each(|shown| *shown = None);
                supply.boxed_machines.insert(machine.id());
            }
            _ => return self.replenish(flow),
        }
        flow.record(Event::Discarded { seat, action });
        self.push(seat, Task::ClearDisplay);
    }
}
