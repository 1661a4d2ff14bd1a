//! What a research card costs a player: the alternatives that they pay, and the points that these give.

use engine::say;
use engine::words::Phrase;

use super::action::Asked;
use super::{Key, phrase, piece, worth};
use crate::civilization::Civilization;
use crate::content::{Card, CardId, CostSpaces, Space};
use crate::rules::{settled_ways, settlements_needed};
use crate::task::{Special, Task};

fn numbers(spaces: CostSpaces) -> Phrase {
    phrase::list(spaces.iter().map(|space| phrase::number(space + 1)))
}

/// Describes how these cost spaces are fulfilled if settlements are used for some of them.
fn paid(card: &Card, active: CostSpaces, settled: CostSpaces) -> Phrase {
    let rest = active.minus(settled).iter().map(|index| {
        let need = piece::space(&Space { settlements: 0, included: false, ..card.cost[usize::from(index)] });
        say!(PaidSpace, need = need, space = index + 1)
    });
    let built = settlements_needed(card, settled);
    let built = (built > 0).then(|| {
        let count = settled.len();
        say!(PaidSettlements, settlements = built, count = count, spaces = numbers(settled))
    });
    let parts: Vec<Phrase> = rest.chain(built).collect();
    if parts.is_empty() { say!(SpaceEmpty) } else { phrase::commas(parts) }
}

/// Describes all ways to pay for these cost spaces.
fn ways(civ: &Civilization, card: &Card, active: CostSpaces) -> Option<Phrase> {
    phrase::either(settled_ways(civ, card, active).into_iter().map(|settled| paid(card, active, settled)))
}

/// Describes the cost of the lowest level that a stage allows. With the special bonus, one space may be ignored.
pub(super) fn lowest(card: CardId, stage: u8, special: Special, asked: Asked<'_>) -> Phrase {
    let active = worth::active_spaces(asked.view, card, stage);
    let printed = asked.view.pack.card(card);
    let paid = asked.civ.and_then(|civ| ways(civ, printed, active));
    match (paid, special) {
        (Some(paid), _) => paid,
        (None, Special::Offered) => say!(PaidIgnoring, cost = paid_in_full(printed, active)),
        (None, Special::No | Special::Another) => paid_in_full(printed, active),
    }
}

fn paid_in_full(card: &Card, active: CostSpaces) -> Phrase {
    paid(card, active, CostSpaces::EMPTY)
}

/// Describes fulfilling the cost of a stage, with the points for it.
pub(super) fn level(stage: u8, asked: Asked<'_>) -> Phrase {
    let Some(Task::CardLevel { card, special, .. }) = asked.task else {
        return say!(ActionLevelUnknown, stage = stage);
    };
    let active = worth::active_spaces(asked.view, card, stage);
    let points = phrase::points(worth::space_points(asked.view, card, active));
    say!(ActionLevel, stage = stage, cost = lowest(card, stage, special, asked), points = points)
}

/// Describes ignoring one cost space, with the price of the others.
pub(super) fn ignore(space: u8, asked: Asked<'_>) -> Phrase {
    let Some(Task::CardIgnore(installation)) = asked.task else { return say!(ActionIgnoreUnknown, space = space) };
    let printed = asked.view.pack.card(installation.card);
    let rest = installation.active.without(space.wrapping_sub(1));
    let paid = asked.civ.and_then(|civ| ways(civ, printed, rest)).unwrap_or_else(|| paid_in_full(printed, rest));
    let points = phrase::points(worth::space_points(asked.view, installation.card, rest));
    say!(ActionIgnore, space = space, cost = paid, points = points)
}

/// Describes using settlements for some cost spaces, with the price of the others.
pub(super) fn settlements(settled: CostSpaces, asked: Asked<'_>) -> Phrase {
    let Some(Task::CardSettlements(installation)) = asked.task else {
        return match settled.len() {
            0 => say!(ActionNoSettlementsUnknown),
            count => say!(ActionSettlementsUnknown, count = count, spaces = numbers(settled)),
        };
    };
    let printed = asked.view.pack.card(installation.card);
    let points = phrase::points(worth::space_points(asked.view, installation.card, installation.active));
    let paid = paid(printed, installation.active, settled.intersection(installation.active));
    say!(ActionSettlements, cost = paid, points = points)
}
