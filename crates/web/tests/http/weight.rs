use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;

use super::{Page, TestApp, Visitor};

/// Limits for everything that the first visit to a table fetches, and for an update of it, in compressed bytes.
struct Limits {
    first_visit: usize,
    update: usize,
}

const STONE_AGE: Limits = Limits { first_visit: 45 * 1024, update: 14 * 1024 };
const REVIVE: Limits = Limits { first_visit: 80 * 1024, update: 25 * 1024 };
/// The number of decisions at which the table is weighed.
const DECISIONS: usize = 60;

impl Visitor<'_> {
    /// Fetches an address as browsers do. The body stays compressed.
    async fn get_compressed(&self, path: &str, is_update: bool) -> Page {
        let mut request = self.request("GET", path).header(header::ACCEPT_ENCODING, "gzip");
        if is_update {
            request = request.header("tessera-part", "table");
        }
        self.send(request.body(Body::empty()).unwrap()).await.must_be(StatusCode::OK)
    }
}

/// Returns the value that 95 of 100 do not exceed.
fn nearly_all(mut sizes: Vec<usize>) -> usize {
    sizes.sort_unstable();
    sizes[sizes.len() * 95 / 100]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_four_is_light() {
    must_be_light("stone-age", &STONE_AGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_revive_is_light() {
    must_be_light("revive", &REVIVE).await;
}

async fn must_be_light(game: &str, limits: &Limits) {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let order = json!({
        "game": game, "seats": ["me", "greedy", "greedy", "greedy"], "options": { "players": "4", "start": "P1" }, "pace": 0
    });
    let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    let id = table["id"].as_str().unwrap().to_owned();
    let path = format!("/tables/{id}");

    // Everything that the page names, and modules that modules name are listed in the page, too.
    let page = ada.get(&path).await.must_be(StatusCode::OK);
    let named = page.text.split("\"/assets/").skip(1).filter_map(|part| part.split('"').next());
    let named: BTreeSet<&str> = named.filter(|name| !name.ends_with(".png")).collect();
    let mut assets = 0;
    for name in &named {
        let size = ada.get_compressed(&format!("/assets/{name}"), false).await.size;
        println!("{size:6} {name}");
        assets += size;
    }
    assert!(named.iter().any(|name| name.ends_with("tessera.js")) && named.len() > 6, "{named:?}");

    let (mut pages, mut updates) = (Vec::new(), Vec::new());
    while pages.len() < DECISIONS {
        let view = ada.view(&id).await;
        if view["status"] != "playing" {
            break;
        }
        let actions = view["actions"].as_array().cloned().unwrap_or_default();
        if actions.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        pages.push(ada.get_compressed(&path, false).await.size);
        updates.push(ada.get_compressed(&path, true).await.size);
        // People who place many at a time see more of the game in as many decisions.
        let action = &actions[(pages.len() * 7 + 3) % actions.len()]["action"];
        let act = json!({ "answers": view["number"], "action": action, "confirm": true });
        ada.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::OK);
    }
    assert_eq!(pages.len(), DECISIONS, "the game is long enough");
    let (page, update) = (nearly_all(pages), nearly_all(updates));
    println!("assets {assets}, page {page}, first visit {}, update {update}", assets + page);
    assert!(assets + page < limits.first_visit, "{} bytes", assets + page);
    assert!(update < limits.update, "{update} bytes");
}
