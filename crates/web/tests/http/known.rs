use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;
use web::WebConfig;

use super::pages::must_have_nothing_inline;
use super::{HOST, Page, TestApp, Visitor};

/// Creates a personal link and returns its token.
async fn new_link(visitor: &Visitor<'_>) -> String {
    let page = visitor.post("/me/link", &[]).await.must_be(StatusCode::OK);
    let (_, link) = page.text.split_once(&format!("http://{HOST}/come-back/")).unwrap();
    link.split_once('"').unwrap().0.to_owned()
}

async fn come_back(visitor: &Visitor<'_>, link: &str) -> Page {
    visitor.post("/come-back", &[("token", link)]).await
}

async fn is(visitor: &Visitor<'_>, name: &str) -> bool {
    visitor.get("/me").await.text.contains(&format!(r#"name="name" value="{name}""#))
}

/// Sends a request with an `Authorization` header, like a program.
async fn as_program(app: &TestApp, token: &str) -> Page {
    let stranger = app.stranger();
    let order = json!({ "game": "stone-age", "seats": ["me", "random"] }).to_string();
    let request = stranger.request("POST", "/api/tables").header(header::AUTHORIZATION, format!("Bearer {token}"));
    stranger.send(request.header(header::CONTENT_TYPE, "application/json").body(Body::from(order)).unwrap()).await
}

async fn beside(folder: &TempDir) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.path().join("tessera.db")).connect().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_changes_nothing_before_it_is_confirmed() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let link = new_link(&ada).await;
    let bobs = bob.token();

    let page = bob.get(&format!("/come-back/{link}")).await.must_be(StatusCode::OK);
    assert!(page.text.contains("Sign in as Ada?") && page.text.contains("you are <b>Bob</b>"), "{}", page.text);
    assert_eq!(page.header(header::SET_COOKIE), "");
    assert_eq!(page.header(header::CACHE_CONTROL), "no-store");
    assert_eq!(page.header(header::REFERRER_POLICY), "strict-origin", "the address is the secret");
    must_have_nothing_inline(&page);
    assert_eq!(bob.token(), bobs);
    assert!(is(&bob, "Bob").await);
    assert_eq!(page.field("token"), link);

    assert_eq!(come_back(&bob, &link).await.location(), "/");
    assert!(is(&bob, "Ada").await);
    assert!(bob.token() != ada.token() && bob.token() != link && bob.token() != bobs, "a new session");
    let again = bob.get(&format!("/come-back/{link}")).await.must_say(StatusCode::OK, "You are Ada");
    assert!(!again.text.contains("action=\"/come-back\""), "there is nothing to do");

    let stranger = app.stranger();
    let page = stranger.get(&format!("/come-back/{link}")).await.must_say(StatusCode::OK, "Sign in as Ada?");
    assert_eq!(page.header(header::SET_COOKIE), "");
    for wrong in ["0".repeat(64), "x".repeat(64), "short".to_owned(), link.to_uppercase(), ada.token()] {
        let said = "This link is not known";
        let page = stranger.get(&format!("/come-back/{wrong}")).await.must_say(StatusCode::NOT_FOUND, said);
        assert_eq!(page.header(header::SET_COOKIE), "");
        let page = come_back(&stranger, &wrong).await.must_say(StatusCode::NOT_FOUND, said);
        assert_eq!(page.header(header::SET_COOKIE), "");
    }

    bob.post("/me/forget", &[]).await.must_be(StatusCode::SEE_OTHER);
    assert_eq!(bob.cookie("tessera"), None);
    assert!(is(&ada, "Ada").await, "the first browser stays signed in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_no_session_and_a_new_link_replaces_it() {
    let app = TestApp::new().await;
    let (ada, phone) = (app.person("Ada").await, app.stranger());
    let first = new_link(&ada).await;
    as_program(&app, &first).await.must_be(StatusCode::UNAUTHORIZED);
    come_back(&phone, &first).await.must_be(StatusCode::SEE_OTHER);
    let second = new_link(&ada).await;
    app.stranger().get(&format!("/come-back/{first}")).await.must_be(StatusCode::NOT_FOUND);
    come_back(&app.stranger(), &first).await.must_be(StatusCode::NOT_FOUND);
    come_back(&app.stranger(), &second).await.must_be(StatusCode::SEE_OTHER);
    assert!(is(&phone, "Ada").await && is(&ada, "Ada").await, "browsers stay signed in");
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_elsewhere_ends_all_other_sessions() {
    let app = TestApp::new().await;
    let (ada, phone) = (app.person("Ada").await, app.stranger());
    let link = new_link(&ada).await;
    come_back(&phone, &link).await.must_be(StatusCode::SEE_OTHER);
    let page = ada.post("/me/token", &[]).await.must_be(StatusCode::OK);
    let (_, token) = page.text.split_once("id=\"program-token\" readonly data-copy value=\"").unwrap();
    let token = token.split_once('"').unwrap().0;
    as_program(&app, token).await.must_be(StatusCode::CREATED);

    let before = ada.token();
    assert_eq!(ada.post("/me/sign-out", &[]).await.location(), "/me?saved=elsewhere");
    assert!(is(&ada, "Ada").await && ada.token() != before);
    assert!(!is(&phone, "Ada").await);
    as_program(&app, token).await.must_be(StatusCode::UNAUTHORIZED);
    come_back(&phone, &link).await.must_be(StatusCode::SEE_OTHER);
    assert!(is(&phone, "Ada").await, "the personal link still works");
}

/// An old token that is both session and link stays both until one of the two is ended.
#[tokio::test(flavor = "multi_thread")]
async fn a_legacy_token_is_session_and_link_until_renewed_or_signed_out() {
    for ends_with in ["/me/link", "/me/sign-out"] {
        let app = TestApp::new().await;
        let (ada, phone, late) = (app.person("Ada").await, app.stranger(), app.stranger());
        let old = ada.token();
        let same = "UPDATE persons SET link = (SELECT token FROM sessions WHERE person = persons.id)";
        sqlx::query(same).execute(&mut beside(&app.folder).await).await.unwrap();
        assert!(is(&ada, "Ada").await);
        phone.get(&format!("/come-back/{old}")).await.must_say(StatusCode::OK, "Sign in as Ada?");
        phone.knows(&old);
        phone.post("/me/forget", &[]).await.must_be(StatusCode::SEE_OTHER);
        assert!(is(&ada, "Ada").await, "other browsers have the same token");
        come_back(&late, &old).await.must_be(StatusCode::SEE_OTHER);

        ada.post(ends_with, &[]).await;
        assert!(is(&ada, "Ada").await, "the person who asked for it stays signed in");
        come_back(&phone, &old).await.must_be(StatusCode::NOT_FOUND);
        as_program(&app, &old).await.must_be(StatusCode::UNAUTHORIZED);
        phone.knows(&old);
        assert!(!is(&phone, "Ada").await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_hashes_of_secrets_are_stored() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let secrets = [ada.token(), new_link(&ada).await];
    let folder = app.folder.path().to_owned();
    app.hall.close().await;
    let data = std::fs::read(folder.join("tessera.db")).unwrap();
    for secret in secrets {
        assert!(!data.windows(secret.len()).any(|window| window == secret.as_bytes()));
        let bytes: Vec<u8> =
            (0..64).step_by(2).map(|at| u8::from_str_radix(&secret[at..at + 2], 16).unwrap()).collect();
        assert!(!data.windows(bytes.len()).any(|window| window == bytes));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_personal_link_changes_the_person_of_a_browser() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.open_table(&["me", "open"]).await;
    let (id, code) = (table["id"].as_str().unwrap(), table["invitations"][0]["code"].as_str().unwrap());
    let before = bob.token();
    bob.get(&format!("/join/{id}/{code}")).await.must_be(StatusCode::SEE_OTHER);
    bob.post(&format!("/tables/{id}/sit"), &[("seat", "P2"), ("name", "Bobby")]).await.must_be(StatusCode::SEE_OTHER);
    bob.post("/me", &[("name", "Robert")]).await.must_be(StatusCode::SEE_OTHER);
    bob.post("/me/preferences", &[("key", "theme"), ("value", "dark")]).await.must_be(StatusCode::SEE_OTHER);
    bob.call("/api/people", &json!({ "name": "Eve" })).await.must_be(StatusCode::CREATED);
    // An unknown program token, in a browser that is signed in.
    let request = bob.request("POST", "/me").header(header::AUTHORIZATION, format!("Bearer {}", "0".repeat(64)));
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let page = bob.send(request.body(Body::from("name=Eve")).unwrap()).await.must_be(StatusCode::UNAUTHORIZED);
    assert_eq!(page.header(header::SET_COOKIE), "");
    assert_eq!(bob.token(), before);
    // A cookie set by another server on the same host comes first.
    let request = bob.request("POST", "/me").header(header::COOKIE, format!("tessera=other; tessera={before}"));
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    bob.send(request.body(Body::from("name=Bob")).unwrap()).await.must_be(StatusCode::SEE_OTHER);
    assert_eq!(bob.token(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_with_their_devices() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let me = || ada.request("GET", "/me").header(header::USER_AGENT, "Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0");
    for _ in 0..200 {
        let page = ada.send(me().body(Body::empty()).unwrap()).await.must_be(StatusCode::OK);
        if page.text.contains("Firefox on Linux, used today") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the device name was never stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_a_person_needs_confirmation_and_removes_their_data() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    bob.post(&format!("/tables/{id}/chat"), &[("text", "hello")]).await.must_be(StatusCode::SEE_OTHER);
    let waiting = bob.open_table(&["me", "open"]).await["id"].as_str().unwrap().to_owned();
    // Bob also has a seat at a waiting table of Ada's, which then waits without him.
    let adas = ada.open_table(&["me", "open", "open"]).await;
    let (code, adas) = (&adas["invitations"][0]["code"], adas["id"].as_str().unwrap().to_owned());
    let sit = json!({ "seat": "P2", "code": code });
    bob.call(&format!("/api/tables/{adas}/sit"), &sit).await.must_say(StatusCode::OK, "Bob sits down.");
    let link = new_link(&bob).await;
    let table = format!("/tables/{id}");
    assert!(ada.get(&table).await.text.contains("Bob"));

    bob.post("/me/leave", &[]).await.must_say(StatusCode::OK, "Delete Bob?");
    assert!(is(&bob, "Bob").await, "that was only the question");
    let token = bob.token();
    assert_eq!(bob.post("/me/leave", &[("sure", "yes")]).await.location(), "/");
    assert_eq!(bob.cookie("tessera"), None);

    let page = ada.get(&table).await.must_be(StatusCode::OK);
    assert!(!page.text.contains("Bob") && page.text.contains("Former player"), "{}", page.text);
    assert!(page.text.contains("Former player sits down.") && page.text.contains("hello"), "{}", page.text);
    let table_view = ada.view(&id).await;
    assert_eq!(
        (&table_view["seats"][1]["stands_in"], &table_view["seats"][1]["resigned"]),
        (&json!(true), &json!(true))
    );
    let table_view = ada.view(&adas).await.to_string();
    assert!(!table_view.contains("Bob") && table_view.contains("Former player sits down."), "{table_view}");
    ada.act(&id, "place forest 3").await;
    as_program(&app, &token).await.must_be(StatusCode::UNAUTHORIZED);
    come_back(&app.stranger(), &link).await.must_be(StatusCode::NOT_FOUND);
    assert_eq!(ada.view(&waiting).await["status"], "aborted");

    // The id of a deleted person is not used again, because their data would come with it.
    let eve = app.person("Eve").await;
    assert_eq!(eve.get("/api/tables").await.json()["mine"], json!([]));
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM persons ORDER BY id")
        .fetch_all(&mut beside(&app.folder).await)
        .await
        .unwrap();
    assert_eq!(names, ["Ada", "Former player", "Eve"]);
    drop((ada, eve, bob));
    let folder = app.close().await;
    let app = TestApp::on(folder, WebConfig { rate: 1000, ..WebConfig::default() }).await;
    assert!(!app.stranger().get(&table).await.text.contains("Bob"), "also after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_player_becomes_host_when_the_host_leaves() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    ada.post("/me/leave", &[("sure", "yes")]).await.must_be(StatusCode::SEE_OTHER);
    bob.get(&format!("/tables/{id}")).await.must_say(StatusCode::OK, "Abort the game");
}
