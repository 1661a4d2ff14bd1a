//! Sentences for actions: what they do, cost and give.

use engine::words::Phrase;
use engine::{Seat, say};

use super::effect::{Of, effects};
use super::{Key, answer, phrase, piece, technology, worth};
use crate::action::{Action, MachineSpot};
use crate::content::{CardId, Half};
use crate::player::Player;
use crate::resource::{Color, Resource};
use crate::rules::{HIBERNATION_COST, next_hibernation};
use crate::space::{Space, TilePlace};
use crate::task::Task;
use crate::tribe::Technology;
use crate::view::View;

/// The current question and the player who answers it, with their boards.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Option<Seat>,
    pub(super) task: Option<Task>,
    pub(super) player: Option<&'a Player>,
}

impl<'a> Asked<'a> {
    fn new(view: &'a View) -> Self {
        let seat = view.asked.map(|step| step.seat).or(view.viewer);
        let player = seat.and_then(|seat| view.player(seat)).map(|player| &player.board);
        Self { view, seat, task: view.asked.map(|step| step.task), player }
    }

    /// Returns a technology of the player's tribe.
    pub(super) fn technology(self, number: u8) -> Option<&'a Technology> {
        let player = self.player?;
        technology::of(&self.view.pack, player.tribe, player.side, number)
    }
}

pub(super) fn tell(action: &Action, view: &View) -> Phrase {
    let asked = Asked::new(view);
    let content = &view.pack;
    match *action {
        Action::Tribe(tribe, side) => {
            let ability = technology::ability(content, tribe, side);
            let own = technology::of_its_own(content, tribe, side);
            say!(ActionTribe, tribe = phrase::tribe_side(tribe, side), ability = ability, technologies = own)
        }
        Action::Keep(card) => {
            say!(ActionKeep, card = piece::name(card), text = piece::artifact_card(content, card))
        }
        Action::Play { card, slot, half } => last_card(1, asked, play(card, slot, half, view)),
        Action::Switch(resource) => say!(ActionSwitch, what = phrase::resources(resource, 1)),
        Action::SwitchStep(color) => say!(ActionSwitchStep, track = color, to = step(color, asked)),
        Action::SwitchCopy => say!(ActionSwitchCopy),
        Action::Explore { place, .. } => explore(place, action, view),
        Action::Build { space, large, .. } => build(space, large, action, view),
        Action::Populate { space, technology, .. } => populate(space, technology, action, asked),
        Action::Hibernate => last_card(HIBERNATION_COST, asked, hibernate(asked)),
        Action::End if view.ends_with_turn() => say!(ActionEndGame),
        Action::End => say!(ActionEnd),
        Action::Trade(resource) => say!(ActionTrade, what = phrase::resources(resource, 1)),
        Action::Machine(spot) => machine(spot, asked),
        Action::Open(found) => {
            let (name, does) = (piece::name(found), piece::crate_does(content, found));
            match asked.task {
                Some(Task::Reopen) if asked.player.is_some_and(|player| player.opened.contains(found)) => {
                    say!(ActionReopen, found = name, does = does)
                }
                _ => say!(ActionOpen, found = name, does = does),
            }
        }
        Action::Technology(number) => match asked.technology(number) {
            Some(technology) => {
                let text = technology::gives(content, technology.gives);
                say!(ActionTechnology, number = number + 1, text = text)
            }
            None => say!(ActionTechnologyUnknown, number = number + 1),
        },
        Action::Card(card) => answer::card(card, asked),
        Action::ModuleSpace(space) => answer::module_space(space, asked),
        Action::Option(number) => answer::option(number, asked),
        Action::Take(resource) => answer::take(resource, asked),
        Action::Track(color) => say!(ActionTrack, track = color, to = step(color, asked)),
        Action::Crystals => match asked.player.map_or(0, |player| player.rewards.crystals) {
            0 => say!(ActionCrystalsUnknown),
            count => say!(ActionCrystals, what = phrase::resources(Resource::Crystal, count)),
        },
        Action::At(space) => answer::at(space, action, asked),
        Action::Reward(number) => reward(number, asked),
        Action::Module(module) => {
            let text = piece::module_full(content, module);
            match asked.task {
                Some(Task::ClearDisplay) => say!(ActionDiscard, piece = text),
                _ => say!(ActionTakePiece, piece = text),
            }
        }
        Action::Token(machine) => {
            let text = piece::machine_full(content, machine);
            match asked.task {
                Some(Task::ClearDisplay) => say!(ActionDiscard, piece = text),
                _ => say!(ActionTakePiece, piece = text),
            }
        }
        Action::Artifact(color) => answer::artifact(color, asked),
        Action::Blind => say!(ActionBlind, count = view.citizen_deck),
        Action::Turned(turned) => answer::lay(turned, asked),
        Action::Do => answer::agree(asked),
        Action::Pass => answer::pass(asked),
    }
}

fn play(card: CardId, slot: u8, half: Half, view: &View) -> Phrase {
    let content = &view.pack;
    let (name, does) = (piece::card_title(content, card), piece::marked_half(content, card, half));
    let text = say!(ActionPlay, card = name, slot = phrase::slot(slot), half = half, does = does);
    let Some(more) = view.triggers.iter().find(|triggers| triggers.card == card && triggers.slot == slot) else {
        return text;
    };
    let cards = more.cards.iter().map(|card| piece::name(*card));
    let modules = more
        .modules
        .iter()
        .map(|module| say!(InBrackets, text = piece::module(*module), more = piece::module_does(content, *module)));
    say!(ActionPlayAlso, play = text, also = phrase::list(cards.chain(modules)))
}

fn hibernate(asked: Asked<'_>) -> Phrase {
    let at = asked.player.map_or(0, |player| player.hibernation);
    let (space, removes) = next_hibernation(&asked.view.pack, at);
    let does = hibernation_reward(space.saturating_sub(1), asked);
    if removes && asked.view.has_artifacts() {
        say!(ActionHibernateRemoves, space = space + 1, does = does)
    } else {
        say!(ActionHibernate, space = space + 1, does = does)
    }
}

/// The effects of a reward of the hibernation track. The first space has no reward, so reward 1 is on the second space.
fn hibernation_reward(number: u8, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    let list = content.tracks().hibernation.get(usize::from(number));
    list.map_or_else(|| say!(EffectNothing), |list| effects(content, *list, Of::Other))
}

/// An action that costs `cost` card actions in a turn, with a remark if it is the last one of a solo game.
fn last_card(cost: u8, asked: Asked<'_>, action: Phrase) -> Phrase {
    match (asked.task, asked.view.budget) {
        (Some(Task::Turn { .. }), Some(left)) if left <= cost => say!(ActionLastCard, action = action),
        _ => action,
    }
}

/// The destination of a step on a track.
fn step(track: Color, asked: Asked<'_>) -> Phrase {
    asked.player.map_or_else(|| say!(StepOne), |player| worth::step(asked.view, player, track))
}

fn explore(place: TilePlace, action: &Action, view: &View) -> Phrase {
    let back = view.pack.back(view.map.backs[place.index()]);
    let (name, points) = (phrase::place(place), phrase::points(u16::from(back.points)));
    match worth::prices_of(view, action) {
        Some(price) => say!(ActionExplore, place = name, price = price, points = points),
        None => say!(ActionExploreUnknown, place = name, back = piece::back(back)),
    }
}

fn build(space: Space, large: bool, action: &Action, view: &View) -> Phrase {
    let (name, building) = (phrase::space(space), phrase::building(large));
    match worth::price_of(view, action) {
        Some(price) => {
            let brings = worth::brings(view, price).unwrap_or_else(|| say!(BringsNothing));
            say!(ActionBuild, building = building, space = name, price = worth::price(price), brings = brings)
        }
        None => say!(ActionBuildUnknown, building = building, space = name),
    }
}

fn populate(space: Space, number: u8, action: &Action, asked: Asked<'_>) -> Phrase {
    let view = asked.view;
    let name = phrase::space(space);
    let Some((price, technology)) = worth::price_of(view, action).zip(asked.technology(number)) else {
        return say!(ActionPopulateUnknown, space = name, number = number + 1);
    };
    let unlocks = technology::gives_now(view, technology.gives);
    let (price, points) = (worth::price(price), phrase::points(u16::from(technology.points)));
    let name = match space.as_large() {
        Some(large) => {
            let (tile, side) = view.map.large[large];
            let score = piece::large_score(view.pack.large(tile, usize::from(side)));
            let worth = asked.seat.and_then(|seat| view.player(seat)).map_or(0, |player| player.large_points[large]);
            say!(LocationWorth, space = name, score = score, worth = worth)
        }
        None => name,
    };
    say!(ActionPopulate, space = name, price = price, number = number + 1, unlocks = unlocks, points = points)
}

fn machine(spot: MachineSpot, asked: Asked<'_>) -> Phrase {
    let (name, does) = match asked.player {
        Some(player) => piece::spot(&asked.view.pack, player, spot),
        None => (piece::spot_name(spot), say!(EffectNothing)),
    };
    let holds_energy = asked.player.is_some_and(|player| player.powered.contains(spot));
    match asked.task {
        Some(Task::Recharge) if holds_energy => say!(ActionRecharge, machine = name, does = does),
        task => {
            let told = say!(ActionMachine, machine = name, does = does);
            let owner = asked.seat.and_then(|seat| asked.view.player(seat));
            let none_left = matches!(task, Some(Task::Turn { left: 0, .. }));
            if none_left && owner.is_some_and(|owner| worth::is_lost(asked.view, owner, spot)) {
                say!(ActionMachineLost, action = told)
            } else {
                told
            }
        }
    }
}

fn reward(number: u8, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    if let Some(Task::HibernationReward) = asked.task {
        return say!(ActionHibernationReward, space = number + 2, does = hibernation_reward(number, asked));
    }
    match content.player_board().rewards.get(usize::from(number)) {
        Some(space) => say!(ActionUnlock, number = number + 1, reward = worth::reward(asked.view, space.reward)),
        None => say!(ActionUnlockUnknown, number = number + 1),
    }
}
