//! Playing at random, but rather what one likes: for tests that want games in which much happens, or that end soon.

use crate::chance::{Chance, FastChance, Seed, Stream};
use crate::game::Game;
use crate::seat::Seat;

const WHIM: Stream = Stream::named("whim");
/// Every so many decisions anything is taken, liked or not.
const MOODS: u32 = 4;

/// Somebody who decides for all seats at random.
pub struct Whim<G: Game> {
    chance: FastChance,
    listed: Vec<G::Action>,
    liked: Vec<G::Action>,
}

impl<G: Game> Whim<G> {
    /// Decides the same way for the same seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { chance: FastChance::new(seed.short()), listed: Vec::new(), liked: Vec::new() }
    }

    /// Who acts next and what he does, mostly something that is liked, if there is any. Nothing when nobody can act.
    pub fn choose(&mut self, game: &G, likes: impl Fn(&G::Action) -> bool) -> Option<(Seat, G::Action)> {
        let deciders = game.to_act();
        let number = self.chance.below(WHIM, deciders.len() as u32) as usize;
        let seat = deciders.iter().nth(number)?;
        game.actions(seat, &mut self.listed);
        self.liked.clear();
        self.liked.extend(self.listed.iter().copied().filter(|action| likes(action)));
        let takes_anything = self.liked.is_empty() || self.chance.below(WHIM, MOODS) == 0;
        let from = if takes_anything { &self.listed } else { &self.liked };
        let number = self.chance.below(WHIM, from.len() as u32) as usize;
        from.get(number).map(|action| (seat, *action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::toy::{Action, Table, Toy};

    fn choices(likes: impl Fn(&Action) -> bool) -> Vec<Action> {
        let game = Toy::new(&Table::default(), &mut FastChance::new(1)).unwrap();
        let mut whim = Whim::new(Seed::from_text("whim"));
        (0..400).filter_map(|_| whim.choose(&game, &likes)).map(|(_, action)| action).collect()
    }

    #[test]
    fn what_is_liked_is_taken_mostly_and_everything_sometimes() {
        let rolls = choices(|action| *action == Action::Roll).iter().filter(|action| **action == Action::Roll).count();
        assert!((320..380).contains(&rolls), "{rolls} of 400");
    }

    #[test]
    fn where_nothing_is_liked_anything_is_taken() {
        let rolls = choices(|_| false).iter().filter(|action| **action == Action::Roll).count();
        assert!((160..240).contains(&rolls), "{rolls} of 400");
    }
}
