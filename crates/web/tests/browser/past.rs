use fantoccini::key::Key;
use table::store::Status;

use crate::browser::Browser;
use crate::server::{Server, bot, path, wait_for};

/// Which piece stands where.
const BOARD: &str = "
    const pieces = document.querySelectorAll('#valley [data-piece], #market [data-piece]');
    return Array.from(pieces, (piece) => `${piece.dataset.piece} at ${piece.dataset.at}`).join(', ');";

#[tokio::test(flavor = "multi_thread")]
async fn history_and_branch() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![bot(), bot(), bot(), bot()]).await;
    let length = wait_for(&table, |table_view| table_view.status == Status::Over).await.position;
    let address = path(&table);

    // From the table to its beginning, then on with buttons, keys and the slider.
    browser.goto(&server, &address).await;
    browser.click("#go-history").await;
    at(&browser, &address, 0).await;
    browser.click("#history-next").await;
    at(&browser, &address, 1).await;
    browser.press(Key::Right).await;
    at(&browser, &address, 2).await;
    browser.press(Key::Right).await;
    at(&browser, &address, 3).await;
    browser.press(Key::Left).await;
    at(&browser, &address, 2).await;
    browser.press(Key::End).await;
    at(&browser, &address, length).await;
    browser.press(Key::Home).await;
    at(&browser, &address, 0).await;
    browser.click("#history-last").await;
    at(&browser, &address, length).await;
    browser.click("#history-previous").await;
    at(&browser, &address, length - 1).await;
    browser.click("#history-position").await;
    browser.wait_until(&format!("location.pathname !== '{address}/history/{}'", length - 1)).await;
    let middle: u64 = browser.path().await.rsplit('/').next().unwrap().parse().unwrap();
    assert!(middle.abs_diff(length / 2) <= length / 8, "a click into the middle leads to the middle: {middle}");
    at(&browser, &address, middle).await;

    // The address names the position: anyone who opens it sees the same.
    let before = browser.run(BOARD).await;
    browser.screenshot("history-1440").await;
    browser.reload().await;
    at(&browser, &address, middle).await;
    assert_eq!(browser.run(BOARD).await, before);

    // Playing on from there opens a new table, where someone has to decide.
    browser.click("#branch").await;
    browser.wait_until(&format!("!location.pathname.startsWith('{address}')")).await;
    browser.wait_for(".task-decide .can").await;
    assert_eq!(browser.run(BOARD).await, before, "it goes on where the other game was");
    browser.screenshot("branch-1440").await;
    browser.assert_no_complaints().await;
}

/// Waits until the page shows this position in its text, title and address.
async fn at(browser: &Browser, address: &str, position: u64) {
    let shown = format!("document.querySelector('.past label b')?.textContent === '{position}'");
    let titled = format!("document.title === 'Stone Age, position {position} · Tessera'");
    browser.wait_until(&format!("{shown} && {titled} && location.pathname === '{address}/history/{position}'")).await;
}
