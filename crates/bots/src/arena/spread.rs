use serde::Serialize;

/// The quantile of the normal distribution for 95 %.
pub(super) const Z: f64 = 1.959_964;

/// An average with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Mean {
    /// The average.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Mean {
    /// Computes the average of these numbers.
    #[must_use]
    pub fn of(numbers: &[f64]) -> Self {
        let count = numbers.len().max(1) as f64;
        let value = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|number| (number - value).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let half = Z * (variance / count).sqrt();
        Self { value, low: value - half, high: value + half }
    }
}

/// The distribution of some numbers: their average and quartiles. The average and the median have 95 % intervals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The average.
    pub mean: Mean,
    /// A quarter of the numbers are at most this.
    pub lower_quartile: f64,
    /// Half of the numbers are at most this.
    pub median: Mean,
    /// Three quarters of the numbers are at most this.
    pub upper_quartile: f64,
}

impl Spread {
    /// Computes the distribution of these numbers.
    #[must_use]
    pub fn of(mut numbers: Vec<f64>) -> Self {
        let mean = Mean::of(&numbers);
        numbers.sort_by(f64::total_cmp);
        let count = numbers.len() as f64;
        // Returns the number at a rank between 0 and all, or 0 if there are no numbers.
        let at = |rank: f64| {
            let last = numbers.len().saturating_sub(1);
            numbers.get((rank.max(0.0) as usize).min(last)).copied().unwrap_or(0.0)
        };
        // The ranks between which the true median lies: those of a fair coin tossed this many times.
        let half = Z * count.sqrt() / 2.0;
        Self {
            mean,
            lower_quartile: at(count / 4.0),
            median: Mean { value: at(count / 2.0), low: at(count / 2.0 - half), high: at(count / 2.0 + half) },
            upper_quartile: at(count * 3.0 / 4.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_its_interval() {
        let mean = Mean::of(&[1.0, 3.0, 5.0, 7.0]);
        // The deviation is 2.582, and that of the mean is half of it.
        assert!((mean.value - 4.0).abs() < 1e-9);
        assert!((mean.high - 6.530).abs() < 1e-3 && (mean.low - 1.470).abs() < 1e-3, "{mean:?}");
        assert_eq!(Mean::of(&[]), Mean::default());
    }

    #[test]
    fn quartiles_cut_in_four() {
        let spread = Spread::of((1..=100).rev().map(f64::from).collect());
        assert_eq!((spread.lower_quartile, spread.median.value, spread.upper_quartile), (26.0, 51.0, 76.0));
        // 100 tosses of a fair coin show between 40 and 60 heads.
        assert_eq!((spread.median.low, spread.median.high), (41.0, 60.0));
        assert_eq!(Spread::of(Vec::new()), Spread::default());
    }
}
