use std::time::Duration;

use engine::Seat;
use table::hall::{Name, NewSeat};

use crate::browser::{Browser, MIDDLE, PHONE, WIDE};
use crate::player::Player;
use crate::server::{Server, here, path, seat};

/// Replaces what would make itself heard or seen outside the page, and notes what it is asked for. `isAway` says whether the
/// page is in the background.
const SPY: &str = "
    window.heard = [];
    window.noted = [];
    const nothing = () => {};
    window.AudioContext = class {
        state = 'running';
        currentTime = 0;
        createOscillator() {
            const frequency = { set value(pitch) { heard.push(pitch); } };
            return { frequency, connect: (next) => next, start: nothing, stop: nothing };
        }
        createGain() {
            const gain = { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
            return { gain, connect: (next) => next };
        }
    };
    window.Notification = class {
        static get permission() { return localStorage.getItem('permission') ?? 'default'; }
        static async requestPermission() { localStorage.setItem('permission', 'granted'); return 'granted'; }
        constructor(title, { body }) { noted.push(title + ' | ' + body); }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => localStorage.getItem('away') === 'yes' });
    navigator.setAppBadge = async (count) => { window.badge = count; };
    navigator.clearAppBadge = async () => { window.badge = 0; };";

const TURN: &str = "heard.filter((pitch) => pitch === 659).length";
const TAP: &str = "heard.filter((pitch) => pitch === 196).length";
const CHIME: &str = "heard.filter((pitch) => pitch === 1175).length";

impl Browser {
    async fn counts(&self, what: &str) -> i64 {
        self.run(&format!("return {what}")).await.as_i64().unwrap()
    }

    async fn is_marked(&self) -> bool {
        self.holds("document.getElementById('icon').href.endsWith('icon-turn.svg')").await
    }
}

/// Turns a kind of notice on or off, as somebody does on its page.
async fn toggle(browser: &Browser, server: &Server, name: &str) {
    browser.goto(server, "/me/notices").await;
    let switch = format!("#prefer-notice-{name}");
    let before = browser.attribute(&switch, "aria-checked").await.unwrap();
    browser.click(&switch).await;
    browser.wait_for(&format!("{switch}:not([aria-checked={before}])")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn my_turn_makes_itself_heard_once_and_others_moves_only_if_chosen() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let (ada, bob) = (Browser::new().await, Browser::new().await);
    for browser in [&ada, &bob] {
        browser.spy(SPY).await;
    }
    let people = (ada.introduce(&server, "Ada").await, bob.introduce(&server, "Bob").await);
    toggle(&bob, &server, "notify").await;
    assert!(bob.text("#notify-state").await.contains("may show notifications"), "permission was asked for");
    let table = server.new_table(people.0, vec![here("Ada"), NewSeat::Open]).await;
    seat(&table, people.0, people.1, "Bob").await;

    // Bob looks elsewhere, with the table in two tabs.
    bob.goto(&server, &path(&table)).await;
    bob.wait_for(".task-wait").await;
    let tabs = bob.second_tab().await;
    bob.goto(&server, &path(&table)).await;
    bob.wait_for(".task-wait").await;
    bob.run("localStorage.setItem('away', 'yes')").await;
    assert!(!bob.is_marked().await);
    ada.goto(&server, &path(&table)).await;
    ada.wait_for(".task-decide").await;
    assert_eq!(ada.counts(TURN).await, 0, "who opens a page sees for themselves");
    assert!(ada.is_marked().await, "but the tab is marked");

    let mut player = Player::new(4);
    player.play_turn(&ada).await;
    ada.wait_for(".task-wait").await;
    assert!(!ada.is_marked().await);
    let mut calls = 0;
    let mut notes = Vec::new();
    for tab in &tabs {
        bob.show_tab(tab).await;
        bob.wait_for(".task-decide").await;
        bob.wait_until("badge === 1").await;
        // A tab in the background waits for those that are looked at.
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert!(
            bob.is_marked().await && bob.run("return document.title").await.as_str().unwrap().contains("Your turn")
        );
        assert_eq!(bob.counts(TAP).await, 0, "others' moves are quiet unless chosen");
        calls += bob.counts(TURN).await;
        notes.push(bob.run("return noted.join()").await.as_str().unwrap().to_owned());
    }
    assert_eq!(calls, 1, "one of the tabs calls");
    let asked = bob.attribute("#table", "data-asks").await.unwrap();
    assert!(!asked.is_empty());
    notes.sort_unstable();
    assert_eq!(notes, [String::new(), format!("Stone Age: your turn | {asked}")], "and one says what is asked");

    // During the turn, nothing more is heard. The other tab goes.
    bob.show_tab(&tabs[0]).await;
    bob.goto(&server, "/me").await;
    bob.show_tab(&tabs[1]).await;
    bob.run("localStorage.setItem('away', 'no')").await;
    player.play_turn(&bob).await;
    bob.wait_for(".task-wait").await;
    bob.wait_until("badge === 0").await;
    assert!(bob.counts(TURN).await <= 1);
    ada.wait_for(".task-decide").await;
    ada.wait_until(&format!("{TURN} === 1")).await;
    assert_eq!(ada.count("#notice .notice").await, 0);

    // Chat, and others' moves, if chosen.
    toggle(&bob, &server, "chat").await;
    toggle(&bob, &server, "moves").await;
    bob.goto(&server, &path(&table)).await;
    bob.wait_for(".task-wait").await;
    table.say(people.0, "Ada".to_owned(), "Hello").await.unwrap();
    bob.wait_until(&format!("{CHIME} === 1")).await;
    bob.click("#open-chat-panel").await;
    bob.fill("#chat-text", "Hello yourself").await;
    bob.click("#chat-send").await;
    bob.wait_until("document.querySelector('#chat').textContent.includes('yourself')").await;
    assert_eq!((bob.counts(CHIME).await, bob.counts(TAP).await), (1, 0), "my own line is quiet");
    // The first of several actions of a turn.
    let seen = player.turn(&ada).await;
    player.act(&ada, &seen).await;
    bob.wait_until(&format!("{TAP} + {TURN} === 1")).await;
    ada.assert_no_complaints().await;
    bob.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_tried_out_at_once() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    browser.spy(SPY).await;
    browser.introduce(&server, "Ada").await;
    browser.click("#go-notices").await;
    browser.wait_for("#notify-state:not(:empty)").await;
    assert!(browser.text("#notify-state").await.contains("will ask you"));
    for (name, count) in [("turn", TURN), ("moves", TAP), ("chat", CHIME)] {
        browser.click(&format!("#try-{name}")).await;
        browser.wait_until(&format!("{count} === 1")).await;
    }
    browser.click("#try-notify").await;
    browser.wait_until("noted.length === 1").await;
    assert!(browser.text("#notify-state").await.contains("may show notifications"), "it has asked for permission");
    browser.click("#try-mark").await;
    browser.wait_until("document.getElementById('icon').href.endsWith('icon-turn.svg')").await;
    for (name, size) in [("1024", MIDDLE), ("390", PHONE), ("1440", WIDE)] {
        browser.resize(size).await;
        let overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
        assert!(!browser.holds(overflow).await, "nothing sticks out at {name}");
    }
    browser.wait_until("document.getElementById('icon').href.endsWith('icon.svg')").await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn times_are_shown_in_the_readers_own_time_and_stay_current() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), NewSeat::Open]).await;
    browser.goto(&server, &path(&table)).await;
    browser.wait_for("time.since").await;
    let shown = browser.text("#headline .wait").await;
    assert!(shown.starts_with("Since") && !shown.contains("UTC"), "{shown}");
    // Three hours later.
    browser.run("const now = Date.now; Date.now = () => now() + 3 * 3600e3; document.dispatchEvent(new Event('tessera:shown'))").await;
    let shown = browser.text("#headline .wait").await;
    assert!(shown.ends_with("(3 hours)."), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_ahead_does_not_ask_again_and_again() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let bob = server.hall.add_person(&Name::parse("Bob").unwrap(), "").await.unwrap().0;
    let table = server.new_table(ada, vec![here("Ada"), NewSeat::Open]).await;
    seat(&table, ada, bob.id, "Bob").await;
    let number = table.view(Some(ada)).await.unwrap().number;
    table.act(ada, Seat::ALL[0], number, "place forest 3".to_owned(), true).await.unwrap();
    browser.spy("const now = Date.now; Date.now = () => now() + 24 * 3600e3;").await;
    browser.goto(&server, &path(&table)).await;
    browser.wait_for("time.until").await;
    // Whatever shows the table anew must not lead to the next request.
    browser.run("document.dispatchEvent(new Event('tessera:shown'))").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let requests =
        "return performance.getEntriesByType('resource').filter(({ name }) => name === location.href).length";
    let requests = browser.run(requests).await.as_u64().unwrap();
    assert!(requests <= 3, "{requests} requests in two seconds");
    assert!(browser.text("time.until").await.contains("1 minute"));
}
