use std::time::Duration;

use super::process::LONGEST_LINE;

/// Why a program forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It took too long.
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    TooSlow(Duration),
    /// It ended, or closed its output.
    #[error("the program ended instead of answering ({0})")]
    Gone(String),
    /// It wrote more than any answer has.
    #[error("it wrote a line of more than {LONGEST_LINE} bytes: expected one short JSON object a line")]
    TooLong,
    /// What it wrote is not an answer.
    #[error("it answered `{answer}`: expected {{\"number\": N, \"action\": \"...\"}} ({problem})")]
    Malformed {
        /// What it wrote, shortened.
        answer: String,
        /// What is wrong with it.
        problem: String,
    },
    /// It answered another question.
    #[error("it answered decision {answered}: expected one answer, to decision {asked}")]
    OtherNumber {
        /// The number it named.
        answered: u64,
        /// The number of the decision that it owes.
        asked: u64,
    },
    /// It may not do that.
    #[error("it answered `{action}`: expected one of the {legal} legal actions, such as `{example}`")]
    Illegal {
        /// What it wanted to do, shortened.
        action: String,
        /// How many actions are legal.
        legal: usize,
        /// One of them.
        example: String,
    },
    /// It could not be asked.
    #[error("the view could not be written, which is a mistake in this program: {0}")]
    Unwritten(String),
}

impl Fault {
    pub(super) fn malformed(line: &[u8], error: &serde_json::Error) -> Self {
        Self::Malformed { answer: shortened(&String::from_utf8_lossy(line)), problem: error.to_string() }
    }

    pub(super) fn illegal(action: &str, legal: &[String]) -> Self {
        let example = legal.first().cloned().unwrap_or_default();
        Self::Illegal { action: shortened(action), legal: legal.len(), example }
    }
}

/// So much of a text that it can be shown on one line.
fn shortened(text: &str) -> String {
    const MOST: usize = 80;
    let mut line: String = text.trim().chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.trim().chars().nth(MOST).is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_answers_are_shortened_to_a_line() {
        assert_eq!(shortened(" a\tb\n"), "a b");
        assert_eq!(shortened(&"x".repeat(80)), "x".repeat(80));
        assert_eq!(shortened(&"x".repeat(81)), "x".repeat(80) + "…");
    }
}
