//! Lists every legal action, each once.

use engine::Seat;
use engine::answers::Asks;

use super::reach::{Price, Terms, crystals_for};
use crate::action::Action;
use crate::content::{ArtifactColor, CardId, CardSet, Half, SLOTS};
use crate::effect::BoardAction;
use crate::flow::{Answers, Enough, MORE};
use crate::player::{LARGE_BUILDINGS, SMALL_BUILDINGS};
use crate::resource::{Color, Resource};
use crate::space::{Space, TilePlace};
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::tribe::Gives;

impl Asks for Revive {
    type Task = Task;

    fn each_action(&self, seat: Seat, out: &mut impl engine::answers::Answers<Action>) -> Enough {
        let Some(step) = self.top().filter(|step| step.seat == seat) else { return MORE };
        self.each_answer(seat, &step.task, out)?;
        self.list_free_actions(step, out)
    }

    fn each_answer(&self, seat: Seat, task: &Task, out: &mut impl engine::answers::Answers<Action>) -> Enough {
        let player = self.player(seat);
        match *task {
            Task::Chore(_) => MORE,
            Task::ChooseTribe => self.free_boards().try_for_each(|(tribe, side)| out(Action::Tribe(tribe, side))),
            Task::KeepArtifactCard => player.offered.iter().try_for_each(|card| out(Action::Keep(card))),
            Task::Turn { left, acted } => self.list_turn(seat, left, acted, out),
            Task::Triggers { cards, modules, .. } => {
                let cards = cards.set();
                each_card(cards, |card| out(Action::Card(card)))?;
                modules.iter().try_for_each(|space| out(Action::ModuleSpace(space)))?;
                let is_optional = !modules.is_empty() || self.mandatory(seat, cards) != cards;
                if is_optional { out(Action::Pass) } else { MORE }
            }
            Task::Either { .. } | Task::PayEither { .. } => {
                out(Action::Option(0))?;
                out(Action::Option(1))?;
                out(Action::Pass)
            }
            Task::Pay { pay, paid, .. } => {
                let coins = Resource::ALL.into_iter().filter(|resource| self.can_pay(seat, pay, paid, *resource));
                { coins }.try_for_each(|resource| out(Action::Take(resource)))?;
                // A payment that has begun must be completed.
                if paid == 0 { out(Action::Pass) } else { MORE }
            }
            Task::Basic { left: 0 } => MORE,
            Task::Basic { .. } | Task::SpareCrystals(_) => {
                self.list_room(seat, out)?;
                out(Action::Pass)
            }
            Task::Points(_) => {
                out(Action::Do)?;
                out(Action::Pass)
            }
            Task::Step { color, .. } => {
                let tracks = Color::ALL.into_iter().filter(|track| color.is_none_or(|only| only == *track));
                { tracks }.try_for_each(|track| out(Action::Track(track)))?;
                out(Action::Pass)
            }
            Task::Rewards => self.list_rewards(seat, out),
            Task::Unlock => self.due(seat).iter().try_for_each(|number| out(Action::Reward(number))),
            Task::TakeModule => {
                self.supply.module_display.iter().flatten().try_for_each(|module| out(Action::Module(*module)))?;
                out(Action::Pass)
            }
            Task::PlaceModule(_) => {
                (0..self.module_space_count()).try_for_each(|space| out(Action::ModuleSpace(space)))?;
                out(Action::Pass)
            }
            Task::Tribe => {
                if self.can_activate_tribe(seat) {
                    out(Action::Do)?;
                }
                out(Action::Pass)
            }
            Task::Piece(piece) => {
                let spaces = self.piece_spaces(seat, piece);
                // Without a space the piece is forgone, unless a free action first brings a space into reach.
                if spaces.is_empty() {
                    return out(Action::Pass);
                }
                spaces.iter().try_for_each(|space| out(Action::At(space)))
            }
            Task::Recharge => {
                let powered = player.powered.iter().filter(|spot| self.has_machine(seat, *spot));
                { powered }.try_for_each(|spot| out(Action::Machine(spot)))?;
                out(Action::Pass)
            }
            Task::TakeArtifact { optional } => {
                if self.has_artifacts() {
                    self.list_artifacts(out)?;
                } else {
                    out(Action::Do)?;
                }
                if optional { out(Action::Pass) } else { MORE }
            }
            Task::RemoveArtifact => self.list_artifacts(out),
            Task::TakeMachine { reward } => {
                let crate::content::Reward::Machine(color) =
                    self.content.player_board().rewards[usize::from(reward)].reward
                else {
                    return MORE;
                };
                let shown = self.supply.machine_display[color.index()].iter().flatten();
                { shown }.try_for_each(|machine| out(Action::Token(*machine)))
            }
            Task::Rest { not } => {
                each_card(player.played(), |card| if Some(card) == not { MORE } else { out(Action::Card(card)) })?;
                out(Action::Pass)
            }
            Task::Wake => {
                each_card(player.resting, |card| out(Action::Card(card)))?;
                out(Action::Pass)
            }
            Task::Play(color) => {
                self.list_plays(seat, color, out)?;
                out(Action::Pass)
            }
            Task::TakeCard(color) => {
                self.list_display(color, out)?;
                out(Action::Pass)
            }
            Task::Act { action, range } => {
                self.list_board_actions(seat, action, range, out)?;
                out(Action::Pass)
            }
            Task::Recruit => {
                self.list_display(None, out)?;
                if self.supply.citizens.is_empty() { MORE } else { out(Action::Blind) }
            }
            Task::Spare { place, range, crystals, spared } => {
                self.list_spared(seat, place, (range, crystals), spared, out)
            }
            Task::Orient { .. } => {
                out(Action::Turned(false))?;
                out(Action::Turned(true))
            }
            Task::Retire => {
                each_card(player.active, |card| out(Action::Card(card)))?;
                out(Action::Pass)
            }
            Task::AllColors => {
                each_card(player.active.union(&player.played()), |card| out(Action::Card(card)))?;
                out(Action::Pass)
            }
            Task::Reopen => {
                if player.purse[Resource::Gear] > 0 {
                    let once = player.opened.minus(player.reopened);
                    once.iter().try_for_each(|found| out(Action::Open(found)))?;
                }
                out(Action::Pass)
            }
            Task::ToCrystal => {
                let basics = Resource::BASIC.into_iter().filter(|basic| player.purse[*basic] > 0);
                { basics }.try_for_each(|basic| out(Action::Take(basic)))?;
                out(Action::Pass)
            }
            Task::TradeAway { .. } => {
                let basics = Resource::BASIC.into_iter().filter(|basic| player.purse[*basic] > 0);
                { basics }.try_for_each(|basic| out(Action::Take(basic)))
            }
            Task::TradeFor { .. } => Resource::BASIC.into_iter().try_for_each(|basic| out(Action::Take(basic))),
            Task::MoveFigure => {
                if !self.figure_goals(seat).is_empty() {
                    let figures = player.figures & self.map.locations;
                    figures.iter().try_for_each(|space| out(Action::At(space)))?;
                }
                out(Action::Pass)
            }
            Task::MoveFigureTo(_) => self.figure_goals(seat).iter().try_for_each(|space| out(Action::At(space))),
            Task::HibernationReward => {
                (0..player.hibernation).try_for_each(|number| out(Action::Reward(number)))?;
                out(Action::Pass)
            }
            Task::ClearDisplay => {
                self.list_display(None, out)?;
                self.supply.module_display.iter().flatten().try_for_each(|module| out(Action::Module(*module)))?;
                let machines = self.supply.machine_display.iter().flatten().flatten();
                { machines }.try_for_each(|machine| out(Action::Token(*machine)))?;
                out(Action::Pass)
            }
            Task::CopyCard => {
                each_card(self.cards_to_copy(seat), |card| out(Action::Card(card)))?;
                out(Action::Pass)
            }
        }
    }
}

impl Revive {
    fn list_turn(&self, seat: Seat, left: u8, acted: bool, out: &mut impl Answers) -> Enough {
        if self.now.turn.hibernates {
            return out(Action::Hibernate);
        }
        if left > 0 {
            self.list_plays(seat, None, out)?;
            self.list_switch(seat, out)?;
            self.list_board_actions(seat, None, 0, out)?;
        }
        out(if acted { Action::End } else { Action::Hibernate })
    }

    fn list_switch(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let player = self.player(seat);
        if player.switched {
            return MORE;
        }
        Resource::BASIC.into_iter().try_for_each(|basic| out(Action::Switch(basic)))?;
        if self.unlocked.switch {
            Color::ALL.into_iter().try_for_each(|color| out(Action::SwitchStep(color)))?;
        }
        let copies = player.has(&self.content, Gives::CopySwitch) && !self.cards_to_copy(seat).is_empty();
        if copies { out(Action::SwitchCopy) } else { MORE }
    }

    /// Lists the cards that can be played, with slots and halves.
    pub(super) fn list_plays(&self, seat: Seat, color: Option<Color>, out: &mut impl Answers) -> Enough {
        let player = self.player(seat);
        if player.active.is_empty() {
            return MORE;
        }
        // Two empty slots of a kind without modules are equivalent now, but not for the player's plans.
        let open: Slots = Slots::ALL.iter().filter(|slot| self.is_open(seat, usize::from(*slot))).collect();
        each_card(player.active, |card| {
            if color.is_some_and(|color| !self.colors(card).contains(color)) {
                return MORE;
            }
            open.iter().try_for_each(|slot| {
                let halves = Half::ALL.into_iter().filter(|half| self.shows(seat, usize::from(slot), *half));
                { halves }.try_for_each(|half| out(Action::Play { card, slot, half }))
            })
        })
    }

    /// Lists the actions on the board that are in reach and affordable.
    pub(super) fn list_board_actions(
        &self,
        seat: Seat,
        only: Option<BoardAction>,
        range: u8,
        out: &mut impl Answers,
    ) -> Enough {
        self.each_board_action(seat, only, range, &mut |action, _| out(action))
    }

    /// Calls `out` with each affordable action on the board and its price.
    pub(super) fn each_board_action(
        &self,
        seat: Seat,
        only: Option<BoardAction>,
        range: u8,
        out: &mut impl FnMut(Action, Price) -> Enough,
    ) -> Enough {
        let terms = self.terms(seat, range);
        let wanted = |action| only.is_none_or(|only| only == action);
        if wanted(BoardAction::Explore) {
            TilePlace::all().try_for_each(|place| {
                // Ways to take off a discount that need the same number of crystals are one action. The player chooses
                // between them after it.
                let mut listed = Crystals::EMPTY;
                self.each_way_to_explore(seat, place, &terms, &mut |way| {
                    if !listed.insert(way.crystals) {
                        return MORE;
                    }
                    out(Action::Explore { place, crystals: way.crystals }, way.price)
                })
            })?;
        }
        if wanted(BoardAction::Build) {
            (terms.vacant & terms.reached).iter().try_for_each(|space| {
                [false, true].into_iter().try_for_each(|large| match self.can_build(seat, space, large, &terms) {
                    Some((price, crystals)) => out(Action::Build { space, large, crystals }, price),
                    None => MORE,
                })
            })?;
        }
        if wanted(BoardAction::Populate) {
            let technologies = self.unlockable(seat);
            (self.map.all_locations() & terms.reached).iter().try_for_each(|space| {
                technologies.iter().try_for_each(|technology| {
                    match self.can_populate(seat, space, technology, &terms) {
                        Some((price, crystals)) => out(Action::Populate { space, technology, crystals }, price),
                        None => MORE,
                    }
                })
            })?;
        }
        MORE
    }

    /// Returns the price with the number of crystals that it takes, or `None` if the player cannot pay it.
    pub(super) fn affordable(&self, seat: Seat, price: Option<Price>) -> Option<(Price, u8)> {
        let price = price?;
        Some((price, crystals_for(self.player(seat).purse, price.total())?))
    }

    /// Returns true if a player has a building of this size left to place.
    pub(crate) fn has_building(&self, seat: Seat, large: bool) -> bool {
        let player = self.player(seat);
        if large { player.large.len() < LARGE_BUILDINGS } else { player.small.len() < SMALL_BUILDINGS }
    }

    /// Returns the price of a building and the number of crystals that it takes, or `None` if it is not possible.
    pub(crate) fn can_build(&self, seat: Seat, space: Space, large: bool, terms: &Terms) -> Option<(Price, u8)> {
        if self.has_building(seat, large) && terms.vacant.contains(space) {
            self.affordable(seat, self.build_price(space, large, terms))
        } else {
            None
        }
    }

    /// Returns the price of populating a location with the figure of a technology and the number of crystals that it
    /// takes, or `None` if it is not possible.
    pub(crate) fn can_populate(&self, seat: Seat, space: Space, technology: u8, terms: &Terms) -> Option<(Price, u8)> {
        let player = self.player(seat);
        let is_location = self.map.all_locations().contains(space) && !player.figures.contains(space);
        if is_location && self.can_unlock(seat, technology) {
            self.affordable(seat, self.populate_price(seat, space, technology, terms))
        } else {
            None
        }
    }

    /// Returns true if a technology is still locked, and is the root or connected to an unlocked one.
    pub(crate) fn can_unlock(&self, seat: Seat, technology: u8) -> bool {
        let unlocked = self.player(seat).technologies;
        let links = self.content.links()[usize::from(technology)];
        !unlocked.contains(technology) && (links.is_empty() || links.meets(unlocked))
    }

    fn list_rewards(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let rewards = self.player(seat).rewards;
        let tracks = Color::ALL.into_iter().filter(|color| rewards.steps[color.index()] > 0);
        { tracks }.try_for_each(|color| out(Action::Track(color)))?;
        if rewards.crystals > 0 {
            out(Action::Crystals)?;
        }
        rewards.waters.iter().try_for_each(|space| out(Action::At(space)))
    }

    fn list_room(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let player = self.player(seat);
        let basics = Resource::BASIC.into_iter().filter(|basic| player.room(&self.content, *basic) > 0);
        { basics }.try_for_each(|basic| out(Action::Take(basic)))
    }

    fn list_artifacts(&self, out: &mut impl Answers) -> Enough {
        let colors = ArtifactColor::ALL.into_iter().filter(|color| self.supply.artifacts[color.index()] > 0);
        { colors }.try_for_each(|color| out(Action::Artifact(color)))
    }

    pub(super) fn list_display(&self, color: Option<Color>, out: &mut impl Answers) -> Enough {
        let fits = |card: &&CardId| color.is_none_or(|color| self.content.card(**card).color == color);
        self.supply.citizen_display.iter().flatten().filter(fits).try_for_each(|card| out(Action::Card(*card)))
    }

    /// Lists the free actions: trades, machines and crates. There are none during a payment, and in another player's
    /// turn only trades (A1, A8).
    fn list_free_actions(&self, step: Step, out: &mut impl Answers) -> Enough {
        let Step { seat, task } = step;
        if !self.is_between_steps(task) {
            return MORE;
        }
        let player = self.player(seat);
        // The crystal that a piece costs must not be traded.
        let kept = if let Task::Piece(piece) = task { piece.crystals() } else { 0 };
        if player.purse[Resource::Crystal] > kept {
            Resource::BASIC.into_iter().try_for_each(|basic| out(Action::Trade(basic)))?;
        }
        player
            .technologies
            .iter()
            .filter(|number| self.can_use_technology(seat, *number))
            .try_for_each(|number| out(Action::Technology(number)))?;
        if seat != self.turn {
            return MORE;
        }
        if player.energy > 0 && !self.now.turn.hibernated {
            self.machines_of(seat)
                .filter(|spot| self.can_use(seat, *spot))
                .try_for_each(|spot| out(Action::Machine(spot)))?;
        }
        player.closed.iter().try_for_each(|found| out(Action::Open(found)))
    }

    /// Returns true if free actions are possible while this question is pending.
    pub(super) fn is_between_steps(&self, task: Task) -> bool {
        task.is_between_steps() && self.has_room_for_free_actions()
    }

    /// Returns true if a task with only one answer must wait, because a free action before it could make a difference.
    pub(super) fn waits(&self, step: Step) -> bool {
        let makes_room = |action| match action {
            Action::Trade(_) => false,
            Action::Technology(number) => self.spends_basics(step.seat, number),
            _ => true,
        };
        let is_machine = |action| matches!(action, Action::Machine(_));
        let helps = |action| match step.task {
            // Crystals traded for more basic resources do not make room for them.
            Task::Basic { .. } => makes_room(action),
            Task::Rewards => self.can_spend(step.seat, action),
            Task::Recharge => is_machine(action),
            // A hibernation ends the use of machines. Any other free action may come after it, too.
            Task::Turn { .. } if self.now.turn.hibernates => is_machine(action),
            _ => true,
        };
        let any = &mut |action| if helps(action) { Enough::Break(()) } else { MORE };
        let can_help = step.task.can_be_helped() && (step.task != Task::Rewards || self.overflows(step.seat));
        can_help && self.list_free_actions(step, any).is_break()
    }
}

engine::small_set! {
    struct Slots(u8) of numbers below SLOTS
}
engine::small_set! {
    /// A set of numbers of crystals that replace other resources.
    struct Crystals(u16) of numbers below 16
}

/// Calls `visit` with each card of a set.
fn each_card(cards: CardSet, visit: impl FnMut(CardId) -> Enough) -> Enough {
    cards.iter().filter_map(CardId::new).try_for_each(visit)
}
