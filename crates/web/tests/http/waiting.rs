use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use table::hall::{HallConfig, Waits};
use web::WebConfig;

use super::pages::must_be_safe;
use super::*;

const GRACE: Duration = Duration::from_secs(2);

/// A server on which a bot may soon stand in.
async fn hasty() -> TestApp {
    let config = WebConfig { rate: 100_000, ..WebConfig::default() };
    let hall = HallConfig { waits: Waits { live: GRACE, ..Waits::default() }, ..HallConfig::default() };
    TestApp::in_hall(tempfile::tempdir().unwrap(), config, hall).await
}

/// Returns who is awaited and for what.
async fn waiting(visitor: &Visitor<'_>, id: &str) -> Vec<(String, String)> {
    let table = visitor.view(id).await;
    let lines = table["waiting"].as_array().unwrap().iter().map(|line| {
        let age = table::hall::now() - line["since"].as_i64().unwrap();
        assert!((0..60_000).contains(&age), "since {age} ms: {line}");
        let text = |key: &str| line[key].as_str().unwrap().to_owned();
        (text("seat"), text("for"))
    });
    lines.collect()
}

fn line(seat: &str, for_what: &str) -> (String, String) {
    (seat.to_owned(), for_what.to_owned())
}

/// Returns the visible text of a page.
fn text(page: &Page) -> String {
    let parts = page.text.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text);
    parts.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Checks that a page says since when somebody is awaited.
#[track_caller]
fn must_wait(page: &Page, expected: &str) {
    must_be_safe(page);
    let text = text(page);
    let (_, after) = text.split_once(expected).unwrap_or_else(|| panic!("`{expected}` is not in {text}"));
    let clock: String = after.trim_start().chars().take(9).map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    assert_eq!(clock, "00:00 UTC", "{expected} {after}");
    assert!(page.text.contains("<time class=\"since\" aria-live=\"off\" datetime=\"20"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_since_when_whose_decision_is_awaited() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let table = format!("/tables/{id}");
    assert_eq!(waiting(&bob, &id).await, [line("P1", "turn")]);
    must_wait(&bob.get(&table).await, "Waiting for Ada since");
    must_wait(&app.stranger().get(&table).await, "Waiting for Ada since");
    assert!(!ada.get(&table).await.text.contains("Waiting for"), "Ada is asked herself");

    // A turn that is not confirmed yet.
    let act = json!({ "answers": ada.view(&id).await["number"], "action": "place forest 3", "confirm": false });
    ada.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::OK);
    assert_eq!(waiting(&bob, &id).await, [line("P1", "confirmation")]);
    must_wait(&bob.get(&table).await, "Waiting for Ada to confirm the turn since");
    let confirm = json!({ "answers": ada.view(&id).await["number"] });
    ada.call(&format!("/api/tables/{id}/confirm"), &confirm).await.must_be(StatusCode::OK);
    must_wait(&ada.get(&table).await, "Waiting for Bob since");

    // An earlier position waits for nobody.
    assert!(!ada.get(&format!("{table}/history/0")).await.text.contains("Waiting for"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_offered_for_a_player_who_does_not_come_back_as_soon_as_it_may_play() {
    let app = hasty().await;
    let (id, ada, bob) = app.two_people().await;
    let table = format!("/tables/{id}");
    bob.get(&table).await.must_be(StatusCode::OK);
    let act = json!({ "answers": ada.view(&id).await["number"], "action": "place forest 3", "confirm": true });
    ada.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::OK);
    let page = ada.get(&table).await.must_say(StatusCode::OK, "<time class=\"until\"");
    assert!(text(&page).contains("A bot can play for Bob in 1 minute."), "{}", text(&page));
    assert!(!page.text.contains("take-over"), "it cannot be chosen yet");
    let line = ada.view(&id).await["waiting"][0].clone();
    let waits = table::hall::now() - line["since"].as_i64().unwrap();
    assert_eq!((&line["seat"], &line["for"]), (&json!("P2"), &json!("turn")));
    assert!((0..20_000).contains(&waits), "{waits} ms");

    tokio::time::sleep(GRACE).await;
    let page = ada.get(&table).await.must_say(StatusCode::OK, "Bob is away. A bot can play until they are back.");
    must_wait(&page, "Waiting for Bob since");
    assert!(!text(&page).contains("A bot can play for Bob in"));
    for id in ["take-over-P2", "more-take-over-P2"] {
        assert!(page.text.contains(&format!("id=\"{id}\"")), "{id}");
    }
    let watcher = app.stranger().get(&table).await;
    assert!(!watcher.text.contains("take-over"), "only those who may choose it are asked");
    must_wait(&watcher, "Waiting for Bob since");

    ada.post(&format!("{table}/take-over"), &[("seat", "P2")]).await.must_be(StatusCode::SEE_OTHER);
    let waits = ada.view(&id).await["waiting"].clone();
    assert!(!waits.to_string().contains("P2"), "the bot plays: {waits}");
    assert!(!ada.get(&table).await.text.contains("take-over-P2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_while_they_have_the_page_open() {
    let app = hasty().await;
    let (id, ada, bob) = app.two_people().await;
    let act = json!({ "answers": ada.view(&id).await["number"], "action": "place forest 3", "confirm": true });
    ada.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::OK);
    let stream = bob.request("GET", &format!("/tables/{id}/events")).body(Body::empty()).unwrap();
    let stream = app.send(stream).await;
    tokio::time::sleep(GRACE).await;
    let page = ada.get(&format!("/tables/{id}")).await;
    assert!(!page.text.contains("A bot can play") && !page.text.contains("take-over"), "{}", page.text);
    drop(stream);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_for_consent_says_who_has_to_answer_and_waits_on_their_home_page() {
    let app = TestApp::new().await;
    let (ada, bob, cleo) = (app.person("Ada").await, app.person("Bob").await, app.person("Cleo").await);
    let table = ada.open_table(&["me", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    for (visitor, seat, code) in [(&bob, "P2", 0), (&cleo, "P3", 1)] {
        let sit = json!({ "seat": seat, "code": table["invitations"][code]["code"] });
        visitor.call(&format!("/api/tables/{id}/sit"), &sit).await.must_be(StatusCode::OK);
    }
    let act = json!({ "answers": ada.view(id).await["number"], "action": "place forest 3", "confirm": true });
    ada.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::OK);
    let ask = json!({ "answers": ada.view(id).await["number"] });
    cleo.get("/").await.must_say(StatusCode::OK, "Your tables");
    ada.call(&format!("/api/tables/{id}/ask-undo"), &ask).await.must_be(StatusCode::OK);

    assert_eq!(waiting(&ada, id).await, [line("P2", "turn"), line("P2", "consent"), line("P3", "consent")]);
    must_wait(&ada.get(&format!("/tables/{id}")).await, "Waiting for an answer from Bob and Cleo since");
    must_wait(&cleo.get(&format!("/tables/{id}")).await, "Waiting for an answer from Bob since");
    must_wait(&app.stranger().get(&format!("/tables/{id}")).await, "Waiting for an answer from Bob and Cleo since");
    let home = cleo.get("/").await.must_say(StatusCode::OK, "Waiting for you");
    assert!(home.text.contains("Your consent is asked"), "{}", home.text);
    let home = bob.get("/").await.must_say(StatusCode::OK, "Waiting for you");
    assert!(home.text.contains("Your turn") && !home.text.contains("Your consent"), "{}", home.text);
    assert!(!ada.get("/").await.text.contains("Waiting for you"), "who asks is not asked");

    cleo.call(&format!("/api/tables/{id}/consent"), &json!({ "agree": true })).await.must_be(StatusCode::OK);
    assert!(!cleo.get("/").await.text.contains("Waiting for you"), "Cleo has answered");
    assert_eq!(waiting(&ada, id).await, [line("P2", "turn"), line("P2", "consent")]);
    bob.call(&format!("/api/tables/{id}/consent"), &json!({ "agree": false })).await.must_be(StatusCode::OK);
    assert_eq!(waiting(&ada, id).await, [line("P2", "turn")]);
    assert!(!cleo.get("/").await.text.contains("Your consent"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_open_seats_says_since_when_it_waits_for_players() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "open", "random"]).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(waiting(&ada, id).await, [line("P2", "player")]);
    must_wait(&ada.get(&format!("/tables/{id}")).await, "Since");
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_are_chosen_on_one_page() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let choose = async |key: &str, value: &str| {
        let fields = [("key", key), ("value", value), ("back", "/me/notices")];
        assert_eq!(ada.post("/me/preferences", &fields).await.location(), "/me/notices");
        let page = ada.get("/me/notices").await.must_be(StatusCode::OK);
        must_be_safe(&page);
        page.text.split_once("data-notices=\"").unwrap().1.split('"').next().unwrap().to_owned()
    };
    let usual = ada.get("/me/notices").await.must_say(StatusCode::OK, "data-notices=\"turn mark\"");
    assert!(usual.text.contains("id=\"prefer-notice-moves\" role=\"switch\" aria-checked=\"false\""), "{}", usual.text);
    assert_eq!(choose("notice-chat", "on").await, "turn chat mark");
    assert_eq!(choose("notice-turn", "off").await, "chat mark");
    assert_eq!(choose("theme", "dark").await, "chat mark", "other preferences do not touch them");
    let wrong = ada.post("/me/preferences", &[("key", "notice-smoke"), ("value", "on")]).await;
    wrong.must_be(StatusCode::UNPROCESSABLE_ENTITY);
    let table = ada.open_table(&["me", "random"]).await;
    let page = ada.get(&format!("/tables/{}", table["id"].as_str().unwrap())).await;
    for expected in ["data-notices=\"chat mark\"", "href=\"/me/notices\"", "data-summons=\"Stone Age: your turn\""] {
        assert!(page.text.contains(expected), "{expected}: {}", page.text);
    }
    ada.get("/me").await.must_say(StatusCode::OK, "href=\"/me/notices\"");
    app.stranger().get("/me/notices").await.must_be(StatusCode::OK);
}
