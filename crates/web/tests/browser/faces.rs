use crate::browser::{Browser, MIDDLE, PHONE, WIDE};
use crate::server::Server;

/// The size of a large window, in which cards are larger, too.
const LARGE: (u32, u32) = (1920, 1080);

/// Shows the cards and modules of the page of parts in a width, cards whole or one half of each, and lists those on
/// which something lies outside of its part, or over a mark in its corner.
const CROWDED: &str = "
const outer = (part, inside) => {
  const room = part.getBoundingClientRect();
  return Math.max(0, ...[...inside].map(one => one.getBoundingClientRect()).filter(one => one.width > 0).map(one =>
    Math.max(room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom)));
};
const meet = (one, other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
};
const crowded = [];
for (const sample of document.querySelectorAll(kind)) {
  sample.style.width = `${width}px`;
  for (const name in variables) sample.style.setProperty(name, variables[name]);
  const card = sample.querySelector('.card');
  if (half) {
    card?.classList.add(`h-${half}`);
    card?.querySelector(`.half:not(.${half})`)?.remove();
  }
  for (const part of sample.querySelectorAll('.half, .band, .module')) {
    const marks = [...part.querySelectorAll(':scope > .flask, :scope > .slotsym')];
    const inside = [...part.querySelectorAll('.ic, .n, .pts, .cl, .cname')].filter(one => !marks.some(mark => mark.contains(one)));
    const over = outer(part, inside);
    const scrolls = part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
    if (over > 1 || scrolls || marks.some(mark => inside.some(one => meet(mark, one)))) {
      crowded.push(`${card?.textContent ?? ''} ${part.className} ${over}`);
    }
  }
}
return crowded.join('; ');
";

/// Checks the cards or modules of our pack in one width.
async fn check(browser: &Browser, server: &Server, kind: &str, half: &str, width: u32, variables: &str) {
    browser.goto(server, "/style").await;
    let given = format!("const kind = '{kind}', half = '{half}', width = {width}, variables = {variables};");
    let crowded = browser.run(&(given + CROWDED)).await;
    assert_eq!(crowded, "", "{kind} {half} {width}");
    assert!(browser.count(kind).await > 40, "{kind}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_a_card_of_revive_is_cut_or_covered_in_any_width() {
    let _room = crate::room().await;
    let (server, browser) = (Server::start().await, Browser::new().await);
    // In the hand, on display, and in a hand of many.
    let whole = [(WIDE, 108, "{}"), (WIDE, 122, "{}"), (WIDE, 76, "{'--card-height': '92px'}")];
    let smaller = [(MIDDLE, 92, "{}"), (MIDDLE, 86, "{'--card-height': '114px'}"), (PHONE, 115, "{}")];
    let larger = [(LARGE, 136, "{}"), (LARGE, 170, "{}")];
    for (size, width, variables) in whole.into_iter().chain(smaller).chain(larger) {
        browser.resize(size).await;
        check(&browser, &server, ".sample-card", "", width, variables).await;
    }
    // In a slot, tucked under the board.
    for (size, width) in [(WIDE, 122), (MIDDLE, 83), (PHONE, 165), (LARGE, 160)] {
        browser.resize(size).await;
        for half in ["top", "bottom"] {
            check(&browser, &server, ".sample-card", half, width, "{}").await;
        }
    }
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_a_module_of_revive_is_cut() {
    let _room = crate::room().await;
    let (server, browser) = (Server::start().await, Browser::new().await);
    for (size, width) in [(WIDE, 66), (WIDE, 59), (MIDDLE, 66), (LARGE, 90), (LARGE, 50)] {
        browser.resize(size).await;
        check(&browser, &server, ".sample-module", "", width, "{}").await;
    }
    browser.assert_no_complaints().await;
}
