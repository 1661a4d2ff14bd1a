//! The pages as people use them: in a real browser, with a real server.
//!
//! Every test has its own server, data and browsers. Screenshots are saved in `target/screens`.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

/// A browser and how to use it.
mod browser;
/// Starts and ends the browser and its driver.
mod driver;
/// A player who clicks highlighted elements.
mod player;
/// Plays without a page, to reach later positions quickly.
mod quick;
/// A server in a temporary folder.
mod server;

/// What machines can tell of accessibility, on every page and in every state.
mod accessible;
/// Reconnecting after the connection was lost.
mod connection;
/// Two players on one device.
mod device;
/// The faces of cards and modules in every size.
mod faces;
/// From the home page to the first move.
mod first_move;
/// The panel of hints.
mod hints;
/// Installing, and the page without a connection.
mod install;
/// Keys, the focus, and what screen readers are told.
mod keyboard;
/// Screenshots of the pages, for people to judge.
mod looks;
/// Playing without scripts.
mod no_script;
/// Sounds, notifications, and who is awaited.
mod notice;
/// How long a slow device takes to paint pages.
mod paint;
/// Viewing the history, and playing on from there.
mod past;
/// Playing on a phone.
mod phone;
/// Panels on which several things are picked, and what choices foretell.
mod picking;
/// The plain view, by keyboard only.
mod plain;
/// What others did since one's turn, shown again.
mod since;
/// Two browsers at one table, and what neither may see.
mod two_browsers;
/// Undoing, and reloading in between.
mod undo;
/// From the home page to the result.
mod whole_game;

use tokio::sync::{Semaphore, SemaphorePermit};

/// Browsers are heavy: at most two tests run simultaneously.
static ROOM: Semaphore = Semaphore::const_new(2);

/// Waits until another test may run.
async fn room() -> SemaphorePermit<'static> {
    ROOM.acquire().await.unwrap()
}
