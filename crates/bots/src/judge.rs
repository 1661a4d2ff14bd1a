//! What a position is worth to a bot.

use std::marker::PhantomData;
use std::sync::Arc;

use engine::{Evaluate, Features, MAX_SEATS, Seat};

use crate::network::Network;

/// What an outcome of 1 of the network means in points.
pub(crate) const POINTS: f32 = 20.0;

/// What the network reads besides the features.
const RULE_INPUTS: usize = 3;

/// Says what a position is worth to a seat: by how many points it can expect to be ahead of the best of the others in the
/// end, or how many points it can expect to have if it plays alone.
pub struct Judge<G> {
    knowledge: Knowledge,
    game: PhantomData<fn(&G)>,
}

/// What a judge knows.
#[derive(Clone)]
enum Knowledge {
    /// The rules of thumb that the reference player goes by.
    Rules,
    /// Those of players who think ahead.
    Instinct,
    /// How far the rules of thumb err.
    Network(Arc<Network>),
}

impl<G> Clone for Judge<G> {
    fn clone(&self) -> Self {
        Self { knowledge: self.knowledge.clone(), game: PhantomData }
    }
}

impl<G: Evaluate> Judge<G> {
    /// How many numbers a network reads.
    pub(crate) const INPUTS: usize = G::FEATURES + RULE_INPUTS;

    /// Judges by the game's rules of thumb.
    #[must_use]
    pub const fn by_rule() -> Self {
        Self { knowledge: Knowledge::Rules, game: PhantomData }
    }

    /// Corrects the rules of thumb by what this network has learned, if it reads as many numbers as there are.
    #[must_use]
    pub fn by_network(network: Network) -> Self {
        let fits = network.inputs() == Self::INPUTS;
        let knowledge = if fits { Knowledge::Network(Arc::new(network)) } else { Knowledge::Rules };
        Self { knowledge, game: PhantomData }
    }

    /// Judges by what was learned of the game, as far as something was.
    #[must_use]
    pub fn learned() -> Self {
        match G::learned().parse() {
            Ok(network) => Self::by_network(network),
            Err(_) => Self::by_rule(),
        }
    }

    /// Who plays on for this judge, and whom it asks for ideas first.
    #[must_use]
    pub(crate) fn instinct(&self) -> Self {
        if G::PLAYS_AS_LEARNED { self.clone() } else { Self { knowledge: Knowledge::Instinct, game: PhantomData } }
    }

    /// All that are asked for ideas: the instinct, and the judge itself where that is another.
    #[must_use]
    pub(crate) fn opinions(&self) -> Vec<Self> {
        let instinct = self.instinct();
        if instinct.has_learned() == self.has_learned() { vec![instinct] } else { vec![instinct, self.clone()] }
    }

    /// Whether it knows more than the rules of thumb.
    #[must_use]
    pub const fn has_learned(&self) -> bool {
        matches!(self.knowledge, Knowledge::Network(_))
    }

    /// What a seat decides by: the lead it can expect, or its own points by the rules of thumb, which know nothing of the
    /// others.
    #[must_use]
    pub(crate) fn worth(&self, game: &G, seat: Seat) -> f32 {
        match self.knowledge {
            Knowledge::Rules => game.evaluate(seat),
            Knowledge::Instinct => game.instinct(seat),
            Knowledge::Network(_) => self.lead(game, seat),
        }
    }

    /// The lead a seat can expect.
    #[must_use]
    pub fn lead(&self, game: &G, seat: Seat) -> f32 {
        self.corrected(game, seat, &Rules::of(game))
    }

    /// The lead every seat can expect.
    #[must_use]
    pub(crate) fn verdict(&self, game: &G) -> [f32; MAX_SEATS] {
        let rules = Rules::of(game);
        let mut leads = [0.0; MAX_SEATS];
        for seat in Seat::first(game.players()) {
            leads[seat.index()] = self.corrected(game, seat, &rules);
        }
        leads
    }

    fn corrected(&self, game: &G, seat: Seat, rules: &Rules) -> f32 {
        let lead = rules.lead(seat);
        // Once the game is over there is nothing to correct.
        if !self.has_learned() || game.to_act().is_empty() {
            return lead;
        }
        let mut features = Features::new();
        game.features(seat, &mut features);
        self.correct(lead, inputs(rules, seat, &features))
    }

    /// What the network reads of a position, and the lead by the rules of thumb.
    pub(crate) fn read(game: &G, seat: Seat) -> (Vec<f32>, f32) {
        let rules = Rules::of(game);
        let mut features = Features::new();
        game.features(seat, &mut features);
        (inputs(&rules, seat, &features).collect(), rules.lead(seat))
    }

    /// The lead a seat can expect where the network reads this and the rules of thumb say that.
    pub(crate) fn correct(&self, by_rule: f32, inputs: impl Iterator<Item = f32>) -> f32 {
        match &self.knowledge {
            Knowledge::Rules | Knowledge::Instinct => by_rule,
            Knowledge::Network(network) => by_rule + POINTS * network.outcome(inputs),
        }
    }
}

/// What the rules of thumb say of everybody.
struct Rules {
    points: [f32; MAX_SEATS],
    players: usize,
}

impl Rules {
    fn of<G: Evaluate>(game: &G) -> Self {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::first(game.players()) {
            points[seat.index()] = game.evaluate(seat);
        }
        Self { points, players: game.players() }
    }

    /// By how much a seat is ahead of the best of the others; its points if there are none.
    fn lead(&self, seat: Seat) -> f32 {
        lead(&self.points[..self.players], seat)
    }
}

/// By how much a seat is ahead of the best of the others; its points if there are none.
pub(crate) fn lead(points: &[f32], seat: Seat) -> f32 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, points)| *points);
    let own = points.get(seat.index()).copied().unwrap_or(0.0);
    others.reduce(f32::max).map_or(own, |best| own - best)
}

/// What the network reads.
fn inputs(rules: &Rules, seat: Seat, features: &Features) -> impl Iterator<Item = f32> {
    let own = rules.points[seat.index()];
    let mean = rules.points.iter().sum::<f32>() / rules.players as f32;
    let rule: [f32; RULE_INPUTS] = [own / 100.0, rules.lead(seat) / 50.0, (own - mean) / 50.0];
    rule.into_iter().chain(features.values().iter().copied())
}
