use std::collections::BTreeSet;

use super::pages::must_be_safe;
use super::*;

/// Opens a table from the page of a game as the page stands, with some choices changed.
async fn play(visitor: &Visitor<'_>, game: &str, changed: &[(&str, &str)]) -> String {
    let page = visitor.get(&format!("/games/{game}")).await.must_be(StatusCode::OK);
    let mut fields: Vec<(&str, &str)> =
        ["game", "ticket", "commitment", "name"].map(|name| (name, value(&page, name))).to_vec();
    let chosen = tags(&page.text, "input").filter(|tag| tag.contains(" checked"));
    fields.extend(chosen.map(|tag| (attribute(tag, "name").unwrap(), attribute(tag, "value").unwrap())));
    fields.extend(selected(&page.text));
    // The last value of a field counts.
    fields.extend(changed);
    visitor.post("/tables", &fields).await.location().to_owned()
}

fn tags<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let start = format!("<{name} ");
    text.split('<').zip(text.split('<')).filter_map(move |(tag, _)| {
        let is_one = format!("<{tag}").starts_with(&start);
        is_one.then(|| tag.split('>').next().unwrap())
    })
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = tag.split_once(&format!(" {name}=\""))?;
    after.split('"').next()
}

fn value<'a>(page: &'a Page, name: &str) -> &'a str {
    let tag = tags(&page.text, "input").find(|tag| attribute(tag, "name") == Some(name)).unwrap();
    attribute(tag, "value").unwrap()
}

/// Returns the name and the selected value of each list.
fn selected(text: &str) -> Vec<(&str, &str)> {
    let lists = text.split("<select ").skip(1).filter_map(|list| {
        let list = list.split("</select>").next().unwrap();
        let name = list.strip_prefix("name=\"").unwrap().split('"').next().unwrap();
        let option = tags(list, "option").find(|tag| tag.contains(" selected"))?;
        Some((name, attribute(option, "value").unwrap()))
    });
    lists.collect()
}

#[track_caller]
fn must_be_checked(page: &Page, name: &str, value: &str) {
    let is_it = |tag: &&str| attribute(tag, "name") == Some(name) && attribute(tag, "value") == Some(value);
    let tag = tags(&page.text, "input").find(is_it).unwrap_or_else(|| panic!("there is no {name}={value}"));
    assert!(tag.contains(" checked"), "{tag}");
}

/// Returns where in a text each part begins. All of them must be in it.
#[track_caller]
fn places<const N: usize>(text: &str, parts: [&str; N]) -> [usize; N] {
    parts.map(|part| text.find(part).unwrap_or_else(|| panic!("`{part}` is not in {text}")))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_lead_to_a_table() {
    let app = TestApp::new().await;
    let stranger = app.stranger();
    let home = stranger.get("/").await.must_be(StatusCode::OK);
    for game in ["stone-age", "revive"] {
        let card = tags(&home.text, "a").find(|tag| attribute(tag, "href") == Some(&format!("/games/{game}")));
        assert!(card.is_some(), "there is no card for {game}");
    }
    let picture = tags(&home.text, "img").next().unwrap();
    for (name, expected) in [("width", "640"), ("height", "360"), ("alt", "")] {
        assert_eq!(attribute(picture, name), Some(expected), "{picture}");
    }
    let table = play(&stranger, "stone-age", &[]).await;
    assert!(stranger.cookie("tessera").is_some(), "the visitor has become a person");
    let table = stranger.view(table.rsplit('/').next().unwrap()).await;
    assert_eq!((&table["status"], &table["mine"]), (&json!("playing"), &json!(["P1"])));
    let bots: Vec<&Value> = table["seats"].as_array().unwrap().iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, [&Value::Null, &json!("medium"), &json!("medium"), &json!("medium")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn play_repeats_a_persons_last_choices_for_a_game() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let usual = "With the choices below.";
    ada.get("/games/stone-age").await.must_say(StatusCode::OK, usual);
    let chosen = [("players", "3"), ("level", "expert"), ("variant-open-cards", "on"), ("grace", "days")];
    play(&ada, "stone-age", &[&chosen[..], &[("seat-P3", "bot:easy")]].concat()).await;

    // Preferences and other games do not touch them.
    ada.post("/me/preferences", &[("key", "theme"), ("value", "dark")]).await.must_be(StatusCode::SEE_OTHER);
    play(&ada, "revive", &[("players", "1")]).await;
    let again = ada.get("/games/stone-age").await.must_say(StatusCode::OK, "With your choices from last time.");
    assert!(again.text.contains("data-theme=\"dark\""), "the choices do not touch the preferences either");
    must_be_checked(&again, "players", "3");
    must_be_checked(&again, "level", "expert");
    must_be_checked(&again, "variant-open-cards", "on");
    let table = play(&ada, "stone-age", &[]).await;
    let table = ada.view(table.rsplit('/').next().unwrap()).await;
    let bots: Vec<&Value> = table["seats"].as_array().unwrap().iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, [&Value::Null, &json!("expert"), &json!("easy")]);
    assert_eq!(table["grace"], 259_200);
    assert!(table["setup"].as_str().unwrap().contains("open-cards=on"), "{table}");
    must_be_checked(&ada.get("/games/revive").await, "players", "1");

    // They belong to one person, and the other choices of a refused form do not replace them.
    bob.get("/games/stone-age").await.must_say(StatusCode::OK, usual);
    let refused = ada.post("/tables", &[("game", "stone-age"), ("players", "2"), ("name", &"x".repeat(21))]).await;
    must_be_checked(&refused.must_be(StatusCode::CONFLICT), "players", "2");
    must_be_checked(&ada.get("/games/stone-age").await, "players", "3");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chapter_of_a_campaign_does_not_change_the_choices_for_the_next_game() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let page = ada.get("/campaigns/revive/new?name=Thaw").await.must_be(StatusCode::OK);
    let kept = ["ticket", "commitment", "campaign", "variant-chapter"].map(|name| (name, page.field(name)));
    let rest = [("game", "revive"), ("players", "1"), ("pace", "0"), ("name", "Ada")];
    ada.post("/tables", &[&kept[..], &rest].concat()).await.location();
    let page = ada.get("/games/revive").await.must_say(StatusCode::OK, "With the choices below.");
    must_be_checked(&page, "players", "2");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_wait_for_a_person_come_first_and_the_longest_waiting_before_all_others() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let open = async |first: &str| {
        let order = json!({ "game": "stone-age", "seats": ["me", "open"], "options": { "start": first } });
        let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
        let id = table["id"].as_str().unwrap().to_owned();
        let sit = json!({ "seat": "P2", "code": table["invitations"][0]["code"] });
        bob.call(&format!("/api/tables/{id}/sit"), &sit).await.must_be(StatusCode::OK);
        tokio::time::sleep(Duration::from_millis(20)).await;
        id
    };
    let (older, newer, hers) = (open("P1").await, open("P1").await, open("P2").await);
    // News at a table do not make its wait any shorter.
    bob.post(&format!("/tables/{older}/chat"), &[("text", "Hello")]).await.must_be(StatusCode::SEE_OTHER);
    let home = ada.get("/").await.must_be(StatusCode::OK);
    must_be_safe(&home);
    let order = ["Waiting for you", &older, &newer, "Your other tables", &hers, "Bob to move", "Start a game"];
    assert!(places(&home.text, order).is_sorted(), "{}", home.text);
    assert_eq!(home.text.matches("Your turn").count(), 2);

    // What was just decided waits the shortest.
    for (visitor, action) in [(&ada, "place forest 3"), (&bob, "place hunt 5")] {
        let act = json!({ "answers": visitor.view(&older).await["number"], "action": action, "confirm": true });
        visitor.call(&format!("/api/tables/{older}/act"), &act).await.must_be(StatusCode::OK);
    }
    let home = ada.get("/").await;
    assert!(places(&home.text, ["Waiting for you", &newer, &older, "Your other tables", &hers]).is_sorted());

    // So does a seat that is kept for somebody.
    ada.post(&format!("/tables/{hers}/abort"), &[("sure", "yes")]).await.must_be(StatusCode::SEE_OTHER);
    let rematch = ada.post(&format!("/tables/{hers}/rematch"), &[]).await.location().to_owned();
    let home = bob.get("/").await;
    let parts = ["Waiting for you", &rematch, "Take your seat", "Your other tables", "Ada to move"];
    assert!(places(&home.text, parts).is_sorted(), "{}", home.text);
    let home = ada.get("/").await;
    assert!(places(&home.text, ["Your other tables", &rematch, "1 of 2 seats taken"]).is_sorted(), "{}", home.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_listed_once() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let order = json!({ "game": "stone-age", "seats": ["me", "open"], "listed": true });
    let table = ada.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json();
    let link = format!("href=\"/tables/{}\"", table["id"].as_str().unwrap());
    for visitor in [&ada, &bob, &app.stranger()] {
        assert_eq!(visitor.get("/").await.text.matches(&link).count(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_form_appears_twice() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    ada.open_table(&["me", "random"]).await;
    for (path, expected) in [
        ("/", vec!["/import"]),
        ("/games/stone-age", vec!["/tables"]),
        ("/games/revive", vec!["/tables", "/campaigns/revive/new"]),
    ] {
        for visitor in [&ada, &app.stranger()] {
            let page = visitor.get(path).await.must_be(StatusCode::OK);
            let forms: Vec<&str> = tags(&page.text, "form").map(|tag| attribute(tag, "action").unwrap()).collect();
            assert_eq!(forms, expected, "{path}");
            assert_eq!(page.text.matches("name=\"ticket\"").count(), usize::from(path != "/"), "{path}");
            let ids: Vec<&str> = page.text.split('<').filter_map(|tag| attribute(tag, "id")).collect();
            assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{path}: {ids:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_game_is_explained() {
    let app = TestApp::new().await;
    let page = app.stranger().get("/games/chess").await;
    let page = page.must_say(StatusCode::NOT_FOUND, "The address may be mistyped");
    assert!(page.text.contains("href=\"/\""), "{}", page.text);
    app.stranger().get("/games").await.must_say(StatusCode::NOT_FOUND, "Page not found");
}
