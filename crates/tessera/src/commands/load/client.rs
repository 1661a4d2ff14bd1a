//! A client of the JSON interface.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::failure::Failure;

/// A client that plays through the JSON interface.
pub(super) struct Client {
    agent: Agent,
    base: String,
}

/// The state of a table, as far as the measurement needs it.
pub(super) struct Table {
    id: String,
    /// The number of the last move.
    pub(super) number: u64,
    pub(super) is_over: bool,
    /// A legal action of the caller, if it is their turn.
    pub(super) action: Option<String>,
}

impl Client {
    pub(super) fn new(address: SocketAddr) -> Self {
        let config = Agent::config_builder().timeout_global(Some(Duration::from_secs(60))).build();
        Self { agent: config.new_agent(), base: format!("http://{address}/api") }
    }

    /// Signs up a new player, and returns their token.
    pub(super) fn person(&self, name: &str) -> Result<String, Failure> {
        let url = format!("{}/people", self.base);
        let answer: Value = self.agent.post(url).send_json(json!({ "name": name }))?.body_mut().read_json()?;
        Ok(answer["token"].as_str().unwrap_or_default().to_owned())
    }

    /// Opens a table.
    pub(super) fn table(&self, token: &str, game: &str, seats: &[&str]) -> Result<Table, Failure> {
        let options = json!({ "players": seats.len().to_string() });
        let order = json!({ "game": game, "seats": seats, "options": options, "pace": 0 });
        let answer = self.post(token, "/tables", &order)?;
        Ok(Table::read(&answer))
    }

    /// Fetches the current state of a table.
    pub(super) fn look(&self, token: &str, table: &mut Table) -> Result<(), Failure> {
        let url = format!("{}/tables/{}", self.base, table.id);
        let call = self.agent.get(url).header("authorization", format!("Bearer {token}"));
        *table = Table::read(&call.call()?.body_mut().read_json()?);
        Ok(())
    }

    /// Takes an action, and updates the table from the answer.
    pub(super) fn act(&self, token: &str, table: &mut Table, action: &str) -> Result<(), Failure> {
        let path = format!("/tables/{}/act", table.id);
        *table = Table::read(&self.post(token, &path, &json!({ "answers": table.number, "action": action }))?);
        Ok(())
    }

    fn post(&self, token: &str, path: &str, body: &Value) -> Result<Value, Failure> {
        let url = format!("{}{path}", self.base);
        let call = self.agent.post(url).header("authorization", format!("Bearer {token}"));
        Ok(call.send_json(body)?.body_mut().read_json()?)
    }
}

impl Table {
    fn read(answer: &Value) -> Self {
        // The last action places the most people. Placing them one by one would take forever.
        let action = answer["actions"].as_array().and_then(|actions| actions.last()?["action"].as_str());
        Self {
            id: answer["id"].as_str().unwrap_or_default().to_owned(),
            number: answer["number"].as_u64().unwrap_or_default(),
            is_over: answer["status"] == "over",
            action: action.map(ToOwned::to_owned),
        }
    }
}
