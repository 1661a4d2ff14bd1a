use axum::http::StatusCode;

use super::TestApp;

#[tokio::test]
async fn what_others_did_is_a_strip_that_leads_to_the_table_as_it_was() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let (table, since) = (format!("/tables/{id}"), format!("/tables/{id}/since"));
    let strip = "id=\"since-link\"";
    assert!(!ada.get(&table).await.text.contains(strip), "nothing has happened");
    assert_eq!(ada.get(&since).await.location(), table);

    ada.act(&id, "place forest 2").await;
    let shown = bob.get(&table).await.must_say(StatusCode::OK, strip);
    assert!(shown.text.contains("aria-label=\"Ada places 2 people in the forest.\""), "{}", shown.text);
    assert!(!ada.get(&table).await.text.contains(strip), "it was Ada herself");

    let again = bob.get(&since).await.must_be(StatusCode::OK);
    let step = "data-moves=\"person-P1\" data-from=\"home-P1\" data-to=\"forest\" data-count=\"2\"";
    for part in [step, "Ada places 2 people in the forest.", "data-place=\"home-P1\"", "data-place=\"forest\""] {
        assert!(again.text.contains(part), "{part}: {}", again.text);
    }
    assert!(!again.text.contains("data-piece=\"person-P1\" data-at=\"forest\""), "the people are still at home");
    assert!(!again.text.contains("name=\"action\""), "nothing can be played there");

    assert_eq!(app.stranger().get(&since).await.location(), table, "who only watches has no turn");
    bob.get(&table).await.must_say(StatusCode::OK, &format!("href=\"{table}/history/1\""));
}

#[tokio::test]
async fn the_plain_view_and_games_without_a_board_tell_it_in_sentences() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    ada.act(&id, "place forest 2").await;
    bob.post("/me/preferences", &[("key", "plain"), ("value", "on"), ("back", "/")]).await;
    let shown = bob.get(&format!("/tables/{id}")).await.must_say(StatusCode::OK, "id=\"since-link\"");
    assert!(!shown.text.contains("class=\"signs\""), "the plain view has no pictures");
    bob.get(&format!("/tables/{id}/since")).await.must_say(StatusCode::OK, "Ada places 2 people in the forest.");
}
