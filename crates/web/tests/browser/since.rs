use engine::Seat;
use fantoccini::key::Key;

use crate::browser::{Browser, MIDDLE, PHONE, WIDE};
use crate::server::{Server, bot, here, path};

/// What the board shows, without what can be done.
const BOARD: &str = "
    const pieces = document.querySelectorAll('.board [data-piece]');
    return Array.from(pieces, (piece) => `${piece.dataset.piece} at ${piece.dataset.at}`).sort().join(', ');";

/// Opens a table at which bots have made their first moves, and Ada is to move.
async fn sit_down(server: &Server, browser: &Browser) {
    let ada = browser.introduce(server, "Ada").await;
    let table = server.new_table(ada, vec![bot(), here("Ada"), bot(), bot()]).await;
    browser.goto(server, &path(&table)).await;
    browser.wait_for(".task-decide #since-link").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_opening_moves_are_shown_again_until_the_present() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    sit_down(&server, &browser).await;
    let (present, strip) = (browser.run(BOARD).await, browser.attribute("#since-link .signs", "aria-label").await);
    assert!(strip.is_some_and(|strip| strip.contains("places")));
    for (name, size) in [("1440", WIDE), ("1024", MIDDLE), ("390", PHONE)] {
        browser.resize(size).await;
        browser.screenshot(&format!("since-{name}")).await;
    }
    browser.resize(WIDE).await;

    browser.click("#since-link").await;
    browser.wait_for(".replay.plays").await;
    assert!(!browser.has("button.can").await, "nothing can be played meanwhile");
    assert!(browser.holds("document.querySelector('.valley').inert").await);
    browser.wait_for("#gliding .person").await;
    browser.screenshot("since-replay-1440").await;
    browser.wait_until("/places/.test(document.getElementById('announce').textContent)").await;
    browser.click("#replay-fast").await;
    browser.wait_for(".task-decide #since-link").await;
    assert_eq!(browser.run(BOARD).await, present);
    browser.wait_until("document.activeElement.id === 'since-link'").await;
    assert!(!browser.has("[inert], #gliding").await);

    // What has been shown step by step is what is there at the end.
    browser.click("#since-link").await;
    browser.wait_for(".replay.plays").await;
    browser.click("#replay-fast").await;
    let steps = browser.run("return document.querySelectorAll('.replay-steps > li').length").await;
    browser.wait_until(&format!("document.querySelectorAll('.events .new').length && {steps} > 0")).await;
    browser.wait_for(".task-decide #since-link").await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_key_pauses_and_escape_leads_back_to_the_present() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    sit_down(&server, &browser).await;
    let present = browser.run(BOARD).await;
    browser.click("#since-link").await;
    browser.wait_until("document.activeElement.id === 'replay-pause'").await;
    browser.type_keys("p").await;
    browser.wait_until("document.getElementById('replay-pause').textContent === 'Go on'").await;
    let earlier = browser.run(BOARD).await;
    assert_ne!(earlier, present);
    browser.type_keys("p").await;
    browser.wait_until("document.getElementById('replay-pause').textContent === 'Pause'").await;
    browser.press(Key::Escape).await;
    browser.wait_for(".task-decide #since-link").await;
    assert_eq!(browser.run(BOARD).await, present);
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_may_move_it_goes_step_by_step() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    browser.introduce(&server, "Ada").await;
    browser.click("#prefer-still").await;
    browser.wait_for("#prefer-still[aria-checked=true]").await;
    sit_down(&server, &browser).await;
    let present = browser.run(BOARD).await;
    browser.click("#since-link").await;
    browser.wait_until("/places/.test(document.getElementById('replay-says')?.textContent)").await;
    assert!(!browser.has("#gliding").await);
    assert_ne!(browser.run(BOARD).await, "");
    browser.wait_for(".task-decide #since-link").await;
    assert_eq!(browser.run(BOARD).await, present);
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_script_the_strip_leads_to_the_list_of_steps() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::without_script().await;
    let ada = browser.introduce(&server, "Ada").await;
    let bots_first = vec![bot(), here("Ada")];
    let table = server.new_table(ada, bots_first).await;
    crate::server::wait_for(&table, |table_view| {
        table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(Seat::ALL[1]))
    })
    .await;
    browser.goto(&server, &path(&table)).await;
    browser.click("#since-link").await;
    browser.appears("#replay-steps a").await;
    browser.screenshot("since-no-script-1440").await;
    browser.click("#replay-steps a").await;
    browser.appears("#history-position").await;
    assert!(browser.path().await.ends_with("/history/1"));
}
