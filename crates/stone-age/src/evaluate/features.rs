//! The features of a position: the numbers the network reads.

use engine::{Features, Seat};

use super::outlook::Outlook;
use super::{Weights, rounds_left};
use crate::content::{Cost, Profession};
use crate::place::{Place, Slot};
use crate::player::Player;
use crate::resource::Resource;
use crate::rules::scoring::{LowerHalves, multiplier};
use crate::state::StoneAge;
use crate::task::{Phase, Task};

/// Number of features.
pub(super) const FEATURES: usize = 167;

pub(super) fn describe(game: &StoneAge, seat: Seat, out: &mut Features) {
    clock(game, seat, out);
    people(game, seat, out);
    belongings(game, seat, out);
    lower_halves(game, seat, out);
    offers(game, seat, out);
    others(game, seat, out);
    Outlook::new(game, seat, &Weights::TUNED).describe(out);
}

/// Pushes how far the game and the round have come.
fn clock(game: &StoneAge, seat: Seat, out: &mut Features) {
    let stacks = &game.stacks[..usize::from(game.player_count).min(Slot::COUNT)];
    let mut left = stacks.iter().map(|stack| stack.below + u8::from(stack.top.is_some()));
    let lowest = left.clone().min().unwrap_or(0);
    let cards = game.deck.len() as f32;
    // The game ends when a stack or the deck is empty, whichever comes first.
    let by_stacks = 1.0 - f32::from(lowest) / 7.0;
    let by_cards = 1.0 - cards / 32.0;
    out.push(by_stacks.max(by_cards).clamp(0.0, 1.0));
    out.push(by_stacks);
    out.push(by_cards);
    out.push(f32::from(left.by_ref().map(u16::from).sum::<u16>()) / 28.0);
    out.at_least(lowest, [1, 2, 3, 4]);
    out.push(f32::from(game.round) / 16.0);
    out.push(rounds_left(game, &Weights::TUNED) / 16.0);
    out.one_of(usize::from(game.player_count).checked_sub(2), 3);
    out.one_of(Some(phase_number(game.phase)), 3);
    let players = usize::from(game.player_count);
    let place = |first: Seat| (seat.index() + players - first.index()) % players;
    out.one_of(Some(place(game.start)), 4);
    out.flag(game.turn == seat);
    let asked = game.pending.filter(|step| step.seat == seat).map(|step| question_number(&step.task));
    out.one_of(asked, 5);
}

const fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::Placing => 0,
        Phase::Using => 1,
        Phase::Feeding { .. } => 2,
        Phase::Over(_) => 3,
    }
}

const fn question_number(task: &Task) -> usize {
    match task {
        Task::Place | Task::Use => 0,
        Task::Tools { .. } => 1,
        Task::Pay { .. } => 2,
        Task::Pick { .. } | Task::Gain => 3,
        Task::Feed { .. } => 4,
    }
}

/// Pushes how many people the player has, and where they stand.
fn people(game: &StoneAge, seat: Seat, out: &mut Features) {
    let player = &game.players[seat];
    out.push(f32::from(player.people) / 10.0);
    out.at_least(player.people, [6, 7, 8, 9, 10]);
    let is_placing = matches!(game.phase, Phase::Placing);
    out.push(if is_placing { f32::from(player.at_home) / 10.0 } else { 0.0 });
    out.flag(is_placing && player.at_home >= 2);
    for place in Place::ALL {
        out.push(f32::from(game.board.people(place, seat)) / 4.0);
    }
}

/// Pushes food, resources, tools and points.
fn belongings(game: &StoneAge, seat: Seat, out: &mut Features) {
    let player = &game.players[seat];
    out.push(f32::from(player.food_track) / 10.0);
    out.at_least(player.food_track, [2, 4, 6, 8]);
    let meal = f32::from(player.people) - f32::from(player.food_track);
    out.push(f32::from(player.food) / 20.0);
    out.push((f32::from(player.food) - meal).clamp(-10.0, 10.0) / 10.0);
    out.push(meal / 10.0);
    for resource in Resource::ALL {
        out.push(f32::from(player.resources[resource]) / 8.0);
        out.flag(player.resources[resource] > 0);
    }
    out.push(f32::from(player.resources.total()) / 16.0);
    out.at_least(player.resources.total(), [1, 2, 3, 4, 6, 8]);
    out.push(f32::from(player.tools.value()) / 12.0);
    out.at_least(player.tools.value(), [1, 3, 5, 7, 9]);
    let usable = player.usable_tools(&game.content);
    out.push(f32::from(usable.value()) / 12.0);
    out.push(f32::from(player.any_two_cards(&game.content)));
    out.push(f32::from(player.building_points) / 100.0);
    out.push(f32::from(player.card_points) / 10.0);
    out.push(f32::from(player.hungry) / 5.0);
    out.push(f32::from(player.building_count()) / 8.0);
}

/// Pushes the lower halves of the player's cards.
fn lower_halves(game: &StoneAge, seat: Seat, out: &mut Features) {
    let player = &game.players[seat];
    let halves = LowerHalves::of(&game.content, player.cards);
    out.push(player.cards.len() as f32 / 12.0);
    for profession in Profession::ALL {
        let figures = f32::from(halves.professions[profession.index()]);
        out.push(figures / 6.0);
        out.push(figures * f32::from(multiplier(profession, player)) / 50.0);
    }
    let different = halves.cultures.iter().filter(|count| **count > 0).count() as u32;
    out.push(different as f32 / 8.0);
    out.at_least(different, [2, 3, 4, 5, 6, 7]);
    out.push(halves.culture_points() as f32 / 64.0);
}

/// Pushes what can be acquired.
fn offers(game: &StoneAge, seat: Seat, out: &mut Features) {
    let outlook = Outlook::new(game, seat, &Weights::TUNED);
    let have = &game.players[seat].resources;
    for slot in Slot::ALL {
        let is_free = game.board.people_at(Place::card(slot)) == 0;
        let worth = game.cards[slot.index()].map_or(0.0, |card| outlook.card_value(game.content.card(card)));
        out.push(worth / 20.0);
        out.push(if is_free { worth / 20.0 } else { 0.0 });
    }
    for slot in Slot::ALL {
        let top = game.stacks[slot.index()].top.map(|top| game.content.building(top).cost);
        let is_free = game.board.people_at(Place::building(slot)) == 0;
        let (points, covered) = match top {
            Some(Cost::Fixed(cost)) => (f32::from(cost.value()), have.cover(&cost)),
            Some(Cost::Counted { pieces, .. }) => (f32::from(pieces) * 4.0, have.total() >= u16::from(pieces)),
            Some(Cost::UpTo(most)) => (f32::from(have.total().min(u16::from(most))) * 4.0, have.total() >= 4),
            None => (0.0, false),
        };
        out.push(points / 20.0);
        out.push(if is_free { points / 20.0 } else { 0.0 });
        out.flag(covered);
    }
}

/// Pushes the maximum and the mean over the other players.
fn others(game: &StoneAge, seat: Seat, out: &mut Features) {
    const OF: [fn(&Player) -> f32; 8] = [
        |player| f32::from(player.people) / 10.0,
        |player| f32::from(player.at_home) / 10.0,
        |player| f32::from(player.food_track) / 10.0,
        |player| f32::from(player.tools.value()) / 12.0,
        |player| player.points() as f32 / 100.0,
        |player| player.cards.len() as f32 / 12.0,
        |player| f32::from(player.building_count()) / 8.0,
        |player| f32::from(player.resources.total()) / 16.0,
    ];
    let others = game.seats().filter(|other| *other != seat).map(|other| &game.players[other]);
    let count = f32::from(game.player_count.max(2) - 1);
    for of in OF {
        let values = others.clone().map(of);
        out.push(values.clone().fold(f32::NEG_INFINITY, f32::max));
        out.push(values.sum::<f32>() / count);
    }
    for place in Place::ALL {
        let people = game.board.people_at(place) - game.board.people(place, seat);
        out.push(f32::from(people) / 7.0);
    }
}
