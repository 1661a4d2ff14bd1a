//! A position as numbers from about -1 to 1, for a network that learns the error of the rules of thumb.

mod economy;
mod places;
mod scoring;
mod table;

use engine::{Features, Seat};

use crate::state::Revive;

/// The number of features.
pub(super) const FEATURES: usize = 208;

/// Converts a distance to a nearness: 1 for none, down to 0 beyond the horizon. `None` means unreachable and gives 0.
fn nearness(missing: Option<u8>, horizon: f32) -> f32 {
    missing.map_or(0.0, |missing| (1.0 - f32::from(missing) / horizon).max(0.0))
}

impl Revive {
    /// Describes the position from a player's point of view.
    pub(super) fn describe(&self, seat: Seat, to: &mut Features) {
        let left = self.left();
        self.describe_game(seat, left, to);
        self.describe_task(seat, to);
        self.describe_resources(seat, to);
        self.describe_machines(seat, to);
        self.describe_slots(seat, to);
        self.describe_cards(seat, to);
        self.describe_tribe(seat, to);
        self.describe_pieces(seat, to);
        self.describe_reach(seat, to);
        self.describe_tracks(seat, to);
        self.describe_points(seat, to);
        self.describe_categories(seat, to);
        self.describe_opponents(seat, to);
        self.describe_outlook(seat, left, to);
        debug_assert_eq!(to.values().len(), FEATURES);
    }
}
