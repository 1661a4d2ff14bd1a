use serde::{Deserialize, Serialize};

use super::Fault;

/// A message to a program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Message<'a, V> {
    /// A game begins.
    Hello(&'a Hello<'a>),
    /// The program owes a decision.
    Decide { number: u64, view: &'a V, actions: &'a [String] },
    /// The game is over.
    Over { standings: &'a [SeatResult], forfeit: Option<usize> },
}

/// What a program is told before a game.
#[derive(Serialize)]
pub(crate) struct Hello<'a> {
    pub(crate) protocol: u32,
    pub(crate) game: &'static str,
    pub(crate) rules: u32,
    pub(crate) pack: String,
    pub(crate) setup: String,
    /// The number of its seat, counted from 0.
    pub(crate) seat: usize,
    pub(crate) players: usize,
    /// A seed for its own randomness. It does not reveal the dice and cards of the game.
    pub(crate) seed: u64,
    /// The bots in all seats.
    pub(crate) names: Vec<&'a str>,
}

/// How a seat did in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct SeatResult {
    pub(crate) seat: usize,
    /// The place, where 1 is best. Seats that are still tied after all tie-breaks share it.
    pub(crate) place: usize,
    pub(crate) score: i32,
}

/// The answer of a program.
#[derive(Debug, Deserialize)]
pub(super) struct Answer {
    number: u64,
    pub(super) action: String,
}

impl Answer {
    /// Reads the answer to the decision with this number.
    pub(super) fn read(line: &[u8], number: u64) -> Result<Self, Fault> {
        let answer: Self = serde_json::from_slice(line).map_err(|error| Fault::malformed(line, &error))?;
        if answer.number != number {
            return Err(Fault::OtherNumber { answered: answer.number, asked: number });
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_the_number_of_its_question() {
        let read = |line: &str| Answer::read(line.as_bytes(), 7);
        assert_eq!(read(r#"{"number": 7, "action": "use hut", "why": "it is fun"}"#).unwrap().action, "use hut");
        assert_eq!(read(r#"{"number": 6, "action": "x"}"#).unwrap_err(), Fault::OtherNumber { answered: 6, asked: 7 });
        for line in ["", "use hut", r#"{"action": "use hut"}"#, r#"{"number": 7}"#, r#"{"number": 7, "action": 1}"#] {
            assert!(matches!(read(line), Err(Fault::Malformed { .. })), "{line}");
        }
    }

    #[test]
    fn messages_name_their_type() {
        let actions = ["use hut".to_owned()];
        let decide = Message::Decide { number: 7, view: &1, actions: &actions };
        let text = serde_json::to_string(&decide).unwrap();
        assert_eq!(text, r#"{"type":"decide","number":7,"view":1,"actions":["use hut"]}"#);
        let places = [SeatResult { seat: 0, place: 1, score: 3 }];
        let over: Message<'_, ()> = Message::Over { standings: &places, forfeit: None };
        let text = serde_json::to_string(&over).unwrap();
        assert_eq!(text, r#"{"type":"over","standings":[{"seat":0,"place":1,"score":3}],"forfeit":null}"#);
    }
}
