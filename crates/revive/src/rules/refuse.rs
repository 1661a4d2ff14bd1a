//! The rule that forbids an action.

use engine::Seat;
use engine::answers::Asks;

use super::cards::FIFTH;
use super::reach::{Price, crystals_for};
use crate::action::{Action, MachineSpot};
use crate::content::{CardId, Half, SLOTS};
use crate::refusal::Refusal;
use crate::resource::Color;
use crate::space::{Space, SpaceSet};
use crate::state::Revive;
use crate::task::{Step, Task};
use crate::tribe::Gives;

impl Revive {
    /// Checks whether a seat may take this action. Returns the reason if it may not.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match self.top().filter(|_| !self.is_over()) {
            None => Err(Refusal::GameOver),
            Some(step) if step.seat != seat => Err(Refusal::NotYourTurn { turn: step.seat }),
            Some(_) if self.is_legal(seat, action) => Ok(()),
            Some(step) => Err(self.why_not(step, *action)),
        }
    }

    fn why_not(&self, step: Step, action: Action) -> Refusal {
        let Step { seat, task } = step;
        let player = self.player(seat);
        match (task, action) {
            (_, Action::Pass) => Refusal::CannotPass { asked: task },
            (_, Action::Trade(_)) if self.is_between_steps(task) => Refusal::NoCrystal,
            (_, Action::Technology(_)) if self.is_between_steps(task) => Refusal::NoTrade,
            (_, Action::Open(found)) if self.is_between_steps(task) && seat == self.turn && task != Task::Reopen => {
                Refusal::NoCrate { found }
            }
            (task, Action::Machine(spot))
                if task != Task::Recharge && self.is_between_steps(task) && seat == self.turn =>
            {
                self.why_no_machine(seat, spot)
            }
            (_, Action::Trade(_) | Action::Technology(_)) => Refusal::NotNow,
            (task, Action::Machine(_)) if task != Task::Recharge => Refusal::NotNow,
            (task, Action::Open(_)) if task != Task::Reopen => Refusal::NotNow,
            (Task::Turn { acted: false, .. }, Action::End) => Refusal::NotActedYet,
            (Task::Turn { acted: true, .. }, Action::Hibernate) => Refusal::HasActed,
            (Task::Turn { left: 0, .. }, Action::Play { .. } | Action::Explore { .. } | Action::Build { .. })
            | (Task::Turn { left: 0, .. }, Action::Populate { .. } | Action::Switch(_) | Action::SwitchStep(_))
            | (Task::Turn { left: 0, .. }, Action::SwitchCopy) => Refusal::NoActionLeft,
            (Task::Turn { .. }, Action::Play { card, slot, half }) => self.why_no_play(seat, card, slot, half, None),
            (Task::Play(color), Action::Play { card, slot, half }) => self.why_no_play(seat, card, slot, half, color),
            (Task::Turn { .. }, Action::Switch(_) | Action::SwitchStep(_) | Action::SwitchCopy) => {
                if player.switched {
                    Refusal::SwitchUsed
                } else {
                    Refusal::PlainSwitch
                }
            }
            (Task::Act { action: Some(only), .. }, _) if action.board_action().is_some_and(|other| other != only) => {
                Refusal::OtherAction
            }
            (Task::Turn { .. }, action) if action.board_action().is_some() => self.why_no_board_action(seat, action, 0),
            (Task::Act { range, .. }, action) if action.board_action().is_some() => {
                self.why_no_board_action(seat, action, range)
            }
            (Task::Tribe, Action::Do) => Refusal::NoAbility,
            (task, action) => {
                if fits(task, action) {
                    Refusal::NotOffered { asked: task }
                } else {
                    Refusal::NotAsked { asked: task }
                }
            }
        }
    }

    fn why_no_machine(&self, seat: Seat, spot: MachineSpot) -> Refusal {
        if !self.has_machine(seat, spot) {
            Refusal::NoMachine { spot }
        } else if self.now.turn.hibernated {
            Refusal::NoMachinesNow
        } else if self.player(seat).powered.contains(spot) {
            Refusal::MachineUsed { spot }
        } else {
            Refusal::NoEnergy
        }
    }

    fn why_no_play(&self, seat: Seat, card: CardId, slot: u8, half: Half, color: Option<Color>) -> Refusal {
        let place = usize::from(slot).min(SLOTS - 1);
        match color.filter(|color| !self.colors(card).contains(*color)) {
            _ if !self.player(seat).active.contains(card.id()) => Refusal::NotActive { card },
            Some(color) => Refusal::OtherColor { card, color },
            None if place == FIFTH && !self.player(seat).has(&self.content, Gives::Slot) => Refusal::SlotLocked,
            None if !self.is_open(seat, place) => Refusal::SlotTaken { slot },
            None => {
                debug_assert!(!self.shows(seat, place, half), "it could be played");
                Refusal::OtherHalf { slot }
            }
        }
    }

    fn why_no_board_action(&self, seat: Seat, action: Action, range: u8) -> Refusal {
        let terms = self.terms_within(seat, range, u8::MAX);
        let (price, crystals, spaces) = match action {
            Action::Explore { place, crystals } => {
                if !self.can_be_explored(place, &terms) {
                    return Refusal::Explored { place };
                }
                (self.explore_price(seat, place, &terms), crystals, place.spaces())
            }
            Action::Build { space, large, crystals } => match self.why_no_building(seat, space, large) {
                Some(refusal) => return refusal,
                None => (self.build_price(space, large, &terms), crystals, SpaceSet::only(space)),
            },
            Action::Populate { space, technology, crystals } => match self.why_no_figure(seat, space, technology) {
                Some(refusal) => return refusal,
                None => (self.populate_price(seat, space, technology, &terms), crystals, SpaceSet::only(space)),
            },
            _ => return Refusal::OtherAction,
        };
        match price {
            Some(price) => self.why_not_paid(seat, &price, crystals),
            None if self.has_way(seat, spaces) => Refusal::TooFar,
            None => Refusal::OutOfReach,
        }
    }

    /// Returns true if the tile of a space lies face down.
    fn is_face_down(&self, space: Space) -> bool {
        space.place().is_some_and(|place| !self.map.is_explored(place))
    }

    fn why_no_building(&self, seat: Seat, space: Space, large: bool) -> Option<Refusal> {
        if self.all_buildings().contains(space) {
            Some(Refusal::BuildingThere { space })
        } else if self.is_face_down(space) {
            Some(Refusal::NotExplored { space })
        } else if !self.map.sand.contains(space) {
            Some(Refusal::NotSand { space })
        } else {
            (!self.has_building(seat, large)).then_some(Refusal::NoBuildingLeft { large })
        }
    }

    fn why_no_figure(&self, seat: Seat, space: Space, technology: u8) -> Option<Refusal> {
        let player = self.player(seat);
        if self.is_face_down(space) {
            Some(Refusal::NotExplored { space })
        } else if !self.map.all_locations().contains(space) {
            Some(Refusal::NotALocation { space })
        } else if player.figures.contains(space) {
            Some(Refusal::FigureThere { space })
        } else if player.technologies.contains(technology) {
            Some(Refusal::TechnologyUnlocked)
        } else {
            (!self.can_unlock(seat, technology)).then_some(Refusal::NotConnected)
        }
    }

    fn why_not_paid(&self, seat: Seat, price: &Price, crystals: u8) -> Refusal {
        let have = self.player(seat).purse;
        match crystals_for(have, price.total()) {
            None => Refusal::TooDear { cost: price.total(), have },
            Some(needed) => {
                debug_assert_ne!(needed, crystals, "it could be paid");
                Refusal::OtherCrystals { crystals: needed }
            }
        }
    }
}

/// Returns true if an action is of the kind that a question asks for.
const fn fits(task: Task, action: Action) -> bool {
    matches!(
        (task, action),
        (Task::ChooseTribe, Action::Tribe(..))
            | (Task::KeepArtifactCard, Action::Keep(_))
            | (
                Task::Triggers { .. }
                    | Task::Rest { .. }
                    | Task::Wake
                    | Task::TakeCard(_)
                    | Task::Recruit
                    | Task::Retire
                    | Task::AllColors
                    | Task::ClearDisplay
                    | Task::CopyCard,
                Action::Card(_)
            )
            | (Task::Triggers { .. } | Task::PlaceModule(_), Action::ModuleSpace(_))
            | (
                Task::Pay { .. }
                    | Task::Basic { .. }
                    | Task::SpareCrystals(_)
                    | Task::ToCrystal
                    | Task::TradeAway { .. }
                    | Task::TradeFor { .. }
                    | Task::Spare { .. },
                Action::Take(_)
            )
            | (Task::Step { .. } | Task::Rewards, Action::Track(_))
            | (Task::Rewards | Task::Piece(_) | Task::MoveFigure | Task::MoveFigureTo(_), Action::At(_))
            | (Task::Rewards, Action::Crystals)
            | (Task::Unlock | Task::HibernationReward, Action::Reward(_))
            | (Task::TakeModule | Task::ClearDisplay, Action::Module(_))
            | (Task::TakeMachine { .. } | Task::ClearDisplay, Action::Token(_))
            | (Task::Recharge, Action::Machine(_))
            | (Task::TakeArtifact { .. } | Task::RemoveArtifact, Action::Artifact(_))
            | (Task::Recruit, Action::Blind)
            | (Task::Reopen, Action::Open(_))
    )
}
