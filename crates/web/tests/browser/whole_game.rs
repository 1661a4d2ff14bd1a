use fantoccini::key::Key;

use crate::browser::Browser;
use crate::player::{Player, TurnState};
use crate::server::{Server, bot, here, path};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_touch_on_a_phone() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::phone().await;
    browser.set_up(&server).await;
    browser.click(".more-choices summary").await;
    browser.select("select[name=pace]", "0").await;
    browser.click("#stone-age-play").await;
    browser.wait_for("#table").await;
    assert!(browser.holds("matchMedia('(pointer: coarse)').matches").await, "this is a phone");

    let mut player = Player::new(5);
    let mut is_shown_first = false;
    loop {
        let seen = player.turn(&browser).await;
        match seen.turn_state {
            TurnState::Decide if !is_shown_first && browser.has("#valley .spot.can[name=action]").await => {
                // A touch says what a thing does before it is done.
                is_shown_first = true;
                browser.click("#valley .spot.can[name=action]").await;
                browser.wait_for("#touch-panel:popover-open").await;
                browser.screenshot("touch-390").await;
                assert!(!browser.text("#touch-says").await.is_empty());
                assert_eq!(browser.attribute("#table", "data-version").await.as_ref(), Some(&seen.version));
                browser.click("#do-it").await;
                player.wait_for_change(&browser, &seen).await;
            }
            TurnState::Decide => player.act(&browser, &seen).await,
            TurnState::Confirm => player.confirm(&browser, &seen).await,
            TurnState::Over => break,
            TurnState::Wait | TurnState::None => unreachable!("turn() waits"),
        }
    }
    assert!(is_shown_first, "a thing had a single answer");
    browser.screenshot("table-over-390").await;
    browser.click("#go-result").await;
    browser.wait_for(".result-page").await;
    browser.assert_no_complaints().await;
}

/// Lists what makes the page wider than its window.
const WIDER: &str = "
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // What pans in a box of its own makes nothing wider.
    const isOut = (thing) => thing.getBoundingClientRect().right > clientWidth && !thing.closest('.canvas, .did, .since-signs');
    return Array.from(document.querySelectorAll('body *')).filter(isOut).map((thing) => thing.outerHTML.slice(0, 120));";

/// Plays a game of Revive to the end by what glows.
async fn play_revive(browser: &Browser) {
    let mut player = Player::new(11);
    let (mut most, mut is_middle_kept) = (0, false);
    loop {
        let seen = player.turn(browser).await;
        match seen.turn_state {
            TurnState::Decide => {
                if player.clicks == 0 {
                    browser.screenshot("revive-first-turn-1440").await;
                }
                if player.clicks >= 60 && !is_middle_kept {
                    is_middle_kept = true;
                    browser.settle().await;
                    browser.screenshot("revive-middle-1440").await;
                }
                let count = "return document.querySelectorAll('#table *').length";
                most = most.max(browser.run(count).await.as_u64().unwrap());
                let wide = browser.run(WIDER).await;
                assert!(wide.as_array().unwrap().is_empty(), "the page scrolls sideways: {wide}");
                player.act(browser, &seen).await;
            }
            TurnState::Confirm => player.confirm(browser, &seen).await,
            TurnState::Over => break,
            TurnState::Wait | TurnState::None => unreachable!("turn() waits"),
        }
    }
    println!("{} clicks, at most {most} elements", player.clicks);
    assert!(is_middle_kept, "the game was too short: {} clicks", player.clicks);
    assert!(most <= 6000, "{most} elements");
    browser.settle().await;
    browser.screenshot("revive-over-1440").await;
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_revive_is_played_by_clicking() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let choices = [("players", "4".to_owned())];
    let table = server.new_table_of("revive", &choices, ada, vec![here("Ada"), bot(), bot(), bot()]).await;
    browser.goto(&server, &path(&table)).await;
    play_revive(&browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_visitor_plays_a_whole_game_by_clicking() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;

    browser.goto(&server, "/").await;
    browser.screenshot("home-1440").await;
    browser.set_up(&server).await;
    browser.screenshot("setup-1440").await;
    browser.click(".more-choices summary").await;
    browser.select("select[name=pace]", "0").await;
    browser.click("#stone-age-play").await;
    browser.wait_for("#table").await;

    let mut player = Player::new(1);
    let (mut turns, mut by_itself, mut is_middle_kept) = (0, false, false);
    loop {
        let seen = player.turn(&browser).await;
        match seen.turn_state {
            TurnState::Decide => {
                if player.clicks == 0 {
                    browser.screenshot("table-first-turn-1440").await;
                    browser.click("#valley .can[popovertarget]").await;
                    browser.wait_for(".menu:popover-open").await;
                    browser.screenshot("menu-1440").await;
                    browser.press(Key::Escape).await;
                    browser.wait_until("!document.querySelector('.menu:popover-open')").await;
                }
                if player.clicks >= 40 && !is_middle_kept {
                    is_middle_kept = true;
                    browser.settle().await;
                    browser.screenshot("table-middle-1440").await;
                }
                player.act(&browser, &seen).await;
            }
            TurnState::Confirm => {
                assert!(!by_itself, "the turn was not confirmed by itself");
                turns += 1;
                if turns == 5 {
                    // Confirming gets tedious. A turn that is already waiting still needs it.
                    browser.click("#prompt-confirms-by-itself").await;
                    browser.wait_for("#prompt-confirms-by-itself[aria-checked=true]").await;
                }
                player.confirm(&browser, &seen).await;
                by_itself = turns == 5;
            }
            TurnState::Over => break,
            TurnState::Wait | TurnState::None => unreachable!("turn() waits"),
        }
    }
    assert!(by_itself && is_middle_kept, "the game was too short: {} clicks", player.clicks);
    browser.settle().await;
    browser.screenshot("table-over-1440").await;

    assert_eq!(browser.count("#tray .final li").await, 4, "every player has a rank");
    let best: i32 = browser.text("#tray .final .won b").await.parse().unwrap();
    browser.click("#go-result").await;
    browser.wait_for(".result-page").await;
    browser.screenshot("result-1440").await;
    assert_eq!(browser.count(".big-standings li").await, 4);
    assert_eq!(browser.text(".big-standings li b").await.parse::<i32>().unwrap(), best);
    assert!(browser.has(".result-page .card-panel svg").await, "there is a chart");
    assert_eq!(browser.count(".score-sheet tr.total td").await, 4);
    browser.assert_no_complaints().await;
}
