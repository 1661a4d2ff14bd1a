//! Games that a bot plays against itself.

use engine::chance::{FastChance, Seed};
use engine::{Chance, Evaluate, Features, Seat, SetupError, Stream};
use rayon::prelude::*;

use super::samples::Samples;
use crate::judge::{Rules, inputs, lead};
use crate::{Bot, Care, Greedy, Perspective};

const WHIM: Stream = Stream::named("whim");

/// How many positions of a game are kept, about.
const POSITIONS: usize = 32;
/// How often, in percent, a decision is not the best but one of those that look good.
const WHIMS: u32 = 10;
/// How many points such a decision may look worse, about.
const LATITUDE: f32 = 3.0;

/// Games that a greedy player plays against himself.
pub(super) struct SelfPlay<'a, G: Evaluate> {
    setups: &'a [G::Setup],
    games: u64,
    seed: Seed,
}

impl<'a, G: Evaluate> SelfPlay<'a, G> {
    pub(super) const fn new(setups: &'a [G::Setup], games: u64, seed: Seed) -> Self {
        Self { setups, games, seed }
    }

    /// Plays all games.
    pub(super) fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<Samples, SetupError> {
        let one = |number: u64| {
            let samples = self.play(number);
            progress();
            samples
        };
        let games: Result<Vec<Samples>, SetupError> = (0..self.games).into_par_iter().map(one).collect();
        let mut all = Samples::default();
        for game in games? {
            all.append(game);
        }
        Ok(all)
    }

    fn play(&self, number: u64) -> Result<Samples, SetupError> {
        let mut chance = FastChance::new(self.seed.derive(number).short());
        let setup = &self.setups[number as usize % self.setups.len().max(1)];
        let mut game = G::new(setup, &mut chance)?;
        let mut bot = Greedy::new(Care::QUICK, chance.bits());
        let mut samples = Samples::default();
        let mut features = Features::new();
        // How many decisions a game has is only known in the end: every `step`-th is kept, and if there are too many,
        // every other one is dropped.
        let (mut step, mut decisions) = (1, 0u32);
        while let Some(seat) = game.to_act().iter().next() {
            let Some(action) = self.choose(&Perspective::new(&game, seat), &mut bot, &mut chance) else { break };
            game.perform(seat, &action, &mut chance, &mut ());
            decisions += 1;
            if decisions % step != 0 {
                continue;
            }
            let rules = Rules::of(&game);
            for seat in Seat::first(game.players()) {
                features.clear();
                game.features(seat, &mut features);
                let before = samples.inputs.len();
                samples.inputs.extend(inputs(&rules, seat, &features));
                samples.width = samples.inputs.len() - before;
                samples.rules.push(rules.lead(seat));
            }
            if samples.rules.len() >= 2 * POSITIONS * game.players() {
                step *= 2;
                samples.thin_out(game.players());
            }
        }
        let standings = game.standings();
        let points = |seat| standings.as_ref().and_then(|standings| standings.of(seat)).map_or(0, |place| place.score);
        let points: Vec<f32> = Seat::first(game.players()).map(|seat| points(seat) as f32).collect();
        let leads: Vec<f32> = Seat::first(game.players()).map(|seat| lead(&points, seat)).collect();
        for _ in 0..samples.rules.len() / leads.len() {
            samples.leads.extend(&leads);
        }
        samples.games = vec![0; samples.leads.len()];
        Ok(samples)
    }

    /// The action that looks best, or now and then another.
    fn choose(
        &self,
        perspective: &Perspective<'_, G>,
        bot: &mut Greedy<G>,
        chance: &mut FastChance,
    ) -> Option<G::Action> {
        if chance.below(WHIM, 100) >= WHIMS {
            return bot.choose(perspective);
        }
        let rated = bot.rate(perspective);
        let best = rated.first()?.1;
        let weight = |value: f32| ((value - best) / LATITUDE).exp();
        let all: f32 = rated.iter().map(|(_, value)| weight(*value)).sum();
        let mut left = all * (chance.below(WHIM, 1 << 24) as f32 / (1 << 24) as f32);
        let drawn = rated.iter().find(|(_, value)| {
            left -= weight(*value);
            left < 0.0
        });
        Some(drawn.or(rated.first())?.0)
    }
}
