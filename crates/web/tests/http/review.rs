use super::pages::play_to_the_end;
use super::*;

#[tokio::test]
async fn people_are_offered_the_four_levels_and_programs_all_bots() {
    let app = TestApp::new().await;
    let page = app.stranger().get("/games/stone-age").await.must_be(StatusCode::OK).text;
    for level in bots::Level::ALL {
        assert!(page.contains(&format!("name=\"level\" value=\"{level}\"")), "{level}");
        assert!(page.contains(&format!("value=\"bot:{level}\"")), "{level}");
    }
    assert!(page.contains("value=\"medium\" checked"));
    assert!(page.contains("Easy: "), "a level says how it plays");
    assert!(!page.contains("greedy") && !page.contains("bot:random"), "only programs choose these");
    let ada = app.person("Ada").await;
    let games = ada.get("/api/games").await.must_be(StatusCode::OK).json();
    assert_eq!(games["bots"], json!(bots::NAMES));
    for bot in bots::NAMES {
        ada.open_table(&["me", bot]).await;
    }
}

#[tokio::test]
async fn a_hint_names_the_best_action_and_others() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let page = ada.get(&format!("/tables/{id}?hint=1")).await.must_be(StatusCode::OK);
    assert!(page.text.contains("id=\"hint-panel\"") && page.text.contains("Worth considering"), "{}", page.text);
    assert_eq!(page.text.matches("class=\"hint-entry\"").count(), 3, "{}", page.text);
    assert_eq!(page.text.matches("class=\"hint-why\"").count(), 3, "{}", page.text);
    assert_eq!(page.text.matches("the next move").count(), 1, "{}", page.text);
    assert_eq!(page.text.matches("the best move").count() + page.text.matches("Worse on average").count(), 2);
    assert!(page.text.contains("class=\"gain more\"") || page.text.contains("class=\"gain less\""), "{}", page.text);
    for rank in 1..=3 {
        assert!(page.text.contains(&format!("data-hint=\"{rank}\"")), "{rank} is marked on the board");
    }
    assert!(!page.text.contains("points behind") && !page.text.contains("nearly over"), "it is too early to tell");
    let hint = &ada.get(&format!("/api/tables/{id}/hint")).await.must_be(StatusCode::OK).json()["hint"];
    assert_eq!(hint["alternatives"].as_array().map(Vec::len), Some(4), "{hint}");
    assert!(hint["alternatives"][0]["difference"].is_f64() && hint["expected"]["lead"].is_f64(), "{hint}");
    assert_eq!(hint["ending"], Value::Null, "{hint}");
    for compared in [&hint["compared"], &hint["alternatives"][0]["compared"], &hint["alternatives"][3]["compared"]] {
        for number in ["difference", "doubt", "better", "others", "later"] {
            assert!(compared[number].is_f64(), "{number}: {hint}");
        }
        assert!(compared["continuations"].as_u64() >= Some(40) && compared["verdict"].is_string(), "{hint}");
        assert!(compared["sure"].as_str().unwrap().ends_with('.'), "{hint}");
        assert!(compared["why"].as_str().unwrap().starts_with(['I', 'O']), "{hint}");
        for gain in compared["sources"].as_array().unwrap() {
            assert!(gain["source"].is_string() && gain["points"].is_f64() && gain["doubt"].is_f64(), "{hint}");
        }
    }
    let page = bob.get(&format!("/tables/{id}?hint=1")).await.must_be(StatusCode::OK);
    assert!(!page.text.contains("hint-panel"), "it is not this player's turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_computed_on_request_and_links_to_positions() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let order = json!({
        "game": "stone-age", "seats": ["me", "random"], "options": { "start": "P1", "round-limit": "10" }, "pace": 0,
    });
    let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    let id = table["id"].as_str().unwrap();
    let review = format!("/tables/{id}/review");
    assert_eq!(ada.get(&review).await.location(), format!("/tables/{id}"), "the game is not over");
    ada.post(&review, &[]).await.must_say(StatusCode::CONFLICT, "not over");
    play_to_the_end(&ada, id).await;

    let button = format!("action=\"{review}\"");
    assert!(ada.get(&format!("/tables/{id}/result")).await.text.contains(&button));
    assert!(!bob.get(&format!("/tables/{id}/result")).await.text.contains(&button));
    bob.get(&review).await.must_say(StatusCode::FORBIDDEN, "Only players at this table can do that");
    bob.post(&review, &[("seat", "P1")]).await.must_be(StatusCode::FORBIDDEN);
    ada.get(&format!("{review}?seat=P2")).await.must_be(StatusCode::FORBIDDEN);

    ada.get(&review).await.must_say(StatusCode::OK, "Review my decisions");
    let begun = ada.post(&review, &[]).await;
    assert_eq!(begun.location(), format!("{review}?seat=P1"));
    let page = loop {
        let page = ada.get(&review).await.must_be(StatusCode::OK);
        if page.header(header::REFRESH).is_empty() {
            break page;
        }
        assert!(page.text.contains("<progress"), "{}", page.text);
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(page.text.contains("You had to choose"), "{}", page.text);
    let link = format!("href=\"/tables/{id}/history/");
    let position = page.text.split(&link).nth(1).unwrap().split('"').next().unwrap();
    ada.get(&format!("/tables/{id}/history/{position}")).await.must_be(StatusCode::OK);
}
