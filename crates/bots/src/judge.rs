//! Estimates what a position is worth to a bot.

use std::marker::PhantomData;
use std::sync::Arc;

use engine::{Evaluate, Features, MAX_SEATS, Seat};

use crate::network::Network;

/// The number of points that a network outcome of 1 stands for.
pub(crate) const POINTS: f32 = 20.0;

/// The number of inputs of the network in addition to the features.
const RULE_INPUTS: usize = 3;

/// Estimates what a position is worth to a seat: its expected lead over the best of the others at the end, or its
/// expected points if it plays alone.
pub struct Judge<G> {
    knowledge: Knowledge,
    game: PhantomData<fn(&G)>,
}

/// The source of a judge's knowledge.
#[derive(Clone)]
enum Knowledge {
    /// The rules of thumb that the reference player uses.
    Rules,
    /// The rules of thumb of players that think ahead.
    Instinct,
    /// A network that corrects the rules of thumb.
    Network(Arc<Network>),
}

impl<G> Clone for Judge<G> {
    fn clone(&self) -> Self {
        Self { knowledge: self.knowledge.clone(), game: PhantomData }
    }
}

impl<G: Evaluate> Judge<G> {
    /// The number of inputs of a network.
    pub(crate) const INPUTS: usize = G::FEATURES + RULE_INPUTS;

    /// Creates a judge that uses the game's rules of thumb.
    #[must_use]
    pub const fn by_rule() -> Self {
        Self { knowledge: Knowledge::Rules, game: PhantomData }
    }

    /// Creates a judge that corrects the rules of thumb by what this network has learned. A network with the wrong
    /// number of inputs is ignored.
    #[must_use]
    pub fn by_network(network: Network) -> Self {
        let fits = network.inputs() == Self::INPUTS;
        let knowledge = if fits { Knowledge::Network(Arc::new(network)) } else { Knowledge::Rules };
        Self { knowledge, game: PhantomData }
    }

    /// Creates a judge that uses what was learned about the game, if anything was.
    #[must_use]
    pub fn learned() -> Self {
        match G::learned().parse() {
            Ok(network) => Self::by_network(network),
            Err(_) => Self::by_rule(),
        }
    }

    /// Returns the judge that decides when playing on in mind, and that is asked for ideas first.
    #[must_use]
    pub(crate) fn instinct(&self) -> Self {
        if G::PLAYS_AS_LEARNED { self.clone() } else { Self { knowledge: Knowledge::Instinct, game: PhantomData } }
    }

    /// Returns all judges that are asked for ideas: the instinct, and this judge if it differs.
    #[must_use]
    pub(crate) fn opinions(&self) -> Vec<Self> {
        let instinct = self.instinct();
        if instinct.has_learned() == self.has_learned() { vec![instinct] } else { vec![instinct, self.clone()] }
    }

    /// Returns true if it knows more than the rules of thumb.
    #[must_use]
    pub const fn has_learned(&self) -> bool {
        matches!(self.knowledge, Knowledge::Network(_))
    }

    /// Returns the value a seat decides by: the lead it can expect, or its own points by the rules of thumb, which know
    /// nothing of the others.
    #[must_use]
    pub(crate) fn worth(&self, game: &G, seat: Seat) -> f32 {
        match self.knowledge {
            Knowledge::Rules => game.evaluate(seat),
            Knowledge::Instinct => game.instinct(seat),
            Knowledge::Network(_) => self.lead(game, seat),
        }
    }

    /// Returns the lead a seat can expect.
    #[must_use]
    pub fn lead(&self, game: &G, seat: Seat) -> f32 {
        self.corrected(game, seat, &Rules::of(game))
    }

    /// Returns the lead every seat can expect.
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

    /// Returns the network's inputs for a position, and the lead by the rules of thumb.
    pub(crate) fn read(game: &G, seat: Seat) -> (Vec<f32>, f32) {
        let rules = Rules::of(game);
        let mut features = Features::new();
        game.features(seat, &mut features);
        (inputs(&rules, seat, &features).collect(), rules.lead(seat))
    }

    /// Corrects the lead by the rules of thumb by what the network says about these inputs.
    pub(crate) fn correct(&self, by_rule: f32, inputs: impl Iterator<Item = f32>) -> f32 {
        match &self.knowledge {
            Knowledge::Rules | Knowledge::Instinct => by_rule,
            Knowledge::Network(network) => by_rule + POINTS * network.outcome(inputs),
        }
    }
}

/// What the rules of thumb say about every seat.
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

    /// Returns the lead of a seat over the best of the others, or its points if there are none.
    fn lead(&self, seat: Seat) -> f32 {
        lead(&self.points[..self.players], seat)
    }
}

/// Returns the lead of a seat over the best of the others, or its points if there are none.
pub(crate) fn lead(points: &[f32], seat: Seat) -> f32 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, points)| *points);
    let own = points.get(seat.index()).copied().unwrap_or(0.0);
    others.reduce(f32::max).map_or(own, |best| own - best)
}

/// Lists the inputs of the network.
fn inputs(rules: &Rules, seat: Seat, features: &Features) -> impl Iterator<Item = f32> {
    let own = rules.points[seat.index()];
    let mean = rules.points.iter().sum::<f32>() / rules.players as f32;
    let rule: [f32; RULE_INPUTS] = [own / 100.0, rules.lead(seat) / 50.0, (own - mean) / 50.0];
    rule.into_iter().chain(features.values().iter().copied())
}
