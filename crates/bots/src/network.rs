//! A small network that learns what a position is worth.

use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The number of units in the hidden layer.
pub(crate) const HIDDEN: usize = 64;

/// A number for each unit of the hidden layer.
pub(crate) type Row = [f32; HIDDEN];

/// A network with one hidden layer of rectified units and one output.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// For each input, its weights for the hidden units.
    pub(crate) first: Vec<Row>,
    pub(crate) bias: Row,
    /// The weight of each hidden unit in the outcome.
    pub(crate) second: Row,
    pub(crate) last: f32,
}

impl Network {
    /// Returns the values of the hidden units before they are rectified.
    pub(crate) fn sums(&self, inputs: impl Iterator<Item = f32>) -> Row {
        let mut sums = self.bias;
        for (input, row) in inputs.zip(&self.first) {
            // Most inputs are 0.
            if input != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
        sums
    }

    /// Returns the output for these inputs.
    #[must_use]
    pub fn outcome(&self, inputs: impl Iterator<Item = f32>) -> f32 {
        let sums = self.sums(inputs);
        self.last + sums.iter().zip(&self.second).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>()
    }

    /// Returns the number of inputs.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.first.len()
    }
}

/// The error for a network text that is broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the network: expected {expected}")]
pub struct NetworkError {
    line: usize,
    expected: String,
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "network inputs {} hidden {HIDDEN}", self.inputs())?;
        let rows = [&self.bias, &self.second].into_iter().chain(&self.first);
        for row in rows {
            let mut line = String::new();
            for weight in row {
                write!(line, "{weight:.4} ")?;
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        writeln!(f, "{:.4}", self.last)
    }
}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let mut lines = text.lines().zip(1..);
        let mut row = |expected: &str| {
            let (line, number) = lines.next().unwrap_or(("", 0));
            (line, NetworkError { line: number, expected: expected.to_owned() })
        };
        let hidden = format!(" hidden {HIDDEN}");
        let (heading, error) = row(&format!("`network inputs N{hidden}`"));
        let inputs = heading.strip_prefix("network inputs ").and_then(|rest| rest.strip_suffix(&hidden));
        let inputs: usize = inputs.and_then(|number| number.parse().ok()).ok_or(error)?;
        let mut weights = || {
            let (line, error) = row(&format!("{HIDDEN} numbers"));
            let mut numbers = line.split(' ').map(str::parse);
            let mut row = [0.0; HIDDEN];
            for weight in &mut row {
                *weight = numbers.next().and_then(Result::ok).ok_or_else(|| error.clone())?;
            }
            if numbers.next().is_some() { Err(error) } else { Ok(row) }
        };
        let (bias, second) = (weights()?, weights()?);
        let first = (0..inputs).map(|_| weights()).collect::<Result<_, _>>()?;
        let (line, error) = row("a number");
        let last = line.parse().map_err(|_| error)?;
        Ok(Self { first, bias, second, last })
    }
}
