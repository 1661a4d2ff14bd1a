use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use web::WebConfig;

use super::{Page, TestApp};

const PUBLIC: &str = "https://games.example";

async fn behind_proxies(trusted_proxies: usize, rate: u32) -> TestApp {
    let public_url = Some(PUBLIC.to_owned());
    TestApp::with(WebConfig { public_url, trusted_proxies, rate, ..WebConfig::default() }).await
}

async fn asked_as(app: &TestApp, path: &str, host: Option<&str>) -> Page {
    let request = axum::http::Request::builder().uri(path);
    let request = match host {
        Some(host) => request.header(header::HOST, host),
        None => request,
    };
    Page::read(path.to_owned(), app.send(request.body(Body::empty()).unwrap()).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn other_names_than_the_public_one_are_refused() {
    let app = behind_proxies(1, 1000).await;
    let said = "This server does not answer to that name. You can find it at https://games.example.";
    for host in [Some("evil.example"), Some("games.example.evil.example"), Some("127.0.0.1:8420"), Some(""), None] {
        for path in ["/", "/me", "/tables/abcdefghjkmn", "/assets/style.css", "/nothing"] {
            asked_as(&app, path, host).await.must_say(StatusCode::MISDIRECTED_REQUEST, said);
        }
        let page = asked_as(&app, "/api/tables", host).await.must_be(StatusCode::MISDIRECTED_REQUEST);
        assert_eq!(page.json()["error"], said);
        for path in ["/healthz", "/readyz"] {
            asked_as(&app, path, host).await.must_be(StatusCode::OK);
        }
    }
    for host in ["games.example", "games.example:443", "GAMES.example"] {
        asked_as(&app, "/", Some(host)).await.must_be(StatusCode::OK);
    }
    let two = axum::http::Request::builder().uri("/").header(header::HOST, "games.example");
    let two = two.header(header::HOST, "evil.example").body(Body::empty()).unwrap();
    assert_eq!(app.send(two).await.status(), StatusCode::MISDIRECTED_REQUEST);
    let whole = axum::http::Request::builder().uri("http://evil.example/").header(header::HOST, "games.example");
    let whole = whole.body(Body::empty()).unwrap();
    assert_eq!(app.send(whole).await.status(), StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_lead_to_the_public_name() {
    let app = behind_proxies(1, 1000).await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "open"]).await;
    let (id, code) = (table["id"].as_str().unwrap(), table["invitations"][0]["code"].as_str().unwrap());
    let page = ada.get(&format!("/tables/{id}")).await;
    assert!(page.text.contains(&format!("{PUBLIC}/join/{id}/{code}")), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_public_name_every_name_is_accepted() {
    let app = TestApp::new().await;
    asked_as(&app, "/", Some("table.lan:8420")).await.must_be(StatusCode::OK);
}

/// Counts the requests that are answered before the rate limit, with forged entries that change before these addresses.
async fn answered(app: &TestApp, addresses: &[&str]) -> usize {
    let visitor = app.stranger();
    let mut answered = 0;
    for number in 0..12 {
        let mut request = visitor.request("POST", "/api/people").header(header::CONTENT_TYPE, "application/json");
        // Clients may send any list. The proxies append to it.
        request = request.header("x-forwarded-for", format!("198.51.100.{number}, 2001:db8:{number}::1"));
        for address in addresses {
            request = request.header("x-forwarded-for", *address);
        }
        let request = request.body(Body::from(json!({ "name": "Ada" }).to_string())).unwrap();
        answered += usize::from(app.send(request).await.status() == StatusCode::CREATED);
    }
    answered
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_proxies_the_rate_limit_is_per_original_client() {
    let (all, some) = (12, 5..=8);
    let app = behind_proxies(1, 1).await;
    assert!(some.contains(&answered(&app, &["192.0.2.7"]).await));
    assert!(answered(&app, &["192.0.2.7"]).await < 4, "the same address");
    assert!(some.contains(&answered(&app, &["192.0.2.8"]).await), "another address");
    assert!(some.contains(&answered(&app, &["2001:db8:1:2::1"]).await));
    assert!(answered(&app, &["2001:db8:1:2:ffff::9"]).await < 4, "the same network");

    let app = behind_proxies(2, 1).await;
    assert!(some.contains(&answered(&app, &["192.0.2.7", "10.0.0.1"]).await));
    assert!(answered(&app, &["192.0.2.7, 10.0.0.2"]).await < 4, "the same address by another route");
    assert_eq!(answered(&app, &["10.0.0.1"]).await, all, "a client that skipped the proxies");
}
