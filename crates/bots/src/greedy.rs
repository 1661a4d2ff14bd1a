use engine::chance::{FastChance, Watched};
use engine::{Evaluate, Seat};

use crate::{Bot, Judge, Perspective};

/// How carefully a greedy player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// Number of times an action that draws something is tried.
    pub samples: u32,
    /// Maximum number of unfinished chains of decisions that are followed at the same time.
    pub beam: usize,
    /// Maximum number of decisions in a chain.
    pub depth: u32,
}

impl Care {
    /// The care of the reference player, which other players are measured against.
    pub const REFERENCE: Self = Self { samples: 12, beam: 16, depth: 12 };
    /// Enough for games that are played by the thousands.
    pub const QUICK: Self = Self { samples: 3, beam: 4, depth: 8 };
}

/// Looks ahead as far as its own decisions reach. It follows each chain of them to the point where another seat has to
/// act or something is drawn, and takes the first step of the chain with the best position at its end. Draws are
/// sampled.
pub struct Greedy<G: Evaluate> {
    judge: Judge<G>,
    care: Care,
    /// Whether it skips pointless actions.
    is_sensible: bool,
    chance: FastChance,
    /// The start of the samples of one decision. All actions are tried with the same luck, so none of them looks better
    /// only because of better dice.
    luck: FastChance,
    actions: Vec<G::Action>,
    beam: Vec<Chain<G>>,
    lines: Vec<Line<G::Action>>,
}

/// A chain of decisions of one seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line<A> {
    /// The decisions; at least one.
    pub(crate) actions: Vec<A>,
    /// The value of the position that they lead to.
    pub(crate) value: f32,
}

impl<A> Line<A> {
    /// Returns a single decision about which nothing is known.
    pub(crate) fn unknown(action: A) -> Self {
        Self { actions: vec![action], value: 0.0 }
    }
}

/// A line that can go on.
struct Chain<G: Evaluate> {
    /// Boxed because chains are sorted often and states are large.
    world: Box<G>,
    line: Line<G::Action>,
}

/// The result of an action.
enum Outcome<G> {
    /// The seat decides again, and nothing new is known.
    GoesOn(Box<G>),
    /// The chain ends here, in positions of this average value.
    Ends(f32),
}

impl<G: Evaluate> Greedy<G> {
    /// Creates a player that looks this carefully and uses the rules of thumb. It always plays the same way for the
    /// same seed.
    #[must_use]
    pub const fn new(care: Care, seed: u64) -> Self {
        Self::by(Judge::by_rule(), care, seed)
    }

    /// Creates a player that values positions as the judge does.
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

    /// Returns the player with a change: unlike the reference player, it skips pointless actions.
    #[must_use]
    pub fn sensible(self) -> Self {
        Self { is_sensible: true, ..self }
    }

    /// Rates every legal action of the seat by the points that can be expected after it, best first.
    /// [`choose`](Bot::choose) takes the first.
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
        // Actions of equal value stay in the order in which they are listed.
        rated.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        rated
    }

    /// Returns the lines that the seat could follow in this world, in no order; at least one for each of its actions.
    pub(crate) fn lines(&mut self, world: &G, seat: Seat) -> &[Line<G::Action>] {
        self.luck = FastChance::new(self.chance.bits());
        self.lines.clear();
        self.beam.clear();
        self.go_on(world, seat, &[]);
        for _ in 1..self.care.depth {
            // Of chains with equal values, those that began first are kept.
            self.beam.sort_by(|a, b| b.line.value.total_cmp(&a.line.value));
            for chain in self.beam.drain(self.care.beam.min(self.beam.len())..) {
                // A dropped chain is worth what it looks like, but only if nothing better is known.
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

    /// Returns the best lines that the seat could follow in this world, at most `most`, best first. Lines that lead to
    /// positions of exactly the same value usually lead to the same position, so only the first of them is kept.
    pub(crate) fn best_lines(&mut self, world: &G, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        self.sort_lines(world, seat);
        self.lines.dedup_by(|a, b| a.value.to_bits() == b.value.to_bits());
        self.lines.truncate(most);
        self.lines.clone()
    }

    /// Returns the best lines without those that include a pointless action, unless there are no others.
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

    /// Returns the world after this action if the seat goes on there and nothing was drawn.
    pub(crate) fn after(&self, world: &G, seat: Seat, action: &G::Action) -> Option<Box<G>> {
        match self.outcome(world, seat, action) {
            Outcome::GoesOn(after) => Some(after),
            Outcome::Ends(_) => None,
        }
    }

    /// Returns how the seat would go on after this action, according to the last [rating](Self::rate).
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

/// Checks that no action on the way is pointless.
fn is_sensible<G: Evaluate>(world: &G, seat: Seat, actions: &[G::Action]) -> bool {
    let mut world = world.clone();
    // Nothing is drawn before the last action, and after it the state is not used.
    let mut chance = FastChance::new(0);
    actions.iter().all(|action| {
        let is_sensible = !world.is_pointless(seat, action);
        world.perform(seat, action, &mut chance, &mut ());
        is_sensible
    })
}
