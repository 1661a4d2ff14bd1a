//! The players, and what applies in this turn.

use engine::page::Page;
use engine::say;

use crate::effect::{BoardAction, Effect};
use crate::rules::HIBERNATION_COST;
use crate::state::BUDGET;
use crate::view::{GoalView, View};
use crate::words::effect::{Of, effect};
use crate::words::{self, Key, phrase, piece};

/// Writes the first lines: the round and the players.
pub(super) fn title(view: &View, page: &mut Page<'_>) {
    page.paragraph(&page.say(say!(PlainHeader, title = say!(Title), round = view.round)));
    if let Some(goal) = &view.goal {
        chapter(goal, view, page);
    }
    let players = view.seats.iter().map(|player| {
        let board = &player.board;
        let tribe = if player.has_tribe { phrase::tribe_side(board.tribe, board.side) } else { say!(PlainNoTribe) };
        say!(PlainPlays, player = super::name(player.seat, page), tribe = tribe)
    });
    page.paragraph(&page.say(say!(PlainPlayers, players = phrase::semicolons(players))));
    if view.standings.is_none() {
        page.paragraph(&page.say(say!(PlainTurn, player = view.turn, start = view.start)));
    }
}

/// Writes the chapter of a campaign and each player's progress towards its goal.
fn chapter(goal: &GoalView, view: &View, page: &mut Page<'_>) {
    let &GoalView { chapter, want, .. } = goal;
    let have = view.seats.iter().zip(&goal.have).map(|(player, &have)| {
        let player = player.seat;
        if have >= want {
            say!(PlainGoalReached, player = player)
        } else {
            say!(PlainGoalHave, player = player, have = have, want = want)
        }
    });
    page.paragraph(&page.say(say!(
        PlainChapter,
        number = chapter.name(),
        title = chapter,
        goal = words::chapter::goal(chapter),
        have = phrase::commas(have),
    )));
}

/// Writes what is special in this turn.
pub(super) fn now(view: &View, page: &mut Page<'_>) {
    if let Some(left) = view.last_turns {
        page.paragraph(&page.say(say!(PlainLastTurns, count = left)));
    }
    if let Some(left) = view.budget {
        page.paragraph(&page.say(say!(PlainBudget, count = left, all = BUDGET, hibernation = HIBERNATION_COST)));
    }
    let now = &view.now;
    let range = (now.range > 0).then_some(Effect::Range(now.range));
    let discounts = BoardAction::ALL.map(|action| (action, now.discount[action.index()]));
    let discounts = discounts.into_iter().filter(|(_, count)| *count > 0);
    let discounts = discounts.map(|(action, count)| Effect::Discount(action, count));
    let explore_any = now.explore_any.then_some(Effect::ExploreAny);
    let rotate = now.rotate.then_some(Effect::Rotate);
    for helps in range.into_iter().chain(discounts).chain(explore_any).chain(rotate) {
        page.item(&page.say(phrase::sentence(effect(&view.pack, helps, Of::Other))));
    }
    if let Some(card) = now.all_colors {
        page.item(&page.say(say!(PlainAllColors, card = piece::name(card))));
    }
    match now.leaving {
        Some(card) => page.item(&page.say(say!(PlainLeaving, card = piece::name(card)))),
        None if now.hibernates => page.item(&page.say(say!(PlainHibernates))),
        None => {}
    }
    if now.hibernated {
        page.item(&page.say(say!(RefusalNoMachinesNow)));
    }
}
