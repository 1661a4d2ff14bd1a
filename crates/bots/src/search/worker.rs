//! A search tree and the worker that grows it.

use std::time::{Duration, Instant};

use engine::chance::FastChance;
use engine::{Evaluate, Seat};

use super::playout::{Course, Playout};
use super::settings::{Playouts, Settings};
use super::tree::{Edge, NodeId, Tree};
use crate::greedy::Line;
use crate::{Allowance, Care, Greedy, Judge, Perspective};

/// The hope for victory of every seat, from 0 to 1.
pub(super) type Hopes = [f32; engine::MAX_SEATS];

/// What every seat can expect in a position.
pub(super) struct Outlook {
    pub(super) hopes: Hopes,
    pub(super) leads: [f32; engine::MAX_SEATS],
}

/// A position to search.
pub(super) struct Question<'a, G: Evaluate> {
    pub(super) perspective: &'a Perspective<'a, G>,
    pub(super) judge: &'a Judge<G>,
    pub(super) settings: &'a Settings,
    /// What the seat can expect before it decides.
    pub(super) center: f32,
}

/// When a worker stops.
pub(super) struct Limit {
    /// The maximum number of worlds.
    pub(super) worlds: u32,
    /// The start time and the maximum duration, which is shorter if others are thinking too.
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

pub(super) struct Worker<G: Evaluate> {
    tree: Tree<G::Action>,
    chance: FastChance,
    playout: Playout<G>,
    /// Finds the lines.
    greedy: Greedy<G>,
    path: Vec<(NodeId, usize)>,
    actions: Vec<G::Action>,
    available: Vec<usize>,
}

impl<G: Evaluate> Worker<G> {
    pub(super) fn new(instinct: Judge<G>, seed: u64) -> Self {
        Self {
            tree: Tree::new(),
            chance: FastChance::new(seed),
            playout: Playout::new(instinct.clone()),
            greedy: Greedy::by(instinct, Care::QUICK, seed),
            path: Vec::new(),
            actions: Vec::new(),
            available: Vec::new(),
        }
    }

    /// Tries the given lines, each in the same worlds.
    pub(super) fn think(&mut self, question: &Question<'_, G>, lines: &[usize], limit: &Limit) {
        for _ in 0..limit.worlds {
            // All lines look at a world that was begun. Otherwise some would have had better luck.
            if limit.is_reached() {
                return;
            }
            let luck = self.chance.bits();
            self.look(question, lines, luck);
        }
    }

    /// Tries the given lines in the world that this luck creates.
    fn look(&mut self, question: &Question<'_, G>, lines: &[usize], luck: u64) {
        let world = question.perspective.imagine(&mut FastChance::new(luck));
        for line in lines {
            self.iterate(question, &mut world.clone(), *line, luck);
        }
    }

    /// Tries a line in the world that this luck creates. Returns the seat's hope for victory, its expected lead, and
    /// the final position.
    pub(super) fn look_at(&mut self, question: &Question<'_, G>, line: usize, luck: u64) -> (f32, f32, G) {
        let mut world = question.perspective.imagine(&mut FastChance::new(luck));
        let Outlook { hopes, leads } = self.iterate(question, &mut world, line, luck);
        let seat = question.perspective.seat().index();
        (hopes[seat], leads[seat], world)
    }

    const ROOT: NodeId = Tree::<G::Action>::ROOT;

    /// Starts a tree whose root has these lines.
    pub(super) fn begin(&mut self, seat: Seat, lines: &[Line<G::Action>]) {
        self.forget();
        for line in lines {
            self.tree.add(Self::ROOT, Edge::new(seat, line.clone()));
        }
    }

    /// Drops the tree.
    pub(super) fn forget(&mut self) {
        self.tree = Tree::new();
    }

    /// Returns the lines that the seat could follow, in the order in which they were given.
    pub(super) fn firsts(&self) -> &[Edge<G::Action>] {
        self.tree.edges(Self::ROOT)
    }

    /// Follows a line of the root in this world, and plays on with this luck.
    fn iterate(&mut self, question: &Question<'_, G>, world: &mut G, line: usize, luck: u64) -> Outlook {
        let Question { perspective, judge, settings, center } = *question;
        let mut course = Course::new(settings.playouts, perspective.seat(), world.players(), luck);
        self.path.clear();
        let mut next = Some((Self::ROOT, line));
        while let Some((node, edge)) = next {
            self.follow(node, edge, world, &mut course.chance);
            self.path.push((node, edge));
            next = self.descend((node, edge), world, &mut course, settings);
        }
        self.playout.run(world, course);
        let outlook = outlook(world, judge, settings, center);
        for &(node, edge) in &self.path {
            self.tree.edge_mut(node, edge).learn(&outlook);
        }
        outlook
    }

    /// Returns the edge to follow after this one, if the tree goes on there.
    fn descend(
        &mut self,
        (node, edge): (NodeId, usize),
        world: &mut G,
        course: &mut Course,
        settings: &Settings,
    ) -> Option<(NodeId, usize)> {
        if self.tree.edge(node, edge).visits < settings.patience {
            return None;
        }
        let node = self.tree.child(node, edge, settings.most_nodes)?;
        while let Some(seat) = world.to_act().iter().next() {
            if course.is_over(seat) {
                return None;
            }
            if !self.is_forced(world, seat, &mut course.chance) {
                self.meet(node, seat, world, settings);
                return Some((node, self.select(node, seat, settings)?));
            }
        }
        None
    }

    /// Takes a decision that leaves no choice. Returns false if there is a choice.
    fn is_forced(&mut self, world: &mut G, seat: Seat, chance: &mut FastChance) -> bool {
        world.actions(seat, &mut self.actions);
        let [only] = self.actions.as_slice() else { return false };
        world.perform(seat, only, chance, &mut ());
        true
    }

    /// Follows a line as far as this world allows.
    fn follow(&self, node: NodeId, edge: usize, world: &mut G, chance: &mut FastChance) {
        let Edge { seat, line, .. } = self.tree.edge(node, edge);
        for action in &line.actions {
            if !world.to_act().contains(*seat) || world.apply(*seat, action, chance, &mut ()).is_err() {
                return;
            }
        }
    }

    /// Finds the lines that can be followed in this world. Looks for new ones the first time, and whenever no known
    /// line can be followed.
    fn meet(&mut self, node: NodeId, seat: Seat, world: &G, settings: &Settings) {
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
        match settings.playouts {
            Playouts::Informed { .. } => {
                let lines = self.greedy.best_lines(world, seat, settings.width);
                for line in lines {
                    self.available.push(self.tree.add(node, Edge::new(seat, line)));
                }
            }
            Playouts::Uniform => {
                for action in &self.actions {
                    self.available.push(self.tree.add(node, Edge::new(seat, Line::unknown(*action))));
                }
            }
        }
    }

    /// Returns the edge to follow among those that are available.
    fn select(&self, node: NodeId, seat: Seat, settings: &Settings) -> Option<usize> {
        let edges = self.available.iter().map(|edge| self.tree.edge(node, *edge));
        let best_look = edges.clone().map(|edge| edge.line.value).fold(f32::NEG_INFINITY, f32::max);
        let weight = |edge: &Edge<G::Action>| ((edge.line.value - best_look) / settings.temperature).exp();
        let (mut weights, mut visits, mut sum) = (0.0, 0, 0.0);
        for edge in edges {
            weights += weight(edge);
            visits += edge.visits;
            sum += edge.sum[seat.index()];
        }
        // A line that was never tried is valued by its first rating, relative to those that were.
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let curiosity = settings.curiosity * (visits.max(1) as f32).sqrt() / weights;
        let mut best = (f32::NEG_INFINITY, None);
        for &number in &self.available {
            let edge = self.tree.edge(node, number);
            let looks = mean + settings.hope_for(edge.line.value - best_look);
            let hope = (edge.sum[seat.index()] + settings.trust * looks) / (edge.visits as f32 + settings.trust);
            let worth = hope + curiosity * weight(edge) / (1 + edge.visits) as f32;
            if worth > best.0 {
                best = (worth, Some(number));
            }
        }
        best.1
    }
}

/// Returns what every seat can expect in a position.
fn outlook<G: Evaluate>(world: &G, judge: &Judge<G>, settings: &Settings, center: f32) -> Outlook {
    let players = world.players();
    let leads = judge.verdict(world);
    let mut hopes = Hopes::default();
    // The lead of a solo player is relative to what they could expect before.
    let center = if players == 1 { center } else { 0.0 };
    for (hope, lead) in hopes.iter_mut().zip(leads).take(players) {
        *hope = 1.0 / (1.0 + (-(lead - center) / settings.scale).exp());
    }
    if let Some(standings) = world.standings().filter(|_| players > 1) {
        // At the end, half of it is the place and half the lead.
        let share = 0.5 / standings.winners().count().max(1) as f32;
        hopes.iter_mut().for_each(|hope| *hope *= 0.5);
        for winner in standings.winners() {
            hopes[winner.index()] += share;
        }
    }
    Outlook { hopes, leads }
}
