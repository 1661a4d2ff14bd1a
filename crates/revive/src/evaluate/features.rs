//! A position in numbers of about -1 to 1, for a network that learns how far the rules of thumb err.

mod economy;
mod places;
mod scoring;
mod table;

use engine::{Features, Seat};

use crate::state::Revive;

/// How many numbers there are.
pub(super) const FEATURES: usize = 208;

/// How near something is: 1 if it is there, 0 if it is farther than one looks, or nowhere.
fn nearness(missing: Option<u8>, horizon: f32) -> f32 {
    missing.map_or(0.0, |missing| (1.0 - f32::from(missing) / horizon).max(0.0))
}

impl Revive {
    /// Describes the position from somebody's point of view.
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
