use crate::browser::Browser;
use crate::server::{Server, bot, here, path};

#[tokio::test(flavor = "multi_thread")]
async fn without_the_server_a_page_says_so_and_leads_back() {
    let _room = crate::room().await;
    let mut server = Server::start().await;
    let browser = Browser::phone().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    let address = path(&table);
    drop(table);
    browser.goto(&server, "/").await;
    browser.wait_until("navigator.serviceWorker.controller").await;

    server.stop().await;
    browser.goto(&server, &address).await;
    browser.expect_text("h1", "You are offline").await;
    browser.screenshot("offline-390").await;

    server.reopen().await;
    server.serve_again().await;
    browser.click("#try-again").await;
    browser.wait_for("#valley").await;
    assert_eq!(browser.path().await, address);
}
