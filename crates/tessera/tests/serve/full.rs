use std::fs;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};

use super::api::{Answer, Api};
use super::{PATIENCE, Server, data};

/// Internal words that must not appear in an answer.
const INTERNALS: [&str; 8] = ["sqlite", "SQLite", "SQLITE", "database", "disk I/O", "os error", "(code", "tessera.db"];

#[track_caller]
fn must_hide_internals(answer: &Answer, folder: &str) {
    for internal in INTERNALS.iter().chain([&folder]) {
        assert!(!answer.text.contains(internal), "`{internal}` is in {}", answer.text);
    }
}

/// Simulates a full disk: files cannot grow, and writing beyond the first page fails.
fn let_files_grow(server: &Server, may_grow: bool) {
    let pid = Pid::from_raw(server.child.id().try_into().unwrap());
    let limit = Rlimit { current: if may_grow { None } else { Some(4096) }, maximum: None };
    prlimit(pid, Resource::Fsize, limit).unwrap();
}

#[track_caller]
fn wait_for_status(api: &Api, status: u16) -> Answer {
    let begun = Instant::now();
    loop {
        let answer = api.get("/readyz", "").unwrap();
        if answer.status == status {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "{}: {}", answer.status, answer.text);
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Waits until it is this person's turn, and returns their first legal action with the number it answers.
fn wait_for_turn(api: &Api, table: &str, person: &str) -> Value {
    let begun = Instant::now();
    loop {
        let look = api.look(&format!("/api/tables/{table}"), person);
        if let Some(legal) = look["actions"].get(0) {
            return json!({ "answers": look["number"], "action": legal["action"] });
        }
        assert!(begun.elapsed() < PATIENCE, "{look}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn with_a_full_disk_the_server_is_alive_but_not_ready_and_hides_internals() {
    let folder = tempfile::tempdir().unwrap();
    // The log is on the same disk, and cannot grow either.
    fs::write(folder.path().join("stderr"), "x".repeat(8192)).unwrap();
    // By default, the signal for exceeding the limit would end the process.
    let server = Server::start_limited(&folder, "trap '' XFSZ");
    let api = Api::new(&server.base);
    let ada = api.person("Ada");
    let table = api.table(&ada, &["me", "random"]).unwrap();
    assert_eq!(wait_for_status(&api, 200).text, "ok");
    let act = wait_for_turn(&api, &table, &ada);

    let_files_grow(&server, false);
    let inner = folder.path().to_str().unwrap();
    must_hide_internals(&wait_for_status(&api, 503), inner);
    assert_eq!(api.get("/healthz", "").unwrap().text, "ok");
    let said = "The server cannot reach its data at the moment, so nothing was done.";
    for answer in [
        api.post(&format!("/api/tables/{table}/act"), &ada, &act).unwrap(),
        api.post("/api/people", "", &json!({ "name": "Bob" })).unwrap(),
        api.submit("/me", "", &[("name", "Bob")]).unwrap(),
        api.submit("/me", &ada, &[("name", "Adele")]).unwrap(),
        api.submit(&format!("/tables/{table}/chat"), &ada, &[("text", "hello")]).unwrap(),
    ] {
        assert_eq!(answer.status, 500, "{}", answer.text);
        assert!(answer.text.contains(said), "{}", answer.text);
        must_hide_internals(&answer, inner);
    }

    let_files_grow(&server, true);
    wait_for_status(&api, 200);
    api.post(&format!("/api/tables/{table}/act"), &ada, &act).unwrap().json(200);
}

#[test]
fn a_deleted_database_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder);
    let api = Api::new(&server.base);
    wait_for_status(&api, 200);
    fs::remove_file(data(&folder).join("tessera.db")).unwrap();
    must_hide_internals(&wait_for_status(&api, 503), folder.path().to_str().unwrap());
    assert!(server.complaints().contains("it is gone"), "{}", server.complaints());
}
