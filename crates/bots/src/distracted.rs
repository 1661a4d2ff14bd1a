use engine::Evaluate;
use engine::chance::FastChance;

use crate::random::{CHOICE, draw};
use crate::{Bot, Care, Greedy, Perspective};

/// Sees what a greedy player sees, but often takes something that is not quite as good.
pub struct Distracted<G: Evaluate> {
    greedy: Greedy<G>,
    latitude: f32,
    chance: FastChance,
}

/// What is so many latitudes worse than the best is never taken: it would look like a mistake.
const NEVER: f32 = 3.0;

impl<G: Evaluate> Distracted<G> {
    /// A player to whom an action that is worth so many points less than another is e times less likely.
    #[must_use]
    pub const fn new(latitude: f32, seed: u64) -> Self {
        let greedy = Greedy::new(Care::QUICK, seed);
        Self { greedy, latitude, chance: FastChance::new(seed ^ 0x5851_f42d_4c95_7f2d) }
    }
}

impl<G: Evaluate> Bot<G> for Distracted<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let rated = self.greedy.rate(perspective);
        let best = rated.first()?.1;
        let weight = |value: f32| {
            let worse = (best - value) / self.latitude;
            if worse > NEVER { 0.0 } else { (-worse).exp() }
        };
        let drawn = draw(rated.iter().map(|(_, value)| weight(*value)), CHOICE, &mut self.chance);
        rated.get(drawn.unwrap_or(0)).map(|(action, _)| *action)
    }
}
