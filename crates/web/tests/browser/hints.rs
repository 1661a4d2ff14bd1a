use fantoccini::key::Key;

use crate::browser::{Browser, MIDDLE, PHONE, WIDE};
use crate::server::{Server, bot, here, path};

/// The hint's panel is neither cut nor covers the question, in this window.
async fn must_fit(browser: &Browser, name: &str) {
    browser.settle().await;
    browser.screenshot(name).await;
    let fits = "(() => {
        const box = (id) => document.getElementById(id).getBoundingClientRect();
        const [panel, question] = [box('hint-panel'), box('prompt')];
        const place = document.getElementById('hint');
        const within = panel.left >= 0 && panel.right <= innerWidth;
        return within && panel.top >= question.bottom && place.scrollWidth <= place.clientWidth
            && (getComputedStyle(place).position === 'fixed' || place.scrollHeight <= place.clientHeight);
    })()";
    assert!(browser.holds(fits).await, "{name}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_opens_beside_the_board_and_stays_until_it_is_closed() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot(), bot()]).await;
    let address = path(&table);
    for (size, name) in [(WIDE, "hint-panel-1440"), (MIDDLE, "hint-panel-1024"), (PHONE, "hint-panel-390")] {
        browser.resize(size).await;
        browser.goto(&server, &address).await;
        browser.wait_for(".task-decide").await;
        browser.click("#go-hint").await;
        browser.wait_for("#hint-panel").await;
        assert_eq!(browser.path().await, address, "the page stays");
        assert!(browser.holds("document.activeElement.id === 'hint-panel'").await, "it is read out");
        assert_eq!(browser.count("#hint-panel .hint-entry").await, 3);
        must_fit(&browser, name).await;
        // The feed keeps its place, and what the hint names is marked.
        let feed = "document.getElementById('events').getBoundingClientRect()";
        assert!(browser.holds(&format!("{feed}.height >= 40")).await, "{name}");
        let is_apart =
            format!("document.getElementById('hint-panel').getBoundingClientRect().bottom <= {feed}.top + 1");
        assert!(size == PHONE || browser.holds(&is_apart).await, "{name}");
        assert_eq!(browser.count(".board .hinted").await, 1);
        for rank in ["1", "2", "3"] {
            assert!(browser.has(&format!(".board [data-hint='{rank}']")).await, "{name}: {rank}");
        }
        // The others say why when they are asked.
        assert!(
            browser.has("details[open] > #hint-1 ~ .hint-why").await && !browser.has("details[open] > #hint-2").await
        );
        browser.click("#hint-2").await;
        browser.wait_for("details[open] > #hint-2").await;
        browser.press(Key::Escape).await;
        browser.wait_until("!document.getElementById('hint-panel')").await;
        assert!(!browser.has("[data-hint]").await, "nothing is marked any more");
    }

    // A chat message leaves it open, a move closes it.
    browser.resize(WIDE).await;
    browser.click("#go-hint").await;
    browser.wait_for("#hint-panel").await;
    table.say(ada, String::new(), "Hm.").await.unwrap();
    browser.wait_until("document.getElementById('chat').textContent.includes('Hm.')").await;
    assert!(browser.has("#hint-panel").await && browser.has(".board .hinted").await);
    browser.click("#close-hint").await;
    browser.wait_until("!document.getElementById('hint-panel')").await;
    browser.click("#go-hint").await;
    browser.wait_for("#hint-panel").await;
    browser.click("#at-tool-maker").await;
    browser.wait_until("!document.getElementById('hint-panel')").await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_works_without_the_script() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::without_script().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    browser.goto(&server, &path(&table)).await;
    browser.click("#go-hint").await;
    browser.wait_for("#hint-panel").await;
    browser.click("#hint-3").await;
    browser.wait_for("details[open] > #hint-3").await;
    browser.click("#close-hint").await;
    browser.wait_for("#go-hint").await;
    assert!(!browser.has("#hint-panel").await);
}
