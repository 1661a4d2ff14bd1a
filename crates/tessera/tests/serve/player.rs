use std::collections::BTreeSet;

use serde_json::{Value, json};
use ureq::Error;

use super::api::{Answer, Api};

/// An action, and the number of the last move that the player had seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sent {
    pub(super) answers: u64,
    pub(super) action: String,
}

/// A game in progress, and what the server has said about it.
#[derive(Default)]
pub(super) struct Game {
    pub(super) table: String,
    /// Moves that the server has acknowledged, in order.
    pub(super) acknowledged: Vec<Sent>,
    /// A move that was sent but never answered.
    in_flight: Option<Sent>,
    /// The largest number in any answer.
    seen: u64,
}

/// A player in the first seat of a table, with bots in all other seats.
pub(super) struct Player {
    pub(super) token: String,
    seats: &'static [&'static str],
    pub(super) game: Game,
    /// The games that are over.
    pub(super) finished: Vec<Game>,
}

impl Player {
    pub(super) fn new(api: &Api, name: &str, seats: &'static [&'static str]) -> Self {
        let token = api.person(name);
        let game = Game { table: api.table(&token, seats).unwrap(), ..Game::default() };
        Self { token, seats, game, finished: Vec::new() }
    }

    /// Plays one game after another as fast as possible, until the server is gone.
    pub(super) fn play(&mut self, api: &Api) -> Error {
        loop {
            if let Err(gone) = self.step(api) {
                return gone;
            }
        }
    }

    /// Looks at the table, and moves if it is the player's turn.
    fn step(&mut self, api: &Api) -> Result<(), Error> {
        let look = api.get(&format!("/api/tables/{}", self.game.table), &self.token)?.json(200);
        self.game.see(&look);
        if look["status"] == "over" {
            let table = api.table(&self.token, self.seats)?;
            let game = std::mem::replace(&mut self.game, Game { table, ..Game::default() });
            self.finished.push(game);
            return Ok(());
        }
        // The last action places the most people. Placing them one by one would take forever.
        let Some(action) = look["actions"].as_array().unwrap().last() else { return Ok(()) };
        let action = action["action"].as_str().unwrap().to_owned();
        let sent = Sent { answers: look["number"].as_u64().unwrap(), action };
        self.game.in_flight = Some(sent.clone());
        let answer = self.send(api, &sent)?.json(200);
        self.game.in_flight = None;
        self.game.acknowledged.push(sent);
        self.game.see(&answer);
        Ok(())
    }

    fn send(&self, api: &Api, sent: &Sent) -> Result<Answer, Error> {
        let body = json!({ "answers": sent.answers, "action": sent.action });
        api.post(&format!("/api/tables/{}/act", self.game.table), &self.token, &body)
    }

    /// The numbers of this player's moves in the log of the table.
    pub(super) fn logged(&self, api: &Api) -> Vec<u64> {
        let log = api.look(&format!("/api/tables/{}/log", self.game.table), &self.token);
        let mine = log["log"].as_array().unwrap().iter().filter(|line| line["seat"] == "P1");
        let numbers: BTreeSet<u64> = mine.map(|line| line["position"].as_u64().unwrap()).collect();
        numbers.into_iter().collect()
    }

    /// Checks that every acknowledged move is there, and nothing else except the move in flight. Then sends the move in
    /// flight and the latest moves again.
    pub(super) fn check(&mut self, api: &Api) {
        /// Number of the latest moves that are sent again.
        const AGAIN: usize = 5;
        let look = api.look(&format!("/api/tables/{}", self.game.table), &self.token);
        self.game.see(&look);
        let mut acknowledged: Vec<u64> = self.game.acknowledged.iter().map(Sent::number).collect();
        let logged = self.logged(api);
        let in_flight = self.game.in_flight.take();
        let mut possible = acknowledged.clone();
        possible.extend(in_flight.as_ref().map(Sent::number));
        assert!(logged == acknowledged || logged == possible, "{acknowledged:?} and {in_flight:?} became {logged:?}");
        if in_flight.is_some() {
            let fate = if logged == acknowledged { "was not made" } else { "was made" };
            println!("a move was in flight and {fate}");
        }

        if let Some(sent) = in_flight {
            for _ in 0..2 {
                let look = self.send(api, &sent).unwrap().json(200);
                self.game.see(&look);
            }
            acknowledged.push(sent.number());
            self.game.acknowledged.push(sent);
        }
        for sent in self.game.acknowledged.iter().rev().take(AGAIN) {
            self.send(api, sent).unwrap().json(200);
            let other = Sent { action: "something else".to_owned(), ..sent.clone() };
            let refused = self.send(api, &other).unwrap().json(409);
            assert!(refused["current"]["number"].as_u64().unwrap() >= sent.number(), "{refused}");
        }
        assert_eq!(self.logged(api), acknowledged, "sending something again must not do it again");
    }
}

impl Game {
    /// Records an answer, and checks that the table never goes back.
    fn see(&mut self, look: &Value) {
        let number = look["number"].as_u64().unwrap();
        assert!(number >= self.seen, "the table was at {} and is at {number}", self.seen);
        let acknowledged = self.acknowledged.last().map_or(0, Sent::number);
        assert!(number >= acknowledged, "{acknowledged} was acknowledged, but the last is {number}");
        assert_eq!(look["position"], number, "no one takes anything back here");
        self.seen = number;
    }
}

impl Sent {
    /// The number of this move once it is made.
    pub(super) const fn number(&self) -> u64 {
        self.answers + 1
    }
}
