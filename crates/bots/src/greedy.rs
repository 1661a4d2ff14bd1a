use engine::chance::{FastChance, Watched};
use engine::{Evaluate, Seat};

use crate::{Bot, Judge, Perspective};

/// How carefully a greedy player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// How often an action that draws something is tried out.
    pub samples: u32,
    /// How many unfinished chains of decisions are followed at the same time.
    pub beam: usize,
    /// How many decisions a chain can have.
    pub depth: u32,
}

impl Care {
    /// That of the player whom others are measured against.
    pub const REFERENCE: Self = Self { samples: 12, beam: 16, depth: 12 };
    /// Enough for games of which thousands are played.
    pub const QUICK: Self = Self { samples: 3, beam: 4, depth: 8 };
}

/// Looks as far as its own decisions reach: follows each chain of them to the point where somebody else has to act or
/// something is drawn, and takes the first step of the chain that ends in the best position. What is drawn is sampled.
pub struct Greedy<G: Evaluate> {
    judge: Judge<G>,
    care: Care,
    /// Whether it leaves alone what is pointless.
    is_sensible: bool,
    chance: FastChance,
    /// Where the samples of one decision begin. All actions are tried with the same luck, so that none of them looks
    /// better only because its dice fell better.
    luck: FastChance,
    actions: Vec<G::Action>,
    beam: Vec<Chain<G>>,
    lines: Vec<Line<G::Action>>,
}

/// Decisions of one seat that follow each other.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line<A> {
    /// The decisions; at least one.
    pub(crate) actions: Vec<A>,
    /// What the position is worth that they lead to.
    pub(crate) value: f32,
}

impl<A> Line<A> {
    /// A single decision of which nothing is known.
    pub(crate) fn unknown(action: A) -> Self {
        Self { actions: vec![action], value: 0.0 }
    }
}

/// A line that can go on.
struct Chain<G: Evaluate> {
    /// Chains are sorted all the time, and states are large.
    world: Box<G>,
    line: Line<G::Action>,
}

/// Where an action leads.
enum Outcome<G> {
    /// The seat decides again, and nothing new is known.
    GoesOn(Box<G>),
    /// The chain ends here, in positions of this value.
    Ends(f32),
}

impl<G: Evaluate> Greedy<G> {
    /// A player who looks so carefully and goes by the rules of thumb. The same seed plays the same way.
    #[must_use]
    pub const fn new(care: Care, seed: u64) -> Self {
        Self::by(Judge::by_rule(), care, seed)
    }

    /// A player who takes positions to be worth what the judge says.
    #[must_use]
    pub const fn by(judge: Judge<G>, care: Care, seed: u64) -> Self {
        Self {
            judge,
            care,
            is_sensible: false,
            chance: FastChance::new(seed),
            luck: FastChance::new(seed),
            actions: Vec::new(),
            beam: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// The same, but leaves alone what is pointless, unlike the player whom others are measured against.
    #[must_use]
    pub fn sensible(self) -> Self {
        Self { is_sensible: true, ..self }
    }

    /// Every legal action of the seat with the points that can be expected after it, the best first. What
    /// [`choose`](Bot::choose) takes is the first of them.
    pub fn rate(&mut self, perspective: &Perspective<'_, G>) -> Vec<(G::Action, f32)> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        self.rated(perspective, &firsts)
    }

    fn rated(&mut self, perspective: &Perspective<'_, G>, firsts: &[G::Action]) -> Vec<(G::Action, f32)> {
        let world = perspective.imagine(&mut self.chance);
        let lines = self.lines(&world, perspective.seat());
        let best = |first: &G::Action| {
            let own = lines.iter().filter(|line| line.actions.first() == Some(first));
            own.map(|line| line.value).fold(f32::NEG_INFINITY, f32::max)
        };
        let mut rated: Vec<(G::Action, f32)> = firsts.iter().map(|first| (*first, best(first))).collect();
        // Of actions that are worth the same, the one that is listed first comes first.
        rated.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        rated
    }

    /// The lines that a seat could follow in this world, in no order; at least one for each of its actions.
    pub(crate) fn lines(&mut self, world: &G, seat: Seat) -> &[Line<G::Action>] {
        self.luck = FastChance::new(self.chance.bits());
        self.lines.clear();
        self.beam.clear();
        self.go_on(world, seat, &[]);
        for _ in 1..self.care.depth {
            // Of chains that look alike, those that began first are kept.
            self.beam.sort_by(|a, b| b.line.value.total_cmp(&a.line.value));
            for chain in self.beam.drain(self.care.beam.min(self.beam.len())..) {
                // A chain nobody follows is worth what it looks like, but only if nothing better is known.
                if self.lines.iter().all(|line| line.actions.first() != chain.line.actions.first()) {
                    self.lines.push(chain.line);
                }
            }
            for chain in std::mem::take(&mut self.beam) {
                self.go_on(&chain.world, seat, &chain.line.actions);
            }
        }
        self.lines.extend(self.beam.drain(..).map(|chain| chain.line));
        &self.lines
    }

    /// The best lines that a seat could follow in this world, at most so many, the best first. Of lines that lead to
    /// positions of exactly the same value, which mostly are the same positions, only the first is among them.
    pub(crate) fn best_lines(&mut self, world: &G, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        self.sort_lines(world, seat);
        self.lines.dedup_by(|a, b| a.value.to_bits() == b.value.to_bits());
        self.lines.truncate(most);
        self.lines.clone()
    }

    /// The same without those in which something pointless is done, unless there are no others.
    pub(crate) fn sensible_lines(&mut self, world: &G, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        self.sort_lines(world, seat);
        let mut sensible: Vec<Line<G::Action>> = Vec::with_capacity(most);
        for line in &self.lines {
            let is_new = sensible.last().is_none_or(|last| last.value.to_bits() != line.value.to_bits());
            if sensible.len() < most && is_new && is_sensible(world, seat, &line.actions) {
                sensible.push(line.clone());
            }
        }
        if sensible.is_empty() {
            sensible.extend(self.lines.first().cloned());
        }
        sensible
    }

    /// The world after this action, if the seat goes on there and nothing was drawn.
    pub(crate) fn after(&self, world: &G, seat: Seat, action: &G::Action) -> Option<Box<G>> {
        match self.outcome(world, seat, action) {
            Outcome::GoesOn(after) => Some(after),
            Outcome::Ends(_) => None,
        }
    }

    /// How the seat would go on after this action, by what was [rated](Self::rate) last.
    pub(crate) fn rest_of_line(&self, action: &G::Action) -> &[G::Action] {
        let own = self.lines.iter().filter(|line| line.actions.first() == Some(action));
        own.max_by(|a, b| a.value.total_cmp(&b.value)).map_or(&[], |line| &line.actions[1..])
    }

    fn sort_lines(&mut self, world: &G, seat: Seat) {
        self.lines(world, seat);
        self.lines.sort_by(|a, b| b.value.total_cmp(&a.value));
    }

    /// Follows each way to go on after these decisions.
    fn go_on(&mut self, world: &G, seat: Seat, so_far: &[G::Action]) {
        let mut actions = std::mem::take(&mut self.actions);
        world.actions(seat, &mut actions);
        for action in &actions {
            let mut line = Vec::with_capacity(so_far.len() + 1);
            line.extend_from_slice(so_far);
            line.push(*action);
            match self.outcome(world, seat, action) {
                Outcome::Ends(value) => self.lines.push(Line { actions: line, value }),
                Outcome::GoesOn(world) => {
                    let value = self.judge.worth(&world, seat);
                    self.beam.push(Chain { world, line: Line { actions: line, value } });
                }
            }
        }
        self.actions = actions;
    }

    fn outcome(&self, world: &G, seat: Seat, action: &G::Action) -> Outcome<G> {
        let mut after = Box::new(world.clone());
        let mut luck = self.luck.clone();
        let mut watched = Watched::new(&mut luck);
        after.perform(seat, action, &mut watched, &mut ());
        if watched.has_told_something() {
            let mut sum = self.judge.worth(&after, seat);
            for _ in 1..self.care.samples {
                let mut after = world.clone();
                after.perform(seat, action, &mut luck, &mut ());
                sum += self.judge.worth(&after, seat);
            }
            return Outcome::Ends(sum / self.care.samples as f32);
        }
        if after.to_act().contains(seat) {
            return Outcome::GoesOn(after);
        }
        Outcome::Ends(self.judge.worth(&after, seat))
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        if firsts.len() < 2 {
            return firsts.first().copied();
        }
        let rated = self.rated(perspective, &firsts);
        let sensible = rated.iter().find(|(action, _)| !self.is_sensible || !perspective.is_pointless(action));
        sensible.or(rated.first()).map(|(action, _)| *action)
    }
}

/// Whether nothing pointless is done on the way.
fn is_sensible<G: Evaluate>(world: &G, seat: Seat, actions: &[G::Action]) -> bool {
    let mut world = world.clone();
    // Nothing is drawn before the last action, and after that nobody looks.
    let mut chance = FastChance::new(0);
    actions.iter().all(|action| {
        let is_sensible = !world.is_pointless(seat, action);
        world.perform(seat, action, &mut chance, &mut ());
        is_sensible
    })
}
