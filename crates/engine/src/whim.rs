//! Playing at random, but rather what one likes: for tests that want games in which much happens, or that end soon. And
//! playing whatever is allowed, for those that want positions from the middle of games.

use crate::chance::{Chance, FastChance, Seed, Stream};
use crate::game::Game;
use crate::journal::Journal;
use crate::seat::Seat;
use crate::setup::SetupError;

const WHIM: Stream = Stream::named("whim");
/// Every so many decisions anything is taken, liked or not.
const MOODS: u32 = 4;

/// Who acts next and what they do: any action, all as likely. Nothing when nobody can act. Allocates only what `actions`
/// has no room for.
pub fn pick<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<(Seat, G::Action)> {
    let seat = game.to_act().iter().next()?;
    game.actions(seat, actions);
    let number = chance.below(WHIM, actions.len() as u32) as usize;
    // Whoever owes a decision has an action.
    Some((seat, actions[number]))
}

/// Plays on at random, at most so many decisions; `look` sees every position before its decision, and the last one, with
/// their numbers. Fails if an action that is listed is refused.
pub fn play_on<G: Game>(
    game: &mut G,
    seed: u64,
    decisions: usize,
    mut look: impl FnMut(&G, usize),
) -> Result<(), G::Refusal> {
    let mut chance = FastChance::new(seed);
    let mut actions = Vec::new();
    for number in 0..decisions {
        look(game, number);
        let Some((seat, action)) = pick(game, &mut actions, &mut chance) else { break };
        game.apply(seat, &action, &mut chance, &mut ())?;
    }
    Ok(())
}

/// A decision of a random game.
pub struct Decision<'a, G: Game> {
    /// The position before it.
    pub game: &'a G,
    /// Who decides.
    pub seat: Seat,
    /// What they may do.
    pub actions: &'a [G::Action],
    /// What they do.
    pub action: &'a G::Action,
    /// What happens.
    pub events: &'a [G::Event],
}

/// Plays a game to its end at random; `look` sees every decision with what it brings. Gives the last position.
/// Fails if an action that is listed is refused.
pub fn play_out<G: Game>(mut game: G, seed: u64, mut look: impl FnMut(Decision<'_, G>)) -> Result<G, G::Refusal> {
    let mut chance = FastChance::new(seed);
    let (mut events, mut actions) = (Vec::new(), Vec::new());
    while let Some((seat, action)) = pick(&game, &mut actions, &mut chance) {
        let before = game.clone();
        events.clear();
        game.apply(seat, &action, &mut chance, &mut events)?;
        look(Decision { game: &before, seat, actions: &actions, action: &action, events: &events });
    }
    Ok(game)
}

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

/// A game in which everybody does whatever is allowed.
pub struct RandomGame<G: Game> {
    position: G,
    chance: FastChance,
    whim: Whim<G>,
}

impl<G: Game> RandomGame<G> {
    /// The game begins. It takes the same course for the same seed.
    pub fn new(setup: &G::Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut chance = FastChance::new(seed.short());
        Ok(Self { position: G::new(setup, &mut chance)?, chance, whim: Whim::new(seed) })
    }

    /// How the game stands.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// What will be drawn.
    pub const fn chance(&self) -> &FastChance {
        &self.chance
    }

    /// Who does what next, and does it; nothing when the game is over.
    pub fn step(&mut self) -> Option<(Seat, G::Action)> {
        self.step_with(&mut ())
    }

    /// The same, with a journal of what happens.
    pub fn step_with(&mut self, journal: &mut impl Journal<G::Event>) -> Option<(Seat, G::Action)> {
        let (seat, action) = self.whim.choose(&self.position, |_| true)?;
        self.position.perform(seat, &action, &mut self.chance, journal);
        Some((seat, action))
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

    #[test]
    fn a_random_game_ends_and_is_the_same_again() {
        let play = || {
            let mut game = RandomGame::<Toy>::new(&Table::default(), Seed::from_text("whim")).unwrap();
            let steps: Vec<_> = std::iter::from_fn(|| game.step()).collect();
            (steps, game.position().standings())
        };
        let (steps, standings) = play();
        assert!(!steps.is_empty() && standings.is_some());
        assert_eq!(play(), (steps, standings));
    }
}
