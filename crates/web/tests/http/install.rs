use axum::http::{StatusCode, header};

use super::TestApp;

#[tokio::test]
async fn the_manifest_names_pictures_that_exist() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    let page = visitor.get("/").await;
    assert!(page.text.contains("rel=\"manifest\" href=\"/manifest.webmanifest\""), "{}", page.text);
    let answer = visitor.get("/manifest.webmanifest").await.must_be(StatusCode::OK);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/manifest+json");
    let manifest = answer.json();
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&"/".into(), &"standalone".into()));
    let icons = manifest["icons"].as_array().unwrap();
    assert!(
        icons.iter().any(|icon| icon["purpose"] == "maskable") && icons.iter().any(|icon| icon["sizes"] == "192x192")
    );
    for icon in icons {
        let picture = visitor.get(icon["src"].as_str().unwrap()).await.must_be(StatusCode::OK);
        assert_eq!(picture.header(header::CONTENT_TYPE), icon["type"].as_str().unwrap());
    }
}

#[tokio::test]
async fn the_worker_keeps_a_page_and_what_it_needs_and_nothing_else() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    let worker = visitor.get("/worker.js").await.must_be(StatusCode::OK);
    assert!(worker.header(header::CONTENT_TYPE).starts_with("text/javascript"));
    let needed = worker.text.lines().find_map(|line| line.strip_prefix("const NEEDED = ")).unwrap();
    let needed: Vec<String> = serde_json::from_str(needed.trim_end_matches(';')).unwrap();
    assert!(needed.iter().all(|path| path.starts_with("/assets/")), "{needed:?}");
    for path in &needed {
        visitor.get(path).await.must_be(StatusCode::OK);
    }
    let page = visitor.get("/offline").await.must_say(StatusCode::OK, "Your tables need the server");
    for part in page.text.split("\"/assets/").skip(1) {
        let path = format!("/assets/{}", part.split('"').next().unwrap());
        assert!(needed.contains(&path) || path.contains("/icon-"), "{path} would be missing");
    }
}
