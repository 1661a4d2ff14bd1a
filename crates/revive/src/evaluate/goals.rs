//! Points still to come: from artifacts, machine tracks and the progress track.

use engine::Seat;

use crate::content::{ArtifactColor, Category, LargeScore, Reward, TrackBonus};
use crate::resource::Color;
use crate::space::{Space, SpaceSet};
use crate::state::Revive;

/// The points for an artifact once the major ones are gone.
const MINOR: f32 = 2.0;
/// The average value of a marker on the progress track, in points.
const MARKER_POINTS: f32 = 1.3;
/// The number of steps ahead that rewards of machine tracks count at the very end of the game.
const LAST_STEPS: f32 = 2.0;
/// The number of markers ahead that bonuses of the progress track count.
const MARKERS_AHEAD: usize = 4;
/// The number of points ahead that bonuses of the point track count.
const POINTS_AHEAD: f32 = 9.0;

/// Returns how many items of a category a player can expect to get in a whole game.
const fn expected(category: Category) -> f32 {
    match category {
        Category::Crates | Category::Energy => 3.0,
        Category::Modules => 4.0,
        Category::Figures => 5.0,
        Category::TribeMarkers | Category::Flasks | Category::Waters => 3.5,
        Category::Cards => 6.0,
        Category::Crystals => 2.0,
    }
}

impl Revive {
    /// Returns the category that artifacts of this color count, and the points for one item of it.
    pub(super) fn category_points(&self, seat: Seat, color: ArtifactColor) -> Option<(Category, f32)> {
        let card = self.player(seat).artifact_card?;
        let (category, points) = self.content.artifact_card(card).categories[color.index()];
        let unit = if category == Category::Modules { 0.5 } else { 1.0 };
        Some((category, f32::from(points) * unit))
    }

    /// Values the best artifact that a player can take.
    pub(super) fn artifact_worth(&self, seat: Seat, left: f32) -> f32 {
        if !self.has_artifacts() {
            return MINOR;
        }
        let there = ArtifactColor::ALL.into_iter().filter(|color| self.supply.artifacts[color.index()] > 0);
        let worth = there
            .filter_map(|color| self.category_points(seat, color))
            .map(|(category, points)| points * (f32::from(self.count(seat, category)) + expected(category) * left));
        worth.fold(MINOR, f32::max) * self.weights().artifact
    }

    /// Values the items still to be collected: the reason to take artifacts of their color.
    pub(super) fn category_hope(&self, seat: Seat, left: f32) -> f32 {
        let player = self.player(seat);
        let cards = ArtifactColor::ALL.into_iter().filter_map(|color| {
            let (category, points) = self.category_points(seat, color)?;
            Some(points * f32::from(1 + player.artifacts[color.index()]) * expected(category))
        });
        let large = (player.figures & SpaceSet::LARGE).iter().filter_map(Space::as_large);
        let large = large.map(|large| self.large_hope(large));
        (cards.sum::<f32>() + large.sum::<f32>()) * left * self.weights().hope
    }

    /// Estimates how many points a large location gains from the beginning of the game to its end.
    pub(super) fn large_hope(&self, large: usize) -> f32 {
        let (tile, side) = self.map.large[large];
        match self.content.large(tile, usize::from(side)) {
            LargeScore::Each(category, points) => f32::from(points) * expected(category),
            LargeScore::Track(_) | LargeScore::Presence(_) => 6.0,
            LargeScore::LargeBuildings(points) | LargeScore::FiguresInLarge(points) => f32::from(points) * 1.5,
            LargeScore::FlasksAndEnergy(points) => 1.5 + f32::from(points) * 3.0,
        }
    }

    /// Values the progress towards the next reward spaces.
    pub(super) fn track_worth(&self, seat: Seat, left: f32, artifact: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let reach = LAST_STEPS + w.track_reach * left;
        let locked = self.content.player_board().rewards.iter().zip(0..);
        let locked = locked.filter(|(_, number)| !player.unlocked.contains(*number));
        let near = locked.map(|(space, _)| {
            let missing: u8 = space.needs.iter().zip(player.tracks).map(|(need, at)| need.saturating_sub(at)).sum();
            let close = 1.0 - f32::from(missing) / reach;
            if close <= 0.0 {
                return 0.0;
            }
            let worth = match space.reward {
                Reward::Standard(_) | Reward::Machine(_) => w.pair * left,
                Reward::Artifact => artifact,
                Reward::Cards(color) => 2.0 * (f32::from(player.recruited(&self.content, Some(color))) + 2.0 * left),
            };
            close * w.track_share * (worth + MARKER_POINTS)
        });
        let steps: f32 = Color::ALL.into_iter().map(|color| f32::from(player.tracks[color.index()]) - 1.0).sum();
        near.sum::<f32>() + steps * w.step * left
    }

    /// Values the progress towards the next bonuses of the progress track and the point track.
    pub(super) fn progress_worth(&self, seat: Seat, left: f32, artifact: f32) -> f32 {
        let w = self.weights();
        let at = usize::from(self.player(seat).progress);
        let ahead = self.content.player_board().progress_bonus.iter().enumerate().skip(at);
        let near = ahead.take(MARKERS_AHEAD).map(|(space, bonus)| {
            let missing = (space + 1 - at) as f32;
            let worth = match bonus {
                None => 0.0,
                Some(TrackBonus::Energy) => w.pair * left,
                Some(TrackBonus::Crate) => w.closed,
                Some(TrackBonus::Artifact) => artifact,
            };
            worth * w.track_share * (1.0 - missing / (MARKERS_AHEAD + 1) as f32)
        });
        let blue = self.player(seat).blue_points();
        let bonuses = self.content.tracks().point_bonuses.iter();
        let next = bonuses.filter(|(space, _)| u16::from(*space) > blue).map(|(space, bonus)| {
            let missing = f32::from(u16::from(*space) - blue);
            let worth = match bonus {
                TrackBonus::Energy => w.pair * left,
                TrackBonus::Crate => w.closed,
                TrackBonus::Artifact => artifact,
            };
            worth * (1.0 - missing / POINTS_AHEAD).max(0.0)
        });
        near.sum::<f32>() + at as f32 * w.marker * left + next.sum::<f32>() * w.point_share
    }
}
