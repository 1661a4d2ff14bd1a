use std::sync::Arc;

use engine::Seat;
use serde_json::Value;
use table::hall::LiveTable;
use table::store::PersonId;

use crate::browser::{Browser, MIDDLE, PHONE, WIDE};
use crate::server::{Server, here, path, wait_for};

/// Starts a game on one device, and plays until Ada can pay for a card with wood or brick.
async fn with_a_choice(server: &Server, ada: PersonId) -> Arc<LiveTable> {
    let placed = [(0, "place forest 2"), (1, "place hunt 5"), (0, "place clay-pit 2"), (0, "place card 2")];
    loop {
        let table = server.new_table(ada, vec![here("Ada"), here("Ben")]).await;
        for (seat, action) in placed.into_iter().chain([(0, "use forest"), (0, "use clay-pit")]) {
            let number = table.view(Some(ada)).await.unwrap().number;
            table.act(ada, Seat::ALL[seat], number, action.to_owned(), true).await.unwrap();
        }
        table.take_device(ada, Seat::ALL[0]).await.unwrap();
        let view = view(&table, ada).await;
        let (wood, brick) = (resource(&view, 0), resource(&view, 1));
        if wood > 1 && brick > 0 {
            return table;
        }
    }
}

async fn view(table: &Arc<LiveTable>, ada: PersonId) -> Value {
    table.view(Some(ada)).await.unwrap().seat_view.unwrap().json().unwrap()
}

fn resource(view: &Value, index: usize) -> u64 {
    view["players"][0]["resources"][index].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_paid_for_on_one_panel_in_one_post() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = with_a_choice(&server, ada).await;
    let before = view(&table, ada).await;
    browser.goto(&server, &path(&table)).await;
    browser.click("#at-card-2").await;
    browser.wait_for("#pop-card-2:popover-open").await;
    let post = "#pick-pay-card-2";
    assert!(browser.holds(&format!("document.querySelector('{post}').disabled")).await, "nothing is picked yet");

    // Pick, take back, and pick again. The total runs along.
    browser.click("#pick-pay-card-2-wood-more").await;
    browser.click("#pick-pay-card-2-wood-more").await;
    browser.expect_text("#pop-card-2 [data-sum=missing]", "0").await;
    browser.expect_text(".mat.mine [data-meter=wood] .foretold", &format!("→ {}", resource(&before, 0) - 2)).await;
    browser.click("#pick-pay-card-2-back").await;
    browser.expect_text("#pop-card-2 [data-sum=missing]", "1").await;
    assert!(browser.holds(&format!("document.querySelector('{post}').disabled")).await, "something is missing");
    browser.click("#pick-pay-card-2-brick-more").await;
    browser.expect_text("#pop-card-2 [data-sum=count]", "2").await;
    assert!(
        browser
            .holds("!document.querySelector('.pick-row.picked + .pick-row.picked .step + input + .step:enabled')")
            .await
    );
    for (size, name) in [(MIDDLE, "1024"), (PHONE, "390"), (WIDE, "1440")] {
        browser.resize(size).await;
        browser.screenshot(&format!("picks-{name}")).await;
    }

    // Picks outlive an update of the page.
    table.say(ada, "Ada".to_owned(), "wait a moment").await.unwrap();
    browser.wait_until("document.getElementById('chat-panel').textContent.includes('wait a moment')").await;
    browser.expect_text("#pop-card-2 [data-sum=count]", "2").await;

    let number = table.view(Some(ada)).await.unwrap().number;
    browser.click(post).await;
    browser.wait_until("document.querySelector('#pop-card-2 .picks') === null").await;
    let after = view(&table, ada).await;
    let effect = before["cards"][1]["card"]["top"].to_string();
    let brings_resources = ["resource", "roll", "dice"].iter().any(|kind| effect.contains(kind));
    for index in [0, 1] {
        assert!(brings_resources || resource(&after, index) == resource(&before, index) - 1, "{after}");
    }
    assert!(table.view(Some(ada)).await.unwrap().number > number + 1, "several answers");
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_a_panel_back_as_one() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let (table, before) = loop {
        let table = with_a_choice(&server, ada).await;
        let view = view(&table, ada).await;
        let effect = view["cards"][1]["card"]["top"].to_string();
        // Nothing may be drawn.
        if ["food", "points", "count"].iter().any(|known| effect.contains(known)) {
            break (table, view);
        }
    };
    browser.goto(&server, &path(&table)).await;
    browser.click("#at-card-2").await;
    browser.click("#pick-pay-card-2-wood-more").await;
    browser.click("#pick-pay-card-2-brick-more").await;
    browser.click("#pick-pay-card-2").await;
    browser.wait_for("#undo").await;
    browser.wait_for(".task-confirm").await;
    browser.click("#undo").await;
    browser.wait_for("#pop-card-2 .picks").await;
    assert_eq!(view(&table, ada).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_script_a_panel_adds_up_and_pays() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::without_script().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = with_a_choice(&server, ada).await;
    let before = view(&table, ada).await;
    browser.goto(&server, &path(&table)).await;
    browser.click("#at-card-2").await;
    browser.fill("#pick-pay-card-2-wood", "1").await;
    browser.click("#pick-pay-card-2-sum").await;
    browser.expect_text("#pop-card-2 [data-sum=missing]", "1").await;
    browser.screenshot("picks-no-script-1440").await;
    assert_eq!(view(&table, ada).await, before);

    // What does not fit comes back with its picks, and why.
    browser.click("#pick-pay-card-2").await;
    browser.appears(".flash.bad").await;
    assert_eq!(browser.attribute("#pick-pay-card-2-wood", "value").await.as_deref(), Some("1"));
    browser.fill("#pick-pay-card-2-brick", "1").await;
    let position = table.view(Some(ada)).await.unwrap().position;
    browser.click("#pick-pay-card-2").await;
    wait_for(&table, |table_view| table_view.position > position).await;
    assert_eq!(view(&table, ada).await["players"][0]["card_count"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_shows_what_it_brings_while_it_has_the_focus() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), here("Ben")]).await;
    table.take_device(ada, Seat::ALL[0]).await.unwrap();
    browser.goto(&server, &path(&table)).await;
    browser.click("#at-forest").await;
    browser.wait_for("#pop-forest:popover-open").await;
    browser.run("document.getElementById('do-place-forest-3').focus()").await;
    browser.expect_text(".mat.mine [data-meter=at-home] .foretold", "→ 2").await;
    assert_eq!(browser.count("[data-place=forest] .ring.ghost").await, 3);
    assert_eq!(browser.text("#do-place-forest-3 small").await, "≈3.2");
    let label = browser.run("return document.querySelector('#do-place-forest-3 > .visually-hidden').textContent").await;
    let label = label.as_str().unwrap();
    assert!(label.contains("people at home 5 → 2") && label.contains("about 3.2 wood"), "{label}");
    browser.screenshot("preview-1440").await;
    browser.run("document.activeElement.blur()").await;
    browser.wait_until("!document.querySelector('.foretold, .ghost')").await;
    browser.assert_no_complaints().await;
}
