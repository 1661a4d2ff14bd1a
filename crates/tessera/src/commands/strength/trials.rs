//! The trials and their claims.

/// Games of one line-up, and the claims they should prove.
pub(super) struct Trial {
    pub(super) game: &'static str,
    /// Setup options.
    pub(super) options: &'static [(&'static str, &'static str)],
    /// One bot per seat; the first one is measured.
    pub(super) bots: Vec<String>,
    /// Minimum number of games. More are played only while a claimed share is neither proven nor refuted.
    pub(super) games: u64,
    pub(super) claims: Vec<Claim>,
}

/// A measured number and its target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Claim {
    /// The first bot's share of the victories, with its minimum if there is one.
    Wins(Option<f64>),
    /// The average number of rounds lies between these.
    Rounds(f64, f64),
    /// The winner's average points lie between these.
    WinningScore(f64, f64),
    /// The median of the points is at least this.
    Median(f64),
}

/// A round robin of all levels of a game, with two players.
pub(super) struct Ladder {
    pub(super) game: &'static str,
    /// The levels, weakest first.
    pub(super) bots: Vec<String>,
    /// Number of games for each pair.
    pub(super) games: u64,
}

/// The number of worlds per turn that the levels of a game look at while measured: fewer than at a table.
struct Budget {
    game: &'static str,
    hard: u32,
    expert: u32,
    /// Minimum number of games per claim.
    games: u64,
}

const BUDGETS: [Budget; 3] = [
    Budget { game: "stone-age", hard: 60, expert: 300, games: 200 },
    Budget { game: "revive", hard: 200, expert: 40, games: 100 },
    Budget { game: "civolution", hard: 80, expert: 200, games: 100 },
];

/// Minimum share of victories of each level against the one below, with two players.
const STEP: f64 = 0.65;

impl Budget {
    fn hard(&self) -> String {
        format!("hard@{}", self.hard)
    }

    fn expert(&self) -> String {
        format!("expert@{}", self.expert)
    }

    /// Returns the levels, weakest first.
    fn levels(&self) -> [String; 4] {
        ["easy".to_owned(), "medium".to_owned(), self.hard(), self.expert()]
    }

    fn trial(&self, bots: Vec<String>, claims: Vec<Claim>) -> Trial {
        Trial { game: self.game, options: &[], bots, games: self.games, claims }
    }

    /// Claims that an expert wins at least this share against a number of greedy players.
    fn against_greedy(&self, others: usize, share: f64) -> Trial {
        let greedy = std::iter::repeat_n("greedy".to_owned(), others);
        let bots = std::iter::once(self.expert()).chain(greedy).collect();
        self.trial(bots, vec![Claim::Wins(Some(share))])
    }

    /// Experts among themselves.
    fn experts(&self, players: usize, claims: Vec<Claim>) -> Trial {
        self.trial(vec![self.expert(); players], claims)
    }

    /// Returns trials of each level against the one below.
    fn steps(&self) -> Vec<Trial> {
        let step = |pair: &[String]| self.trial(vec![pair[1].clone(), pair[0].clone()], vec![Claim::Wins(Some(STEP))]);
        self.levels().windows(2).map(step).collect()
    }

    /// Returns trials of each level alone against each rival, which only record how often it wins.
    fn against_rivals(&self, rivals: &'static [&[(&str, &str)]]) -> Vec<Trial> {
        let against = |options| {
            let alone = move |level| Trial { options, ..self.trial(vec![level], vec![Claim::Wins(None)]) };
            self.levels().into_iter().map(alone)
        };
        rivals.iter().copied().flat_map(against).collect()
    }
}

/// V.I.C.I at each of its levels.
const VICI: &[&[(&str, &str)]] = &[
    &[("vici", "beginner")],
    &[("vici", "moderate")],
    &[("vici", "medium")],
    &[("vici", "advanced")],
    &[("vici", "expert")],
];

/// Number of games for each pair of levels, enough to rate them all.
const LADDER_GAMES: u64 = 40;

/// Returns a round robin of the levels for every game.
pub(super) fn ladders() -> Vec<Ladder> {
    let ladder = |budget: &Budget| Ladder { game: budget.game, bots: budget.levels().to_vec(), games: LADDER_GAMES };
    BUDGETS.iter().map(ladder).collect()
}

/// Returns all trials, game by game.
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
