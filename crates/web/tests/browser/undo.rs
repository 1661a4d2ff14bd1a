use table::hall::NewSeat;

use crate::browser::Browser;
use crate::player::{Player, TurnState};
use crate::server::{Server, bot, here, path, seat};

#[tokio::test(flavor = "multi_thread")]
async fn undo_and_reload_in_mid_turn() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    browser.goto(&server, &path(&table)).await;

    // An undone placement leaves no trace.
    place(&browser, "forest", 2).await;
    browser.wait_for(".task-confirm").await;
    assert_eq!(standing(&browser, "forest").await, 2);
    browser.click("#undo").await;
    browser.wait_for(".task-decide").await;
    assert_eq!(standing(&browser, "forest").await, 0);

    // Another one survives a reload, and still needs confirmation.
    place(&browser, "clay-pit", 3).await;
    browser.wait_for(".task-confirm").await;
    browser.reload().await;
    assert_eq!(standing(&browser, "clay-pit").await, 3);
    assert_eq!(browser.text(".prompt-what").await, "Confirm or undo.");

    // A confirmed turn cannot simply be undone.
    let mut player = Player::new(5);
    let seen = player.turn(&browser).await;
    player.confirm(&browser, &seen).await;
    let mut seen = player.turn(&browser).await;
    browser.click("#undo").await;
    browser.wait_for("#undo-panel:popover-open #ask-undo").await;
    assert!(!browser.text("#undo-panel .why").await.is_empty());
    browser.screenshot("undo-1440").await;
    browser.click("#undo").await;

    // All people are placed, then the clay pit is used.
    while !browser.has("[value='use clay-pit']").await {
        match seen.turn_state {
            TurnState::Decide => player.act(&browser, &seen).await,
            TurnState::Confirm => player.confirm(&browser, &seen).await,
            TurnState::Wait | TurnState::Over | TurnState::None => {
                browser.fail("the clay pit was never to be used").await;
            }
        }
        seen = player.turn(&browser).await;
    }
    browser.click("[value='use clay-pit']").await;
    player.wait_for_change(&browser, &seen).await;
    assert!(browser.text("#events").await.contains("rolls"), "the dice were rolled");

    // A roll is not repeated for free. The page says why, and there are only bots to ask.
    browser.click("#undo").await;
    browser.wait_for("#undo-panel:popover-open").await;
    let why = browser.text("#undo-panel .why").await;
    assert!(why.contains("rolls"), "it says what was learnt: {why}");
    assert_eq!(browser.text("#ask-undo").await, "Undo and draw again");
    browser.click("#ask-undo").await;
    browser.wait_for("[value='use clay-pit']").await;
    assert_eq!(standing(&browser, "clay-pit").await, 3);
    let note = browser.run("return document.getElementById('chat').textContent").await;
    assert!(note.as_str().unwrap_or_default().contains("drawn again"), "everyone is told: {note}");
    browser.click("[value='use clay-pit']").await;
    browser.wait_until("!document.querySelector(\"[value='use clay-pit']\")").await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_answered_by_another_is_undone_only_with_their_consent() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let (ada, bob) = (Browser::new().await, Browser::new().await);
    let people = (ada.introduce(&server, "Ada").await, bob.introduce(&server, "Bob").await);
    let table = server.new_table(people.0, vec![here("Ada"), NewSeat::Open]).await;
    seat(&table, people.0, people.1, "Bob").await;
    for browser in [&ada, &bob] {
        browser.goto(&server, &path(&table)).await;
    }
    place(&ada, "forest", 2).await;
    ada.click("#confirm").await;
    bob.wait_for(".task-decide").await;
    bob.wait_until("document.title === '● Your turn: Stone Age · Tessera'").await;
    ada.wait_until("document.title === 'Stone Age · Tessera'").await;
    place(&bob, "hunt", 1).await;
    bob.click("#confirm").await;
    ada.wait_for(".task-decide").await;

    // Bob refuses, and everything stays. Then he agrees.
    for (answer, left) in [("#disagree", 2), ("#agree", 0)] {
        ada.click("#undo").await;
        ada.click("#ask-undo").await;
        bob.wait_for("#agree").await;
        assert!(bob.text("#notice").await.contains("Ada would like to take back the last turn"));
        bob.screenshot("consent-1440").await;
        bob.click(answer).await;
        for browser in [&ada, &bob] {
            browser.wait_until("!document.querySelector('.notice.asked')").await;
            browser
                .wait_until(&format!("document.querySelectorAll(\"#valley [data-at='forest']\").length === {left}"))
                .await;
        }
    }
    assert_eq!(standing(&bob, "hunt").await, 0);
    ada.wait_for(".task-decide").await;
    ada.assert_no_complaints().await;
    bob.assert_no_complaints().await;
}

async fn place(browser: &Browser, site: &str, people: u8) {
    browser.click(&format!("#at-{site}")).await;
    browser.wait_for(&format!("#pop-{site}:popover-open")).await;
    browser.click(&format!("#do-place-{site}-{people}")).await;
}

/// Counts the people at a place.
async fn standing(browser: &Browser, site: &str) -> usize {
    browser.count(&format!("#valley [data-at='{site}']")).await
}
