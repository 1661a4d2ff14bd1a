use axum::http::StatusCode;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use web::WebConfig;

use super::{TestApp, Visitor};

/// Changes the data of a table while the server is stopped.
async fn damage(folder: &TempDir, statement: &'static str, id: &str) {
    let path = format!("sqlite://{}", folder.path().join("tessera.db").display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    let done = sqlx::query(statement).bind(id).execute(&mut connection).await.unwrap();
    assert!(done.rows_affected() > 0, "{statement}");
    connection.close().await.unwrap();
}

/// Reopens a server with a game of Ada and Bob and a second table, after damaging the data of the first. Returns Ada's
/// token too.
async fn reopened(statement: &'static str) -> (TestApp, String, String, String) {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    ada.act(&id, "place forest 3").await;
    let sound = ada.open_table(&["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let token = ada.token();
    drop((ada, bob));
    let folder = app.close().await;
    damage(&folder, statement, &id).await;

    let app = TestApp::on(folder, WebConfig { rate: 1000, ..WebConfig::default() }).await;
    (app, token, id, sound)
}

/// Creates a visitor with this token.
async fn come_back<'a>(app: &'a TestApp, token: &str) -> Visitor<'a> {
    let person = app.stranger();
    person.knows(token);
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_table_says_what_is_wrong_and_others_still_work() {
    let cases = [
        ("UPDATE tables SET rules_version = 99 WHERE id = ?", "the game is played by version 99 of the rules"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "`chess` is not a game that this program knows"),
        ("DELETE FROM seats WHERE table_id = ? AND seat = 1", "it has 1 seats where 2 play"),
    ];
    for (statement, said) in cases {
        let (app, token, id, sound) = reopened(statement).await;
        let ada = come_back(&app, &token).await;
        for path in [format!("/tables/{id}"), format!("/tables/{id}/log"), format!("/api/tables/{id}")] {
            let page = ada.get(&path).await.must_say(StatusCode::INTERNAL_SERVER_ERROR, "This table cannot be opened");
            assert!(page.text.contains(said), "{statement}: {}", page.text);
        }
        let page = ada.post(&format!("/tables/{id}/act"), &[("seat", "P1"), ("answers", "1"), ("action", "x")]).await;
        page.must_say(StatusCode::INTERNAL_SERVER_ERROR, said);
        ada.get("/").await.must_say(StatusCode::OK, &id);
        ada.get("/healthz").await.must_be(StatusCode::OK);
        ada.get(&format!("/tables/{sound}")).await.must_say(StatusCode::OK, "Waiting for 1 more player");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_snapshot_is_rebuilt_silently() {
    let (app, token, id, _) = reopened("UPDATE snapshots SET state = x'0102' WHERE table_id = ?").await;
    let ada = come_back(&app, &token).await;
    assert_eq!(ada.view(&id).await["position"], 1);
    ada.get(&format!("/tables/{id}")).await.must_be(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_continues_a_game_that_cannot_be_replayed() {
    let statement = "UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1";
    let (app, token, id, _) = reopened(statement).await;
    let ada = come_back(&app, &token).await;
    let page = ada.get(&format!("/tables/{id}")).await.must_say(StatusCode::OK, "This game cannot continue");
    assert!(
        page.text.contains("is refused by the rules") && page.text.contains("Continue after move 0"),
        "{}",
        page.text
    );
    ada.get(&format!("/tables/{id}/log")).await.must_say(StatusCode::OK, "place river 7");
    ada.get(&format!("/tables/{id}/export")).await.must_say(StatusCode::OK, "place river 7");
    let table = ada.view(&id).await;
    assert_eq!((&table["standstill"]["plays_to"], &table["status"]), (&0.into(), &"playing".into()));
    let page = ada.post(&format!("/tables/{id}/act"), &[("seat", "P1"), ("answers", "1"), ("action", "x")]).await;
    page.must_say(StatusCode::CONFLICT, "is at a standstill");
    ada.post(&format!("/tables/{id}/go-on"), &[]).await.must_be(StatusCode::SEE_OTHER);
    ada.act(&id, "place forest 3").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_valid_beginning_can_be_read_and_ended() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let origin = ada.open_table(&["me", "random"]).await["id"].as_str().unwrap().to_owned();
    ada.act(&origin, "place forest 3").await;
    let page = ada.post(&format!("/tables/{origin}/branch"), &[("position", "1")]).await.location().to_owned();
    let (id, token) = (page.strip_prefix("/tables/").unwrap().to_owned(), ada.token());
    drop(ada);
    let folder = app.close().await;
    damage(&folder, "UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1", &origin).await;
    damage(&folder, "UPDATE snapshots SET layout = layout + 1 WHERE table_id = ?", &id).await;

    let app = TestApp::on(folder, WebConfig { rate: 1000, ..WebConfig::default() }).await;
    let ada = come_back(&app, &token).await;
    let shown = ada.get(&page).await.must_say(StatusCode::OK, "This game cannot continue").text;
    assert!(
        shown.contains(&format!(
            "table {origin}, and the position there can no longer be reconstructed: move 1 there is refused"
        )),
        "{shown}"
    );
    assert!(shown.contains("As the host, you can end it") && !shown.contains("go-on"), "{shown}");
    for part in ["/log", "/export"] {
        ada.get(&format!("{page}{part}")).await.must_be(StatusCode::OK);
    }
    ada.post(&format!("{page}/go-on"), &[]).await.must_say(StatusCode::CONFLICT, "This game cannot go on");
    ada.post(&format!("{page}/abort"), &[("sure", "yes")]).await.must_be(StatusCode::SEE_OTHER);
    ada.get(&page).await.must_say(StatusCode::OK, "This game was aborted");
}
