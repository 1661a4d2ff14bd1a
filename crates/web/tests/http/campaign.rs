use axum::http::StatusCode;
use serde_json::json;

use super::pages::{must_be_safe, play_to_the_end};
use super::{Page, TestApp, Visitor};

/// The page of the campaign.
async fn campaign(visitor: &Visitor<'_>) -> Page {
    visitor.get("/campaigns/revive?name=The%20long%20thaw").await.must_be(StatusCode::OK)
}

/// Sends the form of a page, for one player.
async fn begin(visitor: &Visitor<'_>, page: &Page) -> Page {
    let fields = ["ticket", "commitment", "campaign", "variant-chapter"].map(|name| (name, page.field(name)));
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
    assert!(!page.text.contains("The other side of the maps"), "what comes later is not told before");
    assert_eq!(page.field("variant-chapter"), "1");
    assert!(!page.text.contains("variant-moon") && page.text.contains("variant-length"), "{}", page.text);

    let table = begin(&ada, &page).await.location().to_owned();
    let id = table.rsplit('/').next().unwrap();
    let shown = ada.get(&table).await;
    assert!(shown.text.contains("Place 3 population figures"), "{}", shown.text);
    assert!(shown.text.contains("/campaigns/revive?name=The+long+thaw"), "{}", shown.text);
    assert!(ada.get("/").await.text.contains("Your campaigns"));
    play_to_the_end(&ada, id).await;
    let result = ada.get(&format!("{table}/result")).await;
    must_be_safe(&result);
    assert!(result.text.contains("Chapter 1: ") && result.text.contains("On with the campaign The long thaw"));

    let page = campaign(&ada).await;
    assert!(page.text.contains("The other side of the maps"), "{}", page.text);
    assert_eq!(page.field("variant-chapter"), "2");
    let again = ada.get("/campaigns/revive?name=The+long+thaw&chapter=1").await;
    assert_eq!(again.field("variant-chapter"), "1", "one may play a chapter again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chapter_that_is_not_open_cannot_be_begun() {
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
async fn what_is_no_campaign_is_said() {
    let app = TestApp::new().await;
    let visitor = app.stranger();
    visitor.get("/campaigns/revive").await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "That is not a name");
    visitor.get("/campaigns/revive?name=%E2%80%8B").await.must_say(StatusCode::UNPROCESSABLE_ENTITY, "not a name");
    visitor.get("/campaigns/chess?name=x").await.must_say(StatusCode::NOT_FOUND, "chess");
    let none = "Stone Age has no campaign: its games stand for themselves.";
    visitor.get("/campaigns/stone-age?name=x").await.must_say(StatusCode::NOT_FOUND, none);
    let nasty = visitor.get("/campaigns/revive?name=%3Cb%3Ex%3C%2Fb%3E").await.must_be(StatusCode::OK);
    assert!(!nasty.text.contains("<b>x"), "{}", nasty.text);
}
