use engine::Seat;
use table::hall::{Name, NewSeat};
use table::store::Status;

use crate::browser::{Browser, MIDDLE, PHONE, WIDE};
use crate::player::Player;
use crate::server::{Server, bot, here, path, seat, wait_for};

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_shown_in_light_and_dark_at_every_size() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot(), bot(), bot()]).await;
    let over = server.new_table(ada, vec![bot(), bot(), bot()]).await;
    wait_for(&over, |table_view| table_view.status == Status::Over).await;
    browser.goto(&server, &path(&table)).await;
    let mut player = Player::new(7);
    player.play_on(&browser, 25).await;
    player.turn(&browser).await;

    let bob = server.hall.add_person(&Name::parse("Bob").unwrap(), "").await.unwrap().0;
    let waiting = server.new_table(ada, vec![here("Ada"), NewSeat::Open]).await;
    seat(&waiting, ada, bob.id, "Bob").await;
    let number = waiting.view(Some(ada)).await.unwrap().number;
    waiting.act(ada, Seat::ALL[0], number, "place forest 3".to_owned(), true).await.unwrap();

    let (table, over, waiting) = (path(&table), path(&over), path(&waiting));
    let pages = [
        ("home", "/".to_owned()),
        ("setup", "/games/stone-age".to_owned()),
        ("table", table.clone()),
        ("hint", format!("{table}?hint=1")),
        ("result", format!("{over}/result")),
        ("by-source", format!("{over}/result#by-source")),
        ("dice", format!("{over}/result#dice")),
        ("score-so-far", format!("{table}/score")),
        ("waiting", waiting),
        ("log", format!("{over}/log")),
        ("notices", "/me/notices".to_owned()),
        ("me", "/me".to_owned()),
        ("style", "/style".to_owned()),
    ];
    for theme in ["light", "dark"] {
        browser.goto(&server, "/me").await;
        browser.click(&format!("#theme-{theme}")).await;
        browser.wait_for(&format!("html[data-theme={theme}]")).await;
        for size in [WIDE, MIDDLE, PHONE] {
            browser.resize(size).await;
            for (name, path) in &pages {
                browser.goto(&server, path).await;
                picture(&browser, &format!("{name}-{theme}-{}", size.0), size.0).await;
            }
        }
        browser.resize(WIDE).await;
    }

    // The plain view is a preference, like the colors.
    browser.goto(&server, "/me").await;
    browser.click("#prefer-plain").await;
    browser.wait_for("#prefer-plain[aria-checked=true]").await;
    for size in [WIDE, MIDDLE, PHONE] {
        browser.resize(size).await;
        browser.goto(&server, &table).await;
        browser.wait_for("#plain").await;
        picture(&browser, &format!("plain-{}", size.0), size.0).await;
    }
    browser.assert_no_complaints().await;
}

/// Saves a screenshot of a page and checks that it fits into its window.
async fn picture(browser: &Browser, name: &str, width: u32) {
    browser.screenshot(name).await;
    let needed = browser.run("return document.documentElement.scrollWidth").await.as_u64().unwrap();
    assert!(needed <= u64::from(width), "{name} is {needed} wide");
}
