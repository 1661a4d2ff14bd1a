use axum::http::StatusCode;
use civolution::Civolution;
use serde_json::json;

use super::pages::{must_be_safe, play_to_the_end};
use super::*;

static CIVOLUTION: Registered<Civolution> = Registered::new();
static ALL: &[&dyn DynGame] = &[&STONE_AGE, &REVIVE, &CIVOLUTION];

/// Returns the text between two parts of a page, wherever both occur.
fn between<'a>(text: &'a str, start: &'a str, end: &'a str) -> Vec<&'a str> {
    text.split(start).skip(1).map(|part| part.split(end).next().unwrap()).collect()
}

/// Lets bots play a game to its end, and returns the table as the API shows it.
async fn played_by_bots(visitor: &Visitor<'_>, game: &str) -> Value {
    let order = json!({ "game": game, "seats": ["random", "random"], "pace": 0 });
    let table = visitor.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    let id = table["id"].as_str().unwrap();
    for _ in 0..4000 {
        let table = visitor.view(id).await;
        if table["status"] == "over" {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_finished_game_shows_points_by_source_dice_and_times() {
    let app = TestApp::of(ALL).await;
    let ada = app.person("Ada").await;
    for kind in ALL {
        let game = kind.id();
        let table = played_by_bots(&ada, game).await;
        let result = format!("/tables/{}/result", table["id"].as_str().unwrap());
        let page = ada.get(&result).await.must_say(StatusCode::OK, "Where the points came from, round by round");
        must_be_safe(&page);
        let plots = between(&page.text, "<figure class=\"source-plot\">", "</figure>");
        assert_eq!(plots.len(), 2, "{game}");
        let totals: Vec<&str> = plots.iter().map(|plot| between(plot, "<b>", "</b>")[0]).collect();
        let scores: Vec<String> = table["score"]["total"].as_array().unwrap().iter().map(Value::to_string).collect();
        assert_eq!(totals, scores, "{game}");
        assert!(!page.text.contains("NaN"), "{game}");
        let says = |sentence: &str| page.text.contains(sentence);
        assert_eq!(says("No dice were rolled in this game"), game == "revive", "{game}");
        assert_eq!(says("dice were rolled. "), game != "revive", "{game}");
        assert!(says("Time per turn") && !says("are not known"), "{game}");
        // The last point of the charts is the last line of the tables.
        let rounds = ada.get(&format!("/api{}/rounds", result.trim_end_matches("/result"))).await.json();
        let last = rounds["rounds"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["totals"], table["score"]["total"], "{game}");
        assert_eq!(last["sheet"]["rows"], table["score"]["rows"], "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_imported_game_has_no_times_but_all_else() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "random"]).await;
    let id = table["id"].as_str().unwrap();
    play_to_the_end(&ada, id).await;
    let own = ada.get(&format!("/tables/{id}/result")).await.must_say(StatusCode::OK, "Time per turn");
    assert!(!own.text.contains("are not known"));
    let record = ada.get(&format!("/tables/{id}/export")).await.must_be(StatusCode::OK).text;
    let imported = ada.post("/import", &[("saved", &record)]).await.location().to_owned();
    let page = ada.get(&imported).await.must_say(StatusCode::OK, "The times of the turns are not known");
    let bars = |page: &Page| between(&page.text, "as in the tables below.\">", "</svg>").join(" ");
    assert!(bars(&own).len() > 1000, "{}", bars(&own));
    assert_eq!(bars(&page), bars(&own));
    let dice = |page: &Page| between(&page.text, "<svg class=\"dice-plot\"", "</svg>")[0].to_owned();
    assert_eq!(dice(&page), dice(&own));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_points_of_a_running_or_aborted_game_are_drawn_as_far_as_they_are_known() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let (table, score) = (format!("/tables/{id}"), format!("/tables/{id}/score"));
    ada.get(&table).await.must_say(StatusCode::OK, &format!("href=\"{score}\""));
    must_be_safe(&ada.get(&score).await.must_say(StatusCode::OK, "Points over time"));
    ada.act(&id, "place forest 3").await;
    for visitor in [&ada, &bob, &app.stranger()] {
        visitor.get(&score).await.must_be(StatusCode::OK);
    }
    ada.post(&format!("{table}/abort"), &[("sure", "yes")]).await.must_be(StatusCode::SEE_OTHER);
    ada.get(&score).await.must_be(StatusCode::OK);
    let open = ada.open_table(&["me", "open"]).await;
    let open = format!("/tables/{}", open["id"].as_str().unwrap());
    assert_eq!(ada.get(&format!("{open}/score")).await.location(), open, "there is no game yet");
    bob.get("/tables/aaaaaaaaaaaa/score").await.must_be(StatusCode::NOT_FOUND);
}
