use std::time::Instant;

use crate::browser::Browser;
use crate::player::{Player, TurnState};
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_lead_from_the_home_page_to_the_first_move() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;

    let opened = Instant::now();
    browser.goto(&server, "/").await;
    browser.click("#game-stone-age").await;
    browser.click("#stone-age-play").await;
    let mut player = Player::new(6);
    let seen = player.turn(&browser).await;
    let ready = opened.elapsed();
    assert_eq!(seen.turn_state, TurnState::Decide);
    player.act(&browser, &seen).await;
    println!("first move possible after {ready:?} and made after {:?}", opened.elapsed());
    assert!(browser.text("#events").await.contains("place"), "{}", browser.text("#events").await);
    browser.assert_no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_repeats_the_last_choices_and_stays_in_sight() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;

    browser.set_up(&server).await;
    browser.click("label:has(> input[name=players][value='3'])").await;
    browser.click("label:has(> input[name=level][value=easy])").await;
    browser.click(".more-choices summary").await;
    browser.click("label:has(> input[name=variant-open-cards])").await;
    browser.run("scrollTo(0, document.body.scrollHeight)").await;
    let in_sight = "((box) => box.top >= 0 && box.bottom <= innerHeight)
        (document.getElementById('stone-age-play').getBoundingClientRect())";
    assert!(browser.holds(&format!("scrollY > 100 && {in_sight}")).await, "the button scrolls away");
    browser.screenshot("setup-scrolled-1440").await;
    browser.click("#stone-age-play").await;
    browser.wait_for("#valley").await;
    let first = browser.path().await;

    browser.set_up(&server).await;
    for chosen in ["[name=players][value='3']", "[name=level][value=easy]", "[name=variant-open-cards][value=on]"] {
        assert!(browser.has(&format!("{chosen}:checked")).await, "{chosen} is not chosen again");
    }
    browser.click("#stone-age-play").await;
    browser.wait_for("#valley").await;
    assert_ne!(browser.path().await, first);
    assert_eq!(browser.count("#mats .mat").await, 3, "three players again");
    browser.assert_no_complaints().await;
}
