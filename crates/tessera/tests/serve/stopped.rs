use std::io::{BufRead, BufReader};
use std::time::Duration;

use serde_json::Value;

use super::api::Api;
use super::{Server, assert_contains, free_port, tessera};

#[test]
fn server_stops_on_request_and_finishes_its_writes() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder);
    let api = Api::new(&server.base);
    let host = api.person("Ada");
    let tables: Vec<String> = (0..3).map(|_| api.table(&host, &["random"; 4]).unwrap()).collect();
    let stream = ureq::get(format!("{}/tables/{}/events", server.base, tables[0])).call().unwrap();
    let mut events = BufReader::new(stream.into_body().into_reader()).lines();
    assert_eq!(events.next().unwrap().unwrap(), "event: changed");
    let before: Vec<Value> = tables.iter().map(|id| api.look(&format!("/api/tables/{id}"), "")).collect();
    let (status, took) = server.terminate();
    assert_eq!(status.code(), Some(0));
    assert!(took < Duration::from_secs(5), "{took:?}");
    // The stream ends properly, not in the middle of a line.
    assert!(events.all(|line| line.is_ok()));

    let server = Server::start(&folder);
    let api = Api::new(&server.base);
    for (id, before) in tables.iter().zip(before) {
        let seen = before["position"].as_u64().unwrap();
        let now = api.look(&format!("/api/tables/{id}"), "");
        assert!(now["position"].as_u64().unwrap() >= seen, "{now}");
        api.wait_for(id, |look| look["status"] == "over");
    }
    assert_eq!(server.complaints(), "");
}

#[test]
fn help_says_that_serving_is_the_default() {
    let help = tessera(&["--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert_contains(&help, &["[COMMAND]", "this is the default without a command"]);
    let help = tessera(&["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert_contains(&help, &["--listen <ADDRESS:PORT>", "127.0.0.1:8420", "--data <DIR>", "--open", "--public-url"]);
}

#[test]
fn cookies_are_secure_behind_a_public_url() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("127.0.0.1:{}", free_port());
    let options = ["--listen", &address, "--public-url", "https://games.example.org/"];
    let server = Server::start_with(&folder, &options);
    assert_eq!(server.base, format!("http://{address}"));
    let name = [("name", "Ada")];
    let answer = Api::new(&server.base).submit("/me", "", &name).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text);
    assert_contains(&answer.cookies.concat(), &["; Secure", "; HttpOnly"]);
    server.kill();

    let server = Server::start(&folder);
    let answer = Api::new(&server.base).submit("/me", "", &name).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text);
    assert!(!answer.cookies.concat().contains("Secure"), "{:?}", answer.cookies);
}

#[test]
fn load_reports_the_fields_in_its_help() {
    let load = tessera(&["load", "--tables", "5", "--seconds", "3", "--bot", "random", "--json"]).output().unwrap();
    let report: Value = serde_json::from_slice(&load.stdout).unwrap();
    assert_eq!((load.status.code(), load.stderr.as_slice()), (Some(0), b"".as_slice()), "{report}");
    let help = tessera(&["load", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let (_, documented) = help.split_once("JSON fields:").unwrap();
    for field in report.as_object().unwrap().keys() {
        assert!(documented.contains(field.as_str()), "{field}");
    }
    let number = |field: &str| report[field].as_f64().unwrap();
    assert_eq!((number("tables"), number("seconds")), (5.0, 3.0));
    assert!(number("moves") > 0.0 && number("human_moves") > 0.0, "{report}");
    assert!((number("moves_per_second") * 3.0 - number("moves")).abs() < number("moves") / 2.0, "{report}");
    let times = ["p50", "p95", "p99", "worst"].map(number);
    assert!(times[0] > 0.0 && times.is_sorted(), "{report}");
    let memory: Vec<u64> = serde_json::from_value(report["memory"].clone()).unwrap();
    assert!(memory.len() >= 4 && memory.iter().all(|bytes| *bytes < 1 << 30), "{report}");
}
