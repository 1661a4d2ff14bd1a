use std::time::{Duration, Instant};

use serde_json::Value;

use crate::browser::Browser;

/// Everything that glows and can be seen, and what is to be done.
const LOOK: &str = "
    const table = document.getElementById('table');
    const glowing = Array.from(document.querySelectorAll('.can')).filter((thing) => thing.checkVisibility());
    return {
        version: table?.dataset.version ?? '',
        task: /task-(\\w+)/.exec(table?.className ?? '')?.[1] ?? '',
        glowing: glowing.map((thing) => ({
            id: thing.id, opens: thing.getAttribute('popovertarget') ?? '', action: thing.value,
        })),
    };";

/// What a page says that is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnState {
    Decide,
    Confirm,
    Wait,
    Over,
    /// Something else than a table with a game.
    None,
}

/// A page as a player sees it.
pub(crate) struct Seen {
    pub(crate) turn_state: TurnState,
    pub(crate) version: String,
    glowing: Vec<Glowing>,
}

struct Glowing {
    id: String,
    opens: String,
    action: String,
}

impl Seen {
    pub(crate) async fn of(browser: &Browser) -> Self {
        let page = browser.run(LOOK).await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let turn_state = match page["task"].as_str() {
            Some("decide") => TurnState::Decide,
            Some("confirm") => TurnState::Confirm,
            Some("wait" | "watch") => TurnState::Wait,
            Some("over") => TurnState::Over,
            _ => TurnState::None,
        };
        let things = page["glowing"].as_array().cloned().unwrap_or_default();
        let glowing = things.iter().map(|thing| Glowing {
            id: text(&thing["id"]),
            opens: text(&thing["opens"]),
            action: text(&thing["action"]),
        });
        Self { turn_state, version: text(&page["version"]), glowing: glowing.collect() }
    }
}

/// Somebody who clicks what glows, with no idea of the game but that many people do much.
pub(crate) struct Player {
    random: u64,
    pub(crate) clicks: usize,
}

impl Player {
    pub(crate) fn new(seed: u64) -> Self {
        Self { random: seed, clicks: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % bound
    }

    /// Waits until there is something to do, or the game is over.
    pub(crate) async fn turn(&self, browser: &Browser) -> Seen {
        let start = Instant::now();
        loop {
            let seen = Seen::of(browser).await;
            if matches!(seen.turn_state, TurnState::Decide | TurnState::Confirm | TurnState::Over) {
                return seen;
            }
            if start.elapsed() > Duration::from_secs(60) {
                browser.fail("it is never my turn").await;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Does one thing that glows, and waits until the page shows it.
    pub(crate) async fn act(&mut self, browser: &Browser, seen: &Seen) {
        let things = if self.below(2) == 0 {
            sensible(&seen.glowing, &[LARGE, HARMLESS])
        } else {
            sensible(&seen.glowing, &[HARMLESS])
        };
        if things.is_empty() {
            browser.fail("it is my turn, and nothing glows").await;
        }
        let thing = things[self.below(things.len())];
        self.click(browser, &thing.id).await;
        if !thing.opens.is_empty() {
            browser.wait_for(&format!("#{}:popover-open", thing.opens)).await;
            let open = Seen::of(browser).await;
            // The last option is the largest number of people.
            let options: Vec<&Glowing> = open.glowing.iter().filter(|option| !option.action.is_empty()).collect();
            let inside = format!("#{} .can", thing.opens);
            let last = options.iter().rev().find(|option| option.id.starts_with("do-"));
            let Some(option) = last else { browser.fail(format!("there is nothing in {inside}")).await };
            self.click(browser, &option.id).await;
        }
        self.wait_for_change(browser, seen).await;
    }

    /// Hands the turn on.
    pub(crate) async fn confirm(&mut self, browser: &Browser, seen: &Seen) {
        self.click(browser, "confirm").await;
        self.wait_for_change(browser, seen).await;
    }

    /// Plays until it is somebody else's turn. Whatever told something new is confirmed by itself.
    pub(crate) async fn play_turn(&mut self, browser: &Browser) {
        self.turn(browser).await;
        loop {
            let seen = Seen::of(browser).await;
            match seen.turn_state {
                TurnState::Decide => self.act(browser, &seen).await,
                TurnState::Confirm => return self.confirm(browser, &seen).await,
                TurnState::Wait | TurnState::Over | TurnState::None => return,
            }
        }
    }

    /// Does this many things, whenever there is one to do.
    pub(crate) async fn play_on(&mut self, browser: &Browser, things: usize) {
        for _ in 0..things {
            let seen = self.turn(browser).await;
            match seen.turn_state {
                TurnState::Decide => self.act(browser, &seen).await,
                TurnState::Confirm => self.confirm(browser, &seen).await,
                TurnState::Wait | TurnState::Over | TurnState::None => return,
            }
        }
    }

    async fn click(&mut self, browser: &Browser, id: &str) {
        self.clicks += 1;
        browser.click(&format!("#{id}")).await;
    }

    pub(crate) async fn wait_for_change(&self, browser: &Browser, seen: &Seen) {
        let version = &seen.version;
        browser.wait_until(&format!("document.getElementById('table')?.dataset.version !== '{version}'")).await;
    }
}

/// What several people can do at once.
const LARGE: fn(&Glowing) -> bool = |thing| !thing.opens.is_empty();
/// What gives nothing up.
const HARMLESS: fn(&Glowing) -> bool =
    |thing| !thing.action.starts_with("leave") && !thing.action.starts_with("starve");

/// What is worth clicking: things of the first kind of which there are any, or else all.
fn sensible<'a>(glowing: &'a [Glowing], kinds: &[fn(&Glowing) -> bool]) -> Vec<&'a Glowing> {
    let mut found = kinds.iter().map(|is_kind| glowing.iter().filter(|thing| is_kind(thing)).collect::<Vec<_>>());
    found.find(|things| !things.is_empty()).unwrap_or_else(|| glowing.iter().collect())
}
