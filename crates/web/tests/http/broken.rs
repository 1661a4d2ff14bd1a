use axum::http::StatusCode;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use web::WebConfig;

use super::TestApp;

/// Changes the data of a table while no server runs.
async fn damage(folder: &TempDir, statement: &'static str, id: &str) {
    let path = format!("sqlite://{}", folder.path().join("tessera.db").display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    let done = sqlx::query(statement).bind(id).execute(&mut connection).await.unwrap();
    assert!(done.rows_affected() > 0, "{statement}");
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_table_says_what_is_wrong_and_all_others_go_on() {
    let cases = [
        ("UPDATE tables SET rules_version = 99 WHERE id = ?", "it was played by version 99 of the rules"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "it is a game of `chess`, which this program does not know"),
        ("UPDATE snapshots SET state = x'0102' WHERE table_id = ?", "cannot be read"),
        ("DELETE FROM seats WHERE table_id = ? AND seat = 1", "it has 1 seats where 2 play"),
        ("UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1", "is refused by the rules"),
    ];
    for (statement, said) in cases {
        let app = TestApp::new().await;
        let (id, ada, _bob) = app.two_people().await;
        ada.act(&id, "place forest 3").await;
        let sound = ada.open_table(&["me", "open"]).await["id"].as_str().unwrap().to_owned();
        let token = ada.token();
        drop((ada, _bob));
        let folder = app.close().await;
        damage(&folder, statement, &id).await;

        let app = TestApp::on(folder, WebConfig { rate: 1000, ..WebConfig::default() }).await;
        let ada = app.stranger();
        ada.knows(&token);
        for path in [format!("/tables/{id}"), format!("/tables/{id}/log"), format!("/api/tables/{id}")] {
            let page = ada.get(&path).await.must_say(StatusCode::INTERNAL_SERVER_ERROR, "This table cannot be opened");
            assert!(page.text.contains(said), "{statement}: {}", page.text);
        }
        let page = ada.post(&format!("/tables/{id}/act"), &[("seat", "P1"), ("answers", "1"), ("action", "x")]).await;
        page.must_say(StatusCode::INTERNAL_SERVER_ERROR, said);
        ada.get("/").await.must_say(StatusCode::OK, &id);
        ada.get("/healthz").await.must_be(StatusCode::OK);
        ada.get(&format!("/tables/{sound}")).await.must_say(StatusCode::OK, "Waiting for one more");
    }
}
