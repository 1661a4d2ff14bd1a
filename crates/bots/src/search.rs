//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world that the seat cannot tell from the true one, walks down the tree of actions in it,
//! adds a node, plays on for a while, and values the position that it comes to. The tree is open-loop: a node stands for
//! the actions that led to it, whatever was drawn on the way, so that one action has as many children as there are answers
//! to it and not as many as there are dice. Decisions with one possible answer are taken on the way and are no nodes.
//!
//! Several trees can grow at the same time, each on a thread of its own; what they found is added up at their roots.

mod plan;
mod playout;
mod tree;
mod worker;

use std::thread;
use std::time::{Duration, Instant};

use engine::chance::FastChance;
use engine::{Evaluate, Seat};

pub use plan::{Effort, Plan, Playouts};
use worker::{Limit, Worker};

use crate::greedy::Line;
use crate::{Allowance, Bot, Care, Greedy, Judge, Perspective};

/// A player that searches.
pub struct Search<G: Evaluate> {
    judge: Judge<G>,
    plan: Plan,
    allowance: Allowance,
    /// Whose first impression the search begins with.
    greedy: Greedy<G>,
    workers: Vec<Worker<G>>,
    chance: FastChance,
    /// What is to be done next, the last first.
    planned: Vec<G::Action>,
    /// How much of the turn's effort is left, from 1 to 0.
    left: f32,
}

/// What a search has found out about an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub tried: u32,
    /// What the seat can hope for after it, from 0 to 1.
    pub hope: f32,
    /// The points that the seat can expect to have in the end.
    pub points: f32,
}

/// What a search has found out about a line.
struct LineFinding<A> {
    line: Vec<A>,
    tried: u32,
    hope: f32,
    points: f32,
}

impl<G: Evaluate> Search<G> {
    /// A player that takes positions to be worth what the judge says. The same seed plays the same way if the effort is
    /// counted in iterations.
    #[must_use]
    pub fn new(judge: Judge<G>, plan: Plan, seed: u64) -> Self {
        let mut chance = FastChance::new(seed);
        let workers = (0..plan.trees.max(1)).map(|_| Worker::new(chance.bits())).collect();
        let greedy = Greedy::new(Care::REFERENCE, chance.bits());
        Self { judge, plan, allowance: Allowance::unlimited(), greedy, workers, chance, planned: Vec::new(), left: 1.0 }
    }

    /// Shares the machine with others who think.
    #[must_use]
    pub fn within(self, allowance: Allowance) -> Self {
        Self { allowance, ..self }
    }

    /// What can be said about the seat's actions that look good, the best first. All the effort of a turn is spent on
    /// this decision.
    pub fn findings(&mut self, perspective: &Perspective<'_, G>) -> Vec<Finding<G::Action>> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        let mut findings: Vec<Finding<G::Action>> = Vec::new();
        for LineFinding { line, tried, hope, points } in self.search(perspective, &firsts, 1.0) {
            let Some(&action) = line.first() else { continue };
            match findings.iter_mut().find(|finding| finding.action == action) {
                // The line that was tried most came before: it tells what the action is worth.
                Some(finding) => finding.tried += tried,
                None => findings.push(Finding { action, tried, hope, points }),
            }
        }
        findings
    }

    /// What can be said about each of these legal actions after it was tried so often, however little it promises. Each
    /// has a tree of its own and the same luck, so that one can be compared with the other.
    pub fn compare(
        &mut self,
        perspective: &Perspective<'_, G>,
        actions: &[G::Action],
        tries: u32,
    ) -> Vec<Finding<G::Action>> {
        let seat = perspective.seat();
        let center = self.judge.lead(&perspective.imagine(&mut self.chance), seat);
        let luck: Vec<u64> = (0..tries).map(|_| self.chance.bits()).collect();
        let compared = actions.iter().map(|action| {
            let mut worker = Worker::new(0);
            worker.begin(seat, &[Line { actions: vec![*action], value: 0.0 }]);
            for luck in luck.iter().take_while(|_| !self.allowance.is_cancelled()) {
                worker.iterate_with(*luck, perspective, &self.judge, &self.plan, center);
            }
            let (tried, hope, points) = found([&worker], seat, 0);
            Finding { action: *action, tried, hope, points }
        });
        compared.collect()
    }

    fn search(
        &mut self,
        perspective: &Perspective<'_, G>,
        firsts: &[G::Action],
        part: f32,
    ) -> Vec<LineFinding<G::Action>> {
        let seat = perspective.seat();
        let world = perspective.imagine(&mut self.chance);
        let lines = match self.plan.playouts {
            Playouts::Informed { .. } => self.greedy.best_lines(&world, seat, 3 * self.plan.width),
            Playouts::Uniform => firsts.iter().map(|first| Line { actions: vec![*first], value: 0.0 }).collect(),
        };
        let center = self.judge.lead(&world, seat);
        let limit = self.limit(part);
        let (judge, plan) = (&self.judge, &self.plan);
        let think = |worker: &mut Worker<G>| worker.think(perspective, judge, plan, &lines, center, &limit);
        match self.workers.as_mut_slice() {
            [alone] => think(alone),
            workers => thread::scope(|scope| {
                for worker in workers {
                    scope.spawn(|| think(worker));
                }
            }),
        }
        let findings = self.merged(seat, lines);
        // A bot that waits for its next turn holds no memory.
        self.workers.iter_mut().for_each(Worker::forget);
        findings
    }

    /// Whether somebody else acts after what is planned.
    fn hands_on(&mut self, perspective: &Perspective<'_, G>) -> bool {
        let mut world = perspective.imagine(&mut self.chance);
        for action in &self.planned {
            world.perform(perspective.seat(), action, &mut self.chance, &mut ());
        }
        !world.to_act().contains(perspective.seat())
    }

    /// The part of the turn's effort that is spent on the next decision: what is left is spent in ever smaller parts.
    fn next_part(&mut self) -> f32 {
        const PART: f32 = 0.6;
        const LEAST: f32 = 0.06;
        let part = (self.left * PART).max(LEAST);
        self.left = (self.left - part).max(0.0);
        part
    }

    /// How much may be thought about a decision.
    fn limit(&self, part: f32) -> Limit {
        match self.plan.effort {
            Effort::Iterations(iterations) => {
                let iterations = (iterations as f32 * part / self.workers.len() as f32) as u32;
                Limit { iterations: iterations.max(1), clock: None, allowance: self.allowance.clone() }
            }
            Effort::Time { most, iterations } => {
                let iterations = (iterations as f32 * part / self.workers.len() as f32) as u32;
                let clock = Some((Instant::now(), Duration::from_secs_f32(most.as_secs_f32() * part)));
                Limit { iterations: iterations.max(1), clock, allowance: self.allowance.clone() }
            }
        }
    }

    /// What all trees have found out, the best first.
    fn merged(&self, seat: Seat, lines: Vec<Line<G::Action>>) -> Vec<LineFinding<G::Action>> {
        let mut findings = Vec::with_capacity(lines.len());
        for (number, line) in lines.into_iter().enumerate() {
            let (tried, hope, points) = found(&self.workers, seat, number);
            findings.push(LineFinding { line: line.actions, tried, hope, points });
        }
        // The most tried; of those that were tried as often, the one that promises most.
        findings.sort_by(|a, b| b.tried.cmp(&a.tried).then(b.hope.total_cmp(&a.hope)));
        findings
    }
}

/// How often these workers tried a line of their roots, all together, and what they found on average: what the seat can
/// hope for, and its points.
fn found<'a, G: Evaluate>(
    workers: impl IntoIterator<Item = &'a Worker<G>>,
    seat: Seat,
    line: usize,
) -> (u32, f32, f32) {
    let (mut tried, mut hope, mut points) = (0, 0.0, 0.0);
    for edge in workers.into_iter().filter_map(|worker| worker.firsts().get(line)) {
        tried += edge.visits;
        hope += edge.sum[seat.index()];
        points += edge.points;
    }
    let count = tried.max(1) as f32;
    (tried, hope / count, points / count)
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        // Nothing has been drawn and nobody has acted since: what was planned is still right.
        if let Some(planned) = self.planned.pop().filter(|planned| firsts.contains(planned)) {
            return Some(planned);
        }
        self.planned.clear();
        if firsts.len() < 2 {
            return firsts.first().copied();
        }
        let part = self.next_part();
        self.planned = self.search(perspective, &firsts, part).into_iter().next()?.line;
        if self.hands_on(perspective) {
            self.left = 1.0;
        }
        self.planned.reverse();
        self.planned.pop()
    }
}
