//! One tree and who grows it.

use std::time::{Duration, Instant};

use engine::chance::FastChance;
use engine::{Evaluate, Seat};

use super::plan::{Plan, Playouts};
use super::playout::{Horizon, Playout};
use super::tree::{Edge, NodeId, Tree};
use crate::greedy::Line;
use crate::{Allowance, Care, Greedy, Judge, Perspective};

/// What every seat can hope for, from 0 to 1.
pub(super) type Hopes = [f32; engine::MAX_SEATS];

/// When a worker stops.
pub(super) struct Limit {
    /// After so many iterations.
    pub(super) iterations: u32,
    /// Or when so much time has passed since then, less if others think, too.
    pub(super) clock: Option<(Instant, Duration)>,
    pub(super) allowance: Allowance,
}

impl Limit {
    fn is_reached(&self) -> bool {
        if self.allowance.is_cancelled() {
            return true;
        }
        self.clock.is_some_and(|(begin, most)| begin.elapsed() >= most.mul_f32(self.allowance.share()))
    }
}

/// How many iterations pass between two looks at the clock.
const UNOBSERVED: u32 = 8;

pub(super) struct Worker<G: Evaluate> {
    tree: Tree<G::Action>,
    chance: FastChance,
    playout: Playout<G>,
    /// Who finds lines.
    greedy: Greedy<G>,
    path: Vec<(NodeId, usize)>,
    actions: Vec<G::Action>,
    available: Vec<usize>,
}

impl<G: Evaluate> Worker<G> {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            tree: Tree::new(),
            chance: FastChance::new(seed),
            playout: Playout::new(),
            greedy: Greedy::new(Care::QUICK, seed),
            path: Vec::new(),
            actions: Vec::new(),
            available: Vec::new(),
        }
    }

    /// Grows the tree from this decision, at which the seat can follow these lines.
    pub(super) fn think(
        &mut self,
        perspective: &Perspective<'_, G>,
        judge: &Judge<G>,
        plan: &Plan,
        lines: &[Line<G::Action>],
        center: f32,
        limit: &Limit,
    ) {
        self.begin(perspective.seat(), lines);
        for iteration in 0..limit.iterations {
            if iteration % UNOBSERVED == 0 && limit.is_reached() {
                return;
            }
            self.iterate(perspective, judge, plan, center);
        }
    }

    const ROOT: NodeId = Tree::<G::Action>::ROOT;

    /// Begins a tree whose root has these lines.
    pub(super) fn begin(&mut self, seat: Seat, lines: &[Line<G::Action>]) {
        self.tree.clear();
        for line in lines {
            self.tree.add(Self::ROOT, Edge::new(seat, line.clone()));
        }
    }

    /// Drops the tree.
    pub(super) fn forget(&mut self) {
        self.tree = Tree::new();
    }

    /// One iteration, with this luck.
    pub(super) fn iterate_with(
        &mut self,
        luck: u64,
        perspective: &Perspective<'_, G>,
        judge: &Judge<G>,
        plan: &Plan,
        center: f32,
    ) {
        self.chance = FastChance::new(luck);
        self.iterate(perspective, judge, plan, center);
    }

    /// The lines that the seat could follow, in the order in which they were given.
    pub(super) fn firsts(&self) -> &[Edge<G::Action>] {
        self.tree.edges(Self::ROOT)
    }

    fn iterate(&mut self, perspective: &Perspective<'_, G>, judge: &Judge<G>, plan: &Plan, center: f32) {
        let mut world = perspective.imagine(&mut self.chance);
        self.path.clear();
        let mut node = Self::ROOT;
        let mut horizon = Horizon::new(plan.playouts, perspective.seat(), world.players());
        while let Some(seat) = world.to_act().iter().next() {
            if horizon.is_reached(seat) {
                break;
            }
            if self.is_forced(&mut world, seat) {
                continue;
            }
            let is_new = self.tree.is_leaf(node);
            self.meet(node, seat, &world, plan);
            if is_new {
                break;
            }
            let Some(edge) = self.select(node, seat, plan) else { break };
            self.follow(node, edge, &mut world);
            self.path.push((node, edge));
            match self.tree.child(node, edge, plan.most_nodes) {
                Some(next) => node = next,
                None => break,
            }
        }
        self.playout.run(&mut world, horizon, &mut self.chance);
        let (hopes, points) = hopes(&world, judge, plan, center);
        for &(node, edge) in &self.path {
            self.tree.edge_mut(node, edge).learn(&hopes, &points);
        }
    }

    /// Takes a decision that leaves no choice.
    fn is_forced(&mut self, world: &mut G, seat: Seat) -> bool {
        world.actions(seat, &mut self.actions);
        let [only] = self.actions.as_slice() else { return false };
        world.perform(seat, only, &mut self.chance, &mut ());
        true
    }

    /// Follows a line as far as this world allows.
    fn follow(&mut self, node: NodeId, edge: usize, world: &mut G) {
        let Edge { seat, line, .. } = self.tree.edge(node, edge);
        for action in &line.actions {
            if !world.to_act().contains(*seat) || world.apply(*seat, action, &mut self.chance, &mut ()).is_err() {
                return;
            }
        }
    }

    /// Finds the lines that can be followed in this world. The first time, and whenever none can be, looks for new ones.
    fn meet(&mut self, node: NodeId, seat: Seat, world: &G, plan: &Plan) {
        self.available.clear();
        for (number, edge) in self.tree.edges(node).iter().enumerate() {
            let first = edge.line.actions.first();
            if edge.seat == seat && first.is_some_and(|first| self.actions.contains(first)) {
                self.available.push(number);
            }
        }
        if !self.available.is_empty() {
            return;
        }
        match plan.playouts {
            Playouts::Informed { .. } => {
                let lines = self.greedy.best_lines(world, seat, plan.width);
                for line in lines {
                    self.available.push(self.tree.add(node, Edge::new(seat, line)));
                }
            }
            Playouts::Uniform => {
                for action in &self.actions {
                    let line = Line { actions: vec![*action], value: 0.0 };
                    self.available.push(self.tree.add(node, Edge::new(seat, line)));
                }
            }
        }
    }

    /// The edge to follow among those that are available.
    fn select(&self, node: NodeId, seat: Seat, plan: &Plan) -> Option<usize> {
        let edges = self.available.iter().map(|edge| self.tree.edge(node, *edge));
        let best_look = edges.clone().map(|edge| edge.line.value).fold(f32::NEG_INFINITY, f32::max);
        let weight = |edge: &Edge<G::Action>| ((edge.line.value - best_look) / plan.temperature).exp();
        let (mut weights, mut visits, mut sum) = (0.0, 0, 0.0);
        for edge in edges {
            weights += weight(edge);
            visits += edge.visits;
            sum += edge.sum[seat.index()];
        }
        // What was never tried is taken to be worth what it looks like, relative to what was.
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let curiosity = plan.curiosity * (visits.max(1) as f32).sqrt() / weights;
        let mut best = (f32::NEG_INFINITY, None);
        for &number in &self.available {
            let edge = self.tree.edge(node, number);
            // Near 0 a point of lead is worth a quarter of the scale's part.
            let looks = mean + (edge.line.value - best_look) / (4.0 * plan.scale);
            let hope = (edge.sum[seat.index()] + plan.trust * looks) / (edge.visits as f32 + plan.trust);
            let worth = hope + curiosity * weight(edge) / (1 + edge.visits) as f32;
            if worth > best.0 {
                best = (worth, Some(number));
            }
        }
        best.1
    }
}

/// What everybody can hope for in a position, and the points he can expect.
fn hopes<G: Evaluate>(world: &G, judge: &Judge<G>, plan: &Plan, center: f32) -> (Hopes, Hopes) {
    let players = world.players();
    let (leads, points) = judge.verdict(world);
    let mut hopes = Hopes::default();
    // Somebody who plays alone is ahead of what he could expect before.
    let center = if players == 1 { center } else { 0.0 };
    for (hope, lead) in hopes.iter_mut().zip(leads).take(players) {
        *hope = 1.0 / (1.0 + (-(lead - center) / plan.scale).exp());
    }
    if let Some(standings) = world.standings().filter(|_| players > 1) {
        // In the end half of it is the place, and half by how much.
        let share = 0.5 / standings.winners().count().max(1) as f32;
        hopes.iter_mut().for_each(|hope| *hope *= 0.5);
        for winner in standings.winners() {
            hopes[winner.index()] += share;
        }
    }
    (hopes, points)
}
