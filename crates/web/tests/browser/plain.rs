use fantoccini::key::Key;

use crate::browser::{Browser, FOCUS};
use crate::player::{Player, TurnState};
use crate::server::{Server, bot, here, path};

#[tokio::test(flavor = "multi_thread")]
async fn the_plain_view_can_be_played_by_keyboard_alone() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    browser.goto(&server, &path(&table)).await;
    tab_to(&browser, "go-view").await;
    browser.press(Key::Enter).await;
    browser.wait_for("#plain").await;
    browser.screenshot("plain-1440").await;

    let player = Player::new(8);
    let (mut moves, mut has_typed) = (0, false);
    loop {
        let seen = player.turn(&browser).await;
        assert!(browser.has("#plain").await, "the plain view stays");
        if has_typed && seen.turn_state == TurnState::Decide {
            assert_eq!(browser.run(FOCUS).await, "line", "the focus stays in the field");
        }
        if browser.text("#where .round").await == "Round 3" {
            break;
        }
        match seen.turn_state {
            TurnState::Decide if moves % 4 < 2 => type_a_move(&browser).await,
            TurnState::Decide => {
                tab_until(&browser, "document.activeElement.matches('.can')").await;
                browser.press(Key::Enter).await;
            }
            TurnState::Confirm => {
                tab_to(&browser, "confirm").await;
                browser.press(Key::Enter).await;
            }
            TurnState::Wait | TurnState::Over | TurnState::None => browser.fail("the game ended too early").await,
        }
        has_typed = seen.turn_state == TurnState::Decide && moves % 4 < 2;
        player.wait_for_change(&browser, &seen).await;
        told(&browser).await;
        moves += 1;
    }
    assert!(moves > 10, "two rounds take more than {moves} moves");

    // An invalid move explains itself and stays in the field for correction.
    tab_to(&browser, "line").await;
    browser.type_keys("place forrest 3").await;
    browser.press(Key::Enter).await;
    browser.wait_for("#notice [role=alert]").await;
    assert_eq!(browser.run(FOCUS).await, "line");
    assert!(browser.has("#plain").await, "the plain view stays");
    browser.screenshot("plain-refused-1440").await;
}

/// Types the first legal move into the field.
async fn type_a_move(browser: &Browser) {
    tab_to(browser, "line").await;
    let first = browser.attribute("#moves .can", "value").await.unwrap();
    assert_eq!(
        browser.run("return document.activeElement.value").await,
        "",
        "a move that was made is gone from the field"
    );
    browser.type_keys(&first).await;
    browser.press(Key::Enter).await;
}

/// Checks that screen readers get the latest sentences.
async fn told(browser: &Browser) {
    browser
        .wait_until(
            "Array.from(document.querySelectorAll('#announce p'), (line) => line.textContent)
                .includes(document.querySelector('#events li .said')?.textContent)",
        )
        .await;
}

/// Presses Tab until this element has the focus.
async fn tab_to(browser: &Browser, id: &str) {
    tab_until(browser, &format!("document.activeElement.id === '{id}'")).await;
}

async fn tab_until(browser: &Browser, expression: &str) {
    for _ in 0..200 {
        if browser.holds(expression).await {
            return;
        }
        browser.press(Key::Tab).await;
    }
    browser.fail(format!("Tab never reached `{expression}`")).await;
}
