//! Points the player already has, the value of further items, and the values of the rules of thumb.

use engine::{Features, Seat};

use crate::content::{ArtifactColor, Category, LargeScore};
use crate::space::{Space, SpaceSet};
use crate::state::Revive;

/// Returns the number of items of a category that counts as many.
const fn many(category: Category) -> f32 {
    match category {
        Category::Crates | Category::Energy | Category::Modules | Category::Flasks => 8.0,
        Category::Figures => 7.0,
        Category::TribeMarkers | Category::Crystals => 5.0,
        Category::Waters => 6.0,
        Category::Cards => 10.0,
    }
}

impl Revive {
    /// Describes the points by source, and the artifacts.
    pub(super) fn describe_points(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        for (points, many) in player.points.into_iter().zip([20.0, 15.0, 4.0]) {
            to.part(points, many);
        }
        to.part(self.progress_points(seat), 20.0);
        to.part(self.technology_points(seat), 20.0);
        to.part(self.location_points(seat), 15.0);
        to.part(self.card_points(seat), 10.0);
        to.part(self.resource_points(seat), 4.0);
        for color in ArtifactColor::ALL {
            to.part(self.artifact_points(seat, color), 15.0);
        }
        for count in player.artifacts {
            to.part(count, 3.0);
        }
        to.part(player.minor_artifacts, 6.0);
        to.flag(player.end_tile);
    }

    /// Describes how many items of each category a player has, and the value of one more for their artifact card and
    /// large locations.
    pub(super) fn describe_categories(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        let mut each = [0.0; Category::COUNT];
        for color in ArtifactColor::ALL {
            if let Some((category, points)) = self.category_points(seat, color) {
                each[category.index()] += points * f32::from(1 + player.artifacts[color.index()]);
            }
        }
        let (mut step, mut large_building, mut large_figure, mut presence) = (0_u8, 0, 0, false);
        for large in (player.figures & SpaceSet::LARGE).iter().filter_map(Space::as_large) {
            let (tile, side) = self.map.large[large];
            match self.content.large(tile, usize::from(side)) {
                LargeScore::Each(category, points) => each[category.index()] += f32::from(points),
                LargeScore::FlasksAndEnergy(points) => each[Category::Flasks.index()] += f32::from(points),
                LargeScore::Track(_) => step += 1,
                LargeScore::LargeBuildings(points) => large_building += u32::from(points),
                LargeScore::FiguresInLarge(points) => large_figure += u32::from(points),
                LargeScore::Presence(_) => presence = true,
            }
        }
        for category in Category::ALL {
            to.part(self.count(seat, category), many(category));
            to.push(each[category.index()] / 4.0);
        }
        to.part(step, 2.0);
        to.part(large_building, 4.0);
        to.part(large_figure, 4.0);
        to.flag(presence);
    }

    /// Describes the terms of the rules of thumb, each relative to a large value.
    pub(super) fn describe_outlook(&self, seat: Seat, left: f32, to: &mut Features) {
        let (soon, later) = (self.soon(left), self.later(left));
        let artifact = self.artifact_worth(seat, left);
        let terms = [
            self.purse_worth(seat) * soon / 10.0,
            self.hand_worth(seat) * soon / 6.0,
            self.engine_worth(seat, left) / 15.0,
            self.frontier_worth(seat, left, artifact) * later / 5.0,
            self.track_worth(seat, left, artifact) * later / 20.0,
            self.progress_worth(seat, left, artifact) * later / 5.0,
            self.category_hope(seat, left) / 20.0,
            self.land_worth(seat, left) / 15.0,
            self.waiting_worth(seat, left) / 8.0,
            artifact / 5.0,
        ];
        for term in terms {
            to.push(term);
        }
    }
}
