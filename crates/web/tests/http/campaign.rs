use axum::http::StatusCode;
use serde_json::json;

use super::pages::{must_be_safe, play_to_the_end};
use super::{HOST, Page, TestApp, Visitor};

/// Gets the page of the visitor's campaign of this name, started or not.
async fn campaign(visitor: &Visitor<'_>) -> Page {
    let page = visitor.get("/campaigns/revive/new?name=The%20long%20thaw").await;
    if page.status.is_redirection() {
        return visitor.get(page.location()).await.must_be(StatusCode::OK);
    }
    page.must_be(StatusCode::OK)
}

/// Returns the campaign's link from its page.
fn link(page: &Page) -> String {
    let (_, after) = page.text.split_once(&format!("http://{HOST}/campaigns/revive/")).unwrap();
    format!("/campaigns/revive/{}", after.split_once('"').unwrap().0)
}

/// Submits the form of a page for one player.
async fn begin(visitor: &Visitor<'_>, page: &Page) -> Page {
    let fields =
        ["ticket", "commitment", "campaign", "campaign-id", "variant-chapter"].map(|name| (name, page.field(name)));
    let rest = [("game", "revive"), ("players", "1"), ("pace", "0"), ("name", "Ada")];
    visitor.post("/tables", &[&fields[..], &rest].concat()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_played_chapter_by_chapter() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let page = campaign(&ada).await;
    must_be_safe(&page);
    assert!(page.text.contains("Water under the gate") && page.text.contains("Goals reached: <b>0 of 5</b>"));
    assert!(!page.text.contains("The other side of the maps"), "later chapters stay secret");
    assert_eq!(page.field("variant-chapter"), "1");
    assert!(!page.text.contains("variant-moon") && page.text.contains("variant-length"), "{}", page.text);

    let table = begin(&ada, &page).await.location().to_owned();
    let id = table.rsplit('/').next().unwrap();
    let shown = ada.get(&table).await;
    assert!(shown.text.contains("Place 3 population figures"), "{}", shown.text);
    let link = link(&campaign(&ada).await);
    assert!(shown.text.contains(&link), "{}", shown.text);
    assert!(ada.get("/").await.text.contains("Your campaigns"));
    play_to_the_end(&ada, id).await;
    let result = ada.get(&format!("{table}/result")).await;
    must_be_safe(&result);
    assert!(result.text.contains("Chapter 1: ") && result.text.contains("Continue the campaign The long thaw"));

    let page = campaign(&ada).await;
    assert!(page.text.contains("The other side of the maps"), "{}", page.text);
    assert_eq!(page.field("variant-chapter"), "2");
    let again = ada.get("/campaigns/revive?name=the+long+thaw&chapter=1").await;
    assert_eq!(again.location(), format!("{link}?chapter=1"), "the old address by name");
    let again = ada.get(again.location()).await;
    assert_eq!(again.field("variant-chapter"), "1", "a chapter can be played again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_chapter_cannot_be_started() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let page = campaign(&ada).await;
    let forged = Page {
        text: page.text.replace("name=\"variant-chapter\" value=\"1\"", "name=\"variant-chapter\" value=\"4\""),
        ..page
    };
    let closed = "Chapter 4 of this campaign is not open yet: play chapter 1 to its end first.";
    begin(&ada, &forged).await.must_say(StatusCode::CONFLICT, closed);
    let order = json!({
        "game": "revive", "campaign": "The long thaw", "options": { "chapter": 4 }, "seats": ["me"],
    });
    ada.call("/api/tables", &order).await.must_say(StatusCode::CONFLICT, "is not open yet");
    let order = json!({ "game": "revive", "campaign": "The long thaw", "options": { "chapter": 1 }, "seats": ["me"] });
    let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    assert_eq!(table["campaign"], "The long thaw");
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_campaigns_are_explained() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    visitor.get("/campaigns/revive").await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "That is not a name");
    visitor.get("/campaigns/revive?name=%E2%80%8B").await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "not a name");
    visitor.get("/campaigns/chess?name=x").await.must_say(StatusCode::NOT_FOUND, "chess");
    let none = "Stone Age has no campaign: its games are independent of each other.";
    visitor.get("/campaigns/stone-age?name=x").await.must_say(StatusCode::NOT_FOUND, none);
    let nasty = visitor.get("/campaigns/revive?name=%3Cb%3Ex%3C%2Fb%3E").await.must_be(StatusCode::OK);
    assert!(!nasty.text.contains("<b>x"), "{}", nasty.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_found_by_its_link_and_not_by_its_name() {
    let app = TestApp::new().await;
    let (ada, bob, eve) = (app.person("Ada").await, app.person("Bob").await, app.person("Eve").await);
    let table = begin(&ada, &campaign(&ada).await).await.location().to_owned();
    let link = link(&campaign(&ada).await);
    let (id, table_id) = (link.rsplit('/').next().unwrap(), table.rsplit('/').next().unwrap());

    // A guessed name finds nothing, and the page says what to do.
    for visitor in [&eve, &app.stranger()] {
        let page = visitor.get("/campaigns/revive?name=The+long+thaw").await.must_be(StatusCode::OK);
        assert!(
            page.text.contains("ask them for the link")
                && page.text.contains("/campaigns/revive/new?name=The+long+thaw")
        );
        assert!(!page.text.contains(&link) && !page.text.contains(table_id), "{}", page.text);
        let page = visitor.get("/campaigns/revive/new?name=The+long+thaw").await.must_be(StatusCode::OK);
        assert!(!page.text.contains(id) && !page.text.contains(table_id), "{}", page.text);
        let watched = visitor.get(&table).await.must_be(StatusCode::OK);
        assert!(!watched.text.contains(id), "the link is for players only: {}", watched.text);
        assert_eq!(visitor.view(table_id).await["campaign_id"], json!(null));
    }
    let hers = begin(&eve, &campaign(&eve).await).await.location().to_owned();
    assert_ne!(eve.view(hers.rsplit('/').next().unwrap()).await["campaign_id"], id, "a campaign of her own");

    // Players with the link continue the campaign, and find it again later.
    assert!(!bob.get("/").await.text.contains("Your campaigns"));
    bob.get(&link).await.must_say(StatusCode::OK, "Water under the gate").text.contains(table_id);
    assert!(bob.get("/").await.text.contains(&link));
    assert_eq!(bob.get("/campaigns/revive?name=the+LONG+thaw").await.location(), link);
    let order = json!({ "game": "revive", "campaign_id": id, "options": { "chapter": 1 }, "seats": ["me"] });
    let his = bob.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    assert_eq!((&his["campaign"], &his["campaign_id"]), (&json!("The long thaw"), &json!(id)));
    let seen = ada.get(&format!("/api/campaigns/{id}")).await.must_be(StatusCode::OK).json();
    assert_eq!(seen["chapters"][0]["tables"].as_array().unwrap().len(), 2);
    assert_eq!(seen["chapters"][1]["title"], json!(null), "later chapters stay secret");

    let said = "There is no such campaign: check the link";
    ada.get("/campaigns/revive/aaaaaaaaaaaa").await.must_say(StatusCode::NOT_FOUND, said);
    ada.get("/campaigns/revive/nonsense").await.must_say(StatusCode::NOT_FOUND, said);
    ada.get(&link.replace("revive", "stone-age")).await.must_say(StatusCode::NOT_FOUND, said);
    let order =
        json!({ "game": "revive", "campaign_id": "aaaaaaaaaaaa", "options": { "chapter": 1 }, "seats": ["me"] });
    ada.call("/api/tables", &order).await.must_say(StatusCode::NOT_FOUND, said);
}
