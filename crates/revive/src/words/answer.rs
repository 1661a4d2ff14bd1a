//! Sentences for answers whose meaning depends on the question.

use engine::say;
use engine::words::Phrase;

use super::action::Asked;
use super::effect::{Of, clause, effect};
use super::{Key, phrase, piece, worth};
use crate::action::Action;
use crate::content::{ArtifactColor, CardId, Half, SLOTS};
use crate::effect::{Clause, Coin, Effect, Piece};
use crate::resource::Resource;
use crate::rules::{MINOR_ARTIFACT, module_spaces};
use crate::space::{HEXES, Space};
use crate::task::Task;
use crate::tribe::Gives;

pub(super) fn card(card: CardId, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    let name = piece::card_title(content, card);
    let shown = asked.player.map_or(Half::Top, |player| player.shown(card));
    let does = |half| piece::half(content, card, half);
    match asked.task {
        Some(Task::Triggers { .. }) => say!(ActionActivate, piece = name, does = does(shown)),
        Some(Task::Rest { .. }) => say!(ActionRest, card = name),
        Some(Task::Wake) => say!(ActionWake, card = piece::card_full(content, card)),
        Some(Task::TakeCard(_) | Task::Recruit) => say!(ActionTakePiece, piece = piece::card_full(content, card)),
        Some(Task::Retire) => say!(ActionRetire, card = name, does = does(Half::Top)),
        Some(Task::AllColors) => say!(ActionAllColors, card = name),
        Some(Task::ClearDisplay) => say!(ActionDiscard, piece = piece::card_full(content, card)),
        Some(Task::CopyCard) => say!(ActionCopy, card = name, does = piece::copied(content, card)),
        _ => say!(ActionCardUnknown, card = name),
    }
}

/// Returns the slot that a module space belongs to, counted from 0.
fn slot_of(space: u8, asked: Asked<'_>) -> u8 {
    let spaces = |slot: &u8| module_spaces(&asked.view.pack, usize::from(*slot)).contains(&space);
    (0..SLOTS as u8).find(spaces).unwrap_or(0)
}

pub(super) fn module_space(space: u8, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    let there = asked.player.and_then(|player| player.modules.get(usize::from(space)).copied().flatten());
    let (number, slot) = (space + 1, phrase::slot_half(slot_of(space, asked)));
    match (asked.task, there) {
        (Some(Task::Triggers { .. }), Some(module)) => {
            let name = say!(ModuleOnSpace, module = piece::module(module), number = number);
            say!(ActionActivate, piece = name, does = piece::module_does(content, module))
        }
        (Some(Task::PlaceModule(_)), Some(module)) => {
            say!(ActionReplaceModule, number = number, slot = slot, module = piece::module_full(content, module))
        }
        (Some(Task::PlaceModule(module)), None) if content.player_board().activation.contains(space) => {
            let does = piece::module_does(content, module);
            say!(ActionPlaceModuleActive, number = number, slot = slot, does = does)
        }
        (Some(Task::PlaceModule(_)), None) => say!(ActionPlaceModule, number = number, slot = slot),
        _ => say!(ActionModuleSpaceUnknown, number = number),
    }
}

pub(super) fn option(number: u8, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    let (step, of) = match asked.task {
        Some(Task::Either { list, at, card }) => {
            (content.effects(list).get(usize::from(at)).copied(), Of::said_by(card, asked.player))
        }
        Some(Task::PayEither { pay, card }) => (Some(content.pay(pay).gain), Of::said_by(card, asked.player)),
        _ => (None, Of::Other),
    };
    let chosen = |one: Effect| say!(ActionChoose, what = effect(content, one, of));
    match (step, number) {
        (Some(Clause::Either(first, _)), 0) => chosen(first),
        (Some(Clause::Either(_, second)), 1) => chosen(second),
        _ => say!(ActionOptionUnknown, number = number + 1),
    }
}

pub(super) fn take(resource: Resource, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    let have = asked.player.map_or(0, |player| player.purse[resource]);
    match asked.task {
        Some(Task::Pay { pay, card, .. }) => {
            let pay = content.pay(pay);
            let part = match pay.coin {
                Coin::Only(_) => pay.count,
                Coin::Basic => 1,
            };
            let gain = clause(content, pay.gain, Of::said_by(card, asked.player));
            say!(ActionPay, what = phrase::resources(resource, part), have = have, gain = gain)
        }
        Some(Task::Basic { .. } | Task::SpareCrystals(_)) => {
            let most = content.player_board().limits[resource];
            say!(ActionGain, what = phrase::resources(resource, 1), have = have, most = most)
        }
        Some(Task::Spare { .. }) => say!(ActionSpare, what = phrase::resources(resource, 1)),
        Some(Task::ToCrystal) => say!(ActionToCrystal, what = phrase::resources(resource, 1), have = have),
        Some(Task::TradeAway { .. }) => say!(ActionGive, what = phrase::resources(resource, 1), have = have),
        Some(Task::TradeFor { technology }) => {
            let count = match asked.technology(technology).map(|technology| technology.gives) {
                Some(Gives::Trade { gained, .. }) => gained,
                _ => 1,
            };
            let most = content.player_board().limits[resource];
            say!(ActionGain, what = phrase::resources(resource, count), have = have, most = most)
        }
        _ => say!(ActionTakeUnknown, resource = resource),
    }
}

pub(super) fn at(space: Space, action: &Action, asked: Asked<'_>) -> Phrase {
    let view = asked.view;
    let name = phrase::space(space);
    match asked.task {
        Some(Task::Rewards) => say!(ActionWater, space = name, effects = worth::water(view, space)),
        Some(Task::Piece(Piece::Falcon)) => match view.map.color_of(space) {
            Some(color) => say!(ActionFalcon, space = name, terrain = phrase::terrain(color)),
            None => say!(ActionAtUnknown, space = name),
        },
        Some(Task::Piece(of)) => match worth::price_of(view, action) {
            Some(price) => {
                say!(ActionPiece, piece = of, space = name, price = worth::price(price))
            }
            None => say!(ActionPieceUnknown, piece = of, space = name),
        },
        Some(Task::MoveFigure) => say!(ActionMoveFigure, space = name),
        Some(Task::MoveFigureTo(from)) => say!(ActionMoveFigureTo, from = phrase::space(from), space = name),
        _ => say!(ActionAtUnknown, space = name),
    }
}

pub(super) fn artifact(color: ArtifactColor, asked: Asked<'_>) -> Phrase {
    let view = asked.view;
    let name = color;
    if asked.task == Some(Task::RemoveArtifact) {
        return say!(ActionRemoveArtifact, color = name, left = view.artifacts[color.index()]);
    }
    match asked.seat.and_then(|seat| view.artifact_worth(seat, color)) {
        Some(worth) => {
            let category = piece::category((worth.category, worth.points));
            let more = phrase::points(worth.more());
            let left = view.artifacts[color.index()];
            say!(ActionArtifactFor, color = name, category = category, left = left, have = worth.count, more = more)
        }
        None => say!(ActionArtifact, color = name, left = view.artifacts[color.index()]),
    }
}

/// A way to lay a tile, with what each of its four spaces would show.
pub(super) fn lay(turned: bool, asked: Asked<'_>) -> Phrase {
    let content = &asked.view.pack;
    let way = if turned { say!(WayTurned) } else { say!(WayStraight) };
    let Some(Task::Orient { place, tile }) = asked.task else { return say!(ActionLayUnknown, way = way) };
    let mut spaces: Vec<(Space, usize)> = (0..HEXES).map(|hex| (place.space(hex, turned), hex)).collect();
    spaces.sort_unstable();
    let hexes = content.tile(tile).hexes;
    let spaces = spaces
        .into_iter()
        .map(|(space, hex)| say!(SpaceIs, space = phrase::space(space), ground = piece::ground(content, hexes[hex])));
    say!(ActionLay, way = way, spaces = phrase::semicolons(spaces.chain(worth::lay(asked.view, turned))))
}

pub(super) fn agree(asked: Asked<'_>) -> Phrase {
    match (asked.task, asked.player) {
        (Some(Task::Points(points)), _) => say!(ActionScore, points = phrase::points(u16::from(points))),
        (Some(Task::Tribe), Some(player)) => {
            say!(ActionAbility, ability = worth::ability(asked.view, player))
        }
        (Some(Task::TakeArtifact { .. }), _) => say!(ActionMinorArtifact, points = phrase::points(MINOR_ARTIFACT)),
        _ => say!(ActionDo),
    }
}

pub(super) fn pass(asked: Asked<'_>) -> Phrase {
    match asked.task {
        Some(Task::PlaceModule(module)) => {
            say!(ActionDiscardModule, module = piece::module_full(&asked.view.pack, module))
        }
        Some(Task::ClearDisplay) => say!(ActionRefill),
        Some(Task::Triggers { .. }) => say!(ActionPassTriggers),
        _ => say!(ActionPass),
    }
}
