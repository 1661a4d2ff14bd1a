use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::{Agent, Body, Error};

use super::PATIENCE;

/// A client of one server.
pub(super) struct Api {
    agent: Agent,
    base: String,
}

/// An answer of the server.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) cookies: Vec<String>,
    pub(super) text: String,
}

impl Api {
    pub(super) fn new(base: &str) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .build();
        Self { agent: config.new_agent(), base: base.to_owned() }
    }

    pub(super) fn get(&self, path: &str, token: &str) -> Result<Answer, Error> {
        let call = self.agent.get(format!("{}{path}", self.base));
        answer(call.header("authorization", format!("Bearer {token}")).call()?)
    }

    /// Sends a JSON body. If the server asks to slow down, waits and sends it again.
    pub(super) fn post(&self, path: &str, token: &str, body: &Value) -> Result<Answer, Error> {
        patiently(|| {
            let call = self.agent.post(format!("{}{path}", self.base));
            answer(call.header("authorization", format!("Bearer {token}")).send_json(body)?)
        })
    }

    /// Sends a form as a page would, with the same retries.
    pub(super) fn submit(&self, path: &str, token: &str, fields: &[(&str, &str)]) -> Result<Answer, Error> {
        patiently(|| {
            let call = self.agent.post(format!("{}{path}", self.base));
            answer(call.header("authorization", format!("Bearer {token}")).send_form(fields.iter().copied())?)
        })
    }

    /// Fetches JSON that must exist.
    #[track_caller]
    pub(super) fn look(&self, path: &str, token: &str) -> Value {
        self.get(path, token).unwrap().json(200)
    }

    /// Signs up a new player, and returns their token.
    pub(super) fn person(&self, name: &str) -> String {
        let answer = self.post("/api/people", "", &json!({ "name": name })).unwrap().json(201);
        answer["token"].as_str().unwrap().to_owned()
    }

    /// Opens a table with these seats, at which bots move without a pause.
    pub(super) fn table(&self, token: &str, seats: &[&str]) -> Result<String, Error> {
        let order = json!({ "game": "stone-age", "seats": seats, "pace": 0 });
        let answer = self.post("/api/tables", token, &order)?.json(201);
        Ok(answer["id"].as_str().unwrap().to_owned())
    }

    /// Waits until the table satisfies a condition.
    #[track_caller]
    pub(super) fn wait_for(&self, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let look = self.look(&format!("/api/tables/{table}"), "");
            if holds(&look) {
                return look;
            }
            assert!(begun.elapsed() < PATIENCE, "the condition was never met: {look}");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Repeats a request until the server no longer asks to slow down.
fn patiently(send: impl Fn() -> Result<Answer, Error>) -> Result<Answer, Error> {
    loop {
        let answer = send()?;
        if answer.status != 429 {
            return Ok(answer);
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn answer(mut response: ureq::http::Response<Body>) -> Result<Answer, Error> {
    let cookies = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap().to_owned());
    let cookies = cookies.collect();
    Ok(Answer { status: response.status().as_u16(), cookies, text: response.body_mut().read_to_string()? })
}

impl Answer {
    /// Returns the body as JSON. The answer must have this status.
    #[track_caller]
    pub(super) fn json(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap()
    }
}
