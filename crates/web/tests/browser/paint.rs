use crate::browser::Browser;
use crate::player::Player;
use crate::server::{Server, bot, here, path};

/// Returns when the largest part of the page was painted, in milliseconds.
const LARGEST_PAINT: &str = "
    const [done] = arguments;
    new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
        .observe({ type: 'largest-contentful-paint', buffered: true });";

#[tokio::test(flavor = "multi_thread")]
async fn how_long_a_slow_device_takes_to_paint_a_table() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let ada = browser.introduce(&server, "Ada").await;
    let table = server.new_table(ada, vec![here("Ada"), bot(), bot(), bot()]).await;
    let mut player = Player::new(9);
    browser.goto(&server, &path(&table)).await;
    player.play_on(&browser, 10).await;
    browser.slow_down(4).await;
    for page in ["/".to_owned(), "/games/stone-age".to_owned(), path(&table)] {
        browser.goto(&server, &page).await;
        let painted = browser.run_until_done(LARGEST_PAINT).await.as_f64().unwrap();
        println!("{page}: largest paint after {painted:.0} ms, on a processor slowed down four times");
        assert!(painted > 0.0);
    }
}
