use axum::http::{StatusCode, header};
use serde_json::Value;

use super::{Page, TestApp, Visitor};

/// Checks the headers that every page must have.
#[track_caller]
pub(crate) fn must_be_safe(page: &Page) {
    let policy = page.header(header::CONTENT_SECURITY_POLICY);
    for part in [
        "default-src 'none'",
        "script-src 'self';",
        "style-src 'self';",
        "frame-ancestors 'none'",
        "form-action 'self'",
    ] {
        assert!(policy.contains(part), "{}: {policy}", page.path);
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(page.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{}", page.path);
    assert_eq!(page.header(header::REFERRER_POLICY), "same-origin", "{}", page.path);
    if page.header(header::CONTENT_TYPE).starts_with("text/html") {
        assert_eq!(page.header(header::CACHE_CONTROL), "no-store", "{}", page.path);
        must_have_nothing_inline(page);
    }
}

/// Checks for inline styles and scripts, which the content security policy would block.
#[track_caller]
pub(crate) fn must_have_nothing_inline(page: &Page) {
    for tag in page.text.split('<').skip(1).filter_map(|part| part.split_once('>')).map(|(tag, _)| tag) {
        let mut words = tag.split_whitespace();
        let name = words.next().unwrap_or_default();
        assert!(name != "style", "{}: <{tag}>", page.path);
        assert!(name != "script" || tag.contains(" src=\"/assets/"), "{}: <{tag}>", page.path);
        for word in words {
            let is_handler = word.strip_prefix("on").is_some_and(|rest| {
                rest.split_once('=').is_some_and(|(event, _)| event.bytes().all(|byte| byte.is_ascii_lowercase()))
            });
            assert!(!word.starts_with("style=") && !is_handler, "{}: <{tag}>", page.path);
        }
        assert!(!tag.contains("javascript:"), "{}: <{tag}>", page.path);
    }
}

/// Plays the visitor's own seat until the game is over.
pub(crate) async fn play_to_the_end(visitor: &Visitor<'_>, id: &str) {
    for _ in 0..20_000 {
        let table_view = visitor.view(id).await;
        if table_view["status"] == "over" {
            return;
        }
        let action = table_view["actions"].as_array().unwrap().last().cloned();
        let Some(Value::String(action)) = action.map(|mut action| action["action"].take()) else {
            tokio::task::yield_now().await;
            continue;
        };
        visitor.act(id, &action).await;
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_security_headers_and_nothing_inline() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let open = ada.open_table(&["me", "open", "open"]).await;
    let open = open["id"].as_str().unwrap();
    let table = ada.open_table(&["me", "random"]).await;
    let id = table["id"].as_str().unwrap();
    ada.act(id, "place forest 3").await;
    let paths = [
        "/",
        "/games/stone-age",
        "/games/chess",
        "/me",
        "/me?saved=1",
        "/api",
        "/nothing/here",
        "/tables/x",
        "/api/tables",
        "/api/nothing",
        "/healthz",
        "/readyz",
    ];
    let mut paths: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
    paths.push(format!("/tables/{open}"));
    for part in
        ["", "?hint=1", "?view=plain", "/log", "/history", "/history/0", "/history/1", "/history/999", "/export"]
    {
        paths.push(format!("/tables/{id}{part}"));
    }
    let stranger = app.stranger();
    for path in &paths {
        for visitor in [&ada, &stranger] {
            must_be_safe(&visitor.get(path).await);
        }
    }
    must_be_safe(&ada.post("/me/link", &[]).await);
    must_be_safe(&ada.post("/me", &[("name", "")]).await.must_be(StatusCode::UNPROCESSABLE_ENTITY));
    must_be_safe(&ada.post("/nothing", &[]).await);
    must_be_safe(&ada.post(&format!("/tables/{id}/act"), &[("seat", "P1"), ("answers", "9999")]).await);
    must_be_safe(&ada.post_raw("/me", "text/plain", "?").await);

    play_to_the_end(&ada, id).await;
    for part in ["", "/log", "/result", "/history/3", "/export"] {
        for visitor in [&ada, &stranger] {
            must_be_safe(&visitor.get(&format!("/tables/{id}{part}")).await.must_be(StatusCode::OK));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn user_input_is_escaped() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let nasty = "<b onclick=x>&\"'";
    ada.post("/me", &[("name", nasty)]).await.must_be(StatusCode::SEE_OTHER);
    ada.post(&format!("/tables/{id}/chat"), &[("text", nasty)]).await.must_be(StatusCode::SEE_OTHER);
    ada.post(&format!("/tables/{id}/act"), &[("seat", "P1"), ("answers", "0"), ("action", nasty)]).await;
    let refused = [
        ada.post(&format!("/tables/{id}/act"), &[("seat", nasty), ("action", nasty)]).await,
        ada.post("/import", &[("saved", nasty)]).await,
        ada.post("/tables", &[("game", nasty)]).await,
        ada.post("/tables", &[("game", "stone-age"), ("name", nasty), ("sharer-P2", nasty), ("players", nasty)]).await,
    ];
    let shown = [ada.get("/me").await, ada.get("/").await, bob.get(&format!("/tables/{id}")).await];
    for page in refused.iter().chain(&shown) {
        assert!(!page.text.contains("<b onclick"), "{}: {}", page.path, page.text);
    }
    assert!(shown[2].text.contains("&lt;b onclick=x&gt;"), "{}", shown[2].text);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_addresses_get_a_page() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    for path in ["/nothing", "/tables", "/tables/", "/me/else", "/join/x", "/assets", "/favicon.ico"] {
        let page = visitor.get(path).await;
        assert!(matches!(page.status.as_u16(), 404 | 405), "{path}: {}", page.status);
    }
    let page = visitor.get("/tables").await.must_say(StatusCode::METHOD_NOT_ALLOWED, "That is not possible here.");
    assert_eq!(page.header(header::ALLOW), "POST");
    visitor.get("/nothing").await.must_say(StatusCode::NOT_FOUND, "Page not found");
    visitor.get("/assets/secret.db").await.must_say(StatusCode::NOT_FOUND, "There is no such file.");
    visitor.get("/assets/..%2FCargo.toml").await.must_be(StatusCode::NOT_FOUND);
    let page = visitor.get("/api/nothing").await.must_be(StatusCode::NOT_FOUND);
    assert!(page.json()["error"].as_str().unwrap().contains("no such address in the API"));
}

#[tokio::test(flavor = "multi_thread")]
async fn assets_have_types_and_pages_refer_only_to_existing_ones() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    for (name, kind) in [
        ("style.css", "text/css; charset=utf-8"),
        ("pages.css", "text/css; charset=utf-8"),
        ("stone-age.css", "text/css; charset=utf-8"),
        ("tessera.js", "text/javascript; charset=utf-8"),
        ("swap.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("front-stone-age.svg", "image/svg+xml"),
        ("front-revive.svg", "image/svg+xml"),
        ("front-civolution.svg", "image/svg+xml"),
    ] {
        let asset = visitor.get(&format!("/assets/{name}")).await.must_be(StatusCode::OK);
        assert_eq!(asset.header(header::CONTENT_TYPE), kind);
        assert_eq!(asset.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
        assert!(asset.header(header::CACHE_CONTROL).contains("max-age"));
    }
    let old = visitor.get("/assets/0123456789ab/style.css").await.must_be(StatusCode::OK);
    assert_eq!(old.header(header::CACHE_CONTROL), "max-age=300", "another version may not be kept");
    visitor.get("/assets/0123456789ab/secret.db").await.must_be(StatusCode::NOT_FOUND);
    for path in ["/", "/games/stone-age"] {
        let page = visitor.get(path).await;
        assert!(page.text.contains("/tessera.js\"") && page.text.contains("/style.css\""), "{}", page.text);
        for part in page.text.split("\"/assets/").skip(1) {
            let name = part.split('"').next().unwrap();
            let asset = visitor.get(&format!("/assets/{name}")).await.must_be(StatusCode::OK);
            assert!(asset.header(header::CACHE_CONTROL).contains("immutable"), "{name}");
        }
    }
}
