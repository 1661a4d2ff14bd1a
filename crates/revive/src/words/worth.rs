//! The costs and rewards of actions, from the numbers that the rules put into the view.

use engine::say;
use engine::words::Phrase;

use super::effect::{Of, effects};
use super::{Key, phrase, piece, technology};
use crate::action::{Action, MachineSpot};
use crate::content::{Content, Reward, StandardMachine, TrackBonus};
use crate::effect::{Clause, Effect};
use crate::player::{Player, Rewards};
use crate::resource::{Color, Purse, Resource};
use crate::rules::SAND_TILE;
use crate::space::Space;
use crate::tribe::{Gives, Technology};
use crate::view::{NextStep, PlayerView, PriceView, View};

/// Lists the costs and rewards of an action on the board, if it is in reach now, whether the player can pay it or not.
fn each_price<'a>(view: &'a View, action: &Action) -> impl Iterator<Item = &'a PriceView> {
    view.prices.iter().chain(&view.unaffordable).filter(move |price| price.action == *action)
}

/// Returns the cost and rewards of an action on the board, if it is in reach now.
pub(crate) fn price_of<'a>(view: &'a View, action: &Action) -> Option<&'a PriceView> {
    each_price(view, action).next()
}

/// The cost of an action, for each way in which a discount can reduce it.
pub(crate) fn prices_of(view: &View, action: &Action) -> Option<Phrase> {
    each_price(view, action).map(price).reduce(|first, second| say!(JoinOr, first = first, second = second))
}

/// `3 gears and 1 food for the range (uses 1 crystal for 1 gear)`; `3 gears (1 gear missing)`; `free`.
pub(crate) fn price(price: &PriceView) -> Phrase {
    let mut parts: Vec<Phrase> = phrase::each(price.cost).collect();
    if price.books > 0 {
        parts.push(say!(PriceBooks, books = phrase::resources(Resource::Book, price.books)));
    }
    if price.range > 0 {
        parts.push(say!(PriceRange, food = phrase::resources(Resource::Food, price.range)));
    }
    let total = if parts.is_empty() { say!(PriceFree) } else { phrase::list(parts) };
    match (price.instead == Purse::NOTHING, price.missing == Purse::NOTHING) {
        (true, true) => total,
        (false, true) => with_crystals(total, price.instead),
        (true, false) => say!(PriceMissing, price = total, missing = phrase::purse(price.missing)),
        (false, false) => {
            let uses = uses_crystals(price.instead);
            say!(PriceCrystalsMissing, price = total, uses = uses, missing = phrase::purse(price.missing))
        }
    }
}

/// A cost, and what crystals replace: `1 book (uses 1 crystal for 1 book)`.
pub(crate) fn with_crystals(cost: Phrase, instead: Purse) -> Phrase {
    say!(InBrackets, text = cost, more = uses_crystals(instead))
}

/// `uses 1 crystal for 1 book`.
fn uses_crystals(instead: Purse) -> Phrase {
    let crystals = phrase::resources(Resource::Crystal, instead.total());
    say!(PriceCrystals, crystals = crystals, what = phrase::purse(instead))
}

/// The rewards of a new building: `2 steps on the green track, 1 crystal and water space 12b (gain 1 energy)`. `None`
/// for other actions.
pub(crate) fn brings(view: &View, price: &PriceView) -> Option<Phrase> {
    let sand = match price.action {
        Action::Build { space, .. } if view.map.sands.contains(space) => {
            Some(say!(BringsSand, points = phrase::points(u16::from(SAND_TILE))))
        }
        _ => None,
    };
    let told_water = |space| say!(BringsWater, space = phrase::space(space), effects = water(view, space));
    let parts: Vec<Phrase> = rewards(price.brings?, told_water).chain(sand).collect();
    Some(if parts.is_empty() { say!(BringsNothing) } else { phrase::list(parts) })
}

/// The gains of the player's buildings around a tile if it is laid this way.
pub(crate) fn lay(view: &View, turned: bool) -> impl Iterator<Item = Phrase> {
    view.lays.iter().filter(move |lay| lay.turned == turned).map(|lay| {
        let told_water = |space| say!(BringsWaterPlain, space = phrase::space(space));
        let brings = phrase::list(rewards(lay.brings, told_water));
        say!(LayBrings, space = phrase::space(lay.building), brings = brings)
    })
}

/// Lists the rewards of a building. `water` words those of its water spaces.
fn rewards(rewards: Rewards, water: impl Fn(Space) -> Phrase) -> impl Iterator<Item = Phrase> {
    let steps = Color::ALL.into_iter().filter(move |color| rewards.steps[color.index()] > 0);
    let steps =
        steps.map(move |color| say!(BringsSteps, steps = phrase::steps(rewards.steps[color.index()]), track = color));
    let crystals = (rewards.crystals > 0).then(|| phrase::resources(Resource::Crystal, rewards.crystals));
    steps.chain(crystals).chain(rewards.waters.iter().map(water))
}

/// The gains from the tribe ability now: its own effects, those that technologies add, and the progress marker.
pub(crate) fn ability(view: &View, player: &Player) -> Phrase {
    let content = &view.pack;
    let more = player.gives(content).filter_map(|gives| match gives {
        Gives::AbilityMore(list) => Some(say!(AbilityAlso, effects = effects(content, list, Of::Other))),
        _ => None,
    });
    let marker = (player.tribe_markers > 0).then(|| {
        let bonus = content.player_board().progress_bonus.get(usize::from(player.progress)).copied().flatten();
        let number = player.progress + 1;
        match bonus {
            Some(bonus) => say!(AbilityBonus, number = number, bonus = track_bonus(view, bonus)),
            None => say!(AbilityMarker, number = number),
        }
    });
    let itself = technology::ability(content, player.tribe, player.side);
    phrase::semicolons(std::iter::once(itself).chain(more).chain(marker))
}

/// The bonus of a space of a track in the current position.
pub(crate) fn track_bonus(view: &View, bonus: TrackBonus) -> Phrase {
    if bonus == TrackBonus::Artifact && !view.has_artifacts() { piece::minor_artifact() } else { bonus.into() }
}

/// Returns true if using a machine now would be wasted: it only helps an action, the turn has no action left, and
/// nothing else could give one.
pub(crate) fn is_lost(view: &View, owner: &PlayerView, spot: MachineSpot) -> bool {
    let content = &view.pack;
    let board = &owner.board;
    let ready = |other: &&MachineSpot| **other != spot && board.energy > 1 && !board.powered.contains(**other);
    let machines = owner.machines.iter().filter(ready).map(|other| machine_steps(content, board, *other));
    let crates = owner.known_crates.iter().map(|found| content.effects(content.crate_effects(*found)).to_vec());
    let brings_action =
        |steps: Vec<Clause>| steps.into_iter().any(|step| any_effect(step, |one| may_act(content, one)));
    let steps = machine_steps(content, board, spot);
    !steps.is_empty()
        && steps.into_iter().all(|step| !any_effect(step, |one| !one.facts().only_helps))
        && usize::from(owner.closed_crates) == owner.known_crates.len()
        && !machines.chain(crates).any(brings_action)
}

/// Returns the steps of a machine.
fn machine_steps(content: &Content, player: &Player, spot: MachineSpot) -> Vec<Clause> {
    let list = match spot {
        MachineSpot::Reward(number) => match player.machines.get(usize::from(number)).copied().flatten() {
            Some(machine) => content.machine(machine).effect,
            None => {
                let printed = content.player_board().rewards.get(usize::from(number)).map(|space| space.reward);
                let is_range = printed == Some(Reward::Standard(StandardMachine::Range));
                return is_range.then_some(Clause::One(Effect::Range(1))).into_iter().collect();
            }
        },
        MachineSpot::Technology(number) => match technology::of(content, player.tribe, player.side, number) {
            Some(Technology { gives: Gives::Machine(list), .. }) => *list,
            _ => return Vec::new(),
        },
    };
    content.effects(list).to_vec()
}

fn any_effect(step: Clause, is: impl Fn(Effect) -> bool) -> bool {
    match step {
        Clause::One(one) => is(one),
        Clause::Either(first, second) => is(first) || is(second),
    }
}

/// Returns true if an effect may lead to an action, directly or through something it gives.
fn may_act(content: &Content, effect: Effect) -> bool {
    match effect {
        Effect::Pay(pay) => any_effect(content.pay(pay).gain, |one| may_act(content, one)),
        _ => effect.facts().may_act,
    }
}

/// The reward of a water space.
pub(crate) fn water(view: &View, space: Space) -> Phrase {
    match view.map.water_reward(space, &view.pack) {
        Some(list) => effects(&view.pack, list, Of::Other),
        None => say!(EffectNothing),
    }
}

/// The reward of a reward space in the current position.
pub(crate) fn reward(view: &View, reward: Reward) -> Phrase {
    if reward == Reward::Artifact && !view.has_artifacts() { piece::minor_artifact() } else { piece::reward(reward) }
}

/// The destination of a step on a track: `to space 5, which unlocks a yellow machine`.
pub(crate) fn step(view: &View, player: &Player, color: Color) -> Phrase {
    let board = view.pack.player_board();
    let NextStep { space, unlocks } = NextStep::of(&view.pack, player, color);
    let Some(space) = space else {
        return say!(StepEnd, what = phrase::resources(color.resource(), 1));
    };
    let rewards = unlocks.iter().map(|number| reward(view, board.rewards[usize::from(number)].reward));
    let rewards: Vec<Phrase> = rewards.collect();
    if rewards.is_empty() {
        say!(StepTo, space = space)
    } else {
        say!(StepUnlocks, space = space, rewards = phrase::list(rewards))
    }
}
