use std::time::{Duration, Instant};

use serde_json::Value;

use crate::browser::Browser;

/// Reads all visible highlighted elements, and what the player has to do.
const LOOK: &str = "
    const table = document.getElementById('table');
    const glowing = Array.from(document.querySelectorAll('.can')).filter((thing) => thing.checkVisibility());
    return {
        version: table?.dataset.version ?? '',
        task: /task-(\\w+)/.exec(table?.className ?? '')?.[1] ?? '',
        glowing: glowing.map((thing) => ({
            id: thing.id, opens: thing.getAttribute('popovertarget') ?? '', action: thing.value,
            inside: thing.closest('[popover]')?.id ?? '',
        })),
    };";

/// Reads what can be picked on a panel.
const PANEL: &str = "
    const { least, most, kinds } = panel.querySelector('[data-picks]').dataset;
    return {
        least: +least, most: +most, kinds: kinds === undefined ? null : +kinds,
        rows: Array.from(panel.querySelectorAll('.pick-row input'), (field) => ({ id: field.id, most: +field.max })),
        post: panel.querySelector('.pick-do .primary').id,
    };";

/// What the page says the player has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnState {
    Decide,
    Confirm,
    Wait,
    Over,
    /// Not a table with a game.
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
    /// The panel that it is in.
    inside: String,
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
            inside: text(&thing["inside"]),
        });
        Self { turn_state, version: text(&page["version"]), glowing: glowing.collect() }
    }
}

/// A player who clicks highlighted elements at random, but prefers to place many people.
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

    /// Clicks one highlighted element, and waits until the page shows the result.
    pub(crate) async fn act(&mut self, browser: &Browser, seen: &Seen) {
        let things = if self.below(2) == 0 {
            sensible(&seen.glowing, &[LARGE, HARMLESS])
        } else {
            sensible(&seen.glowing, &[HARMLESS])
        };
        if things.is_empty() {
            browser.fail("it is my turn, but nothing is highlighted").await;
        }
        let thing = things[self.below(things.len())];
        self.click(browser, &thing.id).await;
        if browser.holds("document.querySelector('#touch-panel:popover-open')").await {
            self.click(browser, "do-it").await;
        }
        if !thing.opens.is_empty() {
            browser.wait_for(&format!("#{}:popover-open", thing.opens)).await;
            if browser.has(&format!("#{} .picks", thing.opens)).await {
                self.pick(browser, &thing.opens).await;
                return self.wait_for_change(browser, seen).await;
            }
            let open = Seen::of(browser).await;
            // The last option is the largest number of people.
            let is_inside = |option: &&Glowing| option.inside == thing.opens && !option.action.is_empty();
            let inside = format!("#{} .can", thing.opens);
            let Some(option) = open.glowing.iter().rev().find(is_inside) else {
                browser.fail(format!("there is nothing in {inside}")).await
            };
            self.click(browser, &option.id).await;
        }
        self.wait_for_change(browser, seen).await;
    }

    /// Picks something that fits on an open panel, by its buttons, and posts it.
    async fn pick(&mut self, browser: &Browser, panel: &str) {
        let (picks, post) = self.choose_picks(browser, panel).await;
        for (id, count) in picks {
            let value = format!("return +document.getElementById('{id}').value");
            while browser.run(&value).await.as_u64().unwrap() < count {
                self.click(browser, &format!("{id}-more")).await;
            }
        }
        self.click(browser, &post).await;
    }

    /// Chooses something that fits on an open panel: how much goes into each field, and the button that posts it.
    pub(crate) async fn choose_picks(&mut self, browser: &Browser, panel: &str) -> (Vec<(String, u64)>, String) {
        let panel = browser.run(&format!("const panel = document.getElementById('{panel}'); {PANEL}")).await;
        let number = |value: &Value| value.as_u64();
        let (least, most) = (number(&panel["least"]).unwrap(), number(&panel["most"]).unwrap());
        let kinds = number(&panel["kinds"]);
        let rows: Vec<(&str, u64)> = panel["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| (row["id"].as_str().unwrap(), number(&row["most"]).unwrap()))
            .collect();
        let mut ways: Vec<Vec<u64>> = vec![Vec::new()];
        for (_, most) in &rows {
            ways = ways.iter().flat_map(|way| (0..=*most).map(|count| [&way[..], &[count]].concat())).collect();
        }
        ways.retain(|way| {
            let used = way.iter().filter(|count| **count > 0).count() as u64;
            (least..=most).contains(&way.iter().sum()) && kinds.is_none_or(|kinds| kinds == used)
        });
        let way = ways[self.below(ways.len())].clone();
        let picks = rows.iter().zip(way).map(|((id, _), count)| ((*id).to_owned(), count)).collect();
        (picks, panel["post"].as_str().unwrap().to_owned())
    }

    /// Confirms the turn.
    pub(crate) async fn confirm(&mut self, browser: &Browser, seen: &Seen) {
        self.click(browser, "confirm").await;
        self.wait_for_change(browser, seen).await;
    }

    /// Plays until it is another player's turn. A turn that revealed something is confirmed automatically.
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

    /// Takes this number of actions, waiting for its turn in between.
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

/// Things that several people can do together.
const LARGE: fn(&Glowing) -> bool = |thing| !thing.opens.is_empty();
/// Things that give nothing up.
const HARMLESS: fn(&Glowing) -> bool =
    |thing| !thing.action.starts_with("leave") && !thing.action.starts_with("starve");

/// Returns the things of the first kind that has any, or all of them.
fn sensible<'a>(glowing: &'a [Glowing], kinds: &[fn(&Glowing) -> bool]) -> Vec<&'a Glowing> {
    let mut found = kinds.iter().map(|is_kind| glowing.iter().filter(|thing| is_kind(thing)).collect::<Vec<_>>());
    found.find(|things| !things.is_empty()).unwrap_or_else(|| glowing.iter().collect())
}
