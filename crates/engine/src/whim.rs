//! Random play: with preferred actions, for tests that want eventful or short games, or with any legal action, for
//! tests that want positions from the middle of a game.

use crate::chance::{Chance, FastChance, Seed, Stream};
use crate::game::Game;
use crate::journal::Journal;
use crate::seat::Seat;
use crate::setup::SetupError;

const WHIM: Stream = Stream::named("whim");
/// One decision in this many ignores preferences.
const MOODS: u32 = 4;

/// Picks the next seat to act and one of its actions, each equally likely. Returns `None` if no seat can act. Allocates
/// only if `actions` has too little capacity.
pub fn pick<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<(Seat, G::Action)> {
    let seat = game.to_act().iter().next()?;
    game.actions(seat, actions);
    let number = chance.below(WHIM, actions.len() as u32) as usize;
    // A seat that owes a decision has an action.
    Some((seat, actions[number]))
}

/// Plays on at random, for at most this many decisions. `look` sees every position with its number, before each
/// decision and at the end. Fails if a listed action is refused.
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
    /// The position before the decision.
    pub game: &'a G,
    /// The seat that decides.
    pub seat: Seat,
    /// All legal actions of the seat.
    pub actions: &'a [G::Action],
    /// The action that is taken.
    pub action: &'a G::Action,
    /// The events it causes.
    pub events: &'a [G::Event],
}

/// Plays a game to its end at random and returns the last position. `look` sees every decision with its events. Fails
/// if a listed action is refused.
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

/// A player for all seats that decides at random, but prefers some actions.
pub struct Whim<G: Game> {
    chance: FastChance,
    listed: Vec<G::Action>,
    liked: Vec<G::Action>,
}

impl<G: Game> Whim<G> {
    /// Creates a player that always decides the same way for the same seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { chance: FastChance::new(seed.short()), listed: Vec::new(), liked: Vec::new() }
    }

    /// Picks the next seat to act and its action, in most cases a preferred one if there is any. Returns `None` if no
    /// seat can act.
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

/// A game in which every seat takes any legal action.
pub struct RandomGame<G: Game> {
    position: G,
    chance: FastChance,
    whim: Whim<G>,
}

impl<G: Game> RandomGame<G> {
    /// Starts a game. It takes the same course for the same seed.
    pub fn new(setup: &G::Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut chance = FastChance::new(seed.short());
        Ok(Self { position: G::new(setup, &mut chance)?, chance, whim: Whim::new(seed) })
    }

    /// Returns the current position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Returns the randomness that future draws come from.
    pub const fn chance(&self) -> &FastChance {
        &self.chance
    }

    /// Takes the next action and returns it with its seat, or `None` if the game is over.
    pub fn step(&mut self) -> Option<(Seat, G::Action)> {
        self.step_with(&mut ())
    }

    /// Does the same and records the events in a journal.
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
    fn preferred_actions_are_taken_most_of_the_time() {
        let rolls = choices(|action| *action == Action::Roll).iter().filter(|action| **action == Action::Roll).count();
        assert!((320..380).contains(&rolls), "{rolls} of 400");
    }

    #[test]
    fn any_action_is_taken_where_none_is_preferred() {
        let rolls = choices(|_| false).iter().filter(|action| **action == Action::Roll).count();
        assert!((160..240).contains(&rolls), "{rolls} of 400");
    }

    #[test]
    fn a_random_game_ends_and_is_reproducible() {
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
