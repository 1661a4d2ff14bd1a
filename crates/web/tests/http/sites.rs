use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use web::WebConfig;

use super::{HOST, TestApp};

const SAID: &str = "sent from a page of another site, so nothing was done";

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_sites_are_refused_and_change_nothing() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "random"]).await;
    let id = table["id"].as_str().unwrap();
    let form = "application/x-www-form-urlencoded";
    let act = json!({ "answers": 0, "action": "place forest 5" }).to_string();
    let posts = [
        ("/me".to_owned(), form, "name=Eve".to_owned()),
        ("/me/forget".to_owned(), form, String::new()),
        ("/me/link".to_owned(), form, String::new()),
        ("/me/token".to_owned(), form, String::new()),
        ("/me/sign-out".to_owned(), form, String::new()),
        ("/me/leave".to_owned(), form, "sure=yes".to_owned()),
        ("/come-back".to_owned(), form, format!("token={}", "0".repeat(64))),
        ("/me/preferences".to_owned(), form, "key=theme&value=dark".to_owned()),
        ("/import".to_owned(), form, "saved=x".to_owned()),
        (format!("/tables/{id}/act"), form, "seat=P1&answers=0&action=place+forest+5".to_owned()),
        (format!("/tables/{id}/abort"), form, String::new()),
        (format!("/tables/{id}/chat"), form, "text=hello".to_owned()),
        (format!("/api/tables/{id}/act"), "application/json", act),
        ("/api/people".to_owned(), "application/json", json!({ "name": "Eve" }).to_string()),
    ];
    let origins = [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("sec-fetch-site", "elsewhere"),
        ("origin", "https://evil.example"),
        ("origin", "http://table.test.evil.example"),
        ("origin", "null"),
    ];
    let before = ada.view(id).await;
    for (path, kind, body) in &posts {
        for (name, value) in origins {
            let request = ada.request("POST", path).header(header::CONTENT_TYPE, *kind).header(name, value);
            let page = ada.send(request.body(Body::from(body.clone())).unwrap()).await;
            let page = page.must_say(StatusCode::FORBIDDEN, SAID);
            assert_eq!(page.header(header::SET_COOKIE), "", "{path}");
            assert_eq!(page.header(header::CONTENT_TYPE).contains("json"), path.starts_with("/api"), "{path}");
        }
    }
    assert_eq!(ada.view(id).await, before);
    let me = ada.get("/me").await;
    assert!(me.text.contains(r#"value="Ada""#) && !me.text.contains("data-theme"), "{}", me.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn own_pages_and_programs_may_post() {
    let public_url = "https://games.example".to_owned();
    let public = TestApp::with(WebConfig { public_url: Some(public_url.clone()), ..WebConfig::default() }).await;
    let own = format!("http://{HOST}");
    let app = TestApp::new().await;
    let senders = [
        (&public, None),
        (&public, Some(("sec-fetch-site", "same-origin"))),
        (&public, Some(("sec-fetch-site", "none"))),
        (&app, Some(("origin", own.as_str()))),
        (&public, Some(("origin", public_url.as_str()))),
    ];
    for (app, sender) in senders {
        let visitor = app.stranger();
        let mut request =
            visitor.request("POST", "/me").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some((name, value)) = sender {
            request = request.header(name, value);
        }
        let page = visitor.send(request.body(Body::from("name=Ada")).unwrap()).await;
        assert_eq!(page.location(), "/me?saved=1", "{sender:?}");
        assert!(visitor.cookie("tessera").is_some());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn links_from_other_sites_may_be_followed() {
    let app = TestApp::new().await;
    let stranger = app.stranger();
    for path in ["/", "/me", "/api"] {
        let request = stranger.request("GET", path).header("sec-fetch-site", "cross-site");
        stranger.send(request.body(Body::empty()).unwrap()).await.must_be(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_have_to_wait() {
    let app = TestApp::with(WebConfig { rate: 1, ..WebConfig::default() }).await;
    let ada = app.stranger();
    let (mut done, mut refused) = (0, 0);
    for number in 0..12 {
        let name = format!("Ada {number}");
        let page = ada.post("/me", &[("name", &name)]).await;
        if page.status == StatusCode::SEE_OTHER {
            done += 1;
            assert!(ada.get("/me").await.text.contains(&name));
        } else {
            page.must_say(
                StatusCode::TOO_MANY_REQUESTS,
                "Too many requests at once, so nothing was done. Wait a few seconds",
            );
            refused += 1;
            assert!(!ada.get("/me").await.text.contains(&name));
        }
    }
    assert!((5..=8).contains(&done) && refused >= 4, "{done} were done, {refused} were not");
    let page = ada.call("/api/people", &json!({ "name": "Bot" })).await;
    let page = page.must_be(StatusCode::TOO_MANY_REQUESTS);
    assert!(page.json()["error"].as_str().unwrap().contains("Wait a few seconds"), "programs are told as JSON");
}
