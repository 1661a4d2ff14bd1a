use engine::Seat;
use table::hall::NewSeat;

use crate::browser::Browser;
use crate::player::Player;
use crate::quick::{FACE_DOWN, HIDDEN, play_until_hidden};
use crate::server::{Server, here, path, seat};

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_each_other_and_neither_sees_the_others_hidden_card() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let (ada, bob) = (Browser::new().await, Browser::new().await);

    // Ada opens a table and waits.
    ada.set_up(&server).await;
    ada.click("label:has(> input[name=opponents][value=friends])").await;
    ada.click("label:has(> input[name=players][value='2'])").await;
    ada.fill("#stone-age-name", "Ada").await;
    ada.click("#stone-age-play").await;
    ada.wait_for("#link-P2").await;
    ada.screenshot("gathering-1440").await;
    let link = ada.attribute("#link-P2", "value").await.unwrap();
    let link = link.strip_prefix(&server.url("")).unwrap();

    // Bob follows the link. Its code leaves the address immediately.
    bob.goto(&server, link).await;
    let code = link.rsplit('/').next().unwrap();
    assert_eq!(bob.path().await, ada.path().await);
    assert!(!bob.source().await.contains(code), "the code of the seat is not in the page");
    bob.screenshot("invited-1440").await;
    bob.fill("#sit-name", "Bob").await;
    bob.click("#sit").await;

    // The game begins in both browsers without a reload.
    for browser in [&ada, &bob] {
        browser.wait_for("#valley").await;
        let bar = browser.text("#mats").await;
        assert!(bar.contains("Ada") && bar.contains("Bob"), "{bar}");
    }
    play_a_round_of_turns(&ada, &bob).await;

    // They play on until one of them has drawn the card that only its owner may see.
    let people = [(Seat::ALL[0], ada.person(&server).await), (Seat::ALL[1], bob.person(&server).await)];
    let mut table = server.table(&ada.path().await).await;
    let owner = loop {
        if let Some(owner) = play_until_hidden(&table, &people).await {
            break owner;
        }
        table = server.new_table(people[0].1, vec![here("Ada"), NewSeat::Open]).await;
        seat(&table, people[0].1, people[1].1, "Bob").await;
    };
    let (owner, other) = if owner == Seat::ALL[0] { (&ada, &bob) } else { (&bob, &ada) };
    for browser in [owner, other] {
        browser.goto(&server, &path(&table)).await;
        browser.wait_for("#valley").await;
    }
    let address = path(&table);
    let pages = [
        address.clone(),
        format!("{address}/log"),
        format!("{address}/history"),
        format!("{address}/export"),
        format!("/api{address}"),
        format!("/api{address}/log"),
    ];
    for page in &pages {
        let shown = other.fetch(page).await;
        assert!(shown.len() > 200, "{page} has something to show: {shown}");
        assert!(!shown.contains(HIDDEN), "{page} tells the other which card it is");
    }
    assert!(!other.source().await.contains(HIDDEN));
    for page in [&pages[0], &pages[1], &pages[5]] {
        assert!(owner.fetch(page).await.contains(HIDDEN), "{page} tells the owner which card it is");
        assert!(other.fetch(page).await.contains(FACE_DOWN), "{page} tells the other that there is a card");
    }
    assert!(owner.source().await.contains(HIDDEN));
    other.click("#go-view").await;
    other.wait_for("#plain").await;
    assert!(!other.source().await.contains(HIDDEN), "the plain view does not tell either");
    ada.assert_no_complaints().await;
    bob.assert_no_complaints().await;
}

/// Each of them plays two turns, and the other one's page follows.
async fn play_a_round_of_turns(ada: &Browser, bob: &Browser) {
    let mut player = Player::new(2);
    for _ in 0..4 {
        let is_adas = loop {
            if ada.holds("document.querySelector('.task-decide')").await {
                break true;
            }
            if bob.holds("document.querySelector('.task-decide')").await {
                break false;
            }
        };
        let (mine, others) = if is_adas { (ada, bob) } else { (bob, ada) };
        assert!(others.has(".task-wait").await, "only one of them has to decide");
        player.play_turn(mine).await;
        let version = mine.attribute("#table", "data-version").await.unwrap();
        others.wait_until(&format!("Number(document.getElementById('table').dataset.version) >= {version}")).await;
    }
}
