use axum::http::StatusCode;
use serde_json::json;

use crate::{Page, TestApp, Visitor};

/// Plays until Ada can pay for a card with wood or brick, and the card brings nothing that is drawn.
async fn with_a_choice(app: &TestApp) -> (String, Visitor<'_>) {
    loop {
        let (id, ada, bob) = app.two_people().await;
        ada.act(&id, "place forest 2").await;
        bob.act(&id, "place hunt 5").await;
        ada.act(&id, "place clay-pit 2").await;
        ada.act(&id, "place card 2").await;
        ada.act(&id, "use forest").await;
        let table = ada.act(&id, "use clay-pit").await;
        let effect = table["view"]["cards"][1]["card"]["top"].to_string();
        let is_known = ["food", "points", "tool", "resource"].iter().any(|known| effect.contains(known));
        let resources = &table["view"]["players"][0]["resources"];
        let has_choice = resources[0].as_u64() > Some(1) && resources[1].as_u64() > Some(0);
        if is_known && !effect.contains("roll") && has_choice {
            return (id, ada);
        }
    }
}

async fn post(ada: &Visitor<'_>, id: &str, fields: &[(&str, &str)]) -> Page {
    let number = ada.view(id).await["number"].to_string();
    let own = [("seat", "P1"), ("answers", number.as_str()), ("plan", "pay"), ("at", "card-2")];
    ada.post(&format!("/tables/{id}/act"), &[&own, fields].concat()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_buys_and_pays_in_one_post_and_undo_takes_it_back_as_one() {
    let app = TestApp::new().await;
    let (id, ada) = with_a_choice(&app).await;
    let before = ada.view(&id).await;
    let page = ada.get(&format!("/tables/{id}")).await.must_be(StatusCode::OK);
    assert!(page.text.contains("name=\"plan\" value=\"pay\"") && page.text.contains("name=\"at\" value=\"card-2\""));
    post(&ada, &id, &[("pick-wood", "1"), ("pick-brick", "1")]).await.must_be(StatusCode::SEE_OTHER);
    let after = ada.view(&id).await;
    assert!(after["position"].as_u64() > before["position"].as_u64().map(|position| position + 1), "buying and paying");
    assert_eq!(after["view"]["players"][0]["card_count"], 1);
    ada.call(&format!("/api/tables/{id}/undo"), &json!({ "answers": after["number"] })).await.must_be(StatusCode::OK);
    let undone = ada.view(&id).await;
    assert_eq!((&undone["view"], &undone["position"]), (&before["view"], &before["position"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_panel_changes_nothing_and_comes_back_with_its_picks() {
    let app = TestApp::new().await;
    let (id, ada) = with_a_choice(&app).await;
    let before = ada.view(&id).await;
    let page = post(&ada, &id, &[("pick-wood", "1"), ("pick-brick", "0")]).await;
    let page = page.must_say(StatusCode::UNPROCESSABLE_ENTITY, "That does not fit: the price is exactly 2 resources");
    assert!(page.text.contains("name=\"pick-wood\" value=\"1\""), "{}", page.text);
    assert!(page.text.contains("class=\"panel menu given\""), "it is open from the start");
    assert_eq!(ada.view(&id).await, before);
    // More than there is.
    post(&ada, &id, &[("pick-gold", "2")]).await.must_be(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.view(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_adds_up_without_doing_anything() {
    let app = TestApp::new().await;
    let (id, ada) = with_a_choice(&app).await;
    let before = ada.view(&id).await;
    let page = post(&ada, &id, &[("pick-wood", "1"), ("pick-brick", "1"), ("sum", "yes")]).await;
    let page = page.must_be(StatusCode::OK);
    for part in ["name=\"pick-brick\" value=\"1\"", "data-sum=\"count\">2<", "data-sum=\"missing\">0<", "pick-fit met"]
    {
        assert!(page.text.contains(part), "{part} is not in {}", page.text);
    }
    assert_eq!(ada.view(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_of_other_things_and_wrong_numbers_are_refused() {
    let app = TestApp::new().await;
    let (id, ada) = with_a_choice(&app).await;
    let before = ada.view(&id).await;
    let act = format!("/tables/{id}/act");
    let number = before["number"].to_string();
    for (plan, at, count) in
        [("pay", "card-2", "-1"), ("pay", "card-2", "many"), ("dance", "", "1"), ("pay", "moon", "1")]
    {
        let fields = [("seat", "P1"), ("answers", &number), ("plan", plan), ("at", at), ("pick-wood", count)];
        ada.post(&act, &fields).await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "does not belong to this table");
    }
    // A panel for what is not there, and one that answers no question now.
    for (plan, at) in [("pay", "card-3"), ("pay", "food"), ("tools", "")] {
        let fields =
            [("seat", "P1"), ("answers", &number), ("plan", plan), ("at", at), ("pick-wood", "2"), ("pick-brick", "1")];
        assert!(ada.post(&act, &fields).await.status.is_client_error(), "{plan} {at}");
    }
    assert_eq!(ada.view(&id).await, before);
}
