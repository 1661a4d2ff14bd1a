use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use table::hall::{HallConfig, Limits, Rate, Waits};
use web::WebConfig;

use super::TestApp;

const GRACE: Duration = Duration::from_secs(2);

async fn app(hall: HallConfig) -> TestApp {
    let config = WebConfig { rate: 100_000, ..WebConfig::default() };
    TestApp::in_hall(tempfile::tempdir().unwrap(), config, hall).await
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_says_what_it_does_and_asks_first() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let (table, resign) = (format!("/tables/{id}"), format!("/tables/{id}/resign"));
    let question = format!("{resign}?seat=P2");
    bob.get(&table).await.must_say(StatusCode::OK, &format!("href=\"{question}\""));
    bob.get(&question).await.must_say(StatusCode::OK, "A bot plays your seat to the end");
    ada.get(&question).await.must_be(StatusCode::FORBIDDEN);

    // A form without the confirmation changes nothing.
    bob.post(&resign, &[("seat", "P2")])
        .await
        .must_say(StatusCode::CONFLICT, "Resign from this game?")
        .must_say(StatusCode::CONFLICT, "Nothing has happened yet.");
    assert_eq!(ada.view(&id).await["seats"][1]["resigned"], false);
    assert_eq!(bob.post(&resign, &[("seat", "P2"), ("sure", "yes")]).await.location(), table);
    assert_eq!(ada.view(&id).await["seats"][1]["resigned"], true);
    assert_eq!(bob.get(&question).await.location(), table, "there is nothing left to resign from");
}

#[tokio::test(flavor = "multi_thread")]
async fn aborting_says_what_it_does_and_asks_first() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let (table, abort) = (format!("/tables/{id}"), format!("/tables/{id}/abort"));
    ada.get(&table).await.must_say(StatusCode::OK, &format!("href=\"{abort}\""));
    assert!(!bob.get(&table).await.text.contains("/abort"));
    ada.get(&abort).await.must_say(StatusCode::OK, "The game ends here for everyone, without a result");
    let refused = "Only the host, who opened this table, can abort the game; once the host has been away for 7 days";
    bob.get(&abort).await.must_say(StatusCode::FORBIDDEN, refused);
    bob.post(&abort, &[("sure", "yes")]).await.must_say(StatusCode::FORBIDDEN, refused);

    // A form without the confirmation aborts nothing.
    let unsure = ada.post(&abort, &[]).await.must_say(StatusCode::CONFLICT, "Abort this game?");
    unsure.must_say(StatusCode::CONFLICT, "Nothing has happened yet.");
    assert_eq!(ada.view(&id).await["status"], "playing");
    assert_eq!(ada.post(&abort, &[("sure", "yes")]).await.location(), table);
    assert_eq!(ada.view(&id).await["status"], "aborted");
    for person in [&ada, &bob] {
        person.get("/").await.must_say(StatusCode::OK, "Aborted");
        assert_eq!(person.get("/api/tables").await.json()["finished"][0]["status"], "aborted");
        person.get(&table).await.must_say(StatusCode::OK, "The game was aborted.");
        assert_eq!(person.get(&abort).await.location(), table);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_for_players_is_closed_after_asking() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "open"]).await;
    let abort = format!("/tables/{}/abort", table["id"].as_str().unwrap());
    ada.get(&abort).await.must_say(StatusCode::OK, "No one can join any more");
    ada.post(&abort, &[("sure", "yes")]).await.must_be(StatusCode::SEE_OTHER);
    assert_eq!(ada.get("/api/tables").await.json()["finished"], json!([]), "there was no game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_an_absent_player_until_they_open_the_page() {
    let waits = Waits { live: GRACE, ..Waits::default() };
    let app = app(HallConfig { waits, ..HallConfig::default() }).await;
    let (id, ada, bob) = app.two_people().await;
    let table = format!("/tables/{id}");
    let take_over = async |seat: &str| ada.post(&format!("{table}/take-over"), &[("seat", seat)]).await;
    assert!(!ada.get(&table).await.text.contains("take-over"), "Bob need not do anything");
    ada.act(&id, "place forest 3").await;
    bob.get(&table).await.must_be(StatusCode::OK);
    take_over("P2").await.must_say(StatusCode::CONFLICT, "Bob was here recently");
    tokio::time::sleep(GRACE).await;
    ada.get(&table).await.must_say(StatusCode::OK, "id=\"take-over-P2\"");
    take_over("P2").await.must_be(StatusCode::SEE_OTHER);
    ada.get(&table).await.must_say(StatusCode::OK, "A bot plays for Bob from now on.");
    bob.get(&table).await.must_say(StatusCode::OK, "Bob is back.");
    assert_eq!(ada.view(&id).await["seats"][1]["stands_in"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_set_how_long_a_player_may_be_away() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let order = |grace| json!({ "game": "stone-age", "seats": ["me", "open"], "grace": grace });
    for (grace, seconds) in [(json!(null), 120), (json!("live"), 120), (json!("days"), 259_200), (json!(15), 900)] {
        let table = ada.call("/api/tables", &order(grace)).await.must_be(StatusCode::CREATED).json();
        assert_eq!(table["grace"], seconds);
    }
    for bad in [json!("weeks"), json!(0), json!(-1), json!(1_000_000), json!({})] {
        let said = "expected live, days, or 1 to 43200 minutes";
        ada.call("/api/tables", &order(bad)).await.must_say(StatusCode::UNPROCESSABLE_ENTITY, said);
    }
    let setup = ada.get("/games/stone-age").await;
    assert!(setup.text.contains("name=\"grace\"") && setup.text.contains("value=\"days\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_hints_are_refused_on_the_page_of_the_table() {
    let hints = Rate { at_once: 1, a_minute: 1 };
    let app = app(HallConfig { limits: Limits { hints, ..Limits::default() }, ..HallConfig::default() }).await;
    let (id, ada, _bob) = app.two_people().await;
    ada.get(&format!("/tables/{id}?hint=1")).await.must_say(StatusCode::OK, "hint-panel");
    let page = ada.get(&format!("/tables/{id}?hint=1")).await;
    let page = page.must_say(StatusCode::TOO_MANY_REQUESTS, "you have asked for many hints");
    assert!(page.text.contains("id=\"table\"") && page.text.contains("role=\"alert\""), "{}", page.text);
    let page = ada.get(&format!("/api/tables/{id}/hint")).await.must_be(StatusCode::TOO_MANY_REQUESTS);
    assert!(page.json()["error"].as_str().unwrap().contains("many hints"));
}
