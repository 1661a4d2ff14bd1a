use std::collections::BTreeSet;

use engine::Seat;
use fantoccini::key::Key;
use table::hall::{Name, NewSeat};

use crate::browser::{Browser, FOCUS, PHONE, WIDE};
use crate::player::{Player, Seen, TurnState};
use crate::server::{Server, bot, here, path, seat};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_keyboard_alone() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
    browser.goto(&server, &path(&table)).await;
    browser.wait_for(".task-decide").await;

    // The link that comes first leads past the tools.
    browser.strike(Key::Tab).await;
    browser.expect_text(".skip-link:focus", "To the question").await;
    browser.strike(Key::Enter).await;
    assert_eq!(browser.run(FOCUS).await, "question");

    let mut player = Player::new(9);
    let mut ways = BTreeSet::new();
    let mut answers = 0;
    loop {
        let seen = player.turn(&browser).await;
        assert!(
            browser.holds("document.activeElement !== document.body").await,
            "after {answers} answers, nothing has the focus"
        );
        match seen.turn_state {
            TurnState::Confirm => browser.strike('e').await,
            TurnState::Over => break,
            TurnState::Decide => {
                answer(&browser, &mut player, answers, &mut ways).await;
                answers += 1;
            }
            TurnState::Wait | TurnState::None => unreachable!("turn() waits"),
        }
        player.wait_for_change(&browser, &seen).await;
    }
    assert_eq!(ways, BTreeSet::from(["an arrow", "a digit", "n and Enter", "Tab and Enter"]));
    assert!(!browser.text("#tray .final").await.is_empty());
    browser.assert_no_complaints().await;
}

/// Answers the question in one of the ways that a keyboard has.
async fn answer(browser: &Browser, player: &mut Player, number: usize, ways: &mut BTreeSet<&'static str>) {
    match number % 3 {
        0 => {
            tab_until(browser, "document.activeElement.matches('.can')").await;
            ways.insert("Tab and Enter");
        }
        1 => {
            browser.strike('n').await;
            ways.insert("n and Enter");
        }
        _ => {
            browser.strike('n').await;
            let before = browser.run(FOCUS).await;
            for arrow in [Key::Right, Key::Down, Key::Left, Key::Up] {
                browser.strike(arrow).await;
                if browser.run(FOCUS).await != before {
                    ways.insert("an arrow");
                    break;
                }
            }
        }
    }
    assert!(browser.holds("document.activeElement.matches('.can')").await, "{}", browser.run(FOCUS).await);
    let opens = browser.run("return document.activeElement.getAttribute('popovertarget') ?? ''").await;
    browser.strike(Key::Enter).await;
    let opens = opens.as_str().unwrap_or_default();
    if !opens.is_empty() {
        browser.wait_for(&format!("#{opens}:popover-open")).await;
        if browser.has(&format!("#{opens} .picks")).await {
            let (picks, post) = player.choose_picks(browser, opens).await;
            for (id, count) in picks.into_iter().filter(|(_, count)| *count > 0) {
                // If the page is updated between two keys, people look and type again.
                let is_in = format!("document.getElementById('{id}').value === '{count}'");
                for _ in 0..5 {
                    tab_until(browser, &format!("document.activeElement.id === '{id}'")).await;
                    for digit in count.to_string().chars() {
                        browser.strike(digit).await;
                    }
                    if browser.holds(&is_in).await {
                        break;
                    }
                    browser.strike(Key::Tab).await;
                }
                assert!(browser.holds(&is_in).await, "{id} does not take {count}");
            }
            tab_until(browser, &format!("document.activeElement.id === '{post}'")).await;
            browser.strike(Key::Enter).await;
            return;
        }
        if browser.has(&format!("#{opens} .number")).await {
            // As many as there are.
            let last = browser.text(&format!("#{opens} .number:last-of-type")).await;
            browser.strike(last.chars().next().unwrap()).await;
        } else {
            browser.strike('1').await;
        }
        ways.insert("a digit");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_on_its_thing_or_goes_to_the_question() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), here("Ben")]).await;
    // They share the device: no bot changes the page in between.
    browser.goto(&server, &path(&table)).await;
    browser.click("#take-device").await;
    browser.wait_for(".task-decide").await;

    // A place is still there after somebody was placed on it.
    focus(&browser, "at-forest").await;
    browser.strike(Key::Enter).await;
    browser.strike('2').await;
    browser.wait_for(".task-confirm").await;
    assert_eq!(browser.run(FOCUS).await, "at-forest");
    // The button that undoes is gone or changed afterwards, or stays.
    browser.strike('u').await;
    browser.wait_for(".task-decide").await;
    assert_eq!(browser.run(FOCUS).await, "at-forest");

    // A button that is gone leads to the question.
    focus(&browser, "at-hunt").await;
    browser.strike(Key::Enter).await;
    browser.strike('1').await;
    browser.wait_for(".task-confirm").await;
    focus(&browser, "confirm").await;
    browser.strike(Key::Enter).await;
    browser.wait_for("#take-device").await;
    assert_eq!(browser.run(FOCUS).await, "content", "another page of the table begins at its beginning");
    browser.strike(Key::Tab).await;
    browser.strike(Key::Enter).await;
    browser.wait_for(".task-decide").await;
    assert_eq!(browser.run(FOCUS).await, "question");

    // A preference keeps it, too.
    browser.click("#open-more-panel").await;
    focus(&browser, "more-still").await;
    browser.strike(Key::Enter).await;
    browser.wait_for("#more-still[aria-checked=true]").await;
    assert_eq!(browser.run(FOCUS).await, "more-still");
    assert!(browser.holds("document.documentElement.classList.contains('still')").await);
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_listed_key_does_what_the_list_says() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), NewSeat::Open]).await;
    let (ben, _) = server.hall.add_person(&Name::parse("Ben").unwrap(), "").await.unwrap();
    seat(&table, ada, ben.id, "Ben").await;
    let address = path(&table);
    browser.goto(&server, &address).await;
    browser.wait_for(".task-decide").await;

    browser.strike('?').await;
    browser.wait_for("#keys-panel:popover-open").await;
    for (name, size) in [("1440", WIDE), ("390", PHONE)] {
        browser.resize(size).await;
        for theme in ["light", "dark"] {
            browser.theme(theme).await;
            browser.screenshot(&format!("keys-{theme}-{name}")).await;
        }
    }
    browser.resize(WIDE).await;
    let listed =
        browser.run("return Array.from(document.querySelectorAll('#keys kbd'), (key) => key.textContent)").await;
    let mut left: BTreeSet<String> = serde_json::from_value(listed).unwrap();
    for other in ["← ↑ → ↓", "Tab", "Esc"] {
        assert!(left.remove(other), "{other} is not listed");
    }
    assert!(left.remove("1 – 9") && left.remove("?"), "{left:?}");
    browser.strike('?').await;
    browser.wait_until("!document.querySelector('#keys-panel:popover-open')").await;

    // Parts of the table.
    for (key, part) in [('m', "valley"), ('k', "market"), ('b', "mat-P1"), ('o', "mat-P2")] {
        assert!(left.remove(&key.to_string()), "{key} is not listed");
        browser.strike(key).await;
        assert_eq!(browser.run(FOCUS).await, part);
    }
    // The next answer, and the next after that.
    assert!(left.remove("n"));
    browser.strike('m').await;
    browser.strike('n').await;
    let first = browser.run(FOCUS).await;
    browser.strike('n').await;
    assert!(browser.holds("document.activeElement.matches('#valley .can')").await);
    assert_ne!(browser.run(FOCUS).await, first);
    // Arrows, as far as there are things in that direction.
    focus(&browser, "at-forest").await;
    for (arrow, there) in
        [(Key::Right, "at-hunt"), (Key::Down, "at-hut"), (Key::Left, "at-field"), (Key::Up, "at-forest")]
    {
        browser.strike(arrow).await;
        assert_eq!(browser.run(FOCUS).await, there);
    }
    // The score opens and closes.
    assert!(left.remove("s"));
    browser.strike('s').await;
    browser.wait_for("#score-panel:popover-open").await;
    browser.strike('s').await;
    browser.wait_until("!document.querySelector('#score-panel:popover-open')").await;
    // A turn, undone and ended.
    focus(&browser, "at-forest").await;
    browser.strike(Key::Enter).await;
    browser.wait_for("#pop-forest:popover-open").await;
    browser.strike('3').await;
    browser.wait_for(".task-confirm").await;
    assert_eq!(browser.count("#valley [data-at=forest]").await, 3, "the digit is the number of people");
    assert!(left.remove("u") && left.remove("e"));
    browser.strike('u').await;
    browser.wait_for(".task-decide").await;
    // Fields get their letters.
    browser.click("#open-chat-panel").await;
    browser.fill("#chat-text", "usemb").await;
    assert_eq!(browser.run("return document.getElementById('chat-text').value").await, "usemb");
    browser.strike(Key::Escape).await;
    // Other keys of the browser stay what they are.
    browser.strike('b').await;
    for key in ['k', 'm'] {
        browser.chord(Key::Alt, key).await;
        assert_eq!(browser.run(FOCUS).await, "mat-P1");
    }
    assert!(left.remove("i"));
    browser.strike('i').await;
    browser.wait_for(".hint").await;
    assert!(left.remove("l"));
    browser.strike('l').await;
    browser.wait_for(".log-page").await;
    assert!(left.is_empty(), "not tried: {left:?}");

    // One preference turns them off.
    browser.goto(&server, "/me").await;
    browser.click("#prefer-keys[aria-checked=true]").await;
    browser.wait_for("#prefer-keys[aria-checked=false]").await;
    browser.goto(&server, &address).await;
    browser.wait_for(".task-decide").await;
    focus(&browser, "at-forest").await;
    for key in ['s', 'b', 'n', '?', 'u'] {
        browser.strike(key).await;
        assert_eq!(browser.run(FOCUS).await, "at-forest", "{key}");
        assert!(!browser.has(":popover-open").await, "{key}");
    }
    // The list is still there, by its button, and says so.
    browser.click("#open-more-panel").await;
    browser.click("#open-keys-panel").await;
    browser.wait_for("#keys-panel:popover-open").await;
    assert!(browser.text("#keys").await.contains("off"));
    browser.strike(Key::Escape).await;
    browser.click("#more-keys").await;
    browser.wait_for("#table[data-keys]").await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_stay_where_they_were_opened_and_every_event_is_said_once() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), NewSeat::Open]).await;
    let (ben, _) = server.hall.add_person(&Name::parse("Ben").unwrap(), "").await.unwrap();
    seat(&table, ada, ben.id, "Ben").await;
    browser.goto(&server, &path(&table)).await;
    browser.wait_for(".task-decide").await;
    browser.run("window.region = document.getElementById('announce')").await;
    assert_eq!(browser.run("return document.querySelectorAll('[aria-live], [role=status]').length").await, 1);

    // Ada places somebody, and Ben does while Ada has panels open.
    let player = Player::new(1);
    for (panel, opener) in
        [("chat-panel", "open-chat-panel"), ("score-panel", "open-score-panel"), ("more-panel", "open-more-panel")]
    {
        let seen = player.turn(&browser).await;
        focus(&browser, "at-forest").await;
        play_a_turn(&browser, &player, seen).await;
        browser.click(&format!("#{opener}")).await;
        browser.wait_for(&format!("#{panel}:popover-open")).await;
        let place = format!(
            "const box = document.getElementById('{panel}').getBoundingClientRect(); return `${{box.left}} ${{box.top}}`"
        );
        let before = browser.run(&place).await;
        browser.run(&format!("window.opener_ = document.getElementById('{opener}')")).await;
        let events = browser.attribute("#table", "data-version").await.unwrap();
        if panel == "chat-panel" {
            browser.fill("#chat-text", "half a sent").await;
        }
        crate::quick::act(&table, Seat::ALL[1], ben.id).await;
        browser.wait_until(&format!("document.getElementById('table').dataset.version !== '{events}'")).await;
        browser.wait_for(".task-decide").await;
        assert!(browser.holds("!window.opener_.isConnected").await, "the button was replaced");
        browser.settle().await;
        assert!(browser.has(&format!("#{panel}:popover-open")).await, "{panel} is open");
        assert_eq!(browser.run(&place).await, before, "{panel} has moved");
        if panel == "chat-panel" {
            assert_eq!(browser.run("return document.getElementById('chat-text').value").await, "half a sent");
            assert_eq!(browser.run(FOCUS).await, "chat-text");
        }
        browser.strike(Key::Escape).await;
        browser.wait_until("!document.querySelector(':popover-open')").await;
    }

    // What happened was said once, in order, and then what is asked.
    assert!(browser.holds("window.region === document.getElementById('announce') && window.region.isConnected").await);
    let said =
        browser.run("return Array.from(document.querySelectorAll('#announce p'), (line) => line.textContent)").await;
    let said: Vec<String> = serde_json::from_value(said).unwrap();
    let told = browser
        .run("return Array.from(document.querySelectorAll('#events [data-say] .said'), (line) => line.textContent).reverse()")
        .await;
    let told: Vec<String> = serde_json::from_value(told).unwrap();
    assert!(told.len() >= 6, "{told:?}");
    let events: Vec<&String> = said.iter().filter(|line| told.contains(line)).collect();
    assert_eq!(events, told.iter().collect::<Vec<_>>(), "said: {said:#?}");
    assert!(said.last().unwrap().starts_with("Your turn"), "{said:#?}");
    browser.assert_no_complaints().await;
}

/// Takes the focused answer with its first choice, and ends the turn.
async fn play_a_turn(browser: &Browser, player: &Player, mut seen: Seen) {
    loop {
        match seen.turn_state {
            TurnState::Decide => {
                if !browser.holds("document.activeElement.matches('.can')").await {
                    browser.strike('n').await;
                }
                let opens = browser.holds("document.activeElement.matches('[popovertarget]')").await;
                browser.strike(Key::Enter).await;
                if opens {
                    browser.strike('1').await;
                }
            }
            TurnState::Confirm => browser.strike('e').await,
            TurnState::Wait | TurnState::Over | TurnState::None => return,
        }
        player.wait_for_change(browser, &seen).await;
        seen = Seen::of(browser).await;
    }
}

/// Gives an element the focus, as somebody does who tabs to it.
async fn focus(browser: &Browser, id: &str) {
    browser.run(&format!("document.getElementById('{id}').focus()")).await;
    assert_eq!(browser.run(FOCUS).await, id);
}

async fn tab_until(browser: &Browser, expression: &str) {
    for _ in 0..200 {
        if browser.holds(expression).await {
            return;
        }
        browser.strike(Key::Tab).await;
    }
    browser.fail(format!("Tab never reached `{expression}`")).await;
}
