//! The pages as people use them: in a real browser, against a real server.
//!
//! Every test has a server of its own with data of its own, and browsers that know nobody. Pictures of what the tests
//! saw are left in `target/screens`.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

/// A browser, and what one does with it.
mod browser;
/// The program that drives a browser, and the end of both.
mod driver;
/// Somebody who plays by clicking what glows.
mod player;
/// Playing without a page, to get far fast.
mod quick;
/// A server in a folder of its own.
mod server;

/// Coming back after the connection was lost.
mod connection;
/// Two people around one device.
mod device;
/// The looks of the pages, for people to judge.
mod looks;
/// Without a script.
mod no_script;
/// Looking back, and playing on from there.
mod past;
/// On a phone.
mod phone;
/// The plain view, without a mouse.
mod plain;
/// Two browsers at one table, and what neither may see.
mod two_browsers;
/// Taking back, and reloading in between.
mod undo;
/// From the first page to the result.
mod whole_game;

use tokio::sync::{Semaphore, SemaphorePermit};

/// Browsers are heavy: no more than two tests run at once.
static ROOM: Semaphore = Semaphore::const_new(2);

/// Waits until there is room for another test.
async fn room() -> SemaphorePermit<'static> {
    ROOM.acquire().await.unwrap()
}
