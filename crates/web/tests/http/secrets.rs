use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use web::WebConfig;

use super::{HOST, TestApp};

#[tokio::test(flavor = "multi_thread")]
async fn the_session_cookie_is_protected() {
    for (public_url, is_secure) in
        [(None, false), (Some("http://games.lan"), false), (Some("https://games.example"), true)]
    {
        let public_url = public_url.map(ToOwned::to_owned);
        let app = TestApp::with(WebConfig { public_url, ..WebConfig::default() }).await;
        let stranger = app.stranger();
        let page = stranger.post("/me", &[("name", "Ada")]).await;
        let cookie = page.header(header::SET_COOKIE);
        for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/;", "; Max-Age="] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("; Secure"), is_secure, "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");

        let table = stranger.open_table(&["me", "open"]).await;
        let (id, code) = (table["id"].as_str().unwrap(), table["invitations"][0]["code"].as_str().unwrap());
        let page = app.stranger().get(&format!("/join/{id}/{code}")).await;
        let cookie = page.header(header::SET_COOKIE);
        for part in ["; HttpOnly", "; SameSite=Lax", &format!("; Path=/tables/{id};")] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("; Secure"), is_secure, "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn viewing_pages_creates_no_person() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let id = ada.open_table(&["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let stranger = app.stranger();
    for path in ["/", "/me", "/api", &format!("/tables/{id}"), "/healthz"] {
        assert_eq!(stranger.get(path).await.header(header::SET_COOKIE), "", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_never_shown_and_links_only_on_request() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    ada.act(&id, "place forest 3").await;
    let tokens = [ada.token(), bob.token()];
    let table = format!("/tables/{id}");
    let mut paths =
        vec!["/".to_owned(), "/me".to_owned(), "/api".to_owned(), "/api/tables".to_owned(), "/api/games".to_owned()];
    paths.extend(["", "/log", "/history/1", "/export"].map(|part| format!("{table}{part}")));
    paths.extend(["", "/log"].map(|part| format!("/api{table}{part}")));
    for path in &paths {
        for visitor in [&ada, &bob, &app.stranger()] {
            let page = visitor.get(path).await.must_be(StatusCode::OK);
            assert!(tokens.iter().all(|token| !page.text.contains(token)), "{path}");
        }
    }
    let page = ada.post("/me/link", &[]).await.must_be(StatusCode::OK);
    assert!(page.text.contains(&format!("http://{HOST}/come-back/")), "{}", page.text);
    assert!(tokens.iter().all(|token| !page.text.contains(token)), "a link is no session: {}", page.text);
    assert_eq!(page.header(header::CACHE_CONTROL), "no-store");
    app.stranger().post("/me/link", &[]).await.must_say(StatusCode::UNAUTHORIZED, "You are not signed in");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_token_counts_as_none() {
    let app = TestApp::new().await;
    let stranger = app.stranger();
    for value in ["0".repeat(64), String::from("x"), "ä".repeat(40)] {
        let request = stranger.request("GET", "/api/tables").header(header::AUTHORIZATION, format!("Bearer {value}"));
        stranger.send(request.body(Body::empty()).unwrap()).await.must_be(StatusCode::OK);
        let request = stranger.request("GET", "/me").header(header::COOKIE, format!("tessera={value}; x; =; tessera="));
        stranger.send(request.body(Body::empty()).unwrap()).await.must_be(StatusCode::OK);
    }
    let order = json!({ "game": "stone-age", "seats": ["me", "random"] });
    let page = stranger.call("/api/tables", &order).await.must_be(StatusCode::UNAUTHORIZED);
    assert!(page.json()["error"].as_str().unwrap().contains("You are not signed in"));
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_codes_are_for_the_host_and_leave_the_address() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.open_table(&["me", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    let codes: Vec<&str> =
        table["invitations"].as_array().unwrap().iter().map(|line| line["code"].as_str().unwrap()).collect();
    let address = format!("/tables/{id}");
    let hosts = ada.get(&address).await;
    assert!(codes.iter().all(|code| hosts.text.contains(&format!("http://{HOST}/join/{id}/{code}"))), "{}", hosts.text);
    let others = ["/".to_owned(), address.clone(), format!("/api{address}"), "/api/tables".to_owned()];
    for path in &others {
        for visitor in [&bob, &app.stranger()] {
            let page = visitor.get(path).await.must_be(StatusCode::OK);
            assert!(codes.iter().all(|code| !page.text.contains(code)), "{path}: {}", page.text);
        }
    }
    bob.post(&format!("{address}/sit"), &[("seat", "P2"), ("name", "Bob")])
        .await
        .must_say(StatusCode::FORBIDDEN, "kept for the person who has its link");

    let page = bob.get(&format!("/join/{id}/{}", codes[0])).await;
    assert_eq!(page.location(), address);
    let page = bob.get(&address).await.must_say(StatusCode::OK, "You are invited to");
    assert!(codes.iter().all(|code| !page.text.contains(code)), "{}", page.text);
    let page = bob.post(&format!("{address}/sit"), &[("seat", "P3"), ("name", "Bob")]).await;
    page.must_say(StatusCode::FORBIDDEN, "kept for the person who has its link");
    let page = bob.post(&format!("{address}/sit"), &[("seat", "P2"), ("name", "Bob")]).await;
    assert_eq!(page.location(), address);
    assert_eq!(bob.cookie("tessera-seat"), None, "the code is used up");
    assert_eq!(bob.view(id).await["mine"], json!(["P2"]));

    let late = app.stranger();
    late.get(&format!("/join/{id}/{}", codes[0])).await.must_be(StatusCode::SEE_OTHER);
    late.get(&address).await.must_say(StatusCode::OK, "This seat is already taken, or the link is incomplete.");
    late.get(&format!("/join/{id}/nonsense")).await.must_be(StatusCode::SEE_OTHER);
    late.get(&address).await.must_say(StatusCode::OK, "the link is incomplete");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_who_sits_down_by_a_link_becomes_known() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open_table(&["me", "open"]).await;
    let (id, code) = (table["id"].as_str().unwrap(), table["invitations"][0]["code"].as_str().unwrap());
    let eve = app.stranger();
    eve.get(&format!("/join/{id}/{code}")).await.must_be(StatusCode::SEE_OTHER);
    assert_eq!(eve.cookie("tessera"), None, "following a link takes no seat");
    assert_eq!(ada.view(id).await["status"], "gathering");
    eve.post(&format!("/tables/{id}/sit"), &[("seat", "P2"), ("name", "Eve")]).await.must_be(StatusCode::SEE_OTHER);
    assert!(eve.cookie("tessera").is_some());
    let table_view = eve.view(id).await;
    assert_eq!((&table_view["status"], &table_view["me"]), (&json!("playing"), &json!("P2")));
}
