//! Information-set Monte Carlo tree search, raced.
//!
//! A decision begins with the *lines* that look best: chains of decisions of the seat up to where another seat acts or
//! something is drawn. They race: in every round, all remaining lines are tried in the same worlds with the same luck,
//! and the worse half drops out (sequential halving). One line is better than another by a point or two, but luck makes
//! a difference of twenty. The difference between lines shows only if all have the same luck.
//!
//! To try a line means to imagine a world that the seat cannot distinguish from the true one, follow the line in it,
//! walk down the tree of replies to it, play on for a while, and value the final position. The tree is open-loop: a
//! node stands for the lines that led to it, regardless of what was drawn on the way. One line therefore has as many
//! children as there are replies to it, not as many as there are dice. Decisions with one possible answer are taken on
//! the way and are not nodes.
//!
//! Several trees can grow at the same time, each on its own thread; their results are added up at the roots.

mod comparison;
mod playout;
mod settings;
mod tree;
mod worker;

use std::thread;
use std::time::{Duration, Instant};

use engine::chance::FastChance;
use engine::{Evaluate, Seat};

pub use comparison::{Comparison, Estimate, Gain};
pub use settings::{Effort, Playouts, Settings};
use worker::{Limit, Question, Worker};

use crate::greedy::Line;
use crate::{Allowance, Bot, Care, Greedy, Judge, Perspective};

/// A player that searches.
pub struct Search<G: Evaluate> {
    judge: Judge<G>,
    settings: Settings,
    allowance: Allowance,
    /// The players whose ideas the search begins with.
    advisers: Vec<Greedy<G>>,
    workers: Vec<Worker<G>>,
    chance: FastChance,
    /// The next actions, in reverse order.
    planned: Vec<G::Action>,
    /// The fraction of the turn's effort that is left, from 1 to 0.
    left: f32,
}

/// The result of a search for one line of decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<A> {
    /// The decisions of the seat, up to where another seat acts or something is drawn.
    pub line: Vec<A>,
    /// The number of times it was tried.
    pub tried: u32,
    /// The seat's hope for victory after it, from 0 to 1.
    pub hope: f32,
    /// The expected lead over the best of the others, in points; the expected points if the seat plays alone.
    pub lead: f32,
}

impl<A: Copy> Finding<A> {
    /// Returns the first action of the line.
    pub fn action(&self) -> Option<A> {
        self.line.first().copied()
    }
}

impl<G: Evaluate> Search<G> {
    /// Creates a player that values positions as the judge does. It always plays the same way for the same seed if the
    /// effort is counted in iterations.
    #[must_use]
    pub fn new(judge: Judge<G>, settings: Settings, seed: u64) -> Self {
        let mut chance = FastChance::new(seed);
        let workers = (0..settings.trees.max(1)).map(|_| Worker::new(judge.instinct(), chance.bits())).collect();
        let opinions = judge.opinions().into_iter();
        let advisers = opinions.map(|opinion| Greedy::by(opinion, Care::REFERENCE, chance.bits())).collect();
        Self {
            judge,
            settings,
            allowance: Allowance::unlimited(),
            advisers,
            workers,
            chance,
            planned: Vec::new(),
            left: 1.0,
        }
    }

    /// Returns the player with an allowance that it shares with others on the machine.
    #[must_use]
    pub fn within(self, allowance: Allowance) -> Self {
        Self { allowance, ..self }
    }

    /// Returns the results for the actions that look good, best first, each with the best line that begins with it. The
    /// whole effort of a turn is spent on this decision.
    pub fn findings(&mut self, perspective: &Perspective<'_, G>) -> Vec<Finding<G::Action>> {
        let mut findings: Vec<Finding<G::Action>> = Vec::new();
        let lines = self.lines(perspective);
        for found in self.race(perspective, &lines, 1.0) {
            match findings.iter_mut().find(|finding| finding.action() == found.action()) {
                // The line that was tried most often came first: it tells what the action is worth.
                Some(finding) => finding.tried += found.tried,
                None => findings.push(found),
            }
        }
        findings
    }

    /// Returns the best line that begins with this legal action. Part of a turn's effort is spent on how to go on after
    /// it.
    pub fn line_with(&mut self, perspective: &Perspective<'_, G>, action: G::Action) -> Vec<G::Action> {
        const PART: f32 = 0.25;
        let (world, seat) = (perspective.imagine(&mut self.chance), perspective.seat());
        let after = self.advisers.first().and_then(|adviser| adviser.after(&world, seat, &action));
        // Nothing was drawn: what the seat knows of this world is what it would know of the true one.
        let rest = after.and_then(|after| self.best_line(&Perspective::new(&*after, seat), PART));
        std::iter::once(action).chain(rest.into_iter().flatten()).collect()
    }

    /// Compares these lines by trying each this many times, even if it promises little. Each has its own tree and the
    /// same luck, so they can be compared with each other.
    pub fn compare(&mut self, perspective: &Perspective<'_, G>, lines: &[Vec<G::Action>], tries: u32) -> Comparison {
        let seat = perspective.seat();
        let center = self.judge.lead(&perspective.imagine(&mut self.chance), seat);
        let luck: Vec<u64> = (0..tries).map(|_| self.chance.bits()).collect();
        let question = Question { perspective, judge: &self.judge, settings: &self.settings, center };
        let mut comparison = Comparison::default();
        for actions in lines {
            let mut worker = Worker::new(self.judge.instinct(), 0);
            worker.begin(seat, &[Line { actions: actions.clone(), value: 0.0 }]);
            let luck = luck.iter().take_while(|_| !self.allowance.is_cancelled());
            comparison.add(seat, luck.map(|luck| worker.look_at(&question, 0, *luck)));
        }
        comparison
    }

    /// Returns the lines to begin with.
    fn lines(&mut self, perspective: &Perspective<'_, G>) -> Vec<Line<G::Action>> {
        match self.settings.playouts {
            Playouts::Informed { .. } => {
                let world = perspective.imagine(&mut self.chance);
                self.advised(&world, perspective.seat())
            }
            Playouts::Uniform => {
                let mut firsts = Vec::new();
                perspective.actions(&mut firsts);
                firsts.into_iter().map(Line::unknown).collect()
            }
        }
    }

    /// Returns the lines that the advisers rate best, those of the first adviser first.
    fn advised(&mut self, world: &G, seat: Seat) -> Vec<Line<G::Action>> {
        let share = self.settings.lines.div_ceil(self.advisers.len());
        let mut lines: Vec<Line<G::Action>> = Vec::with_capacity(self.settings.lines);
        for adviser in &mut self.advisers {
            let worst = lines.last().map(|line| line.value);
            for mut line in adviser.sensible_lines(world, seat, share) {
                if lines.iter().any(|known| known.actions == line.actions) {
                    continue;
                }
                // Another judge counts differently, so lines that only it suggests rank below all ideas so far.
                line.value = worst.unwrap_or(line.value);
                lines.push(line);
            }
        }
        lines
    }

    /// Returns the line that wins its race, with this part of a turn's effort.
    fn best_line(&mut self, perspective: &Perspective<'_, G>, part: f32) -> Option<Vec<G::Action>> {
        let mut lines = self.lines(perspective);
        match lines.len() {
            1 => Some(lines.pop()?.actions),
            _ => Some(self.race(perspective, &lines, part).into_iter().next()?.line),
        }
    }

    /// Races lines by sequential halving, with this part of a turn's effort. The best comes first.
    fn race(
        &mut self,
        perspective: &Perspective<'_, G>,
        lines: &[Line<G::Action>],
        part: f32,
    ) -> Vec<Finding<G::Action>> {
        let seat = perspective.seat();
        let center = self.judge.lead(&perspective.imagine(&mut self.chance), seat);
        self.workers.iter_mut().for_each(|worker| worker.begin(seat, lines));
        let mut left: Vec<usize> = (0..lines.len()).collect();
        let mut dropped = Vec::with_capacity(lines.len());
        let rounds = lines.len().max(2).next_power_of_two().ilog2();
        for _ in 0..rounds {
            let limit = self.limit(part / rounds as f32, left.len());
            self.think(perspective, center, &left, &limit);
            left.sort_by(|a, b| self.promise(seat, lines, *b).total_cmp(&self.promise(seat, lines, *a)));
            dropped.extend(left.drain(left.len().div_ceil(2)..).rev());
        }
        let finding = |number: usize| {
            let Tally { tried, hope, lead } = tally(&self.workers, seat, number);
            Finding { line: lines[number].actions.clone(), tried, hope, lead }
        };
        let findings = left.into_iter().chain(dropped.into_iter().rev()).map(finding).collect();
        // A bot that waits for its next turn holds no memory.
        self.workers.iter_mut().for_each(Worker::forget);
        findings
    }

    /// Makes all workers look at these lines.
    fn think(&mut self, perspective: &Perspective<'_, G>, center: f32, lines: &[usize], limit: &Limit) {
        let question = Question { perspective, judge: &self.judge, settings: &self.settings, center };
        match self.workers.as_mut_slice() {
            [alone] => alone.think(&question, lines, limit),
            workers => thread::scope(|scope| {
                for worker in workers {
                    scope.spawn(|| worker.think(&question, lines, limit));
                }
            }),
        }
    }

    /// Returns what a line of the root promises, from its results and, to a small extent, from its first rating.
    fn promise(&self, seat: Seat, lines: &[Line<G::Action>], line: usize) -> f32 {
        let Tally { tried, hope, .. } = tally(&self.workers, seat, line);
        let looks = self.settings.hope_for(lines[line].value - lines[0].value);
        hope + self.settings.trust * looks / tried.max(1) as f32
    }

    /// Checks whether another seat acts after what is planned.
    fn ends_turn(&mut self, perspective: &Perspective<'_, G>) -> bool {
        let mut world = perspective.imagine(&mut self.chance);
        for action in &self.planned {
            world.perform(perspective.seat(), action, &mut self.chance, &mut ());
        }
        !world.to_act().contains(perspective.seat())
    }

    /// Returns the part of the turn's effort to spend on the next decision. Each part is smaller than the one before.
    fn next_part(&mut self) -> f32 {
        const PART: f32 = 0.6;
        const LEAST: f32 = 0.06;
        let part = (self.left * PART).max(LEAST);
        self.left = (self.left - part).max(0.0);
        part
    }

    /// Returns the limit for thinking about this many lines.
    fn limit(&self, part: f32, lines: usize) -> Limit {
        let (iterations, clock) = match self.settings.effort {
            Effort::Iterations(iterations) => (iterations, None),
            Effort::Time { most, iterations } => {
                (iterations, Some((Instant::now(), Duration::from_secs_f32(most.as_secs_f32() * part))))
            }
        };
        let worlds = iterations as f32 * part / (self.workers.len() * lines) as f32;
        Limit { worlds: worlds.round().max(1.0) as u32, clock, allowance: self.allowance.clone() }
    }
}

/// Number of times a line was tried, and its average results.
struct Tally {
    tried: u32,
    hope: f32,
    lead: f32,
}

/// Sums up the results of all workers for a line of their roots.
fn tally<'a, G: Evaluate>(workers: impl IntoIterator<Item = &'a Worker<G>>, seat: Seat, line: usize) -> Tally {
    let (mut tried, mut hope, mut lead) = (0, 0.0, 0.0);
    for edge in workers.into_iter().filter_map(|worker| worker.firsts().get(line)) {
        tried += edge.visits;
        hope += edge.sum[seat.index()];
        lead += edge.lead;
    }
    let count = tried.max(1) as f32;
    Tally { tried, hope: hope / count, lead: lead / count }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        // Nothing has been drawn and no other seat has acted since, so the plan is still right.
        if let Some(planned) = self.planned.pop().filter(|planned| firsts.contains(planned)) {
            return Some(planned);
        }
        self.planned.clear();
        if firsts.len() < 2 {
            return firsts.first().copied();
        }
        let part = self.next_part();
        self.planned = self.best_line(perspective, part)?;
        if self.ends_turn(perspective) {
            self.left = 1.0;
        }
        self.planned.reverse();
        self.planned.pop()
    }
}
