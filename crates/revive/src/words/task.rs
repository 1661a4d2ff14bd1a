//! Phrases for questions, which follow a player's name or "you are asked to".

use engine::words::Phrase;
use engine::{Seat, say};

use super::effect::{Of, clause};
use super::{Key, phrase, piece, technology};
use crate::content::Reward;
use crate::effect::Piece;
use crate::player::Player;
use crate::rules::takes_range;
use crate::state::BUDGET;
use crate::task::Task;
use crate::tribe::Gives;
use crate::view::{PlayerView, View};

/// The question of a task. With a view it includes all numbers that matter.
pub(super) fn asks(task: Task, seat: Seat, view: Option<&View>) -> Phrase {
    let known = view.and_then(|view| Some((view, view.player(seat)?)));
    let player = known.map(|(_, player)| &player.board);
    match task {
        // Chores ask no player. A refusal may still have to name one.
        Task::Chore(_) => say!(AskedNothing),
        Task::ChooseTribe => say!(AskedTribe),
        Task::KeepArtifactCard => say!(AskedKeep),
        Task::Turn { left, acted } => turn(left, acted, known),
        Task::Triggers { slot, .. } => say!(AskedTriggers, slot = phrase::slot(slot)),
        Task::Either { list, at, card } => {
            let step = view.and_then(|view| Some((view, *view.pack.effects(list).get(usize::from(at))?)));
            match step {
                Some((view, step)) => say!(AskedEither, effects = clause(&view.pack, step, Of::said_by(card, player))),
                None => say!(AskedEitherBrief),
            }
        }
        Task::Pay { pay, left, paid, card } => match view {
            Some(view) => {
                let pay = view.pack.pay(pay);
                let rest = phrase::coins(pay.coin, pay.count.saturating_sub(paid));
                say!(
                    AskedPay,
                    price = rest,
                    gain = clause(&view.pack, pay.gain, Of::said_by(card, player)),
                    left = left
                )
            }
            None => say!(AskedPayBrief),
        },
        Task::PayEither { pay, card } => match view {
            Some(view) => {
                say!(AskedEither, effects = clause(&view.pack, view.pack.pay(pay).gain, Of::said_by(card, player)))
            }
            None => say!(AskedEitherBrief),
        },
        Task::Basic { left } => say!(AskedBasic, count = left),
        Task::SpareCrystals(count) => say!(AskedSpareCrystals, count = count),
        Task::Points(points) => say!(AskedPoints, points = phrase::points(u16::from(points))),
        Task::Step { color, left } => say!(AskedStep, color = color, count = left),
        Task::Rewards => say!(AskedRewards),
        Task::Unlock => say!(AskedUnlock),
        Task::TakeModule => say!(AskedTakeModule),
        Task::PlaceModule(module) => match view {
            Some(view) => say!(AskedPlaceModule, module = piece::module_full(&view.pack, module)),
            None => say!(AskedPlaceModule, module = piece::module(module)),
        },
        Task::Tribe => match known {
            Some((view, player)) => {
                say!(AskedAbility, ability = technology::ability(&view.pack, player.board.tribe, player.board.side))
            }
            None => say!(AskedAbilityBrief),
        },
        Task::Piece(Piece::Falcon) => say!(AskedFalcon),
        Task::Piece(of) if takes_range(of) => say!(AskedPieceRange, piece = of),
        Task::Piece(of) => say!(AskedPiece, piece = of),
        Task::Recharge => say!(AskedRecharge),
        Task::TakeArtifact { optional: true } => say!(AskedArtifactOptional),
        Task::TakeArtifact { optional: false } => say!(AskedArtifact),
        Task::RemoveArtifact => say!(AskedRemoveArtifact),
        Task::TakeMachine { reward } => {
            let printed = view.and_then(|view| view.pack.player_board().rewards.get(usize::from(reward)));
            match printed.map(|space| space.reward) {
                Some(Reward::Machine(color)) => say!(AskedMachine, color = color),
                _ => say!(AskedMachineBrief),
            }
        }
        Task::Rest { not: Some(card) } => say!(AskedRestOther, card = piece::name(card)),
        Task::Rest { not: None } => say!(AskedRest),
        Task::Wake => say!(AskedWake),
        Task::Play(color) => say!(AskedPlay, color = color),
        Task::TakeCard(color) => say!(AskedCard, color = color),
        Task::Act { action, range } => {
            let action = action.map_or_else(|| say!(AnyAction), Phrase::from);
            if range > 0 {
                say!(AskedActRange, action = action, spaces = range)
            } else {
                say!(AskedAct, action = action)
            }
        }
        Task::Recruit => say!(AskedRecruit),
        Task::Orient { place, tile } => {
            say!(AskedOrient, tile = tile.to_string(), place = phrase::place(place))
        }
        Task::Retire => say!(AskedRetire),
        Task::AllColors => say!(AskedAllColors),
        Task::Reopen => say!(AskedReopen),
        Task::ToCrystal => say!(AskedToCrystal),
        Task::TradeAway { technology, left } => {
            let gain = known.and_then(|(view, player)| trade_gain(view, &player.board, technology));
            match gain {
                Some(gain) => say!(AskedTradeAway, price = phrase::basics(left), gain = gain),
                None => say!(AskedTradeAwayBrief, price = phrase::basics(left)),
            }
        }
        Task::TradeFor { .. } => say!(AskedTradeFor),
        Task::MoveFigure => say!(AskedMoveFigure),
        Task::MoveFigureTo(from) => say!(AskedMoveFigureTo, from = phrase::space(from)),
        Task::HibernationReward => say!(AskedHibernationReward),
        Task::ClearDisplay => say!(AskedClearDisplay),
        Task::CopyCard => say!(AskedCopyCard),
        Task::Spare { place, .. } => say!(AskedSpare, place = phrase::place(place)),
    }
}

/// What the player can pay with and use in their turn.
fn means(view: &View, player: &PlayerView) -> Phrase {
    let mut parts = vec![say!(MeansHave, what = phrase::purse(player.purse))];
    if !player.machines.is_empty() && !view.now.hibernated {
        parts.push(say!(MeansEnergy, count = player.board.energy));
    }
    if player.closed_crates > 0 {
        parts.push(say!(MeansCrates, count = player.closed_crates));
    }
    phrase::commas(parts)
}

fn turn(left: u8, acted: bool, known: Option<(&View, &PlayerView)>) -> Phrase {
    let asked = match (left, acted) {
        _ if known.is_some_and(|(view, _)| view.must_hibernate) => say!(AskedHibernate),
        (0, _) if known.is_some_and(|(view, _)| view.ends_with_turn()) => say!(AskedEndGame),
        (0, _) => say!(AskedEndTurn),
        (_, false) => say!(AskedTurn, count = left),
        (_, true) => say!(AskedTurnMore, count = left),
    };
    let Some((view, player)) = known else { return asked };
    let asked = if view.last_turns.is_some() { say!(AskedLastTurn, asked = asked) } else { asked };
    let clock = view.budget.map(|left| say!(MeansBudget, count = left, all = BUDGET));
    say!(InBrackets, text = asked, more = phrase::semicolons(clock.into_iter().chain([means(view, player)])))
}

fn trade_gain(view: &View, player: &Player, number: u8) -> Option<Phrase> {
    match technology::of(&view.pack, player.tribe, player.side, number)?.gives {
        Gives::Trade { gain, gained, .. } => Some(phrase::coins(gain, gained)),
        _ => None,
    }
}
