//! Checks that no viewer gets any hidden information. Everything that a viewer can request must stay the same when all
//! that they cannot know is replaced. No sentence for another player may be in it.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

/// A game in which a player draws a card that the others must not see.
mod story;

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use bots::Effort;
use engine::Seat;
use engine::chance::Seed;
use stone_age::StoneAge;
use story::{PLAYERS, Story};
use table::hall::{Grace, Hall, HallConfig, Limits, LiveTable, Name, NewSeat, NewTable, Rate, TableOptions, Token};
use table::store::{PersonId, SqliteStore};
use table::{DynGame, Registered};
use tempfile::TempDir;
use tower::ServiceExt;
use web::{App, WebConfig, router};

static STONE_AGE: Registered<StoneAge> = Registered::new();
static KINDS: &[&dyn DynGame] = &[&STONE_AGE];

/// A server with one table, and the people at it.
struct Server {
    app: App,
    table: Arc<LiveTable>,
    people: Vec<(PersonId, Token)>,
    _folder: TempDir,
}

impl Server {
    /// Opens a table for this story, with a person in each seat.
    async fn new(story: &Story) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        // With a time limit, two hints could differ.
        let hints = Effort::Iterations(60);
        // The test sends many requests.
        let much = Rate { at_once: 1_000_000, a_minute: 1_000_000 };
        let limits = Limits { hints: much, reviews: much, past: much, exports: much, imports: much };
        let config = HallConfig { hints, limits, ..HallConfig::default() };
        let hall = Hall::open(Arc::new(store), KINDS, config).await.unwrap();
        let mut people = Vec::new();
        for name in ["Ada", "Bob", "Cleo"] {
            let (person, token) = hall.add_person(&Name::parse(name).unwrap(), "").await.unwrap();
            people.push((person.id, token));
        }
        let mut seats = vec![NewSeat::Open; PLAYERS];
        seats[0] = NewSeat::Here(Name::parse("Ada").unwrap());
        let new = NewTable {
            campaign: None,
            game: "stone-age".to_owned(),
            choices: Story::choices(),
            seats,
            is_listed: true,
            // No bot may stand in while the test is at it.
            options: TableOptions { grace: Grace::Days, ..TableOptions::default() },
            secret: story.secret,
            nonce: None,
        };
        let table = hall.create(people[0].0, new).await.unwrap();
        for (seat, name) in Seat::first(PLAYERS).zip(["Ada", "Bob", "Cleo"]).skip(1) {
            let person = people[seat.index()].0;
            table.sit_down(person, seat, Name::parse(name).unwrap(), None, None).await.unwrap();
        }
        let app = App::new(hall, WebConfig { rate: 1_000_000, ..WebConfig::default() }).unwrap();
        Self { app, table, people, _folder: folder }
    }

    /// Sends a request and returns the status and the body.
    async fn ask(&self, token: Option<&Token>, method: &str, path: &str, form: &str) -> (StatusCode, String) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = token {
            request = request.header(header::COOKIE, format!("tessera={token}"));
        }
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.body(Body::from(form.to_owned())).unwrap();
        let answer = router(self.app.clone()).oneshot(request).await.unwrap();
        let status = answer.status();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, without_times(std::str::from_utf8(&bytes).unwrap()))
    }

    /// Returns the owner's view of the game.
    async fn seen_by_owner(&self, story: &Story) -> serde_json::Value {
        let table_view = self.table.view(Some(self.people[story.owner.index()].0)).await.unwrap();
        table_view.seat_view.unwrap().json().unwrap()
    }

    /// Requests everything that a seat or a spectator can see now without changing anything.
    async fn everything(&self, seat: Option<Seat>) -> Vec<(String, StatusCode, String)> {
        let token = seat.map(|seat| &self.people[seat.index()].1);
        let table_view = self.table.view(None).await.unwrap();
        let (here, position, number) = (format!("/tables/{}", table_view.id), table_view.position, table_view.number);
        let api = format!("/api{here}");
        let mut gets = vec![
            here.clone(),
            format!("{here}?hint=1"),
            format!("{here}/log"),
            format!("{here}/export"),
            format!("{here}/score"),
        ];
        gets.push(format!("{here}/since"));
        gets.extend([api.clone(), format!("{api}/log"), format!("{api}/hint")]);
        gets.extend([position, position / 2].map(|position| format!("{here}/history/{position}")));
        let mut seen = Vec::new();
        for path in gets {
            let (status, text) = self.ask(token, "GET", &path, "").await;
            seen.push((path, status, text));
        }
        // Refused requests and their reasons.
        let mine = seat.unwrap_or_default();
        let refused = ["place forest 9", "buy card 1", "buy building 1", "use river", "cash", "tools 4 4", "nonsense"];
        for action in refused {
            let form = format!("seat={mine}&answers={}&action={action}", number + 1);
            let path = format!("{here}/act");
            let (status, text) = self.ask(token, "POST", &path, &form).await;
            seen.push((format!("{path} {action}"), status, text));
        }
        for deed in ["undo", "ask-undo", "confirm"] {
            let form = format!("seat={mine}&answers={}", number + 1);
            let (status, text) = self.ask(token, "POST", &format!("{here}/{deed}"), &form).await;
            seen.push((deed.to_owned(), status, text));
        }
        seen
    }
}

/// Returns a page without the texts of its times, which change from minute to minute. The times themselves stay,
/// but for those that depend on when the others last gave a sign.
fn without_times(page: &str) -> String {
    let (before, times) = page.split_once("<time ").unwrap_or((page, ""));
    let times = times.split("<time ").filter(|time| !time.is_empty());
    let kept = times.map(|time| {
        let (start, rest) = time.split_once('>').unwrap();
        let start = if start.contains("until") { "until" } else { start };
        format!("<time {start}>{}", rest.split_once("</time>").unwrap().1)
    });
    std::iter::once(before.to_owned()).chain(kept).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_gets_does_not_depend_on_hidden_information() {
    let stories = Story::find(3);
    assert_eq!(stories.len(), 3);
    for story in &stories {
        assert_no_difference(story).await;
    }
}

/// Plays a game and compares many of its positions from every viewpoint.
async fn assert_no_difference(story: &Story) {
    let server = Server::new(story).await;
    let (mut looked, mut worlds_differ) = (0, 0);
    for (index, (seat, action)) in story.actions.iter().enumerate() {
        let number = server.table.view(None).await.unwrap().number;
        let person = server.people[seat.index()].0;
        server.table.act(person, *seat, number, action.clone(), true).await.unwrap();
        let has_secret = index >= story.secret_at;
        if !has_secret && index % 40 != 0 {
            continue;
        }
        looked += 1;
        for viewer in Seat::first(PLAYERS).map(Some).chain([None]) {
            let before = server.everything(viewer).await;
            assert!(before.iter().any(|(_, status, _)| status.is_success()));
            if has_secret && viewer != Some(story.owner) {
                for (path, _, text) in &before {
                    assert!(!text.contains(&story.sentence), "{viewer:?} reads `{}` in {path}", story.sentence);
                }
            }
            for world in 0..3 {
                // A spectator knows no more than any seat.
                let seat = viewer.unwrap_or(Seat::ALL[(story.owner.index() + 1) % PLAYERS]);
                let truth = server.seen_by_owner(story).await;
                server.table.imagine(seat, Seed::from_text(&format!("world {world}"))).await.unwrap();
                worlds_differ += usize::from(server.seen_by_owner(story).await != truth);
                let after = server.everything(viewer).await;
                for ((path, _, before), (_, _, after)) in before.iter().zip(&after) {
                    assert_eq!(before, after, "{viewer:?} sees a difference in {path}");
                }
                server.table.forget().await;
            }
        }
        if index > story.secret_at + 6 {
            break;
        }
    }
    assert!(looked > 8 && worlds_differ > looked, "{looked} looked at, {worlds_differ} different worlds");
    // The owner must see it, or the test would prove nothing.
    let seen = server.everything(Some(story.owner)).await;
    assert!(seen.iter().any(|(_, _, text)| text.contains(&story.sentence)));
}
