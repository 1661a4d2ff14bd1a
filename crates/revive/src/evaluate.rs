//! What a position is worth: points now, and what can still be made of everything else.

mod agenda;

use engine::{Evaluate, Seat};

use crate::action::Spot;
use crate::content::{ArtifactColor, Category};
use crate::player::{LARGE_BUILDINGS, SMALL_BUILDINGS};
use crate::resource::{Color, Resource};
use crate::state::{BUDGET, Course, Revive};
use crate::tribe::{Gives, TECHNOLOGIES};

/// What things are worth in points as long as much of the game is left.
pub(crate) struct Weights {
    pub(crate) basic: f32,
    pub(crate) crystal: f32,
    pub(crate) energy: f32,
    pub(crate) used_energy: f32,
    pub(crate) module: f32,
    pub(crate) card: f32,
    pub(crate) active: f32,
    pub(crate) crate_: f32,
    pub(crate) step: f32,
    pub(crate) artifact: f32,
    pub(crate) tribe: f32,
    pub(crate) technology: f32,
    pub(crate) building: f32,
    pub(crate) action: f32,
    pub(crate) machine: f32,
    pub(crate) hibernation: f32,
}

pub(crate) const WEIGHTS: Weights = Weights {
    basic: 0.55,
    crystal: 0.9,
    energy: 2.2,
    used_energy: 1.2,
    module: 1.8,
    card: 1.6,
    active: 0.7,
    crate_: 1.4,
    step: 0.8,
    artifact: 4.0,
    tribe: 1.6,
    technology: 2.2,
    building: 1.2,
    action: 1.5,
    machine: 1.6,
    hibernation: 0.6,
};

/// Resources beyond these are spent too late to count in full.
const PLENTY: f32 = 4.0;

impl Revive {
    /// How much of the game is left, from 1 at the beginning to 0 at its end.
    fn left(&self) -> f32 {
        if self.is_solo() {
            return f32::from(BUDGET.saturating_sub(self.cube)) / f32::from(BUDGET);
        }
        let all: u8 = self.supply.artifacts.iter().sum::<u8>() + self.supply.extra_artifacts;
        let total = 3 * self.player_count + self.supply.extra_artifacts;
        match self.course {
            Course::Over => 0.0,
            Course::Ending | Course::Last(_) => 0.08,
            Course::Preparing | Course::Open => 0.15 + 0.85 * (f32::from(all) / f32::from(total.max(1))).min(1.0),
        }
    }

    /// What resources are worth: the first of a kind more than the last.
    fn purse_worth(&self, seat: Seat) -> f32 {
        let purse = self.player(seat).purse;
        let basics = Resource::BASIC.into_iter().map(|basic| {
            let have = f32::from(purse[basic]);
            have.min(PLENTY) + 0.4 * (have - PLENTY).max(0.0)
        });
        basics.sum::<f32>() * WEIGHTS.basic + f32::from(purse[Resource::Crystal]) * WEIGHTS.crystal
    }

    /// What the way to the next reward spaces is worth.
    fn track_worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let locked = self.content.player_board().rewards.iter().enumerate();
        let near = locked.filter(|(number, _)| player.unlocked >> number & 1 == 0).map(|(_, space)| {
            let missing: u8 = space.needs.iter().zip(player.tracks).map(|(need, at)| need.saturating_sub(at)).sum();
            1.0 / f32::from(missing.max(1))
        });
        let steps: f32 = Color::ALL.into_iter().map(|color| f32::from(player.tracks[color.index()]) - 1.0).sum();
        steps * WEIGHTS.step * 0.5 + near.sum::<f32>() * 0.35
    }

    /// What one more of each category of the artifact card brings: the reason to collect artifacts of its color.
    fn artifact_hope(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let Some(card) = player.artifact_card else { return 0.0 };
        let categories = self.content.artifact_card(card).categories;
        let hope = ArtifactColor::ALL.into_iter().map(|color| {
            let (category, points) = categories[color.index()];
            let unit = if category == Category::Modules { 0.5 } else { 1.0 };
            f32::from(points) * unit * f32::from(1 + player.artifacts[color.index()]) * 1.2
        });
        hope.sum()
    }

    fn outlook(&self, seat: Seat) -> f32 {
        let w = &WEIGHTS;
        let player = self.player(seat);
        let cards = player.recruited(&self.content, None);
        let machines = self.machines_of(seat).filter(|spot| matches!(spot, Spot::Reward(_))).count() as f32;
        let technologies = (0..TECHNOLOGIES).filter(|number| player.technologies >> number & 1 == 1);
        let technologies = technologies.map(|number| match player.board(&self.content).technologies[number].gives {
            Gives::AtOnce(_) | Gives::MoveFigure => 0.0,
            Gives::Slot => 2.0 * w.technology,
            _ => w.technology,
        });
        let buildings = (player.small.len() + 2 * player.large.len()) as f32;
        let most = (SMALL_BUILDINGS + 2 * LARGE_BUILDINGS) as f32;
        self.purse_worth(seat)
            + f32::from(player.energy) * w.energy
            + player.powered.count_ones() as f32 * w.used_energy
            + f32::from(player.module_count()) * w.module
            + f32::from(cards) * w.card
            + player.active.len() as f32 * w.active
            + player.closed.count_ones() as f32 * w.crate_
            + self.track_worth(seat)
            + f32::from(player.tribe_markers) * 0.2
            + technologies.sum::<f32>()
            + buildings.min(most) * w.building
            + machines * w.machine
            + f32::from(!player.switched) * w.basic
            - f32::from(player.hibernation) * w.hibernation
    }
}

impl Evaluate for Revive {
    fn evaluate(&self, seat: Seat) -> f32 {
        let points = f32::from(self.total_points(seat));
        if self.is_over() {
            return points;
        }
        let left = self.left();
        points + left * (self.outlook(seat) + self.artifact_hope(seat)) + self.waiting_worth(seat, left)
    }
}
