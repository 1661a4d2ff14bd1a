//! The course of the game, the current question, and the other players.

use engine::{Features, Seat};

use super::super::USUAL_TURNS;
use super::nearness;
use crate::state::{BUDGET, Course, Revive};
use crate::task::Task;

/// The number of remaining card actions at which a solo player should wrap everything up.
const LAST_ACTIONS: u8 = 4;

/// The number of kinds of questions that [`kind_of`] distinguishes.
const KINDS: usize = 12;

/// Returns the rough topic of a question.
const fn kind_of(task: Task) -> usize {
    match task {
        Task::Turn { .. } => 0,
        Task::Triggers { .. } => 1,
        Task::Either { .. } | Task::Pay { .. } | Task::PayEither { .. } | Task::Points(_) => 2,
        Task::Basic { .. }
        | Task::SpareCrystals(_)
        | Task::ToCrystal
        | Task::TradeAway { .. }
        | Task::TradeFor { .. }
        | Task::Spare { .. } => 3,
        Task::Step { .. } | Task::Rewards | Task::Unlock => 4,
        Task::TakeModule | Task::PlaceModule(_) | Task::Recharge | Task::TakeMachine { .. } => 5,
        Task::Tribe | Task::Piece(_) => 6,
        Task::TakeArtifact { .. } | Task::RemoveArtifact => 7,
        Task::Rest { .. } | Task::Wake | Task::Play(_) | Task::Retire | Task::AllColors | Task::CopyCard => 8,
        Task::TakeCard(_) | Task::Recruit => 9,
        Task::Act { .. } | Task::Orient { .. } | Task::MoveFigure | Task::MoveFigureTo(_) | Task::Reopen => 10,
        Task::HibernationReward | Task::ClearDisplay | Task::ChooseTribe | Task::KeepArtifactCard | Task::Chore(_) => {
            11
        }
    }
}

impl Revive {
    /// Returns how many turns other players have before this player's turn, 0 if it is their turn now.
    fn turns_until(&self, seat: Seat) -> u8 {
        let count = self.player_count.max(1);
        (seat.index() as u8 + count - self.turn.index() as u8) % count
    }

    /// Describes how far the game has progressed.
    pub(super) fn describe_game(&self, seat: Seat, left: f32, to: &mut Features) {
        to.push(1.0 - left);
        to.one_of(usize::from(self.player_count).checked_sub(1), 4);

        let supply = &self.supply;
        for there in supply.artifacts {
            to.part(there, 4.0);
        }
        let major: u8 = supply.artifacts.iter().sum();
        let all = major + supply.extra_artifacts;
        to.push(f32::from(all) / f32::from(3 * self.player_count.max(1)));
        to.part(supply.extra_artifacts, 3.0);
        to.flag(major == 0);
        to.at_least(all, [2, 3, 5]);
        to.flag(supply.end_tile);

        let away = self.turns_until(seat);
        to.flag(self.course == Course::Preparing);
        to.flag(self.course == Course::Ending);
        to.flag(matches!(self.course, Course::Last(_)));
        to.flag(match self.course {
            Course::Preparing | Course::Open => true,
            Course::Ending => away > 0,
            Course::Last(others) => away < others,
            Course::Over => false,
        });
        let budget = if self.is_solo() { BUDGET.saturating_sub(self.cube) } else { 0 };
        to.part(budget, f32::from(BUDGET));
        to.flag(self.is_solo() && budget <= LAST_ACTIONS);
        to.push(f32::from(self.turns) / (f32::from(self.player_count.max(1)) * 2.0 * USUAL_TURNS));
        to.flag(away == 0);
        to.part(away, 3.0);
        to.flag(self.unlocked.switch);
        to.part(self.map.tiles.iter().flatten().count() as u32, 30.0);
    }

    /// Describes what the game waits for and what else waits for a player.
    pub(super) fn describe_task(&self, seat: Seat, to: &mut Features) {
        let mine = || self.agenda.iter().filter(|step| step.seat == seat);
        let (left, acted) = mine()
            .find_map(|step| if let Task::Turn { left, acted } = step.task { Some((left, acted)) } else { None })
            .unwrap_or((0, false));
        to.at_least(left, [1, 2]);
        to.flag(acted);
        to.part(mine().count() as u32, 6.0);
        to.one_of(self.top().filter(|step| step.seat == seat).map(|step| kind_of(step.task)), KINDS);
        let is_turn = self.turn == seat;
        to.flag(is_turn && self.now.turn.hibernated);
        to.part(if is_turn { self.now.next.range } else { 0 }, 3.0);
    }

    /// Describes the best of the other players, and their average.
    pub(super) fn describe_opponents(&self, seat: Seat, to: &mut Features) {
        let share = 1.0 / f32::from(self.player_count.saturating_sub(1).max(1));
        let (mut best, mut points) = (0, 0);
        let (mut most_artifacts, mut artifacts) = (0, 0);
        let (mut nearest, mut progress, mut steps) = (None, 0, 0);
        for other in self.others(seat) {
            let player = self.player(other);
            let open = self.open_points(other);
            best = best.max(open);
            points += open;
            let taken = player.artifacts.iter().sum::<u8>();
            most_artifacts = most_artifacts.max(taken);
            artifacts += taken;
            nearest = nearest.into_iter().chain(self.steps_to_artifact(other)).min();
            progress += u32::from(player.progress);
            steps += player.tracks.into_iter().map(u32::from).sum::<u32>();
        }
        to.part(best, 60.0);
        to.push(f32::from(points) * share / 60.0);
        let own = if self.is_solo() { 0 } else { self.open_points(seat) };
        to.push((f32::from(own) - f32::from(best)) / 30.0);
        to.part(most_artifacts, 4.0);
        to.push(f32::from(artifacts) * share / 4.0);
        to.push(nearness(nearest, 6.0));
        to.push(progress as f32 * share / 20.0);
        to.push(steps as f32 * share / 24.0);
    }
}
