use engine::Evaluate;
use engine::chance::FastChance;

use crate::random::{CHOICE, draw};
use crate::{Bot, Care, Greedy, Perspective};

/// A bot that sees what a greedy player sees, but often starts something that is slightly worse, and completes it.
pub struct Distracted<G: Evaluate> {
    greedy: Greedy<G>,
    latitude: f32,
    chance: FastChance,
    /// The next actions, in reverse order.
    planned: Vec<G::Action>,
}

/// An action that is more than this many latitudes worse than the best is never taken: it would look like a mistake.
const NEVER: f32 = 2.0;

impl<G: Evaluate> Distracted<G> {
    /// Creates a player that is e times less likely to take an action worth `latitude` points less than another.
    #[must_use]
    pub const fn new(latitude: f32, seed: u64) -> Self {
        let greedy = Greedy::new(Care::QUICK, seed);
        Self { greedy, latitude, chance: FastChance::new(seed ^ 0x5851_f42d_4c95_7f2d), planned: Vec::new() }
    }
}

impl<G: Evaluate> Bot<G> for Distracted<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut rated = self.greedy.rate(perspective);
        // Nothing has been drawn and no other seat has acted since.
        if let Some(planned) = self.planned.pop().filter(|planned| rated.iter().any(|(action, _)| action == planned)) {
            return Some(planned);
        }
        let any = rated.first()?.0;
        rated.retain(|(action, _)| !perspective.is_pointless(action));
        let best = rated.first().map_or(0.0, |(_, value)| *value);
        let weight = |value: f32| {
            let worse = (best - value) / self.latitude;
            if worse > NEVER { 0.0 } else { (-worse).exp() }
        };
        let drawn = draw(rated.iter().map(|(_, value)| weight(*value)), CHOICE, &mut self.chance);
        let chosen = rated.get(drawn.unwrap_or(0)).map_or(any, |(action, _)| *action);
        self.planned = self.greedy.rest_of_line(&chosen).iter().rev().copied().collect();
        Some(chosen)
    }
}
