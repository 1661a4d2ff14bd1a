//! The potential of the pieces on the board.

use engine::Seat;

use crate::space::{Space, SpaceSet};
use crate::state::Revive;
use crate::tribe::TECHNOLOGIES;

/// The numbers of nearby sand spaces and locations above which more make no difference.
const SAND_SPACES: f32 = 3.0;
const LOCATIONS: f32 = 2.0;

impl Revive {
    /// Values the position of a player's pieces on the board.
    pub(super) fn land_worth(&self, seat: Seat, left: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let board = self.content.board();
        let explored = self.map.explored();
        let unknown = |spaces: SpaceSet| -> u32 { spaces.iter().map(|at| (board.next_to(at) & !explored).len()).sum() };
        let hidden = unknown(player.small) as f32 + 2.0 * unknown(player.large) as f32;
        let near = board.next_to_any(player.pieces());
        let sand = (near & self.map.sand & !self.all_buildings()).len() as f32;
        let locations = (near & self.map.locations & !player.figures).len() as f32;
        let buildings = (player.small.len() + 2 * player.large.len()) as f32;
        let left_figures = TECHNOLOGIES as f32 - player.figures.len() as f32;
        let mut worth = buildings * w.building
            + hidden * w.unknown
            + sand.min(SAND_SPACES) * w.sand
            + locations.min(left_figures).min(LOCATIONS) * w.location;
        worth *= left;
        if left_figures > 0.0 {
            for space in (SpaceSet::LARGE & !player.figures).iter() {
                let Some(large) = space.as_large() else { continue };
                let away = f32::from(self.steps_to(seat, large));
                let close = 1.0 - away / w.large_reach;
                if close > 0.0 {
                    let points = f32::from(self.large_points(seat, large)) + self.large_hope(large) * left;
                    worth += points * close * w.large_share * self.later(left);
                }
            }
        }
        worth
    }

    /// Returns the distance in spaces from a player's nearest piece to a large location, regardless of terrain.
    fn steps_to(&self, seat: Seat, large: usize) -> u8 {
        let board = self.content.board();
        let mut pieces = self.player(seat).pieces();
        if pieces.is_empty() {
            pieces.insert(Space::CHASM);
        }
        pieces.iter().map(|piece| board.to_large(piece, large)).min().unwrap_or(u8::MAX)
    }
}
