use axum::http::StatusCode;
use serde_json::json;

use super::{Page, TestApp, Visitor};

const LARGEST_BODY: usize = 512 * 1024;

/// Checks that a refusal says what was expected.
#[track_caller]
fn must_explain(page: &Page) {
    assert!(page.status.is_client_error(), "{}: {} {}", page.path, page.status, page.text);
    assert!(page.text.len() > 20, "{}: {} says nothing", page.path, page.status);
    if page.path.starts_with("/api") {
        assert!(page.json()["error"].as_str().is_some_and(|sentence| !sentence.is_empty()), "{}", page.text);
    } else {
        assert!(page.text.contains(r#"role="alert""#), "{}: {}", page.path, page.text);
    }
}

/// Gets the page at an address and follows a redirect.
async fn followed(visitor: &Visitor<'_>, path: &str) -> Page {
    let page = visitor.get(path).await;
    if page.status.is_redirection() { visitor.get(page.location()).await } else { page }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_bounded_everywhere() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "open"]).await;
    let (id, code) = (table["id"].as_str().unwrap(), table["invitations"][0]["code"].as_str().unwrap());
    let said = "That is not a name: expected 1 to 20 letters, digits or signs.";
    for bad in ["", "   ", "\u{0}\u{7}", "\u{200b}\u{202e}", &"x".repeat(21), &"ö".repeat(21), &"x".repeat(100_000)] {
        let stranger = app.stranger();
        stranger.post("/me", &[("name", bad)]).await.must_say(StatusCode::UNPROCESSABLE_ENTITY, said);
        let sit = [("seat", "P2"), ("name", bad), ("code", code)];
        stranger.post(&format!("/tables/{id}/sit"), &sit).await.must_say(StatusCode::UNPROCESSABLE_ENTITY, said);
        let page = stranger.call("/api/people", &json!({ "name": bad })).await;
        page.must_say(StatusCode::UNPROCESSABLE_ENTITY, said);
        assert_eq!(stranger.cookie("tessera"), None);
    }
    ada.post("/me", &[("name", "  A\r\nd\u{202e}a\t ")]).await.must_be(StatusCode::SEE_OTHER);
    assert!(ada.get("/me").await.text.contains(r#"value="A d a""#));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_table_shows_the_form_as_submitted() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    let first = visitor.get("/games/stone-age").await;
    let dice = [("ticket", first.field("ticket")), ("commitment", first.field("commitment")), ("game", "stone-age")];
    let long = "x".repeat(21);
    let cases: [(&[(&str, &str)], &str); 4] = [
        (&[("name", "Ada"), ("variant-round-limit", "many")], "`round-limit` cannot be `many`"),
        (&[("name", "Ada"), ("players", "2"), ("variant-start", "P4")], "`start=P4` does not go with `players=2`"),
        (&[("name", &long)], "That is not a name"),
        (&[("name", "Ada"), ("opponents", "device"), ("sharer-P2", &long)], "That is not a name"),
    ];
    for (fields, said) in cases {
        let page = visitor.post("/tables", &[&dice, fields].concat()).await;
        let page = page.must_say(StatusCode::UNPROCESSABLE_ENTITY, said);
        assert_eq!(page.field("game"), "stone-age", "the form is there again");
        assert_eq!(visitor.cookie("tessera"), None, "an invalid setup creates no person");
    }
    visitor
        .post("/tables", &[("game", "chess")])
        .await
        .must_say(StatusCode::NOT_FOUND, "There is no game `chess` here");
    let forged = [("game", "stone-age"), ("name", "Ada"), ("ticket", "00"), ("commitment", "00")];
    visitor.post("/tables", &forged).await.must_say(StatusCode::CONFLICT, "Your choices are kept: press Play again.");
    let good = [&dice[..], &[("name", "Ada")]].concat();
    let table = visitor.post("/tables", &good).await.location().to_owned();
    visitor.get(&table).await.must_be(StatusCode::OK);
    let page = visitor.post("/tables", &good).await;
    page.must_say(StatusCode::CONFLICT, "This form has already opened a table");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_messages_are_limited_in_length() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let chat = format!("/tables/{id}/chat");
    let longest = "ö".repeat(300);
    ada.post(&chat, &[("text", &longest)]).await.must_be(StatusCode::SEE_OTHER);
    assert!(bob.get(&format!("/tables/{id}")).await.text.contains(&longest));
    let page = ada.post(&chat, &[("text", &"x".repeat(301))]).await;
    page.must_say(StatusCode::UNPROCESSABLE_ENTITY, "expected at most 300 characters, found 301");
    assert!(!bob.get(&format!("/tables/{id}")).await.text.contains("xxx"));
    ada.post(&chat, &[("text", " \u{0}\u{200b} ")]).await.must_be(StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_bounded() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let long = "x".repeat(LARGEST_BODY + 1);
    for path in ["/import".to_owned(), "/me".to_owned(), format!("/tables/{id}/chat"), "/tables".to_owned()] {
        let page = ada.post(&path, &[("saved", &long)]).await;
        must_explain(&page.must_be(StatusCode::PAYLOAD_TOO_LARGE));
    }
    for path in ["/api/people".to_owned(), "/api/tables".to_owned(), format!("/api/tables/{id}/act")] {
        let page = ada.call(&path, &json!({ "name": long })).await;
        must_explain(&page.must_be(StatusCode::PAYLOAD_TOO_LARGE));
    }
    let page = ada.post("/import", &[("saved", &"x".repeat(400_000))]).await;
    page.must_say(StatusCode::UNPROCESSABLE_ENTITY, "ine 1, column");
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_forms_are_explained() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let before = ada.view(&id).await;
    let form = "application/x-www-form-urlencoded";
    let table = format!("/tables/{id}");
    let acts = ["answers=-1", "answers=x", "answers=99999999999999999999", "seat=P1&seat=P2", "seat=%ff", "answers="];
    for body in acts {
        must_explain(&ada.post_raw(&format!("{table}/act"), form, body).await);
    }
    let seats = ["P9", "P0", "P3", "", "first", "P1\n", "P1 "];
    for seat in seats {
        let page =
            ada.post(&format!("{table}/act"), &[("seat", seat), ("answers", "0"), ("action", "place hunt 1")]).await;
        must_explain(&page);
        assert!(page.text.contains("expected P1"), "{seat:?}: {}", page.text);
    }
    let actions =
        ["", "fly", "place", "place moon 1", "place hunt 0", "place hunt 99999999999", "place hunt -1", "ö", "\0"];
    for action in actions {
        must_explain(&ada.post(&format!("{table}/act"), &[("seat", "P1"), ("answers", "0"), ("action", action)]).await);
    }
    must_explain(&ada.post(&format!("{table}/fly"), &[]).await);
    for (path, body) in [
        ("/me", ""),
        ("/me", "name"),
        ("/me", "nom=Ada"),
        ("/me/preferences", "key=theme"),
        ("/me/preferences", "key=theme&value=pink"),
        ("/me/preferences", "key=shoes&value=on"),
        ("/import", ""),
        ("/import", "saved="),
        ("/tables", ""),
        ("/tables", "%zz=%"),
        (&format!("{table}/sit"), "seat=P2"),
        (&format!("{table}/branch"), "position=x"),
        (&format!("{table}/fill"), ""),
    ] {
        must_explain(&ada.post_raw(path, form, body.to_owned()).await);
        must_explain(&ada.post_raw(path, "text/plain", body.to_owned()).await);
    }
    must_explain(&ada.post_raw("/me", form, vec![0xff, 0xfe]).await);
    assert_eq!(ada.view(&id).await, before);
    assert!(ada.get("/me").await.text.contains(r#"value="Ada""#));
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_json_is_explained_as_json() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let before = ada.view(&id).await;
    let bodies =
        ["", "{", "[]", "null", "{}", "\u{0}", r#"{"name": 7}"#, r#"{"name": "x", "more": 1}"#, r#"{"seats": "me"}"#];
    let calls = ["act", "confirm", "undo", "sit"].map(|call| format!("/api/tables/{id}/{call}"));
    let paths = ["/api/people", "/api/tables"].map(ToOwned::to_owned).into_iter().chain(calls);
    for path in paths {
        for body in bodies {
            must_explain(&ada.post_raw(&path, "application/json", body).await);
            must_explain(&ada.post_raw(&path, "text/plain", body).await);
        }
        let deep = "[".repeat(100_000);
        must_explain(&ada.post_raw(&path, "application/json", deep).await);
    }
    for (fields, said) in [
        (json!({ "answers": -1, "action": "place hunt 1" }), "answers"),
        (json!({ "answers": 0.5, "action": "place hunt 1" }), "answers"),
        (json!({ "answers": 0 }), "action"),
        (json!({ "answers": 0, "action": "place hunt 1", "seat": "P7" }), "expected P1"),
        (json!({ "answers": 0, "action": "x".repeat(100_000) }), ""),
    ] {
        let page = ada.call(&format!("/api/tables/{id}/act"), &fields).await;
        must_explain(&page);
        assert!(page.text.contains(said), "{}", page.text);
    }
    assert_eq!(ada.view(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_tables_are_explained_to_programs() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    for (order, said) in [
        (json!({ "game": "chess", "seats": ["me"] }), "There is no game `chess` here: expected one of stone-age"),
        (json!({ "game": "stone-age", "seats": [] }), "expected 2 to 4"),
        (json!({ "game": "stone-age", "seats": vec!["me"; 1000] }), "expected 2 to 4"),
        (json!({ "game": "stone-age", "seats": ["me", "shark"] }), "shark"),
        (json!({ "game": "stone-age", "seats": ["me", "random"], "options": { "moons": 3 } }), "moons"),
        (json!({ "game": "stone-age", "seats": ["me", "random"], "options": { "players": 3 } }), "3"),
        (json!({ "game": "stone-age", "seats": ["me", "random"], "pace": -5 }), "pace"),
        (json!({ "game": "stone-age", "seats": ["me", "random"], "options": { "start": "P4" } }), "does not go with"),
        (json!({ "game": "stone-age", "seats": ["me", "open"], "options": { "start": "P4" } }), "does not go with"),
    ] {
        let page = ada.call("/api/tables", &order).await;
        must_explain(&page);
        assert!(page.text.contains(said), "{order}: {}", page.text);
    }
    assert_eq!(ada.get("/api/tables").await.json()["mine"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_tables_and_positions_are_explained() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let said = "There is no such table: check the link";
    for bad in ["x", "aaaaaaaaaaaa", "AAAAAAAAAAAA", "..%2F..", "%00", "%ff", &"a".repeat(5000)] {
        for part in ["", "/log", "/history", "/history/0", "/result", "/export", "/events"] {
            must_explain(&ada.get(&format!("/tables/{bad}{part}")).await);
        }
        for part in ["", "/log", "/hint", "/events"] {
            must_explain(&ada.get(&format!("/api/tables/{bad}{part}")).await);
        }
        must_explain(&ada.post(&format!("/tables/{bad}/act"), &[("seat", "P1")]).await);
        must_explain(&followed(&ada, &format!("/join/{bad}/code")).await);
    }
    ada.get("/tables/aaaaaaaaaaaa").await.must_say(StatusCode::NOT_FOUND, said);
    let page = ada.get("/api/tables/aaaaaaaaaaaa").await.must_be(StatusCode::NOT_FOUND);
    assert!(page.json()["error"].as_str().unwrap().starts_with(said));

    ada.get(&format!("/tables/{id}/history/0")).await.must_be(StatusCode::OK);
    let page = ada.get(&format!("/tables/{id}/history/1")).await;
    page.must_say(StatusCode::NOT_FOUND, "There is no position 1: this game has 0.");
    for bad in ["-1", "x", "1.5", "18446744073709551615", "18446744073709551616", "%ff"] {
        must_explain(&ada.get(&format!("/tables/{id}/history/{bad}")).await);
        must_explain(&followed(&ada, &format!("/tables/{id}/history?position={bad}")).await);
        must_explain(&ada.post(&format!("/tables/{id}/branch"), &[("position", bad)]).await);
    }
}
