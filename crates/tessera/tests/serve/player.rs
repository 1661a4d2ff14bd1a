use std::collections::BTreeSet;

use serde_json::{Value, json};
use ureq::Error;

use super::api::{Answer, Api};

/// An action, and the number of the move that it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sent {
    pub(super) answers: u64,
    pub(super) action: String,
}

/// A game that somebody plays, and what the server has said about it.
#[derive(Default)]
pub(super) struct Game {
    pub(super) table: String,
    /// What the server has answered, in order.
    pub(super) acknowledged: Vec<Sent>,
    /// What was sent and never answered.
    in_flight: Option<Sent>,
    /// The largest number in any answer.
    seen: u64,
}

/// Somebody in the first seat of a table, and bots in all others.
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

    /// Plays as fast as it goes, one game after the other, until the server is gone.
    pub(super) fn play(&mut self, api: &Api) -> Error {
        loop {
            if let Err(gone) = self.step(api) {
                return gone;
            }
        }
    }

    /// Looks at the table and does something there, if it is one's turn.
    fn step(&mut self, api: &Api) -> Result<(), Error> {
        let look = api.get(&format!("/api/tables/{}", self.game.table), &self.token)?.json(200);
        self.game.see(&look);
        if look["status"] == "over" {
            let table = api.table(&self.token, self.seats)?;
            let game = std::mem::replace(&mut self.game, Game { table, ..Game::default() });
            self.finished.push(game);
            return Ok(());
        }
        // The last one, which places most people: a game of single steps would take forever.
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

    /// The numbers of this person's moves, as the log of the table has them.
    pub(super) fn logged(&self, api: &Api) -> Vec<u64> {
        let log = api.look(&format!("/api/tables/{}/log", self.game.table), &self.token);
        let mine = log["log"].as_array().unwrap().iter().filter(|line| line["seat"] == "P1");
        let numbers: BTreeSet<u64> = mine.map(|line| line["position"].as_u64().unwrap()).collect();
        numbers.into_iter().collect()
    }

    /// Checks that everything is there that was promised, and nothing else but what was on its way. Then sends what
    /// was on its way again.
    pub(super) fn check(&mut self, api: &Api) {
        /// How many of the last moves are sent again.
        const AGAIN: usize = 5;
        let look = api.look(&format!("/api/tables/{}", self.game.table), &self.token);
        self.game.see(&look);
        let mut promised: Vec<u64> = self.game.acknowledged.iter().map(Sent::number).collect();
        let logged = self.logged(api);
        let in_flight = self.game.in_flight.take();
        let mut possible = promised.clone();
        possible.extend(in_flight.as_ref().map(Sent::number));
        assert!(logged == promised || logged == possible, "{promised:?} and {in_flight:?} became {logged:?}");
        if in_flight.is_some() {
            let fate = if logged == promised { "was not made" } else { "was made" };
            println!("a move was on its way and {fate}");
        }

        if let Some(sent) = in_flight {
            for _ in 0..2 {
                let look = self.send(api, &sent).unwrap().json(200);
                self.game.see(&look);
            }
            promised.push(sent.number());
            self.game.acknowledged.push(sent);
        }
        for sent in self.game.acknowledged.iter().rev().take(AGAIN) {
            self.send(api, sent).unwrap().json(200);
            let other = Sent { action: "something else".to_owned(), ..sent.clone() };
            let refused = self.send(api, &other).unwrap().json(409);
            assert!(refused["current"]["number"].as_u64().unwrap() >= sent.number(), "{refused}");
        }
        assert_eq!(self.logged(api), promised, "sending something again must not do it again");
    }
}

impl Game {
    /// Notes what an answer says: the table never goes back.
    fn see(&mut self, look: &Value) {
        let number = look["number"].as_u64().unwrap();
        assert!(number >= self.seen, "the table was at {} and is at {number}", self.seen);
        let promised = self.acknowledged.last().map_or(0, Sent::number);
        assert!(number >= promised, "{promised} was acknowledged, but the last is {number}");
        assert_eq!(look["position"], number, "nobody takes anything back here");
        self.seen = number;
    }
}

impl Sent {
    /// The number that this move has once it is made.
    pub(super) const fn number(&self) -> u64 {
        self.answers + 1
    }
}
