//! Games that a bot plays against itself.

use std::ops::Range;

use engine::chance::{FastChance, Seed};
use engine::{Chance, Evaluate, Seat, SetupError, Stream};
use rayon::prelude::*;

use super::samples::{Sample, Samples};
use crate::arena::Progress;
use crate::judge::{Judge, lead};
use crate::network::Network;
use crate::random::draw;

const WHIM: Stream = Stream::named("whim");
const KEEP: Stream = Stream::named("keep");

/// Percentage of turns that are played by the rules of thumb. A seat that always did so would teach that everything
/// that distinguishes it from the others is bad.
const BY_RULE: u32 = 20;
/// Percentage of decisions that are not the best but one of those that look good.
const WHIMS: u32 = 5;
/// About how many points worse such a decision may look.
const LATITUDE: f32 = 2.0;
/// Percentage of positions that are kept: of those after a seat's decision, as that seat sees them, and of those
/// between turns, as every seat sees them.
const KEPT: u32 = 25;
/// The weight of the final outcome in the value a position should have had, as opposed to the prediction for the next
/// position that was kept. A near prediction has less noise, but is also less true.
const PATIENCE: f32 = 0.95;

/// Games between players that decide by a network.
pub(super) struct SelfPlay<'a, G: Evaluate> {
    setups: &'a [G::Setup],
    seed: Seed,
}

/// A position that was kept.
struct Kept {
    seat: Seat,
    inputs: Vec<f32>,
    by_rule: f32,
    /// The lead that was predicted.
    lead: f32,
}

impl<'a, G: Evaluate> SelfPlay<'a, G> {
    pub(super) const fn new(setups: &'a [G::Setup], seed: Seed) -> Self {
        Self { setups, seed }
    }

    /// Plays the games with these numbers.
    pub(super) fn run(
        &self,
        network: &Network,
        numbers: Range<u64>,
        progress: &dyn Progress,
    ) -> Result<Samples, SetupError> {
        let judge = Judge::by_network(network.clone());
        let one = |number: u64| {
            let samples = self.play(&judge, number);
            progress.game_over();
            samples
        };
        let games: Result<Vec<Samples>, SetupError> = numbers.into_par_iter().map(one).collect();
        let mut all = Samples::default();
        for game in games? {
            all.append(game);
        }
        Ok(all)
    }

    fn play(&self, judge: &Judge<G>, number: u64) -> Result<Samples, SetupError> {
        let mut chance = FastChance::new(self.seed.derive(number).short());
        let setup = &self.setups[number as usize % self.setups.len().max(1)];
        let mut game = G::new(setup, &mut chance)?;
        let rule = Judge::by_rule();
        let mut decides_by = judge;
        let (mut actions, mut worths, mut kept) = (Vec::new(), Vec::new(), Vec::new());
        let mut last = None;
        while let Some(seat) = game.to_act().iter().next() {
            if last.replace(seat) != Some(seat) {
                Seat::first(game.players()).for_each(|seat| keep(&game, seat, judge, &mut chance, &mut kept));
                decides_by = if chance.below(WHIM, 100) < BY_RULE { &rule } else { judge };
            }
            game.actions(seat, &mut actions);
            if let [only] = actions.as_slice() {
                game.perform(seat, only, &mut chance, &mut ());
                continue;
            }
            rate(&game, seat, &actions, decides_by, &mut chance, &mut worths);
            let Some(action) = choose(&worths, &mut chance).and_then(|number| actions.get(number)) else { break };
            game.perform(seat, action, &mut chance, &mut ());
            keep(&game, seat, judge, &mut chance, &mut kept);
        }
        Ok(look_back(&game, &kept))
    }
}

/// Rates each action, all with the same luck, which is not the luck that the seat will have.
fn rate<G: Evaluate>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    judge: &Judge<G>,
    chance: &mut FastChance,
    worths: &mut Vec<f32>,
) {
    let luck = FastChance::new(chance.bits());
    worths.clear();
    worths.extend(actions.iter().map(|action| {
        let mut after = game.clone();
        after.perform(seat, action, &mut luck.clone(), &mut ());
        judge.worth(&after, seat)
    }));
}

/// Returns the index of the highest value, or in a few cases of another one.
fn choose(worths: &[f32], chance: &mut FastChance) -> Option<usize> {
    let (best, most) = worths.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1))?;
    if chance.below(WHIM, 100) >= WHIMS {
        return Some(best);
    }
    let weights = worths.iter().map(|worth| ((worth - most) / LATITUDE).exp());
    draw(weights, WHIM, chance).or(Some(best))
}

/// Keeps a position with a certain probability.
fn keep<G: Evaluate>(game: &G, seat: Seat, judge: &Judge<G>, chance: &mut FastChance, kept: &mut Vec<Kept>) {
    if chance.below(KEEP, 100) < KEPT && !game.to_act().is_empty() {
        let (inputs, by_rule) = Judge::read(game, seat);
        let lead = judge.correct(by_rule, inputs.iter().copied());
        kept.push(Kept { seat, inputs, by_rule, lead });
    }
}

/// Returns the positions of a game with their outcomes.
fn look_back<G: Evaluate>(game: &G, kept: &[Kept]) -> Samples {
    let standings = game.standings();
    let points = |seat| standings.as_ref().and_then(|standings| standings.of(seat)).map_or(0, |place| place.score);
    let points: Vec<f32> = Seat::first(game.players()).map(|seat| points(seat) as f32).collect();
    let end: Vec<f32> = Seat::first(game.players()).map(|seat| lead(&points, seat)).collect();
    let mut due = end.clone();
    let mut samples = Samples::default();
    for Kept { seat, inputs, by_rule, lead } in kept.iter().rev() {
        let due = &mut due[seat.index()];
        samples.push(inputs, Sample { by_rule: *by_rule, due: *due, end: end[seat.index()] });
        *due = PATIENCE * *due + (1.0 - PATIENCE) * lead;
    }
    samples
}
