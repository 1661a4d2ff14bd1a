use axum::http::StatusCode;
use serde_json::json;

use super::{TestApp, Visitor};

/// The fields of a move.
fn form<'a>(answers: &'a str, action: &'a str) -> [(&'static str, &'a str); 3] {
    [("seat", "P1"), ("answers", answers), ("action", action)]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_by_form_redirects_to_the_table_even_if_repeated() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let (table, act) = (format!("/tables/{id}"), format!("/tables/{id}/act"));
    for _ in 0..2 {
        let page = ada.post(&act, &form("0", "place forest 3")).await;
        assert_eq!(page.location(), table);
        assert_eq!(ada.view(&id).await["number"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_move_by_form_shows_the_current_table() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    ada.post("/me/preferences", &[("key", "confirms_by_itself"), ("value", "on")]).await.must_be(StatusCode::SEE_OTHER);
    let act = format!("/tables/{id}/act");
    ada.post(&act, &form("0", "place forest 3")).await.must_be(StatusCode::SEE_OTHER);
    bob.act(&id, "place hunt 4").await;
    let before = ada.view(&id).await;
    let page = ada.post(&act, &form("0", "place quarry 1")).await;
    let page = page.must_say(StatusCode::CONFLICT, "The table has moved on since you last looked, so nothing was done");
    assert!(page.text.contains("name=\"answers\" value=\"2\""), "{}", page.text);
    assert_eq!(ada.view(&id).await, before);

    let page = ada.post(&act, &form("2", "place hunt 70")).await;
    assert!(page.status.is_client_error(), "{}", page.status);
    assert_eq!(ada.view(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_move_by_the_api_returns_the_current_table() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let act = format!("/api/tables/{id}/act");
    let first = json!({ "answers": 0, "action": "place forest 3" });
    let made = ada.call(&act, &first).await.must_be(StatusCode::OK).json();
    let again = ada.call(&act, &first).await.must_be(StatusCode::OK).json();
    assert_eq!(made, again);
    bob.act(&id, "place hunt 4").await;
    let now = ada.view(&id).await;
    assert_eq!(now["number"], 2);
    for late in
        [json!({ "answers": 0, "action": "place quarry 1" }), json!({ "answers": 99, "action": "place quarry 1" })]
    {
        let refused = ada.call(&act, &late).await.must_be(StatusCode::CONFLICT).json();
        assert!(refused["error"].as_str().unwrap().contains("has moved on since you last looked"), "{refused}");
        assert_eq!(refused["current"], now);
    }
    let again = ada.call(&act, &first).await.must_be(StatusCode::OK).json();
    assert_eq!(again, now, "a repeated move changes nothing, even after others have acted");
    let seat = json!({ "seat": "P2", "answers": 2, "action": "place quarry 1" });
    let refused = ada.call(&act, &seat).await.must_be(StatusCode::FORBIDDEN).json();
    assert!(refused["error"].as_str().unwrap().contains("Bob is not your seat"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_without_a_seat_can_do_nothing() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let (eve, stranger) = (app.person("Eve").await, app.stranger());
    let before = ada.view(&id).await;
    for (visitor, status) in [(&eve, StatusCode::FORBIDDEN), (&stranger, StatusCode::UNAUTHORIZED)] {
        for deed in ["act", "confirm", "undo", "ask-undo", "device", "resign", "take-over", "hand-back", "abort"] {
            let page = visitor.post(&format!("/tables/{id}/{deed}"), &form("0", "place forest 3")).await;
            assert_eq!(page.status, status, "{deed}: {}", page.text);
        }
        let act = json!({ "seat": "P1", "answers": 0, "action": "place forest 3" });
        visitor.call(&format!("/api/tables/{id}/act"), &act).await.must_be(status);
        visitor.post(&format!("/tables/{id}/rematch"), &[]).await.must_be(status);
    }
    assert_eq!(ada.view(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_can_be_undone_until_it_is_confirmed() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let api = |call: &str| format!("/api/tables/{id}/{call}");
    let act = json!({ "answers": 0, "action": "place forest 3", "confirm": false });
    let made = ada.call(&api("act"), &act).await.must_be(StatusCode::OK).json();
    assert_eq!(made["to_confirm"], "P1");
    bob.call(&api("act"), &json!({ "answers": 1, "action": "place hunt 4" })).await.must_be(StatusCode::CONFLICT);
    let undone = ada.call(&api("undo"), &json!({ "answers": 1 })).await.must_be(StatusCode::OK).json();
    assert_eq!((&undone["number"], &undone["position"]), (&json!(2), &json!(0)));
    ada.call(&api("act"), &json!({ "answers": 2, "action": "place hunt 2", "confirm": false })).await;
    let confirmed = ada.call(&api("confirm"), &json!({ "answers": 3 })).await.must_be(StatusCode::OK).json();
    assert_eq!(confirmed["to_act"], json!(["P2"]));
    let refused = ada.call(&api("undo"), &json!({ "answers": 4 })).await.must_be(StatusCode::CONFLICT).json();
    assert!(refused["error"].as_str().unwrap().contains("the turn was confirmed"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_uses_the_words_of_the_game() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let act = json!({ "seat": "P2", "answers": ada.view(&id).await["number"], "action": "place forest 3" });
    let refused = bob.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::CONFLICT);
    assert_eq!(refused.json()["error"], "Not now: it is up to Ada to decide. (Rulebook, “A game round”)");
    let form = [("seat", "P2"), ("answers", "0"), ("action", "place forest 3")];
    let page = bob.post(&format!("/tables/{id}/act"), &form).await;
    page.must_say(StatusCode::CONFLICT, "Not now: it is up to Ada to decide. (Rulebook, “A game round”)");
}

/// A table at which Ada has three people left to place and Bob has none. Returns it with the number of the last move.
async fn three_left(app: &TestApp) -> (String, Visitor<'_>, u64) {
    let (id, ada, bob) = app.two_people().await;
    ada.act(&id, "place hut").await;
    bob.act(&id, "place hunt 5").await;
    let number = ada.view(&id).await["number"].as_u64().unwrap();
    (id, ada, number)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_by_the_api_is_one_move_or_none() {
    let app = TestApp::new().await;
    let (id, ada, number) = three_left(&app).await;
    let (act, undo) = (format!("/api/tables/{id}/act"), format!("/api/tables/{id}/undo"));
    let before = ada.view(&id).await;
    let wrong = json!({ "answers": number, "actions": ["place field", "place field"] });
    ada.call(&act, &wrong).await.must_say(StatusCode::CONFLICT, "answer 2 (`place field`) is not possible");
    assert_eq!(ada.view(&id).await, before);
    let plan = json!({ "answers": number, "actions": ["place field", "place forest 2"], "confirm": false });
    let made = ada.call(&act, &plan).await.must_be(StatusCode::OK).json();
    assert_eq!(made["position"], 4);
    assert_eq!(ada.call(&act, &plan).await.must_be(StatusCode::OK).json(), made, "a repeat is harmless");
    ada.call(&undo, &json!({ "answers": made["number"] })).await.must_be(StatusCode::OK);
    assert_eq!(ada.view(&id).await["position"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_with_several_lines_is_a_plan() {
    let app = TestApp::new().await;
    let (id, ada, number) = three_left(&app).await;
    let fields = (number.to_string(), "place field\r\nplace forest 2");
    ada.post(&format!("/tables/{id}/act"), &form(&fields.0, fields.1)).await.must_be(StatusCode::SEE_OTHER);
    assert_eq!(ada.view(&id).await["position"], 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_names_one_action_or_several() {
    let app = TestApp::new().await;
    let (id, ada, number) = three_left(&app).await;
    let act = format!("/api/tables/{id}/act");
    for body in [
        json!({ "answers": number }),
        json!({ "answers": number, "action": "place field", "actions": ["place forest 2"] }),
    ] {
        ada.call(&act, &body).await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "or \\\"actions\\\"");
    }
    let none = json!({ "answers": number, "actions": [] });
    ada.call(&act, &none).await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "at least one answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_a_turn_takes_one_press_on_the_button_beside_the_question() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let order = json!({ "game": "revive", "seats": ["me", "open"], "pace": 0 });
    let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    let id = table["id"].as_str().unwrap().to_owned();
    let sit = json!({ "seat": "P2", "code": table["invitations"][0]["code"] });
    bob.call(&format!("/api/tables/{id}/sit"), &sit).await.must_be(StatusCode::OK);
    for _ in 0..200 {
        let seat = ada.view(&id).await["to_act"][0].as_str().unwrap().to_owned();
        let player = if seat == "P1" { &ada } else { &bob };
        let view = player.view(&id).await;
        let actions: Vec<&str> =
            view["actions"].as_array().unwrap().iter().map(|a| a["action"].as_str().unwrap()).collect();
        if !actions.contains(&"end") {
            player.act(&id, actions[0]).await;
            continue;
        }
        let page = player.get(&format!("/tables/{id}")).await.must_be(StatusCode::OK);
        let (_, end) = page.text.split_once("name=\"final\" value=\"yes\"").unwrap();
        assert!(end.starts_with("><button id=\"end-turn\""), "{}", &end[..200]);
        let number = view["number"].to_string();
        let fields = [("seat", &*seat), ("answers", &number), ("final", "yes"), ("action", "end")];
        player.post(&format!("/tables/{id}/act"), &fields).await.must_be(StatusCode::SEE_OTHER);
        let after = player.view(&id).await;
        assert_eq!(after["to_confirm"], json!(null));
        assert_ne!(after["to_act"][0], seat.as_str());
        return;
    }
    panic!("no turn could be ended");
}
