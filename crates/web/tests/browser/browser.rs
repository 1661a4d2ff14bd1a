use std::fmt::Display;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use serde_json::Value;
use table::hall::Token;
use table::store::PersonId;

use crate::driver::{Driver, Kind, Special};
use crate::server::Server;

/// Time limit for anything on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
const MOMENT: Duration = Duration::from_millis(40);

pub(crate) const WIDE: (u32, u32) = (1440, 900);
pub(crate) const MIDDLE: (u32, u32) = (1024, 768);
pub(crate) const PHONE: (u32, u32) = (390, 844);

/// The id of the focused element.
pub(crate) const FOCUS: &str = "return document.activeElement?.id ?? ''";

/// A browser.
pub(crate) struct Browser {
    client: Client,
    /// The script that runs before those of pages.
    spy: OnceLock<&'static str>,
    // Dropped after the client, because it ends the browser.
    _driver: Driver,
}

impl Browser {
    /// Starts a desktop browser.
    pub(crate) async fn new() -> Self {
        let browser = Self::of(Kind { size: WIDE, is_phone: false, has_script: true }).await;
        browser.resize(WIDE).await;
        browser
    }

    /// Starts a phone browser.
    pub(crate) async fn phone() -> Self {
        Self::of(Kind { size: PHONE, is_phone: true, has_script: true }).await
    }

    /// Starts a browser without scripts.
    pub(crate) async fn without_script() -> Self {
        Self::of(Kind { size: WIDE, is_phone: false, has_script: false }).await
    }

    async fn of(kind: Kind) -> Self {
        let (driver, client) = Driver::start(kind).await;
        Self { client, spy: OnceLock::new(), _driver: driver }
    }

    pub(crate) async fn resize(&self, size: (u32, u32)) {
        Special::size(size).run(&self.client).await.unwrap();
    }

    /// Slows the processor down by this factor.
    pub(crate) async fn slow_down(&self, times: u32) {
        Special::slow(times).run(&self.client).await.unwrap();
    }

    /// Sets the color theme of the device.
    pub(crate) async fn theme(&self, name: &str) {
        Special::theme(name).run(&self.client).await.unwrap();
    }

    /// Fails the test, with a screenshot of the page.
    pub(crate) async fn fail(&self, what: impl Display) -> ! {
        let name = std::thread::current().name().map_or_else(|| "test".to_owned(), |name| name.replace("::", "-"));
        self.screenshot(&format!("failed-{name}")).await;
        let address = self.client.current_url().await.map(String::from).unwrap_or_default();
        let shown = self.run("return document.body.innerText.slice(0, 600)").await;
        panic!("{what}, at {address}, which shows:\n{}", shown.as_str().unwrap_or_default());
    }

    // Reading

    pub(crate) async fn goto(&self, server: &Server, path: &str) {
        self.client.goto(&server.url(path)).await.unwrap();
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// Returns the path of the page, with its query.
    pub(crate) async fn path(&self) -> String {
        let url = self.client.current_url().await.unwrap();
        url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()))
    }

    /// Returns the HTML of the page.
    pub(crate) async fn source(&self) -> String {
        self.client.source().await.unwrap()
    }

    /// Runs a script in the page and returns its result. Only for reading, never for acting.
    pub(crate) async fn run(&self, script: &str) -> Value {
        match self.client.execute(script, Vec::new()).await {
            Ok(value) => value,
            Err(error) => panic!("`{script}`: {error}"),
        }
    }

    /// Runs a script that gets a text and calls back with its result.
    pub(crate) async fn run_async(&self, script: &str, text: &str) -> Value {
        self.client.execute_async(script, vec![Value::from(text)]).await.unwrap()
    }

    /// Fetches an address in this browser and returns the body.
    pub(crate) async fn fetch(&self, path: &str) -> String {
        let script = "const [path, done] = arguments;
            fetch(path, { credentials: 'same-origin' }).then((answer) => answer.text()).then(done, (error) => done(String(error)))";
        let answer = self.run_async(script, path).await;
        answer.as_str().unwrap_or_default().to_owned()
    }

    /// Runs a script in the page that calls its last argument with the result.
    pub(crate) async fn run_until_done(&self, script: &str) -> Value {
        self.client.execute_async(script, Vec::new()).await.unwrap()
    }

    /// Whether this expression holds in the page.
    pub(crate) async fn holds(&self, expression: &str) -> bool {
        // While the browser leaves a page, scripts fail.
        let answer = self.client.execute(&format!("return !!({expression})"), Vec::new()).await;
        answer.is_ok_and(|answer| answer == Value::Bool(true))
    }

    /// Waits until this expression holds in the page.
    pub(crate) async fn wait_until(&self, expression: &str) {
        let start = Instant::now();
        while !self.holds(expression).await {
            if start.elapsed() > PATIENCE {
                self.fail(format!("`{expression}` never held")).await;
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Waits until such an element exists.
    pub(crate) async fn wait_for(&self, css: &str) {
        self.wait_until(&format!("document.querySelector({})", Value::from(css))).await;
    }

    /// Waits until such an element exists, in a browser without scripts.
    pub(crate) async fn appears(&self, css: &str) {
        if self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await.is_err() {
            self.fail(format!("{css} never appeared")).await;
        }
    }

    /// Whether such an element exists.
    pub(crate) async fn has(&self, css: &str) -> bool {
        !self.client.find_all(Locator::Css(css)).await.unwrap().is_empty()
    }

    /// Counts such elements.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.unwrap().len()
    }

    /// Returns the visible text of an element.
    pub(crate) async fn text(&self, css: &str) -> String {
        let start = Instant::now();
        loop {
            match self.try_text(css).await {
                Ok(text) => return text,
                Err(error) if start.elapsed() > PATIENCE => self.fail(format!("{css}: {error}")).await,
                // It may have been replaced between finding and reading it.
                Err(_) => tokio::time::sleep(MOMENT).await,
            }
        }
    }

    async fn try_text(&self, css: &str) -> Result<String, CmdError> {
        self.client.find(Locator::Css(css)).await?.text().await
    }

    /// Waits until an element contains this text.
    pub(crate) async fn expect_text(&self, css: &str, expected: &str) {
        let start = Instant::now();
        loop {
            let found = self.try_text(css).await;
            if found.as_ref().is_ok_and(|found| found == expected) {
                return;
            }
            if start.elapsed() > PATIENCE {
                self.fail(format!("{css} should say {expected:?} but says {found:?}")).await;
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Returns an attribute of an element.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.client.find(Locator::Css(css)).await.ok()?.attr(name).await.unwrap()
    }

    // Acting

    /// Clicks an element as soon as it can be clicked.
    pub(crate) async fn click(&self, css: &str) {
        let start = Instant::now();
        loop {
            let clicked = async { self.client.find(Locator::Css(css)).await?.click().await };
            match clicked.await {
                Ok(()) => return,
                // It may be moving to its place, or be covered by something that is.
                Err(error) if start.elapsed() > PATIENCE => self.fail(format!("cannot click {css}: {error}")).await,
                Err(_) => self.scroll_to(css).await,
            }
        }
    }

    /// Scrolls an element to the middle, as people do with something half hidden, and waits a moment.
    async fn scroll_to(&self, css: &str) {
        let script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
        // The element may not exist yet.
        let _ = self.client.execute(script, vec![Value::from(css)]).await;
        tokio::time::sleep(MOMENT).await;
    }

    /// Types a text into a field, replacing its content.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        let field = self.client.find(Locator::Css(css)).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses from a list.
    pub(crate) async fn select(&self, css: &str, value: &str) {
        let list = self.client.find(Locator::Css(css)).await.unwrap();
        list.select_by_value(value).await.unwrap();
    }

    /// Types into the focused element.
    pub(crate) async fn type_keys(&self, keys: &str) {
        self.client.active_element().await.unwrap().send_keys(keys).await.unwrap();
    }

    /// Strikes a key of the keyboard, whatever has the focus.
    pub(crate) async fn strike(&self, key: impl Into<char>) {
        let value = key.into();
        self.keyboard(&[KeyAction::Down { value }, KeyAction::Up { value }]).await;
    }

    /// Strikes a key while another is held down.
    pub(crate) async fn chord(&self, held: impl Into<char>, key: char) {
        let held = held.into();
        let down = |value| KeyAction::Down { value };
        let up = |value| KeyAction::Up { value };
        self.keyboard(&[down(held), down(key), up(key), up(held)]).await;
    }

    async fn keyboard(&self, keys: &[KeyAction]) {
        let actions = keys.iter().fold(KeyActions::new("keyboard".to_owned()), |all, key| all.then(key.clone()));
        self.client.perform_actions(actions).await.unwrap();
    }

    pub(crate) async fn press(&self, key: Key) {
        self.type_keys(&char::from(key).to_string()).await;
    }

    /// Goes from the home page to the page where Stone Age is set up.
    pub(crate) async fn set_up(&self, server: &Server) {
        self.goto(server, "/").await;
        self.click("#game-stone-age").await;
        self.appears("#stone-age-play").await;
    }

    /// Runs a script in every page of this tab and of those opened later, before the page's own.
    pub(crate) async fn spy(&self, script: &'static str) {
        self.spy.set(script).unwrap();
        Special::beforehand(script).run(&self.client).await.unwrap();
    }

    /// Opens a second tab and shows it. Returns both.
    pub(crate) async fn second_tab(&self) -> [WindowHandle; 2] {
        let first = self.client.window().await.unwrap();
        let second = self.client.new_window(true).await.unwrap().handle;
        self.client.switch_to_window(second.clone()).await.unwrap();
        if let Some(script) = self.spy.get() {
            Special::beforehand(script).run(&self.client).await.unwrap();
        }
        [first, second]
    }

    pub(crate) async fn show_tab(&self, tab: &WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.unwrap();
    }

    // People

    /// Gives the person who uses the browser a name.
    pub(crate) async fn introduce(&self, server: &Server, name: &str) -> PersonId {
        self.goto(server, "/me").await;
        self.fill("#my-name", name).await;
        self.click("#save-name").await;
        self.wait_for("#forget").await;
        self.person(server).await
    }

    /// Returns the person the browser is signed in as.
    pub(crate) async fn person(&self, server: &Server) -> PersonId {
        let cookie = self.client.get_named_cookie("tessera").await.unwrap();
        let token: Token = cookie.value().parse().unwrap();
        server.hall.person(&token).await.unwrap().unwrap().id
    }

    // Finishing

    /// Waits until all animations have ended.
    pub(crate) async fn settle(&self) {
        let gliding = "(animation) => animation.effect?.pseudoElement?.startsWith('::view-transition')";
        self.wait_until(&format!("!document.getAnimations().some({gliding})")).await;
    }

    /// Saves a screenshot.
    pub(crate) async fn screenshot(&self, name: &str) {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/screens"));
        std::fs::create_dir_all(&folder).unwrap();
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }

    /// Checks that no page had a failing script, a blocked request or a missing file.
    pub(crate) async fn assert_no_complaints(&self) {
        let console = Special::console().run(&self.client).await.unwrap();
        let lines = console.as_array().cloned().unwrap_or_default();
        let is_bad = |line: &Value| line["level"] == "SEVERE" || line["source"] == "security";
        let bad: Vec<String> = lines.into_iter().filter(is_bad).map(|line| line["message"].to_string()).collect();
        assert!(bad.is_empty(), "the browser complains: {bad:#?}");
    }
}
