use engine::Seat;

use crate::browser::Browser;
use crate::player::Player;
use crate::quick::{HIDDEN, play_until_hidden};
use crate::server::{Server, here, path};

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_device_has_a_curtain() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;

    browser.set_up(&server).await;
    browser.click("label:has(> input[name=opponents][value=device])").await;
    browser.click("label:has(> input[name=players][value='2'])").await;
    browser.fill("#stone-age-name", "Ada").await;
    browser.fill("input[name=sharer-P2]", "Ben").await;
    browser.screenshot("setup-device-1440").await;
    browser.click("#stone-age-play").await;

    // The next player takes the device, then the other one.
    let mut player = Player::new(3);
    let mut names = Vec::new();
    for _ in 0..4 {
        browser.wait_for("#take-device").await;
        if names.is_empty() {
            browser.screenshot("curtain-1440").await;
        }
        assert_nothing_private(&browser).await;
        let name = browser.text("h1").await.trim_start_matches("Pass the device to ").to_owned();
        assert_eq!(browser.text("#take-device").await, format!("I am {name}"));
        browser.click("#take-device").await;
        browser.wait_for("#valley").await;
        browser.expect_text(".prompt-who", &format!("Your turn, {name}")).await;
        player.play_turn(&browser).await;
        names.push(name);
    }
    assert!(names == ["Ada", "Ben", "Ada", "Ben"] || names == ["Ben", "Ada", "Ben", "Ada"], "{names:?}");
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_curtain_hides_the_hidden_card() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let people = [(Seat::ALL[0], ada), (Seat::ALL[1], ada)];
    let (table, owner) = loop {
        let table = server.new_table(ada, vec![here("Ada"), here("Ben")]).await;
        if let Some(owner) = play_until_hidden(&table, &people).await {
            break (table, owner);
        }
    };

    let address = path(&table);
    browser.goto(&server, &address).await;
    browser.wait_for("#take-device").await;
    assert_nothing_private(&browser).await;
    for end in ["", "/log", "/history", "/export"] {
        let shown = browser.fetch(&format!("{address}{end}")).await;
        assert!(!shown.contains(HIDDEN), "{end} shows the hidden card behind the curtain");
    }
    for end in ["", "/log"] {
        let shown = browser.fetch(&format!("/api{address}{end}")).await;
        assert!(!shown.contains(HIDDEN), "the API shows the hidden card behind the curtain");
    }

    // The other player does not see it with the device in hand either.
    browser.click("#take-device").await;
    browser.wait_for("#valley").await;
    let other = if owner == Seat::ALL[0] { "Ben" } else { "Ada" };
    browser.expect_text(".prompt-who", &format!("Your turn, {other}")).await;
    assert!(!browser.source().await.contains(HIDDEN));
    assert!(!browser.fetch(&format!("{address}/log")).await.contains(HIDDEN));
}

/// Checks that the page is the curtain and nothing else: no board, no log, only one button.
async fn assert_nothing_private(browser: &Browser) {
    for private in ["#valley", "#mats", "#events", "#plain", "#score", "#tray", ".can", "#undo"] {
        assert!(!browser.has(private).await, "{private} is behind the curtain");
    }
}
