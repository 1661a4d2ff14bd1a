use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use engine::Seat;
use sqlx::{Connection, SqliteConnection};
use table::hall::{HallError, LiveTable, Name, NewSeat, SeatView};
use table::store::{PersonId, Status};

use crate::browser::{Browser, PHONE, WIDE};
use crate::server::{Server, bot, here, path, seat, wait_for};

/// The script that pins which axe-core is used.
const CHECK: &str = include_str!("../../../../check");

/// The source of axe-core.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let path = std::env::var_os("TESSERA_AXE").map_or_else(usual_place, PathBuf::from);
    std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!(
            "axe-core is not at {} ({error}): run ./check once, which fetches it, or set TESSERA_AXE to the path of \
             its axe.min.js",
            path.display()
        )
    })
});

/// Returns the path where `check` keeps axe-core.
fn usual_place() -> PathBuf {
    let version = CHECK.lines().find_map(|line| line.strip_prefix("AXE=")).unwrap();
    let cache = || {
        let home = || PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(".cache");
        std::env::var_os("XDG_CACHE_HOME").map_or_else(home, PathBuf::from).join("tessera-tools")
    };
    std::env::var_os("TESSERA_TOOLS").map_or_else(cache, PathBuf::from).join(format!("axe-core-{version}/axe.min.js"))
}

/// Runs the rules, and returns what violates them.
const RUN: &str = "
    const [theme, done] = arguments;
    // Only the colors depend on the theme.
    const rules = theme === 'dark' ? ['color-contrast']
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const violations = (found) => found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any, all, none }) => {
            const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
            return `${id}: ${target.join(' ')} ${html.slice(0, 160)}: ${why}`;
        }));
    axe.run(document, { resultTypes: ['violations'], runOnly: rules }).then(violations).then(done, (error) => done([String(error)]));";

/// Checks a page in both themes, wide and on a phone. Notes what violates a rule.
async fn look(browser: &Browser, name: &str, problems: &mut BTreeSet<String>) {
    browser.settle().await;
    browser.run(&AXE).await;
    for size in [WIDE, PHONE] {
        browser.resize(size).await;
        for theme in ["light", "dark"] {
            browser.theme(theme).await;
            // Colors change gradually.
            browser
                .wait_until("document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)")
                .await;
            let found = browser.run_async(RUN, theme).await;
            let found: Vec<String> = serde_json::from_value(found).unwrap();
            problems.extend(found.into_iter().map(|what| format!("{name}, {theme}, {}: {what}", size.0)));
        }
    }
    browser.resize(WIDE).await;
}

async fn look_at(browser: &Browser, server: &Server, path: &str, problems: &mut BTreeSet<String>) {
    browser.goto(server, path).await;
    look(browser, path, problems).await;
}

fn must_be_empty(problems: &BTreeSet<String>) {
    let list: Vec<&str> = problems.iter().map(String::as_str).collect();
    assert!(problems.is_empty(), "{} violations:\n{}", list.len(), list.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_around_the_tables_violate_no_rule_of_accessibility() {
    let _room = crate::room().await;
    let mut server = Server::start().await;
    let browser = Browser::new().await;
    let mut problems = BTreeSet::new();
    for page in ["/", "/me", "/api", "/style", "/offline", "/nowhere", "/tables/nothing", "/come-back/nothing"] {
        look_at(&browser, &server, page, &mut problems).await;
    }
    let ada = browser.introduce(&server, "Ada").await;
    let over = server.new_table(ada, vec![bot(), bot()]).await;
    let broken = server.new_table(ada, vec![here("Ada"), bot()]).await;
    wait_for(&over, |table_view| table_view.status == Status::Over).await;
    answer(&broken, Seat::ALL[0], ada, 0).await;
    let shared = server.new_table(ada, vec![here("Ada"), here("Ben")]).await;
    let waiting = server.new_table(ada, vec![here("Ada"), NewSeat::Open, NewSeat::Open]).await;
    let playing = server.new_table(ada, vec![here("Ada"), bot()]).await;
    let id = broken.id().to_string();
    let [over, broken, shared, waiting, playing] = [&over, &broken, &shared, &waiting, &playing].map(path);
    let pages = [
        "/".to_owned(),
        "/me".to_owned(),
        "/me/notices".to_owned(),
        "/games/stone-age".to_owned(),
        "/games/revive".to_owned(),
        "/games/civolution".to_owned(),
        "/campaigns/revive?name=Spring".to_owned(),
        "/campaigns/revive/new?name=Autumn".to_owned(),
        over.clone(),
        format!("{over}/result"),
        format!("{over}/score"),
        format!("{over}/review"),
        format!("{over}/log"),
        format!("{over}/history/20"),
        shared,
        waiting.clone(),
        format!("{waiting}/abort"),
        playing.clone(),
        format!("{playing}/abort"),
        format!("{playing}/resign?seat=P1"),
        format!("{playing}/log"),
        format!("{playing}/score"),
        format!("{playing}/history/99999"),
    ];
    for page in &pages {
        look_at(&browser, &server, page, &mut problems).await;
    }
    browser.goto(&server, "/games/stone-age").await;
    browser.click(".more-choices summary").await;
    look(&browser, "set-up with more choices", &mut problems).await;
    browser.goto(&server, "/me").await;
    browser.click("#new-link").await;
    browser.appears("#personal-link").await;
    look(&browser, "personal link", &mut problems).await;

    // A game that cannot be replayed stands still.
    server.stop().await;
    let mut connection = SqliteConnection::connect(&server.database()).await.unwrap();
    let statement = "UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1";
    assert!(sqlx::query(statement).bind(&id).execute(&mut connection).await.unwrap().rows_affected() > 0);
    connection.close().await.unwrap();
    server.reopen().await;
    server.serve_again().await;
    browser.goto(&server, &broken).await;
    browser.appears("#go-on").await;
    look(&browser, "standstill", &mut problems).await;

    // Somebody who has a link for a seat.
    let table = server.table(&waiting).await;
    let invitation = table.invitations(ada).await.unwrap()[0].1.clone();
    let guest = Browser::new().await;
    guest.goto(&server, &format!("/join/{}/{invitation}", table.id())).await;
    guest.appears("#sit").await;
    look(&guest, "invited", &mut problems).await;
    must_be_empty(&problems);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_stone_age_violates_no_rule_of_accessibility_in_any_state() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let mut problems = BTreeSet::new();
    let ada = browser.introduce(&server, "Ada").await;

    // A table that waits for others.
    let waiting = server.new_table(ada, vec![here("Ada"), NewSeat::Open]).await;
    let (bob, _) = server.hall.add_person(&Name::parse("Bob").unwrap(), "").await.unwrap();
    seat(&waiting, ada, bob.id, "Bob").await;
    browser.goto(&server, &path(&waiting)).await;
    browser.click("#at-forest").await;
    browser.wait_for("#pop-forest:popover-open").await;
    look(&browser, "menu", &mut problems).await;
    browser.click("#do-place-forest-2").await;
    browser.wait_for(".task-confirm").await;
    look(&browser, "confirm", &mut problems).await;
    browser.click("#undo").await;
    browser.wait_for(".task-decide").await;
    for panel in ["score", "chat", "more"] {
        browser.click(&format!("#open-{panel}-panel")).await;
        browser.wait_for(&format!("#{panel}-panel:popover-open")).await;
        look(&browser, panel, &mut problems).await;
        browser.click(&format!("#open-{panel}-panel")).await;
    }
    browser.type_keys("?").await;
    browser.wait_for("#keys-panel:popover-open").await;
    look(&browser, "keys", &mut problems).await;
    browser.goto(&server, &format!("{}?hint=1", path(&waiting))).await;
    look(&browser, "hint", &mut problems).await;
    answer(&waiting, Seat::ALL[0], ada, 0).await;
    browser.goto(&server, &path(&waiting)).await;
    browser.wait_for(".task-wait").await;
    look(&browser, "waiting", &mut problems).await;

    // Every kind of question, and a panel that says why something is not possible.
    let wanted = ["place", "use", "tools", "pay", "take", "gain", "feed", "leave"];
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for seed in 0..40 {
        if wanted.iter().all(|kind| seen.contains(*kind)) {
            break;
        }
        let table = server.new_table(ada, vec![here("Ada"), bot()]).await;
        while let Some(kinds) = question(&table, ada).await {
            let new: Vec<String> = kinds.into_iter().filter(|kind| !seen.contains(kind)).collect();
            if !new.is_empty() {
                seen.extend(new.clone());
                browser.goto(&server, &path(&table)).await;
                browser.wait_for(".task-decide").await;
                look(&browser, &new.join(" "), &mut problems).await;
                if browser.has("button.cannot.site").await {
                    browser.click("button.cannot.site").await;
                    browser.wait_for(".reason:popover-open").await;
                    look(&browser, &format!("{}, reason", new.join(" ")), &mut problems).await;
                }
            }
            answer(&table, Seat::ALL[0], ada, seed).await;
        }
    }
    let missing: Vec<&&str> = wanted.iter().filter(|kind| !seen.contains(**kind)).collect();
    assert!(missing.is_empty(), "these questions were never asked: {missing:?}");
    must_be_empty(&problems);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_revive_violates_no_rule_of_accessibility() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let mut problems = BTreeSet::new();
    let ada = browser.introduce(&server, "Ada").await;
    let choices = [("players", "2".to_owned()), ("start", "P1".to_owned())];
    let table = server.new_table_of("revive", &choices, ada, vec![here("Ada"), bot()]).await;
    let wanted = ["tribe", "keep", "play", "build", "populate", "explore", "hibernate", "take", "card", "turned"];
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut seed = 0;
    while let Some(kinds) = question(&table, ada).await {
        let new: Vec<String> = kinds.into_iter().filter(|kind| !seen.contains(kind)).collect();
        if !new.is_empty() {
            seen.extend(new.clone());
            browser.goto(&server, &path(&table)).await;
            browser.wait_for(".task-decide").await;
            look(&browser, &new.join(" "), &mut problems).await;
        }
        seed += 1;
        answer(&table, Seat::ALL[0], ada, seed).await;
    }
    for panel in ["#legend", "#open-score-panel"] {
        browser.goto(&server, &path(&table)).await;
        browser.click(panel).await;
        browser.wait_for(".panel:popover-open").await;
        look(&browser, panel, &mut problems).await;
    }
    let asked = wanted.iter().filter(|kind| seen.contains(**kind)).count();
    assert!(asked >= 6, "too few kinds of questions were asked: {seen:?}");
    must_be_empty(&problems);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_plain_view_of_every_game_violates_no_rule_of_accessibility() {
    let _room = crate::room().await;
    let server = Server::start().await;
    let browser = Browser::new().await;
    let mut problems = BTreeSet::new();
    let ada = browser.introduce(&server, "Ada").await;
    for game in ["stone-age", "revive", "civolution"] {
        let players = [("players", "2".to_owned())];
        let table = server.new_table_of(game, &players, ada, vec![here("Ada"), bot()]).await;
        browser.goto(&server, &path(&table)).await;
        if browser.has(".is-board").await {
            browser.click("#go-view").await;
        }
        browser.wait_for(".task-decide #plain").await;
        look(&browser, game, &mut problems).await;
        browser.type_keys("?").await;
        browser.wait_for("#keys-panel:popover-open").await;
        look(&browser, &format!("{game}, keys"), &mut problems).await;
        browser.goto(&server, &path(&table)).await;
        browser.fill("#line", "nonsense").await;
        browser.click("#send-line").await;
        browser.wait_for("#notice [role=alert]").await;
        look(&browser, &format!("{game}, refused"), &mut problems).await;
    }
    must_be_empty(&problems);
}

/// Returns the kinds of answers to the question that a table asks a person. `None` if the game is over.
async fn question(table: &Arc<LiveTable>, person: PersonId) -> Option<BTreeSet<String>> {
    let asks = |seat_view: &SeatView| seat_view.to_act().contains(Seat::ALL[0]);
    wait_for(table, |table_view| table_view.status == Status::Over || table_view.seat_view.as_ref().is_some_and(asks))
        .await;
    let table_view = table.view(Some(person)).await.unwrap();
    let offers = table_view.seat_view.as_ref().filter(|_| table_view.status == Status::Playing)?.offers();
    Some(offers.iter().filter_map(|offered| offered.notation.split(' ').next()).map(ToOwned::to_owned).collect())
}

/// Gives one of the possible answers for a seat, and confirms.
async fn answer(table: &Arc<LiveTable>, seat: Seat, person: PersonId, seed: u64) {
    let table_view = table.view(Some(person)).await.unwrap();
    let offers = table_view.seat_view.as_ref().unwrap().offers();
    let Some(offered) = offers.get((table_view.number.wrapping_mul(7) + seed) as usize % offers.len().max(1)) else {
        return;
    };
    match table.act(person, seat, table_view.number, offered.notation.clone(), true).await {
        Ok(_) | Err(HallError::Stale) => {}
        Err(error) => panic!("{error}"),
    }
}
