use std::fmt::Debug;
use std::thread;
use std::time::Duration;

use engine::{Record, Seat};
use serde_json::Value;
use tempfile::TempDir;
use ureq::Error;

use super::api::Api;
use super::player::{Game, Player, Sent};
use super::{Server, assert_contains, path, tessera};

/// Number of times that the server is killed.
const ROUNDS: usize = 12;
/// Number of tables of bots that are running at any time.
const TABLES: usize = 4;

/// Random delays before the server is killed, from 50 to 600 milliseconds after it starts.
struct Moments(u64);

impl Moments {
    fn next(&mut self) -> Duration {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Duration::from_millis(50 + (mixed ^ (mixed >> 31)) % 550)
    }
}

/// A table of bots, and its last observed state.
#[derive(Debug, Default)]
struct Watched {
    table: String,
    position: u64,
    is_over: bool,
    log: Vec<Value>,
}

impl Watched {
    fn new(api: &Api, host: &str) -> Self {
        Self { table: api.table(host, &["greedy", "random", "greedy", "random"]).unwrap(), ..Self::default() }
    }

    /// Fetches the state and the log of the table.
    fn look(&self, api: &Api) -> Result<Self, Error> {
        let (table, address) = (self.table.clone(), format!("/api/tables/{}", self.table));
        loop {
            let look = api.get(&address, "")?.json(200);
            let log = api.get(&format!("{address}/log"), "")?.json(200);
            let position = look["position"].as_u64().unwrap();
            let is_over = look["status"] == "over";
            // If the game ended between the two requests, its log reveals what was still secret in the state.
            if is_over == (api.get(&address, "")?.json(200)["status"] == "over") {
                return Ok(Self { table, position, is_over, log: log["log"].as_array().unwrap().clone() });
            }
        }
    }

    /// Checks that the table has not gone back since `before`.
    fn must_follow(&self, before: &Self) {
        assert!(self.position >= before.position, "{} was at {}, not {}", self.table, before.position, self.position);
        assert!(self.is_over || !before.is_over, "{} was over", self.table);
        if self.is_over == before.is_over {
            must_begin_with(&self.log, &before.log);
        } else {
            // When a game is over, its log reveals secrets: only the order of who acted stays the same.
            must_begin_with(&self.who_acted(), &before.who_acted());
        }
    }

    fn who_acted(&self) -> Vec<(&Value, &Value)> {
        let mut acts: Vec<_> = self.log.iter().map(|line| (&line["position"], &line["seat"])).collect();
        acts.dedup();
        acts
    }
}

/// Checks that everything from before is still there, unchanged.
fn must_begin_with<T: PartialEq + Debug>(now: &[T], before: &[T]) {
    assert!(now.len() >= before.len(), "{} of {} lines are left", now.len(), before.len());
    for (now, before) in now.iter().zip(before) {
        assert_eq!(now, before);
    }
}

/// Keeps checking all tables until the server is gone.
fn watch(tables: &mut [Watched], api: &Api) -> Error {
    loop {
        for table in &mut *tables {
            match table.look(api) {
                Ok(now) => {
                    now.must_follow(table);
                    *table = now;
                }
                Err(gone) => return gone,
            }
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    let seed = u64::from_le_bytes(bytes);
    println!("seed {seed}");
    let mut moments = Moments(seed);
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&folder);
    let mut api = Api::new(&server.base);
    let host = api.person("Host");
    let mut alone = Player::new(&api, "Alone", &["me", "greedy", "random", "greedy"]);
    let mut pair = Player::new(&api, "Pair", &["me", "random"]);
    let mut tables: Vec<Watched> = (0..TABLES).map(|_| Watched::new(&api, &host)).collect();
    for round in 1..=ROUNDS {
        let moment = moments.next();
        thread::scope(|scope| {
            scope.spawn(|| alone.play(&api));
            scope.spawn(|| pair.play(&api));
            scope.spawn(|| watch(&mut tables, &api));
            thread::sleep(moment);
            server.kill();
        });
        server = Server::start(&folder);
        api = Api::new(&server.base);
        for player in [&mut alone, &mut pair] {
            player.check(&api);
        }
        let moves = [&alone, &pair].map(|player| player.game.acknowledged.len());
        println!("round {round}: killed after {moment:?}, the players have made {moves:?} moves");
        for table in &mut tables {
            let now = table.look(&api).unwrap();
            now.must_follow(table);
            let goes_on = |look: &Value| look["status"] == "over" || look["position"].as_u64() > Some(now.position);
            api.wait_for(&now.table, goes_on);
            *table = if now.is_over { Watched::new(&api, &host) } else { now };
        }
    }
    for player in [alone, pair] {
        finish(&api, &folder, player);
    }
    assert_eq!(server.complaints(), "");
}

/// Lets a bot finish the last game, and checks the files of all games against what was acknowledged.
fn finish(api: &Api, folder: &TempDir, player: Player) {
    let Player { token, game, finished, .. } = player;
    for game in &finished {
        assert_eq!(moves_in_file(api, folder, game), game.acknowledged.len(), "{}", game.table);
    }
    api.submit(&format!("/tables/{}/resign", game.table), &token, &[("seat", "P1"), ("sure", "yes")]).unwrap();
    api.wait_for(&game.table, |look| look["status"] == "over");
    assert!(moves_in_file(api, folder, &game) >= game.acknowledged.len(), "{}", game.table);
    println!("{} games were exported and verified", finished.len() + 1);
}

/// Checks the exported file of a finished game, and returns the number of moves by the first seat.
fn moves_in_file(api: &Api, folder: &TempDir, game: &Game) -> usize {
    let text = api.get(&format!("/tables/{}/export", game.table), "").unwrap().text;
    let record = Record::parse(&text).unwrap();
    let made = (0..).zip(record.actions()).filter(|(_, action)| action.seat == Seat::ALL[0]);
    let made: Vec<Sent> = made.map(|(answers, made)| Sent { answers, action: made.action.clone() }).collect();
    assert_eq!(made.get(..game.acknowledged.len()), Some(game.acknowledged.as_slice()), "{text}");
    let file = folder.path().join(format!("{}.tessera", game.table));
    std::fs::write(&file, &text).unwrap();
    let verified = tessera(&["replay", path(&file), "--verify"]).output().unwrap();
    let said = String::from_utf8(verified.stdout).unwrap();
    assert_eq!(verified.status.code(), Some(0), "{said}");
    assert_contains(&said, &["is a valid game of", "fair dice: the secret matches its commitment", "the game is over"]);
    made.len()
}
