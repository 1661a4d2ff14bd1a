//! What actions cost and bring, in the numbers that the rules put into the view.

use super::effect::{Of, effects};
use super::{phrase, piece, say};
use crate::action::Action;
use crate::player::Player;
use crate::resource::{Color, Resource};
use crate::rules::{SAND_TILE, due};
use crate::space::Space;
use crate::view::{PriceView, View};

/// What an action on the board costs and brings, if it can be taken now.
pub(crate) fn price_of<'a>(view: &'a View, action: &Action) -> Option<&'a PriceView> {
    view.prices.iter().find(|price| price.action == *action)
}

/// `3 gears and 1 food for the range, 1 crystal stands in for what is missing`; `free`.
pub(crate) fn price(price: &PriceView) -> String {
    let mut parts: Vec<String> = phrase::each(price.cost).collect();
    if price.books > 0 {
        parts.push(say!(PriceBooks, books = phrase::resources(Resource::Book, price.books)));
    }
    if price.range > 0 {
        parts.push(say!(PriceRange, food = phrase::resources(Resource::Food, price.range)));
    }
    let total = if parts.is_empty() { say!(PriceFree) } else { phrase::list(parts) };
    match price.action {
        Action::Explore { crystals, .. } | Action::Build { crystals, .. } | Action::Populate { crystals, .. }
            if crystals > 0 =>
        {
            say!(PriceCrystals, price = total, count = crystals)
        }
        _ => total,
    }
}

/// What a new building brings: `2 steps on the green track, 1 crystal and the water 12b (gain 1 energy)`.
pub(crate) fn brings(view: &View, price: &PriceView) -> Option<String> {
    let rewards = price.brings?;
    let steps = Color::ALL.into_iter().filter(|color| rewards.steps[color.index()] > 0);
    let steps = steps.map(|color| {
        say!(BringsSteps, steps = phrase::steps(rewards.steps[color.index()]), track = phrase::color(color))
    });
    let crystals = (rewards.crystals > 0).then(|| phrase::resources(Resource::Crystal, rewards.crystals));
    let waters = rewards
        .waters
        .iter()
        .map(|space| say!(BringsWater, space = phrase::space(space), effects = water(view, space)));
    let sand = match price.action {
        Action::Build { space, .. } if view.map.sands.contains(space) => {
            Some(say!(BringsSand, points = phrase::points(u16::from(SAND_TILE))))
        }
        _ => None,
    };
    let parts: Vec<String> = steps.chain(crystals).chain(waters).chain(sand).collect();
    Some(if parts.is_empty() { say!(BringsNothing) } else { phrase::list(parts) })
}

/// What a water space gives.
pub(crate) fn water(view: &View, space: Space) -> String {
    match view.map.water_reward(space, &view.pack) {
        Some(list) => effects(&view.pack, list, Of::Other),
        None => say!(EffectNothing),
    }
}

/// What a step on a track does: `to space 5, which unlocks a yellow machine`.
pub(crate) fn step(view: &View, player: &Player, color: Color) -> String {
    let board = view.pack.player_board();
    let at = player.tracks[color.index()];
    if at >= board.track_length {
        return say!(StepEnd, what = phrase::resources(color.resource(), 1));
    }
    let mut tracks = player.tracks;
    tracks[color.index()] += 1;
    let unlocked = due(&view.pack, player, tracks) & !due(&view.pack, player, player.tracks);
    let rewards = board.rewards.iter().enumerate().filter(|(number, _)| unlocked >> number & 1 == 1);
    let rewards: Vec<String> = rewards.map(|(_, space)| piece::reward(space.reward)).collect();
    if rewards.is_empty() {
        say!(StepTo, space = at + 1)
    } else {
        say!(StepUnlocks, space = at + 1, rewards = phrase::list(rewards))
    }
}
