//! Who plays, and what holds in this turn.

use engine::page::Page;

use crate::effect::BoardAction;
use crate::rules::HIBERNATION_COST;
use crate::state::BUDGET;
use crate::view::{GoalView, View};
use crate::words::{self, phrase, piece, say, word};

/// The first lines: the round and the players.
pub(super) fn title(view: &View, names: &[String], page: &mut Page) {
    page.paragraph(&say!(PlainHeader, title = say!(Title), round = view.round));
    if let Some(goal) = &view.goal {
        chapter(goal, view, names, page);
    }
    let players = view.seats.iter().map(|player| {
        let board = &player.board;
        let tribe = if player.has_tribe { phrase::tribe_side(board.tribe, board.side) } else { say!(PlainNoTribe) };
        say!(PlainPlays, player = super::name(player.seat, names), tribe = tribe)
    });
    page.paragraph(&say!(PlainPlayers, players = phrase::semicolons(players)));
    if view.standings.is_none() {
        let (turn, start) = (phrase::player(view.turn, names), phrase::player(view.start, names));
        page.paragraph(&say!(PlainTurn, player = turn, start = start));
    }
}

/// The chapter of a campaign, and how far everybody is with its goal.
fn chapter(goal: &GoalView, view: &View, names: &[String], page: &mut Page) {
    let &GoalView { chapter, want, .. } = goal;
    let have = view.seats.iter().zip(&goal.have).map(|(player, &have)| {
        let player = phrase::player(player.seat, names);
        if have >= want {
            say!(PlainGoalReached, player = player)
        } else {
            say!(PlainGoalHave, player = player, have = have, want = want)
        }
    });
    page.paragraph(&say!(
        PlainChapter,
        number = chapter.name(),
        title = words::chapter::title(chapter),
        goal = words::chapter::goal(chapter),
        have = phrase::commas(have),
    ));
}

/// What is different in this turn.
pub(super) fn now(view: &View, page: &mut Page) {
    if let Some(left) = view.last_turns {
        page.paragraph(&say!(PlainLastTurns, count = left));
    }
    if let Some(left) = view.budget {
        page.paragraph(&say!(PlainBudget, count = left, all = BUDGET, hibernation = HIBERNATION_COST));
    }
    let now = &view.now;
    if now.range > 0 {
        page.item(&phrase::sentence(&say!(EffectRange, spaces = now.range)));
    }
    for action in BoardAction::ALL {
        let discount = now.discount[action.index()];
        if discount > 0 {
            let next = word("next", action.name(), &[]);
            page.item(&phrase::sentence(&say!(EffectDiscount, action = next, count = discount)));
        }
    }
    if now.explore_any {
        page.item(&phrase::sentence(&say!(EffectExploreAny)));
    }
    if now.rotate {
        page.item(&phrase::sentence(&say!(EffectRotate)));
    }
    if let Some(card) = now.all_colors {
        page.item(&say!(PlainAllColors, card = piece::name(&view.pack, card)));
    }
    match now.leaving {
        Some(card) => page.item(&say!(PlainLeaving, card = piece::name(&view.pack, card))),
        None if now.hibernates => page.item(&say!(PlainHibernates)),
        None => {}
    }
    if now.hibernated {
        page.item(&say!(RefusalNoMachinesNow));
    }
}
