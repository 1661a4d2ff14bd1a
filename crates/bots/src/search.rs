//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world that the seat cannot tell from the true one, walks down the tree of actions in it,
//! adds a node, plays on for a while, and values the position that it comes to. The tree is open-loop: a node stands for
//! the actions that led to it, whatever was drawn on the way, so that one action has as many children as there are answers
//! to it and not as many as there are dice.

mod playout;
mod tree;

use engine::chance::FastChance;
use engine::{Chance, Game, Seat, Stream};

use crate::{Bot, Perspective};
use playout::Playout;
use tree::{Edge, NodeId, Tree};

/// How a search works.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How many worlds are looked at before a turn's decisions, all together.
    pub iterations: u32,
    /// How curious it is: how much what was seldom tried is preferred.
    pub curiosity: f32,
    /// How many points an action must look better than another to be tried e times as often at first.
    pub temperature: f32,
    /// By how many points of difference a victory becomes certain.
    pub scale: f32,
    /// After how many changes of turn a playout ends.
    pub horizon: u32,
    /// How many actions a playout looks at before each decision; 0 takes any.
    pub looks_at: u32,
    /// The most nodes of the tree.
    pub most_nodes: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            iterations: 1000,
            curiosity: 1.5,
            temperature: 3.0,
            scale: 20.0,
            horizon: 4,
            looks_at: 6,
            most_nodes: 200_000,
        }
    }
}

/// What every seat can hope for, from 0 to 1.
type Hopes = [f32; engine::MAX_SEATS];

/// A player that searches.
pub struct Search<G: Game> {
    evaluate: fn(&G, Seat) -> f32,
    plan: Plan,
    chance: FastChance,
    tree: Tree<G::Action>,
    playout: Playout<G>,
    /// Where the tree goes on after what was chosen last.
    expected: Option<NodeId>,
    /// How many iterations are left for this turn.
    left: u32,
    path: Vec<(NodeId, usize)>,
    actions: Vec<G::Action>,
    available: Vec<usize>,
}

impl<G: Game> Search<G> {
    /// A player that takes positions to be worth what this function says. The same seed plays the same way.
    #[must_use]
    pub fn new(evaluate: fn(&G, Seat) -> f32, plan: Plan, seed: u64) -> Self {
        Self {
            evaluate,
            plan,
            chance: FastChance::new(seed),
            tree: Tree::new(),
            playout: Playout::new(evaluate, plan.looks_at, plan.horizon),
            expected: None,
            left: 0,
            path: Vec::new(),
            actions: Vec::new(),
            available: Vec::new(),
        }
    }

    /// Makes the tree begin at this decision, with what is known of it already.
    fn begin(&mut self, seat: Seat, firsts: &[G::Action]) {
        let known = self.expected.take().filter(|node| self.tree.fits(*node, seat, firsts));
        if let Some(node) = known {
            self.tree.keep(node);
        } else {
            self.tree.clear();
            self.left = self.plan.iterations;
        }
    }

    /// One iteration.
    fn iterate(&mut self, perspective: &Perspective<'_, G>) {
        let mut world = perspective.imagine(&mut self.chance);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            let Some(seat) = world.to_act().iter().next() else { break };
            world.actions(seat, &mut self.actions);
            if self.actions.len() == 1 {
                world.perform(seat, &self.actions[0], &mut self.chance, &mut ());
                continue;
            }
            let is_new = self.tree.is_leaf(node);
            self.meet(node, seat, &world);
            if is_new && node != Tree::<G::Action>::ROOT {
                break;
            }
            let Some(edge) = self.select(node, seat) else { break };
            let action = self.tree.edge(node, edge).action;
            world.perform(seat, &action, &mut self.chance, &mut ());
            self.path.push((node, edge));
            match self.tree.child(node, edge, self.plan.most_nodes) {
                Some(next) => node = next,
                None => break,
            }
        }
        self.playout.run(&mut world, &mut self.chance);
        let hopes = self.hopes(&world);
        for &(node, edge) in &self.path {
            self.tree.edge_mut(node, edge).learn(&hopes);
        }
    }

    /// Finds the edges of the actions that are legal in this world; those met for the first time get one.
    fn meet(&mut self, node: NodeId, seat: Seat, world: &G) {
        self.available.clear();
        let mut unknown = 0;
        for (at, action) in self.actions.iter().enumerate() {
            match self.tree.find(node, seat, action, at) {
                Some(edge) => self.available.push(edge),
                None => {
                    let mut after = world.clone();
                    after.perform(seat, action, &mut self.chance.clone(), &mut ());
                    let looks = (self.evaluate)(&after, seat);
                    self.available.push(self.tree.add(node, Edge::new(seat, *action, looks)));
                    unknown += 1;
                }
            }
        }
        let _ = unknown;
    }

    /// The edge to follow among those that are available.
    fn select(&self, node: NodeId, seat: Seat) -> Option<usize> {
        let edges = self.available.iter().map(|edge| self.tree.edge(node, *edge));
        let best_look = edges.clone().map(|edge| edge.looks).fold(f32::NEG_INFINITY, f32::max);
        let weight = |edge: &Edge<G::Action>| ((edge.looks - best_look) / self.plan.temperature).exp();
        let (mut weights, mut visits, mut sum) = (0.0, 0, 0.0);
        for edge in edges {
            weights += weight(edge);
            visits += edge.visits;
            sum += edge.sum[seat.index()];
        }
        // What was never tried is taken to be a little worse than what was.
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let curiosity = self.plan.curiosity * (visits.max(1) as f32).sqrt() / weights;
        let mut best = (f32::NEG_INFINITY, None);
        for &number in &self.available {
            let edge = self.tree.edge(node, number);
            let hope = if edge.visits == 0 { mean - 0.05 } else { edge.sum[seat.index()] / edge.visits as f32 };
            let worth = hope + curiosity * weight(edge) / (1 + edge.visits) as f32;
            if worth > best.0 {
                best = (worth, Some(number));
            }
        }
        best.1
    }

    /// What everybody can hope for in a position: the difference to the best of the others decides.
    fn hopes(&self, world: &G) -> Hopes {
        let players = world.players();
        let mut points = [f32::NEG_INFINITY; engine::MAX_SEATS];
        let mut share = [None; engine::MAX_SEATS];
        match world.standings() {
            Some(standings) => {
                let winners = standings.winners().count().max(1) as f32;
                for standing in standings.iter() {
                    points[standing.seat.index()] = standing.score as f32;
                    share[standing.seat.index()] = Some(0.0);
                }
                for winner in standings.winners() {
                    share[winner.index()] = Some(1.0 / winners);
                }
            }
            None => {
                for seat in Seat::first(players) {
                    points[seat.index()] = (self.evaluate)(world, seat);
                }
            }
        }
        let mut hopes = Hopes::default();
        for seat in 0..players {
            let others = (0..players).filter(|other| *other != seat).map(|other| points[other]);
            let best = others.fold(f32::NEG_INFINITY, f32::max);
            let margin = if players == 1 { points[seat] - 100.0 } else { points[seat] - best };
            let hope = 1.0 / (1.0 + (-margin / self.plan.scale).exp());
            hopes[seat] = match share[seat] {
                Some(share) if players > 1 => 0.5 * (hope + share),
                _ => hope,
            };
        }
        hopes
    }

    /// What was tried at the root, with how often and what it promises the seat.
    pub fn tried(&self, seat: Seat) -> impl Iterator<Item = (G::Action, u32, f32)> {
        let edges = self.tree.edges(Tree::<G::Action>::ROOT).iter().filter(move |edge| edge.seat == seat);
        edges.map(move |edge| (edge.action, edge.visits, edge.sum[seat.index()] / edge.visits.max(1) as f32))
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        const WHIM: Stream = Stream::named("whim");
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        if firsts.len() < 2 {
            return firsts.first().copied();
        }
        let seat = perspective.seat();
        self.begin(seat, &firsts);
        let share = (self.left / 2).max(self.plan.iterations / 10).max(1);
        self.left = self.left.saturating_sub(share);
        for _ in 0..share {
            self.iterate(perspective);
        }
        let root = Tree::<G::Action>::ROOT;
        let candidates = self.tree.edges(root).iter().enumerate();
        let legal = candidates.filter(|(_, edge)| edge.seat == seat && firsts.contains(&edge.action));
        // The most tried; of those that were tried as often, the one that promises most.
        let key = |edge: &Edge<G::Action>| (edge.visits, edge.sum[seat.index()]);
        let best = legal.max_by(|(_, a), (_, b)| {
            let ((n, s), (m, t)) = (key(a), key(b));
            n.cmp(&m).then(s.total_cmp(&t))
        });
        match best {
            Some((number, edge)) => {
                let action = edge.action;
                self.expected = self.tree.known_child(root, number);
                Some(action)
            }
            None => Some(firsts[self.chance.below(WHIM, firsts.len() as u32) as usize]),
        }
    }
}
