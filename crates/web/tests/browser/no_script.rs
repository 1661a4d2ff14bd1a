use engine::Seat;

use crate::browser::Browser;
use crate::server::{Server, bot, here, path, wait_for};

#[tokio::test(flavor = "multi_thread")]
async fn without_script_the_forms_play() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::without_script().await;

    browser.set_up(&server).await;
    browser.click("label:has(> input[name=players][value='2'])").await;
    browser.fill("#stone-age-name", "Ada").await;
    browser.click("#stone-age-play").await;
    browser.appears("#valley").await;
    assert!(browser.path().await.starts_with("/tables/"), "{}", browser.path().await);
    let ada = browser.person(&server).await;

    // The bots might begin, so use a table where they do not.
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    let address = path(&table);
    browser.goto(&server, &address).await;
    browser.screenshot("no-script-1440").await;
    assert_eq!(browser.text("#connection").await, "", "without a script the page is not live, and does not say so");

    // Menus open without a script. Every move is a form that redirects to the table.
    browser.click("#at-forest").await;
    browser.click("#do-place-forest-2").await;
    browser.expect_text(".prompt-who", "Turn done").await;
    assert_eq!(browser.path().await, address);
    browser.click("#undo").await;
    browser.expect_text(".prompt-who", "Your turn").await;
    browser.click("#at-hunt").await;
    browser.click("#do-place-hunt-5").await;
    browser.click("#confirm").await;

    // The bot plays immediately; reloading shows it.
    wait_for(&table, |table_view| {
        table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(Seat::ALL[0]))
    })
    .await;
    if browser.has("#reload").await {
        browser.click("#reload").await;
    }
    browser.expect_text(".prompt-who", "Your turn").await;
    browser.click("#at-hunt").await;
    wait_for(&table, |table_view| table_view.recent.iter().any(|told| told.line.sentence.key() == "event-rolled"))
        .await;
    browser.goto(&server, &address).await;
    assert!(browser.text("#events").await.contains("Ada rolls"), "the dice were rolled");

    // The plain view works too.
    browser.click("#go-view").await;
    browser.appears("#plain").await;
    assert_eq!(browser.path().await, address);
    browser.screenshot("no-script-plain-1440").await;
}
