use axum::http::StatusCode;
use engine::{Seat, Secret};
use serde_json::Value;
use table::hall::{Name, NewSeat, NewTable, TableOptions, Token};
use table::store::PersonId;

use super::{TestApp, Visitor};

/// The log line about a card that only one player has seen, as that player and as all others see it.
const SEEN: &str = "Ada draws a card for the final scoring: ";
const UNSEEN: &str = "Ada draws a card for the final scoring, face down.";

async fn id_of(visitor: &Visitor<'_>) -> PersonId {
    let token: Token = visitor.token().parse().unwrap();
    visitor.app.hall.person(&token).await.unwrap().unwrap().id
}

/// Starts a game of Ada and Bob with the same dice in every run.
async fn table(ada: &Visitor<'_>, bob: &Visitor<'_>, secret: u8) -> String {
    let choice = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let new = NewTable {
        campaign: None,
        game: "stone-age".to_owned(),
        choices: vec![choice("players", "2"), choice("start", "P1")],
        seats: vec![NewSeat::Here(Name::parse("Ada").unwrap()), NewSeat::Open],
        is_listed: true,
        options: TableOptions { pace: 0, ..TableOptions::default() },
        secret: Secret::from_bytes([secret; 32]),
        nonce: None,
    };
    let table = ada.app.hall.create(id_of(ada).await, new).await.unwrap();
    table.sit_down(id_of(bob).await, Seat::ALL[1], Name::parse("Bob").unwrap(), None, None).await.unwrap();
    table.id().to_string()
}

/// Chooses an action for a player who wants cards above all, and the resources that they cost.
fn choose(table_view: &Value) -> Option<String> {
    let actions: Vec<&str> =
        table_view["actions"].as_array()?.iter().filter_map(|line| line["action"].as_str()).collect();
    let wanted = ["buy card", "place card", "place forest", "place clay-pit", "place hunt"];
    let wanted = wanted.iter().find_map(|wish| actions.iter().rfind(|action| action.starts_with(wish)));
    wanted.or(actions.last()).map(|action| (*action).to_owned())
}

/// Plays until Ada has drawn a card that no one else has seen. Returns whether that happened.
async fn play(ada: &Visitor<'_>, bob: &Visitor<'_>, id: &str) -> bool {
    loop {
        let table_view = ada.view(id).await;
        let log = table_view["log"].as_array().unwrap();
        if log.iter().any(|line| line["sentence"].as_str().unwrap().starts_with(SEEN)) {
            return true;
        }
        let visitor = match table_view["to_act"][0].as_str() {
            Some("P1") => ada,
            Some(_) => bob,
            None => return false,
        };
        let action = choose(&visitor.view(id).await).unwrap();
        visitor.act(id, &action).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_card_is_shown_only_to_its_owner() {
    let app = TestApp::new().await;
    let (ada, bob, eve) = (app.person("Ada").await, app.person("Bob").await, app.person("Eve").await);
    let mut id = String::new();
    for secret in 1..=20 {
        id = table(&ada, &bob, secret).await;
        if play(&ada, &bob, &id).await {
            break;
        }
    }
    let table_view = ada.view(&id).await;
    assert_eq!(table_view["status"], "playing", "no card was drawn unseen, or only at the very end");
    let position = table_view["position"].as_u64().unwrap();
    let pages = [
        format!("/tables/{id}"),
        format!("/tables/{id}?view=plain"),
        format!("/tables/{id}/log"),
        format!("/tables/{id}/history/{position}"),
        format!("/tables/{id}/export"),
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/log"),
    ];
    let forgotten = app.stranger();
    for path in &pages {
        let page = ada.get(path).await.must_say(StatusCode::OK, SEEN);
        assert!(!page.text.contains(UNSEEN), "{path}: {}", page.text);
        for visitor in [&bob, &eve, &forgotten] {
            let page = visitor.get(path).await.must_say(StatusCode::OK, UNSEEN);
            assert!(!page.text.contains(SEEN), "{path}: {}", page.text);
        }
    }

    // All cards of a player are hidden from the others, even those that were bought face up.
    let cards = |table_view: &Value| table_view["view"]["players"][0]["cards"].clone();
    let count = table_view["view"]["players"][0]["card_count"].as_u64().unwrap() as usize;
    assert_eq!(cards(&table_view).as_array().unwrap().len(), count);
    for visitor in [&bob, &eve, &forgotten] {
        assert_eq!(cards(&visitor.view(&id).await), Value::Null);
    }
    let hidden = "a card that you may not see";
    assert!(
        holdings(&ada, &pages[0], "P1").await.contains("owned")
            && !holdings(&ada, &pages[0], "P1").await.contains(hidden)
    );
    for visitor in [&bob, &eve, &forgotten] {
        assert!(holdings(visitor, &pages[0], "P1").await.contains(hidden));
        assert!(holdings(visitor, &pages[3], "P1").await.contains(hidden));
    }

    // A browser that is signed out sees what spectators see.
    ada.post("/me/forget", &[]).await.must_be(StatusCode::SEE_OTHER);
    assert!(!ada.get(&pages[0]).await.text.contains(SEEN));
}

/// Returns what a page shows of the buildings and cards of a seat.
async fn holdings(visitor: &Visitor<'_>, path: &str, seat: &str) -> String {
    let page = visitor.get(path).await;
    let (_, panel) = page.text.split_once(&format!("id=\"holdings-{seat}\"")).unwrap();
    panel.split("</article>").next().unwrap().to_owned()
}
