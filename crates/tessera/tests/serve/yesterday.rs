use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::api::Api;
use super::{Server, data};

/// The data folders.
const FOLDERS: [&str; 2] = ["first", "second"];

/// A data folder written by an earlier version, with what that version said about each table.
struct Yesterday {
    folder: PathBuf,
    said: Value,
    data: TempDir,
}

impl Yesterday {
    fn open(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/yesterday").join(name);
        let said = serde_json::from_str(&fs::read_to_string(folder.join("tables.json")).unwrap()).unwrap();
        let home = tempfile::tempdir().unwrap();
        fs::create_dir(data(&home)).unwrap();
        fs::copy(folder.join("tessera.db"), data(&home).join("tessera.db")).unwrap();
        Self { folder, said, data: home }
    }

    fn token(&self, name: &str) -> &str {
        self.said["people"][name].as_str().unwrap()
    }

    /// The tables whose description starts with `what`.
    fn tables(&self, what: &str) -> Vec<&Value> {
        let tables = self.said["tables"].as_array().unwrap().iter();
        let tables: Vec<&Value> = tables.filter(|table| table["what"].as_str().unwrap().starts_with(what)).collect();
        assert!(!tables.is_empty(), "{what}");
        tables
    }
}

fn address(table: &Value) -> String {
    format!("/api/tables/{}", table["id"].as_str().unwrap())
}

/// Seats, places and points, without tie-breakers.
fn places(standings: &Value) -> Vec<(String, i64, i64)> {
    let line = |line: &Value| {
        (line["seat"].as_str().unwrap().to_owned(), line["place"].as_i64().unwrap(), line["score"].as_i64().unwrap())
    };
    let mut places: Vec<_> = standings.as_array().unwrap().iter().map(line).collect();
    places.sort();
    places
}

#[test]
fn finished_tables_keep_their_result_moves_and_record() {
    FOLDERS.into_iter().for_each(keep_what_is_finished);
}

fn keep_what_is_finished(name: &str) {
    let yesterday = Yesterday::open(name);
    let server = Server::start(&yesterday.data);
    let (api, ann) = (Api::new(&server.base), yesterday.token("Ann"));
    for said in yesterday.tables("finished") {
        let look = api.look(&address(said), ann);
        assert_eq!((&look["status"], &look["position"]), (&said["status"], &said["position"]), "{said}");
        assert_eq!(places(&look["standings"]), places(&said["standings"]), "{said}");
        let log = api.look(&format!("{}/log", address(said)), ann);
        let last = log["log"].as_array().unwrap().iter().filter_map(|line| line["position"].as_u64()).max();
        assert_eq!(last, said["position"].as_u64(), "{said}");
        let page = format!("/tables/{}", said["id"].as_str().unwrap());
        for part in ["", "/log", "/result", "/history"] {
            let answer = api.get(&format!("{page}{part}"), ann).unwrap();
            assert!([200, 303].contains(&answer.status), "{page}{part}: {}", answer.text);
        }
        let exported = api.get(&format!("{page}/export"), ann).unwrap().text;
        let record = fs::read_to_string(yesterday.folder.join(said["record"].as_str().unwrap())).unwrap();
        assert_eq!(exported, record, "{said}");
    }
    let campaign = yesterday.tables("campaign finished")[0];
    let look = api.look(&address(campaign), ann);
    assert_eq!((&look["status"], &look["campaign"]), (&json!("over"), &campaign["campaign"]));
}

#[test]
fn running_tables_continue_or_explain_why_not_and_continue_from_the_last_replayable_position() {
    FOLDERS.into_iter().for_each(go_on);
}

fn go_on(name: &str) {
    let yesterday = Yesterday::open(name);
    let server = Server::start(&yesterday.data);
    let api = Api::new(&server.base);
    let people = [yesterday.token("Ann"), yesterday.token("Ben")];
    let ann = people[0];
    let (mut went_on, mut stood_still) = (0, 0);
    for said in yesterday.tables("running").into_iter().chain(yesterday.tables("campaign running")) {
        let look = api.look(&address(said), ann);
        assert_eq!(look["status"], "playing", "{said}");
        let log = api.look(&format!("{}/log", address(said)), ann);
        assert!(!log["log"].as_array().unwrap().is_empty(), "{said}");
        if look["standstill"].is_null() {
            assert_eq!((&look["position"], &look["number"]), (&said["position"], &said["number"]), "{said}");
            went_on += 1;
        } else {
            // Only changed rules can have stopped it, and those of Stone Age have not changed.
            assert_ne!(said["game"], "stone-age", "{look}");
            let plays_to = look["standstill"]["plays_to"].as_u64().unwrap();
            assert!(plays_to < said["position"].as_u64().unwrap(), "{look}");
            assert!(look["standstill"]["why"].as_str().unwrap().contains("rules"), "{look}");
            let page = format!("/tables/{}", said["id"].as_str().unwrap());
            assert_eq!(api.get(&page, people[1]).unwrap().status, 200);
            let stranger = api.submit(&format!("{page}/go-on"), people[1], &[]).unwrap();
            assert_eq!(stranger.status, 403, "{}", stranger.text);
            let answer = api.submit(&format!("{page}/go-on"), ann, &[]).unwrap();
            assert_eq!(answer.status, 303, "{}", answer.text);
            let look = api.look(&address(said), ann);
            assert_eq!((&look["standstill"], &look["status"]), (&Value::Null, &json!("playing")), "{said}");
            // From there, everything is redrawn, and bots continue immediately.
            assert!(look["position"].as_u64().unwrap() > plays_to, "{look}");
            stood_still += 1;
        }
        play_on(&api, said, &people);
    }
    println!("{went_on} tables continued, {stood_still} stood still first");
    assert!(went_on > stood_still);
}

/// Makes some moves for the people who are to act. Bots answer.
fn play_on(api: &Api, table: &Value, people: &[&str]) {
    let address = address(table);
    let mut made = 0;
    for _ in 0..2000 {
        for token in people {
            let look = api.look(&address, token);
            if made == 12 || look["status"] == "over" {
                return;
            }
            if let Some(action) = look["actions"].as_array().unwrap().first() {
                let body = json!({ "answers": look["number"], "action": action["action"] });
                let answer = api.post(&format!("{address}/act"), token, &body).unwrap();
                assert!([200, 409].contains(&answer.status), "{}", answer.text);
                made += u32::from(answer.status == 200);
            } else if look["mine"].as_array().unwrap().contains(&look["to_confirm"]) {
                let body = json!({ "answers": look["number"] });
                api.post(&format!("{address}/confirm"), token, &body).unwrap().json(200);
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("no one is to act any more at {address}");
}

#[test]
fn gathering_and_aborted_tables_are_kept() {
    FOLDERS.into_iter().for_each(keep_what_waits);
}

fn keep_what_waits(name: &str) {
    let yesterday = Yesterday::open(name);
    let server = Server::start(&yesterday.data);
    let (api, ben) = (Api::new(&server.base), yesterday.token("Ben"));
    let gathering = yesterday.tables("gathering")[0];
    let answer = api.post(&format!("{}/sit", address(gathering)), ben, &json!({ "seat": "P2" })).unwrap();
    assert_eq!(answer.json(200)["status"], "playing");
    play_on(&api, gathering, &[yesterday.token("Ann"), ben]);
    let aborted = yesterday.tables("aborted")[0];
    assert_eq!(api.look(&address(aborted), ben)["status"], "aborted");
    let export = api.get(&format!("/tables/{}/export", aborted["id"].as_str().unwrap()), ben).unwrap();
    assert_eq!(export.status, 200, "{}", export.text);
}

#[test]
fn records_replay_or_name_the_action_that_corrected_rules_refuse() {
    FOLDERS.into_iter().for_each(replay_records);
}

fn replay_records(name: &str) {
    let yesterday = Yesterday::open(name);
    for said in yesterday.tables("finished") {
        let file = yesterday.folder.join(said["record"].as_str().unwrap());
        let output = super::tessera(&["replay", super::path(&file)]).output().unwrap();
        let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        if output.status.success() {
            assert!(out.contains(" actions\n"), "{out}");
        } else {
            assert_ne!(said["game"], "stone-age", "{err}");
            assert!(err.contains("the rules, which have been corrected since") && err.contains("line "), "{err}");
        }
    }
}
