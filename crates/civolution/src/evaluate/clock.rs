//! How much of the game is left.

use engine::Seat;

use super::Weights;
use crate::category::ERAS;
use crate::state::{Civolution, Rounds};
use crate::task::{Chore, Phase, Task};

/// What is left of the game for one civilization. Most numbers are estimates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// The index of the era, from 0.
    pub(super) era: usize,
    /// Number of eras after this one.
    pub(super) after: f32,
    /// Number of action phases left. The current one counts in part.
    pub(super) eras: f32,
    /// The share of this era's action phase that is left, from 0 to 1.
    pub(super) action: f32,
    /// Number of turns the civilization has left.
    pub(super) turns: f32,
    /// Number of resets the civilization has left.
    pub(super) resets: f32,
    /// Number of reset spaces left.
    pub(super) spaces: f32,
    /// Probability that something that takes a turn can still be used.
    pub(super) usable: f32,
    /// Number of site phases left.
    pub(super) sites: f32,
    /// Number of feeding phases left in which strong tribes score.
    pub(super) strong: f32,
    /// Number of feeding phases left for this civilization.
    pub(super) feedings: f32,
    /// Whether the civilization has already fed its tribes in this era.
    pub(super) fed: bool,
    /// Whether the category of this era has yet to be scored.
    pub(super) unscored: bool,
    /// Number of income phases left.
    pub(super) incomes: f32,
    /// How many more times statues score.
    pub(super) statues: f32,
}

impl Clock {
    pub(super) fn new(game: &Civolution, seat: Seat, weights: &Weights) -> Self {
        let era = usize::from(game.era).clamp(1, ERAS) - 1;
        let after = (ERAS - 1 - era) as f32;
        let end = f32::from(game.reset_end());
        let civilizations = f32::from(game.land.civilizations.max(1));
        let phase = game.phase.unwrap_or(Phase::NewCards);
        let (turns, spaces) = match phase {
            Phase::NewCards | Phase::NewGoals | Phase::ExtraFind => (weights.turns_per_era, end),
            Phase::Action => {
                let spaces = end - f32::from(game.resets);
                let turns = match game.rounds {
                    Rounds::Open => (weights.turns_per_era * spaces / end).max(2.0),
                    Rounds::Finishing => 1.0 + will_act(game, seat),
                    Rounds::Last => will_act(game, seat),
                };
                (turns, spaces)
            }
            Phase::Sites | Phase::Feeding | Phase::Event | Phase::Income => (0.0, 0.0),
        };
        let pending =
            |wanted: fn(&Task) -> bool| game.agenda.iter().any(|step| step.seat == seat && wanted(&step.task));
        let part = |is_left: bool| after + f32::from(u8::from(is_left));
        let fed = match phase {
            Phase::Feeding => !pending(|task| matches!(task, Task::Feed | Task::FeedGroup { .. } | Task::Spare { .. })),
            Phase::Event | Phase::Income => true,
            _ => false,
        };
        let action = (turns / weights.turns_per_era).min(1.0);
        let all_turns = turns + after * weights.turns_per_era;
        Self {
            era,
            after,
            eras: after + action,
            action,
            turns: all_turns,
            resets: (spaces + after * end) / civilizations,
            spaces: spaces + after * end,
            usable: (all_turns / weights.turns_to_use).min(1.0),
            sites: part(
                phase < Phase::Sites || (phase == Phase::Sites && pending(|task| *task == Task::Chore(Chore::Oaks))),
            ),
            strong: part(phase <= Phase::Feeding),
            feedings: part(!fed),
            fed,
            unscored: phase <= Phase::Event,
            incomes: part(phase < Phase::Income || pending(|task| *task == Task::Chore(Chore::StartIncome))),
            statues: after + 1.0,
        }
    }
}

/// Returns 1 if a civilization still has a turn in this round, and 0 if not.
fn will_act(game: &Civolution, seat: Seat) -> f32 {
    let count = usize::from(game.land.civilizations.max(1));
    let place = |seat: Seat| (seat.index() + count - game.start.index()) % count;
    let open = match place(seat).cmp(&place(game.turn)) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => game.top().is_some_and(|step| step.seat == seat && step.task == Task::Turn),
    };
    f32::from(u8::from(open))
}
