//! What is measured.

/// Games of one line-up, and what they should show.
pub(super) struct Trial {
    pub(super) game: &'static str,
    /// Setup options.
    pub(super) options: &'static [(&'static str, &'static str)],
    /// One bot a seat; the first one is measured.
    pub(super) bots: Vec<String>,
    /// At least so many games are played. Where a share is proven or refuted, no more than that; otherwise more.
    pub(super) games: u64,
    pub(super) claims: Vec<Claim>,
}

/// Something that is measured, and what it should be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Claim {
    /// The first bot's share of the victories, and what it should be at least.
    Wins(Option<f64>),
    /// The rounds of a game on average lie between these.
    Rounds(f64, f64),
    /// The winner's points on average lie between these.
    WinningScore(f64, f64),
    /// Half of the games bring at least so many points.
    Median(f64),
}

/// All levels of a game, each against each, in games of two.
pub(super) struct Ladder {
    pub(super) game: &'static str,
    /// The levels, the weakest first.
    pub(super) bots: Vec<String>,
    /// How many games each two of them play.
    pub(super) games: u64,
}

/// A game with the worlds that its levels look at in a turn while they are measured: fewer than at a table.
struct Budget {
    game: &'static str,
    hard: u32,
    expert: u32,
    /// Games that a claim rests on, at least.
    games: u64,
}

const BUDGETS: [Budget; 3] = [
    Budget { game: "stone-age", hard: 60, expert: 300, games: 200 },
    Budget { game: "revive", hard: 200, expert: 40, games: 100 },
    Budget { game: "civolution", hard: 80, expert: 200, games: 100 },
];

/// How much more often than the one below a level should win, in games of two.
const STEP: f64 = 0.65;

impl Budget {
    fn hard(&self) -> String {
        format!("hard@{}", self.hard)
    }

    fn expert(&self) -> String {
        format!("expert@{}", self.expert)
    }

    /// The levels, the weakest first.
    fn levels(&self) -> [String; 4] {
        ["easy".to_owned(), "medium".to_owned(), self.hard(), self.expert()]
    }

    fn trial(&self, bots: Vec<String>, claims: Vec<Claim>) -> Trial {
        Trial { game: self.game, options: &[], bots, games: self.games, claims }
    }

    /// An expert against so many greedy players should win so often.
    fn against_greedy(&self, others: usize, share: f64) -> Trial {
        let greedy = std::iter::repeat_n("greedy".to_owned(), others);
        let bots = std::iter::once(self.expert()).chain(greedy).collect();
        self.trial(bots, vec![Claim::Wins(Some(share))])
    }

    /// So many experts among themselves.
    fn experts(&self, players: usize, claims: Vec<Claim>) -> Trial {
        self.trial(vec![self.expert(); players], claims)
    }

    /// Every level against the one below.
    fn steps(&self) -> Vec<Trial> {
        let step = |pair: &[String]| self.trial(vec![pair[1].clone(), pair[0].clone()], vec![Claim::Wins(Some(STEP))]);
        self.levels().windows(2).map(step).collect()
    }

    /// Every level alone against every rival, how often it wins.
    fn against_rivals(&self, rivals: &'static [&[(&str, &str)]]) -> Vec<Trial> {
        let against = |options| {
            let alone = move |level| Trial { options, ..self.trial(vec![level], vec![Claim::Wins(None)]) };
            self.levels().into_iter().map(alone)
        };
        rivals.iter().copied().flat_map(against).collect()
    }
}

/// V.I.C.I on each of its levels.
const VICI: &[&[(&str, &str)]] = &[
    &[("vici", "beginner")],
    &[("vici", "moderate")],
    &[("vici", "medium")],
    &[("vici", "advanced")],
    &[("vici", "expert")],
];

/// How many games each two levels of a game play: enough to rate all of them.
const LADDER_GAMES: u64 = 40;

/// The levels of every game.
pub(super) fn ladders() -> Vec<Ladder> {
    let ladder = |budget: &Budget| Ladder { game: budget.game, bots: budget.levels().to_vec(), games: LADDER_GAMES };
    BUDGETS.iter().map(ladder).collect()
}

/// All trials, game by game.
pub(super) fn trials() -> Vec<Trial> {
    let [stone_age, revive, civolution] = &BUDGETS;
    let mut trials = vec![
        stone_age.against_greedy(3, 0.7),
        stone_age.against_greedy(1, 0.8),
        stone_age.experts(4, vec![Claim::Rounds(9.0, 12.0), Claim::WinningScore(150.0, 220.0)]),
        stone_age.experts(2, vec![Claim::WinningScore(200.0, f64::INFINITY)]),
    ];
    trials.extend(stone_age.steps());
    trials.push(revive.against_greedy(3, 0.6));
    trials.push(revive.experts(1, vec![Claim::Median(100.0)]));
    trials.extend(revive.steps());
    trials.push(civolution.against_greedy(3, 0.6));
    trials.extend(civolution.steps());
    trials.extend(civolution.against_rivals(VICI));
    trials
}
