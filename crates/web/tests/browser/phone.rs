use crate::browser::Browser;
use crate::player::{Player, TurnState};
use crate::server::{Server, bot, here, path, wait_for};
use table::store::Status;

/// Everything that is too small for a finger. Links within text may be as small as the text.
const TOO_SMALL: &str = "
    const clickable = document.querySelectorAll('button, a.button, a.tool-button, input:not([type=hidden]), select, summary, .can');
    const isSeen = (thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length;
    // An input within a label is as large as the label.
    const target = (thing) => (thing.matches('[type=radio], [type=checkbox]') && thing.closest('label')) || thing;
    return Array.from(clickable).filter(isSeen).map(target).flatMap((thing) => {
        const { width, height } = thing.getBoundingClientRect();
        const name = thing.id || thing.className || thing.tagName;
        return width < 39.5 || height < 39.5 ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : [];
    });";

/// Every text that is too small to read.
const TOO_FINE: &str = "
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const around = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || around.matches('script, style, title, .visually-hidden, .visually-hidden *')) continue;
        const size = parseFloat(getComputedStyle(around).fontSize);
        if (size < 12 && around.checkVisibility()) found.add(`${around.className || around.tagName}: ${size} px`);
    }
    return [...found];";

/// Everything that can be scrolled sideways within the page. The table as text has lines of a fixed width, and what
/// others did is one line.
const TOO_WIDE: &str = "
    const scrolls = (thing) => /auto|scroll/.test(getComputedStyle(thing).overflowX) && thing.checkVisibility()
        && !thing.matches('.plain-text, .since-signs');
    return Array.from(document.querySelectorAll('body *'))
        .filter((thing) => thing.scrollWidth > thing.clientWidth + 1 && scrolls(thing))
        .map((thing) => `${thing.id || thing.className}: ${thing.scrollWidth} in ${thing.clientWidth}`);";

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_plays_without_scrolling_sideways() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::phone().await;
    let mut problems = Vec::new();

    browser.goto(&server, "/").await;
    browser.screenshot("home-390").await;
    look(&browser, "home", &mut problems).await;
    browser.set_up(&server).await;
    browser.screenshot("setup-390").await;
    look(&browser, "setup", &mut problems).await;
    browser.click(".more-choices summary").await;
    look(&browser, "setup with more choices", &mut problems).await;
    browser.select("select[name=pace]", "0").await;
    browser.click("#stone-age-play").await;
    browser.wait_for("#valley").await;

    let mut player = Player::new(4);
    let seen = player.turn(&browser).await;
    browser.screenshot("table-first-turn-390").await;
    look(&browser, "table", &mut problems).await;
    for panel in ["score", "chat", "more"] {
        browser.click(&format!("#open-{panel}-panel")).await;
        browser.wait_for(&format!("#{panel}-panel:popover-open")).await;
        browser.screenshot(&format!("{panel}-390")).await;
        look(&browser, panel, &mut problems).await;
        browser.click(&format!("#open-{panel}-panel")).await;
        browser.wait_until(&format!("!document.querySelector('#{panel}-panel:popover-open')")).await;
    }
    for section in ["market", "mat-P1", "mat-P2", "events", "valley"] {
        browser.click(&format!("#sections [href='#{section}']")).await;
        browser.settle().await;
        let script = format!(
            "
            const top = document.getElementById('{section}').getBoundingClientRect().top;
            const seen = document.querySelector('#prompt').getBoundingClientRect().bottom;
            const strip = document.querySelector('.strip').getBoundingClientRect();
            return [top >= seen - 1 && top < innerHeight - 60, strip.top >= 0 && strip.bottom <= seen + 1];"
        );
        let found = browser.run(&script).await;
        if found != serde_json::json!([true, true]) {
            problems.push(format!("section {section} is hidden, or what I have is not in sight: {found}"));
        }
    }
    browser.click("#valley [popovertarget].can").await;
    browser.wait_for(".menu:popover-open").await;
    browser.screenshot("menu-390").await;
    look(&browser, "menu", &mut problems).await;
    browser.click(".menu:popover-open .can").await;
    player.wait_for_change(&browser, &seen).await;

    for turn in 0..8 {
        let seen = player.turn(&browser).await;
        look(&browser, "table in play", &mut problems).await;
        match seen.turn_state {
            TurnState::Decide => player.act(&browser, &seen).await,
            TurnState::Confirm => {
                if turn < 2 {
                    browser.screenshot("table-confirm-390").await;
                }
                player.confirm(&browser, &seen).await;
            }
            TurnState::Wait | TurnState::Over | TurnState::None => break,
        }
    }
    player.turn(&browser).await;
    browser.settle().await;
    browser.screenshot("table-middle-390").await;

    let table = server.new_table(browser.person(&server).await, vec![bot(), bot()]).await;
    wait_for(&table, |look| look.status == Status::Over).await;
    for (page, name) in [("", "over"), ("/result", "result"), ("/log", "log"), ("/history/20", "history")] {
        browser.goto(&server, &format!("{}{page}", path(&table))).await;
        browser.screenshot(&format!("{name}-390")).await;
        look(&browser, name, &mut problems).await;
    }
    browser.goto(&server, "/me").await;
    browser.screenshot("me-390").await;
    look(&browser, "me", &mut problems).await;
    problems.sort();
    problems.dedup();
    assert!(problems.is_empty(), "{problems:#?}");
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_a_shared_device_and_an_invitation_in_full() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::phone().await;
    let mut problems = Vec::new();
    let ada = browser.introduce(&server, "Ada").await;
    let shared = server.new_table(ada, vec![here("Ada"), here("Ben")]).await;
    browser.goto(&server, &path(&shared)).await;
    browser.screenshot("curtain-390").await;
    look(&browser, "curtain", &mut problems).await;
    let waiting = server.new_table(ada, vec![here("Ada"), table::hall::NewSeat::Open]).await;
    browser.goto(&server, &path(&waiting)).await;
    browser.screenshot("gathering-390").await;
    look(&browser, "gathering", &mut problems).await;
    assert!(problems.is_empty(), "{problems:#?}");
}

/// Notes what does not fit a phone on this page.
async fn look(browser: &Browser, page: &str, problems: &mut Vec<String>) {
    let width = browser.run("return document.documentElement.scrollWidth").await.as_u64().unwrap();
    if width > 390 {
        problems.push(format!("{page} is {width} wide"));
    }
    for script in [TOO_SMALL, TOO_FINE, TOO_WIDE] {
        let found = browser.run(script).await;
        let found = found.as_array().cloned().unwrap_or_default();
        problems.extend(found.iter().map(|thing| format!("{page}: {}", thing.as_str().unwrap_or_default())));
    }
}
