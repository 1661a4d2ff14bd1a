use serde::Serialize;

/// Stops as soon as it is proven on which side of a bar the first bot's win share lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// The bar, between 0 and 1.
    pub share: f64,
    /// The minimum number of games before stopping.
    pub at_least: u64,
}

/// A side of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The share is higher.
    Above,
    /// The share is lower.
    Below,
}

/// What was found out about the first bot's win share.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// The bar.
    pub share: f64,
    /// The maximum probability of a wrong verdict.
    pub error: f64,
    /// The number of games after which it was given.
    pub games: u64,
    /// The side that is proven, or `None` if the result is still open.
    pub proven: Option<Side>,
}

/// The maximum probability that a proven result is wrong.
pub(super) const ERROR: f64 = 0.05;

/// A sequential test that may be checked after every deal.
///
/// Deals are independent, and the first bot's share x of a deal lies between 0 and 1, with any distribution. Suppose
/// the true share is at most the bar m, and a gambler bets the fraction f of their money on every deal at the fair odds
/// x/m. After n deals their capital is `K(f) = Π (1 + f·(xᵢ/m − 1))`, a supermartingale. The same holds for a gambler
/// who starts with the money spread over several f: `K = mean of K(f) over f = 0.9, 0.45, 0.225, …`.
///
/// By Ville's inequality K ever reaches 2/α with a probability of at most α/2. If it does, “above” is proven. “Below”
/// is the same bet on 1 − x against 1 − m. Together they err with a probability of at most α, no matter how many deals
/// are played.
#[derive(Clone, Debug)]
pub(super) struct SequentialTest {
    bar: f64,
    above: Bets,
    below: Bets,
}

/// The logarithms of the capital for each fraction.
#[derive(Clone, Debug, Default)]
struct Bets([f64; BETS]);

const BETS: usize = 8;

impl SequentialTest {
    pub(super) fn new(bar: f64) -> Self {
        Self { bar, above: Bets::default(), below: Bets::default() }
    }

    /// Adds the first bot's share of a deal.
    pub(super) fn add(&mut self, share: f64) {
        self.above.win(share / self.bar);
        self.below.win((1.0 - share) / (1.0 - self.bar));
    }

    /// Returns the side that is proven so far.
    pub(super) fn proven(&self) -> Option<Side> {
        let enough = (2.0 / ERROR).ln();
        if self.above.log_capital() >= enough {
            Some(Side::Above)
        } else if self.below.log_capital() >= enough {
            Some(Side::Below)
        } else {
            None
        }
    }
}

impl Bets {
    /// Multiplies every stake by these odds.
    fn win(&mut self, odds: f64) {
        let mut fraction = 0.9;
        for capital in &mut self.0 {
            *capital += (fraction * (odds - 1.0)).ln_1p();
            fraction /= 2.0;
        }
    }

    fn log_capital(&self) -> f64 {
        let most = self.0.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        most + (self.0.iter().map(|capital| (capital - most).exp()).sum::<f64>() / BETS as f64).ln()
    }
}

#[cfg(test)]
mod tests {
    use engine::chance::FastChance;

    use super::*;

    /// Returns what is proven about a bot that wins each of a deal's two games with this probability, and after how
    /// many deals.
    fn verdict(seed: u64, bar: f64, chance_to_win: f64, deals: usize) -> Option<(Side, usize)> {
        let mut chance = FastChance::new(seed);
        let mut wins = || if (chance.bits() >> 11) as f64 / (1u64 << 53) as f64 <= chance_to_win { 0.5 } else { 0.0 };
        let mut test = SequentialTest::new(bar);
        for deal in 1..=deals {
            test.add(wins() + wins());
            if let Some(side) = test.proven() {
                return Some((side, deal));
            }
        }
        None
    }

    #[test]
    fn at_the_bar_at_most_one_run_in_twenty_proves_a_side() {
        for bar in [0.25, 0.5, 0.65] {
            let wrong = (0..500).filter(|seed| verdict(seed * 7919, bar, bar, 2000).is_some()).count();
            assert!(wrong <= 25, "{wrong} of 500 at {bar}");
        }
    }

    #[test]
    fn away_from_the_bar_the_right_side_is_proven_soon() {
        for (bar, share, side) in [(0.65, 0.75, Side::Above), (0.65, 0.55, Side::Below), (0.25, 0.4, Side::Above)] {
            let verdicts: Vec<_> = (0..200).map(|seed| verdict(seed * 7919, bar, share, 2000)).collect();
            let right: Vec<usize> =
                verdicts.iter().flatten().filter(|(proven, _)| *proven == side).map(|(_, deals)| *deals).collect();
            assert!(right.len() >= 195, "{} of 200", right.len());
            let mean = right.iter().sum::<usize>() / right.len();
            assert!(mean < 200, "{mean} deals");
        }
    }

    #[test]
    fn a_bot_that_wins_or_loses_everything_is_recognized_early() {
        assert_eq!(verdict(1, 0.5, 1.0, 100).map(|(side, deals)| (side, deals < 15)), Some((Side::Above, true)));
        assert_eq!(verdict(1, 0.5, -1.0, 100).map(|(side, deals)| (side, deals < 15)), Some((Side::Below, true)));
    }
}
