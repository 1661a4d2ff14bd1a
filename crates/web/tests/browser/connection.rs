use engine::Seat;

use crate::browser::Browser;
use crate::quick;
use crate::server::{Server, bot, here, path};

#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_when_the_connection_is_lost() {
    let _room = crate::room().await;
    let mut server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    let address = path(&table);
    drop(table);
    browser.goto(&server, &address).await;
    browser.wait_until("document.getElementById('connection').textContent === 'live'").await;

    server.stop().await;
    browser.wait_until("document.getElementById('connection').textContent.startsWith('reconnecting')").await;
    browser.screenshot("reconnecting-1440").await;

    // The game continues elsewhere before the page has reconnected.
    server.reopen().await;
    let table = server.table(&address).await;
    quick::act(&table, Seat::ALL[0], ada).await;
    let version = browser.attribute("#table", "data-version").await;
    server.serve_again().await;
    browser.wait_until("document.getElementById('connection').textContent === 'live'").await;
    browser.wait_until("document.querySelector('.task-decide')").await;
    browser
        .wait_until("document.querySelectorAll('#valley [data-piece], #market .stand [data-piece]').length > 0")
        .await;
    assert_ne!(browser.attribute("#table", "data-version").await, version, "the page shows what it missed");

    // The page is still playable.
    let mut player = crate::player::Player::new(6);
    player.play_on(&browser, 2).await;
}
