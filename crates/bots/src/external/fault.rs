use std::time::Duration;

use super::process::LONGEST_LINE;

/// Why a program forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It took too long to answer.
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    TooSlow(Duration),
    /// It ended or closed its output.
    #[error("the program ended instead of answering ({0})")]
    Gone(String),
    /// It wrote a line that is longer than any answer.
    #[error("it wrote a line of more than {LONGEST_LINE} bytes: expected one short JSON object a line")]
    TooLong,
    /// Its output is not an answer.
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
        /// The number in its answer.
        answered: u64,
        /// The number of the decision that it owes.
        asked: u64,
    },
    /// The action is not legal.
    #[error("it answered `{action}`: expected one of the {legal} legal actions, such as `{example}`")]
    Illegal {
        /// The action it answered, shortened.
        action: String,
        /// The number of legal actions.
        legal: usize,
        /// An example of a legal action.
        example: String,
    },
    /// The question could not be written, which is a bug in this program.
    #[error("the view could not be written, which is a bug in this program: {0}")]
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

/// Returns enough of a text to show it on one line.
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
