use axum::http::StatusCode;
use serde_json::{Value, json};

use super::pages::play_to_the_end;
use super::{Page, TestApp, Visitor};

/// Calls a deed of the API.
async fn does(visitor: &Visitor<'_>, id: &str, deed: &str, fields: Value) -> Page {
    visitor.call(&format!("/api/tables/{id}/{deed}"), &fields).await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_chat_at_an_unlisted_table() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let eve = app.person("Eve").await;
    let (table, chat) = (format!("/tables/{id}"), format!("/tables/{id}/chat"));
    eve.post(&chat, &[("text", "psst")]).await.must_say(StatusCode::FORBIDDEN, "Only players can speak at this table");
    assert!(!eve.get(&table).await.text.contains("chat-form"));
    assert!(bob.get(&table).await.text.contains("chat-form"));
    let page = ada.get(&table).await;
    assert!(page.text.contains("Let spectators chat"), "{}", page.text);
    ada.post(&format!("{table}/watchers"), &[("on", "on")]).await.must_be(StatusCode::SEE_OTHER);
    eve.post(&chat, &[("text", "hello")]).await.must_be(StatusCode::SEE_OTHER);
    assert!(eve.get(&table).await.text.contains("chat-form"));
    let page = bob.get(&table).await;
    assert!(page.text.contains("<b>Eve</b> hello") && page.text.contains("Mute Eve"), "{}", page.text);

    eve.post("/me", &[("name", "B\u{43e}b")]).await.must_be(StatusCode::SEE_OTHER);
    eve.post(&chat, &[("text", "I resign")]).await.must_say(StatusCode::CONFLICT, "looks too much like Bob");

    bob.post(&format!("{table}/mute"), &[("name", "Eve")]).await.must_be(StatusCode::SEE_OTHER);
    let page = bob.get(&table).await;
    assert!(!page.text.contains("<b>Eve</b>") && page.text.contains("Unmute Eve"), "{}", page.text);
    assert!(ada.get(&table).await.text.contains("<b>Eve</b> hello"), "the others see it");
    bob.post(&format!("{table}/unmute"), &[("name", "Eve")]).await.must_be(StatusCode::SEE_OTHER);

    ada.post(&format!("{table}/remove"), &[("name", "Eve")]).await.must_be(StatusCode::SEE_OTHER);
    for path in ["", "/log", "/history/0", "/export", "/events"] {
        let page = eve.get(&format!("{table}{path}")).await;
        page.must_say(StatusCode::FORBIDDEN, "The host has sent you away");
        app.stranger().get(&format!("{table}{path}")).await.must_say(StatusCode::FORBIDDEN, "closed to new spectators");
    }
    for path in ["", "/log", "/export", "/events"] {
        eve.get(&format!("/api/tables/{id}{path}")).await.must_be(StatusCode::FORBIDDEN);
    }
    eve.post(&chat, &[("text", "psst")]).await.must_be(StatusCode::FORBIDDEN);
    bob.get(&table).await.must_be(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_can_chat() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let eve = app.person("Eve").await;
    does(&eve, &id, "chat", json!({ "text": "psst" })).await.must_be(StatusCode::FORBIDDEN);
    let table = does(&ada, &id, "watchers", json!({ "on": true })).await.must_be(StatusCode::OK).json();
    assert_eq!(table["talk"]["watchers_speak"], true);
    does(&eve, &id, "chat", json!({ "text": "hello" })).await.must_be(StatusCode::OK);
    let heard = ada.view(&id).await;
    let last = heard["chat"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["name"], &last["text"], &last["seat"]), (&json!("Eve"), &json!("hello"), &json!(null)));
    assert_eq!((&heard["talk"]["speakers"], &heard["talk"]["watchers"]), (&json!(["Eve"]), &json!(["Eve"])));
    let muted = does(&bob, &id, "mute", json!({ "name": "Eve" })).await.must_be(StatusCode::OK).json();
    assert_eq!(muted["talk"]["muted"], json!(["Eve"]));
    assert_ne!(muted["chat"].as_array().unwrap().last().unwrap()["name"], "Eve");
    does(&bob, &id, "unmute", json!({ "name": "Eve" })).await.must_be(StatusCode::OK);
    does(&bob, &id, "remove", json!({ "name": "Eve" })).await.must_be(StatusCode::FORBIDDEN);
    does(&ada, &id, "remove", json!({ "name": "Nobody" })).await.must_be(StatusCode::NOT_FOUND);
    let removed = does(&ada, &id, "remove", json!({ "name": "Eve" })).await.must_be(StatusCode::OK).json();
    assert_eq!(removed["talk"]["removed"], json!(["Eve"]));
    eve.get(&format!("/api/tables/{id}")).await.must_be(StatusCode::FORBIDDEN);
    does(&ada, &id, "let-back", json!({ "name": "Eve" })).await.must_be(StatusCode::OK);
    eve.view(&id).await;
    let long = "x".repeat(301);
    does(&ada, &id, "chat", json!({ "text": long })).await.must_be(StatusCode::UNPROCESSABLE_ENTITY);
    for _ in 0..20 {
        does(&ada, &id, "chat", json!({ "text": "hear, hear" })).await.must_be(StatusCode::OK);
    }
    let page = does(&ada, &id, "chat", json!({ "text": "more" })).await;
    page.must_say(StatusCode::TOO_MANY_REQUESTS, "20 messages within a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_can_ask_for_undo_and_resign() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    ada.act(&id, "place hunt 5").await;
    let answers = ada.view(&id).await["number"].clone();
    let asked = does(&ada, &id, "ask-undo", json!({ "answers": answers })).await.must_be(StatusCode::OK).json();
    assert_eq!(asked["asked"], json!({ "by": "P1", "mine": false }));
    assert_eq!(bob.view(&id).await["asked"], json!({ "by": "P1", "mine": true }));
    does(&bob, &id, "consent", json!({ "agree": false })).await.must_be(StatusCode::OK);
    assert_eq!(ada.view(&id).await["asked"], json!(null));
    does(&ada, &id, "ask-undo", json!({ "answers": answers })).await.must_be(StatusCode::OK);
    let taken_back = does(&bob, &id, "consent", json!({ "agree": true })).await.must_be(StatusCode::OK).json();
    assert_eq!(taken_back["position"], 1, "everything is drawn again");
    let late = does(&ada, &id, "ask-undo", json!({ "answers": 99 })).await.must_be(StatusCode::CONFLICT).json();
    assert_eq!(late["current"]["position"], 1);

    let over = does(&bob, &id, "take-over", json!({ "seat": "P2" })).await.must_be(StatusCode::OK).json();
    assert_eq!(over["seats"][1]["stands_in"], true);
    let back = does(&bob, &id, "hand-back", json!({})).await.must_be(StatusCode::OK).json();
    assert_eq!(back["seats"][1]["stands_in"], false);
    let resigned = does(&bob, &id, "resign", json!({})).await.must_be(StatusCode::OK).json();
    assert_eq!(resigned["seats"][1]["resigned"], true);
    does(&bob, &id, "fly", json!({})).await.must_be(StatusCode::NOT_FOUND);
    does(&bob, &id, "resign", json!({ "wings": 2 })).await.must_be(StatusCode::UNPROCESSABLE_ENTITY);
    does(&app.stranger(), &id, "resign", json!({})).await.must_be(StatusCode::UNAUTHORIZED);
    does(&app.person("Eve").await, &id, "resign", json!({})).await.must_be(StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_can_rematch_branch_and_export() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let order = json!({
        "game": "stone-age", "seats": ["me", "random"], "options": { "start": "P1", "round-limit": 10 }, "pace": 0,
    });
    let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    let id = table["id"].as_str().unwrap();
    let log = ada.get(&format!("/api/tables/{id}/export")).await.must_be(StatusCode::OK).json();
    assert!(log["log"].is_string() && log["record"].is_null());
    does(&ada, id, "rematch", json!({})).await.must_be(StatusCode::CONFLICT);
    play_to_the_end(&ada, id).await;

    let export = ada.get(&format!("/api/tables/{id}/export")).await.must_be(StatusCode::OK).json();
    let record = export["record"].as_str().unwrap();
    assert!(record.starts_with("tessera "), "{record}");
    let imported = ada.call("/api/import", &json!({ "record": record })).await.must_be(StatusCode::CREATED).json();
    assert_eq!((&imported["status"], &imported["game"]), (&json!("over"), &json!("stone-age")));
    ada.call("/api/import", &json!({ "record": "x" })).await.must_be(StatusCode::UNPROCESSABLE_ENTITY);

    let before = ada.get(&format!("/api/tables/{id}/history/1")).await.must_be(StatusCode::OK).json();
    assert_eq!((&before["position"], before["log"].as_array().unwrap().is_empty()), (&json!(1), false));
    assert!(before["view"].is_object() && before["length"].as_u64().unwrap() > 1, "{before}");
    ada.get(&format!("/api/tables/{id}/history/9999")).await.must_be(StatusCode::NOT_FOUND);
    let rounds = ada.get(&format!("/api/tables/{id}/rounds")).await.must_be(StatusCode::OK).json();
    assert!(rounds["rounds"][0]["totals"].is_array(), "{rounds}");
    let review = format!("/api/tables/{id}/review");
    assert_eq!(ada.get(&review).await.must_be(StatusCode::OK).json()["done"], Value::Null);
    assert!(does(&ada, id, "review", json!({})).await.must_be(StatusCode::OK).json()["all"].is_number());
    app.person("Eve").await.get(&review).await.must_be(StatusCode::FORBIDDEN);

    let again = does(&ada, id, "rematch", json!({})).await.must_be(StatusCode::CREATED).json();
    assert_eq!((&again["status"], &again["me"]), (&json!("playing"), &json!("P1")));
    assert_eq!(ada.view(id).await["rematch"], again["id"]);
    let on = does(&ada, id, "branch", json!({ "position": 2 })).await.must_be(StatusCode::CREATED).json();
    assert_eq!(on["status"], "playing");
    does(&ada, id, "branch", json!({ "position": 9999 })).await.must_be(StatusCode::NOT_FOUND);
    does(&ada, on["id"].as_str().unwrap(), "abort", json!({})).await.must_be(StatusCode::OK);

    let waiting = ada.open_table(&["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let full = does(&ada, &waiting, "fill", json!({ "bot": "random" })).await.must_be(StatusCode::OK).json();
    assert_eq!(full["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_documentation_lists_every_deed() {
    let app = TestApp::new().await;
    let page = app.stranger().get("/api").await.must_be(StatusCode::OK);
    for deed in [
        "ask-undo",
        "consent",
        "chat",
        "mute, unmute",
        "remove, let-back",
        "watchers",
        "resign",
        "take-over",
        "hand-back",
        "fill",
        "abort",
        "rematch",
        "branch",
        "export",
        "log",
        "history/{position}",
        "rounds",
        "review",
    ] {
        assert!(page.text.contains(&format!("/api/tables/{{id}}/{deed}")), "{deed}");
    }
    assert!(page.text.contains("/api/import") && page.text.contains("/api/campaigns/{id}"));
}
